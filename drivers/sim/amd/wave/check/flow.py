"""The kernel under examination, and forward dataflow over its blocks.

A rule file brings a state with `step`; states only ever grow, so a rule that breaks while they still grow is
broken for good and may raise at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from itertools import zip_longest
from typing import Any, Self, TypeVar

from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import Abi
from drivers.sim.amd.wave.code.control_flow import ControlFlow
from drivers.sim.amd.wave.code.step_facts import StepFacts
from drivers.sim.amd.wave.code.steps import Step


@dataclass
class Subject:
    """A kernel under examination: its code, its launch words, and where a fault is to say it happened."""

    program: ControlFlow
    abi: Abi
    entry_va: int
    where: Mapping[str, object]

    @cached_property
    def blocks(self) -> list[list[StepFacts]]:
        """Facts of every step, by block."""
        return [[StepFacts(step) for step in block.steps] for block in self.program.blocks]

    def text(self, step: Step) -> str:
        """An instruction as assembly."""
        return isa(self.program.arch, self.program.wave_size).format(step.inst)

    def fault(self, code: str, detail: str, step: Step, **more: object) -> SimFault:
        """The error for a rule broken at `step`, with its address and its text."""
        place = {**self.where, "pc": self.entry_va + step.offset, "inst": self.text(step), **more}
        return SimFault(code, detail, place)


@dataclass
class FlowState:
    """What holds on arrival at an instruction: sets of registers as bits, flags, lists and mappings of those.
    Fields that are not compared belong to no path, or have a `merge` of their own.
    """

    subject: Subject = field(compare=False)

    def step(self, facts: StepFacts) -> None:
        raise NotImplementedError

    def copy(self) -> Self:
        return replace(self, **{name: copied(value) for name, value in self.by_path().items()})

    def merge(self, other: Self) -> bool:
        """Join what holds on another path: all that holds on either. Whether this one grew."""
        theirs, grown = other.by_path(), False
        for name, mine in self.by_path().items():
            both = joined(mine, theirs[name])
            grown |= both != mine
            setattr(self, name, both)
        return grown

    def by_path(self) -> dict[str, Any]:
        return {each.name: getattr(self, each.name) for each in fields(self) if each.compare}


def copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: copied(each) for name, each in value.items()}
    return [copied(each) for each in value] if isinstance(value, list) else value


def joined(mine: Any, theirs: Any) -> Any:
    """All that either has; lists place by place."""
    if not mine or not theirs:
        return mine or theirs
    if isinstance(mine, dict):
        return mine | {name: joined(mine.get(name, each), each) for name, each in theirs.items()}
    if isinstance(mine, list):
        return [joined(*pair) for pair in zip_longest(mine, theirs, fillvalue=0)]
    return mine | theirs


S = TypeVar("S", bound=FlowState)


def flow(subject: Subject, start: S) -> list[S | None]:
    """Carry the state through every block until nothing changes; the states at the blocks' starts."""
    blocks = subject.program.blocks
    states: list[S | None] = [None] * len(blocks)
    states[subject.program.start] = start
    waiting = {subject.program.start}
    while waiting:
        index = min(waiting)
        waiting.remove(index)
        before = states[index]
        if before is None:
            continue
        state = before.copy()
        for facts in subject.blocks[index]:
            state.step(facts)
        for successor in blocks[index].successors:
            known = states[successor]
            if known is None:
                states[successor] = state.copy()
            if known is None or known.merge(state):
                waiting.add(successor)
    return states


def find_writer(subject: Subject, at: Step, code: int, wanted: Callable[[StepFacts], bool]) -> int | None:
    """Address of the nearest step before `at`, on any path, that writes a register and is `wanted`."""
    blocks = subject.program.blocks
    index = next(b.index for b in blocks if b.steps[0].offset <= at.offset <= b.last.offset)
    position = blocks[index].steps.index(at)
    seen = {index}
    queue = [(index, position)]
    while queue:
        index, position = queue.pop(0)
        for facts in reversed(subject.blocks[index][:position]):
            if facts.writes >> code & 1 and wanted(facts):
                return subject.entry_va + facts.step.offset
        fresh = [p for p in blocks[index].predecessors if p not in seen]
        seen.update(fresh)
        queue += [(p, len(blocks[p].steps)) for p in fresh]
    return None
