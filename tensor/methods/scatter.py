"""Gather and scatter along one axis, masks, and positions of what is not zero: by comparison with every
place.

Scattering compares each target place with each index, which takes their product in time and, fused, no
memory.
"""

from __future__ import annotations

from typing import Any, Self, TypeVar

from tensor.dtype import Scalar, dtypes
from tensor.ir import build
from tensor.ir.graph import Op
from tensor.methods.index import Index

Found = TypeVar("Found", bound="Scatter")
SCATTERS = ("sum", "prod", "mean", "amax", "amin")


class Scatter(Index):
    """Methods that move elements to places given by integers."""

    __slots__ = ()

    def gather(self, dim: int, index: Self) -> Self:
        """out[i, j] = self[index[i, j], j] for dim 0 and likewise for others; outside reads as 0.

        `index` is no longer than this tensor on any other axis.
        """
        axis, index = self._along("gather", dim, index)
        cut = self.shrink([None if i == axis else (0, n) for i, n in enumerate(index.shape)])
        positions = (index < 0).where(index + self.shape[axis], index) if index.dtype.is_signed else index
        places = [positions if i == axis else self._iota(index.shape, i) for i in range(self.ndim)]
        picked = cut._pick(list(places))
        node, size = positions.node, cut.shape[axis]

        def scatter(y: Scatter, g: Scatter, x: Scatter) -> tuple[Scatter]:
            hit = g._from_node(node)._hits(axis, size)
            return (hit.where(g._last(axis).unsqueeze(-2), 0).sum(-1)._first(axis),)

        return picked._with_gradient((cut,), scatter) if self.dtype.is_float else picked

    def _along(self, name: str, dim: int, index: Any) -> tuple[int, Self]:
        axis, index = self._axis(name, dim), self._other(name, index)
        if not index.dtype.is_int:
            raise TypeError(f"{name}: index is {index.dtype.name}; allowed are integers")
        longer = [i for i, n in enumerate(index.shape) if i != axis and n > self.shape[i : i + 1][0]]
        if index.ndim != self.ndim or longer:
            raise ValueError(
                f"{name}: index of shape {index.shape} does not fit shape {self.shape} along axis {axis}"
            )
        return axis, index._narrow_positions(self.shape[axis])

    def _last(self, axis: int) -> Self:
        """Axis moved to the end."""
        return self.permute(*(i for i in range(self.ndim) if i != axis), axis)

    def _first(self, axis: int) -> Self:
        """The last axis moved to `axis`."""
        order = list(range(self.ndim - 1))
        order.insert(axis, self.ndim - 1)
        return self.permute(order)

    def _hits(self, axis: int, size: int) -> Self:
        """For an index: (..., place, index along axis) -> True where the index names the place."""
        rows = self._last(axis).unsqueeze(-2)
        shape = (*rows.shape[:-2], size, rows.shape[-1])
        return self._iota(shape, len(shape) - 2).eq(rows)

    def scatter(self, dim: int, index: Self, src: Self | Scalar, reduce: str | None = None) -> Self:
        """A copy with out[index[i, j], j] = src[i, j] for dim 0 and likewise for others; of several the last
        counts.

        reduce "add" or "multiply" combines them with what is there.
        """
        if reduce not in (None, "add", "multiply"):
            raise ValueError(f"scatter: reduce {reduce!r}; allowed are None, 'add' and 'multiply'")
        if reduce is not None:
            return self.scatter_reduce(
                dim, index, self._source(index, src), "sum" if reduce == "add" else "prod"
            )
        axis, index = self._along("scatter", dim, index)
        hit, values = self._candidates(axis, index, self._source(index, src))
        place = self._iota(hit.shape, hit.ndim - 1)
        last = hit.where(place, -1).max(-1, keepdim=True)
        chosen = (hit & place.eq(last)).where(values, 0).sum(-1).cast(self.dtype)
        return self._laid_over(axis, (last >= 0).squeeze(-1), chosen)

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
        axis, index = self._along("scatter_reduce", dim, index)
        hit, values = self._candidates(axis, index, self._source(index, src))
        touched = hit.any(-1)
        own = self._region(axis, touched)
        combined = _combine(reduce, hit, values, own if include_self else None)
        return self._laid_over(axis, touched, combined.cast(self.dtype))

    def _source(self, index: Self, src: Self | Scalar) -> Self:
        if isinstance(src, bool | int | float):
            made = self._constant("scatter", src, self.dtype)
        else:
            made = self._other("scatter", src).cast(self.dtype)
        return made.shrink([(0, n) for n in index.shape]) if made.ndim else made.expand(index.shape)

    def _candidates(self, axis: int, index: Self, src: Self) -> tuple[Self, Self]:
        hit = index._hits(axis, self.shape[axis])
        return hit, src._last(axis).unsqueeze(-2).expand(hit.shape)

    def _region(self, axis: int, touched: Self) -> Self:
        """This tensor with `axis` last, cut to the region that an index reaches."""
        return self._last(axis).shrink([(0, n) for n in touched.shape])

    def _laid_over(self, axis: int, mask: Self, values: Self) -> Self:
        """`values` where `mask`, both with `axis` last and perhaps shorter than this tensor, else this."""
        target = self._last(axis)
        wide_mask, wide_values = mask.pad_to(target.shape), values.pad_to(target.shape)
        return wide_mask.where(wide_values, target)._first(axis)

    # masks

    def masked_select(self, mask: Self, size: int | None = None, fill_value: Scalar = 0) -> Self:
        """The elements where `mask` holds, in order, as one axis of `size`; the rest of it is `fill_value`.

        Without `size` the mask is computed now and counted.
        """
        chosen = mask._fit(mask.dtype, self.shape).flatten()
        if chosen.dtype.kind != "b":
            raise TypeError(f"masked_select: the mask is {mask.dtype.name}; allowed is bool")
        places = chosen._true_places(size)
        values = self.flatten()._pick([places])
        fill = self._constant("masked_select", fill_value, self.dtype)
        return (places < 0).where(fill, values)

    def nonzero(self, size: int | None = None, fill_value: int = 0) -> Self:
        """The positions of what is not 0, in order: (count, axes), int32;
        computed now unless `size` is given.
        """
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
        rank = self.cast(dtypes.int32).cumsum(0) - 1
        table = (size, len(self))
        hit = self.unsqueeze(0).expand(table) & self._iota(table, 0).eq(rank.unsqueeze(0))
        made = (
            build.reduce(Op.REDUCE_MAX, hit.where(self._iota(table, 1), -1).node, (1,)) if len(self) else None
        )
        if made is None:
            return self._from_node(build.const(-1, dtypes.int32, (size,)))
        return self._from_node(build.reshape(made, (size,)))


def _combine(reduce: str, hit: Found, values: Found, own: Found | None) -> Found:
    """Values that hit a place, and the place's own value, reduced over the last axis."""
    if reduce in ("amax", "amin"):
        low, high = values.dtype.min, values.dtype.max
        chosen = hit.where(values, low if reduce == "amax" else high)
        best = chosen.max(-1) if reduce == "amax" else chosen.min(-1)
        return best if own is None else best.maximum(own) if reduce == "amax" else best.minimum(own)
    if reduce == "prod":
        product = hit.where(values, 1).prod(-1)
        return product if own is None else product * own
    total = hit.where(values, 0).sum(-1)
    total = total if own is None else total + own
    if reduce == "sum":
        return total
    count = hit.cast(dtypes.int32).sum(-1) + (own is not None)
    return total.div(
        count.maximum(1).cast(total.dtype), rounding_mode=None if total.dtype.is_float else "floor"
    )
