"""Algebraic rules on kernel values, applied once to each value as it is made.

A rule is a function with its algebra as docstring: it gets the parts of a value that is about to exist
and gives an equal value that is cheaper, or None. Sources are already simplified. Rules hold for every
input, NaN and infinity included; only the sign of a zero and the payload of a NaN are not kept.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound, Form, divmod_form
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Load, Value, postorder
from tensor.passes.fold import fold

Number = bool | int | float


@dataclass(frozen=True)
class Parts:
    """What a value is about to be made of."""

    op: Op
    dtype: DType
    src: tuple[Value, ...]
    arg: Any


class Builder:
    """Makes values, each once: equal parts give the same object, and every rule of its op is tried first."""

    def __init__(self) -> None:
        self._made: dict[tuple[Any, ...], Value] = {}

    def make(self, op: Op, dtype: DType, src: tuple[Value, ...] = (), arg: Any = None) -> Value:
        """The simplest known value equal to these parts."""
        text = repr(arg) if op is Op.CONST else None
        key = (op, dtype, tuple(map(id, src)), arg, text)
        found = self._made.get(key)
        if found is None:
            found = self._simplified(Parts(op, dtype, src, arg))
            if found is None:
                found = Value(op, dtype, src, arg)
            self._made[key] = found
        return found

    def const(self, dtype: DType, number: Number) -> Value:
        return self.make(Op.CONST, dtype, (), as_number(dtype, number))

    def _simplified(self, parts: Parts) -> Value | None:
        for rule in RULES.get(parts.op, ()):
            found = rule(parts, self)
            if found is not None:
                return found
        return None


Rule = Callable[[Parts, Builder], Value | None]
RULES: dict[Op, list[Rule]] = {}


def rule(*ops: Op) -> Callable[[Rule], Rule]:
    """Register a rule for these ops; rules run in the order of this file."""

    def add(function: Rule) -> Rule:
        for op in ops:
            RULES.setdefault(op, []).append(function)
        return function

    return add


def as_number(dtype: DType, number: Number) -> Number:
    """`number` as the Python type of the dtype's kind; whole numbers wrap to its width."""
    if dtype.kind == "b":
        return bool(number)
    if dtype.is_float:
        return float(number)
    wrapped = int(number) & ((1 << dtype.bits) - 1)
    return wrapped - (1 << dtype.bits) if dtype.is_signed and wrapped >> (dtype.bits - 1) else wrapped


def is_const(value: Value, *numbers: Number) -> bool:
    """True for a constant equal to one of `numbers`, or for any constant if none is given."""
    return value.op is Op.CONST and (not numbers or value.arg in numbers)


_COMMUTATIVE = (Op.ADD, Op.MUL, Op.MAX, Op.MIN, Op.AND, Op.OR, Op.XOR, Op.EQ, Op.NE)
_INT_ARITHMETIC = (Op.ADD, Op.SUB, Op.MUL, Op.DIV, Op.MOD)
_FOLDED = tuple(op for op in Op if Op.CAST.value <= op.value <= Op.WHERE.value and op is not Op.BITCAST)


@rule(*_FOLDED)
def constants(parts: Parts, build: Builder) -> Value | None:
    """op(c1, c2, ...) == c"""
    if not all(is_const(s) for s in parts.src):
        return None
    folded = fold(parts.op, parts.dtype, tuple((s.dtype, s.arg) for s in parts.src))
    return None if folded is None else build.const(parts.dtype, folded)


@rule(*_COMMUTATIVE)
def constant_last(parts: Parts, build: Builder) -> Value | None:
    """c + x == x + c, likewise * max min & | ^ == !="""
    a, b = parts.src
    if is_const(a) and not is_const(b):
        return build.make(parts.op, parts.dtype, (b, a), parts.arg)
    return None


@rule(Op.ADD, Op.SUB, Op.OR, Op.XOR, Op.SHL, Op.SHR)
def zero_on_the_right(parts: Parts, build: Builder) -> Value | None:
    """x + 0 == x - 0 == x | 0 == x ^ 0 == x << 0 == x >> 0 == x; of floats x + -0.0, for -0.0 + 0.0 is 0.0"""
    a, b = parts.src
    if not is_const(b, 0):
        return None
    keeps_zeros = not parts.dtype.is_float or (math.copysign(1, b.arg) < 0) == (parts.op is Op.ADD)
    return a if keeps_zeros else None


@rule(Op.MUL, Op.DIV)
def one_on_the_right(parts: Parts, build: Builder) -> Value | None:
    """x * 1 == x / 1 == x"""
    a, b = parts.src
    return a if is_const(b, 1) else None


@rule(Op.MUL)
def float_times_minus_one(parts: Parts, build: Builder) -> Value | None:
    """x * -1 == -x"""
    a, b = parts.src
    return build.make(Op.NEG, parts.dtype, (a,)) if is_const(b, -1) and parts.dtype.is_float else None


@rule(Op.MUL, Op.AND)
def whole_number_times_zero(parts: Parts, build: Builder) -> Value | None:
    """x * 0 == x & 0 == 0 for whole numbers and bools"""
    _, b = parts.src
    return b if is_const(b, 0) and not parts.dtype.is_float else None


@rule(Op.AND, Op.OR, Op.MAX, Op.MIN)
def same_twice(parts: Parts, build: Builder) -> Value | None:
    """x & x == x | x == max(x, x) == min(x, x) == x"""
    a, b = parts.src
    return a if a is b else None


@rule(Op.SUB, Op.XOR)
def itself_taken_away(parts: Parts, build: Builder) -> Value | None:
    """x - x == x ^ x == 0 for whole numbers and bools"""
    a, b = parts.src
    return build.const(parts.dtype, 0) if a is b and not parts.dtype.is_float else None


