"""Reading and writing parts: `t[...]` with numpy's rules, gather along an axis, and masks.

Slices, numbers and None are movement; integer tensors, lists and arrays of positions become one GATHER.
Negative positions count from the end. Positions known now (numbers, lists, arrays) are checked; a position in
a tensor that lies outside reads as 0 and writes nothing. A mask is a tensor of bool, whose count nobody knows
before it is computed: it may be written through (`t[mask] = 0`), and read by `masked_select` or `where`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from sys import getrefcount
from types import EllipsisType
from typing import Any, NamedTuple, Self

import numpy as np

from tensor import grad, lost, memory
from tensor.dtype import Number, dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op, node
from tensor.methods.arithmetic import Operand
from tensor.methods.order import Order
from tensor.methods.picks import Picks, strides
from tensor.value import BaseTensor
from tensor.variable import BoundVariable

Key = Any  # int, slice, None, ..., tensor, list, array, or a tuple of them


class _Axis(NamedTuple):
    """A slice of one axis, as numpy resolves it: `size` elements from `start`, `step` apart."""

    start: int
    size: int
    step: int


class Indexing(Order):
    """Element and region access."""

    __slots__ = ()

    def __getitem__(self, key: Key) -> Self:
        """A part, as numpy has it. IndexError for a position or key that does not fit the shape."""
        if isinstance(key, BaseTensor) and key.dtype.kind == "b" and not key.ndim:
            (chosen,) = self._tensor_positions(self._other("index", key).reshape(1))
            return self.unsqueeze(0)._slice(0, 0, len(chosen))
        items = self._items(key)
        if any(isinstance(item, slice) and isinstance(item.stop, BoundVariable) for item in items):
            return self._up_to(items)
        if not any(_is_positions(item) for item in items):
            return self._basic(items)
        basic, places = self._split(items)
        return self._basic(basic)._pick(places)

    def __iter__(self) -> Iterator[Self]:
        return (self[i] for i in range(len(self)))

    def __setitem__(self, key: Key, value: Operand) -> None:
        """Replace a part; `value` broadcasts to it and is converted to this dtype."""
        if getrefcount(self) == lost.ALONE:
            lost.tell(self)
        self._replace(self._with(key, value))

    def _with(self, key: Key, value: Operand) -> Self:
        """A copy with a part replaced."""
        if isinstance(value, Number):
            fitting = self._constant("setitem", value, self.dtype)
        else:
            fitting = self._other("setitem", value).cast(self.dtype)
        if isinstance(key, BaseTensor) and key.dtype.kind == "b":
            return self._masked(self._other("setitem", key), fitting)
        items = self._items(key)
        basic, places = self._split(items)
        if any(_is_positions(item) for item in items):
            region = self._basic(basic)
            fitting = region._put(places, fitting)
            items = basic
        return self._filled(items, fitting)

    def _replace(self, made: Self) -> None:
        """Write a changed copy into this tensor's memory, or stand for it if it has none yet."""
        if self.is_leaf and self._requires_grad and BaseTensor.makes_graphs:
            raise RuntimeError(
                "setitem: a leaf that requires a gradient cannot be changed in part; use where, or no_grad"
            )
        if self.is_leaf and not made._requires_grad:
            self._write(made.node)
        else:
            self.node = made.node
            self._requires_grad = made._requires_grad or self._requires_grad

    # keys

    def _items(self, key: Key) -> list[Any]:
        """The key with ... spelled out, one item for each axis, and None for each new one."""
        given = list(key) if isinstance(key, tuple) else [key]
        items = [self._host_positions(item) for item in given]
        flat = [part for item in items for part in item]
        used = sum(item is not None and not isinstance(item, EllipsisType) for item in flat)
        dots = [i for i, item in enumerate(flat) if isinstance(item, EllipsisType)]
        if used > self.ndim:
            raise IndexError(f"index: too many positions, {used} for shape {self.shape}")
        if len(dots) > 1:
            raise IndexError(f"index: {len(dots)} times ...; allowed is a single ellipsis")
        self._check_masks(given, [len(parts) for parts in items], self.ndim - used)
        place = dots[0] if dots else len(flat)
        return flat[:place] + [slice(None)] * (self.ndim - used) + flat[place + 1 :]

    def _check_masks(self, given: list[Any], counts: list[int], dots: int) -> None:
        """IndexError for a mask of another shape than the axes it stands for. counts: the axes of each item;
        dots: those of an ellipsis."""
        axis = 0
        for item, count in zip(given, counts, strict=True):
            if not isinstance(item, EllipsisType | slice | int | None):
                mask = (
                    item.shape
                    if isinstance(item, BaseTensor) and item.dtype.kind == "b"
                    else _mask_shape(item)
                )
                if mask is not None and mask != self.shape[axis : axis + count]:
                    raise IndexError(f"index: mask of shape {mask} from axis {axis} on of shape {self.shape}")
            axis += dots if isinstance(item, EllipsisType) else 0 if item is None else count

    def _host_positions(self, item: Any) -> list[Any]:
        """A list or array as positions; of bool, the positions that are True on each of its axes."""
        if item is None or isinstance(item, slice | EllipsisType):
            return [item]
        if isinstance(item, bool | np.bool_):
            raise IndexError(
                "index: a bool is not a position; compare the tensor with something, or give an int"
            )
        if isinstance(item, int | np.integer):
            return [int(item)]
        if isinstance(item, BaseTensor):
            return self._tensor_positions(item)
        if isinstance(item, BoundVariable):
            return [self._from_node(item.node)]
        if isinstance(item, list | tuple | np.ndarray):
            array = np.asarray(item)
            if array.dtype == np.bool_:
                return [np.asarray(axis) for axis in np.nonzero(array)]
            if array.size == 0:
                return [array.astype(np.int64)]
            if array.dtype.kind in "iu":
                return [array.astype(np.int64)]
        raise IndexError(
            f"index: {type(item).__name__} is not a position; allowed are int, slice, None, ... and integers"
        )

    def _tensor_positions(self, item: BaseTensor) -> list[Any]:
        """Positions that the device has, or those of a mask, which is computed now: it says how many."""
        if item.dtype.kind == "b" and memory.is_recording():
            raise IndexError(
                "index: how many a mask picks is not known while a function is captured; use where, or"
                " masked_select with size="
            )
        if item.dtype.kind == "b":
            return [np.asarray(axis) for axis in np.nonzero(self._other("index", item).numpy())]
        if not item.dtype.is_int:
            raise IndexError(f"index: positions are {item.dtype.name}; allowed are integers")
        return [item]

    def _split(self, items: list[Any]) -> tuple[list[Any], list[Any]]:
        """The movement part of a key, and for each axis it leaves the positions to pick there, or None."""
        basic: list[Any] = []
        places: list[Any] = []
        axis = 0
        for item in items:
            picked = _is_positions(item)
            basic.append(slice(None) if picked else item)
            if picked or not isinstance(item, int):
                places.append(self._checked(item, axis) if picked else None)
            axis += item is not None
        return basic, places

    def _checked(self, positions: Any, axis: int) -> Self:
        """Positions along an axis as an int32 tensor, those that are known held against its size."""
        size = self.shape[axis]
        if isinstance(positions, BaseTensor):
            given = self._other("index", positions)
            self._refuse_outside("index", given, axis)
            signed = given._narrow_positions(size)
            return (signed < 0).where(signed + size, signed) if positions.dtype.is_signed else signed
        self._refuse_outside("index", positions, axis)
        made = type(self)(np.where(positions < 0, positions + size, positions).astype(np.int32))
        return made if self.node.place is None else made._placed(self.node.place.whole())

    def _refuse_outside(self, name: str, positions: Any, axis: int) -> None:
        """IndexError for a position outside of an axis, unless only the device knows them."""
        size = self.shape[axis]
        if isinstance(positions, BaseTensor):
            positions = positions._known() if positions.numel() else None
        if positions is None:
            return
        outside = positions[(positions < -size) | (positions >= size)]
        if outside.size:
            raise IndexError(f"{name}: {outside.flat[0]} is out of bounds of axis {axis} of {self.shape}")

    def _narrow_positions(self, size: int) -> Self:
        """Positions along an axis of `size` as int32; those outside stay outside."""
        if self.dtype.bits < 32 or self.dtype == dtypes.int32:
            return self.cast(dtypes.int32)
        inside = (self < size) & (self >= -size)
        return inside.where(self, min(size, 2**31 - 1)).cast(dtypes.int32)

    # lengths that are known at run time

    def up_to(self, n: BoundVariable, axis: int = 0) -> Self:
        """This tensor, whose length along `axis` is that of `n`, as one of a length known at run time: with
        the memory of the greatest. ValueError if the length is another."""
        axis = self._axis("up_to", axis)
        if not isinstance(n, BoundVariable):
            raise TypeError(
                f"up_to: {type(n).__name__} is no length; give Variable(name, low, high).bind(length)"
            )
        if self.shape[axis] != n.value:
            raise ValueError(f"up_to: axis {axis} of shape {self.shape} is not {n.variable.name} = {n.value}")
        values = np.zeros((*self.shape[:axis], n.variable.high, *self.shape[axis + 1 :]), self.numpy().dtype)
        values[(slice(None),) * axis + (slice(n.value),)] = self.numpy()
        made = type(self)(values, dtype=self.dtype)
        return self._wrap(build.extent(made.node, axis, n.node, n.variable))

    def _up_to(self, items: list[Any]) -> Self:
        """Numbers, slices and new axes, where some slices end at a bound variable."""
        bounds: list[tuple[int, BoundVariable]] = []
        plain: list[Any] = []
        place = axis = 0
        for item in items:
            if _is_positions(item):
                raise IndexError("index: a length known at run time and positions; take one after the other")
            if isinstance(item, slice) and isinstance(item.stop, BoundVariable):
                plain.append(self._whole(item, axis))
                bounds.append((place, item.stop))
            else:
                plain.append(item)
            axis += item is not None
            place += not isinstance(item, int)
        made = self._basic(plain).node
        for at, bound in bounds:
            made = build.extent(made, at, bound.node, bound.variable)
        return self._wrap(made)

    def _whole(self, item: slice, axis: int) -> slice:
        """A slice as long as its variable can be."""
        variable = item.stop.variable
        if item.start not in (None, 0) or item.step not in (None, 1) or variable.high > self.shape[axis]:
            raise IndexError(
                f"index: a slice up to {variable} on axis {axis} of shape {self.shape}; it begins at 0, has"
                " step 1 and stays inside"
            )
        return slice(0, variable.high)

    # movement

    def _basic(self, items: list[Any]) -> Self:
        """Numbers, slices and new axes."""
        cuts = [self._cut(item, axis) for axis, item in enumerate(i for i in items if i is not None)]
        ranges = tuple((min(c.start, c.start + (c.size - 1) * c.step), c) for c in cuts)
        spans = tuple((low, low + (c.size - 1) * abs(c.step) + 1) if c.size else (0, 0) for low, c in ranges)
        part = build.stride(build.shrink(self.node, spans), tuple(c.step if c.size else 1 for c in cuts))
        counts = iter(cuts)
        shape: list[int] = []
        for item in items:
            if item is None:
                shape.append(1)
                continue
            count = next(counts).size
            if not isinstance(item, int):
                shape.append(count)
        return self._wrap(build.reshape(part, tuple(shape)))

    def _cut(self, item: int | slice, axis: int) -> _Axis:
        size = self.shape[axis]
        if isinstance(item, int):
            if not -size <= item < size:
                raise IndexError(f"index: {item} is out of bounds of axis {axis} of {self.shape}")
            return _Axis(item % size, 1, 1)
        if item.step == 0:
            raise IndexError(f"index: slice step 0 on axis {axis} of shape {self.shape}")
        start, stop, step = item.indices(size)
        return _Axis(start, len(range(start, stop, step)), step)

    def _filled(self, items: list[Any], value: Self) -> Self:
        """This tensor with `value` in the part that the movement key names.

        The way back of a movement is its gradient: it puts each element where it came from.
        """
        stand_in = self._from_node(_stand_in(self))
        part = stand_in._basic(items)
        value = value._fitting(part.shape)
        put = grad.gradients(part.node, build.broadcast(value.node, part.shape), [stand_in.node])
        inside = grad.gradients(part.node, build.const(True, dtypes.bool, part.shape), [stand_in.node])
        if stand_in.node not in put or not part.numel():
            return self
        chosen = build.where(inside[stand_in.node], put[stand_in.node], self.node)
        return self._wrap(chosen, value)

    # positions

    def _pick(self, places: list[Self | None]) -> Self:
        """Elements at positions on some axes.

        Their axes come where the first was, or in front if they are apart.
        """
        table = Picks.of(self.shape, places)
        index = self._flat_index(table)
        picked = self._wrap(build.gather(self.node, index.node))
        found = index.node  # no tensor, which the rule would keep alive

        def scatter(y: Indexing, g: Indexing, x: Indexing) -> tuple[Indexing]:
            wide, where = g._accumulator(), g._from_node(build.detach(found))
            return (wide._zeros(x.shape)._added_at(where, wide).cast(g.dtype),)

        return picked._with_gradient((self,), scatter) if self.dtype.is_inexact else picked

    def _flat_index(self, table: Picks) -> Self:
        """The place in flattened memory of each picked element, -1 where a position is outside."""
        steps = strides(self.shape)
        total = self._from_node(build.const(0, dtypes.int32, table.shape))
        for axis, place in table.kept:
            total = total + self._iota(table.shape, place) * steps[axis]
        inside = self._from_node(build.const(True, dtypes.bool, table.shape))
        for axis, positions in table.picked:
            spread = positions.reshape(table.spread(positions.shape))
            total = total + spread * steps[axis]
            inside = inside & (spread >= 0) & (spread < self.shape[axis])
        return inside.where(total, -1)

    def _put(self, places: list[Self | None], value: Self) -> Self:
        """This tensor with `value` at positions on some axes; of positions given twice the last counts."""
        table = Picks.of(self.shape, places)
        fitting = value._fitting(table.shape)._fit(self.dtype, table.shape)
        if self.node.place is not None and self.node.place.axis is not None:
            return self._put_in_parts(table, fitting)
        index = self._flat_index(table)
        if math.prod(table.common) > 1:
            named = self._other("setitem", table.places())
            last = self._zeros((math.prod(table.sizes),))._last_at(named)
            counts = last._at(named).eq(self._iota(named.shape, 0)).reshape(table.common)
            index = counts.reshape(table.spread(table.common)).where(index, -1)
        return self._set_at(index, fitting)

    def _put_in_parts(self, table: Picks, value: Self) -> Self:
        """The same where devices have parts: each looks for its elements."""
        rows, target = table.rows_first(value), table.picked_first(self)
        last = self._zeros((math.prod(table.sizes),))._last_at(self._other("setitem", table.places()))
        made = (last >= 0).unsqueeze(-1).where(rows._pick([last, None]), target)
        return self._wrap(table.picked_back(made).node, value)

    def _masked(self, mask: Self, value: Self) -> Self:
        if mask.shape != self.shape[: mask.ndim]:
            raise IndexError(f"index: mask of shape {mask.shape} on a tensor of shape {self.shape}")
        full = mask.reshape(*mask.shape, *(1,) * (self.ndim - mask.ndim))
        rest = self.shape[mask.ndim :]
        is_of_picks = value.ndim == len(rest) + 1 and value.shape[0] != 1
        if is_of_picks and (mask.ndim != 1 or value.shape[0] != len(mask)):
            return full.where(self._at_mask(mask, value), self)
        return full.where(value._fitting(self.shape), self)

    def _at_mask(self, mask: Self, value: Self) -> Self:
        """A row of the value for each True of a mask, one after the other. ValueError if there are not as
        many, where that is known."""
        count = value.shape[0]
        if not memory.is_recording() and (picked := int(mask.sum().item())) != count:
            raise ValueError(f"setitem: {count} values for a mask that picks {picked}")
        if not count:
            return self
        rank = mask.flatten().cast(dtypes.int32).cumsum(0) - 1
        rows = value[rank.maximum(0)]._fit(self.dtype, (mask.numel(), *self.shape[mask.ndim :]))
        return rows.reshape(self.shape)

    def _fitting(self, part: tuple[int, ...]) -> Self:
        """A value to be written to a part, without axes of size 1 in front that the part does not have."""
        extra = max(0, self.ndim - len(part))
        trimmed = self.reshape(self.shape[extra:]) if set(self.shape[:extra]) <= {1} else self
        rest = part[len(part) - trimmed.ndim :]
        if trimmed.ndim > len(part) or any(n not in (1, m) for n, m in zip(trimmed.shape, rest, strict=True)):
            raise ValueError(f"setitem: shape {self.shape} does not fit the part of shape {part}")
        return trimmed


def _mask_shape(item: Any) -> tuple[int, ...] | None:
    """The shape of a list or array of bool."""
    array = np.asarray(item) if isinstance(item, list | tuple | np.ndarray) else None
    return array.shape if array is not None and array.dtype == np.bool_ else None


def _is_positions(item: Any) -> bool:
    return isinstance(item, BaseTensor | np.ndarray)


def _stand_in(tensor: BaseTensor) -> Node:
    """A node that nothing folds into, with a tensor's dtype and shape; never computed."""
    from tensor.schedule.storage import Storage

    return node(Op.BUFFER, tensor.dtype, tensor.shape, (), Storage(tensor.dtype, tensor.numel(), None))
