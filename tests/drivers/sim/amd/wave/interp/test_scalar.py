"""Scalar instructions of the reference, against Python's integers, with the condition they leave."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Lanes

STRICT = Lanes(mode="interpret")

MASK = 0xFFFFFFFF
CASES = {
    "s_add_u32 s8, s6, s7": (lambda a, b: (a + b) & MASK, lambda a, b: a + b > MASK),
    "s_sub_u32 s8, s6, s7": (lambda a, b: (a - b) & MASK, lambda a, b: b > a),
    "s_and_b32 s8, s6, s7": (lambda a, b: a & b, lambda a, b: a & b != 0),
    "s_lshl_b32 s8, s6, s7": (lambda a, b: a << (b & 31) & MASK, lambda a, b: a << (b & 31) & MASK != 0),
    # AMD's text sets the condition where both are equal; reports from hardware say it stays 0. Not verified.
    "s_max_u32 s8, s6, s7": (max, lambda a, b: a > b),
    "s_mul_hi_u32 s8, s6, s7": (lambda a, b: a * b >> 32, None),
    "s_bcnt1_i32_b32 s8, s6": (lambda a, b: a.bit_count(), lambda a, b: a != 0),
}
PAIRS = [(0, 0), (1, MASK), (MASK, MASK), (0x80000000, 0x7FFFFFFF), (0x12345678, 5)]
X = np.zeros(32, np.uint32)


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("text", CASES)
def test_value_and_condition_are_pythons(text: str, pair: tuple[int, int]) -> None:
    value, condition = CASES[text]
    start = f"s_mov_b32 s6, {pair[0]:#x}\ns_mov_b32 s7, {pair[1]:#x}\n{text}\ns_cselect_b32 s9, 1, 0"
    if condition is None:
        start = start.replace("s_cselect_b32 s9, 1, 0", "s_mov_b32 s9, 0")
    rows = STRICT([f"{start}\nv_mov_b32 {{d}}, s8", "v_mov_b32 {d}, s9"], X)
    assert rows[0][0] == value(*pair)
    assert condition is None or rows[1][0] == condition(*pair)


def test_a_bit_field_is_offset_and_width_in_one_word() -> None:
    text = "s_mov_b32 s6, 0xabcdef12\ns_bfe_u32 s8, s6, 0x80004\nv_mov_b32 {d}, s8"
    assert STRICT([text], X)[0][0] == 0xABCDEF12 >> 4 & 0xFF
