"""Instruction selection: a loop program becomes instructions over virtual registers.

Pre: a verified loop program. Post: nested loops of `machine.Inst`, every virtual register defined before
use on every path.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor.codegen.rdna.build import Scope, root_scope
from tensor.codegen.rdna.fragments import Fragments
from tensor.codegen.rdna.generation import Generation
from tensor.codegen.rdna.index import Index
from tensor.codegen.rdna.lds import SharedMemory
from tensor.codegen.rdna.machine import EXEC, Inst, Loop, Part, VReg
from tensor.codegen.rdna.memory import Memory, slot_of, vector_width
from tensor.codegen.rdna.reduce import WAVE, Accumulators
from tensor.codegen.rdna.stage import Stager
from tensor.codegen.rdna.values import Values, coordinates, only_squared
from tensor.ir.errors import IRError
from tensor.ir.form import Bound, Form
from tensor.ir.loops import (
    Accumulate,
    Barrier,
    Compute,
    Declare,
    For,
    LoadTile,
    LoopProgram,
    Mask,
    MultiplyFragments,
    Number,
    Shared,
    Statement,
    StoreTile,
    Total,
    walk,
)
from tensor.plan.tile import contiguous_run, fix


class Selector:
    """Selection of one program. lds_bytes: what its work-groups share."""

    def __init__(self, program: LoopProgram, generation: Generation) -> None:
        self.program = program
        self.root = root_scope(generation)
        lane_id = entry_register(self.root, "v", 1, 0)
        group_id = entry_register(self.root, "s", 1, generation.group_id)
        self.kernarg = entry_register(self.root, "s", 2, 0)
        self.index = Index(self.root, program.lane, program.group, lane_id, group_id)
        self.memory = Memory(self.index, self.pointers(), {p.slot: p for p in program.params})
        self.shared = SharedMemory(self.index, program.shared)
        self.values = Values(self.index, self.memory, self.shared, only_squared(program))
        self.accumulators = Accumulators(self.values, self.shared.bytes)
        self.fragments = Fragments(self.values, self.shared)
        self.stager = Stager(self.values, self.shared)

    @property
    def lds_bytes(self) -> int:
        return self.accumulators.lds_bytes

    def pointers(self) -> dict[int, VReg | Part]:
        """Load the kernel's arguments: one address per slot, as few loads as possible."""
        found: dict[int, VReg | Part] = {}
        slots = [p.slot for p in self.program.params]
        at = 0
        while at < len(slots):
            run = next(n for n in (8, 4, 2, 1) if n <= len(slots) - at)
            data = self.root.reg("s", 2 * run)
            suffix = {1: "b64", 2: "b128", 4: "b256", 8: "b512"}[run]
            self.root.items.append(Inst(f"s_load_{suffix}", (data,), (self.kernarg,), {"offset": 8 * at}))
            for i in range(run):
                found[slots[at + i]] = data if run == 1 else Part(data, 2 * i, 2)
            at += run
        return found

    def run(self, statements: Sequence[Statement], scope: Scope) -> None:
        """Emit statements in order; what they define is emitted when it is asked for."""
        evaluated = 0
        for number, statement in enumerate(statements):
            if isinstance(statement, (Mask, StoreTile, Barrier)) and number >= evaluated:
                evaluated = self.evaluate(statements, number, scope)
            self.statement(statement, scope)

    def statement(self, statement: Statement, scope: Scope) -> None:
        match statement:
            case Compute() | Number() | LoadTile():
                self.values.define(statement.out, statement, scope)
            case Declare():
                made = self.accumulators if statement.fragment is None else self.fragments
                made.declare(statement, scope)
            case Accumulate():
                self.accumulators.accumulate(statement, scope)
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
            case StoreTile():
                (self.stager if isinstance(statement.array, Shared) else self).store(statement, scope)
            case Barrier():
                self.meet(scope)
            case _:
                raise IRError(f"selection: no instructions for {statement!r}")

    def meet(self, scope: Scope) -> None:
        """A barrier; a group of one wave needs none, as LDS does what a wave asks in its order."""
        if self.program.lane.size > WAVE:
            for name, places in scope.generation.barrier:
                scope.do(name, *places)

    def loop(self, loop: For, scope: Scope) -> None:
        """A loop, or a block that runs once."""
        inner = scope.inner()
        if loop.axis.size == 1:
            self.run(loop.body, inner)
            inner.close()
            return
        self.index.enter(loop.axis, inner)
        self.accumulators.own([s.variable for s in walk(loop.body) if isinstance(s, Accumulate)], scope)
        self.run(loop.body, inner)
        inner.repeat(loop.axis.size)

    def mask(self, bound: Bound) -> None:
        """Leave only lanes inside the bound on."""
        if bound.low or bound.form.bounds[0] < 0:
            raise IRError(f"selection: lanes are masked by {bound}, which does not begin at 0")
        value = self.root.vector(self.index.value(bound.form))
        if bound.high == 1:
            self.root.do("v_cmpx_eq_u32", 0, value)
        else:
            self.root.do("v_cmpx_gt_u32", *self.root.legal((bound.high, value)))

    def evaluate(self, statements: Sequence[Statement], first: int, scope: Scope) -> int:
        """Make what the stores from `first` on write, before any of them, before lanes meet and before lanes
        end. Returns where they end."""
        last = first + isinstance(statements[first], Barrier)
        while last < len(statements) and isinstance(statements[last], (Mask, StoreTile)):
            last += 1
        for statement in statements[first:last]:
            if isinstance(statement, StoreTile) and isinstance(statement.array, Shared):
                self.stager.prepare(statement, scope)
            elif isinstance(statement, StoreTile):
                for at in coordinates(statement.parts):
                    self.values.operand(statement.value, at)
        return last

    def store(self, statement: StoreTile, scope: Scope) -> None:
        """Write the points, neighbours in one instruction where the index runs on."""
        form, slot = statement.index, slot_of(statement.array)
        dtype = self.memory.params[slot].dtype
        width, axis = 1, None
        for part in statement.parts:
            is_guarded = any(part in g.form.axes for g in statement.guards)
            if contiguous_run(form, part) and not is_guarded:
                run = vector_width(form, part, part.size, dtype, False)
                if run > width:
                    width, axis = run, part
        for at in coordinates(statement.parts):
            if axis is not None and at[axis] % width:
                continue
            points = [at] if axis is None else [{**at, axis: at[axis] + i} for i in range(width)]
            held = [self.values.operand(statement.value, point) for point in points]
            bounds = [Bound(fix(g.form, at), g.low, g.high) for g in statement.guards]
            self.write(slot, fix(form, at), held, self.memory.guard(bounds), scope)

    def write(self, slot: int, form: Form, held: list[Any], mask: Any, scope: Scope) -> None:
        """One store, by the lanes of a mask (None: by all); what is computed under the mask is forgotten."""
        if mask is None:
            self.memory.store(slot, form, held, scope)
        elif mask is not False:
            known = [(s, dict(s.memo)) for s in (scope, scope.root)]
            saved = scope.masks("s_and_saveexec_b32", mask)
            self.memory.store(slot, form, held, scope)
            scope.into(EXEC, "s_mov_b32", saved)
            for where, memo in known:
                where.memo = memo


def entry_register(root: Scope, kind: str, count: int, at: int) -> VReg:
    """A register that the launch fills."""
    reg = root.reg(kind, count)
    reg.at, reg.fixed = at, True
    return reg


def select(program: LoopProgram, generation: Generation) -> tuple[list[Inst | Loop], Selector]:
    """The program's instructions, and the selector (its fixed registers, LDS size)."""
    selector = Selector(program, generation)
    selector.run(program.body, selector.root)
    selector.root.do("s_endpgm")
    return selector.root.items, selector
