"""A GPU virtual address space: which addresses lead to which memory, with which rights and page size.

RM (MAP_MEMORY_DMA) and UVM (MAP_EXTERNAL_ALLOCATION) write it; engines translate through it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from drivers.core import libc
from drivers.core.errors import SimFault
from drivers.sim.allocations import AllocatedRange, AllocationMap
from drivers.sim.mappings import MappedRun, Mappings
from drivers.sim.memory import Access, AddressSpace, Fences
from drivers.sim.nv.sm.launch import Unmapped


class Tables(Mappings):
    """The runs of one address space, which have their names here."""

    def __init__(self) -> None:
        super().__init__(AllocationMap())

    def map(self, run: MappedRun) -> None:
        super().map(run)
        self.ranges.add(AllocatedRange(run.low, run.high, run.name))

    def unmap(self, low: int, high: int) -> list[MappedRun]:
        gone = super().unmap(low, high)
        for run in gone:
            self.ranges.remove(AllocatedRange(run.low, run.high, run.name))
        return gone


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
