"""Matrix instructions (WMMA): fragments in registers, from memory and multiplied.

Stands under selection. Layouts: RDNA3 and RDNA4 ISA documents, "WMMA"; AMD GPUOpen, "How to accelerate AI
applications on RDNA 3 using WMMA" and its RDNA 4 sequel; `generation.py` has them as forms.
"""

from __future__ import annotations

from itertools import product

from tensor.codegen.rdna.build import Scope
from tensor.codegen.rdna.convert import PACK_HALVES
from tensor.codegen.rdna.machine import Inst, Part, VReg
from tensor.codegen.rdna.memory import slot_of
from tensor.codegen.rdna.values import Values, coordinates
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Form
from tensor.ir.loops import Declare, LoadTile, MultiplyFragments, Tile, Total
from tensor.plan.tile import alignment, contiguous_run, fix

BYTES_A_LOAD = 16
PACK_HIGH_HALVES = 0x07060302  # v_perm_b32: as PACK_HALVES, of the high halves
Sums = dict[tuple[int, int], VReg]


class Fragments:
    """The variables of one program that matrix instructions make: registers for each block down and
    across."""

    def __init__(self, values: Values) -> None:
        self.values = values
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
        if not isinstance(load, LoadTile) or load.guards or load.gathered is not None:
            raise IRError(f"selection: {side!r} of a matrix product is no plain load")
        index, slot = load.index, slot_of(load.array)
        block, along = side.parts
        if contiguous_run(index, along) and is_aligned(index, along):
            return [self.steps(scope, slot, fix(index, {block: n}), along) for n in range(block.size)]
        if block.size == 2 and contiguous_run(index, block) and is_aligned(index, block):
            dwords = self.each(scope, slot, fix(index, {block: 0}), along, "b32")
            return [packed(scope, dwords, selectors) for selectors in (PACK_HALVES, PACK_HIGH_HALVES)]
        found = []
        for number in range(block.size):
            halves = self.each(scope, slot, fix(index, {block: number}), along, "u16")
            found.append(packed(scope, halves, PACK_HALVES))
        return found

    def steps(self, scope: Scope, slot: int, index: Form, along: Axis) -> VReg:
        """Steps that lie side by side, as wide loads bring them."""
        held, run = scope.reg("v", along.size // 2), BYTES_A_LOAD // 2
        for at in range(0, along.size, run):
            self.load(scope, slot, fix(index, {along: at}), "b128", Part(held, at // 2, run // 2))
        return held

    def each(self, scope: Scope, slot: int, index: Form, along: Axis, width: str) -> list[VReg]:
        """A load for each step."""
        found = []
        for at in range(along.size):
            found.append(scope.reg("v"))
            self.load(scope, slot, fix(index, {along: at}), width, found[-1])
        return found

    def load(self, scope: Scope, slot: int, index: Form, width: str, target: VReg | Part) -> None:
        self.values.memory.fetch(f"global_load_{width}", target, slot, index, scope)


def packed(scope: Scope, dwords: list[VReg], selectors: int) -> VReg:
    """One half of each dword, by the byte selectors of v_perm_b32, two to a register."""
    held = scope.reg("v", len(dwords) // 2)
    for register, (low, high) in enumerate(zip(dwords[::2], dwords[1::2], strict=True)):
        scope.into(held[register], "v_perm_b32", high, low, scope.root.scalar(selectors))
    return held


def is_aligned(index: Form, along: Axis) -> bool:
    """Do runs along `along` begin at even elements?"""
    rest = Form(index.const, tuple((a, c) for a, c in index.terms if a != along))
    return alignment(rest) % 2 == 0
