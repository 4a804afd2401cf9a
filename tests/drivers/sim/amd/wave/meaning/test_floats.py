"""Floating-point instructions of 32 and 64 bits against numpy and the host's libm."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

U32, F32, F64 = np.uint32, np.float32, np.float64
RNG = np.random.default_rng(2)
SPECIAL = np.array(
    [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 1e-45, -1e-40, 3.4e38, 0.5, 2.5, -1.5, 1e10], F32
)
A = np.concatenate([SPECIAL, RNG.standard_normal(18).astype(F32) * F32(100)])
B = np.concatenate([np.roll(SPECIAL, 3), RNG.standard_normal(18).astype(F32)])
C = np.concatenate([np.roll(SPECIAL, 7), RNG.standard_normal(18).astype(F32) * F32(1e-3)])


def same(got: Any, expected: Any, text: str) -> None:
    """Equal bits, except that any NaN is any other."""
    expected = np.asarray(expected)
    got = got.view(expected.dtype)
    both_nan = np.isnan(got) & np.isnan(expected)
    np.testing.assert_array_equal(np.where(both_nan, 0, got), np.where(both_nan, 0, expected), err_msg=text)
    signs = np.signbit(got) == np.signbit(expected)
    assert (signs | both_nan).all(), f"{text}: sign of zero"


def exact_fma(a: float, b: float, c: float, kind: Any) -> Any:
    """One rounding: through fractions, rounded by numpy's correctly rounded conversion from a ratio."""
    if not all(map(math.isfinite, (a, b, c))):
        return kind(F64(a) * F64(b) + F64(c))
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if exact == 0:
        return kind(a * b + c)
    return round_fraction(exact, kind)


def round_fraction(exact: Fraction, kind: Any) -> Any:
    """Nearest even by comparing with the neighbours of a first guess."""
    guess = kind(float(exact))
    if not np.isfinite(guess):
        return guess
    near = [np.nextafter(guess, kind(-np.inf)), guess, np.nextafter(guess, kind(np.inf))]
    near = [n for n in near if np.isfinite(n)]
    bits = "u4" if kind is F32 else "u8"
    return min(near, key=lambda n: (abs(Fraction(float(n)) - exact), int(n.view(bits)) & 1))


def fma(a: Any, b: Any, c: Any, kind: Any = F32) -> Any:
    return np.array(
        [exact_fma(float(x), float(y), float(z), kind) for x, y, z in zip(a, b, c, strict=True)], kind
    )


def saturated(values: Any, low: int, high: int) -> Any:
    """Toward zero, within [low, high], NaN to 0; as dwords."""
    whole = np.nan_to_num(np.trunc(values.astype(F64)), posinf=high, neginf=low)
    return np.clip(whole, low, high).astype(np.int64).astype(U32)


def number_min(a: Any, b: Any) -> Any:
    """Ignores one NaN and orders the zeros."""
    found = np.fmin(a, b)
    zeros = (a == 0) & (b == 0)
    return np.where(zeros, np.where(np.signbit(a) | np.signbit(b), F32(-0.0), F32(0.0)), found).astype(F32)


def number_max(a: Any, b: Any) -> Any:
    return -number_min(-a, -b)


with np.errstate(all="ignore"):
    CASES: dict[str, Any] = {
        "v_add_f32 {d}, v1, v2": A + B,
        "v_sub_f32 {d}, v1, v2": A - B,
        "v_subrev_f32 {d}, v1, v2": B - A,
        "v_mul_f32 {d}, v1, v2": A * B,
        "v_add_f32 {d}, -v1, |v2|": np.abs(B) - A,
        "v_add_f32 {d}, v1, v2 clamp": np.clip(np.nan_to_num(A + B, nan=0.0), 0, 1) + F32(0),
        "v_add_f32 {d}, 0.5, v2": F32(0.5) + B,
        "v_add_f32 {d}, 0x40490fdb, v2": F32(math.pi) + B,
        "v_min_f32 {d}, v1, v2": number_min(A, B),
        "v_max_f32 {d}, v1, v2": number_max(A, B),
        "v_min3_f32 {d}, v1, v2, v3": number_min(number_min(A, B), C),
        "v_max3_f32 {d}, v1, v2, v3": number_max(number_max(A, B), C),
        "v_fma_f32 {d}, v1, v2, v3": fma(A, B, C),
        "v_fma_f32 {d}, -v1, v2, |v3|": fma(-A, B, np.abs(C)),
        "v_fmac_f32 {d}, v1, v2": fma(A, B, np.zeros(32, F32)),
        "v_fmaak_f32 {d}, v1, v2, 0x3f800000": fma(A, B, np.ones(32, F32)),
        "v_fmamk_f32 {d}, v1, 0x40000000, v2": fma(A, np.full(32, 2, F32), B),
        "v_floor_f32 {d}, v1": np.floor(A),
        "v_ceil_f32 {d}, v1": np.ceil(A),
        "v_trunc_f32 {d}, v1": np.trunc(A),
        "v_rndne_f32 {d}, v1": np.rint(A),
        "v_cvt_f32_u32 {d}, v4": np.arange(32, dtype=U32).astype(F32) * F32(7),
        "v_frexp_mant_f32 {d}, v1": np.where(np.isfinite(A), np.frexp(A)[0], A).astype(F32),
        "v_ldexp_f32 {d}, v1, v5": np.ldexp(A.astype(F64), np.arange(32) - 16).astype(F32),
        "v_mul_dx9_zero_f32 {d}, v1, v2": np.where((A == 0) | (B == 0), F32(0), A * B),
    }
    INTEGERS: dict[str, Any] = {
        "v_cvt_i32_f32 {d}, v1": saturated(A, -(2**31), 2**31 - 1),
        "v_cvt_u32_f32 {d}, v1": saturated(A, 0, 2**32 - 1),
        "v_frexp_exp_i32_f32 {d}, v1": np.where(np.isfinite(A), np.frexp(A)[1], 0).astype(np.int32).view(U32),
    }  # fmt: skip


