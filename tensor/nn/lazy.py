"""Layers that learn from their first input how many features or channels there are, and become the layer that
they are named for. They have no parameters before: call the model once before an optimizer is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from inspect import signature
from typing import Any, ClassVar

from tensor.nn.conv import Conv1d, Conv2d, Conv3d, ConvTranspose1d, ConvTranspose2d, ConvTranspose3d
from tensor.nn.linear import Linear
from tensor.nn.module import Module
from tensor.nn.norm import (
    BatchNorm1d,
    BatchNorm2d,
    BatchNorm3d,
    InstanceNorm1d,
    InstanceNorm2d,
    InstanceNorm3d,
)
from tensor.tensor import Tensor

OWN = ("_settings", "_options", "_later")  # attributes that the layer does not have


class Lazy(Module):
    """Base: settings are those of the layer after its first one; TypeError for others. axis: of an input,
    along which the features are; of_weight: the weight's axis that is as long, times `groups` where there are
    any."""

    becomes: ClassVar[Any]
    axis: ClassVar[int] = 1
    of_weight: ClassVar[int] = 1
    _waits = True

    def __init__(self, *settings: Any, **options: Any) -> None:
        self._settings, self._options = settings, options
        self._later: list[tuple[str, Any]] = []  # methods that change parameters, and what they are given
        self._arguments()

    def forward(self, x: Tensor) -> Any:
        """Become the layer, and compute with it."""
        least = self.axis + 1 if self.axis >= 0 else -self.axis
        if x.ndim < least:
            raise ValueError(f"{type(self).__name__}: shape {x.shape}; allowed are {least} axes or more")
        self._become(x.shape[self.axis])
        return self.forward(x)

    def has_uninitialized_params(self) -> bool:
        """Whether it has no parameters yet."""
        return True

    def _arguments(self) -> dict[str, Any]:
        """The layer's settings by name."""
        return signature(self.becomes).bind(0, *self._settings, **self._options).arguments

    def _do_later(self, method: str, setting: Any) -> None:
        self._later.append((method, setting))

    def _take_sizes(self, path: str, weights: Mapping[str, Any]) -> None:
        start = f"{path}." if path else ""
        weight = weights.get(f"{start}weight", weights.get(f"{start}running_mean"))
        if weight is not None:
            groups = self._arguments().get("groups", 1) if self.of_weight else 1
            self._become(weight.shape[self.of_weight] * groups)

    def _become(self, size: int) -> None:
        made = self.becomes(size, *self._settings, **self._options)
        for method, setting in self._later:
            getattr(made, method)(setting)
        kept = {name: value for name, value in vars(self).items() if name not in OWN}
        self.__dict__ = vars(made) | kept | {"training": self.training}
        self.__class__ = self.becomes


class LazyLinear(Lazy):
    """`Linear` of as many features as the first input has.

    >>> layer = LazyLinear(3)
    >>> layer(Tensor.ones(2, 5)).shape, layer.weight.shape, type(layer).__name__
    ((2, 3), (3, 5), 'Linear')
    """

    becomes, axis = Linear, -1


class LazyConv1d(Lazy):
    """`Conv1d` of as many channels as the first input has.

    >>> LazyConv1d(4, 3)(Tensor.ones(1, 2, 8)).shape
    (1, 4, 6)
    """

    becomes, axis = Conv1d, -2


class LazyConv2d(Lazy):
    """`Conv2d` of as many channels as the first input has.

    >>> LazyConv2d(4, 3, padding=1)(Tensor.ones(1, 2, 8, 8)).shape
    (1, 4, 8, 8)
    """

    becomes, axis = Conv2d, -3


class LazyConv3d(Lazy):
    """`Conv3d` of as many channels as the first input has.

    >>> LazyConv3d(4, 2)(Tensor.ones(1, 2, 3, 3, 3)).shape
    (1, 4, 2, 2, 2)
    """

    becomes, axis = Conv3d, -4


class LazyConvTranspose1d(Lazy):
    """`ConvTranspose1d` of as many channels as the first input has.

    >>> LazyConvTranspose1d(4, 2, stride=2)(Tensor.ones(1, 2, 8)).shape
    (1, 4, 16)
    """

    becomes, axis, of_weight = ConvTranspose1d, -2, 0


class LazyConvTranspose2d(Lazy):
    """`ConvTranspose2d` of as many channels as the first input has.

    >>> LazyConvTranspose2d(4, 2, stride=2)(Tensor.ones(1, 2, 4, 4)).shape
    (1, 4, 8, 8)
    """

    becomes, axis, of_weight = ConvTranspose2d, -3, 0


class LazyConvTranspose3d(Lazy):
    """`ConvTranspose3d` of as many channels as the first input has.

    >>> LazyConvTranspose3d(4, 2)(Tensor.ones(1, 2, 3, 3, 3)).shape
    (1, 4, 4, 4, 4)
    """

    becomes, axis, of_weight = ConvTranspose3d, -4, 0


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


class LazyInstanceNorm1d(Lazy):
    """`InstanceNorm1d` of as many channels as the first input has.

    >>> LazyInstanceNorm1d()(Tensor.ones(1, 5, 4)).shape
    (1, 5, 4)
    """

    becomes, axis, of_weight = InstanceNorm1d, -2, 0


class LazyInstanceNorm2d(Lazy):
    """`InstanceNorm2d` of as many channels as the first input has.

    >>> LazyInstanceNorm2d()(Tensor.ones(1, 5, 2, 2)).shape
    (1, 5, 2, 2)
    """

    becomes, axis, of_weight = InstanceNorm2d, -3, 0


class LazyInstanceNorm3d(Lazy):
    """`InstanceNorm3d` of as many channels as the first input has.

    >>> LazyInstanceNorm3d()(Tensor.ones(1, 5, 2, 2, 2)).shape
    (1, 5, 2, 2, 2)
    """

    becomes, axis, of_weight = InstanceNorm3d, -4, 0
