"""Images in other sizes: interpolation, pooling to a size or by one, two and three axes, and its undoing.

An image is in the last axes; those before them count images and channels.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Self

import numpy as np

from tensor.data import Array
from tensor.dtype import dtypes
from tensor.methods.convolution import Ints, _each
from tensor.methods.matrices import Matrices

# by mode: of how many axes an image may be; None for any
MODES = {
    **dict.fromkeys(("nearest", "nearest-exact", "linear", "cubic", "area")),
    **{"bilinear": 2, "bicubic": 2, "trilinear": 3},
}
CUBIC = -0.75  # Keys' parameter, as torch and OpenCV have it


class Resample(Matrices):
    """Methods of images."""

    __slots__ = ()

    def interpolate(
        self,
        size: Ints | None = None,
        mode: str = "linear",
        align_corners: bool = False,
        scale_factor: float | Sequence[float] | None = None,
        antialias: bool = False,
        recompute_scale_factor: bool | None = None,
    ) -> Self:
        """An image as large as `size`, or `scale_factor` times as large, on the last axes.

        mode: "nearest", "nearest-exact", "linear" (also "bilinear", "trilinear"), "cubic" ("bicubic"; Keys
        1981) or "area". align_corners: centres of corner pixels stay where they are, not their outer edges.
        antialias: linear and cubic weights as wide as the image shrinks. Integers are rounded to the nearest;
        uint8 images of two axes after each of them, the last one first, by weights of 16 bits, as torch's.
        recompute_scale_factor: pixels as far apart as the size that `scale_factor` rounds to makes them.
        """
        if mode not in MODES:
            raise ValueError(f"interpolate: mode {mode!r}; allowed are {', '.join(map(repr, MODES))}")
        sizes, steps = self._wanted("interpolate", size, scale_factor)
        if recompute_scale_factor:
            sizes, steps = self._wanted("interpolate", sizes, None)
        if MODES[mode] not in (None, len(sizes)):
            raise ValueError(f"interpolate: {mode!r} of {len(sizes)} axes; allowed are {MODES[mode]}")
        if mode == "area":
            return self._adaptive_mean("interpolate", sizes, len(sizes))
        kind = "cubic" if "cubic" in mode else "linear" if "linear" in mode else mode
        if self.dtype == dtypes.uint8 and len(sizes) == 2 and not kind.startswith("nearest"):
            return self._in_16_bits(kind, sizes, steps, align_corners, antialias)
        is_exact = kind.startswith("nearest") or self.dtype.is_float
        made = self if is_exact else self._as_float()
        for place, (count, step) in enumerate(zip(sizes, steps, strict=True)):
            axis = self.ndim - len(sizes) + place
            length = self.shape[axis]
            if antialias and not kind.startswith("nearest"):
                made = made._weighed(axis, _antialiased(kind, length, count, step, align_corners))
            else:
                made = made._tapped(axis, *_taps(kind, length, count, step, align_corners))
        return made if is_exact else made.round().clip(self.dtype.min, self.dtype.max).cast(self.dtype)

    def _in_16_bits(
        self, kind: str, sizes: Sequence[int], steps: Sequence[float], aligned: bool, antialias: bool
    ) -> Self:
        """A uint8 image of two axes, the last one first, each rounded to uint8: weights are whole numbers
        over the greatest power of 2 that leaves the greatest of them below 2**15.

        Source: torch's own values (2.15), of which none differs.
        """
        made = self
        for place in (1, 0):
            axis = self.ndim - 2 + place
            length, count, step = self.shape[axis], sizes[place], steps[place]
            if antialias:
                table = _antialiased(kind, length, count, step, aligned)
            else:
                table = _matrix(length, *_taps(kind, length, count, step, aligned))
            bits = 14 - max(-8, math.floor(math.log2(table.max() * (1 + 2.0**-16))))
            whole = np.copysign(np.floor(np.abs(table) * 2**bits + 0.5), table).astype(np.int32)
            wide = made.cast(dtypes.int32).transpose(axis, -1) @ type(self)(whole).mT
            made = ((wide + 2 ** (bits - 1)) >> bits).clip(0, 255).cast(dtypes.uint8).transpose(axis, -1)
        return made

    def _wanted(
        self, name: str, size: Ints | None, factor: float | Sequence[float] | None
    ) -> tuple[tuple[int, ...], tuple[float, ...]]:
        """The size of the image, and how far apart its pixels are in the source."""
        if (size is None) == (factor is None):
            raise ValueError(f"{name}: size {size} and scale_factor {factor}; give one of them")
        if factor is not None:
            rank = max(1, self.ndim - 2)
            factors = (
                (float(factor),) * rank if isinstance(factor, int | float) else tuple(map(float, factor))
            )
            sources = self.shape[self.ndim - len(factors) :]
            sizes = tuple(math.floor(n * f) for n, f in zip(sources, factors, strict=True))
            steps = tuple(1 / f for f in factors)
        else:
            sizes = (size,) * max(1, self.ndim - 2) if isinstance(size, int) else tuple(size or ())
            sources = self.shape[self.ndim - len(sizes) :]
            steps = tuple(n / max(1, m) for n, m in zip(sources, sizes, strict=False))
        if len(sizes) > self.ndim or any(n < 1 for n in (*sizes, *sources)):
            raise ValueError(f"{name}: size {sizes} of shape {self.shape}; allowed is 1 or more on each axis")
        return sizes, steps

    def _tapped(self, axis: int, places: Array, weights: Array | None) -> Self:
        """Sums of elements of an axis at places ``(taps, count)`` by their weights."""
        if weights is None:
            return self.index_select(axis, places[0])
        spread = (-1,) + (1,) * (self.ndim - 1 - axis)
        wide = self._wide()
        made = wide._number(0)[(slice(None),) * axis + (slice(0, 0),)]
        for place, (row, weight) in enumerate(zip(places, weights, strict=True)):
            kind = np.float64 if wide.dtype.bits == 64 else np.float32
            factor = type(self)(weight.astype(kind)).cast(wide.dtype).reshape(spread)
            part = wide.index_select(axis, row) * factor
            made = made + part if place else part
        return made._narrow(self)

    def _weighed(self, axis: int, weights: Array) -> Self:
        """An axis by a matrix of weights ``(count, length)``."""
        wide = self._wide()
        table = type(self)(weights.astype(np.float64)).cast(wide.dtype)
        return (wide.transpose(axis, -1) @ table.mT).transpose(axis, -1)._narrow(self)

    # pooling by number of axes

    def max_pool1d(self, kernel_size: Ints, stride: Ints | None = None, **options: Any) -> Any:
        """`max_pool2d` over one axis."""
        return self.max_pool2d(_each("max_pool1d", kernel_size, 1), stride, **options)

    def max_pool3d(self, kernel_size: Ints, stride: Ints | None = None, **options: Any) -> Any:
        """`max_pool2d` over three axes."""
        return self.max_pool2d(_each("max_pool3d", kernel_size, 3), stride, **options)

    def avg_pool1d(self, kernel_size: Ints, stride: Ints | None = None, **options: Any) -> Self:
        """`avg_pool2d` over one axis."""
        return self.avg_pool2d(_each("avg_pool1d", kernel_size, 1), stride, **options)

    def avg_pool3d(self, kernel_size: Ints, stride: Ints | None = None, **options: Any) -> Self:
        """`avg_pool2d` over three axes."""
        return self.avg_pool2d(_each("avg_pool3d", kernel_size, 3), stride, **options)

    def adaptive_avg_pool1d(self, output_size: Ints | None) -> Self:
        """The last axis as `output_size` means of pieces as even as can be."""
        return self._adaptive_mean("adaptive_avg_pool1d", output_size, 1)

    def adaptive_avg_pool2d(self, output_size: Any) -> Self:
        """The last two axes as means of pieces as even as can be; None keeps a size."""
        return self._adaptive_mean("adaptive_avg_pool2d", output_size, 2)

    def adaptive_avg_pool3d(self, output_size: Any) -> Self:
        """The last three axes as means of pieces as even as can be; None keeps a size."""
        return self._adaptive_mean("adaptive_avg_pool3d", output_size, 3)

    def adaptive_max_pool1d(self, output_size: Ints | None, return_indices: bool = False) -> Any:
        """The last axis as the greatest of pieces as even as can be, and if asked where they were."""
        return self._adaptive_max("adaptive_max_pool1d", output_size, 1, return_indices)

    def adaptive_max_pool2d(self, output_size: Any, return_indices: bool = False) -> Any:
        """The last two axes as the greatest of pieces as even as can be, None keeps a size; and if asked
        where they were in the flattened image.
        """
        return self._adaptive_max("adaptive_max_pool2d", output_size, 2, return_indices)

    def adaptive_max_pool3d(self, output_size: Any, return_indices: bool = False) -> Any:
        """The last three axes as the greatest of pieces as even as can be, None keeps a size; and if asked
        where they were in the flattened image.
        """
        return self._adaptive_max("adaptive_max_pool3d", output_size, 3, return_indices)

    def _sizes(self, name: str, output_size: Any, n: int) -> tuple[int, ...]:
        given = (output_size,) * n if output_size is None or isinstance(output_size, int) else output_size
        if len(given) != n or self.ndim < n:
            raise ValueError(
                f"{name}: size {output_size} of shape {self.shape}; allowed is one number or {n}"
            )
        image = self.shape[self.ndim - n :]
        sizes = tuple(m if k is None else k for k, m in zip(given, image, strict=True))
        for axis, (count, length) in enumerate(zip(sizes, image, strict=True), self.ndim - n):
            if min(count, length) < 1:
                told = f"{count} pieces of axis {axis} of shape {self.shape}"
                raise ValueError(f"{name}: {told}; allowed is 1 or more")
        return sizes

    def _adaptive_mean(self, name: str, output_size: Any, n: int) -> Self:
        """Means of pieces of the last axes, one axis after the other."""
        made = self._wide()
        for axis, count in enumerate(self._sizes(name, output_size, n), self.ndim - n):
            length = self.shape[axis]
            if length % count == 0:
                made = made.unflatten(axis, (count, length // count)).mean(axis + 1)
            else:
                weights = np.zeros((count, length))
                for row, (start, end) in enumerate(_pieces(length, count)):
                    weights[row, start:end] = 1 / (end - start)
                made = made._weighed(axis, weights)
        return made._narrow(self)

    def _adaptive_max(self, name: str, output_size: Any, n: int, return_indices: bool) -> Any:
        sizes = self._sizes(name, output_size, n)
        axes, image = tuple(range(1 - 2 * n, 0, 2)), self.shape[self.ndim - n :]
        cells = self._cells(sizes)
        best = cells.amax(axes)
        if not return_indices:
            return best
        place = self.arange(math.prod(image)).reshape(image)._cells(sizes)
        attains = cells._attains(cells.amax(axes, keepdim=True)) | cells.isnan()
        return best, attains.where(place, math.prod(image)).amin(axes)

    def _cells(self, sizes: tuple[int, ...]) -> Self:
        """Each of the last axes as pieces and the elements of each; a short piece has its last one twice."""
        made = self
        for left, count in zip(range(len(sizes), 0, -1), sizes, strict=True):
            axis = made.ndim - left
            length = made.shape[axis]
            longest = max(b - a for a, b in _pieces(length, count))
            if length % count:
                taps = [min(a + k, b - 1) for a, b in _pieces(length, count) for k in range(longest)]
                made = made.index_select(axis, np.array(taps))
            made = made.unflatten(axis, (count, longest))
        return made

    # and back

    def max_unpool1d(self, indices: Self, kernel_size: Ints = (2,), *args: Any, **options: Any) -> Self:
        """`max_unpool2d` over one axis."""
        return self.max_unpool2d(indices, _each("max_unpool1d", kernel_size, 1), *args, **options)

    def max_unpool3d(self, indices: Self, kernel_size: Ints = (2, 2, 2), *args: Any, **options: Any) -> Self:
        """`max_unpool2d` over three axes."""
        return self.max_unpool2d(indices, _each("max_unpool3d", kernel_size, 3), *args, **options)

    def max_unpool2d(
        self,
        indices: Self,
        kernel_size: Ints = (2, 2),
        stride: Ints | None = None,
        dilation: Ints = 1,
        padding: Ints = 0,
        output_size: Sequence[int] | None = None,
    ) -> Self:
        """What `max_pool2d(return_indices=True)` gave put back where it was in the image, 0 elsewhere.

        The image has `output_size` (its last axes count), or the least size that pools to this one. Of
        several sent to one place the last counts; each has the gradient of its place.
        """
        kernel = (kernel_size,) * 2 if isinstance(kernel_size, int) else tuple(kernel_size)
        n = len(kernel)
        steps = _each("max_unpool2d", kernel if stride is None else stride, n)
        gaps, edges = _each("max_unpool2d", dilation, n), _each("max_unpool2d", padding, n)
        if indices.shape != self.shape or self.ndim < n:
            raise ValueError(f"max_unpool2d: indices of shape {indices.shape} for shape {self.shape}")
        axes = zip(self.shape[self.ndim - n :], kernel, steps, gaps, edges, strict=True)
        image = tuple((size - 1) * s - 2 * p + d * (k - 1) + 1 for size, k, s, d, p in axes)
        image = image if output_size is None else tuple(output_size)[-n:]
        lead = self.shape[: self.ndim - n]
        empty = self.zeros(*lead, math.prod(image), dtype=self.dtype)
        if not self.numel():
            return empty.reshape(*lead, *image)
        places, values = (each.reshape(*lead, -1) for each in (indices, self))

        def rule(y: Resample, g: Resample, x: Resample) -> tuple[Resample]:
            return (g.gather(-1, places),)

        return empty.scatter(-1, places, values)._with_gradient((values,), rule).reshape(*lead, *image)

    # convolution by number of axes

    def _conv(
        self, name: str, n: int, transposed: bool, weight: Self, bias: Self | None, options: Any
    ) -> Self:
        """A convolution of images with `n` axes."""
        if weight.ndim != n + 2 or self.ndim not in (n + 1, n + 2):
            raise ValueError(
                f"{name}: image {self.shape} with weight {weight.shape}; allowed are {n} axes of an image"
            )
        method = self.conv_transpose2d if transposed else self.conv2d
        return method(weight, bias, **options)

    def conv1d(self, weight: Self, bias: Self | None = None, **options: Any) -> Self:
        """`conv2d` of ``(n, in, length)`` with weights ``(out, in/groups, kernel)``; the same keywords."""
        return self._conv("conv1d", 1, False, weight, bias, options)

    def conv3d(self, weight: Self, bias: Self | None = None, **options: Any) -> Self:
        """`conv2d` of ``(n, in, d, h, w)`` with weights ``(out, in/groups, *kernel)``; the same keywords."""
        return self._conv("conv3d", 3, False, weight, bias, options)

    def conv_transpose1d(self, weight: Self, bias: Self | None = None, **options: Any) -> Self:
        """`conv_transpose2d` of ``(n, in, length)``; the same keywords."""
        return self._conv("conv_transpose1d", 1, True, weight, bias, options)

    def conv_transpose3d(self, weight: Self, bias: Self | None = None, **options: Any) -> Self:
        """`conv_transpose2d` of ``(n, in, d, h, w)``; the same keywords."""
        return self._conv("conv_transpose3d", 3, True, weight, bias, options)

    # channels and pixels

    def pixel_shuffle(self, upscale_factor: int) -> Self:
        """``(..., c r r, h, w)`` -> ``(..., c, h r, w r)``: channels become pixels."""
        r = upscale_factor
        if self.ndim < 3 or r < 1 or self.shape[-3] % (r * r):
            raise ValueError(
                f"pixel_shuffle: shape {self.shape} by {r}; channels have to be a multiple of {r * r}"
            )
        *lead, channels, h, w = self.shape
        k = len(lead)
        cells = self.reshape(*lead, channels // (r * r), r, r, h, w)
        moved = cells.permute(*range(k), k, k + 3, k + 1, k + 4, k + 2)
        return moved.reshape(*lead, channels // (r * r), h * r, w * r)

    def pixel_unshuffle(self, downscale_factor: int) -> Self:
        """``(..., c, h r, w r)`` -> ``(..., c r r, h, w)``: pixels become channels."""
        r = downscale_factor
        if self.ndim < 3 or r < 1 or self.shape[-1] % r or self.shape[-2] % r:
            raise ValueError(
                f"pixel_unshuffle: shape {self.shape} by {r}; height and width have to be multiples"
            )
        *lead, channels, h, w = self.shape
        k = len(lead)
        cells = self.reshape(*lead, channels, h // r, r, w // r, r)
        moved = cells.permute(*range(k), k, k + 2, k + 4, k + 1, k + 3)
        return moved.reshape(*lead, channels * r * r, h // r, w // r)

    def channel_shuffle(self, groups: int) -> Self:
        """Channels of groups in turn: ``(n, g c, ...)`` seen as g by c and transposed."""
        if self.ndim < 2 or groups < 1 or self.shape[1] % groups:
            raise ValueError(
                f"channel_shuffle: {groups} groups of shape {self.shape}; axis 1 has to be a multiple"
            )
        return self.unflatten(1, (groups, -1)).transpose(1, 2).flatten(1, 2)


def _pieces(length: int, count: int) -> list[tuple[int, int]]:
    """From where to where each of `count` pieces reaches: floor(i n / m) to ceil((i + 1) n / m)."""
    return [(i * length // count, -(-(i + 1) * length // count)) for i in range(count)]


def _centres(length: int, count: int, step: float, aligned: bool) -> Array:
    """Where the centres of pixels are in the source, by its pixels' numbers."""
    place = np.arange(count, dtype=np.float64)
    if aligned:
        return place * ((length - 1) / (count - 1) if count > 1 else 0.0)
    return (place + 0.5) * step - 0.5


