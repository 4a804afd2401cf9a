"""Values on demand: the operand that holds a tile at one point, its instructions emitted when first asked
for.

Stands under `select.py`. What a statement defines is emitted into the scope where the statement stands,
however deep in loops it is asked for, so that loads stand next to their first use and loop-invariant code
outside.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

from tensor.codegen.gpu.access import EDGE_BYTES, edge_of, slot_of, vector_width, widest
from tensor.codegen.gpu.constant import constant
from tensor.codegen.gpu.runs import gathered_width
from tensor.dtype import dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import Op
from tensor.ir.loops import (
    Compute,
    Constant,
    LoadTile,
    LoopProgram,
    Number,
    Operand,
    Shared,
    Statement,
    Tile,
    operands,
    walk,
)
from tensor.plan.tile import contiguous_run, fix

Coordinates = Mapping[Axis, int]
DEEP = 200  # chains of operations beyond this are emitted source by source instead of by recursion


@dataclass(frozen=True, slots=True)
class Definition:
    """Where a tile is made, and how many operations in a row lead to it inside its program."""

    statement: Statement
    scope: Any
    depth: int


class Values:
    """The tiles of one program. squared: those whose squares alone are used; inside: gathered ones whose
    places are in their arrays. natural: must an access of global memory be aligned to its size? If not,
    it begins at any element."""

    natural = False

    def __init__(
        self,
        index: Any,
        memory: Any,
        shared: Any,
        squared: frozenset[Tile] = frozenset(),
        inside: frozenset[Tile] = frozenset(),
    ) -> None:
        self.index, self.memory, self.shared = index, memory, shared
        self.squared, self.inside = squared, inside
        self.definitions: dict[Tile, Definition] = {}

    def define(self, out: Tile, statement: Statement, scope: Any) -> None:
        """From here on `out` can be asked for."""
        depth = 1 + max((self.depth(s) for s in sources(statement)), default=0)
        self.definitions[out] = Definition(statement, scope, depth)

    def depth(self, operand: Operand) -> int:
        return 0 if isinstance(operand, Constant) else self.definitions[operand].depth

    def keep(self, tile: Tile, at: Coordinates, operand: Any) -> None:
        """`operand` holds the tile at one point."""
        self.definitions[tile].scope.memo[key_of(tile, at)] = operand

    def operand(self, wanted: Operand, at: Coordinates) -> Any:
        """What holds an operand at a point of its parts."""
        if isinstance(wanted, Constant):
            return constant(wanted.value, wanted.dtype)
        definition = self.definitions[wanted]
        if definition.depth > DEEP:
            for tile in self.below(wanted):
                self.made(tile, at)
        return self.made(wanted, at)

    def below(self, root: Tile) -> list[Tile]:
        """What a tile is made of, sources first."""
        order: list[Tile] = []
        seen: set[Tile] = set()
        stack: list[tuple[Operand, bool]] = [(root, False)]
        while stack:
            tile, done = stack.pop()
            if isinstance(tile, Constant):
                continue
            if done:
                order.append(tile)
            elif tile not in seen:
                seen.add(tile)
                stack.append((tile, True))
                stack.extend((s, False) for s in reversed(sources(self.definitions[tile].statement)))
        return order

    def made(self, tile: Operand, at: Coordinates) -> Any:
        """An operand, by recursion into what it is made of."""
        if isinstance(tile, Constant):
            return constant(tile.value, tile.dtype)
        definition = self.definitions[tile]
        scope, key = definition.scope, key_of(tile, at)
        found = scope.memo.get(key)
        if found is not None:
            return found
        statement = definition.statement
        if isinstance(statement, LoadTile):
            self.load(statement, at, scope)
            return scope.memo[key]
        if isinstance(statement, Number):
            made = self.number(statement, at, scope)
        elif isinstance(statement, Compute):
            held = [self.made(s, at) for s in statement.sources]
            made = self.compute(statement, held, scope)
        else:
            raise IRError(f"selection: {tile!r} is asked for at a point where it has no value")
        scope.memo[key] = made
        return made

    def number(self, statement: Number, at: Coordinates, scope: Any) -> Any:
        """An index form as a number."""
        number: Any = self.index.value(fix(statement.form, at))
        if statement.out.dtype.bits == 64 and not isinstance(number, int):
            return self.pair(number, scope)
        return number

    # --- what a chip does in its own way

    def compute(self, statement: Compute, held: list[Any], scope: Any) -> Any:
        """An operation on operands."""
        raise NotImplementedError

    def pair(self, number: Any, scope: Any) -> Any:
        """A whole number of 32 bits that is not negative, as one of 64 bits."""
        raise NotImplementedError

    def reads_once(self, form: Form, guards: tuple[Bound, ...], access: str) -> bool:
        """Is an element read once for all lanes, by a unit that takes 32 bytes at a time?"""
        del form, guards, access
        return False

    # --- loads

    def load(self, statement: LoadTile, at: Coordinates, scope: Any) -> None:
        """Load the element at a point and its neighbours that one instruction brings."""
        if isinstance(statement.array, Shared):
            self.load_shared(statement, statement.array, at, scope)
            return
        form, guards, slot = statement.index, statement.guards, slot_of(statement.array)
        axis, width = self.vector(statement)
        first = dict(at)
        if axis is not None:
            first[axis] -= first[axis] % width
        bounds = [Bound(fix(g.form, first), g.low, g.high) for g in guards]
        if axis is not None and any(axis in g.form.axes for g in guards):
            edge = self.edge(statement, axis, first)
            values = self.memory.shifted(slot, fix(form, first), edge, bounds, scope)
        elif statement.gathered is None:
            values = self.memory.load(slot, fix(form, first), width, bounds, scope)
        else:
            limit = None if statement.out in self.inside else statement.limit
            index = self.made(statement.gathered, first), statement.gathered.dtype, limit
            values = self.memory.gather(slot, fix(form, first), width, index, bounds, scope)
        for i, got in enumerate(values):
            self.keep(statement.out, first if axis is None else {**first, axis: first[axis] + i}, got)

    def load_shared(self, statement: LoadTile, array: Shared, at: Coordinates, scope: Any) -> None:
        """Load the element of a shared array and its neighbours."""
        if statement.guards or statement.gathered is not None:
            raise IRError("selection: loads from shared memory have no guards")
        axis, width = self.shared.widest(array, statement.index, statement.out.parts)
        first = dict(at)
        if axis is not None:
            first[axis] -= first[axis] % width
        for i, got in enumerate(self.shared.load(array, fix(statement.index, first), width, scope)):
            self.keep(statement.out, first if axis is None else {**first, axis: first[axis] + i}, got)

    def vector(self, statement: LoadTile) -> tuple[Axis | None, int]:
        """The part along which one access takes several elements, and how many."""
        form, guards = statement.index, statement.guards
        if statement.gathered is not None:
            made = lambda tile: self.definitions[tile].statement  # noqa: E731
            return widest(statement.out.parts, lambda part: gathered_width(statement, part, made))
        access = self.memory.params[slot_of(statement.array)].access
        scalar, by_dwords = (self.reads_once(form, some, access) for some in (guards, ()))
        align = 0 if self.natural else 4 if by_dwords else 1

        def width(part: Axis) -> int:
            if any(part in g.form.axes for g in guards):
                is_cut = not self.natural and edge_of(statement, part) is not None
                return EDGE_BYTES // statement.out.dtype.itemsize if is_cut else 1
            if not contiguous_run(form, part):
                return 1
            return vector_width(form, part, part.size, statement.out.dtype, scalar, align)

        return widest(statement.out.parts, width)

    def edge(self, load: LoadTile, along: Axis, first: Coordinates) -> Bound | None:
        """Where the row ends that the vector at a point is of, None if the vector lies inside or outside as a
        whole."""
        edge = edge_of(load, along) if any(along in g.form.axes for g in load.guards) else None
        return None if edge is None else Bound(fix(edge.form, first), edge.low, edge.high)


def only_squared(program: LoopProgram) -> frozenset[Tile]:
    """Powers of 2 in float32 of which nothing but the square is used."""
    found: set[Tile] = set()
    others: set[Operand] = set()
    for statement in walk(program.body):
        if isinstance(statement, Compute):
            if statement.op is Op.EXP2 and statement.out.dtype == dtypes.float32:
                found.add(statement.out)
            a, *b = statement.sources
            if statement.op is Op.MUL and b == [a]:
                continue
        others.update(operands(statement))
    return frozenset(found - others)


def sources(statement: Statement) -> tuple[Operand, ...]:
    """What a value is made of when it is asked for; a total is there already."""
    if isinstance(statement, Compute):
        return statement.sources
    if isinstance(statement, LoadTile) and statement.gathered is not None:
        return (statement.gathered,)
    return ()


def key_of(tile: Tile, at: Coordinates) -> tuple[Any, ...]:
    """A tile at one point."""
    return (tile, *map(at.__getitem__, tile.parts)) if tile.parts else (tile,)


def coordinates(parts: tuple[Axis, ...]) -> Iterator[dict[Axis, int]]:
    """Every point of register parts, the last one fastest."""
    for point in product(*(range(p.size) for p in parts)):
        yield dict(zip(parts, point, strict=True))
