"""Values as numpy arrays: an element for each lane that takes part. The machine of the reference."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from drivers.sim.nv.sm.lanes import Lanes
from drivers.sim.odd import fma

Array = NDArray[Any]
TYPES: dict[str, Any] = {
    "u32": np.uint32, "i32": np.int32, "u64": np.uint64, "i64": np.int64,
    "f32": np.float32, "f64": np.float64, "bool": np.bool_,
}  # fmt: skip


def leading(value: Array) -> Array:
    """Zeros above the highest one of u32; 32 for 0."""
    exponent = np.frexp(value.astype(np.float64))[1]
    return (32 - np.where(value == 0, 0, exponent)).astype(np.uint32)


def reverse(value: Array) -> Array:
    """The bits of u32, the lowest first."""
    for shift, mask in ((1, 0x55555555), (2, 0x33333333), (4, 0x0F0F0F0F), (8, 0x00FF00FF), (16, 0x0000FFFF)):
        value = (value >> np.uint32(shift)) & np.uint32(mask) | (value & np.uint32(mask)) << np.uint32(shift)
    return value


def popcount(value: Array) -> Array:
    """Bits that are set in u32."""
    octets = np.ascontiguousarray(value).view(np.uint8).reshape(-1, 4)
    made: Array = np.unpackbits(octets, axis=1).sum(axis=1, dtype=np.uint32)
    return made


UNARY: dict[str, Any] = {
    "abs": np.abs, "sqrt": np.sqrt, "floor": np.floor, "ceil": np.ceil, "trunc": np.trunc, "rint": np.rint,
    "popcount": popcount, "leading": leading, "reverse": reverse,
}  # fmt: skip


class Eager(Lanes):
    """The operations on arrays. `count`: elements that a value has now."""

    count: int

    def const(self, value: float, kind: str) -> Array:
        return np.full(self.count, value, TYPES[kind])

    def cast(self, value: Array, kind: str) -> Array:
        return value.view(TYPES[kind])

    def resize(self, value: Array, kind: str) -> Array:
        return value.astype(TYPES[kind])

    def number(self, value: Array, kind: str) -> Array:
        return value.astype(TYPES[kind])

    def where(self, condition: Array, yes: Array, no: Array) -> Array:
        return np.where(condition, yes, no)

    def fma(self, a: Array, b: Array, c: Array) -> Array:
        return fma(a, b, c)

    def unary(self, name: str, value: Array) -> Array:
        result: Array = UNARY[name](value)
        return result
