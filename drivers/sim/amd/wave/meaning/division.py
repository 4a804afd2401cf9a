"""What a division is made of: scaling, the last step of Newton's method, and the special cases at its end.

Compilers divide by v_div_scale, v_rcp, some v_fma, v_div_fmas and v_div_fixup; only all of them together give
the quotient with one rounding. Stands beside `floats`. Source: RDNA3 ISA, VOP3 opcodes.
"""

from __future__ import annotations

from drivers.sim.amd.wave.facts.numbers import LAYOUT
from drivers.sim.amd.wave.meaning.float_bits import INTEGER_OF
from drivers.sim.amd.wave.meaning.floats import fused, infinity, raw_exponent
from drivers.sim.amd.wave.meaning.nans import default_nan, is_nan, passed, quiet_bit
from drivers.sim.amd.wave.meaning.rules import (
    TYPES,
    Build,
    add_rules,
    float_constant,
    magnitude,
    through_float,
)
from drivers.sim.llvm.text import F32, F64, V1, Text, splat

# kind -> power of the scale, exponents that are far apart, the greatest of a tiny numerator
SCALES = {"f32": (64, 96, 24), "f64": (128, 768, 53)}


def scaled_operand(t: Text, kind: str, value: str, below: str, above: str) -> tuple[str, str]:
    """`below` is the denominator, `above` the numerator. Only their exponent fields decide, as measured on
    gfx1100 and gfx1201 (the pseudocode asks for denormal quotients, and scales a denominator up that is near
    the greatest number, which would overflow). Where either is 0 the result is a NaN, whatever is scaled.
    """
    vector, integer = TYPES[kind], INTEGER_OF[kind]
    power, far, tiny = SCALES[kind]
    exponent_above, exponent_below = (raw_exponent(t, kind, v) for v in (above, below))
    gap = t.two("sub", integer, exponent_above, exponent_below)
    is_below = t.compare("icmp eq", integer, t.bits(vector, value, integer), t.bits(vector, below, integer))
    larger = t.two("fmul", vector, value, float_constant(kind, 2.0**power))
    smaller = t.two("fmul", vector, value, float_constant(kind, 2.0**-power))
    exceeds = t.compare("icmp sge", integer, gap, splat(integer, far))
    vanishes = t.compare("icmp sle", integer, gap, splat(integer, -far))
    huge = t.compare("icmp sge", integer, exponent_below, splat(integer, 2 * LAYOUT[kind][2] - 1))
    stays = t.select(V1, is_below, vector, smaller, t.select(V1, vanishes, vector, value, smaller))
    cases = [
        (is_nan(t, kind, value), passed(t, kind, value)),
        (exceeds, t.select(V1, is_below, vector, larger, value)),
        (t.compare("icmp eq", integer, exponent_below, splat(integer, 0)), larger),
        (huge, stays),
        (vanishes, t.select(V1, is_below, vector, value, larger)),
        (t.compare("icmp sle", integer, exponent_above, splat(integer, tiny)), larger),
    ]
    result = value
    for condition, chosen in reversed(cases):
        result = t.select(V1, condition, vector, chosen, result)
    is_zero = either_zero(t, vector, below, above, float_constant(kind, 0.0))
    return t.select(V1, is_zero, vector, default_nan(t, kind), result), either(t, exceeds, vanishes)


def either(t: Text, a: str, b: str) -> str:
    return t.two("or", V1, a, b)


def either_zero(t: Text, vector: str, a: str, b: str, zero: str) -> str:
    return either(t, t.compare("fcmp oeq", vector, a, zero), t.compare("fcmp oeq", vector, b, zero))


def scaled_sum(t: Text, kind: str, a: str, b: str, c: str, marked: str) -> str:
    """fma, and what the marked lanes get instead."""
    vector, integer = TYPES[kind], INTEGER_OF[kind]
    value = fused(kind)(t, a, b, c)
    power = SCALES[kind][0]
    is_large = t.compare("icmp ugt", integer, raw_exponent(t, kind, c), splat(integer, LAYOUT[kind][2]))
    up, down = (scaled_back(t, kind, value, (a, b, c), n) for n in (power, -power))
    if t.quiets is not True:
        marked = t.two("and", V1, marked, t.compare("fcmp ord", vector, value, value))
    return t.select(V1, marked, vector, t.select(V1, is_large, vector, up, down), value)


def scaled_back(t: Text, kind: str, value: str, sources: tuple[str, str, str], power: int) -> str:
    """fma * 2**power with one rounding, so that a denormal quotient is right. value: the rounded fma."""
    factor = float_constant("f64", 2.0**power)
    if kind == "f64":
        whole = value if power > 0 else rounded_to_denormal(t, value, left_over(t, value, sources), power)
        return t.two("fmul", F64, whole, factor)
    wide = fused("f64")(t, *(t.cast("fpext", F32, source, F64) for source in sources))
    return t.cast("fptrunc", F64, t.two("fmul", F64, wide, factor), F32)


