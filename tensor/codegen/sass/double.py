"""Division, square root, powers and logarithms of two, sine and cosine in float64.

Stands beside `special.py`. Division is correctly rounded; the others are within a few units in the last place
(absolute near the zeros of sine and cosine). Exponents are taken from and put into the upper dword.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import pi
from typing import Any

from tensor.codegen import terms
from tensor.codegen.sass import special, wide
from tensor.codegen.sass.arith import choose, logic, predicates
from tensor.codegen.sass.build import Bits, Scope
from tensor.codegen.sass.index import shift_right
from tensor.codegen.sass.machine import Bars, Minus
from tensor.dtype import dtypes
from tensor.ir.graph import Op

F64 = dtypes.float64
NAN, INFINITY = float("nan"), float("inf")
AND, OR, XOR, OR_AND, XOR_AND = 0xC0, 0xFC, 0x3C, 0xF8, 0x78  # the last two: a | b & c, a ^ b & c
SIGN, MANTISSA, ONE, TOP = 0x80000000, 0x000FFFFF, 0x3FF00000, 0x7FF
TINY, SCALE, SCALE_BITS = 2.0**-1022, 2.0**54, 54
ROOT_HALF = 0x3FE6A09E  # upper dword of sqrt(1/2)
PI_4 = pi / 4


@dataclass(frozen=True)
class DoubleSplit:
    """|x| = mantissa * 2**exponent with a mantissa from 1 to 2; odd: 0, infinities and NaN, for which the
    rest means nothing."""

    value: Any
    mantissa: Any
    exponent: Any
    odd: Any


def fma(scope: Scope, a: Any, b: Any, c: Any) -> Any:
    """a * b + c, rounded once."""
    return scope.r("DFMA", a, b, c, count=2)


def split(scope: Scope, x: Any) -> DoubleSplit:
    """Take a float64 apart, denormals too."""
    tiny = scope.p("DSETP.LT.AND", Bars(x), wide.full(scope, TINY, F64), True)
    factor = wide.select(scope, F64, tiny, SCALE, 1.0)
    scaled = scope.r("DMUL", x, factor, count=2)
    biased = logic(scope, AND, shift_right(scope, scaled[1], 20), TOP)
    mantissa = logic(scope, OR, logic(scope, AND, scaled[1], MANTISSA), ONE)
    exponent = scope.r("IADD3", biased, Minus(choose(scope, tiny, SCALE_BITS, 0)), 0)
    odd = scope.p("ISETP.GE.U32.AND", scope.r("IADD3", biased, -1, 0), TOP - 1, True)
    return DoubleSplit(x, wide.pack(scope, scaled[0], mantissa), exponent, odd)


def absolute(scope: Scope, x: Any) -> Any:
    """x without its sign."""
    upper = logic(scope, AND, wide.high(x, F64), SIGN - 1)
    return wide.pack(scope, wide.low(x, F64), upper)


def divide(scope: Scope, a: Any, b: Any) -> Any:
    """The correctly rounded quotient, made as `special.divide` makes it."""
    a, b = wide.registers(scope, a), wide.registers(scope, b)
    if a == 0:
        a = wide.pack(scope, 0, 0)
    if isinstance(b, int):
        b = wide.pack(scope, 0, 0)
    one, other = split(scope, a), split(scope, b)
    m, n = one.mantissa, other.mantissa
    guess = special.reciprocal(scope, n)
    quotient = scope.r("DMUL", m, guess, count=2)
    for _ in range(special.CORRECTIONS):
        quotient = fma(scope, fma(scope, Minus(n), quotient, m), guess, quotient)
    rest = fma(scope, Minus(n), quotient, m)
    power = scope.r("IADD3", one.exponent, Minus(other.exponent), 0)
    quotient = untied(scope, quotient, rest, power)
    sign = logic(scope, XOR, wide.half(a, 1), wide.half(b, 1))
    upper = logic(scope, XOR_AND, quotient[1], sign, scope.vector(SIGN))
    usual = scaled(scope, wide.pack(scope, quotient[0], upper), power)
    return choose_odd(scope, one, other, usual)


def untied(scope: Scope, quotient: Any, rest: Any, power: Any) -> Any:
    """As `special.untied`, in 64 bits."""
    whole = dtypes.uint64
    lost = scope.r("IADD3", Minus(shift_right(scope, quotient[1], 20)), Minus(power), 0)
    lost = wide.pack(scope, scope.r(scope.target.whole_extremes[0], lost, 63, True), 0)
    half = wide.shift(scope, Op.SHL, whole, 1, lost)
    below = wide.add(scope, wide.add(scope, half, half, whole), -1, whole)
    upper = logic(scope, OR, logic(scope, AND, quotient[1], MANTISSA), MANTISSA + 1)
    digits = wide.pack(scope, quotient[0], upper)
    tie = wide.compare_whole(scope, "EQ", whole, wide.binary(scope, Op.AND, whole, digits, below), half)
    up = choose(scope, scope.p("DSETP.GT.AND", rest, 0, tie), 1, 0)
    down = choose(scope, scope.p("DSETP.LT.AND", rest, 0, tie), -1, 0)
    step = scope.r("IADD3", up, down, 0)
    return wide.add(scope, quotient, wide.pack(scope, step, special.sign_of(scope, step)), dtypes.int64)


def choose_odd(scope: Scope, one: DoubleSplit, other: DoubleSplit, usual: Any) -> Any:
    """Quotients of 0, infinities and NaN: a times 1/b, which is exact for such b; other b count as 1 or -1.
    1/b of a NaN is b."""
    upper = wide.half(other.value, 1)
    sign = logic(scope, OR_AND, scope.vector(ONE), upper, scope.vector(SIGN))
    zero = scope.p("DSETP.EQ.AND", other.value, 0, True)
    infinite = scope.p("DSETP.EQ.AND", Bars(other.value), wide.full(scope, INFINITY, F64), True)
    infinity = logic(scope, OR_AND, scope.vector(0x7FF00000), upper, scope.vector(SIGN))
    inverse = choose(scope, other.odd, upper, sign)
    inverse = choose(scope, zero, infinity, inverse)
    inverse = choose(scope, infinite, logic(scope, AND, upper, SIGN), inverse)
    either = predicates(scope, 0xA8, one.odd, other.odd)
    made = scope.r("DMUL", one.value, wide.pack(scope, 0, inverse), count=2)
    return wide.select(scope, F64, either, made, usual)


def scaled(scope: Scope, value: Any, power: Any) -> Any:
    """value * 2**power for a value near 1, rounded once."""
    for least, limit in ((True, 1300), (False, -1300)):
        power = scope.r(scope.target.whole_extremes[1], power, limit, least)
    first = scope.r("SHF.R.S32.HI", 0, Bits(1), power)
    for part in (first, scope.r("IADD3", power, Minus(first), 0)):
        factor = scope.r("IMAD", part, 1 << 20, scope.vector(ONE))
        value = scope.r("DMUL", value, wide.pack(scope, 0, factor), count=2)
    return value


def square_root(scope: Scope, x: Any) -> Any:
    """Within 1 ulp: Goldschmidt's iteration from MUFU.RSQ64H, on values scaled away from denormals."""
    small = scope.p("DSETP.LT.AND", x, wide.full(scope, 2.0**-767, F64), True)
    value = scope.r("DMUL", x, wide.select(scope, F64, small, 2.0**256, 1.0), count=2)
    estimate = wide.pack(scope, 0, scope.r("MUFU.RSQ64H", value[1]))
    root = scope.r("DMUL", value, estimate, count=2)
    halved = scope.r("DMUL", estimate, wide.double(scope, 0.5), count=2)
    error = fma(scope, Minus(halved), root, wide.double(scope, 0.5))
    halved, root = fma(scope, halved, error, halved), fma(scope, root, error, root)
    for _ in range(2):
        root = fma(scope, fma(scope, Minus(root), root, value), halved, root)
    root = scope.r("DMUL", root, wide.select(scope, F64, small, 2.0**-128, 1.0), count=2)
    usual = scope.p("DSETP.NEU.AND", value, 0, True)
    usual = scope.p("DSETP.NEU.AND", value, wide.full(scope, INFINITY, F64), usual)
    return wide.select(scope, F64, usual, root, x)


