"""Operations on LDS that a wave has in flight when it comes to a barrier, by the code alone.

The barrier orders what is done, and these are not: another wave behind it may find LDS as it was before, or
overwrite what is still to be read. A wait for LDS must come before. Rule W10; source: LLVM AMDGPUUsage,
"Memory model gfx11", release fence of work-group scope: lgkmcnt(0) in front of s_barrier, in CU mode too.
Operations of one wave on LDS are done in order. What a caller left in flight is not followed.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.check.waits import waits_of
from drivers.sim.amd.wave.program import Program
from drivers.sim.amd.wave.steps import BARRIERS, Block

COUNTERS = ("lgkm", "ds")
ARRIVALS = ("s_barrier", "s_barrier_signal", "s_barrier_signal_isfirst")
Ages = dict[int, int]  # by offset: the least number of operations on LDS behind it


@dataclass(frozen=True)
class Unawaited:
    """operations, barriers: offsets. A split barrier counts where it waits."""

    operations: frozenset[int] = frozenset()
    barriers: frozenset[int] = frozenset()


def find_unawaited(program: Program) -> Unawaited:
    blocks = program.blocks
    steps = [step for block in blocks for step in block.steps]
    barriers = [step for step in steps if step.inst.defn.mnemonic in BARRIERS]
    if not barriers or not any(touches_lds(step.inst) for step in steps):
        return Unawaited()
    found: dict[int, set[int]] = {}  # by arrival
    starts: list[Ages | None] = [None] * len(blocks)
    starts[program.start] = {}
    work = [program.start]
    while work:
        index = work.pop()
        ages = through(blocks[index], dict(starts[index] or {}), found)
        for successor in blocks[index].successors:
            before = starts[successor]
            starts[successor] = joined(before, ages)
            if starts[successor] != before:
                work.append(successor)
    operations = frozenset[int]().union(*found.values())
    split = operations and any(step.offset not in found for step in barriers)
    waits = {step.offset for step in barriers if step.inst.defn.mnemonic == "s_barrier_wait"} if split else {}
    return Unawaited(operations, frozenset({*(at for at in found if found[at]), *waits}))


def through(block: Block, ages: Ages, found: dict[int, set[int]]) -> Ages:
    """What is in flight behind a block; what was at each barrier goes to `found`."""
    for step in block.steps:
        inst = step.inst
        left = [count for counter, count in waits_of(inst).items() if counter in COUNTERS]
        if left:
            ages = {at: age for at, age in ages.items() if age < min(left)}
        if touches_lds(inst):
            ages = {at: age + 1 for at, age in ages.items()}
            ages[step.offset] = 0
        if inst.defn.mnemonic in ARRIVALS:
            found.setdefault(step.offset, set()).update(ages)
    return ages


def joined(before: Ages | None, ages: Ages) -> Ages:
    """In flight on either way, and at the least age."""
    return {at: min(ages.get(at, age), age) for at, age in {**ages, **(before or {})}.items()}


def touches_lds(inst: Inst) -> bool:
    """Whether it reads or writes LDS, and not only other lanes."""
    return inst.defn.base_format == "DS" and (inst.defn.is_load or inst.defn.is_store)
