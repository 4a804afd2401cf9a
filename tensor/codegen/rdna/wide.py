"""Elementwise operations on 64-bit values: int64, uint64 and float64 in register pairs.

Stands beside `arith.py`. Integer carries run through scalar mask registers, so several chains can interleave.
"""

from __future__ import annotations

from typing import Any

from drivers.amd.isa.operand import NULL
from tensor.codegen.gpu.constant import bits_of, signed
from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.rdna.build import Scope, is_inline
from tensor.codegen.rdna.machine import RdnaInst
from tensor.dtype import DType
from tensor.ir.graph import Op

FLOAT_BINARY = {Op.ADD: "v_add_f64", Op.SUB: "v_add_f64", Op.MUL: "v_mul_f64"}
BITWISE = {Op.AND: "v_and_b32", Op.OR: "v_or_b32", Op.XOR: "v_xor_b32"}
COMPARE = {Op.LT: "lt", Op.EQ: "eq", Op.NE: "ne"}
NAN_HIGH = 0x7FF80000
SIGN = 0x80000000


def low(value: Any, dtype: DType) -> Any:
    """The low dword as an operand."""
    return signed(bits_of(value, dtype)) if isinstance(value, (int, float)) else half(value, 0)


def high(value: Any, dtype: DType) -> Any:
    """The high dword as an operand."""
    return signed(bits_of(value, dtype) >> 32) if isinstance(value, (int, float)) else half(value, 1)


def half(value: Any, index: int) -> Any:
    if isinstance(value, Part):
        return Part(value.reg, value.index + index)
    return value[index]


def pack(scope: Scope, low_dword: Any, high_dword: Any) -> VReg:
    """Two dwords as a pair."""
    pair = scope.reg("v", 2)
    scope.into(pair[0], "v_mov_b32", low_dword)
    scope.into(pair[1], "v_mov_b32", high_dword)
    return pair


def full(scope: Scope, value: Any, dtype: DType) -> Any:
    """A 64-bit operand: a register pair, or a constant that the source field encodes."""
    if not isinstance(value, (int, float)):
        return value
    if (dtype.kind == "f" and (is_inline(float(value)))) or (dtype.kind != "f" and is_inline(int(value))):
        return float(value) if dtype.kind == "f" else int(value)
    key = ("wide", bits_of(value, dtype))
    root = scope.root
    found = root.memo.get(key)
    if found is None:
        found = root.memo[key] = pack(root, low(value, dtype), high(value, dtype))
    return found


def negate_high(scope: Scope, value: Any, dtype: DType) -> VReg:
    """A float64 with its sign flipped."""
    pair = scope.reg("v", 2)
    scope.into(pair[0], "v_mov_b32", low(value, dtype))
    scope.into(pair[1], "v_xor_b32", SIGN, high(value, dtype))
    return pair


def add(scope: Scope, a: Any, b: Any, dtype: DType) -> VReg:
    """64-bit integer sum."""
    return _carry(scope, "v_add_co_u32", "v_add_co_ci_u32", a, b, dtype)


def subtract(scope: Scope, a: Any, b: Any, dtype: DType) -> VReg:
    """64-bit integer difference."""
    return _carry(scope, "v_sub_co_u32", "v_sub_co_ci_u32", a, b, dtype)


def _carry(scope: Scope, first: str, second: str, a: Any, b: Any, dtype: DType) -> VReg:
    pair = scope.reg("v", 2)
    carry = scope.reg("s", 1, mask=True)
    _carry_op(scope, first, (pair[0], carry), (low(a, dtype), low(b, dtype)))
    high_a, high_b = scope.vector(high(a, dtype)), scope.vector(high(b, dtype))
    _carry_op(scope, second, (pair[1], NULL), (high_a, high_b, carry))
    return pair


def _carry_op(scope: Scope, op: str, defs: tuple[Any, ...], uses: tuple[Any, ...]) -> None:
    scope.items.append(RdnaInst(op, defs, scope.legal(uses)))


