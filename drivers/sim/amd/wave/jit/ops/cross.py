"""Values that cross lanes: permlane, readlane, writelane. Source: RDNA3 ISA, VOP3 opcodes."""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, Reg
from drivers.sim.amd.wave.jit.dpp import ROW, flags
from drivers.sim.amd.wave.jit.rules import special
from drivers.sim.amd.wave.jit.wave import Wave, constant_bits
from drivers.sim.llvm.text import I1, I32, I64, LANES, V1, V32, constant, splat

OP_SEL = 4  # of a source's modifiers: of v_permlane16, fetch-inactive in src0 and bound_ctrl in src1


ONCE = {
    "v_readfirstlane_b32",
    "v_readlane_b32",
    "v_writelane_b32",
    "v_permlane64_b32",
    "v_nop",
    "v_pipeflush",
}  # those that see a wave64 whole, where others are done half by half; matrix products add themselves


def halves(wave: Wave, operand: Reg) -> list[str]:
    """A vector source, per 32 lanes of the wave."""
    return [wave.lanes32(operand) for _ in wave.halves()]


def lane_of(wave: Wave, operand: Reg, index: str) -> str:
    """The value of one lane of the wave; `index` is an i32 below the wave's size."""
    t = wave.t
    parts = [t.lane(V32, lanes, t.two("and", I32, index, "31")) for lanes in halves(wave, operand)]
    if len(parts) == 1:
        return parts[0]
    return t.select(I1, t.compare("icmp ult", I32, index, "32"), I32, *parts)


def first_lane(wave: Wave) -> str:
    """The lowest active lane, or 0 if there is none. Source: V_READFIRSTLANE_B32."""
    if wave.exec_full:
        return "0"
    t, kind = wave.t, I32 if wave.wave_size == 32 else I64
    found = t.lowest_bit(kind, wave.lanes_mask(EXEC_LO.code))
    found = t.two("and", kind, found, str(wave.wave_size - 1))
    return t.cast("trunc", kind, found, I32)


@special("v_readfirstlane_b32")
def read_first_lane(wave: Wave, inst: Inst) -> None:
    wave.set_scalar(destination(inst).code, lane_of(wave, inst["src0"], first_lane(wave)))


def destination(inst: Inst) -> Reg:
    found: Reg = inst["sdst"] if "sdst" in inst.defn.slot else inst["vdst"]
    return found


def chosen_lane(wave: Wave, inst: Inst) -> str:
    return wave.t.two("and", I32, wave.scalar_source(inst["src1"]), str(wave.wave_size - 1))


@special("v_readlane_b32")
def read_lane(wave: Wave, inst: Inst) -> None:
    wave.set_scalar(destination(inst).code, lane_of(wave, inst["src0"], chosen_lane(wave, inst)))


@special("v_writelane_b32")
def write_lane(wave: Wave, inst: Inst) -> None:
    """One lane, whatever EXEC says."""
    t, index = wave.t, inst["vdst"].index
    lane = chosen_lane(wave, inst)
    value = wave.scalar_source(inst["src0"])
    within = t.two("and", I32, lane, "31")
    for part in wave.halves():
        old = wave.vector(index)
        new = t.with_lane(V32, old, value, within)
        if wave.wave_size == 64:
            here = t.compare("icmp eq", I32, t.two("lshr", I32, lane, "5"), str(part))
            new = t.select(I1, here, V32, new, old)
        wave.replace_vector(index, new)


@special("v_permlane64_b32")
def swap_halves(wave: Wave, inst: Inst) -> None:
    """Exchanges the halves of a wave64, and does nothing in a wave32. Source: RDNA3 ISA, V_PERMLANE64_B32."""
    if wave.wave_size == 32:
        return
    others = halves(wave, inst["src0"])[::-1]
    for part in wave.halves():
        wave.set_vector(inst["vdst"].index, others[part])


@special("v_permlane16_b32", "v_permlanex16_b32", "v_permlane16_var_b32", "v_permlanex16_var_b32")
def permute_row(wave: Wave, inst: Inst) -> None:
    """Each lane picks by 4 bits of {src2, src1}, or (var) of its own src1, within its row, or (x16) within
    the other row. Lanes whose source is off keep their old value, or get 0 with bound_ctrl; with fi nobody is
    off.
    """
    lanes = wave.lanes32(inst["src0"])
    indices, fixed = row_indices(wave, inst)
    moved = wave.t.gather(lanes, indices) if fixed is None else wave.t.shuffle(V32, lanes, fixed)
    if inst.get("src1_modifiers", 0) & OP_SEL and not sees_all(wave, inst):
        moved = wave.t.select(V1, sources_on(wave, indices, fixed), V32, moved, splat(V32, 0))
    wave.set_vector(inst["vdst"].index, moved, permuted_lanes(wave, inst))


def sees_all(wave: Wave, inst: Inst) -> bool:
    """Whether no source lane of a permutation is off."""
    return wave.exec_full or bool(inst.get("src0_modifiers", 0) & OP_SEL)


def permuted_lanes(wave: Wave, inst: Inst) -> str | None:
    """Lanes that a permutation writes, as far as it decides it; None: all."""
    if sees_all(wave, inst) or inst.get("src1_modifiers", 0) & OP_SEL:
        return None
    return sources_on(wave, *row_indices(wave, inst))


def sources_on(wave: Wave, indices: str, fixed: list[int] | None) -> str:
    """Lanes whose source is on."""
    if fixed is not None:
        return wave.t.shuffle(V1, wave.active, fixed)
    t = wave.t
    return t.cast("trunc", V32, t.two("lshr", V32, t.splat(V32, wave.exec), indices), V1)


def row_indices(wave: Wave, inst: Inst) -> tuple[str, list[int] | None]:
    """Source lanes as values, and as numbers where both selectors are constants."""
    cross = inst.defn.mnemonic.startswith("v_permlanex16")
    base = [(lane // ROW ^ cross) * ROW for lane in range(LANES)]
    if inst.defn.mnemonic.endswith("_var_b32"):
        picks = wave.t.two("and", V32, wave.lanes32(inst["src1"]), splat(V32, ROW - 1))
        return wave.t.two("add", V32, picks, constant(V32, base)), None
    selectors = [inst["src1"], inst["src2"]]
    if not any(isinstance(selector, Reg) for selector in selectors):
        low_bits, high_bits = (constant_bits(selector, "u32") for selector in selectors)
        places = [(low_bits | high_bits << 32) >> 4 * (lane % ROW) & 15 for lane in range(LANES)]
        return "", [start + place for start, place in zip(base, places, strict=True)]
    t = wave.t
    low, high = (t.splat(V32, wave.scalar_source(selector)) for selector in selectors)
    is_low = flags([lane % ROW < 8 for lane in range(LANES)])
    word = t.select(V1, is_low, V32, low, high)
    shifts = constant(V32, [4 * (lane % 8) for lane in range(LANES)])
    pick = t.two("and", V32, t.two("lshr", V32, word, shifts), splat(V32, 15))
    return t.two("add", V32, pick, constant(V32, base)), None
