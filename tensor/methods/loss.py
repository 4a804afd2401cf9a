"""Losses.

Cross entropy works from logits, never from probabilities, and has a gradient of its own: few nodes.
"""

from __future__ import annotations

from typing import Self

from tensor.methods.random import Random

REDUCTIONS = ("mean", "sum", "none")


class Loss(Random):
    """Scalars to descend on."""

    __slots__ = ()

    def _reduced(self, name: str, reduction: str) -> Self:
        if reduction not in REDUCTIONS:
            allowed = ", ".join(map(repr, REDUCTIONS))
            raise ValueError(f"{name}: reduction {reduction!r}; allowed are {allowed}")
        return self.mean() if reduction == "mean" else self.sum() if reduction == "sum" else self

    def sparse_categorical_crossentropy(
        self, Y: Self, ignore_index: int = -1, label_smoothing: float = 0.0, reduction: str = "mean"
    ) -> Self:
        """Cross entropy of logits ``(..., classes)`` with integer classes ``(...)``.

        Places where the class is `ignore_index` count nothing, in the mean as well. Classes are not checked
        on the device: one outside 0..classes-1 that is not `ignore_index` adds the row's log-sum alone.
        """
        if not 0 <= label_smoothing <= 1:
            raise ValueError(
                f"sparse_categorical_crossentropy: label_smoothing {label_smoothing}; allowed is 0..1"
            )
        if Y.shape != self.shape[:-1]:
            raise ValueError(
                f"sparse_categorical_crossentropy: logits {self.shape} need classes {self.shape[:-1]},"
                f" not {Y.shape}"
            )
        target = Y._one_hot_smoothed(self.shape[-1], label_smoothing)
        counts = Y.ne(ignore_index)
        rows = counts.where(self._as_float()._entropy_rows(target), 0.0)
        if reduction != "mean":
            return rows._reduced("sparse_categorical_crossentropy", reduction)
        return rows.sum() / counts.cast(rows.dtype).sum()

    def cross_entropy(self, Y: Self, reduction: str = "mean", label_smoothing: float = 0.0) -> Self:
        """Cross entropy of logits ``(batch, classes, ...)`` with integer classes ``(batch, ...)`` or
        probabilities of the logits' shape.
        """
        if not 0 <= label_smoothing <= 1:
            raise ValueError(f"cross_entropy: label_smoothing {label_smoothing}; allowed is 0..1")
        axis = 0 if self.ndim == 1 else 1
        if self.ndim == 0 or Y.shape not in (self.shape, self.shape[:axis] + self.shape[axis + 1 :]):
            raise ValueError(
                f"cross_entropy: shapes {self.shape} and {Y.shape}; allowed are classes or equal shapes"
            )
        logits = self._as_float().transpose(axis, -1)
        classes = logits.shape[-1]
        if Y.shape == self.shape:
            target = Y.transpose(axis, -1).cast(logits.dtype)
            target = target * (1 - label_smoothing) + label_smoothing / classes if label_smoothing else target
        else:
            target = (
                Y.unsqueeze(axis).transpose(axis, -1).squeeze(-1)._one_hot_smoothed(classes, label_smoothing)
            )
        return logits._entropy_rows(target)._reduced("cross_entropy", reduction)

    def _one_hot_smoothed(self, classes: int, smoothing: float) -> Self:
        """For classes: their share of the target, and what is smoothed away spread over all."""
        rest = smoothing / classes
        return self._one_hot(classes).where(1 - smoothing + rest, rest)

    def _entropy_rows(self, target: Self) -> Self:
        """-sum(target * log_softmax(self)) of each row, for a constant target whose rows sum to 1.

        The gradient is softmax - target, from the powers and sums of the forward pass.
        """
        logits = self._wide()
        shifted = logits._shifted(-1)
        powers = shifted._exp_short()
        total = powers.sum(-1, keepdim=True)
        share = target.detach().cast(logits.dtype)
        rows = total.log() - (share * shifted).sum(-1, keepdim=True)
        nodes = (powers.node, total.node, share.node)

        def rule(y: Loss, g: Loss, x: Loss) -> tuple[Loss]:
            power, sums, wanted = (g._from_node(n) for n in nodes)
            return (g * (power * sums.reciprocal() - wanted),)

        return rows._with_gradient((logits,), rule).squeeze(-1)._narrow(self)

    def nll_loss(
        self, Y: Self, weight: Self | None = None, ignore_index: int | None = None, reduction: str = "mean"
    ) -> Self:
        """Negative of the log-probability ``(batch, classes, ...)`` at the classes ``(batch, ...)``, weighted
        by class.

        The mean is over the weights.
        """
        wanted = self.shape[:1] + self.shape[2:]
        if Y.shape != wanted:
            raise ValueError(f"nll_loss: log-probabilities {self.shape} need classes {wanted}, not {Y.shape}")
        hit = Y._one_hot(self.shape[1])
        scale = hit.cast(self.dtype) if weight is None else hit.where(weight, 0)
        counted = scale.sum(-1) if ignore_index is None else Y.ne(ignore_index).where(scale.sum(-1), 0)
        picked = hit.where(self.transpose(1, -1) if self.ndim == 2 else self._classes_last(), 0).sum(-1)
        rows = -picked * counted
        return rows.sum() / counted.sum() if reduction == "mean" else rows._reduced("nll_loss", reduction)

    def _classes_last(self) -> Self:
        return self.permute(0, *range(2, self.ndim), 1)

    def binary_crossentropy(self, Y: Self, reduction: str = "mean") -> Self:
        """Of probabilities: -(Y log p + (1 - Y) log(1 - p))."""
        rows = -(Y * self.log() + (1 - Y) * (1 - self).log())
        return rows._reduced("binary_crossentropy", reduction)

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
