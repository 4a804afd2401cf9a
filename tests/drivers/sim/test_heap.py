"""Ranges of a physical memory: alignment, exhaustion, wiping, coalescing."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterator

import pytest

from drivers.sim.heap import LEAF_BYTES, RangeHeap


@pytest.fixture
def heap() -> Iterator[RangeHeap]:
    made = RangeHeap("test", 64 << 20, 0x1000)
    yield made
    made.backing.close()


def test_large_ranges_start_on_huge_page_boundaries(heap: RangeHeap) -> None:
    small, large = heap.allocate(100), heap.allocate(LEAF_BYTES)
    assert small == 0x1000
    assert large == LEAF_BYTES


def test_a_full_heap_answers_none_and_serves_again_after_a_release(heap: RangeHeap) -> None:
    first = heap.allocate(60 << 20)
    assert first is not None
    assert heap.allocate(8 << 20) is None
    heap.release(first)
    assert heap.allocate(60 << 20) == first


def test_released_neighbours_join_in_any_order(heap: RangeHeap) -> None:
    ranges = [heap.allocate(8 << 20) for _ in range(7)]
    before = heap.free_bytes
    for index in (3, 1, 2, 0, 6, 4, 5):
        offset = ranges[index]
        assert offset is not None
        heap.release(offset)
    assert heap.free_bytes == before + (56 << 20)
    assert heap.allocate(62 << 20) == LEAF_BYTES


def test_released_memory_is_wiped(heap: RangeHeap) -> None:
    offset = heap.allocate(0x1000)
    assert offset is not None
    ctypes.memset(heap.backing.address + offset, 0xFF, 0x1000)
    heap.release(offset)
    assert ctypes.string_at(heap.backing.address + offset, 0x1000) == bytes(0x1000)


def test_a_heap_agrees_with_a_row_of_pages() -> None:
    """First fit, ranges from 2 MiB on at multiples of that; counts and ranges after each step."""
    chance, page, pages = random.Random(4), 0x1000, (12 << 20) // 0x1000
    made, taken = RangeHeap("pages", pages * page, 3 * page), [True] * 3 + [False] * (pages - 3)
    held: list[tuple[int, int]] = []
    for _ in range(300):
        if held and chance.random() < 0.45:
            at, count = held.pop(chance.randrange(len(held)))
            made.release(at * page)
            taken[at : at + count] = [False] * count
        else:
            size = chance.choice(
                [1, page - 1, page, page + 1, 7 * page, LEAF_BYTES - 1, LEAF_BYTES, LEAF_BYTES + 1]
            )
            count = -(-size // page)
            step = 512 if count * page >= LEAF_BYTES else 1
            fits = (at for at in range(0, pages - count + 1, step) if not any(taken[at : at + count]))
            at = next(fits, -1)
            assert made.allocate(size) == (None if at < 0 else at * page)
            if at >= 0:
                taken[at : at + count] = [True] * count
                held.append((at, count))
        assert made.free_bytes == (pages - sum(taken)) * page
        assert len(made._free) == sum(not t and taken[n - 1] for n, t in enumerate(taken))
    made.backing.close()
