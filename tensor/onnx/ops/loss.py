"""Losses of classes, which are on axis 1."""

from __future__ import annotations

from typing import Any

from tensor import Tensor
from tensor.onnx.table import Rows


def nll(
    x: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    *,
    ignore_index: int | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Minus each row's logarithm of a probability at its class; the mean is over the classes' weights."""
    kept = target.eq(target) if ignore_index is None else target.ne(ignore_index)
    places = kept.where(target, 0)
    picked = x.gather(1, places.unsqueeze(1)).squeeze(1)
    share = kept.cast(x.dtype) if weight is None else kept.where(weight[places], 0).cast(x.dtype)
    rows = kept.where(-picked * share, 0)
    if reduction == "none":
        return rows
    return rows.sum() if reduction == "sum" else rows.sum() / share.sum()


def softmax_cross_entropy(
    scores: Tensor,
    labels: Tensor,
    weights: Tensor | None = None,
    *,
    ignore_index: int | None = None,
    reduction: str = "mean",
) -> Any:
    logarithms = scores.log_softmax(1)
    return nll(logarithms, labels, weights, ignore_index=ignore_index, reduction=reduction), logarithms


ROWS: Rows = {
    "NegativeLogLikelihoodLoss": {12: nll},
    "SoftmaxCrossEntropyLoss": {12: softmax_cross_entropy},
}
