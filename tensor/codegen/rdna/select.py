"""Instruction selection for RDNA: what `gpu/select.py` asks of a chip."""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu import select as gpu
from tensor.codegen.gpu.machine import BranchTarget, Loop, Part, VReg
from tensor.codegen.gpu.reduce import WAVE
from tensor.codegen.gpu.values import only_squared
from tensor.codegen.rdna.build import Scope, root_scope, uniform
from tensor.codegen.rdna.edge import EdgeMemory
from tensor.codegen.rdna.fragments import Fragments
from tensor.codegen.rdna.generation import Generation
from tensor.codegen.rdna.index import Index
from tensor.codegen.rdna.lds import SharedMemory
from tensor.codegen.rdna.machine import EXEC, RdnaInst
from tensor.codegen.rdna.reduce import Accumulators
from tensor.codegen.rdna.stage import Stager
from tensor.codegen.rdna.values import Values
from tensor.codegen.reach import inside
from tensor.ir.errors import IRError
from tensor.ir.form import Bound, Form
from tensor.ir.loops import Barrier, LoopProgram, Scatter

END = BranchTarget(-1)  # where work-groups end that leave early; loops count from 0


class Selector(gpu.Selector):
    """Selection of one program. lds_bytes: what its work-groups share."""

    def __init__(self, program: LoopProgram, generation: Generation) -> None:
        self.program = program
        self.root = root_scope(generation)
        lane_id = entry_register(self.root, "v", 1, 0)
        group_id = entry_register(self.root, "s", 1, generation.group_id)
        self.kernarg = entry_register(self.root, "s", 2, 0)
        self.index = Index(self.root, program.lane, program.group, lane_id, group_id)
        self.memory = EdgeMemory(self.index, self.pointers(), {p.slot: p for p in program.params})
        self.shared = SharedMemory(self.index, program.shared)
        self.values = Values(self.index, self.memory, self.shared, only_squared(program), inside(program))
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
            self.root.items.append(RdnaInst(f"s_load_{suffix}", (data,), (self.kernarg,), {"offset": 8 * at}))
            for i in range(run):
                found[slots[at + i]] = data if run == 1 else Part(data, 2 * i, 2)
            at += run
        return found

    def meet(self, barrier: Barrier, scope: Scope) -> None:
        """A barrier; a group of one wave needs none, as LDS does what a wave asks in its order."""
        if self.program.lane.size > WAVE:
            for name, places in scope.generation.barrier:
                scope.do(name, *places)

    def leave(self, first: Any, limit: Any) -> None:
        self.root.do("s_cmp_ge_i32", first, uniform(self.root, limit))
        self.root.do("s_cbranch_scc1", END)

    def mask(self, bound: Bound) -> None:
        """Leave only lanes inside the bound on."""
        if bound.low or bound.form.bounds[0] < 0:
            raise IRError(f"selection: lanes are masked by {bound}, which does not begin at 0")
        value = self.root.vector(self.index.value(bound.form))
        self.root.do("v_cmpx_gt_u32", *self.root.legal((bound.high, value)))

    def put(self, statement: Scatter, form: Form, place: Any, value: Any, mask: Any, scope: Scope) -> None:
        """One scattered store, under a mask of the lanes whose place is inside."""
        if mask is False:
            return
        place = scope.vector(place)
        inside = scope.compare("v_cmp_gt_u32", statement.limit, place)
        if mask is not None:
            inside = scope.masks("s_and_b32", inside, mask)
        address = self.memory.scattered(statement.array.slot, form, place, scope)
        known = [(s, dict(s.memo)) for s in (scope, scope.root)]
        saved = scope.masks("s_and_saveexec_b32", inside)
        self.memory.put(statement.array.dtype, address, [value], scope, statement.op)
        scope.into(EXEC, "s_mov_b32", saved)
        for where, memo in known:
            where.memo = memo

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


def select(program: LoopProgram, generation: Generation) -> tuple[list[RdnaInst | Loop], Selector]:
    """The program's instructions, and the selector (its fixed registers, LDS size)."""
    selector = Selector(program, generation)
    selector.run(program.body, selector.root)
    selector.root.do("label", END)
    selector.root.do("s_endpgm")
    return selector.root.end(), selector
