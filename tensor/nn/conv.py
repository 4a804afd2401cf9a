"""Convolution layers.

kernel_size as one number means a square; images are ``(batch, channels, height, width)``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tensor.tensor import Tensor

Ints = int | Sequence[int]


class Conv2d:
    """Tensor.conv2d with learned weight (out, in/groups, *kernel) and bias (out,)."""

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Ints,
        stride: Ints = 1,
        padding: Ints | str = 0,
        dilation: Ints = 1,
        groups: int = 1,
        bias: bool = True,
    ) -> None:
        kernel = (kernel_size, kernel_size) if isinstance(kernel_size, int) else tuple(kernel_size)
        _check_groups("Conv2d", in_channels, out_channels, groups)
        self.stride, self.dilation, self.groups = stride, dilation, groups
        self.padding = _same(kernel, stride, dilation, padding) if isinstance(padding, str) else padding
        bound = (in_channels // groups * math.prod(kernel)) ** -0.5
        shape = (out_channels, in_channels // groups, *kernel)
        self.weight = Tensor.uniform(shape, low=-bound, high=bound, requires_grad=True)
        self.bias = _bias(out_channels, bound, bias)

    def __call__(self, x: Tensor) -> Tensor:
        """``(n, in, *image) -> (n, out, *windows)``"""
        return x.conv2d(self.weight, self.bias, self.groups, self.stride, self.dilation, self.padding)


class ConvTranspose2d:
    """Tensor.conv_transpose2d with learned weight (in, out/groups, *kernel) and bias (out,)."""

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Ints,
        stride: Ints = 1,
        padding: Ints = 0,
        output_padding: Ints = 0,
        dilation: Ints = 1,
        groups: int = 1,
        bias: bool = True,
    ) -> None:
        kernel = (kernel_size, kernel_size) if isinstance(kernel_size, int) else tuple(kernel_size)
        _check_groups("ConvTranspose2d", in_channels, out_channels, groups)
        self.stride, self.padding, self.output_padding = stride, padding, output_padding
        self.dilation, self.groups = dilation, groups
        bound = (out_channels // groups * math.prod(kernel)) ** -0.5
        shape = (in_channels, out_channels // groups, *kernel)
        self.weight = Tensor.uniform(shape, low=-bound, high=bound, requires_grad=True)
        self.bias = _bias(out_channels, bound, bias)

    def __call__(self, x: Tensor) -> Tensor:
        """``(n, in, *image) -> (n, out, *larger image)``"""
        return x.conv_transpose2d(
            self.weight, self.bias, self.groups, self.stride, self.dilation, self.padding, self.output_padding
        )


def _bias(count: int, bound: float, wanted: bool) -> Tensor | None:
    return Tensor.uniform(count, low=-bound, high=bound, requires_grad=True) if wanted else None


def _check_groups(name: str, in_channels: int, out_channels: int, groups: int) -> None:
    if groups < 1 or in_channels % groups or out_channels % groups:
        raise ValueError(
            f"{name}: {in_channels} and {out_channels} channels do not divide into {groups} groups"
        )


def _same(kernel: tuple[int, ...], stride: Ints, dilation: Ints, padding: str) -> Ints:
    """Padding that keeps the image's size, (before, after) from the last axis backward."""
    if padding != "same":
        raise ValueError(f"Conv2d: padding {padding!r}; allowed are numbers and 'same'")
    steps = (stride,) if isinstance(stride, int) else tuple(stride)
    if any(step != 1 for step in steps):
        raise ValueError(f"Conv2d: padding 'same' with stride {stride}; allowed is stride 1")
    gaps = (dilation,) * len(kernel) if isinstance(dilation, int) else tuple(dilation)
    amounts: list[int] = []
    for size, gap in zip(reversed(kernel), reversed(gaps), strict=True):
        total = gap * (size - 1)
        amounts += [total // 2, total - total // 2]
    return tuple(amounts)
