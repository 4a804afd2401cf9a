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
        divided = double.divide(scope, a, b)
        return divided if op is Op.DIV else double_remainder(scope, a, b, divided)
    divided = special.divide(scope, a, b)
    if op is Op.DIV:
        return divided
    return scope.r("FFMA", Minus(scope.r("FRND.TRUNC", divided)), scope.vector(b), scope.vector(a))


def double_remainder(scope: Scope, a: Any, b: Any, divided: Any) -> Any:
    """a - trunc(a / b) * b, one fused step; exact while the quotient is below 2**53."""
    whole = scope.r("FRND.F64.TRUNC", divided, count=2)
    return double.fma(scope, Minus(whole), wide.registers(scope, b), wide.registers(scope, a))


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
