"""Distributions of whole numbers, given by probabilities, by logits, or by a rate."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tensor.distributions.distribution import (
    NOT_NEGATIVE,
    UNIT,
    Distribution,
    Parameter,
    broadcast_all,
    logits_of,
    uniform_open,
)
from tensor.distributions.gamma import standard_gamma
from tensor.tensor import Tensor


class Odds(Distribution):
    """Base: one probability for each element, as `probs` or as the logarithm of odds, `logits`."""

    arguments = {"_given": 0}  # noqa: RUF012

    def __init__(
        self,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        if (probs is None) == (logits is None):
            raise ValueError(f"{type(self).__name__}: give probs or logits, one of them")
        self.is_logits = probs is None
        (self._given,) = broadcast_all(logits if probs is None else probs)  # type: ignore[arg-type]
        super().__init__(self._given.shape, (), validate_args)
        if not self.is_logits and validate_args is not False:
            self._check("_given", *UNIT)

    @property
    def probs(self) -> Tensor:
        """The probabilities."""
        return self._given.sigmoid() if self.is_logits else self._given

    @property
    def logits(self) -> Tensor:
        """The logarithms of the odds."""
        return self._given if self.is_logits else logits_of(self._given, is_binary=True)


class Bernoulli(Odds):
    """1 with a probability, else 0.

    >>> Bernoulli(0.25).log_prob(Tensor(1.0)).exp().item()
    0.25
    """

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        kind = self._given.dtype
        return (Tensor.rand(*self._shape(sample_shape), dtype=kind) < self.probs).cast(kind)

    def log_prob(self, value: Tensor) -> Tensor:
        return self.logits * value - self.logits.softplus()

    def entropy(self) -> Tensor:
        return self.logits.softplus() - self.logits * self.probs

    def enumerate_support(self, expand: bool = True) -> Tensor:
        return _counted(2, self, expand)

    @property
    def mean(self) -> Tensor:
        return self.probs

    @property
    def mode(self) -> Tensor:
        found = (self.probs >= 0.5).cast(self._given.dtype)
        return self.probs.eq(0.5).where(math.nan, found)

    @property
    def variance(self) -> Tensor:
        return self.probs * (1 - self.probs)


class Geometric(Odds):
    """How often Bernoulli fails before it succeeds.

    >>> Geometric(0.25).mean.item()
    3.0
    """

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        drawn = uniform_open(self._shape(sample_shape), self._given)
        return (drawn.log() / (-self.probs).log1p()).floor().cast(self._given.dtype)

    def log_prob(self, value: Tensor) -> Tensor:
        return value * -self.logits.softplus() + self.probs.log()

    def entropy(self) -> Tensor:
        return (self.logits.softplus() - self.logits * self.probs) / self.probs

    @property
    def mean(self) -> Tensor:
        return self.probs.reciprocal() - 1

    @property
    def mode(self) -> Tensor:
        return self.probs.zeros_like()

    @property
    def variance(self) -> Tensor:
        return (self.probs.reciprocal() - 1) / self.probs


class Counts(Odds):
    """Base of those with a `total_count` beside the probability."""

    arguments = {"_given": 0, "total_count": 0}  # noqa: RUF012
    rules = {"total_count": NOT_NEGATIVE}  # noqa: RUF012

    def __init__(
        self,
        total_count: Parameter = 1,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        super().__init__(probs, logits, validate_args)
        count = total_count.cast(self._given.dtype) if isinstance(total_count, Tensor) else total_count
        self.total_count, self._given = broadcast_all(count, self._given)
        Distribution.__init__(self, self._given.shape, (), validate_args)


class Binomial(Counts):
    """How often Bernoulli succeeds in `total_count` tries.

    >>> Binomial(4, 0.25).mean.item()
    1.0
    """

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        most = int(self.total_count.max().item()) if self.total_count.numel() else 0
        shape = self._shape(sample_shape)
        tries = Tensor.rand(*shape, max(most, 1)) < self.probs.unsqueeze(-1)
        counts = Tensor.arange(max(most, 1)) < self.total_count.unsqueeze(-1)
        return (tries & counts).sum(-1).cast(self._given.dtype)

    def log_prob(self, value: Tensor) -> Tensor:
        n, logits = self.total_count, self.logits
        ways = (n + 1).lgamma() - (value + 1).lgamma() - (n - value + 1).lgamma()
        return ways + value * logits - n * logits.softplus()

    def entropy(self) -> Tensor:
        values = self.enumerate_support(expand=False)
        logs = self.log_prob(values)
        return -(logs.exp() * logs).sum(0)

    def enumerate_support(self, expand: bool = True) -> Tensor:
        least, most = (int(each.item()) for each in (self.total_count.min(), self.total_count.max()))
        if least != most:
            raise self._lacks("enumerate_support for total_count of several values")
        return _counted(most + 1, self, expand)

    @property
    def mean(self) -> Tensor:
        return self.total_count * self.probs

    @property
    def mode(self) -> Tensor:
        return ((self.total_count + 1) * self.probs).floor().clip(0, None).minimum(self.total_count)

    @property
    def variance(self) -> Tensor:
        return self.total_count * self.probs * (1 - self.probs)


class NegativeBinomial(Counts):
    """How often Bernoulli succeeds before it fails `total_count` times.

    >>> NegativeBinomial(3, 0.5).mean.item()
    3.0
    """

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        shape = self._shape(sample_shape)
        rate = standard_gamma(self.total_count.expand(shape)) * self.logits.exp()
        return rate.poisson()

    def log_prob(self, value: Tensor) -> Tensor:
        n, logits = self.total_count, self.logits
        ways = (n + value).lgamma() - (value + 1).lgamma() - n.lgamma()
        ways = (n + value).eq(0).where(0.0, ways)
        return ways - n * logits.softplus() - value * (-logits).softplus()

    @property
    def mean(self) -> Tensor:
        return self.total_count * self.logits.exp()

    @property
    def mode(self) -> Tensor:
        return ((self.total_count - 1) * self.logits.exp()).floor().maximum(0)

    @property
    def variance(self) -> Tensor:
        return self.mean / (-self.logits).sigmoid()


class Poisson(Distribution):
    """Counts at a rate.

    >>> Poisson(2.0).variance.item()
    2.0
    """

    arguments = {"rate": 0}  # noqa: RUF012
    rules = {"rate": NOT_NEGATIVE}  # noqa: RUF012

    def __init__(self, rate: Parameter, validate_args: bool | None = None) -> None:
        (self.rate,) = broadcast_all(rate)
        super().__init__(self.rate.shape, (), validate_args)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        return self.rate.expand(self._shape(sample_shape)).poisson()

    def log_prob(self, value: Tensor) -> Tensor:
        return value.xlogy(self.rate) - self.rate - (value + 1).lgamma()

    @property
    def mean(self) -> Tensor:
        return self.rate

    @property
    def mode(self) -> Tensor:
        return self.rate.floor()

    @property
    def variance(self) -> Tensor:
        return self.rate


def _counted(count: int, own: Any, expand: bool) -> Tensor:
    """0 to count - 1 along a first axis."""
    values = Tensor.arange(count).cast(own._given.dtype).reshape(-1, *(1,) * len(own.batch_shape))
    return values.expand(count, *own.batch_shape) if expand else values