def _taps(kind: str, length: int, count: int, step: float, aligned: bool) -> tuple[Array, Array | None]:
    """Source pixels ``(taps, count)`` of each pixel, and their weights."""
    if kind.startswith("nearest"):
        shift = 0.5 if kind == "nearest-exact" else 0.0
        place = np.floor((np.arange(count) + shift) * np.float32(step)).astype(np.int64)
        return place.clip(0, length - 1)[None], None
    centre = _centres(length, count, step, aligned)
    centre = centre.clip(0, None) if kind == "linear" else centre
    first = np.floor(centre)
    part = centre - first
    offsets = np.arange(2) if kind == "linear" else np.arange(-1, 3)
    places = (first + offsets[:, None]).clip(0, length - 1).astype(np.int64)
    return places, _kernel(kind, part - offsets[:, None])


def _matrix(length: int, places: Array, weights: Array | None) -> Array:
    """Weights of taps as a matrix ``(count, length)``."""
    made = np.zeros((places.shape[1], length))
    for row, weight in zip(places, np.ones(places.shape) if weights is None else weights, strict=True):
        np.add.at(made, (np.arange(len(row)), row), weight)
    return made


def _kernel(kind: str, distance: Array, a: float = CUBIC) -> Array:
    """The weight of a pixel that far away."""
    x = np.abs(distance)
    if kind == "linear":
        return (1 - x).clip(0, None)
    near = ((a + 2) * x - (a + 3)) * x * x + 1
    far = a * (((x - 5) * x + 8) * x - 4)
    return np.where(x <= 1, near, np.where(x < 2, far, 0.0))


def _antialiased(kind: str, length: int, count: int, step: float, aligned: bool) -> Array:
    """Weights ``(count, length)`` of a kernel that is as wide as pixels grow; rows sum to 1. The cubic one
    has -0.5, as Pillow's."""
    scale = max(1.0, (length - 1) / max(1, count - 1) if aligned else step)
    centre = _centres(length, count, step, aligned)
    weights = _kernel(kind, (np.arange(length) - centre[:, None]) / scale, -0.5)
    made: Array = weights / weights.sum(1, keepdims=True)
    return made
