"""Networks' functions with torch's arguments and defaults: ``import tensor.nn.functional as F``.

What is not here is a method with the same meaning: ``F.tanh`` is ``Tensor.tanh``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tensor.nn.attention import multi_head_attention_forward  # noqa: F401  # names of this module
from tensor.nn.ctc import ctc_loss  # noqa: F401
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
    hardshrink,
    rrelu,
    softshrink,
    tanhshrink,
    threshold,
)
from tensor.tensor import Tensor

Ints = int | Sequence[int]


def __getattr__(name: str) -> Any:
    """Whatever else a tensor has as a method."""
    found = None if name.startswith("_") else getattr(Tensor, name, None)
    if not callable(found):
        raise AttributeError(f"nn.functional has no {name!r}")
    return found


def relu(x: Tensor, inplace: bool = False) -> Tensor:
    """max(x, 0)."""
    return x.relu()


def gelu(x: Tensor, approximate: str = "none") -> Tensor:
    """Exactly, unless "tanh" asks for the approximation."""
    return x.gelu(approximate)


def glu(x: Tensor, dim: int = -1) -> Tensor:
    """The first half of an axis times the sigmoid of the second."""
    if x.shape[dim] % 2:
        raise ValueError(f"glu: axis {dim} of shape {x.shape} has no two halves")
    first, second = x.chunk(2, dim=dim)
    return first * second.sigmoid()


def prelu(x: Tensor, weight: Tensor) -> Tensor:
    """x above 0, weight * x below; a weight for all, or one for each channel of axis 1."""
    if weight.numel() > 1 and x.ndim > 1:
        weight = weight.reshape(1, -1, *(1,) * (x.ndim - 2))
    weight = weight if x.ndim else weight.reshape(())
    return (x > 0).where(x, x * weight)


def softplus(x: Tensor, beta: float = 1.0, threshold: float = 20.0) -> Tensor:  # noqa: F811
    """log(1 + e**(beta x)) / beta, and x where beta x is above `threshold`."""
    return x.softplus(beta, threshold)


def linear(x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """x @ weight.T + bias, weight (out, in), or (in,) for one result without an axis."""
    if weight.ndim == 1:
        made = x @ weight
        return made if bias is None else made + bias
    return x.linear(weight.T, bias)


def conv2d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Ints = 1,
    padding: Ints = 0,
    dilation: Ints = 1,
    groups: int = 1,
) -> Tensor:
    """`Tensor.conv2d`, for sequences and volumes too, in torch's order of arguments."""
    return x.conv2d(weight, bias, groups, stride, dilation, padding)


def conv_transpose2d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Ints = 1,
    padding: Ints = 0,
    output_padding: Ints = 0,
    groups: int = 1,
    dilation: Ints = 1,
) -> Tensor:
    """`Tensor.conv_transpose2d`, for sequences and volumes too, in torch's order of arguments."""
    return x.conv_transpose2d(weight, bias, groups, stride, dilation, padding, output_padding)


conv1d = conv3d = conv2d
conv_transpose1d = conv_transpose3d = conv_transpose2d


def max_pool1d(x: Tensor, kernel_size: Ints, stride: Ints | None = None, *more: Any, **options: Any) -> Any:
    """`max_pool2d` over one axis."""
    return _pool(max_pool2d, 1, x, kernel_size, stride, *more, **options)


