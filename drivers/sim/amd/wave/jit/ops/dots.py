"""Dot products of two halves with f32, f16 and bf16 sums, and the packed multiply-add onto its target.

Each product is added with one rounding in f32, then the sum is rounded to its type: cards align and add all
at once, with a little more precision. What is as measured on gfx1100 and gfx1201, by AMD's public emulator
(rocm-systems, rocjitsu, gfx11_dot2.h and gfx12_dot.h): which NaN comes out, that no zero is negative, that
sums of bf16 are cut off, and that GFX11 takes denormals of f32 and bf16 for zeros, whatever MODE says.
Opcodes: RDNA3 ISA, VOP2, VOP3 and VOP3P.
"""

from __future__ import annotations

from collections.abc import Sequence

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.code.modes import CLAMP_BIT
from drivers.sim.amd.wave.facts.numbers import FACTOR_NAN, INVALID_NAN, NARROW_FACTOR_NAN
from drivers.sim.amd.wave.jit.modes import saturated
from drivers.sim.amd.wave.jit.ops.packed import NEG_HIGH, NEG_LOW, SELECT_HIGH, SELECT_LOW, half_of
from drivers.sim.amd.wave.jit.rules import computed, output_modifiers, special
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.float_bits import flush_always
from drivers.sim.amd.wave.meaning.halves import pair
from drivers.sim.amd.wave.meaning.nans import is_nan, quiet_bit
from drivers.sim.amd.wave.meaning.rules import RULES, TYPES, float_constant, intrinsic
from drivers.sim.llvm.text import F16, F32, V1, V16, V32, splat

FMA = intrinsic("fma", "f32")
Pair = tuple[str, str]  # factors, as f32


def keeps_tiny(wave: Wave) -> bool:
    """Whether dot products know denormals of f32 and bf16: GFX12's do."""
    return not wave.mode_bits & CLAMP_BIT


def tiny_as_zero(wave: Wave, value: str) -> str:
    """An f32 as a dot product takes and gives it; a zero that is given is positive."""
    return value if keeps_tiny(wave) else flush_always(wave.t, "f32", value)


def widened(wave: Wave, half: str, kind: str) -> str:
    """16 bits of each lane as f32."""
    t = wave.t
    if kind == "f16":
        return t.cast("fpext", F16, t.bits(V16, half, F16), F32)
    moved = t.two("shl", V32, t.cast("zext", V16, half, V32), splat(V32, 16))
    return tiny_as_zero(wave, t.bits(V32, moved, F32))


def dot2(wave: Wave, pairs: Sequence[Pair], base: str) -> str:
    """base + a0 b0 + a1 b1, the low halves first."""
    t = wave.t
    base = tiny_as_zero(wave, base)
    total, product = base, float_constant("f32", 0.0)
    for a, b in pairs:
        total, product = FMA(t, a, b, total), FMA(t, a, b, product)
    total = t.two("fadd", F32, tiny_as_zero(wave, total), float_constant("f32", 0.0))
    total = t.select(V1, is_nan(t, "f32", base), F32, quiet_bit(t, "f32", base), total)
    total = t.select(V1, is_nan(t, "f32", product), F32, nan(wave, INVALID_NAN), total)
    return t.select(V1, has_nan(wave, pairs), F32, nan(wave, FACTOR_NAN), total)


def nan(wave: Wave, bits: int) -> str:
    return wave.t.bits(V32, splat(V32, bits), F32)


def has_nan(wave: Wave, pairs: Sequence[Pair]) -> str:
    """Whether a factor is a NaN."""
    found = "zeroinitializer"
    for a, b in pairs:
        found = wave.t.two("or", V1, found, wave.t.compare("fcmp uno", F32, a, b))
    return found


def narrowed(wave: Wave, total: str, kind: str, pairs: Sequence[Pair], base: str) -> str:
    """A sum as 16 bits: a half to nearest even, bf16 cut off."""
    t = wave.t
    if kind == "bf16":
        half = t.cast("trunc", V32, t.two("lshr", V32, t.bits(F32, total, V32), splat(V32, 16)), V16)
    else:
        sources = [("f32", value) for value in (base, *(factor for both in pairs for factor in both))]
        half = t.bits(F16, saturated(wave, t.cast("fptrunc", F32, total, F16), sources), V16)
    return t.select(V1, has_nan(wave, pairs), V16, splat(V16, NARROW_FACTOR_NAN[kind]), half)


