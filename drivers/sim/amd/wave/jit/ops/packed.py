"""VOP3P: two 16-bit operations in one register, dot products, and fma with mixed widths.

op_sel and op_sel_hi choose the source half of the low and the high result. Source: RDNA3 ISA, VOP3P opcodes.
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.facts.immediates import constant_half
from drivers.sim.amd.wave.jit.dpp import dpp_lanes, dpp_source
from drivers.sim.amd.wave.jit.modes import rounded, saturated
from drivers.sim.amd.wave.jit.rules import computed, output_modifiers, special, special_rows
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.floats import fused
from drivers.sim.amd.wave.meaning.halves import pair
from drivers.sim.amd.wave.meaning.integers import field
from drivers.sim.amd.wave.meaning.rules import RULES, SATURATING, TYPES, instruction, intrinsic
from drivers.sim.llvm.text import F16, F32, V16, V32, splat

NEG_LOW, NEG_HIGH, SELECT_LOW, SELECT_HIGH = 1, 2, 4, 8
SAME_AS = {
    "v_pk_add_f16": "v_add_f16", "v_pk_mul_f16": "v_mul_f16", "v_pk_min_f16": "v_min_f16",
    "v_pk_max_f16": "v_max_f16", "v_pk_minimum_f16": "v_minimum_f16", "v_pk_maximum_f16": "v_maximum_f16",
    "v_pk_min_num_f16": "v_min_num_f16", "v_pk_max_num_f16": "v_max_num_f16",
    "v_pk_fma_f16": "v_fma_f16", "v_pk_add_u16": "v_add_nc_u16", "v_pk_sub_u16": "v_sub_nc_u16",
    "v_pk_add_i16": "v_add_nc_i16", "v_pk_sub_i16": "v_sub_nc_i16", "v_pk_mul_lo_u16": "v_mul_lo_u16",
    "v_pk_mad_u16": "v_mad_u16", "v_pk_mad_i16": "v_mad_i16", "v_pk_min_u16": "v_min_u16",
    "v_pk_max_u16": "v_max_u16",
    "v_pk_min_i16": "v_min_i16", "v_pk_max_i16": "v_max_i16", "v_pk_lshlrev_b16": "v_lshlrev_b16",
    "v_pk_lshrrev_b16": "v_lshrrev_b16", "v_pk_ashrrev_i16": "v_ashrrev_i16",
}  # fmt: skip


def packed_source(wave: Wave, inst: Inst, name: str, kind: str, high_result: bool) -> str:
    """The half of a source that feeds one of the two results."""
    modifiers = inst.get(f"{name}_modifiers", SELECT_HIGH)
    select, negate = (SELECT_HIGH, NEG_HIGH) if high_result else (SELECT_LOW, NEG_LOW)
    value = half_of(wave, inst, name, kind, bool(modifiers & select))
    if kind == "f16" and modifiers & negate:
        value = wave.t.minus(F16, value)
    return wave.as_input(kind, value)


def half_of(wave: Wave, inst: Inst, name: str, kind: str, high: bool) -> str:
    """One half of a register, or of a constant."""
    operand = inst[name]
    if isinstance(operand, Reg):
        lanes = wave.lanes32(operand)
        if name == "src0" and inst.defn.dpp:
            lanes = dpp_source(wave, inst, lanes)
        return wave.half(lanes, high, kind)
    return wave.t.bits(V16, splat(V16, constant_half(inst, name, high)), TYPES[kind])


@special_rows("{}", SAME_AS)
def packed(wave: Wave, inst: Inst, single: str) -> None:
    found, halves = RULES[single], []
    operands = list(zip(("src0", "src1", "src2"), found.sources, strict=False))
    for high in (False, True):
        sources = [packed_source(wave, inst, name, kind, high) for name, kind in operands]
        clamped = found.result != "f16" and inst.get("clamp")
        value = computed(wave, found, sources, single, SATURATING.get(single) if clamped else None)
        if found.result == "f16":
            value = output_modifiers(wave, inst, "f16", value)
        halves.append(wave.t.bits(TYPES[found.result], value, V16))
    wave.write(inst, "vdst", "u32", pair(wave.t, *halves))


# -- mixed fma -------------------------------------------------------------------------------------


def mixed_source(wave: Wave, inst: Inst, name: str) -> str:
    """f32, or (op_sel_hi) the half that op_sel picks, widened; then abs and neg."""
    modifiers = inst.get(f"{name}_modifiers", 0)
    if modifiers & SELECT_HIGH:
        half = wave.as_input("f16", half_of(wave, inst, name, "f16", bool(modifiers & SELECT_LOW)))
        value = wave.t.cast("fpext", F16, half, F32)
    else:
        value = wave.as_input("f32", wave.raw_source(inst, name, "f32"))
    return wave.float_modifiers("f32", value, modifiers)


def mixed_fma(wave: Wave, inst: Inst) -> tuple[str, list[tuple[str, str]]]:
    """The sum in f32, and what it was made of."""
    sources = [mixed_source(wave, inst, name) for name in ("src0", "src1", "src2")]
    with rounded(wave, "f32"):
        value = fused("f32")(wave.t, *sources)
    return wave.as_result("f32", value), [("f32", source) for source in sources]


@special("v_fma_mix_f32")
def mix(wave: Wave, inst: Inst) -> None:
    value, _ = mixed_fma(wave, inst)
    wave.write(inst, "vdst", "f32", output_modifiers(wave, inst, "f32", value))


@special("v_fma_mixlo_f16", "v_fma_mixhi_f16")
def mix_to_half(wave: Wave, inst: Inst) -> None:
    """Rounded to f16 into the low or high half; the other half stays."""
    t = wave.t
    product, sources = mixed_fma(wave, inst)
    with rounded(wave, "f16"):
        value = t.cast("fptrunc", F32, product, F16)
    value = wave.as_result("f16", saturated(wave, value, sources))
    value = t.bits(F16, output_modifiers(wave, inst, "f16", value), V16)
    index, high = inst["vdst"].index, inst.defn.mnemonic == "v_fma_mixhi_f16"
    written = dpp_lanes(wave, inst) if inst.defn.dpp else None
    wave.set_vector(index, wave.merge_half(index, value, high), written)


# -- dot products of integers ----------------------------------------------------------------------


@special("v_dot4_i32_iu8", "v_dot8_i32_iu4", "v_dot4_u32_u8", "v_dot8_u32_u4")
def dot(wave: Wave, inst: Inst) -> None:
    """Sum of the products of 4 bytes or 8 nibbles, plus src2. iu forms: neg of a source says it is signed."""
    t, is_iu, bits = wave.t, "_iu" in inst.defn.mnemonic, int(inst.defn.mnemonic[-1])
    signed = [is_iu and bool(inst.get(f"src{index}_modifiers", 0) & NEG_LOW) for index in (0, 1)]
    words = [wave.raw_source(inst, source, "u32") for source in ("src0", "src1")]
    base, total = wave.raw_source(inst, "src2", "u32"), splat(V32, 0)
    for position in range(0, 32, bits):
        factors = [field(t, word, position, bits, sign) for word, sign in zip(words, signed, strict=True)]
        total = t.two("add", V32, total, t.two("mul", V32, *factors))
    verb = "sadd.sat" if is_iu else "uadd.sat"
    add = intrinsic(verb, "u32") if inst.get("clamp") else instruction("add", "u32")
    wave.write(inst, "vdst", "u32", add(t, base, total))
