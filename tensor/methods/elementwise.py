"""Elementwise methods composed of arithmetic: rounding, integer division, powers, signs and tests for special
values.

Integer division and remainder follow Python: `//` rounds down, `%` takes the divisor's sign; `fmod` and
`div(rounding_mode="trunc")` truncate.
"""

from __future__ import annotations

import math
from typing import Self

from tensor.dtype import DType, Number, dtypes
from tensor.ir import build
from tensor.ir.graph import Op
from tensor.methods.arithmetic import Arithmetic, Operand


class Elementwise(Arithmetic):
    """Methods that compute each element from the elements at the same place."""

    __slots__ = ()

    def div(self, other: Operand, reverse: bool = False, rounding_mode: str | None = None) -> Self:
        """Quotient; integers give float32. rounding_mode: "trunc" or "floor" round it and keep integers."""
        if rounding_mode not in (None, "trunc", "floor"):
            raise ValueError(f"div: rounding_mode {rounding_mode!r}; allowed are None, 'trunc' and 'floor'")
        if rounding_mode is None:
            return self.true_divide(other, reverse)
        a, b = self._pair("div", other)
        if reverse:
            a, b = b, a
        if a.dtype.kind == "b":
            a, b = a.cast(dtypes.int32), b.cast(dtypes.int32)
        if a.dtype.is_float and rounding_mode == "floor":
            return a._whole_quotient(b)
        if a.dtype.is_float:
            wide = dtypes.float32 if a.dtype.bits == 16 else a.dtype
            return a.cast(wide)._divide(b.cast(wide)).trunc().cast(a.dtype)
        quotient = a._divide(b)
        return quotient if rounding_mode == "trunc" else quotient._round_down(a, b)

    def _whole_quotient(self, divisor: Self) -> Self:
        """Floats: the greatest whole number not above the exact quotient, by the exact remainder; numpy's."""
        near = self._divide(divisor)
        rounded = ((self - self.mod(divisor)) / divisor).round()
        is_plain = self.isfinite() & divisor.isfinite() & divisor.ne(0)
        made = is_plain.where(
            rounded.eq(0).where(near._number(0).copysign(near), rounded), near.floor()
        ).detach()
        return made._with_gradient((self, divisor), _flat)

    def _round_down(self, a: Self, b: Self) -> Self:
        """Truncated integer quotient to floor: one less where there is a remainder and the signs differ."""
        if not a.dtype.is_signed:
            return self
        remainder = a._binary("div", Op.MOD, b)
        uneven = remainder.ne(0) & (remainder < 0).ne(b < 0)
        return self - uneven.cast(a.dtype)

    def floordiv(self, x: Operand, reverse: bool = False) -> Self:
        """Quotient rounded down, as Python's //."""
        return self.div(x, reverse, "floor")

    def mod(self, other: Operand, reverse: bool = False) -> Self:
        """Remainder with the sign of the divisor, as Python's %."""
        a, b = self._pair("mod", other)
        if reverse:
            a, b = b, a
        remainder = a.fmod(b)
        if not a.dtype.is_signed:
            return remainder
        wrong_side = remainder.ne(0) & (remainder < 0).ne(b < 0)
        made = wrong_side.where(remainder + b, remainder)
        if not a.dtype.is_float:
            return made
        signed = made.eq(0).where(made._number(0).copysign(b), made)
        return signed._with_gradient((a, b), _mod_rule)

    def fmod(self, other: Operand) -> Self:
        """Remainder with the sign of the dividend, as C's %."""
        made = self._binary("fmod", Op.MOD, other)
        if made.dtype.kind == "b":
            raise TypeError("fmod: bool has no remainders; cast to an integer first")
        return made

    def abs(self) -> Self:
        """|x|; bool and unsigned integers stay as they are. Of a complex number its size, a float."""
        if not self.dtype.is_signed:
            return self
        negated = self.neg()
        made = self._wrap(build.binary(Op.MAX, self.node, negated.node))
        return made + 0.0 if self.dtype.is_float else made  # of both zeros the greater may be -0.0

    def sign(self) -> Self:
        """-1, 0 or 1; NaN stays NaN."""
        if self.dtype.kind == "b":
            return self
        positive = (self > 0).where(self._number(1), self._zero_or_nan())
        return (self < 0).where(self._number(-1), positive) if self.dtype.is_signed else positive

    def _zero_or_nan(self) -> Self:
        return self.isnan().where(self, self._number(0)) if self.dtype.is_float else self._number(0)

    def copysign(self, other: Operand) -> Self:
        """This magnitude with the sign of `other`, the sign of a zero included."""
        a, b = self._float_pair("copysign", other)
        magnitude = a.abs()
        made = b._is_marked().where(-magnitude, magnitude)

        def rule(
            y: Elementwise, g: Elementwise, x: Elementwise, sign: Elementwise
        ) -> tuple[Elementwise, ...]:
            toward = g * x.sign()
            return sign._is_marked().where(-toward, toward), g._from_node(build.like(g.node, 0))

        return made._with_gradient((a, b), rule)

    def _is_marked(self) -> Self:
        """True for a float whose sign bit is set, that of a zero or a NaN as well."""
        return self.bitcast(_signed_bits(self.dtype)) < 0

    def square(self) -> Self:
        return self.mul(self)

    def sqrt(self) -> Self:
        """The square root; NaN below 0. Integers give float32."""
        x = self._as_float()
        return x._wrap(build.unary(Op.SQRT, x.node))

    def rsqrt(self) -> Self:
        """1 / sqrt(x). Integers give float32."""
        return self.sqrt().reciprocal()

    # rounding

    def trunc(self) -> Self:
        """The whole part, toward zero; integers stay as they are."""
        return self._unary(Op.TRUNC) if self.dtype.is_float else self

    def floor(self) -> Self:
        """The greatest whole number that is not above; integers stay as they are."""
        truncated = self.trunc()
        return (self < truncated).where(truncated - 1, truncated) if self.dtype.is_float else self

    def ceil(self) -> Self:
        """The least whole number that is not below; integers stay as they are."""
        truncated = self.trunc()
        return (truncated < self).where(truncated + 1, truncated) if self.dtype.is_float else self

    def round(self, decimals: int = 0) -> Self:
        """The nearest integer, halves to even; or rounded to that many decimals."""
        if not self.dtype.is_float:
            return self
        if decimals:
            scale = 10.0 ** abs(decimals)
            return (self * scale).round() / scale if decimals > 0 else (self / scale).round() * scale
        whole = self.trunc()
        excess = (self - whole).abs()
        is_odd = (whole * 0.5).trunc().ne(whole * 0.5)
        away = (excess > 0.5) | (excess.eq(0.5) & is_odd)
        return away.where(whole + self.sign(), whole)

    # special values and ranges

    def clip(self, min_: Operand = None, max_: Operand = None) -> Self:
        """Elements no less than `min_` and no greater than `max_`, each of which may be left out.

        For integers, whole numbers beyond what the dtype holds limit nothing, or are an OverflowError. The
        gradient at a bound is 0 where the bound is a number, as in torch 2.15 (1 in earlier ones).
        """
        if min_ is None and max_ is None:
            raise ValueError("clip: give min_, max_ or both")
        if self.dtype.is_int and isinstance(min_, int) and min_ <= self.dtype.min:
            min_ = None
        if self.dtype.is_int and isinstance(max_, int) and max_ >= self.dtype.max:
            max_ = None
        low = self if min_ is None else self.maximum(min_)
        made = low if max_ is None else low.minimum(max_)
        if not self.dtype.is_float or not _are_numbers(min_, max_):
            return made

        def rule(y: Elementwise, g: Elementwise, x: Elementwise) -> tuple[Elementwise]:
            over = g if min_ is None else (y > min_).where(g, 0.0)
            return (over if max_ is None else (y < max_).where(over, 0.0),)

        return made._with_gradient((self,), rule)

    def clamp(self, min_: Operand = None, max_: Operand = None) -> Self:
        """The same as `clip`."""
        return self.clip(min_, max_)

    def isnan(self) -> Self:
        """True for NaN; of a complex number if a part is one."""
        return self.ne(self)

    def isinf(self, detect_positive: bool = True, detect_negative: bool = True) -> Self:
        """True for infinities, of one sign alone if the other is not to be detected."""
        if not self.dtype.is_float:
            return self._from_node(build.const(False, dtypes.bool, self.shape))
        positive, negative = self.eq(math.inf), self.eq(-math.inf)
        if detect_positive and detect_negative:
            return positive | negative
        return positive if detect_positive else negative

    def isfinite(self) -> Self:
        """True for elements that are neither infinite nor NaN; bool, of this shape."""
        return ~(self.isnan() | self.isinf())

    def isclose(
        self, other: Operand, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False
    ) -> Self:
        """|self - other| <= atol + rtol * |other|; equal infinities are close."""
        a, b = self._as_float()._pair("isclose", other)
        near = a.isfinite() & b.isfinite() & ((a - b).abs() <= b.abs() * rtol + atol)
        close = near | a.eq(b)
        return close | (a.isnan() & b.isnan()) if equal_nan else close

    def masked_fill(self, mask: Self, value: Operand) -> Self:
        """`value`, in the type of this tensor, where `mask` is True, else this; integers drop its fraction,
        as in torch.
        """
        if isinstance(value, Number) and not isinstance(value, complex):
            is_cut = self.dtype.is_int and isinstance(value, float) and math.isfinite(value)
            value = bool(value) if self.dtype.kind == "b" else int(value) if is_cut else value
        given = self._constant("masked_fill", value, self.dtype) if isinstance(value, Number) else None
        given = self._other("masked_fill", value).cast(self.dtype) if given is None else given
        return self._other("masked_fill", mask).where(given, self)

    def lerp(self, end: Operand, weight: Operand) -> Self:
        """self + (end - self) * weight."""
        return self.add(self._other("lerp", end).sub(self).mul(weight))

    # operators

    def __abs__(self) -> Self:
        return self.abs()

    def __floordiv__(self, x: Operand) -> Self:
        return self.floordiv(x)

    def __rfloordiv__(self, x: Operand) -> Self:
        return self.floordiv(x, True)

    def __mod__(self, x: Operand) -> Self:
        return self.mod(x)

    def __rmod__(self, x: Operand) -> Self:
        return self.mod(x, True)


def _mod_rule(
    y: Elementwise, g: Elementwise, a: Elementwise, b: Elementwise
) -> tuple[Elementwise, Elementwise]:
    return g, -(g * (a / b).floor())


def _are_numbers(*bounds: Operand) -> bool:
    return all(bound is None or isinstance(bound, bool | int | float) for bound in bounds)


def _signed_bits(dtype: DType) -> DType:
    """The signed integer of the same width."""
    return next(d for d in dtypes.all if d.kind == "i" and d.bits == dtype.bits)


def _flat(_: Elementwise, __: Elementwise, *inputs: Elementwise) -> tuple[Elementwise, ...]:
    """The gradient of steps."""
    return tuple(x._number(0) for x in inputs)
