"""ATen: normalization, computed in float32 for halves, and its gradients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor import Tensor
from tensor.torch_front.table import lowers

Part = Tensor | None


def wide(a: Tensor) -> Tensor:
    return a.float() if a.dtype.bits == 16 else a


def scaled(a: Tensor, weight: Part, bias: Part, shape: tuple[int, ...]) -> Tensor:
    if weight is not None:
        a = a * wide(weight).reshape(shape)
    return a if bias is None else a + wide(bias).reshape(shape)


@lowers("native_layer_norm")
def layer_norm(
    a: Tensor, shape: Sequence[int], weight: Part, bias: Part, eps: float
) -> tuple[Tensor, Tensor, Tensor]:
    axes = tuple(range(a.ndim - len(shape), a.ndim))
    x = wide(a)
    mean = x.mean(axes, keepdim=True)
    centred = x - mean
    rstd = ((centred * centred).mean(axes, keepdim=True) + eps).rsqrt()
    return scaled(centred * rstd, weight, bias, tuple(shape)), mean, rstd


@lowers("native_layer_norm_backward")
def layer_norm_backward(
    g: Tensor,
    a: Tensor,
    shape: Sequence[int],
    mean: Tensor,
    rstd: Tensor,
    weight: Part,
    bias: Part,
    mask: Sequence[bool],
) -> tuple[Part, Part, Part]:
    rank = a.ndim - len(shape)
    inner, outer = tuple(range(rank, a.ndim)), tuple(range(rank))
    y, g = (wide(a) - mean) * rstd, wide(g)
    weighted = scaled(g, weight, None, tuple(shape))
    toward = weighted - weighted.mean(inner, keepdim=True) - y * (weighted * y).mean(inner, keepdim=True)
    return (
        toward * rstd if mask[0] else None,
        ((g * y).sum(outer) if outer else g * y) if mask[1] else None,
        (g.sum(outer) if outer else g) if mask[2] else None,
    )


@lowers("native_group_norm", sized=True)
def group_norm(
    a: Tensor, weight: Part, bias: Part, n: int, channels: int, image: int, groups: int, eps: float
) -> tuple[Tensor, Tensor, Tensor]:
    rows = wide(a).reshape(n, groups, -1)
    mean = rows.mean(-1, keepdim=True)
    centred = rows - mean
    rstd = ((centred * centred).mean(-1, keepdim=True) + eps).rsqrt()
    by_channel = (1, channels, *(1,) * (a.ndim - 2))
    made = scaled((centred * rstd).reshape(a.shape), weight, bias, by_channel)
    return made, mean.reshape(n, groups), rstd.reshape(n, groups)


@lowers("native_group_norm_backward", sized=True)
def group_norm_backward(
    g: Tensor,
    a: Tensor,
    mean: Tensor,
    rstd: Tensor,
    weight: Part,
    n: int,
    channels: int,
    image: int,
    groups: int,
    mask: Sequence[bool],
) -> tuple[Part, Part, Part]:
    grouped = (n, groups, -1)
    y = (wide(a).reshape(grouped) - mean.unsqueeze(-1)) * rstd.unsqueeze(-1)
    g = wide(g)
    weighted = g if weight is None else g * wide(weight).reshape(1, channels, *(1,) * (a.ndim - 2))
    weighted = weighted.reshape(grouped)
    toward = weighted - weighted.mean(-1, keepdim=True) - y * (weighted * y).mean(-1, keepdim=True)
    flat = g.reshape(n, channels, image)
    return (
        (toward * rstd.unsqueeze(-1)).reshape(a.shape) if mask[0] else None,
        (flat * y.reshape(flat.shape)).sum((0, 2)) if mask[1] else None,
        flat.sum((0, 2)) if mask[2] else None,
    )


def _by_channel(a: Tensor) -> tuple[int, ...]:
    return (1, a.shape[1], *(1,) * (a.ndim - 2))


def _batch_norm(a: Tensor, weight: Part, bias: Part, mean: Tensor, rstd: Tensor) -> Tensor:
    shape = _by_channel(a)
    return scaled((wide(a) - mean.reshape(shape)) * rstd.reshape(shape), weight, bias, shape)


@lowers("_native_batch_norm_legit.no_stats")
def batch_norm_of_batch(
    a: Tensor, weight: Part, bias: Part, training: bool, momentum: float, eps: float
) -> tuple[Tensor, Tensor, Tensor]:
    mean, variance = _moments(a)
    rstd = (variance + eps).rsqrt()
    return _batch_norm(a, weight, bias, mean, rstd), mean, rstd


def _moments(a: Tensor) -> tuple[Tensor, Tensor]:
    """Mean and variance of each channel, the latter over the count."""
    axes = (0, *range(2, a.ndim))
    x = wide(a)
    mean = x.mean(axes, keepdim=True)
    centred = x - mean
    return mean.reshape(-1), (centred * centred).mean(axes)


@lowers("_native_batch_norm_legit_functional")
def batch_norm(
    a: Tensor,
    weight: Part,
    bias: Part,
    running_mean: Tensor,
    running_var: Tensor,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Tensor, ...]:
    """Also the running mean and variance afterwards, the latter of a sample."""
    if not training:
        made = batch_norm_fixed(a, weight, bias, running_mean, running_var, momentum, eps)
        return (*made, running_mean, running_var)
    mean, variance = _moments(a)
    rstd = (variance + eps).rsqrt()
    count = a._present("batch_norm", (0, *range(2, a.ndim)))
    spare = count - 1
    unbiased = variance * (count / (max(1, spare) if isinstance(spare, int) else spare.maximum(1)))
    return (
        _batch_norm(a, weight, bias, mean, rstd),
        mean,
        rstd,
        running_mean * (1 - momentum) + mean * momentum,
        running_var * (1 - momentum) + unbiased * momentum,
    )


@lowers("_native_batch_norm_legit", "native_batch_norm")
def batch_norm_without_update(a: Tensor, *rest: Any) -> tuple[Tensor, ...]:
    """Where the graph is functional the update is another operator's."""
    return batch_norm(a, *rest)[:3]


@lowers("_native_batch_norm_legit_no_training")
def batch_norm_fixed(
    a: Tensor,
    weight: Part,
    bias: Part,
    running_mean: Tensor,
    running_var: Tensor,
    momentum: float,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    rstd = (wide(running_var) + eps).rsqrt()
    nothing = Tensor.full((0,), 0, dtype=running_mean.dtype)
    return _batch_norm(a, weight, bias, wide(running_mean), rstd), nothing, nothing
