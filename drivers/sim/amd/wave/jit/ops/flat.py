"""Flat memory instructions: each lane's address goes to memory, to LDS or to scratch by its high half.

Waves whose lanes all go to memory take the path of global instructions; for any other the library goes to the
three places one after the other (`db_flat_gather_SIZE`, `db_flat_scatter_SIZE`).
Source: RDNA3 ISA, "FLAT"; the apertures are in `wave.abi`.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.abi import PRIVATE_HIGH, SHARED_HIGH
from drivers.sim.amd.wave.jit.atomic import MEMORY_ATOMICS
from drivers.sim.amd.wave.jit.ops.access import LOADS, STORES, LaneAccess
from drivers.sim.amd.wave.jit.ops.lds import site as lds_site
from drivers.sim.amd.wave.jit.ops.memory import (
    global_address,
    load,
    store,
    stored_values,
    write_loaded,
)
from drivers.sim.amd.wave.jit.ops.private import (
    check_scratch,
    private_address,
    read_exec,
    unit_of,
)
from drivers.sim.amd.wave.jit.rules import special
from drivers.sim.amd.wave.jit.strict import track_apart
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, I64, PTR, V1, V32, Way, splat


@dataclass(frozen=True)
class Places:
    """Which lanes go where, as masks, and as i32 of those that are on."""

    shared: str
    private: str
    shared_bits: str
    private_bits: str
    global_bits: str
    elsewhere: str  # i1: some lane does not go to memory


def find_places(wave: Wave, high: str) -> Places:
    """By the upper halves of the lanes' addresses."""
    t = wave.t
    shared, private = (
        t.compare("icmp eq", V32, high, splat(V32, base)) for base in (SHARED_HIGH, PRIVATE_HIGH)
    )
    bits = [t.two("and", I32, t.bits(V1, lanes, I32), wave.exec) for lanes in (shared, private)]
    both = t.two("or", I32, *bits)
    rest = t.two("and", I32, wave.exec, t.two("xor", I32, both, "-1"))
    return Places(shared, private, bits[0], bits[1], rest, t.compare("icmp ne", I32, both, "0"))


def in_memory_or_mixed(wave: Wave, places: Places, memory: Way, mixed: Way) -> list[str]:
    """Where all lanes go to memory `memory`, else `mixed`."""
    read_exec(wave, False)
    is_memory = wave.t.two("xor", I1, places.elsewhere, "true")
    return wave.t.either(is_memory, memory, mixed, V32)


def low_half(wave: Wave, inst: Inst) -> str:
    return wave.vector(inst["vaddr"].index)


def high_half(wave: Wave, inst: Inst) -> str:
    return wave.vector(inst["vaddr"].index + 1)


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


def move_mixed(wave: Wave, inst: Inst, access: LaneAccess, verb: str) -> None:
    """Between %buffer and wherever the lanes go, by the library."""
    imm, low, high = wave.number(inst["offset"]), low_half(wave, inst), high_half(wave, inst)
    name = f"db_flat_{verb}_{access.size_bytes}"
    own = (
        (PTR, wave.private_site()),
        (I64, wave.scratch_base()),
        (I32, wave.private_shift),
        (I32, wave.private_first),
    )
    place = (wave.site(), imm, low)
    call_library(wave, name, place, wave.exec, (V32, high), *own, (PTR, "%buffer"))
    if wave.strict is None and wave.offset not in wave.polls.asking:
        return
    places = find_places(wave, high)
    told = "read" if verb == "gather" else "write"
    halves = (imm, low, high)
    track_apart(wave, told, access.size_bytes, halves, places.global_bits, places.shared_bits)


def load_mixed(wave: Wave, inst: Inst, access: LaneAccess) -> list[str]:
    move_mixed(wave, inst, access, "gather")
    return [wave.t.buffer_dword(index) for index in range(access.dwords)]


def store_mixed(wave: Wave, inst: Inst, access: LaneAccess, values: list[str]) -> None:
    wave.t.fill_buffer(values)
    move_mixed(wave, inst, access, "scatter")


def _register_load(name: str, access: LaneAccess) -> None:
    @special(f"flat_load_{name}")
    def load_flat(wave: Wave, inst: Inst) -> None:
        if wave.calls_library:
            write_loaded(wave, inst, access, load_mixed(wave, inst, access))
            return
        places = find_places(wave, high_half(wave, inst))
        address = global_address(wave, inst)
        values = in_memory_or_mixed(
            wave,
            places,
            lambda: load(wave, access, address, wave.site()),
            lambda: load_mixed(wave, inst, access),
        )
        write_loaded(wave, inst, access, values)


def _register_store(name: str, access: LaneAccess) -> None:
    @special(f"flat_store_{name}")
    def store_flat(wave: Wave, inst: Inst) -> None:
        values = stored_values(wave, inst["vdata"], access)
        if wave.calls_library:
            store_mixed(wave, inst, access, values)
            return
        places = find_places(wave, high_half(wave, inst))
        address = global_address(wave, inst)
        in_memory_or_mixed(
            wave,
            places,
            lambda: store(wave, access, address, wave.site(), values),
            lambda: store_mixed(wave, inst, access, values),
        )


def register_atomic(name: str, bits: int, code: int) -> None:
    """`code`: the library's number of the operation."""

    @special(f"flat_atomic_{name}")
    def atomic(wave: Wave, inst: Inst) -> None:
        """Memory, then LDS, then scratch, which lays a lane's dwords apart: no atomics of 64 bits there."""
        places, data = find_places(wave, high_half(wave, inst)), inst["vdata"]
        private = private_of(wave, inst)
        if bits == 64:
            check_scratch(wave, places.private_bits, private, 8)
        words = [wave.vector(data.index + index) for index in range(data.count)]
        imm, low = wave.number(inst["offset"]), low_half(wave, inst)
        high = high_half(wave, inst)
        wave.t.fill_buffer(words)
        more = ((PTR, "%buffer"), (I32, str(code)))
        memory = (wave.site(), imm, low)
        call_library(wave, f"db_atomic_{bits}", memory, places.global_bits, (V32, high), *more)
        shared = (lds_site(wave), imm, low)
        none = (V32, splat(V32, 0))
        call_library(wave, f"db_atomic_lds_{bits}", shared, places.shared_bits, none, *more)
        if bits == 32:
            own = private_address(
                wave, private, LaneAccess(4), places.private_bits, unit_of(LaneAccess(4), False)
            )
            place = (wave.site(), own.base, own.offsets)
            call_library(wave, "db_atomic_32", place, places.private_bits, none, *more)
        halves = (imm, low, high)
        track_apart(wave, "atomic", bits // 8, halves, places.global_bits, places.shared_bits)
        result = inst.get("vdst")
        if result is not None:
            for index in range(bits // 32):
                wave.set_vector(result.index + index, wave.t.buffer_dword(index))


for _name, _access in LOADS.items():
    _register_load(_name, _access)
for _name, _access in STORES.items():
    _register_store(_name, _access)
for _name, (_bits, _code) in MEMORY_ATOMICS.items():
    register_atomic(_name, _bits, _code)
