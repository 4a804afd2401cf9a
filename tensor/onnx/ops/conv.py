"""Convolutions: plain, transposed, of whole numbers, and with an offset for each tap."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tensor import Tensor
from tensor.onnx.ops.image import sampled
from tensor.onnx.ops.product import centred
from tensor.onnx.table import Rows

Pads = list[tuple[int, int]]


def around(
    auto_pad: str, pads: Sequence[int] | None, sizes: Sequence[int], taps: Sequence[int], steps: Sequence[int]
) -> Pads:
    """(before, after) for each axis of an image. taps: how far a kernel reaches, with its gaps."""
    rank = len(sizes)
    if auto_pad in ("SAME_UPPER", "SAME_LOWER"):
        missing = [
            max(0, (-(-n // step) - 1) * step + reach - n)
            for n, reach, step in zip(sizes, taps, steps, strict=True)
        ]
        less = [total // 2 for total in missing]
        pairs = [(few, total - few) for few, total in zip(less, missing, strict=True)]
        return pairs if auto_pad == "SAME_UPPER" else [(after, before) for before, after in pairs]
    given = list(pads) if pads and auto_pad in ("NOTSET", "") else [0] * (2 * rank)
    return list(zip(given[:rank], given[rank:], strict=True))


def flat(pairs: Pads) -> list[int]:
    """Pairs from the last axis backward, as Tensor's convolutions take them."""
    return [amount for pair in reversed(pairs) for amount in pair]


def reach(kernel: Sequence[int], gaps: Sequence[int]) -> list[int]:
    return [gap * (taps - 1) + 1 for taps, gap in zip(kernel, gaps, strict=True)]


def convolve(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    auto_pad: str = "NOTSET",
    dilations: list[int] | None = None,
    group: int = 1,
    kernel_shape: list[int] | None = None,
    pads: list[int] | None = None,
    strides: list[int] | None = None,
) -> Tensor:
    rank, kernel = x.ndim - 2, weight.shape[2:]
    gaps, steps = dilations or [1] * rank, strides or [1] * rank
    pairs = around(auto_pad, pads, x.shape[2:], reach(kernel, gaps), steps)
    if any(amount < 0 for pair in pairs for amount in pair):
        x, pairs = x.pad([(0, 0), (0, 0), *pairs]), [(0, 0)] * rank
    return x.conv2d(weight, bias, group, steps, gaps, flat(pairs))


def convolve_transposed(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    auto_pad: str = "NOTSET",
    dilations: list[int] | None = None,
    group: int = 1,
    kernel_shape: list[int] | None = None,
    output_padding: list[int] | None = None,
    output_shape: list[int] | None = None,
    pads: list[int] | None = None,
    strides: list[int] | None = None,
) -> Tensor:
    """With `output_shape`, or `auto_pad` SAME, the padding follows from the size of the result."""
    rank, sizes = x.ndim - 2, x.shape[2:]
    gaps, steps = dilations or [1] * rank, strides or [1] * rank
    more = output_padding or [0] * rank
    if output_shape is None and auto_pad.startswith("SAME"):
        output_shape = [n * step for n, step in zip(sizes, steps, strict=True)]
    taps = reach(weight.shape[2:], gaps)
    if output_shape is None:
        pairs = around(auto_pad, pads, sizes, taps, steps)
    else:
        pairs = []
        for n, step, tap, extra, wanted in zip(sizes, steps, taps, more, output_shape[-rank:], strict=True):
            total = step * (n - 1) + extra + tap - wanted
            small, large = total // 2, total - total // 2
            pairs.append((small, large) if auto_pad == "SAME_UPPER" else (large, small))
    made = x.conv_transpose2d(weight, bias, group, steps, gaps, 0, more)
    return made.pad([(0, 0), (0, 0), *((-before, -after) for before, after in pairs)])


def convolve_integer(
    x: Tensor,
    weight: Tensor,
    x_zero: Tensor | None = None,
    w_zero: Tensor | None = None,
    *,
    auto_pad: str = "NOTSET",
    dilations: list[int] | None = None,
    group: int = 1,
    kernel_shape: list[int] | None = None,
    pads: list[int] | None = None,
    strides: list[int] | None = None,
) -> Tensor:
    """Padding stands for the zero point. A zero point of the weights may be one for each output channel."""
    return convolve(
        centred(x, x_zero),
        centred(weight, w_zero, 0),
        auto_pad=auto_pad,
        dilations=dilations,
        group=group,
        pads=pads,
        strides=strides,
    )


def convolve_deformed(
    x: Tensor,
    weight: Tensor,
    offset: Tensor,
    bias: Tensor | None = None,
    mask: Tensor | None = None,
    *,
    dilations: list[int] | None = None,
    group: int = 1,
    kernel_shape: list[int] | None = None,
    offset_group: int = 1,
    pads: list[int] | None = None,
    strides: list[int] | None = None,
) -> Tensor:
    """Each tap reads its own place, between pixels, `offset` away from where a convolution would read."""
    if x.ndim != 4:
        raise ValueError(f"an image of shape {x.shape}; allowed is (batch, channels, height, width)")
    gaps, steps, kernel = dilations or [1, 1], strides or [1, 1], weight.shape[2:]
    pairs = around("NOTSET", pads, x.shape[2:], reach(kernel, gaps), steps)
    n, channels, taps, places = x.shape[0], x.shape[1], math.prod(kernel), offset.shape[2:]
    moved = offset.reshape(n, offset_group, taps, 2, *places)
    at = []
    for i in range(2):
        tap = Tensor.arange(taps) // kernel[1] if i == 0 else Tensor.arange(taps) % kernel[1]
        line = Tensor.arange(places[i]) * steps[i] - pairs[i][0]
        shape = (1, 1, 1, -1, 1) if i == 0 else (1, 1, 1, 1, -1)
        plain = tap.reshape(1, 1, -1, 1, 1) * gaps[i] + line.reshape(shape)
        at.append((moved[:, :, :, i] + plain).reshape(n * offset_group, -1))
    image = x.reshape(n * offset_group, channels // offset_group, *x.shape[2:])
    read = sampled(image, at).reshape(n, offset_group, channels // offset_group, taps, *places)
    if mask is not None:
        read = read * mask.reshape(n, offset_group, 1, taps, *places)
    outputs, inner = weight.shape[0] // group, channels // group
    rows = read.reshape(n, group, 1, inner * taps, math.prod(places))
    filters = weight.reshape(1, group, outputs, inner * taps, 1)
    made = (rows * filters).sum(3).reshape(n, weight.shape[0], *places)
    return made if bias is None else made + bias.reshape(1, -1, 1, 1)


ROWS: Rows = {
    "Conv": {1: convolve},
    "ConvInteger": {10: convolve_integer},
    "ConvTranspose": {1: convolve_transposed},
    "DeformConv": {19: convolve_deformed},
}
