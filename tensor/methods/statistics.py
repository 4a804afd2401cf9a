"""Extremes with their places, and statistics of elements, by the names that numpy and torch give them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Self

import numpy as np

from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tensor.max_pair import MaxPair
from tensor.methods.products import Products
from tensor.methods.reduce import Axes
from tensor.methods.sort import ElementsAndPlaces
from tensor.value import BaseTensor

# By how a quantile lies between neighbours: the place of the lower one, and the weight of the upper one.
BETWEEN: dict[str, Callable[[Any], tuple[Any, Any]]] = {
    "linear": lambda place: (place.floor(), place - place.floor()),
    "midpoint": lambda place: (place.floor(), place.eq(place.floor()).where(0.0, 0.5)),
    "lower": lambda place: (place.floor(), place * 0),
    "higher": lambda place: (place.ceil(), place * 0),
    "nearest": lambda place: (place.round(), place * 0),
}


class Statistics(Products):
    """Methods that say something of many elements."""

    __slots__ = ()

    # extremes

    def max(  # type: ignore[override]
        self, place: Any = None, keepdim: bool = False, *, axis: Axes = None, dim: int | None = None
    ) -> Any:
        """Greatest element; NaN if there is one. Of one axis, given by place or as `dim`, also where it is,
        as torch: (values, indices), which counts as the values where a tensor is wanted. Of `axis`, or of
        several, the values alone; with a tensor as `maximum`.
        """
        return self._most("max", place, keepdim, axis, dim)

    def min(  # type: ignore[override]
        self, place: Any = None, keepdim: bool = False, *, axis: Axes = None, dim: int | None = None
    ) -> Any:
        """Least element; NaN if there is one. Of one axis, given by place or as `dim`, also where it is,
        as torch: (values, indices), which counts as the values where a tensor is wanted. Of `axis`, or of
        several, the values alone; with a tensor as `minimum`.
        """
        return self._most("min", place, keepdim, axis, dim)

    def _most(self, name: str, place: Any, keepdim: bool, axis: Axes, dim: int | None) -> Any:
        if isinstance(place, BaseTensor | MaxPair):
            return getattr(self, f"{name}imum")(place)
        if sum(given is not None for given in (place, axis, dim)) > 1:
            raise TypeError(f"{name}: an axis is given twice; give it once, by place, as dim or as axis")
        where = dim if place is None else place
        if not isinstance(where, int | np.integer):
            return self._extreme_of(name, axis if where is None else where, keepdim)
        axis = self._axis(name, int(where))
        values = self._extreme_of(name, axis, keepdim)
        found = getattr(self, f"arg{name}")(axis, keepdim)
        return MaxPair(
            values._at_index(self, found, axis) if self.dtype.is_float and self.ndim else values, found
        )

    def _at_index(self, source: Self, index: Self, axis: int) -> Self:
        """These elements of `source`, whose gradients go where the index names each along an axis."""

        def rule(
            y: Statistics, g: Statistics, x: Statistics, index: Statistics
        ) -> tuple[Statistics | None, ...]:
            place, toward = ((t if t.ndim == x.ndim else t.unsqueeze(axis)) for t in (index, g))
            return x._iota(x.node.shape, axis).eq(place).where(toward, 0.0), None

        return self._with_gradient((source, index), rule)

    def amax(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """Greatest element."""
        return self._extreme_of("max", axis, keepdim)

    def amin(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """Least element."""
        return self._extreme_of("min", axis, keepdim)

    def _extreme_of(self, name: str, axis: Axes, keepdim: bool) -> Self:
        made: Self = getattr(super(), name)(axis, keepdim)
        return made

    def aminmax(self, axis: Axes = None, keepdim: bool = False) -> tuple[Self, Self]:
        """Least and greatest element."""
        return self.amin(axis, keepdim), self.amax(axis, keepdim)

    def cummax(self, axis: int = 0) -> ElementsAndPlaces[Self]:
        """The greatest element up to each place, and where it is: the last of equal ones."""
        return self._running("cummax", Op.REDUCE_MAX, axis)

    def cummin(self, axis: int = 0) -> ElementsAndPlaces[Self]:
        """The least element up to each place, and where it is: the last of equal ones."""
        return self._running("cummin", Op.REDUCE_MIN, axis)

    def _running(self, name: str, op: Op, axis: int) -> ElementsAndPlaces[Self]:
        places = self._last_extreme(name, op, axis)
        return ElementsAndPlaces(self.gather(axis, places) if self.shape else self, places)

    # counts and sums

    def count_nonzero(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """How many elements are not 0; int32."""
        return self.ne(0).cast(dtypes.int32).sum(axis, keepdim)

    def nansum(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """The sum without NaN."""
        return self._zero_for_nan().sum(axis, keepdim)

    def nanmean(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """The mean of the elements that are not NaN."""
        count = (~self.isnan()).cast(dtypes.int32).sum(axis, keepdim)
        return self._zero_for_nan().sum(axis, keepdim) / count.cast(self._as_float().dtype)

    def _zero_for_nan(self) -> Self:
        return self.isnan().where(0.0, self) if self.dtype.is_float else self

    # order

    def kthvalue(self, k: int, dim: int = -1, keepdim: bool = False) -> ElementsAndPlaces[Self]:
        """The k-th least element along an axis, counted from 1, and its place."""
        axis = self._axis("kthvalue", dim)
        if not self.ndim:
            return ElementsAndPlaces(*(each.reshape(()) for each in self.reshape(1).kthvalue(k)))
        if not 1 <= k <= self.shape[axis]:
            raise ValueError(f"kthvalue: {k} of axis {dim} of shape {self.shape}; allowed is 1 or more")
        found = (each._slice(axis, k - 1, k) for each in self.sort(axis))
        return ElementsAndPlaces(*(each if keepdim else each.squeeze(axis) for each in found))

    def median(self, dim: int | None = None, keepdim: bool = False) -> Any:
        """The lower of the middle elements; with `dim` also its place, as torch: (values, indices)."""
        if dim is None:
            flat = self.flatten()
            if not flat.numel() and flat.dtype.is_float:
                return flat.mean()
            made = flat.kthvalue((flat.shape[0] + 1) // 2, 0).values.detach()
            return made._with_gradient((flat,), shared_evenly) if flat.dtype.is_float else made
        count = self.shape[self._axis("median", dim)] if self.ndim else 1
        return self.kthvalue((count + 1) // 2, dim, keepdim)

    def msort(self) -> Self:
        """In order along axis 0."""
        return self.sort(0)[0]

    def quantile(
        self, q: float | Self, axis: int | None = None, keepdim: bool = False, interpolation: str = "linear"
    ) -> Self:
        """What a share q, 0 to 1, of the elements lies below. NaN where a row has one.

        interpolation, between neighbours: "linear" in proportion, "midpoint", or one of them: "lower",
        "higher", "nearest" (of two as near the even one).
        """
        if interpolation not in BETWEEN:
            raise ValueError(
                f"quantile: interpolation {interpolation!r}; allowed are {', '.join(map(repr, BETWEEN))}"
            )
        if isinstance(q, int | float) and not 0 <= q <= 1:
            raise ValueError(f"quantile: q {q}; allowed is 0..1")
        if axis is None or not self.ndim:
            made = self.flatten().quantile(q, 0, False, interpolation)
            lead = made.shape if isinstance(q, Statistics) else ()
            return made.reshape(lead + (1,) * self.ndim) if keepdim else made
        place = self._axis("quantile", axis)
        if not self.shape[place]:
            raise ValueError(f"quantile: axis {axis} of shape {self.shape}; allowed is 1 element or more")
        ordered = self._as_float().sort(place)[0].transpose(place, -1)
        shares = self._other("quantile", q) if isinstance(q, Statistics) else self._wide()._from_number(q)
        position = shares.flatten() * (ordered.shape[-1] - 1)
        low, weight = BETWEEN[interpolation](position)
        below, above = (ordered[..., each.cast(dtypes.int32)] for each in (low, position.ceil()))
        found = below.lerp(above, weight.cast(ordered.dtype))
        found = ordered.isnan().any(-1, keepdim=True).where(math.nan, found).transpose(place, -1)
        if isinstance(q, Statistics) and q.ndim:
            return found.moveaxis(place, 0) if not keepdim else found.unsqueeze(0).transpose(0, place + 1)
        return found if keepdim else found.squeeze(place)

    def _from_number(self, value: float) -> Self:
        return self.full((), value, dtypes.float64 if self.dtype.bits == 64 else dtypes.float32)

    # membership

    def isin(self, values: Self) -> Self:
        """Whether each element is among `values`."""
        others = self._other("isin", values).flatten()
        return self.unsqueeze(-1).eq(others).any(-1)

    def searchsorted(
        self,
        values: Self,
        right: bool = False,
        side: str | None = None,
        sorter: Self | None = None,
        out_int32: bool = True,
    ) -> Self:
        """The positions at which values would be inserted into this sorted row: before equal elements, or
        after them (right); int32.

        Of ``(..., n)`` each row with its own values ``(..., k)``. side: "left" or "right" instead of `right`.
        sorter: positions that put the rows in order. By comparison with each element.
        """
        wanted = self._other("searchsorted", values)
        if not self.ndim or (self.ndim > 1 and self.shape[:-1] != wanted.shape[:-1]):
            raise ValueError(
                f"searchsorted: shapes {self.shape} and {wanted.shape}; allowed is one axis of elements in"
                " order, or as many rows of values as of elements"
            )
        if side not in (None, "left", "right"):
            raise ValueError(f"searchsorted: side {side!r}; allowed are 'left' and 'right'")
        rows = self if sorter is None else self.gather(-1, sorter)
        rows = rows.unsqueeze(-2) if self.ndim > 1 else rows
        mine = wanted.unsqueeze(-1)
        before = rows <= mine if right or side == "right" else rows < mine
        before = before | mine.isnan() if mine.dtype.is_float else before  # NaN comes last
        return before.cast(dtypes.int32 if out_int32 else dtypes.int64).sum(-1)

    def bucketize(self, boundaries: Self, right: bool = False, out_int32: bool = True) -> Self:
        """Between which boundaries, in order, each element lies; int32."""
        return boundaries.searchsorted(self, right, out_int32=out_int32)

    def cov(self, correction: int = 1, fweights: Self | None = None, aweights: Self | None = None) -> Self:
        """The covariance of rows, each a variable whose observations are its elements, as numpy has it.

        fweights: how often each observation counts. aweights: how much it matters.
        """
        rows = self._as_float() if self.ndim > 1 else self._as_float().reshape(1, -1)
        weights = [self._other("cov", w) for w in (fweights, aweights) if w is not None]
        given = [w if w.dtype.is_float else w.cast(rows.dtype.real) for w in weights]
        if given:
            share = given[0] * given[1] if len(given) == 2 else given[0]
            total = share.sum()
            lost = correction if aweights is None else (share * given[-1]).sum() / total * correction
            centred = rows - (rows * share).sum(1, keepdim=True) / total
            made = (centred * share).dot(centred.adjoint()) / (total - lost).maximum(0)
        else:
            centred = rows - rows.mean(1, keepdim=True)
            made = centred.dot(centred.adjoint()) / max(0, rows.shape[1] - correction)
        return made.reshape(()) if self.ndim < 2 or len(rows) == 1 else made

    def new_zeros(self, *shape: Any, dtype: DType | str | None = None) -> Self:
        """Zeros in a shape, in this type unless one is given."""
        return self.zeros(*shape, dtype=dtype or self.dtype)

    def new_ones(self, *shape: Any, dtype: DType | str | None = None) -> Self:
        """Ones in a shape, in this type unless one is given."""
        return self.ones(*shape, dtype=dtype or self.dtype)

    def new_full(self, shape: Any, value: float, dtype: DType | str | None = None) -> Self:
        """One value in a shape, in this type unless one is given."""
        return self.full(shape, value, dtype=dtype or self.dtype)


def shared_evenly(y: Statistics, g: Statistics, x: Statistics) -> tuple[Statistics]:
    """The gradient shared among all elements that are the result."""
    same = x.eq(y) | (x.isnan() & y.isnan())
    return (same.where(g / same.sum().cast(g.dtype), 0.0),)
