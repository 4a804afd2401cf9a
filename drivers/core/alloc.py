"""Device memory in blocks, cut from chunks that the driver maps, joined again when freed.

Small blocks share slabs. A large block has a chunk to itself, or the rest of an earlier block's chunk. So
little memory after a block is mapped, and an access far past its end is a fault (fence.py is stricter). A
freed range keeps the points of its last uses (one per queue), and its next owner inherits them: memory is
reused at once and still never touched before the earlier work is done. Knows addresses, not how to map them.
"""

from __future__ import annotations

import bisect
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from drivers.core.errors import ArgumentError, HostError
from hcq.heap import Block, HostWindow, MemoryKind, NoRoom

GRANULE = 256
PAGE_BYTES = 4096
LARGE_BYTES = 64 << 10
NO_ROOM = 1 << 64  # more than any range has


@dataclass
class FreeRange:
    """Free bytes [start, end) of a chunk; points: the last uses of any of them."""

    start: int
    end: int
    points: list[int]

    @property
    def size(self) -> int:
        return self.end - self.start


@dataclass(eq=False)
class Chunk:
    """Mapped memory that blocks are cut from, by start offset. `token` is the driver's own handle.

    is_slab: small blocks share it.
    """

    gpu_va: int
    size: int
    host: HostWindow | None
    token: object
    free: list[FreeRange] = field(default_factory=list)
    blocks: dict[int, Block] = field(default_factory=dict)
    is_slab: bool = False

    def room(self, size: int) -> int:
        """Bytes of the tightest free range that has room for `size`, 0 if none has."""
        return min((each.size for each in self.free if each.size >= size), default=0)

    def take(self, size: int) -> FreeRange:
        """Cut `size` bytes out of the tightest range that has room; there must be one."""
        room = self.room(size)
        index = next(i for i, each in enumerate(self.free) if each.size == room)
        free = self.free[index]
        rest = FreeRange(free.start + size, free.end, list(free.points))
        self.free[index : index + 1] = [rest] if rest.size else []
        return FreeRange(free.start, rest.start, list(free.points))

    def give(self, freed: FreeRange) -> None:
        """Put a range back, joined with its neighbours."""
        index = bisect.bisect_left(self.free, freed.start, key=lambda r: r.start)
        if index < len(self.free) and self.free[index].start == freed.end:
            freed = _joined(freed, self.free.pop(index))
        if index and self.free[index - 1].end == freed.start:
            index -= 1
            freed = _joined(self.free.pop(index), freed)
        self.free.insert(index, freed)

    def block_before(self, gpu_va: int) -> Block | None:
        """The last block that begins at or before an address."""
        offset = gpu_va - self.gpu_va
        return self.blocks.get(max((start for start in self.blocks if start <= offset), default=-1))


