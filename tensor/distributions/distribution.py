"""What all distributions share: shapes, parameters by name, values with and without gradients."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self

import numpy as np

from tensor.dtype import dtypes
from tensor.tensor import Tensor

Shape = tuple[int, ...]
Parameter = Tensor | float
Rule = tuple[Callable[[Any], Any], str]
POSITIVE: Rule = (lambda x: x > 0, "allowed is above 0")
NOT_NEGATIVE: Rule = (lambda x: x >= 0, "allowed is 0 or more")
UNIT: Rule = (lambda x: (x >= 0) & (x <= 1), "allowed is 0..1")


class Distribution:
    """Base. batch_shape: one distribution for each element; event_shape: that of one value.

    ``sample(shape)`` and ``rsample(shape)`` give values of shape + batch_shape + event_shape; gradients flow
    through `rsample` to the parameters. What a class lacks is a NotImplementedError that says so.

    >>> wide = Normal(Tensor([0.0, 1.0]), 1.0)
    >>> wide.batch_shape, wide.event_shape, wide.sample((3,)).shape
    ((2,), (), (3, 2))
    """

    has_rsample: ClassVar[bool] = False
    # Parameters that `expand` repeats: how many axes of each belong to one value's distribution.
    arguments: ClassVar[dict[str, int]] = {}
    rules: ClassVar[dict[str, Rule]] = {}

    def __init__(
        self, batch_shape: Sequence[int] = (), event_shape: Sequence[int] = (), validate_args: Any = None
    ) -> None:
        self.batch_shape, self.event_shape = tuple(batch_shape), tuple(event_shape)
        if validate_args is not False:
            for name, (holds, allowed) in self.rules.items():
                self._check(name, holds, allowed)

    def _check(self, name: str, holds: Any, allowed: str) -> None:
        """ValueError for a parameter that is known on the host and is not allowed."""
        held = vars(self).get(name)
        values = held._known() if isinstance(held, Tensor) else None
        if values is not None and not (good := holds(np.asarray(values))).all():
            found = np.asarray(values).reshape(-1)[~np.asarray(good).reshape(-1)][0]
            raise ValueError(f"{type(self).__name__}: {name} has {found:g}; {allowed}")

    def _lacks(self, what: str) -> NotImplementedError:
        return NotImplementedError(f"{type(self).__name__} has no {what}")

    # values

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        """Random values, without gradients."""
        with Tensor.no_grad():
            return self._drawn(sample_shape).detach()

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        """Random values as functions of the parameters."""
        if not self.has_rsample:
            raise self._lacks("rsample, as its values are not smooth functions of its parameters")
        return self._drawn(sample_shape)

    def sample_n(self, n: int) -> Tensor:
        """``sample((n,))``"""
        return self.sample((n,))

    def _drawn(self, sample_shape: Sequence[int]) -> Tensor:
        raise self._lacks("sample")

    def _shape(self, sample_shape: Sequence[int]) -> Shape:
        return (*sample_shape, *self.batch_shape, *self.event_shape)

    # what is known of it

    def log_prob(self, value: Tensor) -> Tensor:
        """The logarithm of the density, or of the probability, at `value`."""
        raise self._lacks("log_prob")

    def entropy(self) -> Tensor:
        """The mean of -log_prob."""
        raise self._lacks("entropy")

    def cdf(self, value: Tensor) -> Tensor:
        """The probability of at most `value`."""
        raise self._lacks("cdf")

    def icdf(self, value: Tensor) -> Tensor:
        """What `cdf` gives this probability for."""
        raise self._lacks("icdf")

    def enumerate_support(self, expand: bool = True) -> Tensor:
        """All values, along a first axis."""
        raise self._lacks("enumerate_support, as its values are not few")

    @property
    def mean(self) -> Tensor:
        """The mean."""
        raise self._lacks("mean")

    @property
    def mode(self) -> Tensor:
        """The most likely value."""
        raise self._lacks("mode")

    @property
    def variance(self) -> Tensor:
        """The variance."""
        raise self._lacks("variance")

    @property
    def stddev(self) -> Tensor:
        """The root of the variance."""
        return self.variance.sqrt()

    def perplexity(self) -> Tensor:
        """e to the entropy."""
        return self.entropy().exp()

    # others like it

    def expand(self, batch_shape: Sequence[int]) -> Self:
        """The same distributions repeated to another batch shape."""
        made = object.__new__(type(self))
        vars(made).update(vars(self))
        for name, inner in self.arguments.items():
            held = vars(self).get(name)
            if isinstance(held, Tensor):
                shape = (*batch_shape, *held.shape[held.ndim - inner :])
                setattr(made, name, held.expand(shape))
        made.batch_shape = tuple(batch_shape)
        return made

    def __repr__(self) -> str:
        held = {name: vars(self).get(name) for name in self.arguments}
        told = ", ".join(
            f"{name}: {value.shape}" for name, value in held.items() if isinstance(value, Tensor)
        )
        return f"{type(self).__name__}({told})"


def broadcast_all(*values: Parameter) -> list[Tensor]:
    """Numbers and tensors as tensors of one shape; numbers take the type of the tensors."""
    given = [value for value in values if isinstance(value, Tensor)]
    kind = given[0].dtype if given and given[0].dtype.is_float else dtypes.default_float
    made = [value if isinstance(value, Tensor) else Tensor(float(value), dtype=kind) for value in values]
    return list(Tensor.broadcast_tensors(*made)) if len(made) > 1 else made


def uniform_open(shape: Shape, like: Tensor) -> Tensor:
    """Random numbers above 0 and below 1, of 32 bits at least: fewer would round some to 1."""
    least = 2.0**-54 if like.dtype == dtypes.float64 else 2.0**-25
    kind = like.dtype if like.dtype.bits >= 32 else dtypes.float32
    return Tensor.rand(*shape, dtype=kind).maximum(least)


def logits_of(probs: Tensor, is_binary: bool = False) -> Tensor:
    """The logarithms of probabilities, or of odds, of probabilities that are not quite 0 or 1."""
    least = 2.0**-52 if probs.dtype == dtypes.float64 else 2.0**-23
    clear = probs.clip(least, 1 - least)
    return clear.log() - (-clear).log1p() if is_binary else clear.log()


def summed(x: Tensor, count: int) -> Tensor:
    """Without the last `count` axes, which are summed."""
    return x.sum(tuple(range(x.ndim - count, x.ndim))) if count else x


LOG_2PI = math.log(2 * math.pi)
EULER = 0.57721566490153286060
