"""Distributions of numbers whose cdf has an inverse in closed form: each is drawn by it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tensor.distributions.distribution import (
    EULER,
    POSITIVE,
    Distribution,
    Parameter,
    broadcast_all,
    uniform_open,
)
from tensor.tensor import Tensor


class Inverted(Distribution):
    """Base: values are `icdf` of uniform numbers. The first of `arguments` has the batch's shape and type."""

    has_rsample = True

    def __init__(self, *parameters: Parameter, validate_args: bool | None = None) -> None:
        names = [*self.arguments]
        if len(parameters) != len(names):
            raise TypeError(f"{type(self).__name__}: {len(parameters)} parameters; give {', '.join(names)}")
        for name, value in zip(names, broadcast_all(*parameters), strict=True):
            setattr(self, name, value)
        super().__init__(vars(self)[names[0]].shape, (), validate_args)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        like: Tensor = vars(self)[next(iter(self.arguments))]
        return self.icdf(uniform_open(self._shape(sample_shape), like)).cast(like.dtype)


class Uniform(Inverted):
    """All numbers from low to high alike.

    >>> Uniform(0.0, 4.0).variance.item()
    1.3333333730697632
    """

    arguments = {"low": 0, "high": 0}  # noqa: RUF012

    def __init__(self, low: Parameter, high: Parameter, validate_args: bool | None = None) -> None:
        super().__init__(low, high, validate_args=validate_args)
        if isinstance(low, int | float) and isinstance(high, int | float) and not low < high:
            raise ValueError(f"Uniform: low {low} and high {high}; allowed is low below high")

    low: Tensor
    high: Tensor

    def log_prob(self, value: Tensor) -> Tensor:
        is_inside = (value >= self.low) & (value < self.high)
        return is_inside.where(-(self.high - self.low).log(), -math.inf)

    def entropy(self) -> Tensor:
        return (self.high - self.low).log()

    def cdf(self, value: Tensor) -> Tensor:
        return ((value - self.low) / (self.high - self.low)).clip(0, 1)

    def icdf(self, value: Tensor) -> Tensor:
        return value * (self.high - self.low) + self.low

    @property
    def mean(self) -> Tensor:
        return (self.high + self.low) / 2

    @property
    def mode(self) -> Tensor:
        return self.mean * math.nan

    @property
    def variance(self) -> Tensor:
        return (self.high - self.low).square() / 12


class Exponential(Inverted):
    """Waiting times at a rate.

    >>> Exponential(2.0).mean.item()
    0.5
    """

    arguments = {"rate": 0}  # noqa: RUF012
    rules = {"rate": POSITIVE}  # noqa: RUF012
    rate: Tensor

    def __init__(self, rate: Parameter, validate_args: bool | None = None) -> None:
        super().__init__(rate, validate_args=validate_args)

    def log_prob(self, value: Tensor) -> Tensor:
        return self.rate.log() - self.rate * value

    def entropy(self) -> Tensor:
        return 1 - self.rate.log()

    def cdf(self, value: Tensor) -> Tensor:
        return -(-self.rate * value).expm1()

    def icdf(self, value: Tensor) -> Tensor:
        return -(-value).log1p() / self.rate

    @property
    def mean(self) -> Tensor:
        return self.rate.reciprocal()

    @property
    def mode(self) -> Tensor:
        return self.rate.zeros_like()

    @property
    def variance(self) -> Tensor:
        return self.rate.square().reciprocal()


class Around(Inverted):
    """Base of those that `loc` moves and `scale` stretches."""

    arguments = {"loc": 0, "scale": 0}  # noqa: RUF012
    rules = {"scale": POSITIVE}  # noqa: RUF012
    loc: Tensor
    scale: Tensor

    def __init__(self, loc: Parameter, scale: Parameter, validate_args: bool | None = None) -> None:
        super().__init__(loc, scale, validate_args=validate_args)

    def _unit(self, value: Tensor) -> Tensor:
        return (value - self.loc) / self.scale

    @property
    def mode(self) -> Tensor:
        return self.loc


class Laplace(Around):
    """Exponential to both sides of `loc`.

    >>> Laplace(0.0, 1.0).variance.item()
    2.0
    """

    def log_prob(self, value: Tensor) -> Tensor:
        return -self._unit(value).abs() - (self.scale * 2).log()

    def entropy(self) -> Tensor:
        return (self.scale * 2).log() + 1

    def cdf(self, value: Tensor) -> Tensor:
        z = self._unit(value)
        return 0.5 - z.sign() * (-z.abs()).expm1() * 0.5

    def icdf(self, value: Tensor) -> Tensor:
        z = value - 0.5
        return self.loc - self.scale * z.sign() * (z.abs() * -2).log1p()

    @property
    def mean(self) -> Tensor:
        return self.loc

    @property
    def variance(self) -> Tensor:
        return self.scale.square() * 2


class Cauchy(Around):
    """The quotient of two normal numbers around 0, moved and stretched; it has no mean.

    >>> Cauchy(0.0, 1.0).cdf(Tensor(1.0)).item()
    0.75
    """

    def log_prob(self, value: Tensor) -> Tensor:
        return -math.log(math.pi) - self.scale.log() - self._unit(value).square().log1p()

    def entropy(self) -> Tensor:
        return self.scale.log() + math.log(4 * math.pi)

    def cdf(self, value: Tensor) -> Tensor:
        return self._unit(value).atan() / math.pi + 0.5

    def icdf(self, value: Tensor) -> Tensor:
        return ((value - 0.5) * math.pi).tan() * self.scale + self.loc

    @property
    def mean(self) -> Tensor:
        return self.loc * math.nan

    @property
    def variance(self) -> Tensor:
        return self.loc * 0 + math.inf


