"""Elementwise operations on operands: which file makes the instructions of each.

Stands under `values.py`.
"""

from __future__ import annotations

from typing import Any

from tensor.codegen.sass import arith, convert, double, special, wide
from tensor.codegen.sass.build import Scope
from tensor.codegen.sass.machine import Minus
from tensor.dtype import DType
from tensor.ir.errors import IRError
from tensor.ir.graph import Op

BINARY = frozenset({Op.ADD, Op.SUB, Op.MUL, Op.MAX, Op.MIN, Op.AND, Op.OR, Op.XOR, Op.SHL, Op.SHR})
SINGLES = {Op.EXP2: special.exp2, Op.LOG2: special.log2, Op.SIN: special.sine, Op.COS: special.cosine}
DOUBLES = {Op.EXP2: double.exp2, Op.LOG2: double.log2, Op.SIN: double.sine, Op.COS: double.cosine}
COMPARES = frozenset({Op.LT, Op.EQ, Op.NE})


def lower(scope: Scope, op: Op, dtype: DType, source: DType, sources: list[Any]) -> Any:
    """One elementwise operation on operands, the first of them of type `source`."""
    if op is Op.CAST:
        return convert.cast(scope, sources[0], source, dtype)
    if op is Op.BITCAST:
        return convert.bitcast(scope, sources[0], source, dtype)
    if op is Op.WHERE:
        return (wide.select if dtype.bits == 64 else arith.where)(scope, dtype, *sources)
    if op in COMPARES or op in BINARY:
        operations = wide if source.bits == 64 else arith
        return operations.binary(scope, op, source if op in COMPARES else dtype, *sources)
    if op in (Op.DIV, Op.MOD):
        return quotient(scope, op, dtype, *sources)
    return unary(scope, op, dtype, sources[0])


def quotient(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """DIV and MOD of every type."""
    if dtype.kind == "b":
        raise IRError("DIV and MOD of bool have no meaning; cast to an integer first")
    if not dtype.is_float:
        return (special.divide_long if dtype.bits == 64 else special.divide_int)(scope, op, dtype, a, b)
    if dtype.bits == 64:
        return (double.divide if op is Op.DIV else double_remainder)(scope, a, b)
    if op is Op.DIV:
        return special.divide(scope, a, b)
    return exact_remainder(scope, scope.vector(a), scope.vector(b))


def exact_remainder(scope: Scope, a: Any, b: Any) -> Any:
    """C's fmod of float32, exact. In float64, where each step takes off the next 48 bits of a quotient of up
    to 277: what is left then has 24 bits again. A quotient by the reciprocal may be one off, which the next
    step takes back, and after the last a correction.
    """
    small_a, small_b = (arith.logic(scope, double.AND, x, 0x7FFFFFFF) for x in (a, b))
    rest, divisor = (scope.r("F2F.F64.F32", x, count=2) for x in (small_a, small_b))
    reciprocal = double.divide(scope, 1.0, divisor)
    for bits in range(240, -1, -48):
        factors = (wide.full(scope, 2.0**n, double.F64) for n in (bits, -bits))
        up, down = (
            scope.r("DMUL", x, n, count=2) for x, n in zip((divisor, reciprocal), factors, strict=True)
        )
        whole = scope.r("FRND.F64.TRUNC", scope.r("DMUL", rest, down, count=2), count=2)
        rest = double.fma(scope, Minus(whole), up, rest)
    left = scope.r("F2F.F32.F64", rest)
    below = scope.p("FSETP.LT.AND", left, 0.0, True)
    left = arith.choose(scope, below, scope.r("FADD", left, small_b), left)
    beyond = scope.p("FSETP.GE.AND", left, small_b, True)
    left = arith.choose(scope, beyond, scope.r("FADD", left, Minus(small_b)), left)
    left = arith.choose(scope, scope.p("FSETP.LT.AND", small_a, small_b, True), small_a, left)
    sign = arith.logic(scope, double.AND, a, double.SIGN)
    return arith.logic(scope, double.OR, arith.logic(scope, double.AND, left, 0x7FFFFFFF), sign)


def double_remainder(scope: Scope, a: Any, b: Any) -> Any:
    """C's fmod of float64, exact while the quotient is below 2**53. One that was rounded up to a whole number
    is one too large: less than 0 is left.
    """
    small_a, small_b = double.absolute(scope, a), double.absolute(scope, b)
    whole = scope.r("FRND.F64.TRUNC", double.divide(scope, small_a, small_b), count=2)
    left = double.fma(scope, Minus(whole), small_b, small_a)
    more = scope.r("DADD", left, small_b, count=2)
    left = wide.select(scope, double.F64, scope.p("DSETP.LT.AND", left, 0.0, True), more, left)
    is_less = scope.p("DSETP.LT.AND", small_a, small_b, True)  # an infinite divisor too
    left = wide.select(scope, double.F64, is_less, small_a, left)
    sign = arith.logic(scope, double.AND, wide.high(a, double.F64), double.SIGN)
    return wide.pack(scope, left[0], arith.logic(scope, double.OR, left[1], sign))


def unary(scope: Scope, op: Op, dtype: DType, x: Any) -> Any:
    """One-source operations."""
    if op in (Op.NEG, Op.NOT, Op.TRUNC):
        return (wide if dtype.bits == 64 else arith).unary(scope, op, dtype, x)
    if dtype.bits == 64:
        x = wide.registers(scope, x)
        if op is Op.RECIP:
            return double.divide(scope, 1.0, x)
        return double.square_root(scope, x) if op is Op.SQRT else DOUBLES[op](scope, x)
    if op is Op.RECIP:
        return special.divide(scope, 1.0, x)
    x = scope.vector(x)
    return special.square_root(scope, x) if op is Op.SQRT else SINGLES[op](scope, x)
