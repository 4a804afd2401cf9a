"""Layers that learn from their first input how many features or channels there are, and become the layer that
they are named for. They have no parameters before: call the model once before an optimizer is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from inspect import signature
from typing import Any, ClassVar, Self

from tensor.nn.conv import Conv1d, Conv2d, Conv3d, ConvTranspose1d, ConvTranspose2d, ConvTranspose3d
from tensor.nn.linear import Linear
from tensor.nn.module import Module
from tensor.nn.norm import BatchNorm1d, BatchNorm2d, BatchNorm3d
from tensor.tensor import Tensor


class Lazy(Module):
    """Base: settings are those of the layer after its first one. axis: of an input, along which the features
    are; of_weight: the weight's axis that is as long, times `groups` where there are any."""

    becomes: ClassVar[Any]
    axis: ClassVar[int] = 1
    of_weight: ClassVar[int] = 1

    def __init__(self, *settings: Any, **options: Any) -> None:
        self._settings, self._options = settings, options
        self._places: list[Any] = []

    def forward(self, x: Tensor) -> Any:
        """Become the layer, and compute with it."""
        self._become(x.shape[self._axis_of(x)])
        return self.forward(x)

    def to(self, *places: Any, **named: Any) -> Self:
        """Kept until there are parameters."""
        self._places.append((places, named))
        return self

    def has_uninitialized_params(self) -> bool:
        """Whether it has no parameters yet."""
        return True

    def _take_sizes(self, path: str, weights: Mapping[str, Any]) -> None:
        start = f"{path}." if path else ""
        weight = weights.get(f"{start}weight", weights.get(f"{start}running_mean"))
        if weight is not None:
            told = signature(self.becomes.__init__).bind(self, 0, *self._settings, **self._options)
            groups = told.arguments.get("groups", 1) if self.of_weight else 1
            self._become(weight.shape[self.of_weight] * groups)

    def _axis_of(self, x: Tensor) -> int:
        return self.axis

    def _become(self, size: int) -> None:
        settings, options, places, mode = self._settings, self._options, self._places, self.training
        hooks, kind = self._hooks, self.becomes
        vars(self).clear()
        self.__class__ = kind
        kind.__init__(self, size, *settings, **options)
        for given, named in places:
            self.to(*given, **named)
        self.training, self._hooks = mode, hooks


class LazyLinear(Lazy):
    """`Linear` of as many features as the first input has.

    >>> layer = LazyLinear(3)
    >>> layer(Tensor.ones(2, 5)).shape, layer.weight.shape, type(layer).__name__
    ((2, 3), (3, 5), 'Linear')
    """

    becomes, axis = Linear, -1


class _LazyConv(Lazy):
    def _axis_of(self, x: Tensor) -> int:
        rank: int = self.becomes.rank
        return x.ndim - rank - 1


class LazyConv1d(_LazyConv):
    """`Conv1d` of as many channels as the first input has.

    >>> LazyConv1d(4, 3)(Tensor.ones(1, 2, 8)).shape
    (1, 4, 6)
    """

    becomes = Conv1d


class LazyConv2d(_LazyConv):
    """`Conv2d` of as many channels as the first input has.

    >>> LazyConv2d(4, 3, padding=1)(Tensor.ones(1, 2, 8, 8)).shape
    (1, 4, 8, 8)
    """

    becomes = Conv2d


class LazyConv3d(_LazyConv):
    """`Conv3d` of as many channels as the first input has.

    >>> LazyConv3d(4, 2)(Tensor.ones(1, 2, 3, 3, 3)).shape
    (1, 4, 2, 2, 2)
    """

    becomes = Conv3d


class _LazyConvTranspose(_LazyConv):
    of_weight = 0


class LazyConvTranspose1d(_LazyConvTranspose):
    """`ConvTranspose1d` of as many channels as the first input has.

    >>> LazyConvTranspose1d(4, 2, stride=2)(Tensor.ones(1, 2, 8)).shape
    (1, 4, 16)
    """

    becomes = ConvTranspose1d


class LazyConvTranspose2d(_LazyConvTranspose):
    """`ConvTranspose2d` of as many channels as the first input has.

    >>> LazyConvTranspose2d(4, 2, stride=2)(Tensor.ones(1, 2, 4, 4)).shape
    (1, 4, 8, 8)
    """

    becomes = ConvTranspose2d


class LazyConvTranspose3d(_LazyConvTranspose):
    """`ConvTranspose3d` of as many channels as the first input has.

    >>> LazyConvTranspose3d(4, 2)(Tensor.ones(1, 2, 3, 3, 3)).shape
    (1, 4, 4, 4, 4)
    """

    becomes = ConvTranspose3d


class LazyBatchNorm1d(Lazy):
    """`BatchNorm1d` of as many channels as the first input has.

    >>> LazyBatchNorm1d()(Tensor.ones(2, 5)).shape
    (2, 5)
    """

    becomes, of_weight = BatchNorm1d, 0


class LazyBatchNorm2d(Lazy):
    """`BatchNorm2d` of as many channels as the first input has.

    >>> LazyBatchNorm2d()(Tensor.ones(1, 5, 2, 2)).shape
    (1, 5, 2, 2)
    """

    becomes, of_weight = BatchNorm2d, 0


class LazyBatchNorm3d(Lazy):
    """`BatchNorm3d` of as many channels as the first input has.

    >>> LazyBatchNorm3d()(Tensor.ones(1, 5, 2, 2, 2)).shape
    (1, 5, 2, 2, 2)
    """

    becomes, of_weight = BatchNorm3d, 0
