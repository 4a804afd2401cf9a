"""What barriers do not order, by the code alone: operations that a wave has in flight when it comes to one,
and those between its signal and its wait at a split barrier.

The barrier orders what is done. Operations on LDS that are not awaited another wave may find undone, so a
wait for them must come before, in CU mode too. Loads and stores of memory must be over in WGP mode, where the
waves of a group sit behind two L0s. Rules W10, W13; source: LLVM AMDGPUUsage, "Memory model gfx11" and
"gfx12", release fence of work-group scope. Operations of one wave on LDS, loads and stores each come in
order. What a caller left in flight is not followed.

LLVM 22 drops the wait in front of a barrier that begins a loop, if nothing is in flight where the loop is
entered; what comes round the loop it has forgotten by then. So such operations on LDS are apart: `carried`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.code.control_flow import ControlFlow
from drivers.sim.amd.wave.code.dataflow import StepPlace, follow, forward_steps
from drivers.sim.amd.wave.code.steps import BARRIERS, INDIRECT, MEMORY_UNITS, Step
from drivers.sim.amd.wave.code.waits import kinds_of, waits_of

# What a wave that comes to a barrier may have in flight, or have done since its signal.
LATE_LDS, LATE_MEMORY, LATE_WINDOW = 1, 2, 4
SIGNALS = ("s_barrier_signal", "s_barrier_signal_isfirst")
ARRIVALS = ("s_barrier", *SIGNALS)
Ages = dict[int, int]  # by offset: the least number of operations behind it that come in order with it


@dataclass(frozen=True)
class AwaitedKind:
    """Operations that are awaited together; `has` picks those to follow. name: as `kinds_of` has it."""

    name: str
    counters: tuple[str, ...]
    has: Callable[[Inst], bool]
    late: int


@dataclass(frozen=True)
class Unawaited:
    """Offsets. operations: on LDS; memory: on memory; carried: on LDS, in flight only round a loop. barriers:
    what is in flight there; a split one counts where it waits. windows: signals behind which memory is
    touched before the wait.
    """

    operations: frozenset[int] = frozenset()
    memory: frozenset[int] = frozenset()
    carried: frozenset[int] = frozenset()
    barriers: Mapping[int, int] = field(default_factory=dict)
    windows: frozenset[int] = frozenset()


def find_unawaited(program: ControlFlow) -> Unawaited:
    steps = [step for block in program.blocks for step in block.steps]
    barriers = {step.offset: 0 for step in steps if step.inst.defn.mnemonic in BARRIERS}
    if not any(step.inst.defn.mnemonic in ARRIVALS for step in steps):
        return Unawaited()
    waits = [step.offset for step in steps if step.inst.defn.mnemonic == "s_barrier_wait"]
    direct: dict[int, frozenset[int]] = {LATE_LDS: frozenset(), LATE_MEMORY: frozenset()}
    carried: frozenset[int] = frozenset()
    for kind in (kind for kind in KINDS if any(kind.has(step.inst) for step in steps)):
        found = at_arrivals(program, kind, rounds=False)
        direct[kind.late] = direct[kind.late].union(*found.values())
        if kind.late == LATE_LDS:
            found = at_arrivals(program, kind, rounds=True)
            carried = frozenset[int]().union(*found.values()) - direct[LATE_LDS]
        for arrival in (at for at in found if found[at]):
            for at in [arrival] if arrival in barriers else waits:
                barriers[at] |= kind.late
    late = {at: flags for at, flags in barriers.items() if flags}
    return Unawaited(direct[LATE_LDS], direct[LATE_MEMORY], carried, late, find_windows(program))


def at_arrivals(program: ControlFlow, kind: AwaitedKind, rounds: bool) -> dict[int, set[int]]:
    """What is in flight where waves arrive at barriers, by offset. rounds: also what comes round a loop."""
    found: dict[int, set[int]] = {}
    for block, ages in zip(program.blocks, in_flight(program, kind, rounds), strict=True):
        steps = zip(block.steps, ages, strict=False)
        found |= {step.offset: set(each) for step, each in steps if step.inst.defn.mnemonic in ARRIVALS}
    return found


def in_flight(program: ControlFlow, kind: AwaitedKind, rounds: bool = True) -> list[list[Ages]]:
    """Per block, what is in flight before each step and after the last."""
    blocks = program.blocks

    def over(index: int, position: int, ages: Ages) -> Ages:
        step = blocks[index].steps[position]
        left = [count for counter, count in waits_of(step.inst).items() if counter in kind.counters]
        if left:
            ages = {at: age for at, age in ages.items() if age < min(left)}
        if kind.name in kinds_of(step.inst):
            ages = {at: age + 1 for at, age in ages.items()}
        return ages | {step.offset: 0} if kind.has(step.inst) else ages

    first: dict[int, Ages] = {program.start: {}}
    return forward_steps(blocks, first, over, joined, {}, lambda index, onward: rounds or onward > index)


def joined(before: Ages, ages: Ages) -> Ages:
    """In flight on either way, and at the least age."""
    return {at: min(ages.get(at, age), age) for at, age in {**ages, **before}.items()}


def touches_lds(inst: Inst) -> bool:
    """Whether it may read or write LDS, and not only other lanes."""
    return inst.defn.format in ("DS", "FLAT") and (inst.defn.is_load or inst.defn.is_store)


def is_shared(inst: Inst) -> bool:
    """Whether it reads or writes memory that other waves see."""
    moves = inst.defn.is_load or inst.defn.is_store
    return moves and inst.defn.unit in ("vmem", "flat") and inst.defn.format != "SCRATCH"


def loads_memory(inst: Inst) -> bool:
    return is_shared(inst) and "vm" in inst.defn.counters


def stores_memory(inst: Inst) -> bool:
    return is_shared(inst) and "vs" in inst.defn.counters


STORES = AwaitedKind("store", ("vs",), stores_memory, LATE_MEMORY)
KINDS = (
    AwaitedKind("lds", ("lgkm", "ds"), touches_lds, LATE_LDS),
    AwaitedKind("load", ("vm",), loads_memory, LATE_MEMORY),
    STORES,
)


# -- split barriers --------------------------------------------------------------------------------


def find_windows(program: ControlFlow) -> frozenset[int]:
    """Signals from which some way leads to memory or LDS, or to other code, before it waits."""
    found = set()
    for block in program.blocks:
        for position, step in enumerate(block.steps):
            if step.inst.defn.mnemonic in SIGNALS and touches_before_wait(
                program, (block.index, position + 1)
            ):
                found.add(step.offset)
    return frozenset(found)


def touches_before_wait(program: ControlFlow, place: StepPlace) -> bool:
    def through(index: int, position: int, is_open: int) -> int | None:
        for step in program.blocks[index].steps[position:]:
            if step.inst.defn.mnemonic in BARRIERS:
                return 0
            if touches(step) or step.inst.defn.mnemonic in INDIRECT:
                return None
        return is_open

    return not follow(program.blocks, place, 1, through)


def touches(step: Step) -> bool:
    inst = step.inst
    moves = inst.defn.is_load or inst.defn.is_store or bool(inst.defn.counters)
    return inst.defn.unit in MEMORY_UNITS and moves and inst.defn.format != "SCRATCH"
