"""Lane crossing and packed halves, one instruction at a time: both wave sizes, each lane, each half.

Covers cross.py, packed.py and integers.py. Source: RDNA3 ISA, VOP3 and VOP3P opcodes.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.jit.replayed import after

VALUES = 1000 + np.arange(64)


@pytest.mark.parametrize(
    ("size", "lane"), [(32, 0), (32, 31), (32, 33), (64, 0), (64, 31), (64, 32), (64, 63), (64, 65)]
)
def test_one_lane_is_read_and_written_whatever_exec_says(size: int, lane: int) -> None:
    """The lane's number counts modulo the wave's size."""
    vectors, at = {1: VALUES[:size], 3: 7}, lane % size
    for mask in (0, 1 << size - 1, (1 << size) - 1):
        wave = after("v_readlane_b32 s6, v1, s4", vectors, {4: lane}, lanes=size, exec_mask=mask)
        assert wave.scalar(6) == 1000 + at
        wave = after("v_writelane_b32 v3, s5, s4", vectors, {4: lane, 5: 99}, lanes=size, exec_mask=mask)
        assert wave.vector[3].tolist() == [99 if place == at else 7 for place in range(size)]


@pytest.mark.parametrize("size", [32, 64])
def test_the_first_lane_is_the_lowest_that_is_on_or_lane_0(size: int) -> None:
    for first in (0, 1, 31, size - 1):
        mask = 1 << first | 1 << size - 1
        wave = after("v_readfirstlane_b32 s6, v1", {1: VALUES[:size]}, lanes=size, exec_mask=mask)
        assert wave.scalar(6) == 1000 + first
    wave = after("v_readfirstlane_b32 s6, v1", {1: VALUES[:size]}, lanes=size, exec_mask=0)
    assert wave.scalar(6) == 1000


@pytest.mark.parametrize("size", [32, 64])
@pytest.mark.parametrize("name", ["v_permlane16_b32", "v_permlanex16_b32"])
def test_lanes_of_a_row_by_nibbles_of_two_scalars(size: int, name: str) -> None:
    low, high = 0x76543210 ^ 0x5A5A5A5A, 0xFEDCBA98 ^ 0x3C3C3C3C
    picks = [(low | high << 32) >> 4 * lane & 15 for lane in range(16)]
    wave = after(f"{name} v3, v1, s4, s5", {1: VALUES[:size], 3: 7}, {4: low, 5: high}, lanes=size)
    other = 16 if "x16" in name else 0
    assert wave.vector[3].tolist() == [1000 + (lane & ~15 ^ other) + picks[lane & 15] for lane in range(size)]


def test_the_halves_of_a_wave64_are_swapped() -> None:
    wave = after("v_permlane64_b32 v3, v1", {1: VALUES}, lanes=64)
    assert wave.vector[3].tolist() == [1000 + (lane ^ 32) for lane in range(64)]


@pytest.mark.parametrize("size", [32, 64])
def test_bits_of_a_mask_below_each_lane_are_counted(size: int) -> None:
    mask = 0x9234_5678_F0F0_1235
    words = {1: np.full(size, mask & 0xFFFFFFFF), 2: np.full(size, mask >> 32), 3: 5}
    for name, source, first in (("lo", 1, 0), ("hi", 2, 32)):
        wave = after(f"v_mbcnt_{name}_u32_b32 v4, v{source}, v3", words, lanes=size)
        word = mask >> first & 0xFFFFFFFF
        wanted = [(word & (1 << min(max(lane - first, 0), 32)) - 1).bit_count() + 5 for lane in range(size)]
        assert wave.vector[4].tolist() == wanted


# -- packed halves -------------------------------------------------------------------------------------

RNG = np.random.default_rng(8)
LOW, HIGH, LOW_2, HIGH_2 = (RNG.integers(0, 1 << 16, 32) for _ in range(4))
PACKED = {1: LOW | HIGH << 16, 2: LOW_2 | HIGH_2 << 16}
INTEGERS: dict[str, Callable[[Any, Any], Any]] = {
    "v_pk_add_u16": lambda a, b: a + b,
    "v_pk_sub_i16": lambda a, b: a - b,
    "v_pk_mul_lo_u16": lambda a, b: a * b,
    "v_pk_max_u16": np.maximum,
    "v_pk_lshlrev_b16": lambda a, b: b << (a & 15),
}


@pytest.mark.parametrize("name", INTEGERS)
def test_each_result_takes_the_halves_that_are_chosen(name: str) -> None:
    for lows, highs in product(product((0, 1), repeat=2), repeat=2):
        text = f"{name} v3, v1, v2 op_sel:[{lows[0]},{lows[1]}] op_sel_hi:[{highs[0]},{highs[1]}]"
        found = after(text, PACKED).vector[3]
        first, second = (
            INTEGERS[name]((LOW, HIGH)[a], (LOW_2, HIGH_2)[b]) & 0xFFFF for a, b in (lows, highs)
        )
        assert found.tolist() == (first | second << 16).tolist(), text


def test_signs_of_packed_floats_are_changed_half_by_half() -> None:
    a, b = (RNG.standard_normal((2, 32)).astype(np.float16) for _ in range(2))
    words = {
        place: pair[0].view(np.uint16).astype(int) | pair[1].view(np.uint16).astype(int) << 16
        for place, pair in ((1, a), (2, b))
    }
    for low, high in product(product((0, 1), repeat=2), repeat=2):
        text = f"v_pk_add_f16 v3, v1, v2 neg_lo:[{low[0]},{low[1]}] neg_hi:[{high[0]},{high[1]}]"
        found = after(text, words).vector[3]
        for half, (x, y) in enumerate((low, high)):
            wanted = (-1) ** x * a[half] + (-1) ** y * b[half]
            bits = (found >> np.uint32(16 * half) & np.uint32(0xFFFF)).astype(np.uint16)
            np.testing.assert_array_equal(bits.view(np.float16), wanted, err_msg=text)


def test_fused_products_of_mixed_widths_choose_a_half_or_a_whole() -> None:
    """RDNA3 ISA, V_FMA_MIX_F32: op_sel_hi says that a source is a half, op_sel which."""
    a = np.array([[1.5, -2.0, 0.25, 8.0] * 8, [3.0, 0.5, -1.0, 2.0] * 8], np.float16)
    c = np.array([10.0, -20.0, 30.5, 0.125] * 8, np.float32)
    words = {
        1: a[0].view(np.uint16).astype(int) | a[1].view(np.uint16).astype(int) << 16,
        2: c.view(np.uint32),
    }
    for half in (0, 1):
        text = f"v_fma_mix_f32 v3, v1, v1, v2 op_sel:[{half},{1 - half},0] op_sel_hi:[1,1,0]"
        found = after(text, words).vector[3].view(np.float32)
        np.testing.assert_array_equal(found, a[0].astype(np.float32) * a[1].astype(np.float32) + c)
        text = f"v_fma_mix_f32 v3, -v1, |v2|, v2 op_sel:[{half},0,0] op_sel_hi:[1,0,0]"
        found = after(text, words).vector[3].view(np.float32)
        np.testing.assert_array_equal(found, -a[half].astype(np.float32) * np.abs(c) + c)


@pytest.mark.parametrize(("name", "bits"), [("v_dot4_u32_u8", 8), ("v_dot8_u32_u4", 4)])
@pytest.mark.parametrize("clamp", ["", " clamp"])
def test_dot_products_of_bytes_and_nibbles(name: str, bits: int, clamp: str) -> None:
    words = {place: RNG.integers(0, 1 << 32, 32) for place in (1, 2)}
    words[3] = np.where(np.arange(32) % 2, 0xFFFFFFF0, 5)
    found = after(f"{name} v4, v1, v2, v3{clamp}", words).vector[4].tolist()
    mask = (1 << bits) - 1
    for lane in range(32):
        a, b, base = (int(words[place][lane]) for place in (1, 2, 3))
        total = base + sum((a >> at & mask) * (b >> at & mask) for at in range(0, 32, bits))
        assert found[lane] == (min(total, 0xFFFFFFFF) if clamp else total & 0xFFFFFFFF)
