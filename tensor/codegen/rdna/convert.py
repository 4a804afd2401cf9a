"""Casts between element types, and the forms that narrow types take in memory.

Stands under selection, beside `arith.py`. Rules: float to integer truncates and saturates at the 32- or
64-bit range, then wraps to narrower types (NaN gives 0); a negative float gives 0 as uint32 or uint64;
anything to bool is ``!= 0``; float to narrower float rounds to nearest even; integer to float rounds once.
"""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu.machine import VReg
from tensor.codegen.rdna import special, wide
from tensor.codegen.rdna.arith import NAN, mask_of, narrow, number_of
from tensor.codegen.rdna.build import Scope
from tensor.dtype import DType, dtypes

PACK_HALVES = 0x05040100  # v_perm_b32: low half of source 1 below the low half of source 0
PACK_HIGH_HALVES = 0x07060302  # the same of the high halves


def cast(scope: Scope, value: Any, source: DType, target: DType) -> Any:
    """`value` of type `source` as `target`."""
    if source == target:
        return value
    if target.kind == "b":
        return to_bool(scope, value, source)
    if source.kind == "b":
        return from_bool(scope, value, target)
    if target.kind == "f" and target.bits == 64:
        return to_double(scope, value, source)
    if target.is_float:
        return round_to(scope, to_float(scope, value, source), target)
    if target.bits == 64:
        return to_long(scope, value, source, target)
    return to_int(scope, value, source, target)


def to_bool(scope: Scope, value: Any, source: DType) -> Any:
    """value != 0 as a lane mask; NaN is true."""
    if source.bits == 64:
        name = "v_cmp_neq_f64" if source.kind == "f" else "v_cmp_ne_u64"
        return scope.compare(name, 0, wide.full(scope, value, source))
    return scope.compare("v_cmp_neq_f32" if source.is_float else "v_cmp_ne_u32", 0, value)


def from_bool(scope: Scope, mask: Any, target: DType) -> Any:
    """0 or 1 in the target type."""
    if isinstance(mask, (bool, int)):
        return float(mask) if target.is_float else int(mask)
    if target.bits < 64:
        return number_of(scope, mask, 1.0 if target.is_float else 1)
    pair = scope.reg("v", 2)
    dword, one = (1, 0x3FF00000) if target.is_float else (0, 1)
    scope.into(pair[dword], "v_cndmask_b32", 0, one, mask)
    scope.into(pair[1 - dword], "v_mov_b32", 0)
    return pair


def to_double(scope: Scope, value: Any, source: DType) -> Any:
    """Any number as float64."""
    if source.is_float:
        return scope.v("v_cvt_f64_f32", value, count=2)
    if source.bits == 64:
        return special.unsigned_to_double(scope, value, source)
    return scope.v("v_cvt_f64_i32" if source.kind == "i" else "v_cvt_f64_u32", value, count=2)


def to_float(scope: Scope, value: Any, source: DType) -> Any:
    """Any number as float32."""
    if source.kind == "f" and source.bits == 64:
        return scope.v("v_cvt_f32_f64", wide.full(scope, value, source))
    if source.is_float:
        return value
    if source.bits == 64:
        return _long_to_float(scope, value, source)
    return scope.v("v_cvt_f32_i32" if source.kind == "i" else "v_cvt_f32_u32", value)


def _long_to_float(scope: Scope, value: Any, source: DType) -> VReg:
    """A 64-bit integer to float32, rounded once: normalise, fold the low dword into a sticky bit, convert,
    scale."""
    low, high = wide.low(value, source), wide.high(value, source)
    if source.kind == "u":
        shift = scope.v("v_min_u32", 32, scope.v("v_clz_i32_u32", high))
    else:
        same_sign = scope.v("v_ashrrev_i32", 31, scope.v("v_xor_b32", low, scope.vector(high)))
        most = scope.v("v_add_nc_u32", 32, same_sign)
        sign_bits = scope.v("v_cls_i32", high)
        shift = scope.v("v_min_u32", scope.v("v_add_nc_u32", -1, sign_bits), most)
    moved = scope.v("v_lshlrev_b64", shift, wide.full(scope, value, source), count=2)
    sticky = scope.v("v_min_u32", 1, moved[0])
    top = scope.v("v_or_b32", sticky, moved[1])
    number = scope.v("v_cvt_f32_i32" if source.kind == "i" else "v_cvt_f32_u32", top)
    return scope.v("v_ldexp_f32", number, scope.v("v_sub_nc_u32", 32, shift))


def round_to(scope: Scope, value: Any, target: DType) -> Any:
    """A float32 rounded to the precision of `target`, still held as float32."""
    if target.bits == 32:
        return value
    if target.kind == "B":
        return scope.v("v_and_b32", 0xFFFF0000, brain_bits(scope, value))
    return scope.v("v_cvt_f32_f16", scope.v("v_cvt_f16_f32", value))


