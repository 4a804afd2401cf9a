"""What a strict run adds to compiled waves: each access to memory told to the shadow (`shadow`).

The builders of memory instructions call `track` behind the access, so that faults of the access itself come
first, but for stores to memory before it, since a store that changes nothing is no race. Without SIM=strict
it writes nothing. Scratch is the lane's own and is not told. Which accesses may
order groups is decided here by the code alone: a device-wide invalidation somewhere in the kernel, and then
atomics, accesses of device scope, and stores with no other store in flight.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.check.waits import waits_of
from drivers.sim.amd.wave.defined import Doubts, find_doubts, launched_registers
from drivers.sim.amd.wave.jit.polls import note_lanes, note_scalar
from drivers.sim.amd.wave.jit.shadow import (
    FIELDS,
    LDS_LOG_ENTRIES,
    LDS_LOG_ENTRY_BYTES,
    LDS_LOG_MINE,
    LDS_LOG_STRAND,
    SEEN_DEVICE,
    SEEN_L0,
    SEEN_SCALAR,
)
from drivers.sim.amd.wave.jit.text import I32, I64, PTR, V32, splat
from drivers.sim.amd.wave.jit.wave import SLOTS

if TYPE_CHECKING:
    from drivers.sim.amd.wave.jit.build import Variant
    from drivers.sim.amd.wave.jit.ops.memory import Address
    from drivers.sim.amd.wave.jit.wave import Wave
    from drivers.sim.amd.wave.program import Program

ACQUIRES, RELEASES = 1, 2
IN_LDS = 4 | ACQUIRES | RELEASES  # of one lane; atomics of many are no flags
GLC, DEVICE_SCOPE, GROUP_SCOPE = 1, 2, 1
LARGEST_ATOMIC = 8
MEMORY_FORMATS = ("GLOBAL", "FLAT", "MUBUF")
STRICT_DECLARATIONS = """
declare void @db_strict_group(ptr, i64)
declare void @db_strict_round(ptr)
declare void @db_strict_wave(ptr, i64)
"""


@dataclass
class Strict:
    """What strict code knows of its kernel: by offset, how an access may order groups."""

    arch: str
    doubts: Doubts = field(default_factory=Doubts)
    sites: dict[int, int] = field(default_factory=dict)


def strict_of(program: Program, variant: Variant) -> Strict:
    """The strict side of one kernel, or of one part of a kernel with indirect branches."""
    sites = sync_sites(program) if may_synchronise(program) else {}
    return Strict(program.arch, doubts_of(program, variant), sites)


def doubts_of(program: Program, variant: Variant) -> Doubts:
    """Registers that may be undefined; nobody follows those that parts of a kernel hand each other."""
    if variant.linked:
        return Doubts()
    registers = tuple(register for register, _ in variant.group_ids)
    return find_doubts(program, launched_registers(program.arch, variant.user_sgprs, registers))


def may_synchronise(program: Program) -> bool:
    """Whether the kernel invalidates caches for device scope, without which no group sees others' stores."""
    steps = (step.inst for block in program.blocks for step in block.steps)
    return program.is_linked or any(freshens(inst) & SEEN_DEVICE for inst in steps)


def freshens(inst: Inst) -> int:
    """Which caches an invalidation empties. Source: LLVM AMDGPUUsage, "Memory model gfx11" and "gfx12"."""
    name = inst.defn.mnemonic
    if name in ("global_inv", "global_wbinv"):
        scope = int(inst.get("cpol", 0) or 0) >> 3 & 3
        return (SEEN_L0 if scope >= GROUP_SCOPE else 0) | (SEEN_DEVICE if scope >= DEVICE_SCOPE else 0)
    levels = {"buffer_gl0_inv": SEEN_L0, "buffer_gl1_inv": SEEN_DEVICE, "s_dcache_inv": SEEN_SCALAR}
    return levels.get(name, 0)


def sync_sites(program: Program) -> dict[int, int]:
    """Offset -> ACQUIRES, RELEASES of accesses through which groups may order themselves."""
    found: dict[int, int] = {}
    busy = stores_in_flight(program)
    for block in program.blocks:
        in_flight = busy[block.index]
        for step in block.steps:
            flags = sync_flags(step.inst, program.arch, in_flight)
            if flags:
                found[step.offset] = flags
            in_flight = stores_after(step.inst, in_flight)
    return found


def sync_flags(inst: Inst, arch: str, in_flight: bool) -> int:
    defn = inst.defn
    if defn.base_format not in MEMORY_FORMATS or not defn.counters:
        return 0
    if "_atomic_" in defn.mnemonic:
        return (ACQUIRES if inst.get("vdst") is not None else 0) | (0 if in_flight else RELEASES)
    if defn.is_store:
        scoped = is_scoped(inst, arch) or not arch.startswith("gfx12")
        return RELEASES if scoped and not in_flight else 0
    return ACQUIRES if is_scoped(inst, arch) else 0


