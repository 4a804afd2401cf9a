"""What compiled waves ask Python for: memory not met before, code behind a branch, faults in words, turns.

Callbacks find their launch through a variable of the thread, since compiled code carries no Python object.
"""

from __future__ import annotations

import ctypes
import struct
import threading
from collections.abc import Mapping

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import LANES
from drivers.sim.amd.wave.code.steps import MEMORY_UNITS
from drivers.sim.amd.wave.facts.faults import misaligned_atomic, past_buffer, past_registers
from drivers.sim.amd.wave.facts.private import scratch_misuse
from drivers.sim.amd.wave.jit.abi import (
    BUFFER,
    LDS,
    MEET,
    MISALIGNED,
    MORE,
    REGISTER,
    SCRATCH,
    STOPS,
    STRADDLE,
    WATCHDOG,
    YIELD,
)
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.running import LAPS, Running, out_of_budget, running_here
from drivers.sim.memory import Access
from hcq.settings import read_settings

MISS_FUNCTION = ctypes.CFUNCTYPE(
    ctypes.c_int64, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32, ctypes.c_int32, ctypes.c_uint32
)
LINK_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
LINK_PLACE = struct.Struct("<qqQQ")  # byte offset and context of who comes, function, number of the visit
ACCESSES = (Access.READ, Access.WRITE, Access.ATOMIC)
VERBS = ("read", "write", "atomic")


_translating = threading.Lock()


def answer_miss(va: int, size: int, access: int, pc: int, lane: int) -> int:
    """Called by compiled code: 1 = the table has the segment now, STRADDLE = no one segment holds it, 0 =
    fault. What turns give: see `answer_turn`.
    """
    running = running_here()[-1]
    try:
        if access & MORE:
            return answer_more(running, va)
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


def answer_more(running: Running, left: int) -> int:
    """What a wave may run, if it may, that is to have `left` (not above 0) from before."""
    record = running.record
    given = running.patience.more(int(record[SLOTS.spent]))
    record[SLOTS.spent] += given  # so that what is used is the same, counted from what is left
    return max(given + ctypes.c_int64(left).value, 1) if given else 0


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
    fault = SimFault("E_BUFFER_OOB", past_buffer(offset), where)
    if level == "fault":
        raise fault
    running.record[SLOTS.noted] = 1
    if level == "note":
        running.notes.append(str(fault))
    return 1


def answer_link(offset: int, context: int, place: int) -> int:
    """Called by compiled code: fill the place of the table for the part at `offset` when a wave comes from
    `context`. 0 = fault.
    """
    running = running_here()[-1]
    try:
        function, visit = running.kernel.link(offset, context, running)
    except SimFault as fault:
        running.fault = fault
        return 0
    except Exception as error:  # must not reach compiled code, which would go on with any address
        where = {**running.launch.where, "pc": running.launch.entry_va + offset}
        running.fault = SimFault("E_NOT_MODELLED", f"code that cannot be compiled: {error!r}", where)
        return 0
    ctypes.memmove(place, LINK_PLACE.pack(offset, context, function, visit), LINK_PLACE.size)
    return 1


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
    for stop, (code, detail) in STOPS.items():
        if access & stop:
            raise SimFault(code, detail, where)
    if access & REGISTER:
        raise SimFault("E_REG_RANGE", past_registers(va), where)
    if access & SCRATCH:
        limit = running.launch.scratch_wave_bytes // running.kernel.abi.wave_size
        raise SimFault("E_SCRATCH_OOB", scratch_misuse(va, size, limit), where)
    if access & MISALIGNED:
        raise SimFault("E_VM_FAULT", misaligned_atomic(size, va), {**where, "va": va})
    if access & LDS:
        limit = int(running.record[SLOTS.lds + 1])
        detail = f"LDS bytes {va:#x}..{va + size:#x}; the group has {limit:#x}"
        raise SimFault("E_LDS_OOB", detail, where)


MISS = MISS_FUNCTION(answer_miss)
LINK = LINK_FUNCTION(answer_link)
