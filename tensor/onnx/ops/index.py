"""Operators that read and write by position."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tensor import Tensor
from tensor.onnx.table import Rows
from tensor.onnx.types import Host, Value

COMBINED = {"add": "sum", "mul": "prod", "max": "amax", "min": "amin"}


def _behind(axis: int, x: Tensor, places: Any) -> Tensor:
    """Elements at places along an axis."""
    key = (slice(None),) * (axis % x.ndim)
    return x[(*key, places)]


def gather(x: Tensor, places: Value, *, axis: int = 0) -> Tensor:
    """Places that the host knows are slices where they can be."""
    if isinstance(places, np.ndarray) and places.ndim == 0:
        return _behind(axis, x, int(places))
    return _behind(axis, x, places)


def gather_elements(x: Tensor, places: Tensor, *, axis: int = 0) -> Tensor:
    return x.gather(axis, places)


def gather_many(x: Tensor, places: Tensor, *, batch_dims: int = 0) -> Tensor:
    """The last axis of `places` names places on the axes behind the batch's."""
    count, rank = places.shape[-1], places.ndim - 1
    lead = [
        Tensor.arange(n).reshape(*(-1 if i == axis else 1 for i in range(rank)))
        for axis, n in enumerate(x.shape[:batch_dims])
    ]
    return x[(*lead, *(places[..., i] for i in range(count)))]


def scatter_elements(
    x: Tensor, places: Tensor, updates: Tensor, *, axis: int = 0, reduction: str = "none"
) -> Tensor:
    wrapped = (places < 0).where(places + x.shape[axis], places)
    if reduction == "none":
        return x.scatter(axis, wrapped, updates)
    if reduction not in COMBINED:
        raise ValueError(f"reduction {reduction!r}; allowed are none, {', '.join(COMBINED)}")
    return x.scatter_reduce(axis, wrapped, updates, COMBINED[reduction])


def scatter_many(x: Tensor, places: Tensor, updates: Tensor, *, reduction: str = "none") -> Tensor:
    """The last axis of `places` names a part of `x`, which an update replaces or is combined with."""
    count = places.shape[-1]
    sizes, rest = x.shape[:count], math.prod(x.shape[count:])
    flat = Tensor.zeros(places.shape[:-1], dtype="int32")
    for i, n in enumerate(sizes):
        place = places[..., i].int()
        flat = flat * n + (place < 0).where(place + n, place)
    rows = x.reshape(math.prod(sizes), rest)
    index = flat.reshape(-1, 1).expand(flat.numel(), rest)
    values = updates.reshape(flat.numel(), rest)
    return scatter_elements(rows, index, values, reduction=reduction).reshape(x.shape)


def compress(x: Tensor, condition: Host, *, axis: int | None = None) -> Tensor:
    """The parts along an axis (elements of the flattened tensor) whose condition holds."""
    source, place = (x.flatten(), 0) if axis is None else (x, axis)
    return _behind(place, source, np.flatnonzero(condition))


def one_hot(places: Tensor, depth: Host, values: Tensor, *, axis: int = -1) -> Tensor:
    """The second value at each place along a new axis, the first elsewhere. Negative places count back."""
    size = int(np.asarray(depth).reshape(()))
    wide = places.long() if places.dtype.is_int else places
    wrapped = (wide < 0).where(wide + size, wide)
    at = axis % (places.ndim + 1)
    line = Tensor.arange(size).reshape(*(-1 if i == at else 1 for i in range(places.ndim + 1)))
    return wrapped.unsqueeze(at).eq(line.cast(wide.dtype)).where(values[1], values[0])


def nonzero(x: Host) -> Host:
    """Places of what is not 0, a column each. How many there are is known on the host alone."""
    if not x.ndim:
        return np.zeros((0, int(bool(x))), np.int64)
    return np.array(np.nonzero(x), np.int64)


