"""Distributions made of others: mixtures, functions of random values, and smooth ones instead of classes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tensor.distributions.categorical import Categorical, OneHotCategorical
from tensor.distributions.discrete import Bernoulli
from tensor.distributions.distribution import (
    Distribution,
    Parameter,
    broadcast_all,
    logits_of,
    summed,
    uniform_open,
)
from tensor.distributions.normal import Independent
from tensor.tensor import Tensor


class MixtureSameFamily(Distribution):
    """One of the distributions along the last axis of a batch, which a `Categorical` draws.

    >>> parts = Normal(Tensor([0.0, 4.0]), 1.0)
    >>> MixtureSameFamily(Categorical(Tensor([0.25, 0.75])), parts).mean.item()
    3.0
    """

    def __init__(
        self,
        mixture_distribution: Categorical,
        component_distribution: Distribution,
        validate_args: bool | None = None,
    ) -> None:
        self.mixture_distribution = mixture_distribution
        self.component_distribution = component_distribution
        batch = component_distribution.batch_shape
        if not batch or batch[-1] != mixture_distribution._num_events:
            raise ValueError(
                f"MixtureSameFamily: {mixture_distribution._num_events} classes for a batch of shape {batch};"
                " its last axis counts the parts"
            )
        super().__init__(batch[:-1], component_distribution.event_shape, validate_args)

    def expand(self, batch_shape: Sequence[int]) -> MixtureSameFamily:
        mixture = self.mixture_distribution
        parts = self.component_distribution.expand((*batch_shape, mixture._num_events))
        return MixtureSameFamily(mixture.expand(batch_shape), parts)

    def _weights(self, x: Tensor) -> Tensor:
        return x.reshape(*x.shape, *(1,) * len(self.event_shape))

    def log_prob(self, value: Tensor) -> Tensor:
        parts = self.component_distribution.log_prob(value.unsqueeze(-1 - len(self.event_shape)))
        return (parts + self.mixture_distribution.logits).logsumexp(-1)

    def cdf(self, value: Tensor) -> Tensor:
        parts = self.component_distribution.cdf(value.unsqueeze(-1))
        return (parts * self.mixture_distribution.probs).sum(-1)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        axis = -1 - len(self.event_shape)
        parts = self.component_distribution._drawn(sample_shape)
        mixture = self.mixture_distribution
        chosen = mixture.expand(self.batch_shape)._drawn(sample_shape)
        held = self._weights(chosen._one_hot(mixture._num_events))
        return held.where(parts, 0.0).sum(axis)

    @property
    def mean(self) -> Tensor:
        weights = self._weights(self.mixture_distribution.probs)
        return (weights * self.component_distribution.mean).sum(-1 - len(self.event_shape))

    @property
    def variance(self) -> Tensor:
        weights, axis = self._weights(self.mixture_distribution.probs), -1 - len(self.event_shape)
        away = self.component_distribution.mean - self.mean.unsqueeze(axis)
        return (weights * (self.component_distribution.variance + away.square())).sum(axis)


class RelaxedBernoulli(Distribution):
    """Numbers between 0 and 1 that come near both as the temperature falls (Maddison et al., 2016).

    >>> RelaxedBernoulli(Tensor(0.5), 0.25).rsample((3,)).shape
    (3,)
    """

    has_rsample = True
    arguments = {"_logits": 0, "temperature": 0}  # noqa: RUF012

    def __init__(
        self,
        temperature: Parameter,
        probs: Parameter | None = None,
        logits: Parameter | None = None,
        validate_args: bool | None = None,
    ) -> None:
        held = Bernoulli(probs, logits, validate_args).logits
        self._logits, self.temperature = broadcast_all(held, temperature)
        super().__init__(self._logits.shape, (), validate_args)

    @property
    def logits(self) -> Tensor:
        """The logarithms of the odds."""
        return self._logits

    @property
    def probs(self) -> Tensor:
        """The probabilities."""
        return self._logits.sigmoid()

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        u = uniform_open(self._shape(sample_shape), self._logits)
        noise = (u.log() - (-u).log1p()).cast(self._logits.dtype)
        return ((noise + self._logits) / self.temperature).sigmoid()

    def log_prob(self, value: Tensor) -> Tensor:
        odds = logits_of(value, is_binary=True)
        away = self._logits - odds * self.temperature
        return self.temperature.log() + away - away.softplus() * 2 + odds.softplus() + (-odds).softplus()


class RelaxedOneHotCategorical(Distribution):
    """Shares that come near one class as the temperature falls: softmax of logits and Gumbel numbers.

    >>> RelaxedOneHotCategorical(Tensor(0.5), Tensor([0.25, 0.75])).rsample().shape
    (2,)
    """

    has_rsample = True
    arguments = {"logits": 1}  # noqa: RUF012

    def __init__(
        self,
        temperature: Parameter,
        probs: Tensor | None = None,
        logits: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self.logits = OneHotCategorical(probs, logits, validate_args).logits
        self.temperature = temperature
        super().__init__(self.logits.shape[:-1], self.logits.shape[-1:], validate_args)

    @property
    def probs(self) -> Tensor:
        """The probabilities of the classes."""
        return self.logits.softmax(-1)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        noise = -(-uniform_open(self._shape(sample_shape), self.logits).log()).log()
        return ((self.logits + noise.cast(self.logits.dtype)) / self.temperature).softmax(-1)

    def log_prob(self, value: Tensor) -> Tensor:
        count, heat = self.event_shape[0], Tensor.as_tensor(self.temperature)
        score = self.logits - value.log() * heat
        scale = heat.log() * (count - 1) + math.lgamma(count)
        return (score.log_softmax(-1) - value.log()).sum(-1) + scale


class Transform:
    """A smooth function with an inverse: `inv` of what a call gives; `log_abs_det_jacobian` of both ends.

    >>> twice = AffineTransform(0.0, 2.0)
    >>> twice(Tensor(3.0)).item(), twice.inv(Tensor(6.0)).item()
    (6.0, 3.0)
    """

    event_dim = 0

    def __call__(self, x: Tensor) -> Tensor:
        raise NotImplementedError(f"{type(self).__name__} has no call")

    def _inverse(self, y: Tensor) -> Tensor:
        raise NotImplementedError(f"{type(self).__name__} has no inverse")

    def log_abs_det_jacobian(self, x: Tensor, y: Tensor) -> Tensor:
        """The logarithm of the slope's size at x."""
        raise NotImplementedError(f"{type(self).__name__} has no log_abs_det_jacobian")

    @property
    def inv(self) -> Transform:
        """The other way."""
        return _Inverse(self)


