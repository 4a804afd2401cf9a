"""bf16 and the floats of 8 bits, as numbers and back. FP8 is E4M3 (no infinity), BF8 is E5M2.

Source: RDNA3 and RDNA4 ISA, conversions; OCP's "8-bit floating point".
"""

from __future__ import annotations

import numpy as np

from drivers.sim.amd.wave.interp.lanes import Array
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
