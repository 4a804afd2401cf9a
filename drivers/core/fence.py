"""Device memory with a fence: each block in a mapping of its own, ending where nothing is mapped.

For finding accesses out of bounds and to freed memory, at the price of pages and calls of the driver: on
simulated cards, and elsewhere with GUARD=1. A block, rounded up to 256 bytes, ends with its last page. Only
simulated cards can refuse accesses to the part of its first page in front of it. A freed block is unmapped as
soon as the device has finished with it. `alloc.py` is the heap for speed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence

from drivers.core.alloc import GRANULE, PAGE_BYTES, Chunk, place_by
from drivers.core.errors import ArgumentError, HostError
from hcq.heap import Block, MemoryKind, NoRoom

REMEMBERED = 4096  # freed blocks that are still known by name


class FencedHeap:
    """A heap in which no two blocks share a page. `queue_count`: points per block.

    map_chunk(bytes) gives a Chunk or raises HostError or NoRoom; unmap_chunk takes it back. is_done: whether
    every queue has reached its point, so that memory may go. fence(address, bytes): these bytes belong to no
    block.
    """

    def __init__(
        self,
        kind: MemoryKind,
        queue_count: int,
        capacity_bytes: int,
        map_chunk: Callable[[int], Chunk],
        unmap_chunk: Callable[[Chunk], None],
        is_done: Callable[[Sequence[int]], bool],
        fence: Callable[[int, int], None],
    ) -> None:
        self.kind, self.queue_count, self.capacity_bytes = kind, queue_count, capacity_bytes
        self.mapped_bytes = 0
        self.free_bytes = 0  # mapped, but in no block: in front of one, or waiting to be unmapped
        self._map_chunk, self._unmap_chunk, self._is_done = map_chunk, unmap_chunk, is_done
        self._fence = fence
        self._live: dict[int, tuple[Block, Chunk]] = {}
        self._waiting: deque[tuple[Block, Chunk]] = deque()
        self._gone: deque[Block] = deque(maxlen=REMEMBERED)

    def alloc(self, size_bytes: int, label: str) -> Block:
        """A block of at least `size_bytes`, at the end of its chunk. Raises NoRoom."""
        self._sweep()
        size = -(-max(size_bytes, 1) // GRANULE) * GRANULE
        try:
            chunk = self._map_chunk(-(-size // PAGE_BYTES) * PAGE_BYTES)
        except HostError as error:
            raise NoRoom(str(error)) from error
        start = chunk.size - size
        self._fence(chunk.gpu_va, start)
        points = [0] * self.queue_count
        block = Block(self.kind, chunk.gpu_va + start, size, label, points, chunk.host, start, chunk)
        self._live[chunk.gpu_va] = block, chunk
        self.mapped_bytes += chunk.size
        self.free_bytes += start
        return block

    def free(self, block: Block) -> None:
        """Take a block back; it stays mapped until its points are reached. Raises ArgumentError."""
        owner = block.owner
        if not isinstance(owner, Chunk) or self._live.get(owner.gpu_va) != (block, owner):
            raise ArgumentError(f"{block.label!r} is not from this heap")
        self._waiting.append(self._live.pop(owner.gpu_va))
        self.free_bytes += block.size

    def trim(self) -> int:
        """Unmap all that is freed; the caller has waited for the device. Returns the bytes."""
        before = self.mapped_bytes
        while self._waiting:
            self._unmap(*self._waiting.popleft())
        return before - self.mapped_bytes

    def blocks(self) -> Iterator[Block]:
        yield from (block for block, _ in self._live.values())

    def find(self, gpu_va: int) -> str:
        """What lies, or lay, at an address, as a phrase; empty if the address is no block's."""
        live = next((block for block in self.blocks() if holds(block, gpu_va)), None)
        if live is not None:
            return place_by(live, gpu_va)
        freed = (*self._gone, *(block for block, _ in self._waiting))
        gone = next((block for block in reversed(freed) if holds(block, gpu_va)), None)
        if gone is not None:
            return f"{place_by(gone, gpu_va)}, which has been freed"
        near = next((block for block, chunk in self._live.values() if holds(chunk, gpu_va)), None)
        return "" if near is None else f"{near.gpu_va - gpu_va:#x} bytes before {near.label!r}"

    def behind(self, gpu_va: int, chunk_va: int) -> str:
        """The block of the chunk at `chunk_va`, behind which an address lies; empty if there is none."""
        found = self._live.get(chunk_va)
        return self.find(gpu_va) or ("" if found is None else place_by(found[0], gpu_va))

    def _sweep(self) -> None:
        """Unmap what the device is done with, in the order in which it was freed."""
        while self._waiting and self._is_done(self._waiting[0][0].points):
            self._unmap(*self._waiting.popleft())

    def _unmap(self, block: Block, chunk: Chunk) -> None:
        self.mapped_bytes -= chunk.size
        self.free_bytes -= chunk.size
        self._gone.append(block)
        self._fence(chunk.gpu_va, 0)
        self._unmap_chunk(chunk)


def holds(piece: Block | Chunk, gpu_va: int) -> bool:
    """Whether an address is one of the bytes of a block or chunk."""
    return piece.gpu_va <= gpu_va < piece.gpu_va + piece.size
