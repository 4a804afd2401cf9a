"""Division, square root, powers and logarithms of two, sine, integer quotients: sequences of several
instructions.

Stands beside `arith.py`. MUFU's results are approximations (PTX ISA, "rcp", "rsqrt", "ex2": errors of about 2
units in the last place); each function here says what it promises. There are no branches: what is out of the
range of the common way is brought into it by powers of two.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import pi
from typing import Any

from tensor.codegen import terms
from tensor.codegen.sass import wide
from tensor.codegen.sass.arith import choose, is_number, logic, narrow
from tensor.codegen.sass.build import Bits, Scope
from tensor.codegen.sass.index import multiply_high, shift_right
from tensor.codegen.sass.machine import Bars, Minus
from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tensor.plan.tile import magic

TINY = 2.0**-126
AND, OR, XOR, OR_AND, XOR_AND = 0xC0, 0xFC, 0x3C, 0xF8, 0x78  # the last two: a | b & c, a ^ b & c
SIGN, MANTISSA, ONE, TOP = 0x80000000, 0x007FFFFF, 0x3F800000, 0xFF
SCALE, SCALE_BITS = 2.0**32, 32
CORRECTIONS = 2  # of a quotient
NAN = float("nan")


@dataclass(frozen=True)
class Split:
    """|x| = mantissa * 2**exponent with a mantissa from 1 to 2, of a float32; bits: of x; odd: a predicate
    of 0, infinities and NaN, for which the rest means nothing."""

    bits: Any
    mantissa: Any
    exponent: Any
    odd: Any


def split(scope: Scope, x: Any) -> Split:
    """Take a float32 apart, denormals too."""
    tiny = scope.p("FSETP.LT.AND", Bars(x), TINY, True)
    scaled = scope.r("FMUL", x, choose(scope, tiny, SCALE, 1.0))
    biased = logic(scope, AND, shift_right(scope, scaled, 23), TOP)
    mantissa = logic(scope, OR, logic(scope, AND, scaled, MANTISSA), ONE)
    exponent = scope.r("IADD3", biased, Minus(choose(scope, tiny, SCALE_BITS, 0)), 0)
    odd = scope.p("ISETP.GE.U32.AND", scope.r("IADD3", biased, -1, 0), TOP - 1, True)
    return Split(x, mantissa, exponent, odd)


def divide(scope: Scope, a: Any, b: Any) -> Any:
    """The correctly rounded quotient of two float32.

    Mantissas are divided by a reciprocal and two corrections; the exponents' difference is put back in two
    factors, of which only the second can round.
    """
    a, b = scope.vector(a), scope.vector(b)
    one, other = split(scope, a), split(scope, b)
    m, n = one.mantissa, other.mantissa
    guess = scope.r("MUFU.RCP", n)
    guess = fma(scope, fma(scope, Minus(n), guess, 1.0), guess, guess)
    quotient = scope.r("FMUL", m, guess)
    for _ in range(CORRECTIONS):
        quotient = fma(scope, fma(scope, Minus(n), quotient, m), guess, quotient)
    rest = fma(scope, Minus(n), quotient, m)
    power = scope.r("IADD3", one.exponent, Minus(other.exponent), 0)
    quotient = untied(scope, quotient, rest, power)
    quotient = logic(scope, XOR_AND, quotient, logic(scope, XOR, a, b), scope.vector(SIGN))
    return choose_odd(scope, one, other, scaled(scope, quotient, power))


def untied(scope: Scope, quotient: Any, rest: Any, power: Any) -> Any:
    """A quotient that lies halfway between two denormals once it is multiplied by 2**power, by one unit
    nearer to the exact one, which is beyond it if the rest is positive; other quotients as they are."""
    lost = scope.r("IADD3", Minus(shift_right(scope, quotient, 23)), Minus(power), 0)  # bits, less one
    lost = scope.r(scope.target.whole_extremes[0], lost, 31, True)
    half = scope.r("SHF.L.U32", scope.vector(1), lost, 0)
    below = scope.r("IADD3", scope.r("IADD3", half, half, 0), -1, 0)
    digits = logic(scope, OR, logic(scope, AND, quotient, MANTISSA), MANTISSA + 1)
    tie = scope.p("ISETP.EQ.AND", logic(scope, AND, digits, below), half, True)
    up = choose(scope, scope.p("FSETP.GT.AND", rest, 0.0, tie), 1, 0)
    down = choose(scope, scope.p("FSETP.LT.AND", rest, 0.0, tie), 1, 0)
    return scope.r("IADD3", quotient, up, Minus(down))


def choose_odd(scope: Scope, one: Split, other: Split, usual: Any) -> Any:
    """Quotients of 0, infinities and NaN: a times 1/b, which is exact for such b; other b count as 1 or
    -1."""
    sign = logic(scope, OR_AND, scope.vector(ONE), other.bits, scope.vector(SIGN))
    inverse = choose(scope, other.odd, scope.r("MUFU.RCP", other.bits), sign)
    either = scope.reg("p")
    scope.emit("PLOP3.LUT", (either, True), (one.odd, other.odd, True, Bits(0xA8), Bits(0)))
    return choose(scope, either, scope.r("FMUL", one.bits, inverse), usual)


def scaled(scope: Scope, value: Any, power: Any) -> Any:
    """value * 2**power for a value near 1, rounded once."""
    for name, limit in ((True, 200), (False, -200)):  # the lesser of the two, then the greater
        power = scope.r(scope.target.whole_extremes[1], power, limit, name)
    first = scope.r("SHF.R.S32.HI", 0, Bits(1), power)
    second = scope.r("IADD3", power, Minus(first), 0)
    for part in (first, second):
        factor = scope.r("IMAD", part, 1 << 23, scope.vector(ONE))
        value = scope.r("FMUL", value, factor)
    return value


def fma(scope: Scope, a: Any, b: Any, c: Any) -> Any:
    """a * b + c, rounded once."""
    return scope.r("FFMA", a, b, c)


def square_root(scope: Scope, x: Any) -> Any:
    """The correctly rounded square root of a float32: one step from MUFU.RSQ, on values scaled away from
    denormals."""
    tiny = scope.p("FSETP.LT.AND", x, 2.0**-96, True)
    value = scope.r("FMUL", x, choose(scope, tiny, 2.0**32, 1.0))
    estimate = scope.r("MUFU.RSQ", value)
    root = scope.r("FMUL", value, estimate)
    halved = scope.r("FMUL", estimate, 0.5)
    root = fma(scope, fma(scope, Minus(root), root, value), halved, root)
    root = scope.r("FMUL", root, choose(scope, tiny, 2.0**-16, 1.0))
    usual = scope.p("FSETP.NEU.AND", value, 0.0, True)
    usual = scope.p("FSETP.NEU.AND", value, float("inf"), usual)
    return choose(scope, usual, root, x)


def exp2(scope: Scope, x: Any) -> Any:
    """2**x in float32, as good as MUFU.EX2 (2 ulp); arguments below -126 are scaled so that denormals come
    out."""
    low = scope.p("FSETP.LT.AND", x, -126.0, True)
    lifted = scope.r("FADD", x, choose(scope, low, 64.0, 0.0))
    power = scope.r("MUFU.EX2", lifted)
    return scope.r("FMUL", power, choose(scope, low, 2.0**-64, 1.0))


def exp2_of_root(scope: Scope, x: Any) -> Any:
    """2**x in float32 for a result that is only squared: what MUFU.EX2 makes 0 has a square of 0."""
    return scope.r("MUFU.EX2", scope.vector(x))


ROOT_HALF = 0x3F3504F3  # bits of sqrt(1/2)


def log2(scope: Scope, x: Any) -> Any:
    """The logarithm to base 2 in float32, within 4 ulp: exponent plus a series in (m - 1) / (m + 1) of the
    mantissa, which keeps its precision around 1, where MUFU.LG2 loses it."""
    tiny = scope.p("FSETP.LT.AND", x, TINY, True)
    value = scope.r("FMUL", x, choose(scope, tiny, SCALE, 1.0))
    shifted = scope.r("IADD3", value, -ROOT_HALF, 0)
    power = scope.r("SHF.R.S32.HI", 0, Bits(23), shifted)
    mantissa = scope.r("IMAD", power, -(1 << 23), value)
    power = scope.r("IADD3", power, Minus(choose(scope, tiny, SCALE_BITS, 0)), 0)
    inverse = scope.r("MUFU.RCP", scope.r("FADD", mantissa, 1.0))
    slope = scope.r("FMUL", scope.r("FADD", mantissa, -1.0), inverse)
    series = polynomial(scope, scope.r("FMUL", slope, slope), terms.LOG2)
    result = fma(scope, series, slope, single(scope, power))
    below = scope.p("FSETP.LT.AND", x, 0.0, True)
    result = choose(scope, scope.p("FSETP.EQ.AND", x, 0.0, True), -float("inf"), result)
    finite = scope.p("FSETP.LT.AND", x, float("inf"), True)
    return choose(scope, below, NAN, choose(scope, finite, result, x))


def single(scope: Scope, whole: Any) -> Any:
    """A small whole number as float32."""
    return scope.r("I2FP.F32.S32" if scope.target.converts else "I2F", whole)


PIO2_HIGH, PIO2_LOW = 1.5707963267948966, 6.123233995736766e-17
PI_4 = 0.7853982


def sine(scope: Scope, x: Any, quarter_turns: int = 0) -> Any:
    """sin(x) of a float32, error below 1.5e-7 absolute for |x| < 2**50, any value from -1 to 1 beyond; NaN
    for infinities. The argument is reduced by pi/2 in float64 (two-term Cody and Waite), then a polynomial
    of the quadrant."""
    rest, quadrant = reduce_angle(scope, scope.r("F2F.F64.F32", x, count=2), quarter_turns)
    angle = scope.r("F2F.F32.F64", rest)
    angle = scope.r("FMNMX", scope.r("FMNMX", angle, -PI_4, False), PI_4, True)
    square = scope.r("FMUL", angle, angle)
    odd = scope.r("FMUL", polynomial(scope, square, terms.SIN), angle)
    even = polynomial(scope, square, terms.COS)
    is_odd = scope.p("ISETP.NE.AND", logic(scope, AND, quadrant, 1), 0, True)
    chosen = choose(scope, is_odd, even, odd)
    turned = scope.r("SHF.L.U32", logic(scope, AND, quadrant, 2), Bits(30), 0)
    finite = scope.p("FSETP.LT.AND", Bars(x), float("inf"), True)
    return choose(scope, finite, logic(scope, XOR, chosen, turned), NAN)


def cosine(scope: Scope, x: Any) -> Any:
    """cos(x) of a float32, as good as `sine`."""
    return sine(scope, x, quarter_turns=1)


def reduce_angle(scope: Scope, value: Any, quarter_turns: int) -> tuple[Any, Any]:
    """A float64 angle as (rest in -pi/4..pi/4, quadrant, of which the two low bits count) after some quarter
    turns more."""
    number = dtypes.float64
    turns = scope.r("DMUL", value, wide.full(scope, 2 / pi, number), count=2)
    whole = scope.r("FRND.F64", turns, count=2)
    rest = scope.r("DFMA", Minus(whole), wide.full(scope, PIO2_HIGH, number), value, count=2)
    rest = scope.r("DFMA", Minus(whole), wide.full(scope, PIO2_LOW, number), rest, count=2)
    quadrant = scope.r("F2I.S64.F64", whole, count=2)[0]
    return rest, scope.r("IADD3", quadrant, quarter_turns, 0) if quarter_turns else quadrant


def polynomial(scope: Scope, x: Any, coefficients: tuple[float, ...]) -> Any:
    """Horner's scheme, float32."""
    total: Any = scope.vector(coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        total = scope.r("FFMA", total, x, coefficient)
    return total


def divide_int(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """DIV or MOD of integers up to 32 bits, truncating; undefined for a zero divisor."""
    a = scope.vector(a)
    if is_number(b) and b != 0:
        divisor = int(b) & ((1 << dtype.bits) - 1) if dtype.kind == "u" else int(b)
        quotient = by_constant(scope, dtype, a, divisor)
        if op is Op.DIV:
            return narrow(scope, quotient, dtype)
        return scope.r("IMAD", quotient, -divisor, a)
    b = scope.vector(b)
    if dtype.kind == "u":
        return unsigned_quotient(scope, a, b)[op is Op.MOD]
    sign_a, sign_b = sign_of(scope, a), sign_of(scope, b)
    both = unsigned_quotient(scope, absolute(scope, a, sign_a), absolute(scope, b, sign_b))
    sign = sign_a if op is Op.MOD else logic(scope, XOR, sign_a, sign_b)
    return narrow(scope, signed_by(scope, both[op is Op.MOD], sign), dtype)


def sign_of(scope: Scope, value: Any) -> Any:
    """0 or -1."""
    return scope.r("SHF.R.S32.HI", 0, Bits(31), value)


def absolute(scope: Scope, value: Any, sign: Any) -> Any:
    """|value| given its sign as 0 or -1."""
    return logic(scope, XOR, scope.r("IADD3", value, sign, 0), sign)


def signed_by(scope: Scope, value: Any, sign: Any) -> Any:
    """`value` with a sign given as 0 or -1."""
    return scope.r("IADD3", logic(scope, XOR, value, sign), Minus(sign), 0)


def by_constant(scope: Scope, dtype: DType, a: Any, divisor: int) -> Any:
    """A quotient by a number that is known."""
    if dtype.kind == "u":
        return unsigned_by_constant(scope, a, divisor, (1 << dtype.bits) - 1)
    sign = sign_of(scope, a)
    quotient = unsigned_by_constant(scope, absolute(scope, a, sign), abs(divisor), 1 << (dtype.bits - 1))
    if divisor < 0:
        sign = logic(scope, 0x33, 0, sign)
    return signed_by(scope, quotient, sign)


def unsigned_by_constant(scope: Scope, a: Any, divisor: int, highest: int) -> Any:
    if divisor & (divisor - 1) == 0:
        return shift_right(scope, a, divisor.bit_length() - 1) if divisor > 1 else a
    try:
        multiplier, shift = magic(divisor, highest)
    except ValueError:
        return long_by_constant(scope, a, divisor)
    high = multiply_high(scope, a, multiplier)
    return shift_right(scope, high, shift) if shift else high


def long_by_constant(scope: Scope, a: Any, divisor: int) -> Any:
    """With a 33-bit multiplier: ((a - t) / 2 + t) >> (shift - 1), t = a * (multiplier - 2**32) >> 32."""
    shift = (divisor - 1).bit_length()
    multiplier = -(-(1 << (32 + shift)) // divisor) - (1 << 32)
    high = multiply_high(scope, a, multiplier)
    mean = shift_right(scope, scope.r("IADD3", a, Minus(high), 0), 1)
    return shift_right(scope, scope.r("IADD3", mean, high, 0), shift - 1)


def unsigned_quotient(scope: Scope, a: Any, b: Any) -> tuple[Any, Any]:
    """(a // b, a % b) of 32-bit unsigned values: a float reciprocal, one Newton step, two corrections.

    The reciprocal is scaled by just under 2**32 so that the estimate never exceeds 2**32 / b; after the
    Newton step the quotient is at most 2 too small.
    """
    name = "I2FP.F32.U32" if scope.target.converts else "I2F.U32"
    estimate = scope.r("MUFU.RCP", scope.r(name, b))
    inverse = scope.r("F2I.U32.TRUNC.NTZ", scope.r("FMUL", estimate, 4294966784.0))
    error = scope.r("IMAD", scope.r("IADD3", 0, Minus(b), 0), inverse, 0)
    inverse = scope.r("IADD3", inverse, multiply_high(scope, inverse, error), 0)
    quotient = multiply_high(scope, a, inverse)
    rest = scope.r("IADD3", a, Minus(scope.r("IMAD", quotient, b, 0)), 0)
    for _ in range(2):
        again = scope.p("ISETP.GE.U32.AND", rest, b, True)
        quotient = scope.r("IADD3", quotient, choose(scope, again, 1, 0), 0)
        rest = choose(scope, again, scope.r("IADD3", rest, Minus(b), 0), rest)
    return quotient, rest


def divide_long(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """DIV or MOD of 64-bit integers, truncating; undefined for a zero divisor."""
    unsigned = dtypes.uint64
    if dtype.kind == "u":
        return long_quotient(scope, a, b)[op is Op.MOD]
    sign_a, sign_b = (wide.pack(scope, s, s) for s in (long_sign(scope, v, dtype) for v in (a, b)))
    both = long_quotient(scope, flip(scope, a, sign_a, dtype), flip(scope, b, sign_b, dtype))
    sign = sign_a if op is Op.MOD else wide.binary(scope, Op.XOR, unsigned, sign_a, sign_b)
    chosen = both[op is Op.MOD]
    return wide.subtract(scope, wide.binary(scope, Op.XOR, unsigned, chosen, sign), sign, unsigned)


def long_sign(scope: Scope, value: Any, dtype: DType) -> Any:
    """The upper dword's sign as 0 or -1."""
    return sign_of(scope, scope.vector(wide.high(value, dtype)))


def flip(scope: Scope, value: Any, sign: Any, dtype: DType) -> Any:
    """|value| given its sign as 0 or -1."""
    return wide.binary(scope, Op.XOR, dtypes.uint64, wide.add(scope, value, sign, dtype), sign)


def long_quotient(scope: Scope, a: Any, b: Any) -> tuple[Any, Any]:
    """(a // b, a % b) of 64-bit unsigned values by float64 reciprocals that never overshoot.

    Each round takes trunc(rest * (1/b) * (1 - 2**-48)) off the rest. The first leaves at most 2**17 times b,
    of which the second misses less than 2**-30 before it is cut off: one compare-and-correct step finishes.
    """
    dtype = dtypes.uint64
    b = wide.full(scope, b, dtype)
    guess = reciprocal(scope, to_double(scope, b))
    guess = scope.r("DMUL", guess, wide.full(scope, 1 - 2.0**-48, dtypes.float64), count=2)
    quotient: Any = None
    rest: Any = wide.full(scope, a, dtype)
    for _ in range(2):
        estimate = scope.r("DMUL", to_double(scope, rest), guess, count=2)
        part = scope.r("F2I.U64.F64.TRUNC", estimate, count=2)
        rest = wide.subtract(scope, rest, wide.multiply(scope, part, b, dtype), dtype)
        quotient = part if quotient is None else wide.add(scope, quotient, part, dtype)
    again = wide.compare_whole(scope, "GE", dtype, rest, b)
    quotient = wide.select(scope, dtype, again, wide.add(scope, quotient, 1, dtype), quotient)
    return quotient, wide.select(scope, dtype, again, wide.subtract(scope, rest, b, dtype), rest)


def to_double(scope: Scope, value: Any) -> Any:
    """An unsigned integer of 64 bits as float64, rounded once."""
    return scope.r("I2F.F64.U64", value, count=2)


def reciprocal(scope: Scope, x: Any) -> Any:
    """1 / x of a float64 far from the ends of its range, within 1 ulp: MUFU.RCP64H, which knows the upper
    dword (20 bits), and two steps of Newton's."""
    guess = wide.pack(scope, 0, scope.r("MUFU.RCP64H", x[1]))
    for _ in range(2):
        error = scope.r("DFMA", Minus(x), guess, wide.double(scope, 1.0), count=2)
        guess = scope.r("DFMA", error, guess, guess, count=2)
    return guess
