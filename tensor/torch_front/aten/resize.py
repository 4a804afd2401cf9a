"""ATen: images of another size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tensor import Tensor
from tensor.torch_front.aten.backward import gradients
from tensor.torch_front.aten.pool import along
from tensor.torch_front.table import lowers

Sizes = Sequence[int] | None
Factors = Sequence[float] | None


def _target(a: Tensor, sizes: Sizes, factors: Factors) -> list[tuple[int, float]]:
    """Of each image axis its length afterwards and how far apart its places lie in the source."""
    image = a.shape[2:]
    if sizes is not None:
        return [(m, n / m) for n, m in zip(image, sizes, strict=True)]
    return [(int(n * f), 1 / f) for n, f in zip(image, factors or (), strict=True)]


@lowers("upsample_nearest2d.vec")
def nearest(a: Tensor, sizes: Sizes, factors: Factors) -> Tensor:
    for axis, (count, step) in enumerate(_target(a, sizes, factors), 2):
        places = np.floor(np.arange(count, dtype=np.float32) * np.float32(step)).astype(np.int32)
        key: list[Any] = [slice(None)] * a.ndim
        key[axis] = np.minimum(places, a.shape[axis] - 1)
        a = a[tuple(key)]
    return a


@lowers("upsample_bilinear2d.vec")
def bilinear(a: Tensor, sizes: Sizes, align_corners: bool, factors: Factors) -> Tensor:
    for axis, (count, step) in enumerate(_target(a, sizes, factors), 2):
        a = along(a, axis, _between(a.shape[axis], count, step, align_corners))
    return a


def _between(n: int, count: int, step: float, align_corners: bool) -> np.ndarray[Any, Any]:
    """(count, n): the weights of the two elements that each place lies between."""
    place = np.arange(count, dtype=np.float64)
    if align_corners:
        place = place * ((n - 1) / (count - 1) if count > 1 else 0)
    else:
        place = np.maximum((place + 0.5) * step - 0.5, 0)
    low = np.minimum(place.astype(np.int64), n - 1)
    part = place - low
    made = np.zeros((count, n))
    rows = np.arange(count)
    made[rows, low] += 1 - part
    made[rows, np.minimum(low + 1, n - 1)] += part
    return made


@lowers("upsample_nearest2d")
def nearest_to(
    a: Tensor, sizes: Sequence[int], high: float | None = None, wide: float | None = None
) -> Tensor:
    return _either(nearest, a, sizes, (high, wide))


@lowers("upsample_bilinear2d")
def bilinear_to(
    a: Tensor, sizes: Sequence[int], align_corners: bool, high: float | None = None, wide: float | None = None
) -> Tensor:
    def resize(a: Tensor, sizes: Sizes, factors: Factors) -> Tensor:
        return bilinear(a, sizes, align_corners, factors)

    return _either(resize, a, sizes, (high, wide))


@lowers("upsample_nearest2d_backward")
def nearest_backward(
    g: Tensor,
    sizes: Sequence[int],
    image: Sequence[int],
    high: float | None = None,
    wide: float | None = None,
) -> Tensor:
    a = Tensor.full(tuple(image), 0, dtype=g.dtype).contiguous()
    return gradients(nearest_to(a, sizes, high, wide), g, a)[0]


@lowers("upsample_bilinear2d_backward")
def bilinear_backward(
    g: Tensor,
    sizes: Sequence[int],
    image: Sequence[int],
    align_corners: bool,
    high: float | None = None,
    wide: float | None = None,
) -> Tensor:
    a = Tensor.full(tuple(image), 0, dtype=g.dtype).contiguous()
    return gradients(bilinear_to(a, sizes, align_corners, high, wide), g, a)[0]


def _either(resize: Any, a: Tensor, sizes: Sequence[int], scales: tuple[Any, ...]) -> Tensor:
    """To sizes, or by factors where both are given: torch's places follow these."""
    made: Tensor = resize(a, sizes, None) if None in scales else resize(a, None, scales)
    return made
