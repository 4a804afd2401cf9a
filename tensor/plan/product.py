"""Products of matrices for the matrix unit: which kernels have one, and its loops over fragments.

Stands under `apply.py`, which runs a Product where `find` saw one; everything around it (the epilogue, the
stores) is planned as in any kernel, over the layout in which the unit leaves its results. A wave takes
`tiles` fragments.
"""

from __future__ import annotations

from math import prod

from tensor.dtype import dtypes
from tensor.ir.form import Axis, Form
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import MATRIX_EDGE as EDGE
from tensor.ir.kernel import Kernel, Load, Value
from tensor.ir.loops import Declare, Fragment, LoadTile, MultiplyFragments, Tile, Total
from tensor.plan.binding import Binding, Block
from tensor.plan.schedule import Matrix
from tensor.plan.target import Target
from tensor.plan.tile import of_axis, substitute

LARGE = 1024 * EDGE * EDGE  # results from which a wave takes several blocks, as there are enough for all
Place = dict[Axis, Form]


def find(kernel: Kernel, target: Target) -> Matrix | None:
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
    if target.fragment(loads[0].dtype, value.dtype) is None:
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
    """The unguarded load behind a cast to float32."""
    load = value.src[0] if value.op is Op.CAST else value
    if load.op is not Op.BUFFER or load.src or load.arg.guards:
        return None
    return load


class Product:
    """A product bound to the hardware: its wave's blocks, and the forms of rows and columns."""

    def __init__(self, binding: Binding, matrix: Matrix, fragment: Fragment) -> None:
        self.binding, self.matrix, self.fragment = binding, matrix, fragment
        self.whole = {axis: (binding.parts[axis], binding.tiles[axis][0]) for axis in matrix.sizes}
        down, across = (binding.axis(n) for n in matrix.tiles)
        register = binding.axis(fragment.register.size)
        self.parts = down, across, register
        self.held = {fragment.lane: of_axis(binding.lane), fragment.register: of_axis(register)}
        row, column = (substitute(form, self.held) for form in (fragment.row, fragment.column))
        self.bind(matrix.row, row * matrix.tiles[0] + of_axis(down), (down, register))
        self.bind(matrix.column, column * matrix.tiles[1] + of_axis(across), (across,))

    def bind(self, axis: Axis, inside: Form, tiles: tuple[Axis, ...]) -> None:
        """Say where in its wave's blocks a point of an axis lies."""
        form, tile = self.whole[axis]
        self.binding.parts[axis] = substitute(form, {tile: inside})
        self.binding.tiles[axis] = tuple(t for t in tiles if t.size > 1)

    def run(self, value: Value) -> None:
        """Leave the sums known in the entry block."""
        binding, home = self.binding, self.binding.root
        sums = binding.tile(self.fragment.result, self.parts)
        home.statements.append(Declare(sums, value.op, 1, self.fragment))
        self.loop(home, self.matrix.loops, {}, sums)
        out = binding.tile(value.dtype, binding.place(value)[0])
        home.statements.append(Total(out, sums, value.op))
        home.known[id(value)] = out

    def loop(self, block: Block, axes: tuple[Axis, ...], place: Place, sums: Tile) -> None:
        """All steps inside `place`, the points of the loops that are open; axes: loops to open."""
        inside = block.inner()
        counter = self.binding.axis(axes[0].size if axes else self.matrix.inner.size // self.fragment.steps)
        at = of_axis(counter)
        if axes:
            self.loop(inside, axes[1:], {**place, axes[0]: at}, sums)
        else:
            self.multiply(inside, {**place, self.matrix.inner: at * self.fragment.steps}, sums)
        inside.close(counter)

    def multiply(self, block: Block, place: Place, sums: Tile) -> None:
        """One step along the inner axis: load both sides of every block, multiply all pairs."""
        matrix, fragment = self.matrix, self.fragment
        left = self.side(block, matrix.left, matrix.row, matrix.tiles[0], fragment.left_row, place)
        right = self.side(block, matrix.right, matrix.column, matrix.tiles[1], fragment.right_column, place)
        block.statements.append(MultiplyFragments(sums, left, right, fragment))

    def side(self, block: Block, load: Load, axis: Axis, blocks: int, line: Form, at: Place) -> Tile:
        """What each lane brings to the instructions: for each block one row (or column), several steps."""
        binding, fragment = self.binding, self.fragment
        number, along = binding.axis(blocks), binding.axis(fragment.along.size)
        held = {fragment.lane: of_axis(binding.lane), fragment.along: of_axis(along)}
        form, tile = self.whole[axis]
        inside = substitute(line, held) * blocks + of_axis(number)
        place = {
            **binding.parts,
            **at,
            axis: substitute(form, {tile: inside}),
            self.matrix.inner: at[self.matrix.inner] + substitute(fragment.step, held),
        }
        out = binding.tile(fragment.side, (number, along))
        array = binding.kernel.params[load.slot]
        block.statements.append(LoadTile(out, array, substitute(load.index, place)))
        return out
