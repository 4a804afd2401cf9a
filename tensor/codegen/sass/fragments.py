"""Matrix instructions (HMMA, IMMA, QMMA): fragments in registers, from shared memory and multiplied.

Stands under selection. A product of 16 x 16 is two instructions of 8 columns each; `chip.py` has the layout
as forms. Source: PTX ISA 8.7, "Matrix Fragments for mma.m16n8k16" and "m16n8k32".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.gpu.values import Values, coordinates
from tensor.codegen.sass import warpgroup
from tensor.codegen.sass.build import Bits, Scope
from tensor.codegen.sass.chip import GROUP_EDGE
from tensor.codegen.sass.machine import Name
from tensor.codegen.sass.shared import SharedMemory
from tensor.ir.errors import IRError
from tensor.ir.form import Atom, Axis, Form, digit, of_axis
from tensor.ir.loops import Declare, LoadTile, MultiplyFragments, Scale, Shared, Tile, Total
from tensor.plan.tile import alignment, fix

ROW_BYTES = 16  # of a row of 8 x 8 halves, which must begin at a multiple of them
QUAD = 4  # registers of a left side, and of the results of one instruction
Sums = dict[tuple[int, int], list[VReg]]
# Where the registers of a side lie: the left side's in their order, the right side's so that each
# instruction's two are neighbours.
LEFT, RIGHT = (0, 1, 2, 3), (0, 2, 1, 3)


class Fragments:
    """The variables of one program that matrix instructions make: registers for each block down and
    across."""

    def __init__(self, values: Values, shared: SharedMemory, reads_shared: bool) -> None:
        self.values, self.shared, self.reads_shared = values, shared, reads_shared
        self.variables: dict[Tile, Sums] = {}
        self.each = GROUP_EDGE // 2 if reads_shared else QUAD  # results of an instruction

    def holds(self, variable: Tile) -> bool:
        return variable in self.variables

    def declare(self, declared: Declare, scope: Scope) -> None:
        """Registers of zeros."""
        down, across, register = declared.variable.parts
        halves = register.size // self.each
        sums: Sums = {}
        for at in product(range(down.size), range(across.size)):
            sums[at] = [scope.reg("r", self.each) for _ in range(halves)]
            for total, number in product(sums[at], range(self.each)):
                scope.into(total[number], "MOV", 0)
        self.variables[declared.variable] = sums

    def own(self, variables: Iterable[Tile], scope: Scope) -> None:
        """Every variable is in registers of its own from the start."""

    def scale(self, statement: Scale, scope: Scope) -> None:
        """Every result times its factor."""
        self.land(scope)
        for at in coordinates(statement.variable.parts):
            down, across, register = at.values()
            half, number = divmod(register, self.each)
            held = self.variables[statement.variable][down, across][half][number]
            scope.into(held, "FMUL", held, self.values.operand(statement.factor, at))

    def multiply(self, statement: MultiplyFragments, scope: Scope) -> None:
        """Load both sides of every block, multiply all pairs."""
        if self.reads_shared:
            made = self.variables[statement.variable]
            warpgroup.multiply(statement, made, self.values, self.shared, scope)
            return
        left = self.side(scope, statement.left, LEFT)
        right = self.side(scope, statement.right, RIGHT)
        for (i, j), totals in self.variables[statement.variable].items():
            for half, total in enumerate(totals):
                sources = (left[i], Part(right[j], 2 * half, 2), total)
                scope.emit(statement.fragment.name, (total,), sources)

    def total(self, statement: Total, scope: Scope) -> None:
        """Every result is known from here on."""
        self.land(scope)
        sums = self.variables[statement.variable]
        for at in coordinates(statement.out.parts):
            down, across, register = (at.get(part, 0) for part in statement.variable.parts)
            half, number = divmod(register, self.each)
            self.values.keep(statement.out, at, sums[down, across][half][number])

    def land(self, scope: Scope) -> None:
        """Wait for products that go on beside the warps."""
        if self.reads_shared:
            scope.do("WARPGROUP.DEPBAR.LE", Name(0), Bits(0))

    def side(self, scope: Scope, side: Tile, order: tuple[int, ...]) -> list[VReg]:
        """What each lane brings to the instructions, block by block: steps of a line, 4 bytes a register."""
        load = self.values.definitions[side].statement
        if not isinstance(load, LoadTile) or not isinstance(load.array, Shared):
            raise IRError(f"selection: {side!r} of a matrix product is not loaded from shared memory")
        block, along = side.parts
        lines = [fix(load.index, {block: number}) for number in range(block.size)]
        return [self.loaded(scope, load.array, line, along, order) for line in lines]

    def loaded(self, scope: Scope, array: Shared, line: Form, along: Axis, order: tuple[int, ...]) -> VReg:
        """One block: by an instruction that brings four matrices of 8 x 8 where their rows are aligned, else
        register by register. order: which register has which of the steps that lie in a dword."""
        each = 4 // array.dtype.itemsize
        held = scope.reg("r", along.size // each)
        words = [fix(line, {along: each * word}) for word in range(along.size // each)]
        matrices = self.matrices(words, order, each)
        if matrices is not None:
            how, rows = matrices
            scope.emit(f"LDSM.16.{how}.4", (held,), (self.shared.address(array, rows),))
            return held
        for word, index in enumerate(words):
            self.check(line, index, along, range(each * word, each * (word + 1)))
            self.shared.fetch(Part(held, order.index(word), 1), array, index, scope)
        return held

    def matrices(self, words: Sequence[Form], order: tuple[int, ...], each: int) -> tuple[str, Form] | None:
        """Whether matrices are turned over (MT88: rows are steps, else lines), and where the row begins that
        each lane names to LDSM, lanes 8 * i to 8 * i + 7 those of register i's matrix. None where the lanes'
        elements do not lie as the fragment has them, or rows begin at no multiple of 16 bytes.

        A lane holds `each` steps, two halves or four bytes, of line ``lane // 4`` from ``each * (lane % 4)``
        on; without these two terms the form is where the matrix begins. Bytes cannot be turned over.
        """
        lane = of_axis(self.values.index.lane)
        line, place = (only_atom(digit(lane, *how)) for how in ((4, 8), (1, 4)))
        first = dict(words[0].terms)
        steps_apart, stride = first.pop(place, 0), first.pop(line, 0)
        is_turned = stride == 1 and each == 2
        if steps_apart != each and not is_turned:
            return None
        begin = Form(words[0].const, tuple(first.items()))
        begin = begin + digit(lane, 1, 8) * (steps_apart // 2 if is_turned else stride)
        steps = [words[order[n]] + words[0] * -1 for n in range(len(order))]
        if any(step.terms for step in steps) or steps[1].const + steps[2].const != steps[3].const:
            return None
        rows = begin + digit(lane, 8, 2) * steps[1].const + digit(lane, 16, 2) * steps[2].const
        is_aligned = alignment(rows) * 4 // each % ROW_BYTES == 0
        return ("MT88" if is_turned else "M88", rows) if is_aligned else None

    def check(self, line: Form, index: Form, along: Axis, steps: range) -> None:
        """Raises IRError where the steps of a register are not neighbours in one dword."""
        if any(fix(line, {along: step}) != index + n for n, step in enumerate(steps)):
            raise IRError(f"selection: a side of a matrix product does not lie along its steps: {index}")


def only_atom(form: Form) -> Atom:
    """The atom that a form is."""
    return form.terms[0][0]
