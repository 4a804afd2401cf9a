"""Products and sums that are rounded once: by rounding to odd in float64, or by fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


SPLITTER = 2.0**27 + 1  # leaves each half of a double 26 bits
# Of products and sums within these nothing overflows, and no error is a denormal
LEAST_FACTOR, GREATEST_FACTOR, LEAST_ADDEND, GREATEST_ADDEND = 2.0**-400, 2.0**400, 2.0**-900, 2.0**900


def fma(a: Array, b: Array, c: Array) -> Array:
    """a * b + c with one rounding to nearest, of rows of floats of one type."""
    if a.dtype != np.float64:
        return fma_odd(a, b, c).astype(a.dtype)
    is_exact = (a == 0) | (b == 0)
    with np.errstate(all="ignore"):
        found = np.where(is_exact, a * b + c, fma_of_doubles(a, b, c))
    plain = is_within(a, LEAST_FACTOR, GREATEST_FACTOR) & is_within(b, LEAST_FACTOR, GREATEST_FACTOR)
    plain &= is_within(c, LEAST_ADDEND, GREATEST_ADDEND) | (c == 0)
    rest = ~(is_exact | plain)
    found[rest] = [exact_fma(*row) for row in zip(*(x[rest].tolist() for x in (a, b, c)), strict=True)]
    return found


def is_within(x: Array, least: float, greatest: float) -> Array:
    size = np.abs(x)
    return (least <= size) & (size <= greatest)


def fma_odd(a: Array, b: Array, c: Array) -> Array:
    """a * b + c of narrow numbers in f64, rounded to odd: exact, or with a last bit that says it is not. The
    product is exact; 53 bits are twice 24 and two more, so that narrowing the result to f32 rounds as the
    exact sum does.
    """
    total, error = two_sum(a.astype(np.float64) * b.astype(np.float64), c.astype(np.float64))
    return to_odd(total, error)


def fma_of_doubles(a: Array, b: Array, c: Array) -> Array:
    """The same of doubles, rounded to nearest, within the limits above: the product and its error, both added
    to c, and of the three parts of that sum the two lower ones to odd.

    Source: Boldo and Melquiond, Emulation of a FMA and correctly rounded sums, IEEE Transactions on Computers
    57 (2008).
    """
    product, error = two_product(a, b)
    middle, low = two_sum(c, error)
    high, rest = two_sum(product, middle)
    found: Array = high + to_odd(*two_sum(rest, low))
    return found


def two_sum(x: Array, y: Array) -> tuple[Array, Array]:
    """x + y, rounded, and what that lost (Knuth)."""
    total = x + y
    part = total - x
    return total, (x - (total - part)) + (y - part)


def two_product(x: Array, y: Array) -> tuple[Array, Array]:
    """x * y of doubles, rounded, and what that lost (Dekker)."""
    product = x * y
    (x_high, x_low), (y_high, y_low) = halves(x), halves(y)
    lost = x_low * y_low - (((product - x_high * y_high) - x_low * y_high) - x_high * y_low)
    return product, lost


def halves(x: Array) -> tuple[Array, Array]:
    """A double as the sum of two of 26 bits (Veltkamp)."""
    large = SPLITTER * x
    high = large - (large - x)
    return high, x - high


def to_odd(total: Array, error: Array) -> Array:
    """A rounded sum and what it lost as the sum rounded to odd."""
    bits = total.view(np.int64)
    outward = (error > 0) == (total > 0)
    odd = np.where(outward, bits + 1, bits - 1)
    inexact = np.isfinite(total) & np.isfinite(error) & (error != 0) & (bits & 1 == 0)
    return np.where(inexact, odd, bits).view(np.float64)


def exact_fma(a: float, b: float, c: float) -> float:
    """a * b + c of doubles with one rounding, by rational numbers."""
    plain = a * b + c
    if not (np.isfinite(a) and np.isfinite(b)):
        return plain
    if not np.isfinite(c):
        return c  # also where the product is beyond every double: before rounding it is finite
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if not exact:
        return plain if not a * b and not c else 0.0
    try:
        return float(exact)
    except OverflowError:
        return float("inf") if exact > 0 else float("-inf")
