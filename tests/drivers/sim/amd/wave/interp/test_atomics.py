"""Atomics of the reference, one lane's operation at a time: against the documents' pseudo-code in numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave.interp.atomics import from_brain, to_brain, update_of
from tests.drivers.sim.amd.wave.conftest import Bench

ONE, MANY = 0x0000_0001, 0xFFFF_FFF0
CASES = [
    ("add_u", MANY, [0x20], 0x10),
    ("sub_u", ONE, [2], 0xFFFFFFFF),
    ("min_i", MANY, [3], MANY),
    ("min_u", MANY, [3], 3),
    ("max_i", MANY, [3], 3),
    ("inc_u", 5, [5], 0),
    ("inc_u", 4, [5], 5),
    ("dec_u", 0, [5], 5),
    ("dec_u", 7, [5], 5),
    ("csub_u", 3, [5], 0),
    ("cond_sub_u", 3, [5], 3),
    ("cmpswap_b", 7, [9, 7], 9),
    ("cmpswap_b", 7, [9, 8], 7),
    ("mskor_b", 0xFF00FF00, [0x0FF0, 0x1230], 0xFF00F230),
    ("rsub_u", 3, [5], 2),
    ("wrap_b", 5, [3, 9], 2),
    ("wrap_b", 2, [3, 9], 11),
    ("wrap_b", 3, [3, 9], 0),
    ("swap_b", MANY, [5], 5),
    ("add_u", 0xFFFFFFFF, [1], 0),
    ("sub_u", 5, [5], 0),
    ("rsub_u", 5, [3], 0xFFFFFFFE),
    ("max_u", MANY, [3], MANY),
    ("min_i", 0x7FFFFFFF, [0x80000000], 0x80000000),
    ("max_i", 0x7FFFFFFF, [0x80000000], 0x7FFFFFFF),
    ("and_b", 0b1100, [0b1010], 0b1000),
    ("or_b", 0b1100, [0b1010], 0b1110),
    ("xor_b", 0b1100, [0b1010], 0b0110),
    ("inc_u", 6, [5], 0),
    ("inc_u", 0xFFFFFFFE, [0xFFFFFFFF], 0xFFFFFFFF),
    ("dec_u", 5, [5], 4),
    ("dec_u", 6, [5], 5),
    ("dec_u", 1, [5], 0),
    ("csub_u", 5, [5], 0),
    ("csub_u", 6, [5], 1),
    ("cond_sub_u", 5, [5], 0),
    ("cond_sub_u", 6, [5], 1),
    ("condxchg", 9, [0x80000005], 5),
    ("condxchg", 9, [0x7FFFFFFF], 9),
    ("condxchg", 9, [0xFFFFFFFF], 0x7FFFFFFF),
]


def word(value: int) -> bytes:
    return (value & 0xFFFFFFFF).to_bytes(4, "little")


@pytest.mark.parametrize(("name", "old", "data", "expected"), CASES)
def test_an_operation_leaves_what_the_document_says(
    name: str, old: int, data: list[int], expected: int
) -> None:
    first, second = [*data, 0][:2]
    assert update_of(name)(word(old), word(first), word(second)) == word(expected)


@pytest.mark.parametrize(
    ("name", "old", "data", "expected"),
    [
        ("add_u", 2**64 - 1, 2, 1), ("sub_u", 0, 1, 2**64 - 1), ("add_u", 2**32 - 1, 1, 2**32),
        ("min_i", 2**63, 2**63 - 1, 2**63), ("max_u", 2**63, 2**63 - 1, 2**63),
        ("max_i", 2**63, 2**63 - 1, 2**63 - 1),
    ],
)  # fmt: skip
def test_64_bits_are_one_number(name: str, old: int, data: int, expected: int) -> None:
    parts = [value.to_bytes(8, "little") for value in (old, data, 0)]
    assert int.from_bytes(update_of(name)(*parts), "little") == expected


NAN, OTHER_NAN, SIGNAL, OTHER_SIGNAL = 0x7FC00001, 0xFFC00002, 0x7F800001, 0xFF800002
QUIETED, OTHER_QUIETED, FIVE, MINUS, ZERO, SIGN = 0x7FC00001, 0xFFC00002, 0x40A00000, 0xC0000000, 0, 1 << 31
FLOATS = [  # old, data; min and max of GFX11, as rocjitsu measured them; min_num and max_num of RDNA4 ISA
    (FIVE, MINUS, MINUS, FIVE, MINUS, FIVE), (MINUS, FIVE, MINUS, FIVE, MINUS, FIVE),
    (ZERO, SIGN, SIGN, ZERO, SIGN, ZERO), (SIGN, ZERO, SIGN, ZERO, SIGN, ZERO),
    (NAN, FIVE, FIVE, FIVE, FIVE, FIVE), (FIVE, NAN, FIVE, FIVE, FIVE, FIVE),
    (NAN, OTHER_NAN, NAN, NAN, OTHER_NAN, OTHER_NAN),
    (SIGNAL, FIVE, QUIETED, QUIETED, FIVE, FIVE), (FIVE, SIGNAL, QUIETED, QUIETED, FIVE, FIVE),
    (SIGNAL, OTHER_SIGNAL, QUIETED, QUIETED, OTHER_QUIETED, OTHER_QUIETED),
    (NAN, OTHER_SIGNAL, OTHER_QUIETED, OTHER_QUIETED, OTHER_QUIETED, OTHER_QUIETED),
    (OTHER_SIGNAL, NAN, OTHER_QUIETED, OTHER_QUIETED, NAN, NAN),
]  # fmt: skip


@pytest.mark.parametrize("row", FLOATS)
def test_the_lesser_and_the_greater_of_floats_and_what_becomes_of_nans(row: tuple[int, ...]) -> None:
    old, data, *expected = row
    found = [
        int.from_bytes(update_of(f"{name}_f")(word(old), word(data), word(0)), "little")
        for name in ("min", "max", "min_num", "max_num")
    ]
    assert [hex(value) for value in found] == [hex(value) for value in expected]


def test_floats_are_compared_as_numbers_and_keep_their_bits() -> None:
    swap = update_of("cmpswap_f")
    assert swap(word(SIGN), word(SIGNAL), word(ZERO)) == word(SIGNAL)
    assert swap(word(NAN), word(FIVE), word(NAN)) == word(NAN)
    assert swap(word(SIGNAL), word(FIVE), word(ZERO)) == word(SIGNAL)
    assert swap(word(FIVE), word(MINUS), word(MINUS)) == word(FIVE)
    add = update_of("add_f")
    assert add(*(np.float32(x).tobytes() for x in (1.5, -4.0, 0.0))) == np.float32(-2.5).tobytes()
    assert add(*(np.float64(x).tobytes() for x in (1.5, 1e300, 0.0))) == np.float64(1e300).tobytes()


def test_two_halves_are_added_apart() -> None:
    for name, old, data in (("f16", [1.5, 65504.0], [0.25, 65504.0]), ("bf16", [1.0, 2.0], [2.0, -2.0])):
        pairs = [packed(name, values) for values in (old, data)]
        total = np.array(old, np.float32) + np.array(data, np.float32)
        with np.errstate(over="ignore"):
            assert update_of(f"pk_add_{name}")(*pairs, bytes(4)) == packed(name, total)


def packed(kind: str, values: Any) -> bytes:
    if kind == "f16":
        return bytes(np.array(values, np.float32).astype(np.float16).tobytes())
    return bytes((np.array(values, np.float32).view(np.uint32) >> 16).astype(np.uint16).tobytes())


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_lanes_at_one_place_go_one_after_the_other(mode: str) -> None:
    """Each of 64 lanes adds itself and gets what the lanes below it left."""
    bench = Bench()
    table, out = bench.put(np.zeros(1, np.uint32)), bench.put(np.zeros(64, np.uint32))
    text = """v_mov_b32 v1, 0\nv_lshlrev_b32 v2, 2, v0\nglobal_atomic_add_u32 v3, v1, v0, s[0:1] glc
        s_waitcnt vmcnt(0)\nglobal_store_b32 v2, v3, s[2:3]"""
    bench.run(text, table, out, mode=mode, lanes=64, block=(64, 1, 1))
    numbers = np.arange(64)
    assert bench.arrays[1].tolist() == (numbers * (numbers - 1) // 2).tolist()
    assert bench.arrays[0].tolist() == [64 * 63 // 2]


ALL = np.arange(1 << 16, dtype=np.uint16)


def test_every_bf16_comes_back() -> None:
    wide = from_brain(ALL)
    numbers = ~np.isnan(wide)
    assert np.array_equal(to_brain(wide)[numbers], ALL[numbers])
    assert np.isnan(from_brain(to_brain(wide[~numbers]))).all()


def test_a_number_between_two_goes_to_the_nearer_and_a_tie_to_the_even_one() -> None:
    bits = np.array([0x3F808000, 0x3F818000, 0x3F808001, 0x3F807FFF], np.uint32)
    assert to_brain(bits.view(np.float32)).tolist() == [0x3F80, 0x3F82, 0x3F81, 0x3F80]
    nans = np.array([0x7F800001, 0xFFBFFFFF, 0x7FFFFFFF], np.uint32)
    assert to_brain(nans.view(np.float32)).tolist() == [0x7FC0, 0xFFFF, 0x7FFF]
