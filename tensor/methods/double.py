"""exp2, log2 and sin of float64 from arithmetic and bit operations: no chip has instructions for them.

Stands below the transcendental methods, which call it for float64 alone, so that the ops EXP2, LOG2 and SIN
only ever meet narrower floats. Within 2 ulp; `sin` up to |x| = 2**20, beyond which its error is about |x| *
2**-73.
"""

from __future__ import annotations

import math
from typing import TypeVar

from tensor.dtype import dtypes
from tensor.methods.elementwise import Elementwise

Real = TypeVar("Real", bound=Elementwise)
F64, I64 = dtypes.float64, dtypes.int64
MANTISSA_BITS, BIAS = 52, 1023  # of IEEE 754 binary64
MANTISSA_MASK = (1 << MANTISSA_BITS) - 1
SMALLEST_NORMAL = 2.0**-1022

# pi/2 in three parts; the first two have 33 bits, so that their product with a number below 2**20 is exact
HALF_PI = (1.5707963267341256, 6.077100506303966e-11, 2.0222662487959506e-21)
EXP2_TERMS = [math.log(2) ** k / math.factorial(k) for k in range(14)]  # 2**x for |x| <= 1/2
LOG_TERMS = [2 / math.log(2) / (2 * k + 1) for k in range(12)]  # log2((1 + s) / (1 - s)) / s in s*s <= 0.0295
SIN_TERMS = [(-1) ** k / math.factorial(2 * k + 1) for k in range(9)]  # sin(x) / x in x*x, |x| <= pi/4
COS_TERMS = [(-1) ** k / math.factorial(2 * k) for k in range(10)]  # cos(x) in x*x


def exp2(x: Real) -> Real:
    """2**x: the whole part goes to the exponent's bits, in two halves so that denormals come out."""
    bounded = x.clip(-1080.0, 1025.0)
    whole = _nearest(bounded)
    fraction = (bounded - whole)._polynomial(EXP2_TERMS)
    first = whole.cast(dtypes.int32) >> 1
    second = whole.cast(dtypes.int32) - first
    return fraction * _power_of_two(first) * _power_of_two(second)


def log2(x: Real) -> Real:
    """log2 of the significand by a series in (m - 1) / (m + 1), and the exponent from the bits."""
    is_tiny = x < SMALLEST_NORMAL
    bits = is_tiny.where(x * 2.0**54, x).bitcast(I64)
    exponent = (bits >> MANTISSA_BITS) - BIAS - is_tiny.where(54, 0)
    significand = ((bits & MANTISSA_MASK) | (BIAS << MANTISSA_BITS)).bitcast(F64)
    is_upper = significand > math.sqrt(2)
    centred = is_upper.where(significand * 0.5, significand)
    ratio = (centred - 1) / (centred + 1)
    value = (exponent + is_upper.cast(I64)).cast(F64) + ratio * (ratio * ratio)._polynomial(LOG_TERMS)
    finite = (x > 0).where(value, x.eq(0).where(-math.inf, math.nan))
    return x.eq(math.inf).where(math.inf, finite)


def sin(x: Real, quarter_turns: int = 0) -> Real:
    """sin(x + quarter_turns * pi/2), reduced to within pi/4 of a multiple of pi/2."""
    turns = _nearest(x * (2 / math.pi))
    rest = x
    for part in HALF_PI:
        rest = rest - turns * part
    square = rest * rest
    sine = rest * square._polynomial(SIN_TERMS)
    cosine = square._polynomial(COS_TERMS)
    quadrant = turns.cast(I64) + quarter_turns
    value = (quadrant & 1).eq(1).where(cosine, sine)
    return (quadrant & 2).eq(2).where(-value, value)


def _nearest(x: Real) -> Real:
    """A whole number next to x, either one of two equally near."""
    return (x + (x < 0).where(-0.5, 0.5).cast(F64)).trunc()


def _power_of_two(exponent: Real) -> Real:
    """2**exponent for an int32 exponent of a normal number."""
    shifted = (exponent.cast(I64) + BIAS) << MANTISSA_BITS
    return shifted.bitcast(F64)
