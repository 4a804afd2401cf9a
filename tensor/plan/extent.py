"""Reductions whose end is known at run time: behind it a loop collects nothing, so turns may be left out.

A tensor with such a length is reduced as ``i < n ? x : identity``; here that is found again, and the loop
over `i` told how many of its turns matter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tensor.dtype import dtypes
from tensor.ir.form import Axis, of_axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Value
from tensor.ir.loops import Compute, Constant, Operand, Tile
from tensor.plan.binding import Binding, OpenBlock

_NEUTRAL = {Op.REDUCE_ADD: 0, Op.REDUCE_MUL: 1}


def end(values: Sequence[Value], axis: Axis) -> Value | None:
    """The int32 value from which on none of some reductions collects anything along an axis."""
    found = {id(e): e for e in (_end(value, axis) for value in values)}
    (first, *others) = found.values()
    return None if others else first


def _end(value: Value, axis: Axis) -> Value | None:
    source = value.src[0]
    if source.op is not Op.WHERE or source.src[2].op is not Op.CONST:
        return None
    dtype = value.dtype
    neutral = _NEUTRAL.get(value.op, dtype.min if value.op is Op.REDUCE_MAX else dtype.max)
    condition = source.src[0]
    if source.src[2].arg != neutral or condition.op is not Op.LT:
        return None
    place, limit = condition.src
    if place.op is not Op.IOTA or place.arg != of_axis(axis):
        return None
    is_number = limit.op is Op.BUFFER and limit.dtype == dtypes.int32 and not limit.src
    return limit if is_number and not limit.arg.index.terms and not limit.arg.guards else None


def turns(
    binding: Binding,
    operand: Callable[[Value], Operand],
    limit: Value,
    step: int,
    block: OpenBlock,
) -> Tile | None:
    """How many turns of `step` elements there are up to a limit, rounded up; made in `block`."""
    number = operand(limit)
    if isinstance(number, Constant):
        return None
    for op, amount in ((Op.ADD, step - 1), (Op.DIV, step)):
        if amount == (op is Op.DIV):
            continue
        out = binding.tile(dtypes.int32, ())
        is_shift = op is Op.DIV and amount & (amount - 1) == 0
        how, by = (Op.SHR, amount.bit_length() - 1) if is_shift else (op, amount)
        block.statements.append(Compute(out, how, (number, Constant(dtypes.int32, by))))
        number = out
    return number
