"""Matrix instructions (HMMA): fragments in registers, from shared memory and multiplied.

Stands under selection. A product of 16 x 16 x 16 is two instructions of 8 columns each; `chip.py` has the
layout as forms. Source: PTX ISA 8.7, "Matrix Fragments for mma.m16n8k16".
"""

from __future__ import annotations

from itertools import product

from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.gpu.values import Values, coordinates
from tensor.codegen.sass.build import Scope
from tensor.codegen.sass.shared import SharedMemory
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Form
from tensor.ir.loops import Declare, LoadTile, MultiplyFragments, Shared, Tile, Total
from tensor.plan.tile import fix

QUAD = 4  # registers of a left side, and of the results of one instruction
Sums = dict[tuple[int, int], list[VReg]]
# Where the registers of a side lie: the left side's in their order, the right side's so that each
# instruction's two are neighbours.
LEFT, RIGHT = (0, 1, 2, 3), (0, 2, 1, 3)


class Fragments:
    """The variables of one program that matrix instructions make: registers for each block down and
    across."""

    def __init__(self, values: Values, shared: SharedMemory) -> None:
        self.values, self.shared = values, shared
        self.variables: dict[Tile, Sums] = {}

    def holds(self, variable: Tile) -> bool:
        return variable in self.variables

    def declare(self, declared: Declare, scope: Scope) -> None:
        """Registers of zeros."""
        down, across, register = declared.variable.parts
        halves = register.size // QUAD
        sums: Sums = {}
        for at in product(range(down.size), range(across.size)):
            sums[at] = [scope.reg("r", QUAD) for _ in range(halves)]
            for total, number in product(sums[at], range(QUAD)):
                scope.into(total[number], "MOV", 0)
        self.variables[declared.variable] = sums

    def multiply(self, statement: MultiplyFragments, scope: Scope) -> None:
        """Load both sides of every block, multiply all pairs."""
        left = self.side(scope, statement.left, LEFT)
        right = self.side(scope, statement.right, RIGHT)
        for (i, j), totals in self.variables[statement.variable].items():
            for half, total in enumerate(totals):
                sources = (left[i], Part(right[j], 2 * half, 2), total)
                scope.emit(statement.fragment.name, (total,), sources)

    def total(self, statement: Total, scope: Scope) -> None:
        """Every result is known from here on."""
        del scope
        sums = self.variables[statement.variable]
        for at in coordinates(statement.out.parts):
            down, across, register = (at.get(part, 0) for part in statement.variable.parts)
            half, number = divmod(register, QUAD)
            self.values.keep(statement.out, at, sums[down, across][half][number])

    def side(self, scope: Scope, side: Tile, order: tuple[int, ...]) -> list[VReg]:
        """What each lane brings to the instructions, block by block: two steps of a line a register."""
        load = self.values.definitions[side].statement
        if not isinstance(load, LoadTile) or not isinstance(load.array, Shared):
            raise IRError(f"selection: {side!r} of a matrix product is not loaded from shared memory")
        block, along = side.parts
        made: list[VReg] = []
        for number in range(block.size):
            held = scope.reg("r", along.size // 2)
            for pair in range(along.size // 2):
                index = fix(load.index, {block: number, along: 2 * pair})
                self.check(load.array, fix(load.index, {block: number}), index, along, pair)
                self.shared.fetch(Part(held, order[pair], 1), load.array, index, scope)
            made.append(held)
        return made

    def check(self, array: Shared, line: Form, index: Form, along: Axis, pair: int) -> None:
        """Raises IRError where the two steps of a register are not neighbours in one dword."""
        second = fix(line, {along: 2 * pair + 1})
        if second != index + 1 or array.dtype.bits != 16:
            raise IRError(f"selection: a side of a matrix product does not lie along its steps: {index}")
