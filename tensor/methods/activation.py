"""Activation functions: elementwise, each stable over the whole range of its argument."""

from __future__ import annotations

import math
from typing import Self

from tensor.methods.matmul import MatMul


class Activation(MatMul):
    """Nonlinear functions of networks."""

    __slots__ = ()

    def relu(self) -> Self:
        """max(x, 0); the gradient at 0 is 0."""
        return self._clip_open(0, None)

    def relu6(self) -> Self:
        """x, no less than 0 and no greater than 6."""
        return self._clip_open(0, 6)

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
        return self._clip_open(min_val, max_val)

    def hardsigmoid(self, alpha: float = 1 / 6, beta: float = 0.5) -> Self:
        """alpha * x + beta within 0 to 1."""
        return (self * alpha + beta)._clip_open(0, 1)

    def hardswish(self) -> Self:
        """x * relu6(x + 3) / 6."""
        return self * self.hardsigmoid()


def _softplus_rule(y: Activation, g: Activation, x: Activation) -> tuple[Activation]:
    return (g * x.sigmoid(),)
