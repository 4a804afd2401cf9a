"""Floating-point vector instructions of 32 and 64 bits, and conversions. One rounding each, to nearest even.

Denormals are kept (MODE as our kernels set it), except where the hardware has none: exp, log, rcp, rsq of f32
(`transcendental`). What becomes of NaNs: `nans`. Source: RDNA3 ISA, VOP1..VOP3 opcodes.
"""

from __future__ import annotations

from drivers.sim.amd.wave.facts.numbers import LAYOUT
from drivers.sim.amd.wave.meaning.float_bits import INTEGER_OF
from drivers.sim.amd.wave.meaning.integers import field
from drivers.sim.amd.wave.meaning.nans import (
    default_nan,
    extended,
    first_nan,
    is_nan,
    kept,
    negated,
    quiet_bit,
)
from drivers.sim.amd.wave.meaning.rules import (
    TYPES,
    Build,
    add_rules,
    float_constant,
    instruction,
    intrinsic,
    magnitude,
    rule,
)
from drivers.sim.llvm.text import F16, F32, F64, V1, V32, V64, Text, splat

NONE = "zeroinitializer"  # of lanes
GREATEST = splat(V32, 0x7FFFFFFF)
ROUNDINGS = (("floor", "floor"), ("ceil", "ceil"), ("trunc", "trunc"), ("rndne", "roundeven"))


def host_arithmetic(verb: str, kind: str) -> Build:
    """One rounding of two operands."""
    operation = instruction(verb, kind)
    return lambda t, a, b: kept(t, kind, operation(t, a, b), a, b)


def difference(kind: str) -> Build:
    """a - b as a + -b: the sign of a NaN in b changes too."""
    add = host_arithmetic("fadd", kind)
    return lambda t, a, b: add(t, a, negated(t, kind, b))


def reverse_difference(kind: str) -> Build:
    add = host_arithmetic("fadd", kind)
    return lambda t, a, b: add(t, negated(t, kind, a), b)


def arithmetic(kind: str) -> dict[str, Build]:
    """add, sub, subrev, mul of one kind."""
    found = {
        "add": host_arithmetic("fadd", kind),
        "mul": host_arithmetic("fmul", kind),
        "sub": difference(kind),
        "subrev": reverse_difference(kind),
    }
    return {f"v_{name}_{kind}": build for name, build in found.items()}


def fused(kind: str) -> Build:
    """fma. Where signalling NaNs go on as they are, an invalid product still goes before a NaN in c."""
    vector, fma = TYPES[kind], intrinsic("fma", kind)

    def build(t: Text, a: str, b: str, c: str) -> str:
        result = fma(t, a, b, c)
        if t.quiets is True:
            return result
        product = is_nan(t, kind, t.two("fmul", vector, a, b))
        result = t.select(V1, product, vector, default_nan(t, kind), first_nan(t, kind, result, c))
        return first_nan(t, kind, result, a, b)

    return build


def whole(llvm: str, kind: str) -> Build:
    """A number rounded to an integer."""
    operation = intrinsic(llvm, kind)
    return lambda t, a: kept(t, kind, operation(t, a), a)


def dx9_product(t: Text, a: str, b: str) -> str:
    """0 times anything is 0. Source: V_MUL_DX9_ZERO_F32."""
    zero = float_constant("f32", 0.0)
    either = t.two("or", V1, t.compare("fcmp oeq", F32, a, zero), t.compare("fcmp oeq", F32, b, zero))
    product = kept(t, "f32", t.two("fmul", F32, a, b), a, b)
    return t.select(V1, either, F32, zero, product)


for _kind in ("f32", "f64"):
    add_rules(f"{_kind} {_kind} {_kind}", arithmetic(_kind))
    add_rules(f"{_kind} {_kind} {_kind} {_kind}", {f"v_fma_{_kind}": fused(_kind)})
    add_rules(f"{_kind} {_kind}", {f"v_{name}_{_kind}": whole(llvm, _kind) for name, llvm in ROUNDINGS})

add_rules("f32 f32 f32", {"v_mul_dx9_zero_f32": dx9_product})
add_rules("f32 f32 f32 dst", {"v_fmac_f32": fused("f32")})
add_rules("f32 f32 f32 f32", {"v_fmaak_f32": fused("f32")})
add_rules("f32 f32 f32 f32", {"v_fmamk_f32": fused("f32")})


