"""Flat memory instructions: each lane's address goes to memory, to LDS or to scratch by its high half.

Waves whose lanes all go to memory take the path of global instructions; any other goes to the three places
one after the other. Source: RDNA3 ISA, "FLAT"; the apertures are in `jit.wave`.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.abi import PRIVATE_HIGH, SHARED_HIGH
from drivers.sim.amd.wave.jit.ops.lds import site as lds_site
from drivers.sim.amd.wave.jit.ops.memory import (
    ATOMICS,
    INLINE_SIZES,
    LOADS,
    STORES,
    Access,
    Address,
    buffer_dword,
    fill_buffer,
    global_address,
    load,
    store,
    stored_values,
    write_loaded,
)
from drivers.sim.amd.wave.jit.ops.scratch import (
    check_scratch,
    either,
    load_odd,
    move_lanes,
    private_address,
    scratch_parts,
    store_odd,
)
from drivers.sim.amd.wave.jit.rules import special
from drivers.sim.amd.wave.jit.strict import track_apart
from drivers.sim.amd.wave.jit.text import I32, I64, PTR, V1, V32, splat
from drivers.sim.amd.wave.jit.wave import Wave

AREA = 512  # bytes of %buffer for what one place gives


@dataclass(frozen=True)
class Places:
    """Which lanes go where, as masks, and as i32 of those that are on."""

    shared: str
    private: str
    shared_bits: str
    private_bits: str
    global_bits: str
    elsewhere: str  # i1: some lane does not go to memory


def find_places(wave: Wave, inst: Inst) -> Places:
    t = wave.t
    high = wave.vector(inst["vaddr"].index + 1)
    shared, private = (
        t.compare("icmp eq", V32, high, splat(V32, base)) for base in (SHARED_HIGH, PRIVATE_HIGH)
    )
    bits = [t.two("and", I32, t.bits(V1, lanes, I32), wave.exec) for lanes in (shared, private)]
    both = t.two("or", I32, *bits)
    rest = t.two("and", I32, wave.exec, t.two("xor", I32, both, "-1"))
    return Places(shared, private, bits[0], bits[1], rest, t.compare("icmp ne", I32, both, "0"))


@dataclass(frozen=True)
class Way:
    """Labels of the two ways and where they meet."""

    memory: str
    mixed: str
    join: str


def part_ways(wave: Wave, places: Places) -> Way:
    t = wave.t
    way = Way(t.fresh("memory"), t.fresh("mixed"), t.fresh("met"))
    wave.exec  # noqa: B018  read before the ways part, so that both know it
    t.do(f"br i1 {places.elsewhere}, label %{way.mixed}, label %{way.memory}")
    return way


def low_half(wave: Wave, inst: Inst) -> str:
    return wave.vector(inst["vaddr"].index)


def private_of(wave: Wave, inst: Inst) -> str:
    imm = wave.number(inst["offset"], I32)
    return wave.t.two("add", V32, low_half(wave, inst), wave.t.splat(V32, imm))


def call_library(
    wave: Wave, name: str, place: tuple[str, str, str], lanes: str, *more: tuple[str, str]
) -> None:
    """`place`: site, base, offsets. A fault ends the wave."""
    site, base, offsets = place
    t = wave.t
    status = t.effect(
        I32, name, (PTR, "%ctx"), (PTR, site), (I64, base), (V32, offsets), (I32, lanes),
        (I32, wave.pc), *more,
    )  # fmt: skip
    wave.leave_unless(t.compare("icmp eq", I32, status, "0"))


def area(wave: Wave, index: int) -> str:
    return wave.t.op(f"getelementptr i8, ptr %buffer, i64 {AREA * index}")


def move_mixed(wave: Wave, inst: Inst, access: Access, places: Places, verb: str, apart: int) -> None:
    """Gather or scatter in memory and LDS; their dwords are `apart` areas of the buffer from each other."""
    low, size = low_half(wave, inst), access.size_bytes
    imm, high = wave.number(inst["offset"]), wave.vector(inst["vaddr"].index + 1)
    memory, out = (wave.site(), imm, low), (PTR, area(wave, 0))
    near = f"near_{verb}" if wave.is_apart and size in INLINE_SIZES else verb
    call_library(wave, f"db_{near}64_{size}", memory, places.global_bits, (V32, high), out)
    shared = (lds_site(wave), imm, low)
    call_library(wave, f"db_{verb}_lds_{size}", shared, places.shared_bits, (PTR, area(wave, apart)))
    told = "read" if verb == "gather" else "write"
    track_apart(wave, told, size, (imm, low, high), places.global_bits, places.shared_bits)


def move_private(
    wave: Wave, inst: Inst, access: Access, lanes: str, values: list[str] | None = None
) -> list[str]:
    """Store `values` in the private memory of those `lanes`, or load from it; uses the buffer's first row."""
    private = private_of(wave, inst)
    first = private_address(wave, private, access, lanes, may_be_odd=True)
    parts = scratch_parts(wave, first, access)

    def even() -> list[str]:
        if values is None:
            return [gather(place, part) for place, part in parts]
        for (place, part), value in zip(parts, values, strict=True):
            fill_buffer(wave, [value])
            move_lanes(wave, "scatter", part, place, lanes)
        return []

    def gather(place: Address, part: Access) -> str:
        move_lanes(wave, "gather", part, place, lanes)
        return buffer_dword(wave, 0)

    def odd() -> list[str]:
        if values is None:
            return load_odd(wave, private, access, lanes)
        store_odd(wave, private, access, values, lanes)
        return []

    return even() if access.size_bytes == 1 else either(wave, private, access, lanes, even, odd)


