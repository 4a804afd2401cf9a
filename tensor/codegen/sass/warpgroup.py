"""Products of a warpgroup (HGMMA): both sides stay in shared memory, named by descriptors in uniform
registers.

Stands under `fragments.py`. A descriptor says where a block begins, and how far apart groups of eight steps
and of eight lines lie (PTX ISA 8.7, "Matrix descriptor", without swizzle), all in units of 16 bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.gpu.values import Values
from tensor.codegen.sass.build import Bits, Scope
from tensor.codegen.sass.chip import WARPGROUP
from tensor.codegen.sass.machine import Name
from tensor.codegen.sass.shared import SharedMemory
from tensor.ir.errors import IRError
from tensor.ir.form import Form, of_axis
from tensor.ir.loops import Declare, Fragment, LoadTile, LoopProgram, MultiplyFragments, Shared, Tile, walk
from tensor.plan.tile import digit, fix, substitute

UNIT = 4  # bits below a place in a descriptor
CORE = 8  # lines and steps that lie together
LEFT, RIGHT = 0, 1
TURNED = {LEFT: 1 << 61, RIGHT: 1 << 62}  # bits of the instruction: lines of a side follow each other
Sums = dict[tuple[int, int], list[VReg]]


@dataclass(frozen=True)
class MatrixBlock:
    """A block of one side: where its first element lies in an array; bytes from a group of eight steps, and
    of eight lines, to the next. turned: do lines follow each other in memory?"""

    array: Shared
    begin: Form
    steps: int
    lines: int
    turned: bool


def is_used(program: LoopProgram) -> bool:
    """Do groups of warps multiply?"""
    declared = (s.fragment for s in walk(program.body) if isinstance(s, Declare))
    return any(fragment is not None and fragment.name.startswith("HGMMA") for fragment in declared)


def multiply(
    statement: MultiplyFragments, sums: Sums, values: Values, shared: SharedMemory, scope: Scope
) -> None:
    """Multiply all pairs of blocks; the last one ends a group."""
    scope.do("WARPGROUP.ARRIVE")
    sides = [blocks(side, statement.fragment, values) for side in (statement.left, statement.right)]
    for number, ((i, j), totals) in enumerate(sums.items(), 1):
        both, bits = scope.reg("u", 4), 0
        for at, block in ((LEFT, sides[LEFT][i]), (RIGHT, sides[RIGHT][j])):
            describe(block, Part(both, 2 * at, 2), shared, scope)
            bits |= TURNED[at] * block.turned
        last = (Name(0),) if number == len(sums) else ()
        made = scope.emit(statement.fragment.name, (totals[0],), (both, totals[0], *last))
        made.mods = {"bits": bits}


def describe(block: MatrixBlock, pair: Part, shared: SharedMemory, scope: Scope) -> None:
    """Make a block's descriptor in a pair of uniform registers."""
    place = shared.address(block.array, block.begin)
    beside = (place.offset >> UNIT) + (block.steps >> UNIT << 16)
    low: Any = beside
    if not isinstance(place.base, int):
        low = scope.r("IADD3", scope.r("SHF.R.U32.HI", 0, Bits(UNIT), place.base), beside, 0)
    scope.into(Part(pair.reg, pair.index, 1), "R2UR", scope.vector(low))
    scope.into(Part(pair.reg, pair.index + 1, 1), "UMOV", Bits(block.lines >> UNIT))


def blocks(side: Tile, fragment: Fragment, values: Values) -> list[MatrixBlock]:
    """The blocks of a side, which is loaded from shared memory as far as the program says."""
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
    if sorted((line, step)) != [size, CORE * size]:
        raise IRError(f"selection: {side!r} does not lie by {CORE} lines of {CORE} elements")
    turned = line == size
    return [MatrixBlock(load.array, at(n, 0, 0), steps, lines, turned) for n in range(number.size)]
