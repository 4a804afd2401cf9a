"""Sums of absolute differences, packing and conversions of bytes and halves; what cube maps need.

Source: RDNA3 and RDNA4 ISA, VOP1 and VOP3 opcodes. That normalised conversions round to nearest even and
never give -32768 is observed: public measurements of gfx1201.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.sim.amd.wave.meaning.float_bits import flush_always, tiny_as_zero
from drivers.sim.amd.wave.meaning.floats import dx9_product, fused
from drivers.sim.amd.wave.meaning.halves import pair_of
from drivers.sim.amd.wave.meaning.integers import ADD, absolute_difference, field, low_bits
from drivers.sim.amd.wave.meaning.rules import (
    SATURATING,
    TYPES,
    Build,
    add_rules,
    float_constant,
    intrinsic,
    magnitude,
    rule,
)
from drivers.sim.llvm.text import F32, F64, V1, V16, V32, Text, splat

ADD_SATURATING = intrinsic("uadd.sat", "u32")


def differences(t: Text, a: str, b: str, bits: int = 8, masked: bool = False) -> str:
    """Sum of |a - b| over the fields; masked: without those where b is 0."""
    total = splat(V32, 0)
    for position in range(0, 32, bits):
        left, right = field(t, a, position, bits), field(t, b, position, bits)
        gap = absolute_difference(t, left, right)
        if masked:
            gap = t.select(V1, t.compare("icmp eq", V32, right, splat(V32, 0)), V32, splat(V32, 0), gap)
        total = ADD(t, total, gap)
    return total


def sum_onto(build: Build, add: Build) -> Build:
    return lambda t, a, b, base: add(t, base, build(t, a, b))


SUMS: dict[str, Build] = {
    "v_sad_u8": differences,
    "v_sad_u16": lambda t, a, b: differences(t, a, b, 16),
    "v_sad_u32": absolute_difference,
    "v_sad_hi_u8": lambda t, a, b: t.two("shl", V32, differences(t, a, b), splat(V32, 16)),
    "v_msad_u8": lambda t, a, b: differences(t, a, b, 8, True),
}
for _name, _build in SUMS.items():
    add_rules("u32 u32 u32 u32", {_name: sum_onto(_build, ADD)})
    SATURATING[_name] = sum_onto(_build, ADD_SATURATING)


@rule("u32 u32 u32 u32", "v_lerp_u8")
def mean_of_bytes(t: Text, a: str, b: str, rounding: str) -> str:
    """(a + b + the low bit of the third) / 2 for each byte."""
    result = splat(V32, 0)
    for position in range(0, 32, 8):
        total = ADD(t, field(t, a, position), field(t, b, position))
        total = ADD(t, total, field(t, rounding, position, 1))
        half = t.two("lshr", V32, total, splat(V32, 1))
        result = t.two("or", V32, result, t.two("shl", V32, half, splat(V32, position)))
    return result


@rule("u16 u32", "v_sat_pk_u8_i16")
def saturated_bytes(t: Text, value: str) -> str:
    """Two signed halves to unsigned bytes."""
    low, high = (
        t.two("ashr", V32, word, splat(V32, 16)) for word in (t.two("shl", V32, value, splat(V32, 16)), value)
    )
    bytes_ = []
    for half in (low, high):
        positive = intrinsic("smax", "u32")(t, half, splat(V32, 0))
        bytes_.append(intrinsic("umin", "u32")(t, positive, splat(V32, 255)))
    both = t.two("or", V32, bytes_[0], t.two("shl", V32, bytes_[1], splat(V32, 8)))
    return t.cast("trunc", V32, both, V16)


@rule("u32 f32 u32 u32", "v_cvt_pk_u8_f32")
def insert_byte(t: Text, value: str, place: str, base: str) -> str:
    """A float to a byte, to nearest even and saturated, into a byte of `base`. Clamp changes nothing."""
    whole = t.call(V32, "llvm.fptoui.sat.v32i32.v32f32", (F32, intrinsic("roundeven", "f32")(t, value)))
    byte = intrinsic("umin", "u32")(t, whole, splat(V32, 255))
    shift = t.two("shl", V32, t.two("and", V32, place, splat(V32, 3)), splat(V32, 3))
    hole = t.two("xor", V32, t.two("shl", V32, splat(V32, 255), shift), splat(V32, -1))
    kept = t.two("and", V32, base, hole)
    return t.two("or", V32, kept, t.two("shl", V32, byte, shift))


@rule("f32 u32", "v_cvt_off_f32_i4")
def nibble_offset(t: Text, value: str) -> str:
    """The signed low nibble, in sixteenths."""
    number = t.cast("sitofp", V32, low_bits(t, value, 4, True), F32)
    return t.two("fmul", F32, number, float_constant("f32", 1 / 16))


# -- fractions as integers -------------------------------------------------------------------------


def normalised(kind: str, signed: bool) -> Build:
    """x * 32767 or 65535 to nearest even, saturated; NaN is 0. Exact in f64 before its one rounding."""
    low, high = (-32767.0, 32767.0) if signed else (0.0, 65535.0)

    def build(t: Text, value: str) -> str:
        wide = t.two("fmul", F64, t.cast("fpext", TYPES[kind], value, F64), float_constant("f64", high))
        near = intrinsic("roundeven", "f64")(t, wide)
        above = intrinsic("maximumnum", "f64")(t, near, float_constant("f64", low))
        within = intrinsic("minimumnum", "f64")(t, above, float_constant("f64", high))
        found = t.call(V32, "llvm.fptosi.sat.v32i32.v32f64", (F64, within))
        is_nan = t.compare("fcmp uno", TYPES[kind], value, value)
        return t.cast("trunc", V32, t.select(V1, is_nan, V32, splat(V32, 0), found), V16)

    return build


for _letter in "iu":
    _one = normalised("f16", _letter == "i")
    add_rules("u16 f16", {f"v_cvt_norm_{_letter}16_f16": _one})
    add_rules("u32 f16 f16", {f"v_cvt_pk_norm_{_letter}16_f16": pair_of(_one)})
    add_rules("u32 f32 f32", {f"v_cvt_pk_norm_{_letter}16_f32": pair_of(normalised("f32", _letter == "i"))})

# -- cube maps -------------------------------------------------------------------------------------


def minus(t: Text, value: str) -> str:
    return t.minus(F32, value)


def choose(t: Text, flag: str, yes: str, no: str) -> str:
    return t.select(V1, flag, F32, yes, no)


def cube(pick: Callable[..., tuple[str, ...]]) -> Build:
    """`pick` gives (of Z, of Y, of X): what holds where that is the major axis. Z wins ties, then Y."""

    def build(t: Text, x: str, y: str, z: str) -> str:
        sizes = [magnitude(t, "f32", value) for value in (x, y, z)]
        by_z = t.two("and", V1, *(t.compare("fcmp oge", F32, sizes[2], sizes[other]) for other in (0, 1)))
        by_y = t.compare("fcmp oge", F32, sizes[1], sizes[0])
        of_z, of_y, of_x = pick(t, x, y, z)
        return choose(t, by_z, of_z, choose(t, by_y, of_y, of_x))

    return build


def is_negative(t: Text, value: str) -> str:
    return t.compare("fcmp olt", F32, value, float_constant("f32", 0.0))


def faces(t: Text, x: str, y: str, z: str) -> tuple[str, ...]:
    found = []
    for value, number in ((z, 4.0), (y, 2.0), (x, 0.0)):
        low, high = float_constant("f32", number), float_constant("f32", number + 1)
        found.append(choose(t, is_negative(t, value), high, low))
    return tuple(found)


def across(t: Text, x: str, y: str, z: str) -> tuple[str, ...]:
    of_z = choose(t, is_negative(t, z), minus(t, x), x)
    return of_z, x, choose(t, is_negative(t, x), z, minus(t, z))


def down(t: Text, x: str, y: str, z: str) -> tuple[str, ...]:
    return minus(t, y), choose(t, is_negative(t, y), minus(t, z), z), minus(t, y)


def major(t: Text, x: str, y: str, z: str) -> tuple[str, ...]:
    two = float_constant("f32", 2.0)
    return tuple(t.two("fmul", F32, value, two) for value in (z, y, x))


for _name, _pick in (("id", faces), ("sc", across), ("tc", down), ("ma", major)):
    add_rules("f32 f32 f32 f32", {f"v_cube{_name}_f32": cube(_pick)})

# -- products with rules of their own --------------------------------------------------------------


def dx9_fused(t: Text, a: str, b: str, c: str) -> str:
    """fma in which 0 times anything is +0, and denormals are zeros in every mode: measured on gfx1100 and
    gfx1201, where the pseudocode gives c as it is.
    """
    a, b, c = (flush_always(t, "f32", value) for value in (a, b, c))
    zero, one = (float_constant("f32", number) for number in (0.0, 1.0))
    either = t.two("or", V1, t.compare("fcmp oeq", F32, a, zero), t.compare("fcmp oeq", F32, b, zero))
    a, b = choose(t, either, zero, a), choose(t, either, one, b)
    return flush_always(t, "f32", tiny_as_zero(t, "f32", fused("f32")(t, a, b, c), a, b, c))


add_rules("f32 f32 f32 f32", {"v_fma_dx9_zero_f32": dx9_fused})
add_rules("f32 f32 f32 dst", {"v_fmac_dx9_zero_f32": dx9_fused})


@rule("f32 f32 f32 f32", "v_mullit_f32")
def lighting_product(t: Text, a: str, b: str, c: str) -> str:
    """a * b with 0 times anything 0; the least number where b is at the bottom or c is not above 0."""
    zero, least = float_constant("f32", 0.0), float_constant("f32", -(2 - 2.0**-23) * 2.0**127)
    bottom = t.compare("fcmp ule", F32, b, least)
    dark = t.compare("fcmp ule", F32, c, zero)
    return choose(t, t.two("or", V1, bottom, dark), least, dx9_product(t, a, b))
