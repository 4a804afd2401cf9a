"""Holds the control words of a program to what its instructions need, over every path through it.

A chip reads what is in a register when an instruction issues, whether an earlier one has written it or not.
Checked are: results of fixed latency against the stalls on the way (latency.py), results of variable
latency against scoreboards raised and waited for, sources that a slow instruction has still to read when
they are overwritten, results that come after later ones, waits for scoreboards that nobody raises or that
are not up yet; of registers, uniform registers and predicates.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from drivers.nv.isa.access import RegisterAccess, RegisterRun, access
from drivers.nv.isa.form import SCOREBOARD_NONE
from drivers.nv.isa.latency import (
    DOUBLE,
    IN_ORDER,
    LEAST,
    MEMORY,
    TO_WAIT,
    WARPGROUP,
    cycles,
    is_variable,
    unit,
)
from drivers.nv.isa.machine import SIZE, Decoded
from drivers.nv.isa.places import CodeTarget

OLD = 48  # cycles after which every result of fixed latency is there
DRAINED = 15  # cycles at least that ERRBAR takes with a stall of 0: ptxas 13.0 counts on them
# A store to global memory has read its data when a later load from shared memory writes it: so ptxas 13.0.
READ_BEFORE = ("STG", "LDS")
ALWAYS = 7
BOARD = "SB"  # the file of scoreboards
Place = tuple[str, int]  # file and number of a register


Calls = tuple[int, ...]  # where functions return to, the innermost last
DEEPEST = 3  # of which so many are told apart; a function further out returns to every call


class Problem(NamedTuple):
    """address: of the instruction that is too early. kind: RAW, WAR, WAW, STALL, REGISTER or SCOREBOARD."""

    address: int
    kind: str
    sentence: str


class PendingResult(NamedTuple):
    """A result on its way: by whom, which operand, cycles since then."""

    producer: int
    span: RegisterRun
    age: int


class Pending(NamedTuple):
    """A slow instruction that has not written, or not read, a register. by: scoreboards of which one tells
    when it has; the name of a unit where one of a later instruction of that unit will tell. has_own:
    whether it raised one."""

    producer: int
    by: frozenset[int | str]
    has_own: bool


@dataclass
class Outstanding:
    """What may be on its way at a place of the program, on any path to it."""

    fixed: dict[Place, frozenset[PendingResult]] = field(default_factory=dict)
    writes: dict[Place, frozenset[Pending]] = field(default_factory=dict)
    reads: dict[Place, frozenset[Pending]] = field(default_factory=dict)

    def key(self) -> tuple[frozenset[object], ...]:
        """What tells states apart."""
        return tuple(frozenset(table.items()) for table in (self.fixed, self.writes, self.reads))

    def copy(self) -> Outstanding:
        return Outstanding(dict(self.fixed), dict(self.writes), dict(self.reads))

    def join(self, other: Outstanding) -> bool:
        """Add another path's; whether that changed anything."""
        before = self.copy()
        for place, found in other.fixed.items():
            self.fixed[place] = youngest(self.fixed.get(place, frozenset()) | found)
        for mine, theirs in ((self.writes, other.writes), (self.reads, other.reads)):
            for place, pending in theirs.items():
                mine[place] = mine.get(place, frozenset()) | pending
        return self != before


def youngest(found: Iterable[PendingResult]) -> frozenset[PendingResult]:
    """Of each producer the shortest time."""
    least: dict[tuple[int, RegisterRun], int] = {}
    for producer, span, age in found:
        least[producer, span] = min(age, least.get((producer, span), OLD))
    return frozenset(PendingResult(*key, age) for key, age in least.items())


def places(span: RegisterRun) -> Iterator[tuple[Place, int]]:
    """(register, which word of the operand)."""
    for word in range(span.words):
        yield (span.file, span.number + word), word


