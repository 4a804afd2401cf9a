"""Division, square root, powers and logarithms of two, sine, integer quotients: sequences of several
instructions.

Stands beside `arith.py`. The hardware's v_rcp, v_sqrt, v_exp, v_log are approximations; each function here
says what it promises. Correctly rounded float quotients follow the v_div_scale/v_div_fmas/v_div_fixup recipe
of the RDNA3 ISA document; they need float32 denormals enabled in MODE, which our kernels ask for.
"""

from __future__ import annotations

from math import pi
from typing import Any

import numpy as np

from drivers.amd.isa.operand import NULL
from tensor.codegen.gpu.machine import VReg
from tensor.codegen.rdna import wide
from tensor.codegen.rdna.arith import NAN, narrow
from tensor.codegen.rdna.build import Scope
from tensor.codegen.rdna.machine import VCC, RdnaInst
from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tensor.plan.tile import magic

NEG0 = {"src0_modifiers": 1}
TINY32 = 2.0**-126
FAR = 2.0**64  # the greatest, and one over it the least, that quotients of whole numbers are made by


def divide_float(scope: Scope, dtype: DType, a: Any, b: Any) -> Any:
    """The correctly rounded quotient a / b, float32 or float64."""
    suffix = "f64" if dtype.bits == 64 else "f32"
    count = dtype.bits // 32 if dtype.bits == 64 else 1
    if count == 2:
        a, b = wide.full(scope, a, dtype), wide.full(scope, b, dtype)
    else:
        a, b = float_source(scope, a), float_source(scope, b)

    def fma(x: Any, y: Any, z: Any, mods: dict[str, Any] | None = None) -> VReg:
        return scope.v(f"v_fma_{suffix}", x, y, z, count=count, mods=mods)

    denominator = _scaled(scope, suffix, count, NULL, b, b, a)
    numerator = _scaled(scope, suffix, count, VCC, a, b, a)
    guess = scope.v(f"v_rcp_{suffix}", denominator, count=count)
    for _ in range(count):
        error = fma(denominator, guess, 1.0, NEG0)
        guess = fma(error, guess, guess)
    quotient = scope.v(f"v_mul_{suffix}", numerator, guess, count=count)
    if count == 1:
        quotient = fma(fma(denominator, quotient, numerator, NEG0), guess, quotient)
    error = fma(denominator, quotient, numerator, NEG0)
    rounded = scope.v(f"v_div_fmas_{suffix}", error, guess, quotient, count=count)
    return scope.v(f"v_div_fixup_{suffix}", rounded, b, a, count=count)


def divide_whole(scope: Scope, a: Any, b: float) -> VReg:
    """The correctly rounded quotient of a whole number of at most 16 bits and a constant that is no more than
    FAR from 1: the product with the rounded reciprocal, and its error put right (Markstein, 1990), where
    nothing is too small or too large to be exact. The theorem asks for a product less than an ulp off; this
    one is less than one and a half off, so half an ulp beside a tie, and elsewhere the rounding is safe."""
    reciprocal = float(np.float32(1 / b))
    quotient = scope.v("v_mul_f32", reciprocal, a)
    error = scope.v("v_fma_f32", scope.vector(-b), quotient, a)
    return scope.v("v_fma_f32", error, scope.vector(reciprocal), quotient)


def float_source(scope: Scope, value: Any) -> Any:
    """A float32 operand; v_div_* read the same source twice, so constants sit in registers."""
    return scope.vector(value) if isinstance(value, (int, float)) else value


def _scaled(scope: Scope, suffix: str, count: int, carry: Any, value: Any, b: Any, a: Any) -> VReg:
    dst = scope.reg("v", count)
    scope.items.append(RdnaInst(f"v_div_scale_{suffix}", (dst, carry), scope.legal((value, b, a))))
    return dst


def square_root(scope: Scope, dtype: DType, x: Any) -> Any:
    """The square root, correctly rounded for float32; float64 within 1 ulp."""
    return _sqrt64(scope, x, dtype) if dtype.bits == 64 else _sqrt32(scope, x)


