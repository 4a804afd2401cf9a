"""A loop program becomes one function of LLVM IR: ``void name(addresses, first group, last group)``.

Values and loops over parts are `values.py`'s, sums `reduce.py`'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor.codegen.cpu.build import I32, I64, is_vector
from tensor.codegen.cpu.reduce import Sums
from tensor.ir.errors import IRError
from tensor.ir.loops import (
    Accumulate,
    Barrier,
    Compute,
    Declare,
    For,
    Leave,
    LoadTile,
    LoopProgram,
    Mask,
    Number,
    Scale,
    Scatter,
    Statement,
    StoreTile,
    Total,
)


class Selector(Sums):
    """Selection of one program."""

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
        self.scale_rows()

    def statement(self, statement: Statement) -> None:
        match statement:
            case Compute() | Number() | LoadTile():
                self.define(statement)
            case Declare():
                self.declare(statement)
            case Accumulate():
                self.accumulate(statement)
            case Scale():
                self.scale(statement)
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
        self.scale_rows()
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

    # --- stores

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


def select(program: LoopProgram) -> str:
    """The program as LLVM's text."""
    return Selector(program).run()
