"""Functions as Chebyshev series: fitted once, on the host, to values of an integral that numpy computes, and
summed on the device by Clenshaw's rule.

The integrals are those that define the functions (Abramowitz and Stegun, "Handbook of Mathematical
Functions"); rules of Gauss with many points make them exact to the last bits of float64.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tensor.dtype import dtypes
from tensor.tensor import Tensor

POINTS = 400


@dataclass(frozen=True)
class Series:
    """A polynomial on an interval: of x, or of what a caller puts in its place."""

    low: float
    high: float
    weights: tuple[float, ...]

    @staticmethod
    def of(function: Callable[[Any], Any], low: float, high: float, degree: int) -> Series:
        """function: of an array of numbers, none of them at the ends."""
        middle, half = (low + high) / 2, (high - low) / 2
        found = np.polynomial.chebyshev.chebinterpolate(lambda t: function(middle + half * t), degree)
        return Series(low, high, tuple(map(float, found)))

    def at(self, x: Tensor) -> Tensor:
        """Values at float64 x; what lies outside of the interval counts as its end."""
        place = (x.maximum(self.low).minimum(self.high) * 2 - (self.low + self.high)) / (self.high - self.low)
        last = before = place * 0
        for weight in reversed(self.weights[1:]):
            last, before = place * 2 * last - before + weight, last
        return place * last - before + self.weights[0]


def integral(function: Callable[[Any, Any], Any], x: Any, low: float, high: Any) -> Any:
    """Of function(x, t) over t, for each x; `high` one for all or one each."""
    points, weights = np.polynomial.legendre.leggauss(POINTS)
    x = np.atleast_1d(np.asarray(x, np.float64))[:, None]
    width = (np.broadcast_to(high, x.shape[:1])[:, None] - low) / 2
    return (function(x, low + width * (points + 1)) * weights * width).sum(1)


def exactly(x: Tensor) -> Tensor:
    """In float64; TypeError for complex numbers."""
    if x.dtype.is_complex:
        raise TypeError(f"special: {x.dtype.name}; allowed are reals")
    return x.cast(dtypes.float64)


def rounded(made: Tensor, source: Tensor) -> Tensor:
    """In the type of floats that the source has, or becomes."""
    return made.cast(source._as_float().dtype)


def smooth(
    function: Callable[[Tensor], Tensor], slope: Callable[[Tensor, Tensor], Tensor], x: Tensor
) -> Tensor:
    """function(x) in float64, rounded, whose gradient is slope(y, x)."""
    wide = exactly(x)
    made = function(wide)._with_gradient((wide,), lambda y, g, x: (g * slope(y, x),))
    return rounded(made, x)