def _sqrt32(scope: Scope, x: Any) -> VReg:
    """v_sqrt_f32 is within 1 ulp: try both neighbours by the sign of the exact remainder."""
    x = scope.vector(x)
    small = scope.compare("v_cmp_gt_f32", 2.0**-96, x)
    scaled = scope.v("v_cndmask_b32", x, scope.v("v_mul_f32", 2.0**32, x), small)
    root = scope.v("v_sqrt_f32", scaled)
    below = scope.v("v_add_nc_u32", -1, root)
    above = scope.v("v_add_nc_u32", 1, root)
    under = scope.v("v_fma_f32", below, root, scaled, mods=NEG0)
    over = scope.v("v_fma_f32", above, root, scaled, mods=NEG0)
    root = scope.v("v_cndmask_b32", root, below, scope.compare("v_cmp_ge_f32", 0.0, under))
    root = scope.v("v_cndmask_b32", root, above, scope.compare("v_cmp_lt_f32", 0.0, over))
    root = scope.v("v_cndmask_b32", root, scope.v("v_mul_f32", 2.0**-16, root), small)
    itself = scope.compare("v_cmp_class_f32", scaled, 0x260)  # +inf, +0, -0
    return scope.v("v_cndmask_b32", root, scaled, itself)


def _sqrt64(scope: Scope, x: Any, dtype: DType) -> Any:
    """Goldschmidt's iteration from v_rsq_f64, on values scaled away from denormals."""
    x = wide.full(scope, x, dtype)
    bound = wide.full(scope, 2.0**-767, dtype)
    small = scope.compare("v_cmp_gt_f64", bound, x)
    up = scope.v("v_cndmask_b32", 0, 256, small)
    scaled = scope.v("v_ldexp_f64", x, up, count=2)
    estimate = scope.v("v_rsq_f64", scaled, count=2)

    def fma(a: Any, b: Any, c: Any, mods: dict[str, Any] | None = None) -> VReg:
        return scope.v("v_fma_f64", a, b, c, count=2, mods=mods)

    root = scope.v("v_mul_f64", scaled, estimate, count=2)
    halved = scope.v("v_mul_f64", estimate, 0.5, count=2)
    error = fma(halved, root, 0.5, NEG0)
    halved, root = fma(halved, error, halved), fma(root, error, root)
    root = fma(fma(root, root, scaled, NEG0), halved, root)
    root = fma(fma(root, root, scaled, NEG0), halved, root)
    down = scope.v("v_cndmask_b32", 0, -128, small)
    root = scope.v("v_ldexp_f64", root, down, count=2)
    itself = scope.compare("v_cmp_class_f64", scaled, 0x260)
    return wide.select(scope, dtype, itself, scaled, root)


def exp2(scope: Scope, x: Any) -> VReg:
    """2**x in float32, as good as v_exp_f32 (1 ulp); arguments below -126 are scaled so that denormals come
    out."""
    low = scope.compare("v_cmp_gt_f32", -126.0, x)
    lifted = scope.v("v_add_f32", scope.v("v_cndmask_b32", 0, 64.0, low), x)
    power = scope.v("v_exp_f32", lifted)
    return scope.v("v_mul_f32", power, scope.v("v_cndmask_b32", 1.0, 2.0**-64, low))


def exp2_of_root(scope: Scope, x: Any) -> VReg:
    """2**x in float32 for a result that is only squared: v_exp_f32 gives 0 below 2**-126, and so does the
    square."""
    return scope.v("v_exp_f32", scope.vector(x))


def log2(scope: Scope, x: Any) -> VReg:
    """The logarithm to base 2 in float32, as good as v_log_f32 (1 ulp); denormals are scaled into its
    range."""
    low = scope.compare("v_cmp_gt_f32", TINY32, x)
    lifted = scope.v("v_mul_f32", x, scope.v("v_cndmask_b32", 1.0, 2.0**32, low))
    return scope.v("v_sub_f32", scope.v("v_log_f32", lifted), scope.v("v_cndmask_b32", 0, 32.0, low))


PI_4 = 0.7853982
NOT_FINITE = 0x207  # v_cmp_class: NaNs and infinities
PIO2_HIGH = 1.5707963267948966
PIO2_LOW = 6.123233995736766e-17
# Taylor coefficients; on |r| <= pi/4 the first dropped terms are below 2**-28.
SINE = (-1 / 6, 1 / 120, -1 / 5040, 1 / 362880)
COSINE = (-1 / 2, 1 / 24, -1 / 720, 1 / 40320)


