"""Rounding and denormals as MODE says, against exact fractions, on both generations."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import RSRC1, Lanes

U32, F32 = np.uint32, np.float32
NEAREST, UPWARD, DOWNWARD, TO_ZERO = range(4)
RNG = np.random.default_rng(17)
KINDS = {"f16": np.float16, "f32": np.float32, "f64": np.float64}


def launched(arch: str, mode: int) -> Lanes:
    """Waves that start with this FLOAT_MODE."""
    return Lanes(arch=arch, rsrc1=RSRC1 & ~(0xFF << 12) | mode << 12)


def exact(number: Fraction, kind: Any, way: int) -> float:
    """`number` rounded to `kind`, by going from its nearest neighbour to the right side."""
    near = kind(float(number)) if kind is not np.float64 else np.float64(nearest_double(number))
    if Fraction(float(near)) < number and (way == UPWARD or (way == TO_ZERO and number < 0)):
        near = np.nextafter(near, kind(np.inf))
    if Fraction(float(near)) > number and (way == DOWNWARD or (way == TO_ZERO and number > 0)):
        near = np.nextafter(near, kind(-np.inf))
    return float(near)


def nearest_double(number: Fraction) -> float:
    return number.numerator / number.denominator


def operands(kind: str, count: int) -> list[Any]:
    rows = [RNG.uniform(-3, 3, 32) * 2.0 ** RNG.integers(-3, 4, 32) for _ in range(count)]
    return [row.astype(KINDS[kind]) for row in rows]


def as_rows(values: list[Any], kind: str) -> list[Any]:
    return [row.view(np.uint16).astype(U32) if kind == "f16" else row for row in values]


OPERATIONS: dict[str, tuple[int, Callable[..., Fraction]]] = {
    "v_add": (2, lambda a, b: a + b), "v_mul": (2, lambda a, b: a * b),
    "v_fma": (3, lambda a, b, c: a * b + c),
}  # fmt: skip


@pytest.mark.parametrize("way", [NEAREST, UPWARD, DOWNWARD, TO_ZERO])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", OPERATIONS)
def test_results_are_rounded_as_launched(arch: str, name: str, kind: str, way: int) -> None:
    count, operation = OPERATIONS[name]
    values = operands(kind, count)
    wide = kind == "f64"
    registers = [f"v[{1 + 2 * i}:{2 + 2 * i}]" if wide else f"v{1 + i}" for i in range(count)]
    mode = 0xF0 | (way if kind == "f32" else way << 2)
    target = "{q}" if wide else "{d}"
    got = launched(arch, mode)([f"{name}_{kind} {target}, {', '.join(registers)}"], *as_rows(values, kind))
    for lane in range(32):
        fractions = [Fraction(float(row[lane])) for row in values]
        assert result(got, lane, kind) == exact(operation(*fractions), KINDS[kind], way)


def result(got: Any, lane: int, kind: str) -> float:
    if kind == "f64":
        word = int(got[0, lane]) | int(got[1, lane]) << 32
        return float(np.uint64(word).view(np.float64))
    if kind == "f16":
        return float(np.uint16(int(got[0, lane]) & 0xFFFF).view(np.float16))
    return float(got[0, lane].view(F32))


@pytest.mark.parametrize("way", [NEAREST, UPWARD, DOWNWARD, TO_ZERO])
def test_conversions_round_as_the_kernel_says_midway(arch: str, way: int) -> None:
    """s_round_mode sets f32 in the low two bits, f16 and f64 in the next."""
    values = RNG.uniform(-70000, 70000, 32).astype(F32)
    whole = RNG.integers(-(2**31), 2**31, 32).astype(np.int32)
    wide = RNG.uniform(-9, 9, 32)
    texts = [
        f"s_round_mode {way | way << 2:#x}\nv_cvt_f16_f32 {{d}}, v1",
        "v_cvt_f32_i32 {d}, v2",
        "v_cvt_f32_f64 {d}, v[3:4]\ns_round_mode 0x0",
        "v_cvt_f32_i32 {d}, v2",
    ]
    got = Lanes(arch=arch)(texts, values, whole, wide)
    for lane in range(32):
        half = float(np.uint16(int(got[0, lane]) & 0xFFFF).view(np.float16))
        assert half == to_half(float(values[lane]), way)
        assert got[1, lane].view(F32) == exact(Fraction(int(whole[lane])), F32, way)
        assert got[2, lane].view(F32) == exact(Fraction(float(wide[lane])), F32, way)
        assert got[3, lane].view(F32) == F32(whole[lane])


def to_half(number: float, way: int) -> float:
    if abs(number) > 65504:
        away = way == NEAREST and abs(number) >= 65520
        away = away or (way == UPWARD and number > 0) or (way == DOWNWARD and number < 0)
        return math.copysign(math.inf if away else 65504.0, number)
    return exact(Fraction(number), np.float16, way)


TINY = np.array([2.0**-127, -(2.0**-130), 2.0**-126, -1.5, 0.0, -0.0, 2.0**-149, 1.0] * 4, F32)


@pytest.mark.parametrize("field", [0, 1, 2, 3])
def test_denormals_of_f32_count_as_the_mode_says(arch: str, field: int) -> None:
    """Bit 0 lets inputs through, bit 1 results; a maximum makes none (RDNA3 ISA, V_MAX_F32, notes)."""
    keeps_inputs, keeps_results = field & 1, field >> 1
    texts = ["v_add_f32 {d}, v1, 0", "v_mul_f32 {d}, 0.5, v2", "v_max_f32 {d}, v1, v1"]
    if arch == "gfx1201":
        texts[2] = "v_max_num_f32 {d}, v1, v1"
    small = np.full(32, 2.0**-126, F32)
    got = launched(arch, 0xC0 | field << 4)(texts, TINY, small).view(F32)
    seen = TINY if keeps_inputs else flushed(TINY)
    summed = seen + F32(0)
    np.testing.assert_array_equal(got[0].view(U32), (summed if keeps_results else flushed(summed)).view(U32))
    assert (got[1] == (2.0**-127 if keeps_results else 0)).all()
    np.testing.assert_array_equal(got[2].view(U32), seen.view(U32))


@pytest.mark.parametrize("kind", ["f16", "f64"])
def test_denormals_of_other_kinds_end_where_normal_numbers_begin(arch: str, kind: str) -> None:
    """Around the least normal number, at every place of a denormal's leading bit, and infinities."""
    number = KINDS[kind]
    least = np.finfo(number).smallest_normal
    leading = [least / number(2.0**n) for n in range(1, 10 if kind == "f16" else 28)]
    edges = [least, np.nextafter(least, number(0)), np.nextafter(number(0), number(1)), number(np.inf)]
    values = np.resize(np.array([*edges, *leading, *np.negative(edges)], number), 32)
    rows = as_rows([values, np.full(32, -0.0, number)], kind)
    text = f"v_add_{kind} {{q}}, v[1:2], v[3:4]" if kind == "f64" else f"v_add_{kind} {{d}}, v1, v2"
    for mode, seen in ((0xF0, values), (0x30, flushed(values, least))):
        got = launched(arch, mode)([text], *rows)
        found = [result(got, lane, kind) for lane in range(32)]
        assert found == seen.tolist()
        assert np.signbit(found).tolist() == np.signbit(values).tolist()


