"""Which values there are and how often: unique, mode, counts. Most compute now, for values say the sizes."""

from __future__ import annotations

from typing import Any, Self

from tensor.dtype import dtypes
from tensor.methods.choose import Choose
from tensor.methods.sort import ElementsAndPlaces
from tensor.methods.statistics import shared_evenly

PAIRS = 1 << 28  # of parts up to whose elements all are compared: that takes less time than many launches


class Unique(Choose):
    """Methods that compare elements with each other."""

    __slots__ = ()

    def _unique_all(self) -> tuple[Self, Self, Self, Self]:
        """Each value of the flattened tensor once, in order; the first place of each; which of them each
        element is, in this shape; how often each is there. Every NaN is a value of its own.
        """
        flat = self.flatten()
        order = flat.argsort(0) if not flat.dtype.is_complex else flat._order_by_parts()
        ordered = flat.gather(0, order)
        starts = ordered._run_starts()
        group = starts.cast(dtypes.int32).cumsum(0) - 1
        inverse = group._zeros(group.shape)._set_at(order, group)
        firsts = starts._true_places(None)
        ends = firsts[1:].cat(firsts._number(0)[:1] + len(flat)) if len(firsts) else firsts
        return ordered[firsts], order[firsts], inverse.reshape(self.shape), ends - firsts

    def _order_by_parts(self) -> Self:
        """Places that put complex numbers in order by their real parts, equal ones by the imaginary."""
        order = self.imag.argsort(0)
        return order.gather(0, self.real.gather(0, order).argsort(0))

    def _run_starts(self) -> Self:
        """True where an element of a row differs from the one before it, and at the first."""
        before = self.roll(1, 0)
        return self.ne(before) | self._iota(self.shape, 0).eq(0)

    def unique(
        self,
        sorted: bool = True,
        return_inverse: bool = False,
        return_counts: bool = False,
        dim: int | None = None,
    ) -> Any:
        """Each value once, in order, of the flattened tensor; with `dim` each part along that axis once.

        return_inverse: also which of them each element (or part) is. return_counts: also how often each is
        there. Computes now; equal elements are sorted together, so `sorted` changes nothing.

            >>> Tensor([3, 1, 3]).unique(return_counts=True)[1].tolist()
            [1, 2]
        """
        if dim is None:
            values, _, inverse, counts = self._unique_all()
        else:
            axis = self._axis("unique", dim)
            _, places, inverse, counts = self.moveaxis(axis, 0)._row_numbers()._unique_all()
            values = self.index_select(axis, places)
        return _asked(values, inverse if return_inverse else None, counts if return_counts else None)

    def _row_numbers(self) -> Self:
        """For each part along axis 0 a number that puts them in order: how many others come before it; of
        many parts its rank among the different ones, by one column after the other.
        """
        rows = self.reshape(self.shape[0], -1) if self.numel() else self.reshape(self.shape[0], 0)
        if rows.shape[1] and len(rows) * rows.numel() <= PAIRS and not rows.dtype.is_complex:
            keys = rows._sort_key()[0]
            first = keys.unsqueeze(1).ne(keys.unsqueeze(0)).cast(dtypes.int32).argmax(-1)
            mine = keys.gather(1, first)
            return (mine.mT < mine).cast(dtypes.int32).sum(1)
        number = self._from_int(0).expand(self.shape[0])
        for column in rows.unbind(1):
            rank = column._unique_all()[2]
            number = (number * (len(rows) + 1) + rank)._unique_all()[2].cast(dtypes.int64)
        return number

    def _from_int(self, value: int) -> Self:
        return self.full((), value, dtypes.int64)

    def unique_consecutive(
        self, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
    ) -> Any:
        """The first of each run of equal elements of the flattened tensor, or of equal parts along an axis;
        the rest as `unique`.
        """
        axis = 0 if dim is None else self._axis("unique_consecutive", dim)
        source = self.flatten() if dim is None else self
        rows = source if dim is None else source.moveaxis(axis, 0)._row_numbers()
        starts = rows._run_starts()
        group = starts.cast(dtypes.int32).cumsum(0) - 1
        firsts = starts._true_places(None)
        ends = firsts[1:].cat(firsts._number(0)[:1] + len(rows)) if len(firsts) else firsts
        inverse = group.reshape(self.shape) if dim is None else group
        values = source.index_select(axis, firsts)
        return _asked(values, inverse if return_inverse else None, ends - firsts if return_counts else None)

    def mode(self, dim: int = -1, keepdim: bool = False) -> ElementsAndPlaces[Self]:
        """The value that an axis holds most often, the least of several, and the last place that has it.

        >>> Tensor([2, 1, 2, 3]).mode().values.item()
        2
        """
        axis = self._axis("mode", dim)
        if not self.ndim:
            return ElementsAndPlaces(self, self.zeros(dtype=dtypes.int32))
        if not self.shape[axis]:
            raise ValueError(f"mode: axis {axis} of shape {self.shape}; allowed is 1 element or more")
        ordered, order = self.transpose(axis, -1).sort(-1)
        place = self._iota(ordered.shape, self.ndim - 1)
        starts = ordered.ne(ordered.roll(1, -1)) | place.eq(0)
        length = place - starts.where(place, 0).cummax(-1).values
        best = length.argmax(-1, keepdim=True)
        found = (each.gather(-1, best).transpose(axis, -1) for each in (ordered, order))
        return ElementsAndPlaces(*(each if keepdim else each.squeeze(axis) for each in found))

    def nanmedian(self, dim: int | None = None, keepdim: bool = False) -> Any:
        """The lower of the middle elements that are no NaN; with `dim` also its place."""
        if dim is None:
            flat = self.flatten()
            if not flat.dtype.is_float or not flat.numel():
                return flat.nanmedian(0).values if flat.numel() else flat.median()
            return flat.nanmedian(0).values.detach()._with_gradient((flat,), shared_evenly)
        axis = self._axis("nanmedian", dim)
        if not self.ndim:
            return ElementsAndPlaces(*(each.reshape(()) for each in self.reshape(1).nanmedian(0)))
        ordered, order = self.sort(axis)
        count = (~ordered.isnan()).cast(dtypes.int32).sum(axis, keepdim=True)
        place = ((count + 1) // 2 - 1).maximum(0)
        found = (each.gather(axis, place) for each in (ordered, order))
        return ElementsAndPlaces(*(each if keepdim else each.squeeze(axis) for each in found))

    # counts

    def bincount(self, weights: Self | None = None, minlength: int = 0) -> Self:
        """How often each whole number from 0 on is there, or the sum of the weights of its places (float64
        for integers): ``(n,)`` -> ``(greatest + 1,)`` or longer. Computes now: the greatest decides the size.

        TypeError for floats or more axes, ValueError for a number below 0.
        """
        if not self.dtype.is_int or self.ndim != 1:
            raise TypeError(
                f"bincount: {self.dtype.name} of shape {self.shape}; allowed is a row of integers"
            )
        if self.numel() and int(self.amin().item()) < 0:
            raise ValueError("bincount: a number below 0; allowed is 0 or more")
        size = max(minlength, int(self.amax().item()) + 1 if self.numel() else 0)
        ones = self._from_int(1).cast(dtypes.int32).expand(self.shape)
        given = ones if weights is None else self._other("bincount", weights)
        if weights is not None and not given.dtype.is_float:
            given = given.cast(dtypes.float64)
        return given._zeros((size,)).scatter_add(0, self.cast(dtypes.int32), given)

    def histc(self, bins: int = 100, min: float = 0, max: float = 0) -> Self:
        """How many elements fall into each of `bins` ranges of one width; the last holds its end. With equal
        limits they are the least and the greatest element, which computes now.
        """
        low, high = (min, max) if min != max or not self.numel() else (self.amin().item(), self.amax().item())
        low, high = (low - 1, high + 1) if low == high else (low, high)
        share = (self._wide() - low) * (bins / (high - low))
        inside = ((self >= low) & (self <= high)).flatten()
        place = inside.where(share.flatten().floor().clip(0, bins - 1), bins).cast(dtypes.int32)
        counts = place._zeros((bins + 1,)).scatter_add(0, place, place._number(1))
        return counts[:bins].cast(self.dtype)


def _asked(values: Any, inverse: Any, counts: Any) -> Any:
    """What was asked for: values alone, or a tuple with what else there is."""
    found = tuple(each for each in (values, inverse, counts) if each is not None)
    return found[0] if len(found) == 1 else found
