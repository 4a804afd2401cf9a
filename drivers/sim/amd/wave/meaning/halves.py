"""16-bit vector instructions. A result takes one half of its register and leaves the other as it was.

Sums and products of halves are exact in f32 before their one rounding; fma goes through f64 for the same
reason. Of several NaNs the first goes on: `nans`. Source: RDNA3 ISA, VOP1..VOP3 opcodes of 16 bits.
"""

from __future__ import annotations

from drivers.sim.amd.wave.meaning.floats import ROUNDINGS, exponent_of, mantissa_of, scale32
from drivers.sim.amd.wave.meaning.integers import median, shift
from drivers.sim.amd.wave.meaning.nans import default_nan, extended, first_nan, is_nan, kept, negated
from drivers.sim.amd.wave.meaning.rules import (
    Build,
    add_rules,
    chain,
    instruction,
    intrinsic,
    magnitude,
    rule,
    through_float,
)
from drivers.sim.llvm.text import F16, F32, F64, V1, V16, V32, Text, splat

ONE = 0x3C00


def by_float(verb: str) -> Build:
    """One operation of two halves in f32."""
    operation = through_float(instruction(verb, "f32"))
    return lambda t, a, b: first_nan(t, "f16", operation(t, a, b), a, b)


SUM = by_float("fadd")


def difference(t: Text, a: str, b: str) -> str:
    """a - b as a + -b: the sign of a NaN in b changes too."""
    return SUM(t, a, negated(t, "f16", b))


def fused(t: Text, a: str, b: str, c: str) -> str:
    """The product is exact in f64, and so is every sum that could sit between two halves. An invalid product
    goes before a NaN in c.
    """
    wide = [t.cast("fpext", F16, value, F64) for value in (a, b, c)]
    product = t.two("fmul", F64, wide[0], wide[1])
    result = from_double(t, t.two("fadd", F64, product, wide[2]))
    is_invalid = is_nan(t, "f64", product)
    result = t.select(V1, is_invalid, F16, default_nan(t, "f16"), first_nan(t, "f16", result, c))
    return first_nan(t, "f16", result, a, b)


def from_double(t: Text, value: str) -> str:
    """f64 to f16 with one rounding: to f32 with the last bit set where inexact
    (round to odd), then to nearest.
    """
    near = t.cast("fptrunc", F64, value, F32)
    back = t.cast("fpext", F32, near, F64)
    size_back, size = (magnitude(t, "f64", v) for v in (back, value))
    bits = t.bits(F32, near, V32)
    toward_zero = t.two(
        "add", V32, bits, t.cast("sext", V1, t.compare("fcmp ogt", F64, size_back, size), V32)
    )
    odd = t.two("or", V32, toward_zero, splat(V32, 1))
    chosen = t.select(V1, t.compare("fcmp one", F64, back, value), V32, odd, bits)
    return t.cast("fptrunc", F32, t.bits(V32, chosen, F32), F16)


def one_float(name: str) -> Build:
    """A rounding instruction through f32: exact both ways."""
    whole = through_float(intrinsic(name, "f32"))
    return lambda t, a: kept(t, "f16", whole(t, a), a)


def rest_of_half(t: Text, a: str) -> str:
    """x - floor(x), exact in f32, below 1."""
    wide = t.cast("fpext", F16, a, F32)
    rest = t.two("fsub", F32, wide, intrinsic("floor", "f32")(t, wide))
    half = t.bits(F16, t.cast("fptrunc", F32, rest, F16), V16)
    is_one = t.compare("icmp eq", V16, half, splat(V16, ONE))
    return kept(t, "f16", t.bits(V16, t.select(V1, is_one, V16, splat(V16, ONE - 1), half), F16), a)


add_rules(
    "f16 f16 f16",
    {
        "v_add_f16": SUM, "v_mul_f16": by_float("fmul"), "v_sub_f16": difference,
        "v_subrev_f16": lambda t, a, b: SUM(t, negated(t, "f16", a), b),
    },
)  # fmt: skip
add_rules("f16 f16 f16 f16", dict.fromkeys(("v_fma_f16", "v_fmaak_f16", "v_fmamk_f16"), fused))
add_rules("f16 f16 f16 dst", {"v_fmac_f16": fused})
add_rules("f32 f16", {"v_cvt_f32_f16": extended("f16", "f32")})
add_rules(
    "f16 f16",
    {f"v_{name}_f16": one_float(llvm) for name, llvm in ROUNDINGS}
    | {"v_fract_f16": rest_of_half, "v_frexp_mant_f16": mantissa_of("f16")},
)  # fmt: skip


@rule("f16 f16 u16", "v_ldexp_f16")
def scale(t: Text, value: str, power: str) -> str:
    wide = scale32(t, t.cast("fpext", F16, value, F32), t.cast("sext", V16, power, V32))
    return kept(t, "f16", t.cast("fptrunc", F32, wide, F16), value)


@rule("u16 f16", "v_frexp_exp_i16_f16")
def exponent(t: Text, value: str) -> str:
    return t.cast("trunc", V32, exponent_of("f16")(t, value), V16)


