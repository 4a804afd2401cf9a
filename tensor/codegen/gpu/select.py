"""Instruction selection: a loop program becomes instructions over virtual registers.

Pre: a verified loop program. Post: nested loops of instructions, every virtual register defined before use on
every path. A subclass makes the parts (values, memory, accumulators) of its chip.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor.codegen.gpu.access import slot_of, vector_width, widest
from tensor.codegen.gpu.index import Index
from tensor.codegen.gpu.machine import BranchTarget, MachineInst
from tensor.codegen.gpu.reduce import Accumulators
from tensor.codegen.gpu.stage import Stager
from tensor.codegen.gpu.values import Values, coordinates
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.loops import (
    PURE,
    Accumulate,
    Barrier,
    Compute,
    Declare,
    For,
    Leave,
    LoadTile,
    LoopProgram,
    Mask,
    MultiplyFragments,
    Number,
    Scale,
    Scatter,
    Shared,
    Statement,
    StoreTile,
    Total,
    operands,
    walk,
)
from tensor.plan.tile import contiguous_run, fix

CHANGES = (Accumulate, Scale, MultiplyFragments)
MEETING = -2  # the number of the first label where lanes of a wave meet, from which on they fall


class Selector:
    """Selection of one program. The parts are the subclass's."""

    program: LoopProgram
    root: Any
    index: Index
    memory: Any
    values: Values
    accumulators: Accumulators
    fragments: Any
    stager: Stager
    meetings: int = 0

    def run(self, statements: Sequence[Statement], scope: Any, is_pipeline: bool = False) -> None:
        """Emit statements in order; what they define is emitted when it is asked for, what a pipeline brings
        before anything else."""
        evaluated = 0
        for number, statement in enumerate(statements):
            if is_pipeline and not isinstance(statement, PURE):
                self.prepare(statements, scope)
                is_pipeline = False
            if isinstance(statement, (Mask, StoreTile, Scatter, Barrier)) and number >= evaluated:
                evaluated = self.evaluate(statements, number, scope)
            self.statement(statement, scope)

    def statement(self, statement: Statement, scope: Any) -> None:
        match statement:
            case Compute() | Number() | LoadTile():
                self.values.define(statement.out, statement, scope)
            case Declare():
                made = self.accumulators if statement.fragment is None else self.fragments
                made.declare(statement, scope)
            case Accumulate():
                self.accumulators.accumulate(statement, scope)
            case Scale():
                held = self.fragments if self.fragments.holds(statement.variable) else self.accumulators
                held.scale(statement, scope)
            case MultiplyFragments():
                self.fragments.multiply(statement, scope)
            case Total():
                self.values.define(statement.out, statement, scope)
                held = self.fragments if self.fragments.holds(statement.variable) else self.accumulators
                held.total(statement, scope)
            case For():
                self.loop(statement, scope)
            case Mask():
                self.mask(statement.bound)
            case Leave():
                self.leave(self.index.value(statement.first), self.values.operand(statement.limit, {}))
            case StoreTile():
                (self.stager if isinstance(statement.array, Shared) else self).store(statement, scope)
            case Scatter():
                self.scatter(statement, scope)
            case Barrier():
                if statement.among:
                    self.meet_in_waves(scope)
                else:
                    self.meet(statement, scope)
            case _:
                raise IRError(f"selection: no instructions for {statement!r}")

    def loop(self, loop: For, scope: Any) -> None:
        """A loop, or a block that runs once."""
        inner = scope.inner()
        if loop.axis.size == 1:
            self.run(loop.body, inner)
            inner.close()
            return
        self.index.enter(loop.axis, inner)
        changed = [s.variable for s in walk(loop.body) if isinstance(s, CHANGES)]
        self.accumulators.own(changed, scope)
        self.fragments.own(changed, scope)
        self.run(loop.body, inner, loop.stages > 1)
        if loop.until is None:
            inner.repeat(loop.axis.size)
        else:
            inner.repeat_until(loop.axis.size, self.values.operand(loop.until, {}))

    def prepare(self, statements: Sequence[Statement], scope: Any) -> None:
        """Make what is stored into shared memory."""
        for statement in statements:
            if isinstance(statement, StoreTile) and isinstance(statement.array, Shared):
                self.stager.prepare(statement, scope)

    def evaluate(self, statements: Sequence[Statement], first: int, scope: Any) -> int:
        """Make what the stores from `first` on write, before any of them, before lanes meet and before lanes
        end. Returns where they end."""
        last = first + isinstance(statements[first], Barrier)
        while last < len(statements) and isinstance(statements[last], (Mask, StoreTile, Scatter)):
            last += 1
        for statement in statements[first:last]:
            if isinstance(statement, StoreTile) and isinstance(statement.array, Shared):
                self.stager.prepare(statement, scope)
            elif isinstance(statement, StoreTile | Scatter):
                for at in coordinates(statement.parts):
                    for operand in operands(statement):
                        self.values.operand(operand, at)
        return last

    def store(self, statement: StoreTile, scope: Any) -> None:
        """Write the points, neighbours in one instruction where the index runs on."""
        form, slot = statement.index, slot_of(statement.array)
        dtype = self.memory.params[slot].dtype

        def width_of(part: Axis) -> int:
            if not contiguous_run(form, part) or any(part in g.form.axes for g in statement.guards):
                return 1
            return vector_width(form, part, part.size, dtype, False, 0 if self.values.natural else 1)

        axis, width = widest(statement.parts, width_of)
        for at in coordinates(statement.parts):
            if axis is not None and at[axis] % width:
                continue
            points = [at] if axis is None else [{**at, axis: at[axis] + i} for i in range(width)]
            held = [self.values.operand(statement.value, point) for point in points]
            bounds = [Bound(fix(g.form, at), g.low, g.high) for g in statement.guards]
            self.write(slot, fix(form, at), held, self.memory.guard(bounds), scope)

    def scatter(self, statement: Scatter, scope: Any) -> None:
        """Put each point where its place says."""
        for at in coordinates(statement.parts):
            place, value = (self.values.operand(o, at) for o in (statement.at, statement.value))
            bounds = [Bound(fix(g.form, at), g.low, g.high) for g in statement.guards]
            form = fix(statement.index, at)
            self.put(statement, form, place, value, self.memory.guard(bounds), scope)

    def meet_in_waves(self, scope: Any) -> None:
        """Lanes of a wave go together. A label keeps what comes after it from moving up, where more
        values live."""
        scope.items.append(MachineInst("label", (), (BranchTarget(MEETING - self.meetings),)))
        self.meetings += 1

    # --- what a chip does in its own way

    def put(self, statement: Scatter, form: Form, place: Any, value: Any, mask: Any, scope: Any) -> None:
        """One scattered store, by the lanes of a mask whose place is inside the limit."""
        raise NotImplementedError

    def meet(self, barrier: Barrier, scope: Any) -> None:
        """A barrier of the work-group."""
        raise NotImplementedError

    def leave(self, first: Any, limit: Any) -> None:
        """End work-groups whose first point, a number of theirs, is not below the limit."""
        raise NotImplementedError

    def mask(self, bound: Bound) -> None:
        """Leave only lanes inside the bound on."""
        raise NotImplementedError

    def write(self, slot: int, form: Form, held: list[Any], mask: Any, scope: Any) -> None:
        """One store of neighbours, by the lanes of a mask (None: by all; False: by none)."""
        raise NotImplementedError
