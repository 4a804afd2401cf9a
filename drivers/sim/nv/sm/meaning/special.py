"""MUFU: reciprocals, roots, powers, logarithms, sines.

The hardware's results are approximate; a card's bits are in no document. Here each is the exact result
rounded to f32 (or wrong by its last bit where that is a near tie), well within what PTX ISA promises (rcp,
sqrt 1 ulp; rsqrt 2^-22.9; sin, cos 2^-20.5 absolute; ex2 2^-22.5; lg2 2^-22; tanh 2^-11). Denormals are
zeros on both sides: the code that ptxas makes scales around MUFU where PTX promises more. SIN and COS take
the angle in turns.
"""

from __future__ import annotations

import math

from drivers.nv.isa.access import modifier
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.lanes import Lanes, Value
from drivers.sim.nv.sm.meaning.rules import flushed, half_of, half_to_single, single_to_half, word_of

RULES = Handlers[Lanes]()
SRZ = 0xFF
COS, SIN, EX2, LG2, RCP, RSQ, RCP64H, RSQ64H, SQRT, TANH = range(10)
SINE = [(-1) ** n * (2 * math.pi) ** (2 * n + 1) / math.factorial(2 * n + 1) for n in range(9)]
POWER = [math.log(2) ** n / math.factorial(n) for n in range(13)]
LOGARITHM = [2 / math.log(2) / (2 * n + 1) for n in range(12)]


def polynomial(m: Lanes, x: Value, terms: list[float]) -> Value:
    """The sum of terms[n] x^n of f64."""
    total = m.const(terms[-1], "f64")
    for term in reversed(terms[:-1]):
        total = total * x + m.const(term, "f64")
    return total


def sine(m: Lanes, x: Value) -> Value:
    """sin(2 pi x) of f64: the angle is brought to a quarter turn at most; -0 stays (PTX ISA, sin.approx)."""
    part = x - m.unary("rint", x)
    half = m.const(0.5, "f64")
    part = m.where(part > 0.25, half - part, m.where(part < -0.25, -half - part, part))
    return m.where(x == 0.0, x, part * polynomial(m, part * part, SINE))


def power(m: Lanes, x: Value) -> Value:
    """2^x of f64, 0 and infinity beyond the range of f32."""
    bounded = m.where(x > -200.0, m.where(x < 200.0, x, m.const(200.0, "f64")), m.const(-200.0, "f64"))
    whole = m.unary("rint", bounded)
    exponent = m.resize(m.number(whole, "i32"), "i64")
    scale = m.cast(m.cast(exponent + 1023, "u64") << 52, "f64")
    return polynomial(m, bounded - whole, POWER) * scale


def logarithm(m: Lanes, x: Value) -> Value:
    """log2(x) of a positive normal f64."""
    bits = m.cast(x, "u64")
    shifted = bits - 0x3FE6A09E667F3BCD  # the root of 1/2: the fraction lies around 1
    exponent = m.cast(shifted, "i64") >> 52
    fraction = m.cast(bits - (m.cast(exponent, "u64") << 52), "f64")
    ratio = (fraction - 1.0) / (fraction + 1.0)
    whole = m.number(m.resize(exponent, "i32"), "f64")
    return whole + ratio * polynomial(m, ratio * ratio, LOGARITHM)


def logarithm_of_any(m: Lanes, x: Value) -> Value:
    """log2(x), with the answers for 0, infinity and what has none."""
    value = m.where(x == 0.0, m.const(-math.inf, "f64"), logarithm(m, x))
    value = m.where(x == math.inf, m.const(math.inf, "f64"), value)
    return m.where((x < 0.0) | (x != x), m.const(math.nan, "f64"), value)


def tangent(m: Lanes, x: Value) -> Value:
    """tanh(x)."""
    size = m.unary("abs", x)
    size = m.where(size > 20.0, m.const(20.0, "f64"), size)
    e = power(m, size * (2 / math.log(2)))
    large = m.const(1.0, "f64") - m.const(2.0, "f64") / (e + 1.0)
    square = size * size
    small = size * polynomial(m, square, [1, -1 / 3, 2 / 15, -17 / 315, 62 / 2835])
    value = m.where(size < 0.05, small, large)
    value = m.where(x < 0.0, -value, value)
    return m.where(x != x, x, m.where(size == 0.0, x, value))


def approximated(m: Lanes, function: int, x: Value) -> Value:
    """f64 of the function of a f64."""
    one = m.const(1.0, "f64")
    if function == RCP:
        return one / x
    if function == RSQ:
        return one / m.unary("sqrt", x)
    if function == SQRT:
        return m.unary("sqrt", x)
    if function == EX2:
        return m.where(x != x, x, m.where(x > 199.0, m.const(math.inf, "f64"), power(m, x)))
    if function == LG2:
        return logarithm_of_any(m, x)
    if function == TANH:
        return tangent(m, x)
    bounded = m.where(m.unary("abs", x) < math.inf, x, m.const(math.nan, "f64"))
    return sine(m, bounded + 0.25 if function == COS else bounded)


@RULES("MUFU")
def mufu(m: Lanes, i: PlacedInst) -> None:
    function = i.get("function")
    if function in (RCP64H, RSQ64H):
        upper_half(m, i, function)
        return
    if i.get("type"):
        of_half(m, i, function)
        return
    x = m.number(flushed(m, m.single(i, "b")), "f64")
    m.put(i, word_of(m, flushed(m, m.number(approximated(m, function, x), "f32"))))


def of_half(m: Lanes, i: PlacedInst, function: int) -> None:
    """Of a half, the upper one of the register with H1; the exact result rounded."""
    bits = half_of(m, i, "b", bool(getattr(i.operands["b"], "suffix", "")))
    x = m.number(half_to_single(m, bits), "f64")
    m.put(i, single_to_half(m, m.number(approximated(m, function, x), "f32")))


def upper_half(m: Lanes, i: PlacedInst, function: int) -> None:
    """The upper word of a first guess of 1/x or 1/sqrt(x) of a double, of whose upper word it is made: cut
    off behind 20 bits, from where Newton's steps go on."""
    x = m.cast(m.join(m.const(0, "u32"), m.bits(i, "b")), "f64")
    one = m.const(1.0, "f64")
    value = one / x if function == RCP64H else one / m.unary("sqrt", x)
    bits = m.where(value != value, m.const(0x7FFFFFFF, "u32"), m.resize(m.cast(value, "u64") >> 32, "u32"))
    m.put(i, bits)


@RULES("S2R", "S2UR")
def s2r(m: Lanes, i: PlacedInst) -> None:
    m.put(i, m.special(i, i.get("name")))


@RULES("LEPC")
def lepc(m: Lanes, i: PlacedInst) -> None:
    """The address of a place in the code; on sm_80 to sm_89 that of the instruction itself."""
    m.put_pair(i, m.const(i.target or i.pc, "u64"))


@RULES("CS2R", "CS2UR")
def cs2r(m: Lanes, i: PlacedInst) -> None:
    """One or two special registers in a row; SRZ is zero in both."""
    code = i.get("name")
    m.put(i, m.special(i, code))
    if not modifier(i.made.form, i.word, "size"):
        m.put(i, m.special(i, code if code == SRZ else code + 1), word=1)
