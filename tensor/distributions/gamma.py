"""Distributions made from the gamma one: Gamma, Chi2, Beta, Dirichlet, StudentT and others.

Values are drawn by Marsaglia and Tsang's method ("A Simple Method for Generating Gamma Variables", 2000),
ROUNDS tries at once. Their gradient toward the shape is that of the cdf at a fixed probability
(Figurnov et al., 2018).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tensor.distributions.distribution import POSITIVE, Distribution, Parameter, broadcast_all, uniform_open
from tensor.dtype import dtypes
from tensor.tensor import Tensor

ROUNDS = 8  # a try is refused one time in twenty at most
TERMS, LARGE = 160, 100.0  # of the series for the gradient, and up to which shape it is used


def standard_gamma(concentration: Tensor) -> Tensor:
    """A gamma number of rate 1 for each shape, with its gradient.

    >>> standard_gamma(Tensor([3.0, 0.5])).shape
    (2,)
    """
    shape = concentration.detach()
    wide = shape.cast(dtypes.float64)
    drawn = _tried((wide < 1).where(wide + 1, wide))
    power = uniform_open(shape.shape, wide).log() / wide
    value = drawn * (wide < 1).where(power.exp(), 1.0)
    value = value.maximum(1e-300).detach().contiguous()  # in memory: what follows reads it often
    if not concentration.requires_grad:
        return value.cast(concentration.dtype)
    return value.cast(concentration.dtype) + (concentration - shape) * _slope(wide, value).cast(shape.dtype)


def _tried(shape: Tensor) -> Tensor:
    """For shapes of 1 and more."""
    d = (shape - 1 / 3).unsqueeze(-1)
    x = Tensor.randn(*shape.shape, ROUNDS, dtype=shape.dtype)
    v = (x / (d * 9).sqrt() + 1).pow(3)
    u = uniform_open(x.shape, x)
    is_good = (v > 0) & (u.log() < x.square() * 0.5 + d - d * v + d * v.maximum(1e-300).log())
    found = v[..., ROUNDS - 1].maximum(1e-3)
    for place in reversed(range(ROUNDS - 1)):
        found = is_good[..., place].where(v[..., place], found)
    return found * d.squeeze(-1)


def _slope(shape: Tensor, value: Tensor) -> Tensor:
    """How a value grows with its shape while its probability stays: -(dF / da) / density, where F is the sum
    over k of z**(a + k) * e**-z / gamma(a + k + 1). Shapes above LARGE by Wilson and Hilferty's cube.
    """
    a, z = shape.clip(None, LARGE).unsqueeze(-1), value.unsqueeze(-1)
    k = Tensor.arange(TERMS).cast(shape.dtype)
    terms = ((a + k) * z.log() - z - (a + k + 1).lgamma()).exp() * (z.log() - (a + k + 1).digamma())
    density = ((shape - 1) * value.log() - value - shape.lgamma()).exp()
    found = -terms.sum(-1) / density.maximum(1e-300)
    cube = (value / shape).pow(1 / 3)
    deviate = (cube - 1 + 1 / (shape * 9)) * shape.sqrt() * 3
    bent = cube.square() * (cube + 3 * (1 / (shape * 9) - deviate / (shape.sqrt() * 6)))
    return (shape > LARGE).where(bent, found).detach()


class Gamma(Distribution):
    """The sum of `concentration` waiting times at a rate.

    >>> Gamma(3.0, 2.0).mean.item()
    1.5
    """

    has_rsample = True
    arguments = {"concentration": 0, "rate": 0}  # noqa: RUF012
    rules = {"concentration": POSITIVE, "rate": POSITIVE}  # noqa: RUF012

    def __init__(self, concentration: Parameter, rate: Parameter, validate_args: bool | None = None) -> None:
        self.concentration, self.rate = broadcast_all(concentration, rate)
        super().__init__(self.concentration.shape, (), validate_args)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        return standard_gamma(self.concentration.expand(self._shape(sample_shape))) / self.rate

    def log_prob(self, value: Tensor) -> Tensor:
        c, rate = self.concentration, self.rate
        return c * rate.log() + (c - 1).xlogy(value) - rate * value - c.lgamma()

    def entropy(self) -> Tensor:
        c = self.concentration
        return c - self.rate.log() + c.lgamma() + (1 - c) * c.digamma()

    def cdf(self, value: Tensor) -> Tensor:
        return self.concentration.igamma(self.rate * value)

    @property
    def mean(self) -> Tensor:
        return self.concentration / self.rate

    @property
    def mode(self) -> Tensor:
        return ((self.concentration - 1) / self.rate).maximum(0)

    @property
    def variance(self) -> Tensor:
        return self.concentration / self.rate.square()


class Chi2(Gamma):
    """The sum of `df` squares of normal numbers.

    >>> Chi2(3.0).mean.item()
    3.0
    """

    def __init__(self, df: Parameter, validate_args: bool | None = None) -> None:
        super().__init__(0.5 * df, 0.5, validate_args=validate_args)

    @property
    def df(self) -> Tensor:
        """How many."""
        return self.concentration * 2


class InverseGamma(Gamma):
    """1 over a gamma number.

    >>> InverseGamma(3.0, 2.0).mean.item()
    1.0
    """

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        return super()._drawn(sample_shape).reciprocal()

    def log_prob(self, value: Tensor) -> Tensor:
        return super().log_prob(value.reciprocal()) - value.log() * 2

    def entropy(self) -> Tensor:
        c = self.concentration
        return c + self.rate.log() + c.lgamma() - (c + 1) * c.digamma()

    def cdf(self, value: Tensor) -> Tensor:
        return 1 - super().cdf(value.reciprocal())

    @property
    def mean(self) -> Tensor:
        c = self.concentration
        return (c > 1).where(self.rate / (c - 1), math.inf)

    @property
    def mode(self) -> Tensor:
        return self.rate / (self.concentration + 1)

    @property
    def variance(self) -> Tensor:
        c = self.concentration
        return (c > 2).where(self.rate.square() / ((c - 1).square() * (c - 2)), math.inf)


class Dirichlet(Distribution):
    """Shares that add up to 1.

    >>> Dirichlet(Tensor([1.0, 3.0])).mean.tolist()
    [0.25, 0.75]
    """

    has_rsample = True
    arguments = {"concentration": 1}  # noqa: RUF012
    rules = {"concentration": POSITIVE}  # noqa: RUF012

    def __init__(self, concentration: Tensor, validate_args: bool | None = None) -> None:
        if not concentration.ndim:
            raise ValueError("Dirichlet: a concentration of shape (); allowed is one axis or more")
        self.concentration = concentration
        super().__init__(concentration.shape[:-1], concentration.shape[-1:], validate_args)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        parts = standard_gamma(self.concentration.expand(self._shape(sample_shape)))
        return parts / parts.sum(-1, keepdim=True)

    def _log_beta(self) -> Tensor:
        return self.concentration.lgamma().sum(-1) - self.concentration.sum(-1).lgamma()

    def log_prob(self, value: Tensor) -> Tensor:
        return (self.concentration - 1).xlogy(value).sum(-1) - self._log_beta()

    def entropy(self) -> Tensor:
        c = self.concentration
        total = c.sum(-1)
        rest = (total - c.shape[-1]) * total.digamma() - ((c - 1) * c.digamma()).sum(-1)
        return self._log_beta() + rest

    @property
    def mean(self) -> Tensor:
        return self.concentration / self.concentration.sum(-1, keepdim=True)

    @property
    def mode(self) -> Tensor:
        less = (self.concentration - 1).maximum(0)
        total, count = less.sum(-1, keepdim=True), self.concentration.shape[-1]
        corner = Tensor.arange(count).eq(0).cast(less.dtype)  # the density is infinite at every one
        is_corner = (self.concentration < 1).all(-1, keepdim=True)
        return is_corner.where(corner, less / (total > 0).where(total, 1.0))

    @property
    def variance(self) -> Tensor:
        total = self.concentration.sum(-1, keepdim=True)
        return self.concentration * (total - self.concentration) / (total.square() * (total + 1))


class Beta(Distribution):
    """The first of two shares.

    >>> Beta(1.0, 3.0).mean.item()
    0.25
    """

    has_rsample = True
    arguments = {"concentration1": 0, "concentration0": 0}  # noqa: RUF012
    rules = {"concentration1": POSITIVE, "concentration0": POSITIVE}  # noqa: RUF012

    def __init__(
        self, concentration1: Parameter, concentration0: Parameter, validate_args: bool | None = None
    ) -> None:
        self.concentration1, self.concentration0 = broadcast_all(concentration1, concentration0)
        super().__init__(self.concentration1.shape, (), validate_args)

    def _both(self) -> Dirichlet:
        return Dirichlet(Tensor.stack(self.concentration1, self.concentration0, dim=-1), validate_args=False)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        return self._both()._drawn(sample_shape)[..., 0]

    def log_prob(self, value: Tensor) -> Tensor:
        return self._both().log_prob(Tensor.stack(value, 1 - value, dim=-1))

    def entropy(self) -> Tensor:
        return self._both().entropy()

    @property
    def mean(self) -> Tensor:
        return self.concentration1 / (self.concentration1 + self.concentration0)

    @property
    def mode(self) -> Tensor:
        return self._both().mode[..., 0]

    @property
    def variance(self) -> Tensor:
        return self._both().variance[..., 0]


class StudentT(Distribution):
    """A normal number over the root of a mean of `df` squares of others, moved and stretched.

    >>> StudentT(3.0).variance.item()
    3.0
    """

    has_rsample = True
    arguments = {"df": 0, "loc": 0, "scale": 0}  # noqa: RUF012
    rules = {"df": POSITIVE, "scale": POSITIVE}  # noqa: RUF012

    def __init__(
        self,
        df: Parameter,
        loc: Parameter = 0.0,
        scale: Parameter = 1.0,
        validate_args: bool | None = None,
    ) -> None:
        self.df, self.loc, self.scale = broadcast_all(df, loc, scale)
        super().__init__(self.df.shape, (), validate_args)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        drawn = Tensor.randn(*self._shape(sample_shape), dtype=self.df.dtype)
        squares = Chi2(self.df, validate_args=False)._drawn(sample_shape)
        return self.loc + self.scale * drawn * (self.df / squares).sqrt()

    def _log_norm(self) -> Tensor:
        half = self.df / 2
        return self.scale.log() + (self.df * math.pi).log() / 2 + half.lgamma() - (half + 0.5).lgamma()

    def log_prob(self, value: Tensor) -> Tensor:
        z = (value - self.loc) / self.scale
        return (self.df + 1) * -0.5 * (z.square() / self.df).log1p() - self._log_norm()

    def entropy(self) -> Tensor:
        half = self.df / 2
        return self._log_norm() + (half + 0.5) * ((half + 0.5).digamma() - half.digamma())

    @property
    def mean(self) -> Tensor:
        return (self.df > 1).where(self.loc, math.nan)

    @property
    def mode(self) -> Tensor:
        return self.loc

    @property
    def variance(self) -> Tensor:
        spread = self.scale.square() * self.df / (self.df - 2)
        return (self.df > 2).where(spread, (self.df > 1).where(math.inf, math.nan))


class FisherSnedecor(Distribution):
    """The quotient of two means of squares of normal numbers, df1 and df2 of them.

    >>> FisherSnedecor(2.0, 4.0).mean.item()
    2.0
    """

    has_rsample = True
    arguments = {"df1": 0, "df2": 0}  # noqa: RUF012
    rules = {"df1": POSITIVE, "df2": POSITIVE}  # noqa: RUF012

    def __init__(self, df1: Parameter, df2: Parameter, validate_args: bool | None = None) -> None:
        self.df1, self.df2 = broadcast_all(df1, df2)
        super().__init__(self.df1.shape, (), validate_args)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        above, below = (Gamma(df / 2, df / 2, validate_args=False) for df in (self.df1, self.df2))
        return above._drawn(sample_shape) / below._drawn(sample_shape)

    def log_prob(self, value: Tensor) -> Tensor:
        a, b, ratio = self.df1 / 2, self.df2 / 2, self.df1 / self.df2
        beta = a.lgamma() + b.lgamma() - (a + b).lgamma()
        return a * ratio.log() + (a - 1) * value.log() - (a + b) * (ratio * value).log1p() - beta

    @property
    def mean(self) -> Tensor:
        return (self.df2 > 2).where(self.df2 / (self.df2 - 2), math.nan)

    @property
    def mode(self) -> Tensor:
        found = (self.df1 - 2) / self.df1 * self.df2 / (self.df2 + 2)
        return (self.df1 > 2).where(found, math.nan)

    @property
    def variance(self) -> Tensor:
        a, b = self.df1, self.df2
        found = b.square() * 2 * (a + b - 2) / (a * (b - 2).square() * (b - 4))
        return (b > 4).where(found, math.nan)
