"""Pooling over windows and over parts of an image, and enlarging, as layers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from tensor.nn.module import Module
from tensor.nn.windows import max_unpool1d, max_unpool2d, max_unpool3d
from tensor.tensor import Tensor

Ints = int | Sequence[int]


class _Pool(Module):
    """Windows over the last `rank` axes."""

    rank: ClassVar[int]

    def __init__(self, kernel_size: Ints, stride: Ints | None = None, padding: Ints = 0) -> None:
        self.kernel_size = (kernel_size,) * self.rank if isinstance(kernel_size, int) else tuple(kernel_size)
        self.stride, self.padding = stride, padding


class _MaxPool(_Pool):
    def __init__(
        self,
        kernel_size: Ints,
        stride: Ints | None = None,
        padding: Ints = 0,
        dilation: Ints = 1,
        return_indices: bool = False,
        ceil_mode: bool = False,
    ) -> None:
        super().__init__(kernel_size, stride, padding)
        self.dilation, self.return_indices, self.ceil_mode = dilation, return_indices, ceil_mode

    def forward(self, x: Tensor) -> Any:
        """The greatest of each window; with `return_indices` also where it is in the flattened image."""
        given = (self.dilation, self.padding, self.ceil_mode, self.return_indices)
        return x.max_pool2d(self.kernel_size, self.stride, *given)


class MaxPool1d(_MaxPool):
    """`Tensor.max_pool2d` over one axis.

    >>> MaxPool1d(2)(Tensor([[1.0, 3.0, 5.0, 4.0]])).tolist()
    [[3.0, 5.0]]
    """

    rank = 1


class MaxPool2d(_MaxPool):
    """`Tensor.max_pool2d`.

    >>> MaxPool2d(2)(Tensor.arange(16).float().reshape(1, 4, 4)).tolist()
    [[[5.0, 7.0], [13.0, 15.0]]]
    """

    rank = 2


class MaxPool3d(_MaxPool):
    """`Tensor.max_pool2d` over three axes.

    >>> MaxPool3d(2)(Tensor.ones(1, 4, 4, 4)).shape
    (1, 2, 2, 2)
    """

    rank = 3


class _AvgPool(_Pool):
    def __init__(
        self,
        kernel_size: Ints,
        stride: Ints | None = None,
        padding: Ints = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: int | None = None,
    ) -> None:
        super().__init__(kernel_size, stride, padding)
        self.ceil_mode, self.count_include_pad = ceil_mode, count_include_pad
        self.divisor_override = divisor_override

    def forward(self, x: Tensor) -> Tensor:
        """The mean of each window, or its sum over `divisor_override`."""
        given = (1, self.padding, self.ceil_mode, self.count_include_pad, self.divisor_override)
        return x.avg_pool2d(self.kernel_size, self.stride, *given)


class AvgPool1d(_AvgPool):
    """`Tensor.avg_pool2d` over one axis.

    >>> AvgPool1d(2)(Tensor([[1.0, 3.0, 5.0, 4.0]])).tolist()
    [[2.0, 4.5]]
    """

    rank = 1


class AvgPool2d(_AvgPool):
    """`Tensor.avg_pool2d`.

    >>> AvgPool2d(2)(Tensor([[[1.0, 3.0], [5.0, 7.0]]])).tolist()
    [[[4.0]]]
    """

    rank = 2


class AvgPool3d(_AvgPool):
    """`Tensor.avg_pool2d` over three axes.

    >>> AvgPool3d(2)(Tensor.ones(1, 4, 4, 4)).shape
    (1, 2, 2, 2)
    """

    rank = 3


class _Adaptive(Module):
    rank: ClassVar[int]

    def __init__(self, output_size: Ints | Sequence[int | None]) -> None:
        self.output_size = output_size


class _AdaptiveAvgPool(_Adaptive):
    def forward(self, x: Tensor) -> Tensor:
        """``(..., *image) -> (..., *output_size)``"""
        made: Tensor = getattr(x, f"adaptive_avg_pool{self.rank}d")(self.output_size)
        return made


class _AdaptiveMaxPool(_Adaptive):
    def __init__(self, output_size: Ints | Sequence[int | None], return_indices: bool = False) -> None:
        super().__init__(output_size)
        self.return_indices = return_indices

    def forward(self, x: Tensor) -> Any:
        """``(..., *image) -> (..., *output_size)``; with `return_indices` also where they are in the
        flattened image."""
        return getattr(x, f"adaptive_max_pool{self.rank}d")(self.output_size, self.return_indices)


class AdaptiveAvgPool1d(_AdaptiveAvgPool):
    """Means so that `output_size` places are left.

    >>> AdaptiveAvgPool1d(2)(Tensor([[1.0, 3.0, 5.0, 7.0]])).tolist()
    [[2.0, 6.0]]
    """

    rank = 1


class AdaptiveAvgPool2d(_AdaptiveAvgPool):
    """Means so that `output_size` places are left; None keeps an axis.

    >>> AdaptiveAvgPool2d((2, None))(Tensor.ones(1, 4, 6)).shape
    (1, 2, 6)
    """

    rank = 2


class AdaptiveAvgPool3d(_AdaptiveAvgPool):
    """Means so that `output_size` places are left; None keeps an axis.

    >>> AdaptiveAvgPool3d(1)(Tensor.ones(3, 4, 4, 4)).shape
    (3, 1, 1, 1)
    """

    rank = 3


class AdaptiveMaxPool1d(_AdaptiveMaxPool):
    """The greatest, so that `output_size` places are left.

    >>> AdaptiveMaxPool1d(2)(Tensor([[1.0, 3.0, 5.0, 7.0]])).tolist()
    [[3.0, 7.0]]
    """

    rank = 1


class AdaptiveMaxPool2d(_AdaptiveMaxPool):
    """The greatest, so that `output_size` places are left; None keeps an axis.

    >>> AdaptiveMaxPool2d(1)(Tensor([[[1.0, 3.0], [5.0, 7.0]]])).tolist()
    [[[7.0]]]
    """

    rank = 2


class AdaptiveMaxPool3d(_AdaptiveMaxPool):
    """The greatest, so that `output_size` places are left; None keeps an axis.

    >>> AdaptiveMaxPool3d(1)(Tensor.ones(3, 4, 4, 4)).shape
    (3, 1, 1, 1)
    """

    rank = 3


class PixelShuffle(Module):
    """``(n, c * r * r, h, w) -> (n, c, h * r, w * r)``

    >>> PixelShuffle(2)(Tensor([[[[1]], [[2]], [[3]], [[4]]]])).tolist()
    [[[[1, 2], [3, 4]]]]
    """

    def __init__(self, upscale_factor: int) -> None:
        self.upscale_factor = upscale_factor

    def forward(self, x: Tensor) -> Tensor:
        return x.pixel_shuffle(self.upscale_factor)


class _MaxUnpool(Module):
    function: ClassVar[Callable[..., Tensor]]

    def __init__(self, kernel_size: Ints, stride: Ints | None = None, padding: Ints = 0) -> None:
        self.kernel_size, self.stride, self.padding = kernel_size, stride, padding

    def forward(self, x: Tensor, indices: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        return self.function(x, indices, self.kernel_size, self.stride, self.padding, output_size)


class MaxUnpool1d(_MaxUnpool):
    """What `MaxPool1d` with return_indices took, at its places; 0 elsewhere.

    >>> MaxUnpool1d(2)(Tensor([[[5.0]]]), Tensor([[[1]]])).tolist()
    [[[0.0, 5.0]]]
    """

    function = staticmethod(max_unpool1d)


class MaxUnpool2d(_MaxUnpool):
    """What `MaxPool2d` with return_indices took, at its places; 0 elsewhere.

    >>> MaxUnpool2d(2)(Tensor([[[[5.0]]]]), Tensor([[[[3]]]])).tolist()
    [[[[0.0, 0.0], [0.0, 5.0]]]]
    """

    function = staticmethod(max_unpool2d)


class MaxUnpool3d(_MaxUnpool):
    """What `MaxPool3d` with return_indices took, at its places; 0 elsewhere.

    >>> MaxUnpool3d(2)(Tensor([[[[[5.0]]]]]), Tensor([[[[[7]]]]])).shape
    (1, 1, 2, 2, 2)
    """

    function = staticmethod(max_unpool3d)
