"""Operators that reduce axes. The axes were an attribute before version 13 (ReduceSum) or 18 (the others)."""

from __future__ import annotations

from collections.abc import Callable

from tensor import Tensor
from tensor.dtype import dtypes
from tensor.onnx.table import Rows
from tensor.onnx.types import Host, ints

Method = Callable[[Tensor, tuple[int, ...], bool], Tensor]


def over_axes(method: Method) -> Callable[..., Tensor]:
    """A reduction; without axes it is over all of them, or none if `noop_with_empty_axes`."""

    def reduced(
        x: Tensor, axes: Host | None = None, *, keepdims: int = 1, noop_with_empty_axes: int = 0
    ) -> Tensor:
        wanted = () if axes is None else ints(axes)
        if not wanted and not noop_with_empty_axes:
            wanted = tuple(range(x.ndim))
        return method(x, wanted, bool(keepdims)).cast(x.dtype)

    return reduced


def total(x: Tensor, axes: tuple[int, ...], keep: bool) -> Tensor:
    return x.sum(axes, keep) if axes else x


def greatest(x: Tensor, axes: tuple[int, ...], keep: bool) -> Tensor:
    """Of nothing, the least there is."""
    if not x.numel() and axes:
        return total(x, axes, keep).full_like(x.dtype.min, x.dtype)
    return x.max(axis=axes, keepdim=keep) if axes else x


def least(x: Tensor, axes: tuple[int, ...], keep: bool) -> Tensor:
    if not x.numel() and axes:
        return total(x, axes, keep).full_like(x.dtype.max, x.dtype)
    return x.min(axis=axes, keepdim=keep) if axes else x


def average(x: Tensor, axes: tuple[int, ...], keep: bool) -> Tensor:
    return x.mean(axes, keep) if axes else x


def multiplied(x: Tensor, axes: tuple[int, ...], keep: bool) -> Tensor:
    return x.prod(axes, keep) if axes else x


def lengths(x: Tensor, axes: tuple[int, ...], keep: bool) -> Tensor:
    """Squares are summed as floats, so that those of whole numbers do not wrap."""
    wide = x if x.dtype.is_float else x.double()
    return total(wide.square(), axes, keep).sqrt()


def log_of_exponentials(x: Tensor, axes: tuple[int, ...], keep: bool) -> Tensor:
    wide = x if x.dtype.is_float else x.double()
    return wide.logsumexp(axes, keep) if axes else wide


def log_total(x: Tensor, axes: tuple[int, ...], keep: bool) -> Tensor:
    return total(x if x.dtype.is_float else x.double(), axes, keep).log()


def extreme_place(method: Callable[[Tensor, int, bool], Tensor]) -> Callable[..., Tensor]:
    """The place of an extreme along an axis: the first of equal ones, or the last."""

    def placed(x: Tensor, *, axis: int = 0, keepdims: int = 1, select_last_index: int = 0) -> Tensor:
        if not select_last_index:
            return method(x, axis, bool(keepdims)).cast(dtypes.int64)
        behind = method(x.flip(axis), axis, bool(keepdims)).cast(dtypes.int64)
        return x.shape[axis] - 1 - behind

    return placed


ROWS: Rows = {
    "ArgMax": {1: extreme_place(Tensor.argmax)},
    "ArgMin": {1: extreme_place(Tensor.argmin)},
    "ReduceL1": {1: over_axes(lambda x, axes, keep: total(x.abs(), axes, keep))},
    "ReduceL2": {1: over_axes(lengths)},
    "ReduceLogSum": {1: over_axes(log_total)},
    "ReduceLogSumExp": {1: over_axes(log_of_exponentials)},
    "ReduceMax": {1: over_axes(greatest)},
    "ReduceMean": {1: over_axes(average)},
    "ReduceMin": {1: over_axes(least)},
    "ReduceProd": {1: over_axes(multiplied)},
    "ReduceSum": {1: over_axes(total)},
    "ReduceSumSquare": {1: over_axes(lambda x, axes, keep: total(x.square(), axes, keep))},
}
