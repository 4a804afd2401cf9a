"""Convolutions of images of any rank, and the windows that they look at.

Windows are movement (Movement.windows): no columns are materialised unless the scheduler decides to. Images
are ``(batch, channels, ...)`` with one or more axes after these.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from tensor.dtype import DType, Scalar
from tensor.methods.sort import Sort

Ints = int | Sequence[int]
Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class _Pool:
    """Sliding windows over the last axes: the sizes by axis, and how much to pad before and behind."""

    kernel: tuple[int, ...]
    stride: tuple[int, ...]
    dilation: tuple[int, ...]
    padding: Pairs

    @staticmethod
    def of(name: str, kernel: Sequence[int], stride: Ints, dilation: Ints, padding: Ints | str) -> _Pool:
        n = len(kernel)
        steps, gaps = _each(name, stride, n), _each(name, dilation, n)
        if any(value < 1 for value in (*kernel, *steps, *gaps)):
            raise ValueError(
                f"{name}: kernel {kernel}, stride {stride}, dilation {dilation}; allowed is 1 or more"
            )
        if isinstance(padding, str):
            if padding not in ("same", "valid") or (padding == "same" and set(steps) != {1}):
                told = f"{name}: padding {padding!r} with stride {steps}"
                raise ValueError(f"{told}; allowed are numbers, 'valid', and 'same' with a stride of 1")
            same = _same(list(zip(kernel, gaps, strict=True)))
            return _Pool(tuple(kernel), steps, gaps, same if padding == "same" else ((0, 0),) * n)
        return _Pool(tuple(kernel), steps, gaps, _padding(name, padding, n))

    @property
    def is_turned(self) -> bool:
        """Do windows overlap, so that what their elements get is a convolution as well?"""
        return any(k > s for k, s in zip(self.kernel, self.stride, strict=True))

    def joined(self, windows: tuple[int, ...]) -> tuple[int, ...]:
        """The size of the least image that has so many windows."""
        axes = zip(windows, self.kernel, self.stride, self.dilation, self.padding, strict=True)
        return tuple((n - 1) * s + d * (k - 1) + 1 - before - after for n, k, s, d, (before, after) in axes)

    def extended(self, shape: tuple[int, ...]) -> _Pool:
        """Padded further behind, so that the last window that starts inside the
        padded image is whole (ceil mode).
        """
        pairs = []
        axes = zip(shape, self.kernel, self.stride, self.dilation, self.padding, strict=True)
        for n, k, s, d, (before, after) in axes:
            over = (n + before + after - d * (k - 1) - 1) % s
            count = (n + before + after - d * (k - 1) - 1) // s + 1
            is_inside = over and count * s < n + before
            pairs.append((before, after + s - over if is_inside else after))
        return replace(self, padding=tuple(pairs))


class _Classes(NamedTuple):
    """The elements of a padded axis by their remainders modulo `step`. skipped: zeros before the weights, so
    that the image itself begins with a class; taps: weights of a class. first, end: places that the image has
    elements of; cut: elements before it there."""

    step: int
    skipped: int
    taps: int
    first: int
    end: int
    cut: int

    @staticmethod
    def of(step: int, kernel: int, before: int, count: int) -> _Classes:
        """before: the padding; count: elements of the image."""
        taps, skipped = -(-kernel // step), -before % step
        skipped = skipped if kernel + skipped <= taps * step else 0
        begin = before + skipped
        return _Classes(step, skipped, taps, begin // step, -(-(begin + count) // step), begin % step)

    @property
    def whole(self) -> int:
        """Elements of all places."""
        return (self.end - self.first) * self.step


class Convolution(Sort):
    """Convolutions and their gradients."""

    __slots__ = ()

    def _pooled(self, name: str, pool: _Pool, value: Scalar = 0) -> Self:
        """(..., *image) -> (..., *windows, *kernel)"""
        n = len(pool.kernel)
        if self.ndim < n:
            raise ValueError(f"{name}: shape {self.shape} has fewer axes than the kernel {pool.kernel}")
        padded = self.pad([*((0, 0),) * (self.ndim - n), *pool.padding], value=value)
        image = padded.shape[self.ndim - n :]
        if any(d * (k - 1) + 1 > size for size, k, d in zip(image, pool.kernel, pool.dilation, strict=True)):
            raise ValueError(
                f"{name}: kernel {pool.kernel} does not fit the padded image {image} of shape {self.shape}"
            )
        axes = range(self.ndim - n, self.ndim)
        return padded.windows(list(zip(axes, pool.kernel, pool.stride, pool.dilation, strict=True)))

    def conv2d(
        self,
        weight: Self,
        bias: Self | None = None,
        groups: int = 1,
        stride: Ints = 1,
        dilation: Ints = 1,
        padding: Ints | str = 0,
        dtype: DType | None = None,
    ) -> Self:
        """``(n, in, *image)`` with weights ``(out, in/groups, *kernel)`` -> ``(n, out, *windows)``; any image
        rank, and ``(in, *image)`` of one image.

        padding: one number, one for each axis, (before, after) pairs from the last axis backward, "valid" for
        none, or "same" for what keeps the image's size.
        """
        if self.ndim and self.ndim == weight.ndim - 1:
            return self.unsqueeze(0).conv2d(weight, bias, groups, stride, dilation, padding, dtype).squeeze(0)
        n, channels = weight.ndim - 2, weight.shape[1]
        fits = self.ndim == n + 2 and self.shape[1] == groups * channels and weight.shape[0] % groups == 0
        if n < 1 or not fits:
            raise ValueError(f"conv2d: image {self.shape} with weight {weight.shape} in {groups} groups")
        pool = _Pool.of("conv2d", weight.shape[2:], stride, dilation, padding)
        windows = self._pooled("conv2d", pool)
        places, taps = windows.shape[2 : 2 + n], channels * math.prod(pool.kernel)
        grouped = windows.reshape(self.shape[0], groups, 1, channels, *places, *pool.kernel)
        order = (0, 1, 2, *range(4, 4 + n), 3, *range(4 + n, 4 + 2 * n))
        rows = grouped.permute(order).reshape(self.shape[0], groups, 1, *places, taps)
        filters = weight.reshape(1, groups, weight.shape[0] // groups, *(1,) * n, taps)
        added = None if bias is None else bias.reshape(groups, -1, *(1,) * n)
        made = rows._multiply_sum("conv2d", filters, dtype, added)
        made = made.reshape(self.shape[0], weight.shape[0], *places)
        inputs = (self, weight) if bias is None else (self, weight, bias)
        is_plain = made.dtype.is_float and all(x.dtype == made.dtype for x in inputs)
        if not (is_plain and pool.is_turned):
            return made

        def rule(y: Self, g: Self, x: Self, weight: Self, *_: Self) -> tuple[Self, ...]:
            toward = g._toward_taps(x, weight, groups, pool)
            joined = g._joined_windows(weight, groups, pool, x.shape[2:])
            return joined, toward, g.sum((0, *range(2, g.ndim)))

        count = len(inputs)  # the rule keeps no tensor
        return made._with_gradient(inputs, lambda *given: rule(*given)[:count])

    def _toward_taps(self, image: Self, weight: Self, groups: int, pool: _Pool) -> Self:
        """The gradient toward a convolution's weights, from this one toward its result."""
        n, channels, places = len(pool.kernel), weight.shape[1], self.shape[2:]
        windows = image._pooled("conv2d", pool)
        grouped = windows.reshape(len(image), groups, 1, channels, *places, *pool.kernel)
        toward = self.reshape(len(self), groups, self.shape[1] // groups, 1, *places, *(1,) * n)
        product = toward._wide() * grouped._wide()
        return product.sum((0, *range(4, 4 + n))).reshape(weight.shape).cast(weight.dtype)

    def _joined_windows(
        self, weight: Self, groups: int, pool: _Pool, size: tuple[int, ...], bias: Self | None = None
    ) -> Self:
        """Each element times the weights, summed where their windows meet, in an image of this size: one
        convolution of the padded elements with the weights turned around.

        Where windows begin s elements apart, every s-th element of the image meets every s-th weight alone.
        So the s classes of both are channels of their own, and the results are put between each other.
        """
        image, stride = self, list(pool.stride)
        for axis, (step, gap) in enumerate(zip(pool.stride, pool.dilation, strict=True)):
            if step > 1 and gap > 1:
                image, stride[axis] = image._spread(axis + 2, step), 1
        classes = [
            _Classes.of(s, k, before, count)
            for s, k, (before, _), count in zip(stride, pool.kernel, pool.padding, size, strict=True)
        ]
        reach = [d * (c.taps - 1) for c, d in zip(classes, pool.dilation, strict=True)]
        ends = zip(reach, classes, image.shape[2:], strict=True)
        image = image.pad([(0, 0), (0, 0), *((more - c.first, c.end - n) for more, c, n in ends)])
        count = math.prod(stride)
        added = bias if bias is None or count == 1 else bias.reshape(-1, 1).expand(-1, count).reshape(-1)
        made = image.conv2d(weight._by_classes(groups, classes), added, groups, 1, pool.dilation)
        return made if count == 1 else made._interleaved(classes, size)

    def _by_classes(self, groups: int, classes: list[_Classes]) -> Self:
        """Weights (out, in/groups, *kernel) -> (in * classes, out/groups, *taps), each axis turned around."""
        n, (made, channels) = len(classes), self.shape[:2]
        ends = zip(classes, self.shape[2:], strict=True)
        whole = self.pad([(0, 0), (0, 0), *((c.skipped, c.taps * c.step - c.skipped - k) for c, k in ends)])
        cells = (size for c in classes for size in (c.taps, c.step))
        parts = whole.reshape(groups, made // groups, channels, *cells)
        order = (0, 2, *range(4, 4 + 2 * n, 2), 1, *range(3, 3 + 2 * n, 2))
        return (
            parts.permute(order).flip(*range(-n, 0)).reshape(-1, made // groups, *(c.taps for c in classes))
        )

    def _interleaved(self, classes: list[_Classes], size: tuple[int, ...]) -> Self:
        """(n, channels * classes, *places) -> (n, channels, *size)"""
        n, count, steps = len(classes), self.shape[0], [c.step for c in classes]
        parts = self.reshape(count, self.shape[1] // math.prod(steps), *steps, *self.shape[2:])
        order = (axis for each in range(n) for axis in (2 + n + each, 2 + each))
        whole = parts.permute((0, 1, *order)).reshape(count, parts.shape[1], *(c.whole for c in classes))
        for axis, (c, length) in enumerate(zip(classes, size, strict=True), 2):
            whole = whole._slice(axis, c.cut, c.cut + length)
        return whole

    def conv_transpose2d(
        self,
        weight: Self,
        bias: Self | None = None,
        groups: int = 1,
        stride: Ints = 1,
        dilation: Ints = 1,
        padding: Ints = 0,
        output_padding: Ints = 0,
    ) -> Self:
        """The gradient of a convolution as a layer: weights ``(in, out/groups, *kernel)``."""
        n, name = weight.ndim - 2, "conv_transpose2d"
        if self.ndim and self.ndim == weight.ndim - 1:
            options = (groups, stride, dilation, padding, output_padding)
            return self.unsqueeze(0).conv_transpose2d(weight, bias, *options).squeeze(0)
        if self.ndim != weight.ndim or self.shape[1] != weight.shape[0] or weight.shape[0] % groups:
            raise ValueError(f"{name}: image {self.shape} with weight {weight.shape} in {groups} groups")
        pool = _Pool.of(name, weight.shape[2:], stride, dilation, padding)
        extra = _each(name, output_padding, n)
        most = [max(pair) for pair in zip(pool.stride, pool.dilation, strict=True)]
        if any(not 0 <= more < limit for more, limit in zip(extra, most, strict=True)):
            raise ValueError(
                f"{name}: output_padding {extra} with stride {pool.stride} and dilation {pool.dilation};"
                " allowed is 0 or more, and less than the larger of both"
            )
        size = tuple(map(sum, zip(pool.joined(self.shape[2:]), extra, strict=True)))
        if any(length < 1 for length in size):
            raise ValueError(
                f"{name}: image {self.shape[2:]}, kernel {pool.kernel} and padding {padding} make an image of"
                f" {size}; allowed is 1 or more"
            )
        if bias is not None and bias.shape != (groups * weight.shape[1],):
            raise ValueError(f"{name}: bias {bias.shape}; allowed is ({groups * weight.shape[1]},)")
        return self._joined_windows(weight, groups, pool, size, bias)

    def _spread(self, axis: int, step: int) -> Self:
        """step - 1 zeros between the elements of an axis."""
        before, n, after = self.shape[:axis], self.shape[axis], self.shape[axis + 1 :]
        cells = self.reshape(*before, n, 1, *after)
        cells = cells.pad([(0, step - 1) if i == axis + 1 else (0, 0) for i in range(cells.ndim)])
        return cells.reshape(*before, n * step, *after)._slice(axis, 0, n * step - step + 1)


def _spread(value: Ints, n: int) -> tuple[int, ...]:
    """One number, alone or in a sequence, n times; more as they are."""
    numbers = (value,) if isinstance(value, int) else tuple(value)
    return numbers * n if len(numbers) == 1 else numbers


def _each(name: str, value: Ints, n: int) -> tuple[int, ...]:
    """One number for all axes, or one for each."""
    numbers = _spread(value, n)
    if len(numbers) != n:
        raise ValueError(f"{name}: {numbers} for {n} axes; give one number or {n}")
    return numbers


def _same(pool: Sequence[tuple[int, int]]) -> Pairs:
    """What keeps the size of an image: for each kernel size and dilation, the odd one behind."""
    return tuple(((k - 1) * d // 2, (k - 1) * d - (k - 1) * d // 2) for k, d in pool)


def _padding(name: str, value: Ints, n: int) -> Pairs:
    """(before, after) by axis from one number, one for each axis, or pairs from the last axis backward."""
    numbers = _spread(value, n)
    if len(numbers) == n:
        return tuple((p, p) for p in numbers)
    if len(numbers) == 2 * n:
        return tuple(zip(numbers[::2], numbers[1::2], strict=True))[::-1]
    raise ValueError(f"{name}: padding {numbers} for {n} axes; give 1, {n} or {2 * n} numbers")
