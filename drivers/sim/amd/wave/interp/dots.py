"""Dot products of halves, of bf16 and of bytes as floats; conversions of those bytes.

Each product is added with one rounding in f32, the lowest element first. What is as measured on gfx1100 and
gfx1201, by AMD's public emulator: `jit.ops.dots` says which. Source: RDNA3 ISA, VOP3P opcodes; RDNA4 ISA,
V_CVT_*_FP8/BF8 and V_DOT4_F32_*.
"""

from __future__ import annotations

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.code.modes import OVERFLOW_BIT
from drivers.sim.amd.wave.facts.numbers import FACTOR_NAN, INVALID_NAN, NARROW_FACTOR_NAN
from drivers.sim.amd.wave.interp.brain import from_brain, from_byte, to_byte, to_byte_with
from drivers.sim.amd.wave.interp.integers import paired
from drivers.sim.amd.wave.interp.packed import NEG_HIGH, NEG_LOW, SELECT_HIGH, SELECT_LOW, half_bits
from drivers.sim.amd.wave.interp.rules import Handler, computed, handler, modified, saturated
from drivers.sim.amd.wave.interp.state import HIGH, Array, Wave, signed_bits
from drivers.sim.amd.wave.meaning.rules import RULES
from drivers.sim.llvm.ieee import fma, quiet, without_denormals

U32, F32 = np.uint32, np.float32
Pairs = list[tuple[Array, Array]]  # factors, as f32


def tiny_as_zero(wave: Wave, value: Array) -> Array:
    """An f32 as products know it: GFX11's take denormals for zeros, whatever MODE says."""
    return without_denormals(value) if wave.generation.dots_flush else value


def widened(wave: Wave, halves: Array, kind: str) -> Array:
    """16 bits of each lane as f32."""
    if kind == "f16":
        return halves.view(np.float16).astype(F32)
    return tiny_as_zero(wave, from_brain(halves))


def dot2(wave: Wave, pairs: Pairs, base: Array) -> Array:
    """base + a0 b0 + a1 b1. Which NaN comes out, and that no zero is negative, is measured on both cards."""
    base = tiny_as_zero(wave, base)
    total, product = base, np.zeros_like(base)
    for a, b in pairs:
        total, product = fma(None, a, b, total), fma(None, a, b, product)
    total = tiny_as_zero(wave, total) + F32(0)
    total = np.where(np.isnan(total), nan(total, INVALID_NAN), total)
    total = np.where(np.isnan(base), quiet(base), total)
    total = np.where(np.isnan(product), nan(total, INVALID_NAN), total)
    return np.where(has_nan(pairs), nan(total, FACTOR_NAN), total)


def nan(value: Array, bits: int) -> Array:
    return np.full(len(value), bits, U32).view(F32)


def has_nan(pairs: Pairs) -> Array:
    """Whether a factor is a NaN."""
    found: Array = np.any([np.isnan(factor) for both in pairs for factor in both], axis=0)
    return found


@handler("v_dot2_f32_f16", "v_dot2acc_f32_f16", "v_dot2c_f32_f16", "v_dot2_f32_bf16", "v_dot2acc_f32_bf16")
def dot_to_float(wave: Wave, inst: Inst) -> None:
    """Onto the third source, or the target where the form has none."""
    kind = inst.defn.mnemonic.rsplit("_", 1)[1]
    pairs = [
        (picked(wave, inst, "src0", kind, high), picked(wave, inst, "src1", kind, high))
        for high in (False, True)
    ]
    if "src2" in inst.defn.slot:
        base = wave.source(inst, "src2", "f32", exact=True)
    else:
        base = wave.row(inst["vdst"]).view(F32)
    total = modified(wave, inst, "f32", dot2(wave, pairs, base))
    wave.write(inst, "vdst", "u32", total.view(U32))


def picked(wave: Wave, inst: Inst, name: str, kind: str, high: bool) -> Array:
    """The half that op_sel, or for the second product op_sel_hi, chooses; with its sign."""
    modifiers = inst.get(f"{name}_modifiers", SELECT_HIGH)
    half = half_bits(wave, inst, name, bool(modifiers & (SELECT_HIGH if high else SELECT_LOW)))
    value = widened(wave, half, kind)
    return -value if modifiers & (NEG_HIGH if high else NEG_LOW) else value


def dual_dot(wave: Wave, inst: Inst, letter: str, kind: str) -> Array:
    """What VOPD has: no modifiers, and the target as the sum so far."""
    halves = [[half_bits(wave, inst, f"{name}{letter}", high) for name in ("src0", "vsrc1")]
              for high in (False, True)]  # fmt: skip
    pairs = [(widened(wave, a, kind), widened(wave, b, kind)) for a, b in halves]
    return dot2(wave, pairs, wave.row(inst[f"vdst{letter}"]).view(F32))