def sine(scope: Scope, x: Any, quarter_turns: int = 0) -> Any:
    """sin(x) of a float32, error below 1.5e-7 absolute for |x| < 2**50, any value from -1 to 1 beyond; NaN
    for infinities.

    The argument is reduced by pi/2 in float64 (two-term Cody and Waite), then a polynomial of the quadrant.
    """
    value = scope.v("v_cvt_f64_f32", x, count=2)
    rest, quadrant = reduce_angle(scope, value, quarter_turns)
    angle = scope.v("v_med3_f32", scope.v("v_cvt_f32_f64", rest), -PI_4, PI_4)
    square = scope.v("v_mul_f32", angle, angle)
    odd = polynomial(scope, square, SINE)
    odd = scope.v("v_fma_f32", scope.v("v_mul_f32", odd, square), angle, angle)
    even = scope.v("v_fma_f32", polynomial(scope, square, COSINE), square, 1.0)
    is_odd = scope.compare("v_cmp_ne_u32", scope.v("v_and_b32", 1, quadrant), 0)
    chosen = scope.v("v_cndmask_b32", odd, even, is_odd)
    sign = scope.v("v_lshlrev_b32", 30, scope.v("v_and_b32", 2, quadrant))
    infinite = scope.compare("v_cmp_class_f32", x, NOT_FINITE)
    return scope.v("v_cndmask_b32", scope.v("v_xor_b32", sign, chosen), NAN, infinite)


def cosine(scope: Scope, x: Any) -> Any:
    """cos(x) of a float32, as good as `sine`."""
    return sine(scope, x, quarter_turns=1)


def reduce_angle(scope: Scope, value: Any, quarter_turns: int) -> tuple[VReg, VReg]:
    """A float64 angle as (rest in -pi/4..pi/4, quadrant, of which the two low bits count) after some quarter
    turns more."""
    turns = scope.v("v_mul_f64", value, wide.full(scope, 2 / pi, dtypes.float64), count=2)
    whole = scope.v("v_rndne_f64", turns, count=2)
    rest = scope.v("v_fma_f64", whole, wide.full(scope, PIO2_HIGH, dtypes.float64), value, count=2, mods=NEG0)
    rest = scope.v("v_fma_f64", whole, wide.full(scope, PIO2_LOW, dtypes.float64), rest, count=2, mods=NEG0)
    quarter = scope.v("v_mul_f64", whole, wide.full(scope, 0.25, dtypes.float64), count=2)
    part = scope.v("v_fract_f64", quarter, count=2)
    quadrant = scope.v("v_cvt_i32_f64", scope.v("v_mul_f64", part, 4.0, count=2))
    return rest, scope.v("v_add_nc_u32", quarter_turns, quadrant) if quarter_turns else quadrant