def flushed(values: Any, least: Any = 2.0**-126) -> Any:
    return np.where(np.abs(values) < least, np.copysign(0, values), values)


def test_halves_have_a_field_of_their_own(arch: str) -> None:
    """Denormal halves stay while those of f32 are flushed, and the other way about."""
    half = np.full(32, np.array(2.0**-20, np.float16).view(np.uint16), U32)
    texts = ["v_mul_f16 {d}, 1.0, v1", "v_cvt_f32_f16 {d}, v1", "v_mul_f32 {d}, 1.0, v2"]
    tiny = np.full(32, 2.0**-130, F32)
    kept = launched(arch, 0xC0)(texts, half, tiny)
    assert (int(kept[0, 0]) & 0xFFFF, kept[1, 0].view(F32), kept[2, 0]) == (int(half[0]), 2.0**-20, 0)
    lost = launched(arch, 0x30)(texts, half, tiny)
    assert (int(lost[0, 0]) & 0xFFFF, int(lost[1, 0]), lost[2, 0].view(F32)) == (0, 0, 2.0**-130)


def test_what_only_moves_bits_keeps_denormals(arch: str) -> None:
    texts = ["v_mov_b32 {d}, v1", "v_cndmask_b32_e64 {d}, v1, -v1, s20",
             "v_mov_b32 v30, 0x90\nv_cmp_class_f32_e64 s21, v1, v30\nv_mov_b32 {d}, s21"]  # fmt: skip
    got = launched(arch, 0)(texts, TINY, before="s_mov_b32 s20, 0")
    np.testing.assert_array_equal(got[:2], [TINY.view(U32)] * 2)
    denormal = (TINY != 0) & (np.abs(TINY) < 2.0**-126)
    assert got[2, 0] == sum(1 << lane for lane in range(32) if denormal[lane])


