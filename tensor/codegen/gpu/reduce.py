"""Reductions: accumulators in registers, totals across lanes and waves.

Stands under selection, which hands it the statements that declare, feed and total a variable. A subclass has
the chip's instructions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod
from typing import Any

from tensor.codegen.gpu.constant import signed
from tensor.codegen.gpu.machine import MachineInst, VReg
from tensor.codegen.gpu.values import Values, coordinates
from tensor.dtype import DType
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound
from tensor.ir.graph import Op
from tensor.ir.loops import Accumulate, Compute, Constant, Declare, Operand, Scale, Tile, Total
from tensor.plan.tile import fix

COMBINE = {Op.REDUCE_ADD: Op.ADD, Op.REDUCE_MUL: Op.MUL, Op.REDUCE_MAX: Op.MAX, Op.REDUCE_MIN: Op.MIN}
WAVE = 32
MANY_STEPS = 8  # products from which a register of zeros to begin with costs nothing
Turn = tuple[int, dict[Axis, int], dict[Axis, int]]  # number of a step, the step, the variable's point


@dataclass(slots=True)
class Accumulator:
    """One variable. scope: where it is declared. held: what each point and chain has collected, absent at
    first; is_owned: in registers that a loop may update."""

    declared: Declare
    scope: Any
    held: dict[tuple[tuple[int, ...], int], Any] = field(default_factory=dict)
    is_owned: bool = False

    def slots(self) -> Iterable[tuple[tuple[int, ...], int]]:
        """Every point and chain."""
        points = product(*(range(p.size) for p in self.declared.variable.parts))
        return product(points, range(self.declared.chains))


class Accumulators:
    """The variables of one program. lds_bytes: what their totals take."""

    def __init__(self, values: Values, lds_bytes: int) -> None:
        self.values = values
        self.variables: dict[Tile, Accumulator] = {}
        self.lds_bytes = lds_bytes

    def declare(self, declared: Declare, scope: Any) -> None:
        """A new variable; it takes no registers before something is collected."""
        self.variables[declared.variable] = Accumulator(declared, scope)

    def own(self, variables: Iterable[Tile], scope: Any) -> None:
        """Give every accumulator of these a register of its own, for a loop to update."""
        for variable in dict.fromkeys(variables):
            accumulator = self.variables.get(variable)
            if accumulator is None or accumulator.is_owned:
                continue
            dtype = variable.dtype
            for slot in accumulator.slots():
                held = accumulator.held.get(slot)
                fresh = self.fresh(scope, dtype)
                start = identity(accumulator.declared.op, dtype) if held is None else held
                self.copy_to(scope, fresh, start, dtype)
                accumulator.held[slot] = fresh
            accumulator.is_owned = True

    def accumulate(self, statement: Accumulate, scope: Any) -> None:
        """Every point of the steps into its accumulator."""
        accumulator = self.variables[statement.variable]
        if prod(p.size for p in statement.steps) >= MANY_STEPS and self.factors(statement):
            self.own([statement.variable], scope)
        for number, step, at in self.order(statement, scope):
            slot = tuple(at.values()), number % accumulator.declared.chains
            self.add(accumulator, slot, statement, {**at, **step}, scope)

    def order(self, statement: Accumulate, scope: Any) -> Iterable[Turn]:
        """Every step with its number at every point of the variable."""
        del scope
        points = list(coordinates(statement.variable.parts))
        return ((n, step, at) for n, step in enumerate(coordinates(statement.steps)) for at in points)

    def add(self, accumulator: Accumulator, slot: Any, statement: Accumulate, at: Any, scope: Any) -> None:
        """accumulator = accumulator op value, in place inside loops; a float sum of products is a fused
        multiply-add."""
        held, dtype = accumulator.held.get(slot), statement.variable.dtype
        inside = self.inside(statement, at)
        factors = self.factors(statement)
        if factors and inside is None and held is not None:
            a, b = (self.values.operand(factor, at) for factor in factors)
            accumulator.held[slot] = self.multiply_add(scope, a, b, held, accumulator.is_owned)
            return
        operand = self.source(statement, at, inside, scope)
        if held is not None:
            operand = self.combine(scope, statement.op, dtype, held, operand)
        self.collect(accumulator, slot, operand, scope)

    def source(self, statement: Accumulate, at: Any, inside: Any, scope: Any) -> Any:
        """What is collected at a point: the operation's identity in lanes where the guards fail."""
        operand = self.widened(scope, self.values.operand(statement.source, at), statement.source.dtype)
        if inside is None:
            return operand
        dtype = statement.variable.dtype
        return self.blend(scope, dtype, inside, operand, identity(statement.op, dtype))

    def collect(self, accumulator: Accumulator, slot: Any, total: Any, scope: Any) -> None:
        """The new content of an accumulator, in place inside loops."""
        if accumulator.is_owned:
            self.retarget(scope, total, accumulator.held[slot], accumulator.declared.variable.dtype)
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

    def scale(self, statement: Scale, scope: Any) -> None:
        """Every chain of every point times the factor; what is still empty stays so."""
        accumulator, dtype = self.variables[statement.variable], statement.variable.dtype
        varying = statement.factor.parts if isinstance(statement.factor, Tile) else ()
        fixed = tuple(p for p in statement.variable.parts if p not in varying)
        for point in coordinates((*fixed, *varying)):  # neighbours of two factors, for dual instructions
            at = {p: point[p] for p in statement.variable.parts}
            factor = self.values.operand(statement.factor, at)
            for chain in range(accumulator.declared.chains):
                slot = tuple(at.values()), chain
                if slot in accumulator.held:
                    scaled = self.combine(scope, Op.REDUCE_MUL, dtype, accumulator.held[slot], factor)
                    self.collect(accumulator, slot, scaled, scope)

    def total(self, statement: Total, scope: Any) -> None:
        """Join chains, lanes and waves; every point of the total is known from here on."""
        accumulator = self.variables[statement.variable]
        dtype, op = statement.variable.dtype, statement.op
        for at in coordinates(statement.variable.parts):
            point = tuple(at.values())
            parts = [accumulator.held.get((point, c)) for c in range(accumulator.declared.chains)]
            there = [p for p in parts if p is not None] or [identity(op, dtype)]
            total = self.joined(scope, op, dtype, there)
            if accumulator.is_owned and scope is not accumulator.scope and len(there) == 1:
                held, total = total, self.fresh(scope, dtype)  # the loop goes on collecting in its own
                self.copy_to(scope, total, held, dtype)
            if statement.lanes > 1:
                total = self.across_lanes(scope, op, dtype, total, statement.lanes, statement.apart)
            self.values.keep(statement.out, at, self.result(scope, total, statement.out.dtype))

    def across_lanes(self, scope: Any, op: Op, dtype: DType, total: Any, lanes: int, apart: int) -> Any:
        """Every lane gets the total over the `lanes` (a power of two), so far apart, that hold parts of one
        output."""
        step, end = apart, apart * lanes
        if apart > 1 and end > WAVE:
            raise IRError(f"selection: a total over lanes {apart} apart leaves its wave")
        while step < min(end, WAVE):
            total = self.with_lane(scope, op, dtype, total, step)
            step *= 2
        return self.across_waves(scope, op, dtype, total, end // WAVE) if end > WAVE else total

    def with_lane(self, scope: Any, op: Op, dtype: DType, value: Any, step: int) -> Any:
        """The value op that of the lane whose number differs in bit `step`."""
        return self.combine(scope, op, dtype, value, self.exchanged(scope, value, dtype, step))

    def joined(self, scope: Any, op: Op, dtype: DType, parts: Sequence[Any]) -> Any:
        """All parts as one, neighbours first, so that what can be computed at once does not wait."""
        while len(parts) > 1:
            pairs = [
                self.combine(scope, op, dtype, a, b) for a, b in zip(parts[::2], parts[1::2], strict=False)
            ]
            parts = [*pairs, parts[-1]] if len(parts) % 2 else pairs
        return parts[0]

    def retarget(self, scope: Any, total: Any, held: VReg, dtype: DType) -> None:
        """Write the last instruction's result into the accumulator itself, or copy."""
        last = scope.items[-1]
        if isinstance(last, MachineInst) and last.defs == (total,):
            last.defs = (held,)
        else:
            self.copy_to(scope, held, total, dtype)

    # --- the chip's instructions

    def fresh(self, scope: Any, dtype: DType) -> VReg:
        """Registers for a value that a loop updates."""
        raise NotImplementedError

    def copy_to(self, scope: Any, target: VReg, value: Any, dtype: DType) -> None:
        """Move a value into a given register."""
        raise NotImplementedError

    def multiply_add(self, scope: Any, a: Any, b: Any, held: Any, in_place: bool) -> Any:
        """held + a * b in float32, rounded once; `in_place` in the register of `held`."""
        raise NotImplementedError

    def combine(self, scope: Any, op: Op, dtype: DType, a: Any, b: Any) -> Any:
        """a op b in the accumulator's type."""
        raise NotImplementedError

    def blend(self, scope: Any, dtype: DType, mask: Any, value: Any, other: Any) -> Any:
        """`value` in the lanes of a mask, `other` elsewhere."""
        raise NotImplementedError

    def widened(self, scope: Any, operand: Any, source: DType) -> Any:
        """A reduced value in the accumulator's type."""
        raise NotImplementedError

    def result(self, scope: Any, total: Any, dtype: DType) -> Any:
        """An accumulator as a value of the reduction's type."""
        raise NotImplementedError

    def exchanged(self, scope: Any, value: Any, dtype: DType, step: int) -> Any:
        """The value of the lane whose number differs in bit `step`."""
        raise NotImplementedError

    def across_waves(self, scope: Any, op: Op, dtype: DType, total: Any, waves: int) -> Any:
        """The total over the waves of a work-group, through memory that they share."""
        raise NotImplementedError


def identity(op: Op, dtype: DType) -> Any:
    """What leaves any other operand of the reduction unchanged."""
    number: Any = {Op.REDUCE_ADD: 0, Op.REDUCE_MUL: 1}.get(op)
    if number is None:
        number = dtype.min if op is Op.REDUCE_MAX else dtype.max
    if dtype.is_float:
        return float(number)
    return signed(int(number)) if dtype.bits == 32 else int(number)
