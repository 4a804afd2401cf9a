"""Which kernels are products worth blocks in shared memory, and how large the blocks are.

Stands under `pick.py`; `staged.py` carries it out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import prod

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel, Value
from tensor.ir.loops import BOX_ROW, Fragment, Kinds
from tensor.plan.eight_bits import bits_of
from tensor.plan.schedule import Schedule, Stage
from tensor.plan.target import GROUP, Target
from tensor.plan.tile import alignment, contiguous_run, fix
from tensor.plan.zeros import keeps_zero

LEAST = 32  # rows, columns and steps below which blocks are not worth their barriers,
EDGE_OF_UNIT = 16  # from which on the matrix unit's padding is taken for nothing;
FILLED, FILLED_SHORT = 0.25, 0.5  # of what it multiplies, padding included, must be so much where there
SHORT_SUM = 64  # are fewer; the second where a sum has fewer steps than this, to bring sides in is then most
LEAST_OF_PLACES = 8  # the same of lanes, where the axes of each side are one
Choices = tuple[tuple[tuple[int, int], tuple[int, int]], ...]
# (waves or lanes down and across, fragments of a wave or results of a lane), largest blocks first
WAVES = (((2, 2), (4, 4)), ((2, 2), (2, 2)), ((2, 1), (1, 2)), ((1, 1), (1, 1)))
GROUPS = (((2, 1), (1, 2)), ((1, 1), (1, 2)), ((1, 1), (1, 1)))  # the same of groups of waves
# Tensors that boxes are brought of: dimensions, and bytes that all but the first are multiples of and less
# than apart. Source: CUDA driver API, cuTensorMapEncodeTiled.
BOX_DIMENSIONS, BOX_UNIT, BOX_REACH = 5, 16, 1 << 40
WAVES_TO_HIDE = 4  # of a SIMD that hide each other's loads; where there are fewer, blocks come in two stages
LANES = (((16, 16), (8, 8)), ((16, 16), (4, 4)), ((4, 8), (8, 4)))
FEW_ROWS, FEW_COLUMNS = (((2, 16), (8, 4)),), (((16, 2), (4, 8)),)  # the same where one side is thin
PADDED = 1.4  # times the results that the smallest blocks of lanes compute, from which larger ones do not pay


def find(kernel: Kernel, target: Target, is_flat: bool = False) -> Stage | None:
    """The kernel's only reduction as a product, if it is one and large enough."""
    return next(stages(kernel, target, is_flat), None)


def stages(kernel: Kernel, target: Target, is_flat: bool = False) -> Iterator[Stage]:
    """That product by the blocks that suit it, the largest first; none if it is no such product. is_flat: are
    the axes of each side one, that lanes would have as several short ones?"""
    sums = [v for v in kernel.values if v.op in REDUCE]
    if len(sums) != 1 or sums[0].op is not Op.REDUCE_ADD or sums[0].src[0].op is not Op.MUL:
        return
    value = sums[0]
    left, right = value.src[0].src
    narrowed = narrow(left, right, target, value.dtype)
    if narrowed is None and value.dtype != dtypes.float32:
        return
    left, right, kinds = narrowed or (left, right, None)
    axes = kernel.dependencies
    summed, parallel = frozenset(value.arg), frozenset(kernel.axes)
    row = longest((axes[id(left)] - axes[id(right)]) & parallel)
    column = longest((axes[id(right)] - axes[id(left)]) & parallel)
    inner = longest(axes[id(left)] & axes[id(right)] & summed)
    if row is None or column is None or inner is None:
        return
    lines, by_unit = (row.size, column.size), narrowed is not None
    if not (is_filled((*lines, inner.size)) if by_unit else is_large(lines, inner.size, is_flat)):
        return
    loops = tuple(axis for axis in value.arg if axis is not inner)
    parts = (left, right, row, column, inner, loops)
    fragment = None if narrowed is None else target.fragment(left.dtype, value.dtype, kinds=kinds)
    if fragment is not None:
        yield from grouped(kernel, value, parts, fragment.side, target)
    yield from fitting(kernel, value, parts, fragment, target)


