"""What a strict run adds to compiled waves: each access to memory told to the shadow (`shadow`).

The builders of memory instructions call `track` behind the access, so that faults of the access itself come
first, but for stores before it, since a store that changes nothing is no race. Without SIM=strict
it writes nothing but, in a loop that may wait for others, where a load asked: for the words of the watchdog.
Scratch is the lane's own and is not told. Which accesses may order waves the code alone decides (`sync`).
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.jit.ops.access import LaneAddress
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.shadow.layout import (
    FIELDS,
    LDS_LOG_ENTRIES,
    LDS_LOG_ENTRY_BYTES,
    LDS_LOG_EPOCH,
    LDS_LOG_MINE,
    LDS_LOG_RUN,
)
from drivers.sim.amd.wave.shadow.sync import IN_LDS, freshens
from drivers.sim.llvm.text import HOST, I1, I32, I64, PTR, V32, splat

LARGEST_ATOMIC = 8


def note_late(wave: Wave, offset: int) -> None:
    """The wave comes to the barrier at `offset`: what operations of its own are in flight."""
    late = wave.strict.program.unawaited.barriers.get(offset, 0) if wave.strict is not None else 0
    if late:
        place = wave.t.qword(wave.record(SLOTS.strict, PTR), FIELDS.late)
        before = wave.t.let(f"load i64, ptr {place}")
        wave.t.do(f"store i64 {wave.t.two('or', I64, before, str(late))}, ptr {place}")


def open_window(wave: Wave) -> None:
    """The wave signals, and may touch memory or LDS before it waits."""
    if wave.strict is not None and wave.offset in wave.strict.program.unawaited.windows:
        wave.t.effect("void", "db_strict_signal", (PTR, "%ctx"))


# -- what builders call ----------------------------------------------------------------------------


def track(
    wave: Wave,
    verb: str,
    size: int,
    address: LaneAddress,
    flags: str = "",
    lanes: str | None = None,
    data: str = "null",
) -> None:
    """Tell the shadow of an access of `size` bytes a lane; a race ends the wave. lanes: i32 if not EXEC.
    Where a loop may wait for others, what it asks for is kept in every mode.

    data: of a store that is still to come, where its dwords stand.
    """
    if address.base == "%scratch":
        return
    if verb != "write":
        note_lanes(wave, address.base, address.offsets, lanes or wave.exec, address.highs)
    if wave.strict is None:
        return
    if verb == "write":
        place = wave.t.qword(wave.record(SLOTS.strict, PTR), FIELDS.data)
        wave.t.do(f"store ptr {data}, ptr {place}")
    space = "lds" if flags == "_lds" else "global"
    if not (verb == "read" and space == "global" and wave.is_scoped):
        if (space, verb) == ("lds", "read") and not address.highs:
            log_read(wave, size, address, lanes_that_find(wave, size, address, lanes or wave.exec))
        else:
            call_shadow(wave, f"{space}_{verb}", size, address, lanes or wave.exec)
    if size <= LARGEST_ATOMIC:
        highs = address.highs or splat(V32, 0)
        places = (address.base, address.offsets, highs)
        synchronise(wave, places, lanes or wave.exec, space == "lds")


def synchronise(wave: Wave, place: tuple[str, str, str], lanes: str, in_lds: bool) -> None:
    """Tell of an access that may order waves. place: base, low and high halves of the lanes' addresses."""
    flags = wave.strict.sites.get(wave.offset, 0) if wave.strict is not None else 0
    if flags:
        base, low, high = place
        told = str(flags | IN_LDS if in_lds else flags)
        arguments = ((PTR, "%ctx"), (I64, base), (V32, low), (V32, high), (I32, lanes), (I32, told))
        wave.t.effect("void", "db_strict_sync", *arguments)


def track_row(wave: Wave, verb: str, size: int, address: LaneAddress, start: str, data: list[str]) -> None:
    """The same of all lanes of a wave that stand side by side from `start` on in memory: mostly settled by
    whole lines. data: the dwords of a store that is still to come.
    """
    if wave.strict is None or (verb == "read" and wave.is_scoped) or wave.offset in wave.strict.sites:
        tell_all(wave, verb, size, address, data)
        return
    t = wave.t
    arguments = ((PTR, "%ctx"), (I64, start), (I64, str(32 * size)), (I32, wave.pc))
    status = t.effect(I32, f"db_line_{verb}", *arguments)
    is_settled = t.compare("icmp eq", I32, status, "0")
    t.unless(is_settled, lambda: tell_all(wave, verb, size, address, data))


def tell_all(
    wave: Wave, verb: str, size: int, address: LaneAddress, data: list[str], flags: str = ""
) -> None:
    """The same of lanes anywhere. data: of a store that is still to come."""
    if data and wave.strict is not None:
        wave.t.fill_buffer(data)
    track(wave, verb, size, address, flags, data="%buffer" if data else "null")


def call_shadow(wave: Wave, name: str, size: int, address: LaneAddress, lanes: str) -> None:
    form, highs = ("64", [(V32, address.highs)]) if address.highs else ("", [])
    places = ((I64, address.base), (V32, address.offsets), *highs)
    wave.demand(f"db_track{form}_{name}", *places, (I32, lanes), (I32, str(size)), (I32, wave.pc))


