"""16-bit instructions, alone and packed, against numpy's float16 and integers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

U16, U32, F16, F32 = np.uint16, np.uint32, np.float16, np.float32
RNG = np.random.default_rng(7)
EDGES = np.array([0, -0.0, 1, -1, np.inf, -np.inf, np.nan, 6e-8, 65504, -2.5, 0.1, 3e-5], F16)
A = np.concatenate([EDGES, RNG.standard_normal(20).astype(F16) * F16(30)])
B = np.concatenate([EDGES[::-1], RNG.standard_normal(20).astype(F16)])
C = np.concatenate([np.roll(EDGES, 4), RNG.standard_normal(20).astype(F16)])
HIGH = U32(0xABCD0000)


def in_low(values: Any, high: Any = 0xABCD) -> Any:
    """Halves in the low 16 bits of each lane, other bits set."""
    return values.view(U16).astype(U32) | U32(high) << U32(16)


def packed(low: Any, high: Any) -> Any:
    return low.view(U16).astype(U32) | high.view(U16).astype(U32) << U32(16)


def same_half(row: Any, expected: Any, text: str, high: bool = False) -> None:
    got = (row >> U32(16 if high else 0)).astype(U16).view(F16)
    nans = np.isnan(got) & np.isnan(expected)
    np.testing.assert_array_equal(np.where(nans, 0, got), np.where(nans, 0, expected), err_msg=text)


def fma(a: Any, b: Any, c: Any) -> Any:
    """Exact in 80-bit arithmetic before the one rounding."""
    wide = np.longdouble
    with np.errstate(all="ignore"):
        return (a.astype(wide) * b.astype(wide) + c.astype(wide)).astype(F16)


with np.errstate(all="ignore"):
    CASES: dict[str, Any] = {
        "v_add_f16 {d}.l, v1.l, v2.l": A + B,
        "v_sub_f16 {d}.l, v1.l, v2.l": A - B,
        "v_mul_f16 {d}.l, v1.l, v2.l": A * B,
        "v_fma_f16 {d}.l, v1.l, v2.l, v3.l": fma(A, B, C),
        "v_add_f16_e64 {d}.l, -v1.l, |v2.l|": -A + np.abs(B),
        "v_max_f16 {d}.l, v1.l, v2.l": np.fmax(A, B),
        "v_floor_f16 {d}.l, v1.l": np.floor(A),
        "v_cvt_f16_f32 {d}.l, v4": np.linspace(-7e4, 7e4, 32, dtype=F32).astype(F16),
        "v_add_f16 {d}.l, 1.0, v2.l": F16(1) + B,
        "v_cvt_f16_u16 {d}.l, v5.l": np.arange(32).astype(F16),
        "v_sqrt_f16 {d}.l, v1.l": np.sqrt(A.astype(F32)).astype(F16),
    }
INPUTS = (
    in_low(A),
    in_low(B),
    in_low(C),
    np.linspace(-7e4, 7e4, 32, dtype=F32),
    in_low(np.arange(32, dtype=U16)),
)


def test_f16_arithmetic(lanes: Any) -> None:
    got = lanes(list(CASES), *INPUTS)
    for row, (text, expected) in zip(got, CASES.items(), strict=True):
        same_half(row, expected, text)
        assert not (row >> U32(16)).any(), f"{text}: the other half changed"


def test_halves_are_chosen_by_op_sel_and_the_other_half_stays(lanes: Any) -> None:
    words = packed(A, B)
    got = lanes(["v_mov_b32 {d}, v2\nv_add_f16 {d}.h, v1.h, v1.l"], words, np.full(32, 0x1234, U32))
    with np.errstate(all="ignore"):
        same_half(got[0], A + B, "v_add_f16", high=True)
    assert (got[0] & U32(0xFFFF) == 0x1234).all()


def test_16_bit_integers_wrap(lanes: Any) -> None:
    x, y = RNG.integers(0, 2**16, 32, dtype=U16), RNG.integers(0, 2**16, 32, dtype=U16)
    texts = ["v_add_nc_u16 {d}.l, v1.l, v2.l", "v_mul_lo_u16 {d}.l, v1.l, v2.l",
             "v_lshlrev_b16 {d}.l, v2.l, v1.l",
             "v_ashrrev_i16 {d}.l, v2.l, v1.l", "v_max_i16 {d}.l, v1.l, v2.l",
             "v_mad_u16 {d}.l, v1.l, v2.l, v2.l"]  # fmt: skip
    got = lanes(texts, in_low(x), in_low(y))
    amount = y & U16(15)
    expected = [
        x + y,
        x * y,
        x << amount,
        x.view(np.int16) >> amount.view(np.int16),
        np.maximum(x.view(np.int16), y.view(np.int16)),
        x * y + y,
    ]
    for row, text, values in zip(got, texts, expected, strict=True):
        np.testing.assert_array_equal(row.astype(U16), values.view(U16), err_msg=text)


def test_conversions_from_halves(lanes: Any) -> None:
    got = lanes(["v_cvt_f32_f16 {d}, v1.l", "v_cvt_i32_i16 {d}, v2.l", "v_cvt_u32_u16 {d}, v2.h",
        "v_cvt_pk_rtz_f16_f32 {d}, v3, v4"],
                in_low(A), packed(np.arange(32, dtype=U16) - U16(9), np.arange(32, dtype=U16)),
                np.full(32, 1.0009, F32), np.full(32, -65519.0, F32))  # fmt: skip
    np.testing.assert_array_equal(got[0].view(F32), A.astype(F32))
    np.testing.assert_array_equal(got[1].view(np.int32), np.arange(32) - 9)
    np.testing.assert_array_equal(got[2], np.arange(32))
    assert hex(got[3][0]) == "0xfbff3c00"


def test_packed_operations_work_on_both_halves(lanes: Any) -> None:
    first, second = packed(A, B), packed(B, C)
    texts = ["v_pk_add_f16 {d}, v1, v2", "v_pk_mul_f16 {d}, v1, v2", "v_pk_fma_f16 {d}, v1, v2, v2",
             "v_pk_add_f16 {d}, v1, v2 op_sel:[1,0] op_sel_hi:[0,1]",
             "v_pk_add_f16 {d}, v1, v2 neg_lo:[1,0] neg_hi:[0,1]"]  # fmt: skip
    got = lanes(texts, first, second)
    with np.errstate(all="ignore"):
        expected = [
            (A + B, B + C),
            (A * B, B * C),
            (fma(A, B, B), fma(B, C, C)),
            (B + B, A + C),
            (-A + B, B - C),
        ]
    for row, text, (low, high) in zip(got, texts, expected, strict=True):
        same_half(row, low, text)
        same_half(row, high, text, high=True)


def test_packed_integers_wrap_each_half(lanes: Any) -> None:
    x = RNG.integers(0, 2**32, 32, dtype=U32)
    y = RNG.integers(0, 2**32, 32, dtype=U32)
    got = lanes(["v_pk_add_u16 {d}, v1, v2", "v_pk_mul_lo_u16 {d}, v1, v2", "v_pk_min_i16 {d}, v1, v2"], x, y)
    a, b = x.view(U16), y.view(U16)
    np.testing.assert_array_equal(got[0].view(U16), a + b)
    np.testing.assert_array_equal(got[1].view(U16), a * b)
    np.testing.assert_array_equal(got[2].view(np.int16), np.minimum(a.view(np.int16), b.view(np.int16)))


def test_mixed_fma_takes_f32_and_halves(lanes: Any) -> None:
    c = RNG.standard_normal(32).astype(F32)
    a, b = RNG.standard_normal(32).astype(F16), RNG.standard_normal(32).astype(F16)
    got = lanes(
        [
            "v_fma_mix_f32 {d}, v1, v1, v2 op_sel:[0,1,0] op_sel_hi:[1,1,0]",
            "v_fma_mixlo_f16 {d}, v1, v1, v2 op_sel:[0,1,0] op_sel_hi:[1,1,0]",
        ],
        packed(a, b),
        c,
    )
    exact = a.astype(np.float64) * b + c
    np.testing.assert_array_equal(got[0].view(F32), exact.astype(F32))
    np.testing.assert_array_equal(got[1].astype(U16).view(F16), exact.astype(F32).astype(F16))


def test_integer_dot_products(lanes: Any) -> None:
    x, y, z = (RNG.integers(0, 2**32, 32, dtype=U32) for _ in range(3))
    got = lanes(["v_dot4_u32_u8 {d}, v1, v2, v3", "v_dot4_i32_iu8 {d}, v1, v2, v3 neg_lo:[1,0,0]"], x, y, z)
    a, b = x.view(np.uint8).reshape(32, 4), y.view(np.uint8).reshape(32, 4)
    np.testing.assert_array_equal(got[0], (a.astype(U32) * b).sum(1, dtype=U32) + z)
    np.testing.assert_array_equal(got[1], (a.view(np.int8).astype(np.int64) * b).sum(1).astype(U32) + z)


# -- NaNs ------------------------------------------------------------------------------------------

IEEE = 1 << 23  # RSRC1
HALF_NANS = [0x7E00, 0xFE00, 0x7C01, 0xFD23, 0x7E55]
ALONE = [
    "v_add_f16 {d}, v1, v2", "v_add_f16 {d}, v2, v1", "v_mul_f16 {d}, v1, v2", "v_sub_f16 {d}, v1, v2",
    "v_subrev_f16 {d}, v2, v1", "v_fma_f16 {d}, v1, v2, v2", "v_fma_f16 {d}, v2, v1, v2",
    "v_fma_f16 {d}, v2, v2, v1", "v_floor_f16 {d}, v1", "v_rndne_f16 {d}, v1", "v_fract_f16 {d}, v1",
    "v_ldexp_f16 {d}, v1, 3", "v_mul_f16 {d}, 1.0, v1", "v_pk_add_f16 {d}, v1, v2",
    "v_pk_mul_f16 {d}, v2, v1",
    "v_pk_fma_f16 {d}, v2, v2, v1",
]  # fmt: skip


def halves_of(lanes: Any, texts: list[str], *inputs: int) -> list[int]:
    """The low halves that instructions make of the same bits in all lanes."""
    return [int(row[0]) & 0xFFFF for row in lanes(texts, *(np.full(32, bits, U32) for bits in inputs))]


@pytest.mark.parametrize("nan", HALF_NANS)
def test_the_one_nan_among_halves_comes_out_quiet(both: Any, nan: int) -> None:
    got = halves_of(both, ALONE, nan, 0x3C00)
    assert [hex(bits) for bits in got] == [hex(nan | 0x200)] * len(ALONE)


@pytest.mark.parametrize("nan", HALF_NANS)
def test_without_ieee_gfx11_passes_signalling_halves_on(lanes: Any, nan: int) -> None:
    run = replace(lanes, rsrc1=lanes.rsrc1 & ~IEEE)
    assert halves_of(run, ALONE, nan, 0x3C00) == [nan] * len(ALONE)
    assert halves_of(run, ["v_cvt_f32_f16 {d}, v1\nv_lshrrev_b32 {d}, 16, {d}"], nan)[0] == (
        nan & 0x8000 | 0x7F80 | (nan & 0x3FF) >> 3
    )
    before = "v_readfirstlane_b32 s20, v3\ns_setreg_b32 hwreg(HW_REG_MODE, 9, 1), s20"
    for ieee in (0, 1):
        inputs = [np.full(32, bits, U32) for bits in (nan, 0x3C00, ieee)]
        rows = lanes(ALONE, *inputs, before=before)
        assert [int(row[0]) & 0xFFFF for row in rows] == [nan | 0x200 * ieee] * len(ALONE)


# What was captured on gfx1100 and gfx1201 with IEEE. Source: rocm-systems, rocjitsu, valu_fp_mode_test.cpp.
FUSED = [
    (0x7FC1, 0xFF80, 0xFF80, 0x7FC1), (0x7C01, 0x3C00, 0, 0x7E01), (0x3C00, 0xFC12, 0x7E01, 0xFE12),
    (0x3C00, 0x3C00, 0x7C01, 0x7E01), (0, 0x7C00, 0x7E01, 0xFE00), (0, 0x7C00, 0x3C00, 0xFE00),
    (0x7C00, 0x3C00, 0xFC00, 0xFE00), (1, 0x7C00, 0x7E01, 0x7E01),
]  # fmt: skip


@pytest.mark.parametrize(("a", "b", "c", "result"), FUSED)
def test_the_first_nan_of_a_fused_product_goes_on(both: Any, a: int, b: int, c: int, result: int) -> None:
    texts = ["v_fma_f16 {d}, v1, v2, v3", "v_pk_fma_f16 {d}, v1, v2, v3",
             "v_mov_b32 {d}, v3\nv_fmac_f16 {d}, v1, v2"]  # fmt: skip
    assert halves_of(both, texts, a, b, c) == [result] * 3


ONE, TWO, LOUD, QUIET = 0x3C00, 0x4000, 0x7C03, 0x7E05
# a, b, what the least is: with IEEE, without it (GFX11); min_num, minimum (GFX12)
LEAST = [
    (ONE, TWO, ONE, ONE, ONE, ONE), (0x8000, 0, 0x8000, 0x8000, 0x8000, 0x8000),
    (QUIET, ONE, ONE, ONE, ONE, QUIET), (ONE, LOUD, 0x7E03, ONE, ONE, 0x7E03),
    (QUIET, LOUD, 0x7E03, QUIET, QUIET, QUIET), (LOUD, 0xFC07, 0x7E03, LOUD, 0x7E03, 0x7E03),
]  # fmt: skip


@pytest.mark.parametrize(("a", "b", "ieee", "plain", "number", "nan"), LEAST)
def test_nans_among_the_least_of_halves(
    lanes: Any, a: int, b: int, ieee: int, plain: int, number: int, nan: int
) -> None:
    old = ["v_min_f16 {d}, v1, v2", "v_pk_min_f16 {d}, v1, v2"]
    without = replace(lanes, rsrc1=lanes.rsrc1 & ~IEEE)
    assert halves_of(lanes, old, a, b) == [ieee] * 2
    assert halves_of(without, old, a, b) == [plain] * 2
    new = replace(lanes, arch="gfx1201")
    texts = ["v_min_num_f16 {d}, v1, v2", "v_pk_min_num_f16 {d}, v1, v2"]
    assert halves_of(new, texts, a, b) == [number] * 2
    assert halves_of(new, ["v_minimum_f16 {d}, v1, v2", "v_pk_minimum_f16 {d}, v1, v2"], a, b) == [nan] * 2


def test_the_middle_of_halves_with_a_nan_is_the_least(lanes: Any) -> None:
    assert halves_of(lanes, ["v_med3_f16 {d}, v1, v2, v3"], QUIET, TWO, ONE) == [ONE]
    assert halves_of(lanes, ["v_med3_f16 {d}, v1, v2, v3"], LOUD, TWO, ONE) == [ONE]
    new = replace(lanes, arch="gfx1201")
    assert halves_of(new, ["v_med3_num_f16 {d}, v1, v2, v3"], LOUD, TWO, ONE) == [ONE]


def test_mixed_products_pass_nans_on(both: Any) -> None:
    """Halves in f32: the payload moves up with the mantissa, and comes back."""
    texts = ["v_fma_mix_f32 {d}, v1, v2, v2 op_sel_hi:[1,1,1]\nv_lshrrev_b32 {d}, 16, {d}",
             "v_fma_mixlo_f16 {d}, v1, v2, v2 op_sel_hi:[1,1,1]"]  # fmt: skip
    assert halves_of(both, texts, 0xFC40, ONE) == [0xFFC8, 0xFE40]
