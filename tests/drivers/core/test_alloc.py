"""The heap: no overlap, no leak, joined again when freed, points handed on."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.core.alloc import GRANULE, LARGE_BYTES, PAGE_BYTES, Chunk, ChunkHeap
from drivers.core.errors import ArgumentError, HostError
from hcq.heap import Block, MemoryKind, NoRoom

CHUNK = 1 << 16


class Driver:
    """Gives chunks at rising addresses, up to `limit` bytes."""

    def __init__(self, limit: int = 1 << 30) -> None:
        self.limit, self.mapped, self.next_va = limit, 0, 0x1000000

    def map(self, size: int) -> Chunk:
        if self.mapped + size > self.limit:
            raise HostError(12, "no memory")
        self.mapped += size
        self.next_va += size + 0x100000
        return Chunk(self.next_va - size, size, None, None)

    def unmap(self, chunk: Chunk) -> None:
        self.mapped -= chunk.size


def heap(driver: Driver) -> ChunkHeap:
    return ChunkHeap(MemoryKind.DEVICE, CHUNK, 2, driver.limit, driver.map, driver.unmap)


def overlaps(blocks: list[Block]) -> bool:
    spans = sorted((b.gpu_va, b.gpu_va + b.size) for b in blocks)
    return any(high > low for (_, high), (low, _) in pairwise(spans))


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 3 * CHUNK)), max_size=60), st.randoms())
def test_blocks_never_overlap_and_accounts_are_exact(
    steps: list[tuple[bool, int]], chooser: random.Random
) -> None:
    driver = Driver()
    made = heap(driver)
    live: list[Block] = []
    for wants, size in steps:
        if wants or not live:
            live.append(made.alloc(size, "x"))
        else:
            made.free(live.pop(chooser.randrange(len(live))))
        assert not overlaps(live)
        assert made.mapped_bytes == driver.mapped
        assert made.mapped_bytes - made.free_bytes == sum(b.size for b in live)
    for block in live:
        made.free(block)
    made.trim()
    assert driver.mapped == made.mapped_bytes == made.free_bytes == 0


def test_freed_neighbours_are_joined_whatever_the_order() -> None:
    made = heap(Driver())
    for order in ([0, 1, 2], [2, 1, 0], [0, 2, 1], [1, 0, 2]):
        blocks = [made.alloc(CHUNK // 4, str(i)) for i in range(3)]
        for index in order:
            made.free(blocks[index])
        whole = made.alloc(CHUNK - GRANULE, "whole")
        assert made.mapped_bytes == CHUNK
        made.free(whole)


def test_sizes_and_addresses_are_aligned() -> None:
    made = heap(Driver())
    small, large = made.alloc(1, "s"), made.alloc(LARGE_BYTES + 1, "l")
    assert small.size == GRANULE and small.gpu_va % GRANULE == 0
    assert large.size == LARGE_BYTES + PAGE_BYTES and large.gpu_va % PAGE_BYTES == 0


def test_a_new_owner_inherits_the_latest_points_of_what_it_gets() -> None:
    made = heap(Driver())
    low, high = made.alloc(GRANULE, "low"), made.alloc(GRANULE, "high")
    low.points[:] = [5, 1]
    high.points[:] = [2, 7]
    made.free(low)
    made.free(high)
    both = made.alloc(2 * GRANULE, "both")
    assert both.points == [5, 7]
    both.points[0] = 9
    assert made.alloc(GRANULE, "rest").points == [5, 7], "points of one block leaked into another"


def test_when_the_driver_has_no_more_it_is_no_room() -> None:
    made = heap(Driver(limit=2 * CHUNK))
    made.alloc(CHUNK, "a")
    made.alloc(CHUNK, "b")
    with pytest.raises(NoRoom, match="no memory"):
        made.alloc(1, "c")


def test_only_wholly_free_chunks_are_given_back() -> None:
    driver = Driver()
    made = heap(driver)
    keep, gone = made.alloc(CHUNK, "keep"), made.alloc(CHUNK, "gone")
    made.free(gone)
    assert made.trim() == CHUNK
    assert driver.mapped == CHUNK and [b.label for b in made.blocks()] == ["keep"] and keep.size == CHUNK


def test_a_block_of_another_heap_is_refused() -> None:
    one, other = heap(Driver()), heap(Driver())
    with pytest.raises(ArgumentError, match="'x' is not from this heap"):
        other.free(one.alloc(1, "x"))


def test_an_address_is_explained() -> None:
    made = heap(Driver())
    block = made.alloc(1000, "weights")
    assert made.find(block.gpu_va + 8) == "0x8 bytes into 'weights' (0x400 bytes)"
    assert (
        made.find(block.gpu_va + 0x440)
        == "in unused device memory, 0x40 bytes past the end of 'weights' (0x400 bytes)"
    )
    assert made.find(0x10) == ""
    made.free(block)
    assert made.find(block.gpu_va) == "in unused device memory"


def test_an_address_behind_a_chunk_is_explained_by_its_last_block() -> None:
    made = heap(Driver())
    block = made.alloc(1000, "weights")
    far = block.gpu_va + 3 * CHUNK
    assert made.find(far) == ""
    assert made.behind(far, block.gpu_va) == "0x2fc00 bytes past the end of 'weights' (0x400 bytes)"
    assert made.behind(far, far) == ""
    made.free(block)
    assert made.behind(far, block.gpu_va) == ""


def test_a_large_block_has_a_chunk_of_its_own_so_nothing_is_mapped_behind_it() -> None:
    driver = Driver()
    made = heap(driver)
    small, large, second = (made.alloc(size, "x") for size in (1, LARGE_BYTES, 3 * LARGE_BYTES))
    assert driver.mapped == CHUNK + 4 * LARGE_BYTES
    assert len({small.gpu_va // 0x100000, large.gpu_va // 0x100000, second.gpu_va // 0x100000}) == 3


def test_a_freed_chunk_serves_large_blocks_again_the_tightest_first_and_never_small_ones() -> None:
    driver = Driver()
    made = heap(driver)
    wide, tight = made.alloc(8 * LARGE_BYTES, "wide"), made.alloc(2 * LARGE_BYTES, "tight")
    made.free(wide)
    made.free(tight)
    before = driver.mapped
    assert made.alloc(2 * LARGE_BYTES, "again").gpu_va == tight.gpu_va
    assert made.alloc(3 * LARGE_BYTES, "part").gpu_va == wide.gpu_va
    assert driver.mapped == before
    made.alloc(1, "small")
    assert driver.mapped == before + CHUNK
