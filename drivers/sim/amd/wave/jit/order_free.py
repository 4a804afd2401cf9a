"""Whether the groups of a launch can tell in which order they run: from the code alone."""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.facts.hwregs import MESSAGE_DEALLOC_VGPRS
from drivers.sim.amd.wave.shadow.sync import DEVICE_SCOPE, reaches

GLC_DLC = 1 | 4
ORDERED = (
    "_atomic_", "buffer_gl1_inv", "scratch_", "s_sendmsg", "s_getreg", "ds_ordered", "ds_gws",
)  # fmt: skip


def is_order_free(program: KernelAnalysis) -> bool:
    """Whether groups cannot tell in which order they run: no atomics on memory, nothing that looks at what
    other groups store while they run (cache policy past the compute unit, invalidation), no clocks, no
    scratch (its place is the wave's).
    """
    for block in program.blocks:
        for step in block.steps:
            inst = step.inst
            name = inst.defn.mnemonic
            if any(part in name for part in ORDERED) and not is_deallocation(inst):
                return False
            if inst.defn.unit in ("vmem", "flat", "smem") and has_scope(inst, program.arch):
                return False
    return True


def can_wait(program: KernelAnalysis) -> bool:
    """Whether a group may look for what others do while it runs: atomics, or loads past the compute unit."""
    steps = (step.inst for block in program.blocks for step in block.steps)
    looks = ((i, i.defn.unit in ("vmem", "flat", "smem")) for i in steps)
    return program.is_linked or any(
        is_memory and ("_atomic_" in inst.defn.mnemonic or has_scope(inst, program.arch))
        for inst, is_memory in looks
    )


def is_deallocation(inst: Inst) -> bool:
    return inst.defn.mnemonic == "s_sendmsg" and int(inst["simm16"]) == MESSAGE_DEALLOC_VGPRS


def has_scope(inst: Inst, arch: str) -> bool:
    """Cache policy that reaches past the compute unit: glc or dlc of gfx11, a scope of device of gfx12."""
    return reaches(inst, arch, DEVICE_SCOPE, GLC_DLC)