@handler("v_dot2_f16_f16", "v_dot2_bf16_bf16")
def dot_to_half(wave: Wave, inst: Inst) -> None:
    """The sum in the half that op_sel of the result names: a half to nearest even, bf16 cut off."""
    kind = inst.defn.mnemonic.rsplit("_", 1)[1]

    def value(name: str, high: bool) -> Array:
        wide = widened(wave, half_bits(wave, inst, name, high), kind)
        return signed_bits(wide.view(U32), 32, int(inst.get(f"{name}_modifiers", 0)) & 3).view(F32)

    wide = widened(wave, wave.source(inst, "src2", "u16"), kind)
    base = signed_bits(wide.view(U32), 32, int(inst.get("src2_modifiers", 0)) & 3).view(F32)
    pairs = [(value("src0", high), value("src1", high)) for high in (False, True)]
    total = dot2(wave, pairs, base)
    if kind == "bf16":
        half = (total.view(U32) >> U32(16)).astype(np.uint16)
    else:
        factors = [factor for both in pairs for factor in both]
        half = saturated(wave, total.astype(np.float16), [base, *factors]).view(np.uint16)
    half = np.where(has_nan(pairs), np.uint16(NARROW_FACTOR_NAN[kind]), half)
    wave.write(inst, "vdst", "u16", half)


@handler("v_pk_fmac_f16")
def multiply_onto(wave: Wave, inst: Inst) -> None:
    """Both halves of the target grow by a product. A constant is the same in both halves."""
    halves = []
    for high in (False, True):
        a, b = (half_of(wave, inst, name, high) for name in ("src0", "src1"))
        old = (wave.row(inst["vdst"]) >> U32(16 * high)).astype(np.uint16).view(np.float16)
        values = [a, b, wave.flushed("f16", old, True)]
        value = computed(wave, RULES["v_fma_f16"], values)
        halves.append(wave.flushed("f16", value, False).view(np.uint16))
    wave.write(inst, "vdst", "u32", paired(*halves))


def half_of(wave: Wave, inst: Inst, name: str, high: bool) -> Array:
    bits = half_bits(wave, inst, name, high)
    return wave.flushed("f16", bits.view(np.float16), True)


# -- bytes ---------------------------------------------------------------------------------------


def saturates(wave: Wave) -> bool:
    return bool(wave.mode & OVERFLOW_BIT)


def byte_of(word: Array, place: int) -> Array:
    return word >> U32(8 * place) & U32(255)


def register_byte(kind: str) -> None:
    @handler(f"v_cvt_f32_{kind}")
    def widen(wave: Wave, inst: Inst) -> None:
        """byte_sel picks one of the four bytes."""
        byte = byte_of(wave.source(inst, "src0", "u32"), int(inst.get("byte_sel", 0)))
        wave.write(inst, "vdst", "f32", from_byte(byte, kind))

    @handler(f"v_cvt_pk_f32_{kind}")
    def widen_two(wave: Wave, inst: Inst) -> None:
        word = wave.source(inst, "src0", "u32")
        first = 2 * bool(int(inst.get("src0_modifiers", 0)) & HIGH or getattr(inst["src0"], "half", 0))
        for part in (0, 1):
            value = from_byte(byte_of(word, first + part), kind)
            wave.put(inst["vdst"].index + part, value.view(U32))

    @handler(f"v_cvt_pk_{kind}_f32")
    def narrow_two(wave: Wave, inst: Inst) -> None:
        """Two bytes into the half of the register that op_sel names."""
        low, high = (
            to_byte(wave.source(inst, name, "f32"), kind, saturates(wave)) for name in ("src0", "src1")
        )
        wave.write(inst, "vdst", "u16", (low | high << U32(8)).astype(np.uint16))

    @handler(f"v_cvt_sr_{kind}_f32")
    def narrow_by_chance(wave: Wave, inst: Inst) -> None:
        """One byte of the register, which byte_sel names; the others stay."""
        value, noise = wave.source(inst, "src0", "f32"), wave.source(inst, "src1", "u32")
        shift = U32(8 * int(inst["byte_sel"]))
        byte = to_byte_with(value, noise, kind, saturates(wave))
        kept = wave.row(inst["vdst"]) & ~(U32(255) << shift)
        wave.write(inst, "vdst", "u32", kept | byte << shift)


def dot_of_bytes(first: str, second: str) -> Handler:
    def run(wave: Wave, inst: Inst) -> None:
        a, b = (wave.source(inst, name, "u32") for name in ("src0", "src1"))
        total = wave.source(inst, "src2", "f32")
        for place in range(4):
            left, right = from_byte(byte_of(a, place), first), from_byte(byte_of(b, place), second)
            total = fma(None, left, right, total)
        wave.write(inst, "vdst", "f32", total)

    return run


for _first in ("fp8", "bf8"):
    register_byte(_first)
    for _second in ("fp8", "bf8"):
        handler(f"v_dot4_f32_{_first}_{_second}")(dot_of_bytes(_first, _second))
