"""Values of a loop program in LLVM IR.

Register parts are unrolled. An axis of more than UNROLLED parts becomes a loop instead: values along it are
computed where they are used, and those that are dear and used twice are kept in memory of the stack.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

from tensor.codegen.cpu import arith, convert
from tensor.codegen.cpu.build import I8, I32, I64, Build, held_type
from tensor.codegen.cpu.index import Holds, Index, Place
from tensor.codegen.cpu.memory import Memory
from tensor.codegen.cpu.survey import Survey
from tensor.codegen.reach import inside
from tensor.ir.form import Axis
from tensor.ir.loops import Compute, Constant, LoadTile, LoopProgram, Number, Operand, Tile

SAFE = 1  # alignment of kept vectors, which may be of any length
AT_ONCE = 4  # turns of a loop over parts that are written out


class Values:
    """What the statements of one program have made so far."""

    def __init__(self, program: LoopProgram) -> None:
        self.program, self.survey = program, Survey(program)
        self.b = Build(program.name, program.lane.size)
        self.index = Index(self.b, program.lane)
        self.memory = Memory(self.b, self.index, program, self.survey.consecutive, inside(program))
        self.at: dict[Axis, Any] = {}
        self.active = Holds()
        self.made: dict[Tile, dict[tuple[Any, ...], Any]] = {}
        self.later: dict[Tile, Compute | LoadTile | Number] = {}
        self.kept: dict[Tile, Any] = {}
        self.filling: dict[Tile, Any] = {}
        self.turn: dict[tuple[Any, ...], Any] = {}

    # --- values

    def define(self, statement: Compute | Number | LoadTile) -> None:
        """Compute a tile now at every point, or remember how where it has too many."""
        out = statement.out
        if self.survey.is_long(out.parts) or out in self.survey.fused:
            self.later[out] = statement
            return
        points = coordinates(out.parts)
        self.made[out] = {key(out, at): self.evaluate(statement, {**self.at, **at}) for at in points}

    def value(self, operand: Operand, at: Place) -> Any:
        """An operand at a point."""
        if isinstance(operand, Constant):
            typ = held_type(operand.dtype)
            number = float(operand.value) if operand.dtype.is_float else int(operand.value)
            return convert.rounded(self.b, self.b.constant(typ, number), operand.dtype)
        if operand not in self.later and operand not in self.kept:
            return self.made[operand][key(operand, at)]
        known = (operand, *(id(at[p]) if not isinstance(at[p], int) else at[p] for p in operand.parts))
        if known not in self.turn:
            self.turn[known] = self.along(operand, at)
        return self.turn[known]

    def along(self, tile: Tile, at: Place) -> Any:
        """A value inside a loop over its parts: from where it was kept, or computed."""
        if tile in self.kept:
            place = self.place(tile, self.kept[tile], at)
            value = self.b.at.load(place, typ=self.kept_type(tile), align=SAFE)
            return convert.decode(self.b, value, tile.dtype) if tile.dtype.kind == "b" else value
        value = self.evaluate(self.later[tile], at)
        if tile in self.survey.dear:
            if tile not in self.filling:
                count = prod(p.size for p in tile.parts)
                self.filling[tile] = self.b.alloca(self.kept_type(tile), count)
            self.keep(tile, self.filling[tile], value, at)
        return value

    def keep(self, tile: Tile, memory: Any, value: Any, at: Place) -> None:
        """Put a point of a kept tile in memory."""
        wide = self.b.splat(value)
        wide = convert.encode(self.b, wide, tile.dtype) if tile.dtype.kind == "b" else wide
        self.b.at.store(wide, self.place(tile, memory, at), align=SAFE)

    def kept_type(self, tile: Tile) -> Any:
        """Bits are kept as bytes."""
        return self.b.wide(I8 if tile.dtype.kind == "b" else held_type(tile.dtype))

    def place(self, tile: Tile, memory: Any, at: Place) -> Any:
        """Where a point of a kept tile lies."""
        index: Any = 0
        for part in tile.parts:
            index = self.index.plus(self.index.scaled(index, part.size), at[part])
        return self.b.element_pointer(memory, self.index.scalar(index), self.kept_type(tile))

    def evaluate(self, statement: Compute | Number | LoadTile, at: Place) -> Any:
        match statement:
            case Compute():
                sources = [self.value(s, at) for s in statement.sources]
                types = [s.dtype for s in statement.sources]
                return arith.compute(self.b, statement.op, statement.out.dtype, sources, types)
            case Number():
                return self.number(statement, at)
            case LoadTile():
                gathered = None if statement.gathered is None else self.value(statement.gathered, at)
                return self.memory.load(statement, gathered, at, self.active)

    def number(self, statement: Number, at: Place) -> Any:
        linear = self.index.linear(statement.form, at)
        typ = held_type(statement.out.dtype)
        if not linear.is_uniform:
            return self.index.fitted(self.index.vector(linear, statement.form), self.b.wide(typ))
        value = self.index.scalar(linear.base)
        return value if typ == I64 else self.b.at.trunc(value, I32)

    # --- loops over parts

    def points(self, parts: Sequence[Axis]) -> Iterator[tuple[int, Place]]:
        """(number, point) of every point of `parts`: long axes run as loops, a few turns written out, the
        others are written out. The number tells neighbouring points apart."""
        long = [p for p in parts if self.survey.is_long((p,))]
        short = [p for p in parts if p not in long]
        for number, at in self.turns(long):
            for inner, point in enumerate(coordinates(short)):
                yield number + inner, {**self.at, **at, **point}

    def turns(self, axes: Sequence[Axis]) -> Iterator[tuple[int, dict[Axis, Any]]]:
        if not axes:
            yield 0, {}
            return
        axis = axes[0]
        whole = axis.size - axis.size % AT_ONCE
        for first, last, step in ((0, whole, AT_ONCE), (whole, axis.size, 1)):
            if first == last:
                continue
            begin, end = self.b.constant(I64, first), self.b.constant(I64, last)
            with self.b.loop(begin, end, step) as counter:
                for i in range(step):
                    self.turn = {}
                    number = counter if i == 0 else self.b.at.add(counter, self.b.constant(I64, i))
                    for inner, at in self.turns(axes[1:]):
                        yield i + inner, {axis: number, **at}

    def settle(self) -> None:
        """What the loop that ended has filled can be read from now on."""
        self.kept.update(self.filling)
        self.filling, self.turn = {}, {}


def coordinates(parts: Sequence[Axis]) -> Iterator[dict[Axis, int]]:
    """Every point of some parts."""
    for numbers in product(*(range(p.size) for p in parts)):
        yield dict(zip(parts, numbers, strict=True))


def key(tile: Tile, at: Place) -> tuple[Any, ...]:
    return tuple(at[p] for p in tile.parts)
