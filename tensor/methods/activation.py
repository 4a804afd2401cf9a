"""Activation functions and the error function: elementwise, stable over the whole range of their argument.

Accuracy of `erf` in float32, beside what the device's EXP2 adds: 3 ulp.
"""

from __future__ import annotations

import math
from typing import Self

from tensor.methods.matmul import MatMul

# Least-squares fits at Chebyshev nodes, ours, by dtype width.
# erf(x) = x*P(s), s = x*x <= 1
_ERF = {
    32: (
        1.1283791658815028, -0.3761262690357972, 0.11283597463482377, -0.026854328795905668,
        0.005189311942488823, -0.0008018854991817361, 7.882497109013187e-05,
    ),
    64: (
        1.1283791670955123, -0.3761263890317595, 0.1128379167067495, -0.02686617059860748,
        0.005223977190051188, -0.0008548301543356287, 0.00012054343272280828, -1.4899257026119849e-05,
        1.5971295372401987e-06, -1.0005426201029485e-07, -4.152791957096966e-08, 3.129629876608502e-08,
        -1.0940070638862927e-08, 1.6628248826563667e-09,
    ),
}  # fmt: skip
# erfc(x) = 2**P(x - 1), 1 <= x <= 4 (float32) or 6 (float64), beyond which erf(x) rounds to 1
_ERFC = {
    32: (
        -2.6684167016908984, -3.807225246143845, -1.2163454432408622, -0.05997498631730204,
        0.014531489890621675, -0.002958420365271808, 0.0004599728803671515, -4.714457542737289e-05,
        2.328598660587801e-06,
    ),
    64: (
        -2.668416696782256, -3.8072253457554215, -1.2163466601645647, -0.05995996491897867,
        0.014475614034500922, -0.002853055134176669, 0.00034135952969516697, 3.9553340472696584e-05,
        -4.113144674600313e-05,
        1.5620967428380626e-05, -4.1979438736073754e-06, 8.732654731241102e-07, -1.4251826425293382e-07,
        1.799563101112003e-08, -1.7012564263878704e-09, 1.1376287061299237e-10, -4.856032657927054e-12,
        1.0542113579354015e-13, -4.52548339959391e-16,
    ),
}  # fmt: skip
_ERFC_END = {32: 4.0, 64: 6.0}
_ERFC_ZERO = 30.0  # from where on erfc(x) is 0 in float64
# From where on its continued fraction is taken, and how many of its steps: e**-32 and e**-41 are left out
_ERFC_FAR = {32: (4.0, 8), 64: (3.0, 24)}