def test_f32_results_have_one_rounding(lanes: Any) -> None:
    got = lanes(
        list(CASES), A, B, C, np.arange(32, dtype=U32) * U32(7), (np.arange(32) - 16).astype(np.int32)
    )
    for row, (text, expected) in zip(got, CASES.items(), strict=True):
        same(row, expected, text)


def test_conversions_to_integers_saturate_and_nan_is_zero(lanes: Any) -> None:
    got = lanes(list(INTEGERS), A)
    for row, (text, expected) in zip(got, INTEGERS.items(), strict=True):
        np.testing.assert_array_equal(row, expected, err_msg=text)


def test_f64_uses_register_pairs(lanes: Any) -> None:
    a, b, c = (RNG.standard_normal(32) * 10.0**k for k in (3, -3, 0))
    texts = ["v_add_f64 {q}, v[1:2], v[3:4]", "v_mul_f64 {q}, v[1:2], v[3:4]",
             "v_fma_f64 {q}, v[1:2], v[3:4], v[5:6]",
             "v_max_f64 {q}, v[1:2], v[3:4]", "v_floor_f64 {q}, v[1:2]", "v_add_f64 {q}, v[1:2], 0.5",
             "v_rcp_f64 {q}, v[1:2]"]  # fmt: skip
    got = lanes(texts, a, b, c)
    expected = [a + b, a * b, fma(a, b, c, F64), np.maximum(a, b), np.floor(a), a + 0.5, 1 / a]
    for index, (text, values) in enumerate(zip(texts, expected, strict=True)):
        wide = got[2 * index].astype(np.uint64) | got[2 * index + 1].astype(np.uint64) << np.uint64(32)
        same(wide, values, text)


def test_conversions_between_f32_and_f64(lanes: Any) -> None:
    wide = RNG.standard_normal(32)
    got = lanes(["v_cvt_f32_f64 {d}, v[1:2]", "v_cvt_f64_f32 {q}, v3"], wide, A)
    same(got[0], wide.astype(F32), "v_cvt_f32_f64")
    pairs = got[1].astype(np.uint64) | got[2].astype(np.uint64) << np.uint64(32)
    same(pairs, A.astype(F64), "v_cvt_f64_f32")


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_nearest_and_floor_are_exact_and_a_nan_goes_by_its_sign(lanes: Any, mode: str) -> None:
    """floor(x + 0.5) without rounding the sum; as measured on gfx1201 (rocjitsu, conversion.h)."""
    lanes.mode = mode
    values = np.array(
        [0.5, -0.5, 1.5, 2.5, -2.5, 0.49999997, 8388609, -0.0, 3e9, -3e9, np.inf, -np.inf, np.nan, -np.nan]
        + [0.99] * 18, F32,
    )  # fmt: skip
    most, least = 2**31 - 1, -(2**31)
    got = lanes(["v_cvt_nearest_i32_f32 {d}, v1", "v_cvt_floor_i32_f32 {d}, v1"], values).view(np.int32)
    ends = [most, least, most, least, most, least]
    assert got[0][:15].tolist() == [1, 0, 2, 3, -2, 0, 8388609, 0, *ends, 1]
    assert got[1][:15].tolist() == [0, -1, 1, 2, -3, 0, 8388609, 0, *ends, 0]


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_compares_and_classes_see_signalling_nans(lanes: Any, mode: str) -> None:
    """Compares quiet nothing and a signalling NaN is unordered; the class tells the two apart."""
    lanes.mode = mode
    values = np.array([0x7F800001, 0xFFC00000, 0x3F800000, 0x7FA00000] * 8, U32)
    texts = [f"v_cmp_{name}_f32 vcc_lo, v1, v1\nv_mov_b32 {{d}}, vcc_lo" for name in ("eq", "neq", "u", "o")]
    texts += [f"v_cmp_class_f32 vcc_lo, v1, {mask}\nv_mov_b32 {{d}}, vcc_lo" for mask in (1, 2, 3)]
    got = [int(row[0]) & 0xF for row in lanes(texts, values)]
    assert got == [0b0100, 0b1011, 0b1011, 0b0100, 0b1001, 0b0010, 0b1011]
