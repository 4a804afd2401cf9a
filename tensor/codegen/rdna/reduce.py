"""Reductions: accumulators in registers, totals across lanes and waves.

Stands under selection, which hands it the statements that declare, feed and total a variable.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from tensor.codegen.rdna import arith, extremes, wide
from tensor.codegen.rdna.build import Scope, is_vector
from tensor.codegen.rdna.machine import EXEC, Inst, VReg
from tensor.codegen.rdna.values import Values, coordinates
from tensor.dtype import DType
from tensor.ir.form import Bound
from tensor.ir.graph import Op
from tensor.ir.loops import Accumulate, Compute, Constant, Declare, Operand, Tile, Total
from tensor.plan.tile import fix

COMBINE = {Op.REDUCE_ADD: Op.ADD, Op.REDUCE_MUL: Op.MUL, Op.REDUCE_MAX: Op.MAX, Op.REDUCE_MIN: Op.MIN}
LOW_ROW, HIGH_ROW = 0x76543210, 0xFEDCBA98  # v_permlanex16 lane selects: lane i takes lane i of the other row
ROW_XMASK = 0x160  # dpp_ctrl of row_xmask:0
WAVE = 32


@dataclass(slots=True)
class Accumulator:
    """One variable. held: what each point and chain has collected, absent at first; is_owned: in registers
    that a loop may update."""

    declared: Declare
    held: dict[tuple[tuple[int, ...], int], Any] = field(default_factory=dict)
    is_owned: bool = False

    def slots(self) -> Iterable[tuple[tuple[int, ...], int]]:
        """Every point and chain."""
        points = product(*(range(p.size) for p in self.declared.variable.parts))
        return product(points, range(self.declared.chains))


class Accumulators:
    """The variables of one program. lds_bytes: what their totals take."""

    def __init__(self, values: Values, lds_bytes: int = 0) -> None:
        self.values = values
        self.variables: dict[Tile, Accumulator] = {}
        self.lds_bytes = lds_bytes

    def declare(self, declared: Declare, scope: Scope) -> None:
        """A new variable; it takes no registers before something is collected."""
        del scope
        self.variables[declared.variable] = Accumulator(declared)

    def own(self, variables: Iterable[Tile], scope: Scope) -> None:
        """Give every accumulator of these a register of its own, for a loop to update."""
        for variable in dict.fromkeys(variables):
            accumulator = self.variables.get(variable)
            if accumulator is None or accumulator.is_owned:
                continue
            dtype = variable.dtype
            for slot in accumulator.slots():
                held = accumulator.held.get(slot)
                fresh = scope.reg("v", dtype.bits // 32)
                start = identity(accumulator.declared.op, dtype) if held is None else held
                copy_to(scope, fresh, start, dtype)
                accumulator.held[slot] = fresh
            accumulator.is_owned = True

    def accumulate(self, statement: Accumulate, scope: Scope) -> None:
        """Every point of the steps into its accumulator."""
        accumulator = self.variables[statement.variable]
        if extremes.applies(statement.op, statement.variable.dtype):
            self.compare(accumulator, statement, scope)
            return
        for number, step in enumerate(coordinates(statement.steps)):
            for at in coordinates(statement.variable.parts):
                slot = tuple(at.values()), number % accumulator.declared.chains
                self.add(accumulator, slot, statement, {**at, **step}, scope)

    def add(self, accumulator: Accumulator, slot: Any, statement: Accumulate, at: Any, scope: Scope) -> None:
        """accumulator = accumulator op value, in place inside loops; a float sum of products is a fused
        multiply-add."""
        held, dtype = accumulator.held.get(slot), statement.variable.dtype
        inside = self.inside(statement, at)
        factors = self.factors(statement)
        if factors and inside is None and held is not None:
            a, b = (self.values.operand(factor, at) for factor in factors)
            if accumulator.is_owned:
                scope.items.append(Inst("v_fmac_f32", (held,), scope.legal(fma_sources(a, b))))
            else:
                accumulator.held[slot] = scope.v("v_fma_f32", a, b, held)
            return
        operand = self.source(statement, at, inside, scope)
        if held is not None:
            operand = combine(scope, statement.op, dtype, held, operand)
        self.collect(accumulator, slot, operand, scope)

    def compare(self, accumulator: Accumulator, statement: Accumulate, scope: Scope) -> None:
        """The greatest or least over all points of the steps, at once."""
        for at in coordinates(statement.variable.parts):
            slot = tuple(at.values()), 0
            operands = [accumulator.held[slot]] if slot in accumulator.held else []
            for step in coordinates(statement.steps):
                point = {**at, **step}
                operands.append(self.source(statement, point, self.inside(statement, point), scope))
            self.collect(accumulator, slot, extremes.extreme(scope, statement.op, operands), scope)

    def source(self, statement: Accumulate, at: Any, inside: Any, scope: Scope) -> Any:
        """What is collected at a point: the operation's identity in lanes where the guards fail."""
        operand = widened(scope, self.values.operand(statement.source, at), statement.source.dtype)
        if inside is None:
            return operand
        dtype = statement.variable.dtype
        return blend(scope, dtype, inside, operand, identity(statement.op, dtype))

    def collect(self, accumulator: Accumulator, slot: Any, total: Any, scope: Scope) -> None:
        """The new content of an accumulator, in place inside loops."""
        if accumulator.is_owned:
            retarget(scope, total, accumulator.held[slot], accumulator.declared.variable.dtype)
        else:
            accumulator.held[slot] = total

    def inside(self, statement: Accumulate, at: Any) -> Any:
        """Lanes where the guards hold; None where all are."""
        bounds = [Bound(fix(g.form, at), g.low, g.high) for g in statement.guards]
        return self.values.memory.guard(bounds) if bounds else None

    def factors(self, statement: Accumulate) -> tuple[Operand, ...]:
        """The sides of acc + x * y in float32, nothing for other steps."""
        dtype, source = statement.source.dtype, statement.source
        if isinstance(source, Constant) or statement.op is not Op.REDUCE_ADD:
            return ()
        made = self.values.definitions[source].statement
        if not isinstance(made, Compute) or made.op is not Op.MUL:
            return ()
        return made.sources if dtype.is_float and dtype.bits <= 32 else ()

    def total(self, statement: Total, scope: Scope) -> None:
        """Join chains, lanes and waves; every point of the total is known from here on."""
        accumulator = self.variables[statement.variable]
        dtype, op = statement.variable.dtype, statement.op
        for at in coordinates(statement.variable.parts):
            point = tuple(at.values())
            parts = [accumulator.held.get((point, c)) for c in range(accumulator.declared.chains)]
            held = [p for p in parts if p is not None]
            total = held[0]
            for other in held[1:]:
                total = combine(scope, op, dtype, total, other)
            if statement.lanes > 1:
                total = self.across_lanes(scope, op, dtype, total, statement.lanes)
            self.values.keep(statement.out, at, result(scope, total, statement.out.dtype))

    def across_lanes(self, scope: Scope, op: Op, dtype: DType, total: Any, lanes: int) -> Any:
        """Every lane gets the total over the `lanes` (a power of two) that hold parts of one output."""
        step = 1
        while step < min(lanes, WAVE):
            other = exchanged(scope, total, dtype, step)
            total = combine(scope, op, dtype, total, other)
            step *= 2
        return self.across_waves(scope, op, dtype, total, lanes // WAVE) if lanes > WAVE else total

    def across_waves(self, scope: Scope, op: Op, dtype: DType, total: Any, waves: int) -> Any:
        """Join the waves of a work-group through LDS: each wave's first lane writes, all lanes read every
        part."""
        size = dtype.bits // 8
        base = self.lds_bytes
        self.lds_bytes += waves * size
        lane = scope.root.vector(self.values.index.lane_id)
        place = scope.v("v_lshlrev_b32", size.bit_length() - 1, scope.v("v_lshrrev_b32", 5, lane))
        first = scope.compare("v_cmp_eq_u32", 0, scope.v("v_and_b32", 31, lane))
        saved = scope.masks("s_and_saveexec_b32", first)
        data = total if dtype.bits == 64 else scope.vector(total)
        suffix = "b64" if size == 8 else "b32"
        scope.do(f"ds_store_{suffix}", place, data, mods={"offset": base})
        scope.into(EXEC, "s_mov_b32", saved)
        for name, operands in scope.generation.barrier:
            scope.do(name, *operands)
        zero = scope.root.vector(0)
        joined: Any = None
        for wave in range(waves):
            part = scope.v(f"ds_load_{suffix}", zero, count=size // 4, mods={"offset": base + wave * size})
            joined = part if joined is None else combine(scope, op, dtype, joined, part)
        return joined


def fma_sources(a: Any, b: Any) -> tuple[Any, Any]:
    """Sources of v_fmac: the second a vector register where possible, for the short encoding."""
    return (b, a) if is_vector(a) and not is_vector(b) else (a, b)


def blend(scope: Scope, dtype: DType, mask: Any, value: Any, other: Any) -> Any:
    if dtype.bits == 64:
        return wide.select(scope, dtype, mask, value, other)
    return arith.where(scope, dtype, mask, value, other)


def widened(scope: Scope, operand: Any, source: DType) -> Any:
    """A reduced value in the accumulator's type."""
    if source.kind == "b":
        return arith.number_of(scope, arith.mask_of(operand))
    return operand


def combine(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """a op b in the accumulator's type."""
    operations = wide if dtype.bits == 64 else arith
    return operations.binary(scope, COMBINE[op], dtype, a, b)


def retarget(scope: Scope, total: Any, held: VReg, dtype: DType) -> None:
    """Write the last instruction's result into the accumulator itself, or copy."""
    last = scope.items[-1]
    if isinstance(last, Inst) and last.defs == (total,):
        last.defs = (held,)
    else:
        copy_to(scope, held, total, dtype)


def copy_to(scope: Scope, target: VReg, value: Any, dtype: DType) -> None:
    """Move a value into a given register."""
    if dtype.bits == 64:
        scope.into(target[0], "v_mov_b32", wide.low(value, dtype))
        scope.into(target[1], "v_mov_b32", wide.high(value, dtype))
    else:
        scope.into(target, "v_mov_b32", value)


def identity(op: Op, dtype: DType) -> Any:
    """What leaves any other operand of the reduction unchanged."""
    number: Any = {Op.REDUCE_ADD: 0, Op.REDUCE_MUL: 1}.get(op)
    if number is None:
        number = dtype.min if op is Op.REDUCE_MAX else dtype.max
    if dtype.is_float:
        return float(number)
    return wide.signed(int(number)) if dtype.bits == 32 else int(number)


def result(scope: Scope, total: Any, dtype: DType) -> Any:
    """An accumulator as a value of the reduction's type."""
    if dtype.kind == "b":
        return scope.compare("v_cmp_ne_u32", 0, scope.vector(total))
    if dtype.bits < 32 and not dtype.is_float:
        return arith.narrow(scope, total, dtype)
    return total


def exchanged(scope: Scope, value: Any, dtype: DType, step: int) -> Any:
    """The value of the lane whose number differs in bit `step`."""
    if dtype.bits != 64:
        return exchange_dword(scope, scope.vector(value), step)
    pair = scope.reg("v", 2)
    for index, part in enumerate((wide.low, wide.high)):
        other = exchange_dword(scope, scope.vector(part(value, dtype)), step)
        scope.into(pair[index], "v_mov_b32", other)
    return pair


def exchange_dword(scope: Scope, value: Any, step: int) -> VReg:
    """One dword from the lane `step` (a power of two) away: inside a row of 16 by DPP, across rows by
    permlane."""
    if step < 16:
        return scope.v("v_mov_b32", value, mods={"dpp_ctrl": ROW_XMASK + step, "bound_ctrl": 1})
    moved = scope.reg("v")
    scope.into(moved, "v_mov_b32", value)
    low, high = scope.root.scalar(LOW_ROW), scope.root.scalar(wide.signed(HIGH_ROW))
    scope.items.append(Inst("v_permlanex16_b32", (moved,), (value, low, high)))
    return moved
