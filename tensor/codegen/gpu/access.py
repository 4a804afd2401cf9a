"""Which memory accesses a statement takes: widths, slots, what a failed guard gives."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tensor.dtype import DType
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.kernel import Param
from tensor.ir.loops import Array, LoadTile, Shared
from tensor.plan.tile import alignment, contiguous_run

EDGE_BYTES = 8  # of an access where a row ends: what one instruction shifts


def slot_of(array: Array) -> int:
    """The argument that holds a global array. Raises IRError for memory of the work-group."""
    if isinstance(array, Shared):
        raise IRError(f"selection: shared array {array.number} has no instructions yet")
    return array.slot


def zero(dtype: DType) -> Any:
    """0 of a type, as a constant operand."""
    if dtype.kind == "b":
        return False
    return 0.0 if dtype.is_float else 0


def widest(parts: Iterable[Axis], width_of: Callable[[Axis], int]) -> tuple[Axis | None, int]:
    """The part along which one access takes most elements (the first of equals; None if that is one), and how
    many."""
    best = max(parts, key=width_of, default=None)
    width = 1 if best is None else width_of(best)
    return (best if width > 1 else None), width


def vector_width(form: Form, axis: Axis, run: int, dtype: DType, scalar: bool, align: int = 1) -> int:
    """How many elements along `axis` one access may take: at most 16 bytes (32 scalar), from a multiple of
    `align` bytes on (0: of its own size)."""
    widest = 1
    limit = 32 if scalar else 16
    while run % (2 * widest) == 0 and 2 * widest * dtype.itemsize <= limit:
        widest *= 2
    rest = Form(form.const, tuple((a, c) for a, c in form.terms if a != axis))
    while widest > 1 and alignment(rest) * dtype.itemsize % (align or widest * dtype.itemsize):
        widest //= 2
    return widest if widest * dtype.itemsize >= 4 else 1


def edge_of(load: LoadTile, part: Axis) -> Bound | None:
    """The guard that ends a row inside vectors of EDGE_BYTES along a part, if it is the only one there and
    the row's last vector lies in the array in every row: it is read instead of the one across the end."""
    array, width = load.array, EDGE_BYTES // load.out.dtype.itemsize
    along = [guard for guard in load.guards if part in guard.form.axes]
    if not isinstance(array, Param) or array.access != "r" or len(along) != 1 or width < 2:
        return None
    (edge,) = along
    ahead = load.index + edge.form * -1  # of the row's first element
    is_run = contiguous_run(edge.form, part) and contiguous_run(load.index, part) and part.size % width == 0
    is_inside = edge.form.bounds[0] >= edge.low and ahead.bounds[0] + edge.high >= width <= array.count
    return edge if is_run and is_inside else None
