"""Losses.

Cross entropy works from logits, never from probabilities, and has a gradient of its own: few nodes.
"""

from __future__ import annotations

import math
from typing import Self

from tensor.dtype import DType
from tensor.methods.random import Random

REDUCTIONS = ("mean", "sum", "none")


class Loss(Random):
    """Scalars to descend on."""

    __slots__ = ()

    def _reduced(self, name: str, reduction: str) -> Self:
        if not isinstance(reduction, str) or reduction not in REDUCTIONS:
            allowed = ", ".join(map(repr, REDUCTIONS))
            raise ValueError(f"{name}: reduction {reduction!r}; allowed are {allowed}")
        return self.mean() if reduction == "mean" else self.sum() if reduction == "sum" else self

    def sparse_categorical_crossentropy(
        self, Y: Self, ignore_index: int = -1, label_smoothing: float = 0.0, reduction: str = "mean"
    ) -> Self:
        """Cross entropy of logits ``(..., classes)`` with integer classes ``(...)``; see `cross_entropy`."""
        name = "sparse_categorical_crossentropy"
        _check_smoothing(name, label_smoothing)
        Y = self._other(name, Y)
        classes, wanted = self.shape[-1], self.shape[:-1]
        if Y.shape != wanted:
            raise ValueError(f"{name}: logits {self.shape} need classes {wanted}, not {Y.shape}")
        labels = self._labels(name, Y, classes, ignore_index)
        rows = self._as_float()._entropy_rows(*labels._target(classes, label_smoothing, self._wide().dtype))
        return rows._counted_rows(name, labels, classes, ignore_index, None, reduction)

    def cross_entropy(
        self,
        Y: Self,
        reduction: str = "mean",
        label_smoothing: float = 0.0,
        ignore_index: int = -100,
        weight: Self | None = None,
    ) -> Self:
        """Cross entropy of logits ``(batch, classes, ...)`` with integer classes ``(batch, ...)`` or
        probabilities of the logits' shape, as torch defines it.

        Places where the class is `ignore_index` count nothing, in the mean as well. weight: of each class,
        ``(classes,)``; the mean over classes is over their weights. Any other class outside 0..classes-1 is
        an IndexError where its value is known, which are labels fresh from the host; where the device has
        computed or holds them, the row's loss and gradient are NaN.
        """
        _check_smoothing("cross_entropy", label_smoothing)
        Y = self._other("cross_entropy", Y)
        axis = 0 if self.ndim == 1 else 1
        if self.ndim == 0 or Y.shape not in (self.shape, self.shape[:axis] + self.shape[axis + 1 :]):
            raise ValueError(
                f"cross_entropy: shapes {self.shape} and {Y.shape}; allowed are classes or equal shapes"
            )
        logits, classes = self._as_float()._classes_last(), self.shape[axis]
        weight = None if weight is None else self._class_weights("cross_entropy", weight, classes)
        if Y.shape == self.shape:
            target = Y._classes_last().cast(logits.dtype)
            target = target * (1 - label_smoothing) + label_smoothing / classes if label_smoothing else target
            target = target if weight is None else target * weight
            rows = logits._entropy_rows(target, mass=target.sum(-1), flows=True)
            return rows._reduced("cross_entropy", reduction)
        labels = self._labels("cross_entropy", Y, classes, ignore_index)
        target, named = labels._target(classes, label_smoothing, logits._wide().dtype)
        if weight is None:
            rows = logits._entropy_rows(target, named)
        else:
            target = target * weight
            rows = logits._entropy_rows(target, named, target.sum(-1))
        return rows._counted_rows("cross_entropy", labels, classes, ignore_index, weight, reduction)

    def _labels(self, name: str, Y: Self, classes: int, ignore_index: int) -> Self:
        """Integer classes, those whose values are known held against their number."""
        if not Y.dtype.is_int:
            raise TypeError(f"{name}: classes are {Y.dtype.name}; allowed are integers")
        Y._check_classes(name, classes, ignore_index)
        return Y

    def _class_weights(self, name: str, weight: Self, classes: int) -> Self:
        made = self._other(name, weight)
        if made.shape != (classes,):
            raise ValueError(f"{name}: weight of shape {made.shape}; allowed is ({classes},), one per class")
        return made.cast(self._as_float().dtype)

    def _counted_rows(
        self, name: str, labels: Self, classes: int, ignore_index: int, weight: Self | None, reduction: str
    ) -> Self:
        """Rows reduced: those of ignored labels count nothing, those of no class are NaN.

        The mean is over the weights of the labels.
        """
        known = labels._known()
        rows, share = self, None if weight is None else labels._one_hot(classes).where(weight, 0.0).sum(-1)
        if known is None:
            rows = rows * labels._names_class(classes, ignore_index).where(1.0, math.nan)
        if known is None or (known == ignore_index).any():
            counts = labels.ne(ignore_index)
            rows = counts.where(rows, 0.0)
            share = counts.where(1.0 if share is None else share, 0.0)
        if share is None or reduction != "mean":
            return rows._reduced(name, reduction)
        return rows.sum() / share.cast(rows.dtype).sum()

    def _names_class(self, classes: int, ignore_index: int) -> Self:
        return (self >= 0) & (self < classes) | self.eq(ignore_index)

    def _target(self, classes: int, smoothing: float, dtype: DType) -> tuple[Self, Self | None]:
        """For classes: their share of the target, what is smoothed away spread over all; and where it is
        not 0, None for everywhere."""
        rest, named = smoothing / classes, self._one_hot(classes)
        top = self.full((), 1 - smoothing + rest, dtype=dtype)
        return named.where(top, rest), None if smoothing else named

    def _entropy_rows(
        self, target: Self, named: Self | None = None, mass: Self | None = None, flows: bool = False
    ) -> Self:
        """-sum(target * log_softmax(self)) of each row, for a target whose rows sum to `mass`, or 1.

        named: where the target may be other than 0; elsewhere a logit of -inf counts nothing. The gradient
        is mass * softmax - target, from the powers and sums of the forward pass. flows: one goes to the
        target as well, -log_softmax.
        """
        logits = self._wide()
        shifted = logits._shifted(-1)
        powers = shifted._exp_short()
        total = powers.sum(-1, keepdim=True)
        share = target.detach().cast(logits.dtype)
        logs, scale = total.log(), total
        if mass is not None:
            whole = mass.detach().cast(logits.dtype).unsqueeze(-1)
            logs, scale = logs * whole, total / whole
        parts = share * shifted if named is None else named.where(share * shifted, 0.0)
        rows = logs - parts.sum(-1, keepdim=True)
        nodes = (powers.node, scale.node, share.node, total.node, shifted.node)

        def rule(y: Loss, g: Loss, *inputs: Loss) -> tuple[Loss, ...]:
            power, sums, wanted, plain, less = (g._from_node(n) for n in nodes)
            toward = g * (power * sums.reciprocal() - wanted)
            return (toward, (g * (plain.log() - less)).cast(inputs[1].dtype)) if flows else (toward,)

        inputs = (logits, target) if flows else (logits,)
        return rows._with_gradient(inputs, rule).squeeze(-1)._narrow(self)

    def nll_loss(
        self, Y: Self, weight: Self | None = None, ignore_index: int = -100, reduction: str = "mean"
    ) -> Self:
        """Negative of the log-probability ``(batch, classes, ...)`` at the classes ``(batch, ...)``, weighted
        by class. The mean is over the weights; `ignore_index` and classes that are none as `cross_entropy`.
        """
        Y = self._other("nll_loss", Y)
        axis = 0 if self.ndim == 1 else 1
        wanted = self.shape[:axis] + self.shape[axis + 1 :]
        if self.ndim == 0 or Y.shape != wanted:
            raise ValueError(f"nll_loss: log-probabilities {self.shape} need classes {wanted}, not {Y.shape}")
        values, classes = self._as_float()._classes_last(), self.shape[axis]
        weight = None if weight is None else self._class_weights("nll_loss", weight, classes)
        labels = self._labels("nll_loss", Y, classes, ignore_index)
        factor = -1.0 if weight is None else -weight
        picked = labels._one_hot(classes)
        if labels._known() is None:  # a row of no class is NaN as a whole, its gradient too
            picked = picked | ~labels._names_class(classes, ignore_index).unsqueeze(-1)
        rows = picked.where(values * factor, 0.0).sum(-1)
        return rows._counted_rows("nll_loss", labels, classes, ignore_index, weight, reduction)

    def _classes_last(self) -> Self:
        """Axis 1 of ``(batch, classes, ...)`` moved to the end."""
        return self if self.ndim < 3 else self.permute(0, *range(2, self.ndim), 1)

    def binary_crossentropy(self, Y: Self, reduction: str = "mean") -> Self:
        """Of probabilities: -(Y log p + (1 - Y) log(1 - p)), each logarithm at least -100, as torch's."""
        rows = -(Y * self._bounded_log() + (1 - Y) * (1 - self)._bounded_log())
        return rows._reduced("binary_crossentropy", reduction)

    def _bounded_log(self) -> Self:
        """log(x), at least -100; the gradient is that of a p of at least e**-27.6, torch's 1e-12."""
        x = self._as_float()

        def rule(y: Loss, g: Loss, x: Loss) -> tuple[Loss]:
            return (g / x.maximum(1e-12),)

        return x.log().maximum(-100.0)._with_gradient((x,), rule)

    def binary_crossentropy_logits(
        self, Y: Self, reduction: str = "mean", pos_weight: Self | None = None
    ) -> Self:
        """Of logits, stable for all of them: softplus(x) - x * Y, the positive part times `pos_weight`."""
        positive = self.neg().softplus() * Y
        weighted = positive if pos_weight is None else positive * pos_weight
        rows = weighted + (1 - Y) * self.softplus()
        return rows._reduced("binary_crossentropy_logits", reduction)

    def mse_loss(self, Y: Self, reduction: str = "mean") -> Self:
        """Squared differences."""
        difference = self - Y
        return (difference * difference)._reduced("mse_loss", reduction)


def _check_smoothing(name: str, smoothing: float) -> None:
    if not isinstance(smoothing, int | float):
        raise TypeError(f"{name}: label_smoothing of type {type(smoothing).__name__}; allowed are numbers")
    if not 0 <= smoothing <= 1:
        raise ValueError(f"{name}: label_smoothing {smoothing}; allowed is 0..1")
