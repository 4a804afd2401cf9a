"""Products of a warpgroup (HGMMA): both sides stay in shared memory, named by descriptors in uniform
registers.

Stands under `fragments.py`. A descriptor says where a block begins, and how far apart groups of eight steps
and of eight lines lie (PTX ISA 8.7, "Matrix descriptor"), all in units of 16 bytes. Arrays that boxes are
brought to (`boxes.py`) have rows of 128 bytes, whose pieces of 16 bytes change places by the row (swizzle of
128 bytes).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.gpu.scope import deeper
from tensor.codegen.gpu.values import Values
from tensor.codegen.sass.build import Bits, Scope
from tensor.codegen.sass.chip import WARPGROUP
from tensor.codegen.sass.machine import Name
from tensor.codegen.sass.shared import SharedMemory
from tensor.ir.errors import IRError
from tensor.ir.form import Form, of_axis
from tensor.ir.loops import (
    BOX_ROW,
    Declare,
    LoadTile,
    LoopProgram,
    MultiplyFragments,
    Shared,
    Tile,
    walk,
)
from tensor.plan.tile import digit, fix, substitute

UNIT = 4  # bits below a place in a descriptor
CORE = 8  # lines and steps that lie together
LEFT, RIGHT = 0, 1
SWIZZLED = 1 << 30  # in the upper half of a descriptor: a swizzle of 128 bytes
TURNED = {LEFT: 1 << 61, RIGHT: 1 << 62}  # bits of the instruction: lines of a side follow each other
Sums = dict[tuple[int, int], list[VReg]]


@dataclass(frozen=True)
class MatrixBlock:
    """A block of one side: where its first element lies in an array; bytes from a group of eight steps, and
    of eight lines, to the next. turned: do lines follow each other in memory? boxed: in rows of 128 bytes?"""

    array: Shared
    begin: Form
    steps: int
    lines: int
    turned: bool
    boxed: bool

    @property
    def apart(self) -> tuple[int, int]:
        """The leading and the stride dimension's distance, as descriptors have them."""
        return (self.lines, self.steps) if self.boxed and self.turned else (self.steps, self.lines)


def is_used(program: LoopProgram) -> bool:
    """Do groups of warps multiply?"""
    declared = (s.fragment for s in walk(program.body) if isinstance(s, Declare))
    return any(fragment is not None and fragment.name.startswith("HGMMA") for fragment in declared)


def multiply(
    statement: MultiplyFragments, sums: Sums, values: Values, shared: SharedMemory, scope: Scope
) -> None:
    """Multiply all pairs of blocks; the last one ends a group."""
    scope.do("WARPGROUP.ARRIVE")
    sides = [blocks(side, values, shared.boxed) for side in (statement.left, statement.right)]
    step = scope.memo["step"] = 1 - scope.memo.get("step", 0)
    for number, ((i, j), totals) in enumerate(sums.items(), 1):
        pair = sides[LEFT][i], sides[RIGHT][j]
        both = descriptors(pair, (number, step), scope)
        bits = sum(TURNED[at] * block.turned for at, block in enumerate(pair))
        for at, block in enumerate(pair):
            scope.into(Part(both, 2 * at, 1), *place_of(block, shared, scope))
        last = (Name(0),) if number == len(sums) else ()
        made = scope.emit(statement.fragment.name, (totals[0],), (both, totals[0], *last))
        made.mods = {"bits": bits}


def descriptors(pair: tuple[MatrixBlock, MatrixBlock], number: tuple[int, int], scope: Scope) -> VReg:
    """Uniform registers for the descriptors of two blocks; the upper halves, which hardly ever differ, are
    there. number: of the pair, and whether the step is an odd one: those have registers of their own."""
    root = scope.root
    uppers = tuple(block.apart[1] >> UNIT | SWIZZLED * block.boxed for block in pair)
    key = ("descriptors", number, uppers)
    if key not in root.memo:
        both = root.memo[key] = root.reg("u", 4)
        for at, upper in enumerate(uppers):
            root.into(Part(both, 2 * at + 1, 1), "UMOV", Bits(upper))
    made: VReg = root.memo[key]
    return made


def place_of(block: MatrixBlock, shared: SharedMemory, scope: Scope) -> tuple[Any, ...]:
    """The instruction that makes the lower half of a block's descriptor, and its operands."""
    place = shared.address(block.array, block.begin)
    beside = (place.offset >> UNIT) + (block.apart[0] >> UNIT << 16)
    if isinstance(place.base, int):
        return "UMOV", Bits(beside)
    home = deeper(scope.root, place.base)
    key = ("units", id(place.base))
    if key not in home.memo:
        made = home.memo[key] = home.reg("u")
        home.into(made, "R2UR", home.r("SHF.R.U32.HI", 0, Bits(UNIT), place.base))
    return "UIADD3", home.memo[key], Bits(beside), scope.no_uniform()


def blocks(side: Tile, values: Values, boxed: frozenset[Shared]) -> list[MatrixBlock]:
    """The blocks of a side, which is loaded from shared memory as far as the program says. boxed: arrays that
    boxes are brought to."""
    load = values.definitions[side].statement
    if not isinstance(load, LoadTile) or not isinstance(load.array, Shared):
        raise IRError(f"selection: {side!r} of a matrix product is not loaded from shared memory")
    number, along = side.parts
    lane = values.index.lane
    first = digit(of_axis(lane), WARPGROUP, 0) * WARPGROUP
    size = load.array.dtype.itemsize

    def at(block: int, inside: int, element: int) -> Form:
        form = fix(load.index, {number: block, along: element})
        return substitute(form, {lane: first + inside})

    def distance(inside: int, element: int) -> int:
        apart = at(0, inside, element) + at(0, 0, 0) * -1
        if apart.terms:
            raise IRError(f"selection: {side!r} does not lie as a warpgroup wants it")
        return apart.const * size

    # lane 4 has the next line, element 1 the next step, element 2 eight lines more, element 4 eight steps
    lines, steps, line, step = distance(0, 2), distance(0, 4), distance(4, 0), distance(0, 1)
    is_boxed = load.array in boxed
    row = BOX_ROW if is_boxed else CORE
    if sorted((line, step)) != [size, row * size]:
        raise IRError(f"selection: {side!r} does not lie by rows of {row} elements")
    turned = line == size
    return [MatrixBlock(load.array, at(n, 0, 0), steps, lines, turned, is_boxed) for n in range(number.size)]
