"""The kernel under examination, and forward dataflow over its blocks.

A rule file brings a state with `step`; states only ever grow, so a rule that breaks while they still grow is
broken for good and may raise at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from itertools import zip_longest
from typing import Any, Self, TypeVar

from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import Abi
from drivers.sim.amd.wave.code.control_flow import ControlFlow
from drivers.sim.amd.wave.code.dataflow import forward, last_before
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

    def warnings(self, sentence: str, offsets: Collection[int]) -> list[str]:
        """The sentence with the `count` of instructions that it is about and the `first`, if any are."""
        if not offsets:
            return []
        step = self.program.step_at(self.program.places[min(offsets)])
        first = f"{self.text(step)} at {self.entry_va + step.offset:#x}"
        return [sentence.format(count=len(offsets), first=first)]

    def fault(self, code: str, detail: str, step: Step, **more: object) -> SimFault:
        """The error for a rule broken at `step`, with its address and its text."""
        place = {**self.where, "pc": self.entry_va + step.offset, "inst": self.text(step), **more}
        return SimFault(code, detail, place)


@dataclass
class FlowState:
    """What holds on arrival at an instruction: sets of registers as bits, flags, lists and mappings of those.
    Fields that are not compared belong to no path.
    """

    subject: Subject = field(compare=False)

    def step(self, facts: StepFacts) -> None:
        raise NotImplementedError

    def copy(self) -> Self:
        return replace(self, **{name: copied(value) for name, value in self.by_path().items()})

    def join(self, other: Self) -> Self:
        """All that holds on this path or on the other."""
        theirs = other.by_path()
        return replace(self, **{name: joined(mine, theirs[name]) for name, mine in self.by_path().items()})

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

    def through(index: int, before: S) -> S:
        state = before.copy()
        for facts in subject.blocks[index]:
            state.step(facts)
        return state

    program = subject.program
    return forward(program.blocks, {program.start: start}, through, lambda one, other: one.join(other))


def find_writer(subject: Subject, at: Step, code: int, wanted: Callable[[StepFacts], bool]) -> int | None:
    """Address of the nearest step before `at`, on any path, that writes a register and is `wanted`."""
    program = subject.program

    def writes(index: int, position: int) -> bool:
        facts = subject.blocks[index][position]
        return bool(facts.writes >> code & 1) and wanted(facts)

    found = last_before(program.blocks, program.places[at.offset], program.start, writes)
    return next((subject.entry_va + program.step_at(place).offset for place in found if place), None)