class ChunkHeap:
    """A heap with slabs of `slab_bytes` for small blocks. `queue_count`: points per block.

    map_chunk(bytes) gives a Chunk or raises HostError or NoRoom; unmap_chunk takes it back.
    """

    def __init__(
        self,
        kind: MemoryKind,
        slab_bytes: int,
        queue_count: int,
        capacity_bytes: int,
        map_chunk: Callable[[int], Chunk],
        unmap_chunk: Callable[[Chunk], None],
    ) -> None:
        self.kind, self.slab_bytes, self.queue_count = kind, slab_bytes, queue_count
        self.capacity_bytes = capacity_bytes
        self.mapped_bytes = 0
        self.free_bytes = 0
        self._chunks: dict[int, Chunk] = {}  # by address
        self._open: dict[bool, dict[int, Chunk]] = {True: {}, False: {}}  # with room; slabs, and the others
        self._map_chunk, self._unmap_chunk = map_chunk, unmap_chunk

    def alloc(self, size_bytes: int, label: str) -> Block:
        """A block of at least `size_bytes`. Raises NoRoom if the driver gives no further chunk."""
        is_small = size_bytes < LARGE_BYTES
        unit = GRANULE if is_small else PAGE_BYTES
        size = -(-max(size_bytes, 1) // unit) * unit
        chunks = self._open[is_small]
        chunk = min(chunks.values(), key=lambda each: each.room(size) or NO_ROOM, default=None)
        if chunk is None or not chunk.room(size):
            chunk = self._grow(size, is_small)
        found = chunk.take(size)
        if not chunk.free:
            del chunks[chunk.gpu_va]
        return self._block(chunk, found, label)

    def free(self, block: Block) -> None:
        chunk = self._chunk_of(block)
        start = block.gpu_va - chunk.gpu_va
        del chunk.blocks[start]
        chunk.give(FreeRange(start, start + block.size, list(block.points)))
        self._open[chunk.is_slab][chunk.gpu_va] = chunk
        self.free_bytes += block.size

    def trim(self) -> int:
        """Give wholly free chunks back to the driver; the caller has waited for the device."""
        empty = [chunk for chunk in self._chunks.values() if not chunk.blocks]
        for chunk in empty:
            self._drop(chunk)
        return sum(chunk.size for chunk in empty)

    def close(self) -> None:
        """Give all chunks back, whatever is still in them."""
        for chunk in list(self._chunks.values()):
            self._drop(chunk)
        self.free_bytes = 0

    def blocks(self) -> Iterator[Block]:
        for chunk in self._chunks.values():
            yield from chunk.blocks.values()

    def find(self, gpu_va: int) -> str:
        """What lies at an address of this heap, as a phrase; empty if the address is not in it."""
        chunks = self._chunks.values()
        chunk = next((c for c in chunks if c.gpu_va <= gpu_va < c.gpu_va + c.size), None)
        if chunk is None:
            return ""
        block = chunk.block_before(gpu_va)
        if block is not None and gpu_va < block.gpu_va + block.size:
            return place_by(block, gpu_va)
        unused = f"in unused {self.kind.value} memory"
        return unused if block is None else f"{unused}, {place_by(block, gpu_va)}"

    def behind(self, gpu_va: int, chunk_va: int) -> str:
        """The last block of the chunk at `chunk_va`, behind which an address lies; empty if it has none."""
        chunk = self._chunks.get(chunk_va)
        block = None if chunk is None else chunk.block_before(gpu_va)
        return "" if block is None else place_by(block, gpu_va)

    def _block(self, chunk: Chunk, found: FreeRange, label: str) -> Block:
        start, size = found.start, found.end - found.start
        block = Block(self.kind, chunk.gpu_va + start, size, label, found.points, chunk.host, start, chunk)
        chunk.blocks[start] = block
        self.free_bytes -= size
        return block

    def _chunk_of(self, block: Block) -> Chunk:
        owner = block.owner
        if not isinstance(owner, Chunk) or self._chunks.get(owner.gpu_va) is not owner:
            raise ArgumentError(f"{block.label!r} is not from this heap")
        return owner

    def _grow(self, size: int, is_slab: bool) -> Chunk:
        wanted = max(self.slab_bytes if is_slab else 0, -(-size // PAGE_BYTES) * PAGE_BYTES)
        try:
            chunk = self._map_chunk(wanted)
        except HostError as error:
            raise NoRoom(str(error)) from error
        chunk.free, chunk.is_slab = [FreeRange(0, chunk.size, [0] * self.queue_count)], is_slab
        self._chunks[chunk.gpu_va] = self._open[is_slab][chunk.gpu_va] = chunk
        self.mapped_bytes += chunk.size
        self.free_bytes += chunk.size
        return chunk

    def _drop(self, chunk: Chunk) -> None:
        del self._chunks[chunk.gpu_va]
        self._open[chunk.is_slab].pop(chunk.gpu_va, None)
        self.mapped_bytes -= chunk.size
        self.free_bytes -= sum(free.size for free in chunk.free)
        self._unmap_chunk(chunk)


def place_by(block: Block, gpu_va: int) -> str:
    """Where an address lies, seen from a block that begins before it."""
    inside = gpu_va - block.gpu_va
    if inside < block.size:
        return f"{inside:#x} bytes into {block.label!r} ({block.size:#x} bytes)"
    return f"{inside - block.size:#x} bytes past the end of {block.label!r} ({block.size:#x} bytes)"


def _joined(low: FreeRange, high: FreeRange) -> FreeRange:
    points = [max(pair) for pair in zip(low.points, high.points, strict=True)]
    return FreeRange(low.start, high.end, points)
