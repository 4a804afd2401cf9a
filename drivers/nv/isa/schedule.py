"""Control words: how long each instruction stalls, which scoreboards it raises and which it waits for.

In: instructions with what they read and write, in their order. Out: the same with a control word each, and
NOPs where a stall of 15 cycles is not enough. A result of fixed latency is waited for by stalls, any other
by a scoreboard, of which there are six: 0..4 for results, 5 for sources that memory instructions still read;
where there are asynchronous copies 0 is theirs (LDGDEPBAR), and DEPBAR in the code waits for it.
States at the head of a loop are those of every way into it, found by going round until nothing changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from drivers.nv.isa.pipes import FINISH, LATENCIES, MEMORY, SLOW, SPECIAL, Latencies

PREDICATES, UNIFORMS, UNIFORM_PREDICATES = 256, 512, 768  # behind the vector registers' numbers
SHARED = 1024  # what a barrier of the block waits for: shared memory that is being read
COPIES, RESULTS, SOURCES, NONE = 0, 5, 5, 7
LONGEST = 15
IN_ORDER = 1 << 6  # of a reader whose unit reads its sources in order: the unit's next one need not wait
NOBODY = frozenset[int]()
SEEN = 2  # cycles from an instruction to the first that may wait for its scoreboard
OUTSTANDING = 32  # instructions that may hold one scoreboard up at once; its counter has six bits
FAR = 1 << 30
SHARED_READS = ("LDS", "LDSM", "SYNCS")


@dataclass(slots=True)
class Issue:
    """One instruction. reads, writes: numbers of registers; those of predicates and uniform registers from
    PREDICATES, UNIFORMS and UNIFORM_PREDICATES on. guard: the predicate that it is carried out by, read apart
    from them. target: the instruction that a branch goes to."""

    name: str
    reads: tuple[int, ...] = ()
    writes: tuple[int, ...] = ()
    guard: int = -1
    target: int = -1


@dataclass(slots=True)
class Control:
    """A control word. at: the instruction that it belongs to; -1 for a NOP in between. head: the branch
    target that such a NOP stands before: branches go to the NOP, as what they leave under way is waited for
    there."""

    at: int
    stall: int = 1
    write: int = NONE
    read: int = NONE
    wait: int = 0
    head: int = -1

    @property
    def bits(self) -> int:
        """Bits 105..121; `stay` is 1 where the stall is short, as ptxas has it."""
        word = self.stall | (0 < self.stall < 4) << 4 | self.write << 5 | self.read << 8 | self.wait << 11
        return word << 105


@dataclass(slots=True)
class UnderWay:
    """What is under way. fixed: register -> (cycle of issue, unit) of its last writer of fixed latency;
    results: register -> scoreboards that its pending results hold up; sources: register -> for each pending
    reader its scoreboards, of which the first that is down tells that it has read."""

    fixed: dict[int, tuple[int, str]] = field(default_factory=dict)
    results: dict[int, int] = field(default_factory=dict)
    sources: dict[int, frozenset[int]] = field(default_factory=dict)

    def at_branch(self, now: int) -> UnderWay:
        """This state with cycles counted from `now` on."""
        fixed = {r: (t - now, unit) for r, (t, unit) in self.fixed.items() if now - t < 2 * LONGEST}
        return UnderWay(fixed, dict(self.results), dict(self.sources))

    def merge(self, other: UnderWay) -> bool:
        """Take in what another way leaves under way. Returns whether that changed anything."""
        changed = False
        for register, boards in other.results.items():
            if boards & ~self.results.get(register, 0):
                self.results[register] = self.results.get(register, 0) | boards
                changed = True
        for register, readers in other.sources.items():
            if not readers <= self.sources.get(register, NOBODY):
                self.sources[register] = self.sources.get(register, NOBODY) | readers
                changed = True
        for register, (when, unit) in other.fixed.items():
            if register not in self.fixed or self.fixed[register][0] < when:
                self.fixed[register] = when, unit
                changed = True
        return changed

    def landed(self, boards: int) -> None:
        """These scoreboards are down."""
        for register, held in list(self.results.items()):
            if held & boards:
                if held & ~boards:
                    self.results[register] = held & ~boards
                else:
                    del self.results[register]
        for register, readers in list(self.sources.items()):
            if left := frozenset(reader for reader in readers if not reader & boards):
                self.sources[register] = left
            else:
                del self.sources[register]


class ControlScheduler:
    """The control words of one piece of code."""

    def __init__(self, issues: Sequence[Issue], latencies: Latencies) -> None:
        self.issues, self.latencies = issues, latencies
        self.units = [latencies.unit(i.name) for i in issues]
        self.raised = assign(issues, self.units)
        self.entries: dict[int, UnderWay] = {i.target: UnderWay() for i in issues if i.target >= 0}
        self.changed = False

    def run(self) -> list[Control]:
        """Every control word, in order."""
        while True:
            self.changed = False
            made = self.walk()
            if not self.changed:
                return made

    def walk(self) -> list[Control]:
        """The code once, from what is known of its branch targets so far."""
        state, now, earliest, made = UnderWay(), 0, 0, list[Control]()
        load = [0] * (SOURCES + 1)
        for number, issue in enumerate(self.issues):
            if number in self.entries:
                start = max(earliest, self.ready(issue, self.units[number], state))
                if made:
                    stall(made, start - now)
                state = state.at_branch(start)
                state.merge(self.entries[number])
                now = earliest = max(0, self.ready(issue, self.units[number], state))
                if now:
                    made.append(Control(-1, head=number))
                    stall(made, now)
            else:
                start = max(earliest, self.ready(issue, self.units[number], state))
                if made:
                    stall(made, start - now)
                now = start
            control = Control(number, 1, *self.raised[number], self.boards(issue, self.units[number], state))
            made.append(control)
            count(load, control)
            if control.wait:
                state.landed(control.wait)
            self.issue(issue, self.units[number], control, state, now)
            least = SEEN if control.write != NONE or control.read != NONE else 1
            earliest = now + max(least, FINISH.get(issue.name.partition(".")[0], 1))
            if issue.target >= 0 and self.entries[issue.target].merge(state.at_branch(earliest)):
                self.changed = True
        if made:
            stall(made, earliest - now)
        return made

    def ready(self, issue: Issue, unit: str, state: UnderWay) -> int:
        """The first cycle at which results of fixed latency allow an instruction."""
        start, fixed, after = -FAR, state.fixed, self.latencies.after
        if fixed:
            for register in issue.reads:
                if register in fixed:
                    when, writer = fixed[register]
                    start = max(start, when + after(writer, unit))
            for register in issue.writes:
                if register in fixed:
                    when, writer = fixed[register]
                    own = 1 if unit in SLOW else after(unit, "alu")
                    start = max(start, when + max(1, after(writer, "alu") - own + 1))
            if issue.guard in fixed:
                when, writer = fixed[issue.guard]
                start = max(start, when + self.latencies.guard(writer))
        return start

    def boards(self, issue: Issue, unit: str, state: UnderWay) -> int:
        """The scoreboards that an instruction waits for."""
        wait, results, sources = 0, state.results, state.sources
        follows = IN_ORDER if unit == SPECIAL else 0
        if results:
            for register in issue.reads:
                wait |= results.get(register, 0)
            for register in issue.writes:
                wait |= results.get(register, 0)
            wait |= results.get(issue.guard, 0)
            if issue.name.startswith("BAR"):
                wait |= results.get(SHARED, 0)
        if sources:
            for register in issue.writes:
                for reader in sources.get(register, NOBODY):
                    if not reader & (wait | follows):
                        wait |= reader & 1 << SOURCES or reader & -reader
        return wait

    def issue(self, issue: Issue, unit: str, control: Control, state: UnderWay, now: int) -> None:
        """What an instruction leaves under way."""
        if unit not in SLOW:
            for register in issue.writes:
                state.fixed[register] = now, unit
            return
        for register in issue.writes:
            state.fixed.pop(register, None)
            state.results[register] = state.results.get(register, 0) | 1 << control.write
        if control.write != NONE and issue.name.partition(".")[0] in SHARED_READS:
            state.results[SHARED] = state.results.get(SHARED, 0) | 1 << control.write
        boards = sum(1 << board for board in (control.read, control.write) if board != NONE)
        if unit == SPECIAL and issue.guard < 0:  # those before have read when this one is done
            for register, readers in state.sources.items():
                state.sources[register] = frozenset(r | boards * (r >= IN_ORDER) for r in readers)
        if boards:
            reader = frozenset((boards | IN_ORDER * (unit == SPECIAL),))
            for register in issue.reads:
                # Predicates are read at once: ptxas 13.0 overwrites them right after.
                if not PREDICATES <= register < UNIFORMS:
                    state.sources[register] = state.sources.get(register, NOBODY) | reader


def count(load: list[int], control: Control) -> None:
    """Keep account of how many instructions hold each scoreboard up, and wait before the counter is full."""
    for board in (control.write, control.read):
        if board != NONE:
            if load[board] >= OUTSTANDING:
                control.wait |= 1 << board
            load[board] += 1
    for board in range(SOURCES + 1):
        if control.wait >> board & 1:
            load[board] = 0


def stall(made: list[Control], cycles: int) -> None:
    """Let the last instruction stall; NOPs take what is beyond the longest stall."""
    made[-1].stall = min(cycles, LONGEST)
    cycles -= LONGEST
    while cycles > 0:
        made.append(Control(-1, min(cycles, LONGEST)))
        cycles -= LONGEST


def assign(issues: Sequence[Issue], units: Sequence[str]) -> list[tuple[int, int]]:
    """(scoreboard of results, of sources) of every instruction.

    Results that are first used together share a scoreboard; else a free one is taken, else that whose results
    are used next to these.
    """
    due = first_uses(issues)
    open_until: Mapping[int, int]
    first = COPIES + any(issue.name == "LDGDEPBAR" for issue in issues)
    # scoreboard -> (first use of what holds it up, how much)
    held = dict.fromkeys(range(first, RESULTS), (-1, 0))
    made: list[tuple[int, int]] = []
    for number, (issue, unit) in enumerate(zip(issues, units, strict=True)):
        if unit not in SLOW or issue.name == "LDGDEPBAR":
            made.append((NONE if unit not in SLOW else COPIES, NONE))
            continue
        read = SOURCES if unit == MEMORY and issue.reads else NONE
        if not issue.writes:
            made.append((NONE, read))
            continue
        use = due[number]
        open_until = {b: until for b, (until, _) in held.items() if until > number}
        board = min(held, key=lambda b: cost_of(b, use, open_until, held))
        until, count = held[board]
        held[board] = (min(until, use), count + 1) if until > number else (use, 1)
        made.append((board, read))
    return made


def cost_of(board: int, use: int, open_until: Mapping[int, int], held: Mapping[int, tuple[int, int]]) -> int:
    """How bad it is to let results that are first used at `use` hold up a scoreboard."""
    if board not in open_until:
        return 1
    if held[board][1] >= OUTSTANDING:
        return FAR
    return 0 if open_until[board] == use else 2 + abs(open_until[board] - use)


def first_uses(issues: Sequence[Issue]) -> list[int]:
    """Where each instruction's results are first read or written again, in the order of the code."""
    found = [FAR] * len(issues)
    following: dict[int, int] = {}
    for number in range(len(issues) - 1, -1, -1):
        issue = issues[number]
        if issue.writes:
            found[number] = min(following.get(r, FAR) for r in issue.writes)
        for register in (*issue.writes, *issue.reads, issue.guard):
            following[register] = number
    return found


def places(controls: Sequence[Control]) -> dict[int, int]:
    """Where a branch to each instruction goes."""
    found: dict[int, int] = {}
    for number, control in enumerate(controls):
        if control.at >= 0 or control.head >= 0:
            found.setdefault(max(control.at, control.head), number)
    return found


def schedule(arch: str, issues: Sequence[Issue]) -> list[Control]:
    """The control words of an architecture's code. Branches go to instructions by number."""
    return ControlScheduler(issues, LATENCIES[arch]).run()
