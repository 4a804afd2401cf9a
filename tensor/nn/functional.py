"""Networks' functions with torch's arguments and defaults: ``import tensor.nn.functional as F``.

What is not here is a method with the same meaning: ``F.tanh`` is ``Tensor.tanh``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache, wraps
from types import FunctionType
from typing import Any

from tensor.dtype import DType
from tensor.nn import windows
from tensor.nn.attention import multi_head_attention_forward  # noqa: F401  # names of this module
from tensor.nn.ctc import ctc_loss  # noqa: F401
from tensor.nn.fractional import fractional_max_pool2d, fractional_max_pool3d  # noqa: F401
from tensor.nn.margins import (  # noqa: F401
    cosine_embedding_loss,
    gaussian_nll_loss,
    hinge_embedding_loss,
    linear_cross_entropy,
    margin_ranking_loss,
    multi_margin_loss,
    multilabel_margin_loss,
    multilabel_soft_margin_loss,
    pairwise_distance,
    pdist,
    poisson_nll_loss,
    soft_margin_loss,
    triplet_margin_loss,
    triplet_margin_with_distance_loss,
)
from tensor.nn.norms import (  # noqa: F401
    batch_norm,
    group_norm,
    instance_norm,
    local_response_norm,
    rms_norm,
)
from tensor.nn.patches import bilinear, embedding, embedding_bag, fold, unfold  # noqa: F401
from tensor.nn.pointwise import (  # noqa: F401
    alpha_dropout,
    dropout1d,
    dropout2d,
    dropout3d,
    feature_alpha_dropout,
    gumbel_softmax,
    hardshrink,
    one_hot,
    rrelu,
    softshrink,
    tanhshrink,
    threshold,
)
from tensor.nn.reductions import without_old
from tensor.tensor import Tensor

Ints = int | Sequence[int]
UNWRAPPED = ("cache", "wraps", "without_old")


def __getattr__(name: str) -> Any:
    """Whatever else a tensor has as a method."""
    found = None if name.startswith("_") else getattr(Tensor, name, None)
    if not callable(found):
        raise AttributeError(f"nn.functional has no {name!r}")
    return _by_input(found, "inplace")


@cache
def _by_input(function: Callable[..., Any], *ignored: str) -> Callable[..., Any]:
    """Let a function take what comes first as `input`, too, keywords that change nothing here, and a loss's
    old ones."""

    @wraps(function)
    def call(*args: Any, **options: Any) -> Any:
        if "input" in options and not args:
            args = (options.pop("input"),)
        for name in ignored:
            options.pop(name, None)
        return function(*args, **without_old(function, options))

    return call


def relu(x: Tensor, inplace: bool = False) -> Tensor:
    """max(x, 0).

    >>> relu(Tensor([-1.0, 2.0])).tolist()
    [0.0, 2.0]
    """
    return x.relu()


def gelu(x: Tensor, approximate: str = "none") -> Tensor:
    """Exactly, unless "tanh" asks for the approximation.

    >>> round(gelu(Tensor(1.0)).item(), 4)
    0.8413
    """
    return x.gelu(approximate)


def glu(x: Tensor, dim: int = -1) -> Tensor:
    """The first half of an axis times the sigmoid of the second.

    >>> glu(Tensor([6.0, 0.0])).tolist()
    [3.0]
    """
    if x.shape[dim] % 2:
        raise ValueError(f"glu: axis {dim} of shape {x.shape} has no two halves")
    half = x.shape[dim] // 2
    first, second = x.narrow(dim, 0, half), x.narrow(dim, half, half)
    return first * second.sigmoid()


def prelu(x: Tensor, weight: Tensor) -> Tensor:
    """x above 0, weight * x below; a weight for all, or one for each channel of axis 1.

    >>> prelu(Tensor([-4.0, 2.0]), Tensor([0.25])).tolist()
    [-1.0, 2.0]
    """
    if weight.numel() > 1 and x.ndim > 1:
        weight = weight.reshape(1, -1, *(1,) * (x.ndim - 2))
    weight = weight if x.ndim else weight.reshape(())
    return (x > 0).where(x, x * weight)


def softplus(x: Tensor, beta: float = 1.0, threshold: float = 20.0) -> Tensor:  # noqa: F811
    """log(1 + e**(beta x)) / beta, and x where beta x is above `threshold`.

    >>> round(softplus(Tensor(0.0)).item(), 4)
    0.6931
    """
    return x.softplus(beta, threshold)


def linear(x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """x @ weight.T + bias, weight (out, in), or (in,) for one result without an axis.

    >>> linear(Tensor([1.0, 2.0]), Tensor([[3.0, 4.0]]), Tensor([0.5])).tolist()
    [11.5]
    """
    if weight.ndim == 1:
        made = x @ weight
        return made if bias is None else made + bias
    return x.linear(weight.T, bias)


conv1d, conv2d, conv3d = windows.conv1d, windows.conv2d, windows.conv3d
conv_transpose1d, conv_transpose2d = windows.conv_transpose1d, windows.conv_transpose2d
conv_transpose3d, pad, interpolate = windows.conv_transpose3d, windows.pad, windows.interpolate
max_pool1d, max_pool2d, max_pool3d = windows.max_pool1d, windows.max_pool2d, windows.max_pool3d
avg_pool1d, avg_pool2d, avg_pool3d = windows.avg_pool1d, windows.avg_pool2d, windows.avg_pool3d
max_unpool1d, max_unpool2d, max_unpool3d = windows.max_unpool1d, windows.max_unpool2d, windows.max_unpool3d
upsample = windows.upsample
lp_pool1d, lp_pool2d, lp_pool3d = windows.lp_pool1d, windows.lp_pool2d, windows.lp_pool3d
upsample_nearest, upsample_bilinear = windows.upsample_nearest, windows.upsample_bilinear
adaptive_avg_pool1d, adaptive_max_pool1d = Tensor.adaptive_avg_pool1d, Tensor.adaptive_max_pool1d
adaptive_avg_pool2d, adaptive_max_pool2d = Tensor.adaptive_avg_pool2d, Tensor.adaptive_max_pool2d
adaptive_avg_pool3d, adaptive_max_pool3d = Tensor.adaptive_avg_pool3d, Tensor.adaptive_max_pool3d
pixel_shuffle = Tensor.pixel_shuffle


def dropout(x: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """`Tensor.dropout` where `training`, whatever `Tensor.train` says.

    >>> dropout(Tensor([1.0, 2.0]), training=False).tolist()
    [1.0, 2.0]
    """
    with Tensor.train(training):
        return x.dropout(p)


def layer_norm(
    x: Tensor,
    normalized_shape: Ints,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-5,
) -> Tensor:
    """To mean 0 and variance 1 over the last axes, scaled and shifted.

    >>> layer_norm(Tensor([[1.0, 3.0]]), (2,), eps=0.0).tolist()
    [[-1.0, 1.0]]
    """
    sizes = (normalized_shape,) if isinstance(normalized_shape, int) else tuple(normalized_shape)
    if x.shape[-len(sizes) :] != sizes:
        raise ValueError(f"layer_norm: the last axes of {x.shape} are not {sizes}")
    made = x.layernorm(tuple(range(-len(sizes), 0)), eps)
    made = made if weight is None else made * weight
    return made if bias is None else made + bias


def softmax(x: Tensor, dim: int = -1, dtype: DType | None = None) -> Tensor:
    """e**x over its sum along an axis.

    >>> softmax(Tensor([3.0, 3.0]), dim=0).tolist()
    [0.5, 0.5]
    """
    return x.softmax(dim, dtype)


def log_softmax(x: Tensor, dim: int = -1, dtype: DType | None = None) -> Tensor:
    """The logarithm of softmax.

    >>> round(log_softmax(Tensor([3.0, 3.0]), dim=0)[0].item(), 4)
    -0.6931
    """
    return x.log_softmax(dim, dtype)


def cross_entropy(
    x: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    ignore_index: int = -100,
    reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> Tensor:
    """`Tensor.cross_entropy` in torch's order of arguments.

    >>> round(cross_entropy(Tensor([[0.0, 0.0]]), Tensor([1])).item(), 4)
    0.6931
    """
    return x.cross_entropy(target, reduction, label_smoothing, ignore_index, weight)


def mse_loss(x: Tensor, target: Tensor, reduction: str = "mean", weight: Tensor | None = None) -> Tensor:
    """Squared differences, times a weight for each; the mean is over the weights.

    >>> mse_loss(Tensor([1.0, 4.0]), Tensor([2.0, 2.0])).item()
    2.5
    """
    return _weighed("mse_loss", (x - target).square(), weight, reduction)


def l1_loss(x: Tensor, target: Tensor, reduction: str = "mean", weight: Tensor | None = None) -> Tensor:
    """|x - target|, times a weight for each; the mean is over the weights.

    >>> l1_loss(Tensor([1.0, 4.0]), Tensor([2.0, 2.0])).item()
    1.5
    """
    return _weighed("l1_loss", (x - target).abs(), weight, reduction)


def huber_loss(
    x: Tensor, target: Tensor, reduction: str = "mean", delta: float = 1.0, weight: Tensor | None = None
) -> Tensor:
    """d*d / 2 up to a difference of `delta`, then delta * (|d| - delta / 2); times a weight for each, the
    mean is over their count.

    >>> huber_loss(Tensor([3.0]), Tensor([0.0])).item()
    2.5
    """
    if not delta > 0:
        raise ValueError(f"huber_loss: delta {delta}; allowed is above 0")
    size = (x - target).abs()
    small = size.minimum(delta)
    rows = small * (size - small * 0.5)
    return _reduced("huber_loss", rows if weight is None else rows * weight, reduction)


def smooth_l1_loss(x: Tensor, target: Tensor, reduction: str = "mean", beta: float = 1.0) -> Tensor:
    """`huber_loss` over `beta`; `l1_loss` for 0.

    >>> smooth_l1_loss(Tensor([3.0]), Tensor([0.0]), beta=2.0).item()
    2.0
    """
    if beta < 0:
        raise ValueError(f"smooth_l1_loss: beta {beta}; allowed is 0 or more")
    if beta == 0:
        return l1_loss(x, target, reduction)
    return huber_loss(x, target, reduction, beta) / beta


def kl_div(x: Tensor, target: Tensor, reduction: str = "mean", log_target: bool = False) -> Tensor:
    """target * (log(target) - x) of logarithms x; "batchmean" divides the sum by the first axis.

    >>> kl_div(Tensor([0.0]), Tensor([1.0]), reduction="sum").item()
    0.0
    """
    if log_target:
        rows = target.exp() * (target - x)
    else:
        rows = target.xlogy(target) - target * x
    return rows.sum() / x.shape[0] if reduction == "batchmean" else _reduced("kl_div", rows, reduction)


def binary_cross_entropy(
    x: Tensor, target: Tensor, weight: Tensor | None = None, reduction: str = "mean"
) -> Tensor:
    """Of probabilities: -(t log x + (1 - t) log(1 - x)), times a weight that broadcasts.

    >>> round(binary_cross_entropy(Tensor([0.5]), Tensor([1.0])).item(), 4)
    0.6931
    """
    _check_shapes("binary_cross_entropy", x, target)
    rows = x.binary_crossentropy(target, "none")
    return _reduced("binary_cross_entropy", rows if weight is None else rows * weight, reduction)


def binary_cross_entropy_with_logits(
    x: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: str = "mean",
    pos_weight: Tensor | None = None,
) -> Tensor:
    """`binary_cross_entropy` of sigmoid(x).

    >>> round(binary_cross_entropy_with_logits(Tensor([0.0]), Tensor([1.0])).item(), 4)
    0.6931
    """
    _check_shapes("binary_cross_entropy_with_logits", x, target)
    rows = x.binary_crossentropy_logits(target, "none", pos_weight)
    return _reduced("binary_cross_entropy_with_logits", rows if weight is None else rows * weight, reduction)


def cosine_similarity(x1: Tensor, x2: Tensor, dim: int = 1, eps: float = 1e-8) -> Tensor:
    """The cosine of the angle between vectors along an axis; lengths count as at least `eps`.

    >>> cosine_similarity(Tensor([[3.0, 0.0]]), Tensor([[0.0, 2.0]])).tolist()
    [0.0]
    """
    x, y = x1._pair("cosine_similarity", x2)
    sizes = [side.square().sum(dim).sqrt().maximum(eps) for side in (x, y)]
    return (x * y).sum(dim) / (sizes[0] * sizes[1])


def scaled_dot_product_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Tensor:
    """`Tensor.scaled_dot_product_attention`; `dropout_p` counts as given, whatever `Tensor.train` says.

    >>> x = Tensor.ones(1, 2, 5, 4)
    >>> scaled_dot_product_attention(x, x, x, is_causal=True).shape
    (1, 2, 5, 4)
    """
    given = query if scale is None else query * (scale * math.sqrt(query.shape[-1]))
    with Tensor.train(dropout_p > 0):
        return given.scaled_dot_product_attention(key, value, attn_mask, dropout_p, is_causal, enable_gqa)


def _check_shapes(name: str, x: Tensor, target: Tensor) -> None:
    if x.shape != target.shape:
        raise ValueError(f"{name}: shape {x.shape}, target {target.shape}; allowed are equal shapes")


def _weighed(name: str, rows: Tensor, weight: Tensor | None, reduction: str) -> Tensor:
    if weight is None:
        return _reduced(name, rows, reduction)
    _check_shapes(f"{name} with a weight", rows, weight)
    rows = rows * weight
    return rows.sum() / weight.sum() if reduction == "mean" else _reduced(name, rows, reduction)


def _reduced(name: str, rows: Tensor, reduction: str) -> Tensor:
    return rows._reduced(name, reduction)


globals().update(
    {
        name: _by_input(value)
        for name, value in list(globals().items())
        if isinstance(value, FunctionType) and not name.startswith("_") and name not in UNWRAPPED
    }
)
