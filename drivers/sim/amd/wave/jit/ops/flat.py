"""Flat memory instructions: each lane's address goes to memory, to LDS or to scratch by its high half.

Waves whose lanes all go to memory take the path of global instructions; for any other the library goes to the
three places one after the other (`db_flat_gather_SIZE`, `db_flat_scatter_SIZE`).
Source: RDNA3 ISA, "FLAT"; the apertures are in `wave.abi`.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.abi import PRIVATE_HIGH, SHARED_HIGH
from drivers.sim.amd.wave.jit.atomic import MEMORY_ATOMICS, Atomic
from drivers.sim.amd.wave.jit.ops.access import LOADS, STORES, LaneAccess
from drivers.sim.amd.wave.jit.ops.lds import site as lds_site
from drivers.sim.amd.wave.jit.ops.memory import global_address, load, store, stored_values, write_loaded
from drivers.sim.amd.wave.jit.ops.private import check_scratch, private_address, read_exec
from drivers.sim.amd.wave.jit.rules import special_rows
from drivers.sim.amd.wave.jit.strict import track_apart
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, I64, PTR, V1, V32, splat


@dataclass(frozen=True)
class Places:
    """Which of the lanes that are on go where, as i32."""

    shared_bits: str
    private_bits: str
    global_bits: str
    elsewhere: str  # i1: some lane does not go to memory


def find_places(wave: Wave, high: str) -> Places:
    """By the upper halves of the lanes' addresses."""
    t = wave.t
    there = (t.compare("icmp eq", V32, high, splat(V32, base)) for base in (SHARED_HIGH, PRIVATE_HIGH))
    bits = [t.two("and", I32, t.bits(V1, lanes, I32), wave.exec) for lanes in there]
    both = t.two("or", I32, *bits)
    rest = t.two("and", I32, wave.exec, t.two("xor", I32, both, "-1"))
    return Places(bits[0], bits[1], rest, t.compare("icmp ne", I32, both, "0"))


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
    wave.demand(name, (PTR, site), (I64, base), (V32, offsets), (I32, lanes), (I32, wave.pc), *more)


def move_mixed(wave: Wave, inst: Inst, access: LaneAccess, values: list[str] | None) -> list[str]:
    """Store `values`, or load, wherever the lanes go, by the library."""
    verb = "gather" if values is None else "scatter"
    wave.t.fill_buffer(values or [])
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
    if wave.strict is not None or wave.offset in wave.polls.asking:
        places, told = find_places(wave, high), "read" if values is None else "write"
        halves = (imm, low, high)
        track_apart(wave, told, access.size_bytes, halves, places.global_bits, places.shared_bits)
    return wave.t.buffer_dwords(access.dwords) if values is None else []


def move(wave: Wave, inst: Inst, access: LaneAccess, values: list[str] | None) -> list[str]:
    """The same; where all lanes go to memory as global instructions do."""

    def mixed() -> list[str]:
        return move_mixed(wave, inst, access, values)

    def memory() -> list[str]:
        if values is None:
            return load(wave, access, address, wave.site())
        store(wave, access, address, wave.site(), values)
        return []

    if wave.calls_library:
        return mixed()
    places, address = find_places(wave, high_half(wave, inst)), global_address(wave, inst)
    read_exec(wave, False)
    return wave.t.either(wave.t.two("xor", I1, places.elsewhere, "true"), memory, mixed, V32)


@special_rows("flat_load_{}", LOADS)
def load_flat(wave: Wave, inst: Inst, access: LaneAccess) -> None:
    write_loaded(wave, inst, access, move(wave, inst, access, None))


@special_rows("flat_store_{}", STORES)
def store_flat(wave: Wave, inst: Inst, access: LaneAccess) -> None:
    move(wave, inst, access, stored_values(wave, inst["vdata"], access))


@special_rows("flat_atomic_{}", MEMORY_ATOMICS)
def atomic_flat(wave: Wave, inst: Inst, atomic: Atomic) -> None:
    """Memory, then LDS, then scratch, which lays a lane's dwords apart: no atomics of 64 bits there."""
    bits, code = atomic
    imm, low, high = wave.number(inst["offset"]), low_half(wave, inst), high_half(wave, inst)
    places, private = find_places(wave, high), private_of(wave, inst)
    if bits == 64:
        check_scratch(wave, places.private_bits, private, 8)
    wave.t.fill_buffer(wave.vectors(inst["vdata"]))
    more = ((PTR, "%buffer"), (I32, str(code)))
    memory, shared = (wave.site(), imm, low), (lds_site(wave), imm, low)
    none = (V32, splat(V32, 0))
    call_library(wave, f"db_atomic_{bits}", memory, places.global_bits, (V32, high), *more)
    call_library(wave, f"db_atomic_lds_{bits}", shared, places.shared_bits, none, *more)
    if bits == 32:
        own = private_address(wave, private, places.private_bits)
        place = (wave.site(), own.base, own.offsets)
        call_library(wave, "db_atomic_32", place, places.private_bits, none, *more)
    track_apart(wave, "atomic", bits // 8, (imm, low, high), places.global_bits, places.shared_bits)
    if inst.get("vdst") is not None:
        wave.set_vectors(inst["vdst"].index, wave.t.buffer_dwords(bits // 32))
