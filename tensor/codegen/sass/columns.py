"""Fragments of which each lane has parts of whole columns: two beside each other are one HMMA.

Stands beside `fragments.py`, for attention. What is the right side here is the instruction's left one, 16
lines, of which a lane has line ``lane // 4`` of either fragment; `chip.columnar` says which results it gets.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.gpu.values import coordinates
from tensor.codegen.sass.build import Scope
from tensor.codegen.sass.chip import PAIR
from tensor.codegen.sass.fragments import QUAD, Fragments
from tensor.ir.errors import IRError
from tensor.ir.loops import (
    Declare,
    LoadTile,
    LoopProgram,
    MultiplyFragments,
    Scale,
    Shared,
    Tile,
    Total,
    walk,
)
from tensor.plan.tile import fix

ORDER = (0, 1, 2, 3)
# Blocks and dwords of a side in the order of the instruction's registers: of its left side those of both
# blocks take turns, of its right one each block's two are neighbours.
LINES, ROWS = ((0, 0), (1, 0), (0, 1), (1, 1)), ((0, 0), (0, 1), (1, 0), (1, 1))


def is_used(program: LoopProgram) -> bool:
    """Does a program multiply such fragments?"""
    made = (s.fragment for s in walk(program.body) if isinstance(s, MultiplyFragments))
    return any(fragment.name.endswith(PAIR) for fragment in made)


class ColumnFragments(Fragments):
    """The variables of one program. quads: the results of two fragments, by block down and pair across;
    empty: variables that nothing was added to."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.quads: dict[Tile, dict[tuple[int, int], VReg]] = {}
        self.empty: set[Tile] = set()

    def holds(self, variable: Tile) -> bool:
        return variable in self.quads

    def declare(self, declared: Declare, scope: Scope) -> None:
        """Registers that nothing is in yet: the first product is added to zero."""
        down, across, _ = declared.variable.parts
        pairs = product(range(down.size), range(across.size // 2))
        self.quads[declared.variable] = {at: scope.reg("r", QUAD) for at in pairs}
        self.empty.add(declared.variable)

    def own(self, variables: Iterable[Tile], scope: Scope) -> None:
        """Zeros in those that a loop is about to change."""
        for variable in dict.fromkeys(variables):
            if variable in self.empty:
                self.empty.discard(variable)
                for quad, number in product(self.quads[variable].values(), range(QUAD)):
                    scope.into(quad[number], "MOV", 0)

    def multiply(self, statement: MultiplyFragments, scope: Scope) -> None:
        """Load both sides of every block, multiply all pairs."""
        lines = self.fetched(statement.right, LINES)
        rows = self.fetched(statement.left, ROWS)
        is_empty = statement.variable in self.empty
        self.empty.discard(statement.variable)
        name = statement.fragment.name.removesuffix(PAIR)
        for (i, j), quad in self.quads[statement.variable].items():
            sides = lines[j], Part(rows[i // 2], 2 * (i % 2), 2)
            scope.emit(name, (quad,), (*sides, 0 if is_empty else quad))

    def scale(self, statement: Scale, scope: Scope) -> None:
        """Every result times its factor."""
        self.own([statement.variable], scope)
        for at in coordinates(statement.variable.parts):
            held = self.result(statement.variable, *at.values())
            scope.into(held, "FMUL", held, self.values.operand(statement.factor, at))

    def total(self, statement: Total, scope: Scope) -> None:
        """Every result is known from here on."""
        self.own([statement.variable], scope)
        for at in coordinates(statement.out.parts):
            place = (at.get(part, 0) for part in statement.variable.parts)
            self.values.keep(statement.out, at, self.result(statement.variable, *place))

    def result(self, variable: Tile, down: int, across: int, register: int) -> VReg | Part:
        """One result of a lane."""
        return self.quads[variable][down, across // 2][2 * (across % 2) + register]

    def fetched(self, side: Tile, order: Sequence[tuple[int, int]]) -> list[VReg]:
        """What each lane brings to the instructions, four registers for two blocks. Loaded where the side is
        defined."""
        definition = self.values.definitions[side]
        load, scope = definition.statement, definition.scope
        if not isinstance(load, LoadTile) or not isinstance(load.array, Shared):
            raise IRError(f"selection: {side!r} of a matrix product is not loaded from shared memory")
        if side not in scope.memo:
            block, along = side.parts
            pairs = range(0, block.size, 2)
            words = [[fix(load.index, {block: n + b, along: 2 * w}) for b, w in order] for n in pairs]
            scope.memo[side] = [self.quad(scope, load.array, each) for each in words]
        held: list[VReg] = scope.memo[side]
        return held

    def quad(self, scope: Scope, array: Shared, words: list[Any]) -> VReg:
        """Four matrices of 8 x 8 by one instruction."""
        found = self.matrices(words, ORDER, 4 // array.dtype.itemsize)
        if found is None:
            raise IRError(f"selection: no rows of 16 bytes at {words[0]} for a side of a matrix product")
        held = scope.reg("r", QUAD)
        scope.emit(f"LDSM.16.{found[0]}.4", (held,), (self.shared.address(array, found[1]),))
        return held
