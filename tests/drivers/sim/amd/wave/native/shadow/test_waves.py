"""The layout of the shadow, and what waves and barriers tell it."""

from __future__ import annotations

from dataclasses import astuple

import numpy as np

from drivers.sim.amd.wave.shadow import layout
from drivers.sim.amd.wave.shadow.layout import BLOCKS, FIELDS, LOGGED, PAGE_BYTES, SHADOW_BYTES
from drivers.sim.amd.wave.shadow.space import shadow_of
from tests.drivers.sim.amd.wave.conftest import Bench


def test_rows_blocks_and_flag_do_not_overlap() -> None:
    rows = [layout.WRITER, layout.WROTE_AT, layout.READER, layout.READ_AT, layout.FILLED]
    ends = [
        *(row + PAGE_BYTES for row in rows),
        BLOCKS + 4 * (PAGE_BYTES >> layout.BLOCK_BITS),
        LOGGED + 4,
    ]
    starts = [*rows, BLOCKS, LOGGED]
    assert all(end <= start for end, start in zip(ends, [*starts[1:], SHADOW_BYTES], strict=True))


def test_fields_of_the_record_have_a_place_each() -> None:
    places = astuple(FIELDS)[:-1]
    assert len(set(places)) == len(places) and max(places) < FIELDS.count
    assert {FIELDS.offsets + 16, FIELDS.highs + 16} == {FIELDS.highs, FIELDS.refresh}  # 32 dwords each


def test_epochs_count_waves_and_barriers() -> None:
    bench = Bench()
    memory = bench.put(np.zeros(64, np.uint32))
    bench.run("s_nop 0\ns_barrier\ns_nop 0", memory, grid=(3, 1, 1), block=(64, 1, 1), mode="strict")
    shadow = shadow_of(bench.space)
    last = int(shadow.record[FIELDS.epoch])
    assert last == 3 * 2 * 2
    assert [shadow.owner_of(epoch) for epoch in range(1, 6)] == [(0, 0), (0, 1), (0, 0), (0, 1), (1, 0)]
    assert shadow.owner_of(last) == (2, 1)
    assert shadow.owner_of(last + 1) == (-1, -1)
    assert not shadow.is_forgotten(last)
    shadow.epochs[4 * last] = last + layout.EPOCHS  # a newer one at its place
    assert shadow.is_forgotten(last) and shadow.owner_of(last) == (-1, -1)
