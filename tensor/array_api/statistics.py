"""Functions of many elements: statistical and utility functions of the array API."""

from __future__ import annotations

from tensor.dtype import DType
from tensor.tensor import Tensor

Axes = int | tuple[int, ...] | None


def all(x: Tensor, /, *, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """True where no element is 0."""
    return x.all(axis, keepdims)


def any(x: Tensor, /, *, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """True where some element is not 0."""
    return x.any(axis, keepdims)


def max(x: Tensor, /, *, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """The greatest element."""
    return x.amax(axis, keepdims)


def min(x: Tensor, /, *, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """The least element."""
    return x.amin(axis, keepdims)


def mean(x: Tensor, /, *, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """The sum over the count."""
    return x.mean(axis, keepdims)


def sum(x: Tensor, /, *, axis: Axes = None, dtype: DType | None = None, keepdims: bool = False) -> Tensor:
    """The sum; integers below 32 bits give 32."""
    return x.sum(axis, keepdims, dtype)


def prod(x: Tensor, /, *, axis: Axes = None, dtype: DType | None = None, keepdims: bool = False) -> Tensor:
    """The product; integers below 32 bits give 32."""
    return x.prod(axis, keepdims, dtype)


def var(x: Tensor, /, *, axis: Axes = None, correction: float = 0.0, keepdims: bool = False) -> Tensor:
    """The variance: squared deviations over the count less `correction`."""
    return x.var(axis, keepdims, correction)


def std(x: Tensor, /, *, axis: Axes = None, correction: float = 0.0, keepdims: bool = False) -> Tensor:
    """The square root of `var`."""
    return x.std(axis, keepdims, correction)


def cumulative_sum(
    x: Tensor, /, *, axis: int | None = None, dtype: DType | None = None, include_initial: bool = False
) -> Tensor:
    """Sums of all elements up to each place, from 0 on if asked."""
    place = _running_axis("cumulative_sum", x, axis)
    made = x.cumsum(place, dtype)
    return _with_initial(made, place, 0) if include_initial else made


def cumulative_prod(
    x: Tensor, /, *, axis: int | None = None, dtype: DType | None = None, include_initial: bool = False
) -> Tensor:
    """Products of all elements up to each place, from 1 on if asked."""
    place = _running_axis("cumulative_prod", x, axis)
    made = x.cumprod(place, dtype)
    return _with_initial(made, place, 1) if include_initial else made


def _running_axis(name: str, x: Tensor, axis: int | None) -> int:
    if axis is None and x.ndim != 1:
        raise ValueError(f"{name}: shape {x.shape} without an axis; give axis=")
    return 0 if axis is None else x._axis(name, axis)


def _with_initial(made: Tensor, axis: int, value: int) -> Tensor:
    return made.pad([(1, 0) if place == axis else (0, 0) for place in range(made.ndim)], value=value)


def diff(
    x: Tensor, /, *, axis: int = -1, n: int = 1, prepend: Tensor | None = None, append: Tensor | None = None
) -> Tensor:
    """Each element less the one before it, n times."""
    return x.diff(n, axis, prepend, append)
