"""Elements put in order, and put at places: what sorting, scattering and the gradient of indexing stand on.

Rows are put in order as numbers of which no two are equal, an element's bits above its position, so that
equal elements stay as they were. Of short runs each element is compared with all others; then runs are merged
four at a time: an element's place is its own plus how many of the other runs are less, found by halving. Of a
merged run only as many are kept as are asked for. What is summed into places is summed by atomics, in any
order: the sums of floats may differ in their last bits from run to run, as they do in torch. Inside
`Tensor.deterministic()` places are put in order first and summed along it, which takes several times as long.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar, Self

from tensor.dtype import DType, dtypes
from tensor.ir import build
from tensor.ir.build import ATOMIC
from tensor.ir.graph import Op
from tensor.methods.loss import Loss

BLOCK, FEWER = 64, 32  # elements at most of which each is compared with all others; where few are asked for
WAYS = 4  # runs that are merged at once
HALF = 32  # bits of the numbers that are put in order at once: with their positions, they are 64


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

    def _in_order(self, bits: int, count: int | None = None) -> Self:
        """Positions (int32) that put each row of unsigned numbers of so many bits in order, or the first
        `count` of them; equal ones keep theirs."""
        size = self.shape[-1]
        count = size if count is None else count
        if not self.numel() or not count:
            return self._zeros((*self.shape[:-1], count), dtypes.int32)
        rows = self.reshape(-1, size)
        if bits <= HALF:
            found = rows._merged(bits, count)
        else:
            begin = self._iota((rows.shape[0], 1), 0) * size
            low, high = (part.cast(dtypes.uint32) for part in (rows & ((1 << HALF) - 1), rows >> HALF))
            first = low._merged(HALF, size)
            found = first._at(high._at(first + begin)._merged(bits - HALF, count) + begin)
        return found.reshape(*self.shape[:-1], count)

    def _merged(self, bits: int, count: int) -> Self:
        """`_in_order` of rows of numbers of 32 bits at most."""
        rows, size = self.shape
        block = BLOCK if count == size else FEWER
        parts = 1 << max(0, (-(-size // block) - 1).bit_length())
        length = -(-size // parts) * parts
        runs, shift = self._numbered(bits, length).reshape(rows * parts, 1, -1), (length - 1).bit_length()
        rank = runs._places_in_run()
        while parts > 1:
            ways = min(WAYS, parts)
            runs = runs._sent(rank, count).reshape(rows * parts // ways, ways, -1)
            rank, parts = runs._places_in_group(), parts // ways
        places = (runs & ((1 << shift) - 1)).cast(dtypes.int32)
        return places._sent(rank, count)

    def _numbered(self, bits: int, length: int) -> Self:
        """Numbers of which no two are equal: these, with their positions below their last bit; at the end of
        each row greater ones, up to a length."""
        rows, size = self.shape
        shift = (length - 1).bit_length()
        kind = dtypes.uint32 if bits + shift <= HALF else dtypes.uint64
        keys = self.cast(kind).pad(((0, 0), (0, length - size)))
        number = self._iota((rows, length), 1)
        if length > size:
            keys = (number < size).where(keys, (1 << bits) - 1)
        return ((keys << shift) | number.cast(kind)).contiguous()

    def _places_in_run(self) -> Self:
        """How many of its run, the last axis, are less than each element."""
        return (self.unsqueeze(-2) < self.unsqueeze(-1)).cast(dtypes.int32).sum(-1)

    def _places_in_group(self) -> Self:
        """The same of axes 1 and 2 together, where each run along axis 2 is in order."""
        groups, ways, run = self.shape
        shape = (groups, ways, run, ways - 1)
        mine, (group, way, own, other) = self.unsqueeze(-1), (self._iota(shape, axis) for axis in range(4))
        first = (group * ways + (way + other + 1) % ways) * run
        place, left = first, run
        while left > 1:
            half = left // 2
            place = (self._at(place + (half - 1)) < mine).where(place + half, place)
            left -= half
        less = place - first + (self._at(place) < mine).cast(dtypes.int32)
        return own._slice(3, 0, 1).reshape(groups, ways, run) + less.sum(-1)

    def _sent(self, rank: Self, count: int) -> Self:
        """(groups, elements): the elements of each group at their ranks, the first `count` of them."""
        groups, count = self.shape[0], min(count, self.shape[1] * self.shape[2])
        place = (rank < count).where(rank + self._iota(rank.shape, 0) * count, -1)
        return self._zeros((groups, count))._set_at(place, self)

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
