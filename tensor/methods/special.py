"""Further elementwise functions by the names that numpy and torch give them."""

from __future__ import annotations

import math
from typing import Self

from tensor.dtype import DType, dtypes
from tensor.methods.arithmetic import Operand
from tensor.methods.layers import Layers

# Of finite numbers.
_GREATEST = {
    "float16": 65504.0,
    "bfloat16": 0xFF * 2.0**120,
    "float32": 0xFF_FFFF * 2.0**104,
    "float64": 0x1F_FFFF_FFFF_FFFF * 2.0**971,
}


class Special(Layers):
    """Elementwise methods that are short compositions of others."""

    __slots__ = ()

    def square(self) -> Self:
        """x * x; of bool int32."""
        return super().square() if self.dtype.kind != "b" else self.cast(dtypes.int32)

    # exponentials and logarithms

    def log1p(self) -> Self:
        """log(1 + x), accurate also near 0."""
        x = self._wide()
        made = x.eq(math.inf).where(math.inf, x._log1p())
        return made._with_gradient((x,), _log1p_rule)._narrow(self)

    def expm1(self) -> Self:
        """e**x - 1, accurate also near 0: e**x - 1 is 2 sinh(x / 2) e**(x / 2)."""
        x = self._wide()
        half = x * 0.5
        small = 2 * half.sinh() * half.exp()
        made = (x.abs() < 1).where(small, x.exp() - 1)
        return made._with_gradient((x,), _expm1_rule)._narrow(self)

    def exp10(self) -> Self:
        """10**x. Integers give float32."""
        return (self._wide() * math.log2(10)).exp2()._narrow(self)

    def logaddexp2(self, other: Operand) -> Self:
        """log2(2**x + 2**y) without overflow."""
        a, b = self._float_pair("logaddexp2", other)
        return (a * math.log(2)).logaddexp(b * math.log(2)) / math.log(2)

    def xlogy(self, other: Operand) -> Self:
        """x * log(y), 0 where x is 0 and y is no NaN."""
        a, b = self._float_pair("xlogy", other)
        is_none = a.eq(0) & ~b.isnan()
        made = is_none.where(0.0, a * is_none.where(1.0, b).log())
        return made._with_gradient((a, b), _xlogy_rule)

    def logit(self, eps: float | None = None) -> Self:
        """log(p / (1 - p)); eps: p below it counts as eps, and above 1 - eps as that."""
        p = self._as_float()
        if eps is not None:
            p = (p < eps).where(eps, (p > 1 - eps).where(1 - eps, p))
        return (p / (1 - p)).log()._with_gradient((p,), _logit_rule)

    def expit(self) -> Self:
        """The same as `sigmoid`."""
        return self.sigmoid()

    def sinc(self) -> Self:
        """sin(pi x) / (pi x), 1 at 0."""
        angle = self._as_float() * math.pi
        is_zero = angle.eq(0)
        return is_zero.where(1.0, angle.sin() / is_zero.where(1.0, angle))

    # geometry

    def hypot(self, other: Operand) -> Self:
        """sqrt(x*x + y*y) without overflow."""
        a, b = self._float_pair("hypot", other)
        a, b = a.abs(), b.abs()
        large, small = a.maximum(b), a.minimum(b)
        ratio = small / (large > 0).where(large, 1.0)
        made = large * (1 + ratio * ratio).sqrt()
        return (a.isinf() | b.isinf()).where(math.inf, made)._with_gradient((a, b), _hypot_rule)

    def atan2(self, other: Operand) -> Self:
        """The angle of the point (other, self), from -pi to pi."""
        y, x = self._float_pair("atan2", other)
        steep = y.abs() > x.abs()
        is_point = x.eq(0) & y.eq(0)
        bottom = is_point.where(1.0, steep.where(y, x))
        flat = (steep.where(x, y) / bottom).atan()
        quarter = x._number(math.pi / 2).copysign(y)
        behind = (x.bitcast(_bits_of(x)) < 0).where(flat + x._number(math.pi).copysign(y), flat)
        angle = steep.where(quarter - flat, behind)
        both = y.isinf() & x.isinf()
        far = (x > 0).where(x._number(math.pi / 4), 3 * math.pi / 4).copysign(y)
        return both.where(far, angle)._with_gradient((y, x), _atan2_rule)

    def deg2rad(self) -> Self:
        """Degrees as radians."""
        return self._as_float() * (math.pi / 180)

    def rad2deg(self) -> Self:
        """Radians as degrees."""
        return self._as_float() * (180 / math.pi)

    # signs, parts and special values

    def positive(self) -> Self:
        """The same values."""
        return self

    def negative(self) -> Self:
        """The same as `neg`."""
        return self.neg()

    def absolute(self) -> Self:
        """The same as `abs`."""
        return self.abs()

    def signbit(self) -> Self:
        """True for negative elements, -0.0 and NaN with that sign too."""
        return (self.bitcast(_bits_of(self)) if self.dtype.is_float else self) < 0

    def isposinf(self) -> Self:
        """True for positive infinity."""
        return self.isinf(True, False)

    def isneginf(self) -> Self:
        """True for negative infinity."""
        return self.isinf(False, True)

    def frac(self) -> Self:
        """What `trunc` leaves."""
        return self - self.trunc()

    def nan_to_num(self, nan: float = 0.0, posinf: float | None = None, neginf: float | None = None) -> Self:
        """Numbers for NaN and infinities; for those the greatest and least of the dtype by default."""
        if not self.dtype.is_float:
            return self
        top = _GREATEST[self.dtype.name] if posinf is None else posinf
        bottom = -_GREATEST[self.dtype.name] if neginf is None else neginf
        found = self.isnan().where(nan, self)
        return self.isposinf().where(top, self.isneginf().where(bottom, found))

    def heaviside(self, values: Operand) -> Self:
        """0 below 0, 1 above, `values` at 0; NaN stays."""
        a, b = self._pair("heaviside", values)
        step = a.eq(0).where(b, (a > 0).cast(a.dtype))
        return a.isnan().where(a, step) if a.dtype.is_float else step

    def fmax(self, other: Operand) -> Self:
        """The greater; of a number and a NaN the number. The gradient of equal elements goes to this."""
        a, b = self._pair("fmax", other)
        return ((a >= b) | b.isnan()).where(a, b) if a.dtype.is_float else a.maximum(b)

    def fmin(self, other: Operand) -> Self:
        """The lesser; of a number and a NaN the number. The gradient of equal elements goes to this."""
        a, b = self._pair("fmin", other)
        return ((a <= b) | b.isnan()).where(a, b) if a.dtype.is_float else a.minimum(b)

    # arithmetic by other names

    def remainder(self, other: Operand) -> Self:
        """The same as `mod`."""
        return self.mod(other)

    def floor_divide(self, other: Operand) -> Self:
        """The same as `floordiv`."""
        return self.floordiv(other)

    def float_power(self, exponent: Operand) -> Self:
        """Power in float64."""
        wide = self.cast(dtypes.float64)
        return wide.pow(exponent.cast(dtypes.float64) if isinstance(exponent, Special) else float(exponent))

    def ldexp(self, exponent: Operand) -> Self:
        """x * 2**exponent."""
        a, b = self._float_pair("ldexp", exponent)
        return a * b.exp2()

    def addcmul(self, a: Self, b: Self, value: float = 1) -> Self:
        """self + value * a * b."""
        return self + a.cast(self._promoted("addcmul", a)) * b * value

    def addcdiv(self, a: Self, b: Self, value: float = 1) -> Self:
        """self + value * a / b."""
        return self + a / b * value

    def bitwise_left_shift(self, other: Operand) -> Self:
        """The same as `lshift`."""
        return self.lshift(other)

    def bitwise_right_shift(self, other: Operand) -> Self:
        """The same as `rshift`."""
        return self.rshift(other)

    # logic

    def logical_and(self, other: Operand) -> Self:
        """True where neither is 0."""
        a, b = self._pair("logical_and", other)
        return a.cast(dtypes.bool) & b.cast(dtypes.bool)

    def logical_or(self, other: Operand) -> Self:
        """True where one or both are not 0."""
        a, b = self._pair("logical_or", other)
        return a.cast(dtypes.bool) | b.cast(dtypes.bool)

    def logical_xor(self, other: Operand) -> Self:
        """True where one is 0 and the other is not."""
        a, b = self._pair("logical_xor", other)
        return a.cast(dtypes.bool) ^ b.cast(dtypes.bool)

    def equal(self, other: Self) -> bool:
        """Whether shapes and all elements are alike; computes now."""
        return self.shape == other.shape and bool(self.eq(other).all().item())


S = Special


def _bits_of(x: Special) -> DType:
    return next(d for d in dtypes.all if d.kind == "i" and d.bits == x.dtype.bits)


def _log1p_rule(y: S, g: S, x: S) -> tuple[S]:
    return (g / (1 + x),)


def _expm1_rule(y: S, g: S, x: S) -> tuple[S]:
    return (g * (y + 1),)


def _xlogy_rule(made: S, g: S, x: S, y: S) -> tuple[S, S]:
    is_none = (x.eq(0) & (y <= 0)) | g.eq(0)
    return g * is_none.where(0.0, is_none.where(1.0, y).log()), g * (x / y)


def _logit_rule(y: S, g: S, p: S) -> tuple[S]:
    return (((p >= 0) & (p <= 1)).where(g / (p * (1 - p)), math.nan),)


def _hypot_rule(y: S, g: S, a: S, b: S) -> tuple[S, S]:
    length = y.eq(0).where(1.0, y)
    return g * (a / length), g * (b / length)


def _atan2_rule(made: S, g: S, y: S, x: S) -> tuple[S, S]:
    square = x * x + y * y
    share = g / square.eq(0).where(1.0, square)
    return share * x, -(share * y)