class Activation(MatMul):
    """Nonlinear functions of networks."""

    __slots__ = ()

    def erf(self) -> Self:
        """The error function: the integral of 2 / sqrt(pi) * e**(-t*t) from 0 to x. Integers give float32."""
        x = self._wide()
        bits = x.dtype.bits
        size = x.abs()
        small = x * (x * x)._polynomial(_ERF[bits])
        tail = (size.minimum(_ERFC_END[bits]) - 1)._polynomial(_ERFC[bits]).exp2()
        return (size < 1).where(small, (1 - tail).copysign(x))._with_gradient((x,), _erf_rule)._narrow(self)

    def erfc(self) -> Self:
        """1 - erf(x), with a small relative error in the far tail too. Integers give float32."""
        x = self._wide()
        bits = x.dtype.bits
        size, (far, steps) = x.abs(), _ERFC_FAR[bits]
        small = 1 - x * (x * x)._polynomial(_ERF[bits])
        tail = (size.minimum(far) - 1)._polynomial(_ERFC[bits]).exp2()
        tail = (size < far).where(tail, size.maximum(far).minimum(_ERFC_ZERO)._erfc_far(steps))
        made = (size < 1).where(small, (x < 0).where(2 - tail, tail))
        return made._with_gradient((x,), lambda y, g, x: (-_erf_rule(y, g, x)[0],))._narrow(self)

    def _erfc_far(self, steps: int) -> Self:
        """erfc(x) of large x: e**(-x*x), of a part of x whose square is exact and of the rest, times the
        continued fraction 1 / (x + (1/2) / (x + (2/2) / (x + ...))) / sqrt(pi). Source: Abramowitz and
        Stegun 7.1.14."""
        above, below = self * self + steps / 2, self
        for step in range(steps - 1, 0, -1):
            above, below = self * above + below * (step / 2), above
        part = (self * 16).floor() / 16
        height = (-part * part).exp() * ((part - self) * (part + self)).exp()
        return height * (below / above) * (1 / math.sqrt(math.pi))

    def relu(self) -> Self:
        """max(x, 0); the gradient at 0 is 0."""
        return self.clip(0, None)

    def relu6(self) -> Self:
        """x, no less than 0 and no greater than 6."""
        return self.clip(0, 6)

    def leaky_relu(self, neg_slope: float = 0.01) -> Self:
        """x above 0, neg_slope * x below and at 0, where its gradient is neg_slope."""
        return (self > 0).where(self, self * neg_slope)

    def elu(self, alpha: float = 1.0) -> Self:
        """x above 0, alpha * (e**x - 1) below and at 0, where its gradient is alpha."""
        return (self > 0).where(self, (self._not_positive().exp() - 1) * alpha)

    def _not_positive(self) -> Self:
        """0 in place of what is above 0."""
        return (self > 0).where(0.0, self)

    def celu(self, alpha: float = 1.0) -> Self:
        """x above 0, alpha * (e**(x / alpha) - 1) below."""
        return (self > 0).where(self, ((self._not_positive() / alpha).exp() - 1) * alpha)

    def selu(self, alpha: float = 1.6732632423543772, gamma: float = 1.0507009873554805) -> Self:
        """gamma * x above 0, gamma * alpha * (e**x - 1) below (Klambauer and others, 2017)."""
        return self.elu(alpha) * gamma

    def silu(self) -> Self:
        """x * sigmoid(x)."""
        return self * self.sigmoid()

    def swish(self) -> Self:
        """The same as `silu`."""
        return self.silu()

    def gelu(self, approximate: str = "tanh") -> Self:
        """x times the normal distribution's share below x: by tanh's approximation, or exactly for "none".

        0.5 * (1 + tanh(u)) is sigmoid(2u), which keeps its relative accuracy far below 0.
        """
        if approximate == "tanh":
            inner = self * (self * self * 0.044715 + 1) * (2 * math.sqrt(2 / math.pi))
            return self * inner.sigmoid()
        if approximate == "none":
            return self * 0.5 * ((self * math.sqrt(0.5)).erf() + 1)
        raise ValueError(f"gelu: approximate {approximate!r}; allowed are 'tanh' and 'none'")

    def quick_gelu(self) -> Self:
        """x * sigmoid(1.702 x)."""
        return self * (self * 1.702).sigmoid()

    def softplus(self, beta: float = 1.0, threshold: float = math.inf) -> Self:
        """log(1 + e**(beta x)) / beta, as max(x, 0) + log(1 + e**-|beta x|) / beta; x where beta x is above a
        threshold.
        """
        scaled = self._as_float() * beta
        tail = (-scaled.abs()).exp()._log1p()
        made = (scaled.maximum(0) + tail)._with_gradient((scaled,), _softplus_rule) / beta
        return made if threshold == math.inf else (scaled > threshold).where(self, made)

    def logsigmoid(self) -> Self:
        """log(sigmoid(x))."""
        return self.neg().softplus().neg()

    def softsign(self) -> Self:
        """x / (1 + |x|)."""
        return self / (self.abs() + 1)

    def mish(self) -> Self:
        """x * tanh(softplus(x))."""
        return self * self.softplus().tanh()

    def hardtanh(self, min_val: float = -1, max_val: float = 1) -> Self:
        """x, no less than `min_val` and no greater than `max_val`."""
        if self.dtype.is_int:
            min_val, max_val = int(min_val), int(max_val)
        return self.clip(min_val, max_val)

    def hardsigmoid(self, alpha: float = 1 / 6, beta: float = 0.5) -> Self:
        """alpha * x + beta within 0 to 1."""
        return (self * alpha + beta).clip(0, 1)

    def hardswish(self) -> Self:
        """x * relu6(x + 3) / 6."""
        return self * self.hardsigmoid()


def _softplus_rule(y: Activation, g: Activation, x: Activation) -> tuple[Activation]:
    return (g * x.sigmoid(),)


def _erf_rule(y: Activation, g: Activation, x: Activation) -> tuple[Activation]:
    return (g * (2 / math.sqrt(math.pi)) * (-(x * x))._exp_short(),)
