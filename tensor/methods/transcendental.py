"""Exponentials, logarithms, trigonometric and hyperbolic functions: compositions of EXP2, LOG2, SIN and SQRT.

Accuracy in float32, beside what the device's EXP2, LOG2 and SIN (1 ulp, SIN absolute) add: `exp` 2 ulp,
`tanh` 3 ulp, `log`, `sinh`, `atan` and their kin 4 ulp. Where a result is a small difference (`log`
near 1, `cos` near a zero, `acos` near 1, `acosh` near 1, `asinh` and `atanh` near 0) the error is absolute,
about 1e-7, as it is for `sin` and `cos` relative to the argument. 16-bit floats are computed in float32.
Integers give float32.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Self

from tensor.dtype import dtypes, fitting
from tensor.ir import build
from tensor.ir.graph import Op
from tensor.methods.arithmetic import Operand
from tensor.methods.creation import Creation

LOG2_E = 1 / math.log(2)
# The leading 12 bits of log2(e): their product with another 12 bits is exact in float32.
LOG2_E_HIGH = 2954 / 2048
HIGH_BITS = -4096  # keeps sign, exponent and 12 bits of the significand of a float32

# Least-squares fits at Chebyshev nodes, ours, by dtype width. tanh(x) = x * (1 + s*P(s)), s = x*x <= .625**2
_TANH = {
    32: (
        -0.3333332909961695, 0.1333278226398905, -0.053852497467978, 0.02100364121891052,
        -0.006104948009173481,
    ),
    64: (
        -0.33333333333333187, 0.13333333333367878, -0.053968254009208634, 0.02186949006408942,
        -0.008863264210580382, 0.003592443797072349, -0.0014580191267151918, 0.000599793114302082,
        -0.000267214878405178, 0.00014669927215084317, -8.738786718651088e-05, 3.178156784590362e-05,
    ),
}  # fmt: skip


class Transcendental(Creation):
    """Elementwise functions of analysis."""

    __slots__ = ()

    def _wide(self) -> Self:
        """This tensor as float32 or float64, or complex."""
        if self.dtype.is_inexact:
            return self if self.dtype.bits >= 32 else self.cast(dtypes.float32)
        return self.cast(dtypes.default_float)

    def _narrow(self, source: Self) -> Self:
        """This result in the dtype of the float it was computed from, or in that of a complex one's parts."""
        if not source.dtype.is_inexact:
            return self
        return self.cast(source.dtype if self.dtype.is_complex else source.dtype.real)

    def _function(self, op: Op) -> Self:
        """What the device computes in one operation."""
        x = self._wide()
        return x._wrap(build.unary(op, x.node))._narrow(self)

    def _polynomial(self, coefficients: Sequence[float]) -> Self:
        """c[0] + c[1]*x + ... by Horner's rule."""
        result = self * coefficients[-1] + coefficients[-2]
        for coefficient in coefficients[-3::-1]:
            result = result * self + coefficient
        return result

    # exponentials and logarithms

    def exp2(self) -> Self:
        """2**x. Integers give float32."""
        return self._function(Op.EXP2)

    def log2(self) -> Self:
        """The logarithm to base 2; -inf of 0, NaN below. Integers give float32."""
        return self._function(Op.LOG2)

    def exp(self) -> Self:
        """e**x within 2 ulp: x*log2(e) is split so that EXP2's argument loses nothing."""
        x = self._wide()
        exact = x._exp_split() if self.dtype == dtypes.float32 else x._exp_short()
        return exact._narrow(self)

    def _exp_short(self) -> Self:
        """e**x with relative error (|x| + 3) * 2**-24 (float32): enough where a large |x| makes the result
        not matter. The square of its root, whose powers of 2 no result needs below the normal numbers.
        """
        root = (self * (LOG2_E / 2)).exp2()
        return (root * root)._with_gradient((self,), _exp_rule)

    def _exp_split(self) -> Self:
        x = self.clip(-104.0, 89.0)  # beyond, e**x is 0 and infinite; infinities leave NaN as the low part
        high = (x.bitcast(dtypes.int32) & HIGH_BITS).bitcast(dtypes.float32)
        low = x - high
        rest = low * LOG2_E + high * (LOG2_E - LOG2_E_HIGH)
        return ((high * LOG2_E_HIGH).exp2() * rest.exp2())._with_gradient((self,), _exp_rule)

    def log(self) -> Self:
        """The natural logarithm; -inf of 0, NaN below. Integers give float32."""
        x = self._wide()
        return (x.log2() * math.log(2))._with_gradient((x,), _log_rule)._narrow(self)

    def _log1p(self) -> Self:
        """log(1 + x), accurate also for small x: the rounding of 1 + x is taken back by a ratio."""
        grown = self + 1
        return grown.eq(1).where(self, grown.log() * (self / (grown - 1)))

    def log10(self) -> Self:
        """The logarithm to base 10; -inf of 0, NaN below. Integers give float32."""
        x = self._wide()
        return (x.log2() * math.log10(2))._narrow(self)

    def logaddexp(self, other: Operand) -> Self:
        """log(e**x + e**y) without overflow."""
        a, b = self._float_pair("logaddexp", other)
        top = a.maximum(b)
        spread = (a - b).abs()
        sum_log = top + (-spread).exp()._log1p()
        made = a.eq(b).where(top + math.log(2), sum_log)  # also where both are infinite
        return made._with_gradient((a, b), _logaddexp_rule)

    def pow(self, exponent: Operand, reverse: bool = False) -> Self:
        """Power. A whole number as exponent multiplies; else exp2(exponent * log2(base)), with C's signs and
        zeros. Integers to integers are integers, as wide as these; a tensor's negative powers of them are
        the whole part.

        The relative error of a power of floats is about |exponent * log2(base)| * 2**-24. ValueError for
        integers to a negative number.
        """
        if self.dtype.kind == "b" and type(exponent) is int:
            return self.cast(dtypes.int32).pow(exponent, reverse)
        if not reverse and self.dtype.is_int and isinstance(exponent, int) and exponent < 0:
            raise ValueError(
                f"pow: {self.dtype.name} to {exponent} is no whole number; cast to a float first"
            )
        if not reverse and self.dtype.is_int and isinstance(exponent, int) and exponent > 64:
            return self._multiplied(int(fitting("pow", exponent, self.dtype)))
        if (
            not reverse
            and isinstance(exponent, int | float)
            and abs(exponent) <= 64
            and exponent == int(exponent)
        ):
            return self._power_of_whole(int(exponent), isinstance(exponent, float))
        if not reverse and isinstance(exponent, float) and exponent == 0.5:
            return self.sqrt()
        base, power = self._pair("pow", exponent)
        if reverse:
            base, power = power, base
        if base.dtype.kind == "b":
            raise TypeError("pow: bool has no powers; cast it to an integer")
        if not base.dtype.is_inexact:
            return base._whole_power(power)
        result = base._wide()._float_power(power._wide())
        return result._narrow(base)

    def _power_of_whole(self, exponent: int, is_float: bool) -> Self:
        base = self._as_float() if is_float else self
        if exponent == 0:
            return base._number(1)
        result = base._multiplied(abs(exponent))
        return result.reciprocal() if exponent < 0 else result

    def _multiplied(self, times: int) -> Self:
        """This to a power of 1 or more, by squaring."""
        if times == 1:
            return self
        root = self._multiplied(times // 2)
        return root * root * self if times % 2 else root * root

    def _whole_power(self, exponent: Self) -> Self:
        """Integers to integers of the same type, by squaring along the bits of the exponent."""
        result, power = self._number(1), self
        for bit in range(self.dtype.bits - self.dtype.is_signed):
            result = (exponent & (1 << bit)).ne(0).where(result * power, result)
            power = power * power
        if not self.dtype.is_signed:
            return result
        is_unit = self.eq(1) | self.eq(-1)
        return ((exponent >= 0) | is_unit).where(result, 0)

    def _float_power(self, exponent: Self) -> Self:
        magnitude = (self.abs().log2() * exponent).exp2()
        is_whole = exponent.trunc().eq(exponent)
        half = exponent * 0.5
        is_odd = is_whole & half.trunc().ne(half)
        has_power = is_whole | self.eq(0) | self.isinf()
        negative = is_odd.where(-magnitude, has_power.where(magnitude, math.nan))
        signed = self._is_marked().where(negative, magnitude)
        is_one = exponent.eq(0) | self.eq(1) | (self.eq(-1) & exponent.isinf())
        return is_one.where(1.0, signed)._with_gradient((self, exponent), _power_rule)

    def __pow__(self, x: Operand) -> Self:
        return self.pow(x)

    def __rpow__(self, x: Operand) -> Self:
        return self.pow(x, True)

    # trigonometric

    def sin(self) -> Self:
        """The sine of an angle in radians. Integers give float32."""
        return self._function(Op.SIN)

    def cos(self) -> Self:
        """The cosine of an angle in radians. Integers give float32."""
        return self._function(Op.COS)

    def tan(self) -> Self:
        """The tangent of an angle in radians. Integers give float32."""
        x = self._wide()
        return (x.sin() / x.cos())._narrow(self)

    def asin(self) -> Self:
        """The angle from -pi/2 to pi/2 whose sine this is; NaN outside -1..1. Integers give float32."""
        x = self._wide()
        root = ((1 - x) * (1 + x)).sqrt()
        made = (x / (1 + root)).atan() * 2
        return made._with_gradient((x,), _asin_rule)._narrow(self)

    def acos(self) -> Self:
        """The angle from 0 to pi whose cosine this is; NaN outside -1..1. Integers give float32."""
        x = self._wide()
        return (math.pi / 2 - x.asin())._narrow(self)

    def atan(self) -> Self:
        """The argument is inverted if above 1, then halved until a short series is enough."""
        x = self._wide()
        size = x.abs()
        is_steep = size > 1
        angle = is_steep.where(1 / size, size)
        halvings, terms = (1, 9) if x.dtype.bits == 32 else (3, 12)
        for _ in range(halvings):
            angle = angle / (1 + (1 + angle * angle).sqrt())
        series = [(-1) ** k / (2 * k + 1) for k in range(terms)]
        value = angle * (angle * angle)._polynomial(series) * 2**halvings
        folded = is_steep.where(math.pi / 2 - value, value)
        return folded.copysign(x)._with_gradient((x,), _atan_rule)._narrow(self)

    # hyperbolic

    def sinh(self) -> Self:
        """(e**x - e**-x) / 2. Integers give float32."""
        x = self._wide()
        size = x.abs()
        growth = size._half_exp()
        large = growth - 0.25 / growth
        square = x * x
        small = size * square._polynomial(
            [1 / math.factorial(2 * k + 1) for k in range(_terms(x.dtype.bits))]
        )
        return (size < 1).where(small, large).copysign(x)._with_gradient((x,), _sinh_rule)._narrow(self)

    def _half_exp(self) -> Self:
        """e**x / 2, which overflows no earlier than the result."""
        root = (self * 0.5).exp()
        return root * 0.5 * root

    def cosh(self) -> Self:
        """(e**x + e**-x) / 2. Integers give float32."""
        x = self._wide()
        growth = x.abs()._half_exp()
        return (growth + 0.25 / growth)._with_gradient((x,), _cosh_rule)._narrow(self)

    def tanh(self) -> Self:
        """(e**x - e**-x) / (e**x + e**-x). Integers give float32."""
        x = self._wide()
        size, square = x.abs(), x * x
        small = x * (square * square._polynomial(_TANH[x.dtype.bits]) + 1)
        large = (1 - 2 / ((size * 2)._exp_short() + 1)).copysign(x)
        return (size < 0.625).where(small, large)._with_gradient((x,), _tanh_rule)._narrow(self)

    def asinh(self) -> Self:
        """The number whose `sinh` this is. Integers give float32."""
        x = self._wide()
        size = x.abs()
        root = (size * size + 1).sqrt()
        large = size.log() + math.log(2)
        value = (size > 1e9).where(large, (size + root).log())
        return value.copysign(x)._with_gradient((x,), _asinh_rule)._narrow(self)

    def acosh(self) -> Self:
        """The number of 0 or more whose `cosh` this is; NaN below 1. Integers give float32."""
        x = self._wide()
        large = x.log() + math.log(2)
        root = ((x - 1) * (x + 1)).sqrt()
        made = (x < 1).where(math.nan, (x > 1e9).where(large, (x + root).log()))
        return made._with_gradient((x,), _acosh_rule)._narrow(self)

    def atanh(self) -> Self:
        """The number whose `tanh` this is; infinite at -1 and 1, NaN beyond. Integers give float32."""
        x = self._wide()
        made = x.eq(0).where(x, ((1 + x) / (1 - x)).log() * 0.5)  # the sign of a zero stays
        return made._with_gradient((x,), _atanh_rule)._narrow(self)

    # sigmoid

    def sigmoid(self) -> Self:
        """1 / (1 + e**-x); for large negative x the relative error is |x| * 2**-24."""
        x = self._wide()
        return (1 + (-x)._exp_short()).reciprocal()._with_gradient((x,), _sigmoid_rule)._narrow(self)


def _terms(bits: int) -> int:
    """Terms of sinh's series for |x| < 1."""
    return 6 if bits == 32 else 10


# gradient rules: (value, gradient, x) -> (gradient toward x,)
T = Transcendental


def _exp_rule(y: T, g: T, x: T) -> tuple[T]:
    return (g * y,)


def _logaddexp_rule(y: T, g: T, x: T, other: T) -> tuple[T, T]:
    """Each one's share of the sum; infinities alike share evenly."""
    share = x.eq(other).where(0.5, (x - other).sigmoid())
    return g * share, g * (1 - share)


def _log_rule(y: T, g: T, x: T) -> tuple[T]:
    return (g / x,)


def _power_rule(y: T, g: T, base: T, exponent: T) -> tuple[T, T]:
    toward_base = exponent.eq(0).where(0.0, exponent * base._float_power(exponent - 1))
    is_level = base.eq(0) & (exponent >= 0)
    toward_exponent = is_level.where(0.0, y * is_level.where(1.0, base).log())
    return g * toward_base, g * toward_exponent


def _asin_rule(y: T, g: T, x: T) -> tuple[T]:
    return (g / ((1 - x) * (1 + x)).sqrt(),)


def _atan_rule(y: T, g: T, x: T) -> tuple[T]:
    return (g / (1 + x * x),)


def _sinh_rule(y: T, g: T, x: T) -> tuple[T]:
    return (g * x.cosh(),)


def _cosh_rule(y: T, g: T, x: T) -> tuple[T]:
    return (g * x.sinh(),)


def _tanh_rule(y: T, g: T, x: T) -> tuple[T]:
    return (g * (1 - y * y),)


def _asinh_rule(y: T, g: T, x: T) -> tuple[T]:
    return (g / (x * x + 1).sqrt(),)


def _acosh_rule(y: T, g: T, x: T) -> tuple[T]:
    return (g / ((x - 1) * (x + 1)).sqrt(),)


def _atanh_rule(y: T, g: T, x: T) -> tuple[T]:
    return (g / ((1 - x) * (1 + x)),)


def _sigmoid_rule(y: T, g: T, x: T) -> tuple[T]:
    return (g * (y * (1 - y)),)