def from_float(signed: bool) -> Build:
    """f32 to 16 bits, toward zero, saturating, NaN to 0."""
    name = f"llvm.fpto{'s' if signed else 'u'}i.sat.v32i16.v32f32"
    return lambda t, a: t.call(V16, name, (F32, a))


def to_integer(signed: bool) -> Build:
    return lambda t, a: from_float(signed)(t, t.cast("fpext", F16, a, F32))


def from_integer(verb: str) -> Build:
    return lambda t, a: t.cast("fptrunc", F32, t.cast(verb, V16, a, F32), F16)


add_rules("u16 f16", {"v_cvt_u16_f16": to_integer(False), "v_cvt_i16_f16": to_integer(True)})
add_rules("f16 u16", {"v_cvt_f16_u16": from_integer("uitofp"), "v_cvt_f16_i16": from_integer("sitofp")})
add_rules(
    "u32 u16",
    {
        "v_cvt_i32_i16": lambda t, a: t.cast("sext", V16, a, V32),
        "v_cvt_u32_u16": lambda t, a: t.cast("zext", V16, a, V32),
    },
)

ADD, SUBTRACT, MUL = (instruction(verb, "u16") for verb in ("add", "sub", "mul"))
EXTREMES = {
    f"{name}_{kind}": intrinsic(f"{kind[0].replace('i', 's')}{name}", "u16")
    for name in ("min", "max")
    for kind in ("i16", "u16")
}
add_rules(
    "u16 u16 u16",
    {
        "v_add_nc_u16": ADD, "v_sub_nc_u16": SUBTRACT, "v_add_nc_i16": ADD, "v_sub_nc_i16": SUBTRACT,
        "v_mul_lo_u16": MUL,
        "v_lshlrev_b16": shift("shl", V16), "v_lshrrev_b16": shift("lshr", V16),
        "v_ashrrev_i16": shift("ashr", V16),
        "v_and_b16": instruction("and", "u16"), "v_or_b16": instruction("or", "u16"),
        "v_xor_b16": instruction("xor", "u16"),
        **{f"v_{name}": build for name, build in EXTREMES.items()},
    },
)  # fmt: skip
add_rules(
    "u16 u16", {"v_mov_b16": lambda t, a: a, "v_not_b16": lambda t, a: t.two("xor", V16, a, splat(V16, -1))}
)
add_rules("u16 u16 u16 u16", {
    "v_mad_u16": chain(MUL, ADD), "v_mad_i16": chain(MUL, ADD),
    **{f"v_{name[:3]}3{name[3:]}": chain(build, build) for name, build in EXTREMES.items()},
    **{f"v_med3_{kind}": median(EXTREMES[f"min_{kind}"], EXTREMES[f"max_{kind}"]) for kind in ("i16", "u16")},
})  # fmt: skip


# -- two halves into one register ------------------------------------------------------------------


def pair(t: Text, low: str, high: str) -> str:
    """Two <32 x i16> as the halves of a <32 x i32>."""
    upper = t.two("shl", V32, t.cast("zext", V16, high, V32), splat(V32, 16))
    return t.two("or", V32, t.cast("zext", V16, low, V32), upper)


@rule("u32 f16 f16", "v_pack_b32_f16")
def pack(t: Text, low: str, high: str) -> str:
    return pair(t, t.bits(F16, low, V16), t.bits(F16, high, V16))


def toward_zero(t: Text, value: str) -> str:
    """f32 to f16 bits, truncating: round to nearest, then one step back where that went away from zero."""
    nearest = t.cast("fptrunc", F32, value, F16)
    back = t.cast("fpext", F16, nearest, F32)
    too_big = t.compare("fcmp ogt", F32, magnitude(t, "f32", back), magnitude(t, "f32", value))
    bits = t.bits(F16, nearest, V16)
    return t.select(V1, too_big, V16, t.two("sub", V16, bits, splat(V16, 1)), bits)


@rule("u32 f32 f32", "v_cvt_pk_rtz_f16_f32", "v_cvt_pkrtz_f16_f32")
def pack_truncated(t: Text, low: str, high: str) -> str:
    return pair(t, toward_zero(t, low), toward_zero(t, high))


def pair_of(convert: Build) -> Build:
    """Two numbers to 16 bits each."""
    return lambda t, a, b: pair(t, convert(t, a), convert(t, b))


def narrow_signed(t: Text, value: str) -> str:
    low, high = splat(V32, -32768), splat(V32, 32767)
    value = intrinsic("smin", "u32")(t, intrinsic("smax", "u32")(t, value, low), high)
    return t.cast("trunc", V32, value, V16)


def narrow_unsigned(t: Text, value: str) -> str:
    return t.cast("trunc", V32, intrinsic("umin", "u32")(t, value, splat(V32, 65535)), V16)


add_rules(
    "u32 u32 u32",
    {"v_cvt_pk_i16_i32": pair_of(narrow_signed), "v_cvt_pk_u16_u32": pair_of(narrow_unsigned)},
)
add_rules(
    "u32 f32 f32",
    {
        "v_cvt_pk_i16_f32": pair_of(from_float(True)),
        "v_cvt_pk_u16_f32": pair_of(from_float(False)),
    },
)
