"""What becomes of a NaN: quieted or not, which of several goes on, and what an invalid operation gives.

Host arithmetic quiets, passes on the payload of the one NaN among its operands, and makes the same default
NaN (negative, quiet, no payload) as these cards do. Here stands the rest. Sources: RDNA3 ISA, MODE.IEEE, and
the pseudocode of V_MIN_F32 and V_DIV_FIXUP_F32; where documents are silent, what AMD's public emulator
(rocm-systems, rocjitsu, valu_fp_mode_test.cpp) records as measured on gfx1100 and gfx1201.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.sim.amd.wave.facts.numbers import LAYOUT as FIELDS
from drivers.sim.amd.wave.meaning.float_bits import LAYOUT, by_flag
from drivers.sim.amd.wave.meaning.rules import TYPES
from drivers.sim.llvm.text import V1, Text, splat

QUIET = {kind: 1 << mantissa - 1 for kind, (mantissa, _, _) in FIELDS.items()}
ONES = {kind: bias << mantissa for kind, (mantissa, _, bias) in FIELDS.items()}
# 1, -1 and -0: LLVM takes a product or a sum with one for the other operand, and would not quiet that
NEUTRAL = {kind: (ONES[kind], ONES[kind] | sign, sign) for kind, (_, _, sign) in LAYOUT.items()}
SIGNALLING = 1  # the class that llvm.is.fpclass calls so


def default_nan(t: Text, kind: str) -> str:
    """What an invalid operation gives: inf - inf, 0 * inf, the root of a negative number."""
    integer, exponent, sign = LAYOUT[kind]
    return t.bits(integer, splat(integer, sign | exponent | QUIET[kind]), TYPES[kind])


def is_nan(t: Text, kind: str, value: str) -> str:
    """Of halves by their bits: the host cannot compare them."""
    if kind != "f16":
        return t.compare("fcmp uno", TYPES[kind], value, value)
    integer, exponent, sign = LAYOUT[kind]
    size = t.two("and", integer, t.bits(TYPES[kind], value, integer), splat(integer, sign - 1))
    return t.compare("icmp ugt", integer, size, splat(integer, exponent))


def is_signalling(t: Text, kind: str, value: str) -> str:
    return t.call(V1, f"llvm.is.fpclass.v32{kind}", (TYPES[kind], value), ("i32", str(SIGNALLING)))


def quiet_bit(t: Text, kind: str, value: str) -> str:
    """A NaN made quiet."""
    integer, vector = LAYOUT[kind][0], TYPES[kind]
    bits = t.two("or", integer, t.bits(vector, value, integer), splat(integer, QUIET[kind]))
    return t.bits(integer, bits, vector)


def passed(t: Text, kind: str, value: str) -> str:
    """A NaN as an arithmetic instruction passes it on."""
    return by_flag(t, t.quiets, TYPES[kind], quiet_bit(t, kind, value), value)


def first_nan(t: Text, kind: str, result: str, *operands: str) -> str:
    """The first operand that is a NaN, passed on; else the result."""
    vector = TYPES[kind]
    for operand in reversed(operands):
        result = t.select(V1, is_nan(t, kind, operand), vector, passed(t, kind, operand), result)
    return result


def kept(t: Text, kind: str, result: str, *operands: str) -> str:
    """The result of host arithmetic, which quiets; where signalling NaNs stay as they are, so they do."""
    return result if t.quiets is True else first_nan(t, kind, result, *operands)


def extended(kind: str, target: str) -> Callable[[Text, str], str]:
    """To a wider float. The host quiets; where signalling NaNs stay as they are, that is undone."""
    integer, vector = LAYOUT[target][0], TYPES[target]

    def build(t: Text, value: str) -> str:
        wide = t.cast("fpext", TYPES[kind], value, vector)
        if t.quiets is True:
            return wide
        bits = t.two("xor", integer, t.bits(vector, wide, integer), splat(integer, QUIET[target]))
        loud = t.select(V1, is_signalling(t, kind, value), vector, t.bits(integer, bits, vector), wide)
        return by_flag(t, t.quiets, vector, wide, loud)

    return build


def negated(t: Text, kind: str, value: str) -> str:
    """The other sign, also of a NaN: LLVM may not make a subtraction of it, which would keep a NaN's sign."""
    vector = TYPES[kind]
    return fenced(t, kind, t.minus(vector, value))


def fenced(t: Text, kind: str, value: str) -> str:
    """The same value, of which LLVM knows nothing."""
    vector = TYPES[kind]
    return t.call(vector, f"llvm.arithmetic.fence.v32{kind}", (vector, value))
