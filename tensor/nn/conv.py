"""Convolution layers for sequences, images and volumes: ``(batch, channels, *image)``, or without the batch.

kernel_size as one number means that for each axis.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import ClassVar

from tensor.nn.module import Module
from tensor.tensor import Tensor

Ints = int | Sequence[int]
MODES = {"zeros": "constant", "reflect": "reflect", "replicate": "replicate", "circular": "circular"}


class _Convolution(Module):
    """What all of them share: settings, and weights uniform within 1 / sqrt(fan_in)."""

    rank: ClassVar[int]

    def _start(
        self, channels: tuple[int, int], kernel_size: Ints, groups: int, bias: bool, is_transposed: bool
    ) -> tuple[int, ...]:
        """Make weight and bias; gives the kernel's sizes."""
        inputs, outputs = channels
        name, n = type(self).__name__, self.rank
        kernel = (kernel_size,) * n if isinstance(kernel_size, int) else tuple(kernel_size)
        if len(kernel) != n:
            raise ValueError(f"{name}: kernel_size {kernel}; allowed are one number or {n}")
        if groups < 1 or inputs % groups or outputs % groups:
            raise ValueError(f"{name}: {inputs} and {outputs} channels do not divide into {groups} groups")
        shape = (inputs, outputs // groups) if is_transposed else (outputs, inputs // groups)
        bound = (shape[1] * math.prod(kernel)) ** -0.5
        self.groups, self.kernel_size = groups, kernel
        self.in_channels, self.out_channels = channels
        self.weight = Tensor.uniform(*shape, *kernel, low=-bound, high=bound, requires_grad=True)
        self.bias: Tensor | None = None
        if bias:
            self.bias = Tensor.uniform(outputs, low=-bound, high=bound, requires_grad=True)
        return kernel

    def _batched(self, x: Tensor) -> Tensor:
        return x.unsqueeze(0) if x.ndim == self.rank + 1 else x


class _Conv(_Convolution):
    """Weight (out, in/groups, *kernel), bias (out,). padding: numbers, 'same' or 'valid'; padding_mode:
    'zeros', 'reflect', 'replicate' or 'circular'.
    """

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
        padding_mode: str = "zeros",
    ) -> None:
        name = type(self).__name__
        if padding_mode not in MODES:
            allowed = ", ".join(map(repr, MODES))
            raise ValueError(f"{name}: padding_mode {padding_mode!r}; allowed are {allowed}")
        kernel = self._start((in_channels, out_channels), kernel_size, groups, bias, False)
        self.stride, self.dilation, self.padding_mode = stride, dilation, padding_mode
        self.padding = _named_padding(name, kernel, stride, dilation, padding)

    def forward(self, x: Tensor) -> Tensor:
        """``(n, in, *image) -> (n, out, *windows)``"""
        given, image, padding = x, self._batched(x), self.padding
        if self.padding_mode != "zeros":
            amounts = (padding,) * self.rank if isinstance(padding, int) else tuple(padding)
            if len(amounts) == self.rank:
                amounts = tuple(amount for amount in reversed(amounts) for _ in range(2))
            image, padding = image.pad(amounts, MODES[self.padding_mode]), 0
        made = image.conv2d(self.weight, self.bias, self.groups, self.stride, self.dilation, padding)
        return made if image.ndim == given.ndim else made.squeeze(0)


class Conv1d(_Conv):
    """Convolution along ``(n, in, length)``. See `Conv2d`.

    >>> Conv1d(2, 4, 3, padding=1)(Tensor.ones(1, 2, 8)).shape
    (1, 4, 8)
    """

    rank = 1


class Conv2d(_Conv):
    """Tensor.conv2d with learned weight (out, in/groups, height, width) and bias (out,).

    padding: numbers, 'same' (stride 1) or 'valid'; padding_mode: 'zeros', 'reflect', 'replicate', 'circular'.

    >>> Conv2d(3, 8, (3, 5), stride=2)(Tensor.ones(1, 3, 9, 9)).shape
    (1, 8, 4, 3)
    """

    rank = 2


