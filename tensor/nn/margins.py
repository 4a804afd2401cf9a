"""Further losses of networks, with torch's arguments and defaults; `functional` has them all.

`reduction` is "mean", "sum" or "none" everywhere, and anything else a ValueError.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tensor.dtype import dtypes
from tensor.tensor import Tensor


def margin_ranking_loss(
    input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0.0, reduction: str = "mean"
) -> Tensor:
    """max(0, margin - target * (input1 - input2)): target 1 wants the first above the second, -1 below. All
    broadcast.

    >>> margin_ranking_loss(Tensor([1.0, 2.0]), Tensor([0.0, 3.0]), Tensor([1.0, 1.0])).item()
    0.5
    """
    return _above_zero(margin - target * (input1 - input2))._reduced("margin_ranking_loss", reduction)


def hinge_embedding_loss(x: Tensor, target: Tensor, margin: float = 1.0, reduction: str = "mean") -> Tensor:
    """x where the target is 1, max(0, margin - x) where it is -1, both where it is neither.

    >>> hinge_embedding_loss(Tensor([0.25, 0.5]), Tensor([1, -1]), reduction="none").tolist()
    [0.25, 0.5]
    """
    near = target.ne(-1).where(x, 0.0)
    far = target.ne(1).where(_above_zero(margin - x), 0.0)
    return (near + far)._reduced("hinge_embedding_loss", reduction)


def cosine_embedding_loss(
    input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0.0, reduction: str = "mean"
) -> Tensor:
    """1 - cos where the target is 1, max(0, cos - margin) where it is -1, of vectors ``(batch, n)`` or
    ``(n,)``. ValueError for more axes than the target has and one.

    >>> cosine_embedding_loss(Tensor([[1.0, 0.0]]), Tensor([[0.0, 2.0]]), Tensor([1])).item()
    1.0
    """
    if input1.ndim != target.ndim + 1 and input2.ndim != target.ndim + 1:
        shapes = f"{input1.shape}, {input2.shape}"
        raise ValueError(f"cosine_embedding_loss: vectors {shapes} need a target for each row")
    x, y = input1.broadcast_tensors(input2)
    sizes = (x.square().sum(-1) + 1e-12) * (y.square().sum(-1) + 1e-12)
    cosine = (x * y).sum(-1) / sizes.sqrt()
    near, far = target.eq(1).where(1 - cosine, 0.0), target.eq(-1).where(_above_zero(cosine - margin), 0.0)
    return (near + far)._reduced("cosine_embedding_loss", reduction)


def soft_margin_loss(x: Tensor, target: Tensor, reduction: str = "mean") -> Tensor:
    """log(1 + e**(-target * x)), targets 1 and -1; in the type of x.

    >>> round(soft_margin_loss(Tensor([0.0]), Tensor([1.0])).item(), 4)
    0.6931
    """
    return (-target * x).softplus()._reduced("soft_margin_loss", reduction).cast(x.dtype)


def multi_margin_loss(
    x: Tensor,
    target: Tensor,
    p: int = 1,
    margin: float = 1.0,
    weight: Tensor | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Of scores ``(batch, classes)`` and classes ``(batch,)``: the mean over all classes of
    max(0, margin - its score + another's)**p, that class left out; `weight` of each class.

    >>> multi_margin_loss(Tensor([[0.5, 1.0]]), Tensor([0])).item()
    0.75
    """
    if p not in (1, 2):
        raise ValueError(f"multi_margin_loss: p {p}; allowed are 1 and 2")
    rows = x.reshape(1, -1) if x.ndim < 2 else x
    named = target.reshape(-1)._one_hot(rows.shape[-1])
    own = named.where(rows, 0.0).sum(-1, keepdim=True)
    excess = _above_zero(margin - own + rows)
    excess = excess if p == 1 else excess.square()
    if weight is not None:
        excess = excess * named.where(weight, 0.0).sum(-1, keepdim=True)
    made = named.where(0.0, excess).sum(-1) / rows.shape[-1]
    return made.reshape(target.shape if x.ndim == 2 else ())._reduced("multi_margin_loss", reduction)


