"""Matrix instructions (WMMA): fragments in registers, from shared memory and multiplied.

Stands under selection. Layouts: RDNA3 and RDNA4 ISA documents, "WMMA"; AMD GPUOpen, "How to accelerate AI
applications on RDNA 3 using WMMA" and its RDNA 4 sequel; `generation.py` has them as forms.
"""

from __future__ import annotations

from itertools import product

from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.gpu.values import coordinates
from tensor.codegen.rdna.build import Scope
from tensor.codegen.rdna.lds import SharedMemory
from tensor.codegen.rdna.machine import Inst
from tensor.codegen.rdna.values import Values
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Form
from tensor.ir.loops import Declare, LoadTile, MultiplyFragments, Shared, Tile, Total
from tensor.plan.tile import contiguous_run, fix

BYTES_A_LOAD = 16
Sums = dict[tuple[int, int], VReg]


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
        blocks = product(range(down.size), range(across.size))
        sums = self.variables[declared.variable] = {at: scope.reg("v", register.size) for at in blocks}
        for total in sums.values():
            for number in range(register.size):
                scope.into(total[number], "v_mov_b32", 0)

    def multiply(self, statement: MultiplyFragments, scope: Scope) -> None:
        """Load both sides of every block, multiply all pairs."""
        left, right = (self.side(scope, side) for side in (statement.left, statement.right))
        for (i, j), total in self.variables[statement.variable].items():
            scope.items.append(Inst(statement.fragment.name, (total,), (left[i], right[j], total)))

    def total(self, statement: Total, scope: Scope) -> None:
        """Every result is known from here on."""
        del scope
        sums = self.variables[statement.variable]
        for at in coordinates(statement.out.parts):
            down, across, register = (at.get(part, 0) for part in statement.variable.parts)
            self.values.keep(statement.out, at, sums[down, across][register])

    def side(self, scope: Scope, side: Tile) -> list[VReg]:
        """What each lane brings to the instructions, block by block: one row (or column), several steps."""
        load = self.values.definitions[side].statement
        if not isinstance(load, LoadTile) or not isinstance(load.array, Shared):
            raise IRError(f"selection: {side!r} of a matrix product is not loaded from shared memory")
        block, along = side.parts
        return [self.steps(scope, load.array, fix(load.index, {block: n}), along) for n in range(block.size)]

    def steps(self, scope: Scope, array: Shared, index: Form, along: Axis) -> VReg:
        """Steps that lie side by side in shared memory."""
        run = self.shared.run(array, index, along)
        if not contiguous_run(index, along) or run < 2:
            raise IRError(f"selection: a side of a matrix product does not lie along its steps: {index}")
        held = scope.reg("v", along.size // 2)
        for at in range(0, along.size, run):
            self.shared.fetch(Part(held, at // 2, run // 2), array, fix(index, {along: at}), scope)
        return held
