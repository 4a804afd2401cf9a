"""Pooling: over windows, over whole images, over regions, and back."""

from __future__ import annotations

import math
from typing import Any

from tensor import Tensor
from tensor.onnx.ops.conv import Pads, around, flat, reach
from tensor.onnx.table import Rows
from tensor.onnx.types import Host, ints


def _window(
    x: Tensor,
    kernel: list[int],
    auto_pad: str,
    pads: list[int] | None,
    strides: list[int] | None,
    dilations: list[int] | None,
) -> tuple[list[int], list[int], Pads]:
    """Steps, gaps and padding for each axis of the image."""
    steps, gaps = strides or [1] * len(kernel), dilations or [1] * len(kernel)
    return steps, gaps, around(auto_pad, pads, x.shape[2:], reach(kernel, gaps), steps)


def max_pool(
    x: Tensor,
    *,
    kernel_shape: list[int],
    auto_pad: str = "NOTSET",
    ceil_mode: int = 0,
    dilations: list[int] | None = None,
    pads: list[int] | None = None,
    storage_order: int = 0,
    strides: list[int] | None = None,
    outputs: int = 1,
) -> Any:
    """The greatest of each window; a second output says where it is in the flattened tensor."""
    steps, gaps, pairs = _window(x, kernel_shape, auto_pad, pads, strides, dilations)
    if outputs == 1:
        return x.max_pool2d(kernel_shape, steps, gaps, flat(pairs), bool(ceil_mode))
    best, place = x.max_pool2d(kernel_shape, steps, gaps, flat(pairs), bool(ceil_mode), True)
    image = x.shape[2:]
    if storage_order:
        place = place % image[-1] * math.prod(image[:-1]) + place // image[-1]
    images = Tensor.arange(x.shape[0] * x.shape[1]).reshape(*x.shape[:2], *(1,) * len(image))
    return best, (place + images * math.prod(image)).long()


def average_pool(
    x: Tensor,
    *,
    kernel_shape: list[int],
    auto_pad: str = "NOTSET",
    ceil_mode: int = 0,
    count_include_pad: int = 0,
    dilations: list[int] | None = None,
    pads: list[int] | None = None,
    strides: list[int] | None = None,
) -> Tensor:
    steps, gaps, pairs = _window(x, kernel_shape, auto_pad, pads, strides, dilations)
    return x.avg_pool2d(kernel_shape, steps, gaps, flat(pairs), bool(ceil_mode), bool(count_include_pad))


def norm_pool(
    x: Tensor,
    *,
    kernel_shape: list[int],
    p: int = 2,
    auto_pad: str = "NOTSET",
    ceil_mode: int = 0,
    dilations: list[int] | None = None,
    pads: list[int] | None = None,
    strides: list[int] | None = None,
) -> Tensor:
    """The p-norm of each window."""
    steps, gaps, pairs = _window(x, kernel_shape, auto_pad, pads, strides, dilations)
    powers = x.abs().pow(p).avg_pool2d(kernel_shape, steps, gaps, flat(pairs), bool(ceil_mode))
    if not ceil_mode:
        return (powers * math.prod(kernel_shape)).pow(1 / p)
    counted = x.ones_like().avg_pool2d(kernel_shape, steps, gaps, flat(pairs), True)
    whole = x.ones_like().avg_pool2d(kernel_shape, steps, gaps, flat(pairs), True, False)
    return (powers * math.prod(kernel_shape) * whole / counted.maximum(1e-30)).pow(1 / p)


def _image_axes(x: Tensor) -> tuple[int, ...]:
    return tuple(range(2, x.ndim))


def global_max(x: Tensor) -> Tensor:
    return x.amax(_image_axes(x), True)


def global_average(x: Tensor) -> Tensor:
    return x.mean(_image_axes(x), True)


def global_norm(x: Tensor, *, p: int = 2) -> Tensor:
    return x.abs().pow(p).sum(_image_axes(x), True).pow(1 / p)


def max_unpool(
    x: Tensor,
    places: Tensor,
    output_shape: Host | None = None,
    *,
    kernel_shape: list[int],
    pads: list[int] | None = None,
    strides: list[int] | None = None,
) -> Tensor:
    """Each element put where its place in the flattened tensor says, 0 elsewhere."""
    rank = len(kernel_shape)
    steps, given = strides or [1] * rank, pads or [0] * (2 * rank)
    sizes = [
        step * (n - 1) + taps - given[i] - given[rank + i]
        for i, (n, step, taps) in enumerate(zip(x.shape[2:], steps, kernel_shape, strict=True))
    ]
    natural = (*x.shape[:2], *sizes)
    shape = natural if output_shape is None else ints(output_shape)
    flat_places = places.flatten()
    if shape != natural:  # places are of the natural shape
        flat_places, rest, scale = Tensor.zeros(x.numel(), dtype=places.dtype), places.flatten(), 1
        for n, m in zip(reversed(natural), reversed(shape), strict=True):
            flat_places = flat_places + rest % n * scale
            rest, scale = rest // n, scale * m
    empty = Tensor.zeros(math.prod(shape), dtype=x.dtype)
    return empty.scatter(0, flat_places, x.flatten()).reshape(shape)


def max_regions(x: Tensor, regions: Host, *, pooled_shape: list[int], spatial_scale: float = 1.0) -> Tensor:
    """The greatest of each cell of each region: (image, left, top, right, bottom), in whole pixels."""
    made = []
    for image, *corners in regions:
        left, top, right, bottom = (round(float(c) * spatial_scale) for c in corners)
        height, width = max(1, bottom - top + 1), max(1, right - left + 1)
        for row in range(pooled_shape[0]):
            for column in range(pooled_shape[1]):
                rows = _cell(row, height / pooled_shape[0], top, x.shape[2])
                columns = _cell(column, width / pooled_shape[1], left, x.shape[3])
                part = x[int(image), :, rows, columns]
                made.append(part.amax((1, 2)) if part.numel() else Tensor.zeros(x.shape[1], dtype=x.dtype))
    cells = made[0].stack(*made[1:]).reshape(len(regions), *pooled_shape, x.shape[1])
    return cells.permute(0, 3, 1, 2)


def _cell(place: int, size: float, start: int, limit: int) -> slice:
    low, high = math.floor(place * size) + start, math.ceil((place + 1) * size) + start
    return slice(min(max(low, 0), limit), min(max(high, 0), limit))


ROWS: Rows = {
    "AveragePool": {1: average_pool},
    "GlobalAveragePool": {1: global_average},
    "GlobalLpPool": {2: global_norm},
    "GlobalMaxPool": {1: global_max},
    "LpPool": {2: norm_pool},
    "MaxPool": {1: max_pool},
    "MaxRoiPool": {1: max_regions},
    "MaxUnpool": {9: max_unpool},
}
