"""Running compiled waves: the launch record in memory, the answer to misses, and faults back as SimFault.

Groups of a large grid run in several threads where no group can tell. Callbacks find their launch through a
variable of the thread, since compiled code carries no Python object.
"""

from __future__ import annotations

import ctypes
import hashlib
import struct
import threading
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from drivers.sim.amd.memory import Access, AddressSpace
from drivers.sim.amd.wave.abi import LANES, Abi
from drivers.sim.amd.wave.check.flow import MEMORY_UNITS
from drivers.sim.amd.wave.counters import Counters
from drivers.sim.amd.wave.defined import kept_by
from drivers.sim.amd.wave.jit.abi import (
    BARRIER,
    BUFFER,
    DESCRIPTOR,
    LDS,
    MEET,
    MISALIGNED,
    REGISTER,
    SCRATCH,
    SOME_LANES,
    STRADDLE,
    TRAP,
    UNLIKE,
    WATCHDOG,
    YIELD,
)
from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.link import LINKS
from drivers.sim.amd.wave.jit.ops.scalar import SENDMSG_DEALLOC_VGPRS
from drivers.sim.amd.wave.jit.ops.typed import ANSWER
from drivers.sim.amd.wave.jit.shadow import FIELDS
from drivers.sim.amd.wave.jit.threads import Pieces, run_together, thread_count
from drivers.sim.amd.wave.jit.tier import Code
from drivers.sim.amd.wave.jit.turns import LAPS, Resident, Turns, out_of_budget
from drivers.sim.amd.wave.jit.wave import SITE_BYTES, SLOTS, Refusal
from drivers.sim.amd.wave.program import Block, Program, Step, load
from drivers.sim.amd.wave.shadow import Shadow, shadow_of
from drivers.sim.amd.wave.sync import flag_of, may_synchronise
from hcq.settings import read_settings

if TYPE_CHECKING:
    from drivers.amd.isa.inst import Inst
    from drivers.sim.amd.wave.jit.build import Module
    from drivers.sim.amd.wave.launch import Launch

MAX_SEGMENTS = 256
PER_LAUNCH = struct.Struct("<8Q")  # the first slots of the record
RANGE = struct.Struct("<2Q")
FUEL_LEFT = struct.Struct("<q")
SEGMENT_WORDS = 4
GRID_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)
MISS_FUNCTION = ctypes.CFUNCTYPE(
    ctypes.c_int64, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32, ctypes.c_int32, ctypes.c_uint32
)
LINK_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_int64)
MAX_PART_SITES, MAX_PART_BLOCKS = 1 << 14, 1 << 14
FREE_LINK = (1 << 64) - 1  # no offset: offsets are multiples of 4
PARALLEL_INSTRUCTIONS = 1_000_000  # below that waking threads costs more than it saves
GLC_DLC, DEVICE_SCOPE = 1 | 4, 2
TOO_MUCH = "more code behind indirect branches than is modelled"
ACCESSES = (Access.READ, Access.WRITE, Access.ATOMIC)
VERBS = ("read", "write", "atomic")


