"""Layers that put elements around: `padding` is one number, or (left, right, top, bottom, front, back) as far
as the layer's axes go, which are the last ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tensor.dtype import Scalar
from tensor.nn.module import Module
from tensor.tensor import Tensor

Ints = int | Sequence[int]


class _Pad(Module):
    """`Tensor.pad` in one mode along the last `rank` axes. ValueError for another count of numbers."""

    mode: ClassVar[str] = "constant"
    rank: ClassVar[int]
    value: Scalar = 0.0

    def __init_subclass__(cls, rank: int | None = None) -> None:
        if rank is not None:  # None: a user's own kind of a layer
            cls.rank = rank

    def __init__(self, padding: Ints) -> None:
        self.padding = (padding,) * (2 * self.rank) if isinstance(padding, int) else tuple(padding)
        if len(self.padding) != 2 * self.rank:
            raise ValueError(
                f"{type(self).__name__}: padding {self.padding}; allowed is one number or {2 * self.rank}"
            )

    def forward(self, x: Tensor) -> Tensor:
        return x.pad(self.padding, self.mode, self.value)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.padding})"


class _ConstantPad(_Pad):
    def __init__(self, padding: Ints, value: Scalar) -> None:
        super().__init__(padding)
        self.value = value

    def __repr__(self) -> str:
        return f"{type(self).__name__}(padding={self.padding}, value={self.value})"


class _ReflectionPad(_Pad):
    mode = "reflect"


class _ReplicationPad(_Pad):
    mode = "replicate"


class _CircularPad(_Pad):
    mode = "circular"


class ZeroPad1d(_Pad, rank=1):
    """Zeros around.

    >>> ZeroPad1d((1, 0))(Tensor([[1.0, 2.0, 3.0]])).tolist()
    [[0.0, 1.0, 2.0, 3.0]]
    """


class ZeroPad2d(_Pad, rank=2):
    """Zeros around.

    >>> ZeroPad2d((1, 0, 0, 0))(Tensor([[[1.0, 2.0, 3.0]]])).tolist()
    [[[0.0, 1.0, 2.0, 3.0]]]
    """


class ZeroPad3d(_Pad, rank=3):
    """Zeros around.

    >>> ZeroPad3d((1, 0, 0, 0, 0, 0))(Tensor([[[[1.0, 2.0, 3.0]]]])).tolist()
    [[[[0.0, 1.0, 2.0, 3.0]]]]
    """


class ConstantPad1d(_ConstantPad, rank=1):
    """One value around.

    >>> ConstantPad1d((1, 0), 9.0)(Tensor([[1.0, 2.0, 3.0]])).tolist()
    [[9.0, 1.0, 2.0, 3.0]]
    """


class ConstantPad2d(_ConstantPad, rank=2):
    """One value around.

    >>> ConstantPad2d((1, 0, 0, 0), 9.0)(Tensor([[[1.0, 2.0, 3.0]]])).tolist()
    [[[9.0, 1.0, 2.0, 3.0]]]
    """


class ConstantPad3d(_ConstantPad, rank=3):
    """One value around.

    >>> ConstantPad3d((1, 0, 0, 0, 0, 0), 9.0)(Tensor([[[[1.0, 2.0, 3.0]]]])).tolist()
    [[[[9.0, 1.0, 2.0, 3.0]]]]
    """


class ReflectionPad1d(_ReflectionPad, rank=1):
    """What lies inside, mirrored at the edge.

    >>> ReflectionPad1d((1, 0))(Tensor([[1.0, 2.0, 3.0]])).tolist()
    [[2.0, 1.0, 2.0, 3.0]]
    """


class ReflectionPad2d(_ReflectionPad, rank=2):
    """What lies inside, mirrored at the edge.

    >>> ReflectionPad2d((1, 0, 0, 0))(Tensor([[[1.0, 2.0, 3.0]]])).tolist()
    [[[2.0, 1.0, 2.0, 3.0]]]
    """


class ReflectionPad3d(_ReflectionPad, rank=3):
    """What lies inside, mirrored at the edge.

    >>> ReflectionPad3d((1, 0, 0, 0, 0, 0))(Tensor([[[[1.0, 2.0, 3.0]]]])).tolist()
    [[[[2.0, 1.0, 2.0, 3.0]]]]
    """


class ReplicationPad1d(_ReplicationPad, rank=1):
    """The edge, repeated.

    >>> ReplicationPad1d((1, 0))(Tensor([[1.0, 2.0, 3.0]])).tolist()
    [[1.0, 1.0, 2.0, 3.0]]
    """


class ReplicationPad2d(_ReplicationPad, rank=2):
    """The edge, repeated.

    >>> ReplicationPad2d((1, 0, 0, 0))(Tensor([[[1.0, 2.0, 3.0]]])).tolist()
    [[[1.0, 1.0, 2.0, 3.0]]]
    """


class ReplicationPad3d(_ReplicationPad, rank=3):
    """The edge, repeated.

    >>> ReplicationPad3d((1, 0, 0, 0, 0, 0))(Tensor([[[[1.0, 2.0, 3.0]]]])).tolist()
    [[[[1.0, 1.0, 2.0, 3.0]]]]
    """


class CircularPad1d(_CircularPad, rank=1):
    """What lies at the other end.

    >>> CircularPad1d((1, 0))(Tensor([[1.0, 2.0, 3.0]])).tolist()
    [[3.0, 1.0, 2.0, 3.0]]
    """


class CircularPad2d(_CircularPad, rank=2):
    """What lies at the other end.

    >>> CircularPad2d((1, 0, 0, 0))(Tensor([[[1.0, 2.0, 3.0]]])).tolist()
    [[[3.0, 1.0, 2.0, 3.0]]]
    """


class CircularPad3d(_CircularPad, rank=3):
    """What lies at the other end.

    >>> CircularPad3d((1, 0, 0, 0, 0, 0))(Tensor([[[[1.0, 2.0, 3.0]]]])).tolist()
    [[[[3.0, 1.0, 2.0, 3.0]]]]
    """
