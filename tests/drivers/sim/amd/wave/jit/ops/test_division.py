"""What a division is made of: the sequence that compilers emit, and its parts as measured on cards."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.meaning.test_floats import A, B, same

U32, F32 = np.uint32, np.float32
DIVISION = """v_div_scale_f32 v10, null, v2, v2, v1
    v_div_scale_f32 v11, vcc_lo, v1, v2, v1
    v_rcp_f32 v12, v10
    s_waitcnt_depctr 0xfff
    v_fma_f32 v13, -v10, v12, 1.0
    v_fma_f32 v12, v13, v12, v12
    v_mul_f32 v14, v11, v12
    v_fma_f32 v15, -v10, v14, v11
    v_fma_f32 v14, v15, v12, v14
    v_fma_f32 v15, -v10, v14, v11
    v_div_fmas_f32 v16, v15, v12, v14"""
DIVISION_64 = """v_div_scale_f64 v[10:11], null, v[3:4], v[3:4], v[1:2]
    v_rcp_f64 v[12:13], v[10:11]
    s_waitcnt_depctr 0xfff
    v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
    v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
    v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
    v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
    v_div_scale_f64 v[14:15], vcc_lo, v[1:2], v[3:4], v[1:2]
    v_mul_f64 v[16:17], v[14:15], v[12:13]
    v_fma_f64 v[10:11], -v[10:11], v[16:17], v[14:15]
    v_div_fmas_f64 v[10:11], v[10:11], v[12:13], v[16:17]"""


def test_division_sequence_rounds_correctly(lanes: Any) -> None:
    """The sequence compilers emit for a / b: scale, reciprocal, Newton, fmas, fixup."""
    with np.errstate(all="ignore"):
        expected = A / B
    got = lanes(["v_div_fixup_f32 {d}, v16, v2, v1"], A, B, before=DIVISION)
    same(got[0], expected, "a / b")


@pytest.mark.parametrize("seed", range(6))
def test_numbers_far_apart_are_divided(lanes: Any, seed: int) -> None:
    """Every pair of exponents: quotients that overflow, are denormal, or vanish."""
    draw = np.random.default_rng(seed)
    a, b = (draw.uniform(1, 2, 32).astype(F32) * F32(2) ** draw.integers(-126, 128, 32) for _ in range(2))
    a, b = a.astype(F32), b.astype(F32)
    a[:4], b[:4] = F32(-1.44e-35), np.array([-2.03e33, 3e38, 2.0**66, 2.0**30], F32)
    a[4:8] = np.array([1e30, -1e38, 1.75 * 2.0**-60, 1e-45], F32)
    b[4:8] = np.array([1e-30, 1e-38, 1.75 * 2.0**90, 0.3], F32)
    with np.errstate(all="ignore"):
        expected = a / b
    same(lanes(["v_div_fixup_f32 {d}, v16, v2, v1"], a, b, before=DIVISION)[0], expected, "a / b")


@pytest.mark.parametrize("seed", range(6))
def test_doubles_far_apart_are_divided(lanes: Any, seed: int) -> None:
    draw = np.random.default_rng(seed)
    a, b = (np.ldexp(draw.uniform(1, 2, 32), draw.integers(-1022, 1024, 32)) for _ in range(2))
    a[:4], b[:4] = -1.5e-300, [2e300, -1e290, 2.0**70, 1e5]
    a[4], b[4] = (
        float.fromhex("0x1.c2f5b8e495c1bp-969"),
        float.fromhex("0x1.0add562a2717bp+55"),
    )  # nearly a tie
    a[5:8], b[5:8] = [1e300, 23 * 5e-324, 5e-324], [1e-300, 0.5 - 0.1, -1e300]
    with np.errstate(all="ignore"):
        expected = a / b
    low, high = lanes(["v_div_fixup_f64 {q}, v[10:11], v[3:4], v[1:2]"], a, b, before=DIVISION_64)
    same(low.astype(np.uint64) | high.astype(np.uint64) << np.uint64(32), expected, "a / b")


def power(exponent: int) -> int:
    """2**(exponent - 127) by its exponent field."""
    return exponent << 23


SCALE_CASES = [  # denominator's field, numerator's field: scaled denominator, scaled numerator, flag
    (30, 126, 94, 126, True), (31, 126, 31, 126, False), (253, 200, 189, 136, False),
    (253, 157, 189, 157, True), (200, 104, 200, 168, True), (200, 105, 200, 105, False),
    (20, 24, 84, 88, False), (20, 25, 20, 25, False),
]  # fmt: skip


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_exponent_fields_decide_what_is_scaled(lanes: Any, mode: str) -> None:
    """By 2**64, and whether v_div_fmas undoes it: as measured on cards (rocjitsu, division.h)."""
    lanes.mode = mode
    rows = SCALE_CASES * 4
    below, above = (np.array([power(row[place]) for row in rows], U32) for place in (0, 1))
    got = lanes(
        [
            "v_div_scale_f32 {d}, vcc_lo, v1, v1, v2",
            "v_div_scale_f32 {d}, vcc_lo, v2, v1, v2",
            "v_mov_b32 {d}, vcc_lo",
        ],
        below,
        above,
    )
    assert got[0].tolist() == [power(row[2]) for row in rows]
    assert got[1].tolist() == [power(row[3]) for row in rows]
    assert got[2][0] == sum(row[4] << lane for lane, row in enumerate(rows))


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_a_quotient_that_is_a_nan_becomes_infinite(lanes: Any, mode: str) -> None:
    lanes.mode = mode
    nan, below, above = (np.full(32, value, F32) for value in (np.nan, -3, 2))
    assert lanes(["v_div_fixup_f32 {d}, v1, v2, v3"], nan, below, above).view(F32)[0][0] == -np.inf
