"""A fused multiply-add through f64: narrowed, it is the float32 nearest to the exact sum."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from drivers.sim.odd import fma_odd

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


def test_infinities_and_exact_sums_stay() -> None:
    two, three, huge = (np.array([x], F32) for x in (2.0, 3.0, np.inf))
    assert fma_odd(two, three, two)[0] == 8
    with np.errstate(invalid="ignore"):
        assert fma_odd(huge, three, two)[0] == np.inf
        assert np.isnan(fma_odd(huge, three, -huge)[0])
