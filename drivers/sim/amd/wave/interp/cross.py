"""Values that cross lanes: permlane, readlane, and the moves through the LDS crossbar.

Nothing but readlane,
permlane64 and the crossbar's `_fi` form leaves its 32 lanes. Source: RDNA3 ISA, VOP3 and DS opcodes.
"""

from __future__ import annotations

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.interp.lanes import ROW, usable
from drivers.sim.amd.wave.interp.rules import handler
from drivers.sim.amd.wave.interp.state import HIGH, Array, Wave

# -- one lane ------------------------------------------------------------------------------------


def scalar_result(inst: Inst) -> int:
    found: Reg = inst["sdst"] if "sdst" in inst.defn.slot else inst["vdst"]
    return found.code


@handler("v_readfirstlane_b32")
def read_first_lane(wave: Wave, inst: Inst) -> None:
    """The lowest active lane; lane 0 if there is none."""
    wave.set_scalar(scalar_result(inst), int(wave.row(inst["src0"])[int(np.argmax(wave.active))]))


@handler("v_readlane_b32")
def read_lane(wave: Wave, inst: Inst) -> None:
    lane = wave.scalar_operand(inst, "src1") % wave.lanes
    wave.set_scalar(scalar_result(inst), int(wave.row(inst["src0"])[lane]))


@handler("v_writelane_b32")
def write_lane(wave: Wave, inst: Inst) -> None:
    """One lane, whatever EXEC says."""
    lane = wave.scalar_operand(inst, "src1") % wave.lanes
    wave.vector[inst["vdst"].index, lane] = wave.scalar_operand(inst, "src0")


# -- permutations --------------------------------------------------------------------------------


@handler("v_permlane64_b32")
def swap_halves(wave: Wave, inst: Inst) -> None:
    """Exchanges the halves of a wave64, and does nothing in a wave32. Source: RDNA3 ISA, V_PERMLANE64_B32."""
    if wave.lanes == 64:
        wave.put(inst["vdst"].index, np.roll(wave.row(inst["src0"]), 32))


@handler("v_permlane16_b32", "v_permlanex16_b32", "v_permlane16_var_b32", "v_permlanex16_var_b32")
def permute_rows(wave: Wave, inst: Inst) -> None:
    """Each lane picks by its 4 bits of {src2, src1}, or (var) of its own src1, in its own row or (x16) in the
    one beside it.
    """
    sources = permuted_sources(wave, inst)
    good = usable(wave, sources, inst.get("src0_modifiers", 0) & HIGH)
    value = wave.row(inst["src0"])[sources]
    lanes = wave.active & permuted_lanes(wave, inst)
    wave.put(inst["vdst"].index, np.where(good, value, np.uint32(0)), lanes)


def permuted_sources(wave: Wave, inst: Inst) -> Array:
    other = ROW if "x16" in inst.defn.mnemonic else 0
    if inst.defn.mnemonic.endswith("_var_b32"):
        picks: Array = wave.row(inst["src1"]) & np.uint32(ROW - 1)
    else:
        selectors = wave.scalar_operand(inst, "src1") | wave.scalar_operand(inst, "src2") << 32
        picks = np.array([selectors >> 4 * (lane % ROW) & 15 for lane in range(wave.lanes)])
    found: Array = (wave.numbers // ROW * ROW ^ other) + picks
    return found.astype(np.int64)


def permuted_lanes(wave: Wave, inst: Inst) -> Array:
    """Lanes that a permutation writes, EXEC aside."""
    if inst.get("src1_modifiers", 0) & HIGH:
        return np.ones(wave.lanes, bool)
    return usable(wave, permuted_sources(wave, inst), inst.get("src0_modifiers", 0) & HIGH)


def crossed(wave: Wave, inst: Inst, register: Reg, sources: Array) -> None:
    """Lane i takes lane sources[i] of its 32 of a register; lanes that are off give 0."""
    sources = sources + wave.numbers // 32 * 32
    value = np.where(wave.active[sources], wave.row(register)[sources], np.uint32(0))
    wave.put(inst["vdst"].index, value)


@handler("ds_swizzle_b32")
def swizzle(wave: Wave, inst: Inst) -> None:
    offset = inst["offset"]
    sources = np.array([swizzled(wave, offset, lane) for lane in range(32)])
    crossed(wave, inst, inst["addr"], np.tile(sources, wave.words))


def swizzled(wave: Wave, offset: int, lane: int) -> int:
    """Which of its 32 lanes a lane takes. Source: RDNA3 ISA, DS_SWIZZLE_B32."""
    keep, force, flip = offset & 31, offset >> 5 & 31, offset >> 10 & 31
    if not offset & 0x8000:
        return int((lane & keep | force) ^ flip)
    if offset & 0xFF00 == 0x8000:
        return int(lane & ~3 | offset >> 2 * (lane & 3) & 3)
    if offset >= 0xE000:  # the order of a Fourier transform's steps
        return int(f"{lane:05b}"[::-1], 2) >> keep.bit_count() | lane & keep
    if offset & 0xE000 == 0xC000:
        step = -force if offset >> 10 & 1 else force
        return lane & keep | lane + step & 31 & ~keep
    return wave.refuse(f"ds_swizzle pattern {offset:#x} is not modelled")


def crossbar_lanes(wave: Wave, inst: Inst, count: int = 32) -> Array:
    """(addr + offset) / 4, modulo `count`."""
    moved_by: Array = wave.row(inst["addr"]) + np.uint32(inst["offset"])
    return moved_by >> np.uint32(2) & np.uint32(count - 1)


@handler("ds_bpermute_b32")
def permute_back(wave: Wave, inst: Inst) -> None:
    crossed(wave, inst, inst["data0"], crossbar_lanes(wave, inst))


@handler("ds_bpermute_fi_b32")
def permute_any(wave: Wave, inst: Inst) -> None:
    """From any lane of the wave, switched off or not."""
    wave.put(inst["vdst"].index, wave.row(inst["data0"])[crossbar_lanes(wave, inst, wave.lanes)])


@handler("ds_permute_b32")
def permute_forward(wave: Wave, inst: Inst) -> None:
    """Each active lane sends; lanes that receive nothing get 0; of several senders the highest wins."""
    targets = crossbar_lanes(wave, inst) + wave.numbers // 32 * 32
    value, result = wave.row(inst["data0"]), np.zeros(wave.lanes, np.uint32)
    for lane in np.nonzero(wave.active)[0]:
        result[targets[lane]] = value[lane]
    wave.put(inst["vdst"].index, result)


@handler("ds_nop")
def nothing(wave: Wave, inst: Inst) -> None:
    """No effect."""
