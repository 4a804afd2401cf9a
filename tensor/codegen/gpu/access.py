"""Which memory accesses a statement takes: widths, slots, what a failed guard gives."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tensor.dtype import DType
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Form
from tensor.ir.loops import Array, Shared
from tensor.plan.tile import alignment


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


def vector_width(
    form: Form, axis: Axis, run: int, dtype: DType, scalar: bool, natural: bool = False
) -> int:  # fmt: skip
    """How many elements along `axis` one access may take: at most 16 bytes (32 scalar), dword-aligned, or
    with `natural` aligned to its own size."""
    widest = 1
    limit = 32 if scalar else 16
    while run % (2 * widest) == 0 and 2 * widest * dtype.itemsize <= limit:
        widest *= 2
    if dtype.itemsize >= 4 and not natural:
        return widest
    rest = Form(form.const, tuple((a, c) for a, c in form.terms if a != axis))
    while widest > 1:
        size = widest * dtype.itemsize
        if alignment(rest) * dtype.itemsize % (size if natural else min(4, size)) == 0:
            break
        widest //= 2
    return widest if widest * dtype.itemsize >= 4 else 1
