"""Numbers as the Python numbers that a type holds."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np

from tensor.dtype import DType


def constant(number: Any, dtype: DType) -> Any:
    """A number as the Python number that its type holds."""
    if dtype.kind == "b":
        return bool(number)
    if dtype.is_float:
        return rounded(float(number), dtype)
    bits = int(number) & ((1 << dtype.bits) - 1)
    signed = dtype.kind == "i" or dtype.bits == 32
    return bits - (1 << dtype.bits) if signed and bits >> (dtype.bits - 1) else bits


def rounded(number: float, dtype: DType) -> float:
    """A constant with the precision of its type, to nearest even."""
    if dtype.bits == 64 or number != number:
        return number
    single = np.float32(number)
    if dtype.kind == "B":
        bits = int(single.view(np.uint32))
        return float(np.uint32((bits + 0x7FFF + (bits >> 16 & 1)) & 0xFFFF0000).view(np.float32))
    return float(np.float16(number)) if dtype.bits == 16 else float(single)


def signed(bits: int) -> int:
    """The low 32 bits as a signed number."""
    bits &= 0xFFFFFFFF
    return bits - (1 << 32) if bits >> 31 else bits


def bits_of(value: int | float, dtype: DType) -> int:
    """The 64 bits of a constant."""
    if dtype.kind == "f":
        return int.from_bytes(struct.pack("<d", float(value)), "little")
    return int(value) & (2**64 - 1)
