"""Instruction selection for SASS: what `gpu/select.py` asks of a chip."""

from __future__ import annotations

from typing import Any

from drivers.nv import code
from drivers.nv.isa.schedule import COPIES
from tensor.codegen.gpu import select as gpu
from tensor.codegen.gpu.machine import Loop, VReg
from tensor.codegen.gpu.reduce import WAVE
from tensor.codegen.gpu.values import only_squared
from tensor.codegen.reach import inside
from tensor.codegen.sass import boxes, columns, warpgroup
from tensor.codegen.sass.build import DESCRIPTOR, Bits, Scope, root_scope
from tensor.codegen.sass.chip import SassChip
from tensor.codegen.sass.fragments import Fragments
from tensor.codegen.sass.index import Index
from tensor.codegen.sass.machine import BankWord, Minus, Name, SassInst
from tensor.codegen.sass.memory import Memory
from tensor.codegen.sass.reduce import Accumulators
from tensor.codegen.sass.shared import SharedMemory
from tensor.codegen.sass.stage import Stager
from tensor.codegen.sass.values import Values
from tensor.ir.form import Bound, Form
from tensor.ir.loops import Barrier, LoopProgram, Scatter, StoreTile, walk

THREAD, BLOCK = 0x21, 0x25  # special registers: TID.X, CTAID.X


class Selector(gpu.Selector):
    """Selection of one program."""

    root: Scope

    def __init__(self, program: LoopProgram, chip: SassChip) -> None:
        self.program, self.chip = program, chip
        self.root = root = root_scope(chip)
        root.emit(chip.uniform_constant, (descriptor(root),), (BankWord(chip.descriptor),))
        lane, group = root.r("S2R", Name(THREAD)), root.r("S2R", Name(BLOCK))
        self.index = Index(root, program.lane, program.group, lane, group)
        maps = boxes.maps_of(program)
        mapped = [n for n, p in enumerate(program.params) if p.slot in maps]
        found, _ = code.places(chip.parameters, len(program.params), mapped)
        places = {p.slot: at for p, at in zip(program.params, found, strict=True)}
        self.memory = Memory(self.index, places, {p.slot: p for p in program.params})
        self.shared = SharedMemory(self.index, program.shared)
        self.boxes = boxes.Boxes(program, self.index, self.shared, places, lane) if maps else None
        self.values = Values(self.index, self.memory, self.shared, only_squared(program), inside(program))
        self.accumulators = Accumulators(self.values, self.shared.bytes, chip.shared_base)
        kind = columns.ColumnFragments if columns.is_used(program) else Fragments
        self.fragments = kind(self.values, self.shared, warpgroup.is_used(program))
        self.stager = Stager(self.values, self.shared)
        self.stager.boxes = self.boxes
        late = (isinstance(s, StoreTile) and s.late for s in walk(program.body))
        self.stores_late = self.boxes is None and any(late)

    @property
    def shared_bytes(self) -> int:
        """Shared memory of a block, from address 0 on; 0 if it has none."""
        used: int = self.accumulators.lds_bytes
        return used + self.chip.shared_base if used else 0

    def meet(self, barrier: Barrier, scope: Scope) -> None:
        """A barrier; a block of one warp needs none, as its lanes go together. Before it each waits for its
        own late stores, for boxes each by itself."""
        self.fragments.land(scope)
        if self.boxes is not None and barrier.turn is not None:
            self.boxes.wait(barrier.turn, scope)
        if self.stores_late:
            scope.do("DEPBAR.LE", Name(COPIES), Bits(barrier.pending))
            if self.fragments.reads_shared:
                scope.do("FENCE.VIEW.ASYNC.S")
        if self.program.lane.size > WAVE:
            scope.do("BAR.SYNC.DEFER_BLOCKING", Bits(0))

    def leave(self, first: Any, limit: Any) -> None:
        self.root.do("EXIT", guard=self.root.p("ISETP.GE.AND", first, limit, True))

    def mask(self, bound: Bound) -> None:
        """Let lanes outside the bound end."""
        inside = self.memory.guard([bound])
        if inside is not None:
            self.root.do("EXIT", guard=Minus(inside))

    def write(self, slot: int, form: Form, held: list[Any], mask: Any, scope: Scope) -> None:
        if mask is not False:
            self.memory.store(slot, form, held, mask, scope)

    def put(self, statement: Scatter, form: Form, place: Any, value: Any, mask: Any, scope: Scope) -> None:
        if mask is False:
            return
        place, slot, dtype = scope.vector(place), statement.array.slot, statement.array.dtype
        inside = scope.p("ISETP.LT.U32.AND", place, statement.limit, True if mask is None else mask)
        at = self.memory.scattered(slot, form, place, scope)
        if statement.op is None:
            self.memory.put(at, dtype, [value], inside, scope)
        else:
            self.memory.update(statement.op, dtype, at, value, inside, scope)


def descriptor(root: Scope) -> VReg:
    """The uniform registers of the descriptor."""
    reg = root.reg("u", 2)
    reg.at, reg.fixed = DESCRIPTOR, True
    return reg


def select(program: LoopProgram, chip: SassChip) -> tuple[list[SassInst | Loop], Selector]:
    """The program's instructions, and the selector (what its blocks share)."""
    selector = Selector(program, chip)
    selector.run(program.body, selector.root)
    selector.root.do("EXIT")
    return selector.root.end(), selector
