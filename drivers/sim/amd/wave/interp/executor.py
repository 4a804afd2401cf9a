"""The reference executor of waves (SIM=interpret): numpy, one instruction at a time.

Readable before fast. Shares with the compiled path the decoded program, the launch words, the rules of
`check`, the tables of what is a fault, and what instructions do (`recorded`). How bytes are moved, barriers
and the order of waves are its own; `tests/drivers/sim/amd/wave/test_differential.py` holds the two equal.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from enum import Enum
from itertools import count

import numpy as np

from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import TTMP0
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import Abi, abi_of, check_user_data
from drivers.sim.amd.wave.check.flow import Subject
from drivers.sim.amd.wave.check.seams import LAUNCH, PC_BITS, Seams
from drivers.sim.amd.wave.code.defined import Doubts, cause_of, find_doubts, launched_registers
from drivers.sim.amd.wave.code.polls import Asked, endless
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import BARRIERS, ENDS, Step, jump_target
from drivers.sim.amd.wave.code.waits import kinds_of
from drivers.sim.amd.wave.counters import Counters
from drivers.sim.amd.wave.facts.faults import NEVER_COMPLETE, stopped
from drivers.sim.amd.wave.facts.refused import other_barrier, refusal
from drivers.sim.amd.wave.interp.code import BlockTable
from drivers.sim.amd.wave.interp.doubt import set_launched
from drivers.sim.amd.wave.interp.instructions import CONTROL, JUMPS, SIGNALS, Prepared, is_taken, prepare
from drivers.sim.amd.wave.interp.lanes import Array
from drivers.sim.amd.wave.interp.lds import Lds
from drivers.sim.amd.wave.interp.reach import LaunchedWave, LaunchMemory, WorkGroup
from drivers.sim.amd.wave.patience import Patience
from drivers.sim.amd.wave.request import Launch
from drivers.sim.memory import Access, AddressSpace
from hcq.interrupts import is_held

LAPS = 16  # round a loop that may wait, before others have their turn


def run(launch: Launch, program: KernelAnalysis, memory: AddressSpace, budget: int | None) -> Counters:
    """Run every wave of the grid. Raises SimFault at the first broken rule; memory keeps what was stored."""
    check_user_data(launch)
    abi, size = abi_of(launch), 32 if launch.wave32 else 64
    room = LaunchMemory(memory, launch.scratch_wave_bytes // size, program.has_swaps)
    grid = GridRun(launch, program, abi, room, budget)
    try:
        with np.errstate(all="ignore"):
            return grid.run()
    except SimFault as fault:
        if fault.code != "E_UNINIT":
            raise
        raise explained(fault, program, grid.doubts, launch) from None


def explained(fault: SimFault, program: KernelAnalysis, doubts: Doubts, launch: Launch) -> SimFault:
    """An undefined register; rule W20 where a lane-crossing move left it so, W09 where it comes from LDS."""
    pc = fault.where.get("pc")
    offset = pc - launch.entry_va if isinstance(pc, int) else -1
    found = cause_of(program, doubts, offset)
    if found is None:
        return fault
    text = isa(launch.arch, program.wave_size).format(found.step.inst)
    detail = found.words(fault.detail, text, launch.entry_va + found.step.offset)
    return SimFault(found.code, detail, fault.where)


class GridRun:
    """One launch: its groups in order x, y, z."""

    def __init__(
        self, launch: Launch, program: KernelAnalysis, abi: Abi, memory: LaunchMemory, budget: int | None
    ) -> None:
        self.launch, self.program, self.abi, self.memory = launch, program, abi, memory
        self.patience = Patience(budget, "interpret")
        self.budget, self.ended = self.patience.first, 0
        launched = launched_registers(launch.arch, abi.user_sgprs, abi.group_id_registers)
        self.doubts = Doubts() if program.is_linked else find_doubts(program, launched)
        self.code = BlockTable(program, lambda step: prepare(step, self.doubts))
        self.code.subjects[0] = Subject(program, abi, launch.entry_va, launch.where)
        self.seams, self.ways = Seams(), dict[tuple[int, int, int], int]()
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
        found = Counters(total, groups * self.abi.waves, groups, blocks=code.runs, program=code.counted)
        found.notes += self.memory.notes
        return found

    def go_on(self, group: Iterator[None], waiting: deque[Iterator[None]]) -> None:
        if is_held():
            raise stopped(self.launch.where)
        for _ in group:
            waiting.append(group)
            return
        self.ended += 1

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

    def run_group(self, place: tuple[int, int, int], room: int) -> Iterator[None]:
        """Each wave in turn runs to its end or to a barrier, where those meet that have not ended. Yields
        when each that goes on is in a loop that may wait for others. room: which part of scratch is its own.
        """
        self.rooms.add(room)
        group = WorkGroup(Lds(self.abi.lds_bytes, is_flag=self.polls_lds), self.abi.waves)
        flows = [
            WaveFlow(self, index, place, group, self.scratch_of(room)) for index in range(self.abi.waves)
        ]
        going = [(flow, flow.run()) for flow in flows]
        while going:
            stopped, busy = [], going
            while busy:
                ways = [(flow, steps, next(steps, None)) for flow, steps in busy]
                stopped += [(flow, steps) for flow, steps, way in ways if way is Pause.BARRIER]
                busy = [(flow, steps) for flow, steps, way in ways if way is Pause.TIRED]
                if busy:
                    yield
            group.lds.interval += 1
            for flow, _ in stopped:
                flow.pass_barrier()
            going = stopped
        self.rooms.remove(room)


class Pause(Enum):
    """Why a wave lets others run."""

    BARRIER = 1
    TIRED = 2


class WaveFlow:
    """One wave on its way through the blocks."""

    def __init__(
        self, grid: GridRun, index: int, place: tuple[int, int, int], group: WorkGroup, scratch_va: int
    ) -> None:
        launch, abi = grid.launch, grid.abi
        x, y, z = place
        number = (z * launch.grid[1] + y) * launch.grid[0] + x
        self.grid = grid
        where = {**launch.where, "group": number}
        self.wave = wave = LaunchedWave(launch.arch, abi, index, launch.entry_va, where, grid.memory, group)
        wave.clock_reads = grid.code.clock_reads
        wave.scratch_va = scratch_va + index * launch.scratch_wave_bytes
        wave.early = grid.code.early
        self.in_flight: list[tuple[int, list[tuple[Array, str]]]] = []  # operations on LDS: offset, touches
        self.visit = LAUNCH
        if grid.program.is_linked:
            self.go_to(LAUNCH, 0)
        set_launched(wave, grid.doubts.launched if grid.doubts.tracked else 0)
        self.laps = 0
        self.asked: Asked | None = None
        for register in range(abi.user_sgprs):
            wave.set_scalar(register, launch.user_data[register])
        for register, dimension in abi.group_id_registers.items():
            wave.set_scalar(register, place[dimension])
        if abi.architected_ids:  # Source: LLVM AMDGPUUsage, initial kernel execution state of gfx12
            wave.set_scalar(TTMP0 + 9, x)
            wave.set_scalar(TTMP0 + 7, y & 0xFFFF | z << 16)
        wave.vector[0] = abi.lane_ids[wave.lanes * index : wave.lanes * (index + 1)]

    def run(self) -> Iterator[Pause]:
        """Runs to the end; yields at each barrier, and now and then in a loop that may wait for others."""
        code = self.grid.code
        index = code.starts[0]
        while True:
            self.enter(index)
            if index in code.polling or index in code.entered:  # or behind a jump
                self.laps += 1
                if self.laps % LAPS == 0:
                    yield Pause.TIRED
            block = code.blocks[index]
            for prepared in block:
                self.execute(prepared)
            last = block[-1].step.inst
            name = last.defn.mnemonic
            if name in ENDS:
                self.wave.group.members -= 1
                self.wave.group.count_signals()
                return
            if name in BARRIERS:
                yield Pause.BARRIER
            if name in JUMPS:
                index = self.jump(block[-1].step)
                continue
            ways = code.ways[index]
            index = ways[0] if is_taken(self.wave, name) else ways[-1]

    def jump(self, step: Step) -> int:
        """The block that an indirect branch or a call leads to; the return address is written."""
        wave, inst, launch = self.wave, step.inst, self.grid.launch
        name, entry = inst.defn.mnemonic, launch.entry_va
        if name == "s_call_b64":
            target = entry + jump_target(step)
        else:
            target = wave.scalar_operand(inst, "src0", 64)
        if name != "s_setpc_b64":
            wave.set_wide_scalar(inst["sdst"].code, entry + step.after)
        index = self.grid.code.at(target - entry, launch, self.grid.abi, self.grid.memory.space)
        self.go_to(step.offset, target - entry)
        return index

    def go_to(self, offset: int, target: int) -> None:
        """What is in flight at byte `offset` comes along to the part at `target`."""
        grid, way = self.grid, (self.visit, offset, target)
        if way not in grid.ways:
            context = self.visit << PC_BITS | offset & (1 << PC_BITS) - 1
            grid.ways[way] = grid.seams.enter(context, target, grid.code.subjects[target])
        self.visit = grid.ways[way]

    def enter(self, index: int) -> None:
        """Count the block; an endless loop ends where the budget does. Rule W26."""
        grid, code = self.grid, self.grid.code
        code.runs[index] += 1
        grid.budget -= len(code.blocks[index])
        self.wave.cycles += code.cycles[index]
        if grid.budget <= 0 and (code.begins_loop[index] or index in code.entered):
            given = grid.patience.more(grid.ended)
            if given:
                grid.budget, grid.ended = grid.budget + given, grid.ended + given
                return
            self.wave.step = code.blocks[index][0].step
            raise endless(self.wave.fault("E_WATCHDOG", "").where, grid.patience, self.asked)

    def execute(self, prepared: Prepared) -> None:
        wave, inst = self.wave, prepared.step.inst
        wave.step = prepared.step
        if prepared.lds_left is not None:
            del self.in_flight[: max(0, len(self.in_flight) - prepared.lds_left)]
        if prepared.doubt is not None:
            prepared.doubt(wave, inst)
        if inst.defn.counters:
            wave.touches = []
            if "lds" in kinds_of(inst):
                self.in_flight.append((prepared.step.offset, wave.touches))
        if prepared.handler is None:
            self.control(prepared.step)
            return
        prepared.handler(wave, inst)
        if prepared.step.offset in self.grid.code.polled:
            self.note_polled(prepared.step)

    def control(self, step: Step) -> None:
        """What the others of the group, or the way on, have to do with."""
        wave, inst, name = self.wave, step.inst, step.inst.defn.mnemonic
        if name == "s_dcache_inv":
            wave.group.scalar_clean = self.grid.memory.stores
        elif name == "s_getpc_b64":
            wave.set_wide_scalar(inst["sdst"].code, wave.entry_va + step.after)
        elif name == "s_barrier_wait":
            self.wait_at_barrier(inst)
        elif name in SIGNALS:
            self.signal(inst)
        elif name not in CONTROL:
            wave.refuse(refusal(name))

    def signal(self, inst: Inst) -> None:
        """Noted for the wait. SCC of isfirst: whether this is the group's first since all of its waves had
        signalled. The state: bit 0, that it exists; 10:4, waves that have not ended; 22:16, those of them
        that have signalled.
        """
        wave, group = self.wave, self.wave.group
        if why := other_barrier(inst):
            self.wave.refuse(why)
        if inst.defn.mnemonic == "s_get_barrier_state":
            wave.set_scalar(inst["sdst"].code, group.signals << 16 | group.members << 4 | 1)
            return
        if inst.defn.mnemonic == "s_barrier_signal_isfirst":
            wave.set_scc(group.signals == 0)
        group.count_signals(1)
        self.wave.has_signalled = True

    def wait_at_barrier(self, inst: Inst) -> None:
        """A wave that waits without a signal of its own would wait for ever."""
        if why := other_barrier(inst):
            self.wave.refuse(why)
        if not self.wave.has_signalled:
            raise self.wave.fault("E_BARRIER_DIVERGENT", NEVER_COMPLETE)
        self.wave.has_signalled = False

    def note_polled(self, step: Step) -> None:
        """Where a loop that may wait has just asked; of several lanes, the lowest."""
        text = isa(self.wave.arch, self.wave.lanes).format(step.inst)
        self.asked = Asked(self.wave.at, self.wave.entry_va + step.offset, text)

    def pass_barrier(self) -> None:
        """Loads and stores of LDS that are still in flight happen behind the barrier as well, but for those
        that LLVM forgets to wait for; so does what came behind the signal of a split one.
        """
        for places, kind in self.wave.since_signal:
            self.wave.lds.touch(self.wave, places, kind)
        self.wave.since_signal.clear()
        for offset, touches in self.in_flight:
            for places, kind in () if offset in self.grid.code.carried else touches:
                self.wave.lds.touch(self.wave, places, kind)