class Checker:
    """One program: its instructions by address, from which `entry` is reached."""

    def __init__(self, program: dict[int, Decoded], arch: str, entry: int = 0) -> None:
        self.program, self.arch, self.entry = {}, arch, entry  # type: dict[int, Decoded], str, int
        self.accesses: dict[int, RegisterAccess] = {}
        for at, made in program.items():
            self.add(at, made)
        self.problems: dict[tuple[int, str, str], Problem] = {}
        self.returns = [at + SIZE for at, made in program.items() if made.form.name == "CALL.REL"]
        self.is_whole = bool(program)  # all of the program is known
        self.all_raised = {n for made in program.values() for n in (made.word.write, made.word.read)}

    def add(self, at: int, made: Decoded) -> None:
        """One more instruction, for one who follows a path instruction by instruction (`step`)."""
        self.program[at], self.accesses[at] = made, access(made)

    def run(self) -> list[Problem]:
        """Problems by address."""
        states = {(self.entry, Calls()): Outstanding()} if self.program else {}
        work = list(states)
        while work:
            at, calls = work.pop()
            state = states[at, calls].copy()
            for after in self.entered(at, calls, self.step(at, state)):
                if after[0] not in self.program:
                    continue
                if after not in states:
                    states[after] = state.copy()
                elif not states[after].join(state):
                    continue
                work.append(after)
        return sorted(self.problems.values())

    def entered(self, at: int, calls: Calls, following: list[int]) -> Iterator[tuple[int, Calls]]:
        """Where the program may go on, with the calls that it is in then."""
        name, behind = self.program[at].form.name, at + SIZE
        if name == "RET.REL" and calls:
            following = [calls[-1], *(after for after in following if after not in self.returns)]
        for after in following:
            if name == "CALL.REL" and after != behind:
                yield after, (*calls, behind)[-DEEPEST:]
            else:
                yield after, calls[:-1] if name == "RET.REL" and calls[-1:] == (after,) else calls

    def found(self, at: int, kind: str, what: str) -> None:
        made = self.program[at]
        self.problems.setdefault((at, kind, what), Problem(at, kind, f"{made.text}: {what}"))

    # One instruction.

    def step(self, at: int, state: Outstanding) -> list[int]:
        """Check an instruction and bring the state behind it; where the program may go on."""
        made = self.program[at]
        self.wait(at, made, state)
        self.check_stall(at, made)
        self.check_alignment(at)
        for span in self.accesses[at].reads:
            self.check_read(at, made, span, state)
        for span in self.accesses[at].writes:
            self.check_write(at, made, span, state)
        self.issue(at, made, state)
        waits_for_membar = made.form.name == "ERRBAR" and not made.word.stall
        self.pass_time(DRAINED if waits_for_membar else max(1, made.word.stall), state)
        return self.successors(at, made)

    def wait(self, at: int, made: Decoded, state: Outstanding) -> None:
        waited = {n for n in range(6) if made.word.wait >> n & 1}
        for number in sorted(waited):
            self.check_raised(at, number, state)
        if made.form.name == "DEPBAR.LE" and not made.word.count:  # type: ignore[attr-defined]
            waited.add(int(made.word.sb))  # type: ignore[attr-defined]
        if made.form.name == "BAR" and not made.word.defer_blocking:  # type: ignore[attr-defined]
            # believed, as ptxas 13.0 overwrites behind it what stores read: the warp's memory instructions
            # have read by then
            self.land(state, frozenset({MEMORY}), writes=False)
        if made.form.name == "WARPGROUP.DEPBAR.LE":  # of several groups the older ones are not told apart
            self.land(state, frozenset({WARPGROUP}))
        is_told = self.is_whole and made.form.name != "CCTL.IVALL"  # ptxas 13.0 lets it wait for all six
        for number in waited - self.all_raised if is_told else ():
            self.found(at, "SCOREBOARD", f"it waits for scoreboard {number}, which no instruction raises")
        if waited:
            self.land(state, frozenset(waited))

    def check_raised(self, at: int, number: int, state: Outstanding) -> None:
        """A scoreboard that is not up yet is not waited for. (DEPBAR.LE looks later.)"""
        for fixed in state.fixed.get((BOARD, number), ()):
            if fixed.age < TO_WAIT:
                by = f"{self.program[fixed.producer].text} at {fixed.producer:#x}"
                what = f"waits for scoreboard {number} {fixed.age} cycles after {by} raises it"
                self.found(at, "SCOREBOARD", f"{what}; {TO_WAIT} are needed")

    def land(self, state: Outstanding, by: frozenset[int | str], writes: bool = True) -> None:
        """What one of these tells of is done; writes: results too, not only what sources are read for."""
        for table in (state.writes, state.reads) if writes else (state.reads,):
            for place, pending in list(table.items()):
                left = frozenset(p for p in pending if not p.by & by)
                if left:
                    table[place] = left
                else:
                    del table[place]

    def check_stall(self, at: int, made: Decoded) -> None:
        least = LEAST.get(made.form.name, 0)
        if made.text.endswith("MEMBAR.ALL.CTA") and self.arch == "sm_120" and not made.word.stall:
            return  # so ptxas 13.0 writes one that a fence of more scope follows
        if made.word.stall < least and self.successors(at, made) != [at]:
            self.found(at, "STALL", f"has a stall of {made.word.stall}; {least} is the least")

    def check_alignment(self, at: int) -> None:
        """Operands of two registers begin at an even number, those of four at a multiple of four."""
        for span in (*self.accesses[at].reads, *self.accesses[at].writes):
            if span.number % span.multiple:
                self.found(at, "REGISTER", f"{span} begins at no multiple of {span.multiple}")

    def check_read(self, at: int, made: Decoded, span: RegisterRun, state: Outstanding) -> None:
        for place, word in places(span):
            name = f"{place[0]}{place[1]}"
            for pending in state.writes.get(place, ()):
                if unit(made) == WARPGROUP and WARPGROUP in pending.by and span.operand == "c":
                    continue  # products add up in their order
                self.found(at, "RAW", f"reads {name}, which {self.named(pending)} has still to write")
            for fixed in state.fixed.get(place, ()):
                need = cycles(self.program[fixed.producer], fixed.span, made, span, word, self.arch)
                if fixed.age < need:
                    by = f"{self.program[fixed.producer].text} at {fixed.producer:#x}"
                    self.found(at, "RAW", f"reads {name} {fixed.age} cycles after {by}; {need} are needed")

    def check_write(self, at: int, made: Decoded, span: RegisterRun, state: Outstanding) -> None:
        for place, _ in places(span):
            name = f"{place[0]}{place[1]}"
            for pending in state.reads.get(place, ()):
                follows = unit(made) in pending.by and not pending.has_own
                earlier = self.program[pending.producer]
                follows |= unit(made) == DOUBLE == unit(earlier)
                follows |= (earlier.form.name, made.form.name) == READ_BEFORE
                follows |= unit(made) == WARPGROUP and WARPGROUP in pending.by
                if not follows and not self.opposite(made, self.program[pending.producer]):
                    self.found(at, "WAR", f"writes {name}, which {self.named(pending)} has still to read")
            for pending in state.writes.get(place, ()):
                own = unit(made)  # of one pipe results come in order
                in_order = own in (DOUBLE, WARPGROUP) and own == unit(self.program[pending.producer])
                if not in_order and not self.opposite(made, self.program[pending.producer]):
                    self.found(at, "WAW", f"writes {name}, which {self.named(pending)} has still to write")
            if is_variable(made, self.arch):
                continue
            for fixed in state.fixed.get(place, ()):
                self.check_order(at, made, span, fixed, name)

    def check_order(self, at: int, made: Decoded, span: RegisterRun, fixed: PendingResult, name: str) -> None:
        """A result that takes longer must not come after this one."""
        earlier = self.program[fixed.producer]
        late = cycles(earlier, fixed.span, made, span, 0, self.arch)
        late -= cycles(made, span, made, span, 0, self.arch)
        if fixed.span.file == "R" and fixed.age < late:
            self.found(at, "WAW", f"writes {name} before {earlier.text} at {fixed.producer:#x} does")

    def opposite(self, made: Decoded, other: Decoded) -> bool:
        """Guards of which one holds where the other does not, as far as the text tells."""
        mine, theirs = made.word, other.word
        return mine.guard == theirs.guard != ALWAYS and mine.guard_not != theirs.guard_not

    def named(self, pending: Pending) -> str:
        known = [str(n) for n in pending.by if isinstance(n, int)]
        what = f"(scoreboard {' or '.join(known)})" if known else "(it raises no scoreboard)"
        return f"{self.program[pending.producer].text} at {pending.producer:#x} {what}"

    def issue(self, at: int, made: Decoded, state: Outstanding) -> None:
        """What this instruction has under way from now on."""
        write, read = (n for n in (made.word.write, made.word.read))
        raised = {n for n in (write, read) if n != SCOREBOARD_NONE}
        for number in raised:
            state.fixed[BOARD, number] = frozenset(
                {PendingResult(at, RegisterRun(BOARD, number, 1, "raised"), 0)}
            )
        own = unit(made)
        if own in IN_ORDER:
            self.cover(state.writes, own, raised & {write})
            self.cover(state.reads, own, raised)
        is_slow = is_variable(made, self.arch) or write != SCOREBOARD_NONE
        for span in self.accesses[at].writes:
            for place, _ in places(span):
                self.note_write(at, made, span, place, state, is_slow)
        if is_slow:
            by = frozenset[int | str]({own, *raised} if own in (*IN_ORDER, WARPGROUP) else raised)
            for span in self.accesses[at].reads:
                for place, _ in places(span):
                    if span.operand != "@" and span.file == "R":
                        state.reads[place] = state.reads.get(place, frozenset()) | {
                            Pending(at, by, made.word.read != SCOREBOARD_NONE)
                        }

    def note_write(
        self, at: int, made: Decoded, span: RegisterRun, place: Place, state: Outstanding, is_slow: bool
    ) -> None:
        is_certain = made.word.guard == ALWAYS
        if is_slow:
            board = made.word.write
            if made.word.read != SCOREBOARD_NONE and place[0] == "P" and made.form.name == "ATOM":
                board = made.word.read  # which space an address is in is known when it was read
            by = frozenset[int | str]({board if board != SCOREBOARD_NONE else unit(made)})
            pending = Pending(at, by, board != SCOREBOARD_NONE)
            state.writes[place] = state.writes.get(place, frozenset()) | {pending}
            if is_certain:
                state.fixed.pop(place, None)
            return
        before = frozenset() if is_certain else state.fixed.get(place, frozenset[PendingResult]())
        state.fixed[place] = youngest({*before, PendingResult(at, span, 0)})

    def cover(self, table: dict[Place, frozenset[Pending]], own: str, raised: set[int]) -> None:
        """Instructions of this unit without a scoreboard of their own are done when this one is."""
        if not raised:
            return
        for place, pending in table.items():
            if any(own in p.by and not p.has_own for p in pending):
                table[place] = frozenset(
                    p._replace(by=p.by | raised) if own in p.by and not p.has_own else p for p in pending
                )

    def pass_time(self, stall: int, state: Outstanding) -> None:
        for place, found in list(state.fixed.items()):
            left = frozenset(f._replace(age=f.age + stall) for f in found if f.age + stall < OLD)
            if left:
                state.fixed[place] = left
            else:
                del state.fixed[place]

    def successors(self, at: int, made: Decoded) -> list[int]:
        name = made.form.name
        following = at + SIZE
        target = next((o.place(made.word, at) for o in made.form.operands if isinstance(o, CodeTarget)), None)
        is_certain = made.word.guard == ALWAYS and not made.word.guard_not
        takes = [getattr(made.word, p) == ALWAYS and not getattr(made.word, f"{p}_neg") for p in "su"
                 if any(o.name == p for o in made.form.operands)]  # fmt: skip
        is_certain = is_certain and all(takes)
        if name == "BRX" or (name == "CALL.REL" and "a" in (o.name for o in made.form.operands)):
            return [] if is_certain else [following]  # a register says where to
        if name in ("BRA.DIV", "BRA.CONV") and target is not None:
            return [target, following]
        if name in ("BRA", "BRA.U", "BRA.U.ANY", "CALL.REL") and target is not None:
            return [target] if is_certain else [target, following]
        if name == "EXIT":
            return [] if is_certain else [following]
        if name == "RET.REL":
            return self.returns if is_certain else [*self.returns, following]
        return [following]


def check(program: dict[int, Decoded], arch: str, entry: int = 0) -> list[Problem]:
    """What is wrong with the control words of a program; nothing for what ptxas makes."""
    return Checker(program, arch, entry).run()
