"""Host memory that copies between host and device go through, in pieces."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from hcq.queue import CopyQueue


class HostMemory(Protocol):
    """Memory that the host sees too: a buffer of MemoryKind.HOST."""

    gpu_va: int

    def host_view(self) -> memoryview: ...


@dataclass
class Slot:
    """One piece of staging memory; `point` is its last use by the copy queue."""

    view: memoryview
    gpu_va: int
    point: int = 0


class Staging:
    """A few equal pieces of host memory that copies go through, in turn."""

    def __init__(self, buffer: HostMemory, count: int) -> None:
        view = buffer.host_view()
        self.buffer = buffer
        self.slot_bytes = len(view) // count
        starts = range(0, self.slot_bytes * count, self.slot_bytes)
        self._slots = [Slot(view[at : at + self.slot_bytes], buffer.gpu_va + at) for at in starts]
        self._next = 0

    @property
    def count(self) -> int:
        return len(self._slots)

    def take(self, queue: CopyQueue) -> Slot:
        """The next slot, once the device is done with it."""
        slot = self._slots[self._next]
        queue.wait_host(slot.point)
        self._next = (self._next + 1) % len(self._slots)
        return slot

    def pieces(self, size_bytes: int) -> Iterator[tuple[int, int]]:
        """(offset, bytes) of the pieces that a copy is cut into."""
        for offset in range(0, size_bytes, self.slot_bytes):
            yield offset, min(self.slot_bytes, size_bytes - offset)
