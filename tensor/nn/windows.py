"""Functions over windows of sequences, images and volumes with torch's arguments: convolution, pooling, and
what pads and enlarges; `functional` has them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tensor.tensor import Tensor

Ints = int | Sequence[int]


def conv2d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Ints = 1,
    padding: Ints = 0,
    dilation: Ints = 1,
    groups: int = 1,
) -> Tensor:
    """`Tensor.conv2d`, for sequences and volumes too, in torch's order of arguments.

    >>> conv2d(Tensor.ones(1, 1, 3, 3), Tensor.ones(4, 1, 2, 2), padding=1).shape
    (1, 4, 4, 4)
    """
    return x.conv2d(weight, bias, groups, stride, dilation, padding)


def conv_transpose2d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Ints = 1,
    padding: Ints = 0,
    output_padding: Ints = 0,
    groups: int = 1,
    dilation: Ints = 1,
) -> Tensor:
    """`Tensor.conv_transpose2d`, for sequences and volumes too, in torch's order of arguments.

    >>> conv_transpose2d(Tensor.ones(1, 1, 2, 2), Tensor.ones(1, 3, 2, 2), stride=2).shape
    (1, 3, 4, 4)
    """
    return x.conv_transpose2d(weight, bias, groups, stride, dilation, padding, output_padding)


conv1d = conv3d = conv2d
conv_transpose1d = conv_transpose3d = conv_transpose2d


def max_pool1d(x: Tensor, kernel_size: Ints, stride: Ints | None = None, *more: Any, **options: Any) -> Any:
    """`max_pool2d` over one axis.

    >>> max_pool1d(Tensor([[1.0, 3.0, 5.0, 4.0]]), 2).tolist()
    [[3.0, 5.0]]
    """
    return _pool(max_pool2d, 1, x, kernel_size, stride, *more, **options)


def max_pool2d(
    x: Tensor,
    kernel_size: Ints,
    stride: Ints | None = None,
    padding: Ints = 0,
    dilation: Ints = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """The greatest of each window over the last axes, and if asked where it is in the flattened image.

    >>> max_pool2d(Tensor([[[1.0, 3.0], [5.0, 7.0]]]), 2).tolist()
    [[[7.0]]]
    """
    return x.max_pool2d(kernel_size, stride, dilation, padding, ceil_mode, return_indices)


def max_pool3d(x: Tensor, kernel_size: Ints, stride: Ints | None = None, *more: Any, **options: Any) -> Any:
    """`max_pool2d` over three axes.

    >>> max_pool3d(Tensor.ones(1, 4, 4, 4), 2).shape
    (1, 2, 2, 2)
    """
    return _pool(max_pool2d, 3, x, kernel_size, stride, *more, **options)


def avg_pool1d(x: Tensor, kernel_size: Ints, stride: Ints | None = None, *more: Any, **options: Any) -> Any:
    """`avg_pool2d` over one axis.

    >>> avg_pool1d(Tensor([[1.0, 3.0, 5.0, 4.0]]), 2).tolist()
    [[2.0, 4.5]]
    """
    return _pool(avg_pool2d, 1, x, kernel_size, stride, *more, **options)


def avg_pool2d(
    x: Tensor,
    kernel_size: Ints,
    stride: Ints | None = None,
    padding: Ints = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
) -> Tensor:
    """The mean of each window over the last axes; padding counts as zeros or not at all.

    >>> avg_pool2d(Tensor([[[1.0, 3.0], [5.0, 7.0]]]), 2).tolist()
    [[[4.0]]]
    """
    return x.avg_pool2d(kernel_size, stride, 1, padding, ceil_mode, count_include_pad, divisor_override)


def avg_pool3d(x: Tensor, kernel_size: Ints, stride: Ints | None = None, *more: Any, **options: Any) -> Any:
    """`avg_pool2d` over three axes.

    >>> avg_pool3d(Tensor.ones(1, 4, 4, 4), 2).shape
    (1, 2, 2, 2)
    """
    return _pool(avg_pool2d, 3, x, kernel_size, stride, *more, **options)


def _pool(
    function: Any, rank: int, x: Tensor, kernel: Ints, stride: Ints | None, *more: Any, **options: Any
) -> Any:
    sizes = (kernel,) * rank if isinstance(kernel, int) else tuple(kernel)
    return function(x, sizes, stride, *more, **options)


def max_unpool1d(x: Tensor, indices: Tensor, kernel_size: Ints, *more: Any, **options: Any) -> Tensor:
    """`max_unpool2d` over one axis.

    >>> max_unpool1d(Tensor([[[5.0]]]), Tensor([[[1]]]), 2).tolist()
    [[[0.0, 5.0]]]
    """
    return max_unpool2d(
        x, indices, (kernel_size,) if isinstance(kernel_size, int) else kernel_size, *more, **options
    )


def max_unpool2d(
    x: Tensor,
    indices: Tensor,
    kernel_size: Ints,
    stride: Ints | None = None,
    padding: Ints = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:
    """`Tensor.max_unpool2d` in torch's order of arguments.

    >>> max_unpool2d(Tensor([[[[5.0]]]]), Tensor([[[[3]]]]), 2).tolist()
    [[[[0.0, 0.0], [0.0, 5.0]]]]
    """
    return x.max_unpool2d(indices, kernel_size, stride or None, 1, padding, output_size)


def max_unpool3d(x: Tensor, indices: Tensor, kernel_size: Ints, *more: Any, **options: Any) -> Tensor:
    """`max_unpool2d` over three axes.

    >>> max_unpool3d(Tensor([[[[[5.0]]]]]), Tensor([[[[[7]]]]]), 2).shape
    (1, 1, 2, 2, 2)
    """
    return max_unpool2d(
        x, indices, (kernel_size,) * 3 if isinstance(kernel_size, int) else kernel_size, *more, **options
    )


def pad(x: Tensor, pad: Sequence[int], mode: str = "constant", value: float | None = None) -> Tensor:
    """Elements around: pairs of counts from the last axis backward.

    >>> pad(Tensor([[1, 2]]), (1, 0, 0, 1)).tolist()
    [[0, 1, 2], [0, 0, 0]]
    """
    return x.pad(pad, mode, value or 0)


def interpolate(
    x: Tensor,
    size: Ints | None = None,
    scale_factor: float | Sequence[float] | None = None,
    mode: str = "nearest",
    align_corners: bool | None = None,
    recompute_scale_factor: bool | None = None,
    antialias: bool = False,
) -> Tensor:
    """`Tensor.interpolate` in torch's order of arguments, and with its mode.

    >>> interpolate(Tensor([[[1.0, 3.0]]]), scale_factor=2).tolist()
    [[[1.0, 1.0, 3.0, 3.0]]]
    """
    return x.interpolate(size, mode, bool(align_corners), scale_factor, antialias, recompute_scale_factor)


def upsample_nearest(
    x: Tensor, size: Ints | None = None, scale_factor: float | Sequence[float] | None = None
) -> Tensor:
    """`interpolate` by the nearest element.

    >>> upsample_nearest(Tensor([[[1.0, 3.0]]]), 4).tolist()
    [[[1.0, 1.0, 3.0, 3.0]]]
    """
    return interpolate(x, size, scale_factor, "nearest")


def upsample_bilinear(
    x: Tensor, size: Ints | None = None, scale_factor: float | Sequence[float] | None = None
) -> Tensor:
    """`interpolate` between four neighbours, corners on corners.

    >>> upsample_bilinear(Tensor([[[[1.0, 3.0]]]]), (1, 3)).tolist()
    [[[[1.0, 2.0, 3.0]]]]
    """
    return interpolate(x, size, scale_factor, "bilinear", align_corners=True)


def upsample(
    x: Tensor,
    size: Ints | None = None,
    scale_factor: float | Sequence[float] | None = None,
    mode: str = "nearest",
    align_corners: bool | None = None,
) -> Tensor:
    """`interpolate` by its older name.

    >>> upsample(Tensor([[[1.0, 3.0]]]), scale_factor=2).tolist()
    [[[1.0, 1.0, 3.0, 3.0]]]
    """
    return interpolate(x, size, scale_factor, mode, align_corners)


def lp_pool2d(
    x: Tensor, norm_type: float, kernel_size: Ints, stride: Ints | None = None, ceil_mode: bool = False
) -> Tensor:
    """The `norm_type`-th root of the sum of the powers of each window over the last two axes.

    >>> lp_pool2d(Tensor([[[3.0, 0.0], [4.0, 0.0]]]), 2, 2).tolist()
    [[[5.0]]]
    """
    return _lp_pool(x, norm_type, avg_pool2d, 2, kernel_size, stride, ceil_mode)


def lp_pool1d(
    x: Tensor, norm_type: float, kernel_size: Ints, stride: Ints | None = None, ceil_mode: bool = False
) -> Tensor:
    """`lp_pool2d` over one axis.

    >>> lp_pool1d(Tensor([[3.0, 4.0]]), 2, 2).tolist()
    [[5.0]]
    """
    return _lp_pool(x, norm_type, avg_pool1d, 1, kernel_size, stride, ceil_mode)


def lp_pool3d(
    x: Tensor, norm_type: float, kernel_size: Ints, stride: Ints | None = None, ceil_mode: bool = False
) -> Tensor:
    """`lp_pool2d` over three axes.

    >>> lp_pool3d(Tensor([[[[3.0, 0.0], [4.0, 0.0]]]]), 2, (1, 2, 2)).tolist()
    [[[[5.0]]]]
    """
    return _lp_pool(x, norm_type, avg_pool3d, 3, kernel_size, stride, ceil_mode)


def _lp_pool(
    x: Tensor, power: float, average: Any, rank: int, kernel: Ints, stride: Ints | None, ceil_mode: bool
) -> Tensor:
    sizes = (kernel,) * rank if isinstance(kernel, int) else tuple(kernel)
    total = average(x**power, sizes, stride, ceil_mode=ceil_mode) * math.prod(sizes)
    made: Tensor = (total.sign() * total.abs().relu()) ** (1 / power)
    return made