class Conv3d(_Conv):
    """Convolution over ``(n, in, depth, height, width)``. See `Conv2d`.

    >>> Conv3d(1, 2, 2)(Tensor.ones(1, 1, 4, 4, 4)).shape
    (1, 2, 3, 3, 3)
    """

    rank = 3


class _ConvTranspose(_Convolution):
    """Weight (in, out/groups, *kernel), bias (out,)."""

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Ints,
        stride: Ints = 1,
        padding: Ints = 0,
        output_padding: Ints = 0,
        groups: int = 1,
        bias: bool = True,
        dilation: Ints = 1,
        padding_mode: str = "zeros",
    ) -> None:
        if padding_mode != "zeros":
            name = type(self).__name__
            raise ValueError(f"{name}: padding_mode {padding_mode!r}; allowed is 'zeros'")
        self._start((in_channels, out_channels), kernel_size, groups, bias, True)
        self.stride, self.padding, self.output_padding = stride, padding, output_padding
        self.dilation = dilation

    def forward(self, x: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        """``(n, in, *image) -> (n, out, *larger image)``; output_size: of the larger image, in place of
        `output_padding`."""
        image, more = self._batched(x), self.output_padding
        if output_size is not None:
            more = self._missing(image.shape[2:], tuple(output_size)[-self.rank :])
        made = image.conv_transpose2d(
            self.weight, self.bias, self.groups, self.stride, self.dilation, self.padding, more
        )
        return made if image.ndim == x.ndim else made.squeeze(0)

    def _missing(self, image: tuple[int, ...], wanted: tuple[int, ...]) -> tuple[int, ...]:
        """The output_padding that leads to a size. ValueError where none does."""
        settings = (self.kernel_size, self.stride, self.padding, self.dilation)
        rows = [(each,) * self.rank if isinstance(each, int) else tuple(each) for each in settings]
        least = [(n - 1) * s - 2 * p + d * (k - 1) + 1 for n, k, s, p, d in zip(image, *rows, strict=True)]
        most = [size + step - 1 for size, step in zip(least, rows[1], strict=True)]
        if not all(a <= size <= b for a, size, b in zip(least, wanted, most, strict=True)):
            name = type(self).__name__
            raise ValueError(f"{name}: output_size {wanted}; allowed is from {tuple(least)} to {tuple(most)}")
        return tuple(size - start for size, start in zip(wanted, least, strict=True))


class ConvTranspose1d(_ConvTranspose):
    """The gradient of `Conv1d` as a layer: ``(n, in, length) -> (n, out, longer)``.

    >>> ConvTranspose1d(2, 4, 2, stride=2)(Tensor.ones(1, 2, 8)).shape
    (1, 4, 16)
    """

    rank = 1


class ConvTranspose2d(_ConvTranspose):
    """Tensor.conv_transpose2d with learned weight (in, out/groups, height, width) and bias (out,).

    >>> ConvTranspose2d(3, 8, 2, stride=2)(Tensor.ones(1, 3, 4, 4)).shape
    (1, 8, 8, 8)
    """

    rank = 2


class ConvTranspose3d(_ConvTranspose):
    """The gradient of `Conv3d` as a layer.

    >>> ConvTranspose3d(1, 2, 2)(Tensor.ones(1, 1, 3, 3, 3)).shape
    (1, 2, 4, 4, 4)
    """

    rank = 3


def _named_padding(
    name: str, kernel: tuple[int, ...], stride: Ints, dilation: Ints, padding: Ints | str
) -> Ints:
    """Padding in numbers; of 'same', which keeps the image's size, (before, after) from the last axis."""
    if not isinstance(padding, str):
        return padding
    if padding == "valid":
        return 0
    if padding != "same":
        raise ValueError(f"{name}: padding {padding!r}; allowed are numbers, 'same' and 'valid'")
    steps = (stride,) if isinstance(stride, int) else tuple(stride)
    if any(step != 1 for step in steps):
        raise ValueError(f"{name}: padding 'same' with stride {stride}; allowed is stride 1")
    gaps = (dilation,) * len(kernel) if isinstance(dilation, int) else tuple(dilation)
    amounts: list[int] = []
    for size, gap in zip(reversed(kernel), reversed(gaps), strict=True):
        total = gap * (size - 1)
        amounts += [total // 2, total - total // 2]
    return tuple(amounts)