class _Inverse(Transform):
    def __init__(self, forward: Transform) -> None:
        self.forward = forward

    def __call__(self, x: Tensor) -> Tensor:
        return self.forward._inverse(x)

    def _inverse(self, y: Tensor) -> Tensor:
        return self.forward(y)

    def log_abs_det_jacobian(self, x: Tensor, y: Tensor) -> Tensor:
        return -self.forward.log_abs_det_jacobian(y, x)

    @property
    def inv(self) -> Transform:
        return self.forward


class ExpTransform(Transform):
    """e to a number.

    >>> ExpTransform().inv(Tensor(1.0)).item()
    0.0
    """

    def __call__(self, x: Tensor) -> Tensor:
        return x.exp()

    def _inverse(self, y: Tensor) -> Tensor:
        return y.log()

    def log_abs_det_jacobian(self, x: Tensor, y: Tensor) -> Tensor:
        return x


class AffineTransform(Transform):
    """loc + scale * x; event_dim: how many last axes are one value.

    >>> AffineTransform(1.0, 2.0)(Tensor(3.0)).item()
    7.0
    """

    def __init__(self, loc: Parameter, scale: Parameter, event_dim: int = 0) -> None:
        self.loc, self.scale, self.event_dim = loc, scale, event_dim

    def __call__(self, x: Tensor) -> Tensor:
        return x * self.scale + self.loc

    def _inverse(self, y: Tensor) -> Tensor:
        return (y - self.loc) / self.scale

    def log_abs_det_jacobian(self, x: Tensor, y: Tensor) -> Tensor:
        return summed((x * 0 + self.scale).abs().log(), self.event_dim)


