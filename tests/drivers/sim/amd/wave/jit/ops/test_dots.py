"""Dot products of halves against exact sums of small numbers, in every form."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

U32, F32 = np.uint32, np.float32
RNG = np.random.default_rng(41)


def halves(kind: str) -> tuple[Any, Any]:
    """Small whole numbers (32, 2), and the dwords that hold them as halves of `kind`."""
    values = RNG.integers(-6, 7, (32, 2)).astype(F32)
    bits = values.astype(np.float16).view(np.uint16) if kind == "f16" else brain(values)
    return values, np.ascontiguousarray(bits).view(U32)[:, 0]


def brain(values: Any) -> Any:
    return (np.asarray(values, F32).view(U32) >> 16).astype(np.uint16)


def test_brain_halves_with_wide_sums(both: Any) -> None:
    a, word_a = halves("bf16")
    b, word_b = halves("bf16")
    c = RNG.integers(-99, 99, 32).astype(F32)
    options = ("", " neg_lo:[1,0,0]", " op_sel:[1,0,0] op_sel_hi:[0,1,1]")
    texts = [f"v_dot2_f32_bf16 {{d}}, v1, v2, v3{option}" for option in options]
    got = both(texts, word_a, word_b, c).view(F32)
    np.testing.assert_array_equal(got[0], (a * b).sum(1) + c)
    np.testing.assert_array_equal(got[1], a[:, 1] * b[:, 1] - a[:, 0] * b[:, 0] + c)
    np.testing.assert_array_equal(got[2], (a[:, ::-1] * b).sum(1) + c)


@pytest.mark.parametrize("kind", ["f16", "bf16"])
def test_sums_in_halves(both: Any, kind: str) -> None:
    a, word_a = halves(kind)
    b, word_b = halves(kind)
    c, word_c = halves(kind)
    texts = [f"v_mov_b32 {{d}}, -1\nv_dot2_{kind}_{kind} {{d}}, v1, v2, v3",
             f"v_mov_b32 {{d}}, -1\nv_dot2_{kind}_{kind} {{d}}, -v1, |v2|, v3 op_sel:[0,0,1,1]"]  # fmt: skip
    got = both(texts, word_a, word_b, word_c)
    wanted = [(a * b).sum(1) + c[:, 0], (-a * np.abs(b)).sum(1) + c[:, 1]]
    bits = [value.astype(np.float16).view(np.uint16) if kind == "f16" else brain(value) for value in wanted]
    np.testing.assert_array_equal(got[0], bits[0].astype(U32) | U32(0xFFFF0000))
    np.testing.assert_array_equal(got[1], bits[1].astype(U32) << U32(16) | U32(0xFFFF))


@pytest.mark.parametrize("kind", ["f16", "bf16"])
def test_dual_forms_add_to_their_target(both: Any, kind: str) -> None:
    a, word_a = halves(kind)
    b, word_b = halves(kind)
    text = f"v_mov_b32 v10, 2.0\nv_dual_dot2acc_f32_{kind} v10, v1, v2 :: v_dual_mov_b32 v11, v2"
    got = both([f"{text}\nv_mov_b32 {{d}}, v10"], word_a, word_b)[0].view(F32)
    np.testing.assert_array_equal(got, (a * b).sum(1) + 2)


def test_moved_lanes_give_both_their_halves_with_signs(both: Any) -> None:
    """DPP's form, which GFX11 alone has, is without op_sel; neg and abs are those of both halves."""
    if both.arch == "gfx1201":
        return
    a, word_a = halves("f16")
    b, word_b = halves("f16")
    moved = a.reshape(8, 4, 2)[:, ::-1].reshape(32, 2)
    moves = "quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf"
    text = f"v_mov_b32 {{d}}, 2.0\nv_dot2acc_f32_f16_dpp {{d}}, %s, %s {moves}"
    got = both([text % ("v1", "v2"), text % ("-v1", "|v2|")], word_a, word_b).view(F32)
    np.testing.assert_array_equal(got[0], (moved * b).sum(1) + 2)
    np.testing.assert_array_equal(got[1], (-moved * np.abs(b)).sum(1) + 2)


def test_packed_products_onto_the_target(both: Any) -> None:
    a, word_a = halves("f16")
    b, word_b = halves("f16")
    texts = ["v_mov_b32 {d}, v1\nv_pk_fmac_f16 {d}, v1, v2", "v_mov_b32 {d}, 0\nv_pk_fmac_f16 {d}, 2.0, v2"]
    got = both(texts, word_a, word_b)
    np.testing.assert_array_equal(got[0].view(np.float16).reshape(32, 2), a * b + a)
    np.testing.assert_array_equal(got[1].view(np.float16).reshape(32, 2), 2 * b)