def is_scoped(inst: Inst, arch: str) -> bool:
    """Whether the access goes past the caches of the compute unit: GLC of GFX11, a scope of GFX12."""
    policy = int(inst.get("cpol", 0) or 0)
    return policy >> 3 & 3 >= DEVICE_SCOPE if arch.startswith("gfx12") else bool(policy & GLC)


def stores_after(inst: Inst, in_flight: bool) -> bool:
    if "vs" in inst.defn.counters:
        return True
    return in_flight and waits_of(inst).get("vs") != 0


def stores_in_flight(program: Program) -> list[bool]:
    """Per block: whether a store may be on its way where the block begins."""
    blocks = program.blocks
    found = [False] * len(blocks)
    work = [block.index for block in blocks]
    while work:
        index = work.pop()
        state = found[index]
        for step in blocks[index].steps:
            state = stores_after(step.inst, state)
        for successor in blocks[index].successors:
            if state and not found[successor]:
                found[successor] = True
                work.append(successor)
    return found


# -- what builders call ----------------------------------------------------------------------------


def track(
    wave: Wave,
    verb: str,
    size: int,
    address: Address,
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
        highs = address.highs if address.is_bare else ""
        note_lanes(wave, address.base, address.offsets, lanes or wave.exec, highs)
    if wave.strict is None:
        return
    if verb == "write":
        place = field_of(wave, wave.record(SLOTS.strict, PTR), FIELDS.data)
        wave.t.do(f"store ptr {data}, ptr {place}")
    space = "lds" if flags == "_lds" else "global"
    sync = IN_LDS if (space, verb) == ("lds", "atomic") else wave.strict.sites.get(wave.offset, 0)
    if not (verb == "read" and space == "global" and wave.is_scoped):
        if (space, verb) == ("lds", "read") and not address.highs:
            log_read(wave, size, address, lanes or wave.exec)
        else:
            call_shadow(wave, f"{space}_{verb}", size, address, lanes or wave.exec)
    if sync and size <= LARGEST_ATOMIC:
        highs = address.highs or splat(V32, 0)
        arguments = ((PTR, "%ctx"), (I64, bare_base(wave, address)), (V32, address.offsets), (V32, highs))
        wave.t.effect("void", "db_strict_sync", *arguments, (I32, lanes or wave.exec), (I32, str(sync)))


def track_row(wave: Wave, verb: str, size: int, address: Address, start: str, data: list[str]) -> None:
    """The same of all lanes of a wave that stand side by side from `start` on in memory: mostly settled by
    whole lines. data: the dwords of a store that is still to come.
    """
    if wave.strict is None or (verb == "read" and wave.is_scoped) or wave.offset in wave.strict.sites:
        tell_all(wave, verb, size, address, data)
        return
    t = wave.t
    arguments = ((PTR, "%ctx"), (I64, start), (I64, str(32 * size)), (I32, wave.pc))
    status = t.effect(I32, f"db_line_{verb}", *arguments)
    settled, ask = t.fresh("settled"), t.fresh("ask")
    is_settled = t.compare("icmp eq", I32, status, "0")
    t.do(f"br i1 {is_settled}, label %{settled}, label %{ask}, !prof !1")
    t.label(ask)
    with t.side_path():
        tell_all(wave, verb, size, address, data)
        t.do(f"br label %{settled}")
    t.label(settled)


def tell_all(wave: Wave, verb: str, size: int, address: Address, data: list[str]) -> None:
    from drivers.sim.amd.wave.jit.ops.memory import fill_buffer

    if data:
        fill_buffer(wave, data)
    track(wave, verb, size, address, data="%buffer" if data else "null")


def call_shadow(wave: Wave, name: str, size: int, address: Address, lanes: str) -> None:
    t = wave.t
    rest = ((I32, lanes), (I32, str(size)), (I32, wave.pc))
    if address.highs:
        base = (I64, bare_base(wave, address))
        places = ((V32, address.offsets), (V32, address.highs))
        status = t.effect(I32, f"db_track64_{name}", (PTR, "%ctx"), base, *places, *rest)
    else:
        places32 = ((I64, address.base), (V32, address.offsets))
        status = t.effect(I32, f"db_track_{name}", (PTR, "%ctx"), *places32, *rest)
    wave.leave_unless(t.compare("icmp eq", I32, status, "0"))


def track_apart(
    wave: Wave, verb: str, size: int, place: tuple[str, str, str], lanes: str, shared: str
) -> None:
    """Tell of a flat access: those of its `lanes` that go to memory, and those to LDS (`shared`).

    place: offset, low and high halves of the lanes' addresses.
    """
    from drivers.sim.amd.wave.jit.ops.memory import Address

    offset, low, high = place
    if verb != "write":
        note_lanes(wave, offset, low, lanes, high)
    if wave.strict is not None:
        data = field_of(wave, wave.record(SLOTS.strict, PTR), FIELDS.data)
        wave.t.do(f"store ptr null, ptr {data}")
        halves = ((V32, low), (V32, high))
        rest = ((I32, lanes), (I32, str(size)), (I32, wave.pc))
        name = f"db_track64_global_{verb}"
        status = wave.t.effect(I32, name, (PTR, "%ctx"), (I64, offset), *halves, *rest)
        wave.leave_unless(wave.t.compare("icmp eq", I32, status, "0"))
    track(wave, verb, size, Address(offset, low), "_lds", shared)


def log_read(wave: Wave, size: int, address: Address, lanes: str) -> None:
    """Note a read of LDS where it stands. The shadow looks at it when somebody writes LDS before the barrier,
    or at the barrier if not all of LDS is filled.
    """
    t = wave.t
    record = wave.record(SLOTS.strict, PTR)
    log = t.op(f"load ptr, ptr {field_of(wave, record, FIELDS.lds_log)}, !invariant.load !0")
    count_at = field_of(wave, record, FIELDS.lds_log_count)
    count = t.let(f"load i64, ptr {count_at}")
    room, full = t.fresh("room"), t.fresh("full")
    has_room = t.compare("icmp ult", I64, count, str(LDS_LOG_ENTRIES))
    before = t.current
    t.do(f"br i1 {has_room}, label %{room}, label %{full}, !prof !1")
    t.label(full)
    with t.side_path():
        status = t.effect(I32, "db_process_lds", (PTR, "%ctx"))
        empty = t.fresh("empty")
        t.do(f"br i1 {t.compare('icmp eq', I32, status, '0')}, label %{empty}, label %fault")
        t.label(empty)
        t.do(f"br label %{room}")
    t.label(room)
    index = t.let(f"phi i64 [ {count}, %{before} ], [ 0, %{empty} ]")
    place = t.op(f"getelementptr i8, ptr {log}, i64 {t.two('mul', I64, index, str(LDS_LOG_ENTRY_BYTES))}")
    t.do(f"store {V32} {address.offsets}, ptr {place}, align 64")
    base = t.cast("trunc", I64, address.base, I32)
    for at, value in ((128, lanes), (132, str(size)), (136, wave.pc), (140, base)):
        t.do(f"store i32 {value}, ptr {t.op(f'getelementptr i8, ptr {place}, i64 {at}')}, align 4")
    for at, place_of in ((LDS_LOG_STRAND, FIELDS.strand), (LDS_LOG_MINE, FIELDS.mine)):
        number = t.let(f"load i64, ptr {field_of(wave, record, place_of)}")
        t.do(f"store i64 {number}, ptr {t.op(f'getelementptr i8, ptr {place}, i64 {at}')}, align 8")
    t.do(f"store i64 {t.two('add', I64, index, '1')}, ptr {count_at}")


def field_of(wave: Wave, record: str, field: int) -> str:
    return wave.t.op(f"getelementptr i64, ptr {record}, i64 {field}")


def bare_base(wave: Wave, address: Address) -> str:
    """The base without the high half of the first lane's address, which builders put into it."""
    from drivers.sim.amd.wave.jit.ops.memory import first_active

    t = wave.t
    if not address.highs or address.is_bare:
        return address.base
    high = t.cast("zext", I32, t.lane(V32, address.highs, first_active(wave)), I64)
    return t.two("sub", I64, address.base, t.two("shl", I64, high, "32"))


def track_scalar(wave: Wave, address: str, size: int) -> None:
    """Tell the shadow of a scalar load."""
    note_scalar(wave, address)
    if wave.strict is None:
        return
    t = wave.t
    arguments = ((PTR, "%ctx"), (I64, address), (I64, str(size)), (I32, wave.pc))
    status = t.effect(I32, "db_touch_global_scalar", *arguments)
    wave.leave_unless(t.compare("icmp eq", I32, status, "0"))


def track_invalidation(wave: Wave, inst: Inst) -> None:
    """Tell the shadow of an invalidation of caches."""
    levels = freshens(inst) if wave.strict is not None else 0
    if levels:
        wave.t.effect("void", "db_strict_refresh", (PTR, "%ctx"), (I32, str(levels)))