class SigmoidTransform(Transform):
    """1 / (1 + e**-x).

    >>> SigmoidTransform()(Tensor(0.0)).item()
    0.5
    """

    def __call__(self, x: Tensor) -> Tensor:
        return x.sigmoid()

    def _inverse(self, y: Tensor) -> Tensor:
        return logits_of(y, is_binary=True)

    def log_abs_det_jacobian(self, x: Tensor, y: Tensor) -> Tensor:
        return -x.softplus() - (-x).softplus()


class TanhTransform(Transform):
    """tanh, as policies of bounded actions have it.

    >>> TanhTransform()(Tensor(0.0)).item()
    0.0
    """

    def __init__(self, cache_size: int = 0) -> None:
        self.cache_size = cache_size

    def __call__(self, x: Tensor) -> Tensor:
        return x.tanh()

    def _inverse(self, y: Tensor) -> Tensor:
        return y.atanh()

    def log_abs_det_jacobian(self, x: Tensor, y: Tensor) -> Tensor:
        return (math.log(2) - x - (x * -2).softplus()) * 2


class ComposeTransform(Transform):
    """Several, the first one first.

    >>> ComposeTransform([AffineTransform(1.0, 2.0), ExpTransform()])(Tensor(-0.5)).item()
    1.0
    """

    def __init__(self, parts: Sequence[Transform]) -> None:
        self.parts = list(parts)
        self.event_dim = max((part.event_dim for part in self.parts), default=0)

    def __call__(self, x: Tensor) -> Tensor:
        for part in self.parts:
            x = part(x)
        return x

    def _inverse(self, y: Tensor) -> Tensor:
        for part in reversed(self.parts):
            y = part._inverse(y)
        return y

    def log_abs_det_jacobian(self, x: Tensor, y: Tensor) -> Tensor:
        total: Any = 0
        for part in self.parts:
            after = part(x)
            total = total + summed(part.log_abs_det_jacobian(x, after), self.event_dim - part.event_dim)
            x = after
        found: Tensor = total
        return found


class TransformedDistribution(Distribution):
    """What transforms make of another distribution's values.

    >>> made = TransformedDistribution(Normal(0.0, 1.0), [ExpTransform()])
    >>> made.log_prob(Tensor(1.0)).item() == LogNormal(0.0, 1.0).log_prob(Tensor(1.0)).item()
    True
    """

    def __init__(self, base_distribution: Any, transforms: Any, validate_args: bool | None = None) -> None:
        self.transforms = [transforms] if isinstance(transforms, Transform) else list(transforms)
        self.has_rsample = base_distribution.has_rsample  # type: ignore[misc]
        inner = max((t.event_dim for t in self.transforms), default=0) - len(base_distribution.event_shape)
        self.base_dist = Independent(base_distribution, inner) if inner > 0 else base_distribution
        super().__init__(self.base_dist.batch_shape, self.base_dist.event_shape, validate_args)

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        return ComposeTransform(self.transforms)(self.base_dist._drawn(sample_shape))

    def log_prob(self, value: Tensor) -> Tensor:
        total: Any = 0
        count = len(self.event_shape)
        for transform in reversed(self.transforms):
            before = transform._inverse(value)
            total = total + summed(transform.log_abs_det_jacobian(before, value), count - transform.event_dim)
            value = before
        made: Tensor = self.base_dist.log_prob(value) - total
        return made

    def expand(self, batch_shape: Sequence[int]) -> Any:
        return TransformedDistribution(self.base_dist.expand(batch_shape), self.transforms)
