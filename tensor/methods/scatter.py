"""Gather and scatter along one axis, masks, and positions of elements that are not zero.

Each takes time in proportion to elements and indices; products and extremes of elements sent to one position
sort the positions first.
"""

from __future__ import annotations

import math
from typing import Any, Self

from tensor.dtype import Number, Scalar, dtypes
from tensor.ir import build
from tensor.methods.index import Indexing
from tensor.value import broadcast_shapes

SCATTERS = ("sum", "prod", "mean", "amax", "amin")


class ScatterMethods(Indexing):
    """Methods that move elements to places given by integers."""

    __slots__ = ()

    def gather(self, dim: int, index: Self) -> Self:
        """out[i, j] = self[index[i, j], j] for dim 0 and likewise for others; outside reads as 0.

        `index` is no longer than this tensor on any other axis.
        """
        if not self.ndim:
            return self.reshape(1).gather(dim, index.flatten()).reshape(index.shape)
        if not index.numel():
            return self._wrap(self._zeros(index.shape).node)
        axis, index = self._along("gather", dim, index)
        cut = self.shrink([None if i == axis else (0, n) for i, n in enumerate(index.shape)])
        positions = (index < 0).where(index + self.shape[axis], index) if index.dtype.is_signed else index
        places = [positions if i == axis else self._iota(index.shape, i) for i in range(self.ndim)]
        return cut._pick(list(places))

    def _along(self, name: str, dim: int, index: Any) -> tuple[int, Self]:
        axis, index = self._axis(name, dim), self._other(name, index)
        if not index.dtype.is_int:
            if index.numel():
                raise TypeError(f"{name}: index is {index.dtype.name}; allowed are integers")
            index = index.cast(dtypes.int32)
        longer = [i for i, n in enumerate(index.shape) if i != axis and n > self.shape[i : i + 1][0]]
        if index.ndim != self.ndim or longer:
            raise ValueError(
                f"{name}: index of shape {index.shape} does not fit shape {self.shape} along axis {axis}"
            )
        self._refuse_outside(name, index, axis)
        return axis, index._narrow_positions(self.shape[axis])

    def _last(self, axis: int) -> Self:
        """Axis moved to the end."""
        return self.permute(*(i for i in range(self.ndim) if i != axis), axis)

    def _first(self, axis: int) -> Self:
        """The last axis moved to `axis`."""
        order = list(range(self.ndim - 1))
        order.insert(axis, self.ndim - 1)
        return self.permute(order)

    def _targets(self, axis: int, index: Self) -> Self:
        """The place in this tensor, flattened, that each element of an index along `axis` names, or -1."""
        strides = [math.prod(self.shape[i + 1 :]) for i in range(self.ndim)]
        inside = (index >= 0) & (index < self.shape[axis])
        total = index * strides[axis]
        for i in range(self.ndim):
            if i != axis:
                total = total + self._iota(index.shape, i) * strides[i]
        return inside.where(total, -1)

    def scatter(self, dim: int, index: Self, src: Self | Scalar, reduce: str | None = None) -> Self:
        """A copy with out[index[i, j], j] = src[i, j] for dim 0 and likewise for others; if several are sent
        to one element, the last counts.

        reduce "add" or "multiply" combines them with what is there.
        """
        if reduce not in (None, "add", "multiply"):
            raise ValueError(f"scatter: reduce {reduce!r}; allowed are None, 'add' and 'multiply'")
        if not self.ndim:
            return self.reshape(1).scatter(dim, *_rows(index, src), reduce).reshape(())
        if not index.numel():
            return self
        if reduce is not None:
            return self.scatter_reduce(
                dim, index, self._source(index, src), "sum" if reduce == "add" else "prod"
            )
        axis, index = self._along("scatter", dim, index)
        last = self._last_at(self._targets(axis, index))
        chosen = self._source(index, src).flatten()._pick([last]) if index.numel() else self
        return (last >= 0).where(chosen, self)

    def scatter_reduce(
        self, dim: int, index: Self, src: Self, reduce: str, include_self: bool = True
    ) -> Self:
        """A copy with each place reduced over what the index sends there,
        and over its own value if `include_self`.
        """
        if reduce not in SCATTERS:
            raise ValueError(
                f"scatter_reduce: reduce {reduce!r}; allowed are {', '.join(map(repr, SCATTERS))}"
            )
        if not self.ndim:
            return self.reshape(1).scatter_reduce(dim, *_rows(index, src), reduce, include_self).reshape(())
        axis, index = self._along("scatter_reduce", dim, index)
        if not index.numel():
            return self.clone()
        places, values = self._targets(axis, index), self._source(index, src)._accumulator()
        own = self._accumulator()
        if not include_self:
            neutral = {"prod": 1, "amax": own.dtype.min, "amin": own.dtype.max}.get(reduce, 0)
            own = (self._last_at(places) >= 0).where(neutral, own)
        if reduce in ("sum", "mean"):
            made = own._added_at(places, values)
        else:
            made = own._joined_at(reduce, places, values)
        if reduce == "mean":
            ones = values._from_node(build.const(1, dtypes.int32, index.shape))
            count = ones._zeros(self.shape)._added_at(places, ones) + int(include_self)
            rounding = None if made.dtype.is_float else "floor"
            made = made.div(count.maximum(1).cast(made.dtype), rounding_mode=rounding)
        return made.cast(self.dtype)

    def _source(self, index: Self, src: Self | Scalar) -> Self:
        if isinstance(src, Number):
            made = self._constant("scatter", src, self.dtype)
        else:
            made = self._other("scatter", src)
            if made.dtype != self.dtype:
                raise TypeError(f"scatter: {made.dtype.name} into {self.dtype.name}; cast one of them first")
        return made.shrink([(0, n) for n in index.shape]) if made.ndim else made.expand(index.shape)

    # masks

    def masked_select(self, mask: Self, size: int | None = None, fill_value: Scalar = 0) -> Self:
        """The elements where `mask` holds, in order, as one axis of `size`; the rest of it is `fill_value`.

        This tensor and the mask broadcast. Without `size` the mask is computed now and counted.
        """
        if mask.dtype.kind != "b":
            raise TypeError(f"masked_select: the mask is {mask.dtype.name}; allowed is bool")
        shape = broadcast_shapes("masked_select", self.shape, mask.shape)
        places = mask._fit(mask.dtype, shape).flatten()._true_places(size)
        values = self._fit(self.dtype, shape).flatten()._pick([places])
        fill = self._constant("masked_select", fill_value, self.dtype)
        return (places < 0).where(fill, values)

    def nonzero(self, size: int | None = None, fill_value: float = 0, as_tuple: bool = False) -> Any:
        """The positions of what is not 0, in order: (count, axes), int32, or with `as_tuple` a row for each
        axis; computed now unless `size` is given. `fill_value`, without its fraction, stands in the rest.
        """
        if as_tuple:
            table = (self if self.ndim else self.reshape(1)).nonzero(size, fill_value)
            return tuple(table.transpose())
        fill_value = int(fill_value)
        places = (
            self.ne(0).flatten()._true_places(size) if self.ndim else self.ne(0).reshape(1)._true_places(size)
        )
        columns, rest = [], places
        for n in reversed(self.shape):
            columns.append((places < 0).where(fill_value, rest % n))
            rest = rest // n
        if not columns:
            return places.reshape(-1, 1).shrink([None, (0, 0)])
        return columns[-1].stack(*columns[-2::-1], dim=1)

    def _true_places(self, size: int | None) -> Self:
        """The positions of True in a vector, then -1, `size` in all."""
        if size is None:
            size = int(self.cast(dtypes.int32).sum().item())
        if not len(self):
            return self._from_node(build.const(-1, dtypes.int32, (size,)))
        rank = self.cast(dtypes.int32).cumsum(0) - 1
        nothing = self._from_node(build.const(-1, dtypes.int32, (size,)))
        return nothing._set_at(self.where(rank, -1), self._iota(self.shape, 0))


def _rows(index: Any, src: Any) -> tuple[Any, Any]:
    """What a tensor of shape () is indexed by, and what is sent there, as rows."""
    return index.flatten(), src if isinstance(src, Number) else src.flatten()