def left_over(t: Text, value: str, sources: tuple[str, str, str]) -> str:
    """a * b + c less `value`, its rounded sum, by Dekker's and Knuth's exact products and sums."""
    a, b, c = sources
    product = t.two("fmul", F64, a, b)
    below = fused("f64")(t, a, b, t.minus(F64, product))
    total = t.two("fadd", F64, product, c)
    taken = t.two("fsub", F64, total, product)
    first = t.two("fsub", F64, product, t.two("fsub", F64, total, taken))
    lost = t.two("fadd", F64, first, t.two("fsub", F64, c, taken))
    return t.two("fadd", F64, t.two("fsub", F64, total, value), t.two("fadd", F64, lost, below))


def rounded_to_denormal(t: Text, value: str, rest: str, power: int) -> str:
    """`value` in steps of the least f64 over 2**power, where the scaled number is denormal. Halfway between
    two steps the `rest` that rounding had dropped decides.
    """
    step, copy = 2.0 ** (-1074 - power), "llvm.copysign.v32f64"
    size = magnitude(t, "f64", value)
    shift = t.call(F64, copy, (F64, float_constant("f64", 2.0**52 * step)), (F64, value))
    near = t.two("fsub", F64, t.two("fadd", F64, value, shift), shift)
    apart = magnitude(t, "f64", t.two("fsub", F64, value, near))
    half = float_constant("f64", step / 2)
    aside = t.two("fadd", F64, value, t.call(F64, copy, (F64, half), (F64, rest)))
    is_tie = t.compare("fcmp oeq", F64, apart, half)
    is_tie = t.two("and", V1, is_tie, t.compare("fcmp une", F64, rest, float_constant("f64", 0.0)))
    near = t.call(F64, copy, (F64, t.select(V1, is_tie, F64, aside, near)), (F64, value))
    is_small = t.compare("fcmp olt", F64, size, float_constant("f64", 2.0**52 * step))
    return t.select(V1, is_small, F64, near, value)


LEAST_QUOTIENT = {"f32": -150, "f64": -1075}  # difference of exponents below which a quotient is 0


def division_fixup(kind: str) -> Build:
    """The special cases of src2 / src1, else the quotient src0 with their sign; infinite where it is none.
    Where their exponents are so far apart that it is 0, it is, whatever the steps before made of it. NaNs
    become quiet in every mode. Source: RDNA3 ISA, V_DIV_FIXUP_F32 and V_DIV_FIXUP_F64; that a quotient that
    is a NaN gives infinity: measured on gfx1100 and gfx1201.
    """

    def build(t: Text, quotient: str, below: str, above: str) -> str:
        vector, integer = TYPES[kind], INTEGER_OF[kind]
        zero, inf = float_constant(kind, 0.0), infinity(kind)
        signs = t.two("xor", integer, t.bits(vector, below, integer), t.bits(vector, above, integer))
        carrier = t.bits(integer, signs, vector)
        size_below, size_above = (magnitude(t, kind, v) for v in (below, above))
        is_number = t.compare("fcmp ord", vector, quotient, quotient)
        number = t.select(V1, is_number, vector, quotient, inf)
        copy = f"llvm.copysign.v32{kind}"
        signed = [t.call(vector, copy, (vector, v), (vector, carrier)) for v in (zero, inf, number)]
        zero_below, zero_above = (t.compare("fcmp oeq", vector, v, zero) for v in (below, above))
        inf_below, inf_above = (t.compare("fcmp oeq", vector, v, inf) for v in (size_below, size_above))
        gap = t.two("sub", integer, *(raw_exponent(t, kind, v) for v in (above, below)))
        is_lost = t.compare("icmp slt", integer, gap, splat(integer, LEAST_QUOTIENT[kind]))
        both = (t.two("and", V1, zero_below, zero_above), t.two("and", V1, inf_below, inf_above))
        cases = [
            (is_nan(t, kind, above), quiet_bit(t, kind, above)),
            (is_nan(t, kind, below), quiet_bit(t, kind, below)),
            (either(t, *both), default_nan(t, kind)),
            (either(t, zero_below, inf_above), signed[1]),
            (either(t, either(t, inf_below, zero_above), is_lost), signed[0]),
        ]
        result = signed[2]
        for condition, chosen in reversed(cases):
            result = t.select(V1, condition, vector, chosen, result)
        return result

    return build


for _kind in ("f32", "f64"):
    add_rules(f"{_kind} {_kind} {_kind} {_kind}", {f"v_div_fixup_{_kind}": division_fixup(_kind)})
# Every case is exact both ways.
add_rules("f16 f16 f16 f16", {"v_div_fixup_f16": through_float(division_fixup("f32"))})