def multilabel_margin_loss(x: Tensor, target: Tensor, reduction: str = "mean") -> Tensor:
    """Of scores ``(batch, classes)`` and the classes of each row, of which those from the first -1 on do not
    count: the sum of max(0, 1 - a named score + another's) over the number of classes.

    >>> multilabel_margin_loss(Tensor([[0.5, 1.0]]), Tensor([[0, -1]])).item()
    0.75
    """
    if x.shape != target.shape or x.ndim > 2:
        raise ValueError(
            f"multilabel_margin_loss: shapes {x.shape} and {target.shape}; allowed are equal ones"
        )
    rows, labels = (
        x.reshape(-1, x.shape[-1] if x.ndim else 1),
        target.reshape(-1, x.shape[-1] if x.ndim else 1),
    )
    counts = (labels < 0).cast(dtypes.int32).cumsum(-1).eq(0)
    named = (labels.maximum(0)._one_hot(rows.shape[-1]) & counts.unsqueeze(-1)).any(-2)
    own = rows.gather(-1, labels.maximum(0))
    pairs = _above_zero(1 - own.unsqueeze(-1) + rows.unsqueeze(-2))
    kept = counts.unsqueeze(-1) & ~named.unsqueeze(-2)
    made = kept.where(pairs, 0.0).sum((-2, -1)) / rows.shape[-1]
    return made.reshape(x.shape[:-1])._reduced("multilabel_margin_loss", reduction)


def multilabel_soft_margin_loss(
    x: Tensor, target: Tensor, weight: Tensor | None = None, reduction: str = "mean"
) -> Tensor:
    """The mean over the last axis of the cross entropy of each class by itself, of logits and targets 0 to 1.

    >>> round(multilabel_soft_margin_loss(Tensor([[0.0, 0.0]]), Tensor([[1.0, 0.0]])).item(), 4)
    0.6931
    """
    rows = x.binary_crossentropy_logits(target, "none")
    rows = rows if weight is None else rows * weight
    return rows.mean(-1)._reduced("multilabel_soft_margin_loss", reduction)


def poisson_nll_loss(
    x: Tensor,
    target: Tensor,
    log_input: bool = True,
    full: bool = False,
    eps: float = 1e-8,
    reduction: str = "mean",
) -> Tensor:
    """Of a rate's logarithm x: e**x - target * x; of the rate: x - target * log(x + eps). full: with
    Stirling's term of target! for targets above 1.

    >>> poisson_nll_loss(Tensor([0.0]), Tensor([3.0])).item()
    1.0
    """
    rows = x.exp() - target * x if log_input else x - target * (x + eps).log()
    if full:
        safe = (target > 1).where(target, 1)
        stirling = safe * safe.log() - safe + 0.5 * (2 * math.pi * safe).log()
        rows = rows + (target > 1).where(stirling, 0.0)
    return rows._reduced("poisson_nll_loss", reduction)


def gaussian_nll_loss(
    x: Tensor,
    target: Tensor,
    var: Tensor | float,
    full: bool = False,
    eps: float = 1e-6,
    reduction: str = "mean",
) -> Tensor:
    """(log var + (x - target)**2 / var) / 2; var is at least `eps`, a number, or has x's shape, or that with
    a last axis of 1 or none. full: plus log(2 pi) / 2.

    >>> gaussian_nll_loss(Tensor([1.0]), Tensor([3.0]), 1.0).item()
    2.0
    """
    spread = x * 0 + var if isinstance(var, int | float) else var
    if isinstance(var, Tensor) and var.shape != x.shape and var.shape == x.shape[:-1]:
        spread = var.unsqueeze(-1)
    bounded = spread + (spread.maximum(eps) - spread).detach()
    rows = 0.5 * (bounded.log() + (x - target).square() / bounded)
    return (rows + 0.5 * math.log(2 * math.pi) if full else rows)._reduced("gaussian_nll_loss", reduction)