class Gumbel(Around):
    """The greatest of many numbers.

    >>> round(Gumbel(0.0, 1.0).mean.item(), 4)
    0.5772
    """

    def log_prob(self, value: Tensor) -> Tensor:
        z = -self._unit(value)
        return z - z.exp() - self.scale.log()

    def entropy(self) -> Tensor:
        return self.scale.log() + (1 + EULER)

    def cdf(self, value: Tensor) -> Tensor:
        return (-(-self._unit(value)).exp()).exp()

    def icdf(self, value: Tensor) -> Tensor:
        return self.loc - self.scale * (-value.log()).log()

    @property
    def mean(self) -> Tensor:
        return self.loc + self.scale * EULER

    @property
    def variance(self) -> Tensor:
        return self.scale.square() * (math.pi**2 / 6)


class HalfCauchy(Inverted):
    """The size of a Cauchy number around 0.

    >>> HalfCauchy(1.0).cdf(Tensor(1.0)).item()
    0.5
    """

    arguments = {"scale": 0}  # noqa: RUF012
    rules = {"scale": POSITIVE}  # noqa: RUF012
    scale: Tensor

    def __init__(self, scale: Parameter, validate_args: bool | None = None) -> None:
        super().__init__(scale, validate_args=validate_args)

    def _whole(self) -> Cauchy:
        return Cauchy(self.scale.zeros_like(), self.scale, validate_args=False)

    def log_prob(self, value: Tensor) -> Tensor:
        return (value >= 0).where(self._whole().log_prob(value) + math.log(2), -math.inf)

    def entropy(self) -> Tensor:
        return self._whole().entropy() - math.log(2)

    def cdf(self, value: Tensor) -> Tensor:
        return self._whole().cdf(value) * 2 - 1

    def icdf(self, value: Tensor) -> Tensor:
        return self._whole().icdf((value + 1) / 2)

    @property
    def mean(self) -> Tensor:
        return self.scale * 0 + math.inf

    @property
    def mode(self) -> Tensor:
        return self.scale.zeros_like()

    @property
    def variance(self) -> Tensor:
        return self.scale * 0 + math.inf


class Pareto(Inverted):
    """scale times e to an exponential number of rate alpha.

    >>> Pareto(1.0, 3.0).mean.item()
    1.5
    """

    arguments = {"scale": 0, "alpha": 0}  # noqa: RUF012
    rules = {"scale": POSITIVE, "alpha": POSITIVE}  # noqa: RUF012
    scale: Tensor
    alpha: Tensor

    def __init__(self, scale: Parameter, alpha: Parameter, validate_args: bool | None = None) -> None:
        super().__init__(scale, alpha, validate_args=validate_args)

    def log_prob(self, value: Tensor) -> Tensor:
        return self.alpha.log() + self.alpha * self.scale.log() - (self.alpha + 1) * value.log()

    def entropy(self) -> Tensor:
        return (self.scale / self.alpha).log() + 1 + self.alpha.reciprocal()

    def cdf(self, value: Tensor) -> Tensor:
        return 1 - (self.scale / value).pow(self.alpha)

    def icdf(self, value: Tensor) -> Tensor:
        return self.scale * (-(-value).log1p() / self.alpha).exp()

    @property
    def mean(self) -> Tensor:
        a = self.alpha.maximum(1)
        return (a > 1).where(a * self.scale / (a - 1), math.inf)

    @property
    def mode(self) -> Tensor:
        return self.scale

    @property
    def variance(self) -> Tensor:
        a = self.alpha.maximum(2)
        return (a > 2).where(self.scale.square() * a / ((a - 1).square() * (a - 2)), math.inf)


class Weibull(Inverted):
    """scale times an exponential number to the power 1 / concentration.

    >>> Weibull(2.0, 1.0).mean.item()
    2.0
    """

    arguments = {"scale": 0, "concentration": 0}  # noqa: RUF012
    rules = {"scale": POSITIVE, "concentration": POSITIVE}  # noqa: RUF012
    scale: Tensor
    concentration: Tensor

    def __init__(self, scale: Parameter, concentration: Parameter, validate_args: bool | None = None) -> None:
        super().__init__(scale, concentration, validate_args=validate_args)

    def log_prob(self, value: Tensor) -> Tensor:
        log_z, c = (value / self.scale).log(), self.concentration
        return c.log() - self.scale.log() + (c - 1) * log_z - (c * log_z).exp()

    def entropy(self) -> Tensor:
        c = self.concentration
        return EULER * (1 - c.reciprocal()) + (self.scale / c).log() + 1

    def cdf(self, value: Tensor) -> Tensor:
        return -(-(value / self.scale).pow(self.concentration)).expm1()

    def icdf(self, value: Tensor) -> Tensor:
        return self.scale * (-(-value).log1p()).pow(self.concentration.reciprocal())

    def _moment(self, n: int) -> Tensor:
        return (self.concentration.reciprocal() * n + 1).lgamma().exp()

    @property
    def mean(self) -> Tensor:
        return self.scale * self._moment(1)

    @property
    def mode(self) -> Tensor:
        c = self.concentration
        return self.scale * ((c - 1) / c).pow(c.reciprocal())

    @property
    def variance(self) -> Tensor:
        return self.scale.square() * (self._moment(2) - self._moment(1).square())