@special("v_dot2_f32_f16", "v_dot2acc_f32_f16", "v_dot2c_f32_f16", "v_dot2_f32_bf16", "v_dot2acc_f32_bf16")
def dot_to_float(wave: Wave, inst: Inst) -> None:
    """Onto the third source, or the target where the form has none."""
    kind = inst.defn.mnemonic.rsplit("_", 1)[1]
    pairs = [
        (picked(wave, inst, "src0", kind, high), picked(wave, inst, "src1", kind, high))
        for high in (False, True)
    ]
    if "src2" in inst.defn.slot:
        base = wave.exact_source(inst, "src2", "f32")
    else:
        base = wave.t.bits(V32, wave.lanes32(inst["vdst"]), F32)
    wave.write(inst, "vdst", "u32", wave.t.bits(F32, modified(wave, inst, dot2(wave, pairs, base)), V32))


def modified(wave: Wave, inst: Inst, total: str) -> str:
    return output_modifiers(wave, inst, "f32", total)


def picked(wave: Wave, inst: Inst, name: str, kind: str, high_product: bool) -> str:
    """The half that op_sel chooses for one of the two products, widened, with its sign. VOP2, which has no
    op_sel, gives the signs of its DPP form to both halves.
    """
    if inst.defn.base_format == "VOP2":
        half = half_of(wave, inst, name, "u16", high_product)
        return signed(wave, inst, name, widened(wave, half, kind))
    modifiers = inst.get(f"{name}_modifiers", SELECT_HIGH)
    select, negate = (SELECT_HIGH, NEG_HIGH) if high_product else (SELECT_LOW, NEG_LOW)
    value = widened(wave, half_of(wave, inst, name, "u16", bool(modifiers & select)), kind)
    return wave.t.minus(F32, value) if modifiers & negate else value


def dual_dot(wave: Wave, inst: Inst, kind: str, letter: str) -> str:
    """What VOPD has: no modifiers, and the target as the sum so far."""
    base = wave.t.bits(V32, wave.lanes32(inst[f"vdst{letter}"]), F32)
    return dot2(wave, halves_of(wave, inst, (f"src0{letter}", f"vsrc1{letter}"), kind), base)


def halves_of(wave: Wave, inst: Inst, names: tuple[str, str], kind: str) -> list[Pair]:
    """The low halves of two sources, then the high ones."""
    found = []
    for high in (False, True):
        a, b = (widened(wave, half_of(wave, inst, name, "u16", high), kind) for name in names)
        found.append((a, b))
    return found


@special("v_dot2_f16_f16", "v_dot2_bf16_bf16")
def dot_to_half(wave: Wave, inst: Inst) -> None:
    """The sum in 16 bits, in the half that op_sel of the result names."""
    kind = inst.defn.mnemonic.rsplit("_", 1)[1]
    base = signed(wave, inst, "src2", widened(wave, wave.raw_source(inst, "src2", "u16"), kind))
    pairs = [
        (signed(wave, inst, "src0", a), signed(wave, inst, "src1", b))
        for a, b in halves_of(wave, inst, ("src0", "src1"), kind)
    ]
    wave.write(inst, "vdst", "u16", narrowed(wave, dot2(wave, pairs, base), kind, pairs, base))


def signed(wave: Wave, inst: Inst, name: str, value: str) -> str:
    return wave.float_modifiers("f32", value, int(inst.get(f"{name}_modifiers", 0)) & 3)


@special("v_pk_fmac_f16")
def multiply_onto(wave: Wave, inst: Inst) -> None:
    """Both halves of the target grow by a product. A constant is the same in both halves."""
    t, halves = wave.t, []
    for high in (False, True):
        a, b = (half_of(wave, inst, name, "f16", high) for name in ("src0", "src1"))
        old = wave.half(wave.lanes32(inst["vdst"]), high, "f16")
        inputs = [wave.as_input("f16", value) for value in (a, b, old)]
        halves.append(t.bits(TYPES["f16"], computed(wave, RULES["v_fma_f16"], inputs), V16))
    wave.write(inst, "vdst", "u32", pair(t, *halves))
