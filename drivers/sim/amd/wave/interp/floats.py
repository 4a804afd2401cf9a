"""Floating-point vector instructions: one rounding each, to nearest even, denormals kept. Source: RDNA3
ISA, VOP1..3.

numpy's float16, float32 and float64 arithmetic is IEEE's. fma is exact: in float64 with the error of its
sum folded into the last bit (round to odd) before the narrowing, or in rational numbers for float64 itself.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import VCC_LO
from drivers.sim.amd.wave.interp.integers import paired
from drivers.sim.amd.wave.interp.rules import Compute, finish, handler, operations
from drivers.sim.amd.wave.interp.state import KINDS, WORDS, Array, Wave, width_of

F16, F32, F64 = np.float16, np.float32, np.float64
# kind -> bits of the mantissa, mask of the exponent, bias
LAYOUT = {"f16": (10, 0x1F, 15), "f32": (23, 0xFF, 127), "f64": (52, 0x7FF, 1023)}


def kind_of(value: Array) -> str:
    return f"f{8 * value.dtype.itemsize}"


def minimum(a: Array, b: Array) -> Array:
    """The number where one is a NaN; -0 below +0."""
    first = (a < b) | ((a == b) & np.signbit(a))
    return np.where(np.isnan(b) | first & ~np.isnan(a), a, b)


def maximum(a: Array, b: Array) -> Array:
    first = (a > b) | ((a == b) & ~np.signbit(a))
    return np.where(np.isnan(b) | first & ~np.isnan(a), a, b)


def median(a: Array, b: Array, c: Array) -> Array:
    """The middle one; the least of the numbers where one is a NaN. Source: V_MED3_F32."""
    unordered = np.isnan(a) | np.isnan(b) | np.isnan(c)
    middle = maximum(minimum(a, b), minimum(maximum(a, b), c))
    return np.where(unordered, minimum(minimum(a, b), c), middle)


def fma(a: Array, b: Array, c: Array) -> Array:
    """a * b + c rounded once."""
    return fma_wide(a, b, c) if a.dtype == F64 else fma_narrow(a, b, c)


def fma_narrow(a: Array, b: Array, c: Array) -> Array:
    """f32 and f16: from 53 bits rounded to odd, the narrowing is the only rounding."""
    return fma_odd(a, b, c).astype(a.dtype)


def fma_odd(a: Array, b: Array, c: Array) -> Array:
    """a * b + c of narrow numbers in f64, rounded to odd: exact, or with a last bit that says it is not.

    The product is exact, and so is the error of the sum (Knuth's two-sum). 53 bits are twice 24 and two more.
    """
    product, addend = a.astype(F64) * b.astype(F64), c.astype(F64)
    total = product + addend
    part = total - product
    error = (product - (total - part)) + (addend - part)
    bits = total.view(np.int64)
    outward = (error > 0) == (total > 0)
    odd = np.where(outward, bits + 1, bits - 1)
    inexact = np.isfinite(total) & np.isfinite(error) & (error != 0) & (bits & 1 == 0)
    return np.where(inexact, odd, bits).view(F64)


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


def fraction(value: Array) -> Array:
    """x - floor(x), below 1. Source: V_FRACT_F32."""
    least_gap = np.nextafter(value.dtype.type(1), value.dtype.type(0))
    rest = value - np.floor(value)
    return np.where(rest > least_gap, least_gap, rest).astype(value.dtype)


def dx9_product(a: Array, b: Array) -> Array:
    return np.where((a == 0) | (b == 0), F32(0), a * b)


def arithmetic(kind: str) -> dict[str, Compute]:
    return {
        f"add_{kind}": lambda a, b: a + b,
        f"mul_{kind}": lambda a, b: a * b,
        f"sub_{kind}": lambda a, b: a - b,
        f"subrev_{kind}": lambda a, b: b - a,
        f"min_{kind}": minimum,
        f"max_{kind}": maximum,
    }


def three(kind: str) -> dict[str, Compute]:
    return {
        f"fma_{kind}": fma,
        f"fmaak_{kind}": fma,
        f"fmamk_{kind}": fma,
        f"med3_{kind}": median,
        f"min3_{kind}": lambda a, b, c: minimum(minimum(a, b), c),
        f"max3_{kind}": lambda a, b, c: maximum(maximum(a, b), c),
        f"maxmin_{kind}": lambda a, b, c: minimum(maximum(a, b), c),
        f"minmax_{kind}": lambda a, b, c: maximum(minimum(a, b), c),
        f"div_fixup_{kind}": division_fixup,
    }


def division_fixup(quotient: Array, below: Array, above: Array) -> Array:
    """The special cases of above / below, else the quotient with their sign; 0 or infinity where exponents
    are too far apart for another. Source: V_DIV_FIXUP_F32.
    """
    sign = np.where(np.signbit(below) != np.signbit(above), -1.0, 1.0).astype(quotient.dtype)
    result = np.abs(quotient) * sign
    least, most = {2: (-32, 32), 4: (-150, 128), 8: (-1075, 1024)}[quotient.dtype.itemsize]
    gap = exponent_field(above) - exponent_field(below)
    result = np.where(gap < least, 0 * sign, np.where(gap > most, np.inf * sign, result))
    result = np.where(np.isinf(below) | (above == 0), 0 * sign, result)
    result = np.where((below == 0) | np.isinf(above), np.inf * sign, result)
    invalid = ((below == 0) & (above == 0)) | (np.isinf(below) & np.isinf(above))
    return np.where(invalid | np.isnan(below) | np.isnan(above), np.nan, result).astype(quotient.dtype)


def mantissa(value: Array) -> Array:
    """In [0.5, 1) with the sign; zero, infinity and NaN stay. Source: V_FREXP_MANT_F32."""
    return np.frexp(value)[0].astype(value.dtype)


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
    operations(f"{_kind} = {_kind} {_kind}", arithmetic(_kind))
    operations(f"{_kind} = {_kind} {_kind} {_kind}", three(_kind))
    operations(f"{_kind} = {_kind} {_kind} old", {f"fmac_{_kind}": fma})
    operations(
        f"{_kind} = {_kind}",
        {
            f"floor_{_kind}": np.floor,
            f"ceil_{_kind}": np.ceil,
            f"trunc_{_kind}": np.trunc,
            f"rndne_{_kind}": np.rint,
            f"fract_{_kind}": fraction,
            f"frexp_mant_{_kind}": mantissa,
        },
    )
operations("f32 = f32 f32", {"mul_dx9_zero_f32": dx9_product})
operations("f32 = f32 i32", {"ldexp_f32": scaled})
operations("f64 = f64 i32", {"ldexp_f64": scaled})
operations("f16 = f16 i16", {"ldexp_f16": scaled})
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


def narrowed(dtype: object) -> Compute:
    return lambda a: a.astype(dtype)


def truncated_half(value: Array) -> Array:
    """f32 to f16 toward zero; what is too large becomes the largest finite half, infinity stays."""
    near = value.astype(F16)
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
operations("f64 = f32", {"cvt_f64_f32": narrowed(F64)})
operations("f32 = f64", {"cvt_f32_f64": narrowed(F32)})
operations("f32 = f16", {"cvt_f32_f16": narrowed(F32)})
operations("f16 = f32", {"cvt_f16_f32": narrowed(F16)})
operations("f16 = u16", {"cvt_f16_u16": narrowed(F16)})
operations("f16 = i16", {"cvt_f16_i16": narrowed(F16)})
operations("u32 = f32", {"cvt_u32_f32": to_integer("u32")})
operations("u32 = f64", {"cvt_u32_f64": to_integer("u32")})
operations("i32 = f64", {"cvt_i32_f64": to_integer("i32")})
operations("u16 = f16", {"cvt_u16_f16": to_integer("u16")})
operations("i16 = f16", {"cvt_i16_f16": to_integer("i16")})
operations("i32 = f32", {
    "cvt_i32_f32": to_integer("i32"), "cvt_floor_i32_f32": lambda a: to_integer("i32")(np.floor(a)),
    "cvt_nearest_i32_f32": lambda a: to_integer("i32")(np.floor(a + F32(0.5))),
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


def is_denormal(value: Array) -> Array:
    found: Array = (value != 0) & (np.abs(value) < np.finfo(value.dtype).smallest_normal)
    return found


@handler("v_div_scale_f32", "v_div_scale_f64")
def division_scale(wave: Wave, inst: Inst) -> None:
    """Scale one operand so that the steps of a division stay in range; the mask tells v_div_fmas to scale
    back.

    Cases in the document's order, V_DIV_SCALE_F32. Where 1/denominator and the quotient are both denormal the
    denominator is scaled down: the document's up would overflow it, and division would come out wrong. A
    quotient that rounds to 0 counts as denormal.
    """
    kind = inst.defn.mnemonic[-3:]
    value, below, above = (wave.source(inst, name, kind) for name in ("src0", "src1", "src2"))
    up, far, low = (64, 96, 23) if kind == "f32" else (128, 768, 53)
    word = WORDS[width_of(kind)]
    is_below, is_above = value.view(word) == below.view(word), value.view(word) == above.view(word)
    larger, smaller = value * value.dtype.type(2.0**up), value * value.dtype.type(2.0**-up)
    tiny_inverse = is_denormal(1 / below)
    tiny_quotient = np.abs(above / below) < np.finfo(value.dtype).smallest_normal
    gap = exponent_field(above) - exponent_field(below)
    nan = np.full_like(value, np.nan)
    cases = [
        ((below == 0) | (above == 0), nan, False),
        (gap >= far, np.where(is_below, larger, value), True),
        (is_denormal(below), larger, False),
        (tiny_inverse & tiny_quotient, np.where(is_below, smaller, value), True),
        (tiny_inverse, smaller, False),
        (tiny_quotient, np.where(is_above, larger, value), True),
        (exponent_field(above) <= low, larger, False),
    ]
    conditions = [condition for condition, _, _ in cases]
    result = np.select(conditions, [chosen for _, chosen, _ in cases], value)
    flags = np.select(conditions, [np.full(len(value), flag) for _, _, flag in cases], False)
    wave.write(inst, "vdst", kind, result)
    wave.set_mask(inst["sdst"].code, flags)


@handler("v_div_fmas_f32", "v_div_fmas_f64")
def division_fma(wave: Wave, inst: Inst) -> None:
    """fma; in lanes that VCC marks the scaling is undone, up for a large src2 and down for a small one.

    By 2**64 and 2**128, as V_DIV_SCALE scales (CDNA3 ISA document; RDNA3's says 2**32 for f32). With one
    rounding, so that denormal quotients are right.
    """
    kind = inst.defn.mnemonic[-3:]
    a, b, c = (wave.source(inst, name, kind) for name in ("src0", "src1", "src2"))
    power = 64 if kind == "f32" else 128
    value = fma(a, b, c)
    scale = np.where(exponent_field(c) > LAYOUT[kind][2], 2.0**power, 2.0**-power)
    moved = (fma_odd(a, b, c) * scale).astype(F32) if kind == "f32" else fma_scaled(a, b, c, scale)
    value = np.where(wave.mask(VCC_LO.code), moved, value)
    wave.write(inst, "vdst", kind, finish(wave, inst, kind, value))
