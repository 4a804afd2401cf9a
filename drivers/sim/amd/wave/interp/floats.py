"""Floating-point vector instructions: one rounding each, to nearest even, denormals kept. Source: RDNA3
ISA, VOP1..3.

numpy's float16, float32 and float64 arithmetic is IEEE's. fma is exact: in float64 with the error of its
sum folded into the last bit (round to odd) before the narrowing, or in rational numbers for float64 itself.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

import drivers.sim.amd.wave.interp.extremes  # noqa: F401  minimum and maximum
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import VCC_LO
from drivers.sim.amd.wave.facts.numbers import LAYOUT
from drivers.sim.amd.wave.interp.integers import paired
from drivers.sim.amd.wave.interp.nans import (
    QUIET,
    chosen,
    default_nan,
    first_nan,
    is_signalling,
    propagating,
    quiet,
    quiets,
    words,
)
from drivers.sim.amd.wave.interp.rounding import as_mode_says, scaled_as_mode_says
from drivers.sim.amd.wave.interp.rules import Compute, finish, handler, operations
from drivers.sim.amd.wave.interp.state import KINDS, NEGATE, WORDS, Array, Wave, signed_bits
from drivers.sim.odd import fma_odd

F16, F32, F64 = np.float16, np.float32, np.float64


def kind_of(value: Array) -> str:
    return f"f{8 * value.dtype.itemsize}"


def fma(a: Array, b: Array, c: Array) -> Array:
    """a * b + c rounded once."""
    return fma_wide(a, b, c) if a.dtype == F64 else fma_narrow(a, b, c)


def fma_narrow(a: Array, b: Array, c: Array) -> Array:
    """f32 and f16: from 53 bits rounded to odd, the narrowing is the only rounding."""
    return fma_odd(a, b, c).astype(a.dtype)


def fma_wide(a: Array, b: Array, c: Array) -> Array:
    """f64: rational arithmetic, lane by lane; Python divides integers with one correct rounding."""
    return fma_scaled(a, b, c, np.ones(len(a)))


def fma_scaled(a: Array, b: Array, c: Array, scale: Array) -> Array:
    """(a * b + c) * scale in f64 with one rounding."""
    plain = (a * b + c) * scale
    finite = np.isfinite(a) & np.isfinite(b) & np.isfinite(c)
    rows = zip(zip(a, b, c, scale, strict=True), finite, plain, strict=True)
    return np.array([rational(*row) if ok else p for row, ok, p in rows], F64)


def rational(a: float, b: float, c: float, scale: float) -> float:
    exact = Fraction(float(a)) * Fraction(float(b)) + Fraction(float(c))
    if exact == 0:
        return float(a * b + c) if float(a) * float(b) == 0 else 0.0
    exact *= Fraction(float(scale))
    try:
        return exact.numerator / exact.denominator
    except OverflowError:
        return float("inf") if exact > 0 else float("-inf")


def fused(is_quiet: bool, a: Array, b: Array, c: Array) -> Array:
    """fma; an invalid product goes before a NaN in c, and that behind NaNs in a and b."""
    result = first_nan(is_quiet, fma(a, b, c), c)
    invalid = (a == 0) & np.isinf(b) | (b == 0) & np.isinf(a)
    result = chosen(invalid, default_nan(result), result)
    for operand in (b, a):
        result = chosen(np.isnan(operand), quiet(operand) if is_quiet else operand, result)
    return result


def fraction(value: Array) -> Array:
    """x - floor(x), below 1. Source: V_FRACT_F32."""
    least_gap = np.nextafter(value.dtype.type(1), value.dtype.type(0))
    rest = value - np.floor(value)
    return np.where(rest > least_gap, least_gap, rest).astype(value.dtype)


def dx9_product(is_quiet: bool, a: Array, b: Array) -> Array:
    product = first_nan(is_quiet, a * b, a, b)
    return chosen((a == 0) | (b == 0), np.zeros_like(a), product)


def arithmetic(kind: str) -> dict[str, Compute]:
    """A difference is a sum with one operand negated, also where that is a NaN. Of v_subrev's two NaNs the
    first operand goes on: a guess.
    """
    return {
        f"add_{kind}": propagating(lambda a, b: a + b),
        f"mul_{kind}": propagating(lambda a, b: a * b),
        f"sub_{kind}": propagating(lambda a, b: a - b, lambda a, b: (a, negated(b))),
        f"subrev_{kind}": propagating(lambda a, b: b - a, lambda a, b: (negated(a), b)),
    }


def negated(value: Array) -> Array:
    return signed_bits(words(value), 8 * value.dtype.itemsize, NEGATE).view(value.dtype)


def three(kind: str) -> dict[str, Compute]:
    return {f"fma_{kind}": fused, f"fmaak_{kind}": fused, f"fmamk_{kind}": fused}


def division_fixup(quotient: Array, below: Array, above: Array) -> Array:
    """The special cases of above / below, else the quotient with their sign, and infinity where it is a NaN;
    0 where exponents are too far apart for another. NaNs become quiet in every mode. Source: V_DIV_FIXUP_F32;
    what a NaN as the quotient gives: measured on gfx1100 and gfx1201.
    """
    sign = np.where(np.signbit(below) != np.signbit(above), -1.0, 1.0).astype(quotient.dtype)
    result = np.where(np.isnan(quotient), np.inf, np.abs(quotient)).astype(quotient.dtype) * sign
    least = {2: -32, 4: -150, 8: -1075}[quotient.dtype.itemsize]
    gap = exponent_field(above) - exponent_field(below)
    result = np.where((gap < least) | np.isinf(below) | (above == 0), 0 * sign, result)
    result = np.where((below == 0) | np.isinf(above), np.inf * sign, result).astype(quotient.dtype)
    invalid = ((below == 0) & (above == 0)) | (np.isinf(below) & np.isinf(above))
    return first_nan(True, chosen(invalid, default_nan(result), result), above, below)


def mantissa(value: Array) -> Array:
    """In [0.5, 1) with the sign; zero and infinity stay, a NaN becomes quiet in every mode, as measured.
    Source: V_FREXP_MANT_F32.
    """
    return first_nan(True, np.frexp(value)[0].astype(value.dtype), value)


def exponent(value: Array) -> Array:
    """0 for zero, infinity and NaN. Source: V_FREXP_EXP_I32_F32."""
    return np.where(np.isfinite(value), np.frexp(value)[1], 0).astype(np.int32)


def scaled(value: Array, power: Array) -> Array:
    """x * 2**n with one rounding. f64 needs an exact path where the result is
    denormal: numpy's ldexp rounds once.
    """
    limited = np.clip(power, -5000, 5000).astype(np.int32)
    if value.dtype == F64:
        return np.ldexp(value, limited)
    return np.ldexp(value.astype(F64), np.clip(limited, -400, 400)).astype(value.dtype)


for _kind in ("f16", "f32", "f64"):
    operations(f"{_kind} = {_kind} {_kind}", arithmetic(_kind), asks_ieee=True)
    operations(f"{_kind} = {_kind} {_kind} {_kind}", three(_kind), asks_ieee=True)
    operations(f"{_kind} = {_kind} {_kind} {_kind}", {f"div_fixup_{_kind}": division_fixup})
    operations(f"{_kind} = {_kind} {_kind} old", {f"fmac_{_kind}": fused}, asks_ieee=True)
    operations(f"{_kind} = {_kind}", {f"frexp_mant_{_kind}": mantissa})
    operations(
        f"{_kind} = {_kind}",
        {
            f"floor_{_kind}": propagating(np.floor),
            f"ceil_{_kind}": propagating(np.ceil),
            f"trunc_{_kind}": propagating(np.trunc),
            f"rndne_{_kind}": propagating(np.rint),
            f"fract_{_kind}": propagating(fraction),
        },
        asks_ieee=True,
    )
operations("f32 = f32 f32", {"mul_dx9_zero_f32": dx9_product}, asks_ieee=True)
for _kind, _power in (("f32", "i32"), ("f64", "i32"), ("f16", "i16")):
    _scaled = propagating(scaled, lambda value, power: (value,))
    operations(f"{_kind} = {_kind} {_power}", {f"ldexp_{_kind}": _scaled}, asks_ieee=True)
operations("i32 = f32", {"frexp_exp_i32_f32": exponent})
operations("i32 = f64", {"frexp_exp_i32_f64": exponent})
operations("i16 = f16", {"frexp_exp_i16_f16": lambda a: exponent(a).astype(np.int16)})

# -- conversions ----------------------------------------------------------------------------------


def to_integer(kind: str) -> Compute:
    """Toward zero, saturating, NaN to 0."""
    bounds = np.iinfo(KINDS[kind])

    def convert(value: Array) -> Array:
        whole = np.trunc(np.nan_to_num(value.astype(F64), nan=0.0, posinf=1e30, neginf=-1e30))
        return np.clip(whole, bounds.min, bounds.max).astype(np.int64).astype(KINDS[kind])

    return convert


def by_sign(whole: Compute) -> Compute:
    """`whole` of the numbers, exactly; a NaN gives the greatest integer, or the least by its sign: measured
    on gfx1201, where documents let other conversions give 0.
    """

    def convert(value: Array) -> Array:
        extreme = np.where(np.signbit(value), np.int32(-(1 << 31)), np.int32((1 << 31) - 1))
        return np.where(np.isnan(value), extreme, to_integer("i32")(whole(value)))

    return convert


def narrowed(dtype: object) -> Compute:
    return lambda a: a.astype(dtype)


def shortened(dtype: type[np.floating[Any]]) -> Compute:
    """To a format with fewer bits: of a NaN's payload the upper ones, quiet in every mode."""
    return lambda a: payload_moved(a.astype(dtype), a)


