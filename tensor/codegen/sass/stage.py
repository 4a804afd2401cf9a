"""Stores into shared memory: 16-bit elements change places by PRMT, late stores are copies (LDGSTS), of boxes
those of `boxes.py`."""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu import stage
from tensor.codegen.gpu.access import slot_of
from tensor.codegen.sass import convert
from tensor.codegen.sass.boxes import Boxes
from tensor.codegen.sass.build import Scope
from tensor.codegen.sass.memory import REACH_OF_COPY, WIDTHS
from tensor.dtype import DType
from tensor.ir.form import Bound, Form
from tensor.ir.loops import LoadTile, Shared, StoreTile


class Stager(stage.Stager):
    """Stores of one program into shared memory. boxes: what brings boxes, if any are brought."""

    boxes: Boxes | None = None

    def copy(self, statement: StoreTile, array: Shared, scope: Scope) -> None:
        if self.boxes is None:
            super().copy(statement, array, scope)
        else:
            self.boxes.bring(statement, scope)

    def dwords_of(self, held: list[Any], dtype: DType) -> list[Any]:
        return convert.dwords_of(held, dtype)

    def bits_of(self, value: Any, dtype: DType, scope: Scope) -> Any:
        return convert.to_bits(scope, value, dtype)

    def packed_halves(self, halves: list[Any], dtype: DType, scope: Scope) -> list[Any]:
        return convert.pack(scope, halves, dtype)

    def joined(self, low: Any, high: Any, upper: bool, scope: Scope) -> Any:
        return convert.joined(scope, low, high, upper)

    def send(
        self, load: LoadTile, of: Form, array: Shared, to: Form, width: int, bounds: list[Bound], scope: Scope
    ) -> None:  # fmt: skip
        """Copies of 16 bytes pass by the first cache. A lane whose predicate does not hold stores zeros."""
        memory, size = self.values.memory, width * array.dtype.itemsize
        mask, place = memory.guard(bounds), self.shared.address(array, to)
        if mask is False:
            self.shared.store(array, to, [0] * (size // 4), scope)
            return
        name = f"LDGSTS.E{'.BYPASS' * (size == 16)}{WIDTHS[size]}"
        operands = place, memory.address(slot_of(load.array), of, REACH_OF_COPY)
        scope.do(name, *operands, *(() if mask is None else (mask,)))

    def sent(self, scope: Scope) -> None:
        scope.do("LDGDEPBAR")
