"""Sequences (lists of values) and optionals (a value or None)."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx

from tensor import Tensor
from tensor.onnx.ops.control import stacked
from tensor.onnx.table import Body, Rows
from tensor.onnx.types import Host, Value, as_tensor, ints


def construct(*values: Value) -> tuple[list[Value]]:
    return (list(values),)


def empty(*, dtype: int = onnx.TensorProto.FLOAT) -> tuple[list[Value]]:
    return ([],)


def _place(values: list[Value], position: Host | None, last: int) -> int:
    """A position, counted from the end if negative. IndexError outside."""
    place = last if position is None else int(np.asarray(position).reshape(()))
    if not -len(values) <= place <= last:
        raise IndexError(f"position {place} of a sequence of {len(values)}")
    return place + len(values) if place < 0 else place


def at(values: Value, position: Host) -> Value:
    return values[_place(values, position, len(values) - 1)]


def insert(values: Value, item: Value, position: Host | None = None) -> tuple[list[Value]]:
    place = _place(values, position, len(values))
    return ([*values[:place], item, *values[place:]],)


def erase(values: Value, position: Host | None = None) -> tuple[list[Value]]:
    place = _place(values, position, len(values) - 1)
    return (values[:place] + values[place + 1 :],)


def length(values: Value) -> Host:
    return np.array(len(values), np.int64)


def joined(values: Value, *, axis: int, new_axis: int = 0) -> Value:
    """The parts along an axis, or along a new one."""
    if new_axis:
        return stacked(values, axis)
    tensors: list[Any] = [part if isinstance(part, Tensor) else as_tensor(part) for part in values]
    return tensors[0].cat(*tensors[1:], dim=axis)


def parts(x: Tensor, split: Host | None = None, *, axis: int = 0, keepdims: int = 1) -> tuple[list[Tensor]]:
    """One size for all, or one for each part; without, parts of size 1."""
    if split is None:
        made = list(x.split(1, axis))
        return ([part.squeeze(axis) for part in made] if not keepdims else made,)
    sizes = ints(split)
    return (list(x.split(sizes[0] if np.ndim(split) == 0 else sizes, axis)),)


def mapped(values: Value, *others: Value, body: Body) -> tuple[list[Value], ...]:
    """The body of each item. Sequences go item by item, tensors whole."""
    rows = [
        body(item, *(other[i] if isinstance(other, list) else other for other in others))
        for i, item in enumerate(values)
    ]
    return tuple(list(column) for column in zip(*rows, strict=True))


def optional(value: Value = None, *, type: Any = None) -> tuple[Value]:
    return (value,)


def held(value: Value) -> tuple[Value]:
    """What an optional holds. ValueError if that is nothing."""
    if value is None:
        raise ValueError("the optional is empty")
    return (value,)


def is_held(value: Value = None) -> Host:
    return np.array(value is not None)


ROWS: Rows = {
    "ConcatFromSequence": {11: joined},
    "Optional": {15: optional},
    "OptionalGetElement": {15: held},
    "OptionalHasElement": {15: is_held},
    "SequenceAt": {11: at},
    "SequenceConstruct": {11: construct},
    "SequenceEmpty": {11: empty},
    "SequenceErase": {11: erase},
    "SequenceInsert": {11: insert},
    "SequenceLength": {11: length},
    "SequenceMap": {17: mapped},
    "SplitToSequence": {11: parts},
}