class Compiled:
    """One kernel variant ready to run, with the arrays its launches share."""

    def __init__(self, program: Program, abi: Abi, parts: list[Program], strict: bool = False) -> None:
        from drivers.sim.amd.wave.jit.build import build, build_start, variant_of

        self.program, self.abi = program, abi
        self.parts, self.is_linked = parts, program.is_linked
        self.can_wait = can_wait(program)
        self.variant = variant_of(abi, self.is_linked, strict, self.has_turns)
        if strict:
            engine().load_runtime()
            engine().load_shadow()
        key = self.key_of(program)
        size = program.size
        if self.is_linked:
            module = build_start(program, self.variant, key)
            self.code = Code(module, size, lambda: module)
        else:
            quick = build(program, self.variant, key, is_quick=True)
            self.code = Code(quick, size, lambda: build(program, self.variant, key))
        self.function = GRID_FUNCTION(self.code.address)
        self.block_count = MAX_PART_BLOCKS if self.is_linked else len(program.blocks)
        self.has_rounds = self.is_linked or (bool(program.barriers) and not self.variant.single)
        self.sites_used = 0
        self.part_code: dict[int, Code] = {}  # by offset from the entry
        self.blocks: list[Block] = [] if self.is_linked else program.blocks
        self.workers = [Worker(self, 0)]
        self.is_parallel = not self.is_linked and not strict and is_order_free(program)
        self.shadow: Shadow | None = None  # of the launch that runs, with SIM=strict
        self.per_group = size * abi.waves

    @property
    def site_count(self) -> int:
        return MAX_PART_SITES if self.is_linked else self.code.module.sites

    @property
    def state_bytes(self) -> int:
        return self.code.module.state_bytes

    def key_of(self, program: Program) -> str:
        place = (self.variant, program.arch, program.wave_size, program.low, program.start)
        return hashlib.sha256(repr(place).encode() + program.code).hexdigest()[:24]

    def run(self, launch: Launch, memory: AddressSpace, budget: int) -> Counters:
        """Run the grid. Raises SimFault; memory keeps what the waves wrote before it."""
        groups = launch.grid[0] * launch.grid[1] * launch.grid[2]
        self.improve_if(self.code.has_run_much())
        if self.variant.waits and self.can_wait and groups > 1:
            turns = Turns(self, launch, memory, budget, groups)
            fault = turns.run()
            return self.counted(turns.workers, [fault], budget - turns.unspent, groups)
        count = 1
        if self.is_parallel and groups * self.per_group >= PARALLEL_INSTRUCTIONS:
            count = min(thread_count(), groups)
        while len(self.workers) < count:
            self.workers.append(Worker(self, len(self.workers)))
        workers = self.workers[:count]
        for worker in workers:
            worker.prepare(launch, memory, budget, 0, groups)
            if self.variant.waits:
                Turns(self, launch, memory, budget, 0).adopt(worker)
        results: list[SimFault | None] = []
        first = 0
        if not self.is_thorough and groups > 1:
            results, first = [self.run_one_group(workers[0], budget, groups)], 1
        if not any(results):
            results = run_together(workers, first, groups)
        used = sum(budget - worker.fuel_left() for worker in workers)
        return self.counted(workers, results, used, groups)

    def run_one_group(self, worker: Worker, budget: int, groups: int) -> SimFault | None:
        """The first group alone, with code that was made quickly: it tells how much lies ahead."""
        worker.set_groups(0, 1)
        fault = worker.run()
        ahead = (budget - worker.fuel_left()) * (groups - 1)
        self.improve_if(fault is None and self.code.has_run_much(ahead))
        return fault

    @property
    def is_thorough(self) -> bool:
        """Whether all of its code, as far as it is known, is made well."""
        return all(code.is_thorough for code in (self.code, *self.part_code.values()))

    def improve_if(self, is_worth: bool) -> None:
        if not is_worth or self.is_thorough:
            return
        for code in (self.code, *self.part_code.values()):
            code.improve()
        self.function = GRID_FUNCTION(self.code.address)
        for worker in self.workers:
            worker.make_room()

    def counted(
        self, workers: list[Worker], results: list[SimFault | None], used: int, groups: int
    ) -> Counters:
        """What the workers' runs add up to. Raises the first fault."""
        fault = next((result for result in results if result is not None), None)
        if fault is not None:
            raise fault
        self.per_group = used // groups
        self.code.note(used)
        runs = workers[0].runs()
        for worker in workers[1:]:
            runs = [mine + its for mine, its in zip(runs, worker.runs(), strict=True)]
        noted = sorted((worker for worker in workers if worker.notes), key=lambda worker: worker.noted_at)
        notes = [*(noted[0].notes if noted else []), *(self.shadow.notes.values() if self.shadow else [])]
        program = Program(self.program.arch, self.blocks, b"") if self.is_linked else self.program
        return Counters(used, groups * self.abi.waves, groups, blocks=runs, program=program, notes=notes)

    def make_worker(self, index: int) -> Worker:
        return Worker(self, index)

    @property
    def has_turns(self) -> bool:
        """Whether waves or groups may wait for each other: there is a loop for it, and who to wait for."""
        has_loops = self.is_linked or bool(self.program.polls.headers)
        return has_loops and (self.can_wait or self.abi.waves > 1)

    @cached_property
    def doubts(self) -> int:
        """How many registers' defined lanes the strict code follows."""
        from drivers.sim.amd.wave.jit.strict import doubts_of

        return 0 if self.is_linked else doubts_of(self.program, self.variant).tracked.bit_count()

    def kept_at(self, offset: int) -> int | None:
        """Offset of the lane-crossing move that left undefined what decides at `offset`, if one did."""
        from drivers.sim.amd.wave.jit.strict import doubts_of

        found = kept_by(self.program, doubts_of(self.program, self.variant), offset)
        return None if found is None else found.offset

    @cached_property
    def is_synchronised(self) -> bool:
        """Whether its groups may order themselves through memory."""
        return may_synchronise(self.program)

    @cached_property
    def has_swaps(self) -> bool:
        """Whether an atomic of it compares and swaps, as far as that is known before it runs."""
        steps = (step for block in self.program.blocks for step in block.steps)
        return self.is_linked or any("_cmps" in step.inst.defn.mnemonic for step in steps)

    def flag_at(self, offset: int) -> bool | None:
        """Whether the load at `offset` is one that a loop waits for: see `sync.flag_of`."""
        found = (flag_of(program, offset) for program in (self.program, *self.parts))
        return next((each for each in found if each is not None), None)

    def text_at(self, offset: int) -> str:
        """The instruction at a byte offset from the entry, as assembly."""
        step = self.step_at(offset)
        return "" if step is None else isa(self.program.arch, self.abi.wave_size).format(step.inst)

    def step_at(self, offset: int) -> Step | None:
        """The instruction at a byte offset from the entry, where one is known."""
        blocks = self.blocks or self.program.blocks
        return next((step for block in blocks for step in block.steps if step.offset == offset), None)

    def link(self, offset: int, running: Running) -> int:
        """The address of the part of the kernel that begins at byte `offset` from its entry."""
        known = self.part_code.get(offset)
        if known is None:
            known = self.part_code[offset] = self.make_part(offset, running)
        return known.address

    def make_part(self, offset: int, running: Running) -> Code:
        launch = running.launch
        where = {**launch.where, "pc": launch.entry_va + offset}
        if offset % 4:
            raise SimFault("E_PC_RANGE", "an indirect branch to an address not a multiple of 4", where)
        from drivers.sim.amd.wave.check.checker import check_part

        size = self.abi.wave_size
        program = load(launch.arch, launch.entry_va, running.memory, launch.where, size, offset)
        check_part(program, self.abi, launch)
        counters = len(self.blocks)
        if counters + len(program.blocks) > MAX_PART_BLOCKS:
            raise SimFault("E_NOT_MODELLED", TOO_MUCH, where)
        try:
            quick = self.part_module(program, counters, True)
            found = Code(quick, program.size, lambda: self.part_module(program, counters, False))
        except Refusal as refusal:
            raise SimFault("E_NOT_MODELLED", str(refusal), where) from refusal
        self.blocks.extend(program.blocks)
        self.parts.append(program)
        return found

    def part_module(self, program: Program, counters: int, is_quick: bool) -> Module:
        """Each text of a part has translations of its own."""
        from drivers.sim.amd.wave.jit.build import build_part

        found = build_part(program, self.variant, self.key_of(program), self.sites_used, counters, is_quick)
        if found.sites > MAX_PART_SITES:
            raise Refusal(TOO_MUCH)
        self.sites_used = found.sites
        return found


