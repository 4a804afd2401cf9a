"""Where the defined lanes of registers are while a wave of a strict run goes on: in slots of its function,
and at barriers, or from part to part of a kernel with calls, in its group's area.

Who decides what is defined: `defined`. Knows no instruction.
"""

from __future__ import annotations

from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.shadow.layout import DOUBT_BYTES, FIELDS
from drivers.sim.llvm.text import I32


def bits(wave: Wave, code: int, part: int) -> str:
    """The defined bits of a register. What the launch sets is kept inverted: all places begin with 0."""
    value = wave.t.let(f"load i32, ptr {place_of(wave, code, part)}")
    return wave.t.two("xor", I32, value, "-1") if is_launched(wave, code) else value


def put(wave: Wave, code: int, part: int, value: str) -> None:
    if is_launched(wave, code):
        value = wave.t.two("xor", I32, value, "-1")
    place = place_of(wave, code, part)
    wave.doubts_put.add(place)
    wave.settled.discard(code)
    wave.t.do(f"store i32 {value}, ptr {place}")


def is_launched(wave: Wave, code: int) -> bool:
    return wave.strict is not None and bool(wave.strict.doubts.launched >> code & 1)


def place_of(wave: Wave, code: int, part: int) -> str:
    """Where the defined bits of a register of the wave that runs are, while it runs."""
    half = part if code >= VGPR else 0
    name = f"%known{code}_{half}"
    is_part = wave.strict is not None and wave.strict.doubts.is_part
    index = code if is_part else (tracked_of(wave) & (1 << code) - 1).bit_count()
    wave.doubt_slots[name] = DOUBT_BYTES * index + 4 * half
    return name


def take_doubts(wave: Wave) -> list[str]:
    """Where a wave begins, or goes on behind a barrier or in another part: its bits, out of the group's."""
    if not wave.doubt_slots:
        return []
    lines = [
        *(f"  {name} = alloca i32" for name in wave.doubt_slots),
        f"  %doubt_record_at = getelementptr i64, ptr %ctx, i64 {SLOTS.strict}",
        "  %doubt_record = load ptr, ptr %doubt_record_at",
        f"  %doubt_areas_at = getelementptr i64, ptr %doubt_record, i64 {FIELDS.doubts}",
        "  %doubt_areas = load ptr, ptr %doubt_areas_at",
        f"  %doubt_wave_at = getelementptr i64, ptr %doubt_record, i64 {FIELDS.wave}",
        "  %doubt_wave = load i64, ptr %doubt_wave_at",
        "  %doubt_start = shl i64 %doubt_wave, 3",
        "  %doubts = getelementptr i8, ptr %doubt_areas, i64 %doubt_start",
    ]
    for name, offset in wave.doubt_slots.items():
        lines += [
            f"  {name}_at = getelementptr i8, ptr %doubts, i64 {offset}",
            f"  {name}_before = load i32, ptr {name}_at",
            f"  store i32 {name}_before, ptr {name}",
        ]
    return lines


def keep_doubts(wave: Wave) -> list[str]:
    """At a barrier, or at the end of a part: back to the group's."""
    lines = []
    for name in (name for name in wave.doubt_slots if name in wave.doubts_put):
        lines += [f"  {name}_now = load i32, ptr {name}", f"  store i32 {name}_now, ptr {name}_at"]
    return lines


def other_lanes(wave: Wave) -> None:
    """EXEC is written: other lanes may be on."""
    wave.settled = {code for code in wave.settled if code < VGPR}


def tracked_of(wave: Wave) -> int:
    return wave.strict.doubts.tracked if wave.strict is not None else 0
