"""Stores into shared memory: what each lane brings of a block that its work-group uses.

Stands under `select.py`. 16-bit elements that come straight from global memory stay as they are: dwords are
loaded, turned over by permutations of bytes where lines and steps change places, and stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tensor.codegen.gpu.access import slot_of
from tensor.codegen.gpu.values import Coordinates, Values, coordinates
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import Op
from tensor.ir.loops import Compute, LoadTile, Operand, Shared, StoreTile, Tile
from tensor.plan.tile import fix


@dataclass(frozen=True)
class Raw:
    """A load whose dwords can be stored as they are. along: the part that is contiguous in global memory."""

    load: LoadTile
    along: Axis
    width: int


class Stager:
    """Stores of one program into shared memory."""

    def __init__(self, values: Values, shared: Any) -> None:
        self.values, self.shared = values, shared

    def prepare(self, statement: StoreTile, scope: Any) -> None:
        """Make what a store writes, before lanes meet; what is stored late passes no register."""
        array = statement.array
        if statement.late or not isinstance(array, Shared):
            return
        raw, value = self.raw(statement, array), self.unrounded(statement)
        for at in coordinates(statement.parts):
            if raw is None:
                self.values.operand(value, at)
            else:
                self.fetch(raw, at, scope)

    def store(self, statement: StoreTile, scope: Any) -> None:
        """Write every point, neighbours in one instruction where they are."""
        array = statement.array
        if not isinstance(array, Shared) or statement.guards:
            raise IRError("selection: stores into shared memory have no guards")
        if statement.late:
            self.copy(statement, array, scope)
            return
        raw = self.raw(statement, array)
        along, width = self.shared.widest(array, statement.index, statement.parts)
        for at in coordinates(statement.parts):
            if along is not None and at[along] % width:
                continue
            points = [at] if along is None else [{**at, along: at[along] + i} for i in range(width)]
            form = fix(statement.index, at)
            if array.dtype.bits >= 32:
                held = [self.values.operand(statement.value, point) for point in points]
                self.shared.store(array, form, self.dwords_of(held, array.dtype), scope)
                continue
            if raw is None:
                value = self.unrounded(statement)
                halves = [self.half(value, point, array, scope) for point in points]
                if width == 1:
                    self.shared.store_half(array, form, halves[0], scope)
                    continue
                dwords = self.packed_halves(halves, array.dtype, scope)
            else:
                dwords = list(self.packed(raw, points, scope))
            self.shared.store(array, form, dwords, scope)

    def copy(self, statement: StoreTile, array: Shared, scope: Any) -> None:
        """Send every point from global to shared memory, neighbours together where they are in both."""
        load = self.values.definitions[statement.value].statement  # type: ignore[index]
        if not isinstance(load, LoadTile):
            raise IRError("selection: only what a load brings is stored late")
        along, width = self.values.vector(load)
        stored, run = self.shared.widest(array, statement.index, statement.parts)
        width = min(width, run) if along == stored else 1
        if width == 1 and array.dtype.itemsize < 4:
            raise IRError(f"selection: {array.dtype.name} is stored late by 4 bytes at least")
        for at in coordinates(statement.parts):
            if along is None or at[along] % width == 0:
                bounds = [Bound(fix(g.form, at), g.low, g.high) for g in load.guards]
                self.send(load, fix(load.index, at), array, fix(statement.index, at), width, bounds, scope)
        self.sent(scope)

    def unrounded(self, statement: StoreTile) -> Operand:
        """What 16-bit elements are made of by their rounding, which the store does in any case."""
        value, dtype = statement.value, statement.array.dtype
        while dtype.bits == 16 and isinstance(value, Tile):
            made = self.values.definitions[value].statement
            if not isinstance(made, Compute) or made.op is not Op.CAST:
                break
            (source,) = made.sources
            if source.dtype not in (dtypes.float32, dtype) or made.out.dtype not in (dtypes.float32, dtype):
                break
            value = source
        return value

    def half(self, value: Operand, at: Coordinates, array: Shared, scope: Any) -> Any:
        return self.bits_of(self.values.operand(value, at), array.dtype, scope)

    # --- 16-bit elements as they are

    def raw(self, statement: StoreTile, array: Shared) -> Raw | None:
        """The load behind a store of 16-bit elements, if its dwords are all that is needed."""
        value = statement.value
        if array.dtype.bits > 16 or not isinstance(value, Tile):
            return None
        load = self.values.definitions[value].statement
        if not isinstance(load, LoadTile) or load.gathered is not None or isinstance(load.array, Shared):
            return None
        along, width = self.values.vector(load)
        if along is None or along not in statement.parts:
            return None
        stored, _ = self.shared.widest(array, statement.index, statement.parts)
        if stored is None or (array.dtype.bits == 8 and stored != along):
            return None
        return Raw(load, along, width)

    def fetch(self, raw: Raw, at: Coordinates, scope: Any) -> list[Any]:
        """The dwords of `width` elements from a point on."""
        first = {**at, raw.along: at[raw.along] - at[raw.along] % raw.width}
        key = (raw.load.out, *(first[p] for p in raw.load.out.parts))
        where = self.values.definitions[raw.load.out].scope
        found = where.memo.get(("raw", key))
        if found is None:
            bounds = [Bound(fix(g.form, first), g.low, g.high) for g in raw.load.guards]
            form = fix(raw.load.index, first)
            dwords, slot = raw.width * raw.load.array.dtype.itemsize // 4, slot_of(raw.load.array)
            edge = self.values.edge(raw.load, raw.along, first)
            if edge is None:
                found = self.values.memory.raw(slot, form, dwords, bounds, where)
            else:
                found = self.values.memory.cut(slot, form, edge, bounds, where)
            where.memo["raw", key] = found
        held: list[Any] = found
        return held

    def packed(self, raw: Raw, points: list[dict[Axis, int]], scope: Any) -> Iterator[Any]:
        """Elements at points as dwords."""
        if raw.load.array.dtype.bits == 8:
            yield from (self.fetch(raw, p, scope)[p[raw.along] % raw.width // 4] for p in points[::4])
            return
        for first, second in zip(points[::2], points[1::2], strict=True):
            low, at = self.fetch(raw, first, scope), first[raw.along] % raw.width
            if first[raw.along] != second[raw.along]:
                yield low[at // 2]
                continue
            high = self.fetch(raw, second, scope)
            yield self.joined(low[at // 2], high[at // 2], at % 2 == 1, scope)

    # --- the chip's instructions

    def send(
        self, load: LoadTile, of: Form, array: Shared, to: Form, width: int, bounds: list[Bound], scope: Any
    ) -> None:  # fmt: skip
        """Start a copy of `width` elements, of zeros where a bound fails."""
        raise NotImplementedError

    def sent(self, scope: Any) -> None:
        """All copies of a store are started."""
        raise NotImplementedError

    def dwords_of(self, held: list[Any], dtype: DType) -> list[Any]:
        """Values of 32 or 64 bits as they lie in memory."""
        raise NotImplementedError

    def bits_of(self, value: Any, dtype: DType, scope: Any) -> Any:
        """A value of 16 bits as a dword's low half."""
        raise NotImplementedError

    def packed_halves(self, halves: list[Any], dtype: DType, scope: Any) -> list[Any]:
        """Low halves of dwords, two to a dword."""
        raise NotImplementedError

    def joined(self, low: Any, high: Any, upper: bool, scope: Any) -> Any:
        """The lower (or upper) halves of two dwords in one."""
        raise NotImplementedError
