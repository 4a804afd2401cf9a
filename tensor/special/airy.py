"""Airy's function: a power series near 0, fitted as `series.py` says, and asymptotic sums far away
(Abramowitz and Stegun 10.4.2, 10.4.59, 10.4.60). Computed in float64 and rounded once.
"""

from __future__ import annotations

import math
from decimal import Decimal, localcontext
from functools import cache
from typing import Any

import numpy as np

from tensor.special.series import Series, exactly, rounded
from tensor.tensor import Tensor

LOW, MIDDLE, HIGH = -9.0, 2.0, 8.0


def _airy_values(x: Any) -> Any:
    """By its power series (10.4.2) with 60 digits."""
    with localcontext() as context:
        context.prec = 60
        first = Decimal("0.355028053887817239260063186004183176397979174199178")
        second = Decimal("0.258819403792806798405183560189203963479091138354934")
        return np.array(
            [float(first * _cubes(v, 2) - second * Decimal(v) * _cubes(v, 4)) for v in x.tolist()]
        )


def _cubes(x: float, start: int) -> Decimal:
    cube, total, term = Decimal(x) ** 3, Decimal(1), Decimal(1)
    for k in range(120):
        term *= cube / ((3 * k + start) * (3 * k + 3))
        total += term
    return total


@cache
def _airy() -> tuple[Series, Series]:
    """Of x up to MIDDLE, and e**(2/3 x**1.5) times it up to HIGH."""
    return (
        Series.of(_airy_values, LOW, MIDDLE, 56),
        Series.of(lambda x: _airy_values(x) * np.exp(2 / 3 * x**1.5), MIDDLE, HIGH, 28),
    )


def _airy_weights() -> list[float]:
    """u_k = gamma(3k + 1/2) / (54**k k! gamma(k + 1/2))."""
    return [
        math.exp(math.lgamma(3 * k + 0.5) - math.lgamma(k + 0.5) - math.lgamma(k + 1) - k * math.log(54))
        for k in range(16)
    ]


def airy_ai(x: Tensor) -> Tensor:
    """Airy's function Ai. No gradient flows.

    >>> round(airy_ai(Tensor([0.0])).item(), 5)
    0.35503
    """
    return rounded(_ai(exactly(x.detach())), x)


def _ai(x: Tensor) -> Tensor:
    left, right = _airy()
    size = x.abs().maximum(1.0)
    zeta = size * size.sqrt() * (2 / 3)
    inverse, decay = zeta.reciprocal(), (-zeta).exp()
    weights, quarter = _airy_weights(), size.sqrt().rsqrt() / math.sqrt(math.pi)
    falling = [(-1) ** k * u for k, u in enumerate(weights)]
    far = decay * quarter * 0.5 * inverse._polynomial(falling)
    square = inverse * inverse
    p = square._polynomial([(-1) ** k * u for k, u in enumerate(weights[0::2])])
    q = inverse * square._polynomial([(-1) ** k * u for k, u in enumerate(weights[1::2])])
    phase = zeta + math.pi / 4
    wave = quarter * (phase.sin() * p - phase.cos() * q)
    near = (x <= MIDDLE).where(left.at(x), right.at(x) * decay)
    made = (x < LOW).where(wave, (x > HIGH).where(far, near))
    return x.isnan().where(math.nan, x.isinf().where(0.0, made))