def pairwise_distance(
    x1: Tensor, x2: Tensor, p: float = 2.0, eps: float = 1e-6, keepdim: bool = False
) -> Tensor:
    """The p-norm of x1 - x2 + eps along the last axis.

    >>> pairwise_distance(Tensor([[3.0, 4.0]]), Tensor([[0.0, 0.0]]), eps=0.0).tolist()
    [5.0]
    """
    return (x1 - x2 + eps).norm(p, -1, keepdim)


def pdist(x: Tensor, p: float = 2.0) -> Tensor:
    """p-norms of the differences of all pairs of rows of ``(n, k)``: ``(n * (n - 1) / 2,)``.

    >>> pdist(Tensor([[0.0, 0.0], [3.0, 4.0]])).tolist()
    [5.0]
    """
    if x.ndim != 2:
        raise ValueError(f"pdist: shape {x.shape}; allowed is (n, k)")
    first, second = np.triu_indices(len(x), 1)
    if not len(first):
        return Tensor.zeros(0, dtype=x.dtype)
    return (x[Tensor(first.astype(np.int32))] - x[Tensor(second.astype(np.int32))]).norm(p, -1)


def triplet_margin_loss(
    anchor: Tensor,
    positive: Tensor,
    negative: Tensor,
    margin: float = 1.0,
    p: float = 2.0,
    eps: float = 1e-6,
    swap: bool = False,
    reduction: str = "mean",
) -> Tensor:
    """max(0, margin + the distance to `positive` - that to `negative`) of vectors along the last axis.

    >>> triplet_margin_loss(Tensor([[0.0]]), Tensor([[2.0]]), Tensor([[1.0]]), eps=0.0).item()
    2.0
    """

    def distance(x: Tensor, y: Tensor) -> Tensor:
        return pairwise_distance(x, y, p, eps)

    return triplet_margin_with_distance_loss(
        anchor, positive, negative, distance_function=distance, margin=margin, swap=swap, reduction=reduction
    )


def triplet_margin_with_distance_loss(
    anchor: Tensor,
    positive: Tensor,
    negative: Tensor,
    *,
    distance_function: Callable[[Tensor, Tensor], Tensor] | None = None,
    margin: float = 1.0,
    swap: bool = False,
    reduction: str = "mean",
) -> Tensor:
    """`triplet_margin_loss` by any distance; swap: the negative is compared with what of both is nearer.

    >>> rows = [Tensor([[value]]) for value in (0.0, 2.0, 1.0)]
    >>> round(triplet_margin_with_distance_loss(*rows).item(), 4)
    2.0
    """
    distance = distance_function or pairwise_distance
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = far.minimum(distance(positive, negative))
    return _above_zero(margin + near - far)._reduced("triplet_margin_loss", reduction)


def linear_cross_entropy(
    x: Tensor,
    linear_weight: Tensor,
    target: Tensor,
    *,
    linear_bias: Tensor | None = None,
    weight: Tensor | None = None,
    reduction: str = "mean",
    ignore_index: int | None = None,
    label_smoothing: float = 0.0,
    options: Any = None,
) -> Tensor:
    """`Tensor.cross_entropy` of x ``(..., in)`` times weights ``(classes, ..., in)``.

    options: torch's word on pieces, which changes nothing.

    >>> made = linear_cross_entropy(Tensor([[1.0]]), Tensor([[0.0], [0.0]]), Tensor([1]))
    >>> round(made.item(), 4)
    0.6931
    """
    classes: Sequence[int] = linear_weight.shape[:-1]
    bias = None if linear_bias is None else linear_bias.reshape(-1)
    logits = x.linear(linear_weight.reshape(-1, linear_weight.shape[-1]).T, bias)
    logits = logits.reshape(*x.shape[:-1], *classes)
    left_out = -100 if ignore_index is None else ignore_index
    return logits.cross_entropy(target, reduction, label_smoothing, left_out, weight)


def _above_zero(x: Tensor) -> Tensor:
    """max(x, 0), with torch's gradient of `clamp_min`: 1 at 0."""
    return x.clip(0)
