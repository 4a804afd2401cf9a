"""GPU address spaces as RM and UVM fill them: blocks of memory, and where they are mapped.

A block lives as long as an object or a mapping holds it: memory that RM freed stays where UVM mapped it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from drivers.sim.heap import RangeHeap
from drivers.sim.mappings import MappedRun
from drivers.sim.nv.card import SimulatedNvCard
from drivers.sim.nv.mmu import GpuMemory, Tables

SMALL, BIG, HUGE = 4 << 10, 64 << 10, 2 << 20  # bytes of a page


@dataclass(eq=False)
class BackingMemory:
    """Contiguous memory behind objects and mappings; `release` runs when the last of them lets go.

    host: address in this process. heap, offset: where the CPU can map it from; None for the process' own.
    """

    host: int
    size: int
    page_bytes: int
    name: str
    release: Callable[[], None]
    heap: RangeHeap | None = None
    offset: int = 0
    holders: int = 1

    def hold(self) -> BackingMemory:
        self.holders += 1
        return self

    def drop(self) -> None:
        self.holders -= 1
        if not self.holders:
            self.release()

    def run(self, va: int, offset: int, size: int, writable: bool, page_bytes: int) -> MappedRun:
        """How `size` bytes from `offset` on look when they are mapped at `va`."""
        return MappedRun(va, va + size, self.host + offset, page_bytes, writable, self.name)


@dataclass
class GpuSpace:
    """One GPU address space: RM's default of a device, or a FERMI_VASPACE_A. name: for sentences."""

    memory: GpuMemory
    name: str
    is_registered: bool = False  # with UVM
    held: dict[int, BackingMemory] = field(default_factory=dict)  # by first address

    def map(
        self, block: BackingMemory, va: int, offset: int, size: int, writable: bool, page_bytes: int = SMALL
    ) -> None:
        """Raises ValueError where addresses are taken, or no pages of this size."""
        self.memory.map(block.run(va, offset, size, writable, page_bytes))
        self.held[va] = block.hold()

    def unmap(self, va: int, size: int) -> None:
        """Raises ValueError where a mapping is cut."""
        self.memory.unmap(va, va + size)
        for at in [at for at in self.held if va <= at < va + size]:
            self.held.pop(at).drop()

    def close(self) -> None:
        for block in self.held.values():
            block.drop()
        self.held.clear()


def new_space(card: SimulatedNvCard, name: str) -> GpuSpace:
    """An empty address space of a card."""
    return GpuSpace(GpuMemory(Tables(), card.chip.va_bits, card.fences), name)