def polynomial(scope: Scope, x: Any, coefficients: tuple[float, ...]) -> Any:
    """Horner's scheme, float32."""
    total: Any = scope.vector(coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        total = scope.v("v_fma_f32", total, x, scope.vector(coefficient))
    return total


def divide_int(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """DIV or MOD of integers up to 32 bits, truncating; undefined for a zero divisor."""
    if isinstance(b, int) and b != 0:
        if dtype.kind == "u":
            b &= (1 << dtype.bits) - 1
        quotient = _by_constant(scope, dtype, a, b)
        if op is Op.DIV:
            return narrow(scope, quotient, dtype)
        product = scope.v("v_mul_lo_u32", quotient, b)
        return scope.v("v_sub_nc_u32", a, product)
    if dtype.kind == "u":
        quotient, rest = unsigned_quotient(scope, scope.vector(a), scope.vector(b))
        return quotient if op is Op.DIV else rest
    a, b = scope.vector(a), scope.vector(b)
    sign_a, sign_b = scope.v("v_ashrrev_i32", 31, a), scope.v("v_ashrrev_i32", 31, b)
    quotient, rest = unsigned_quotient(scope, absolute(scope, a, sign_a), absolute(scope, b, sign_b))
    sign = sign_a if op is Op.MOD else scope.v("v_xor_b32", sign_a, sign_b)
    chosen = rest if op is Op.MOD else quotient
    return narrow(scope, scope.v("v_sub_nc_u32", scope.v("v_xor_b32", chosen, sign), sign), dtype)


def absolute(scope: Scope, value: Any, sign: Any) -> VReg:
    """|value| given its sign as 0 or -1."""
    return scope.v("v_xor_b32", scope.v("v_add_nc_u32", value, sign), sign)


def _by_constant(scope: Scope, dtype: DType, a: Any, divisor: int) -> Any:
    if dtype.kind == "u":
        return _unsigned_by_constant(scope, a, divisor, (1 << dtype.bits) - 1)
    a = scope.vector(a)
    sign = scope.v("v_ashrrev_i32", 31, a)
    quotient = _unsigned_by_constant(scope, absolute(scope, a, sign), abs(divisor), 1 << (dtype.bits - 1))
    if divisor < 0:
        sign = scope.v("v_not_b32", sign)
    return scope.v("v_sub_nc_u32", scope.v("v_xor_b32", quotient, sign), sign)


def _unsigned_by_constant(scope: Scope, a: Any, divisor: int, highest: int) -> Any:
    if divisor & (divisor - 1) == 0:
        return scope.v("v_lshrrev_b32", divisor.bit_length() - 1, a) if divisor > 1 else a
    try:
        multiplier, shift = magic(divisor, highest)
    except ValueError:
        return _long_by_constant(scope, a, divisor)
    high = scope.v("v_mul_hi_u32", a, multiplier)
    return scope.v("v_lshrrev_b32", shift, high) if shift else high


def _long_by_constant(scope: Scope, a: Any, divisor: int) -> VReg:
    """With a 33-bit multiplier: ((a - t) / 2 + t) >> (shift - 1), t = a * (multiplier - 2**32) >> 32."""
    shift = (divisor - 1).bit_length()
    multiplier = -(-(1 << (32 + shift)) // divisor) - (1 << 32)
    a = scope.vector(a)
    high = scope.v("v_mul_hi_u32", a, multiplier)
    mean = scope.v("v_lshrrev_b32", 1, scope.v("v_sub_nc_u32", a, high))
    return scope.v("v_lshrrev_b32", shift - 1, scope.v("v_add_nc_u32", mean, high))


def unsigned_quotient(scope: Scope, a: Any, b: Any) -> tuple[VReg, VReg]:
    """(a // b, a % b) of 32-bit unsigned values: a float reciprocal, one Newton step, two corrections.

    The reciprocal is scaled by just under 2**32 so that the estimate never exceeds 2**32 / b; after the
    Newton step the quotient is at most 2 too small.
    """
    estimate = scope.v("v_rcp_iflag_f32", scope.v("v_cvt_f32_u32", b))
    scaled = scope.v("v_cvt_u32_f32", scope.v("v_mul_f32", 4294966784.0, estimate))
    error = scope.v("v_mul_lo_u32", scope.v("v_sub_nc_u32", 0, b), scaled)
    inverse = scope.v("v_add_nc_u32", scaled, scope.v("v_mul_hi_u32", scaled, error))
    quotient = scope.v("v_mul_hi_u32", a, inverse)
    rest = scope.v("v_sub_nc_u32", a, scope.v("v_mul_lo_u32", quotient, b))
    for _ in range(2):
        again = scope.compare("v_cmp_ge_u32", rest, b)
        quotient = scope.v("v_cndmask_b32", quotient, scope.v("v_add_nc_u32", 1, quotient), again)
        rest = scope.v("v_cndmask_b32", rest, scope.v("v_sub_nc_u32", rest, b), again)
    return quotient, rest


def divide_long(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """DIV or MOD of 64-bit integers, truncating; undefined for a zero divisor."""
    unsigned = dtypes.uint64
    if dtype.kind == "u":
        quotient, rest = long_quotient(scope, a, b)
        return quotient if op is Op.DIV else rest
    sign_a, sign_b = _sign_pair(scope, a, dtype), _sign_pair(scope, b, dtype)
    quotient, rest = long_quotient(scope, _flip(scope, a, sign_a, dtype), _flip(scope, b, sign_b, dtype))
    sign = sign_a if op is Op.MOD else wide.binary(scope, Op.XOR, unsigned, sign_a, sign_b)
    chosen = rest if op is Op.MOD else quotient
    return wide.subtract(scope, wide.binary(scope, Op.XOR, unsigned, chosen, sign), sign, unsigned)


def _sign_pair(scope: Scope, value: Any, dtype: DType) -> VReg:
    sign = scope.v("v_ashrrev_i32", 31, wide.high(value, dtype))
    return wide.pack(scope, sign, sign)


def _flip(scope: Scope, value: Any, sign: Any, dtype: DType) -> Any:
    total = wide.add(scope, value, sign, dtype)
    return wide.binary(scope, Op.XOR, dtypes.uint64, total, sign)


def long_quotient(scope: Scope, a: Any, b: Any) -> tuple[Any, Any]:
    """(a // b, a % b) of 64-bit unsigned values by float64 reciprocals that never overshoot.

    v_rcp_f64 is within 2**29 units (RDNA3 ISA, VOP1): 2**-23 of 1/b, and 2**-46 too small after one Newton
    step. Each round takes trunc(rest * that * (1 - 2**-48)) off the rest. The first leaves at most 2**19 b,
    of which the second misses less than 2**-26 before it is cut off: one compare-and-correct step finishes.
    """
    dtype = dtypes.uint64
    divisor = unsigned_to_double(scope, b, dtype)
    guess = scope.v("v_rcp_f64", divisor, count=2)
    error = scope.v("v_fma_f64", divisor, guess, 1.0, count=2, mods=NEG0)
    guess = scope.v("v_fma_f64", error, guess, guess, count=2)
    guess = scope.v("v_mul_f64", guess, wide.full(scope, 1 - 2.0**-48, dtypes.float64), count=2)
    quotient: Any = None
    rest: Any = a
    for _ in range(2):
        estimate = scope.v("v_mul_f64", unsigned_to_double(scope, rest, dtype), guess, count=2)
        part = double_to_long(scope, estimate, fits=True)
        rest = wide.subtract(scope, rest, wide.multiply(scope, part, b, dtype), dtype)
        quotient = part if quotient is None else wide.add(scope, quotient, part, dtype)
    again = scope.compare("v_cmp_ge_u64", rest, wide.full(scope, b, dtype))
    quotient = wide.select(scope, dtype, again, wide.add(scope, quotient, 1, dtype), quotient)
    return quotient, wide.select(scope, dtype, again, wide.subtract(scope, rest, b, dtype), rest)


def unsigned_to_double(scope: Scope, value: Any, dtype: DType) -> Any:
    """A 64-bit integer as float64, rounded once; the kind of `dtype` says whether it is signed."""
    convert = "v_cvt_f64_i32" if dtype.kind == "i" else "v_cvt_f64_u32"
    top = scope.v(convert, wide.high(value, dtype), count=2)
    top = scope.v("v_ldexp_f64", top, 32, count=2)
    bottom = scope.v("v_cvt_f64_u32", wide.low(value, dtype), count=2)
    return scope.v("v_add_f64", top, bottom, count=2)


def double_to_long(scope: Scope, value: Any, signed: bool = False, fits: bool = False) -> VReg:
    """A float64 truncated to a 64-bit integer, split exactly into two dwords. Beyond the range the upper one
    is the last that there is, and what it leaves over saturates the lower one; fits: it is never beyond."""
    kind = "i32" if signed else "u32"
    whole = scope.v("v_trunc_f64", value, count=2)
    top = scope.v("v_ldexp_f64", whole, -32, count=2)
    top = scope.v("v_floor_f64", top, count=2)
    pair = scope.reg("v", 2)
    scope.into(pair[1], f"v_cvt_{kind}_f64", top)
    taken = top if fits else scope.v(f"v_cvt_f64_{kind}", pair[1], count=2)
    bottom = scope.v("v_fma_f64", taken, wide.full(scope, -(2.0**32), dtypes.float64), whole, count=2)
    scope.into(pair[0], "v_cvt_u32_f64", bottom)
    return pair
