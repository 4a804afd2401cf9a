"""ATen: pooling over windows, and its gradients."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from tensor import Tensor, dtypes
from tensor.torch_front.aten.backward import cut_off, gradients
from tensor.torch_front.aten.conv import each
from tensor.torch_front.aten.index import put_sum
from tensor.torch_front.table import lowers

Ints = Sequence[int]


def _max_pool(
    a: Tensor, n: int, kernel: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool
) -> Any:
    sizes = each(kernel, n)
    steps = each(stride, n) if stride else sizes
    return a.max_pool2d(sizes, steps, each(dilation, n), each(padding, n), ceil_mode, return_indices=True)


@lowers("max_pool2d_with_indices")
def max_pool2d(
    a: Tensor,
    kernel: Ints,
    stride: Ints = (),
    padding: Ints = (0,),
    dilation: Ints = (1,),
    ceil_mode: bool = False,
) -> Any:
    return _max_pool(a, 2, kernel, stride, padding, dilation, ceil_mode)


@lowers("max_pool3d_with_indices")
def max_pool3d(
    a: Tensor,
    kernel: Ints,
    stride: Ints = (),
    padding: Ints = (0,),
    dilation: Ints = (1,),
    ceil_mode: bool = False,
) -> Any:
    return _max_pool(a, 3, kernel, stride, padding, dilation, ceil_mode)


def _unpooled(g: Tensor, a: Tensor, places: Tensor, n: int) -> Tensor:
    """Gradients put where the greatest elements were, `places` in the flattened image."""
    image = math.prod(a.shape[-n:])
    planes = math.prod(a.shape[:-n])
    at = places.reshape(planes, -1).cast(dtypes.int32) + Tensor.arange(planes).reshape(-1, 1) * image
    return put_sum(Tensor.full(a.shape, 0, dtype=g.dtype), at, g)


@lowers("max_pool2d_with_indices_backward")
def max_pool2d_backward(g: Tensor, a: Tensor, *sizes: Any) -> Tensor:
    return _unpooled(g, a, sizes[-1], 2)


@lowers("max_pool3d_with_indices_backward")
def max_pool3d_backward(g: Tensor, a: Tensor, *sizes: Any) -> Tensor:
    return _unpooled(g, a, sizes[-1], 3)


def _avg_pool(
    a: Tensor,
    n: int,
    kernel: Ints,
    stride: Ints,
    padding: Ints,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor: int | None,
) -> Tensor:
    sizes, around = each(kernel, n), each(padding, n)
    steps = each(stride, n) if stride else sizes
    if divisor is None:
        return a.avg_pool2d(sizes, steps, 1, around, ceil_mode, count_include_pad)
    windows = a._pooled("avg_pool2d", a._pool_of("avg_pool2d", sizes, steps, 1, around, ceil_mode))
    return windows.sum(tuple(range(-n, 0))) / divisor


@lowers("avg_pool2d")
def avg_pool2d(
    a: Tensor,
    kernel: Ints,
    stride: Ints = (),
    padding: Ints = (0,),
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor: int | None = None,
) -> Tensor:
    return _avg_pool(a, 2, kernel, stride, padding, ceil_mode, count_include_pad, divisor)


@lowers("avg_pool3d")
def avg_pool3d(
    a: Tensor,
    kernel: Ints,
    stride: Ints = (),
    padding: Ints = (0,),
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor: int | None = None,
) -> Tensor:
    return _avg_pool(a, 3, kernel, stride, padding, ceil_mode, count_include_pad, divisor)


@lowers("avg_pool2d_backward")
def avg_pool2d_backward(g: Tensor, a: Tensor, *sizes: Any) -> Tensor:
    a = cut_off(a)
    return gradients(avg_pool2d(a, *sizes), g, a)[0]


@lowers("avg_pool3d_backward")
def avg_pool3d_backward(g: Tensor, a: Tensor, *sizes: Any) -> Tensor:
    a = cut_off(a)
    return gradients(avg_pool3d(a, *sizes), g, a)[0]


@lowers("_adaptive_avg_pool2d", "_adaptive_avg_pool3d")
def adaptive_avg_pool(a: Tensor, output_size: Ints) -> Tensor:
    """The mean of the windows that divide each of the last axes most evenly; they overlap if they must."""
    for axis, count in enumerate(output_size, a.ndim - len(output_size)):
        n = a.shape[axis]
        if n % count == 0:
            cells = a.reshape(*a.shape[:axis], count, n // count, *a.shape[axis + 1 :])
            a = cells.mean(axis + 1)
        else:
            a = along(a, axis, _shares(n, count))
    return a


def _shares(n: int, count: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """(count, n): how much of each element is in each window."""
    made = np.zeros((count, n), np.float32)
    for row in range(count):
        first, last = row * n // count, -(-(row + 1) * n // count)
        made[row, first:last] = 1 / (last - first)
    return made


def along(a: Tensor, axis: int, rows: np.ndarray[Any, Any]) -> Tensor:
    """Sums of an axis's elements with the weights of each row."""
    weights = Tensor(rows, dtype=a.dtype)
    return a.transpose(axis, -1).matmul(weights.T).transpose(axis, -1)


@lowers("_adaptive_avg_pool2d_backward", "_adaptive_avg_pool3d_backward")
def adaptive_avg_pool_backward(g: Tensor, a: Tensor) -> Tensor:
    a, n = cut_off(a), 2 if g.ndim < 5 else 3
    return gradients(adaptive_avg_pool(a, g.shape[-n:]), g, a)[0]
