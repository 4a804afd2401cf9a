"""The fenced heap: a mapping a block, blocks at its end, freed memory unmapped once the device is done."""

from __future__ import annotations

import pytest

from drivers.core.alloc import GRANULE, PAGE_BYTES, Chunk
from drivers.core.errors import ArgumentError, HostError
from drivers.core.fence import FencedHeap
from hcq.heap import MemoryKind, NoRoom


class Driver:
    """Gives chunks 1 MiB apart; `reached` is how far both queues are."""

    def __init__(self, limit: int = 1 << 30) -> None:
        self.limit, self.next_va, self.reached = limit, 0x1000000, 0
        self.chunks: list[Chunk] = []
        self.fences: dict[int, int] = {}

    @property
    def mapped(self) -> int:
        return sum(chunk.size for chunk in self.chunks)

    def fence(self, gpu_va: int, size: int) -> None:
        self.fences[gpu_va] = size

    def map(self, size: int) -> Chunk:
        if self.mapped + size > self.limit:
            raise HostError(12, "no memory")
        self.next_va += 0x100000
        self.chunks.append(Chunk(self.next_va, size, None, None))
        return self.chunks[-1]

    def unmap(self, chunk: Chunk) -> None:
        self.chunks.remove(chunk)

    def heap(self) -> FencedHeap:
        return FencedHeap(
            MemoryKind.DEVICE,
            2,
            self.limit,
            self.map,
            self.unmap,
            lambda points: max(points) <= self.reached,
            self.fence,
        )


def test_a_block_ends_where_its_mapping_does() -> None:
    driver = Driver()
    heap = driver.heap()
    for size in (1, GRANULE, PAGE_BYTES, PAGE_BYTES + 1, 5000):
        block, chunk = heap.alloc(size, "x"), driver.chunks[-1]
        assert block.gpu_va + block.size == chunk.gpu_va + chunk.size
        assert block.host_offset == block.gpu_va - chunk.gpu_va and not block.gpu_va % GRANULE
        assert size <= block.size < size + GRANULE and chunk.size - block.size < PAGE_BYTES
    assert heap.mapped_bytes == driver.mapped
    assert heap.mapped_bytes - heap.free_bytes == sum(block.size for block in heap.blocks())


def test_what_is_in_front_of_a_block_on_its_page_is_fenced_until_the_page_goes() -> None:
    driver = Driver()
    heap = driver.heap()
    block, chunk = heap.alloc(5000, "x"), driver.chunks[-1]
    assert driver.fences == {chunk.gpu_va: block.gpu_va - chunk.gpu_va} == {chunk.gpu_va: 8192 - 5120}
    heap.free(block)
    heap.trim()
    assert driver.fences == {chunk.gpu_va: 0}


def test_freed_memory_stays_mapped_until_the_device_is_done_with_it() -> None:
    driver = Driver()
    heap = driver.heap()
    busy, idle = heap.alloc(1, "busy"), heap.alloc(1, "idle")
    busy.points[:] = [0, 7]
    heap.free(busy)
    heap.free(idle)
    heap.alloc(1, "next")
    assert len(driver.chunks) == 3
    driver.reached = 7
    heap.alloc(1, "after")
    assert len(driver.chunks) == 2 and heap.mapped_bytes == driver.mapped == 2 * PAGE_BYTES


def test_trim_unmaps_all_that_is_freed() -> None:
    driver = Driver()
    heap = driver.heap()
    block, kept = heap.alloc(3 * PAGE_BYTES, "x"), heap.alloc(1, "kept")
    block.points[:] = [9, 9]
    heap.free(block)
    assert heap.trim() == 3 * PAGE_BYTES and list(heap.blocks()) == [kept]
    assert heap.free_bytes == PAGE_BYTES - GRANULE


def test_addresses_are_explained_by_what_lies_and_lay_there() -> None:
    heap = Driver().heap()
    block = heap.alloc(1000, "weights")
    chunk_va = block.gpu_va - (PAGE_BYTES - 1024)
    assert heap.find(block.gpu_va + 8) == "0x8 bytes into 'weights' (0x400 bytes)"
    assert heap.find(block.gpu_va - 16) == "0x10 bytes before 'weights'"
    assert heap.find(block.gpu_va + 1024) == heap.find(0x10) == ""
    assert heap.behind(block.gpu_va + 1028, chunk_va) == "0x4 bytes past the end of 'weights' (0x400 bytes)"
    assert heap.behind(block.gpu_va + 1028, 0x10) == ""
    heap.free(block)
    freed = "0x8 bytes into 'weights' (0x400 bytes), which has been freed"
    assert heap.find(block.gpu_va + 8) == freed
    heap.trim()
    assert heap.find(block.gpu_va + 8) == heap.behind(block.gpu_va + 8, 0x10) == freed


def test_what_is_no_block_of_the_heap_and_what_has_no_room_is_told() -> None:
    heap, other = Driver(limit=PAGE_BYTES).heap(), Driver().heap()
    block = heap.alloc(1, "mine")
    with pytest.raises(NoRoom, match="no memory"):
        heap.alloc(1, "more")
    with pytest.raises(ArgumentError, match="'mine' is not from this heap"):
        other.free(block)
    heap.free(block)
    with pytest.raises(ArgumentError, match="'mine' is not from this heap"):
        heap.free(block)