def fraction(kind: str) -> Build:
    """x - floor(x), below 1."""
    largest = {"f32": 1 - 2.0**-24, "f64": 1 - 2.0**-53}[kind]

    def build(t: Text, a: str) -> str:
        rest = t.two("fsub", TYPES[kind], a, intrinsic("floor", kind)(t, a))
        beyond = t.compare("fcmp ogt", TYPES[kind], rest, float_constant(kind, largest))
        rest = t.select(V1, beyond, TYPES[kind], float_constant(kind, largest), rest)
        return kept(t, kind, rest, a)

    return build


add_rules("f32 f32", {"v_fract_f32": fraction("f32")})
add_rules("f64 f64", {"v_fract_f64": fraction("f64")})


# -- exponents -------------------------------------------------------------------------------------


def scale32(t: Text, value: str, power: str) -> str:
    """x * 2**n with one rounding: exact in f64, where n beyond +-400 gives what +-400 gives.

    n is an i32 per lane.
    """
    power = intrinsic("smin", "u32")(t, intrinsic("smax", "u32")(t, power, splat(V32, -400)), splat(V32, 400))
    biased = t.cast("zext", V32, t.two("add", V32, power, splat(V32, 1023)), V64)
    factor = t.bits(V64, t.two("shl", V64, biased, splat(V64, 52)), F64)
    scaled = t.cast("fptrunc", F64, t.two("fmul", F64, t.cast("fpext", F32, value, F64), factor), F32)
    return kept(t, "f32", scaled, value)


def scale64(t: Text, value: str, power: str) -> str:
    scaled = t.call(F64, "llvm.ldexp.v32f64.v32i32", (F64, value), (V32, power))
    return first_nan(t, "f64", scaled, value)


def raw_exponent(t: Text, kind: str, value: str) -> str:
    """The exponent field of a normal number, as an integer of the number's width."""
    shift, mask, _ = LAYOUT[kind]
    integer = INTEGER_OF[kind]
    bits = t.bits(TYPES[kind], value, integer)
    return t.two("and", integer, t.two("lshr", integer, bits, splat(integer, shift)), splat(integer, mask))


def normalised(t: Text, kind: str, value: str) -> tuple[str, str]:
    """The value times 2**64 where it is denormal, and what that added to the exponent (as i32)."""
    vector = TYPES[kind]
    _, _, bias = LAYOUT[kind]
    least = float_constant(kind, 2.0 ** (1 - bias))
    tiny = t.compare("fcmp olt", vector, magnitude(t, kind, value), least)
    power = 64 if kind != "f16" else 12
    grown = t.two("fmul", vector, value, float_constant(kind, 2.0**power))
    return t.select(V1, tiny, vector, grown, value), t.select(V1, tiny, V32, splat(V32, power), splat(V32, 0))


def is_finite_nonzero(t: Text, kind: str, value: str) -> str:
    vector = TYPES[kind]
    finite = t.compare("fcmp olt", vector, magnitude(t, kind, value), infinity(kind))
    return t.two("and", V1, finite, t.compare("fcmp une", vector, value, float_constant(kind, 0.0)))


def infinity(kind: str) -> str:
    return float_constant(kind, float("inf"))


def exponent_of(kind: str) -> Build:
    """frexp's exponent; 0 for zero, infinity and NaN."""

    def build(t: Text, value: str) -> str:
        grown, added = normalised(t, kind, value)
        field = raw_exponent(t, kind, grown)
        narrow = {"f16": "zext", "f32": "zext", "f64": "trunc"}[kind]
        field = t.cast(narrow, INTEGER_OF[kind], field, V32)
        exponent = t.two("sub", V32, t.two("sub", V32, field, splat(V32, LAYOUT[kind][2] - 1)), added)
        return t.select(V1, is_finite_nonzero(t, kind, value), V32, exponent, splat(V32, 0))

    return build