def test_compares_see_zeros(arch: str) -> None:
    text = "v_cmp_eq_f32_e64 s20, v1, 0\nv_mov_b32 {d}, s20"
    got = launched(arch, 0)([text], TINY)
    zero = np.abs(TINY) < 2.0**-126
    assert got[0, 0] == sum(1 << lane for lane in range(32) if zero[lane])


def test_dual_and_packed_and_mixed_forms_follow(arch: str) -> None:
    tiny = np.full(32, 2.0**-130, F32)
    half = np.full(32, 0x00010001, U32)
    dual = "v_dual_mul_f32 v10, 1.0, v1 :: v_dual_mov_b32 v11, v1"
    texts = [f"{dual}\nv_mov_b32 {{d}}, v10", "v_mov_b32 {d}, v11",
             "v_pk_mul_f16 {d}, v2, 1.0 op_sel_hi:[1,0]", "v_fma_mix_f32 {d}, v1, 1.0, v1",
             "v_mov_b32 {d}, 0\nv_fmac_f32 {d}, 1.0, v1"]  # fmt: skip
    got = launched(arch, 0)(texts, tiny, half)
    assert got[:, 0].tolist() == [0, int(tiny.view(U32)[0]), 0, 0, 0]
    kept = launched(arch, 0xF0)(texts, tiny, half)
    assert (kept != 0).all()


def test_an_unsigned_zero_stays_positive_where_mode_rounds_down(arch: str) -> None:
    got = launched(arch, 0xF0 | DOWNWARD)(
        ["v_cvt_f32_u32 {d}, v1", "v_cvt_f32_i32 {d}, v1"], np.zeros(32, U32)
    )
    assert not got.any()


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_scalar_floats_follow(mode: str) -> None:
    def scalar(name: str, a: int, b: int, float_mode: int) -> int:
        text = (
            f"s_mov_b32 s20, {a:#x}\ns_mov_b32 s21, {b:#x}\ns_{name}_f32 s21, s20, s21\nv_mov_b32 {{d}}, s21"
        )
        rsrc1 = RSRC1 & ~(0xFF << 12) | float_mode << 12
        return int(Lanes(mode, "gfx1201", rsrc1)([text])[0, 0])

    tiny = int(F32(2.0**-130).view(U32))
    assert [scalar("add", tiny, 0, each) for each in (0xF0, 0xC0)] == [tiny, 0]
    assert [scalar("add", 0x3F800000, 0x33800000, each) for each in (0xF1, 0xF0)] == [0x3F800001, 0x3F800000]
    assert [scalar("mul", *TINY_PRODUCTS[1][:2], each) for each in (0xF0, 0)] == [0x80800000, 0x80000000]
    product = [scalar("fmac", 0x80800000, 0x33800000, each) for each in (0xF0, 0)]
    assert product == [0x33800000] * 2


