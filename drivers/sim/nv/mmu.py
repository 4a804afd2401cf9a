"""A GPU virtual address space: which addresses lead to which memory, with which rights and page size.

RM (MAP_MEMORY_DMA) and UVM (MAP_EXTERNAL_ALLOCATION) write it; engines translate through it. Page tables are
the kernel driver's own on this path, so no bits of them are modelled: only what they say.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from drivers.core import libc
from drivers.core.errors import SimFault
from drivers.sim.allocations import AllocationMap, Range
from drivers.sim.memory import Access, AddressSpace, Fences, Segment
from drivers.sim.nv.sm.launch import Unmapped


@dataclass(frozen=True, order=True)
class MappedRun:
    """[low, high) leads to process memory from `host` on. page_bytes: of the pages that it is made of."""

    low: int
    high: int
    host: int
    page_bytes: int
    writable: bool
    name: str


class Tables:
    """The runs of one address space, none of which overlap. Answers as `memory.Translator`."""

    def __init__(self) -> None:
        self.version = 0
        self.ranges = AllocationMap()
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
        self.ranges.add(Range(run.low, run.high, run.name))
        self.version += 1

    def unmap(self, low: int, high: int) -> None:
        """Drop every run inside [low, high). Raises ValueError where a run lies across its ends."""
        for run in self.between(low, high):
            if run.low < low or run.high > high:
                raise ValueError(f"{low:#x}..{high:#x} cuts {run.name} {run.low:#x}..{run.high:#x}")
        for run in self.between(low, high):
            del self._lows[bisect_left(self._lows, run.low)], self._runs[run.low]
            self.ranges.remove(Range(run.low, run.high, run.name))
        self.version += 1

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
        index = bisect_right(self._lows, va) - 1
        run = self._runs[self._lows[index]] if index >= 0 else None
        if run is None or va >= run.high:
            return None
        first = last = run
        while (below := self._before(first)) is not None:
            first = below
        while (above := self._runs.get(last.high)) is not None and _goes_on(last, above):
            last = above
        return Segment(first.low, last.high, first.host, run.writable, True)

    def peek(self, va: int) -> Segment | None:
        return self.walk(va)

    def neighbours(self, va: int) -> str:
        return self.ranges.neighbours(va)

    def _before(self, run: MappedRun) -> MappedRun | None:
        index = bisect_left(self._lows, run.low) - 1
        below = self._runs[self._lows[index]] if index >= 0 else None
        return below if below is not None and _goes_on(below, run) else None


def _goes_on(below: MappedRun, above: MappedRun) -> bool:
    joins = below.high == above.low and below.host + below.high - below.low == above.host
    return joins and below.writable == above.writable


class GpuMemory(AddressSpace):
    """An address space as engines see it. Addresses have 49 bits up to Ada, 57 from Hopper on."""

    def __init__(self, tables: Tables, va_bits: int, fences: Fences | None = None) -> None:
        super().__init__(tables, fences)
        self.va_bits = va_bits
        self.tables = tables

    def map(self, run: MappedRun) -> None:
        """Map and invalidate the TLB, as the driver does. Raises ValueError."""
        self.tables.map(run)
        self.flush()

    def unmap(self, low: int, high: int) -> None:
        """Unmap and invalidate the TLB. Raises ValueError."""
        self.tables.unmap(low, high)
        self.flush()

    def span(self, address: int, *, write: bool) -> tuple[int, NDArray[np.uint8]]:
        """(first address, bytes) of the memory around `address`, as `sm.launch.Memory` wants it."""
        try:
            found = self.segment(address, Access.WRITE if write else Access.READ, {})
        except SimFault as fault:
            raise Unmapped(address, fault.detail) from fault
        return found.low, np.frombuffer(libc.view(found.host, found.high - found.low), np.uint8)
