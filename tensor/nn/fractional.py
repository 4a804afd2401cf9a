"""Pooling over windows that begin at random places, as many as asked for (Graham, 2014)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tensor.dtype import dtypes
from tensor.methods.convolution import _each
from tensor.tensor import Tensor

Ints = int | Sequence[int]
Ratios = float | Sequence[float]


def fractional_max_pool2d(
    x: Tensor,
    kernel_size: Ints,
    output_size: Ints | None = None,
    output_ratio: Ratios | None = None,
    return_indices: bool = False,
    _random_samples: Tensor | None = None,
) -> Any:
    """The greatest of windows of ``(n, channels, height, width)``, or of one image without n, that begin at
    random places: `output_size` of them, or `output_ratio` times the image's size. return_indices: also where
    they are in the flattened image.

    _random_samples: where each image's windows begin, numbers from 0 to 1 ``(n, channels, 2)``, of the width
    first. ValueError for both or neither of size and ratio, and where the windows do not fit.

    >>> fractional_max_pool2d(Tensor([[[1.0, 2.0], [3.0, 4.0]]]), 2, output_size=1).tolist()
    [[[4.0]]]
    """
    given = (kernel_size, output_size, output_ratio, return_indices, _random_samples)
    return _pooled("fractional_max_pool2d", x, 2, *given)


def fractional_max_pool3d(
    x: Tensor,
    kernel_size: Ints,
    output_size: Ints | None = None,
    output_ratio: Ratios | None = None,
    return_indices: bool = False,
    _random_samples: Tensor | None = None,
) -> Any:
    """`fractional_max_pool2d` over three axes; _random_samples ``(n, channels, 3)``, of the depth first.

    >>> fractional_max_pool3d(Tensor.ones(1, 4, 4, 4), 2, output_ratio=0.5).shape
    (1, 2, 2, 2)
    """
    given = (kernel_size, output_size, output_ratio, return_indices, _random_samples)
    return _pooled("fractional_max_pool3d", x, 3, *given)


def _pooled(
    name: str,
    x: Tensor,
    rank: int,
    kernel_size: Ints,
    output_size: Ints | None,
    ratio: Ratios | None,
    return_indices: bool,
    samples: Tensor | None,
) -> Any:
    if x.ndim == rank + 1:
        given = (kernel_size, output_size, ratio, return_indices, samples)
        made = _pooled(name, x.unsqueeze(0), rank, *given)
        return tuple(each.squeeze(0) for each in made) if return_indices else made.squeeze(0)
    kernel, sizes = _each(name, kernel_size, rank), _sizes(name, x, rank, output_size, ratio)
    image = x.shape[2:]
    fits = all(1 <= n <= m - k + 1 and k >= 1 for n, m, k in zip(sizes, image, kernel, strict=True))
    if not fits:
        told = f"{sizes} windows of {kernel} in an image of {image}"
        raise ValueError(f"{name}: {told}; allowed is 1 up to size - kernel + 1 along each axis")
    if samples is None:
        samples = Tensor.rand(*x.shape[:2], rank)
    if samples.shape != (*x.shape[:2], rank):
        raise ValueError(f"{name}: samples of shape {samples.shape}; allowed is {(*x.shape[:2], rank)}")
    if rank == 2:
        samples = samples.flip(-1)
    # In the flattened image, (n, channels, *sizes, *kernel).
    place = Tensor.zeros(*x.shape[:2], *(1,) * (2 * rank), dtype=dtypes.int32)
    for axis, (n, m, k) in enumerate(zip(sizes, image, kernel, strict=True)):
        begin = _begins(samples.select(-1, axis), n, m, k).unsqueeze(-1) + Tensor.arange(k)
        shape = [1] * (2 * rank)
        shape[axis], shape[rank + axis] = n, k
        place = place * m + begin.reshape(*x.shape[:2], *shape)
    rows = place.reshape(*x.shape[:2], math.prod(sizes), math.prod(kernel))
    pixels = x.flatten(2)
    best = pixels.detach().gather(2, rows.flatten(2)).reshape(rows.shape).argmax(-1, keepdim=True)
    chosen = rows.gather(3, best).squeeze(-1)
    made = pixels.gather(2, chosen).reshape(*x.shape[:2], *sizes)
    return (made, chosen.reshape(made.shape)) if return_indices else made


def _sizes(
    name: str, x: Tensor, rank: int, output_size: Ints | None, ratio: Ratios | None
) -> tuple[int, ...]:
    if x.ndim != rank + 2:
        raise ValueError(f"{name}: shape {x.shape}; allowed are {rank + 1} or {rank + 2} axes")
    if (output_size is None) == (ratio is None):
        raise ValueError(f"{name}: output_size {output_size}, output_ratio {ratio}; give one of them")
    if output_size is not None:
        return _each(name, output_size, rank)
    ratios = (ratio,) * rank if isinstance(ratio, int | float) else tuple(ratio or ())
    if len(ratios) != rank or not all(0 < share < 1 for share in ratios):
        raise ValueError(f"{name}: output_ratio {ratio}; allowed is above 0 and below 1, one or {rank}")
    return tuple(int(n * share) for n, share in zip(x.shape[2:], ratios, strict=True))


def _begins(sample: Tensor, count: int, size: int, kernel: int) -> Tensor:
    """Where the windows along an axis begin: ``(n, channels, count)``; the last one ends with the axis."""
    last = Tensor.full((*sample.shape, 1), size - kernel, dtype=dtypes.int32)
    if count == 1:
        return last
    share, at = (size - kernel) / (count - 1), sample.unsqueeze(-1)
    before = ((at + Tensor.arange(count - 1)) * share).int() - (at * share).int()
    return Tensor.cat(before, last, dim=-1)