# -- MODE that code does not tell ------------------------------------------------------------------

READ = "v_readfirstlane_b32 s20, v4\n"
SET = f"{READ}s_setreg_b32 hwreg(HW_REG_MODE, 0, 8), s20\n"


@pytest.mark.parametrize("field", [0, 1, 2, 3])
@pytest.mark.parametrize("way", [NEAREST, UPWARD, DOWNWARD, TO_ZERO])
def test_a_mode_from_memory_rounds_and_flushes(arch: str, way: int, field: int) -> None:
    """The same values as with that MODE at launch, of each kind of result."""
    a, b = operands("f32", 2)
    a[:8] *= F32(2.0**-125)
    wanted = way | way << 2 | field << 4 | field << 6
    mode = np.full(32, wanted, U32)
    texts = [
        "v_add_f32 {d}, v1, v2", "v_mul_f32 {d}, v1, v2", "v_fma_f32 {d}, v1, v2, v1",
        "v_cvt_f16_f32 {d}, v1", "v_mul_f16 {d}, v1, v2", "v_pk_add_f16 {d}, v1, v2",
        "v_fma_f16 {d}, v1, v2, v1", "v_cvt_f32_i32 {d}, v3", "v_fma_mixlo_f16 {d}, v1, v2, v1",
    ]  # fmt: skip
    whole = RNG.integers(-(2**31), 2**31, 32).astype(np.int32)
    dynamic = launched(arch, 0xF0)(texts, a, b, whole, mode, before=SET)
    np.testing.assert_array_equal(dynamic, launched(arch, wanted)(texts, a, b, whole, mode))
    exact_sums = [exact(Fraction(float(x)) + Fraction(float(y)), F32, way) for x, y in zip(a, b, strict=True)]
    assert dynamic[0, 8:].view(F32).tolist() == exact_sums[8:]


def test_doubles_round_as_a_mode_from_memory_says(arch: str) -> None:
    a, b = operands("f64", 2)
    for way in (UPWARD, DOWNWARD, TO_ZERO, NEAREST):
        mode = np.full(32, 0xF0 | way << 2, U32)
        before = "v_readfirstlane_b32 s20, v5\ns_setreg_b32 hwreg(HW_REG_MODE, 0, 8), s20"
        got = launched(arch, 0xF0)(["v_mul_f64 {q}, v[1:2], v[3:4]"], a, b, mode, before=before)
        fractions = [Fraction(float(x)) * Fraction(float(y)) for x, y in zip(a, b, strict=True)]
        assert [result(got, lane, "f64") for lane in range(32)] == [
            exact(f, np.float64, way) for f in fractions
        ]


def test_a_loop_that_goes_through_the_modes(bench: Any, arch: str) -> None:
    """1 / 3 in four roundings, one lap each; what s_getreg reads is what was set."""
    bench.arch = arch
    text = """v_lshlrev_b32 v9, 3, v0
        s_mov_b32 s20, 0
        s_mov_b32 s6, 0x3eaaaaaa
        v_mov_b32 v1, s6
        again:
        s_or_b32 s21, s20, 0xf0
        s_setreg_b32 hwreg(HW_REG_MODE, 0, 8), s21
        v_fma_f32 v2, v1, 0x33800000, v1
        s_getreg_b32 s22, hwreg(HW_REG_MODE, 0, 8)
        v_mov_b32 v3, s22
        global_store_b64 v9, v[2:3], s[0:1]
        v_add_nc_u32 v9, 0x100, v9
        s_add_u32 s20, s20, 1
        s_cmp_lt_u32 s20, 4
        s_cbranch_scc1 again"""
    found = np.zeros((4, 64), U32)
    bench.run(text, bench.put(found))
    value, tiny = Fraction(float(U32(0x3EAAAAAA).view(F32))), Fraction(2) ** -24
    for way, row in enumerate(bench.arrays[0]):
        assert float(row[0].view(F32)) == exact(value + value * tiny, F32, way)
        assert row[1] == 0xF0 | way


