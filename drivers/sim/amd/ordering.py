"""What comes before what among the queues of one card, as far as packets, doorbells and signals say.

Each queue numbers its tasks (dispatches, copies) and knows, of every queue, up to which number all is over
before what it does next. A signal carries that to who waits for it; to the host at once, since nobody sees it
look; and from the host to a queue by the next doorbell. Kept in strict runs, where `wave/shadow.py` asks it
whether two accesses race, and `pci/l2.py` what L2 still holds. Rules S11, W13 and Q26.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

Clock = dict[int, int]  # queue -> number of its last task that is over


class Numbered(Protocol):
    """A task as `Order` sees it."""

    @property
    def engine(self) -> int: ...

    @property
    def number(self) -> int: ...


@dataclass(frozen=True)
class Order:
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
        self.signals: dict[int, Clock] = {}

    def new_queue(self) -> QueueOrder:
        self.count += 1
        return QueueOrder(self, self.count)

    def forget(self, low: int, high: int) -> None:
        """No signal lies in [low, high) any more."""
        self.signals = {va: clock for va, clock in self.signals.items() if not low <= va < high}


@dataclass
class QueueOrder:
    """One queue's side of it."""

    book: Ordering
    key: int
    number: int = 0
    known: Clock = field(default_factory=dict)

    def doorbell(self) -> None:
        """The host's knowledge comes with its doorbell."""
        join(self.known, self.book.host)

    def signal(self, va: int) -> None:
        """Whoever sees the value at `va` comes after all that this queue knows."""
        join(self.book.signals.setdefault(va, {}), self.known)
        join(self.book.host, self.known)

    def waited(self, va: int) -> None:
        """This queue saw the value at `va`."""
        join(self.known, self.book.signals.get(va, {}))

    def write_back(self) -> None:
        """L2 is written back: what all tasks that this queue knows of stored is in memory."""
        join(self.book.written, self.known)

    def begin(self) -> Order:
        """The next task. It is over at `finish`."""
        self.number += 1
        return Order(self.key, self.number, dict(self.known))

    def finish(self) -> None:
        """All tasks so far are over."""
        self.known[self.key] = self.number

    def end(self) -> None:
        """The queue is off the hardware, and its waves ended with it: the host knows."""
        self.finish()
        join(self.book.host, self.known)


def join(mine: Clock, other: Mapping[int, int]) -> None:
    for key, number in other.items():
        if number > mine.get(key, 0):
            mine[key] = number
