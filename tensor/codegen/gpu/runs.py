"""Gathered places that follow each other: rows of a table are brought by accesses of several elements.

Only whole runs count: the first place of each divides by its length, and so does the limit, so that a run is
inside the array or outside of it as a whole.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import gcd

from tensor.ir.form import Axis, Form
from tensor.ir.graph import Op
from tensor.ir.loops import Compute, Constant, LoadTile, Number, Operand, Statement, Tile
from tensor.plan.tile import alignment, contiguous_run

MOST = 16  # the greatest power of two that is looked for
ACCESS_BYTES, LEAST_BYTES = 16, 4  # of one access of several elements
Made = Callable[[Tile], Statement]


@dataclass(frozen=True)
class IndexRun:
    """A whole number along a part: by how much it grows, and a power of two that divides it at the start."""

    stride: int
    multiple: int


def gathered_width(load: LoadTile, part: Axis, made: Made) -> int:
    """How many elements along a part one access of a gathered load may take. made: what a tile is made by."""
    if load.gathered is None or part in load.index.axes or any(part in g.form.axes for g in load.guards):
        return 1
    run = places(load.gathered, part, made)
    if run is None or run.stride != 1:
        return 1
    size = load.out.dtype.itemsize
    width = gcd(ACCESS_BYTES // size, run.multiple, alignment(load.index), load.limit, part.size)
    return width if width * size >= LEAST_BYTES else 1


def places(operand: Operand, part: Axis, made: Made) -> IndexRun | None:
    """How places grow, whatever is nowhere for all of a run."""
    statement = made(operand) if isinstance(operand, Tile) else None
    match statement:
        case Compute(op=Op.WHERE, sources=(holds, place, Constant(value=nowhere))) if nowhere < 0:
            is_whole = isinstance(holds, Constant) or part not in holds.parts
            return places(place, part, made) if is_whole else None
    return along(operand, part, made)


def along(operand: Operand, part: Axis, made: Made) -> IndexRun | None:
    """How a whole number grows along a part, None if not evenly."""
    if isinstance(operand, Constant):
        return IndexRun(0, gcd(MOST, int(operand.value)))
    match made(operand):
        case Number(form=form) if part not in form.axes or contiguous_run(form, part):
            rest = Form(form.const, tuple(term for term in form.terms if term[0] != part))
            return IndexRun(int(part in form.axes), alignment(rest))
        case Compute(op=Op.ADD, sources=(one, other)):
            a, b = along(one, part, made), along(other, part, made)
            return (
                None if a is None or b is None else IndexRun(a.stride + b.stride, gcd(a.multiple, b.multiple))
            )
        case Compute(op=Op.MUL, sources=(one, Constant(value=factor))):
            run = along(one, part, made)
            return None if run is None else IndexRun(run.stride * factor, gcd(MOST, run.multiple * factor))
    return None if part in operand.parts else IndexRun(0, 1)
