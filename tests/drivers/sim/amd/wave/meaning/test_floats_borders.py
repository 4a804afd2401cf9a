"""Rules of floats on values at the borders of their formats (floats.py, halves.py, float_bits.py).

Expected values are computed with fractions and the math module. Source: RDNA3 ISA, VOP1 to VOP3 opcodes.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave.meaning.float_bits import (
    flush_always,
    is_infinite,
    tiny_as_zero,
)
from drivers.sim.llvm.text import F16, F32, F64, V1
from tests.drivers.sim.amd.wave.meaning.evaluated import bits_of, computed, evaluated, rounded, rows
from tests.pseudocode import numbers

NAN, INF = math.nan, math.inf
KINDS = {"f16": (np.float16, 10, 15), "f32": (np.float32, 23, 127), "f64": (np.float64, 52, 1023)}
NAMES = {"f16": F16, "f32": F32, "f64": F64}
CODES = {"f16": "<e", "f32": "<f", "f64": "<d"}


def edges(kind: str) -> list[float]:
    """Zeros, the least and greatest denormal and normal numbers, one and its neighbours, halves, infinity."""
    _, mantissa, bias = KINDS[kind]
    step, least = 2.0 ** (1 - bias - mantissa), 2.0 ** (1 - bias)
    most = (2 - 2.0**-mantissa) * 2.0**bias
    below = 1 - 2.0 ** (-mantissa - 1)
    found = [0.0, step, 3 * step, least - step, least, least + step, 0.5, below, 1.0, 1 + 2.0**-mantissa, 1.5]
    found += [2.0, 2.5, 3.0, 3.5, 2.0**mantissa - 0.5, 2.0**mantissa + 1, most, INF]
    return [sign * value for value in found for sign in (1, -1)]


def same(found: Any, expected: list[float], kind: str) -> None:
    """Bit by bit, so that zeros have their signs."""
    assert bits_of(found) == bits_of(np.array(expected, KINDS[kind][0]))


WHOLE: dict[str, Callable[[float], int]] = {
    "floor": math.floor,
    "ceil": math.ceil,
    "trunc": math.trunc,
    "rndne": round,
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", WHOLE)
def test_whole_numbers(kind: str, name: str) -> None:
    values = edges(kind)
    expected = [x if math.isinf(x) else math.copysign(abs(WHOLE[name](x)), x) for x in values]
    same(evaluated(f"v_{name}_{kind}", values), expected, kind)


@pytest.mark.parametrize("kind", KINDS)
def test_fractions_are_below_one(kind: str) -> None:
    values = [x for x in edges(kind) if not math.isinf(x)]
    largest = 1 - 2.0 ** (-KINDS[kind][1] - 1)
    expected = [min(float(Fraction(x) - math.floor(x)), largest) for x in values]
    same(evaluated(f"v_fract_{kind}", values), expected, kind)
    assert np.isnan(evaluated(f"v_fract_{kind}", [INF, -INF, NAN])).all()


@pytest.mark.parametrize("kind", KINDS)
def test_exponents_and_mantissas(kind: str) -> None:
    values = [*edges(kind), NAN]
    parts = [math.frexp(x) if math.isfinite(x) else (x, 0) for x in values]
    name = "v_frexp_exp_i16_f16" if kind == "f16" else f"v_frexp_exp_i32_{kind}"
    size = 16 if kind == "f16" else 32
    assert evaluated(name, values).tolist() == [power & (1 << size) - 1 for _, power in parts]
    found = evaluated(f"v_frexp_mant_{kind}", values)
    same(found[:-1], [mantissa for mantissa, _ in parts[:-1]], kind)
    assert np.isnan(found[-1])


def scaled(value: float, power: int, kind: str) -> float:
    """value * 2**power, rounded once to nearest even."""
    if value == 0 or math.isinf(value):
        return value
    return rounded(Fraction(value) * Fraction(2) ** min(max(power, -5000), 5000), kind)


@pytest.mark.parametrize("kind", KINDS)
def test_a_power_of_two_is_rounded_once(kind: str) -> None:
    _, mantissa, bias = KINDS[kind]
    near = (0, 1, -1, mantissa, -mantissa, bias, -bias, -bias - mantissa, bias + mantissa, 2 * bias)
    powers = [*near, -2 * bias - mantissa, 399, 400, 401, -399, -400, -401]
    powers += [32767, -32768] if kind == "f16" else [2**31 - 1, -(2**31)]
    values, given = rows(edges(kind), powers)
    expected = [scaled(x, n, kind) for x, n in zip(values, given, strict=True)]
    same(evaluated(f"v_ldexp_{kind}", values, given), expected, kind)


# -- conversions -------------------------------------------------------------------------------------

LIMITS = {"u16": (0, 65535), "i16": (-32768, 32767), "u32": (0, 2**32 - 1), "i32": (-(2**31), 2**31 - 1)}


@pytest.mark.parametrize(
    ("target", "kind"),
    [("u16", "f16"), ("i16", "f16"), ("u32", "f32"), ("i32", "f32"), ("u32", "f64"), ("i32", "f64")],
)
def test_integers_saturate_toward_zero(target: str, kind: str) -> None:
    least, most = LIMITS[target]
    ends = (
        []
        if kind == "f16"
        else [most - 0.5, most, most + 1.0, least, least - 0.5, least - 1.0, 2.0**31, 2.0**32]
    )
    values = [float(KINDS[kind][0](x)) for x in (*edges(kind), *ends, 0.999, -0.999)] + [NAN]
    expected = [
        0
        if math.isnan(x)
        else min(max(math.trunc(x), least), most)
        if math.isfinite(x)
        else most
        if x > 0
        else least
        for x in values
    ]
    mask = 0xFFFF if kind == "f16" else 0xFFFFFFFF
    assert evaluated(f"v_cvt_{target}_{kind}", values).tolist() == [x & mask for x in expected]


@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("letter", ["u", "i"])
def test_integers_become_the_nearest_float(kind: str, letter: str) -> None:
    words = [0, 1, 0x7F, 0xFFFFFF, 0x1000001, 0x1000003, 0x7FFFFFFF, 0x80000000, 0xFFFFFF80, 0xFFFFFFFF]
    numbers = [x - (1 << 32) if letter == "i" and x >> 31 else x for x in words]
    found = evaluated(f"v_cvt_{kind}_{letter}32", words)
    same(found, [float(KINDS[kind][0](x)) for x in numbers], kind)


def narrowed(value: float, target: str) -> float:
    try:
        (found,) = struct.unpack(CODES[target], struct.pack(CODES[target], value))
    except OverflowError:
        return math.copysign(INF, value)
    return float(found)


@pytest.mark.parametrize(
    ("source", "target"), [("f64", "f32"), ("f32", "f16"), ("f16", "f32"), ("f32", "f64")]
)
def test_floats_of_another_width(source: str, target: str) -> None:
    most = float(np.finfo(KINDS[source][0]).max)
    numbers = [*edges(source), *(x for x in edges("f16") + edges("f32") if abs(x) <= most)]
    values = [x for x in numbers if float(KINDS[source][0](x)) == x]
    same(evaluated(f"v_cvt_{target}_{source}", values), [narrowed(x, target) for x in values], target)


def test_halves_toward_zero() -> None:
    values = [x for x in edges("f32") if math.isfinite(x)] + [
        65519.0,
        65520.0,
        -70000.0,
        1.0009,
        -1.0009,
        6e-8,
    ]
    values += edges("f16")[:-2]
    found = evaluated("v_cvt_pk_rtz_f16_f32", values, values[::-1]).tolist()

    def cut(value: float) -> int:
        number = Fraction(float(np.float32(value)))
        return numbers.rounded(number, "f16", math.copysign(1, value) < 0, numbers.ZERO).bits

    expected = [cut(x) for x in values]
    assert [hex(x) for x in found] == [
        hex(low | high << 16) for low, high in zip(expected, expected[::-1], strict=True)
    ]


def test_two_floats_as_16_bit_integers() -> None:
    values = (-INF, -32769.0, -32768.5, -1.5, -0.5, 0.5, 1.5, 32767.5, 65535.5, 65536.0, INF, NAN)
    for letter, (least, most) in (("i", LIMITS["i16"]), ("u", LIMITS["u16"])):
        expected = [
            0
            if math.isnan(x)
            else min(max(math.trunc(x), least), most) & 0xFFFF
            if math.isfinite(x)
            else (most if x > 0 else least) & 0xFFFF
            for x in values
        ]
        found = evaluated(f"v_cvt_pk_{letter}16_f32", values, values[::-1]).tolist()
        assert found == [a | b << 16 for a, b in zip(expected, expected[::-1], strict=True)]


# -- sums and products ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["f16", "f32"])
def test_a_fused_product_and_sum_is_rounded_once(kind: str) -> None:
    values = [x for x in edges(kind) if math.isfinite(x) and x]
    some = [*values[::5], values[-1], values[1]]
    a, b, c = rows(some, some, [*some, *values[:4]])
    expected, keep = [], []
    for place, each in enumerate(zip(a, b, c, strict=True)):
        exact = Fraction(each[0]) * Fraction(each[1]) + Fraction(each[2])
        if exact:
            keep.append(place)
            expected.append(rounded(exact, kind))
    for name in ("fma", "fmac"):
        same(evaluated(f"v_{name}_{kind}", a, b, c)[keep], expected, kind)


@pytest.mark.parametrize("kind", KINDS)
def test_sums_and_products_are_rounded_once(kind: str) -> None:
    values = [x for x in edges(kind) if math.isfinite(x)]
    a, b = rows(values[::3], values[1::2])
    operations: dict[str, Callable[[Fraction, Fraction], Fraction]] = {
        "add": lambda x, y: x + y,
        "sub": lambda x, y: x - y,
        "subrev": lambda x, y: y - x,
        "mul": lambda x, y: x * y,
    }
    for name, of in operations.items():
        exact = [of(Fraction(x), Fraction(y)) for x, y in zip(a, b, strict=True)]
        keep = [place for place, x in enumerate(exact) if x]
        same(evaluated(f"v_{name}_{kind}", a, b)[keep], [rounded(exact[place], kind) for place in keep], kind)


def test_zero_times_anything_is_zero() -> None:
    a, b = rows((0.0, -0.0, 1.0, -2.0, INF, NAN), (0.0, -0.0, 3.0, INF, NAN))
    found = evaluated("v_mul_dx9_zero_f32", a, b)
    for x, y, value in zip(a, b, found.tolist(), strict=True):
        if x == 0 or y == 0:
            assert value == 0 and math.copysign(1, value) == 1
        else:
            assert value == x * y or (math.isnan(x * y) and math.isnan(value))


QUIET, SIGNAL, OTHER, ONE, INFINITE = 0x7FC00001, 0x7F800001, 0xFF800002, 0x3F800000, 0x7F800000
DEFAULT = 0xFFC00000  # the NaN of an invalid operation


@pytest.mark.parametrize("quiets", [True, False])
def test_which_nan_goes_on_and_whether_it_is_quieted(quiets: bool) -> None:
    """The first of those multiplied, then an invalid product, then the sum's: as measured on gfx1100."""
    loud = 0 if not quiets else 1 << 22
    fused = [
        (SIGNAL, ONE, ONE, SIGNAL | loud),
        (ONE, SIGNAL, ONE, SIGNAL | loud),
        (ONE, ONE, SIGNAL, SIGNAL | loud),
        (OTHER, SIGNAL, ONE, OTHER | loud),
        (QUIET, SIGNAL, SIGNAL, QUIET),
        (ONE, OTHER, SIGNAL, OTHER | loud),
        (INFINITE, 0, ONE, DEFAULT),
        (INFINITE, ONE, INFINITE | 1 << 31, DEFAULT),
        (ONE, ONE, ONE, 0x40000000),
    ]
    if not quiets:
        fused += [(INFINITE, 0, SIGNAL, DEFAULT), (INFINITE, 0, QUIET, DEFAULT)]
    *sources, expected = zip(*fused, strict=True)
    assert bits_of(evaluated("v_fma_f32", *sources, quiets=quiets)) == list(expected)
    pairs = [(SIGNAL, ONE), (ONE, SIGNAL), (OTHER, SIGNAL), (QUIET, SIGNAL), (SIGNAL, QUIET)]
    first = [a if a != ONE else b for a, b in pairs]
    for name in ("v_add_f32", "v_mul_f32"):
        found = evaluated(name, *zip(*pairs, strict=True), quiets=quiets)
        assert bits_of(found) == [bits | loud for bits in first]
    found = evaluated("v_sub_f32", *zip(*pairs, strict=True), quiets=quiets)
    flipped = [a if a != ONE else b ^ 1 << 31 for a, b in pairs]
    assert bits_of(found) == [bits | loud for bits in flipped]
    for name in ("v_floor_f32", "v_rndne_f32", "v_fract_f32"):
        assert bits_of(evaluated(name, [SIGNAL, OTHER], quiets=quiets)) == [SIGNAL | loud, OTHER | loud]
    assert bits_of(evaluated("v_ldexp_f32", [SIGNAL], [1], quiets=quiets)) == [SIGNAL | loud]
    wide = evaluated("v_cvt_f64_f32", [SIGNAL, OTHER, QUIET], quiets=quiets)
    top = [0x7FF0000020000000, 0xFFF0000040000000, 0x7FF8000020000000]
    assert bits_of(wide) == [bits | (1 << 51 if quiets else 0) for bits in top]


