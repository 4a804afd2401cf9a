"""Where the defined lanes of registers are while a wave of a strict run goes on: in slots of its function,
and at barriers, or from part to part of a kernel with calls, in its group's area.

Who decides what is defined: `defined`. Knows no instruction.
"""

from __future__ import annotations

from collections.abc import Mapping

from drivers.sim.amd.wave.code.defined import Doubts
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.shadow.layout import DOUBT_BYTES, FIELDS
from drivers.sim.llvm.text import I32, I64, PTR


def bits(wave: Wave, doubts: Doubts, code: int, part: int) -> str:
    """The defined bits of a register. What the launch sets is kept inverted: all places begin with 0."""
    value = wave.t.let(f"load i32, ptr {place_of(wave, doubts, code, part)}")
    return wave.t.two("xor", I32, value, "-1") if doubts.launched >> code & 1 else value


def put(wave: Wave, doubts: Doubts, code: int, part: int, value: str) -> None:
    if doubts.launched >> code & 1:
        value = wave.t.two("xor", I32, value, "-1")
    place = place_of(wave, doubts, code, part)
    wave.doubts_put.add(place)
    wave.t.do(f"store i32 {value}, ptr {place}")


def place_of(wave: Wave, doubts: Doubts, code: int, part: int) -> str:
    """Where the defined bits of a register of the wave that runs are, while it runs."""
    half = part if code >= VGPR else 0
    name = f"%known{code}_{half}"
    index = code if doubts.is_part else (doubts.tracked & (1 << code) - 1).bit_count()
    wave.doubt_slots[name] = DOUBT_BYTES * index + 4 * half
    return name


def take_doubts(wave: Wave) -> dict[str, str]:
    """Where a wave begins, or goes on behind a barrier or in another part: its bits, out of the group's.
    Gives the place of each slot there.
    """
    if not wave.doubt_slots:
        return {}
    t, places = wave.t, {}
    record = wave.record(SLOTS.strict, PTR)
    areas = t.let(f"load ptr, ptr {t.qword(record, FIELDS.doubts)}")
    number = t.let(f"load i64, ptr {t.qword(record, FIELDS.wave)}")
    mine = t.further(areas, t.two("shl", I64, number, "3"))
    for name, offset in wave.doubt_slots.items():
        places[name] = t.further(mine, offset)
        t.do(f"{name} = alloca i32")
        t.do(f"store i32 {t.let(f'load i32, ptr {places[name]}')}, ptr {name}")
    return places


def keep_doubts(wave: Wave, places: Mapping[str, str]) -> None:
    """At a barrier, or at the end of a part: back to the group's."""
    for name, place in places.items():
        if name in wave.doubts_put:
            wave.t.do(f"store i32 {wave.t.let(f'load i32, ptr {name}')}, ptr {place}")
