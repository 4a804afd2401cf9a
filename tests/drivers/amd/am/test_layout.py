"""Places in video memory: fixed areas do not overlap, user memory is handed out first fit."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from drivers.amd.am import layout
from drivers.amd.am.layout import VramHeap
from drivers.core.errors import ArgumentError, OutOfMemory


def test_fixed_areas_do_not_overlap() -> None:
    areas = sorted(
        [
            (layout.IMAGE, layout.IMAGE_BYTES),
            (layout.PSP_RING, layout.PSP_RING_BYTES),
            (layout.PSP_COMMAND, 4096),
            (layout.PSP_FENCE, 4096),
            (layout.SMU_TABLE, layout.SMU_TABLE_BYTES),
            (layout.SCRATCH_PAGE, 4096),
            (layout.DUMMY_PAGE, 4096),
            (layout.OWNER_NOTE, 4096),
            (layout.MQD, 8 * layout.MQD_STRIDE),
            (layout.IH_RING, layout.IH_RING_BYTES),
            (layout.IH_RING1, layout.IH_RING_BYTES),
            (layout.TABLES, layout.TABLES_BYTES),
        ]
    )
    for (low, size), (after, _) in pairwise(areas):
        assert low + size <= after
    assert areas[-1][0] + areas[-1][1] <= layout.USER


def test_images_and_trusted_memory_are_aligned_as_the_psp_wants() -> None:
    assert layout.IMAGE % layout.MEGABYTE == 0
    assert layout.tmr_offset(24560 << 20) % layout.MEGABYTE == 0


def test_memory_comes_back_and_joins() -> None:
    heap = VramHeap(0, 0x10000)
    first, second = heap.take(0x1000, 0x1000), heap.take(0x4000, 0x4000)
    assert (first, second) == (0, 0x4000)
    heap.give(first, 0x1000)
    heap.give(second, 0x4000)
    assert heap.take(0x10000, 0x1000) == 0


def test_too_much_and_twice_are_refused() -> None:
    heap = VramHeap(0, 0x4000)
    with pytest.raises(OutOfMemory, match="0x5000 bytes were asked for, 0x4000 are free"):
        heap.take(0x5000, 0x1000)
    heap.take(0x1000, 0x1000)
    heap.give(0, 0x1000)
    with pytest.raises(ArgumentError, match="freed twice"):
        heap.give(0, 0x1000)
    with pytest.raises(ArgumentError, match="not from this heap"):
        heap.give(0x4000, 0x1000)


def test_a_heap_is_a_row_of_pages_of_which_the_first_that_fit_are_taken() -> None:
    """Against a list of pages: where it takes from, what is left, and that nothing is handed out twice."""
    chance, pages, start = Random(5), [False] * 64, 0x40_0000
    heap, held = VramHeap(start, start + 64 * 0x1000), list[tuple[int, int]]()
    for _ in range(600):
        size, align = chance.randrange(1, 9), chance.choice([1, 2, 4, 8])
        if held and chance.random() < 0.45:
            at, count = held.pop(chance.randrange(len(held)))
            heap.give(start + at * 0x1000, count * 0x1000)
            pages[at : at + count] = [False] * count
        else:
            fits = (at for at in range(0, 65 - size, align) if not any(pages[at : at + size]))
            at = next(fits, -1)
            if at < 0:
                with pytest.raises(OutOfMemory, match=f"{(64 - sum(pages)) * 0x1000:#x} are free"):
                    heap.take(size * 0x1000, align * 0x1000)
                continue
            assert heap.take(size * 0x1000, align * 0x1000) == start + at * 0x1000
            pages[at : at + size] = [True] * size
            held.append((at, size))
        assert heap.free_bytes == (64 - sum(pages)) * 0x1000
        assert len(heap._free) == sum(not p and (n == 0 or pages[n - 1]) for n, p in enumerate(pages))


@pytest.mark.parametrize(
    ("offset", "size", "fits"), [(0, 0x4000, True), (0, 0x4001, False), (-1, 1, False), (0, 0, False)]
)
def test_what_is_given_lies_inside_the_heap(offset: int, size: int, fits: bool) -> None:
    heap = VramHeap(0, 0x4000)
    heap.take(0x4000, 0x1000)
    if fits:
        heap.give(offset, size)
        assert heap.free_bytes == 0x4000
    else:
        with pytest.raises(ArgumentError, match="not from this heap"):
            heap.give(offset, size)


def test_the_places_are_those_that_other_owners_know() -> None:
    """They may not move: a card that was left is attached to by its tag's version."""
    assert (layout.PSP_RING, layout.PSP_COMMAND, layout.PSP_FENCE) == (0x10_0000, 0x10_1000, 0x10_2000)
    assert (layout.SMU_TABLE, layout.SCRATCH_PAGE, layout.DUMMY_PAGE) == (0x10_4000, 0x10_8000, 0x10_9000)
    assert (layout.OWNER_NOTE, layout.MQD, layout.MQD_STRIDE) == (0x10_A000, 0x11_0000, 0x1000)
    assert (layout.IH_RING, layout.IH_RING1, layout.IH_RING_BYTES) == (0x20_0000, 0x24_0000, 0x4_0000)
    assert (layout.TABLES, layout.USER) == (0x200_0000, 0x400_0000)
    assert layout.tmr_offset(16 << 30) == (16 << 30) - (64 << 20)
    assert (layout.TMR_BYTES_MAX, layout.TOP_BYTES) == (48 << 20, 64 << 20)
