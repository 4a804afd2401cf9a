"""Stores into LDS: 16-bit elements change places by v_perm_b32."""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu import stage
from tensor.codegen.rdna import convert
from tensor.codegen.rdna.build import Scope
from tensor.codegen.rdna.convert import PACK_HALVES, PACK_HIGH_HALVES
from tensor.codegen.rdna.lds import dwords_of
from tensor.dtype import DType


class Stager(stage.Stager):
    """Stores of one program into shared memory."""

    def dwords_of(self, held: list[Any], dtype: DType) -> list[Any]:
        return dwords_of(held, dtype)

    def bits_of(self, value: Any, dtype: DType, scope: Scope) -> Any:
        return convert.to_bits(scope, value, dtype)

    def packed_halves(self, halves: list[Any], dtype: DType, scope: Scope) -> list[Any]:
        return convert.pack(scope, halves, dtype)

    def joined(self, low: Any, high: Any, upper: bool, scope: Scope) -> Any:
        selectors = PACK_HIGH_HALVES if upper else PACK_HALVES
        return scope.v("v_perm_b32", high, low, scope.root.scalar(selectors))
