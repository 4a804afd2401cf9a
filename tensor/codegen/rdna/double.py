"""Powers and logarithms of two, sine and cosine in float64, for which the hardware has no instruction.

Stands beside `special.py`. Each is an argument reduction and a polynomial; errors are a few units in the
last place (absolute near the zeros of sine and cosine).
"""

from __future__ import annotations

from math import pi
from typing import Any

from tensor.codegen.gpu.machine import VReg
from tensor.codegen.rdna import special, wide
from tensor.codegen.rdna.build import Scope
from tensor.codegen.terms import ARTANH, COSINE, EXPONENTIAL, SINE
from tensor.dtype import dtypes

F64 = dtypes.float64
NAN, INFINITY = float("nan"), float("inf")
# v_cmp_class masks: bits -inf 2, -normal 3, -denormal 4, -0 5, +0 6, +inf 9 (RDNA3 ISA, V_CMP_CLASS_F64).
NEGATIVE, ZERO, PLUS_INFINITY, NOT_FINITE = 0x1C, 0x60, 0x200, 0x207
PI_4 = pi / 4
SQRT_HALF = 0.7071067811865476


def constant(scope: Scope, number: float) -> Any:
    """A float64 constant as an operand."""
    return wide.full(scope, number, F64)


def absolute(scope: Scope, x: Any) -> Any:
    """x without its sign."""
    if isinstance(x, (int, float)):
        return constant(scope, abs(x))
    return wide.pack(scope, x[0], scope.v("v_and_b32", 0x7FFFFFFF, x[1]))


def polynomial(scope: Scope, x: Any, coefficients: tuple[float, ...]) -> Any:
    """Horner's scheme, lowest coefficient first."""
    total = constant(scope, coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        total = scope.v("v_fma_f64", total, x, constant(scope, coefficient), count=2)
    return total


def exp2(scope: Scope, x: Any) -> Any:
    """2**x: the nearest whole number goes to the exponent, the rest in -1/2..1/2 to a Taylor polynomial."""
    bounded = scope.v("v_max_f64", x, constant(scope, -1100.0), count=2)
    bounded = scope.v("v_min_f64", bounded, constant(scope, 1100.0), count=2)
    whole = scope.v("v_rndne_f64", bounded, count=2)
    rest = scope.v("v_add_f64", bounded, whole, count=2, mods={"src1_modifiers": 1})
    power = scope.v("v_ldexp_f64", polynomial(scope, rest, EXPONENTIAL), exponent(scope, whole), count=2)
    return replaced(scope, power, scope.compare("v_cmp_u_f64", x, x), NAN)


def exponent(scope: Scope, whole: Any) -> VReg:
    return scope.v("v_cvt_i32_f64", whole)


def log2(scope: Scope, x: Any) -> Any:
    """The logarithm to base 2: exponent plus 2 artanh(f / (2 + f)) / ln 2 of the mantissa 1 + f."""
    mantissa = scope.v("v_frexp_mant_f64", x, count=2)
    low = scope.compare("v_cmp_gt_f64", constant(scope, SQRT_HALF), mantissa)
    mantissa = scope.v("v_ldexp_f64", mantissa, scope.v("v_cndmask_b32", 0, 1, low), count=2)
    power = scope.v("v_frexp_exp_i32_f64", x)
    power = scope.v("v_sub_nc_u32", power, scope.v("v_cndmask_b32", 0, 1, low))
    fraction = scope.v("v_add_f64", mantissa, -1.0, count=2)
    slope = special.divide_float(scope, F64, fraction, scope.v("v_add_f64", mantissa, 1.0, count=2))
    square = scope.v("v_mul_f64", slope, slope, count=2)
    series = scope.v("v_mul_f64", polynomial(scope, square, ARTANH), slope, count=2)
    result = scope.v("v_add_f64", scope.v("v_cvt_f64_i32", power, count=2), series, count=2)
    for classes, value in ((NEGATIVE, NAN), (ZERO, -INFINITY), (PLUS_INFINITY, INFINITY)):
        result = replaced(scope, result, scope.compare("v_cmp_class_f64", x, classes), value)
    return result


def sine(scope: Scope, x: Any, quarter_turns: int = 0) -> Any:
    """sin(x), reduced by pi/2 in two terms for |x| < 2**40; any value from -1 to 1 beyond."""
    angle, quadrant = special.reduce_angle(scope, x, quarter_turns)
    angle = scope.v("v_max_f64", angle, constant(scope, -PI_4), count=2)
    angle = scope.v("v_min_f64", angle, constant(scope, PI_4), count=2)
    square = scope.v("v_mul_f64", angle, angle, count=2)
    odd = scope.v("v_mul_f64", polynomial(scope, square, SINE), square, count=2)
    odd = scope.v("v_fma_f64", odd, angle, angle, count=2)
    even = scope.v("v_fma_f64", polynomial(scope, square, COSINE), square, 1.0, count=2)
    is_odd = scope.compare("v_cmp_ne_u32", scope.v("v_and_b32", 1, quadrant), 0)
    chosen = wide.select(scope, F64, is_odd, even, odd)
    sign = scope.v("v_lshlrev_b32", 30, scope.v("v_and_b32", 2, quadrant))
    signed = scope.reg("v", 2)
    scope.into(signed[0], "v_mov_b32", chosen[0])
    scope.into(signed[1], "v_xor_b32", sign, chosen[1])
    return replaced(scope, signed, scope.compare("v_cmp_class_f64", x, NOT_FINITE), NAN)


def cosine(scope: Scope, x: Any) -> Any:
    """cos(x), as good as `sine`."""
    return sine(scope, x, quarter_turns=1)


def replaced(scope: Scope, value: Any, mask: Any, special_value: float) -> Any:
    """`special_value` in the lanes of the mask."""
    return wide.select(scope, F64, mask, special_value, value)