def widened(dtype: type[np.floating[Any]]) -> Compute:
    """To a format with more bits: a NaN's payload on top."""

    def convert(is_quiet: bool, a: Array) -> Array:
        result = payload_moved(a.astype(dtype), a)
        raw = words(result) ^ words(result).dtype.type(QUIET[result.dtype.itemsize])
        return result if is_quiet else chosen(is_signalling(a), raw.view(result.dtype), result)

    return convert


def payload_moved(result: Array, value: Array) -> Array:
    """NaNs of `result` with the sign and payload of `value`'s, quiet."""
    width, other = 8 * result.dtype.itemsize, 8 * value.dtype.itemsize
    shift = LAYOUT[f"f{width}"][0] - LAYOUT[f"f{other}"][0]
    bits = words(value).astype(np.uint64)
    payload = bits & np.uint64((1 << LAYOUT[f"f{other}"][0]) - 1)
    payload = payload << np.uint64(shift) if shift > 0 else payload >> np.uint64(-shift)
    sign = bits >> np.uint64(other - 1) << np.uint64(width - 1)
    top = np.uint64((1 << width - 1) - (1 << LAYOUT[f"f{width}"][0]) | QUIET[width // 8])
    nan = (payload | sign | top).astype(WORDS[width]).view(result.dtype)
    return chosen(np.isnan(value), nan, result)


def truncated_half(value: Array) -> Array:
    """f32 to f16 toward zero; what is too large becomes the largest finite half, infinity stays. A NaN keeps
    the upper bits of its payload and is quiet.
    """
    near = shortened(F16)(value)
    over = np.abs(near.astype(F32)) > np.abs(value)
    return np.where(over, near.view(np.uint16) - 1, near.view(np.uint16)).astype(np.uint16)


operations(
    "f32 = u32",
    {"cvt_f32_u32": narrowed(F32)}
    | {
        f"cvt_f32_ubyte{i}": lambda a, i=i: (a >> np.uint32(8 * i) & np.uint32(255)).astype(F32)
        for i in range(4)
    },
)
operations("f32 = i32", {"cvt_f32_i32": narrowed(F32)})
operations("f64 = u32", {"cvt_f64_u32": narrowed(F64)})
operations("f64 = i32", {"cvt_f64_i32": narrowed(F64)})
operations("f64 = f32", {"cvt_f64_f32": widened(F64)}, asks_ieee=True)
operations("f32 = f64", {"cvt_f32_f64": shortened(F32)})
operations("f32 = f16", {"cvt_f32_f16": widened(F32)}, asks_ieee=True)
operations("f16 = f32", {"cvt_f16_f32": shortened(F16)})
operations("f16 = u16", {"cvt_f16_u16": narrowed(F16)})
operations("f16 = i16", {"cvt_f16_i16": narrowed(F16)})
operations("u32 = f32", {"cvt_u32_f32": to_integer("u32")})
operations("u32 = f64", {"cvt_u32_f64": to_integer("u32")})
operations("i32 = f64", {"cvt_i32_f64": to_integer("i32")})
operations("u16 = f16", {"cvt_u16_f16": to_integer("u16")})
operations("i16 = f16", {"cvt_i16_f16": to_integer("i16")})
operations("i32 = f32", {
    "cvt_i32_f32": to_integer("i32"), "cvt_floor_i32_f32": by_sign(np.floor),
    "cvt_nearest_i32_f32": by_sign(lambda a: np.floor(a.astype(F64) + 0.5)),
})  # fmt: skip
operations(
    "u32 = f32 f32",
    {
        "cvt_pk_rtz_f16_f32": lambda a, b: paired(truncated_half(a), truncated_half(b)),
        "cvt_pk_u16_f32": lambda a, b: paired(to_integer("u16")(a), to_integer("u16")(b)),
        "cvt_pk_i16_f32": lambda a, b: paired(
            to_integer("i16")(a).view(np.uint16), to_integer("i16")(b).view(np.uint16)
        ),
    },
)

# -- what a division is made of -------------------------------------------------------------------


def exponent_field(value: Array) -> Array:
    shift, field, _ = LAYOUT[kind_of(value)]
    bits = value.view(WORDS[8 * value.dtype.itemsize]).astype(np.uint64)
    found: Array = (bits >> np.uint64(shift)).astype(np.int64) & field
    return found


@handler("v_div_scale_f32", "v_div_scale_f64")
def division_scale(wave: Wave, inst: Inst) -> None:
    """Scale one operand so that the steps of a division stay in range; the mask tells v_div_fmas to scale
    back. Only exponent fields decide, as measured on gfx1100 and gfx1201; the document's order of cases
    (V_DIV_SCALE_F32), which asks for denormal quotients instead.
    """
    kind = inst.defn.mnemonic[-3:]
    value, below, above = (wave.source(inst, name, kind) for name in ("src0", "src1", "src2"))
    power, far, tiny = (64, 96, 24) if kind == "f32" else (128, 768, 53)
    is_below = words(value) == words(below)
    up, down = (value * value.dtype.type(2.0**n) for n in (power, -power))
    divisor, dividend = exponent_field(below), exponent_field(above)
    exceeds, vanishes = dividend - divisor >= far, dividend - divisor <= -far
    cases = [
        (exceeds, np.where(is_below, up, value)),
        (divisor == 0, up),
        (divisor >= 2 * LAYOUT[kind][2] - 1, np.where(vanishes & ~is_below, value, down)),
        (vanishes, np.where(is_below, value, up)),
        (dividend <= tiny, up),
    ]
    result = np.select([condition for condition, _ in cases], [chosen for _, chosen in cases], value)
    result = first_nan(quiets(wave), result, value)
    result = chosen((below == 0) | (above == 0), default_nan(value), result)
    wave.write(inst, "vdst", kind, wave.flushed(kind, result, False))
    wave.set_mask(inst["sdst"].code, exceeds | vanishes)


@handler("v_div_fmas_f32", "v_div_fmas_f64")
def division_fma(wave: Wave, inst: Inst) -> None:
    """fma; in lanes that VCC marks the scaling is undone, up for a large src2 and down for a small one.

    By 2**64 and 2**128, as V_DIV_SCALE scales (CDNA3 ISA document; RDNA3's says 2**32 for f32). With one
    rounding, so that denormal quotients are right.
    """
    kind = inst.defn.mnemonic[-3:]
    sources = [wave.source(inst, name, kind) for name in ("src0", "src1", "src2")]
    a, b, c = sources
    power = 64 if kind == "f32" else 128
    value = as_mode_says(wave, f"v_fma_{kind}", kind, sources, fused(quiets(wave), a, b, c))
    scale = np.where(exponent_field(c) > LAYOUT[kind][2], 2.0**power, 2.0**-power)
    moved = (fma_odd(a, b, c) * scale).astype(F32) if kind == "f32" else fma_scaled(a, b, c, scale)
    moved = scaled_as_mode_says(wave, kind, sources, scale, moved)
    value = chosen(wave.mask(VCC_LO.code) & ~np.isnan(value), moved, value)
    wave.write(inst, "vdst", kind, finish(wave, inst, kind, value))
