"""Choosing, replacing and adding to elements at positions along an axis, by numpy's and torch's names.

Each returns a changed copy; the form whose name ends in ``_`` (`in_place.py`) changes the tensor. Positions
count from 0, negative ones from the end; those that the host knows are checked (docs/tensor.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from tensor.dtype import Scalar, dtypes
from tensor.methods.arithmetic import Operand
from tensor.methods.complexes import Complex
from tensor.value import broadcast_shapes


class Choose(Complex):
    """Methods that read and write places of an axis."""

    __slots__ = ()

    def _key(self, name: str, dim: int, place: Any) -> tuple[Any, ...]:
        """The index that picks places of one axis."""
        return (slice(None),) * self._axis(name, dim) + (place,)

    # reading

    def index_select(self, dim: int, index: Any) -> Self:
        """The places of an axis that a row of integers names: of size len(index) afterwards.

        >>> Tensor([[1, 2], [3, 4]]).index_select(1, [1, 1, 0]).tolist()
        [[2, 2, 1], [4, 4, 3]]
        """
        if not self.ndim:
            return self.reshape(1).index_select(dim, index).reshape(())
        made: Self = self[self._key("index_select", dim, index)]
        return made

    def take(self, index: Any) -> Self:
        """Elements by their place in the flattened tensor, in the shape of `index`."""
        made: Self = self.flatten()[index]
        return made

    def take_along_dim(self, indices: Self, dim: int | None = None) -> Self:
        """Of each row along an axis the elements that its own indices name; other axes broadcast. Without
        an axis both are flattened.
        """
        if dim is None:
            return self.flatten().gather(0, self._other("take_along_dim", indices).flatten())
        axis, index = self._axis("take_along_dim", dim), self._other("take_along_dim", indices)
        if index.ndim != self.ndim:
            raise ValueError(
                f"take_along_dim: indices of shape {index.shape} for shape {self.shape};"
                " allowed are as many axes"
            )
        mine, its = ([n for i, n in enumerate(t.shape) if i != axis] for t in (self, index))
        rest = list(broadcast_shapes("take_along_dim", tuple(mine), tuple(its)))
        source, wanted = (t.expand(*rest[:axis], t.shape[axis], *rest[axis:]) for t in (self, index))
        return source.gather(axis, wanted)

    def argwhere(self) -> Self:
        """The positions of elements that are not 0: ``(count, axes)``; computes now."""
        made: Self = self.nonzero()
        return made

    def repeat_interleave(
        self, repeats: int | Self, dim: int | None = None, output_size: int | None = None
    ) -> Self:
        """Each element `repeats` times in a row, along an axis or of the flattened tensor; a tensor of
        integers gives each place its own count, which computes now unless `output_size` is their sum.
        """
        if isinstance(repeats, int):
            return super().repeat_interleave(repeats, dim)
        source, axis = (self.flatten(), 0) if dim is None else (self, self._axis("repeat_interleave", dim))
        counts = self._other("repeat_interleave", repeats).expand(source.shape[axis])
        if not counts.dtype.is_int:
            raise TypeError(f"repeat_interleave: counts are {counts.dtype.name}; allowed are integers")
        if output_size is None and counts.numel() and int(counts.amin().item()) < 0:
            raise ValueError("repeat_interleave: a count below 0; allowed is 0 or more")
        ends = counts.cast(dtypes.int32).cumsum(0)
        total = int(ends[-1].item()) if counts.numel() and output_size is None else output_size or 0
        return source.index_select(axis, ends.searchsorted(self.arange(total), right=True))

    # writing

    def index_copy(self, dim: int, index: Any, source: Operand) -> Self:
        """A copy with the places of an axis that `index` names replaced by those of `source`."""
        if not self.ndim:
            return self.reshape(1).index_copy(dim, index, source).reshape(())
        return self._with(self._key("index_copy", dim, index), source)

    def index_fill(self, dim: int, index: Any, value: Scalar) -> Self:
        """A copy with one value at the places of an axis that `index` names."""
        if not self.ndim:
            return self.reshape(1).index_fill(dim, index, value).reshape(())
        if self.dtype.is_int and isinstance(value, float):
            value = int(value)
        return self._with(self._key("index_fill", dim, index), value)

    def index_add(self, dim: int, index: Any, source: Self, alpha: float = 1) -> Self:
        """A copy with alpha times each place of `source` added to the place of an axis that `index` names.

        >>> Tensor([10, 20]).index_add(0, Tensor([1, 1]), Tensor([3, 4])).tolist()
        [10, 27]
        """
        return self.index_reduce(dim, index, source if alpha == 1 else source * alpha, "sum")

    def index_reduce(
        self, dim: int, index: Any, source: Self, reduce: str, include_self: bool = True
    ) -> Self:
        """A copy with each place of an axis reduced over the places of `source` that `index` sends there:
        "sum", "prod", "mean", "amax" or "amin".
        """
        axis = self._axis("index_reduce", dim)
        given, names = self._other("index_reduce", source), self._names(index)
        if not self.ndim:
            row = self.reshape(1)
            return row.index_reduce(dim, names.flatten(), given.flatten(), reduce, include_self).reshape(())
        if names.ndim != 1 or given.ndim != self.ndim or given.shape[axis] != len(names):
            raise ValueError(
                f"index_reduce: index of shape {names.shape} and source of shape {given.shape} on axis {axis}"
                f" of shape {self.shape}; allowed is a row with one place for each of the source"
            )
        self._refuse_outside("index_reduce", names, axis)
        spread = tuple(-1 if i == axis else 1 for i in range(self.ndim))
        places = names.reshape(spread).expand(given.shape)
        return self.scatter_reduce(axis, places, given, reduce, include_self)

    def _names(self, index: Any) -> Self:
        return index if isinstance(index, Choose) else type(self)(index)  # type: ignore[return-value]

    def scatter_add(self, dim: int, index: Self, src: Self) -> Self:
        """A copy with out[index[i, j], j] += src[i, j] for dim 0 and likewise for others."""
        return self.scatter_reduce(dim, index, src, "sum")

    def put_along_axis(self, indices: Self, values: Operand, axis: int) -> Self:
        """A copy with `values` at the elements that each row's own indices name; values broadcast."""
        index = self._other("put_along_axis", indices)
        given = self._other("put_along_axis", values)
        return self.scatter(axis, index, given.cast(self.dtype).expand(index.shape))

    def put(self, index: Any, source: Operand, accumulate: bool = False) -> Self:
        """A copy with elements replaced, or added to, by their place in the flattened tensor."""
        return self.flatten().index_put((index,), source, accumulate).reshape(self.shape)

    def index_put(self, indices: Sequence[Any], values: Operand, accumulate: bool = False) -> Self:
        """A copy with ``t[indices] = values``, or ``+=`` that counts every place as often as it is named."""
        if not accumulate:
            return self._with(tuple(indices), values)
        zero = self.zeros(self.shape, dtype=self.dtype)
        numbers = zero.arange(self.numel()).reshape(self.shape)[tuple(indices)]
        given = self._other("index_put", values).cast(self.dtype)
        given = (given.reshape(()) if given.numel() == 1 else given).expand(numbers.shape)
        return self.flatten().scatter_add(0, numbers.flatten(), given.flatten()).reshape(self.shape)

    def select_scatter(self, src: Operand, dim: int, index: int) -> Self:
        """A copy with one place of an axis replaced."""
        return self._with(self._key("select_scatter", dim, index), src)

    def slice_scatter(
        self, src: Operand, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1
    ) -> Self:
        """A copy with a slice of an axis replaced."""
        return self._with(self._key("slice_scatter", dim, slice(start, end, step)), src)

    def diagonal_scatter(self, src: Self, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Self:
        """A copy with the diagonal [i, i + offset] of two axes replaced; `src` has its shape."""
        numbers = self.arange(self.numel()).reshape(self.shape).diagonal(offset, dim1, dim2)
        given = self._other("diagonal_scatter", src).expand(numbers.shape)
        return self.flatten().put(numbers.flatten(), given.flatten()).reshape(self.shape)

    def fill_diagonal(self, value: Scalar) -> Self:
        """A copy with one value where all positions are alike."""
        if not self.ndim:
            raise ValueError("fill_diagonal: a tensor of shape (); allowed are 1 axis or more")
        places = [self._iota(self.shape, axis) for axis in range(self.ndim)]
        on = places[0].eq(places[0])
        for place in places[1:]:
            on = on & place.eq(places[0])
        return on.where(value, self).cast(self.dtype)

    def diag_embed(self, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Self:
        """The last axis as the diagonal of new matrices, whose axes are `dim1` and `dim2`."""
        count, size = self.shape[-1], self.shape[-1] + abs(offset)
        rows = self.pad([*((0, 0),) * (self.ndim - 1), (max(0, -offset), size - count - max(0, -offset))])
        place = self._iota((size, size), 1) - self._iota((size, size), 0)
        made = place.eq(offset).where(rows.unsqueeze(-1), self._zeros(()))
        first, second = (made._axis("diag_embed", axis) for axis in (dim1, dim2))
        return made.moveaxis((-2, -1), (first, second))

    def masked_scatter(self, mask: Self, source: Self) -> Self:
        """A copy with the elements of `source`, in order, where `mask` is True. Raises ValueError if the
        shapes show that there are too few.
        """
        mask = self._other("masked_scatter", mask)
        shape = broadcast_shapes("masked_scatter", self.shape, mask.shape)
        if shape != self.shape:
            return self._fit(self.dtype, shape).masked_scatter(mask, source)
        chosen = mask._fit(dtypes.bool, shape)
        given = self._other("masked_scatter", source).cast(self.dtype).flatten()
        if not self.numel() or not given.numel():
            return self
        rank = chosen.flatten().cast(dtypes.int32).cumsum(0) - 1
        return chosen.where(given[rank.reshape(self.shape)], self)
