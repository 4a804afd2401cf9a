"""Rounding to odd, for float32 results that must be rounded once."""

from __future__ import annotations

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
