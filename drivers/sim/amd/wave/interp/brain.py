"""bf16 and the floats of 8 bits, as numbers and back. FP8 is E4M3 (no infinity), BF8 is E5M2.

Source: RDNA3 and RDNA4 ISA, conversions; OCP's "8-bit floating point".
"""

from __future__ import annotations

from functools import cache

import numpy as np

from drivers.sim.amd.wave.facts.float8 import FLOAT8, Float8Format
from drivers.sim.amd.wave.interp.state import Array
from drivers.sim.llvm.ieee import to_float


def from_brain(halves: Array) -> Array:
    """bf16 bits as f32."""
    found: Array = (halves.astype(np.uint32) << np.uint32(16)).view(np.float32)
    return found


def to_brain(value: Array) -> Array:
    """f32 to bf16 bits, to nearest even; a NaN stays one."""
    bits = np.ascontiguousarray(value).view(np.uint32)
    rounded = bits + np.uint32(0x7FFF) + (bits >> np.uint32(16) & np.uint32(1))
    kept = np.where(np.isnan(value), bits | np.uint32(0x400000), rounded)
    return (kept >> np.uint32(16)).astype(np.uint16)


def from_byte(values: Array, kind: str) -> Array:
    """E4M3 ("fp8": no infinity, 0x7F is NaN) or E5M2 ("bf8", the high byte of a half) to f32, exactly."""
    wide = values.astype(np.uint16)
    if kind == "bf8":
        return to_float((wide << np.uint16(8)).view(np.float16), np.float32)
    size = wide & np.uint16(0x7F)
    half = (size << np.uint16(7) | (wide & np.uint16(0x80)) << np.uint16(8)).view(np.float16)
    value = half.astype(np.float32) * np.float32(256)
    return np.where(size == 0x7F, np.float32(np.nan), value)


@cache
def numbers(byte: Float8Format) -> Array:
    """What each code up to `limit` would be as a number."""
    codes = np.arange(byte.limit + 1)
    exponent, rest = codes >> byte.mantissa, codes & (1 << byte.mantissa) - 1
    whole = np.where(exponent > 0, rest + (1 << byte.mantissa), rest)
    found: Array = whole * 2.0 ** (np.maximum(exponent, 1) - byte.bias - byte.mantissa)
    return found


def to_byte(value: Array, kind: str, saturates: bool) -> Array:
    """f32 to the nearest code, to the even one of two. saturates: what is too large becomes the largest
    number.
    """
    byte = FLOAT8[kind]
    known = numbers(byte)
    size, middles = np.abs(value.astype(np.float64)), (known[:-1] + known[1:]) / 2
    code = np.searchsorted(middles, size)  # the first whose upper middle is not below
    is_tie = size == middles[np.minimum(code, len(middles) - 1)]
    return finished(value, code + (is_tie & (code % 2 == 1) & (code < byte.limit)), byte, saturates)


def to_byte_with(value: Array, noise: Array, kind: str, saturates: bool) -> Array:
    """The same by chance: the noise's high bits are added to what is dropped. How what becomes denormal is
    aligned is observed: public measurements of gfx1201.
    """
    byte = FLOAT8[kind]
    bits = (value.view(np.uint32) & np.uint32(0x7FFFFFFF)).astype(np.int64)
    exponent = bits >> 23
    small = (bits & 0x7FFFFF | 0x800000) >> np.clip(128 - byte.bias - exponent, 0, 31)
    aligned = np.where(exponent > 127 - byte.bias, bits - (127 - byte.bias << 23), small)
    return finished(
        value, aligned + (noise.astype(np.int64) >> 32 - byte.dropped) >> byte.dropped, byte, saturates
    )


def finished(value: Array, code: Array, byte: Float8Format, saturates: bool) -> Array:
    """The code within the range, with its sign; infinities and NaN as the format has them."""
    last = byte.limit - 1 if saturates else byte.limit
    code = np.minimum(np.where(np.isinf(value), last, code), last) | np.signbit(value) * 0x80
    return np.where(np.isnan(value), byte.nan, code).astype(np.uint32)
