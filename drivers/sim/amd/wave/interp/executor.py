"""The reference executor of waves (SIM=interpret): numpy, one instruction at a time, every rule checked as it
runs.

Readable before fast. Shares the decoded program and the launch words with the compiled fast path and
nothing else; `tests/drivers/sim/amd/wave/test_differential.py` holds the two equal.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import count
from typing import TYPE_CHECKING

import numpy as np

from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst
from drivers.core.errors import SimFault
from drivers.sim.amd.memory import Access, AddressSpace
from drivers.sim.amd.wave.abi import LANES, Abi, read_abi
from drivers.sim.amd.wave.counters import Counters
from drivers.sim.amd.wave.defined import find_doubts, kept_by, lanes_kept, launched_registers
from drivers.sim.amd.wave.interp import (
    compare,
    cross,
    floats,
    indexed,
    packed,
    scalar,
    transcendental,
    undefined,
)
from drivers.sim.amd.wave.interp.code import Code
from drivers.sim.amd.wave.interp.lds import Lds
from drivers.sim.amd.wave.interp.memory import Context, Effect, Memory, memory_effect
from drivers.sim.amd.wave.interp.rules import HANDLERS, OPERATIONS, Handler, apply
from drivers.sim.amd.wave.interp.state import FULL, Wave
from drivers.sim.amd.wave.interp.wait import Flight, waits
from drivers.sim.amd.wave.polls import Asked, endless
from drivers.sim.amd.wave.program import ENDS, INDIRECT, Program, Step, register_set

if TYPE_CHECKING:
    from drivers.sim.amd.wave.launch import Launch

__all__ = ["cross", "floats", "indexed", "run", "supports", "transcendental", "undefined"]
LAPS = 16  # round a loop that may wait, before others have their turn
JUMPS = INDIRECT - {"s_rfe_b64"}  # no trap is ever taken
CONTROL = ENDS | {"s_barrier"} | set(scalar.BRANCHES) | JUMPS


@dataclass(slots=True)
class Prepared:
    """A step with what is asked of it again and again. effect: memory instructions; handler: all others."""

    step: Step
    reads: int
    writes: int
    handler: Handler | None
    effect: Effect | None
    waits: dict[str, int]


def run(launch: Launch, program: Program, memory: AddressSpace, budget: int) -> Counters:
    """Run every wave of the grid. Raises SimFault at the first broken rule; memory keeps what was stored."""
    abi = read_abi(launch.rsrc1, launch.rsrc2, launch.block, launch.where)
    if not launch.wave32:
        raise SimFault("E_NOT_MODELLED", "SIM=interpret does not model wave64 kernels", launch.where)
    if launch.arch.startswith("gfx12"):
        raise SimFault("E_NOT_MODELLED", f"SIM=interpret does not model {launch.arch}", launch.where)
    if len(launch.user_data) < abi.user_sgprs:
        detail = f"RSRC2 asks for {abi.user_sgprs} user SGPRs, the queue set {len(launch.user_data)}"
        raise SimFault("E_USER_SGPR", detail, launch.where)
    grid = Grid(
        launch,
        program,
        abi,
        Memory(memory, launch.scratch_wave_bytes // LANES, {}),
        budget,
    )
    try:
        with np.errstate(all="ignore"):
            return grid.run()
    except SimFault as fault:
        if fault.code != "E_UNINIT":
            raise
        raise explained(fault, program, abi, launch) from None


def explained(fault: SimFault, program: Program, abi: Abi, launch: Launch) -> SimFault:
    """An undefined register, or rule W20 where a lane-crossing move left it so."""
    pc = fault.where.get("pc")
    launched = launched_registers(launch.arch, abi.user_sgprs, tuple(abi.group_id_registers))
    doubts = find_doubts(program, launched)
    kept = kept_by(program, doubts, pc - launch.entry_va) if isinstance(pc, int) else None
    if kept is None:
        return fault
    detail = lanes_kept(fault.detail, isa(launch.arch).format(kept.inst), launch.entry_va + kept.offset)
    return SimFault("E_DPP_INACTIVE", detail, fault.where)


class Grid:
    """One launch: its groups in order x, y, z."""

    def __init__(self, launch: Launch, program: Program, abi: Abi, memory: Memory, budget: int) -> None:
        self.launch, self.program, self.abi, self.memory = launch, program, abi, memory
        self.budget = self.allowed = budget
        self.code = Code(program, prepare)
        self.rooms: set[int] = set()
        polled = program.polls.loads
        steps = (step for block in program.blocks for step in block.steps if step.offset in polled)
        self.polls_lds = program.is_linked or any(step.inst.defn.unit == "lds" for step in steps)

    def run(self) -> Counters:
        """Groups that wait let others begin, and then come to their turn again."""
        width, height, depth = self.launch.grid
        places = ((x, y, z) for z in range(depth) for y in range(height) for x in range(width))
        waiting: deque[Iterator[None]] = deque()
        for place in places:
            while (room := self.room()) is None:
                self.go_on(waiting.popleft(), waiting)
            self.go_on(self.run_group(place, room), waiting)
        while waiting:
            self.go_on(waiting.popleft(), waiting)
        code, groups = self.code, width * height * depth
        total = sum(runs * len(block) for runs, block in zip(code.runs, code.blocks, strict=True))
        return Counters(total, groups * self.abi.waves, groups, blocks=code.runs, program=code.counted)

    def go_on(self, group: Iterator[None], waiting: deque[Iterator[None]]) -> None:
        for _ in group:
            waiting.append(group)
            return

    def room(self) -> int | None:
        """The first part of scratch that no group on its way has; None if none is left to a further group."""
        room = next(number for number in count() if number not in self.rooms)
        if not self.rooms or not self.launch.scratch_wave_bytes:
            return room
        last = self.scratch_of(room + 1) - 1
        try:
            found = self.memory.space.segment(last, Access.WRITE, self.launch.where)
        except SimFault:
            return None
        return room if found.high > last else None

    def scratch_of(self, room: int) -> int:
        return self.launch.scratch_va + room * self.abi.waves * self.launch.scratch_wave_bytes

    def run_group(self, group: tuple[int, int, int], room: int) -> Iterator[None]:
        """Each wave in turn runs to its end or to s_barrier, where those meet that have not ended. Yields
        when each that goes on is in a loop that may wait for others. room: which part of scratch is its own.
        """
        self.rooms.add(room)
        lds = Lds(self.abi.lds_bytes, is_flag=self.polls_lds)
        flows = [Flow(self, index, group, lds, self.scratch_of(room)) for index in range(self.abi.waves)]
        going = [(flow, flow.run()) for flow in flows]
        while going:
            stopped, busy = [], going
            while busy:
                ways = [(flow, steps, next(steps, None)) for flow, steps in busy]
                stopped += [(flow, steps) for flow, steps, way in ways if way is Way.BARRIER]
                busy = [(flow, steps) for flow, steps, way in ways if way is Way.TIRED]
                if busy:
                    yield
            lds.epoch += 1
            for flow, _ in stopped:
                flow.pass_barrier()
            going = stopped
        self.rooms.remove(room)


class Way(Enum):
    """Why a wave lets others run."""

    BARRIER = 1
    TIRED = 2


class Flow:
    """One wave on its way through the blocks."""

    def __init__(
        self, grid: Grid, index: int, group: tuple[int, int, int], lds: Lds, scratch_va: int
    ) -> None:
        launch, abi = grid.launch, grid.abi
        self.grid = grid
        self.wave = Wave(launch.arch, abi, index, launch.entry_va, launch.where)
        scratch = scratch_va + index * launch.scratch_wave_bytes
        self.context = Context(self.wave, grid.memory, lds, scratch)
        self.flight = Flight()
        self.laps = 0
        self.asked: Asked | None = None
        for register in range(abi.user_sgprs):
            self.wave.set_scalar(register, launch.user_data[register])
        for register, dimension in abi.group_id_registers.items():
            self.wave.set_scalar(register, group[dimension])
        ids = np.array(abi.lane_ids[LANES * index : LANES * (index + 1)], np.uint32)
        self.wave.put(0, ids, self.wave.active, np.full(LANES, FULL, np.uint32))

    def run(self) -> Iterator[Way]:
        """Runs to the end; yields at each s_barrier, and now and then in a loop that may wait for others."""
        code = self.grid.code
        index = code.starts[0]
        while True:
            self.enter(index)
            if index in code.polling or index in code.starts.values():  # or behind a jump
                self.laps += 1
                if self.laps % LAPS == 0:
                    yield Way.TIRED
            block = code.blocks[index]
            for prepared in block:
                self.execute(prepared)
            last = block[-1].step.inst
            name = last.defn.mnemonic
            if name in ENDS:
                return
            if name == "s_barrier":
                yield Way.BARRIER
            if name in JUMPS:
                index = self.jump(block[-1].step)
                continue
            ways = code.ways[index]
            branch = scalar.BRANCHES.get(name)
            index = ways[0] if branch is not None and branch(self.wave) else ways[-1]

    def jump(self, step: Step) -> int:
        """The block that an indirect branch or a call leads to; the return address is written."""
        wave, inst, launch = self.wave, step.inst, self.grid.launch
        name, entry = inst.defn.mnemonic, launch.entry_va
        if name == "s_call_b64":
            target = entry + step.after + 4 * scalar.signed(int(inst["simm16"]), 16)
        else:
            target = wave.scalar_operand(inst, "src0", 64)
        if name != "s_setpc_b64":
            wave.set_wide_scalar(inst["sdst"].code, entry + step.after)
        wave.trust()
        memory = self.grid.memory.space
        return self.grid.code.at(target - entry, launch, self.grid.abi, memory)

    def enter(self, index: int) -> None:
        """Count the block; an endless loop ends where the budget does. Rule W26."""
        grid, code = self.grid, self.grid.code
        code.runs[index] += 1
        grid.budget -= len(code.blocks[index])
        if grid.budget <= 0 and (code.begins_loop[index] or index in code.starts.values()):
            self.wave.step = code.blocks[index][0].step
            raise endless(self.wave.fault("E_WATCHDOG", "").where, grid.allowed, self.asked)

    def execute(self, prepared: Prepared) -> None:
        wave, flight, inst = self.wave, self.flight, prepared.step.inst
        wave.begin(prepared.step)
        flight.check(wave, inst, prepared.reads, prepared.writes)
        for counter, left in prepared.waits.items():
            flight.wait(counter, left)
        if inst.defn.counters:
            pc = wave.entry_va + prepared.step.offset
            self.context.operation = flight.issue(inst, prepared.writes, pc)
        if inst.defn.mnemonic == "s_dcache_inv":
            self.context.scalar_clean = self.grid.memory.stores
        if prepared.effect is not None:
            prepared.effect(self.context, inst)
            if prepared.step.offset in self.grid.code.polled:
                self.note_polled(prepared.step)
        elif prepared.handler is not None:
            prepared.handler(wave, inst)
        elif inst.defn.mnemonic not in CONTROL:
            wave.refuse(f"the instruction {inst.defn.mnemonic} is not modelled")

    def note_polled(self, step: Step) -> None:
        """Where a loop that may wait has just asked; of several lanes, the lowest."""
        text = str(self.wave.fault("", "").where["inst"])
        self.asked = Asked(self.context.at, self.wave.entry_va + step.offset, text)

    def pass_barrier(self) -> None:
        """LDS operations that no wait has covered reach into the time after the barrier."""
        self.wave.step = None
        for operation in self.flight.operations:
            for places, kind in operation.lds:
                self.context.lds.touch(self.wave, places, kind)


def prepare(step: Step) -> Prepared:
    inst = step.inst
    reads, writes = register_set(inst.reads()), register_set(inst.writes())
    effect = memory_effect(inst.defn.mnemonic)
    return Prepared(step, reads, writes, None if effect else find_handler(inst), effect, waits(inst))


def find_handler(inst: Inst) -> Handler | None:
    """What runs an instruction, or None."""
    name = inst.defn.mnemonic
    if inst.defn.format == "VOPD":
        return packed.dual
    if name in OPERATIONS:
        operation = OPERATIONS[name]
        return lambda wave, inst: apply(wave, inst, operation)
    return (
        HANDLERS.get(name)
        or compare.compare_handler(name)
        or scalar.compare_handler(name)
        or scalar.save_handler(name)
        or packed.packed_handler(name)
    )


def supports(mnemonic: str) -> bool:
    """Whether the interpreter has a rule for an instruction of this name (single, not dual)."""
    return (
        mnemonic in OPERATIONS
        or mnemonic in HANDLERS
        or mnemonic in CONTROL
        or memory_effect(mnemonic) is not None
        or any(find(mnemonic) is not None for find in FINDERS)
    )


FINDERS = (
    compare.compare_handler,
    scalar.compare_handler,
    scalar.save_handler,
    packed.packed_handler,
)