def polynomial(scope: Scope, x: Any, coefficients: tuple[float, ...]) -> Any:
    """Horner's scheme, lowest coefficient first."""
    total = wide.full(scope, coefficients[-1], F64)
    for coefficient in reversed(coefficients[:-1]):
        total = fma(scope, total, x, wide.full(scope, coefficient, F64))
    return total


def bounded(scope: Scope, x: Any, limit: float) -> Any:
    """The nearest value from -limit to limit; of a NaN, some value."""
    for name, bound in (("LT", -limit), ("GT", limit)):
        beyond = scope.p(f"DSETP.{name}.AND", x, wide.full(scope, bound, F64), True)
        x = wide.select(scope, F64, beyond, bound, x)
    return x


def exp2(scope: Scope, x: Any) -> Any:
    """2**x: the nearest whole number goes to the exponent, the rest in -1/2..1/2 to a Taylor polynomial."""
    inside = bounded(scope, x, 1100.0)
    whole = scope.r("FRND.F64", inside, count=2)
    rest = scope.r("DADD", inside, Minus(whole), count=2)
    number = scope.r("F2I.F64.TRUNC", whole)
    power = scaled(scope, polynomial(scope, rest, terms.EXPONENTIAL), number)
    ordered = scope.p("DSETP.NUM.AND", x, x, True)
    return wide.select(scope, F64, ordered, power, NAN)