def test_paths_with_other_modes_meet(arch: str) -> None:
    """A branch that sets the rounding only for some waves."""
    for taken in (0, 1):
        before = f"""{READ}s_cmp_eq_u32 s20, 0
            s_cbranch_scc1 meet
            s_round_mode 0x1
            meet:"""
        switch = np.full(32, taken, U32)
        third = np.full(32, 2.0**-24, F32)
        unused = np.zeros(32, U32)
        got = launched(arch, 0xF0)(["v_add_f32 {d}, 1.0, v1"], third, unused, unused, switch, before=before)
        assert got[0, 0] == 0x3F800000 + taken


def test_each_wave_keeps_its_mode_over_a_barrier(bench: Any, arch: str) -> None:
    bench.arch = arch
    barrier = "s_barrier" if arch == "gfx1100" else "s_barrier_signal -1\ns_barrier_wait 0xffff"
    text = f"""v_lshlrev_b32 v9, 2, v0
        v_lshrrev_b32 v1, 5, v0
        v_readfirstlane_b32 s20, v1
        s_setreg_b32 hwreg(HW_REG_MODE, 0, 2), s20
        {barrier}
        v_mov_b32 v3, 0x33000000
        v_add_f32 v2, 1.0, v3
        global_store_b32 v9, v2, s[0:1]"""
    bench.run(text, bench.put(np.zeros(128, U32)), block=(128, 1, 1))
    assert bench.arrays[0][::32].tolist() == [0x3F800000, 0x3F800001, 0x3F800000, 0x3F800000]


def test_a_function_called_with_another_mode_sees_it(bench: Any) -> None:
    """And one that sets MODE and returns leaves it so."""
    text = """v_lshlrev_b32 v9, 2, v0
        v_mov_b32 v3, 0x33000000
        s_call_b64 s[20:21], add
        global_store_b32 v9, v2, s[0:1]
        s_round_mode 0x1
        s_call_b64 s[20:21], add
        global_store_b32 v9, v2, s[0:1] offset:128
        s_call_b64 s[20:21], down
        v_add_f32 v2, -1.0, -v3
        global_store_b32 v9, v2, s[0:1] offset:256
        s_call_b64 s[20:21], add
        global_store_b32 v9, v2, s[0:1] offset:384
        s_round_mode 0x0
        s_call_b64 s[20:21], add
        global_store_b32 v9, v2, s[0:1] offset:512
        s_endpgm
        add:
        v_add_f32 v2, 1.0, v3
        s_setpc_b64 s[20:21]
        down:
        s_round_mode 0x2
        s_setpc_b64 s[20:21]"""
    bench.run(text, bench.put(np.zeros(160, U32)))
    assert bench.arrays[0][::32].tolist() == [0x3F800000, 0x3F800001, 0xBF800001, 0x3F800000, 0x3F800000]


# -- halves that saturate --------------------------------------------------------------------------

BIG, INFINITY = 0x7BFF, 0x7C00
OVERFLOWS = {
    "v_add_f16 {d}, v1, v1": True, "v_mul_f16 {d}, v1, v1": True, "v_fma_f16 {d}, v1, v1, v1": True,
    "v_add_f16 {d}, v1, v2": False, "v_max_f16 {d}, v1, v2": False, "v_cvt_f16_f32 {d}, v3": True,
    "v_cvt_f16_f32 {d}, v4": False, "v_fma_mixlo_f16 {d}, v3, v3, v3": True, "v_ldexp_f16 {d}, v1, 5": True,
    "v_cvt_f16_u16 {d}, v5": True, "v_rcp_f16 {d}, v6": True,
}  # fmt: skip


