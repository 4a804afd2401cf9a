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

from tensor.ir.form import Axis
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel, Value
from tensor.plan.schedule import Row, Schedule, dependencies
from tensor.plan.target import Target

MAX_ROW = 16384  # elements
MOST_LANES = 1024  # of a work-group
BYTES_A_LOAD = 16


@dataclass(frozen=True)
class RowAxes:
    """A row: the axis that results run along, and the axes of the same size that are reduced."""

    along: Axis
    reduced: tuple[Axis, ...]


def find(kernel: Kernel) -> RowAxes | None:
    """The row of a kernel, None if its reductions are over other things or vary along it."""
    totals = [v for v in kernel.values if v.op in REDUCE]
    reduced = tuple(dict.fromkeys(axis for v in totals for axis in v.arg))
    if not totals or not kernel.axes or any(len(v.arg) > 1 for v in totals):
        return None
    along = kernel.axes[-1]
    if {axis.size for axis in reduced} != {along.size} or along.size > MAX_ROW:
        return None
    axes = dependencies(kernel)
    if any(axes[id(v)] & {along, *reduced} for v in totals):
        return None
    return RowAxes(along, reduced)


def needs(kernel: Kernel) -> bool:
    """Are there reductions that every lane along some axis would do again, if no row were kept?"""
    axes = dependencies(kernel)
    whole = frozenset(kernel.axes)
    return any(whole - axes[id(v)] for v in outermost(kernel))


def outermost(kernel: Kernel) -> Iterator[Value]:
    """Reductions whose totals leave all reduced axes behind."""
    axes = dependencies(kernel)
    parallel = frozenset(kernel.axes)
    return (v for v in kernel.values if v.op in REDUCE and axes[id(v)] <= parallel)


def schedule(kernel: Kernel, shape: RowAxes, target: Target) -> Schedule:
    """Lanes along the row, in vectors where it is contiguous; short rows share a work-group."""
    size = shape.along.size
    vector = widest(kernel, shape)
    others = tuple(a for a in kernel.axes if a is not shape.along and a.size > 1)
    rows = prod(a.size for a in others)
    lanes = 1
    while lanes < MOST_LANES and lanes * held(rows * lanes, target) < size:
        lanes *= 2
    block = max(lanes, target.lanes if lanes * rows <= target.lanes else 2 * target.lanes)
    row = Row(shape.along, shape.reduced, vector, -(-size // (lanes * vector)))
    return Schedule(others, (), {}, {}, block, lanes, row=row)


def held(lanes: int, target: Target) -> int:
    """Elements of a row that a lane is to hold when a launch has so many lanes: more where they fill the
    chip, as each lane has its part in exchanges whatever it holds."""
    waves = lanes / (target.lanes * target.units)
    return next(elements for elements, fill in ((32, 2), (16, 1), (8, 1 / 32), (4, 0)) if waves >= fill)


def widest(kernel: Kernel, shape: RowAxes) -> int:
    """Elements of a row that one access takes: at most 16 bytes, where the row is contiguous in all
    arrays."""
    vector = 8
    forms = [(s.value.dtype, s.index) for s in kernel.stores]
    forms += [(v.dtype, v.arg.index) for v in kernel.values if v.op is Op.BUFFER]
    for dtype, form in forms:
        strides = [form.coefficient(axis) for axis in (shape.along, *shape.reduced) if axis in form.axes]
        if any(stride != 1 for stride in strides):
            return 1
        if strides:
            vector = min(vector, BYTES_A_LOAD // dtype.itemsize)
    while shape.along.size % vector:
        vector //= 2
    return vector
