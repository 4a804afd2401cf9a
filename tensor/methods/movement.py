"""Movement: the methods that rearrange elements and compute nothing.

They make no copies; the scheduler reads through them. Negative axes count from the end.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any, Self, TypeVar

import numpy as np

from tensor.dtype import Scalar, dtypes, fitting, promote
from tensor.ir import build
from tensor.max_pair import values_of
from tensor.methods.elementwise import Elementwise

Ints = int | Sequence[int]
Joined = TypeVar("Joined", bound="Movement")


def ints(args: tuple[Ints, ...], name: str = "sizes and axes") -> tuple[int, ...]:
    """Whole numbers given one by one, or as one sequence. TypeError for anything else."""
    given: Any = args[0] if len(args) == 1 and isinstance(args[0], Iterable) else args
    for n in given:
        if not isinstance(n, int | np.integer):
            raise TypeError(f"{name}: {n!r} is not a whole number")
    return tuple(map(int, given))


class Movement(Elementwise):
    """Methods that rearrange, repeat, cut and join."""

    __slots__ = ()

    def reshape(self, *sizes: Ints | None, shape: Ints | None = None) -> Self:
        """The same elements, row-major, in another shape; one size may be -1, and None keeps that axis's."""
        given: Any = sizes if shape is None else (shape,)
        given = tuple(given[0] if len(given) == 1 and isinstance(given[0], Iterable) else given)
        kept = zip_longest(given, self.shape[: len(given)])
        wanted = ints(tuple(size if n is None and size is not None else n for n, size in kept), "reshape")
        return self._wrap(build.reshape(self.node, self._resolve("reshape", wanted)))

    def _resolve(self, name: str, sizes: tuple[int, ...]) -> tuple[int, ...]:
        known = math.prod(n for n in sizes if n != -1)
        if sizes.count(-1) == 1 and known and self.numel() % known == 0:
            sizes = tuple(self.numel() // known if n == -1 else n for n in sizes)
        if any(n < 0 for n in sizes) or math.prod(sizes) != self.numel():
            raise ValueError(f"{name}: {self.shape} has {self.numel()} elements, they do not fit {sizes}")
        return sizes

    def flatten(self, start_dim: int = 0, end_dim: int = -1) -> Self:
        """Axes start_dim..end_dim as one."""
        if not self.shape:
            return self.reshape(1)
        first, last = self._axis("flatten", start_dim), self._axis("flatten", end_dim)
        if first > last:
            raise ValueError(
                f"flatten: start_dim {start_dim} is after end_dim {end_dim} in shape {self.shape}"
            )
        return self.reshape(
            *self.shape[:first], math.prod(self.shape[first : last + 1]), *self.shape[last + 1 :]
        )

    def unflatten(self, dim: int, sizes: Sequence[int]) -> Self:
        """Axis `dim` as several axes of `sizes`, one of which may be -1."""
        axis, cells = self._axis("unflatten", dim), list(sizes)
        if cells.count(-1) == 1 and not self.numel():  # then only the axis itself says how long the part is
            rest = -math.prod(cells)
            cells[cells.index(-1)] = self.shape[axis] // rest if rest and self.shape[axis] % rest == 0 else -1
        return self.reshape(*self.shape[:axis], *cells, *self.shape[axis + 1 :])

    def squeeze(self, dim: Ints | None = None) -> Self:
        """Without the axes of size 1, or without those of `dim`, one or several, that have size 1."""
        axes = self._axes("squeeze", dim)
        return self.reshape(tuple(n for i, n in enumerate(self.shape) if n != 1 or i not in axes))

    def unsqueeze(self, dim: int) -> Self:
        """A new axis of size 1 at `dim`."""
        if not -self.ndim - 1 <= dim <= self.ndim:
            raise IndexError(
                f"unsqueeze: axis {dim} of shape {self.shape}; allowed is {-self.ndim - 1}..{self.ndim}"
            )
        place = dim % (self.ndim + 1)
        return self.reshape((*self.shape[:place], 1, *self.shape[place:]))

    def permute(self, *order: Ints, dims: Ints | None = None) -> Self:
        """Output axis i is axis order[i]."""
        wanted = ints(order if dims is None else (dims,))
        axes = self._axes("permute", wanted)
        if len(axes) != self.ndim:
            raise ValueError(f"permute: {wanted} does not name each axis of shape {self.shape} once")
        return self._wrap(build.permute(self.node, axes))

    def transpose(self, dim0: int = 1, dim1: int = 0) -> Self:
        """Two axes swapped."""
        order = list(range(max(1, self.ndim)))
        first, second = self._axis("transpose", dim0), self._axis("transpose", dim1)
        order[first], order[second] = second, first
        return self.permute(order[: self.ndim])

    @property
    def T(self) -> Self:
        """The axes in reverse order."""
        return self.permute(tuple(range(self.ndim))[::-1])

    @property
    def mT(self) -> Self:
        """The last two axes swapped."""
        return self.transpose(-2, -1)

    def expand(self, *shape: Ints, size: Ints | None = None) -> Self:
        """Axes of size 1 repeated up to `shape`; -1 keeps a size; new axes come in front."""
        sizes = ints(shape if size is None else (size,))
        padded = (1,) * (len(sizes) - self.ndim) + self.shape
        target = tuple(n if m == -1 else m for n, m in zip(padded, sizes, strict=False))
        if len(padded) != len(sizes) or any(n not in (1, m) for n, m in zip(padded, target, strict=True)):
            raise ValueError(f"expand: {self.shape} does not expand to {sizes}")
        return self._wrap(build.broadcast(self.node, target))

    def flip(self, *axis: Ints, dims: Ints | None = None) -> Self:
        """Reversed along the given axes."""
        axes = self._axes("flip", ints(axis if dims is None else (dims,)))
        return self._wrap(build.stride(self.node, tuple(-1 if i in axes else 1 for i in range(self.ndim))))

    def shrink(self, ranges: Sequence[tuple[int, int] | None]) -> Self:
        """Elements start..stop-1 of each axis; None keeps an axis."""
        full = tuple((0, n) if r is None else r for r, n in zip(ranges, self.shape, strict=False))
        if len(ranges) != self.ndim or any(
            not 0 <= a <= b <= n for (a, b), n in zip(full, self.shape, strict=True)
        ):
            raise ValueError(f"shrink: {tuple(ranges)} does not lie within shape {self.shape}")
        return self._wrap(build.shrink(self.node, full))

    def pad(
        self,
        padding: Sequence[int] | Sequence[tuple[int, int] | None],
        mode: str = "constant",
        value: Scalar = 0.0,
    ) -> Self:
        """Elements around: (before, after) for every axis, or flat pairs from the last axis backward as torch
        has it.

        mode: "constant", "reflect", "replicate" or "circular". Negative amounts cut: what is circular first,
        the others afterwards.
        """
        amounts = self._amounts(padding)
        if mode == "constant":
            return self._pad_constant(amounts, value)
        if mode not in _SOURCE_OF:
            raise ValueError(
                f"pad: mode {mode!r}; allowed are 'constant', {', '.join(map(repr, _SOURCE_OF))}"
            )
        result = self._pad_constant(_cuts(amounts), 0) if mode == "circular" else self
        for axis, (before, after) in enumerate(amounts):
            if max(before, after) > 0:
                result = result._pad_by_copy(axis, max(0, before), max(0, after), mode)
        return result if mode == "circular" else result._pad_constant(_cuts(amounts), 0)

    def _amounts(
        self, padding: Sequence[int] | Sequence[tuple[int, int] | None]
    ) -> tuple[tuple[int, int], ...]:
        pairs: list[tuple[int, int]]
        if all(isinstance(p, int) for p in padding):
            flat = [p for p in padding if isinstance(p, int)]
            pairs = list(zip(flat[::2], flat[1::2], strict=False))[::-1]
            pairs = [(0, 0)] * (self.ndim - len(pairs)) + pairs
            if len(flat) % 2:
                pairs = []
        else:
            pairs = [(0, 0) if p is None else p for p in padding if not isinstance(p, int)]
        if len(pairs) != self.ndim or any(
            a < -n or b < -n or a + b < -n for (a, b), n in zip(pairs, self.shape, strict=True)
        ):
            raise ValueError(
                f"pad: {tuple(padding)} does not fit shape {self.shape}; give (before, after) for each axis"
            )
        return tuple(pairs)

    def _pad_constant(self, amounts: tuple[tuple[int, int], ...], value: Scalar) -> Self:
        kept = tuple((max(0, -a), n - max(0, -b)) for (a, b), n in zip(amounts, self.shape, strict=True))
        added = tuple((max(0, a), max(0, b)) for a, b in amounts)
        inner = build.shrink(self.node, kept)
        padded = build.pad(inner, added)
        value = fitting("pad", value, self.dtype)
        if value == 0 or padded is inner:
            return self._wrap(padded)
        is_inside = build.pad(build.const(True, dtypes.bool, inner.shape), added)
        return self._wrap(build.where(is_inside, padded, build.like(padded, value)))

    def _pad_by_copy(self, axis: int, before: int, after: int, mode: str) -> Self:
        size = self.shape[axis]
        if mode != "replicate" and max(before, after) > size - (mode == "reflect"):
            raise ValueError(
                f"pad: {mode} by ({before}, {after}) is more than axis {axis} of shape {self.shape} has"
            )
        return self._cat([self._edge(axis, before, mode, 0), self, self._edge(axis, after, mode, 1)], axis)

    def _edge(self, axis: int, count: int, mode: str, side: int) -> Self:
        """`count` elements that go before (side 0) or behind (side 1) the axis."""
        start, stop = _SOURCE_OF[mode](count, self.shape[axis])[side]
        ranges: list[tuple[int, int] | None] = [None] * self.ndim
        ranges[axis] = (start, stop)
        part = self.shrink(ranges)
        if mode == "reflect":
            return part.flip(axis)
        sizes = list(part.shape)
        sizes[axis] = count
        return part if mode == "circular" or not count else part.expand(sizes)

    def pad_to(self, *shape: Ints, value: Scalar = 0) -> Self:
        """Padded behind up to `shape`."""
        return self.pad(
            [(0, wanted - n) for wanted, n in zip(ints(shape), self.shape, strict=True)], value=value
        )

    # joining and cutting

    def cat(self, *args: Self, dim: int = 0) -> Self:
        """Joined along an existing axis; the other sizes agree, dtypes promote.

        ``a.cat(b, c)``, or ``Tensor.cat([a, b, c])``, with the axis behind the list as torch has it.
        """
        if isinstance(self, list | tuple) and len(args) == 1 and isinstance(args[0], int):
            return Movement.cat(self, dim=args[0])
        parts: list[Self] = _listed("cat", self, args)
        if any(part.ndim != 1 for part in parts):  # as in torch, (0,) goes with every shape
            parts = [part for part in parts if part.shape != (0,)] or parts
        first, others = parts[0], parts[1:]
        axis = first._axis("cat", dim)
        for part in others:
            rest = [n for i, n in enumerate(part.shape) if i != axis]
            if part.ndim != first.ndim or rest != [n for i, n in enumerate(first.shape) if i != axis]:
                raise ValueError(f"cat: shapes {first.shape} and {part.shape} differ outside axis {axis}")
        return first._cat(_promoted(parts), axis)

    def _cat(self, parts: Sequence[Self], axis: int) -> Self:
        """Joined along an axis: choices between parts padded to the whole length."""
        filled = [part for part in parts if part.numel()] or parts
        return self._wrap(build.join([part.node for part in filled], axis), *parts)

    def stack(self, *args: Self, dim: int = 0) -> Self:
        """Joined along a new axis at `dim`: ``a.stack(b, c)``, or ``Tensor.stack([a, b, c], dim)``."""
        if isinstance(self, list | tuple) and len(args) == 1 and isinstance(args[0], int):
            return Movement.stack(self, dim=args[0])
        parts: list[Self] = _listed("stack", self, args)
        first, others = parts[0], parts[1:]
        for part in others:
            if part.shape != first.shape:
                raise ValueError(f"stack: shapes {first.shape} and {part.shape} differ")
        place = dim % (first.ndim + 1)
        return first.unsqueeze(dim).cat(*(part.unsqueeze(place) for part in others), dim=place)

    def split(self, sizes: Ints, dim: int = 0) -> tuple[Self, ...]:
        """Parts of the given size (the last may be less), or of the given sizes, along an axis."""
        axis = self._axis("split", dim)
        total = self.shape[axis]
        if isinstance(sizes, int):
            if sizes < 1:
                raise ValueError(f"split: parts of {sizes}; allowed is 1 or more")
            sizes = [min(sizes, total - start) for start in range(0, total, sizes)] or [0]
        if sum(sizes) != total:
            raise ValueError(
                f"split: sizes {tuple(sizes)} sum to {sum(sizes)}, axis {axis} of {self.shape} has {total}"
            )
        ends = [sum(sizes[: i + 1]) for i in range(len(sizes))]
        return tuple(self._slice(axis, end - n, end) for n, end in zip(sizes, ends, strict=True))

    def chunk(self, chunks: int, dim: int = 0) -> tuple[Self, ...]:
        """At most `chunks` parts of equal size, the last one less if need be."""
        if chunks < 1:
            raise ValueError(f"chunk: {chunks} parts; allowed is 1 or more")
        axis = self._axis("chunk", dim)
        return self.split(max(1, -(-self.shape[axis] // chunks)), dim)

    def _slice(self, axis: int, start: int, stop: int) -> Self:
        return self.shrink([(start, stop) if i == axis else None for i in range(self.ndim)])

    # repetition

    def repeat(self, *repeats: Ints) -> Self:
        """The whole tensor repeated along each axis; more counts than axes make new ones in front."""
        counts = ints(repeats)
        if len(counts) < self.ndim:
            raise ValueError(f"repeat: {counts} has fewer counts than shape {self.shape} has axes")
        base = (1,) * (len(counts) - self.ndim) + self.shape
        cells = [n for size in base for n in (1, size)]
        spread = [n for count, size in zip(counts, base, strict=True) for n in (count, size)]
        final = [count * size for count, size in zip(counts, base, strict=True)]
        return self.reshape(cells).expand(spread).reshape(final)

    def repeat_interleave(self, repeats: int, dim: int | None = None) -> Self:
        """Each element `repeats` times in a row, along an axis or of the flattened tensor."""
        source, axis = (self.flatten(), 0) if dim is None else (self, self._axis("repeat_interleave", dim))
        before, size, after = source.shape[:axis], source.shape[axis], source.shape[axis + 1 :]
        cells = source.reshape(*before, size, 1, *after).expand(*before, size, repeats, *after)
        return cells.reshape(*before, size * repeats, *after)

    def roll(self, shifts: Ints, dims: Ints | None = None) -> Self:
        """Elements moved on by `shifts` along `dims`, those past the end coming in at the start."""
        if dims is None:
            if not isinstance(shifts, int) and len(shifts) > 1:
                raise ValueError(f"roll: shifts {tuple(shifts)} without dims; give dims")
            return self.flatten().roll(shifts, (0,) * len(ints((shifts,)))).reshape(self.shape)
        amounts, axes = ints((shifts,)), self._axes("roll", ints((dims,)))
        if len(amounts) != len(axes):
            raise ValueError(f"roll: {len(amounts)} shifts for {len(axes)} axes")
        result = self
        for amount, axis in zip(amounts, axes, strict=True):
            cut = -amount % max(1, self.shape[axis])
            parts = [result._slice(axis, cut, self.shape[axis]), result._slice(axis, 0, cut)]
            result = result._cat(parts, axis)
        return result

    def unfold(self, dim: int, size: int, step: int) -> Self:
        """Windows of `size` every `step` along `dim`; the window becomes a new last axis."""
        axis, source = self._axis("unfold", dim), self if self.ndim else self.reshape(1)
        if not 0 <= size <= source.shape[axis] or step < 1:
            raise ValueError(f"unfold: windows of {size} every {step} on axis {axis} of shape {self.shape}")
        if not self.ndim:
            return source._slice(0, 0, size)
        if not size:
            shape = (*self.shape[:axis], self.shape[axis] // step + 1, *self.shape[axis + 1 :], 0)
            return self._from_node(build.const(0, self.dtype, shape))
        return self.windows([(axis, size, step, 1)])

    def windows(self, axes: Sequence[tuple[int, int, int, int]]) -> Self:
        """Sliding windows: each (axis, size, step, dilation) axis counts windows and gives a new last axis.

        The base of unfold, pooling and convolution; the axes must hold at least one window.
        """
        result = self
        for axis, size, step, dilation in axes:
            result = result._windows(axis, size, step, dilation)
        return result

    def _windows(self, axis: int, size: int, step: int, dilation: int) -> Self:
        """Repeat the axis, cut it into rows one `dilation` longer, so that row k starts k dilations further
        on; windows that do not overlap are cut off one by one."""
        length = self.shape[axis]
        count = (length - dilation * (size - 1) - 1) // step + 1
        if size <= step and 1 in (size, dilation) and count * step <= length:
            cut = self._slice(axis, 0, count * step).unflatten(axis, (count, step))._slice(axis + 1, 0, size)
            return cut.permute(*(i for i in range(cut.ndim) if i != axis + 1), axis + 1)
        moved = self.permute(*(i for i in range(self.ndim) if i != axis), axis)
        rest = moved.shape[:-1]
        rows = moved.repeat(*(1,) * len(rest), -(-size * (length + dilation) // length))
        rows = rows._slice(len(rest), 0, size * (length + dilation)).reshape(*rest, size, length + dilation)
        rows = rows._slice(len(rest) + 1, 0, (count - 1) * step + 1)
        picked = rows._wrap(build.stride(rows.node, (*(1,) * (len(rest) + 1), step)))
        return picked.permute(*range(axis), len(rest) + 1, *range(axis, len(rest)), len(rest))


def _cuts(amounts: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    return tuple((min(0, before), min(0, after)) for before, after in amounts)


def _replicate(count: int, size: int) -> tuple[tuple[int, int], tuple[int, int]]:
    return (0, 1 if count else 0), (size - 1 if count else size, size)


def _reflect(count: int, size: int) -> tuple[tuple[int, int], tuple[int, int]]:
    return (1, 1 + count), (size - 1 - count, size - 1)


def _circular(count: int, size: int) -> tuple[tuple[int, int], tuple[int, int]]:
    return (size - count, size), (0, count)


# where the elements before and behind an axis are copied from, by mode
_SOURCE_OF = {"reflect": _reflect, "replicate": _replicate, "circular": _circular}


def _listed(name: str, first: Any, others: tuple[Any, ...]) -> list[Any]:
    """Tensors given one by one or as one list."""
    first, others = values_of(first), tuple(map(values_of, others))
    if isinstance(first, list | tuple) and others:
        raise ValueError(f"{name}: a list and more beside it; give one list, or tensors one by one")
    given = [*first] if isinstance(first, list | tuple) else [first, *others]
    if len(others) == 1 and isinstance(others[0], list | tuple) and isinstance(first, Movement):
        given = [first, *others[0]]
    given = list(map(values_of, given))
    for place, part in enumerate(given):
        if not isinstance(part, Movement):
            kind = type(part).__name__
            raise TypeError(f"{name}: part {place} is of type {kind}; allowed are tensors, and dim= by name")
    if not given:
        raise ValueError(f"{name}: an empty list; allowed is one tensor or more")
    return given


def _promoted(parts: list[Joined]) -> list[Joined]:
    dtype = parts[0].dtype
    for part in parts:
        dtype = promote(dtype, part.dtype)
    return [part.cast(dtype) for part in parts]
