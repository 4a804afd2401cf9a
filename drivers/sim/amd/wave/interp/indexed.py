"""Moves whose register only M0 names: v_movrel*, v_swaprel and s_movrel*.

Past the wave's last register is E_REG_RANGE. Source: RDNA3 ISA, VOP1 and SOP1 opcodes, "Indirect register
access".
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import M0, SGPR_COUNT, Reg
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.amd.wave.facts.faults import past_registers
from drivers.sim.amd.wave.interp.recorded import recorded
from drivers.sim.amd.wave.interp.rules import handler
from drivers.sim.amd.wave.interp.state import FULL, Wave
from drivers.sim.amd.wave.jit import wave as compiled
from drivers.sim.amd.wave.jit.tables import write_lanes


def counted(wave: Wave, first: int, end: int, shift: int = 0, bits: int = 32) -> int:
    """``first`` plus `bits` bits of M0 from `shift` up; below `end`, or E_REG_RANGE."""
    found = first + (wave.scalar(M0.code) >> shift & (1 << bits) - 1)
    if found >= end:
        raise wave.fault("E_REG_RANGE", past_registers(found))
    return found


def vector_at(wave: Wave, inst: Inst, name: str, shift: int = 0, bits: int = 32) -> int:
    return counted(wave, inst[name].index, wave.abi.vgprs, shift, bits)


def refuse_lane_movement(wave: Wave, inst: Inst) -> None:
    if inst.defn.dpp:
        wave.refuse(f"{inst.defn.name}: lanes that move on the way to a register that M0 names")


def write_copy(wave: compiled.Wave, inst: Inst) -> None:
    write_lanes(wave, inst, lambda w, i: w.write(i, "vdst", "u32", w.raw_source(i, "src0", "u32")))


def copy(wave: Wave, inst: Inst, **indices: int) -> None:
    """A move whose registers are those of `indices`, by operand."""
    found = Inst(inst.defn, list(inst.values))
    for name, index in indices.items():
        found[name] = Reg(VGPR + index)
    recorded(wave, found, write_copy).run(wave)


@handler("v_movrels_b32")
def move_from(wave: Wave, inst: Inst) -> None:
    copy(wave, inst, src0=vector_at(wave, inst, "src0"))


@handler("v_movreld_b32")
def move_to(wave: Wave, inst: Inst) -> None:
    refuse_lane_movement(wave, inst)
    copy(wave, inst, vdst=vector_at(wave, inst, "vdst"))


@handler("v_movrelsd_b32", "v_movrelsd_2_b32")
def move_both(wave: Wave, inst: Inst) -> None:
    """The _2 form takes the source's index from M0[9:0] and the destination's from M0[25:16]."""
    refuse_lane_movement(wave, inst)
    is_split = inst.defn.mnemonic == "v_movrelsd_2_b32"
    source = vector_at(wave, inst, "src0", 0, 10 if is_split else 32)
    target = vector_at(wave, inst, "vdst", 16 if is_split else 0, 10 if is_split else 32)
    copy(wave, inst, src0=source, vdst=target)


@handler("v_swaprel_b32")
def swap(wave: Wave, inst: Inst) -> None:
    """Exchanges the registers that vdst plus M0[25:16] and src0 plus M0[9:0] name."""
    places = (vector_at(wave, inst, "vdst", 16, 10), vector_at(wave, inst, "src0", 0, 10))
    values = [wave.vector[place].copy() for place in reversed(places)]
    for place, value in zip(places, values, strict=True):
        wave.put(place, value)


# -- scalars -------------------------------------------------------------------------------------


@handler("s_movrels_b32", "s_movrels_b64")
def scalar_from(wave: Wave, inst: Inst) -> None:
    words = 2 if inst.defn.mnemonic.endswith("64") else 1
    source = counted(wave, inst["src0"].code, SGPR_COUNT - words + 1)
    values = [wave.scalar(source + part) for part in range(words)]
    for part, value in enumerate(values):
        wave.set_scalar(inst["sdst"].code + part, value)


@handler("s_movreld_b32", "s_movreld_b64")
def scalar_to(wave: Wave, inst: Inst) -> None:
    words = 2 if inst.defn.mnemonic.endswith("64") else 1
    target = counted(wave, inst["sdst"].code, SGPR_COUNT - words + 1)
    value = wave.scalar_operand(inst, "src0", 32 * words)
    for part in range(words):
        wave.set_scalar(target + part, value >> 32 * part & FULL)


@handler("s_movrelsd_2_b32")
def scalar_both(wave: Wave, inst: Inst) -> None:
    source = counted(wave, inst["src0"].code, SGPR_COUNT, 0, 10)
    target = counted(wave, inst["sdst"].code, SGPR_COUNT, 16, 10)
    wave.set_scalar(target, wave.scalar(source))
