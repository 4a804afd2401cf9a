"""Products and sums that are rounded once: by rounding to odd in float64, or by fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


def fma_odd(a: Array, b: Array, c: Array) -> Array:
    """a * b + c of narrow numbers in f64, rounded to odd: exact, or with a last bit that says it is not.

    The product is exact, and so is the error of the sum (Knuth's two-sum). 53 bits are twice 24 and two more,
    so that narrowing the result to f32 rounds as the exact sum does.
    """
    product, addend = a.astype(np.float64) * b.astype(np.float64), c.astype(np.float64)
    total = product + addend
    part = total - product
    error = (product - (total - part)) + (addend - part)
    bits = total.view(np.int64)
    outward = (error > 0) == (total > 0)
    odd = np.where(outward, bits + 1, bits - 1)
    inexact = np.isfinite(total) & np.isfinite(error) & (error != 0) & (bits & 1 == 0)
    return np.where(inexact, odd, bits).view(np.float64)


def fma(a: Array, b: Array, c: Array) -> Array:
    """a * b + c with one rounding to nearest, of floats of one type."""
    if a.dtype != np.float64:
        return fma_odd(a, b, c).astype(a.dtype)
    rows = zip(a.tolist(), b.tolist(), c.tolist(), strict=True)
    return np.array([exact_fma(*row) for row in rows], np.float64)


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
        made = float(exact)
    except OverflowError:
        return float("inf") if exact > 0 else float("-inf")
    return made if made else float(np.copysign(0.0, float(exact.numerator)))
