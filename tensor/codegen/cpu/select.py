"""A loop program becomes one function of LLVM IR: ``void name(addresses, first group, last group)``.

Register parts are unrolled. An axis of more than UNROLLED parts becomes a loop instead: values along it are
computed where they are used, and those that are dear and used twice are kept in memory of the stack.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

from tensor.codegen.cpu import arith, convert
from tensor.codegen.cpu.build import I8, I32, I64, Build, held_type, is_vector
from tensor.codegen.cpu.index import Holds, Index, Place
from tensor.codegen.cpu.memory import Memory
from tensor.codegen.cpu.survey import Survey
from tensor.ir.errors import IRError
from tensor.ir.form import Axis
from tensor.ir.loops import (
    Accumulate,
    Barrier,
    Compute,
    Constant,
    Declare,
    For,
    Leave,
    LoadTile,
    LoopProgram,
    Mask,
    Number,
    Operand,
    Scatter,
    Statement,
    StoreTile,
    Tile,
    Total,
)

SAFE = 1  # alignment of kept vectors, which may be of any length
AT_ONCE = 4  # turns of a loop over parts that are written out


class Selector:
    """Selection of one program."""

    def __init__(self, program: LoopProgram) -> None:
        self.program, self.survey = program, Survey(program)
        self.b = Build(program.name, program.lane.size)
        self.index = Index(self.b, program.lane)
        self.memory = Memory(self.b, self.index, program, self.survey.consecutive)
        self.at: dict[Axis, Any] = {}
        self.active = Holds()
        self.made: dict[Tile, dict[tuple[Any, ...], Any]] = {}
        self.later: dict[Tile, Compute | LoadTile | Number] = {}
        self.kept: dict[Tile, Any] = {}
        self.filling: dict[Tile, Any] = {}
        self.turn: dict[tuple[Any, ...], Any] = {}
        self.variables: dict[Tile, dict[tuple[int, ...], list[Any]]] = {}
        self.rows: dict[Tile, Any] = {}  # memory of variables along loops

    def run(self) -> str:
        """The module as text."""
        function = self.b.function
        first, last = function.args[1:]
        with self.b.loop(first, last) as group:
            self.at[self.program.group] = group
            self.body(self.program.body)
        return self.b.finish()

    def body(self, statements: Sequence[Statement]) -> None:
        """Statements in order; neighbouring stores of the same points together, as all of their values come
        before any of them."""
        number = 0
        while number < len(statements):
            statement = statements[number]
            if isinstance(statement, StoreTile):
                stores = [statement]
                while number + len(stores) < len(statements):
                    following = statements[number + len(stores)]
                    if not isinstance(following, StoreTile) or following.parts != statement.parts:
                        break
                    stores.append(following)
                self.stores(stores)
                number += len(stores)
                continue
            if isinstance(statement, Scatter):
                self.scatter(statement)
            elif isinstance(statement, Leave):
                with self.b.when(self.stays(statement)):
                    self.body(statements[number + 1 :])
                return
            else:
                self.statement(statement)
            number += 1

    def statement(self, statement: Statement) -> None:
        match statement:
            case Compute() | Number() | LoadTile():
                self.define(statement)
            case Declare():
                self.declare(statement)
            case Accumulate():
                self.accumulate(statement)
            case Total():
                self.total(statement)
            case For():
                self.loop(statement)
            case Mask():
                self.active = self.index.holds((statement.bound,), self.at, self.active)
            case Barrier():
                pass  # a group is one vector: what a lane stored is there for all of them
            case _:
                raise IRError(f"selection: the host has no instructions for {statement!r}")

    def stays(self, statement: Leave) -> Any:
        """Has a group something to do behind this statement?"""
        first = self.index.scalar(self.index.linear(statement.first, self.at).base)
        limit = self.b.at.sext(self.first_lane(self.value(statement.limit, self.at)), I64)
        return self.b.at.icmp_signed("<", first, limit)

    def first_lane(self, value: Any) -> Any:
        """What all lanes have the same of."""
        return self.b.at.extract_element(value, self.b.constant(I32, 0)) if is_vector(value) else value

    def loop(self, loop: For) -> None:
        """A loop, or a block that runs once."""
        if loop.axis.size == 1:
            self.at[loop.axis] = 0
            self.body(loop.body)
            return
        last = self.b.constant(I64, loop.axis.size)
        if loop.until is not None:
            until = self.b.at.zext(self.first_lane(self.value(loop.until, self.at)), I64)
            last = self.b.at.select(self.b.at.icmp_unsigned("<", until, last), until, last)
        with self.b.loop(self.b.constant(I64, 0), last) as counter:
            self.at[loop.axis] = counter
            self.body(loop.body)

    # --- values

    def define(self, statement: Compute | Number | LoadTile) -> None:
        """Compute a tile now at every point, or remember how where it has too many."""
        out = statement.out
        self.kept.pop(out, None)
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
            wide = self.b.splat(value)
            wide = convert.encode(self.b, wide, tile.dtype) if tile.dtype.kind == "b" else wide
            self.b.at.store(wide, self.place(tile, self.filling[tile], at), align=SAFE)
        return value

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
        self.turn = {}

    def settle(self) -> None:
        """What the loop that ended has filled can be read from now on."""
        self.kept.update(self.filling)
        self.filling, self.turn = {}, {}

    # --- stores and reductions

    def stores(self, stores: Sequence[StoreTile]) -> None:
        parts = stores[0].parts
        if not self.survey.is_long(parts):
            values = [[(at, self.value(s.value, at)) for _, at in self.points(parts)] for s in stores]
            for store, found in zip(stores, values, strict=True):
                for at, value in found:
                    self.memory.store(store, value, at, self.active)
            return
        for _, at in self.points(parts):
            held = [self.value(store.value, at) for store in stores]
            for store, value in zip(stores, held, strict=True):
                self.memory.store(store, value, at, self.active)
        self.settle()

    def scatter(self, statement: Scatter) -> None:
        """Point by point, and lane by lane where the elements are put together."""
        for _, at in self.points(statement.parts):
            places, value = self.value(statement.at, at), self.value(statement.value, at)
            self.memory.scatter(statement, places, value, at, self.active)
        self.settle()

    def declare(self, statement: Declare) -> None:
        """A variable's memory, which LLVM turns into registers, set to the identity."""
        variable = statement.variable
        start = arith.identity(self.b, statement.op, variable.dtype)
        if self.survey.is_long(variable.parts):
            row = self.rows[variable] = self.row(variable)
            for _, at in self.points(variable.parts):
                self.b.at.store(self.b.splat(start), self.place(variable, row, at), align=SAFE)
            return
        if variable not in self.survey.uniform:
            start = self.b.splat(start)
        self.variables[variable] = {
            key(variable, at): [self.b.alloca(start.type) for _ in range(statement.chains)]
            for at in coordinates(variable.parts)
        }
        for chains in self.variables[variable].values():
            for chain in chains:
                self.b.at.store(start, chain)

    def row(self, tile: Tile) -> Any:
        """Memory for every point of a tile."""
        return self.b.alloca(self.kept_type(tile), prod(p.size for p in tile.parts))

    def chain(self, variable: Tile, at: Place, number: int) -> tuple[Any, Any]:
        """Where a partial sum is, and its type."""
        if variable in self.rows:
            return self.place(variable, self.rows[variable], at), self.kept_type(variable)
        chains = self.variables[variable][key(variable, at)]
        found = chains[number % len(chains)]
        return found, found.allocated_type

    def accumulate(self, statement: Accumulate) -> None:
        variable, source = statement.variable, statement.source
        fused = self.survey.fused.get(source) if isinstance(source, Tile) else None
        for number, at in self.points((*variable.parts, *statement.steps)):
            chain, kind = self.chain(variable, at, number)
            held = self.b.at.load(chain, typ=kind)
            if fused is not None:
                factors = [self.value(s, at) for s in fused.sources]
                if is_vector(held):
                    factors = [self.b.splat(f) for f in factors]
                made = self.b.call("fmuladd", held.type, *factors, held)
            else:
                made = arith.combine(
                    self.b, statement.op, variable.dtype, held, self.collected(statement, at, is_vector(held))
                )
            self.b.at.store(made, chain)
        self.settle()

    def collected(self, statement: Accumulate, at: Place, wide: bool) -> Any:
        """What one point adds: the identity where a guard fails."""
        source, dtype = statement.source, statement.variable.dtype
        value = convert.cast(self.b, self.value(source, at), source.dtype, dtype)
        holds = self.index.holds(statement.guards, at, Holds())
        neutral = arith.identity(self.b, statement.op, dtype)
        for condition in (holds.all, holds.lanes):
            if condition is not None:
                value = self.b.select(condition, value, neutral)
        return self.b.splat(value) if wide else value

    def total(self, statement: Total) -> None:
        """Join the chains, then neighbouring lanes by halves."""
        variable, op = statement.variable, statement.op
        if variable in self.rows:
            return self.row_total(statement)
        made = {}
        for at in coordinates(statement.out.parts):
            point = {**dict.fromkeys(variable.parts, 0), **at}
            chains = self.variables[variable][key(variable, point)]
            value, *more = (self.b.at.load(chain, typ=chain.allocated_type) for chain in chains)
            for other in more:
                value = arith.combine(self.b, op, variable.dtype, value, other)
            value = self.lanes(value, statement)
            made[key(statement.out, at)] = convert.cast(self.b, value, variable.dtype, statement.out.dtype)
        self.made[statement.out] = made

    def row_total(self, statement: Total) -> None:
        """The sums of a row stay in memory."""
        variable, out = statement.variable, statement.out
        row = self.rows[variable]
        if out.dtype != variable.dtype:
            rounded = self.row(out)
            for _, at in self.points(out.parts):
                value = self.b.at.load(
                    self.place(variable, row, at), typ=self.kept_type(variable), align=SAFE
                )
                value = convert.cast(self.b, value, variable.dtype, out.dtype)
                self.b.at.store(value, self.place(out, rounded, at), align=SAFE)
            row = rounded
        self.kept[out] = row

    def lanes(self, value: Any, statement: Total) -> Any:
        b, distance = self.b, statement.apart
        if statement.lanes > 1:
            value = b.splat(value)
        while distance < statement.lanes * statement.apart:
            other = b.shuffled(value, [i ^ distance for i in range(b.lanes)])
            value = arith.combine(b, statement.op, statement.variable.dtype, value, other)
            distance *= 2
        if statement.lanes == b.lanes and is_vector(value):
            return b.at.extract_element(value, b.constant(I32, 0))
        return value


def coordinates(parts: Sequence[Axis]) -> Iterator[dict[Axis, int]]:
    """Every point of some parts."""
    for numbers in product(*(range(p.size) for p in parts)):
        yield dict(zip(parts, numbers, strict=True))


def key(tile: Tile, at: Place) -> tuple[Any, ...]:
    return tuple(at[p] for p in tile.parts)


def select(program: LoopProgram) -> str:
    """The program as LLVM's text."""
    return Selector(program).run()
