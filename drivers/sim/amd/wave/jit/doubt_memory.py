"""Undefined values at loads and stores: where it is refused, and what private memory and LDS give back.

Addresses and stored data may not be undefined; of a group of registers that is stored as one, part may be.
Private memory may be given anything, since compilers spill what they have, and gives it back
(`shadow_private`), whether scratch or flat instructions go there; so does LDS to a load that may be made in
vain (`early_loads`). Stands under `defined`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.abi import PRIVATE_HIGH
from drivers.sim.amd.wave.code.defined import is_trusted
from drivers.sim.amd.wave.code.early_loads import loaded_places
from drivers.sim.amd.wave.code.liveness import register_set
from drivers.sim.amd.wave.code.private_slots import STACK_POINTER, data_of, is_private, loads_whole, named_by
from drivers.sim.amd.wave.code.step_facts import codes, looked_at, stored_groups
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.amd.wave.jit.doubt_slots import (
    ALL_ONES,
    bits,
    exec_of,
    parts_of,
    put,
    settle,
    tracked_of,
)
from drivers.sim.amd.wave.jit.ops.flat import private_of
from drivers.sim.amd.wave.jit.ops.scratch import scratch_offset, scratch_scalar
from drivers.sim.amd.wave.jit.strict import known_in_lds
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I32, PTR, V1, V32, splat


def refuse(wave: Wave, registers: int, lanes: Sequence[str] = ()) -> None:
    """Each of these registers must be defined: scalars whole, vectors in the lanes that are on, or in `lanes`
    of each half.
    """
    for code in codes(registers):
        for part in parts_of(wave, code):
            on = lanes[part] if lanes else exec_of(wave, part)
            needed = on if code >= VGPR else ALL_ONES
            demand(wave, code, bits(wave, code, part), needed, part)


def demand(wave: Wave, code: int, defined: str, needed: str, part: int = 0) -> None:
    """End the wave with E_UNINIT unless all `needed` bits are defined."""
    t = wave.t
    missing = t.two("and", I32, t.two("xor", I32, defined, "-1"), needed)
    place = ((I32, str(code)), (I32, missing), (I32, str(part)), (I32, wave.pc))
    is_defined = t.compare("icmp eq", I32, missing, "0")
    t.unless(is_defined, lambda: t.effect("void", "db_strict_undefined", (PTR, "%ctx"), *place), "fault")


def refuse_memory(wave: Wave, inst: Inst, doubtful: int, lanes: Sequence[str] = ()) -> None:
    """Addresses and stored data, of a group of registers at least one. Scratch may be given anything, and
    other lanes too. lanes: those that do not go to scratch, if not all do.
    """
    if is_trusted(inst) or inst.defn.format == "SCRATCH":
        refuse(wave, doubtful & looked_at(inst))
        return
    groups = [group for group in stored_groups(inst) if group.bit_count() > 1]
    for group in groups:
        if not group & ~doubtful:
            refuse_group(wave, codes(group), lanes)
        doubtful &= ~group | looked_at(inst)
    refuse(wave, doubtful, lanes)


def refuse_group(wave: Wave, group: list[int], lanes: Sequence[str]) -> None:
    """Of what is stored, something must be defined in each lane that is on, or of `lanes`."""
    t = wave.t
    for part in parts_of(wave, group[0]):
        found = bits(wave, group[0], part)
        for code in group[1:]:
            found = t.two("or", I32, found, bits(wave, code, part))
        demand(wave, group[0], found, lanes[part] if lanes else exec_of(wave, part), part)


# -- private memory --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Private:
    """Where an access goes in private memory: the address there, and the lanes that go there."""

    address: str  # i32 if all lanes have the same
    lanes: str
    form: str = ""  # of the functions that are called


def follow_private(wave: Wave, inst: Inst, doubtful: int) -> None:
    """What is stored there may be nothing, and is nothing where it is loaded again."""
    refuse(wave, doubtful & looked_at(inst))
    places = []
    for part in range(wave.wave_size // 32):
        wave.part = part
        places.append(private_lanes(wave, inst))
    wave.part = 0
    if not is_private(inst) and inst.defn.is_store:
        outside = [outside_of(wave, place, part) for part, place in enumerate(places)]
        refuse_memory(wave, inst, doubtful & ~looked_at(inst), outside)
    if inst.writes() and not loads_whole(inst):
        settle(wave, register_set(inst.writes()))
        return
    for part, place in enumerate(places):
        wave.part = part
        move_private(wave, inst, doubtful, place)
    wave.part = 0


def move_private(wave: Wave, inst: Inst, doubtful: int, place: Private) -> None:
    """What half of a wave stores, or loads."""
    data = data_of(inst)
    for index, code in enumerate(data.codes() if data is not None else ()):
        if not inst.defn.is_load:
            given = bits(wave, code, wave.part) if doubtful >> code & 1 else ALL_ONES
            note_private(wave, inst, place, 4 * index, given)
        elif tracked_of(wave) >> code & 1:
            asked = (*private_place(wave, place, 4 * index), (I32, str(wave.part)))
            found = wave.t.effect(I32, f"db_private_known{place.form}", *asked)
            if not is_private(inst):
                found = wave.t.two("or", I32, found, outside_of(wave, place, wave.part))
            put_found(wave, code, found)


def private_lanes(wave: Wave, inst: Inst) -> Private:
    """Of the half of a wave at hand. Flat addresses say by their upper half whether they lead there."""
    if is_private(inst):
        if inst.get("vaddr") is None:
            return Private(scratch_scalar(wave, inst), wave.exec, "_row")
        return Private(scratch_offset(wave, inst), wave.exec)
    upper = wave.vector(inst["vaddr"].index + 1)
    there = wave.t.bits(V1, wave.t.compare("icmp eq", V32, upper, splat(V32, PRIVATE_HIGH)), I32)
    return Private(private_of(wave, inst), wave.t.two("and", I32, there, wave.exec))


def outside_of(wave: Wave, place: Private, part: int) -> str:
    """The lanes that are on and do not go to private memory."""
    t = wave.t
    return t.two("and", I32, exec_of(wave, part), t.two("xor", I32, place.lanes, "-1"))


def put_found(wave: Wave, code: int, found: str) -> None:
    """Of the lanes that are on those of `found` have loaded something."""
    off = wave.t.two("xor", I32, wave.exec, "-1")
    kept = wave.t.two("and", I32, bits(wave, code, wave.part), off)
    put(wave, code, wave.part, wave.t.two("or", I32, kept, found))


def note_private(wave: Wave, inst: Inst, place: Private, start: int, given: str) -> None:
    """A dword is stored `start` bytes behind the address; at an odd one it reaches into the next."""
    more = ((I32, given), (I32, str(wave.part)))
    name = f"db_private_note{place.form}"
    wave.t.effect("void", name, *private_place(wave, place, start), *more)
    named = named_by(inst) if is_private(inst) else None
    if named is None or inst["offset"] % 4:
        wave.t.effect("void", name, *private_place(wave, place, start + 3), *more)


def private_place(wave: Wave, place: Private, start: int) -> tuple[tuple[str, str], ...]:
    t = wave.t
    kind, ahead, two = (I32, str(start), "2") if place.form else (V32, splat(V32, start), splat(V32, 2))
    dword = t.two("lshr", kind, t.two("add", kind, place.address, ahead), two)
    return ((PTR, "%ctx"), (kind, dword), (I32, place.lanes))


def leave_frame(wave: Wave) -> None:
    """A function returns: what it kept above the stack pointer is undefined from now on."""
    stack, known = wave.scalar(STACK_POINTER), bits(wave, STACK_POINTER, 0)
    for part in range(wave.wave_size // 32):
        more = ((I32, stack), (I32, known), (I32, str(part)))
        wave.t.effect("void", "db_private_leave", (PTR, "%ctx"), *more)


# -- LDS -------------------------------------------------------------------------------------------


def follow_early(wave: Wave, inst: Inst, doubtful: int) -> None:
    """A load of LDS that may find nothing, lane by lane and dword by dword."""
    refuse(wave, doubtful & looked_at(inst))
    for part in range(wave.wave_size // 32):
        wave.part = part
        address = wave.vector(inst["addr"].index)
        for code, (start, size) in zip(inst["vdst"].codes(), loaded_places(inst), strict=True):
            if tracked_of(wave) >> code & 1:
                here = wave.t.two("add", V32, address, splat(V32, start))
                put_found(wave, code, known_in_lds(wave, here, size, wave.exec))
    wave.part = 0
