"""Axes and pieces by the names that numpy and torch give them; each is a movement of elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from tensor.dtype import DType
from tensor.methods.gamma import GammaMethods
from tensor.methods.movement import Ints, _listed


class Rearrange(GammaMethods):
    """Methods that choose, order and join."""

    __slots__ = ()

    def view(self, *shape: Any) -> Self:
        """The same as `reshape`; of an element type, the same bits as elements of that type (`bitcast`)."""
        first = shape[0] if shape else None
        return self.bitcast(first) if isinstance(first, DType) else self.reshape(*shape)

    # axes

    def dim(self) -> int:
        """The number of axes."""
        return self.ndim

    def ndimension(self) -> int:
        """The number of axes."""
        return self.ndim

    def t(self) -> Self:
        """A matrix with its axes swapped; less than two axes stay. ValueError for more."""
        if self.ndim > 2:
            raise ValueError(f"t: shape {self.shape}; allowed are at most 2 axes, or name them in transpose")
        return self.transpose() if self.ndim == 2 else self

    @property
    def H(self) -> Self:
        """The same as `mT`: elements are real."""
        return self.mT

    def adjoint(self) -> Self:
        return self.mT

    def moveaxis(self, source: Ints, destination: Ints) -> Self:
        """Axes moved to new places, the others in order around them."""
        given = [[each] if isinstance(each, int) else list(each) for each in (source, destination)]
        if len(given[0]) != len(given[1]):
            raise ValueError(f"moveaxis: {source} to {destination}; allowed are as many places as axes")
        axes, places = ([self._axis("moveaxis", n) for n in each] for each in given)
        if len(set(axes)) != len(axes) or len(set(places)) != len(places):
            raise ValueError(f"moveaxis: {source} to {destination} names an axis twice")
        order = [axis for axis in range(self.ndim) if axis not in axes]
        for place, axis in sorted(zip(places, axes, strict=True)):
            order.insert(place, axis)
        return self.permute(order)

    def movedim(self, source: Ints, destination: Ints) -> Self:
        """The same as `moveaxis`."""
        return self.moveaxis(source, destination)

    def swapaxes(self, axis0: int, axis1: int) -> Self:
        """The same as `transpose`."""
        return self.transpose(axis0, axis1)

    def swapdims(self, dim0: int, dim1: int) -> Self:
        """The same as `transpose`."""
        return self.transpose(dim0, dim1)

    def ravel(self) -> Self:
        """All elements as one axis, row by row."""
        return self.flatten()

    def view_as(self, other: Self) -> Self:
        """`reshape` to the shape of `other`."""
        return self.reshape(other.shape)

    def reshape_as(self, other: Self) -> Self:
        """`reshape` to the shape of `other`."""
        return self.reshape(other.shape)

    def expand_as(self, other: Self) -> Self:
        """`expand` to the shape of `other`."""
        return self.expand(other.shape)

    def broadcast_to(self, *shape: Ints) -> Self:
        """The same as `expand`."""
        return self.expand(*shape)

    # pieces

    def narrow(self, dim: int, start: int | Self, length: int) -> Self:
        """`length` elements of an axis from `start` on. ValueError where there are fewer."""
        axis, start = self._axis("narrow", dim), int(start)
        first = start + self.shape[axis] if start < 0 else start
        if not 0 <= first <= first + length <= self.shape[axis]:
            raise ValueError(f"narrow: {length} from {start} on of axis {dim} of shape {self.shape}")
        return self._slice(axis, first, first + length)

    def select(self, dim: int, index: int) -> Self:
        """One place of an axis, which goes away."""
        axis = self._axis("select", dim)
        place = index + self.shape[axis] if index < 0 else index
        if not 0 <= place < self.shape[axis]:
            raise IndexError(f"select: {index} of axis {dim} of shape {self.shape}")
        return self._slice(axis, place, place + 1).squeeze(axis)

    def unbind(self, dim: int = 0) -> tuple[Self, ...]:
        """Every place of an axis as a tensor without it."""
        axis = self._axis("unbind", dim)
        return tuple(self.select(axis, place) for place in range(self.shape[axis]))

    def tensor_split(self, places: int | Sequence[int] | Self, dim: int = 0) -> tuple[Self, ...]:
        """So many pieces, as even as can be, the longer ones first; or cuts before the places given."""
        axis = self._axis("tensor_split", dim)
        size = self.shape[axis]
        given: int | Sequence[int] = places.tolist() if isinstance(places, Rearrange) else places
        if isinstance(given, int):
            if given < 1:
                raise ValueError(f"tensor_split: {given} pieces; allowed is 1 or more")
            least, longer = divmod(size, given)
            cuts = [n * least + min(n, longer) for n in range(1, given)]
        else:
            cuts = [min(max(cut + size if cut < 0 else cut, 0), size) for cut in given]
        starts, ends = [0, *cuts], [*cuts, size]
        return tuple(self._slice(axis, a, max(a, b)) for a, b in zip(starts, ends, strict=True))

    def hsplit(self, places: int | Sequence[int]) -> tuple[Self, ...]:
        """`tensor_split` of axis 1, or of the only one."""
        return self.tensor_split(places, 0 if self.ndim == 1 else 1)

    def vsplit(self, places: int | Sequence[int]) -> tuple[Self, ...]:
        """`tensor_split` of axis 0."""
        return self.tensor_split(places, 0)

    # joining

    def hstack(self, *args: Self) -> Self:
        """Joined along axis 1; vectors along their only one."""
        parts: list[Self] = [p if p.ndim else p.reshape(1) for p in _listed("hstack", self, args)]
        return parts[0].cat(*parts[1:], dim=0 if parts[0].ndim <= 1 else 1)

    def vstack(self, *args: Self) -> Self:
        """Joined along axis 0; vectors are rows."""
        parts: list[Self] = [
            part.reshape(1, -1) if part.ndim <= 1 else part for part in _listed("vstack", self, args)
        ]
        return parts[0].cat(*parts[1:], dim=0)

    def dstack(self, *args: Self) -> Self:
        """Joined along axis 2; matrices get one."""
        parts: list[Self] = [
            part.reshape(1, -1, 1) if part.ndim <= 1 else part for part in _listed("dstack", self, args)
        ]
        parts = [part.unsqueeze(2) if part.ndim == 2 else part for part in parts]
        return parts[0].cat(*parts[1:], dim=2)

    def column_stack(self, *args: Self) -> Self:
        """Joined along axis 1; vectors are columns."""
        parts: list[Self] = [
            part.reshape(-1, 1) if part.ndim <= 1 else part for part in _listed("column_stack", self, args)
        ]
        return parts[0].cat(*parts[1:], dim=1)

    def tile(self, *repeats: Ints) -> Self:
        """Repeated along each axis; numpy's `tile`."""
        counts = list(repeats[0] if len(repeats) == 1 and not isinstance(repeats[0], int) else repeats)
        return self.repeat(*([1] * (self.ndim - len(counts)) + counts))

    # turning

    def fliplr(self) -> Self:
        """Axis 1 reversed. IndexError for less than two axes."""
        return self.flip(1)

    def flipud(self) -> Self:
        """Axis 0 reversed. IndexError for shape ()."""
        return self.flip(0)

    def rot90(self, k: int = 1, dims: Sequence[int] = (0, 1)) -> Self:
        """A quarter turn from the first of two axes toward the second, k times."""
        first, second = (self._axis("rot90", axis) for axis in dims)
        turns = k % 4
        turned = self.flip(first) if turns == 3 else self.flip(second) if turns == 1 else self
        if turns == 2:
            return self.flip(first, second)
        return turned.transpose(first, second) if turns else self

    def diff(
        self, n: int = 1, dim: int = -1, prepend: Self | None = None, append: Self | None = None
    ) -> Self:
        """Each element less the one before it, n times; of bool, whether they differ.

        prepend, append: what the axis is lengthened by first. ValueError for a tensor of shape ().
        """
        if not self.ndim:
            raise ValueError("diff: a tensor of shape (); allowed is one axis or more")
        axis = self._axis("diff", dim)
        parts = [part for part in (prepend, self, append) if part is not None]
        if not n:
            return self
        made = self if len(parts) == 1 else parts[0].cat(*parts[1:], dim=axis)
        for _ in range(n):
            size = made.shape[axis]
            after, before = made._slice(axis, min(1, size), size), made._slice(axis, 0, max(0, size - 1))
            made = after ^ before if made.dtype.kind == "b" else after - before
        return made

    def trace(self) -> Self:
        """The sum of a matrix's diagonal."""
        return self.diagonal().sum()
