"""The instructions of reductions: exchanges by DPP, v_permlanex16 and LDS, fused multiply-adds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any, TypeVar

from tensor.codegen.gpu import reduce
from tensor.codegen.gpu.constant import signed
from tensor.codegen.gpu.machine import VReg
from tensor.codegen.gpu.reduce import COMBINE, Accumulator, Turn
from tensor.codegen.gpu.values import coordinates
from tensor.codegen.rdna import arith, extremes, wide
from tensor.codegen.rdna.build import Scope, is_vector
from tensor.codegen.rdna.machine import EXEC, RdnaInst
from tensor.dtype import DType
from tensor.ir.graph import Op
from tensor.ir.loops import Accumulate, Tile

LOW_ROW, HIGH_ROW = 0x76543210, 0xFEDCBA98  # v_permlanex16 lane selects: lane i takes lane i of the other row
First = TypeVar("First")
Second = TypeVar("Second")
ROW = 16  # lanes among which DPP exchanges
ROW_XMASK = 0x160  # dpp_ctrl of row_xmask:0
LANE_OPS = {Op.REDUCE_ADD: "v_add_f32", Op.REDUCE_MUL: "v_mul_f32"}
WIDEST = 16  # bytes of one load from LDS


class Accumulators(reduce.Accumulators):
    """The variables of one program."""

    def fresh(self, scope: Scope, dtype: DType) -> VReg:
        return scope.reg("v", dtype.bits // 32)

    def copy_to(self, scope: Scope, target: VReg, value: Any, dtype: DType) -> None:
        if dtype.bits == 64:
            scope.into(target[0], "v_mov_b32", wide.low(value, dtype))
            scope.into(target[1], "v_mov_b32", wide.high(value, dtype))
        else:
            scope.into(target, "v_mov_b32", value)

    def multiply_add(self, scope: Scope, a: Any, b: Any, held: Any, in_place: bool) -> Any:
        if not in_place:
            return scope.v("v_fma_f32", a, b, held)
        scope.items.append(RdnaInst("v_fmac_f32", (held,), scope.legal(fma_sources(a, b))))
        return held

    def accumulate(self, statement: Accumulate, scope: Scope) -> None:
        if extremes.applies(statement.op, statement.variable.dtype):
            self.compare(self.variables[statement.variable], statement, scope)
        else:
            super().accumulate(statement, scope)

    def order(self, statement: Accumulate, scope: Scope) -> Iterable[Turn]:
        """Products whose neighbours differ in both factors, for those can be one dual instruction: two steps
        crosswise with two points where all points share a factor, else points along both factors."""
        parts = {*statement.variable.parts}
        factors = [parts.intersection(f.parts) for f in self.factors(statement) if isinstance(f, Tile)]
        if scope.generation.dual.share or len(factors) != 2:
            return super().order(statement, scope)
        steps = list(enumerate(coordinates(statement.steps)))
        if not all(factors):
            points = list(coordinates(statement.variable.parts))
            return ((n, step, at) for (n, step), at in crosswise(steps, points))
        if factors[0] & factors[1] or factors[0] | factors[1] != parts:
            return super().order(statement, scope)
        along = [[*coordinates(tuple(p for p in statement.variable.parts if p in f))] for f in factors]
        pairs = [{p: {**a, **b}[p] for p in statement.variable.parts} for a, b in crosswise(*along)]
        return ((n, step, at) for n, step in steps for at in pairs)

    def compare(self, accumulator: Accumulator, statement: Accumulate, scope: Scope) -> None:
        """The greatest or least over all points of the steps, at once."""
        for at in coordinates(statement.variable.parts):
            slot = tuple(at.values()), 0
            operands = [accumulator.held[slot]] if slot in accumulator.held else []
            for step in coordinates(statement.steps):
                point = {**at, **step}
                operands.append(self.source(statement, point, self.inside(statement, point), scope))
            total = extremes.extreme(scope, statement.op, statement.variable.dtype, operands)
            self.collect(accumulator, slot, total, scope)

    def combine(self, scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
        operations = wide if dtype.bits == 64 else arith
        return operations.binary(scope, COMBINE[op], dtype, a, b)

    def blend(self, scope: Scope, dtype: DType, mask: Any, value: Any, other: Any) -> Any:
        if dtype.bits == 64:
            return wide.select(scope, dtype, mask, value, other)
        return arith.where(scope, dtype, mask, value, other)

    def widened(self, scope: Scope, operand: Any, source: DType) -> Any:
        if source.kind == "b":
            return arith.number_of(scope, arith.mask_of(operand))
        return operand

    def result(self, scope: Scope, total: Any, dtype: DType) -> Any:
        if dtype.kind == "b":
            return scope.compare("v_cmp_ne_u32", 0, scope.vector(total))
        return total if dtype.is_float else arith.narrow(scope, total, dtype)

    def exchanged(self, scope: Scope, value: Any, dtype: DType, step: int) -> Any:
        if dtype.bits != 64:
            return exchange_dword(scope, scope.vector(value), step)
        pair = scope.reg("v", 2)
        for index, part in enumerate((wide.low, wide.high)):
            other = exchange_dword(scope, scope.vector(part(value, dtype)), step)
            scope.into(pair[index], "v_mov_b32", other)
        return pair

    def with_lane(self, scope: Scope, op: Op, dtype: DType, value: Any, step: int) -> Any:
        """Sums and products of floats read the other lane by themselves, inside a row of 16."""
        name = LANE_OPS.get(op)
        if name is None or step >= ROW or dtype.bits != 32 or not dtype.is_float:
            return super().with_lane(scope, op, dtype, value, step)
        source = scope.vector(value)
        return scope.v(name, source, source, mods=other_lane(step))

    def across_waves(self, scope: Scope, op: Op, dtype: DType, total: Any, waves: int) -> Any:
        """Join the waves of a work-group through LDS: each wave's first lane writes, every lane reads one
        part, and lanes exchange those."""
        size = dtype.bits // 8
        base = -(-self.lds_bytes // WIDEST) * WIDEST
        self.lds_bytes = base + waves * size
        root = scope.root
        lane, shift = root.vector(self.values.index.lane_id), size.bit_length() - 1
        place = root.once("v_lshlrev_b32", shift, root.once("v_lshrrev_b32", 5, lane))
        first = scope.compare("v_cmp_eq_u32", 0, root.once("v_and_b32", 31, lane))
        saved = scope.masks("s_and_saveexec_b32", first)
        suffix = "b64" if size == 8 else "b32"
        scope.do(f"ds_store_{suffix}", place, total, mods={"offset": base})
        scope.into(EXEC, "s_mov_b32", saved)
        for name, operands in scope.generation.barrier:
            scope.do(name, *operands)
        place = root.once("v_lshlrev_b32", shift, root.once("v_and_b32", waves - 1, lane))
        part: Any = scope.v(f"ds_load_{suffix}", place, count=size // 4, mods={"offset": base})
        for step in (1 << n for n in range((waves - 1).bit_length())):
            part = self.with_lane(scope, op, dtype, part, step)
        return part


def fma_sources(a: Any, b: Any) -> tuple[Any, Any]:
    """Sources of v_fmac: the second a vector register where possible, for the short encoding."""
    return (b, a) if is_vector(a) and not is_vector(b) else (a, b)


def other_lane(step: int) -> dict[str, Any]:
    """Modifiers by which the first source is the lane `step` away."""
    return {"dpp_ctrl": ROW_XMASK + step, "bound_ctrl": 1}


def exchange_dword(scope: Scope, value: Any, step: int) -> VReg:
    """One dword from the lane `step` (a power of two) away: inside a row of 16 by DPP, across rows by
    permlane."""
    if step < ROW:
        return scope.v("v_mov_b32", value, mods=other_lane(step))
    moved = scope.reg("v")
    scope.into(moved, "v_mov_b32", value)
    low, high = scope.root.scalar(LOW_ROW), scope.root.scalar(signed(HIGH_ROW))
    scope.items.append(RdnaInst("v_permlanex16_b32", (moved,), (value, low, high)))
    return moved


def crosswise(first: Sequence[First], second: Sequence[Second]) -> Iterator[tuple[First, Second]]:
    """All pairs, neighbours different in both where the numbers are even."""
    for i, j in product(range(0, len(first), 2), range(0, len(second), 2)):
        square = [(i, j), (i + 1, j + 1), (i, j + 1), (i + 1, j)]
        yield from ((first[a], second[b]) for a, b in square if a < len(first) and b < len(second))
