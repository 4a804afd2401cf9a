"""Normalization: by batches, images, groups, layers, neighbours, norms, and softmax with its kin."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import onnx

from tensor import Tensor
from tensor.onnx.table import Rows

FLOAT = onnx.TensorProto.FLOAT


def _channels(vector: Tensor, x: Tensor) -> Tensor:
    """One number for each channel of (batch, channels, ...)."""
    return vector.reshape(1, -1, *(1,) * (x.ndim - 2))


def batch_norm(
    x: Tensor,
    scale: Tensor,
    bias: Tensor,
    mean: Tensor,
    variance: Tensor,
    *,
    epsilon: float = 1e-5,
    momentum: float = 0.9,
    training_mode: int = 0,
    spatial: int = 1,
) -> Any:
    """While training by the batch's own statistics; the running ones are outputs then."""
    if not spatial:
        raise ValueError("spatial=0, statistics for each place, is not supported; it went with version 9")
    if training_mode:
        axes = tuple(axis for axis in range(x.ndim) if axis != 1)
        wide = x.float() if x.dtype.bits < 32 else x
        own, spread = wide.mean(axes), wide.var(axes, correction=0)
        running = [
            (old * momentum + new * (1 - momentum)).cast(old.dtype)
            for old, new in ((mean, own), (variance, spread))
        ]
        return _normed(x, scale, bias, own, spread, epsilon), *running
    return _normed(x, scale, bias, mean, variance, epsilon)


def old_batch_norm(
    x: Tensor,
    scale: Tensor,
    bias: Tensor,
    mean: Tensor,
    variance: Tensor,
    *,
    consumed_inputs: list[int] | None = None,
    epsilon: float = 1e-5,
    is_test: int = 0,
    momentum: float = 0.9,
    spatial: int = 1,
) -> Any:
    """Before version 7 an attribute says whether a model is trained."""
    said: dict[str, Any] = {"epsilon": epsilon, "momentum": momentum, "spatial": spatial}
    return batch_norm(x, scale, bias, mean, variance, training_mode=1 - is_test, **said)


def _normed(x: Tensor, scale: Tensor, bias: Tensor, mean: Tensor, variance: Tensor, epsilon: float) -> Tensor:
    factor = (variance + epsilon).rsqrt()
    made = (x - _channels(mean, x)) * _channels(factor, x) * _channels(scale, x) + _channels(bias, x)
    return made.cast(x.dtype)


def instance_norm(x: Tensor, scale: Tensor, bias: Tensor, *, epsilon: float = 1e-5) -> Tensor:
    made = x.layernorm(tuple(range(2, x.ndim)), epsilon)
    return made * _channels(scale, x) + _channels(bias, x)


def group_norm(
    x: Tensor,
    scale: Tensor,
    bias: Tensor,
    *,
    num_groups: int,
    epsilon: float = 1e-5,
    stash_type: int = FLOAT,
) -> Tensor:
    """Before version 21 scale and bias are for each group, then for each channel."""
    rows = x.reshape(x.shape[0], num_groups, -1).layernorm(-1, epsilon).reshape(x.shape)
    if scale.numel() != x.shape[1]:
        scale, bias = (each.repeat_interleave(x.shape[1] // num_groups) for each in (scale, bias))
    return rows * _channels(scale, x) + _channels(bias, x)


def layer_norm(
    x: Tensor,
    scale: Tensor,
    bias: Tensor | None = None,
    *,
    axis: int = -1,
    epsilon: float = 1e-5,
    stash_type: int = FLOAT,
    outputs: int = 1,
) -> Any:
    """Over `axis` and those behind it. Further outputs: the mean, and one over the deviation."""
    axes = tuple(range(axis % x.ndim, x.ndim))
    wide = x.float() if stash_type == FLOAT else x
    made = wide.layernorm(axes, epsilon).cast(x.dtype) * scale
    made = made if bias is None else made + bias
    if outputs == 1:
        return made
    spread = wide.var(axes, keepdim=True, correction=0)
    return made, wide.mean(axes, True), (spread + epsilon).rsqrt()


def rms_norm(
    x: Tensor, scale: Tensor, *, axis: int = -1, epsilon: float = 1e-5, stash_type: int = FLOAT
) -> Tensor:
    axes = tuple(range(axis % x.ndim, x.ndim))
    wide = x.float() if stash_type == FLOAT and x.dtype.bits < 32 else x
    made = wide * (wide.square().mean(axes, True) + epsilon).rsqrt()
    return made.cast(x.dtype) * scale.cast(x.dtype)


def mean_variance(x: Tensor, *, axes: list[int] | None = None) -> Tensor:
    places = tuple(axes) if axes else (0, 2, 3)
    centred = x - x.mean(places, True)
    return centred / (centred.square().mean(places, True).sqrt() + 1e-9)


def neighbours(x: Tensor, *, size: int, alpha: float = 1e-4, beta: float = 0.75, bias: float = 1.0) -> Tensor:
    """Divided by a power of the sum of squares of the channels around."""
    before = (size - 1) // 2
    pairs = [(0, 0), (before, size - 1 - before), *((0, 0),) * (x.ndim - 2)]
    total = x.square().pad(pairs).windows([(1, size, 1, 1)]).sum(-1)
    return x / (total * (alpha / size) + bias).pow(beta)


def norm(x: Tensor, *, axis: int = -1, p: int = 2) -> Tensor:
    """Divided by the p-norm of an axis; a row of zeros stays."""
    size = x.abs().sum(axis, True) if p == 1 else x.square().sum(axis, True).sqrt()
    return size.eq(0).where(0, x / size.eq(0).where(1, size))


def along(method: Callable[[Tensor, int], Tensor]) -> Callable[..., Tensor]:
    """A function of an axis."""

    def made(x: Tensor, *, axis: int = -1) -> Tensor:
        return method(x, axis)

    return made


def over_rows(method: Callable[[Tensor, int], Tensor]) -> Callable[..., Tensor]:
    """A function of `axis` and all behind it as one, as it was before version 13."""

    def made(x: Tensor, *, axis: int = 1) -> Tensor:
        place = axis % x.ndim if x.ndim else 0
        rows = x.reshape(math.prod(x.shape[:place]), math.prod(x.shape[place:]))
        return method(rows, -1).reshape(x.shape)

    return made


def hardmax(x: Tensor, axis: int) -> Tensor:
    """1 at the first of the greatest, 0 elsewhere."""
    place = x.argmax(axis, True)
    line = Tensor.arange(x.shape[axis]).reshape(*(-1 if i == axis % x.ndim else 1 for i in range(x.ndim)))
    return place.eq(line.cast(place.dtype)).cast(x.dtype)


ROWS: Rows = {
    "BatchNormalization": {1: old_batch_norm, 7: batch_norm},
    "GroupNormalization": {18: group_norm},
    "Hardmax": {1: over_rows(hardmax), 13: along(hardmax)},
    "InstanceNormalization": {6: instance_norm},
    "LRN": {1: neighbours},
    "LayerNormalization": {17: layer_norm},
    "LogSoftmax": {1: over_rows(Tensor.log_softmax), 13: along(Tensor.log_softmax)},
    "LpNormalization": {1: norm},
    "MeanVarianceNormalization": {9: mean_variance},
    "RMSNormalization": {23: rms_norm},
    "Softmax": {1: over_rows(Tensor.softmax), 13: along(Tensor.softmax)},
}