def max_pool2d(
    x: Tensor,
    kernel_size: Ints,
    stride: Ints | None = None,
    padding: Ints = 0,
    dilation: Ints = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """The greatest of each window over the last axes, and if asked where it is in the flattened image."""
    return x.max_pool2d(kernel_size, stride, dilation, padding, ceil_mode, return_indices)


def max_pool3d(x: Tensor, kernel_size: Ints, stride: Ints | None = None, *more: Any, **options: Any) -> Any:
    """`max_pool2d` over three axes."""
    return _pool(max_pool2d, 3, x, kernel_size, stride, *more, **options)


def avg_pool1d(x: Tensor, kernel_size: Ints, stride: Ints | None = None, *more: Any, **options: Any) -> Any:
    """`avg_pool2d` over one axis."""
    return _pool(avg_pool2d, 1, x, kernel_size, stride, *more, **options)


def avg_pool2d(
    x: Tensor,
    kernel_size: Ints,
    stride: Ints | None = None,
    padding: Ints = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
) -> Tensor:
    """The mean of each window over the last axes; padding counts as zeros or not at all."""
    return x.avg_pool2d(kernel_size, stride, 1, padding, ceil_mode, count_include_pad, divisor_override)


def avg_pool3d(x: Tensor, kernel_size: Ints, stride: Ints | None = None, *more: Any, **options: Any) -> Any:
    """`avg_pool2d` over three axes."""
    return _pool(avg_pool2d, 3, x, kernel_size, stride, *more, **options)


def _pool(
    function: Any, rank: int, x: Tensor, kernel: Ints, stride: Ints | None, *more: Any, **options: Any
) -> Any:
    sizes = (kernel,) * rank if isinstance(kernel, int) else tuple(kernel)
    return function(x, sizes, stride, *more, **options)


def max_unpool1d(x: Tensor, indices: Tensor, kernel_size: Ints, *more: Any, **options: Any) -> Tensor:
    """`max_unpool2d` over one axis."""
    return max_unpool2d(
        x, indices, (kernel_size,) if isinstance(kernel_size, int) else kernel_size, *more, **options
    )


def max_unpool2d(
    x: Tensor,
    indices: Tensor,
    kernel_size: Ints,
    stride: Ints | None = None,
    padding: Ints = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:
    """`Tensor.max_unpool2d` in torch's order of arguments."""
    return x.max_unpool2d(indices, kernel_size, stride or None, 1, padding, output_size)


def max_unpool3d(x: Tensor, indices: Tensor, kernel_size: Ints, *more: Any, **options: Any) -> Tensor:
    """`max_unpool2d` over three axes."""
    return max_unpool2d(
        x, indices, (kernel_size,) * 3 if isinstance(kernel_size, int) else kernel_size, *more, **options
    )


def pad(x: Tensor, pad: Sequence[int], mode: str = "constant", value: float | None = None) -> Tensor:
    """Elements around: pairs of counts from the last axis backward."""
    return x.pad(pad, mode, value or 0)


def interpolate(
    x: Tensor,
    size: Ints | None = None,
    scale_factor: float | Sequence[float] | None = None,
    mode: str = "nearest",
    align_corners: bool | None = None,
    recompute_scale_factor: bool | None = None,
    antialias: bool = False,
) -> Tensor:
    """`Tensor.interpolate` in torch's order of arguments, and with its mode."""
    return x.interpolate(size, mode, bool(align_corners), scale_factor, antialias, recompute_scale_factor)


def upsample_nearest(
    x: Tensor, size: Ints | None = None, scale_factor: float | Sequence[float] | None = None
) -> Tensor:
    """`interpolate` by the nearest element."""
    return interpolate(x, size, scale_factor, "nearest")


def upsample_bilinear(
    x: Tensor, size: Ints | None = None, scale_factor: float | Sequence[float] | None = None
) -> Tensor:
    """`interpolate` between four neighbours, corners on corners."""
    return interpolate(x, size, scale_factor, "bilinear", align_corners=True)


adaptive_avg_pool1d, adaptive_max_pool1d = Tensor.adaptive_avg_pool1d, Tensor.adaptive_max_pool1d
adaptive_avg_pool2d, adaptive_max_pool2d = Tensor.adaptive_avg_pool2d, Tensor.adaptive_max_pool2d
adaptive_avg_pool3d, adaptive_max_pool3d = Tensor.adaptive_avg_pool3d, Tensor.adaptive_max_pool3d
pixel_shuffle = Tensor.pixel_shuffle


def dropout(x: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """`Tensor.dropout` where `training`, whatever `Tensor.train` says."""
    with Tensor.train(training):
        return x.dropout(p)


def layer_norm(
    x: Tensor,
    normalized_shape: Ints,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-5,
) -> Tensor:
    """To mean 0 and variance 1 over the last axes, scaled and shifted."""
    sizes = (normalized_shape,) if isinstance(normalized_shape, int) else tuple(normalized_shape)
    if x.shape[-len(sizes) :] != sizes:
        raise ValueError(f"layer_norm: the last axes of {x.shape} are not {sizes}")
    made = x.layernorm(tuple(range(-len(sizes), 0)), eps)
    made = made if weight is None else made * weight
    return made if bias is None else made + bias


def softmax(x: Tensor, dim: int = -1) -> Tensor:
    """e**x over its sum along an axis."""
    return x.softmax(dim)


def log_softmax(x: Tensor, dim: int = -1) -> Tensor:
    """The logarithm of softmax."""
    return x.log_softmax(dim)


def cross_entropy(
    x: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    ignore_index: int = -100,
    reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> Tensor:
    """`Tensor.cross_entropy` in torch's order of arguments."""
    return x.cross_entropy(target, reduction, label_smoothing, ignore_index, weight)


def l1_loss(x: Tensor, target: Tensor, reduction: str = "mean") -> Tensor:
    """|x - target|."""
    return _reduced("l1_loss", (x - target).abs(), reduction)


def huber_loss(x: Tensor, target: Tensor, reduction: str = "mean", delta: float = 1.0) -> Tensor:
    """d*d / 2 up to a difference of `delta`, then delta * (|d| - delta / 2)."""
    size = (x - target).abs()
    small = size.minimum(delta)
    return _reduced("huber_loss", small * (size - small * 0.5), reduction)


def smooth_l1_loss(x: Tensor, target: Tensor, reduction: str = "mean", beta: float = 1.0) -> Tensor:
    """`huber_loss` over `beta`; `l1_loss` for 0."""
    if beta == 0:
        return l1_loss(x, target, reduction)
    return huber_loss(x, target, reduction, beta) / beta


def kl_div(x: Tensor, target: Tensor, reduction: str = "mean", log_target: bool = False) -> Tensor:
    """target * (log(target) - x) of logarithms x; "batchmean" divides the sum by the first axis."""
    if log_target:
        rows = target.exp() * (target - x)
    else:
        rows = target.xlogy(target) - target * x
    return rows.sum() / x.shape[0] if reduction == "batchmean" else _reduced("kl_div", rows, reduction)


def binary_cross_entropy(
    x: Tensor, target: Tensor, weight: Tensor | None = None, reduction: str = "mean"
) -> Tensor:
    """Of probabilities: -(t log x + (1 - t) log(1 - x)), times a weight that broadcasts."""
    rows = x.binary_crossentropy(target, "none")
    return _reduced("binary_cross_entropy", rows if weight is None else rows * weight, reduction)


def binary_cross_entropy_with_logits(
    x: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: str = "mean",
    pos_weight: Tensor | None = None,
) -> Tensor:
    """`binary_cross_entropy` of sigmoid(x)."""
    rows = x.binary_crossentropy_logits(target, "none", pos_weight)
    return _reduced("binary_cross_entropy_with_logits", rows if weight is None else rows * weight, reduction)


def cosine_similarity(x: Tensor, y: Tensor, dim: int = 1, eps: float = 1e-8) -> Tensor:
    """The cosine of the angle between vectors along an axis; lengths count as at least `eps`."""
    x, y = x.broadcast_tensors(y)
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
    """`Tensor.scaled_dot_product_attention`; `dropout_p` counts as given, whatever `Tensor.train` says."""
    given = query if scale is None else query * (scale * math.sqrt(query.shape[-1]))
    with Tensor.train(dropout_p > 0):
        return given.scaled_dot_product_attention(key, value, attn_mask, dropout_p, is_causal, enable_gqa)


def _reduced(name: str, rows: Tensor, reduction: str) -> Tensor:
    return rows._reduced(name, reduction)
