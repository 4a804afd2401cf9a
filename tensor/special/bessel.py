"""Bessel's functions of orders 0 and 1.

All are computed in float64 and rounded once. Series near 0 (`series.py`); far away Hankel's asymptotic sums
(Abramowitz and Stegun 9.2.5, 9.7.1, 9.7.2). What the logarithm does at 0 is split off first
(9.1.13, 9.6.13). Integrals: 9.1.18, 9.1.22, 9.6.19, 9.6.24.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from tensor.special.series import Series, exactly, integral, rounded, smooth
from tensor.tensor import Tensor

FAR = 25.0  # from where on asymptotic sums are exact
TERMS = 26


@cache
def _hankel(order: float) -> tuple[float, ...]:
    """a_k with K_order(x) = sqrt(pi / 2x) e**-x * sum of a_k / x**k."""
    made = [1.0]
    for k in range(1, TERMS):
        made.append(made[-1] * (4 * order * order - (2 * k - 1) ** 2) / (8 * k))
    return tuple(made)


def _waves(x: Tensor, order: int) -> tuple[Tensor, Tensor]:
    """J and Y of x of FAR or more."""
    weights, inverse = _hankel(order), x.reciprocal()
    square = inverse * inverse
    p = square._polynomial([(-1) ** k * w for k, w in enumerate(weights[0::2])])
    q = inverse * square._polynomial([(-1) ** k * w for k, w in enumerate(weights[1::2])])
    sine, cosine = x.sin(), x.cos()
    c, s = (cosine + sine, sine - cosine) if order == 0 else (sine - cosine, -cosine - sine)
    scale = (x * math.pi).rsqrt()
    return scale * (p * c - q * s), scale * (p * s + q * c)


def _j_values(order: int) -> Any:
    return lambda x: integral(lambda x, t: np.cos(order * t - x * np.sin(t)), x, 0, math.pi) / math.pi


def _y_rest(order: int) -> Any:
    """Y without what is not smooth at 0."""

    def values(x: Any) -> Any:
        wave = integral(lambda x, t: np.sin(x * np.sin(t) - order * t), x, 0, math.pi)
        tail = integral(
            lambda x, t: (np.exp(order * t) + (-1) ** order * np.exp(-order * t)) * np.exp(-x * np.sinh(t)),
            *(x, 0, np.arcsinh(745 / x)),
        )
        logarithm = 2 / math.pi * np.log(x / 2) * _j_values(order)(x)
        return (wave - tail) / math.pi - logarithm + order * 2 / (math.pi * x)

    return values


@cache
def _near(kind: str, order: int) -> Series:
    """Of Y's rest, and of J, over x for order 1: so small ones keep their digits."""
    if kind == "y":
        return Series.of(_y_rest(order), 0.0, FAR, 56)
    values = _j_values(order)
    return Series.of(lambda x: values(x) / x**order, 0.0, FAR, 56)


def _near_j(x: Tensor, order: int) -> Tensor:
    made = _near("j", order).at(x)
    return made * x if order else made


def _j(x: Tensor, order: int) -> Tensor:
    size = x.abs()
    made = (size <= FAR).where(_near_j(size, order), _waves(size.maximum(FAR), order)[0])
    made = size.isinf().where(0.0, x.isnan().where(math.nan, made))
    return (x < 0).where(-made, made) if order else made


def _y(x: Tensor, order: int) -> Tensor:
    safe = (x > 0).where(x, 1.0)
    near = _near("y", order).at(safe) + (safe * 0.5).log() * _near_j(safe, order) * (2 / math.pi)
    near = near - 2 / (math.pi * safe) if order else near
    made = (safe <= FAR).where(near, _waves(safe.maximum(FAR), order)[1])
    made = safe.isinf().where(0.0, made)
    return (x > 0).where(made, x.eq(0).where(-math.inf, math.nan))


def bessel_j0(x: Tensor) -> Tensor:
    """J of order 0, of numbers of any sign.

    >>> bessel_j0(Tensor([0.0])).tolist()
    [1.0]
    """
    return smooth(lambda x: _j(x, 0), lambda y, x: -_j(x, 1), x)


def bessel_j1(x: Tensor) -> Tensor:
    """J of order 1.

    >>> round(bessel_j1(Tensor([1.0])).item(), 5)
    0.44005
    """
    return smooth(lambda x: _j(x, 1), lambda y, x: _j(x, 0) - _over(x, y), x)


def bessel_y0(x: Tensor) -> Tensor:
    """Y of order 0: -infinity at 0, NaN below.

    >>> round(bessel_y0(Tensor([1.0])).item(), 5)
    0.08826
    """
    return smooth(lambda x: _y(x, 0), lambda y, x: -_y(x, 1), x)


def bessel_y1(x: Tensor) -> Tensor:
    """Y of order 1: -infinity at 0, NaN below.

    >>> round(bessel_y1(Tensor([1.0])).item(), 5)
    -0.78121
    """
    return smooth(lambda x: _y(x, 1), lambda y, x: _y(x, 0) - y / x, x)


def spherical_bessel_j0(x: Tensor) -> Tensor:
    """sin(x) / x, 1 at 0.

    >>> spherical_bessel_j0(Tensor([0.0])).tolist()
    [1.0]
    """
    wide = exactly(x)
    return rounded(wide.isinf().where(0.0, (wide / math.pi).sinc()), x)


# modified functions

FAR_I = 30.0


@cache
def _near_i(order: int) -> Series:
    """e**-x I(x), over x for order 1."""

    def values(x: Any) -> Any:
        found = integral(lambda x, t: np.exp(x * (np.cos(t) - 1)) * np.cos(order * t), x, 0, math.pi)
        return found / math.pi / x**order

    return Series.of(values, 0.0, FAR_I, 72)


