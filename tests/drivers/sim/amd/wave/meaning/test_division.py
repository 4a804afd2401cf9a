"""The steps of a division at the exponents where they change (division.py).

Which exponents decide is what rocjitsu measured on gfx1100 and gfx1201; sums are held against fractions.
Source of the special cases: RDNA3 ISA, V_DIV_FIXUP_F32 and V_DIV_FIXUP_F64.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave.meaning.division import scaled_operand, scaled_sum
from drivers.sim.llvm.text import F32, F64, V1
from tests.drivers.sim.amd.wave.meaning.evaluated import bits_of, computed, evaluated, rounded

NAN, INF = math.nan, math.inf
VECTORS = {"f32": (F32, np.float32, 23, 127, 64), "f64": (F64, np.float64, 52, 1023, 128)}


def number(kind: str, field: int) -> float:
    """The number with that exponent field, 1.5 times a power of two; the least denormal for 0."""
    _, _, mantissa, bias, _ = VECTORS[kind]
    return 1.5 * 2.0 ** (field - bias) if field else 2.0 ** (1 - bias - mantissa)


def prepared(kind: str, below: float, above: float) -> tuple[list[Any], list[bool]]:
    """What becomes of the denominator and the numerator, and whether a step at the end is to scale back."""

    def build(t: Any, *given: str) -> list[tuple[str, str]]:
        return list(zip((VECTORS[kind][0], V1), scaled_operand(t, kind, *given), strict=True))

    rows = [[np.array([x], VECTORS[kind][1]) for x in (value, below, above)] for value in (below, above)]
    found = [computed(build, *row) for row in rows]
    return [value[0] for value, _ in found], [bool(flag[0]) for _, flag in found]


UP, SAME, DOWN = 1, 0, -1
F32_ROWS = [  # exponent fields of the denominator and the numerator; how each is scaled; the flag
    (20, 116, UP, SAME, True),
    (20, 115, SAME, SAME, False),
    (0, 95, UP, UP, False),
    (0, 96, UP, SAME, True),
    (1, 96, SAME, SAME, False),
    (253, 200, DOWN, DOWN, False),
    (252, 200, SAME, SAME, False),
    (253, 157, DOWN, SAME, True),
    (253, 158, DOWN, DOWN, False),
    (200, 104, SAME, UP, True),
    (200, 105, SAME, SAME, False),
    (100, 24, UP, UP, False),
    (100, 25, SAME, SAME, False),
    (254, 254, DOWN, DOWN, False),
]
F64_ROWS = [
    (100, 868, UP, SAME, True),
    (100, 867, SAME, SAME, False),
    (0, 767, UP, UP, False),
    (0, 768, UP, SAME, True),
    (2045, 1500, DOWN, DOWN, False),
    (2044, 1500, SAME, SAME, False),
    (2045, 1277, DOWN, SAME, True),
    (2045, 1278, DOWN, DOWN, False),
    (1500, 732, SAME, UP, True),
    (1500, 733, SAME, SAME, False),
    (500, 53, UP, UP, False),
    (500, 54, SAME, SAME, False),
]


@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_operands_are_scaled_by_their_exponents(kind: str) -> None:
    power = VECTORS[kind][4]
    for low, high, of_below, of_above, flag in F32_ROWS if kind == "f32" else F64_ROWS:
        below, above = number(kind, low), -1.25 / 1.5 * number(kind, high) if high else number(kind, high)
        values, flags = prepared(kind, below, above)
        dtype = VECTORS[kind][1]
        expected = [
            dtype(value) * dtype(2.0) ** (power * of) for value, of in ((below, of_below), (above, of_above))
        ]
        assert (values, flags) == (expected, [flag, flag]), (low, high)


@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_zeros_give_the_default_nan_and_nans_themselves(kind: str) -> None:
    default = {"f32": 0xFFC00000, "f64": 0xFFF8 << 48}[kind]
    for below, above in ((0.0, 1.0), (1.0, -0.0), (0.0, 0.0), (NAN, 0.0)):
        values, _ = prepared(kind, below, above)
        assert [bits_of(np.array([value]))[0] for value in values] == [default] * 2
    values, _ = prepared(kind, NAN, 1.0)
    assert math.isnan(values[0]) and values[1] == 1.0


@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_the_last_step_scales_marked_lanes_back_with_one_rounding(kind: str) -> None:
    """Up where the exponent of the sum's operand is above that of 1, else down, into denormals too."""
    vector, dtype, mantissa, bias, power = VECTORS[kind]
    rng = np.random.default_rng(5)
    count = 400
    tops = np.where(np.arange(count) % 4 == 0, 60, power - bias + 2 - np.arange(count) % 8 * (mantissa // 7))
    c = (rng.integers(1 << mantissa, 2 << mantissa, count) * 2.0 ** (tops - mantissa)).astype(dtype)
    ulp = 2.0 ** (tops - mantissa)
    a = (rng.integers(-7, 8, count) * ulp / 8).astype(dtype)
    b = rng.choice([1.0, 0.5, 1 + 2.0**-mantissa, 3.0, 0.0], count).astype(dtype)
    c[:4], a[:4], b[:4] = [1.0, 2.0, 1.5, 3.5], 1.0, 1.0
    marked = np.arange(count) % 5 != 4
    (found,) = computed(lambda t, *given: [(vector, scaled_sum(t, kind, *given))], a, b, c, marked)
    expected = []
    for x, y, z, is_marked in zip(a.tolist(), b.tolist(), c.tolist(), marked.tolist(), strict=True):
        exact = Fraction(x) * Fraction(y) + Fraction(z)
        factor = 0 if not is_marked else power if z >= 2.0 else -power
        if kind == "f64" and factor > 0:  # no denormal, so that two roundings are one
            exact = Fraction(rounded(exact, kind))
        expected.append(rounded(exact * Fraction(2) ** factor, kind))
    wrong = [(x, y) for x, y in zip(found.tolist(), expected, strict=True) if x != y]
    assert not wrong, wrong[:3]


@pytest.mark.parametrize("kind", ["f16", "f32", "f64"])
def test_the_special_cases_of_a_quotient(kind: str) -> None:
    cases = [  # quotient, denominator, numerator, result
        (0.5, 2.0, 1.0, 0.5),
        (-0.5, 2.0, 1.0, 0.5),
        (0.5, -2.0, 1.0, -0.5),
        (0.5, -2.0, -1.0, 0.5),
        (NAN, 2.0, 1.0, INF),
        (NAN, 2.0, -1.0, -INF),
        (0.5, 0.0, 1.0, INF),
        (0.5, -0.0, 1.0, -INF),
        (0.5, 0.0, -1.0, -INF),
        (0.5, 2.0, INF, INF),
        (0.5, -2.0, INF, -INF),
        (0.5, INF, 1.0, 0.0),
        (0.5, -INF, 1.0, -0.0),
        (0.5, 2.0, 0.0, 0.0),
        (0.5, -2.0, 0.0, -0.0),
        (0.5, INF, 0.0, 0.0),
        (0.5, 0.0, INF, INF),
    ]
    *sources, expected = zip(*cases, strict=True)
    dtype = {"f16": np.float16, "f32": np.float32, "f64": np.float64}[kind]
    assert bits_of(evaluated(f"v_div_fixup_{kind}", *sources)) == bits_of(np.array(expected, dtype))
    size = 8 * np.dtype(dtype).itemsize
    one, quiet, signal, default, shift = {
        16: (0x3C00, 0x7E01, 0xFC01, 0xFE00, 9),
        32: (0x3F800000, 0x7FC00001, 0xFF800001, 0xFFC00000, 22),
        64: (0x3FF0 << 48, 0x7FF8 << 48 | 1, 0xFFF0 << 48 | 1, 0xFFF8 << 48, 51),
    }[size]
    inf = {16: 0x7C00, 32: 0x7F800000, 64: 0x7FF0 << 48}[size]
    rows = [(one, signal, quiet), (one, quiet, signal), (quiet, signal, one), (one, 0, 0), (one, inf, inf)]
    found = bits_of(evaluated(f"v_div_fixup_{kind}", *zip(*rows, strict=True)))
    assert found == [quiet, signal | 1 << shift, signal | 1 << shift, default, default]


@pytest.mark.parametrize(("kind", "least"), [("f32", -150), ("f64", -1075)])
def test_a_quotient_whose_exponents_are_too_far_apart_is_zero(kind: str, least: int) -> None:
    bias = VECTORS[kind][3]
    above = number(kind, 1)
    for gap, expected in ((least, 0.5), (least - 1, 0.0)):
        below = number(kind, 1 - gap)
        assert 1 - gap < 2 * bias + 1
        for sign in (1, -1):
            found = evaluated(f"v_div_fixup_{kind}", [0.5], [sign * below], [above])
            assert bits_of(found) == bits_of(np.array([sign * expected], VECTORS[kind][1]))
