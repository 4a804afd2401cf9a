"""Elements put in order, and put at places: what sorting, scattering and the gradient of indexing stand on.

Rows are put in order by their bits from the lowest on, two heaps a turn, which keeps equal elements as they
were and takes time in proportion to elements and bits; short rows by counting, for each element, those that
come before. What is summed into places is summed by atomics, in any order: the sums of floats may differ in
their last bits from run to run, as they do in torch. Inside `Tensor.deterministic()` places are put in order
first and summed along it, which takes several times as long.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar, Self

import numpy as np

from tensor.dtype import DType, dtypes
from tensor.ir import build
from tensor.ir.build import ATOMIC
from tensor.ir.graph import Op
from tensor.methods.loss import Loss

SHORT = 1024  # elements of a row up to which all pairs are compared, whatever the number of rows,
PAIRS = 1 << 28  # and pairs of all rows up to which that takes less time than some hundred launches
# It pays to look for the first few one after another where pairs would be compared: for so many, and one in
FEW, SPARSE = 8, 16
TURNS = 2  # for so many a bit where they would not: a bit takes more launches than that


class Order(Loss):
    """Methods that work on flattened places: int32, those outside write nothing."""

    __slots__ = ()
    is_in_order: ClassVar[bool] = False

    @classmethod
    @contextmanager
    def deterministic(cls, mode: bool = True) -> Iterator[None]:
        """Sums into places (scatter, the gradient of indexing) have the same bits in every run inside the
        with block."""
        before, cls.is_in_order = cls.is_in_order, mode
        try:
            yield
        finally:
            cls.is_in_order = before

    # rows in order

    def _in_order(self, bits: int) -> Self:
        """Positions (int32) that put each row of unsigned numbers of so many bits in order; equal ones keep
        theirs."""
        return self._by_rank() if self._is_short() else self._by_bits(bits)

    def _is_short(self) -> bool:
        count = self.shape[-1]
        return count <= SHORT or self.numel() * count <= PAIRS

    def _foremost(self, bits: int, count: int) -> Self:
        """The first so many positions of `_in_order`."""
        size = self.shape[-1]
        if not 0 < count <= (min(FEW, size // SPARSE) if self._is_short() else TURNS * bits):
            return self._in_order(bits)._slice(self.ndim - 1, 0, count)
        rows = self.reshape(-1, size).contiguous()
        number, begin = rows._iota(rows.shape, 1), rows._iota((rows.shape[0], 1), 0) * size
        key, left, found = rows, rows.eq(rows), list[Self]()
        for _ in range(count):
            if found:
                least, place = rows._at(found[-1] + begin), found[-1]
                left = (rows > least) | (rows.eq(least) & (number > place))
                key = left.where(rows, (1 << bits) - 1)
            is_least = left & key.eq(key.min(axis=1, keepdim=True))
            found.append(is_least.where(number, size).min(axis=1, keepdim=True).contiguous())
        return found[0].cat(*found[1:], dim=1).reshape(*self.shape[:-1], count)

    def _by_bits(self, bits: int) -> Self:
        count = self.shape[-1]
        rows = self.reshape(-1, count)
        begin = self._iota(rows.shape, 0) * count
        number = order = self._iota(rows.shape, 1)
        for bit in range(bits):
            shift = type(self)(np.array(bit, self.dtype.numpy))  # in memory, so that all turns are one kernel
            digit = ((rows._at(order + begin) >> shift) & 1).cast(dtypes.int32).contiguous()
            zeros = (1 - digit).cumsum(1)
            ones = zeros._slice(1, count - 1, count) + number - zeros
            place = digit.cast(dtypes.bool).where(ones, zeros - 1)
            order = order._zeros(rows.shape)._set_at(place + begin, order)
        return order.reshape(self.shape)

    def _by_rank(self) -> Self:
        count = self.shape[-1]
        mine, other = self.unsqueeze(-1), self.unsqueeze(-2)
        is_earlier = self._iota((count, count), 1) < self._iota((count, count), 0)
        rank = ((other < mine) | (other.eq(mine) & is_earlier)).cast(dtypes.int32).sum(-1)
        rows = rank.reshape(-1, count)
        place = rows + self._iota(rows.shape, 0) * count
        return rank._zeros(rows.shape)._set_at(place, self._iota(rows.shape, 1)).reshape(self.shape)

    def _sort_key(self) -> tuple[Self, int]:
        """Unsigned numbers in the order of these elements, NaN the greatest, and how many bits they have."""
        dtype = self.dtype
        if dtype.kind == "b":
            return self.cast(dtypes.uint32), 1
        wide = {8: dtypes.uint8, 16: dtypes.uint16, 32: dtypes.uint32, 64: dtypes.uint64}[dtype.bits]
        top = 1 << (dtype.bits - 1)
        if dtype.is_float:
            canonical = self.isnan().where(float("nan"), self.eq(0).where(0.0, self))
            held = canonical.bitcast(wide)._roomy()
            key = (held < top).where(held ^ top, held ^ (2 * top - 1))
        else:
            held = self.bitcast(wide)._roomy() if dtype.is_signed else self._roomy()
            key = held ^ top if dtype.is_signed else held
        return key, dtype.bits

    def _roomy(self) -> Self:
        return self.cast(dtypes.uint32) if self.dtype.bits < 32 else self

    # places

    def _zeros(self, shape: tuple[int, ...], dtype: DType | None = None) -> Self:
        return self._from_node(build.const(0, dtype or self.dtype, shape))

    def _at(self, places: Self) -> Self:
        """The elements at places, as values alone: no gradient flows."""
        return self._from_node(build.gather(build.detach(self.node), places.node))

    def _set_at(self, places: Self, values: Self) -> Self:
        """A copy with `values` at places, each named once."""
        return self._wrap(build.scatter(self.node, places.node, values.node), values)

    def _last_at(self, places: Self) -> Self:
        """For each place of this tensor which of the elements of `places` names it, the last if several do;
        -1 if none does."""
        nobody = self._from_node(build.const(-1, dtypes.int32, self.shape))
        number = self._iota((places.numel(),), 0)
        return self._from_node(build.scatter(nobody.node, places.node, number.node, Op.MAX))

    def _added_at(self, places: Self, values: Self) -> Self:
        """A copy with `values`, of this dtype, summed into places."""
        if not places.numel() or not self.numel():
            return self
        is_exact = not self.dtype.is_float
        if self.dtype in ATOMIC[Op.ADD] and (is_exact or not self.is_in_order):
            return self._wrap(build.scatter(self.node, places.node, values.node, Op.ADD), values)
        return self._joined_at("sum", places, values)

    def _joined_at(self, how: str, places: Self, values: Self) -> Self:
        """A copy with `values` put together into places by sum, prod, amax or amin, in their order."""
        count = self.numel()
        flat, values = places.flatten(), values.flatten()
        inside = (flat >= 0) & (flat < count)
        key = inside.where(flat, count).cast(dtypes.uint32)
        order = key._in_order(count.bit_length())
        place = inside.where(flat, count)._at(order)
        run = values._permuted(order)
        distance = 1
        while distance < len(run):
            back = ((distance, 0),)
            is_same = place.eq((place + 1).pad(back)._slice(0, 0, len(run)) - 1)
            joined = _join(how, run.pad(back)._slice(0, 0, len(run)), run)
            run = is_same.where(joined, run).contiguous()
            distance *= 2
        following = (place + 1)._slice(0, 1, len(run)).pad(((0, 1),)) - 1
        ends = (place.ne(following) & (place < count)).where(place, -1)
        found = self._zeros((count,))._set_at(ends, run).reshape(self.shape)
        is_touched = self._last_at(places) >= 0
        return is_touched.where(_join(how, self, found), self)

    def _permuted(self, order: Self) -> Self:
        """These elements, flat, in an order that names each once."""
        picked = self._wrap(build.gather(self.node, order.node))

        def back(y: Order, g: Order, x: Order) -> tuple[Order]:
            return (g._zeros(g.shape)._set_at(order.detach(), g),)

        return picked._with_gradient((self,), back) if self.dtype.is_float else picked


def _join(how: str, one: Order, other: Order) -> Order:
    match how:
        case "sum":
            return one + other
        case "prod":
            return one * other
        case "amax":
            return one.maximum(other)
        case _:
            return one.minimum(other)