def is_filled(sizes: tuple[int, ...]) -> bool:
    """Are rows, columns and, last, steps enough for the matrix unit?"""
    wasted = prod(EDGE_OF_UNIT / min(size, EDGE_OF_UNIT) for size in sizes)
    filled = FILLED_SHORT if sizes[-1] < SHORT_SUM else FILLED
    return filled * wasted <= 1


def is_large(lines: tuple[int, int], steps: int, is_flat: bool) -> bool:
    """Are they enough for blocks that lanes multiply?"""
    least = LEAST_OF_PLACES if is_flat else LEAST
    return max(lines) >= LEAST and min(lines) >= least and steps >= LEAST


def narrow(left: Value, right: Value, target: Target, result: DType) -> tuple[Value, Value, Kinds] | None:
    """What both sides are widened from, where the matrix unit multiplies that."""
    bytes_ = bits_of(left), bits_of(right)
    if bytes_[0] is not None and bytes_[1] is not None:
        kinds = bytes_[0][1], bytes_[1][1]
        if target.fragment(dtypes.uint8, result, kinds=kinds) is not None:
            return bytes_[0][0], bytes_[1][0], kinds
    if left.op is not Op.CAST or right.op is not Op.CAST:
        return None
    (left,), (right,) = left.src, right.src
    is_known = left.dtype == right.dtype and target.fragment(left.dtype, result) is not None
    return (left, right, None) if is_known else None


Parts = tuple[Value, Value, Axis, Axis, Axis, tuple[Axis, ...]]