def _scaled_i(x: Tensor, order: int) -> Tensor:
    """e**-|x| I(x)."""
    size = x.abs()
    far = size.maximum(FAR_I)
    weights = [(-1) ** k * w for k, w in enumerate(_hankel(order))]
    large = far.reciprocal()._polynomial(weights) * (far * (2 * math.pi)).rsqrt()
    near = _near_i(order).at(size) * (size.minimum(FAR_I) if order else 1.0)
    made = x.isnan().where(math.nan, (size <= FAR_I).where(near, large))
    return (x < 0).where(-made, made) if order else made


def _over(x: Tensor, y: Tensor) -> Tensor:
    """y / x of an odd function with a slope of 0.5 at 0, of which x may have too few digits."""
    is_small = x.abs() < 1e-5
    return is_small.where(0.5, y / is_small.where(1.0, x))


def _grown(made: Tensor, x: Tensor) -> Tensor:
    half = (x.abs() * 0.5).exp()
    return made * half * half


def i0(x: Tensor) -> Tensor:
    """I of order 0.

    >>> i0(Tensor([0.0])).tolist()
    [1.0]
    """
    return smooth(lambda x: _grown(_scaled_i(x, 0), x), lambda y, x: _grown(_scaled_i(x, 1), x), x)


def i0e(x: Tensor) -> Tensor:
    """e**-|x| times `i0`.

    >>> i0e(Tensor([0.0])).tolist()
    [1.0]
    """
    return smooth(lambda x: _scaled_i(x, 0), lambda y, x: _scaled_i(x, 1) - x.sign() * y, x)


def i1(x: Tensor) -> Tensor:
    """I of order 1.

    >>> round(i1(Tensor([1.0])).item(), 5)
    0.56516
    """

    def slope(y: Tensor, x: Tensor) -> Tensor:
        return _grown(_scaled_i(x, 0), x) - _over(x, y)

    return smooth(lambda x: _grown(_scaled_i(x, 1), x), slope, x)


def i1e(x: Tensor) -> Tensor:
    """e**-|x| times `i1`.

    >>> round(i1e(Tensor([1.0])).item(), 5)
    0.20791
    """

    def slope(y: Tensor, x: Tensor) -> Tensor:
        return _scaled_i(x, 0) - y * x.sign() - _over(x, y)

    return smooth(lambda x: _scaled_i(x, 1), slope, x)


modified_bessel_i0, modified_bessel_i1 = i0, i1


def _k_values(x: Any, order: int) -> Any:
    """e**x K(x)."""
    top = np.arccosh(1 + 745 / x)
    return integral(lambda x, t: np.exp(-x * (np.cosh(t) - 1)) * np.cosh(order * t), x, 0, top)


@cache
def _near_k(order: int) -> Series:
    """K without what is not smooth at 0, up to 2."""

    def values(x: Any) -> Any:
        grown = integral(lambda x, t: np.exp(x * np.cos(t)) * np.cos(order * t), x, 0, math.pi) / math.pi
        split = np.log(x / 2) * grown
        return _k_values(x, order) * np.exp(-x) + (split if order == 0 else -split - 1 / x)

    return Series.of(values, 0.0, 2.0, 24)


@cache
def _far_k(order: int) -> Series:
    """sqrt(x) e**x K(x) of 1 / x, from 2 on."""
    return Series.of(lambda u: _k_values(1 / u, order) / np.sqrt(u), 0.0, 0.5, 40)


def _scaled_k(x: Tensor, order: int) -> Tensor:
    safe = (x > 0).where(x, 1.0)
    split = (safe * 0.5).log() * _grown(_scaled_i(safe.minimum(2.0), order), safe.minimum(2.0))
    near = _near_k(order).at(safe) + (split + 1 / safe if order else -split)
    near = near * safe.minimum(2.0).exp()
    far = _far_k(order).at(safe.reciprocal()) * safe.rsqrt()
    made = (safe <= 2).where(near, far)
    return (x > 0).where(made, x.eq(0).where(math.inf, math.nan))


def _plain_k(x: Tensor, order: int) -> Tensor:
    return x.isinf().where(0.0, _scaled_k(x, order) * (-x).exp())


def modified_bessel_k0(x: Tensor) -> Tensor:
    """K of order 0: infinity at 0, NaN below.

    >>> round(modified_bessel_k0(Tensor([1.0])).item(), 5)
    0.42102
    """
    return smooth(lambda x: _plain_k(x, 0), lambda y, x: -_plain_k(x, 1), x)


def modified_bessel_k1(x: Tensor) -> Tensor:
    """K of order 1: infinity at 0, NaN below.

    >>> round(modified_bessel_k1(Tensor([1.0])).item(), 5)
    0.60191
    """
    return smooth(lambda x: _plain_k(x, 1), lambda y, x: -_plain_k(x, 0) - y / x, x)


def scaled_modified_bessel_k0(x: Tensor) -> Tensor:
    """e**x times `modified_bessel_k0`.

    >>> round(scaled_modified_bessel_k0(Tensor([1.0])).item(), 5)
    1.14446
    """
    return smooth(lambda x: _scaled_k(x, 0), lambda y, x: y - _scaled_k(x, 1), x)


def scaled_modified_bessel_k1(x: Tensor) -> Tensor:
    """e**x times `modified_bessel_k1`.

    >>> round(scaled_modified_bessel_k1(Tensor([1.0])).item(), 5)
    1.63615
    """
    return smooth(lambda x: _scaled_k(x, 1), lambda y, x: y - _scaled_k(x, 0) - y / x, x)
