"""A fused multiply-add through f64: narrowed, it is the float32 nearest to the exact sum. That of doubles is
the double nearest to it."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.sim.odd import fma, fma_odd

F32 = np.float32
SINGLES = st.floats(-(2.0**40), 2.0**40, width=32).filter(lambda x: x == 0 or abs(x) > 2.0**-40)


def nearest(exact: Fraction) -> np.float32:
    """Of three neighbouring floats the one nearest to `exact`; of two the even one."""
    about = F32(float(exact))
    choices = [np.nextafter(about, F32(-np.inf)), about, np.nextafter(about, F32(np.inf))]
    return min(choices, key=lambda f: (abs(Fraction(float(f)) - exact), int(f.view(np.uint32)) & 1))


@given(SINGLES, SINGLES, SINGLES)
def test_narrowing_rounds_as_the_exact_sum_does(a: float, b: float, c: float) -> None:
    found = fma_odd(*(np.array([x], F32) for x in (a, b, c))).astype(F32)[0]
    assert found == nearest(Fraction(a) * Fraction(b) + Fraction(c))


def test_a_sum_just_below_the_middle_of_two_floats_goes_down() -> None:
    """2**-24 - 2**-70 above 1 + 2**-23: to even, f64 would have the middle, and that would go up."""
    near = 2.0**-12 * (1 + 2.0**-23), 2.0**-12 * (1 - 2.0**-23), 1 + 2.0**-23
    assert fma_odd(*(np.array([x], F32) for x in near)).astype(F32)[0] == 1 + 2.0**-23


def test_an_inexact_sum_whose_last_bit_is_odd_stays() -> None:
    a, c = 1 + 2.0**-23, 2.0**-52 + 2.0**-60
    assert fma_odd(*(np.array([x], F32) for x in (a, a, c)))[0] == 1 + 2.0**-22 + 2.0**-46 + 2.0**-52


def test_infinities_and_exact_sums_stay() -> None:
    two, three, huge = (np.array([x], F32) for x in (2.0, 3.0, np.inf))
    assert fma_odd(two, three, two)[0] == 8
    with np.errstate(invalid="ignore"):
        assert fma_odd(huge, three, two)[0] == np.inf
        assert np.isnan(fma_odd(huge, three, -huge)[0])


def fused(*operands: float) -> float:
    """Of doubles."""
    return float(fma(*(np.array([x], np.float64) for x in operands))[0])


@st.composite
def near_ties(draw: st.DrawFn) -> tuple[float, float, float]:
    """Short products, and sums whose last bits they are: many lie in the middle of two doubles."""
    a, b = (draw(st.integers(-(2**27), 2**27)) for _ in range(2))
    return float(a), float(b), draw(st.integers(-(2**53), 2**53)) * 2.0 ** draw(st.integers(-60, 60))


@st.composite
def cancelled(draw: st.DrawFn) -> tuple[float, float, float]:
    """What is added takes the rounded product away, or misses it by some last bits."""
    a, b = (draw(st.floats(1, 2)) for _ in range(2))
    return a, b, -(a * b) + draw(st.integers(-3, 3)) * 2.0**-52


@given(st.one_of(near_ties(), cancelled()))
def test_the_sum_of_doubles_is_rounded_once(operands: tuple[float, float, float]) -> None:
    """Python's division of whole numbers, which a fraction becomes a float by, is rounded to nearest."""
    a, b, c = map(Fraction, operands)
    assert fused(*operands) == float(a * b + c)


TINY = [float.fromhex(x) for x in ("0x1.c98e360181abdp-520", "0x1.c291ee5831200p-530")]


@pytest.mark.parametrize(
    ("a", "b", "c"),
    [
        (1 + 2.0**-52, 2.0**-500 * (1 + 2.0**-52), -(2.0**-500)),
        (*TINY, 0.0),  # a denormal, and what the product loses is less than the least one
        (2.0**-540, 2.0**-540 * 1.5, 2.0**-1074),
        (2.0**1000 * (1 + 2.0**-52), 2.0**20 * (1 + 2.0**-52), -(2.0**1020)),
        (2.0**500, 2.0**600, -(2.0**1023)),
        (1 + 2.0**-52, 1 + 2.0**-52, 2.0**-1074),
        (2.0**52 + 1, 2.0**53 + 1, 2.0**1000),
    ],
)
def test_doubles_of_any_size_are_rounded_once(a: float, b: float, c: float) -> None:
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    assert fused(a, b, c) == (float(exact) if abs(exact) < 2**1024 else np.inf)


@pytest.mark.parametrize(
    ("a", "b", "c", "given"),
    [
        (np.inf, 2, 1, "inf"),
        (np.inf, 2, -np.inf, "nan"),
        (np.inf, 0, 1, "nan"),
        (2, 3, -np.inf, "-inf"),
        (2.0**1000, 2.0**1000, -np.inf, "-inf"),
        (2.0**1000, 2.0**1000, 1, "inf"),
        (-(2.0**1000), 2.0**1000, 1, "-inf"),
        (np.nan, 0, 0, "nan"),
        (0, 0, np.nan, "nan"),
        (2, 3, -6, "0.0"),
        (-2, 3, 6, "0.0"),
        (-0.0, 3, -0.0, "-0.0"),
        (-0.0, 3, 0.0, "0.0"),
        (0, 5, 7, "7.0"),
        (-2, 3, 0, "-6.0"),
        (-(2.0**-1000), 2.0**-1000, 0, "-0.0"),
        (2.0**-1000, 2.0**-1000, -0.0, "0.0"),
    ],
)
@pytest.mark.filterwarnings("ignore:invalid value")
def test_infinities_nans_and_zeros_are_those_of_ieee_754(a: float, b: float, c: float, given: str) -> None:
    assert str(fused(a, b, c)) == given
