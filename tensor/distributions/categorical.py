"""Distributions of classes, given by probabilities or by logits along the last axis."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tensor.distributions.discrete import Binomial
from tensor.distributions.distribution import NOT_NEGATIVE, Distribution, logits_of
from tensor.tensor import Tensor


class Categorical(Distribution):
    """A class, by its number, with a probability for each along the last axis.

    >>> Categorical(Tensor([0.25, 0.75])).log_prob(Tensor(1)).exp().item()
    0.75
    """

    arguments = {"_given": 1}  # noqa: RUF012

    def __init__(
        self, probs: Tensor | None = None, logits: Tensor | None = None, validate_args: bool | None = None
    ) -> None:
        if (probs is None) == (logits is None):
            raise ValueError(f"{type(self).__name__}: give probs or logits, one of them")
        given = logits if probs is None else probs
        if not isinstance(given, Tensor) or not given.ndim:
            raise ValueError(f"{type(self).__name__}: {given!r}; allowed are tensors of one axis or more")
        self.is_logits = probs is None
        self._given = given
        if not self.is_logits and validate_args is not False:
            self._check("_given", *NOT_NEGATIVE)
        super().__init__(given.shape[:-1], (), validate_args)

    @property
    def _num_events(self) -> int:
        return self._given.shape[-1]

    @property
    def probs(self) -> Tensor:
        """The probabilities, which add up to 1."""
        return self._given.softmax(-1) if self.is_logits else self._given / self._given.sum(-1, keepdim=True)

    @property
    def logits(self) -> Tensor:
        """The logarithms of the probabilities."""
        return self._given.log_softmax(-1) if self.is_logits else logits_of(self.probs)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        rows = self.probs.reshape(-1, self._num_events)
        drawn = rows.multinomial(math.prod(sample_shape), True)
        return drawn.T.reshape(*sample_shape, *self.batch_shape)

    def log_prob(self, value: Tensor) -> Tensor:
        shape = Tensor.broadcast_shapes(value.shape, self.batch_shape)
        places = value.long().expand(shape).unsqueeze(-1)
        return self.logits.expand(*shape, self._num_events).gather(-1, places).squeeze(-1)

    def entropy(self) -> Tensor:
        probs = self.probs
        return -(probs.eq(0).where(0.0, self.logits) * probs).sum(-1)

    def enumerate_support(self, expand: bool = True) -> Tensor:
        places = Tensor.arange(self._num_events).reshape(-1, *(1,) * len(self.batch_shape))
        return places.expand(self._num_events, *self.batch_shape) if expand else places

    @property
    def mean(self) -> Tensor:
        return self.probs[..., 0] * math.nan

    @property
    def mode(self) -> Tensor:
        return self.probs.argmax(-1)

    @property
    def variance(self) -> Tensor:
        return self.mean


class OneHotCategorical(Categorical):
    """A class, as a vector that is 1 there and 0 elsewhere.

    >>> OneHotCategorical(Tensor([0.25, 0.75])).mode.tolist()
    [0.0, 1.0]
    """

    def __init__(
        self, probs: Tensor | None = None, logits: Tensor | None = None, validate_args: bool | None = None
    ) -> None:
        super().__init__(probs, logits, validate_args)
        self.event_shape = self._given.shape[-1:]

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        rows = self.probs.reshape(-1, self._num_events)
        drawn = rows.multinomial(math.prod(sample_shape), True).T.reshape(*sample_shape, *self.batch_shape)
        return self._one_hot(drawn)

    def _one_hot(self, places: Tensor) -> Tensor:
        return places._one_hot(self._num_events).cast(self._given.dtype)

    def log_prob(self, value: Tensor) -> Tensor:
        return super().log_prob(value.argmax(-1))

    def enumerate_support(self, expand: bool = True) -> Tensor:
        return self._one_hot(super().enumerate_support(expand))

    @property
    def mean(self) -> Tensor:
        return self.probs

    @property
    def mode(self) -> Tensor:
        return self._one_hot(self.probs.argmax(-1))

    @property
    def variance(self) -> Tensor:
        return self.probs * (1 - self.probs)


class OneHotCategoricalStraightThrough(OneHotCategorical):
    """`OneHotCategorical` whose `rsample` has the gradient of the probabilities.

    >>> OneHotCategoricalStraightThrough(Tensor([0.0, 1.0])).rsample().tolist()
    [0.0, 1.0]
    """

    has_rsample = True

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        return self.sample(sample_shape) + (self.probs - self.probs.detach())


class Multinomial(Categorical):
    """How often each class is drawn in `total_count` tries.

    >>> Multinomial(4, Tensor([0.25, 0.75])).mean.tolist()
    [1.0, 3.0]
    """

    def __init__(
        self,
        total_count: int = 1,
        probs: Tensor | None = None,
        logits: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        super().__init__(probs, logits, validate_args)
        if not isinstance(total_count, int):
            raise ValueError(f"Multinomial: total_count {total_count!r}; allowed are whole numbers")
        self.total_count, self.event_shape = total_count, self._given.shape[-1:]

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        inner = Categorical(
            self._given if not self.is_logits else None, self._given if self.is_logits else None
        )
        drawn = inner._drawn((self.total_count, *sample_shape))
        return drawn._one_hot(self._num_events).sum(0).cast(self._given.dtype)

    def log_prob(self, value: Tensor) -> Tensor:
        ways = (value.sum(-1) + 1).lgamma() - (value + 1).lgamma().sum(-1)
        is_none = value.eq(0) & self.logits.isinf()
        return ways + (is_none.where(0.0, self.logits) * value).sum(-1)

    def entropy(self) -> Tensor:
        n, tries = self.total_count, Binomial(self.total_count, self.probs, validate_args=False)
        support = tries.enumerate_support(expand=False)
        weights = tries.log_prob(support).exp()
        rest = (weights * (support + 1).lgamma()).sum((0, -1))
        return super().entropy() * n - math.lgamma(n + 1) + rest

    @property
    def mean(self) -> Tensor:
        return self.probs * self.total_count

    @property
    def variance(self) -> Tensor:
        return self.probs * (1 - self.probs) * self.total_count
