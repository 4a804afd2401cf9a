"""The normal distribution's functions, entropy, and Hurwitz' zeta function; in float64, rounded once."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from tensor.methods.arithmetic import Operand
from tensor.special.series import Series, exactly, integral, rounded, smooth
from tensor.tensor import Tensor

TURN = 3.75  # of the place (x - 3.75) / (x + 3.75): Shepherd and Laframboise, Math. Comp. 36 (1981)
STEPS = 24  # of zeta's sum
# B_2k / (2k)! of the sum of Euler and Maclaurin
RESTS = (1 / 12, -1 / 720, 1 / 30240, -1 / 1209600, 1 / 47900160, -691 / 1307674368000, 1 / 74724249600)


@cache
def _falling() -> Series:
    """(1 + 2x) e**(x*x) erfc(x) for x of 0 or more, of the place that TURN names."""

    def values(place: Any) -> Any:
        x = TURN * (1 + place) / (1 - place)
        high = np.minimum(7.0, 400 / np.maximum(x, 1e-9))
        found = integral(lambda x, t: np.exp(-t * t - 2 * x * t), x, 0, high) * 2 / math.sqrt(math.pi)
        return (1 + 2 * x) * found

    return Series.of(values, -1.0, 1.0, 40)


def _erfcx(x: Tensor) -> Tensor:
    size = x.abs()
    place = size.isinf().where(1.0, (size - TURN) / (size + TURN))
    right = _falling().at(place) / (1 + 2 * size)
    left = 2 * (size * size).exp() - right
    return x.isnan().where(math.nan, (x < 0).where(left, right))


def erfcx(x: Tensor) -> Tensor:
    """e**(x*x) erfc(x), which is 1 / (sqrt(pi) x) far out.

    >>> erfcx(Tensor([0.0])).tolist()
    [1.0]
    """
    return smooth(_erfcx, lambda y, x: 2 * x * y - 2 / math.sqrt(math.pi), x)


def _tail(x: Tensor) -> Tensor:
    """The share below x of the normal distribution, for x of 0 or less."""
    return 0.5 * (-x * x * 0.5).exp() * _erfcx(-x * math.sqrt(0.5))


def _ndtr(x: Tensor) -> Tensor:
    tail = _tail(-x.abs())
    return x.isnan().where(math.nan, (x < 0).where(tail, 1 - tail))


def _density(x: Tensor) -> Tensor:
    return (-x * x * 0.5).exp() / math.sqrt(2 * math.pi)


def ndtr(x: Tensor) -> Tensor:
    """The share of the normal distribution below x.

    >>> ndtr(Tensor([0.0])).tolist()
    [0.5]
    """
    return smooth(_ndtr, lambda y, x: _density(x), x)


def _log_ndtr(x: Tensor) -> Tensor:
    low = x.minimum(0.0)
    below = (_erfcx(-low * math.sqrt(0.5)) * 0.5).log() - low * low * 0.5
    return (x < 0).where(x.eq(-math.inf).where(-math.inf, below), (-_tail(-x.abs())).log1p())


def log_ndtr(x: Tensor) -> Tensor:
    """The logarithm of `ndtr`, exact where that is 0.

    >>> round(log_ndtr(Tensor([0.0])).item(), 4)
    -0.6931
    """

    def slope(y: Tensor, x: Tensor) -> Tensor:
        low = x.minimum(0.0)
        left = math.sqrt(2 / math.pi) / _erfcx(-low * math.sqrt(0.5))
        return (x < 0).where(left, _density(x) / _ndtr(x))

    return smooth(_log_ndtr, slope, x)


def _ndtri(p: Tensor) -> Tensor:
    """By Newton's steps on the logarithm of the lesser share, which is concave, from beyond the root."""
    inside = (p > 0) & (p < 1)
    share = inside.where(p.minimum(1 - p), 0.5)
    wanted = share.log()
    found = -(-2 * wanted).sqrt()
    for _ in range(7):
        slope = math.sqrt(2 / math.pi) / _erfcx(-found * math.sqrt(0.5))
        found = found - (_log_ndtr(found) - wanted) / slope
    made = (p > 0.5).where(-found, found)
    edge = p.eq(0).where(-math.inf, p.eq(1).where(math.inf, math.nan))
    return inside.where(p.eq(0.5).where(0.0, made), edge)


def ndtri(p: Tensor) -> Tensor:
    """The x that `ndtr` gives p for; infinite at 0 and 1, NaN beyond.

    >>> ndtri(Tensor([0.5])).tolist()
    [0.0]
    """
    return smooth(_ndtri, lambda y, p: 1 / _density(y), p)


def entr(x: Tensor) -> Tensor:
    """-x log x; 0 at 0, -infinity below.

    >>> entr(Tensor([0.0, 1.0])).tolist()
    [0.0, -0.0]
    """
    wide = x._as_float()
    safe = (wide > 0).where(wide, 1.0)
    made = (wide > 0).where(-safe * safe.log(), wide.eq(0).where(0.0, -math.inf))
    made = wide.isnan().where(wide, made)
    return made._with_gradient((wide,), lambda y, g, x: (g * (-x.log() - 1),))


def xlog1py(x: Tensor, y: Operand) -> Tensor:
    """x * log(1 + y), 0 where x is 0 and y is no NaN.

    >>> xlog1py(Tensor([0.0, 1.0]), Tensor([-1.0, 0.0])).tolist()
    [0.0, 0.0]
    """
    a, b = x._float_pair("xlog1py", y)
    is_none = a.eq(0) & ~b.isnan()
    made = is_none.where(0.0, a * is_none.where(0.0, b).log1p())

    def rule(y: Tensor, g: Tensor, a: Tensor, b: Tensor) -> tuple[Tensor, Tensor]:
        none = a.eq(0) & (b <= -1)
        return g * none.where(0.0, none.where(0.0, b).log1p()), g * a / (b + 1)

    return made._with_gradient((a, b), rule)


def zeta(x: Tensor, q: Operand) -> Tensor:
    """Hurwitz' zeta function, the sum of 1 / (q + k)**x over k of 0 or more, by Euler's and Maclaurin's sum
    (Abramowitz and Stegun 23.1.30): infinity at x = 1 and where a term is, NaN for x below 1, and for a
    negative q with a broken x. q is -15 or more. No gradient flows.

    >>> round(zeta(Tensor([2.0]), 1.0).item(), 4)
    1.6449
    """
    source, given = x._float_pair("zeta", q)
    s, q = exactly(source.detach()), exactly(given.detach())
    pole = (q <= 0) & q.eq(q.floor())
    power, base = (s > 1).where(s, 2.0), pole.where(1.0, q)
    total = base * 0
    for k in range(STEPS):
        total = total + (base + k).pow(-power)
    end = base + STEPS
    height = end.pow(-power)
    total = total + height * end / (power - 1) + height * 0.5
    term = height * power / end
    for k, weight in enumerate(RESTS):
        total = total + term * weight
        term = term * (power + 2 * k + 1) * (power + 2 * k + 2) / (end * end)
    none = (s < 1) | s.isnan() | q.isnan() | ((q <= 0) & ~pole & s.ne(s.floor()))
    made = none.where(math.nan, (s.eq(1) | pole).where(math.inf, total))
    return rounded(made, source)
