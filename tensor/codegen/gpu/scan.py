"""Linear scan: registers given out in order of the intervals' start, and who has to leave.

Stands under the chips' allocators, which say what fits where. All that has to leave is found in one scan, as
if it left where it was in the way: code that holds hundreds of values too many is rewritten a few times, not
hundreds of times.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable

from tensor.codegen.gpu.intervals import Interval, worst
from tensor.codegen.gpu.machine import VReg

MOST_ROUNDS = 100  # of spills: each leaves fewer values that can be spilled; a dozen have been seen


class Scan:
    """free: the free registers by kind, as bits; fit: where a register fits into them, -1 if nowhere.
    victims: what has to be spilled before all fit."""

    def __init__(self, free: dict[str, int], fit: Callable[[int, VReg], int]) -> None:
        self.free = free
        self.fit = fit
        self.victims: list[Interval] = []
        self.active: list[tuple[int, int, Interval]] = []  # end, serial, interval
        self.serial = 0

    def advance(self, start: int) -> None:
        """Take back what ended before `start`."""
        while self.active and self.active[0][0] <= start:
            self.free_again(heapq.heappop(self.active)[2].reg)

    def free_again(self, reg: VReg) -> None:
        self.free[reg.kind] |= ((1 << reg.count) - 1) << reg.at

    def take(self, interval: Interval, at: int) -> None:
        """Give an interval the registers from `at` on."""
        reg = interval.reg
        reg.at = at
        self.free[reg.kind] &= ~(((1 << reg.count) - 1) << at)
        self.serial += 1
        heapq.heappush(self.active, (interval.end, self.serial, interval))

    def place(self, interval: Interval) -> bool:
        """Give an interval registers, or spill it or others for it. False where what was spilled lies too far
        apart for it: the rest is for a scan of the code that has been rewritten."""
        reg, freed = interval.reg, 0
        while (at := self.fit(self.free[reg.kind], reg)) < 0:
            if freed >= reg.count:
                return False
            victim = worst([a[2] for a in self.active] + [interval], reg)
            self.victims.append(victim)
            if victim is interval:
                return True
            self.active = [a for a in self.active if a[2] is not victim]
            heapq.heapify(self.active)
            self.free_again(victim.reg)
            freed += victim.reg.count
        self.take(interval, at)
        return True
