"""Kernels whose reductions are all over one row that the results run along, too: softmax, layernorm and
their kind.

The row's elements are then spread over the lanes and registers of one work-group (or of a part of one),
once: what a reduction collects and what is computed from it afterwards are the same registers, so memory is
read once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

from tensor.dtype import DType
from tensor.ir.form import Axis, Form
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel, Value, postorder
from tensor.plan.kept import kept_at_once
from tensor.plan.schedule import Row, Schedule
from tensor.plan.target import MOST_LANES, Target

MAX_ROW = 16384  # elements that every chip has registers for, whatever of them is kept
LEAST_ROW = 64  # of a row that is kept though no results run along it
BYTES_A_LOAD = 16
MOST_HELD = 32  # elements of a row that a lane holds, where it can


@dataclass(frozen=True)
class RowAxes:
    """A row: the axis that results run along, and the axes of the same size that are reduced. Without results
    along it, `along` is one of those."""

    along: Axis
    reduced: tuple[Axis, ...]
    has_results: bool = True


def find(kernel: Kernel, longest: int = 0) -> RowAxes | None:
    """The row of a kernel, None if its reductions are over other things or vary along it, or if it is too
    long. longest: as a target's."""
    totals = [v for v in kernel.values if v.op in REDUCE]
    reduced = tuple(dict.fromkeys(axis for v in totals for axis in v.arg))
    if not totals or not kernel.axes or any(len(v.arg) > 1 for v in totals):
        return None
    along = kernel.axes[-1]
    if {axis.size for axis in reduced} != {along.size} or along.size > max(MAX_ROW, longest):
        return None
    axes = kernel.dependencies
    if any(axes[id(v)] & {along, *reduced} for v in totals):
        return None
    return RowAxes(along, reduced) if fits(kernel, along, reduced, longest) else None


def fits(kernel: Kernel, along: Axis, reduced: tuple[Axis, ...], longest: int) -> bool:
    """Have lanes registers for all that is kept of a row at once?"""
    return along.size <= MAX_ROW or along.size * kept_at_once(kernel, along, reduced) <= longest


def find_reduced(kernel: Kernel, longest: int = 0) -> RowAxes | None:
    """A row that is reduced more than once, each time from what it was reduced to before, and of which no
    element is stored: a logarithm of sums of powers, a variance. None if it is no such kernel, or if lanes
    along it would not read neighbours."""
    axes = kernel.dependencies
    totals = [v for v in kernel.values if v.op in REDUCE]
    reduced = tuple(dict.fromkeys(axis for v in totals for axis in v.arg))
    sizes = {axis.size for axis in reduced}
    if len(totals) < 2 or len(sizes) != 1 or any(len(v.arg) > 1 for v in totals):
        return None
    if not LEAST_ROW <= max(sizes) <= max(MAX_ROW, longest) or any(axes[id(v)] & {*reduced} for v in totals):
        return None
    if not fits(kernel, reduced[-1], reduced[:-1], longest):
        return None
    again = any(v.op in REDUCE and v is not total for total in totals for v in postorder(total.src[0]))
    found = RowAxes(reduced[-1], reduced[:-1], has_results=False)
    return found if again and is_contiguous(kernel, found) else None


def needs(kernel: Kernel) -> bool:
    """Are there reductions that every lane along some axis would do again, if no row were kept?"""
    axes = kernel.dependencies
    whole = frozenset(kernel.axes)
    return any(whole - axes[id(v)] for v in outermost(kernel))


def outermost(kernel: Kernel) -> Iterator[Value]:
    """Reductions whose totals leave all reduced axes behind."""
    axes = kernel.dependencies
    parallel = frozenset(kernel.axes)
    return (v for v in kernel.values if v.op in REDUCE and axes[id(v)] <= parallel)


def schedule(kernel: Kernel, shape: RowAxes, target: Target, most: int = MOST_HELD) -> Schedule:
    """Lanes along the row, in vectors where it is contiguous; short rows share a work-group. most: elements
    that a lane holds of a row that all chips can keep."""
    size = shape.along.size
    vector = widest(kernel, shape)
    others = tuple(a for a in kernel.axes if a is not shape.along and a.size > 1)
    rows = prod(a.size for a in others)
    lanes = target.row_lanes if size > MAX_ROW else 1
    while size <= MAX_ROW and lanes < MOST_LANES and lanes * min(most, held(rows * lanes, target)) < size:
        lanes *= 2
    block = max(lanes, target.lanes if lanes * rows <= target.lanes else 2 * target.lanes)
    row = Row(shape.along, shape.reduced, vector, -(-size // (lanes * vector)), shape.has_results)
    return Schedule(others, (), {}, {}, block, lanes, row=row)


def held(lanes: int, target: Target) -> int:
    """Elements of a row that a lane is to hold when a launch has so many lanes: more where they fill the
    chip, as each lane has its part in exchanges whatever it holds."""
    waves = lanes / (target.lanes * target.units)
    return next(count for count, fill in ((MOST_HELD, 2), (16, 1), (8, 1 / 32), (4, 0)) if waves >= fill)


def widest(kernel: Kernel, shape: RowAxes) -> int:
    """Elements of a row that one access takes: at most 16 bytes, where the row is contiguous in all
    arrays."""
    vector = 8
    if not is_contiguous(kernel, shape):
        return 1
    for dtype, form in accesses(kernel):
        if form.axes & {shape.along, *shape.reduced}:
            vector = min(vector, BYTES_A_LOAD // dtype.itemsize)
    while shape.along.size % vector:
        vector //= 2
    return vector


def accesses(kernel: Kernel) -> list[tuple[DType, Form]]:
    """The types and places of what is stored and loaded."""
    stored = [(s.value.dtype, s.index) for s in kernel.stores]
    return stored + [(v.dtype, v.arg.index) for v in kernel.values if v.op is Op.BUFFER]


def is_contiguous(kernel: Kernel, shape: RowAxes) -> bool:
    """Are the elements of a row neighbours in every array?"""
    row = (shape.along, *shape.reduced)
    return all(form.coefficient(a) == 1 for _, form in accesses(kernel) for a in row if a in form.axes)
