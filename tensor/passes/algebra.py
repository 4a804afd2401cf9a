"""Algebraic rules on kernel values, applied once to each value as it is made.

A rule is a function with its algebra as docstring: it gets the parts of a value that is about to exist
and gives an equal value that is cheaper, or None. Sources are already simplified. Rules hold for every
input, NaN and infinity included; only the sign of a zero and the payload of a NaN are not kept.
"""

from __future__ import annotations

import math

from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tensor.ir.kernel import Value
from tensor.passes.coordinates import COORDINATES
from tensor.passes.fold import fold
from tensor.passes.values import Builder, Parts, Rules, is_const

ARITHMETIC = Rules()
rule = ARITHMETIC.rule

_COMMUTATIVE = (Op.ADD, Op.MUL, Op.MAX, Op.MIN, Op.AND, Op.OR, Op.XOR, Op.EQ, Op.NE)
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
    keeps_zeros = not parts.dtype.is_float or (math.copysign(1, b.arg) == -1) == (parts.op is Op.ADD)
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


@rule(Op.MUL)
def square_of_absolute(parts: Parts, build: Builder) -> Value | None:
    """|x| * |x| == x * x, where |x| is max(x, -x) or, of floats, that + 0.0"""
    a, b = parts.src
    greater = a.src[0] if a.op is Op.ADD and is_const(a.src[1], 0) else a
    if a is not b or greater.op is not Op.MAX or greater.src[1].op is not Op.NEG:
        return None
    x = greater.src[0]
    return build.make(Op.MUL, parts.dtype, (x, x)) if greater.src[1].src[0] is x else None


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
    return wide.bits > narrow.bits and (wide.is_signed or not narrow.is_signed)


def _digits(dtype: DType) -> int:
    """Bits of the significand, the hidden one included."""
    return {"float16": 11, "bfloat16": 8, "float32": 24, "float64": 53}[dtype.name]


def _is_power_of_two(number: float, dtype: DType) -> bool:
    mantissa, exponent = _frexp(abs(number))
    limit = 14 if dtype.name == "float16" else 126
    return mantissa == 0.5 and abs(exponent - 1) <= limit


def _frexp(number: float) -> tuple[float, int]:
    return math.frexp(number) if math.isfinite(number) else (0.0, 0)


RULES = ARITHMETIC.followed_by(COORDINATES)


def builder() -> Builder:
    """A builder of values that knows every rule."""
    return Builder(RULES)
