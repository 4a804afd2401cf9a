"""Matrix instructions (WMMA): fragments in registers, from shared memory and multiplied.

Stands under selection. Layouts: RDNA3 and RDNA4 ISA documents, "WMMA"; AMD GPUOpen, "How to accelerate AI
applications on RDNA 3 using WMMA" and its RDNA 4 sequel; `generation.py` has them as forms.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.gpu.values import coordinates
from tensor.codegen.rdna.build import Scope
from tensor.codegen.rdna.generation import SIGNED
from tensor.codegen.rdna.lds import SharedMemory
from tensor.codegen.rdna.machine import RdnaInst
from tensor.codegen.rdna.values import Values
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Form
from tensor.ir.loops import Declare, LoadTile, MultiplyFragments, Scale, Shared, Tile, Total
from tensor.plan.tile import contiguous_run, fix

# neg_lo of a side says that its bytes have signs: RDNA3 ISA, "WMMA", table of operands.
WITH_SIGNS = {"src0_modifiers": 1, "src1_modifiers": 1}
Sums = dict[tuple[int, int], VReg]


class Fragments:
    """The variables of one program that matrix instructions make: registers for each block down and
    across. empty: those that nothing was added to."""

    def __init__(self, values: Values, shared: SharedMemory) -> None:
        self.values, self.shared = values, shared
        self.variables: dict[Tile, Sums] = {}
        self.empty: set[Tile] = set()

    def holds(self, variable: Tile) -> bool:
        return variable in self.variables

    def declare(self, declared: Declare, scope: Scope) -> None:
        """Registers that nothing is in yet: the first product is added to the constant 0."""
        down, across, register = declared.variable.parts
        blocks = product(range(down.size), range(across.size))
        self.variables[declared.variable] = {at: scope.reg("v", register.size) for at in blocks}
        self.empty.add(declared.variable)

    def own(self, variables: Iterable[Tile], scope: Scope) -> None:
        """Zeros in those that a loop is about to change."""
        for variable in dict.fromkeys(variables):
            if variable in self.empty:
                self.empty.discard(variable)
                for total in self.variables[variable].values():
                    for number in range(total.count):
                        scope.into(total[number], "v_mov_b32", 0)

    def multiply(self, statement: MultiplyFragments, scope: Scope) -> None:
        """Load both sides of every block, multiply all pairs."""
        left, right = (self.side(side) for side in (statement.left, statement.right))
        name, signed, _ = statement.fragment.name.partition(SIGNED)
        mods = WITH_SIGNS if signed else None
        is_empty = statement.variable in self.empty
        self.empty.discard(statement.variable)
        for (i, j), total in self.variables[statement.variable].items():
            before = 0 if is_empty else total
            scope.items.append(RdnaInst(name, (total,), (left[i], right[j], before), mods))

    def scale(self, statement: Scale, scope: Scope) -> None:
        """Every result times its factor."""
        self.own([statement.variable], scope)
        sums = self.variables[statement.variable]
        for at in coordinates(statement.variable.parts):
            down, across, register = at.values()
            held = sums[down, across][register]
            scope.into(held, "v_mul_f32", self.values.operand(statement.factor, at), held)

    def total(self, statement: Total, scope: Scope) -> None:
        """Every result is known from here on."""
        self.own([statement.variable], scope)
        sums = self.variables[statement.variable]
        for at in coordinates(statement.out.parts):
            down, across, register = (at.get(part, 0) for part in statement.variable.parts)
            self.values.keep(statement.out, at, sums[down, across][register])

    def side(self, side: Tile) -> list[VReg]:
        """What each lane brings to the instructions, block by block: one row (or column), several steps."""
        definition = self.values.definitions[side]
        load, scope = definition.statement, definition.scope
        if not isinstance(load, LoadTile) or not isinstance(load.array, Shared):
            raise IRError(f"selection: {side!r} of a matrix product is not loaded from shared memory")
        block, along = side.parts
        if side not in scope.memo:
            lines = [fix(load.index, {block: number}) for number in range(block.size)]
            scope.memo[side] = [self.steps(scope, load.array, line, along) for line in lines]
        held: list[VReg] = scope.memo[side]
        return held

    def steps(self, scope: Scope, array: Shared, index: Form, along: Axis) -> VReg:
        """Steps that lie side by side in shared memory."""
        run = self.shared.run(array, index, along)
        if not contiguous_run(index, along) or run * array.dtype.itemsize < 4:
            raise IRError(f"selection: a side of a matrix product does not lie along its steps: {index}")
        per = 4 // array.dtype.itemsize  # elements of a register
        held = scope.reg("v", along.size // per)
        for at in range(0, along.size, run):
            self.shared.fetch(Part(held, at // per, run // per), array, fix(index, {along: at}), scope)
        return held
