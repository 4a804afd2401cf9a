"""How long a wave may run before it counts as endless: so many instructions, or so much time of this machine.

Nobody can tell a long kernel from one that never ends. With a number of instructions the answer is the same
on every run; without one, what decides is the processor time since a wave last began or ended, as the
drivers of cards do it. Both executors ask here, at the heads of loops, when the instructions that they were
given are used up. Knows no instruction and no memory.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from hcq.interrupts import is_held

SECONDS = {"fast": 2.0, "strict": 5.0, "interpret": 20.0}  # of processor time, where no number is given
FIRST_SLICE = {"fast": 1 << 18, "strict": 1 << 16, "interpret": 1 << 10}  # instructions between two looks
LOOKS = 16  # at the clock, about, until the time is over


@dataclass
class Patience:
    """What a launch, or one of the threads that run it, may take. budget: instructions, or None: `seconds`.

    clock: seconds of processor time of those who run.
    """

    budget: int | None
    mode: str = "fast"
    clock: Callable[[], float] = time.thread_time
    threads: int = 1  # whose time `clock` counts
    used: int = 0  # instructions since `mark`
    mark: int | None = None  # what waves before had used when this one was first seen to be long
    begun: float = 0.0
    looked: float = 0.0
    size: int = 0

    @property
    def first(self) -> int:
        """Instructions that a wave begins with."""
        slice_size = FIRST_SLICE[self.mode]
        return slice_size if self.budget is None else min(slice_size, self.budget)

    @property
    def seconds(self) -> float:
        return SECONDS[self.mode] * self.threads

    def more(self, before: int) -> int:
        """Instructions for a wave that has used up its own, 0 for none. before: what is counted of the waves
        before it; another number than at the last look and what was given says that one has ended since.
        """
        if is_held():
            return 0
        now = self.clock()
        if before != self.mark:
            self.begun = self.looked = now
            self.size = self.used = self.first
        elif now - self.looked < self.seconds / LOOKS:
            self.size *= 2
        elif now - self.looked > 2 * self.seconds / LOOKS:
            self.size = max(self.size // 2, self.first)
        size = self.size if self.budget is None else min(self.size, self.budget - self.used)
        if size <= 0 or (self.budget is None and now - self.begun >= self.seconds):
            return 0
        self.looked = now
        self.used += size
        self.mark = before + size
        return size

    def __str__(self) -> str:
        """What was allowed, for the words of a fault."""
        if self.budget is not None:
            return f"It had {self.budget:,} instructions"
        return f"It had {SECONDS[self.mode]:.0f} s of processor time, about {self.used:,} instructions"
