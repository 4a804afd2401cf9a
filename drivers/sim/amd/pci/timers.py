"""Things that happen by themselves after a while: firmware that answers, a reset that ends.

Time is the scheduler's counter. It moves with each register access, with `relax` and with `sleep`; there is
no wall clock, and delays are drawn from the seed, so that answers come late and in another order per seed.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable

from drivers.sim.scheduler import Scheduler

ACCESS_NS = 1000  # one register access over PCIe: about a microsecond; guess


class Timers:
    """All timers of one machine."""

    def __init__(self, scheduler: Scheduler) -> None:
        self.scheduler = scheduler
        self._heap: list[tuple[int, int, Callable[[], None]]] = []  # when, its number, what happens
        self._serial = 0

    @property
    def now_ns(self) -> int:
        return self.scheduler.time_ns

    def later(self, least_ns: int, action: Callable[[], None], most_ns: int = 0) -> None:
        """Run `action` once, at a seeded moment `least_ns` to `most_ns` (default: twice that) from now."""
        delay = self.scheduler.random.randint(least_ns, max(least_ns, most_ns or 2 * least_ns))
        self._serial += 1
        heapq.heappush(self._heap, (self.now_ns + delay, self._serial, action))

    def pass_time(self, ns: int) -> None:
        """Let `ns` go by; what is due runs in order, at its own moment. Raises what an action raises."""
        end = self.now_ns + ns
        while (due := self.next_due()) is not None and due <= end:
            self._run_next()
        self.scheduler.time_ns = max(self.now_ns, end)

    def jump(self) -> bool:
        """Go to the next timer and run it. False when there is none."""
        if self.next_due() is None:
            return False
        self._run_next()
        return True

    def next_due(self) -> int | None:
        return self._heap[0][0] if self._heap else None

    def _run_next(self) -> None:
        due_ns, _, action = heapq.heappop(self._heap)
        self.scheduler.time_ns = max(self.now_ns, due_ns)
        action()
