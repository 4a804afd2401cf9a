"""Signals and timelines: how queues and the host learn that work is done, and the one bounded wait.

A signal is a 64-bit word that a device writes and the host polls. A timeline counts the submissions of one
queue.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from hcq.errors import WaitTimeout

DEFAULT_TIMEOUT_S = 60.0


class Machine(Protocol):
    """The part of a host that waiting needs. `now` is in seconds; `relax` is one turn of a wait loop."""

    def relax(self, what: str) -> None: ...

    def now(self) -> float: ...


class Window(Protocol):
    """Memory that the host reads and writes one 64-bit word at a time; offsets are bytes."""

    def read64(self, offset: int) -> int: ...

    def write64(self, offset: int, value: int) -> None: ...


def wait_until(
    machine: Machine, done: Callable[[], bool], what: str, timeout_s: float, found: Callable[[], str]
) -> None:
    """Turn `machine.relax` until `done`.
    Raises WaitTimeout saying `what` was awaited and what `found` shows.
    """
    deadline = machine.now() + timeout_s
    while not done():
        machine.relax(what)
        if machine.now() > deadline and not done():
            raise WaitTimeout(f"wait for {what}: {found()} after {timeout_s:g} s")


@dataclass(frozen=True)
class Signal:
    """One 64-bit word that both sides see. gpu_va: where the device writes it; offset: byte in `window`."""

    window: Window
    offset: int
    gpu_va: int

    @property
    def value(self) -> int:
        return self.window.read64(self.offset)

    def reset(self) -> None:
        """Write 0. Only while no queue can write the word."""
        self.window.write64(self.offset, 0)


class Timeline:
    """Progress of one queue: a submission has a point, and is done when the signal has reached it.

    Points only grow. Queues compare signals as unsigned 32-bit words, so the signal holds ``point - base``;
    before that reaches 2^31 the device goes idle once, and `rebase` starts the word again at zero.
    """

    __slots__ = ("base", "limit", "name", "next_point", "signal")

    def __init__(self, name: str, signal: Signal, limit: int = 2**31 - 2**20) -> None:
        self.name, self.signal, self.limit = name, signal, limit
        self.base = 0
        self.next_point = 1
        signal.reset()

    @property
    def last_point(self) -> int:
        """The newest point handed to the device; `next_point` belongs to the batch being recorded."""
        return self.next_point - 1

    @property
    def needs_rebase(self) -> bool:
        return self.next_point - self.base >= self.limit

    def word(self, point: int) -> int:
        """The signal's value at `point`."""
        return point - self.base

    def reached(self, point: int) -> bool:
        signal = self.signal
        return point <= self.base or signal.window.read64(signal.offset) >= point - self.base

    def advance(self) -> int:
        """The recorded batch is being submitted: return its point and begin the next one."""
        point = self.next_point
        self.next_point = point + 1
        return point

    def rebase(self) -> None:
        """Start the signal again at zero. The queue must be idle, with nothing recorded."""
        self.base = self.last_point
        self.signal.reset()

    def abandon(self) -> range:
        """After a fault: count every point handed out as reached; returns those that were not."""
        lost = range(self.base + self.signal.value + 1, self.next_point)
        self.signal.window.write64(self.signal.offset, self.word(self.last_point))
        return lost

    def retire(self) -> None:
        """The queue is gone and its signal with it: all points count as reached."""
        self.base = self.last_point

    def progress(self) -> str:
        """For wait messages: how far the queue is."""
        done = self.base + self.signal.value
        return f"{self.name} is at submission {done} of {self.last_point}"