def mantissa_of(kind: str) -> Build:
    """frexp's mantissa in [0.5, 1) with the sign; zero and infinity stay. A NaN becomes quiet in every mode,
    as measured on gfx1100 and gfx1201; documents give it back as it is.
    """

    def build(t: Text, value: str) -> str:
        vector, integer = TYPES[kind], INTEGER_OF[kind]
        shift, mask, bias = LAYOUT[kind]
        grown, _ = normalised(t, kind, value)
        kept = t.two("and", integer, t.bits(vector, grown, integer), splat(integer, ~(mask << shift)))
        placed = t.two("or", integer, kept, splat(integer, (bias - 1) << shift))
        placed = t.bits(integer, placed, vector)
        result = t.select(V1, is_finite_nonzero(t, kind, value), vector, placed, value)
        return t.select(V1, is_nan(t, kind, value), vector, quiet_bit(t, kind, value), result)

    return build


for _kind in ("f32", "f64"):
    add_rules(f"u32 {_kind}", {f"v_frexp_exp_i32_{_kind}": exponent_of(_kind)})
    add_rules(f"{_kind} {_kind}", {f"v_frexp_mant_{_kind}": mantissa_of(_kind)})

add_rules("f32 f32 u32", {"v_ldexp_f32": scale32})
add_rules("f64 f64 u32", {"v_ldexp_f64": scale64})

# -- conversions -----------------------------------------------------------------------------------


def convert(verb: str, source: str, target: str) -> Build:
    return lambda t, a: t.cast(verb, source, a, target)


def to_integer(kind: str, signed: bool) -> Build:
    """Toward zero, saturating, NaN to 0."""
    name = f"llvm.fpto{'s' if signed else 'u'}i.sat.v32i32.v32{kind}"
    return lambda t, a: t.call(V32, name, (TYPES[kind], a))


def byte_to_float(index: int) -> Build:
    return lambda t, value: t.cast("uitofp", V32, field(t, value, 8 * index), F32)


add_rules(
    "f32 u32", {"v_cvt_f32_u32": convert("uitofp", V32, F32), "v_cvt_f32_i32": convert("sitofp", V32, F32)}
)
add_rules(
    "f64 u32", {"v_cvt_f64_u32": convert("uitofp", V32, F64), "v_cvt_f64_i32": convert("sitofp", V32, F64)}
)
add_rules("u32 f32", {"v_cvt_u32_f32": to_integer("f32", False), "v_cvt_i32_f32": to_integer("f32", True)})
add_rules("u32 f64", {"v_cvt_u32_f64": to_integer("f64", False), "v_cvt_i32_f64": to_integer("f64", True)})
add_rules("f64 f32", {"v_cvt_f64_f32": extended("f32", "f64")})
add_rules("f32 f64", {"v_cvt_f32_f64": convert("fptrunc", F64, F32)})
add_rules("f16 f32", {"v_cvt_f16_f32": convert("fptrunc", F32, F16)})
add_rules("f32 u32", {f"v_cvt_f32_ubyte{index}": byte_to_float(index) for index in range(4)})


def by_sign(t: Text, value: str, result: str) -> str:
    """A NaN gives the greatest integer, or the least by its sign: measured on gfx1201, where documents let
    other conversions give 0.
    """
    extremes = t.two("xor", V32, t.two("ashr", V32, t.bits(F32, value, V32), splat(V32, 31)), GREATEST)
    return t.select(V1, is_nan(t, "f32", value), V32, extremes, result)


@rule("u32 f32", "v_cvt_floor_i32_f32")
def floor_to_integer(t: Text, value: str) -> str:
    return by_sign(t, value, to_integer("f32", True)(t, intrinsic("floor", "f32")(t, value)))


@rule("u32 f32", "v_cvt_nearest_i32_f32")
def nearest_to_integer(t: Text, value: str) -> str:
    """floor(x + 0.5) with an exact sum, so that 0.5 less a little gives 0: measured on gfx1201. Source:
    V_CVT_NEAREST_I32_F32.
    """
    down = intrinsic("floor", "f32")(t, value)
    rest = t.two("fsub", F32, value, down)
    is_up = t.compare("fcmp oge", F32, rest, float_constant("f32", 0.5))
    up = t.two("fadd", F32, down, float_constant("f32", 1.0))
    return by_sign(t, value, to_integer("f32", True)(t, t.select(V1, is_up, F32, up, down)))
