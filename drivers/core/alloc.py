"""Device memory in blocks: big chunks from the driver, cut first fit by address, joined again when freed.

A freed range keeps the points of its last uses (one per queue), and its next owner inherits them, so memory
is reused at once and still never touched before the earlier work is done. Knows addresses, not how to map
them.
"""

from __future__ import annotations

import bisect
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from drivers.core.errors import ArgumentError, HostError
from hcq.buffer import Block, HostWindow, MemoryKind
from hcq.device import NoRoom

GRANULE = 256
PAGE_BYTES = 4096
LARGE_BYTES = 64 << 10


@dataclass
class Range:
    """Free bytes [start, end) of a chunk; points: the last uses of any of them."""

    start: int
    end: int
    points: list[int]


@dataclass(eq=False)
class Chunk:
    """Mapped memory that blocks are cut from, by start offset. `token` is the driver's own handle."""

    gpu_va: int
    size: int
    host: HostWindow | None
    token: object
    free: list[Range] = field(default_factory=list)
    blocks: dict[int, Block] = field(default_factory=dict)

    def take(self, size: int, align: int) -> Range | None:
        """Cut `size` bytes out of the first range that has room at an offset divisible by `align`."""
        for index, free in enumerate(self.free):
            start = -(-free.start // align) * align
            if start + size <= free.end:
                self._cut(index, free, start, start + size)
                return Range(start, start + size, list(free.points))
        return None

    def give(self, freed: Range) -> None:
        """Put a range back, joined with its neighbours."""
        index = bisect.bisect_left(self.free, freed.start, key=lambda r: r.start)
        if index < len(self.free) and self.free[index].start == freed.end:
            freed = _joined(freed, self.free.pop(index))
        if index and self.free[index - 1].end == freed.start:
            index -= 1
            freed = _joined(self.free.pop(index), freed)
        self.free.insert(index, freed)

    def _cut(self, index: int, free: Range, start: int, end: int) -> None:
        rest = [Range(free.start, start, list(free.points)), Range(end, free.end, list(free.points))]
        self.free[index : index + 1] = [part for part in rest if part.start < part.end]


class ChunkHeap:
    """A heap over chunks of at least `chunk_bytes`. `queue_count`: points per block.

    map_chunk(bytes) gives a Chunk or raises HostError or NoRoom; unmap_chunk takes it back.
    """

    def __init__(
        self,
        kind: MemoryKind,
        chunk_bytes: int,
        queue_count: int,
        capacity_bytes: int,
        map_chunk: Callable[[int], Chunk],
        unmap_chunk: Callable[[Chunk], None],
    ) -> None:
        self.kind, self.chunk_bytes, self.queue_count = kind, chunk_bytes, queue_count
        self.capacity_bytes = capacity_bytes
        self.mapped_bytes = 0
        self.free_bytes = 0
        self.chunks: list[Chunk] = []
        self._map_chunk, self._unmap_chunk = map_chunk, unmap_chunk

    def alloc(self, size_bytes: int, label: str) -> Block:
        """A block of at least `size_bytes`. Raises NoRoom if the driver gives no further chunk."""
        align = GRANULE if size_bytes < LARGE_BYTES else PAGE_BYTES
        size = -(-max(size_bytes, 1) // align) * align
        for chunk in self.chunks:
            found = chunk.take(size, align)
            if found is not None:
                return self._block(chunk, found, label)
        chunk = self._grow(size)
        found = chunk.take(size, align)
        if found is None:
            raise NoRoom(f"a new chunk of {chunk.size:#x} bytes has no room for {size:#x}")
        return self._block(chunk, found, label)

    def free(self, block: Block) -> None:
        chunk = self._chunk_of(block)
        start = block.gpu_va - chunk.gpu_va
        del chunk.blocks[start]
        chunk.give(Range(start, start + block.size, list(block.points)))
        self.free_bytes += block.size

    def trim(self) -> int:
        """Give wholly free chunks back to the driver; the caller has waited for the device."""
        empty = [chunk for chunk in self.chunks if not chunk.blocks]
        for chunk in empty:
            self._drop(chunk)
        return sum(chunk.size for chunk in empty)

    def close(self) -> None:
        """Give all chunks back, whatever is still in them."""
        for chunk in list(self.chunks):
            self._drop(chunk)
        self.free_bytes = 0

    def blocks(self) -> Iterator[Block]:
        for chunk in self.chunks:
            yield from chunk.blocks.values()

    def find(self, gpu_va: int) -> str:
        """What lies at an address of this heap, as a phrase; empty if the address is not in it."""
        for chunk in self.chunks:
            if chunk.gpu_va <= gpu_va < chunk.gpu_va + chunk.size:
                return self._describe(chunk, gpu_va)
        return ""

    def _describe(self, chunk: Chunk, gpu_va: int) -> str:
        offset = gpu_va - chunk.gpu_va
        start = max((start for start in chunk.blocks if start <= offset), default=None)
        if start is None:
            return f"in unused {self.kind.value} memory"
        block = chunk.blocks[start]
        if offset < start + block.size:
            return f"{offset - start:#x} bytes into {block.label!r} ({block.size:#x} bytes)"
        past = offset - start - block.size
        return f"in unused {self.kind.value} memory, {past:#x} bytes past the end of {block.label!r}"

    def _block(self, chunk: Chunk, found: Range, label: str) -> Block:
        start, size = found.start, found.end - found.start
        block = Block(self.kind, chunk.gpu_va + start, size, label, found.points, chunk.host, start, chunk)
        chunk.blocks[start] = block
        self.free_bytes -= size
        return block

    def _chunk_of(self, block: Block) -> Chunk:
        if not isinstance(block.owner, Chunk) or block.owner not in self.chunks:
            raise ArgumentError(f"{block.label!r} is not from this heap")
        return block.owner

    def _grow(self, size: int) -> Chunk:
        wanted = max(self.chunk_bytes, -(-size // PAGE_BYTES) * PAGE_BYTES)
        try:
            chunk = self._map_chunk(wanted)
        except HostError as error:
            raise NoRoom(str(error)) from error
        chunk.free = [Range(0, chunk.size, [0] * self.queue_count)]
        self.chunks.append(chunk)
        self.mapped_bytes += chunk.size
        self.free_bytes += chunk.size
        return chunk

    def _drop(self, chunk: Chunk) -> None:
        self.chunks.remove(chunk)
        self.mapped_bytes -= chunk.size
        self.free_bytes -= sum(free.end - free.start for free in chunk.free)
        self._unmap_chunk(chunk)


def _joined(low: Range, high: Range) -> Range:
    points = [max(pair) for pair in zip(low.points, high.points, strict=True)]
    return Range(low.start, high.end, points)
