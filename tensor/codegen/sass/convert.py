"""Casts between element types, and the forms that narrow types take in memory.

Stands under selection, beside `arith.py`. Rules: float to integer truncates and saturates at the 32- or
64-bit range, then wraps to narrower types (NaN gives 0); a negative float gives 0 as uint32 or uint64;
anything to bool is ``!= 0``; float to narrower float rounds to nearest even; integer to float rounds once.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tensor.codegen.sass import wide
from tensor.codegen.sass.arith import choose, is_number, logic, narrow, number_of, part
from tensor.codegen.sass.build import Bits, Scope
from tensor.codegen.sass.machine import Half, Minus
from tensor.dtype import DType

LOW_HALVES, HIGH_HALVES = 0x5410, 0x7632  # PRMT: a half of the first dword below one of the second


def cast(scope: Scope, value: Any, source: DType, target: DType) -> Any:
    """`value` of type `source` as `target`."""
    if source == target:
        return value
    if is_number(value) and source.bits < 64:
        value = bool(value) if source.kind == "b" else scope.vector(value)
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
    """value != 0 as a predicate; NaN is true."""
    if source.is_float and source.bits == 64:
        return scope.p("DSETP.NEU.AND", wide.full(scope, value, source), 0, True)
    if source.bits == 64:
        both = logic(scope, 0xFC, wide.low(value, source), scope.vector(wide.high(value, source)))
        return scope.p("ISETP.NE.AND", both, 0, True)
    return scope.p("FSETP.NEU.AND" if source.is_float else "ISETP.NE.AND", value, 0, True)


def from_bool(scope: Scope, mask: Any, target: DType) -> Any:
    """0 or 1 in the target type."""
    if is_number(mask):
        return float(mask) if target.is_float else int(mask)
    if target.bits < 64:
        return number_of(scope, mask, 1.0 if target.is_float else 1)
    if target.is_float:
        return wide.pack(scope, 0, choose(scope, mask, 0x3FF00000, 0))
    return wide.pack(scope, choose(scope, mask, 1, 0), 0)


def to_double(scope: Scope, value: Any, source: DType) -> Any:
    """Any number as float64."""
    if source.is_float:
        return scope.r("F2F.F64.F32", value, count=2)
    value = wide.full(scope, value, source) if source.bits == 64 else value
    return scope.r(f"I2F.F64{whole_name(source)}", value, count=2)


def whole_name(dtype: DType) -> str:
    """How conversions call a type of whole numbers of 32 or 64 bits in a register."""
    if dtype.bits == 64:
        return f".{dtype.kind.upper().replace('I', 'S')}64"
    return "" if dtype.kind == "i" else ".U32"


def to_float(scope: Scope, value: Any, source: DType) -> Any:
    """Any number as float32."""
    if source.kind == "f" and source.bits == 64:
        return scope.r("F2F.F32.F64", wide.full(scope, value, source))
    if source.is_float:
        return value
    if source.bits == 64:
        return scope.r(f"I2F{whole_name(source)}", wide.full(scope, value, source))
    if scope.target.converts:
        return scope.r(f"I2FP.F32.{'S' if source.kind == 'i' else 'U'}32", value)
    return scope.r(f"I2F{whole_name(source)}", value)


def round_to(scope: Scope, value: Any, target: DType) -> Any:
    """A float32 rounded to the precision of `target`, still held as float32."""
    if target.bits == 32:
        return value
    return from_bits(scope, to_bits(scope, value, target), target)


def to_long(scope: Scope, value: Any, source: DType, target: DType) -> Any:
    """Any number as int64 or uint64."""
    if source.is_float:
        name = "S64" if target.kind == "i" else "U64"
        if source.bits == 64:
            value = wide.full(scope, value, source)
            made = scope.r(f"F2I.{name}.F64.TRUNC", value, count=2)
            ordered = scope.p("DSETP.NUM.AND", value, value, True)
        else:
            made = scope.r(f"F2I.{name}.TRUNC", value, count=2)
            ordered = scope.p("FSETP.NUM.AND", value, value, True)
        return wide.select(scope, target, ordered, made, 0)
    if source.bits == 64:
        return value
    high = scope.r("SHF.R.S32.HI", 0, Bits(31), value) if source.kind == "i" else 0
    return wide.pack(scope, value, high)


def to_int(scope: Scope, value: Any, source: DType, target: DType) -> Any:
    """Any number as an integer of at most 32 bits."""
    if source.is_float:
        unsigned = ".U32" if target.kind == "u" and target.bits == 32 else ""
        if source.bits == 64:
            value = wide.full(scope, value, source)
            made = scope.r(f"F2I{unsigned}.F64.TRUNC", value)
            made = choose(scope, scope.p("DSETP.NUM.AND", value, value, True), made, 0)
        else:
            made = scope.r(f"F2I{unsigned}.TRUNC.NTZ", value)
        return narrow(scope, made, target)
    if source.bits == 64:
        return narrow(scope, wide.low(value, source), target)
    if source.bits < target.bits and (source.kind == "u" or target.kind == "i" or target.bits == 32):
        return value
    return narrow(scope, value, target)


def bitcast(scope: Scope, value: Any, source: DType, target: DType) -> Any:
    """The same bits as another type of the same width."""
    if source.bits >= 32 or source.kind == target.kind:
        return constant_bits(value, source, target) if is_number(value) else value
    return from_bits(scope, to_bits(scope, value, source), target)


def constant_bits(value: int | float, source: DType, target: DType) -> int | float:
    """A constant of 32 or 64 bits reinterpreted."""
    raw = np.array([value], dtype=source.numpy).view(target.numpy)[0]
    return float(raw) if target.is_float else int(raw)


def from_bits(scope: Scope, raw: Any, dtype: DType) -> Any:
    """A dword whose low bits are a stored element of `dtype`, as a value."""
    return unpack(scope, raw, dtype, 0)


def to_bits(scope: Scope, value: Any, dtype: DType) -> Any:
    """A value as a dword whose low bits are the stored element; what lies above them is unspecified."""
    if dtype.kind == "b":
        return scope.vector(number_of(scope, value))
    if is_half(dtype):
        return halves(scope, value, 0, dtype)
    return scope.vector(value)


def is_half(dtype: DType) -> bool:
    """Is it a float of 16 bits?"""
    return dtype.is_float and dtype.bits == 16


def halves(scope: Scope, low: Any, high: Any, dtype: DType) -> Any:
    """Two float32 rounded to 16 bits each, in one dword."""
    return scope.r(scope.target.pack[dtype.kind == "B"], scope.vector(high), scope.vector(low))


def unpack(scope: Scope, dword: Any, dtype: DType, index: int) -> Any:
    """Element `index` of a dword that holds several."""
    if dtype.kind == "b":
        return scope.p("ISETP.NE.AND", logic(scope, 0xC0, dword, 0xFF << 8 * index), 0, True)
    if dtype.kind == "B":
        if index:
            return logic(scope, 0xC0, dword, 0xFFFF0000)
        return scope.r("SHF.L.U32", dword, Bits(16), 0)
    if dtype.kind == "f":
        return scope.r("HADD2.F32", Minus(0), Half(scope.vector(dword), index))
    return part(scope, dword, dtype, index)


def pack(scope: Scope, parts: list[Any], dtype: DType) -> list[Any]:
    """Stored elements (low bits of dwords) packed into dwords, little end first."""
    if dtype.bits == 16:
        pairs = zip(parts[::2], parts[1::2], strict=True)
        return [joined(scope, low, high) for low, high in pairs]
    packed: list[Any] = []
    for at in range(0, len(parts), 4):
        first, second = (
            scope.r("PRMT", parts[n], Bits(0x0040), parts[n + 1]) for n in (at, at + 2)
        )  # fmt: skip
        packed.append(joined(scope, first, second))
    return packed


def packed(scope: Scope, values: list[Any], dtype: DType) -> list[Any]:
    """Values of 8 or 16 bits as dwords."""
    if is_half(dtype):
        return [halves(scope, a, b, dtype) for a, b in zip(values[::2], values[1::2], strict=True)]
    return pack(scope, [to_bits(scope, v, dtype) for v in values], dtype)


def joined(scope: Scope, low: Any, high: Any, upper: bool = False) -> Any:
    """The lower (or upper) halves of two dwords in one."""
    selector = HIGH_HALVES if upper else LOW_HALVES
    return scope.r("PRMT", scope.vector(low), Bits(selector), scope.vector(high))


def dwords_of(values: list[Any], dtype: DType) -> list[Any]:
    """Values of 32 or 64 bits as they lie in memory."""
    if dtype.bits == 64:
        return [part(v, dtype) for v in values for part in (wide.low, wide.high)]
    return values
