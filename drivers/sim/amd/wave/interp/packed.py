"""VOP3P: an operation on both halves, dot products of integers, mixed-width fma.

op_sel and op_sel_hi choose the half of a source for the low and the high result. Source: RDNA3 ISA, VOP3P.
"""

from __future__ import annotations

import re

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.facts.immediates import constant_half
from drivers.sim.amd.wave.interp.integers import paired
from drivers.sim.amd.wave.interp.lanes import moved, written_lanes
from drivers.sim.amd.wave.interp.rules import Handler, computed, finish, handler, rule_of, saturated
from drivers.sim.amd.wave.interp.state import FULL, KINDS, Array, Wave, signed_bits, width_of
from drivers.sim.amd.wave.meaning.rules import RULES
from drivers.sim.llvm.ieee import to_float

NEG_LOW, NEG_HIGH, SELECT_LOW, SELECT_HIGH = 1, 2, 4, 8
SUM = re.compile(r"v_(add|sub)_([iu]16)")  # single ones have another name


def half_bits(wave: Wave, inst: Inst, name: str, high: bool) -> Array:
    """One half of a source, as 16 bits."""
    operand = inst[name]
    shift = np.uint32(16 if high else 0)
    if isinstance(operand, Reg):
        row = wave.row(operand)
        if name == "src0" and inst.defn.dpp:
            row = moved(wave, inst, row)
        return (row >> shift).astype(np.uint16)
    return np.full(wave.lanes, constant_half(inst, name, high), np.uint16)


def packed_source(wave: Wave, inst: Inst, name: str, kind: str, for_high: bool) -> Array:
    modifiers = inst.get(f"{name}_modifiers", SELECT_HIGH)
    bits = half_bits(wave, inst, name, bool(modifiers & (SELECT_HIGH if for_high else SELECT_LOW)))
    if kind == "f16" and modifiers & (NEG_HIGH if for_high else NEG_LOW):
        bits = bits ^ np.uint16(0x8000)
    found: Array = bits.view(KINDS[kind])
    return wave.flushed(kind, found, True)


def packed_handler(name: str) -> Handler | None:
    """v_pk_*: the single operation on each half; None for other instructions."""
    if not name.startswith("v_pk_"):
        return None
    single = SUM.sub(r"v_\1_nc_\2", name.replace("_pk_", "_"))
    rule = rule_of(single)
    if rule is None or width_of(rule.result) != 16 or "fmac" in single:
        return None

    def packed(wave: Wave, inst: Inst) -> None:
        halves = []
        for high in (False, True):
            names = ("src0", "src1", "src2")[: len(rule.sources)]
            values = [packed_source(wave, inst, n, k, high) for n, k in zip(names, rule.sources, strict=True)]
            value = computed(wave, rule, values, single, bool(inst.get("clamp")))
            halves.append(finish(wave, inst, rule.result, value).view(np.uint16))
        wave.write(inst, "vdst", "u32", paired(*halves))

    return packed


# -- mixed fma -----------------------------------------------------------------------------------


def mixed_source(wave: Wave, inst: Inst, name: str) -> Array:
    """f32, or with op_sel_hi the half that op_sel picks, widened; then abs and neg."""
    modifiers = inst.get(f"{name}_modifiers", 0)
    if not modifiers & SELECT_HIGH:
        return wave.source(inst, name, "f32")
    half = half_bits(wave, inst, name, bool(modifiers & SELECT_LOW)).view(np.float16)
    value = to_float(wave.flushed("f16", half, True), np.float32)
    return signed_bits(value.view(np.uint32), 32, modifiers & 3).view(np.float32)


@handler("v_fma_mix_f32", "v_fma_mixlo_f16", "v_fma_mixhi_f16")
def mixed_fma(wave: Wave, inst: Inst) -> None:
    """In f32, rounded once more to f16 for the low or high half."""
    sources = [mixed_source(wave, inst, name) for name in ("src0", "src1", "src2")]
    value = computed(wave, RULES["v_fma_f32"], sources)
    value, name = wave.flushed("f32", value, False), inst.defn.mnemonic
    if name == "v_fma_mix_f32":
        wave.write(inst, "vdst", "f32", finish(wave, inst, "f32", value))
        return
    half = computed(wave, RULES["v_cvt_f16_f32"], [value])
    half = finish(wave, inst, "f16", saturated(wave, half, sources)).view(np.uint16)
    lanes = wave.active & written_lanes(wave, inst) if inst.defn.dpp else wave.active
    wave.put_half(inst["vdst"].index, half, int("hi" in name), lanes)


# -- dot products --------------------------------------------------------------------------------


@handler("v_dot4_i32_iu8", "v_dot8_i32_iu4", "v_dot4_u32_u8", "v_dot8_u32_u4")
def dot_of_integers(wave: Wave, inst: Inst) -> None:
    """Sum of the products of 4 bytes or 8 nibbles, plus src2. iu forms: neg of a source says it is signed."""
    bits = 8 if "dot4" in inst.defn.mnemonic else 4
    total = wave.source(inst, "src2", "i32" if "_i32_" in inst.defn.mnemonic else "u32").astype(np.int64)
    a, b = (wave.source(inst, name, "u32") for name in ("src0", "src1"))
    signs = [
        bool(inst.get(f"{name}_modifiers", 0) & NEG_LOW) and "_iu" in inst.defn.mnemonic
        for name in ("src0", "src1")
    ]
    for position in range(0, 32, bits):
        total += field(a, position, bits, signs[0]) * field(b, position, bits, signs[1])
    if inst.get("clamp"):
        limits = np.iinfo(np.int32 if "_i32_" in inst.defn.mnemonic else np.uint32)
        total = np.clip(total, limits.min, limits.max)
    wave.write(inst, "vdst", "u32", (total & FULL).astype(np.uint32))


def field(value: Array, position: int, bits: int, signed: bool) -> Array:
    found = (value >> np.uint32(position)).astype(np.int64) & (1 << bits) - 1
    return np.where(found >> bits - 1 & 1, found - (1 << bits), found) if signed else found
