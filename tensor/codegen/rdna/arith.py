"""Elementwise operations on values of one dword: 32-bit and narrower integers, floats, bools.

Stands under selection, beside `wide.py` (64 bits) and `special.py` (division, roots, transcendentals). Narrow
integers live sign- or zero-extended in a dword; float16 and bfloat16 live as float32 and are rounded when
stored or cast; bools are lane masks in scalar registers.
"""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu.machine import VReg
from tensor.codegen.rdna.build import Scope
from tensor.dtype import DType
from tensor.ir.graph import Op

NAN = 0x7FC00000
SIGN = 0x80000000

FLOAT_BINARY = {Op.ADD: "v_add_f32", Op.SUB: "v_sub_f32", Op.MUL: "v_mul_f32"}
INT_BINARY = {
    **{Op.ADD: "v_add_nc_u32", Op.SUB: "v_sub_nc_u32", Op.MUL: "v_mul_lo_u32"},
    **{Op.AND: "v_and_b32", Op.OR: "v_or_b32", Op.XOR: "v_xor_b32"},
}
MASK_BINARY = {
    **{Op.AND: "s_and_b32", Op.OR: "s_or_b32", Op.XOR: "s_xor_b32", Op.NE: "s_xor_b32", Op.EQ: "s_xnor_b32"},
    **{Op.ADD: "s_or_b32", Op.MUL: "s_and_b32", Op.MAX: "s_or_b32", Op.MIN: "s_and_b32"},
}
COMPARE = {Op.LT: "lt", Op.EQ: "eq", Op.NE: "ne"}
MASKS = (Op.LT, Op.EQ, Op.NE)


def is_float(dtype: DType) -> bool:
    """Held as a float32?"""
    return dtype.is_float and dtype.bits <= 32


def mask_of(value: Any) -> Any:
    """A bool operand as a scalar lane mask; constants become all or no lanes."""
    if isinstance(value, (bool, int)):
        return -1 if value else 0
    return value


def number_of(scope: Scope, mask: Any, one: int | float = 1) -> Any:
    """A lane mask as 0 or `one` in a vector register."""
    if isinstance(mask, (bool, int)):
        return one if mask else type(one)(0)
    return scope.v("v_cndmask_b32", 0, one, mask)


def narrow(scope: Scope, value: Any, dtype: DType) -> Any:
    """Wrap a dword to an 8- or 16-bit integer, extended again."""
    if dtype.bits >= 32:
        return value
    if isinstance(value, int):
        low = value & ((1 << dtype.bits) - 1)
        return low - (1 << dtype.bits) if dtype.kind == "i" and low >> (dtype.bits - 1) else low
    if dtype.kind == "i":
        return scope.v("v_bfe_i32", value, 0, dtype.bits)
    return scope.v("v_and_b32", (1 << dtype.bits) - 1, value)


def unary(scope: Scope, op: Op, dtype: DType, value: Any) -> Any:
    """NEG, NOT, TRUNC of a one-dword value."""
    if op is Op.NOT:
        if dtype.kind == "b":
            return scope.masks("s_not_b32", mask_of(value))
        return narrow(scope, scope.v("v_not_b32", value), dtype)
    if op is Op.TRUNC:
        return scope.v("v_trunc_f32", value) if is_float(dtype) else value
    if is_float(dtype):
        return -value if isinstance(value, float) else scope.v("v_xor_b32", SIGN, value)
    if dtype.kind == "b":
        return value
    return narrow(scope, scope.v("v_sub_nc_u32", 0, value), dtype)


def binary(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """A two-source operation on one-dword values of `dtype` (not DIV, MOD)."""
    if op in MASKS:
        return compare(scope, op, dtype, a, b)
    if dtype.kind == "b":
        return scope.masks(MASK_BINARY[op], mask_of(a), mask_of(b))
    if op in (Op.MAX, Op.MIN):
        return extreme(scope, op, dtype, a, b)
    if is_float(dtype):
        return scope.v(FLOAT_BINARY[op], a, b)
    if op in (Op.SHL, Op.SHR):
        return shift(scope, op, dtype, a, b)
    result = scope.v(INT_BINARY[op], a, b)
    return result if op in (Op.AND, Op.OR, Op.XOR) else narrow(scope, result, dtype)


def shift(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """Shifts; an amount of the type's width or more is undefined."""
    if op is Op.SHL:
        return narrow(scope, scope.v("v_lshlrev_b32", b, a), dtype)
    return scope.v("v_ashrrev_i32" if dtype.kind == "i" else "v_lshrrev_b32", b, a)


def compare(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> VReg:
    """LT, EQ, NE of one-dword values: a lane mask. NE is true for NaN."""
    if dtype.kind == "b":
        a, b = mask_of(a), mask_of(b)
        if op is Op.LT:
            return scope.masks("s_and_not1_b32", b, a)
        return scope.masks(MASK_BINARY[op], a, b)
    if is_float(dtype):
        name = "neq" if op is Op.NE else COMPARE[op]
        return scope.compare(f"v_cmp_{name}_f32", a, b)
    suffix = "i32" if dtype.kind == "i" else "u32"
    return scope.compare(f"v_cmp_{COMPARE[op]}_{suffix}", a, b)


def extreme(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """MAX or MIN; a float result is NaN if either source is.

    GFX11's v_max_f32 returns the number when one side is NaN, hence the compare. With a constant side
    one compare and a select do: the select keeps the other side when it is NaN.
    """
    name = "max" if op is Op.MAX else "min"
    if not is_float(dtype):
        return scope.v(f"v_{name}_{'i' if dtype.kind == 'i' else 'u'}32", a, b)
    if name in scope.generation.extremes:
        return scope.v(f"{scope.generation.extremes[name]}_f32", a, b)
    if isinstance(a, float):
        a, b = b, a
    if isinstance(b, float) and b == b and not isinstance(a, float):
        beyond = scope.compare("v_cmp_lt_f32" if op is Op.MAX else "v_cmp_gt_f32", a, b)
        return scope.v("v_cndmask_b32", a, b, beyond)
    best = scope.v(f"v_{name}_f32", a, b)
    unordered = scope.compare("v_cmp_u_f32", a, b)
    return scope.v("v_cndmask_b32", best, NAN, unordered)


def where(scope: Scope, dtype: DType, condition: Any, yes: Any, no: Any) -> Any:
    """WHERE of one-dword values and of bools."""
    if isinstance(condition, (bool, int)):
        return yes if condition else no
    if dtype.kind == "b":
        chosen = scope.masks("s_and_b32", condition, mask_of(yes))
        other = scope.masks("s_and_not1_b32", mask_of(no), condition)
        return scope.masks("s_or_b32", chosen, other)
    if isinstance(yes, (int, float)) and type(yes) is type(no) and str(yes) == str(no):  # 0.0 is not -0.0
        return yes
    return scope.v("v_cndmask_b32", no, yes, condition)
