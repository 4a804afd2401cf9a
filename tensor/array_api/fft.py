"""Fourier transforms of the array API: those of `tensor.fft` by the standard's keywords."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tensor import fft as transforms
from tensor.dtype import DType
from tensor.tensor import Tensor

Axes = Sequence[int] | None


class OfAxis(Protocol):
    """A transform along one axis."""

    def __call__(
        self, x: Tensor, /, *, n: int | None = None, axis: int = -1, norm: str = "backward"
    ) -> Tensor: ...


class OfAxes(Protocol):
    """A transform along several axes."""

    def __call__(
        self, x: Tensor, /, *, s: Axes = None, axes: Axes = None, norm: str = "backward"
    ) -> Tensor: ...


def _of_axis(name: str) -> OfAxis:
    kept = getattr(transforms, name)

    def function(x: Tensor, /, *, n: int | None = None, axis: int = -1, norm: str = "backward") -> Tensor:
        made: Tensor = kept(x, n, axis, norm)
        return made

    function.__name__, function.__qualname__, function.__doc__ = name, name, kept.__doc__
    return function


def _of_axes(name: str) -> OfAxes:
    kept = getattr(transforms, name)

    def function(x: Tensor, /, *, s: Axes = None, axes: Axes = None, norm: str = "backward") -> Tensor:
        made: Tensor = kept(x, s, axes, norm)
        return made

    function.__name__, function.__qualname__, function.__doc__ = name, name, kept.__doc__
    return function


fft = _of_axis("fft")
ifft = _of_axis("ifft")
rfft = _of_axis("rfft")
irfft = _of_axis("irfft")
hfft = _of_axis("hfft")
ihfft = _of_axis("ihfft")
fftn = _of_axes("fftn")
ifftn = _of_axes("ifftn")
rfftn = _of_axes("rfftn")
irfftn = _of_axes("irfftn")


def fftfreq(n: int, /, *, d: float = 1.0, dtype: DType | None = None, device: str | None = None) -> Tensor:
    """The frequencies of `fft` for samples `d` apart."""
    return transforms.fftfreq(n, d, dtype, device=device)


def rfftfreq(n: int, /, *, d: float = 1.0, dtype: DType | None = None, device: str | None = None) -> Tensor:
    """The frequencies of `rfft` for samples `d` apart."""
    return transforms.rfftfreq(n, d, dtype, device=device)


def fftshift(x: Tensor, /, *, axes: int | Axes = None) -> Tensor:
    """The frequency 0 moved to the middle."""
    return transforms.fftshift(x, axes)


def ifftshift(x: Tensor, /, *, axes: int | Axes = None) -> Tensor:
    """`fftshift` undone."""
    return transforms.ifftshift(x, axes)
