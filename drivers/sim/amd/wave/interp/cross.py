"""Values that cross lanes: DPP, permlane, readlane, and the moves through the LDS crossbar.

A lane that is off, or does not exist, is no source unless "fetch inactive" is set. Source: RDNA3 ISA,
"DPP", VOP3 and DS opcodes.
"""

from __future__ import annotations

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.abi import LANES
from drivers.sim.amd.wave.interp.rules import handler
from drivers.sim.amd.wave.interp.state import FULL, HIGH, LANE_NUMBERS, Array, Wave, lanes_of
from drivers.sim.amd.wave.program import VGPR

ROW = 16
NO_LANE = -1


def dpp_sources(wave: Wave, inst: Inst) -> Array:
    """The lane that each lane takes src0 from, or NO_LANE."""
    if inst.defn.dpp == 8:
        return np.array([lane & ~7 | inst["dpp8"] >> 3 * (lane & 7) & 7 for lane in range(LANES)])
    moves = [row_move(wave, inst["dpp_ctrl"], lane % ROW) for lane in range(LANES)]
    return np.array([lane // ROW * ROW + m if 0 <= m < ROW else NO_LANE for lane, m in enumerate(moves)])


def row_move(wave: Wave, control: int, lane: int) -> int:
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


def usable(wave: Wave, sources: Array, fetch_inactive: int) -> Array:
    """Lanes whose source exists and may be read."""
    exists: Array = sources != NO_LANE
    return exists if fetch_inactive else exists & wave.active[sources]


def moved(wave: Wave, inst: Inst, value: Array, defined: Array) -> tuple[Array, Array]:
    """src0 and its defined bits after the movement; with bound_ctrl a missing source reads 0."""
    sources = dpp_sources(wave, inst)
    good = usable(wave, sources, inst.get("fi", 0))
    if inst.get("bound_ctrl"):
        return np.where(good, value[sources], np.uint32(0)), np.where(good, defined[sources], np.uint32(FULL))
    return value[sources], np.where(good, defined[sources], np.uint32(FULL))


def written_lanes(wave: Wave, inst: Inst) -> Array:
    """Lanes that a DPP instruction writes, EXEC aside."""
    lanes = np.ones(LANES, bool)
    if inst.defn.dpp == 16:
        rows, banks = lanes_of(inst["row_mask"]), lanes_of(inst["bank_mask"])
        lanes = rows[LANE_NUMBERS // ROW] & banks[LANE_NUMBERS % ROW // 4]
    if inst.get("bound_ctrl"):
        return lanes
    return lanes & usable(wave, dpp_sources(wave, inst), inst.get("fi", 0))


# -- one lane ------------------------------------------------------------------------------------


def scalar_result(inst: Inst) -> int:
    found: Reg = inst["sdst"] if "sdst" in inst.defn.slot else inst["vdst"]
    return found.code


def take_lane(wave: Wave, inst: Inst, lane: int) -> None:
    value, defined = wave.row(inst["src0"])
    wave.note(inst["src0"], defined)
    wave.require(np.equal(LANE_NUMBERS, lane), "a scalar register")
    wave.set_scalar(scalar_result(inst), int(value[lane]))


@handler("v_readfirstlane_b32")
def read_first_lane(wave: Wave, inst: Inst) -> None:
    """The lowest active lane; lane 0 if there is none."""
    take_lane(wave, inst, int(np.argmax(wave.active)))


@handler("v_readlane_b32")
def read_lane(wave: Wave, inst: Inst) -> None:
    take_lane(wave, inst, wave.scalar_operand(inst, "src1") % LANES)


@handler("v_writelane_b32")
def write_lane(wave: Wave, inst: Inst) -> None:
    """One lane, whatever EXEC says."""
    value, lane = wave.scalar_operand(inst, "src0"), wave.scalar_operand(inst, "src1") % LANES
    full = np.full(LANES, FULL, np.uint32)
    wave.put(inst["vdst"].index, np.full(LANES, value, np.uint32), np.equal(LANE_NUMBERS, lane), full)


# -- permutations --------------------------------------------------------------------------------


@handler("v_permlane64_b32")
def swap_halves(wave: Wave, inst: Inst) -> None:
    """Exchanges the halves of a wave64; a wave32 has one, so this is a move."""
    value, defined = wave.row(inst["src0"])
    wave.put(inst["vdst"].index, value, wave.active, defined)


@handler("v_permlane16_b32", "v_permlanex16_b32")
def permute_rows(wave: Wave, inst: Inst) -> None:
    """Each lane picks by its 4 bits of {src2, src1}, in its own row or (x16) in the other."""
    selectors = wave.scalar_operand(inst, "src1") | wave.scalar_operand(inst, "src2") << 32
    other = ROW if "x16" in inst.defn.mnemonic else 0
    picks = [selectors >> 4 * (lane % ROW) & 15 for lane in range(LANES)]
    sources = np.array([(lane & ROW ^ other) + pick for lane, pick in enumerate(picks)])
    good = usable(wave, sources, inst.get("src0_modifiers", 0) & HIGH)
    value, defined = wave.row(inst["src0"])
    zero = bool(inst.get("src1_modifiers", 0) & HIGH)
    lanes = wave.active if zero else wave.active & good
    kept = np.where(good, defined[sources], np.uint32(FULL))
    wave.put(inst["vdst"].index, np.where(good, value[sources], np.uint32(0)), lanes, kept)


def crossed(wave: Wave, inst: Inst, register: Reg, sources: Array) -> None:
    """Lane i takes lane sources[i] of a register; lanes that are off give 0."""
    value, defined = wave.row(register)
    on = wave.active[sources]
    known = np.where(on, defined[sources], np.uint32(FULL))
    wave.put(inst["vdst"].index, np.where(on, value[sources], np.uint32(0)), wave.active, known)


@handler("ds_swizzle_b32")
def swizzle(wave: Wave, inst: Inst) -> None:
    offset = inst["offset"]
    if not offset & 0x8000:
        keep, force, flip = offset & 31, offset >> 5 & 31, offset >> 10 & 31
        sources = [(lane & keep | force) ^ flip for lane in range(LANES)]
    elif offset & 0xFF00 == 0x8000:
        sources = [lane & ~3 | offset >> 2 * (lane & 3) & 3 for lane in range(LANES)]
    elif offset & 0xE000 == 0xC000:
        amount, fixed = offset >> 5 & 31, offset & 31
        step = -amount if offset >> 10 & 1 else amount
        sources = [lane & fixed | lane + step & 31 & ~fixed for lane in range(LANES)]
    else:
        wave.refuse(f"ds_swizzle pattern {offset:#x} is not modelled")
    crossed(wave, inst, inst["addr"], np.array(sources))


def crossbar_lanes(wave: Wave, inst: Inst) -> Array:
    """(addr + offset) / 4, modulo 32."""
    address, defined = wave.row(inst["addr"])
    wave.note(inst["addr"], defined)
    wave.require(wave.active, "a lane number")
    return address + np.uint32(inst["offset"]) >> np.uint32(2) & np.uint32(31)


@handler("ds_bpermute_b32")
def permute_back(wave: Wave, inst: Inst) -> None:
    crossed(wave, inst, inst["data0"], crossbar_lanes(wave, inst))


@handler("ds_permute_b32")
def permute_forward(wave: Wave, inst: Inst) -> None:
    """Each active lane sends; lanes nobody sends to get 0; of several senders the highest wins."""
    targets = crossbar_lanes(wave, inst)
    value, defined = wave.row(inst["data0"])
    result, known = np.zeros(LANES, np.uint32), np.full(LANES, FULL, np.uint32)
    for lane in np.nonzero(wave.active)[0]:
        result[targets[lane]], known[targets[lane]] = value[lane], defined[lane]
    wave.put(inst["vdst"].index, result, wave.active, known)


@handler("ds_nop")
def nothing(wave: Wave, inst: Inst) -> None:
    """No effect."""


__all__ = ["VGPR", "moved", "written_lanes"]
