"""Chunks of eight lanes, read from memory and written at constant places; compiled and run by the host."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.chunk import CHUNK, EIGHT, is_row, join, load_chunk, mix, store_chunk
from drivers.sim.llvm.text import V32, Text

LANE = np.arange(8)
METADATA = "\n!2 = !{!4}\n!3 = !{!5}\n!4 = distinct !{!4, !6}\n!5 = distinct !{!5, !6}\n!6 = distinct !{!6}\n"
PLACES = {
    "one": LANE * 0 + 12,
    "row of dwords": LANE * 4 + 8,
    "row of pairs": LANE * 8,
    "row of quads": LANE * 16 + 4,
    "rows of a padded tile": LANE * 20,
    "two rows of four": LANE % 4 * 4 + LANE // 4 * 64,
    "two broadcasts": LANE // 4 * 40,
    "backwards": 140 - LANE * 20,
    "none of these": np.array([3, 77, 18, 40, 99, 130, 0, 61]),
}


def run(t: Text, *arrays: Any) -> None:
    """Run the text as a function of pointers %p0, %p1, ..."""
    names = ", ".join(f"ptr %p{index}" for index in range(len(arrays)))
    name = f"chunk_{abs(hash(tuple(t.lines)))}"
    lines = [f"define void @{name}({names}) {{", *t.lines, "  ret void", "}", METADATA]
    found = engine().load(engine().compile("\n".join(lines), optimise=True), [name])
    kind = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * len(arrays))
    kind(found[name])(*(array.ctypes.data for array in arrays))


@pytest.mark.parametrize("dwords", [1, 2, 3, 4])
@pytest.mark.parametrize("name", PLACES)
def test_a_load_gives_what_lies_at_each_lane(name: str, dwords: int) -> None:
    memory, out = np.random.default_rng(5).integers(0, 256, 200, np.uint8), np.zeros((dwords, 8), np.uint32)
    t = Text()
    for index, column in enumerate(load_chunk(t, "%p0", PLACES[name].tolist(), dwords)):
        t.do(f"store {CHUNK} {column}, ptr {t.op(f'getelementptr i8, ptr %p1, i64 {32 * index}')}, align 4")
    run(t, memory, out)
    expected = [
        [memory[at + 4 * d : at + 4 * d + 4].view("<u4")[0] for at in PLACES[name]] for d in range(dwords)
    ]
    np.testing.assert_array_equal(out, expected)


@pytest.mark.parametrize("dwords", [1, 2, 3, 4])
@pytest.mark.parametrize("name", PLACES)
def test_a_store_leaves_the_highest_lane_of_those_that_meet(name: str, dwords: int) -> None:
    values = np.random.default_rng(6).integers(0, 2**32, (dwords, 8), np.uint32)
    memory = np.zeros(200, np.uint8)
    t = Text()
    places = [t.op(f"getelementptr i8, ptr %p1, i64 {32 * index}") for index in range(dwords)]
    columns = [t.let(f"load {CHUNK}, ptr {place}, align 4") for place in places]
    store_chunk(t, "%p0", PLACES[name].tolist(), columns)
    run(t, memory, values)
    expected = np.zeros(200, np.uint8)
    for lane, at in enumerate(PLACES[name]):
        expected[at : at + 4 * dwords] = np.ascontiguousarray(values[:, lane]).view(np.uint8)
    np.testing.assert_array_equal(memory, expected)


def test_pieces_join_to_the_whole() -> None:
    values, out = np.arange(32, dtype=np.uint32), np.zeros(32, np.uint32)
    t = Text()
    whole = t.let(f"load {V32}, ptr %p0, align 4")
    order = (2, 0, 3, 1)
    pieces = [mix(t, V32, whole, "poison", range(8 * index, 8 * index + 8)) for index in order]
    t.do(f"store {V32} {join(t, pieces)}, ptr %p1, align 4")
    run(t, values, out)
    np.testing.assert_array_equal(out, values.reshape(4, 8)[list(order)].ravel())


def test_a_row_has_one_stride() -> None:
    assert is_row(EIGHT, 1)
    assert not is_row((*EIGHT[:7], 9), 1)
    assert is_row((5,) * 8, 0)
