"""Products of half-precision matrices by matrix instructions (WMMA), 16x16x16 at a time.

Stands under selection, which asks `run` for the sum of products where `find` saw one; everything around it
(the epilogue, the stores) is selected as in any kernel, over the layout in which the instruction leaves its
results. A wave takes `tiles` blocks of 16x16, all of its lanes run. Layouts: RDNA3 and RDNA4 ISA documents,
"WMMA"; AMD GPUOpen, "How to accelerate AI applications on RDNA 3 using WMMA" and its RDNA 4 sequel.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import prod
from typing import TYPE_CHECKING

from tensor.codegen.rdna.convert import PACK_HALVES
from tensor.codegen.rdna.machine import Inst, Part, VReg
from tensor.codegen.rdna.tile import alignment, contiguous_run, digit, fix, of_axis, substitute
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Form
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import MATRIX_EDGE as EDGE
from tensor.ir.kernel import MATRIX_HALVES, Kernel, Load, Value

if TYPE_CHECKING:
    from tensor.codegen.rdna.build import Scope
    from tensor.codegen.rdna.select import Selector

LANES = 32
ROWS_OF_A_LANE = 8  # registers of results
NAMES = ("v_wmma_f32_16x16x16_f16", "v_wmma_f32_16x16x16_bf16")
INSTRUCTIONS = dict(zip(MATRIX_HALVES, NAMES, strict=True))
BYTES_A_LOAD = 16
PACK_HIGH_HALVES = 0x07060302  # v_perm_b32: as PACK_HALVES, of the high halves
Place = dict[Axis, Form]
Sums = dict[tuple[int, int], VReg]
LARGE = 1024 * EDGE * EDGE  # results from which a wave takes several blocks, as there are enough for all


@dataclass(frozen=True)
class Matrix:
    """A sum of products of two loads. left varies along `row` and `inner`, right along `column` and `inner`;
    loops: what else is summed over; tiles: blocks of 16x16 of one wave, down and across."""

    value: Value
    left: Load
    right: Load
    row: Axis
    column: Axis
    inner: Axis
    loops: tuple[Axis, ...]
    tiles: tuple[int, int]

    @property
    def sizes(self) -> dict[Axis, int]:
        """Points of the parallel axes that one wave computes."""
        return {self.row: EDGE * self.tiles[0], self.column: EDGE * self.tiles[1]}

    def __str__(self) -> str:
        return f"matrix instructions, {self.tiles[0]}x{self.tiles[1]} of {EDGE}x{EDGE} a wave"


def find(kernel: Kernel) -> Matrix | None:
    """The kernel's only reduction as a product of matrices, if it is one of halves in whole blocks."""
    sums = [v for v in kernel.values if v.op in REDUCE]
    if len(sums) != 1 or sums[0].op is not Op.REDUCE_ADD:
        return None
    value, multiplied = sums[0], sums[0].src[0]
    if value.dtype != dtypes.float32 or multiplied.op is not Op.MUL:
        return None
    loads = [plain_load(factor) for factor in multiplied.src]
    if loads[0] is None or loads[1] is None or loads[0].dtype != loads[1].dtype:
        return None
    left, right = loads[0].arg, loads[1].arg
    summed = frozenset(value.arg)
    row = longest(left.index.axes - right.index.axes - summed)
    column = longest(right.index.axes - left.index.axes - summed)
    inner = longest(left.index.axes & right.index.axes & summed)
    if row is None or column is None or inner is None:
        return None
    loops = tuple(axis for axis in value.arg if axis is not inner)
    is_large = prod(a.size for a in kernel.axes) >= LARGE
    down, across = (2 if is_large and a.size % (2 * EDGE) == 0 else 1 for a in (row, column))
    return Matrix(value, left, right, row, column, inner, loops, (down, across))


def longest(axes: frozenset[Axis]) -> Axis | None:
    """The longest axis in whole blocks; any others are left to work-groups."""
    whole = [axis for axis in axes if axis.size % EDGE == 0]
    return max(whole, key=lambda axis: (axis.size, axis.index), default=None)


def plain_load(value: Value) -> Value | None:
    """The unguarded load of halves behind a cast to float32."""
    load = value.src[0] if value.op is Op.CAST else value
    if load.op is not Op.BUFFER or load.src or load.arg.guards or load.dtype not in INSTRUCTIONS:
        return None
    return load


