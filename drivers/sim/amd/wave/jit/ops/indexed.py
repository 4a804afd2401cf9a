"""Moves whose register only M0 names: v_movrels, v_movreld and their scalar forms.

A register file that is indexed at run time cannot be SSA values; so the index picks among all registers that
it can name. Past the wave's last register is E_REG_RANGE. Source: RDNA3 ISA, VOP1 and SOP1 opcodes.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import M0, SGPR_COUNT
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.dpp import dpp_lanes, dpp_source
from drivers.sim.amd.wave.jit.rules import special
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, I64, PTR, V1, V32


def index_at(wave: Wave, first: int, end: int, shift: int = 0, bits: int = 32) -> str:
    """``first`` plus M0 (or bits of it), checked to lie below `end`."""
    t = wave.t
    amount = wave.scalar(M0.code)
    if bits < 32:
        amount = t.two("and", I32, t.two("lshr", I32, amount, str(shift)), str((1 << bits) - 1))
    index = t.two("add", I32, amount, str(first))

    def refuse() -> None:
        wide = t.cast("zext", I32, index, I64)
        t.effect("void", "db_register_fault", (PTR, "%ctx"), (I64, wide), (I32, wave.pc))

    t.unless(t.compare("icmp ult", I32, amount, str(end - first)), refuse, "fault")
    return index


def pick(wave: Wave, kind: str, index: str, first: int, end: int, read: Callable[[int], str]) -> str:
    """The register at `index`, one of `first` to `end`."""
    t = wave.t
    value = read(first)
    for code in range(first + 1, end):
        value = t.select(I1, t.compare("icmp eq", I32, index, str(code)), kind, read(code), value)
    return value


def put(wave: Wave, index: str, value: str, first: int, end: int) -> None:
    """Write a vector register at `index` in the active lanes."""
    t = wave.t
    for code in range(first, end):
        here = t.compare("icmp eq", I32, index, str(code))
        old = wave.vector(code)
        new = value if wave.exec_full else t.select(V1, wave.active, V32, value, old)
        wave.replace_vector(code, t.select(I1, here, V32, new, old))


def refuse_lane_movement(inst: Inst) -> None:
    if inst.defn.dpp:
        raise NotModelled(f"{inst.defn.name}: lanes that move on the way to a register that M0 names")


@special("v_movrels_b32")
def move_from(wave: Wave, inst: Inst) -> None:
    first = inst["src0"].index
    index = index_at(wave, first, wave.vgprs)
    value = pick(wave, V32, index, first, wave.vgprs, wave.vector)
    lanes = None
    if inst.defn.dpp:
        value, lanes = dpp_source(wave, inst, value), dpp_lanes(wave, inst)
    wave.set_vector(inst["vdst"].index, value, lanes)


@special("v_movreld_b32")
def move_to(wave: Wave, inst: Inst) -> None:
    refuse_lane_movement(inst)
    first = inst["vdst"].index
    value = wave.lanes32(inst["src0"]) if hasattr(inst["src0"], "code") else wave.source(inst, "src0", "u32")
    put(wave, index_at(wave, first, wave.vgprs), value, first, wave.vgprs)


@special("v_movrelsd_b32", "v_movrelsd_2_b32")
def move_both(wave: Wave, inst: Inst) -> None:
    """The _2 form takes the source's index from M0[9:0] and the destination's from M0[25:16]."""
    refuse_lane_movement(inst)
    source, target = inst["src0"].index, inst["vdst"].index
    split = inst.defn.mnemonic == "v_movrelsd_2_b32"
    at = index_at(wave, source, wave.vgprs, 0, 10 if split else 32)
    to = index_at(wave, target, wave.vgprs, 16 if split else 0, 10 if split else 32)
    put(wave, to, pick(wave, V32, at, source, wave.vgprs, wave.vector), target, wave.vgprs)


@special("v_swaprel_b32")
def swap_at(wave: Wave, inst: Inst) -> None:
    """Exchanges the registers at vdst plus M0[25:16] and src0 plus M0[9:0] in the active lanes."""
    first, second = inst["vdst"].index, inst["src0"].index
    to = index_at(wave, first, wave.vgprs, 16, 10)
    at = index_at(wave, second, wave.vgprs, 0, 10)
    left = pick(wave, V32, to, first, wave.vgprs, wave.vector)
    right = pick(wave, V32, at, second, wave.vgprs, wave.vector)
    put(wave, to, right, first, wave.vgprs)
    put(wave, at, left, second, wave.vgprs)


@special("s_movrelsd_2_b32")
def scalar_both(wave: Wave, inst: Inst) -> None:
    """The source's index from M0[9:0], the destination's from M0[25:16]."""
    t, source, target = wave.t, inst["src0"].code, inst["sdst"].code
    at = index_at(wave, source, SGPR_COUNT, 0, 10)
    to = index_at(wave, target, SGPR_COUNT, 16, 10)
    value = pick(wave, I32, at, source, SGPR_COUNT, word_reader(wave, 0))
    for code in range(target, SGPR_COUNT):
        here = t.compare("icmp eq", I32, to, str(code))
        wave.set_scalar(code, t.select(I1, here, I32, value, wave.scalar(code)))


def word_reader(wave: Wave, part: int) -> Callable[[int], str]:
    return lambda code: wave.scalar(code + part)


@special("s_movrels_b32", "s_movrels_b64")
def scalar_from(wave: Wave, inst: Inst) -> None:
    first, target = inst["src0"].code, inst["sdst"].code
    words = 2 if inst.defn.mnemonic.endswith("64") else 1
    end = SGPR_COUNT - words + 1
    index = index_at(wave, first, end)
    values = [pick(wave, I32, index, first, end, word_reader(wave, part)) for part in range(words)]
    for part, value in enumerate(values):
        wave.set_scalar(target + part, value)


@special("s_movreld_b32", "s_movreld_b64")
def scalar_to(wave: Wave, inst: Inst) -> None:
    t, first = wave.t, inst["sdst"].code
    words = 2 if inst.defn.mnemonic.endswith("64") else 1
    index = index_at(wave, first, SGPR_COUNT - words + 1)
    wide = wave.scalar_source(inst["src0"], 32 * words)
    values = [wide]
    if words == 2:
        high = t.two("lshr", I64, wide, "32")
        values = [t.cast("trunc", I64, half, I32) for half in (wide, high)]
    for code in range(first, SGPR_COUNT):
        for part, value in enumerate(values):
            here = t.compare("icmp eq", I32, index, str(code - part))
            wave.set_scalar(code, t.select(I1, here, I32, value, wave.scalar(code)))
