"""Bytes as floats on GFX12: conversions both ways and dot products. FP8 is E4M3 (no infinity), BF8 is E5M2.

Sources: RDNA4 ISA, V_CVT_*_FP8/BF8 and V_DOT4_F32_*; the formats are OCP's "8-bit floating point", whose
saturating conversion MODE.FP16_OVFL asks for (Triton sets it so). What results past the range become without
it, and how a stochastic conversion aligns what it rounds, are observed: public measurements of gfx1201.
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.code.modes import OVERFLOW_BIT
from drivers.sim.amd.wave.facts.numbers import FLOAT8, MANTISSA_BITS, Float8Format
from drivers.sim.amd.wave.jit.modes import flag
from drivers.sim.amd.wave.jit.ops.gfx12 import float_of_byte
from drivers.sim.amd.wave.jit.rules import special_rows
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.float_bits import by_flag
from drivers.sim.amd.wave.meaning.integers import field
from drivers.sim.amd.wave.meaning.rules import float_constant, intrinsic
from drivers.sim.llvm.text import F32, V1, V16, V32, Text, splat

MAGNITUDE = 0x7FFFFFFF


def significand(t: Text, value: str, kind: Float8Format) -> str:
    """Exponent and mantissa of |value| in the small format's bias, with 23 bits of mantissa as a fixed-point
    code: denormals of the small format are shifted right, and lose what falls off.
    """
    bits = t.two("and", V32, t.bits(F32, value, V32), splat(V32, MAGNITUDE))
    exponent = t.two("lshr", V32, bits, splat(V32, MANTISSA_BITS))
    normal = t.two("sub", V32, bits, splat(V32, (127 - kind.bias) << MANTISSA_BITS))
    whole = t.two("or", V32, t.two("and", V32, bits, splat(V32, 0x7FFFFF)), splat(V32, 0x800000))
    down = intrinsic("umin", "u32")(
        t, t.two("sub", V32, splat(V32, 128 - kind.bias), exponent), splat(V32, 31)
    )
    small = t.two("lshr", V32, whole, down)
    is_normal = t.compare("icmp ugt", V32, exponent, splat(V32, 127 - kind.bias))
    return t.select(V1, is_normal, V32, normal, small)


def to_nearest(t: Text, value: str, kind: Float8Format) -> str:
    """The code of |value|, to nearest even, before the range is looked at."""
    bits = t.two("and", V32, t.bits(F32, value, V32), splat(V32, MAGNITUDE))
    odd = t.two("and", V32, t.two("lshr", V32, bits, splat(V32, kind.dropped)), splat(V32, 1))
    rounded = t.two("add", V32, t.two("add", V32, bits, splat(V32, (1 << kind.dropped - 1) - 1)), odd)
    normal = t.two("lshr", V32, rounded, splat(V32, kind.dropped))
    normal = t.two("sub", V32, normal, splat(V32, (127 - kind.bias) << kind.mantissa))
    size = t.bits(V32, bits, F32)
    scaled = t.two("fmul", F32, size, float_constant("f32", 2.0 ** (kind.bias - 1 + kind.mantissa)))
    steps = t.call(V32, "llvm.fptoui.sat.v32i32.v32f32", (F32, intrinsic("roundeven", "f32")(t, scaled)))
    tiny = t.compare("icmp ult", V32, bits, splat(V32, (128 - kind.bias) << MANTISSA_BITS))
    return t.select(V1, tiny, V32, steps, normal)


def with_noise(t: Text, value: str, noise: str, kind: Float8Format) -> str:
    """The code of |value| after the noise's high bits are added to what is dropped."""
    high = t.two("lshr", V32, noise, splat(V32, 32 - kind.dropped))
    moved = t.two("add", V32, significand(t, value, kind), high)
    return t.two("lshr", V32, moved, splat(V32, kind.dropped))


def finished(wave: Wave, value: str, code: str, kind: Float8Format) -> str:
    """The code within the range, with its sign; infinities and NaN as the format has them. With FP16_OVFL the
    largest number for what is too large, infinities among it.
    """
    t, saturates = wave.t, flag(wave, OVERFLOW_BIT)
    bits = t.bits(F32, value, V32)
    size = t.two("and", V32, bits, splat(V32, MAGNITUDE))
    last = by_flag(t, saturates, V32, splat(V32, kind.limit - 1), splat(V32, kind.limit))
    infinite = t.compare("icmp eq", V32, size, splat(V32, 0x7F800000))
    code = intrinsic("umin", "u32")(t, t.select(V1, infinite, V32, last, code), last)
    sign = t.two("and", V32, t.two("lshr", V32, bits, splat(V32, 24)), splat(V32, 0x80))
    signed = t.two("or", V32, code, sign)
    is_nan = t.compare("icmp ugt", V32, size, splat(V32, 0x7F800000))
    return t.select(V1, is_nan, V32, splat(V32, kind.nan), signed)


@special_rows("v_cvt_pk_{}_f32", FLOAT8)
def pack(wave: Wave, inst: Inst, kind: Float8Format) -> None:
    """Two bytes into the half of the register that op_sel names."""
    t = wave.t
    values = [wave.source(inst, source, "f32") for source in ("src0", "src1")]
    low, high = (finished(wave, value, to_nearest(t, value, kind), kind) for value in values)
    both = t.two("or", V32, low, t.two("shl", V32, high, splat(V32, 8)))
    wave.write(inst, "vdst", "u16", t.cast("trunc", V32, both, V16))


@special_rows("v_cvt_sr_{}_f32", FLOAT8)
def stochastic(wave: Wave, inst: Inst, kind: Float8Format) -> None:
    """One byte of the register, which byte_sel names; the others stay."""
    t, shift = wave.t, 8 * int(inst["byte_sel"])
    value, noise = wave.source(inst, "src0", "f32"), wave.source(inst, "src1", "u32")
    byte = finished(wave, value, with_noise(t, value, noise, kind), kind)
    placed = t.two("shl", V32, byte, splat(V32, shift))
    kept = t.two("and", V32, wave.lanes32(inst["vdst"]), splat(V32, ~(0xFF << shift)))
    wave.write(inst, "vdst", "u32", t.two("or", V32, kept, placed))


PAIRS = {f"{first}_{second}": (first, second) for first in FLOAT8 for second in FLOAT8}


@special_rows("v_dot4_f32_{}", PAIRS)
def dot(wave: Wave, inst: Inst, names: tuple[str, str]) -> None:
    """c + the four products, lowest byte first, each step an fma in f32."""
    t, total = wave.t, wave.source(inst, "src2", "f32")
    words = [wave.raw_source(inst, source, "u32") for source in ("src0", "src1")]
    for position in range(0, 32, 8):
        bytes_here = (field(t, word, position) for word in words)
        factors = [float_of_byte(t, *each) for each in zip(bytes_here, names, strict=True)]
        total = intrinsic("fma", "f32")(t, *factors, total)
    wave.write(inst, "vdst", "f32", total)