@pytest.mark.parametrize("name", OVERFLOWS)
@pytest.mark.parametrize("sign", [0, 0x8000])
def test_halves_that_overflow_saturate_where_mode_says(arch: str, name: str, sign: int) -> None:
    """What comes of an infinity stays one, and without FP16_OVFL all of it is infinite."""
    text = name.replace("v_max_f16", "v_max_num_f16") if arch == "gfx1201" else name
    if sign and ("u16" in name or "rcp" in name or "mul" in name or "max" in name):
        return
    full = partial(np.full, 32)
    wide = F32(-1e6 if sign else 1e6)
    if "mix" in name:
        text = "v_fma_mixlo_f16 {d}, v3, |v3|, v3"
    if sign and "fma_f16" in name:
        text = "v_fma_f16 {d}, v1, |v1|, v1"
    words = (full(value, dtype=U32) for value in (BIG | sign, INFINITY | sign, 0xFFFF, sign))
    half, infinite, whole, zero = words
    inputs = (half, infinite, full(wide), full(wide * F32(np.inf)), whole, zero)
    for saturates in (0, 1):
        lanes = Lanes(arch=arch, rsrc1=RSRC1 | saturates << 26)
        got = int(lanes([text], *inputs)[0, 0]) & 0xFFFF
        assert got == sign | (BIG if saturates and OVERFLOWS[name] else INFINITY), hex(got)
    dynamic = "v_readfirstlane_b32 s20, v5\ns_setreg_b32 hwreg(HW_REG_MODE, 23, 1), s20"
    got = int(Lanes(arch=arch)([text], *inputs, before=dynamic)[0, 0]) & 0xFFFF
    assert got == sign | (BIG if OVERFLOWS[name] else INFINITY)


def test_packed_halves_saturate_each_by_itself(arch: str) -> None:
    values = np.full(32, BIG << 16 | 0x3C00, U32)
    infinite = np.full(32, INFINITY << 16 | BIG, U32)
    lanes = Lanes(arch=arch, rsrc1=RSRC1 | 1 << 26)
    got = lanes(
        ["v_pk_add_f16 {d}, v1, v1", "v_pk_add_f16 {d}, v1, v2", "v_pk_mul_f16 {d}, v2, v2"], values, infinite
    )
    assert got[:, 0].tolist() == [BIG << 16 | 0x4000, INFINITY << 16 | BIG, INFINITY << 16 | BIG]


TINY_PRODUCTS = [  # a, b, c: what only a denormal's fewer bits round up to the least normal number
    (0x00800000, 0x3F7FFFFF, 0), (0x80800000, 0x3F7FFFFF, 0), (0x80800000, 0x33800000, 0x00800000),
    (0x80800000, 0x33000000, 0x00800000), (0x00800000, 0x3F800000, 0), (0x3F800000, 0x3F800000, 0x3F800000),
]  # fmt: skip


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_a_product_is_tiny_by_the_bits_of_a_normal_number(arch: str, mode: str) -> None:
    """As measured: valu_fp_mode_test.cpp of rocjitsu, "TinySignificand" and "TinyBeforePacking"."""
    rows = np.array(TINY_PRODUCTS + TINY_PRODUCTS[:2], U32).T
    texts = ["v_mul_f32 {d}, v1, v2", "v_fma_f32 {d}, v1, v2, v3", "v_mul_f64 {q}, v[4:5], v[6:7]"]
    wide = [np.full(32, bits, np.uint64) for bits in (1 << 52, 0x3FEFFFFFFFFFFFFF)]
    columns = [np.resize(row, 32) for row in rows]
    kept, flushed = (
        Lanes(mode, arch, RSRC1 & ~(0xFF << 12) | float_mode << 12)(texts, *columns, *wide)
        for float_mode in (0xF0, 0)
    )
    assert flushed[0, :2].tolist() == [0, 0x80000000] and kept[0, :2].tolist() == [0x00800000, 0x80800000]
    assert flushed[1, :6].tolist() == [0, 0x80000000, 0, 0x00800000, 0x00800000, 0x40000000]
    assert flushed[3, 0] == 0 and kept[3, 0] == 1 << 20
