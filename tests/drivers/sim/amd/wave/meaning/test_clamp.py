"""Integer results that saturate, against exact Python integers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave.meaning.rules import FLOATS, RULES, SATURATING
from tests.drivers.sim.amd.wave.conftest import Lanes

U32 = np.uint32
RNG = np.random.default_rng(51)
EDGES = [0, 1, 0x7FFF, 0x8000, 0xFFFF, 0x10000, 0x7FFFFF, 0x800000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF]
A, B, C = (np.array([*RNG.permutation(EDGES), *RNG.integers(0, 2**32, 21)], U32) for _ in range(3))


def low(value: int, bits: int, signed: bool) -> int:
    value = int(value) & (1 << bits) - 1
    return value - (1 << bits) if signed and value >> bits - 1 else value


def limited(value: int, bits: int, signed: bool) -> int:
    least, most = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    return max(least, min(value, most)) & (1 << bits) - 1


Exact = Callable[[int, int, int], int]
PRODUCTS: dict[str, tuple[int, int, Exact]] = {  # name -> bits of factors, of the result, and what it is
    "v_mad_{}16": (16, 16, lambda a, b, c: a * b + c),
    "v_mad_{0}32_{0}16": (16, 32, lambda a, b, c: a * b + c),
    "v_mad_{0}32_{0}24": (24, 32, lambda a, b, c: a * b + c),
    "v_mul_{0}32_{0}24_e64": (24, 32, lambda a, b, c: a * b),
}


@pytest.mark.parametrize("letter", ["i", "u"])
@pytest.mark.parametrize("name", PRODUCTS)
def test_products_saturate(both: Any, name: str, letter: str) -> None:
    factor, bits, exact = PRODUCTS[name]
    full, signed = name.format(letter), letter == "i"
    operands = "v1, v2" if "mul" in full else "v1, v2, v3"
    got = both([f"v_mov_b32 {{d}}, 0\n{full} {{d}}, {operands} clamp"], A, B, C)[0]
    for lane in range(32):
        a, b, c = low(A[lane], factor, signed), low(B[lane], factor, signed), low(C[lane], bits, signed)
        assert int(got[lane]) == limited(exact(a, b, c), bits, signed)


def test_carries_saturate_and_keep_the_mask(both: Any) -> None:
    texts = ["v_add_co_u32 {d}, s20, v1, v2 clamp", "v_sub_co_u32 {d}, s21, v1, v2 clamp",
             "v_subrev_co_u32 {d}, s22, v1, v2 clamp", "v_mov_b32 {d}, s20"]  # fmt: skip
    got = both(texts, A, B)
    a, b = A.astype(np.int64), B.astype(np.int64)
    np.testing.assert_array_equal(got[0], np.minimum(a + b, 0xFFFFFFFF))
    np.testing.assert_array_equal(got[1], np.maximum(a - b, 0))
    np.testing.assert_array_equal(got[2], np.maximum(b - a, 0))
    assert got[3, 0] == sum(1 << lane for lane in range(32) if a[lane] + b[lane] >> 32)


@pytest.mark.parametrize("letter", ["i", "u"])
@pytest.mark.parametrize("clamp", ["", " clamp"])
def test_wide_products_give_bit_64(both: Any, letter: str, clamp: str) -> None:
    infix = "" if both.arch == "gfx1100" else "co_"
    name = f"v_mad_{infix}{letter}64_{letter}32"
    wide = RNG.integers(0, 2**64, 32, dtype=np.uint64)
    wide[:4] = (2**63 - 1, 2**63, 2**64 - 1, 0)
    got = both([f"{name} {{q}}, s20, v1, v2, v[3:4]{clamp}", "v_mov_b32 {d}, s20"], A, B, wide)
    mask, signed = 0, letter == "i"
    for lane in range(32):
        total = low(A[lane], 32, signed) * low(B[lane], 32, signed) + low(int(wide[lane]), 64, signed)
        mask |= (total >> 64 & 1) << lane
        result = limited(total, 64, signed) if clamp else total & (1 << 64) - 1
        assert int(got[0, lane]) | int(got[1, lane]) << 32 == result
    assert int(got[2, 0]) == mask


def test_packed_products_saturate(both: Any) -> None:
    got = both(["v_pk_mul_lo_u16 {d}, v1, v2 clamp", "v_pk_mad_i16 {d}, v1, v2, v3 clamp"], A, B, C)
    for half in (0, 16):
        for lane in range(32):
            a, b, c = (low(int(row[lane]) >> half, 16, False) for row in (A, B, C))
            assert int(got[0, lane]) >> half & 0xFFFF == limited(a * b, 16, False)
            a, b, c = (low(value, 16, True) for value in (a, b, c))
            assert int(got[1, lane]) >> half & 0xFFFF == limited(a * b + c, 16, True)


# Observed: public measurements of gfx1201.
UNCHANGED = {
    "v_alignbit_b32", "v_alignbyte_b32", "v_cvt_floor_i32_f32", "v_cvt_nearest_i32_f32", "v_cvt_i16_f16",
    "v_cvt_u16_f16", "v_cvt_i32_f32", "v_cvt_u32_f32", "v_cvt_i32_f64", "v_cvt_u32_f64", "v_cvt_pk_i16_f32",
    "v_cvt_pk_u16_f32", "v_cvt_pk_rtz_f16_f32", "v_frexp_exp_i16_f16", "v_frexp_exp_i32_f32",
    "v_frexp_exp_i32_f64", "v_cvt_pk_u8_f32", "v_pack_b32_f16", "v_cvt_norm_i16_f16", "v_cvt_norm_u16_f16",
    *(f"v_cvt_pk_norm_{kind}16_f{bits}" for kind in "iu" for bits in (16, 32)),
    *(f"v_{verb}_{kind}16" for verb in ("min3", "max3", "med3") for kind in "iu"),
}  # fmt: skip


def test_the_bit_changes_sums_and_products_alone() -> None:
    """Of what can be encoded with it."""
    from drivers.amd.isa import isa
    from drivers.sim.amd.wave.jit import tables  # noqa: F401

    left = {
        defn.mnemonic
        for arch in ("gfx1100", "gfx1201")
        for defn in isa(arch).table.all()
        if "clamp" in defn.slot and defn.mnemonic in RULES and RULES[defn.mnemonic].result not in FLOATS
    }
    assert left - set(SATURATING) == UNCHANGED


def test_signalling_compares_compare(both: Any) -> None:
    values = np.array([1, 2, np.nan, 0] * 8, np.float32)
    got = both(["v_cmp_lt_f32_e64 s20, v1, 1.0 clamp\nv_mov_b32 {d}, s20"], values)
    assert got[0, 0] == 0x88888888


EXACT = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b}


@pytest.mark.parametrize("verb", EXACT)
@pytest.mark.parametrize("kind", ["u32", "i32", "u16", "i16"])
def test_sums_with_clamp_end_at_the_types_last_number(both: Any, verb: str, kind: str) -> None:
    other = A if verb == "add" else ~A
    word = np.dtype(f"{kind[0]}{int(kind[1:]) // 8}")
    wide_a, wide_b = (row.view(word)[:: 4 // word.itemsize].astype(np.int64) for row in (A, other))
    expected = np.clip(EXACT[verb](wide_a, wide_b), np.iinfo(word).min, np.iinfo(word).max).astype(word)
    half = ".l" if kind.endswith("16") else ""
    text = f"v_{verb}_nc_{kind} {{d}}{half}, v1{half}, v2{half} clamp"
    (found,) = both([text], A, other)
    assert found.view(word)[:: 4 // word.itemsize].tolist() == expected.tolist()
    assert (expected == np.iinfo(word).max).any() or (expected == np.iinfo(word).min).any()


LAST_NUMBERS = {
    "v_mad_u16 {d}.l, v1.l, v1.l, v1.l clamp": 0xFFFF, "v_mad_i32_i24 {d}, v2, v2, v2 clamp": 0x7FFFFFFF,
    "v_mul_u32_u24_e64 {d}, v2, v2 clamp": 0xFFFFFFFF, "v_pk_mul_lo_u16 {d}, v1, v1 clamp": 0xFFFF,
    "v_med3_u16 {d}.l, v1.l, v1.l, v1.l clamp": 0x7000,
}  # fmt: skip


@pytest.mark.parametrize("mode", ["fast", "interpret"])
@pytest.mark.parametrize("text", LAST_NUMBERS)
def test_products_with_clamp_end_at_the_types_last_number(text: str, mode: str) -> None:
    small, large = np.full(32, 0x7000, np.uint32), np.full(32, 0x7FFFFF, np.uint32)
    assert Lanes(mode)([text], small, large)[0].tolist() == [LAST_NUMBERS[text]] * 32
