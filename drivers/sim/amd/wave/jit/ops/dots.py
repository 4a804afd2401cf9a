"""Dot products of two halves with f32, f16 and bf16 sums, and the packed multiply-add onto its target.

Each product is added with one rounding in f32, then the sum is rounded to its type; the hardware's inner
rounding is not published. bf16 results and operands that are denormal count as zeros (observed: public
measurements of gfx1201). Source: RDNA3 ISA, VOP2, VOP3 and VOP3P opcodes.
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.jit.modes import flush_always, rounded, saturated
from drivers.sim.amd.wave.jit.ops.halves import fused, pair
from drivers.sim.amd.wave.jit.ops.packed import NEG_HIGH, NEG_LOW, SELECT_HIGH, SELECT_LOW, dot_start, half_of
from drivers.sim.amd.wave.jit.rules import add_rules, intrinsic, output_modifiers, special
from drivers.sim.amd.wave.jit.text import F16, F32, V16, V32, Text, splat
from drivers.sim.amd.wave.jit.wave import TYPES, Wave

FMA = intrinsic("fma", "f32")


def widened(t: Text, word: str, kind: str, high: bool) -> str:
    """One half of each lane as f32; denormal bf16 as zero."""
    if kind == "bf16":
        kept = (
            t.two("and", V32, word, splat(V32, 0xFFFF0000))
            if high
            else t.two("shl", V32, word, splat(V32, 16))
        )
        return flush_always(t, "f32", t.bits(V32, kept, F32))
    moved = t.two("lshr", V32, word, splat(V32, 16)) if high else word
    return t.cast("fpext", F16, t.bits(V16, t.cast("trunc", V32, moved, V16), F16), F32)


def two_products(t: Text, a: str, b: str, total: str, kind: str) -> str:
    """total + a0 b0 + a1 b1, the low halves first."""
    for high in (False, True):
        total = FMA(t, widened(t, a, kind, high), widened(t, b, kind, high), total)
    return total


def to_brain(t: Text, value: str) -> str:
    """f32 to bf16, to nearest even; denormals to zero."""
    bits = t.bits(F32, flush_always(t, "f32", value), V32)
    odd = t.two("and", V32, t.two("lshr", V32, bits, splat(V32, 16)), splat(V32, 1))
    rounded = t.two("add", V32, bits, t.two("add", V32, odd, splat(V32, 0x7FFF)))
    is_nan = t.compare("fcmp uno", F32, value, value)
    quiet = t.two("or", V32, bits, splat(V32, 0x400000))
    kept = t.select("<32 x i1>", is_nan, V32, quiet, rounded)
    return t.cast("trunc", V32, t.two("lshr", V32, kept, splat(V32, 16)), V16)


# What VOPD has: no modifiers, and the target as the sum so far.
for _kind in ("f16", "bf16"):
    add_rules(
        "f32 p16 p16 dst",
        {f"v_dual_dot2acc_f32_{_kind}": lambda t, a, b, c, kind=_kind: two_products(t, a, b, c, kind)},
    )


@special("v_dot2_f32_bf16", "v_dot2acc_f32_bf16")
def dot_of_brains(wave: Wave, inst: Inst) -> None:
    t = wave.t
    total = dot_start(wave, inst)
    for high in (False, True):
        a, b = (picked(wave, inst, name, high) for name in ("src0", "src1"))
        total = FMA(t, a, b, total)
    wave.write(inst, "vdst", "f32", output_modifiers(wave, inst, "f32", total))


def picked(wave: Wave, inst: Inst, name: str, high_product: bool) -> str:
    """The half that op_sel chooses for one of the two products, widened, with its sign."""
    modifiers = inst.get(f"{name}_modifiers", SELECT_HIGH)
    select, negate = (SELECT_HIGH, NEG_HIGH) if high_product else (SELECT_LOW, NEG_LOW)
    half = half_of(wave, inst, name, "u16", bool(modifiers & select))
    value = widened(wave.t, wave.t.cast("zext", V16, half, V32), "bf16", False)
    return wave.t.op(f"fneg {F32} {value}") if modifiers & negate else value


@special("v_dot2_f16_f16", "v_dot2_bf16_bf16")
def dot_to_half(wave: Wave, inst: Inst) -> None:
    """The sum in 16 bits, in the half that op_sel of the result names."""
    t, kind = wave.t, inst.defn.mnemonic.rsplit("_", 1)[1]
    words = [wave.raw_source(inst, name, "p16") for name in ("src0", "src1")]
    base = wave.raw_source(inst, "src2", "u16")
    total = signed(wave, inst, "src2", widened(t, t.cast("zext", V16, base, V32), kind, False))
    sources = [("f32", total)]
    for high in (False, True):
        a, b = (
            signed(wave, inst, name, widened(t, word, kind, high))
            for name, word in zip(("src0", "src1"), words, strict=True)
        )
        sources += [("f32", a), ("f32", b)]
        total = FMA(t, a, b, total)
    if kind == "bf16":
        wave.write(inst, "vdst", "u16", to_brain(t, total))
    else:
        wave.write(inst, "vdst", "f16", saturated(wave, t.cast("fptrunc", F32, total, F16), sources))


def signed(wave: Wave, inst: Inst, name: str, value: str) -> str:
    return wave.float_modifiers("f32", value, int(inst.get(f"{name}_modifiers", 0)) & 3)


@special("v_pk_fmac_f16")
def multiply_onto(wave: Wave, inst: Inst) -> None:
    """Both halves of the target grow by a product. A constant is the same in both halves."""
    t, halves = wave.t, []
    for high in (False, True):
        a, b = (
            half_of(wave, inst, name, "f16", high and isinstance(inst[name], Reg))
            for name in ("src0", "src1")
        )
        old = wave.half(wave.lanes32(inst["vdst"]), high, "f16")
        inputs = [wave.as_input("f16", value) for value in (a, b, old)]
        with rounded(wave, "f16"):
            value = fused(t, *inputs)
        value = saturated(wave, value, [("f16", source) for source in inputs])
        halves.append(t.bits(TYPES["f16"], wave.as_result("f16", value), V16))
    wave.write(inst, "vdst", "u32", pair(t, *halves))
