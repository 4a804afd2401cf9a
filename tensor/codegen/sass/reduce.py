"""The instructions of reductions: fused multiply-adds, exchanges by SHFL, shared memory between warps."""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu import reduce
from tensor.codegen.gpu.machine import MachineInst, VReg
from tensor.codegen.gpu.reduce import COMBINE
from tensor.codegen.sass import arith, wide
from tensor.codegen.sass.build import Address, Bits, Scope
from tensor.codegen.sass.memory import WIDTHS
from tensor.codegen.sass.values import Values
from tensor.dtype import DType
from tensor.ir.graph import Op

WHOLE_WARP = 0x1F


class Accumulators(reduce.Accumulators):
    """The variables of one program. first: where shared memory of its own begins."""

    def __init__(self, values: Values, shared_bytes: int, first: int) -> None:
        super().__init__(values, shared_bytes)
        self.first = first

    def fresh(self, scope: Scope, dtype: DType) -> VReg:
        return scope.reg("r", dtype.bits // 32)

    def copy_to(self, scope: Scope, target: VReg, value: Any, dtype: DType) -> None:
        if dtype.bits == 64:
            scope.into(target[0], "MOV", wide.low(value, dtype))
            scope.into(target[1], "MOV", wide.high(value, dtype))
        else:
            scope.into(target, "MOV", value)

    def retarget(self, scope: Scope, total: Any, held: VReg, dtype: DType) -> None:
        last = scope.items[-1]
        if isinstance(last, MachineInst) and last.tied:
            self.copy_to(scope, held, total, dtype)
        else:
            super().retarget(scope, total, held, dtype)

    def multiply_add(self, scope: Scope, a: Any, b: Any, held: Any, in_place: bool) -> Any:
        if not in_place:
            return scope.r("FFMA", a, b, held)
        scope.into(held, "FFMA", a, b, held)
        return held

    def combine(self, scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
        operations = wide if dtype.bits == 64 else arith
        return operations.binary(scope, COMBINE[op], dtype, a, b)

    def blend(self, scope: Scope, dtype: DType, mask: Any, value: Any, other: Any) -> Any:
        if dtype.bits == 64:
            return wide.select(scope, dtype, mask, value, other)
        return arith.where(scope, dtype, mask, value, other)

    def widened(self, scope: Scope, operand: Any, source: DType) -> Any:
        return arith.number_of(scope, operand) if source.kind == "b" else operand

    def result(self, scope: Scope, total: Any, dtype: DType) -> Any:
        if dtype.kind == "b":
            return scope.p("ISETP.NE.AND", scope.vector(total), 0, True)
        if dtype.bits < 32 and not dtype.is_float:
            return arith.narrow(scope, total, dtype)
        return total

    def exchanged(self, scope: Scope, value: Any, dtype: DType, step: int) -> Any:
        if dtype.bits != 64:
            return self.shuffled(scope, value, step)
        low, high = (self.shuffled(scope, part(value, dtype), step) for part in (wide.low, wide.high))
        return wide.pack(scope, low, high)

    def shuffled(self, scope: Scope, value: Any, step: int) -> VReg:
        """One dword from the lane `step` (a power of two) away."""
        made = scope.reg("r")
        scope.emit("SHFL.BFLY", (True, made), (scope.vector(value), Bits(step), Bits(WHOLE_WARP)))
        return made

    def across_waves(self, scope: Scope, op: Op, dtype: DType, total: Any, waves: int) -> Any:
        """Each warp's first lane writes, all lanes read every part."""
        size = dtype.bits // 8
        base = self.first + self.lds_bytes
        self.lds_bytes += waves * size
        lane = self.values.index.lane_id
        first = scope.p("ISETP.EQ.AND", arith.logic(scope, 0xC0, lane, WHOLE_WARP), 0, True)
        warp = scope.r("SHF.R.U32.HI", 0, Bits(5), lane)
        place = scope.r("SHF.L.U32", warp, Bits(size.bit_length() - 1), 0)
        data = total if dtype.bits == 64 else scope.vector(total)
        scope.do(f"STS{WIDTHS[size]}", Address(place, base), data, guard=first)
        scope.do("BAR.SYNC.DEFER_BLOCKING", Bits(0))
        width, count = f"LDS{WIDTHS[size]}", size // 4
        parts = [scope.r(width, Address(0, base + n * size), count=count) for n in range(waves)]
        return self.joined(scope, op, dtype, parts)