def brain_bits(scope: Scope, value: Any) -> VReg:
    """A float32 with its upper half rounded to nearest even; the lower half is left over."""
    value = scope.vector(value)
    last = scope.v("v_bfe_u32", value, 16, 1)
    rounded = scope.v("v_add3_u32", value, last, 0x7FFF)
    return scope.v("v_cndmask_b32", rounded, NAN, scope.compare("v_cmp_u_f32", value, value))


def to_long(scope: Scope, value: Any, source: DType, target: DType) -> Any:
    """Any number as int64 or uint64."""
    if source.is_float:
        double = value if source.bits == 64 else scope.v("v_cvt_f64_f32", value, count=2)
        return special.double_to_long(scope, wide.full(scope, double, dtypes.float64), target.kind == "i")
    if source.bits == 64:
        return value
    if isinstance(value, int):
        return value
    high = scope.v("v_ashrrev_i32", 31, value) if source.kind == "i" else 0
    return wide.pack(scope, value, high)


def to_int(scope: Scope, value: Any, source: DType, target: DType) -> Any:
    """Any number as an integer of at most 32 bits."""
    if source.is_float:
        unsigned = target.kind == "u" and target.bits == 32
        name = f"v_cvt_{'u32' if unsigned else 'i32'}_{'f64' if source.bits == 64 else 'f32'}"
        operand = wide.full(scope, value, source) if source.bits == 64 else value
        return narrow(scope, scope.v(name, operand), target)
    if source.bits == 64:
        return narrow(scope, wide.low(value, source), target)
    if source.bits < target.bits and (source.kind == "u" or target.kind == "i"):
        return value
    return narrow(scope, value, target)


def bitcast(scope: Scope, value: Any, source: DType, target: DType) -> Any:
    """The same bits as another type of the same width."""
    if source.bits >= 32 or source.kind == target.kind:
        return value if not isinstance(value, (int, float)) else constant_bits(value, source, target)
    return from_bits(scope, to_bits(scope, value, source), target)


def constant_bits(value: int | float, source: DType, target: DType) -> int | float:
    """A constant of 32 or 64 bits reinterpreted."""
    import numpy as np

    raw = np.array([value], dtype=source.numpy).view(target.numpy)[0]
    return float(raw) if target.is_float else int(raw)


def from_bits(scope: Scope, raw: Any, dtype: DType) -> Any:
    """A dword whose low bits are a stored element of `dtype`, as a value. Bits above the element do not
    matter."""
    if dtype.kind == "B":
        return scope.v("v_lshlrev_b32", 16, raw)
    if dtype.kind == "f" and dtype.bits == 16:
        return scope.v("v_cvt_f32_f16", raw)
    return narrow(scope, raw, dtype)


def to_bits(scope: Scope, value: Any, dtype: DType) -> Any:
    """A value as a dword whose low bits are the stored element; what lies above them is unspecified."""
    if dtype.kind == "b":
        return scope.vector(number_of(scope, mask_of(value)))
    if dtype.kind == "B":
        return scope.v("v_lshrrev_b32", 16, brain_bits(scope, value))
    if dtype.kind == "f" and dtype.bits == 16:
        return scope.v("v_cvt_f16_f32", value)
    return scope.vector(value)


def unpack(scope: Scope, dword: Any, dtype: DType, index: int) -> Any:
    """Element `index` of a dword that holds several."""
    at = index * dtype.bits
    if dtype.kind == "b":
        return scope.compare("v_cmp_ne_u32", 0, scope.v("v_bfe_u32", dword, at, 8))
    if dtype.kind == "B":
        return scope.v("v_lshlrev_b32", 16, dword) if at == 0 else scope.v("v_and_b32", 0xFFFF0000, dword)
    if dtype.kind == "f":
        return scope.v("v_cvt_f32_f16", dword if at == 0 else scope.v("v_lshrrev_b32", 16, dword))
    if at + dtype.bits == 32:
        return scope.v("v_ashrrev_i32" if dtype.kind == "i" else "v_lshrrev_b32", at, dword)
    return scope.v("v_bfe_i32" if dtype.kind == "i" else "v_bfe_u32", dword, at, dtype.bits)


def pack(scope: Scope, parts: list[Any], dtype: DType) -> list[Any]:
    """Stored elements (low bits of dwords) packed into dwords, little end first."""
    if dtype.bits == 16:
        pairs = zip(parts[::2], parts[1::2], strict=True)
        return [scope.v("v_perm_b32", high, low, PACK_HALVES) for low, high in pairs]
    packed: list[Any] = []
    for at in range(0, len(parts), 4):
        low = scope.v("v_perm_b32", parts[at + 1], parts[at], 0x0C0C0400)
        high = scope.v("v_perm_b32", parts[at + 3], parts[at + 2], 0x04000C0C)
        packed.append(scope.v("v_or_b32", low, high))
    return packed