class Product:
    """A product bound to the hardware: its wave's blocks, and the forms of rows and columns."""

    def __init__(self, selector: Selector, matrix: Matrix) -> None:
        self.selector, self.matrix = selector, matrix
        self.layout = selector.root.generation.matrix
        self.upper = digit(of_axis(selector.lane), EDGE, 0)
        self.lower = digit(of_axis(selector.lane), 1, EDGE)
        self.whole = {axis: (selector.parts[axis], selector.tiles[axis][0]) for axis in matrix.sizes}
        down, across = (selector.part(n) for n in matrix.tiles)
        register = selector.part(ROWS_OF_A_LANE)
        self.parts = down, across, register
        row = of_axis(register) * self.layout.row_step + self.upper * self.layout.row_half
        self.bind(matrix.row, row * matrix.tiles[0] + of_axis(down), (down, register))
        self.bind(matrix.column, self.lower * matrix.tiles[1] + of_axis(across), (across,))

    def bind(self, axis: Axis, inside: Form, tiles: tuple[Axis, ...]) -> None:
        """Say where in its wave's blocks a point of an axis lies."""
        form, tile = self.whole[axis]
        self.selector.parts[axis] = substitute(form, {tile: inside})
        self.selector.tiles[axis] = tuple(t for t in tiles if t.size > 1)

    def run(self) -> None:
        """Leave every result in the memo of the entry scope."""
        selector, matrix = self.selector, self.matrix
        home = selector.root
        blocks = product(*map(range, matrix.tiles))
        sums = {(i, j): home.reg("v", ROWS_OF_A_LANE) for i, j in blocks}
        for total in sums.values():
            for register in range(ROWS_OF_A_LANE):
                home.into(total[register], "v_mov_b32", 0)
        self.loop(home, matrix.loops, {}, sums)
        shape = selector.shape(matrix.value)
        for at in selector.coordinates(shape.parts):
            down, across, register = (at.get(part, 0) for part in self.parts)
            home.memo[(id(matrix.value), *(at[p] for p in shape.parts))] = sums[down, across][register]

    def loop(self, scope: Scope, axes: tuple[Axis, ...], place: Place, sums: Sums) -> None:
        """All steps inside `place`, the points of the loops that are open; axes: loops to open."""
        trips = axes[0].size if axes else self.matrix.inner.size // EDGE
        inside = scope.inner()
        at = Form()
        if trips > 1:
            counter = self.selector.part(trips)
            self.selector.index.enter(counter, inside)
            at = of_axis(counter)
        if axes:
            self.loop(inside, axes[1:], {**place, axes[0]: at}, sums)
        else:
            self.multiply(inside, {**place, self.matrix.inner: at * EDGE}, sums)
        if trips > 1:
            inside.repeat(trips)
        else:
            inside.close()

    def multiply(self, scope: Scope, place: Place, sums: Sums) -> None:
        """One step along the inner axis: load both sides of every block, multiply all pairs."""
        matrix = self.matrix
        left = self.side(scope, matrix.left, matrix.row, matrix.tiles[0], place)
        right = self.side(scope, matrix.right, matrix.column, matrix.tiles[1], place)
        name = INSTRUCTIONS[self.dtype(matrix.left)]
        for (i, j), total in sums.items():
            scope.items.append(Inst(name, (total,), (left[i], right[j], total)))

    def dtype(self, load: Load) -> DType:
        return self.selector.memory.params[load.slot].dtype

    def side(self, scope: Scope, load: Load, axis: Axis, blocks: int, at: Place) -> list[VReg]:
        """What each lane brings to the instructions, block by block: one row (or column), several steps."""
        selector, depth = self.selector, self.layout.depth
        form, tile = self.whole[axis]
        block, along = selector.part(blocks), selector.part(depth)
        place = {
            **selector.parts,
            **at,
            axis: substitute(form, {tile: self.lower * blocks + of_axis(block)}),
            self.matrix.inner: at[self.matrix.inner] + self.upper * self.layout.half + of_axis(along),
        }
        index = substitute(load.index, place)
        if contiguous_run(index, along) and is_aligned(index, along):
            return [self.steps(scope, load.slot, fix(index, {block: n}), along) for n in range(blocks)]
        if blocks == 2 and contiguous_run(index, block) and is_aligned(index, block):
            dwords = self.each(scope, load.slot, fix(index, {block: 0}), along, "b32")
            return [packed(scope, dwords, selectors) for selectors in (PACK_HALVES, PACK_HIGH_HALVES)]
        found = []
        for number in range(blocks):
            halves = self.each(scope, load.slot, fix(index, {block: number}), along, "u16")
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
        self.selector.memory.fetch(f"global_load_{width}", target, slot, index, scope)


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
