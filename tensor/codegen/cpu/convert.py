"""Casts, and the way of elements between memory and registers, in LLVM IR.

A float becomes a whole number by truncation and saturates at 32 or 64 bits; NaN gives 0. Halves are rounded
to nearest even, from float64 by way of a float32 rounded to odd, which keeps that exact.
"""

from __future__ import annotations

from typing import Any

from tensor.codegen.cpu.build import DOUBLE, FLOAT, HALF, I8, I16, I32, I64, Build, held_type, mangled
from tensor.dtype import DType


def decode(b: Build, stored: Any, dtype: DType) -> Any:
    """An element as it lies in memory, in registers."""
    if dtype.kind == "b":
        return b.at.icmp_unsigned("!=", stored, b.constant(stored.type, 0))
    if dtype.kind == "B":
        bits = b.at.zext(stored, b.like(stored, I32))
        return b.at.bitcast(b.at.shl(bits, b.constant(bits.type, 16)), b.like(stored, FLOAT))
    return b.at.fpext(stored, b.like(stored, FLOAT)) if dtype.bits == 16 and dtype.is_float else stored


def encode(b: Build, value: Any, dtype: DType) -> Any:
    """An element in registers, as it lies in memory."""
    if dtype.kind == "b":
        return b.at.zext(value, b.like(value, I8))
    if dtype.kind == "B":
        return bfloat_bits(b, value)
    return b.at.fptrunc(value, b.like(value, HALF)) if dtype.bits == 16 and dtype.is_float else value


def bfloat_bits(b: Build, value: Any) -> Any:
    """The nearest bfloat16's bits, ties to even; NaN stays a quiet NaN."""
    at = b.at
    bits = at.bitcast(value, b.like(value, I32))

    def number(n: int) -> Any:
        return b.constant(bits.type, n)

    high = at.lshr(bits, number(16))
    even = at.add(at.add(bits, number(0x7FFF)), at.and_(high, number(1)))
    quiet = at.or_(high, number(0x40))
    is_nan = at.fcmp_unordered("uno", value, value)
    return at.trunc(b.select(is_nan, quiet, at.lshr(even, number(16))), b.like(value, I16))


def rounded(b: Build, value: Any, dtype: DType) -> Any:
    """A held float with the precision of its type."""
    return decode(b, encode(b, value, dtype), dtype) if dtype.is_float and dtype.bits == 16 else value


def cast(b: Build, value: Any, source: DType, target: DType) -> Any:
    """A value conversion."""
    if target.kind == "b":
        return is_set(b, value, source)
    if source.is_float:
        return float_to_float(b, value, source, target) if target.is_float else to_int(b, value, target)
    if target.is_float:
        typ = b.like(value, held_type(target))
        convert = b.at.sitofp if source.kind == "i" else b.at.uitofp
        return rounded(b, convert(value, typ), target)
    return resized(b, value, source, target.bits)


def is_set(b: Build, value: Any, source: DType) -> Any:
    """Is it not 0? NaN is not."""
    if source.kind == "b":
        return value
    zero = b.constant(value.type, 0.0 if source.is_float else 0)
    if source.is_float:
        return b.at.fcmp_unordered("une", value, zero)
    return b.at.icmp_unsigned("!=", value, zero)


def resized(b: Build, value: Any, source: DType, bits: int) -> Any:
    """A whole number or bool of another width; it wraps."""
    width = 1 if source.kind == "b" else source.bits
    if width == bits:
        return value
    typ = b.like(value, {8: I8, 16: I16, 32: I32, 64: I64}[bits])
    if width > bits:
        return b.at.trunc(value, typ)
    return b.at.sext(value, typ) if source.kind == "i" else b.at.zext(value, typ)


def to_int(b: Build, value: Any, target: DType) -> Any:
    """Toward zero, saturating at 32 or 64 bits; narrower types wrap."""
    wide = I64 if target.bits == 64 else I32
    name = "fptoui.sat" if target.kind == "u" and target.bits >= 32 else "fptosi.sat"
    typ = b.like(value, wide)
    made = b.call(name, typ, value, overloads=(typ, value.type))
    return b.at.trunc(made, b.like(value, held_type(target)))


def float_to_float(b: Build, value: Any, source: DType, target: DType) -> Any:
    if target.bits == 64:
        return b.at.fpext(value, b.like(value, DOUBLE))
    if source.bits == 64:
        narrow = b.at.fptrunc(value, b.like(value, FLOAT))
        value = to_odd(b, value, narrow) if target.bits == 16 else narrow
    return rounded(b, value, target)


def to_odd(b: Build, exact: Any, nearest: Any) -> Any:
    """A float32 next to a float64, odd where it is not equal: what is rounded once more has one rounding."""
    at = b.at
    back = at.fpext(nearest, exact.type)
    size, exact_size = (b.call("fabs", exact.type, v, overloads=(exact.type,)) for v in (back, exact))
    bits = at.bitcast(nearest, b.like(nearest, I32))
    is_above = at.fcmp_ordered(">", size, exact_size)
    below = at.sub(bits, at.zext(is_above, bits.type))
    odd = at.or_(below, b.constant(bits.type, 1))
    is_inexact = at.fcmp_ordered("!=", back, exact)
    return at.bitcast(b.select(is_inexact, odd, bits), nearest.type)


def bitcast(b: Build, value: Any, source: DType, target: DType) -> Any:
    """The same bits as another type of the same width."""
    if source == target:
        return value
    bits = encode(b, value, source)
    stored = {"f": {16: HALF, 32: FLOAT, 64: DOUBLE}}.get(target.kind, {}).get(target.bits)
    if stored is not None and mangled(bits.type) != mangled(b.like(value, stored)):
        bits = b.at.bitcast(bits, b.like(value, stored))
    elif stored is None and source.is_float and source.kind != "B":
        bits = b.at.bitcast(bits, b.like(value, {16: I16, 32: I32, 64: I64}[source.bits]))
    return decode(b, bits, target)