def grouped(kernel: Kernel, value: Value, parts: Parts, dtype: DType, target: Target) -> Iterator[Stage]:
    """Blocks that groups of waves multiply where they lie in shared memory, which they reach by copies of 16
    bytes; none where blocks would be too few for the chip, or mostly padding."""
    left, right, row, column, inner, _ = parts
    fragment = target.fragment(dtype, value.dtype, GROUP)
    if fragment is None or inner.size <= 2 * BOX_ROW:
        return
    if not (is_copied(left, (row, inner), 16) and is_copied(right, (column, inner), 16)):
        return
    others = prod(a.size for a in kernel.axes if a not in (row, column))
    for waves, tile in GROUPS:
        lines = waves[0] * tile[0] * fragment.rows, waves[1] * tile[1] * fragment.columns
        groups = others * -(-row.size // lines[0]) * -(-column.size // lines[1])
        block = prod(waves) * fragment.lane.size
        is_enough = groups * block // target.lanes >= target.units
        if is_enough and lines[0] < 2 * row.size and lines[1] < 2 * column.size:
            stages = min(target.late, -(-inner.size // BOX_ROW))
            made = Stage(value, *parts, lines, BOX_ROW, waves, tile, block, GROUP, stages, True)
            if target.boxes and is_boxed(made):
                yield replace(made, boxed=True)
            yield made


def fitting(
    kernel: Kernel, value: Value, parts: Parts, fragment: Fragment | None, target: Target
) -> Iterator[Stage]:
    """Blocks, from the largest on, of which there are enough to keep the chip busy; the smallest in any
    case."""
    left, right, row, column, inner, loops = parts
    kinds = None if fragment is None else fragment.kinds
    choices: Choices = WAVES if fragment is not None else LANES
    if fragment is None and min(row.size, column.size) <= LEAST // 2:
        choices = FEW_ROWS if row.size < column.size else FEW_COLUMNS
    others = prod(a.size for a in kernel.axes if a not in (row, column))
    for number, (waves, tile) in enumerate(choices):
        edge = (fragment.rows, fragment.columns) if fragment is not None else (1, 1)
        lines = tuple(w * t * e for w, t, e in zip(waves, tile, edge, strict=True))
        block = prod(waves) * (target.lanes if fragment is not None else 1)
        steps = fragment.steps if fragment is not None else EDGE_OF_UNIT
        depth = 2 * steps if fragment is not None and inner.size >= 2 * steps else steps
        if inner.size % depth and not (keeps_zero(left) and keeps_zero(right)):
            return
        groups = others * -(-row.size // lines[0]) * -(-column.size // lines[1])
        is_enough = groups * block // target.lanes >= target.units
        is_enough = is_enough and lines[0] < 2 * row.size and lines[1] < 2 * column.size
        if fragment is None:
            (down, across), (high, wide) = choices[-1]
            least = padded(row, down * high) * padded(column, across * wide)
            is_enough = is_enough and padded(row, lines[0]) * padded(column, lines[1]) <= PADDED * least
        if is_enough or number == len(choices) - 1:
            by = "wave" if fragment is not None else "lane"
            few = groups * block // target.lanes < WAVES_TO_HIDE * target.units
            late = target.late > 1 and inner.size > 2 * depth
            late = late and all(is_laid(side, axis, inner) for side, axis in ((left, row), (right, column)))
            stages = 2 if few and inner.size > 2 * depth else 1
            stages = min(target.late, -(-inner.size // depth)) if late else stages
            sides, size = (left, right, row, column, inner, loops), (lines[0], lines[1])
            yield Stage(value, *sides, size, depth, waves, tile, block, by, stages, late, kinds=kinds)


def padded(axis: Axis, lines: int) -> int:
    """Points of an axis in whole blocks."""
    return -(-axis.size // lines) * lines


def is_laid(side: Value, line: Axis, inner: Axis) -> bool:
    """Is a side in memory as matrix units read it? Those turn halves over, but no bytes: of these steps must
    be neighbours."""
    return is_copied(side, (inner,) if side.dtype.itemsize == 1 else (line, inner))


def is_copied(side: Value, axes: tuple[Axis, ...], least: int = 4) -> bool:
    """Is a side in memory such that pieces of so many bytes at least can go to shared memory as they are?"""
    if side.op is not Op.BUFFER or side.src:
        return False
    if side.dtype.itemsize >= least:
        return True
    along = next((a for a in axes if contiguous_run(side.arg.index, a)), None)
    if along is None or along.size * side.dtype.itemsize % least:
        return False
    rest = fix(side.arg.index, {along: 0})
    is_whole = not any(along in guard.form.axes for guard in side.arg.guards)
    return is_whole and alignment(rest) * side.dtype.itemsize % least == 0


def is_boxed(stage: Stage) -> bool:
    """Can both sides come as boxes of tensors? Each is one of its own, with every axis a dimension."""
    if stage.loops or stage.left.arg.slot == stage.right.arg.slot:
        return False
    return all(is_tensor(side, stage.inner) for side in (stage.left, stage.right))


def is_tensor(side: Value, inner: Axis) -> bool:
    """Is a side all of a tensor whose dimensions, but for one of neighbours, lie units apart?"""
    access, terms = side.arg, dict(side.arg.index.terms)
    if access.guards or access.index.const or not all(isinstance(atom, Axis) for atom in terms):
        return False
    apart = [distance * side.dtype.itemsize for distance in terms.values() if distance != 1]
    is_plain = len(apart) + 1 == len(terms) <= BOX_DIMENSIONS and inner in terms
    return is_plain and all(distance in range(BOX_UNIT, BOX_REACH, BOX_UNIT) for distance in apart)


def longest(axes: frozenset[Axis]) -> Axis | None:
    """The longest axis; any others are left to work-groups or loops."""
    return max(axes, key=lambda axis: (axis.size, axis.index), default=None)


def schedule(kernel: Kernel, stage: Stage) -> Schedule:
    """A work-group for each block."""
    return Schedule((), kernel.axes, stage.sizes, {}, stage.block, stage=stage)