def test_denormals_of_bf16_and_f32_are_zeros_on_gfx11(both: Any) -> None:
    """As measured: factors, sums and what they are added to; those of halves count."""
    tiny, one = np.full(32, 0x00010001, U32), np.full(32, 0x7F007F00, U32)
    small = np.full(32, 0x80000001, U32)
    texts = ["v_dot2_f32_bf16 {d}, v1, v2, 0", "v_dot2_f32_bf16 {d}, 0, v2, v3",
             "v_dot2_f32_f16 {d}, v1, v1, 0"]  # fmt: skip
    got = both(texts, tiny, one, small)[:, 0].tolist()
    kept = both.arch == "gfx1201"
    assert got == [int(F32(2.0**-5).view(U32)) * kept, 0x80000001 * kept, int(F32(2.0**-47).view(U32))]


def test_a_zero_sum_is_positive(both: Any) -> None:
    minus = np.full(32, 0x80008000, U32)
    texts = ["v_dot2_f32_f16 {d}, v1, v2, v3", "v_dot2_f16_f16 {d}, v1, v2, v1"]
    got = both(texts, minus, np.full(32, 0x3C003C00, U32), np.full(32, 0x80000000, U32))
    assert got[:, 0].tolist() == [0, 0]


NAN, INFINITY, ONE = 0x7E01, 0x7C00, 0x3C00


@pytest.mark.parametrize(
    ("a", "b", "c", "wanted", "half"),
    [
        (NAN, ONE, 0x7F800001, 0xFFC00A3D, 0xFE3D), (ONE, NAN << 16, 0, 0xFFC00A3D, 0xFE3D),
        (INFINITY, 0, 0x7FC00001, 0xFFC00000, 0xFE00), (ONE, ONE, 0x7F802001, 0x7FC02001, 0x7E01),
        (INFINITY, ONE, 0xFF800000, 0xFFC00000, 0xFE00), (INFINITY, ONE, 0x7F800000, 0x7F800000, 0x7C00),
    ],
)  # fmt: skip
def test_which_nan_a_dot_product_gives(both: Any, a: int, b: int, c: int, wanted: int, half: int) -> None:
    """As measured: a factor's, an invalid product's, then that of what it is added to. The halves' c: the
    same in 16 bits.
    """
    narrow = c >> 16 & 0x8000 | (0x7C00 if c & 0x7F800000 else 0) | c >> 13 & 0x3FF
    texts = ["v_dot2_f32_f16 {d}, v1, v2, v3", "v_dot2_f16_f16 {d}, v1, v2, v4"]
    got = both(texts, *(np.full(32, bits, U32) for bits in (a, b, c, narrow)))
    assert [hex(int(row[0])) for row in got] == [hex(wanted), hex(half)]


def test_sums_of_brain_halves_are_cut_off(both: Any) -> None:
    """1 + 255/256 of the last place of bf16."""
    a, b = np.full(32, 0x3F803F80, U32), np.full(32, 0x3BFF0000, U32)
    got = both(["v_dot2_bf16_bf16 {d}, v1, v2, v1", "v_dot2_bf16_bf16 {d}, v1, -v2, -v1"], a, b)
    assert got[:, 0].tolist() == [0x3F80, 0xBF80]


def test_lanes_move_before_halves_are_taken(both: Any) -> None:
    """DPP moves the whole first source; lanes outside the mask of rows keep their target."""
    a, word_a = halves("f16")
    b, word_b = halves("f16")
    ones = np.full(32, 1.0, F32)
    control = "quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf"
    half_rows = control.replace("row_mask:0xf", "row_mask:0x1")
    mixed = "op_sel_hi:[1,1,0]"
    texts = [f"v_dot2_f32_f16_e64_dpp {{d}}, v1, v2, v3 {control}",
             f"v_fma_mix_f32_e64_dpp {{d}}, v1, v2, v3 op_sel:[1,0,0] {mixed} {control}",
             f"v_mov_b32 {{d}}, 0\nv_fma_mixlo_f16_e64_dpp {{d}}, v1, v2, v3 {mixed} {half_rows}",
             ]  # fmt: skip
    got = both(texts, word_a, word_b, ones)
    moved = a[np.arange(32) ^ 1]
    np.testing.assert_array_equal(got[0].view(F32), (moved * b).sum(1) + 1)
    np.testing.assert_array_equal(got[1].view(F32), moved[:, 1] * b[:, 0] + 1)
    low = (got[2] & 0xFFFF).astype(np.uint16).view(np.float16)
    np.testing.assert_array_equal(low, np.where(np.arange(32) < 16, moved[:, 0] * b[:, 0] + 1, 0))
