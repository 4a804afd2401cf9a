"""EXP2, LOG2, SIN and COS in LLVM IR: of float32 as polynomials that run on vectors, of float64 by the C
library.

float32: EXP2 within 1 ulp over the whole range, denormal
results too; LOG2, computed in float64, within 1 ulp; SIN and COS, computed in float64, with an absolute error
below 1.5e-7 for |x| < 2**50 and some value from -1 to 1 beyond that.
"""

from __future__ import annotations

from math import pi
from typing import Any

from tensor.codegen import terms
from tensor.codegen.cpu.build import DOUBLE, FLOAT, I32, I64, Build, element
from tensor.dtype import DType

HALF_PI_REST = 6.123233995736766e-17  # pi/2 less the float64 next to it
SHIFT, SHIFT_BITS = 12582912.0, 0x4B400000  # 1.5 * 2**23 and its bits: the same for float32
TO_WHOLE = 6755399441055744.0  # 1.5 * 2**52: added to a small float64, its low bits are the whole number


def exp2(b: Build, _: DType, x: Any) -> Any:
    """2**x = 2**n * 2**f with n whole and |f| <= 1/2; 2**n in two factors, as results may be denormal."""
    if element(x.type) == DOUBLE:
        return b.call("exp2", x.type, x)
    at = b.at
    low = b.select(at.fcmp_ordered("<", x, b.constant(x.type, -152.0)), b.constant(x.type, -152.0), x)
    inside = b.select(at.fcmp_ordered(">", low, b.constant(x.type, 129.0)), b.constant(x.type, 129.0), low)
    shifted = at.fadd(inside, b.constant(x.type, SHIFT))
    rest = at.fsub(inside, at.fsub(shifted, b.constant(x.type, SHIFT)))
    power = fused(b, polynomial(b, rest, terms.EXP2), rest, b.constant(x.type, 1.0))
    bits = at.bitcast(shifted, b.like(x, I32))
    n = at.sub(bits, b.constant(bits.type, SHIFT_BITS))
    half = at.ashr(n, b.constant(n.type, 1))
    return at.fmul(at.fmul(power, power_of_two(b, half, x.type)), power_of_two(b, at.sub(n, half), x.type))


def power_of_two(b: Build, n: Any, typ: Any) -> Any:
    """2**n as a normal float32."""
    biased = b.at.shl(b.at.add(n, b.constant(n.type, 127)), b.constant(n.type, 23))
    return b.at.bitcast(biased, typ)


def log2(b: Build, _: DType, x: Any) -> Any:
    """log2(x) = e + log2(m) with m from sqrt(1/2) to sqrt(2)."""
    if element(x.type) == DOUBLE:
        return b.call("log2", x.type, x)
    at = b.at
    wide = at.fpext(x, b.like(x, DOUBLE))
    bits = at.bitcast(wide, b.like(x, I64))
    # Counted from sqrt(1/2), the exponent field is e and what is left of it belongs to m.
    root = 0x3FE6A09E667F3BCD
    shifted = at.sub(bits, b.constant(bits.type, root))
    e = at.ashr(shifted, b.constant(bits.type, 52))
    mantissa = at.sub(bits, at.shl(e, b.constant(bits.type, 52)))
    m = at.bitcast(mantissa, wide.type)
    one = b.constant(wide.type, 1.0)
    s = at.fdiv(at.fsub(m, one), at.fadd(m, one))
    series = polynomial(b, at.fmul(s, s), terms.LOG2)
    exponent = at.sitofp(at.trunc(e, b.like(x, I32)), wide.type)
    result = at.fptrunc(fused(b, s, series, exponent), x.type)
    zero, infinity = b.constant(x.type, 0.0), b.constant(x.type, float("inf"))
    result = b.select(at.fcmp_ordered("<", x, infinity), result, x)  # infinity and NaN stay
    below = b.select(at.fcmp_ordered("==", x, zero), b.constant(x.type, float("-inf")),
                     b.constant(x.type, float("nan")))  # fmt: skip
    return b.select(at.fcmp_ordered("<=", x, zero), below, result)


def sine(b: Build, dtype: DType, x: Any) -> Any:
    return b.call("sin", x.type, x) if element(x.type) == DOUBLE else turned(b, x, 0)


def cosine(b: Build, dtype: DType, x: Any) -> Any:
    return b.call("cos", x.type, x) if element(x.type) == DOUBLE else turned(b, x, 1)


def turned(b: Build, x: Any, quarters: int) -> Any:
    """sin(x + quarters * pi/2): the nearest multiple of pi/2 is taken off in float64."""
    at = b.at
    wide = at.fpext(x, b.like(x, DOUBLE))
    typ = wide.type
    count = b.call("rint", typ, at.fmul(wide, b.constant(typ, 2 / pi)))
    minus = at.fneg(count)
    rest = fused(b, minus, b.constant(typ, pi / 2), wide)
    rest = fused(b, minus, b.constant(typ, HALF_PI_REST), rest)
    square = at.fmul(rest, rest)
    odd = at.fmul(polynomial(b, square, terms.SIN), rest)
    even = polynomial(b, square, terms.COS)
    bits = at.bitcast(at.fadd(count, b.constant(typ, TO_WHOLE)), b.like(x, I64))
    quarter = at.add(bits, b.constant(bits.type, quarters))
    is_even = at.icmp_unsigned("!=", at.and_(quarter, b.constant(bits.type, 1)), b.constant(bits.type, 0))
    chosen = b.select(is_even, even, odd)
    is_minus = at.icmp_unsigned("!=", at.and_(quarter, b.constant(bits.type, 2)), b.constant(bits.type, 0))
    signed = b.select(is_minus, at.fneg(chosen), chosen)
    for sign, bound in (("<", -1.0), (">", 1.0)):
        limit = b.constant(typ, bound)
        signed = b.select(at.fcmp_ordered(sign, signed, limit), limit, signed)
    return at.fptrunc(signed, b.like(x, FLOAT))


def polynomial(b: Build, x: Any, coefficients: tuple[float, ...]) -> Any:
    """The sum of coefficients[i] * x**i."""
    total = b.constant(x.type, coefficients[-1])
    for term in reversed(coefficients[:-1]):
        total = fused(b, total, x, b.constant(x.type, term))
    return total


def fused(b: Build, one: Any, other: Any, more: Any) -> Any:
    """one * other + more, rounded once."""
    return b.call("fma", more.type, one, other, more)
