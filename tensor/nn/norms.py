"""Normalization as functions, with torch's arguments and defaults; `functional` has them."""

from __future__ import annotations

from collections.abc import Sequence

from tensor.dtype import dtypes
from tensor.tensor import Tensor

EPS = {"float16": 2.0**-10, "bfloat16": 2.0**-7, "float32": 2.0**-23, "float64": 2.0**-52}


def _scaled(x: Tensor, weight: Tensor | None, bias: Tensor | None) -> Tensor:
    """x * weight + bias of each channel, axis 1."""
    shape = tuple(n if axis == 1 else 1 for axis, n in enumerate(x.shape))
    made = x if weight is None else x * weight.reshape(shape)
    return made if bias is None else made + bias.reshape(shape)


def batch_norm(
    x: Tensor,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    training: bool = False,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Tensor:
    """To mean 0 and variance 1 of each channel, axis 1: by the batch's own statistics while `training`, which
    move the running ones (the variance over count - 1), else by those. ValueError where they are missing.

    >>> batch_norm(Tensor([[3.0]]), Tensor([1.0]), Tensor([4.0]), eps=0.0).tolist()
    [[1.0]]
    """
    if not training and (running_mean is None or running_var is None):
        raise ValueError("batch_norm: give running_mean and running_var, or training=True")
    if not x.numel():
        return x
    wide, axes = _wide(x), tuple(axis for axis in range(x.ndim) if axis != 1)
    if training:
        mean, variance = wide.mean(axes), wide.var(axes, correction=0)
        count = x.numel() // x.shape[1]
        _move(running_mean, mean, momentum)
        _move(running_var, variance * (count / max(1, count - 1)), momentum)
    else:
        mean, variance = (each.cast(wide.dtype) for each in (running_mean, running_var) if each is not None)
    shape = tuple(n if axis == 1 else 1 for axis, n in enumerate(x.shape))
    made = (wide - mean.reshape(shape)) * (variance.reshape(shape) + eps).rsqrt()
    return _scaled(made, weight, bias).cast(x.dtype)


def _wide(x: Tensor) -> Tensor:
    return x.cast(dtypes.float32) if x.dtype.bits == 16 else x


def _move(running: Tensor | None, found: Tensor, momentum: float) -> None:
    if running is not None:
        running.assign(running.detach().lerp(found.detach().cast(running.dtype), momentum))


def instance_norm(
    x: Tensor,
    running_mean: Tensor | None = None,
    running_var: Tensor | None = None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    use_input_stats: bool = True,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Tensor:
    """`batch_norm` of each image ``(n, channels, ...)`` by itself; running statistics move by the mean of all
    images'. Without `use_input_stats` by the running ones.

    >>> instance_norm(Tensor([[[1.0, 3.0]]]), eps=0.0).tolist()
    [[[-1.0, 1.0]]]
    """
    if not use_input_stats:
        return batch_norm(x, running_mean, running_var, weight, bias, False, momentum, eps)
    if x.ndim < 3:
        raise ValueError(f"instance_norm: shape {x.shape}; allowed is (n, channels, ...) with 3 axes or more")
    wide, axes = _wide(x), tuple(range(2, x.ndim))
    mean, variance = wide.mean(axes, keepdim=True), wide.var(axes, keepdim=True, correction=0)
    count = max(1, x.numel() // max(1, x.shape[0] * x.shape[1]))
    _move(running_mean, mean.mean(0).flatten(), momentum)
    _move(running_var, variance.mean(0).flatten() * (count / max(1, count - 1)), momentum)
    return _scaled((wide - mean) * (variance + eps).rsqrt(), weight, bias).cast(x.dtype)


def group_norm(
    x: Tensor, num_groups: int, weight: Tensor | None = None, bias: Tensor | None = None, eps: float = 1e-5
) -> Tensor:
    """To mean 0 and variance 1 over the channels of each group and all axes behind, of ``(n, channels,
    ...)``. ValueError for channels that do not divide.

    >>> group_norm(Tensor([[1.0, 3.0]]), 1, eps=0.0).tolist()
    [[-1.0, 1.0]]
    """
    if x.ndim < 2 or x.shape[1] % num_groups:
        raise ValueError(f"group_norm: shape {x.shape} does not divide into {num_groups} groups of channels")
    if not x.numel():
        return x
    rows = _wide(x).reshape(x.shape[0], num_groups, -1).layernorm(-1, eps).reshape(x.shape)
    return _scaled(rows, weight, bias).cast(x.dtype)


def rms_norm(
    x: Tensor, normalized_shape: int | Sequence[int], weight: Tensor | None = None, eps: float | None = None
) -> Tensor:
    """x / sqrt(mean(x * x) + eps) over the last axes, times `weight` of their shape. eps: without, what the
    type rounds 1 by.

    >>> rms_norm(Tensor([3.0, -3.0]), 2, eps=0.0).tolist()
    [1.0, -1.0]
    """
    sizes = (normalized_shape,) if isinstance(normalized_shape, int) else tuple(normalized_shape)
    if x.shape[-len(sizes) :] != sizes:
        raise ValueError(f"rms_norm: the last axes of {x.shape} are not {sizes}")
    wide, axes = _wide(x), tuple(range(-len(sizes), 0))
    added = EPS[wide.dtype.real.name] if eps is None else eps
    squares = wide.abs().square() if x.dtype.is_complex else wide.square()
    made = wide * (squares.mean(axes, keepdim=True) + added).rsqrt()
    return (made if weight is None else made * weight).cast(x.dtype)


def local_response_norm(
    x: Tensor, size: int, alpha: float = 1e-4, beta: float = 0.75, k: float = 1.0
) -> Tensor:
    """x / (k + alpha * the mean of squares over `size` channels)**beta (Krizhevsky et al., 2012).

    >>> local_response_norm(Tensor([[[1.0], [1.0]]]), 2, alpha=2.0, beta=1.0).tolist()
    [[[0.5], [0.3333333432674408]]]
    """
    if x.ndim < 3:
        raise ValueError(f"local_response_norm: shape {x.shape}; allowed is (n, channels, ...)")
    if not x.numel():
        return x
    margin = [(size // 2, (size - 1) // 2) if axis == 1 else (0, 0) for axis in range(x.ndim)]
    around = x.square().pad(margin).windows([(1, size, 1, 1)]).mean(-1)
    return x / (around * alpha + k).pow(beta)