def load_mixed(wave: Wave, inst: Inst, access: Access, places: Places) -> list[str]:
    t = wave.t
    move_mixed(wave, inst, access, places, "gather", 1)
    around = [
        [buffer_dword(wave, AREA // 128 * index + dword) for index in range(2)]
        for dword in range(access.dwords)
    ]
    own = move_private(wave, inst, access, places.private_bits)
    values = []
    for private, (memory, shared) in zip(own, around, strict=True):
        inner = t.select(V1, places.private, V32, private, memory)
        values.append(t.select(V1, places.shared, V32, shared, inner))
    return values


def store_mixed(wave: Wave, inst: Inst, access: Access, places: Places, values: list[str]) -> None:
    fill_buffer(wave, values)
    move_mixed(wave, inst, access, places, "scatter", 0)
    move_private(wave, inst, access, places.private_bits, values)


def _register_load(name: str, access: Access) -> None:
    @special(f"flat_load_{name}")
    def load_flat(wave: Wave, inst: Inst) -> None:
        t, places = wave.t, find_places(wave, inst)
        if wave.is_apart:
            write_loaded(wave, inst, access, load_mixed(wave, inst, access, places))
            return
        address = global_address(wave, inst)
        way = part_ways(wave, places)
        t.label(way.memory)
        with t.side_path():
            near = load(wave, access, address, wave.site())
            near_end = t.current
            t.do(f"br label %{way.join}")
        t.label(way.mixed)
        with t.side_path():
            far = load_mixed(wave, inst, access, places)
            far_end = t.current
            t.do(f"br label %{way.join}")
        t.label(way.join)
        both = zip(near, far, strict=True)
        values = [t.let(f"phi {V32} [ {a}, %{near_end} ], [ {b}, %{far_end} ]") for a, b in both]
        write_loaded(wave, inst, access, values)


def _register_store(name: str, access: Access) -> None:
    @special(f"flat_store_{name}")
    def store_flat(wave: Wave, inst: Inst) -> None:
        t, places = wave.t, find_places(wave, inst)
        values = stored_values(wave, inst["vdata"], access)
        if wave.is_apart:
            store_mixed(wave, inst, access, places, values)
            return
        address = global_address(wave, inst)
        way = part_ways(wave, places)
        t.label(way.memory)
        with t.side_path():
            store(wave, access, address, wave.site(), values)
            t.do(f"br label %{way.join}")
        t.label(way.mixed)
        with t.side_path():
            store_mixed(wave, inst, access, places, values)
            t.do(f"br label %{way.join}")
        t.label(way.join)


def register_atomic(name: str, bits: int, code: int) -> None:
    """`code`: the library's number of the operation."""

    @special(f"flat_atomic_{name}")
    def atomic(wave: Wave, inst: Inst) -> None:
        """Memory, then LDS, then scratch, which lays a lane's dwords apart: no atomics of 64 bits there."""
        places, data = find_places(wave, inst), inst["vdata"]
        private = private_of(wave, inst)
        if bits == 64:
            check_scratch(wave, places.private_bits, private, 8)
        words = [wave.vector(data.index + index) for index in range(data.count)]
        imm, low = wave.number(inst["offset"]), low_half(wave, inst)
        high = wave.vector(inst["vaddr"].index + 1)
        fill_buffer(wave, words)
        more = ((PTR, "%buffer"), (I32, str(code)))
        memory = (wave.site(), imm, low)
        call_library(wave, f"db_atomic_{bits}", memory, places.global_bits, (V32, high), *more)
        shared = (lds_site(wave), imm, low)
        none = (V32, splat(V32, 0))
        call_library(wave, f"db_atomic_lds_{bits}", shared, places.shared_bits, none, *more)
        if bits == 32:
            own = private_address(wave, private, Access(4), places.private_bits)
            place = (wave.site(), own.base, own.offsets)
            call_library(wave, "db_atomic_32", place, places.private_bits, none, *more)
        halves = (imm, low, high)
        track_apart(wave, "atomic", bits // 8, halves, places.global_bits, places.shared_bits)
        result = inst.get("vdst")
        if result is not None:
            for index in range(bits // 32):
                wave.set_vector(result.index + index, buffer_dword(wave, index))


for _name, _access in LOADS.items():
    _register_load(_name, _access)
for _name, _access in STORES.items():
    _register_store(_name, _access)
for _name in ATOMICS:
    for _bits in (32, 64):
        if _bits == 32 or (not _name.endswith("_f") and _name != "csub_u"):
            register_atomic(f"{_name}{_bits}", _bits, ATOMICS[_name])
