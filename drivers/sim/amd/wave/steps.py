"""Instructions at their places and the blocks they form, before anything is known of them.

Stands under `program`, `decode` and `liveness`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from drivers.amd.isa.inst import Inst

VGPR = 256  # operand codes from here on are vector registers
ENDS = frozenset({"s_endpgm", "s_endpgm_saved"})
TRAP = "s_trap"  # ends the launch: no trap handler is there to come back
INDIRECT = frozenset({"s_setpc_b64", "s_swappc_b64", "s_call_b64", "s_rfe_b64"})
BARRIERS = frozenset({"s_barrier", "s_barrier_wait"})
MEMORY_UNITS = frozenset({"vmem", "flat", "smem", "lds"})


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
class Block:
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
    """Offset a branch jumps to when taken, or None. simm16 counts dwords from the next instruction."""
    if not step.inst.defn.is_branch or step.inst.defn.mnemonic in INDIRECT:
        return None
    distance = step.inst["simm16"]
    signed = (int(distance) & 0xFFFF ^ 0x8000) - 0x8000
    return step.after + 4 * signed


def falls_through(inst: Inst) -> bool:
    """Whether the instruction after it in memory can run next."""
    return inst.defn.mnemonic not in ENDS | INDIRECT | {"s_branch", TRAP}
