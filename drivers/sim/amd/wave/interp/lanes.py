"""Lanes of one wave: masks as booleans, and the lane that DPP takes a source from.

A lane that is off, or does not exist, is no source unless "fetch inactive" is set. Source: RDNA3 ISA, "DPP".
"""

from __future__ import annotations

from typing import Any, NoReturn, Protocol

import numpy as np
import numpy.typing as npt

from drivers.amd.isa.inst import Inst

Array = npt.NDArray[Any]
ROW = 16
NO_LANE = -1


class Lanes(Protocol):
    """What of a wave is asked here. numbers: of its lanes; active: those that are on."""

    lanes: int
    numbers: Array
    active: Array

    def refuse(self, what: str) -> NoReturn: ...


def lanes_of(mask: int, count: int = 32) -> Array:
    """A lane mask as `count` booleans."""
    found = np.frombuffer(mask.to_bytes(8, "little"), np.uint8)
    return np.unpackbits(found, count=count, bitorder="little").view(bool)


def mask_of(lanes: Array) -> int:
    """Booleans as a lane mask."""
    return int.from_bytes(np.packbits(lanes, bitorder="little").tobytes(), "little")


def dpp_sources(wave: Lanes, inst: Inst) -> Array:
    """The lane that each lane takes src0 from, or NO_LANE."""
    lanes = range(wave.lanes)
    if inst.defn.dpp == 8:
        return np.array([lane & ~7 | inst["dpp8"] >> 3 * (lane & 7) & 7 for lane in lanes])
    moves = [row_move(wave, inst["dpp_ctrl"], place) for place in range(ROW)]
    picked = [(lane // ROW * ROW, moves[lane % ROW]) for lane in lanes]
    return np.array([row + move if 0 <= move < ROW else NO_LANE for row, move in picked])


def row_move(wave: Lanes, control: int, lane: int) -> int:
    """Place in the row of 16 that this place takes; out of range: none."""
    amount = control & 15
    if control < 0x100:
        return lane & ~3 | control >> 2 * (lane & 3) & 3
    rows = {
        0x100: lane + amount,
        0x110: lane - amount,
        0x120: (lane - amount) % ROW,
        0x150: amount,
        0x160: lane ^ amount,
    }
    mirrors = {0x140: ROW - 1 - lane, 0x141: lane ^ 7}
    found = mirrors.get(control, rows.get(control & ~15))
    return wave.refuse(f"dpp_ctrl {control:#x} is not modelled") if found is None else found


def usable(wave: Lanes, sources: Array, fetch_inactive: int) -> Array:
    """Lanes whose source exists and may be read."""
    exists: Array = sources != NO_LANE
    return exists if fetch_inactive else exists & wave.active[sources]


def moved(wave: Lanes, inst: Inst, value: Array) -> Array:
    """src0 after the movement; with bound_ctrl a missing source reads 0."""
    sources = dpp_sources(wave, inst)
    if not inst.get("bound_ctrl"):
        found: Array = value[sources]
        return found
    return np.where(usable(wave, sources, inst.get("fi", 0)), value[sources], np.uint32(0))


def written_lanes(wave: Lanes, inst: Inst) -> Array:
    """Lanes that a DPP instruction writes, EXEC aside."""
    lanes = np.ones(wave.lanes, bool)
    if inst.defn.dpp == 16:
        rows, banks = (lanes_of(inst[name]) for name in ("row_mask", "bank_mask"))
        lanes = rows[wave.numbers // ROW] & banks[wave.numbers % ROW // 4]
    return lanes & sourced_lanes(wave, inst)


def sourced_lanes(wave: Lanes, inst: Inst) -> Array:
    """Lanes for which DPP finds a source, or need none."""
    if inst.get("bound_ctrl"):
        return np.ones(wave.lanes, bool)
    return usable(wave, dpp_sources(wave, inst), inst.get("fi", 0))
