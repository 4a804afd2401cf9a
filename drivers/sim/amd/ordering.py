"""What comes before what among the queues of one card, as far as packets, doorbells and signals say.

Each queue numbers its tasks (dispatches, copies) and knows, of every queue, up to which number all is over
before what it does next. A signal carries that to who waits for it; to the host at once, since nobody sees it
look; and from the host to a queue by the next doorbell, or by a value of the host's that the queue awaits.
Kept in strict runs, where `wave/shadow` asks it whether two accesses race, and `pci/l2.py` what L2 still
holds. Rules S11, W13 and Q26.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from typing import NamedTuple, Protocol

from drivers.core.errors import SimFault

HOST = 0  # as an engine: what it touches between two turns of the engines is one task
REMEMBERED = 64  # values of a signal
Clock = dict[int, int]  # queue -> number of its last task that is over


class Signalled(NamedTuple):
    """A value of a signal, and what is over when it is there."""

    value: int
    clock: Clock


class Numbered(Protocol):
    """A task as `TaskOrder` sees it."""

    @property
    def engine(self) -> int: ...

    @property
    def number(self) -> int: ...


@dataclass(frozen=True)
class TaskOrder:
    """A task of queue `engine`, its how-manieth, and what it comes after. after None: everything so far."""

    engine: int = 0
    number: int = 0
    after: Mapping[int, int] | None = None

    def covers(self, task: Numbered) -> bool:
        """Whether `task` is over before this one begins."""
        return self.after is None or self.after.get(task.engine, 0) >= task.number


class Ordering:
    """The clocks of a card's queues, of its signals, and the host's."""

    def __init__(self) -> None:
        self.count = 0
        self.host: Clock = {}
        self.written: Clock = {}  # whose stores have left L2
        self.signals: dict[int, deque[Signalled]] = {}
        self.values: dict[int, int] = {}  # that queues wrote where signals lie; others are the host's
        self.turn = 1  # of the host: the number of what it touches now
        self.blamed: dict[int, SimFault] = {}  # by queue: a race with the host that is to be told

    def new_queue(self, who: str = "") -> QueueOrder:
        """who: the queue and its card, for sentences."""
        self.count += 1
        return QueueOrder(self, self.count, who)

    def forget(self, low: int, high: int) -> None:
        """No signal lies in [low, high) any more."""
        self.signals = {va: found for va, found in self.signals.items() if not low <= va < high}
        self.values = {va: value for va, value in self.values.items() if not low <= va < high}

    def host_stops(self) -> TaskOrder:
        """The host stands still: the order of what it touched since it last did."""
        self.turn += 1
        return TaskOrder(HOST, self.turn - 1, {**self.host, HOST: self.turn - 1})

    def knows_all(self, queue: QueueOrder) -> bool:
        """Whether the host knows that all tasks of `queue` so far are over."""
        return self.host.get(queue.key, 0) >= queue.number


@dataclass
class QueueOrder:
    """One queue's side of it."""

    book: Ordering
    key: int
    who: str = ""
    number: int = 0
    known: Clock = field(default_factory=dict)
    coming: deque[Clock] = field(default_factory=deque)  # with submissions that are yet to begin
    away: set[int] = field(default_factory=set)  # cards that writes are on their way to
    sure: int = 0  # the last task before those
    foreseen: dict[int, int] = field(default_factory=dict)  # at its doorbell, of what a submission awaits

    def doorbell(self, is_busy: bool = False) -> None:
        """The host's knowledge comes with its doorbell; is_busy: after earlier submissions."""
        clock = {**self.book.host, HOST: self.book.turn - 1}
        if is_busy:
            self.coming.append(clock)
        else:
            join(self.known, clock)

    def next_submission(self) -> None:
        """The queue goes on to a submission that was rung while it was busy."""
        join(self.known, self.coming.popleft())

    def signal(self, va: int, value: int) -> None:
        """Whoever sees the value at `va` comes after all that this queue knows, and after what came with the
        values before. Of a signal that does not count up the last value alone is known."""
        values = self.book.signals.setdefault(va, deque(maxlen=REMEMBERED))
        clock: Clock = {**values[-1].clock} if values else {}
        join(clock, self.known)
        if values and value < values[-1].value:
            values.clear()
        values.append(Signalled(value, clock))
        join(self.book.host, self.known)
        self.book.values[va] = value

    def waited(self, va: int, value: int, is_enough: Callable[[int], bool] = lambda _: False) -> None:
        """This queue saw the value at `va`, and knows what came with the first of the last values that were
        enough: who signals may have been simulated further by chance. A value that no queue wrote and that
        was not there at the doorbell is the host's, which comes with all that it did before.
        """
        values = self.book.signals.get(va)
        if values:
            enough = [values[-1], *takewhile(lambda each: is_enough(each.value), reversed(values))]
            join(self.known, enough[-1].clock)
        if value not in (self.book.values.get(va), self.foreseen.get(va)):
            join(self.known, {HOST: self.book.turn - 1})

    def write_back(self) -> None:
        """L2 is written back: what all tasks that this queue knows of stored is in memory."""
        join(self.book.written, self.known)

    def begin(self) -> TaskOrder:
        """The next task. It is over at `finish`."""
        self.number += 1
        mine = {self.key: self.number - 1} if self.away else {}  # a queue's own writes stay in their order
        return TaskOrder(self.key, self.number, {**self.known, **mine})

    def finish(self) -> None:
        """All tasks so far are over, but for writes that are on their way to other cards."""
        self.known[self.key] = self.sure if self.away else self.number

    def post(self, card: int) -> None:
        """What the last task wrote is on its way to another card. Rule B01."""
        if not self.away:
            self.sure = self.number - 1
        self.away.add(card)
        self.finish()

    def arrive(self, card: int) -> None:
        """What was written to a card has arrived there."""
        if card in self.away:
            self.away.discard(card)
            self.finish()

    def end(self) -> None:
        """The queue is off the hardware, and its waves ended with it: the host knows."""
        self.finish()
        join(self.book.host, self.known)


def join(mine: Clock, other: Mapping[int, int]) -> None:
    for key, number in other.items():
        if number > mine.get(key, 0):
            mine[key] = number
