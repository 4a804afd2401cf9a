"""The building blocks of networks, as functions: convolution, pooling, normalization, dropout, attention.

Convolution and pooling look at sliding windows (Movement.windows), which are movement: no columns are
materialised unless the scheduler decides to. Images are ``(batch, channels, ...)`` with one or more axes
after these.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar, Self

from tensor.dtype import DType, Scalar
from tensor.methods import attention
from tensor.methods.reduce import Axes
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
    def margins(self) -> Pairs:
        """What an image of windows is padded by so that the windows of it are an image again."""
        axes = zip(self.kernel, self.dilation, self.padding, strict=True)
        return tuple((d * (k - 1) - before, d * (k - 1) - after) for k, d, (before, after) in axes)

    @property
    def is_turned(self) -> bool:
        """Are windows neighbours that overlap, so that what their elements get is a convolution as well?"""
        is_beside = set(self.stride) == {1} and max(self.kernel) > 1
        return is_beside and all(n >= 0 for pair in self.margins for n in pair)

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


class Layers(Sort):
    """Functions with weights, and functions of whole axes."""

    __slots__ = ()

    training: ClassVar[bool] = False

    @classmethod
    @contextmanager
    def train(cls, mode: bool = True) -> Iterator[None]:
        """Dropout and batch normalization behave as in training (or not) inside the with block."""
        before, cls.training = cls.training, mode
        try:
            yield
        finally:
            cls.training = before

    def sequential(self, ll: Iterable[Callable[[Any], Any]]) -> Self:
        """This tensor put through each function in turn."""
        made = self
        for function in ll:
            made = function(made)
        return made

    # convolution

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
            return g._joined_windows(weight, groups, pool), toward, g.sum((0, *range(2, g.ndim)))

        count = len(inputs)  # the rule keeps no tensor
        return made._with_gradient(inputs, lambda *given: rule(*given)[:count])

    def _toward_taps(self, image: Self, weight: Self, groups: int, pool: _Pool) -> Self:
        """The gradient toward a convolution's weights, from this one toward its result."""
        n, channels, places = len(pool.kernel), weight.shape[1], self.shape[2:]
        windows = image._pooled("conv2d", pool)
        grouped = windows.reshape(len(image), groups, 1, channels, *places, *pool.kernel)
        toward = self.reshape(len(self), groups, -1, 1, *places, *(1,) * n)
        product = toward._wide() * grouped._wide()
        return product.sum((0, *range(4, 4 + n))).reshape(weight.shape).cast(weight.dtype)

    def _joined_windows(self, weight: Self, groups: int, pool: _Pool, bias: Self | None = None) -> Self:
        """Each element times the weights, summed where their windows meet: a convolution of the padded image
        with the weights turned around."""
        n = len(pool.kernel)
        image = self.pad([(0, 0), (0, 0), *pool.margins])
        grouped = weight.reshape(groups, weight.shape[0] // groups, *weight.shape[1:]).transpose(1, 2)
        filters = grouped.flip(*range(3, 3 + n)).reshape(-1, weight.shape[0] // groups, *pool.kernel)
        return image.conv2d(filters, bias, groups, 1, pool.dilation)

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
        image = self
        for axis, step in enumerate(pool.stride, 2):
            image = image._spread(axis, step)
        pairs = zip(pool.padding, extra, strict=True)
        pool = replace(pool, padding=tuple((before, after - more) for (before, after), more in pairs))
        return image._joined_windows(weight, groups, pool, bias)

    def _spread(self, axis: int, step: int) -> Self:
        """step - 1 zeros between the elements of an axis."""
        before, n, after = self.shape[:axis], self.shape[axis], self.shape[axis + 1 :]
        cells = self.reshape(*before, n, 1, *after)
        cells = cells.pad([(0, step - 1) if i == axis + 1 else (0, 0) for i in range(cells.ndim)])
        return cells.reshape(*before, n * step, *after)._slice(axis, 0, n * step - step + 1)

    # pooling

    def max_pool2d(
        self,
        kernel_size: Ints = (2, 2),
        stride: Ints | None = None,
        dilation: Ints = 1,
        padding: Ints = 0,
        ceil_mode: bool = False,
        return_indices: bool = False,
    ) -> Self | tuple[Self, Self]:
        """The greatest of each window over the last axes, and if asked where it is in the flattened image."""
        pool = self._pool_of("max_pool2d", kernel_size, stride, dilation, padding, ceil_mode)
        axes = tuple(range(-len(pool.kernel), 0))
        windows = self._pooled("max_pool2d", pool, self.dtype.min)
        best = windows.max(axis=axes)
        if not return_indices:
            return best
        image = self.shape[self.ndim - len(pool.kernel) :]
        size = math.prod(image)
        place = self.arange(size).reshape(image)._pooled("max_pool2d", pool, size)
        attains = windows.eq(windows.max(axis=axes, keepdim=True))
        return best, attains.where(place, size).min(axis=axes)

    def avg_pool2d(
        self,
        kernel_size: Ints = (2, 2),
        stride: Ints | None = None,
        dilation: Ints = 1,
        padding: Ints = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: int | None = None,
    ) -> Self:
        """The mean of each window over the last axes; padding counts as zeros or not at all.

        divisor_override: what sums are divided by instead of the count.
        """
        plain = self._pool_of("avg_pool2d", kernel_size, stride, dilation, padding, False)
        pool = self._pool_of("avg_pool2d", kernel_size, stride, dilation, padding, ceil_mode)
        axes = tuple(range(-len(pool.kernel), 0))
        total = self._as_float()._pooled("avg_pool2d", pool).sum(axes)
        if divisor_override == 0:
            raise ValueError("avg_pool2d: divisor_override 0; allowed is any other number")
        if divisor_override is not None:
            return total / divisor_override
        if pool == plain and (count_include_pad or not any(map(any, pool.padding))):
            return total / math.prod(pool.kernel)
        counted = self.ones(self.shape[self.ndim - len(pool.kernel) :], dtype=total.dtype)
        if count_include_pad:
            counted = counted.pad(plain.padding, value=1)
            rest = [(0, b - a) for (_, a), (_, b) in zip(plain.padding, pool.padding, strict=True)]
            pool = replace(pool, padding=tuple(rest))
        return total / counted._pooled("avg_pool2d", pool).sum(axes)

    def _pool_of(
        self, name: str, kernel: Ints, stride: Ints | None, dilation: Ints, padding: Ints, ceil_mode: bool
    ) -> _Pool:
        sizes = (kernel, kernel) if isinstance(kernel, int) else tuple(kernel)
        steps = sizes if stride is None or stride == () else stride
        pool = _Pool.of(name, sizes, steps, dilation, padding)
        return pool.extended(self.shape[self.ndim - len(sizes) :]) if ceil_mode else pool

    # normalization

    def layernorm(self, axis: Axes = -1, eps: float = 1e-5) -> Self:
        """(x - mean) / sqrt(variance + eps) along `axis`, the variance over the count."""
        x = self._as_float()
        wide = x._wide()
        centred = wide - wide.mean(axis, keepdim=True)
        scale = ((centred * centred).mean(axis, keepdim=True) + eps).rsqrt()
        node = scale.node

        def rule(y: Layers, g: Layers, x: Layers) -> tuple[Layers]:
            along = (g * y).mean(axis, keepdim=True)
            return ((g - g.mean(axis, keepdim=True) - y * along) * g._from_node(node),)

        return (centred * scale)._with_gradient((wide,), rule)._narrow(x)

    def batchnorm(
        self, weight: Self | None, bias: Self | None, mean: Self, invstd: Self, axis: Ints = 1
    ) -> Self:
        """(x - mean) * invstd * weight + bias, each given for the axes in `axis`."""
        axes = self._axes("batchnorm", axis)
        shape = tuple(n if i in axes else 1 for i, n in enumerate(self.shape))
        scale = invstd.reshape(shape) if weight is None else (invstd * weight).reshape(shape)
        made = (self - mean.reshape(shape)) * scale
        return made if bias is None else made + bias.reshape(shape)

    def dropout(self, p: float = 0.5) -> Self:
        """While training, 0 with probability `p` and else scaled by 1 / (1 - p); otherwise unchanged."""
        if not 0 <= p <= 1:
            raise ValueError(f"dropout: p {p}; allowed is 0..1")
        if not self.training or p == 0:
            return self
        if p == 1:
            return self * 0
        keep = self.rand(self.shape) >= p
        return keep.where(self * (1 / (1 - p)), 0)

    # attention

    def scaled_dot_product_attention(
        self,
        key: Self,
        value: Self,
        attn_mask: Self | None = None,
        dropout_p: float = 0.0,
        is_causal: bool = False,
        enable_gqa: bool = False,
    ) -> Self:
        """softmax(q k^T / sqrt(d) + mask) v for ``(..., heads, length, d)``.

        attn_mask: bool (True may attend) or a number to add. enable_gqa: fewer key and value heads, each
        repeated.
        """
        if enable_gqa:
            repeats = self.shape[-3] // key.shape[-3]
            key, value = key.repeat_interleave(repeats, -3), value.repeat_interleave(repeats, -3)
        if is_causal and attn_mask is not None:
            raise ValueError("scaled_dot_product_attention: give is_causal or attn_mask, not both")
        scores = attention.scores(self, key, attn_mask, is_causal)
        made = scores.softmax(-1).cast(self.dtype).dropout(dropout_p)
        result: Self = made.dot(value)
        is_short = scores.dtype == self.dtype and math.prod(scores.shape[-2:]) <= attention.FEW
        if (self.training and dropout_p > 0) or is_short:
            return result
        added = () if attn_mask is None or attn_mask.dtype.kind == "b" else (attn_mask,)
        rule = partial(attention.gradient, is_causal, None if added else attn_mask)
        return result._with_gradient((self, key, value, *added), rule)


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
