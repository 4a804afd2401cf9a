"""Elementwise operations on operands: which file makes the instructions of each.

Stands under `values.py`.
"""

from __future__ import annotations

from typing import Any

from tensor.codegen.rdna import arith, convert, double, special, wide
from tensor.codegen.rdna.build import Scope
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
        return convert.cast(scope, prepared(scope, sources[0], source), source, dtype)
    if op is Op.BITCAST:
        return convert.bitcast(scope, sources[0], source, dtype)
    if op is Op.WHERE:
        select = wide.select if dtype.bits == 64 else None
        if select is not None:
            return select(scope, dtype, *sources)
        return arith.where(scope, dtype, *sources)
    if op in COMPARES or op in BINARY:
        operations = wide if source.bits == 64 else arith
        return operations.binary(scope, op, source if op in COMPARES else dtype, *sources)
    if op in (Op.DIV, Op.MOD):
        return quotient(scope, op, dtype, *sources)
    return unary(scope, op, dtype, sources[0])


def prepared(scope: Scope, value: Any, dtype: DType) -> Any:
    """A cast's source: constants that no instruction takes directly are moved to registers."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return value
    return value if dtype.bits == 64 else scope.vector(value)


def quotient(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """DIV and MOD of every type."""
    if not dtype.is_float:
        if dtype.kind == "b":
            raise IRError("DIV and MOD of bool have no meaning; cast to an integer first")
        return (special.divide_long if dtype.bits == 64 else special.divide_int)(scope, op, dtype, a, b)
    divided = special.divide_float(scope, dtype, a, b)
    if op is Op.DIV:
        return divided
    return float_remainder(scope, dtype, a, b, divided)


def float_remainder(scope: Scope, dtype: DType, a: Any, b: Any, divided: Any) -> Any:
    """a - trunc(a / b) * b, one fused step; exact while the quotient is below 2**24 (2**53)."""
    if dtype.bits == 64:
        whole = scope.v("v_trunc_f64", divided, count=2)
        return scope.v("v_fma_f64", whole, *wide.both(scope, b, a, dtype), count=2, mods=special.NEG0)
    return scope.v("v_fma_f32", scope.v("v_trunc_f32", divided), b, a, mods=special.NEG0)


def unary(scope: Scope, op: Op, dtype: DType, x: Any) -> Any:
    """One-source operations."""
    if op in (Op.NEG, Op.NOT, Op.TRUNC):
        if isinstance(x, bool) or (isinstance(x, (int, float)) and op is not Op.NEG):
            x = x if dtype.kind == "b" or dtype.bits == 64 else scope.vector(x)
        return (wide if dtype.bits == 64 else arith).unary(scope, op, dtype, x)
    if op is Op.RECIP:
        return special.divide_float(scope, dtype, 1.0, x)
    if op is Op.SQRT:
        return special.square_root(scope, dtype, x)
    if dtype.bits == 64:
        return DOUBLES[op](scope, wide.full(scope, x, dtype))
    return SINGLES[op](scope, scope.vector(x))
