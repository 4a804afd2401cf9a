"""Instructions at their places and the blocks they form, before anything is known of them.

Stands under `program`, `decode` and `liveness`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, SCC, VCC_LO, Reg

VGPR = 256  # operand codes from here on are vector registers
ENDS = frozenset({"s_endpgm", "s_endpgm_saved"})
TRAP = "s_trap"  # ends the launch: no trap handler is there to come back
INDIRECT = frozenset({"s_setpc_b64", "s_swappc_b64", "s_call_b64", "s_rfe_b64"})
BARRIERS = frozenset({"s_barrier", "s_barrier_wait"})
MEMORY_UNITS = frozenset({"vmem", "flat", "smem", "lds"})
# What a conditional branch asks, and whether it is taken if that is not 0. Source: RDNA3 ISA, SOPP opcodes.
CONDITIONS: dict[str, tuple[Reg, bool]] = {
    "s_cbranch_scc0": (SCC, False), "s_cbranch_scc1": (SCC, True),
    "s_cbranch_vccz": (VCC_LO, False), "s_cbranch_vccnz": (VCC_LO, True),
    "s_cbranch_execz": (EXEC_LO, False), "s_cbranch_execnz": (EXEC_LO, True),
}  # fmt: skip
# Those that ask for a debugger, which there is none.
NEVER_TAKEN = {f"s_cbranch_cdbg{who}" for who in ("sys", "user", "sys_or_user", "sys_and_user")}
# Nothing that a program computes depends on these: timing, caches that this model keeps coherent, prefetches,
# waits. `check` holds them to their rules.
FOR_TIMING = (
    "s_sleep", "s_sleep_var", "s_setprio", "s_delay_alu", "s_set_inst_prefetch_distance", "s_ttracedata",
    "s_ttracedata_imm", "s_version", "s_incperflevel", "s_decperflevel", "s_wakeup",
)  # fmt: skip
FOR_CACHES = (
    "s_icache_inv", "s_gl1_inv", "buffer_gl0_inv", "buffer_gl1_inv",
    "global_inv", "global_wb", "global_wbinv",
)  # fmt: skip
WITHOUT_EFFECT = (
    *FOR_TIMING, *FOR_CACHES, "s_wait_idle", "s_waitcnt", "s_waitcnt_vscnt", "s_waitcnt_vmcnt",
    "s_waitcnt_expcnt", "s_waitcnt_lgkmcnt", "s_waitcnt_depctr", "s_clause", "s_nop", "s_inst_prefetch",
    "s_atc_probe", "s_atc_probe_buffer",
    "s_wait_loadcnt", "s_wait_storecnt", "s_wait_samplecnt", "s_wait_bvhcnt",
    "s_wait_expcnt", "s_wait_dscnt", "s_wait_kmcnt", "s_wait_loadcnt_dscnt", "s_wait_storecnt_dscnt",
    "s_wait_alu", "s_wait_event", "s_prefetch_inst", "s_prefetch_inst_pc_rel", "s_prefetch_data",
    "s_prefetch_data_pc_rel", "s_buffer_prefetch_data",
)  # fmt: skip


@dataclass(frozen=True)
class Step:
    """One instruction and where it lies, in bytes from the kernel's entry.

    is_seam: none of the kernel's, but the place where it goes on in another of its parts.
    """

    offset: int
    inst: Inst
    size: int
    is_seam: bool = False

    @property
    def after(self) -> int:
        """Offset of the instruction that follows in memory."""
        return self.offset + self.size


@dataclass
class BasicBlock:
    """Instructions that run one after the other.

    `successors` are block indices: the fall-through comes last.
    """

    index: int
    steps: list[Step]
    successors: tuple[int, ...] = ()
    predecessors: list[int] = field(default_factory=list)

    @property
    def last(self) -> Step:
        """The instruction that decides where to go on."""
        return self.steps[-1]


def branch_target(step: Step) -> int | None:
    """Offset a branch jumps to when taken, or None."""
    is_direct = step.inst.defn.is_branch and step.inst.defn.mnemonic not in INDIRECT
    return jump_target(step) if is_direct else None


def jump_target(step: Step) -> int:
    """Where simm16 leads: it counts dwords from the next instruction."""
    signed = (int(step.inst["simm16"]) & 0xFFFF ^ 0x8000) - 0x8000
    return step.after + 4 * signed


def offsets_after(step: Step) -> list[int]:
    """Where control may go on: where a branch jumps to, then what follows in memory."""
    target = branch_target(step)
    jumps = [] if target is None else [target]
    falls_through = step.inst.defn.mnemonic not in ENDS | INDIRECT | {"s_branch", TRAP}
    return [*jumps, step.after] if falls_through else jumps
