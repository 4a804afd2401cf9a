"""Softmax times something: one set of axes for a row that is reduced three times, and its sum divided by
last.

Before: a sum over a row of ``powers / sum(powers) * other`` where the powers are of a row less its maximum,
each reduction over an axis of its own (attention, as lowering writes it). After: all three reductions are
over one axis and share their values, and the outer sum is of ``powers * other``, divided by the sum of the
powers behind it; casts to fewer bits and back, between the powers and the sum, are left out. That is the form
that `tensor/plan/online.py` makes in one pass over the row. A maximum and the sum of the powers alone are
written over one axis in the same way. Other kernels stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from tensor.ir.form import Axis, of_axis
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel, Value, postorder
from tensor.passes.algebra import builder
from tensor.passes.axes import number_axes, replace_axes
from tensor.plan import online
from tensor.plan.rows import outermost


def divide_last(kernel: Kernel) -> Kernel:
    """The kernel in the form of `tensor.plan.online`, the same kernel where that has no plan for it."""
    totals = list(outermost(kernel))
    if [v.op for v in totals].count(Op.REDUCE_MAX) != 1 or len(totals) not in (2, 3):
        return kernel
    if any(len(v.arg) != 1 or v.arg[0].size != totals[-1].arg[0].size for v in totals):
        return kernel
    along = totals[-1].arg[0]
    made = renamed(kernel, {v.arg[0]: along for v in totals})
    made = share_inner(made, along)
    divided = hoist(made, along) if len(totals) == 3 else made
    if divided is None:
        return kernel
    finished = number_axes(divided)
    return kernel if online.find(finished) is None else finished


def renamed(kernel: Kernel, names: dict[Axis, Axis]) -> Kernel:
    """The kernel with axes called otherwise; what becomes equal is one value."""
    forms = {old: of_axis(new) for old, new in names.items()}
    return replace_axes(kernel, forms, {old: (new,) for old, new in names.items()}, kernel.ends)


def share_inner(kernel: Kernel, along: Axis) -> Kernel:
    """Reductions inside the row over axes of the same sizes are over the same axes: equal ones become one."""
    while pair := next(pairs(kernel, along), None):
        first, second = pair
        kernel = renamed(kernel, dict(zip(second.arg, first.arg, strict=True)))
    return kernel


def inner(kernel: Kernel, along: Axis) -> list[Value]:
    return [v for v in kernel.values if v.op in REDUCE and along not in v.arg]


def pairs(kernel: Kernel, along: Axis) -> Iterator[tuple[Value, Value]]:
    """Inner reductions of one kind over other axes of the same sizes. No reduction over the axes of one may
    be inside a reduction over those of the other, for each counts by itself."""
    found = inner(kernel, along)
    nests = {(a, b) for v in found for w in inside(v) for a in v.arg for b in w.arg}
    for number, second in enumerate(found):
        for first in found[:number]:
            sizes = [[a.size for a in v.arg] for v in (first, second)]
            if first.op is not second.op or sizes[0] != sizes[1] or set(first.arg) & set(second.arg):
                continue
            if nests.isdisjoint([*product(first.arg, second.arg), *product(second.arg, first.arg)]):
                yield first, second


def inside(total: Value) -> Iterator[Value]:
    """The reductions that a reduction stands on."""
    return (v for v in postorder(total.src[0]) if v.op in REDUCE)


def hoist(kernel: Kernel, along: Axis) -> Kernel | None:
    """The last total's factor of one over the sum of powers taken out of it."""
    totals = [v for v in kernel.values if v.op in REDUCE and v.arg == (along,)]
    if [v.op for v in totals] != [Op.REDUCE_MAX, Op.REDUCE_ADD, Op.REDUCE_ADD]:
        return None
    top, powers, last = totals
    found = factors(last.src[0])
    inverse = [f for f in found if f.op is Op.RECIP and uncast(f.src[0]) is powers]
    rest = [f for f in found if f not in inverse]
    wanted = factors(powers.src[0])
    if len(inverse) != 1 or any(rest.count(f) < wanted.count(f) for f in wanted):
        return None
    others = [f for f in rest if f not in wanted]
    if len(others) + len(wanted) != len(rest) or not others or powers.dtype != last.dtype:
        return None
    if any(top in postorder(f) or powers in postorder(f) for f in others):
        return None
    build = builder()
    weight = others[0]
    for other in others[1:]:
        weight = build.make(Op.MUL, last.dtype, (weight, other))
    term = build.make(Op.MUL, last.dtype, (powers.src[0], weight))
    made = build.make(Op.REDUCE_ADD, last.dtype, (term,), (along,))
    return replaced(kernel, last, build.make(Op.MUL, last.dtype, (made, inverse[0])))


def factors(value: Value) -> list[Value]:
    """What a value is the product of, through casts between floats of at most 32 bits."""
    inside = uncast(value)
    if inside.op is Op.MUL and inside.dtype.is_float:
        return [f for source in inside.src for f in factors(source)]
    return [value if inside.op is Op.BUFFER else inside]


def uncast(value: Value) -> Value:
    """The value below casts between floats of at most 32 bits."""
    while value.op is Op.CAST and all(v.dtype.is_float and v.dtype.bits <= 32 for v in (value, value.src[0])):
        value = value.src[0]
    return value


def replaced(kernel: Kernel, old: Value, new: Value) -> Kernel:
    """The kernel with `new` wherever it used `old`."""
    made = {id(old): new}
    for value in kernel.values:
        sources = tuple(made.get(id(s), s) for s in value.src)
        if value is not old:
            made[id(value)] = value if sources == value.src else replace(value, src=sources)
    return replace(kernel, stores=tuple(replace(s, value=made[id(s.value)]) for s in kernel.stores))
