"""What the kernel driver's page tables of one address space say: which addresses lead to which memory.

The tables are the kernel driver's own here, so no bits of them are modelled. Over PCI they are the user's:
`amd/pci/walk.py` reads those bit by bit.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from dataclasses import dataclass

from drivers.sim.allocations import AllocationMap
from drivers.sim.memory import Segment


@dataclass(frozen=True, order=True)
class MappedRun:
    """[low, high) leads to process memory from `host` on. page_bytes: of the pages that it is made of."""

    low: int
    high: int
    host: int
    page_bytes: int
    writable: bool
    name: str
    executable: bool = True
    is_cached: bool = False  # L2 may hold it

    @property
    def rights(self) -> tuple[bool, bool, bool]:
        return self.writable, self.executable, self.is_cached

    def goes_on_in(self, above: MappedRun) -> bool:
        """Whether memory and rights of the next run continue this one's."""
        is_next = self.high == above.low and self.host + self.high - self.low == above.host
        return is_next and self.rights == above.rights


class Mappings:
    """The runs of one address space, none of which overlap. Answers as `memory.Translator`."""

    def __init__(self, ranges: AllocationMap) -> None:
        self.version = 0
        self.ranges = ranges
        self._lows: list[int] = []
        self._runs: dict[int, MappedRun] = {}

    def map(self, run: MappedRun) -> None:
        """Raises ValueError where an address is taken or not aligned to the run's pages."""
        if (run.low | run.high) % run.page_bytes or run.low >= run.high:
            raise ValueError(f"{run.low:#x}..{run.high:#x} are no pages of {run.page_bytes:#x} bytes")
        if (taken := self.overlap(run.low, run.high)) is not None:
            raise ValueError(
                f"{run.low:#x}..{run.high:#x} overlaps {taken.name} {taken.low:#x}..{taken.high:#x}"
            )
        insort(self._lows, run.low)
        self._runs[run.low] = run
        self.version += 1

    def unmap(self, low: int, high: int) -> list[MappedRun]:
        """Drop every run inside [low, high). Raises ValueError where a run lies across its ends."""
        gone = self.between(low, high)
        for run in gone:
            if run.low < low or run.high > high:
                raise ValueError(f"{low:#x}..{high:#x} cuts {run.name} {run.low:#x}..{run.high:#x}")
        for run in gone:
            del self._lows[bisect_left(self._lows, run.low)], self._runs[run.low]
        self.version += 1
        return gone

    def overlap(self, low: int, high: int) -> MappedRun | None:
        """A run that shares an address with [low, high)."""
        return next(iter(self.between(low, high)), None)

    def between(self, low: int, high: int) -> list[MappedRun]:
        """Every run that shares an address with [low, high)."""
        first = max(0, bisect_right(self._lows, low) - 1)
        last = bisect_left(self._lows, high)
        return [run for at in self._lows[first:last] if (run := self._runs[at]).high > low]

    def walk(self, va: int) -> Segment | None:
        """The run around `va`, with its neighbours where memory and rights go on."""
        run = self._below(va + 1)
        if run is None or va >= run.high:
            return None
        first = last = run
        while (below := self._below(first.low)) is not None and below.goes_on_in(first):
            first = below
        while (above := self._runs.get(last.high)) is not None and last.goes_on_in(above):
            last = above
        return Segment(
            first.low, last.high, first.host, run.writable, run.executable, is_cached=run.is_cached
        )

    def peek(self, va: int) -> Segment | None:
        return self.walk(va)

    def neighbours(self, va: int) -> str:
        return self.ranges.neighbours(va)

    def _below(self, va: int) -> MappedRun | None:
        """The last run that begins below `va`."""
        index = bisect_left(self._lows, va) - 1
        return self._runs[self._lows[index]] if index >= 0 else None
