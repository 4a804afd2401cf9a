"""Stores into shared memory: 16-bit elements change places by PRMT."""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu import stage
from tensor.codegen.sass import convert
from tensor.codegen.sass.build import Scope
from tensor.dtype import DType


class Stager(stage.Stager):
    """Stores of one program into shared memory."""

    def dwords_of(self, held: list[Any], dtype: DType) -> list[Any]:
        return convert.dwords_of(held, dtype)

    def bits_of(self, value: Any, dtype: DType, scope: Scope) -> Any:
        return convert.to_bits(scope, value, dtype)

    def packed_halves(self, halves: list[Any], dtype: DType, scope: Scope) -> list[Any]:
        return convert.pack(scope, halves, dtype)

    def joined(self, low: Any, high: Any, upper: bool, scope: Scope) -> Any:
        return convert.joined(scope, low, high, upper)