def track_apart(
    wave: Wave, verb: str, size: int, place: tuple[str, str, str], lanes: str, shared: str
) -> None:
    """Tell of a flat access: those of its `lanes` that go to memory, and those to LDS (`shared`).

    place: offset, low and high halves of the lanes' addresses.
    """
    offset, low, high = place
    if verb != "write":
        note_lanes(wave, offset, low, lanes, high)
    if wave.strict is not None:
        data = wave.t.qword(wave.record(SLOTS.strict, PTR), FIELDS.data)
        wave.t.do(f"store ptr null, ptr {data}")
        address = LaneAddress(offset, low, high)
        call_shadow(wave, f"global_{verb}", size, address, lanes)
        if size <= LARGEST_ATOMIC:
            synchronise(wave, (offset, low, high), lanes, False)
    track(wave, verb, size, LaneAddress(offset, low), "_lds", shared)


def lanes_that_find(wave: Wave, size: int, address: LaneAddress, lanes: str) -> str:
    """Of the lanes that read LDS those that are looked at: an early load may find nothing."""
    if wave.strict is None or wave.offset not in wave.strict.program.early_loads:
        return lanes
    return known_in_lds(wave, address.offsets, size, lanes)


def known_in_lds(wave: Wave, offsets: str, size: int, lanes: str) -> str:
    """The lanes that find a byte which their group wrote, of `size` from their offsets on."""
    arguments = ((PTR, "%ctx"), (V32, offsets), (I32, lanes), (I32, str(size)))
    return wave.t.effect(I32, "db_lds_known", *arguments)


def log_read(wave: Wave, size: int, address: LaneAddress, lanes: str) -> None:
    """Note a read of LDS where it stands. The shadow looks at it when somebody writes LDS before the barrier,
    or at the barrier if not all of LDS is filled.
    """
    t = wave.t
    record = wave.record(SLOTS.strict, PTR)
    log = t.op(f"load ptr, ptr {t.qword(record, FIELDS.lds_log)}, !invariant.load !0")
    count_at = t.qword(record, FIELDS.lds_log_count)
    index = t.let(f"load i64, ptr {count_at}")
    if t.is_aside or not wave.log_room:
        index = make_room(wave, index)
    if not t.is_aside:
        wave.log_room = (wave.log_room or LDS_LOG_RUN) - 1
    place = t.further(log, t.two("mul", I64, index, str(LDS_LOG_ENTRY_BYTES)))
    t.do(f"store {V32} {address.offsets}, ptr {place}, align 64")
    base = t.cast("trunc", I64, address.base, I32)
    for at, value in ((128, lanes), (132, str(size)), (136, wave.pc), (140, base)):
        t.do(f"store i32 {value}, ptr {t.further(place, at)}, align 4")
    for at, place_of in ((LDS_LOG_EPOCH, FIELDS.epoch), (LDS_LOG_MINE, FIELDS.mine)):
        number = t.let(f"load i64, ptr {t.qword(record, place_of)}")
        t.do(f"store i64 {number}, ptr {t.further(place, at)}, align 8")
    t.do(f"store i64 {t.two('add', I64, index, '1')}, ptr {count_at}")


def make_room(wave: Wave, count: str) -> str:
    """How many reads are logged where `count` were: the rest of the log has room for a run of them. A read on
    a side path makes room by itself, and so takes none from the run around it.
    """

    def process() -> list[str]:
        wave.demand("db_process_lds")
        return ["0"]

    has_room = wave.t.compare("icmp ule", I64, count, str(LDS_LOG_ENTRIES - LDS_LOG_RUN))
    (index,) = wave.t.unless(has_room, process, given=[count], types=[I64])
    return index


def track_scalar(wave: Wave, address: str, size: int) -> None:
    """Tell the shadow of a scalar load."""
    note_scalar(wave, address)
    if wave.strict is not None:
        wave.demand("db_touch_global_scalar", (I64, address), (I64, str(size)), (I32, wave.pc))


def track_invalidation(wave: Wave, inst: Inst) -> None:
    """Tell the shadow of an invalidation of caches."""
    levels = freshens(inst) if wave.strict is not None else 0
    if levels:
        wave.t.effect("void", "db_strict_refresh", (PTR, "%ctx"), (I32, str(levels)))


# -- where a loop that may wait asked last --------------------------------------------------------------


def note_lanes(wave: Wave, base: str, offsets: str, lanes: str, highs: str = "") -> None:
    """Keep the address of the lowest of `lanes` (i32): `base` plus its offset, and its high half if there are
    such.
    """
    if wave.offset not in wave.polls.asking:
        return
    t = wave.t
    lane = t.two("and", I32, t.lowest_bit(I32, lanes), "31")
    address = t.two("add", I64, base, t.cast("zext", I32, t.lane(V32, offsets, lane), I64))
    if highs:
        high = t.cast("zext", I32, t.lane(V32, highs, lane), I64)
        address = t.two("add", I64, address, t.two("shl", I64, high, "32"))
    place = wave.record_address(SLOTS.polled)
    before = t.let(f"load {I64}, ptr {place}{HOST}")
    note(wave, t.select(I1, t.compare("icmp ne", I32, lanes, "0"), I64, address, before))


def note_scalar(wave: Wave, address: str) -> None:
    """The same of a scalar load."""
    if wave.offset in wave.polls.asking:
        note(wave, address)


def note(wave: Wave, address: str) -> None:
    for slot, value in ((SLOTS.polled, address), (SLOTS.polled_pc, wave.t.cast("zext", I32, wave.pc, I64))):
        wave.t.do(f"store {I64} {value}, ptr {wave.record_address(slot)}{HOST}")
