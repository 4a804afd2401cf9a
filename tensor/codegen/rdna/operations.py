"""Elementwise operations on operands: which file makes the instructions of each.

Stands under `values.py`.
"""

from __future__ import annotations

from typing import Any

from tensor.codegen.rdna import arith, convert, double, special, wide
from tensor.codegen.rdna.build import Scope
from tensor.dtype import DType, dtypes
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
    if op is Op.DIV:
        return special.divide_float(scope, dtype, a, b)
    return (double_remainder if dtype.bits == 64 else exact_remainder)(scope, a, b)


def double_remainder(scope: Scope, a: Any, b: Any) -> Any:
    """C's fmod of float64, exact while the quotient is below 2**53. One that was rounded up to a whole number
    is one too large: less than 0 is left.
    """
    small_a, small_b = double.absolute(scope, a), double.absolute(scope, b)
    whole = scope.v("v_trunc_f64", special.divide_float(scope, double.F64, small_a, small_b), count=2)
    left = scope.v("v_fma_f64", whole, small_b, small_a, count=2, mods=special.NEG0)
    more = scope.v("v_add_f64", left, small_b, count=2)
    left = wide.select(scope, double.F64, scope.compare("v_cmp_gt_f64", 0, left), more, left)
    is_less = scope.compare("v_cmp_lt_f64", small_a, small_b)  # an infinite divisor too
    left = wide.select(scope, double.F64, is_less, small_a, left)
    return wide.pack(scope, left[0], scope.v("v_bfi_b32", 0x7FFFFFFF, left[1], wide.high(a, double.F64)))


def exact_remainder(scope: Scope, a: Any, b: Any) -> Any:
    """C's fmod of float32, and of the halves that it stands for, exact. In float64, where each step takes off
    the next 48 bits of a quotient of up to 277: what is left then has 24 bits again. A quotient by the
    reciprocal may be one off, which the next step takes back, and after the last a correction.
    """
    a, b = special.float_source(scope, a), special.float_source(scope, b)
    small_a, small_b = (scope.v("v_and_b32", 0x7FFFFFFF, x) for x in (a, b))
    rest, divisor = (scope.v("v_cvt_f64_f32", x, count=2) for x in (small_a, small_b))
    reciprocal = special.divide_float(scope, dtypes.float64, 1.0, divisor)
    for bits in range(240, -1, -48):
        up, down = (scope.v("v_ldexp_f64", x, n, count=2) for x, n in ((divisor, bits), (reciprocal, -bits)))
        whole = scope.v("v_trunc_f64", scope.v("v_mul_f64", rest, down, count=2), count=2)
        rest = scope.v("v_fma_f64", whole, up, rest, count=2, mods=special.NEG0)
    left = scope.v("v_cvt_f32_f64", rest)
    below = scope.compare("v_cmp_gt_f32", 0, left)
    left = scope.v("v_cndmask_b32", left, scope.v("v_add_f32", left, small_b), below)
    beyond = scope.compare("v_cmp_ge_f32", left, small_b)
    left = scope.v("v_cndmask_b32", left, scope.v("v_sub_f32", left, small_b), beyond)
    is_less = scope.compare("v_cmp_lt_f32", small_a, small_b)  # an infinite divisor too
    return scope.v("v_bfi_b32", 0x7FFFFFFF, scope.v("v_cndmask_b32", left, small_a, is_less), a)


def unary(scope: Scope, op: Op, dtype: DType, x: Any) -> Any:
    """One-source operations."""
    if op in (Op.NEG, Op.NOT, Op.TRUNC):
        return (wide if dtype.bits == 64 else arith).unary(scope, op, dtype, x)
    if op is Op.RECIP:
        return special.divide_float(scope, dtype, 1.0, x)
    if op is Op.SQRT:
        return special.square_root(scope, dtype, x)
    if dtype.bits == 64:
        return DOUBLES[op](scope, wide.full(scope, x, dtype))
    return SINGLES[op](scope, scope.vector(x))
