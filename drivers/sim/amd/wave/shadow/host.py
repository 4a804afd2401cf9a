"""What the host touched while work was under way: dwords whose rows in the shadow are given newer epochs.

Compiled code treats epochs below `ordered`, the oldest that a task does not come after, as happening before
it. So what the host touched, and a task does not come after, counts as done in an epoch just before that
task. Knows no race.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from drivers.sim.amd.wave.shadow.layout import BLOCK_BITS
from drivers.sim.amd.wave.shadow.pages import Page, Row

Places = np.ndarray[Any, np.dtype[np.intp]]


@dataclass
class Touched:
    """Dwords of one page: which, in which of the host's tasks, and the epoch that `row` had for each."""

    page: Page
    row: str
    dwords: Places
    numbers: Places
    epochs: Row

    def stamp(self, after: int, epoch: int) -> None:
        chosen = self.numbers > after
        dwords, rows = self.dwords[chosen], self.page.rows[self.row]
        mine = dwords[rows[dwords] == self.epochs[chosen]]
        rows[mine] = epoch
        self.epochs[chosen] = epoch
        if self.row == "writer":
            self.page.blocks[mine >> BLOCK_BITS - 2] = epoch

    def forget(self, number: int) -> None:
        kept = self.numbers > number
        self.dwords, self.numbers, self.epochs = self.dwords[kept], self.numbers[kept], self.epochs[kept]


class HostTouches:
    """All that some work does not come after yet. Numbers are those of the host's tasks, see `ordering`."""

    def __init__(self) -> None:
        self._numbers: list[int] = []
        self._touched: dict[tuple[int, str], Touched] = {}

    def add(self, number: int, epoch: int, parts: Iterable[tuple[Page, str, range]]) -> None:
        """The host's task `number` did `row` ("writer" or "reader") of ranges of dwords, as `epoch`."""
        self._numbers.append(number)
        for page, row, dwords in parts:
            key = id(page), row
            if key not in self._touched:
                none = np.zeros(0, np.intp)
                self._touched[key] = Touched(page, row, none, none, np.zeros(0, np.uint32))
            found = self._touched[key]
            found.dwords = np.r_[found.dwords, dwords]
            found.numbers = np.r_[found.numbers, np.full(len(dwords), number)]
            found.epochs = np.r_[found.epochs, np.full(len(dwords), epoch, np.uint32)]

    def first_after(self, number: int) -> int | None:
        """The first task that one which knows of `number` does not come after."""
        return next((found for found in self._numbers if found > number), None)

    def stamp(self, after: int, epoch: int) -> None:
        """What came after the host's task `after` counts as done in `epoch`, where nobody came since."""
        for touched in self._touched.values():
            touched.stamp(after, epoch)

    def forget(self, number: int | None) -> None:
        """Everybody comes after the task `number`; None: after all."""
        if number is None:
            self._numbers.clear()
            self._touched.clear()
        elif self._numbers and self._numbers[0] <= number:
            self._numbers = [found for found in self._numbers if found > number]
            for touched in self._touched.values():
                touched.forget(number)
            self._touched = {key: found for key, found in self._touched.items() if len(found.dwords)}
