"""Extremes with their places, and statistics of elements, by the names that numpy and torch give them."""

from __future__ import annotations

from typing import Any, NamedTuple, Self

from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tensor.methods.products import Products
from tensor.methods.reduce import Axes


class Placed(NamedTuple):
    """Elements, and where along the axis they were."""

    values: Any
    indices: Any


class Statistics(Products):
    """Methods that say something of many elements."""

    __slots__ = ()

    # extremes

    def max(self, axis: Axes = None, keepdim: bool = False, dim: int | None = None) -> Any:
        """Greatest element; NaN if there is one. With `dim` also its place, as torch: (values, indices)."""
        if dim is None:
            return super().max(axis, keepdim)
        return Placed(super().max(dim, keepdim), self.argmax(dim, keepdim))

    def min(self, axis: Axes = None, keepdim: bool = False, dim: int | None = None) -> Any:
        """Least element; NaN if there is one. With `dim` also its place, as torch: (values, indices)."""
        if dim is None:
            return super().min(axis, keepdim)
        return Placed(super().min(dim, keepdim), self.argmin(dim, keepdim))

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

    def cummax(self, axis: int = 0) -> Placed:
        """The greatest element up to each place, and where it is: the last of equal ones."""
        return self._running("cummax", Op.REDUCE_MAX, axis)

    def cummin(self, axis: int = 0) -> Placed:
        """The least element up to each place, and where it is: the last of equal ones."""
        return self._running("cummin", Op.REDUCE_MIN, axis)

    def _running(self, name: str, op: Op, axis: int) -> Placed:
        places = self._last_extreme(name, op, axis)
        return Placed(self.gather(axis, places) if self.shape else self, places)

    # counts and sums

    def count_nonzero(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """How many elements are not 0; int32."""
        return self.ne(0).cast(dtypes.int32).sum(axis, keepdim)

    def nansum(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """The sum without NaN."""
        return self._zero_for_nan().sum(axis, keepdim)

    def nanmean(self, axis: Axes = None, keepdim: bool = False) -> Self:
        """The mean of what is not NaN."""
        count = (~self.isnan()).cast(dtypes.int32).sum(axis, keepdim)
        return self._zero_for_nan().sum(axis, keepdim) / count.cast(self._as_float().dtype)

    def _zero_for_nan(self) -> Self:
        return self.isnan().where(0.0, self) if self.dtype.is_float else self

    # order

    def kthvalue(self, k: int, dim: int = -1, keepdim: bool = False) -> Placed:
        """The k-th least element along an axis, counted from 1, and its place."""
        axis = self._axis("kthvalue", dim)
        if not self.ndim:
            return Placed(*(each.reshape(()) for each in self.reshape(1).kthvalue(k)))
        if not 1 <= k <= self.shape[axis]:
            raise ValueError(f"kthvalue: {k} of axis {dim} of shape {self.shape}; allowed is 1 or more")
        values, places = (each._slice(axis, k - 1, k) for each in self.sort(axis))
        return Placed(values, places) if keepdim else Placed(values.squeeze(axis), places.squeeze(axis))

    def median(self, dim: int | None = None, keepdim: bool = False) -> Any:
        """The lower of the middle elements; with `dim` also its place, as torch: (values, indices)."""
        if dim is None:
            flat = self.flatten()
            return flat.kthvalue((flat.shape[0] + 1) // 2, 0).values
        count = self.shape[self._axis("median", dim)] if self.ndim else 1
        return self.kthvalue((count + 1) // 2, dim, keepdim)

    def msort(self) -> Self:
        """In order along axis 0."""
        return self.sort(0)[0]

    def quantile(self, q: float | Self, axis: int | None = None, keepdim: bool = False) -> Self:
        """What a share q, 0 to 1, of the elements lies below, between neighbours in proportion."""
        if axis is None:
            made = self.flatten().quantile(q, 0)
            return made.reshape((1,) * self.ndim) if keepdim and isinstance(q, float | int) else made
        place = self._axis("quantile", axis)
        ordered = self._as_float().sort(place)[0].transpose(place, -1)
        shares = self._other("quantile", q) if isinstance(q, Statistics) else self._wide()._from_number(q)
        position = shares.flatten() * (ordered.shape[-1] - 1)
        low = position.floor()
        weight = (position - low).cast(ordered.dtype)
        below, above = (ordered[..., each.cast(dtypes.int32)] for each in (low, position.ceil()))
        found = below.lerp(above, weight).transpose(place, -1)
        if isinstance(q, Statistics) and q.ndim:
            return found.moveaxis(place, 0) if not keepdim else found.unsqueeze(0).transpose(0, place + 1)
        return found if keepdim else found.squeeze(place)

    def _from_number(self, value: float) -> Self:
        return self.full((), value, dtypes.float32)

    # membership

    def isin(self, values: Self) -> Self:
        """Whether each element is among `values`."""
        others = self._other("isin", values).flatten()
        return self.unsqueeze(-1).eq(others).any(-1)

    def searchsorted(self, values: Self, right: bool = False) -> Self:
        """Where values would go into this row of elements in order: before equal ones, or behind; int32.

        By comparison with each of them.
        """
        wanted = self._other("searchsorted", values)
        if self.ndim != 1:
            raise ValueError(f"searchsorted: shape {self.shape}; allowed is one axis of elements in order")
        mine = wanted.unsqueeze(-1)
        before = self <= mine if right else self < mine
        return before.cast(dtypes.int32).sum(-1)

    def bucketize(self, boundaries: Self, right: bool = False) -> Self:
        """Between which boundaries, in order, each element lies; int32."""
        return boundaries.searchsorted(self, right)

    def cov(self, correction: int = 1) -> Self:
        """The covariance of rows, each a variable whose observations are its elements."""
        rows = self._as_float() if self.ndim > 1 else self._as_float().unsqueeze(0)
        centred = rows - rows.mean(1, keepdim=True)
        made = centred.dot(centred.transpose()) / (rows.shape[1] - correction)
        return made.reshape(()) if len(rows) == 1 else made

    def new_zeros(self, *shape: Any, dtype: DType | str | None = None) -> Self:
        return self.zeros(*shape, dtype=dtype or self.dtype)

    def new_ones(self, *shape: Any, dtype: DType | str | None = None) -> Self:
        return self.ones(*shape, dtype=dtype or self.dtype)

    def new_full(self, shape: Any, value: float, dtype: DType | str | None = None) -> Self:
        return self.full(shape, value, dtype=dtype or self.dtype)
