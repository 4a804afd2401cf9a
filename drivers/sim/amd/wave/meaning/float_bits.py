"""Floats by their bits: where sign, exponent and payload are, and numbers below the normal ones as zeros.

Source: IEEE 754; what is measured says so.
"""

from __future__ import annotations

from drivers.sim.amd.wave.facts.numbers import LAYOUT as FIELDS
from drivers.sim.amd.wave.meaning.rules import TYPES, magnitude
from drivers.sim.llvm.text import I1, V1, V16, V32, V64, Text, float_splat, splat

INTEGER_OF = {"f16": V16, "f32": V32, "f64": V64}
# kind -> the integers of its width, the bits of its exponent, its sign
LAYOUT = {
    kind: (INTEGER_OF[kind], mask << mantissa, mask + 1 << mantissa)
    for kind, (mantissa, mask, _) in FIELDS.items()
}


def by_flag(t: Text, on: bool | str, vector: str, yes: str, no: str) -> str:
    """What a flag chooses."""
    if isinstance(on, str):
        return t.select(I1, on, vector, yes, no)
    return yes if on else no


def flush_always(t: Text, kind: str, value: str) -> str:
    integer, exponent, sign = LAYOUT[kind]
    vector = TYPES[kind]
    bits = t.bits(vector, value, integer)
    zero_exponent = t.two("and", integer, bits, splat(integer, exponent))
    is_small = t.compare("icmp eq", integer, zero_exponent, splat(integer, 0))
    zero = t.two("and", integer, bits, splat(integer, sign))
    return t.bits(integer, t.select(V1, is_small, integer, zero, bits), vector)


SCALE = {"f32": 64, "f64": 200}  # how far `tiny_as_zero` lifts a product off the denormals


def tiny_as_zero(t: Text, kind: str, value: str, a: str, b: str, *sums: str) -> str:
    """Zero of its sign if a product is below the least normal number when rounded to a normal number's bits,
    though a denormal's fewer bits may round it up to that: measured on gfx1100 and gfx1201 (rocjitsu,
    valu_fp_mode_test.cpp). Those that lie on denormals themselves are still to be flushed.
    """
    vector, (integer, _, sign) = TYPES[kind], LAYOUT[kind]
    lift = power_of_two(kind, SCALE[kind])
    raised = [t.two("fmul", vector, each, lift) for each in (a, *sums)]
    if sums:
        operands = [(vector, each) for each in (raised[0], b, raised[1])]
        again = t.call(vector, f"llvm.fma.v32{kind}", *operands)
    else:
        again = t.two("fmul", vector, raised[0], b)
    size = magnitude(t, kind, again)
    least = power_of_two(kind, SCALE[kind] + 1 - FIELDS[kind][2])
    is_tiny = t.compare("fcmp olt", vector, size, least)
    zero = t.two("and", integer, t.bits(vector, value, integer), splat(integer, sign))
    return t.select(V1, is_tiny, vector, t.bits(integer, zero, vector), value)


def power_of_two(kind: str, exponent: int) -> str:
    return float_splat(TYPES[kind], (1023 + exponent) << 52)


def is_infinite(t: Text, kind: str, value: str) -> str:
    integer, exponent, sign = LAYOUT[kind]
    size = t.two("and", integer, t.bits(TYPES[kind], value, integer), splat(integer, sign - 1))
    return t.compare("icmp eq", integer, size, splat(integer, exponent))
