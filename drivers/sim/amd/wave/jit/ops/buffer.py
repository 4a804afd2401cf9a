"""Buffer instructions: memory behind a four-dword resource in scalar registers, checked against its bounds.

A lane out of bounds reads 0, and what it writes is dropped, as on hardware; the launch notes it
(E_BUFFER_OOB). Where lanes go is `buffer_place.py`. Source: RDNA3 ISA, "Memory Buffer Instructions".
"""

from __future__ import annotations

from dataclasses import replace

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.jit.atomic import MEMORY_ATOMICS, Atomic
from drivers.sim.amd.wave.jit.ops.access import LOADS, STORES, LaneAccess, LaneAddress
from drivers.sim.amd.wave.jit.ops.buffer_place import BufferTarget, find_place, lanes_inside, operands_of
from drivers.sim.amd.wave.jit.ops.flat import call_library
from drivers.sim.amd.wave.jit.ops.memory import load, store, stored_values, write_loaded
from drivers.sim.amd.wave.jit.rules import special_rows
from drivers.sim.amd.wave.jit.strict import track
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I32, I64, PTR, V1, V32, splat


def all_inside(wave: Wave, place: BufferTarget) -> str:
    """Whether every active lane is in bounds."""
    return wave.t.compare("icmp eq", I32, outside(wave, place), "0")


def outside(wave: Wave, place: BufferTarget) -> str:
    """The active lanes that are not."""
    return wave.t.two("and", I32, wave.exec, wave.t.two("xor", I32, place.mask, "-1"))


def note_outside(wave: Wave, place: BufferTarget) -> None:
    """The launch takes note of the first of them."""
    t = wave.t
    lane = t.lowest_bit(I32, outside(wave, place))
    offset = t.cast("zext", I32, t.lane(V32, place.offset, lane), I64)
    wave.demand("db_buffer_note", (I64, offset), (I32, wave.pc), (I32, lane))


def component_mask(wave: Wave, place: BufferTarget, end: int) -> str:
    """Active lanes whose bytes up to `end` are in bounds: the parts of an access are checked one by one."""
    return wave.t.two("and", I32, lanes_inside(wave, place, end), wave.exec)


def move_bounded(wave: Wave, inst: Inst, access: LaneAccess, values: list[str] | None) -> list[str]:
    """Store `values`, or load, what is in bounds: the loaded dwords are 0 elsewhere."""
    place = find_place(wave, operands_of(wave, inst), access.size_bytes)

    def parts() -> list[str]:
        note_outside(wave, place)
        found, site, size = [], wave.site(), min(access.size_bytes, 4)
        for index in range(access.dwords):
            lanes = component_mask(wave, place, 4 * index + size)
            here, value = moved(wave, place.address, 4 * index), values[index] if values else None
            words = move_dword(wave, site, here, lanes, size, value)
            found += lanes_loaded(wave, lanes, words)
        return found

    def whole() -> list[str]:
        if values is None:
            return load(wave, access, place.address, wave.site())
        store(wave, access, place.address, wave.site(), values)
        return []

    return wave.t.either(all_inside(wave, place), whole, parts, V32)


def move_dword(
    wave: Wave, site: str, place: LaneAddress, lanes: str, size: int, value: str | None
) -> list[str]:
    """Store a dword or part of one, `value`, of each of the `lanes` by the library, or load it."""
    verb = "gather" if value is None else "scatter"
    if value is not None:
        wave.t.fill_buffer([value])
        track(wave, "write", size, place, lanes=lanes, data="%buffer")
    more = ((V32, place.highs or splat(V32, 0)), (PTR, "%buffer"))
    call_library(wave, f"db_{verb}64_{size}", (site, place.base, place.offsets), lanes, *more)
    if value is not None:
        return []
    track(wave, "read", size, place, lanes=lanes)
    return wave.t.buffer_dwords(1)


def lanes_loaded(wave: Wave, lanes: str, words: list[str]) -> list[str]:
    """Words in the `lanes` (i32) that are in bounds, 0 in others."""
    mask = wave.t.bits(I32, lanes, V1)
    return [wave.t.select(V1, mask, V32, word, splat(V32, 0)) for word in words]


def moved(wave: Wave, address: LaneAddress, distance: int) -> LaneAddress:
    """The same lanes, `distance` bytes further."""
    return replace(address, base=wave.t.two("add", I64, address.base, str(distance)))


def clear_failure(wave: Wave, inst: Inst, dwords: int) -> None:
    """With TFE one more register says whether the page was resident: 0 is yes."""
    if "_tfe" in inst.defn.name:
        wave.set_vector(inst["vdata"].index + dwords, splat(V32, 0))


@special_rows("buffer_load_{}", LOADS)
def load_buffer(wave: Wave, inst: Inst, access: LaneAccess) -> None:
    write_loaded(wave, inst, access, move_bounded(wave, inst, access, None), "vdata")
    clear_failure(wave, inst, access.dwords)


@special_rows("buffer_store_{}", STORES)
def store_buffer(wave: Wave, inst: Inst, access: LaneAccess) -> None:
    move_bounded(wave, inst, access, stored_values(wave, inst["vdata"], access))


@special_rows("buffer_atomic_{}", MEMORY_ATOMICS)
def atomic_buffer(wave: Wave, inst: Inst, atomic: Atomic) -> None:
    """In bounds as a whole or not at all; out of bounds the old value reads as 0."""
    t, data, (bits, code) = wave.t, inst["vdata"], atomic
    place = find_place(wave, operands_of(wave, inst), bits // 8)
    address = place.address
    t.unless(all_inside(wave, place), lambda: note_outside(wave, place))
    lanes = t.two("and", I32, place.mask, wave.exec)
    t.fill_buffer(wave.vectors(data))
    more = ((V32, place.high), (PTR, "%buffer"), (I32, str(code)))
    call_library(wave, f"db_atomic_{bits}", (wave.site(), place.base, place.low), lanes, *more)
    track(wave, "atomic", bits // 8, address, lanes=lanes)
    if "_rtn" in inst.defn.name:
        wave.set_vectors(data.index, lanes_loaded(wave, lanes, t.buffer_dwords(bits // 32)))
        clear_failure(wave, inst, bits // 32)
