"""Loads in flight across calls, returns and computed branches: what a wave brings along when it goes from one
part of a kernel to another.

Where such a branch leads is known only when a wave takes it, so this is asked then, once for each way: from
which visit of a part, behind which instruction, to where. LLVM's functions wait for all loads when they begin
and before they return (SIInsertWaitcnts), and its callers wait for none; code by hand may do otherwise, and
its ways are told apart. Rules are those of `waits`. Knows nothing of compiled code.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.check.flow import Subject, find_writer, flow
from drivers.sim.amd.wave.check.waits import InFlight
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.amd.wave.code.waits import kinds_of

MAX_VISITS = 512  # of one part with different loads in flight; further ones are taken for none
LAUNCH = 0  # the visit from which a wave begins
PC_BITS = 32


@dataclass
class Visit:
    """A part of a kernel with what is in flight when a wave comes to it: `states` at its blocks' starts."""

    subject: Subject
    states: list[InFlight | None]
    left: dict[int, InFlight] = field(default_factory=dict)

    def leave(self, offset: int) -> InFlight:
        """What is in flight behind the instruction at byte `offset` from the entry, the last of its block."""
        if offset not in self.left:
            self.left[offset] = self._leave(offset)
        return self.left[offset]

    def _leave(self, offset: int) -> InFlight:
        blocks = self.subject.program.blocks
        index = next((block.index for block in blocks if block.last.offset == offset), None)
        before = None if index is None else self.states[index]
        if index is None or before is None:
            return InFlight(self.subject)
        state = before.copy()
        for facts in self.subject.blocks[index]:
            state.step(facts)
        return state.carried(self.issued(state, index))

    def issued(self, state: InFlight, index: int) -> dict[int, int]:
        """Register in flight at the end of a block -> address of the instruction that will write it."""
        found = dict(state.origins)
        last = self.subject.program.blocks[index].last
        for code in (code for code in range(2 * VGPR) if state.busy >> code & 1):
            address = find_writer(self.subject, last, code, lambda facts: bool(kinds_of(facts.step.inst)))
            if address is not None:
                found[code] = address
        return found


@dataclass
class Seams:
    """All visits of one kernel so far, by number."""

    visits: list[Visit | None] = field(default_factory=lambda: [None])
    known: dict[tuple[int, object], int] = field(default_factory=dict)

    def enter(self, context: int, part: int, subject: Subject) -> int:
        """The number of the visit of `part`, whatever numbers them, which is `subject`. context: the visit
        that a wave comes from, above PC_BITS, and there the offset of the instruction that left it, signed.

        Raises SimFault where the part touches a register that is in flight.
        """
        visit, pc = self.visits[context >> PC_BITS], signed(context)
        state = visit.leave(pc) if visit else InFlight(subject)
        state = settled(state.moved(subject))
        ways = sum(known == part for known, _ in self.known)
        if ways >= MAX_VISITS:
            state = InFlight(subject)
        key = (part, state.key())
        if key not in self.known:
            self.known[key] = self.visit(state, subject, pc)
        return self.known[key]

    def visit(self, state: InFlight, subject: Subject, pc: int) -> int:
        """Follow every path of the part from there."""
        try:
            states = flow(subject, state)
        except SimFault as fault:
            if state.is_idle:
                raise
            detail = f"{fault.detail}; it was in flight when the wave came here from another function"
            where = {**fault.where, "came_from": subject.entry_va + pc}
            raise SimFault(fault.code, detail, where) from fault
        self.visits.append(Visit(subject, states))
        return len(self.visits) - 1


def settled(state: InFlight) -> InFlight:
    """The state behind the waits that the part begins with, which most functions do: nothing in flight is
    nothing, wherever a wave comes from.
    """
    program, found = state.subject.program, state.copy()
    for facts in state.subject.blocks[program.start]:
        if not facts.name.startswith("s_wait"):
            break
        found.step(facts)
    return InFlight(state.subject) if found.is_idle else state


def signed(context: int) -> int:
    """The offset in a context."""
    low = context & (1 << PC_BITS) - 1
    return low - (low >> PC_BITS - 1 << PC_BITS)
