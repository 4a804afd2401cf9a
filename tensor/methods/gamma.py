"""Functions of mathematical physics: gamma's logarithm and its derivatives, incomplete gamma functions, the
inverse of erf, Bessel's I0.

All are computed in float64 and rounded once, so float32 results are good to the last bits. Formulas:
Abramowitz and Stegun, "Handbook of Mathematical Functions", named by number at each.
"""

from __future__ import annotations

import math
from typing import Self

import numpy as np

from tensor.dtype import dtypes
from tensor.methods.arithmetic import Operand
from tensor.methods.special import Special

# Bernoulli's numbers B2, B4, ...
BERNOULLI = (1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6, -3617 / 510)
SHIFT = 8  # steps of the recurrence that bring an argument to where few terms of a series are enough
TERMS_I0 = 72
MANY = 20.0  # from where on incomplete gamma functions are integrated
FAR_I0 = 30.0


class GammaMethods(Special):
    """Elementwise functions that take many terms."""

    __slots__ = ()

    def _exactly(self) -> Self:
        return self.cast(dtypes.float64)

    def _rounded(self, source: Self) -> Self:
        return self.cast(source._as_float().dtype)

    def lgamma(self) -> Self:
        """log|gamma(x)|; infinity at 0, -1, -2, ... By Stirling's series (6.1.40), recurrence (6.1.15) and
        reflection (6.1.17).
        """
        x = self._as_float()._exactly()
        is_low = x < 0.5
        high = is_low.where(1 - x, x)
        plain = high._log_gamma()
        wave = (x - x.round()) * math.pi
        made = is_low.where(math.log(math.pi) - wave.sin().abs().log() - plain, plain)
        pole = (x <= 0) & x.eq(x.floor())
        made = (pole | x.isinf()).where(math.inf, made)
        return made._with_gradient((x,), _lgamma_rule)._rounded(self)

    def _log_gamma(self) -> Self:
        """For x of 0.5 or more."""
        product, high = self, self + SHIFT
        for step in range(1, SHIFT):
            product = product * (self + step)
        inverse = high.reciprocal()
        weights = [b / (2 * k * (2 * k - 1)) for k, b in enumerate(BERNOULLI, 1)]
        tail = inverse * (inverse * inverse)._polynomial(weights)
        stirling = (high - 0.5) * high.log() - high + (0.5 * math.log(2 * math.pi)) + tail
        return stirling - product.log()

    def digamma(self) -> Self:
        """The derivative of `lgamma`; NaN at -1, -2, ..., infinite at 0 with the other sign. By 6.3.18, 6.3.5
        and 6.3.7."""
        x = self._as_float()._exactly()
        is_low = x < 0.5
        high = is_low.where(1 - x, x)
        made = high._digamma()
        turn = (x - x.round()) * math.pi
        made = is_low.where(made - math.pi / turn.tan(), made)
        pole = x.eq(0).where(x.reciprocal().neg(), ((x < 0) & x.eq(x.floor())).where(math.nan, made))
        found = x.eq(math.inf).where(math.inf, pole)
        return found._with_gradient((x,), _digamma_rule)._rounded(self)

    def _digamma(self) -> Self:
        total, high = self.reciprocal(), self + SHIFT
        for step in range(1, SHIFT):
            total = total + (self + step).reciprocal()
        inverse = high.reciprocal()
        square = inverse * inverse
        tail = square * square._polynomial([b / (2 * k) for k, b in enumerate(BERNOULLI, 1)])
        return high.log() - inverse * 0.5 - tail - total

    def polygamma(self, n: int) -> Self:
        """The n-th derivative of `digamma`; infinite at 0, -1, -2, ... for n of 1 or more. Below 0 by
        reflection (6.4.7), through the n-th derivative of the cotangent.
        """
        if n < 0:
            raise ValueError(f"polygamma: n {n}; allowed is 0 or more")
        if n == 0:
            return self.digamma()
        x = self._as_float()._exactly()
        is_low, sign = x <= 0, (-1) ** (n + 1)
        plain = is_low.where(1 - x, x)._polygamma(n) * (sign * math.factorial(n))
        turn = ((x - x.round()) * math.pi).tan().reciprocal()
        wave = turn._polynomial(_cotangent(n)) * math.pi ** (n + 1)
        below = x.eq(x.floor()).where(sign * math.inf, plain * -sign - wave)

        def rule(y: GammaMethods, g: GammaMethods, x: GammaMethods) -> tuple[GammaMethods]:
            return (g * x.polygamma(n + 1),)

        return is_low.where(below, plain)._with_gradient((x,), rule)._rounded(self)

    def _polygamma(self, n: int) -> Self:
        """Hurwitz' zeta function of n + 1 for x above 0 (6.4.10), by the sum of Euler and Maclaurin."""
        total, high = self._multiplied(n + 1).reciprocal(), self + 2 * SHIFT
        for step in range(1, 2 * SHIFT):
            total = total + (self + step)._multiplied(n + 1).reciprocal()
        end = high._multiplied(n).reciprocal()
        total = total + end / n + end / high * 0.5
        factor, power = float(n + 1), end / (high * high)
        for k, b in enumerate(BERNOULLI, 1):
            total = total + power * (b * factor / math.factorial(2 * k))
            factor *= (n + 2 * k) * (n + 2 * k + 1)
            power = power / (high * high)
        return total

    def igamma(self, other: Operand) -> Self:
        """The regularized lower incomplete gamma function P(self, x), for numbers of 0 or more (6.5.1).

        A series up to self + 1 (6.5.29), a continued fraction above (6.5.31), and for large self the integral
        itself, by Gauss' rule. No gradient flows to self.
        """
        return self._incomplete("igamma", other, True)

    def igammac(self, other: Operand) -> Self:
        """1 - `igamma`, computed so that small values keep their digits."""
        return self._incomplete("igammac", other, False)

    def _incomplete(self, name: str, other: Operand, lower: bool) -> Self:
        source = self._as_float()._pair(name, other)[0]
        a, x = (each._exactly() for each in self._as_float()._pair(name, other))
        fits = (a > 0) & (x > 0) & a.isfinite() & x.isfinite()
        order, place = fits.where(a, 1.0), fits.where(x, 1.0)
        is_large, is_low = order > MANY, (place <= order + 1) | (place <= 8)
        small, near = order.minimum(MANY), is_low.where(place, 1.0)
        scale = (small * place.log() - place - (small + 1).lgamma()).exp()
        far = (is_low | is_large).where(MANY + 2.0, place)
        series, fraction = near._series_of(small) * scale, far._fraction_of(small) * scale * small
        share = is_low.where(series if lower else 1 - series, 1 - fraction if lower else fraction)
        left = place <= order
        whole = place._integral_of(order.maximum(MANY), left)
        share = is_large.where(left.where(whole, 1 - whole) if lower else left.where(1 - whole, whole), share)
        none = (a < 0) | (x < 0) | a.isnan() | x.isnan() | (a.eq(0) & x.eq(0)) | (a.isinf() & x.isinf())
        is_whole = a.eq(0) | x.isinf()
        edge = none.where(math.nan, (is_whole if lower else ~is_whole).where(1.0, 0.0))
        made = fits.where(share, edge)
        sign = 1.0 if lower else -1.0

        def rule(
            y: GammaMethods, g: GammaMethods, a: GammaMethods, x: GammaMethods
        ) -> tuple[None, GammaMethods]:
            return None, g * ((a - 1) * x.log() - x - a.lgamma()).exp() * sign

        return made._with_gradient((a, x), rule)._rounded(source)

    def _series_of(self, order: Self) -> Self:
        """Sum over n of x**n / ((a + 1) ... (a + n))."""
        total, part = self._number(1), self._number(1)
        for n in range(1, 64):
            part = part * self / (order + n)
            total = total + part
        return total

    def _fraction_of(self, order: Self) -> Self:
        """1 / (x + 1 - a - 1 (1 - a) / (x + 3 - a - 2 (2 - a) / (x + 5 - a - ...)))."""
        found = self + 121 - order
        for k in range(60, 0, -1):
            found = (self + (2 * k - 1) - order) - (k * (k - order)) / found
        return found.reciprocal()

    def _integral_of(self, order: Self, left: Self) -> Self:
        """Of t**(a - 1) e**-t / gamma(a), from x to where it is nothing: toward 0 where `left`, else away.

        In units of a, so that the exponent is a (s - log(1 + s)), and gamma(a) is Stirling's (6.1.40).
        """
        points, weights = (type(self)(part) for part in np.polynomial.legendre.leggauss(64))
        begin, a = (self / order).unsqueeze(-1), order.unsqueeze(-1)
        reach = 12 * a.rsqrt() + 40 / a
        width = left.unsqueeze(-1).where(begin.minimum(reach), reach)
        side = left.unsqueeze(-1).where(-0.5, 0.5)
        place = begin + (points + 1) * width * side
        excess = place - 1
        inverse = a.reciprocal()
        tail = inverse * (inverse * inverse)._polynomial(
            [b / (2 * k * (2 * k - 1)) for k, b in enumerate(BERNOULLI, 1)]
        )
        height = (-a * (excess - excess._log1p()) - tail).exp() / place
        return (height * weights * width).sum(-1) * 0.5 * (order / (2 * math.pi)).sqrt()

    def erfinv(self) -> Self:
        """The y with erf(y) = x; infinite at -1 and 1, NaN beyond.

        Two steps of Halley's method from Winitzki's approximation (2008).
        """
        x = self._as_float()._exactly()
        inside = (x.abs() < 1).where(x, 0.0)
        logarithm = ((1 - inside) * (1 + inside)).log()
        half = logarithm * 0.5 + 2 / (math.pi * 0.147)
        made = ((half * half - logarithm / 0.147).sqrt() - half).maximum(0.0).sqrt().copysign(inside)
        for _ in range(3):
            wrong = (made.erf() - inside) * (math.sqrt(math.pi) / 2) * (made * made).exp()
            made = made - wrong / (1 + made * wrong)
        edge = x.abs().eq(1).where(x * math.inf, math.nan)
        found = (x.abs() < 1).where(made, edge)
        return found._with_gradient((x,), _erfinv_rule)._rounded(self)

    def i0(self) -> Self:
        """Bessel's modified function of order 0: its power series (9.6.12), far away its asymptotic
        one (9.7.1).
        """
        x = self._as_float()._exactly().abs()
        near, far = x.minimum(FAR_I0), x.maximum(FAR_I0)
        terms = [1 / math.factorial(k) ** 2 for k in range(TERMS_I0)]
        small = (near * near * 0.25)._polynomial(terms)
        weights = [1.0]
        for k in range(1, 24):
            weights.append(weights[-1] * (2 * k - 1) ** 2 / (8 * k))
        root = (far * 0.5).exp()
        large = root / (far * (2 * math.pi)).sqrt() * far.reciprocal()._polynomial(weights) * root
        return (x <= FAR_I0).where(small, large)._rounded(self)

    def nextafter(self, other: Self) -> Self:
        """The next number of the type toward `other`; both are floats of one type."""
        a, b = self._pair("nextafter", other)
        if not a.dtype.is_float:
            raise TypeError(f"nextafter: {a.dtype.name}; allowed are floats")
        whole = next(d for d in dtypes.all if d.kind == "i" and d.bits == a.dtype.bits)
        bits = a.bitcast(whole)
        grows = (a < b).eq(a > 0)
        moved = grows.where(bits + 1, bits - 1).bitcast(a.dtype)
        least = a._from_node(bits.full_like(1).bitcast(a.dtype).node).copysign(b)
        made = a.eq(0).where(least, moved)
        found = (a.isnan() | b.isnan()).where(math.nan, a.eq(b).where(b, made))
        return found._with_gradient((a, b), _nextafter_rule)


def _cotangent(n: int) -> list[float]:
    """Coefficients of the n-th derivative of a cotangent c as a polynomial of c: each step takes c to
    -(1 + c*c)."""
    made = [0.0, 1.0]
    for _ in range(n):
        slope = [k * value for k, value in enumerate(made)][1:]
        made = [-a - b for a, b in zip([*slope, 0.0, 0.0], [0.0, 0.0, *slope], strict=True)]
    return made


G = GammaMethods


def _lgamma_rule(y: G, g: G, x: G) -> tuple[G]:
    return (g * x.digamma(),)


def _digamma_rule(y: G, g: G, x: G) -> tuple[G]:
    return (g * x.polygamma(1),)


def _nextafter_rule(y: G, g: G, a: G, b: G) -> tuple[G, G]:
    """A neighbour moves with this number, unless it is the other."""
    return a.ne(b).where(g, 0.0), g.zeros_like()


def _erfinv_rule(y: G, g: G, x: G) -> tuple[G]:
    return (g * (y * y).exp() * (math.sqrt(math.pi) / 2),)
