"""Reductions: loops over the reduced axes around what they collect.

Stands under `apply.py`, which runs a Reduction when it meets a REDUCE value. Reductions over the same axes
that do not need each other share one loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import prod

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound, Form, of_axis
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Value, postorder
from tensor.ir.loops import Accumulate, Declare, Operand, Total
from tensor.plan import extent
from tensor.plan.binding import Binding, OpenBlock
from tensor.plan.schedule import Steps
from tensor.plan.tile import digit
from tensor.plan.zeros import is_zero_behind

CHAINS = 4  # independent partial results when the register tile has few outputs


class Reduction:
    """`value` and the reductions that run in the same loops. home: the block that their totals belong to."""

    def __init__(self, binding: Binding, operand: Callable[[Value], Operand], value: Value) -> None:
        self.binding, self.operand, self.value = binding, operand, value
        self.home = binding.place(value)[1]

    def run(self) -> None:
        """Leave the totals known in the block around."""
        self.run_independent()
        binding, home = self.binding, self.home
        self.values = self.companions()
        steps = [binding.schedule.steps[a] for a in self.value.arg if a not in binding.parts]
        chains = self.chains(steps)
        self.variables = {
            id(v): binding.tile(accumulator_type(v.dtype), binding.place(v)[0]) for v in self.values
        }
        for value in self.values:
            home.statements.append(Declare(self.variables[id(value)], value.op, chains))
        self.nest(steps, home)
        plan = binding.schedule
        spread = plan.share if plan.is_spread or plan.row is not None else 1
        share = max((s.lanes for s in steps), default=spread)
        for value in self.values:
            out = binding.tile(value.dtype, binding.place(value)[0])
            home.statements.append(Total(out, self.variables[id(value)], value.op, share))
            home.known[id(value)] = out

    def chains(self, steps: list[Steps]) -> int:
        """Float sums of few outputs keep several partial results, so that an addition need not wait for the
        last."""
        outputs = sum(prod(p.size for p in self.binding.place(v)[0]) for v in self.values)
        if outputs >= CHAINS or not all(v.dtype.is_float and v.op is Op.REDUCE_ADD for v in self.values):
            return 1
        unrolled = prod(p.size for a in self.value.arg for p in self.binding.tiles.get(a, ()))
        return max(1, min(CHAINS // outputs, max((s.unroll * s.vector for s in steps), default=unrolled)))

    def run_independent(self) -> None:
        """Run the reductions below that do not vary along the axes of this one, nor along those of another
        loop that is to come; they may be over the same axes, which can be open once only."""
        closed = set(self.binding.kernel.reduce_axes) - self.binding.parts.keys()
        axes = closed.union(self.value.arg)
        below = reached(self.value)
        for inner in self.binding.kernel.values:
            if inner is self.value:
                return
            if inner.op in REDUCE and id(inner) in below and not self.binding.axes[id(inner)] & axes:
                self.operand(inner)

    def companions(self) -> list[Value]:
        """`value` and the other reductions over the same axes, in the same block, not yet run, that need
        none of it."""
        chosen, below = [self.value], reached(self.value)
        for other in self.binding.kernel.values:
            if other is self.value or other.op not in REDUCE or other.arg != self.value.arg:
                continue
            if self.binding.place(other)[1] is not self.home or self.binding.known(other) is not None:
                continue
            others = reached(other)
            if id(other) in below or any(id(c) in others for c in chosen) or not self.inputs_ready(other):
                continue
            chosen.append(other)
            below |= others
        return chosen

    def inputs_ready(self, value: Value) -> bool:
        """Are the reductions that `value` needs already run?"""
        needed = postorder(*value.src, stop=is_reduction)
        return all(self.binding.known(item) is not None for item in needed if is_reduction(item))

    def nest(self, steps: list[Steps], block: OpenBlock) -> None:
        """Nest the reduced axes, outermost first; at the bottom collect one step."""
        if not steps:
            self.accumulate(block)
            return
        first, rest = steps[0], steps[1:]
        limit = extent.end(self.values, first.axis)
        for start, trips, unroll, is_ragged in segments(first):
            until = None
            if limit is not None and trips > 1:
                until = extent.turns(self.binding, self.operand, *limit, first.step, block)
            inner = block.inner()
            counter = self.open(Steps(first.axis, unroll, first.lanes, first.vector), inner, start, trips)
            if is_ragged:
                self.binding.guards.append(Bound(of_axis(first.axis), 0, first.axis.size))
            self.nest(rest, inner)
            self.binding.close(first.axis)
            inner.close(counter, until)

    def open(self, steps: Steps, inner: OpenBlock, start: int, trips: int) -> Axis:
        """Bind a reduced axis to a counter, lanes and register parts. Returns the counter."""
        binding = self.binding
        counter = binding.axis(trips)
        form = Form(start) + of_axis(counter) * steps.step
        tiles: list[Axis] = []
        if steps.unroll > 1:
            tiles.append(binding.axis(steps.unroll))
            form = form + of_axis(tiles[-1]) * (steps.lanes * steps.vector)
        if steps.lanes > 1:
            form = form + digit(of_axis(binding.lane), 1, steps.lanes) * steps.vector
        if steps.vector > 1:
            tiles.append(binding.axis(steps.vector))
            form = form + of_axis(tiles[-1])
        binding.open(steps.axis, form, tuple(tiles), inner)
        return counter

    def accumulate(self, block: OpenBlock) -> None:
        """One step of every reduction."""
        binding = self.binding
        for value in self.values:
            source = self.operand(value.src[0])
            steps = tuple(p for a in value.arg for p in binding.tiles.get(a, ()))
            kept = binding.guards_along(frozenset(value.arg))
            if value.op is Op.REDUCE_ADD:
                kept = tuple(g for g in kept if not is_zero_behind(value.src[0], g.form.axes, binding.axes))
            guards = tuple(map(binding.bound, kept))
            block.statements.append(Accumulate(self.variables[id(value)], value.op, source, steps, guards))


def reached(value: Value) -> set[int]:
    """The `id` of everything that `value` depends on, itself included."""
    return {id(item) for item in postorder(value)}


def is_reduction(value: Value) -> bool:
    return value.op in REDUCE


def segments(steps: Steps) -> Iterator[tuple[int, int, int, bool]]:
    """(start, trips, unroll, is it ragged): whole steps in a loop, then what is left over."""
    whole, left = divmod(steps.axis.size, steps.step)
    if whole:
        yield 0, whole, steps.unroll, False
    if left:
        lanes = steps.lanes * steps.vector
        yield whole * steps.step, 1, -(-left // lanes), left % lanes != 0


def accumulator_type(dtype: DType) -> DType:
    """What a reduction collects in: at least 32 bits; bool as an integer 0 or 1."""
    if dtype.kind == "b":
        return dtypes.uint32
    if dtype.is_float:
        return dtypes.float64 if dtype.bits == 64 else dtypes.float32
    if dtype.bits == 64:
        return dtype
    return dtypes.int32 if dtype.kind == "i" else dtypes.uint32
