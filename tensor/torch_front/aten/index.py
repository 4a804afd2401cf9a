"""ATen: elements at places given by tensors."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tensor import Tensor, dtypes
from tensor.methods.picks import Picks
from tensor.torch_front.table import Lacks, lowers

Places = Sequence[Tensor | None]


def masks(indices: Places) -> bool:
    return any(place is not None and place.dtype.kind == "b" for place in indices)


def flat_places(a: Tensor, indices: Places) -> Tensor:
    """Where in the flattened tensor each element lies that `a[indices]` gives."""
    if masks(indices):
        raise Lacks("a mask as index, whose number of elements depends on its values")
    items = a._items(tuple(slice(None) if place is None else place for place in indices))
    return a._flat_index(Picks.of(a.shape, a._split(items)[1]))


@lowers("index.Tensor", "_unsafe_index.Tensor")
def index(a: Tensor, indices: Places) -> Tensor:
    if masks(indices):
        raise Lacks("a mask as index, whose number of elements depends on its values")
    return a[tuple(slice(None) if place is None else place for place in indices)]


@lowers("index_put", "_unsafe_index_put")
def index_put(a: Tensor, indices: Places, values: Tensor, accumulate: bool = False) -> Tensor:
    (first, *rest) = indices
    if masks(indices):
        if rest or first is None or accumulate or values.numel() != 1:
            raise Lacks("a mask as index, whose number of elements depends on its values")
        mask = first.reshape(first.shape + (1,) * (a.ndim - first.ndim))
        return mask.where(values.reshape(()).cast(a.dtype), a)
    places = flat_places(a, indices)
    spread = values.cast(a.dtype).expand(places.shape)
    if accumulate:
        return put_sum(a, places, spread)
    return put_last(a, places, spread)


def put_sum(a: Tensor, places: Tensor, values: Tensor) -> Tensor:
    """Values added to flattened places; halves are summed in float32."""
    wide = dtypes.float32 if a.dtype.is_float and a.dtype.bits == 16 else a.dtype
    if wide.kind == "b":
        wide = dtypes.int32
    made = a.cast(wide).flatten()._added_at(places.flatten(), values.cast(wide).flatten())
    return made.reshape(a.shape).cast(a.dtype)


def put_last(a: Tensor, places: Tensor, values: Tensor) -> Tensor:
    """Values put at flattened places; of those at one place the last stays."""
    if not places.numel():
        return a
    flat = a.flatten()
    last = flat._last_at(places.flatten())
    return (last >= 0).where(values.flatten()._pick([last]), flat).reshape(a.shape)


@lowers("index_select")
def index_select(a: Tensor, dim: int, places: Tensor) -> Tensor:
    if not a.ndim:
        return a
    key: list[Any] = [slice(None)] * a.ndim
    key[dim] = places.reshape(-1)
    return a[tuple(key)]


@lowers("embedding")
def embedding(
    weight: Tensor,
    places: Tensor,
    padding_idx: int = -1,
    scale_grad_by_freq: bool = False,
    sparse: bool = False,
) -> Tensor:
    return weight[places]


@lowers("embedding_dense_backward")
def embedding_backward(
    g: Tensor, places: Tensor, rows: int, padding_idx: int, scale_grad_by_freq: bool
) -> Tensor:
    """Gradients of rows summed where they came from; nothing for the row that pads."""
    flat = places.flatten()
    values = g.reshape(flat.shape[0], g.shape[-1])
    if padding_idx >= 0:
        flat = flat.eq(padding_idx).where(-1, flat)
    if scale_grad_by_freq:
        counts = put_sum(Tensor.full((rows,), 0, dtype=dtypes.int32), flat, Tensor.full(flat.shape, 1))
        values = values / counts[flat].unsqueeze(-1).cast(values.dtype)
    width = g.shape[-1]
    at = flat.unsqueeze(-1) * width + Tensor.arange(width)
    at = flat.unsqueeze(-1).expand(at.shape).lt(0).where(-1, at)
    return put_sum(Tensor.full((rows, width), 0, dtype=g.dtype), at, values)


def _ranked(a: Tensor) -> Tensor:
    return a if a.ndim else a.reshape(1)


@lowers("gather")
def gather(a: Tensor, dim: int, places: Tensor, sparse_grad: bool = False) -> Tensor:
    return _ranked(a).gather(dim, _ranked(places)).reshape(places.shape)


@lowers("scatter.src", "scatter.value")
def scatter(a: Tensor, dim: int, places: Tensor, source: Any) -> Tensor:
    if not places.numel():
        return a
    values = _ranked(source) if isinstance(source, Tensor) else source
    return _ranked(a).scatter(dim, _ranked(places), values).reshape(a.shape)


@lowers("scatter_add")
def scatter_add(a: Tensor, dim: int, places: Tensor, source: Tensor) -> Tensor:
    return scatter_reduce(a, dim, places, source, "sum")


@lowers("scatter_reduce.two")
def scatter_reduce(
    a: Tensor, dim: int, places: Tensor, source: Tensor, reduce: str, include_self: bool = True
) -> Tensor:
    if not places.numel():
        return a
    made = _ranked(a).scatter_reduce(dim, _ranked(places), _ranked(source), reduce, include_self)
    return made.reshape(a.shape)


@lowers("masked_scatter")
def masked_scatter(a: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    """The elements of `source` in order, where `mask` holds."""
    shape = tuple(max(n, m) for n, m in zip(*_aligned(a.shape, mask.shape), strict=True))
    a, held = a.expand(shape), mask.expand(shape).flatten()
    place = held.cast(dtypes.int32).cumsum(0) - 1
    picked = source.flatten()._pick([place]).reshape(shape)
    return held.reshape(shape).where(picked, a)


def _aligned(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    rank = max(len(a), len(b))
    return (1,) * (rank - len(a)) + a, (1,) * (rank - len(b)) + b


@lowers("nonzero", reads=True)
def nonzero(a: Tensor) -> Tensor:
    if not math.prod(a.shape):
        return Tensor.full((0, a.ndim), 0, dtype=dtypes.int64)
    made: Tensor = a.nonzero()
    return made


@lowers("_local_scalar_dense", reads=True)
def item(a: Tensor) -> Any:
    return a.item()
