"""Rules on coordinates, on the loads that they lead to, and on reductions over them: see algebra."""

from __future__ import annotations

from dataclasses import replace

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound, Form, divmod_form
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Load, Value, postorder
from tensor.passes.values import Builder, Parts, Rules, is_const

COORDINATES = Rules()
rule = COORDINATES.rule

_INT_ARITHMETIC = (Op.ADD, Op.SUB, Op.MUL, Op.DIV, Op.MOD)


@rule(Op.CAST)
def cast_of_coordinate(parts: Parts, build: Builder) -> Value | None:
    """a coordinate that fits int32 and int64 alike may be either"""
    (a,) = parts.src
    if a.op is not Op.IOTA or not _fits_coordinate(parts.dtype, a.arg):
        return None
    return build.make(Op.IOTA, parts.dtype, (), a.arg)


@rule(Op.IOTA)
def coordinate_that_stands_still(parts: Parts, build: Builder) -> Value | None:
    """a form without axes is a constant"""
    return None if parts.arg.terms else build.const(parts.dtype, parts.arg.const)


@rule(*_INT_ARITHMETIC)
def coordinate_arithmetic(parts: Parts, build: Builder) -> Value | None:
    """sums, multiples and (where not negative) quotients and remainders of coordinates are coordinates"""
    a, b = parts.src
    if Op.IOTA not in (a.op, b.op):
        return None
    left, right = _as_form(a), _as_form(b)
    if left is None or right is None:
        return None
    form = _coordinate_result(parts.op, left, right)
    if form is None or not _fits_coordinate(parts.dtype, form):
        return None
    return build.make(Op.IOTA, parts.dtype, (), form)


@rule(Op.LT, Op.EQ, Op.NE)
def comparison_by_range(parts: Parts, build: Builder) -> Value | None:
    """a < b is known where the ranges of two coordinates do not overlap, likewise == and !="""
    a, b = parts.src
    left, right = _as_form(a), _as_form(b)
    if left is None or right is None or Op.IOTA not in (a.op, b.op):
        return None
    low, high = (left + right * -1).bounds
    if parts.op is Op.LT:
        return build.const(dtypes.bool, high < 0) if high < 0 or low >= 0 else None
    if low > 0 or high < 0 or low == high == 0:
        return build.const(dtypes.bool, (low == high == 0) is (parts.op is Op.EQ))
    return None


@rule(Op.BUFFER)
def decided_guards(parts: Parts, build: Builder) -> Value | None:
    """a load with a guard that never holds is 0; a guard that always holds may go"""
    load: Load = parts.arg
    kept = tuple(guard for guard in load.guards if not guard.always_holds)
    if any(guard.never_holds for guard in kept):
        return build.const(parts.dtype, 0)
    if len(kept) == len(load.guards):
        return None
    return build.make(Op.BUFFER, parts.dtype, parts.src, replace(load, guards=kept))


@rule(Op.BUFFER)
def gather_at_coordinate(parts: Parts, build: Builder) -> Value | None:
    """data[form] is a plain load, guarded where the form may leave the data"""
    if not parts.src:
        return None
    at = _as_form(parts.src[0])
    if at is None:
        return None
    load: Load = parts.arg
    guards = (*load.guards, Bound(at, 0, load.limit))  # one that always holds goes, as the load is made
    plain = replace(load, index=load.index + at, guards=guards, limit=0)
    return build.make(Op.BUFFER, parts.dtype, (), plain)


@rule(*REDUCE)
def reduction_of_invariant(parts: Parts, build: Builder) -> Value | None:
    """sum of n equal numbers x == x * n; max, min of them == x; over the axes that x does not depend on"""
    (a,) = parts.src
    used = _axes_of(a)
    left = tuple(axis for axis in parts.arg if axis in used)
    if len(left) == len(parts.arg) or parts.op is Op.REDUCE_MUL:
        return None
    value = a if not left else build.make(parts.op, parts.dtype, (a,), left)
    if parts.op is not Op.REDUCE_ADD:
        return value
    count = 1
    for axis in parts.arg:
        count *= 1 if axis in used else axis.size
    if parts.dtype.is_float and count > 1 << 24:
        return None
    return build.make(Op.MUL, parts.dtype, (value, build.const(parts.dtype, count)))


@rule(Op.REDUCE_ADD)
def sum_of_one_hot(parts: Parts, build: Builder) -> Value | None:
    """sum over a of where(a == x, f(a), 0) == f(x) where 0 <= x < size of a,
    else 0; f is one load linear in a
    """
    (choice,) = parts.src
    if choice.op is not Op.WHERE or not is_const(choice.src[2], 0) or choice.src[0].op is not Op.EQ:
        return None
    picked = choice.src[1]
    if picked.op is not Op.BUFFER or picked.src or len(parts.arg) != 1:
        return None
    (axis,) = parts.arg
    where = _other_side(choice.src[0], axis)
    load: Load = picked.arg
    if where is None or axis in _axes_of(where) or where.dtype not in (dtypes.int32, dtypes.int64):
        return None
    return _load_at(load, axis, where, parts.dtype, build)


def _load_at(load: Load, axis: Axis, where: Value, dtype: DType, build: Builder) -> Value | None:
    stride = load.index.coefficient(axis)
    rest = Form(load.index.const, tuple((a, c) for a, c in load.index.terms if a != axis))
    if axis in rest.axes or any(axis in guard.form.axes for guard in load.guards) or stride != 1:
        return None
    gather = replace(load, index=rest, limit=axis.size)
    return build.make(Op.BUFFER, dtype, (where,), gather)


def _other_side(equality: Value, axis: Axis) -> Value | None:
    plain = Form(0, ((axis, 1),))
    for this, other in (equality.src, equality.src[::-1]):
        if this.op is Op.IOTA and this.arg == plain:
            return other
    return None


def _is_coordinate(dtype: DType) -> bool:
    return dtype in (dtypes.int32, dtypes.int64)


def _fits_coordinate(dtype: DType, form: Form) -> bool:
    low, high = form.bounds
    return _is_coordinate(dtype) and low >= -(1 << 31) and high < 1 << 31


def _as_form(value: Value) -> Form | None:
    if value.op is Op.IOTA:
        form: Form = value.arg
        return form
    if value.op is Op.CONST and _is_coordinate(value.dtype):
        return Form(int(value.arg))
    return None


def _coordinate_result(op: Op, left: Form, right: Form) -> Form | None:
    if op is Op.ADD:
        return left + right
    if op is Op.SUB:
        return left + right * -1
    if op is Op.MUL:
        if not left.terms:
            left, right = right, left
        return None if right.terms else left * right.const
    if right.terms or right.const <= 0 or left.bounds[0] < 0:
        return None
    return divmod_form(left, right.const)[op is Op.MOD]


def _axes_of(value: Value) -> frozenset[Axis]:
    """Axes that a value depends on, those of its own reductions taken out."""
    known: dict[int, frozenset[Axis]] = {}
    for current in postorder(value):
        axes = _own_axes(current).union(*(known[id(s)] for s in current.src))
        known[id(current)] = axes - frozenset(current.arg) if current.op in REDUCE else axes
    return known[id(value)]


def _own_axes(value: Value) -> frozenset[Axis]:
    if value.op is Op.IOTA:
        form: Form = value.arg
        return form.axes
    if value.op is Op.BUFFER:
        load: Load = value.arg
        return load.index.axes.union(*(guard.form.axes for guard in load.guards))
    return frozenset()
