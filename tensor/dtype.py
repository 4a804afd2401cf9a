"""Element types of tensors, their numpy counterparts and how two of them promote."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True)
class DType:
    """One element type. kind: 'b' bool, 'i' signed, 'u' unsigned, 'f' IEEE float, 'B' bfloat16. bits: storage width."""

    name: str
    kind: str
    bits: int

    @property
    def itemsize(self) -> int:
        return self.bits // 8

    @property
    def is_float(self) -> bool:
        return self.kind in "fB"

    @property
    def is_signed(self) -> bool:
        return self.kind in "ifB"

    @property
    def is_int(self) -> bool:
        return self.kind in "iu"

    @property
    def numpy(self) -> npt.DTypeLike:
        """The numpy type with the same bits; bfloat16 has none and is carried as uint16."""
        return np.dtype(np.uint16) if self.kind == "B" else np.dtype(self.name)

    @property
    def min(self) -> float | int:
        if self.is_float:
            return float("-inf")
        return -(1 << (self.bits - 1)) if self.kind == "i" else 0

    @property
    def max(self) -> float | int:
        if self.is_float:
            return float("inf")
        if self.kind == "b":
            return 1
        return (1 << (self.bits - (self.kind == "i"))) - 1

    def __repr__(self) -> str:
        return f"dtypes.{self.name}"


class dtypes:
    """The namespace users import: `dtypes.float32`, `dtypes.int`, ..."""

    bool: Final = DType("bool", "b", 8)
    int8: Final = DType("int8", "i", 8)
    int16: Final = DType("int16", "i", 16)
    int32: Final = DType("int32", "i", 32)
    int64: Final = DType("int64", "i", 64)
    uint8: Final = DType("uint8", "u", 8)
    uint16: Final = DType("uint16", "u", 16)
    uint32: Final = DType("uint32", "u", 32)
    uint64: Final = DType("uint64", "u", 64)
    float16: Final = DType("float16", "f", 16)
    bfloat16: Final = DType("bfloat16", "B", 16)
    float32: Final = DType("float32", "f", 32)
    float64: Final = DType("float64", "f", 64)
    short, int, long = int16, int32, int64
    half, float, double = float16, float32, float64
    all: Final = (bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64)