@rule(Op.AND, Op.OR)
def bool_with_true(parts: Parts, build: Builder) -> Value | None:
    """p & true == p; p | true == true"""
    a, b = parts.src
    if parts.dtype.kind != "b" or not is_const(b, True):
        return None
    return a if parts.op is Op.AND else b


@rule(Op.NEG, Op.NOT)
def twice(parts: Parts, build: Builder) -> Value | None:
    """-(-x) == x; ~~x == x"""
    (a,) = parts.src
    return a.src[0] if a.op is parts.op else None


@rule(Op.ADD, Op.SUB)
def negated_addend(parts: Parts, build: Builder) -> Value | None:
    """a + -b == a - b; a - -b == a + b"""
    a, b = parts.src
    if b.op is not Op.NEG:
        return None
    other = Op.SUB if parts.op is Op.ADD else Op.ADD
    return build.make(other, parts.dtype, (a, b.src[0]))


@rule(Op.ADD, Op.MUL, Op.AND, Op.OR, Op.XOR)
def constants_together(parts: Parts, build: Builder) -> Value | None:
    """(x + c1) + c2 == x + (c1 + c2) for whole numbers, likewise * & | ^"""
    a, b = parts.src
    if parts.dtype.is_float or a.op is not parts.op or not is_const(b) or not is_const(a.src[1]):
        return None
    together = build.make(parts.op, parts.dtype, (a.src[1], b))
    return build.make(parts.op, parts.dtype, (a.src[0], together))


@rule(Op.DIV)
def quotient_by_power_of_two(parts: Parts, build: Builder) -> Value | None:
    """x / 2**k == x * 2**-k, both rounded once from the same number"""
    a, b = parts.src
    if not parts.dtype.is_float or not is_const(b) or not _is_power_of_two(b.arg, parts.dtype):
        return None
    return build.make(Op.MUL, parts.dtype, (a, build.const(parts.dtype, 1.0 / b.arg)))


@rule(Op.WHERE)
def known_choice(parts: Parts, build: Builder) -> Value | None:
    """where(true, a, b) == a; where(false, a, b) == b; where(p, a, a) == a"""
    condition, a, b = parts.src
    if a is b or is_const(condition, True):
        return a
    return b if is_const(condition, False) else None


@rule(Op.WHERE)
def choice_of_negation(parts: Parts, build: Builder) -> Value | None:
    """where(~p, a, b) == where(p, b, a)"""
    condition, a, b = parts.src
    if condition.op is not Op.NOT:
        return None
    return build.make(Op.WHERE, parts.dtype, (condition.src[0], b, a))


@rule(Op.WHERE)
def choice_of_truth(parts: Parts, build: Builder) -> Value | None:
    """where(p, true, false) == p; where(p, false, true) == ~p"""
    condition, a, b = parts.src
    if parts.dtype.kind != "b" or not is_const(a) or not is_const(b):
        return None
    return condition if a.arg else build.make(Op.NOT, dtypes.bool, (condition,))


@rule(Op.NE, Op.EQ)
def comparison_with_truth(parts: Parts, build: Builder) -> Value | None:
    """(p == true) == (p != false) == p; (p == false) == (p != true) == ~p for bools"""
    a, b = parts.src
    if a.dtype.kind != "b" or not is_const(b):
        return None
    return a if bool(b.arg) is (parts.op is Op.EQ) else build.make(Op.NOT, dtypes.bool, (a,))


@rule(Op.CAST, Op.BITCAST)
def same_type(parts: Parts, build: Builder) -> Value | None:
    """cast to the type it has already changes nothing"""
    (a,) = parts.src
    return a if a.dtype == parts.dtype else None


@rule(Op.CAST)
def cast_through_wider(parts: Parts, build: Builder) -> Value | None:
    """cast(cast(x, wider), t) == cast(x, t) where `wider` holds every value of x's type"""
    (a,) = parts.src
    if a.op is not Op.CAST or not holds_all(a.dtype, a.src[0].dtype):
        return None
    return build.make(Op.CAST, parts.dtype, a.src)


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
    if not _is_coordinate(parts.dtype) or Op.IOTA not in (a.op, b.op):
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
    low, high = at.bounds
    inside = low >= 0 and high < load.limit
    guards = load.guards if inside else (*load.guards, Bound(at, 0, load.limit))
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


def holds_all(wide: DType, narrow: DType) -> bool:
    """True if every value of `narrow` is a value of `wide`."""
    if wide == narrow or narrow.kind == "b":
        return True
    if wide.kind == "b" or (narrow.is_float and not wide.is_float):
        return False
    if wide.is_float:
        return (
            _digits(wide) >= (_digits(narrow) if narrow.is_float else narrow.bits) and wide.bits > narrow.bits
        )
    if wide.is_signed:
        return wide.bits > narrow.bits or (narrow.is_signed and wide.bits == narrow.bits)
    return not narrow.is_signed and wide.bits >= narrow.bits


def _digits(dtype: DType) -> int:
    """Bits of the significand, the hidden one included."""
    return {"float16": 11, "bfloat16": 8, "float32": 24, "float64": 53}[dtype.name]


def _is_power_of_two(number: float, dtype: DType) -> bool:
    mantissa, exponent = _frexp(abs(number))
    limit = 14 if dtype.name == "float16" else 126
    return mantissa == 0.5 and abs(exponent - 1) <= limit


def _frexp(number: float) -> tuple[float, int]:
    return math.frexp(number) if math.isfinite(number) else (0.0, 0)


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
