"""Sums and extremes in LLVM IR: variables in registers, or on the stack where a loop goes over them."""

from __future__ import annotations

from math import prod
from typing import Any

from tensor.codegen.cpu import arith, convert
from tensor.codegen.cpu.build import I32, is_vector
from tensor.codegen.cpu.index import Holds, Place
from tensor.codegen.cpu.values import SAFE, Values, coordinates, key
from tensor.ir.loops import Accumulate, Compute, Declare, LoopProgram, Operand, Scale, Tile, Total


class Sums(Values):
    """variables: of registers, by point, one for each partial sum. rows: memory of variables along loops.
    factors: what these are yet to be multiplied by."""

    def __init__(self, program: LoopProgram) -> None:
        super().__init__(program)
        self.variables: dict[Tile, dict[tuple[int, ...], list[Any]]] = {}
        self.rows: dict[Tile, Any] = {}
        self.factors: dict[Tile, Operand] = {}

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
        if variable in self.rows and not self.survey.is_long(statement.steps):
            self.accumulate_row(statement, fused)
            return
        self.scale_rows()
        parts = sorted(
            variable.parts, key=lambda part: -part.size
        )  # few values live: those of the shorter ones
        for number, at in self.points((*parts, *statement.steps)):
            chain, kind = self.chain(variable, at, number)
            held = self.b.at.load(chain, typ=kind)
            self.b.at.store(self.joined(statement, fused, held, at), chain)
        self.settle()

    def accumulate_row(self, statement: Accumulate, fused: Compute | None) -> None:
        """Each point of sums in memory is read and written once, whatever the steps; what it is yet to be
        multiplied by goes first."""
        variable = statement.variable
        factor = self.factors.pop(variable, None)
        for _, at in self.points(variable.parts):
            chain = self.place(variable, self.rows[variable], at)
            held = self.b.at.load(chain, typ=self.kept_type(variable), align=SAFE)
            if factor is not None:
                held = self.b.at.fmul(held, self.b.splat(self.value(factor, at)))
            for steps in coordinates(statement.steps):
                held = self.joined(statement, fused, held, {**at, **steps})
            self.b.at.store(held, chain, align=SAFE)
        self.settle()

    def joined(self, statement: Accumulate, fused: Compute | None, held: Any, at: Place) -> Any:
        """A sum and what one point adds to it."""
        if fused is None:
            more = self.collected(statement, at, is_vector(held))
            return arith.combine(self.b, statement.op, statement.variable.dtype, held, more)
        factors = [self.value(s, at) for s in fused.sources]
        if is_vector(held):
            factors = [self.b.splat(f) for f in factors]
        return self.b.call("fmuladd", held.type, *factors, held)

    def scale(self, statement: Scale) -> None:
        """Multiply sums now, or where they are in memory when they are read next."""
        variable = statement.variable
        if variable in self.rows:
            self.scale_rows()
            self.factors[variable] = statement.factor
            return
        for at in coordinates(variable.parts):
            factor = self.value(statement.factor, {**self.at, **at})
            for chain in self.variables[variable][key(variable, at)]:
                held, by = self.b.alike(self.b.at.load(chain, typ=chain.allocated_type), factor)
                self.b.at.store(self.b.at.fmul(held, by), chain)

    def scale_rows(self) -> None:
        """Multiply the sums in memory by what they are yet to be multiplied by."""
        waiting, self.factors = self.factors, {}
        for variable, factor in waiting.items():
            for _, at in self.points(variable.parts):
                chain = self.place(variable, self.rows[variable], at)
                held = self.b.at.load(chain, typ=self.kept_type(variable), align=SAFE)
                held = self.b.at.fmul(held, self.b.splat(self.value(factor, at)))
                self.b.at.store(held, chain, align=SAFE)

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
            self.scale_rows()
            return self.row_total(statement)
        made = {}
        for at in coordinates(statement.out.parts):
            chains = self.variables[variable][key(variable, at)]
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
                self.keep(out, rounded, convert.cast(self.b, value, variable.dtype, out.dtype), at)
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
