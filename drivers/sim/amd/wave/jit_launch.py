"""Running compiled waves: the launch record in memory, the answer to misses, and faults back as SimFault.

One launch at a time: the callback finds it through a module variable, since compiled code carries no Python
object.
"""

from __future__ import annotations

import ctypes
import hashlib
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from drivers.core.errors import SimFault
from drivers.sim.amd.memory import Access, AddressSpace
from drivers.sim.amd.wave.abi import Abi
from drivers.sim.amd.wave.counters import Counters
from drivers.sim.amd.wave.jit_abi import BARRIER, LDS, MISALIGNED, SCRATCH, STRADDLE, WATCHDOG
from drivers.sim.amd.wave.jit_cache import engine
from drivers.sim.amd.wave.jit_wave import SITE_BYTES, SLOTS, Refusal
from drivers.sim.amd.wave.program import Program

if TYPE_CHECKING:
    from drivers.sim.amd.wave.launch import Launch

MAX_SEGMENTS = 256
PER_LAUNCH = struct.Struct("<8Q")  # the first slots of the record
FUEL_LEFT = struct.Struct("<q")
SEGMENT_WORDS = 4
GRID_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)
MISS_FUNCTION = ctypes.CFUNCTYPE(
    ctypes.c_int64, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32
)
ACCESSES = (Access.READ, Access.WRITE, Access.ATOMIC)
VERBS = ("read", "write", "atomic")


class Compiled:
    """One kernel variant ready to run, with the arrays its launches share."""

    def __init__(self, program: Program, abi: Abi) -> None:
        from drivers.sim.amd.wave.jit import build, variant_of

        variant = variant_of(abi)
        key = hashlib.sha256(repr(variant).encode() + program.code).hexdigest()[:24]
        module = build(program, variant, key)
        llvm = engine()
        llvm.load_runtime()
        data = llvm.kept(f"kernel {module.text}", lambda: llvm.compile(module.text, optimise=True))
        self.address = llvm.load(data, [module.entry])[module.entry]
        self.function = GRID_FUNCTION(self.address)
        self.program, self.abi = program, abi
        self.record = np.zeros(SLOTS.count, np.uint64)
        self.sites = np.zeros(max(1, module.sites) * SITE_BYTES // 8, np.uint64)
        self.counters = np.zeros(len(program.blocks), np.uint64)
        self.lane_ids = np.array(abi.lane_ids, np.uint32)
        self.exec_masks = np.array(abi.exec_masks, np.uint32)
        self.states = aligned(max(64, module.state_bytes * abi.waves))
        self.lds = aligned(max(64, abi.lds_bytes))
        self.user_data = np.zeros(16, np.uint32)
        self.bounce = np.zeros(16, np.uint64)
        self.waves = abi.waves
        self.table_version = -1
        self.record_bytes = self.record.data.cast("B")
        self.user_bytes = self.user_data.data.cast("B")
        self.pack_user_data = struct.Struct(f"<{abi.user_sgprs}I").pack_into
        self._fill_constants()

    def _fill_constants(self) -> None:
        record = self.record
        for slot, array in (
            (SLOTS.sites, self.sites), (SLOTS.counters, self.counters), (SLOTS.states, self.states),
            (SLOTS.lane_ids, self.lane_ids), (SLOTS.exec_masks, self.exec_masks),
            (SLOTS.user_data, self.user_data),
            (SLOTS.bounce, self.bounce), (SLOTS.segments, TABLE.entries),
        ):  # fmt: skip
            record[slot] = array.ctypes.data
        record[SLOTS.lds : SLOTS.lds + 3] = (0, self.abi.lds_bytes, self.lds.ctypes.data)
        record[SLOTS.waves] = self.abi.waves
        record[SLOTS.miss] = ctypes.cast(MISS, ctypes.c_void_p).value or 0
        self.record_address = record.ctypes.data

    def run(self, launch: Launch, memory: AddressSpace, budget: int) -> Counters:
        """Run the grid. Raises SimFault; memory keeps what the waves wrote before it."""
        TABLE.select(memory)
        if self.table_version != TABLE.version:
            self.sites[:] = 0
            self.table_version = TABLE.version
        self.counters[:] = 0
        self.pack_user_data(self.user_bytes, 0, *launch.user_data[: self.abi.user_sgprs])
        lane_bytes = launch.scratch_wave_bytes // 32
        state = (budget, TABLE.count, *launch.grid, launch.scratch_va, lane_bytes, launch.entry_va)
        PER_LAUNCH.pack_into(self.record_bytes, 0, *state)
        running = Running(launch, memory, self.record)
        _stack.append(running)
        try:
            status = self.function(self.record_address)
        finally:
            _stack.pop()
        fault = running.fault
        if fault is not None:
            raise fault
        if status:
            raise SimFault("E_WAVE_HALTED", "a wave stopped without naming a fault", launch.where)
        groups = launch.grid[0] * launch.grid[1] * launch.grid[2]
        (left,) = FUEL_LEFT.unpack_from(self.record_bytes)
        runs = self.counters.tolist()
        return Counters(budget - left, groups * self.waves, groups, blocks=runs, program=self.program)


def aligned(size_bytes: int) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """Zeroed bytes at a multiple of 64."""
    raw = np.zeros(size_bytes + 64, np.uint8)
    start = -raw.ctypes.data % 64
    return raw[start : start + size_bytes]


class SegmentTable:
    """Segments of one address space that compiled code may use without asking again, until its translations
    change.
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


TABLE = SegmentTable()


@dataclass
class Running:
    """The launch whose waves run now."""

    launch: Launch
    memory: AddressSpace
    record: np.ndarray[tuple[int], np.dtype[np.uint64]]
    fault: SimFault | None = None
    notes: Mapping[str, object] = field(default_factory=dict)


_stack: list[Running] = []


def answer_miss(va: int, size: int, access: int, pc: int, lane: int) -> int:
    """Called by compiled code: 1 = the table has the segment now, STRADDLE = no one segment holds it, 0 =
    fault.
    """
    running = _stack[-1]
    where = {**running.launch.where, "pc": running.launch.entry_va + pc}
    try:
        return resolve(running, va, size, access, {**where, "lane": lane})
    except SimFault as fault:
        running.fault = fault
        return 0


def resolve(running: Running, va: int, size: int, access: int, where: Mapping[str, object]) -> int:
    refuse_misuse(running, va, size, access, where)
    found = running.memory.segment(va, ACCESSES[access], where)
    rights = int(found.readable) | int(found.writable) << 1
    if not (found.low <= va < found.high) or not rights >> min(access, 1) & 1:
        raise SimFault("E_VM_PERM", f"{VERBS[access]} of {va:#x} is not allowed", where)
    TABLE.add(found.low, found.high, found.host, rights)
    running.record[SLOTS.segment_count] = TABLE.count
    return 1 if va + size <= found.high else STRADDLE


def refuse_misuse(running: Running, va: int, size: int, access: int, where: Mapping[str, object]) -> None:
    """The faults that compiled code finds itself."""
    if access & WATCHDOG:
        detail = "the launch used up its instruction budget here, inside a loop that does not end in time"
        raise SimFault("E_WATCHDOG", detail, where)
    if access & BARRIER:
        detail = "a wave waits at s_barrier that another wave of its group ended without reaching"
        raise SimFault("E_BARRIER_DIVERGENT", detail, where)
    if access & SCRATCH:
        limit = running.launch.scratch_wave_bytes // 32
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

__all__ = ["Compiled", "Refusal"]
