"""Places in video memory: fixed areas do not overlap, user memory is handed out first fit."""

from __future__ import annotations

from itertools import pairwise

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