def multiply(scope: Scope, a: Any, b: Any, dtype: DType) -> VReg:
    """Low 64 bits of a 64-bit integer product."""
    pair = scope.reg("v", 2)
    a_low, b_low = scope.vector(low(a, dtype)), scope.vector(low(b, dtype))
    scope.items.append(RdnaInst("v_mad_u64_u32", (pair, NULL), (a_low, b_low, 0)))
    first = scope.v("v_mul_lo_u32", a_low, scope.vector(high(b, dtype)))
    second = scope.v("v_mul_lo_u32", scope.vector(high(a, dtype)), b_low)
    scope.into(pair[1], "v_add3_u32", pair[1], first, second)
    return pair


def unary(scope: Scope, op: Op, dtype: DType, value: Any) -> Any:
    """NEG, NOT, TRUNC."""
    if op is Op.TRUNC:
        return scope.v("v_trunc_f64", full(scope, value, dtype), count=2) if dtype.kind == "f" else value
    if op is Op.NOT:
        pair = scope.reg("v", 2)
        scope.into(pair[0], "v_not_b32", low(value, dtype))
        scope.into(pair[1], "v_not_b32", high(value, dtype))
        return pair
    if dtype.kind == "f":
        return negate_high(scope, value, dtype)
    return subtract(scope, 0, value, dtype)


def binary(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """A two-source operation (not DIV, MOD) on 64-bit values."""
    if op in COMPARE:
        return compare(scope, op, dtype, a, b)
    if op in (Op.MAX, Op.MIN):
        return extreme(scope, op, dtype, a, b)
    if dtype.kind == "f":
        mods = {"src1_modifiers": 1} if op is Op.SUB else None
        return scope.v(FLOAT_BINARY[op], *both(scope, a, b, dtype), count=2, mods=mods)
    if op in BITWISE:
        pair = scope.reg("v", 2)
        scope.into(pair[0], BITWISE[op], low(a, dtype), low(b, dtype))
        scope.into(pair[1], BITWISE[op], high(a, dtype), high(b, dtype))
        return pair
    if op is Op.SHL:
        return scope.v("v_lshlrev_b64", low(b, dtype), full(scope, a, dtype), count=2)
    if op is Op.SHR:
        name = "v_ashrrev_i64" if dtype.kind == "i" else "v_lshrrev_b64"
        return scope.v(name, low(b, dtype), full(scope, a, dtype), count=2)
    return {Op.ADD: add, Op.SUB: subtract, Op.MUL: multiply}[op](scope, a, b, dtype)


def both(scope: Scope, a: Any, b: Any, dtype: DType) -> tuple[Any, Any]:
    """Two 64-bit sources."""
    return full(scope, a, dtype), full(scope, b, dtype)


def suffix(dtype: DType) -> str:
    return f"{dtype.kind}64"


def compare(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> VReg:
    """LT, EQ, NE: a lane mask."""
    name = "neq" if op is Op.NE and dtype.kind == "f" else COMPARE[op]
    return scope.compare(f"v_cmp_{name}_{suffix(dtype)}", *both(scope, a, b, dtype))


def extreme(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """MAX or MIN; NaN if either is."""
    a, b = both(scope, a, b, dtype)
    if dtype.kind != "f":
        first = scope.compare(f"v_cmp_{'gt' if op is Op.MAX else 'lt'}_{suffix(dtype)}", a, b)
        return select(scope, dtype, first, a, b)
    name = "max" if op is Op.MAX else "min"
    if name in scope.generation.extremes:
        return scope.v(f"{scope.generation.extremes[name]}_f64", a, b, count=2)
    best = scope.v(f"v_{name}_f64", a, b, count=2)
    unordered = scope.compare("v_cmp_u_f64", a, b)
    pair = scope.reg("v", 2)
    scope.into(pair[0], "v_mov_b32", best[0])
    scope.into(pair[1], "v_cndmask_b32", best[1], NAN_HIGH, unordered)
    return pair


def select(scope: Scope, dtype: DType, condition: Any, yes: Any, no: Any) -> Any:
    """Per lane `yes` or `no`."""
    if isinstance(condition, (bool, int)):
        return yes if condition else no
    pair = scope.reg("v", 2)
    for index, part in enumerate((low, high)):
        scope.into(pair[index], "v_cndmask_b32", part(no, dtype), part(yes, dtype), condition)
    return pair