def log2(scope: Scope, x: Any) -> Any:
    """The logarithm to base 2: exponent plus 2 artanh(f / (2 + f)) / ln 2 of the mantissa 1 + f."""
    tiny = scope.p("DSETP.LT.AND", x, wide.full(scope, TINY, F64), True)
    value = scope.r("DMUL", x, wide.select(scope, F64, tiny, SCALE, 1.0), count=2)
    power = scope.r("SHF.R.S32.HI", 0, Bits(20), scope.r("IADD3", value[1], -ROOT_HALF, 0))
    mantissa = wide.pack(scope, value[0], scope.r("IMAD", power, -(1 << 20), value[1]))
    power = scope.r("IADD3", power, Minus(choose(scope, tiny, SCALE_BITS, 0)), 0)
    one = wide.double(scope, 1.0)
    below, above = (scope.r("DADD", mantissa, v, count=2) for v in (wide.double(scope, -1.0), one))
    guess = special.reciprocal(scope, above)
    slope = scope.r("DMUL", below, guess, count=2)
    slope = fma(scope, fma(scope, Minus(above), slope, below), guess, slope)
    square = scope.r("DMUL", slope, slope, count=2)
    series = polynomial(scope, square, terms.ARTANH)
    result = fma(scope, series, slope, scope.r("I2F.F64", power, count=2))
    finite = scope.p("DSETP.LT.AND", x, wide.full(scope, INFINITY, F64), True)
    result = wide.select(scope, F64, finite, result, x)
    zero, negative = (scope.p(f"DSETP.{name}.AND", x, 0, True) for name in ("EQ", "LT"))
    result = wide.select(scope, F64, zero, -INFINITY, result)
    return wide.select(scope, F64, negative, NAN, result)


def sine(scope: Scope, x: Any, quarter_turns: int = 0) -> Any:
    """sin(x), reduced by pi/2 in two terms for |x| < 2**40; any value from -1 to 1 beyond."""
    angle, quadrant = special.reduce_angle(scope, x, quarter_turns)
    angle = bounded(scope, angle, PI_4)
    square = scope.r("DMUL", angle, angle, count=2)
    odd = scope.r("DMUL", polynomial(scope, square, terms.SINE), square, count=2)
    odd = fma(scope, odd, angle, angle)
    even = fma(scope, polynomial(scope, square, terms.COSINE), square, wide.double(scope, 1.0))
    is_odd = scope.p("ISETP.NE.AND", logic(scope, AND, quadrant, 1), 0, True)
    chosen = wide.select(scope, F64, is_odd, even, odd)
    turned = scope.r("SHF.L.U32", logic(scope, AND, quadrant, 2), Bits(30), 0)
    signed = wide.pack(scope, wide.half(chosen, 0), logic(scope, XOR, wide.half(chosen, 1), turned))
    finite = scope.p("DSETP.LT.AND", Bars(x), wide.full(scope, INFINITY, F64), True)
    return wide.select(scope, F64, finite, signed, NAN)


def cosine(scope: Scope, x: Any) -> Any:
    """cos(x), as good as `sine`."""
    return sine(scope, x, quarter_turns=1)
