"""ATen: convolutions of any rank, and their gradients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor import Tensor
from tensor.torch_front.aten.backward import cut_off, gradients
from tensor.torch_front.table import lowers

Ints = Sequence[int]


def each(value: Ints, n: int) -> tuple[int, ...]:
    """One number for all axes, or one for each."""
    return tuple(value) * n if len(value) == 1 else tuple(value)


@lowers("convolution")
def convolution(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Ints,
    padding: Ints,
    dilation: Ints,
    transposed: bool,
    output_padding: Ints,
    groups: int,
) -> Tensor:
    n = weight.ndim - 2
    sizes: dict[str, Any] = {"stride": each(stride, n), "dilation": each(dilation, n), "groups": groups}
    sizes["padding"] = each(padding, n)
    if transposed:
        return x.conv_transpose2d(weight, bias, output_padding=each(output_padding, n), **sizes)
    return x.conv2d(weight, bias, **sizes)


@lowers("convolution_backward")
def convolution_backward(
    g: Tensor,
    x: Tensor,
    weight: Tensor,
    bias_sizes: Ints | None,
    stride: Ints,
    padding: Ints,
    dilation: Ints,
    transposed: bool,
    output_padding: Ints,
    groups: int,
    output_mask: Sequence[bool],
) -> tuple[Tensor | None, ...]:
    """What our own gradient of the convolution gives toward those that are asked for."""
    x, weight = cut_off(x), cut_off(weight)
    wanted = [t for t, asked in zip((x, weight), output_mask, strict=False) if asked]
    made = convolution(x, weight, None, stride, padding, dilation, transposed, output_padding, groups)
    found = iter(gradients(made, g, *wanted) if wanted else [])
    toward = [next(found) if asked else None for asked in output_mask[:2]]
    along = (0, *range(2, g.ndim))
    return (*toward, g.sum(along) if output_mask[2] else None)