class Worker:
    """What one thread needs to run groups: its launch record, and LDS and saved waves of a group."""

    def __init__(self, kernel: Compiled, index: int) -> None:
        abi = kernel.abi
        self.kernel, self.index = kernel, index
        while len(TABLES) <= index:
            TABLES.append(SegmentTable())
        self.table = TABLES[index]
        self.record = own_lines(SLOTS.count)
        self.counters = own_lines(kernel.block_count)
        self.lane_ids = np.array(abi.lane_ids, np.uint32)
        self.exec_masks = np.array(abi.exec_masks, np.uint64)
        self.lds = aligned(max(64, abi.lds_bytes))
        self.user_data = np.zeros(16, np.uint32)
        self.bounce = np.zeros(16, np.uint64)
        self.links = np.full(2 * LINKS if kernel.is_linked else 2, FREE_LINK, np.uint64)
        self.table_version = -1
        self.record_bytes = self.record.data.cast("B")
        self.user_bytes = self.user_data.data.cast("B")
        self.pack_user_data = struct.Struct(f"<{abi.user_sgprs}I").pack_into
        self.running: Running | None = None
        self.noted_at = -1
        self._fill_constants(abi)
        self.make_room()

    def _fill_constants(self, abi: Abi) -> None:
        record = self.record
        for slot, array in (
            (SLOTS.counters, self.counters),
            (SLOTS.lane_ids, self.lane_ids), (SLOTS.exec_masks, self.exec_masks),
            (SLOTS.user_data, self.user_data), (SLOTS.links, self.links),
            (SLOTS.bounce, self.bounce), (SLOTS.segments, self.table.entries),
        ):  # fmt: skip
            record[slot] = array.ctypes.data
        record[SLOTS.lds : SLOTS.lds + 3] = (0, abi.lds_bytes, self.lds.ctypes.data)
        record[SLOTS.waves] = abi.waves
        record[SLOTS.miss] = ctypes.cast(MISS, ctypes.c_void_p).value or 0
        record[SLOTS.typed] = ctypes.cast(ANSWER, ctypes.c_void_p).value or 0
        record[SLOTS.link] = ctypes.cast(LINK, ctypes.c_void_p).value or 0
        self.record_address = record.ctypes.data

    def make_room(self) -> None:
        """Translations of each access, and saved waves, as the kernel's code lays them out now."""
        kernel = self.kernel
        self.sites = own_lines(max(1, kernel.site_count) * SITE_BYTES // 8)
        self.states = aligned(max(64, kernel.state_bytes * kernel.abi.waves))
        self.links[:] = FREE_LINK
        self.record[SLOTS.sites] = self.sites.ctypes.data
        self.record[SLOTS.states] = self.states.ctypes.data

    def prepare(
        self,
        launch: Launch,
        memory: AddressSpace,
        budget: int,
        first: int,
        end: int,
        scratch_va: int | None = None,
    ) -> None:
        """Fill the record for groups `first` to `end` of the grid, with scratch where the launch says or at
        `scratch_va`.
        """
        self.table.select(memory)
        if self.table_version != self.table.version:
            self.sites[:] = 0
            self.table_version = self.table.version
        self.counters[:] = 0
        abi = self.kernel.abi
        self.pack_user_data(self.user_bytes, 0, *launch.user_data[: abi.user_sgprs])
        lane_bytes = launch.scratch_wave_bytes // abi.wave_size
        scratch = launch.scratch_va if scratch_va is None else scratch_va
        state = (budget, self.table.count, *launch.grid, scratch, lane_bytes, launch.entry_va)
        PER_LAUNCH.pack_into(self.record_bytes, 0, *state)
        self.record[SLOTS.noted] = self.record[SLOTS.signals] = 0
        self.set_groups(first, end)
        self.noted_at = -1
        self.record[SLOTS.first_wave], self.record[SLOTS.end_wave] = 0, abi.waves
        self.record[SLOTS.split] = self.record[SLOTS.polled_pc] = 0
        self.running = Running(launch, memory, self.record, self.kernel, self.table, budget)
        if self.kernel.variant.strict:
            shadow = self.kernel.shadow = shadow_of(memory)
            shadow.first_lane = lambda: LANES * int(self.record[SLOTS.part])
            if first == 0:
                shadow.begin(launch, self.kernel)
            self.record[SLOTS.strict] = shadow.record.ctypes.data

    def set_groups(self, first: int, end: int) -> None:
        """Which groups of the grid the next run takes."""
        RANGE.pack_into(self.record_bytes, 8 * SLOTS.first_group, first, end)

    def run(self) -> SimFault | None:
        """Run the groups; the fault that stopped them, if one did."""
        running = self.running
        if running is None:
            return None
        if self.kernel.shadow is not None:
            self.kernel.shadow.record[FIELDS.lds_host] = self.lds.ctypes.data
        stack = running_here()
        stack.append(running)
        try:
            status = self.kernel.function(self.record_address)
        finally:
            stack.pop()
        if running.turns is not None and running.resident is not None:
            running.turns.close(running.resident)
        if running.fault is None and self.kernel.shadow is not None:
            running.fault = self.kernel.shadow.end(self.record_address)
        if running.fault is None and status:
            return self.fault_elsewhere(running)
        return running.fault

    def fault_elsewhere(self, running: Running) -> SimFault:
        """A wave ended because of another's fault."""
        if running.turns is not None and running.turns.fault is not None:
            return running.turns.fault
        return SimFault("E_WAVE_HALTED", "a wave stopped without naming a fault", running.launch.where)

    def rest(self, first: int) -> Worker:
        """For another thread: the waves of the group that runs here from `first` on, to the end of its round.
        It has a record of its own, and shares all else.
        """
        found = copy(self)
        found.record = own_lines(SLOTS.count)
        found.record[:] = self.record
        found.record_bytes = found.record.data.cast("B")
        found.record_address = found.record.ctypes.data
        found.record[SLOTS.first_wave] = first
        if not self.kernel.has_rounds:
            found.states = aligned(max(64, self.kernel.state_bytes))
            found.record[SLOTS.states] = found.states.ctypes.data
        if self.running is not None:
            found.running = replace(self.running, record=found.record)
        return found

    def run_rest(self) -> tuple[SimFault | None, int]:
        """Run those waves: the fault that stopped them, and how many wait at a barrier."""
        running = self.running
        if running is None:
            return None, 0
        stack = running_here()
        stack.append(running)
        try:
            waiting = self.kernel.function(self.record_address)
        finally:
            stack.pop()
        if running.fault is None and self.kernel.shadow is not None:
            running.fault = self.kernel.shadow.fault
        if running.fault is None and waiting < 0:
            return self.fault_elsewhere(running), 0
        return running.fault, waiting

    def run_pieces(self, pieces: Pieces) -> list[tuple[int, SimFault]]:
        """Run pieces of the grid until none is left; the fault that stopped it, with its piece's number."""
        while pieces:
            try:
                number, piece = pieces.popleft()
            except IndexError:  # another worker took the last one
                break
            self.set_groups(*piece)
            fault = self.run()
            if self.notes and self.noted_at < 0:
                self.noted_at = number
            if fault is not None:
                pieces.clear()
                return [(number, fault)]
        return []

    @property
    def notes(self) -> list[str]:
        """What this worker took note of in the launch; first in its piece `noted_at`."""
        return self.running.notes if self.running else []

    def fuel_left(self) -> int:
        (left,) = FUEL_LEFT.unpack_from(self.record_bytes)
        return int(left)

    def runs(self) -> list[int]:
        """How often each block was entered."""
        found: list[int] = self.counters[: len(self.kernel.blocks)].tolist()
        return found


ORDERED = (
    "_atomic_", "buffer_gl1_inv", "scratch_", "s_sendmsg", "s_getreg", "ds_ordered", "ds_gws",
)  # fmt: skip


def is_order_free(program: Program) -> bool:
    """Whether groups cannot tell in which order they run: no atomics on memory, nothing that looks at what
    other groups store while they run (cache policy past the compute unit, invalidation), no clocks, no
    scratch (its place is the wave's).
    """
    for block in program.blocks:
        for step in block.steps:
            inst = step.inst
            name = inst.defn.mnemonic
            if any(part in name for part in ORDERED) and not is_deallocation(inst):
                return False
            if inst.defn.unit in ("vmem", "flat", "smem") and has_scope(inst, program.arch):
                return False
    return True


def can_wait(program: Program) -> bool:
    """Whether a group may look for what others do while it runs: atomics, or loads past the compute unit."""
    steps = (step.inst for block in program.blocks for step in block.steps)
    looks = ((i, i.defn.unit in ("vmem", "flat", "smem")) for i in steps)
    return program.is_linked or any(
        is_memory and ("_atomic_" in inst.defn.mnemonic or has_scope(inst, program.arch))
        for inst, is_memory in looks
    )


def is_deallocation(inst: Inst) -> bool:
    return inst.defn.mnemonic == "s_sendmsg" and int(inst["simm16"]) == SENDMSG_DEALLOC_VGPRS


def has_scope(inst: Inst, arch: str) -> bool:
    """Cache policy that reaches past the compute unit:
    glc or dlc of gfx11, a scope of device or more of gfx12.
    """
    policy = int(inst.get("cpol", 0) or 0)
    return policy >> 3 & 3 >= DEVICE_SCOPE if arch.startswith("gfx12") else bool(policy & GLC_DLC)


def aligned(size_bytes: int) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """Zeroed bytes at a multiple of 64."""
    raw = np.zeros(size_bytes + 64, np.uint8)
    start = -raw.ctypes.data % 64
    return raw[start : start + size_bytes]


def own_lines(count: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    """Zeroed qwords that share no cache line with what another thread writes."""
    return aligned(-(-8 * count // 128) * 128 + 64)[: 8 * count].view(np.uint64)


class SegmentTable:
    """Segments of one address space that compiled code may use without asking again,
    until its translations change.
    """

    def __init__(self) -> None:
        self.entries = np.zeros((MAX_SEGMENTS, SEGMENT_WORDS), np.uint64)
        self.count = 0
        self.version = 0
        self._key: tuple[object, ...] = ()

    def select(self, memory: AddressSpace) -> None:
        """Keep the table for the same address space and translations, else empty it."""
        key = (memory, memory.generation, memory.translator.epoch)
        if key != self._key:
            self._key = key
            self.clear()

    def clear(self) -> None:
        """Begin again; whoever kept an entry sees it by the version."""
        self.count = 0
        self.version += 1

    def add(self, low: int, high: int, host: int, rights: int) -> None:
        """One more segment; a full table starts again."""
        if self.count == MAX_SEGMENTS:
            self.clear()
        self.entries[self.count] = (low, high - low, host, rights)
        self.count += 1


TABLES: list[SegmentTable] = []  # by worker


@dataclass
class Running:
    """The launch whose waves run now."""

    launch: Launch
    memory: AddressSpace
    record: np.ndarray[tuple[int], np.dtype[np.uint64]]
    kernel: Compiled
    table: SegmentTable
    budget: int
    fault: SimFault | None = None
    notes: list[str] = field(default_factory=list)
    turns: Turns | None = None
    resident: Resident | None = None


_here = threading.local()
_translating = threading.Lock()


def running_here() -> list[Running]:
    """The launches that this thread runs, one inside the other."""
    found: list[Running] | None = getattr(_here, "stack", None)
    if found is None:
        found = _here.stack = []
    return found


def answer_miss(va: int, size: int, access: int, pc: int, lane: int) -> int:
    """Called by compiled code: 1 = the table has the segment now,
    STRADDLE = no one segment holds it, 0 = fault.
    """
    running = running_here()[-1]
    try:
        if access & (YIELD | MEET):
            return answer_turn(running, access)
        where = place_of(running, pc, lane)
        if access & BUFFER:
            return note_buffer(running, va, where)
        with _translating:
            return resolve(running, va, size, access, where)
    except SimFault as fault:
        running.fault = with_text(fault, running, pc)
        return 0


def place_of(running: Running, pc: int, lane: int) -> dict[str, object]:
    """Where a fault is. lane: in the half of the wave that memory was asked for last."""
    group, wave, part = (int(running.record[at]) for at in (SLOTS.first_group, SLOTS.wave, SLOTS.part))
    where = {**running.launch.where, "pc": running.launch.entry_va + pc, "group": group, "wave": wave}
    return {**where, "lane": LANES * part + lane}


def answer_turn(running: Running, access: int) -> int:
    """Others have their turn, where there are any: see `Turns.tired` and `Turns.meet`."""
    if running.turns is None or running.resident is None:
        running.record[SLOTS.laps] = LAPS
        return 1
    if access & MEET:
        return running.turns.meet(running.resident)
    return running.turns.tired(running.resident)


def with_text(fault: SimFault, running: Running, pc: int) -> SimFault:
    """The fault with the instruction at byte `pc` from the entry, if it does not say so itself. Only vector
    instructions ask memory lane by lane.
    """
    step = None if "inst" in fault.where else running.kernel.step_at(pc)
    if step is None:
        return fault
    where = {**fault.where, "inst": running.kernel.text_at(pc)}
    if step.inst.defn.unit not in MEMORY_UNITS - {"smem"}:
        where.pop("lane", None)
    return SimFault(fault.code, fault.detail, where)


def note_buffer(running: Running, offset: int, where: Mapping[str, object]) -> int:
    """An access past a buffer resource's end: 1 to go on, reading 0 and dropping writes, after taking note
    once a launch. Raises SimFault where users asked for that.
    """
    level = read_settings().buffer_oob
    detail = f"buffer offset {offset:#x} is past the end that the resource gives: reads 0, writes are dropped"
    fault = SimFault("E_BUFFER_OOB", detail, where)
    if level == "fault":
        raise fault
    running.record[SLOTS.noted] = 1
    if level == "note":
        running.notes.append(str(fault))
    return 1


def answer_link(offset: int) -> int:
    """Called by compiled code: the function of the part at `offset`, 0 = fault."""
    running = running_here()[-1]
    try:
        return running.kernel.link(offset, running)
    except SimFault as fault:
        running.fault = fault
    except Exception as error:  # must not reach compiled code, which would go on with any address
        where = {**running.launch.where, "pc": running.launch.entry_va + offset}
        running.fault = SimFault("E_NOT_MODELLED", f"code that cannot be compiled: {error!r}", where)
    return 0


def resolve(running: Running, va: int, size: int, access: int, where: Mapping[str, object]) -> int:
    refuse_misuse(running, va, size, access, where)
    found = running.memory.segment(va, ACCESSES[access], where)
    rights = int(found.readable) | int(found.writable) << 1
    if not (found.low <= va < found.high) or not rights >> min(access, 1) & 1:
        raise SimFault("E_VM_PERM", f"{VERBS[access]} of {va:#x} is not allowed", where)
    running.table.add(found.low, found.high, found.host, rights)
    running.record[SLOTS.segment_count] = running.table.count
    return 1 if va + size <= found.high else STRADDLE


def refuse_misuse(running: Running, va: int, size: int, access: int, where: Mapping[str, object]) -> None:
    """The faults that compiled code finds itself."""
    if access & WATCHDOG:
        raise out_of_budget(running, where)
    if access & BARRIER:
        detail = "a wave waits at a barrier that no wave of its group will ever complete"
        raise SimFault("E_BARRIER_DIVERGENT", detail, where)
    if access & DESCRIPTOR:
        detail = "a buffer instruction's resource has another TYPE than 0, a buffer"
        raise SimFault("E_DESCRIPTOR", detail, where)
    if access & (SOME_LANES | UNLIKE):
        some = "some lanes are off at a matrix product, which takes all of them"
        unlike = "lanes 16 and up do not repeat the rows of A and columns of B that lanes 0 to 15 hold"
        raise SimFault("E_WMMA", some if access & SOME_LANES else unlike, where)
    if access & TRAP:
        raise SimFault("E_WAVE_HALTED", "the kernel gave up here with s_trap; no trap handler runs", where)
    if access & REGISTER:
        detail = f"an indexed move of register {va}, which the wave does not have"
        raise SimFault("E_REG_RANGE", detail, where)
    if access & SCRATCH:
        limit = running.launch.scratch_wave_bytes // running.kernel.abi.wave_size
        detail = f"scratch address {va:#x} of a lane that has {limit} bytes, or not aligned to its size"
        raise SimFault("E_SCRATCH_OOB", detail, where)
    if access & MISALIGNED:
        detail = f"an atomic of {size} bytes at {va:#x}, which is not a multiple of its size"
        raise SimFault("E_VM_FAULT", detail, {**where, "va": va})
    if access & LDS:
        limit = int(running.record[SLOTS.lds + 1])
        detail = f"LDS bytes {va:#x}..{va + size:#x}; the group has {limit:#x}"
        raise SimFault("E_LDS_OOB", detail, where)


MISS = MISS_FUNCTION(answer_miss)
LINK = LINK_FUNCTION(answer_link)

__all__ = ["Compiled", "Refusal"]
