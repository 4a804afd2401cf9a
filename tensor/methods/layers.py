"""The building blocks of networks, as functions: pooling, normalization, dropout, attention.

Pooling looks at windows as `convolution.py` does. Images are ``(batch, channels, ...)`` with one or more axes
after these.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, Self

from tensor.methods import attention
from tensor.methods.convolution import Convolution, Ints, _Pool
from tensor.methods.reduce import Axes


class Layers(Convolution):
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
