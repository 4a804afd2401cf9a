"""Axes whose end is known at run time: what lies behind it is neither collected nor computed.

A tensor with such a length is reduced as ``i < n ? x : identity``; here that is found again, and the loop
over `i` told how many of its turns matter. Of a parallel axis the kernel says where it ends: work-groups
that begin behind it leave at once, and the loop of a host's group ends with it. A group across the end
computes all of its points, which memory has room for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tensor.dtype import dtypes
from tensor.ir.form import Axis, Form, of_axis
from tensor.ir.graph import Op
from tensor.ir.kernel import End, Value
from tensor.ir.loops import Compute, Constant, Leave, LoadTile, Number, Operand, Statement, Tile
from tensor.plan.binding import Binding, OpenBlock
from tensor.plan.tile import digit

LARGEST = 2**31
_NEUTRAL = {Op.REDUCE_ADD: 0, Op.REDUCE_MUL: 1}


def end(values: Sequence[Value], axis: Axis) -> tuple[Value, int] | None:
    """An int32 value, and how many times it none of some reductions collects anything from along an axis."""
    found = [_end(value, axis) for value in values]
    first = found[0]
    if first is None or any(each is None or each[0] is not first[0] or each[1] != first[1] for each in found):
        return None
    return first


def _end(value: Value, axis: Axis) -> tuple[Value, int] | None:
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
    times = 1
    if limit.op is Op.MUL and limit.src[1].op is Op.CONST:
        limit, times = limit.src[0], limit.src[1].arg
    is_number = limit.op is Op.BUFFER and limit.dtype == dtypes.int32 and not limit.src
    is_plain = is_number and not limit.arg.index.terms and not limit.arg.guards
    return (limit, times) if is_plain else None


def turns(
    binding: Binding,
    operand: Callable[[Value], Operand],
    limit: Value,
    times: int,
    step: int,
    block: OpenBlock,
) -> Tile | None:
    """How many turns of `step` elements there are up to ``limit * times``, rounded up; made in `block`."""
    number = operand(limit)
    return None if isinstance(number, Constant) else scaled(binding, number, times, step, block.statements)


def scaled(binding: Binding, number: Tile, times: int, by: int, statements: list[Statement]) -> Tile:
    """``number * times / by``, rounded up, of an int32 that is not negative."""
    is_shift = by & (by - 1) == 0
    divide = (Op.SHR, by.bit_length() - 1) if is_shift else (Op.DIV, by)
    for op, amount, is_idle in ((Op.MUL, times, times == 1), (Op.ADD, by - 1, by == 1), (*divide, by == 1)):
        if is_idle:
            continue
        out = binding.tile(dtypes.int32, ())
        statements.append(Compute(out, op, (number, Constant(dtypes.int32, amount))))
        number = out
    return number


@dataclass(frozen=True)
class Limit:
    """The end of one parallel axis. first: the first point of a work-group, as a form over it; at: the int32
    that it ends at, made by `statements`."""

    axis: Axis
    first: Form
    at: Tile
    statements: list[Statement]


def limits(binding: Binding) -> list[Limit]:
    """The ends of axes of which work-groups have runs."""
    found = []
    for end in binding.kernel.ends:
        first = least(binding.parts[end.axis], binding.group) if end.axis in binding.parts else None
        if first is not None and end.axis.size * end.by + end.by < LARGEST:
            statements: list[Statement] = []
            found.append(Limit(end.axis, first, _end_of(binding, end, statements), statements))
    return found


def _end_of(binding: Binding, end: End, statements: list[Statement]) -> Tile:
    """The point that an axis ends at."""
    number = binding.tile(dtypes.int32, ())
    statements.append(LoadTile(number, binding.kernel.params[end.slot], Form()))
    return scaled(binding, number, end.times, end.by, statements)


def leaves(binding: Binding, found: Sequence[Limit]) -> list[Statement]:
    """What a program begins with: work-groups behind an end leave."""
    made: list[Statement] = []
    for limit in found:
        made += limit.statements
        if binding.group in limit.first.axes:
            made.append(Leave(limit.first, limit.at))
    return made


def leaves_early(binding: Binding) -> bool:
    """Are there work-groups that may have nothing to do?"""
    return any(binding.group in limit.first.axes for limit in limits(binding))


def counted(binding: Binding, found: Sequence[Limit], counter: Axis) -> Tile | None:
    """How many turns of a loop along a parallel axis matter, made in the root. What comes before the loop has
    found that one does."""
    for limit in found:
        step = binding.parts[limit.axis].coefficient(counter)
        if step:
            statements = binding.root.statements
            first, left = (binding.tile(dtypes.int32, ()) for _ in range(2))
            statements += [Number(first, limit.first), Compute(left, Op.SUB, (limit.at, first))]
            return scaled(binding, left, 1, step, statements)
    return None


def least(form: Form, group: Axis) -> Form | None:
    """The least value of a form over lanes, counters and parts, as a form over the group alone; None where
    that is not at 0 of all of them."""
    total = Form(form.const)
    for atom, coefficient in form.terms:
        if isinstance(atom, Axis):
            part: Form | None = of_axis(atom) if atom == group else Form()
        elif atom.form.axes == {group}:
            part = Form(0, ((atom, 1),))
        else:
            part = least(atom.form, group)
            if part is not None and atom.mod:  # counts on from 0 somewhere inside, unless it begins there
                part = part if part == Form() else None
            elif part is not None:
                part = digit(part, atom.div, 0)
        if part is None or (coefficient < 0 and atom != group):
            return None
        total = total + part * coefficient
    return total
