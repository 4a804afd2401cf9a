"""Memory of a card as the chunks that a device's heaps cut blocks from, whatever the vendor.

Stands between the heaps (alloc.py, fence.py) and a card, which maps and unmaps. A fault that comes up while
tables change is dealt with as one in a wait.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, ClassVar, Protocol

from drivers.core.alloc import Chunk, ChunkHeap
from drivers.core.errors import DeviceError, HostError
from drivers.core.fence import FencedHeap
from drivers.core.locate import Explain
from drivers.core.recovery import Recoverable, RecoverableCard
from drivers.core.watch import recovered
from hcq.heap import Heap, MemoryKind, NoRoom


class LendingCard(RecoverableCard, Protocol):
    """What a card offers besides: memory of the vendor's own kind, which it takes back."""

    @abstractmethod
    def alloc(self, size: int, place: Any, label: str) -> Any: ...

    @abstractmethod
    def fence(self, gpu_va: int, size: int) -> None: ...

    @abstractmethod
    def free(self, memory: Any) -> None: ...


class CardMemory(Recoverable):
    """A device whose heaps stand on a card. places: what a card is asked for, for each kind; slab_bytes: the
    least that it is asked for; memory_class: of what it lends."""

    card: LendingCard
    slab_bytes: ClassVar[Mapping[MemoryKind, int]]
    places: ClassVar[Mapping[MemoryKind, Any]]
    memory_class: ClassVar[type]

    def make_heaps(self, queues: int, vram_bytes: int) -> dict[MemoryKind, Heap]:
        """A heap for each kind of memory, for a device with that many queues. Each buffer ends at unmapped
        memory where the settings ask for it.
        """
        return {kind: self._heap(kind, queues, vram_bytes) for kind in MemoryKind}

    def _heap(self, kind: MemoryKind, queues: int, vram_bytes: int) -> Heap:
        capacity = 0 if kind is MemoryKind.HOST else vram_bytes
        grow = partial(self.map_chunk, kind)
        if self.settings.guard and kind in (MemoryKind.DEVICE, MemoryKind.HOST):
            fence, done = self.card.fence, self.is_done
            return FencedHeap(kind, queues, capacity, grow, self.unmap_chunk, done, fence)
        return ChunkHeap(kind, self.slab_bytes[kind], queues, capacity, grow, self.unmap_chunk)

    def is_done(self, points: Sequence[int]) -> bool:
        """Whether every queue has come to its point."""
        return all(q.timeline.reached(point) for q, point in zip(self.queues, points, strict=True))

    def map_chunk(self, kind: MemoryKind, size: int) -> Chunk:
        """Mapped memory from the card. Raises NoRoom, HostError, DeviceError."""
        with self._told():
            memory = self.card.alloc(size, self.places[kind], f"{kind.value} memory")
        return Chunk(memory.gpu_va, memory.size, memory.mapping, memory)

    def unmap_chunk(self, chunk: Chunk) -> None:
        """Give a chunk back. Raises DeviceError for one of another device."""
        if not isinstance(chunk.token, self.memory_class):
            raise DeviceError(f"chunk at {chunk.gpu_va:#x} was not allocated by this device")
        with self._told():
            self.card.free(chunk.token)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """What a card runs into while its tables change is dealt with as in a wait: its queues go on."""
        try:
            yield
        except (NoRoom, HostError):
            raise
        except DeviceError as error:
            recovered(self.card, error)
            raise

    def explain(self, others: Explain | None, gpu_va: int, chunk_va: int) -> str:
        """What lies at an address by this device's heaps, else by those of `others` that share the card."""
        found = (heap.find(gpu_va) or heap.behind(gpu_va, chunk_va) for heap in self.heaps.values())
        return next(filter(None, found), "") or (others(gpu_va, chunk_va) if others is not None else "")