def tensor_scatter(
    past: Tensor, update: Tensor, places: Tensor | None = None, *, axis: int = -2, mode: str = "linear"
) -> Tensor:
    """A cache with `update` along an axis from a place of each row of the batch on."""
    at, size = axis % past.ndim, past.shape[axis]
    first = Tensor.zeros(past.shape[0], dtype="int32") if places is None else places.int()
    line = Tensor.arange(update.shape[at]).reshape(1, -1) + first.reshape(-1, 1)
    if mode == "circular":
        line = line.mod(size)
    shape = (line.shape[0], *(line.shape[1] if i == at else 1 for i in range(1, past.ndim)))
    return past.scatter(at, line.reshape(shape).expand(update.shape), update)


def unique(x: Host, *, axis: int | None = None, sorted: int = 1) -> tuple[Host, ...]:
    """How many there are is known on the host alone."""
    flat = x.reshape(-1) if axis is None else x
    _, first, inverse, counts = np.unique(
        flat, return_index=True, return_inverse=True, return_counts=True, axis=0 if axis is None else axis
    )
    inverse = inverse.reshape(-1)
    if not sorted:
        order = np.argsort(first)
        rank = np.argsort(order)
        first, inverse, counts = first[order], rank[inverse], counts[order]
    values = np.take(flat, first, axis=0 if axis is None else axis)
    return values, first.astype(np.int64), inverse.astype(np.int64), counts.astype(np.int64)


def suppress(
    boxes: Host,
    scores: Host,
    most: Host | None = None,
    overlap: Host | None = None,
    least: Host | None = None,
    *,
    center_point_box: int = 0,
) -> Host:
    """(batch, class, box) of the boxes that no better box of the class covers: a choice for the host."""
    limit = 0 if most is None else int(np.asarray(most).reshape(()))
    cover = 0.0 if overlap is None else float(np.asarray(overlap).reshape(()))
    floor = -np.inf if least is None else float(np.asarray(least).reshape(()))
    found = []
    for batch, kind in np.ndindex(scores.shape[:2]):
        corners = _corners(boxes[batch], bool(center_point_box))
        kept = _kept(corners, scores[batch, kind], cover, floor, limit)
        found += [(batch, kind, box) for box in kept]
    return np.array(found, np.int64).reshape(-1, 3)


def _corners(boxes: Host, is_centred: bool) -> Host:
    """Least and greatest corner of each box."""
    if is_centred:
        middle, half = boxes[:, :2], boxes[:, 2:] / 2
        return np.concatenate([middle - half, middle + half], 1)
    first, second = boxes[:, :2], boxes[:, 2:]
    return np.concatenate([np.minimum(first, second), np.maximum(first, second)], 1)


def _kept(corners: Host, scores: Host, cover: float, floor: float, limit: int) -> list[int]:
    order = [int(i) for i in np.argsort(-scores, kind="stable") if scores[i] > floor]
    area = np.prod(corners[:, 2:] - corners[:, :2], axis=1)
    kept: list[int] = []
    while order and len(kept) < limit:
        best = order.pop(0)
        kept.append(best)
        low = np.maximum(corners[best, :2], corners[order, :2])
        high = np.minimum(corners[best, 2:], corners[order, 2:])
        shared = np.prod(np.maximum(high - low, 0), axis=1)
        union = area[best] + area[order] - shared
        order = [box for box, part, whole in zip(order, shared, union, strict=True) if part <= cover * whole]
    return kept


ROWS: Rows = {
    "Compress": {9: compress},
    "Gather": {1: gather},
    "GatherElements": {11: gather_elements},
    "GatherND": {11: gather_many},
    "NonMaxSuppression": {10: suppress},
    "NonZero": {9: nonzero},
    "OneHot": {9: one_hot},
    "Scatter": {9: scatter_elements},
    "ScatterElements": {11: scatter_elements},
    "ScatterND": {11: scatter_many},
    "TensorScatter": {24: tensor_scatter},
    "Unique": {11: unique},
}
