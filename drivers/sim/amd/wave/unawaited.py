"""Operations on LDS that a wave has in flight when it comes to a barrier, by the code alone.

The barrier orders what is done, and these are not: another wave behind it may find LDS as it was before, or
overwrite what is still to be read. A wait for LDS must come before. Rule W10; source: LLVM AMDGPUUsage,
"Memory model gfx11", release fence of work-group scope: lgkmcnt(0) in front of s_barrier, in CU mode too.
Operations of one wave on LDS are done in order. What a caller left in flight is not followed.

LLVM 22 drops the wait in front of a barrier that begins a loop, if nothing is in flight where the loop is
entered; what comes round the loop it has forgotten by then. So such operations are apart: `carried`.
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
    """Offsets. A split barrier counts where it waits. carried: operations that are in flight only round a
    loop.
    """

    operations: frozenset[int] = frozenset()
    carried: frozenset[int] = frozenset()
    barriers: frozenset[int] = frozenset()


def find_unawaited(program: Program) -> Unawaited:
    steps = [step for block in program.blocks for step in block.steps]
    barriers = [step for step in steps if step.inst.defn.mnemonic in BARRIERS]
    if not barriers or not any(touches_lds(step.inst) for step in steps):
        return Unawaited()
    found = at_arrivals(program, rounds=True)
    direct = frozenset[int]().union(*at_arrivals(program, rounds=False).values())
    carried = frozenset[int]().union(*found.values()) - direct
    late = {at for at in found if found[at]}
    if late - {step.offset for step in barriers}:  # a signal: its waits
        late |= {step.offset for step in barriers if step.inst.defn.mnemonic == "s_barrier_wait"}
    return Unawaited(direct, carried, frozenset(late))


def at_arrivals(program: Program, rounds: bool) -> dict[int, set[int]]:
    """What is in flight where waves arrive at barriers, by offset. rounds: also what comes round a loop."""
    blocks = program.blocks
    found: dict[int, set[int]] = {}
    starts: list[Ages | None] = [None] * len(blocks)
    starts[program.start] = {}
    work = [program.start]
    while work:
        index = work.pop()
        ages = through(blocks[index], dict(starts[index] or {}), found)
        for successor in blocks[index].successors:
            before = starts[successor]
            given = ages if rounds or successor > index else {}
            starts[successor] = joined(before, given)
            if starts[successor] != before:
                work.append(successor)
    return found


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
