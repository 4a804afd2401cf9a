"""What a load in a loop that may wait for others leaves behind for the words of the watchdog: where it asked.

Builders of memory instructions tell it of every load and atomic; outside such loops it writes nothing.
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import HOST, I1, I32, I64, V32


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