# -- by bits -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_denormals_become_zeros_of_their_sign(kind: str) -> None:
    values = edges(kind)
    least = 2.0 ** (1 - KINDS[kind][2])
    array = np.array(values, KINDS[kind][0])
    (found,) = computed(lambda t, x: [(NAMES[kind], flush_always(t, kind, x))], array)
    same(found, [x if abs(x) >= least else math.copysign(0, x) for x in values], kind)


@pytest.mark.parametrize("kind", KINDS)
def test_infinity_is_told_from_the_greatest_number_and_from_nans(kind: str) -> None:
    values = np.array([*edges(kind), NAN, -NAN], KINDS[kind][0])
    (found,) = computed(lambda t, x: [(V1, is_infinite(t, kind, x))], values)
    assert found.tolist() == np.isinf(values).tolist()


@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_a_product_that_only_fewer_bits_round_up_to_a_normal_number_is_zero(kind: str) -> None:
    """As measured on gfx1100 and gfx1201 (rocjitsu, valu_fp_mode_test.cpp)."""
    dtype, mantissa, bias = KINDS[kind]
    least, near = 2.0 ** (1 - bias), 1 - 2.0 ** (-mantissa - 1)
    a = np.array([least, -least, least, least, 2 * least], dtype)
    b = np.array([near, near, 1.0, 1 + 2.0**-mantissa, 0.5], dtype)

    def product(t: Any, x: str, y: str) -> list[tuple[str, str]]:
        value = t.two("fmul", NAMES[kind], x, y)
        return [(NAMES[kind], tiny_as_zero(t, kind, value, x, y))]

    (found,) = computed(product, a, b)
    same(found, [0.0, -0.0, least, float(a[3]) * float(b[3]), least], kind)
