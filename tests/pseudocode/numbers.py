"""The pseudocode's numbers: integers of any width, and floating point of any format, exact until rounded.

A `Value` of an integer type holds the integer, of a float type the bit pattern. A NaN that arithmetic made
has a payload of its own (`any_nan`), so that comparisons can tell it from one that the text passes on.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import isqrt
from typing import NamedTuple


class Format(NamedTuple):
    """Bits of a float's exponent and of its fraction. fp8 (E4M3) has NaN, but no infinity."""

    exponent: int
    fraction: int

    @property
    def bias(self) -> int:
        return (1 << self.exponent - 1) - 1

    @property
    def width(self) -> int:
        return 1 + self.exponent + self.fraction


FORMATS = {
    "f16": Format(5, 10), "bf16": Format(8, 7), "f32": Format(8, 23), "f64": Format(11, 52),
    "fp8": Format(4, 3), "bf8": Format(5, 2),
}  # fmt: skip
EVEN, ZERO = "to nearest even", "toward zero"


@dataclass(frozen=True)
class Value:
    data: int
    type: str

    @property
    def width(self) -> int:
        return width_of(self.type)

    @property
    def bits(self) -> int:
        """Its pattern."""
        return self.data & (1 << self.width) - 1

    @property
    def is_float(self) -> bool:
        return self.type in FORMATS


@cache
def width_of(kind: str) -> int:
    return int(re.sub(r"\D", "", kind))


def take(bits: int, kind: str) -> Value:
    """The low bits of a pattern as a value of a type."""
    width = width_of(kind)
    bits &= (1 << width) - 1
    if kind[0] == "i" and bits >> width - 1:
        bits -= 1 << width
    return Value(bits, kind)


def sign(value: Value) -> bool:
    return bool(value.bits >> value.width - 1)


def exponent(value: Value) -> int:
    """The field, biased."""
    form = FORMATS[value.type]
    return value.bits >> form.fraction & (1 << form.exponent) - 1


def fraction(value: Value) -> int:
    return value.bits & (1 << FORMATS[value.type].fraction) - 1


def is_nan(value: Value) -> bool:
    form = FORMATS[value.type]
    if value.type == "fp8":
        return value.bits & 0x7F == 0x7F
    return exponent(value) == (1 << form.exponent) - 1 and fraction(value) != 0


def is_quiet(value: Value) -> bool:
    """True of a quiet NaN."""
    return is_nan(value) and bool(value.bits >> FORMATS[value.type].fraction - 1 & 1)


def is_infinite(value: Value) -> bool:
    form = FORMATS[value.type]
    top = exponent(value) == (1 << form.exponent) - 1
    return value.type != "fp8" and top and fraction(value) == 0


def any_nan(kind: str) -> Value:
    """The NaN of an operation whose payload the text leaves open."""
    form = FORMATS[kind]
    if kind == "fp8":
        return Value(0x7F, kind)
    top = (1 << form.exponent + 1) - 1 << form.fraction - 1
    return Value(top | 0x15A5A5A5A5A5A & (1 << form.fraction - 1) - 1, kind)


def infinity(kind: str, negative: bool) -> Value:
    form = FORMATS[kind]
    return Value((int(negative) << form.exponent | (1 << form.exponent) - 1) << form.fraction, kind)


def exact(value: Value) -> Fraction:
    """The number of one that is finite."""
    form, field = FORMATS[value.type], exponent(value)
    significand = fraction(value) | (1 << form.fraction if field else 0)
    power = max(field, 1) - form.bias - form.fraction
    number = Fraction(significand) * Fraction(2) ** power
    return -number if sign(value) else number


def rounded(number: Fraction, kind: str, negative: bool = False, mode: str = EVEN) -> Value:
    """The float next to a number; `negative` is the sign of a zero."""
    form = FORMATS[kind]
    negative = number < 0 or (number == 0 and negative)
    size = abs(number)
    power = max(size.numerator.bit_length() - size.denominator.bit_length(), 1 - form.bias)
    while size >= Fraction(2) ** (power + 1):
        power += 1
    while size < Fraction(2) ** power and power > 1 - form.bias:
        power -= 1
    scaled = size / Fraction(2) ** (power - form.fraction)
    whole = int(scaled)
    rest = scaled - whole
    if mode == EVEN and (rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole & 1)):
        whole += 1
    is_normal = whole >> form.fraction != 0
    pattern = whole + (power + form.bias - 1 << form.fraction) if is_normal else whole
    return within(pattern, kind, negative, mode)


def within(pattern: int, kind: str, negative: bool, mode: str) -> Value:
    """A pattern without its sign, or what stands for one that is too great."""
    top = infinity(kind, False).bits
    if kind == "fp8":
        pattern = min(pattern, 0x7F)
    elif pattern >= top:
        pattern = top if mode == EVEN else top - 1
    return Value(pattern | int(negative) << width_of(kind) - 1, kind)


def convert(value: Value, kind: str, mode: str = EVEN) -> Value:
    """To another float format. Of a NaN sign, quiet bit and the upper payload stay."""
    if value.type == kind:
        return value
    old, new = FORMATS[value.type], FORMATS[kind]
    if is_nan(value):
        if value.bits == any_nan(value.type).bits or kind == "fp8":
            return any_nan(kind)
        shift = new.fraction - old.fraction
        payload = fraction(value) << shift if shift > 0 else fraction(value) >> -shift
        return Value(infinity(kind, sign(value)).bits | payload, kind)
    if is_infinite(value):
        return within(1 << 15, kind, sign(value), EVEN) if kind == "fp8" else infinity(kind, sign(value))
    return rounded(exact(value), kind, sign(value), mode)


def quiet(value: Value) -> Value:
    """With the quiet bit, if it is a NaN."""
    is_wide = value.type not in ("fp8", "bf8")
    return (
        Value(value.bits | 1 << FORMATS[value.type].fraction - 1, value.type)
        if is_wide and is_nan(value)
        else value
    )


def negated(value: Value) -> Value:
    return Value(value.bits ^ 1 << value.width - 1, value.type)


def absolute(value: Value) -> Value:
    return Value(value.bits & (1 << value.width - 1) - 1, value.type)


def add(a: Value, b: Value, mode: str = EVEN) -> Value:
    """Of one type."""
    if is_nan(a) or is_nan(b) or (is_infinite(a) and is_infinite(b) and sign(a) != sign(b)):
        return any_nan(a.type)
    if is_infinite(a) or is_infinite(b):
        return a if is_infinite(a) else b
    return rounded(exact(a) + exact(b), a.type, sign(a) and sign(b), mode)


def multiply(a: Value, b: Value, mode: str = EVEN) -> Value:
    negative = sign(a) != sign(b)
    if is_nan(a) or is_nan(b) or (is_infinite(a) and is_zero(b)) or (is_zero(a) and is_infinite(b)):
        return any_nan(a.type)
    if is_infinite(a) or is_infinite(b):
        return infinity(a.type, negative)
    return rounded(exact(a) * exact(b), a.type, negative, mode)


def fused(a: Value, b: Value, c: Value, mode: str = EVEN) -> Value:
    """a * b + c, rounded once."""
    if any(is_nan(x) or is_infinite(x) for x in (a, b)) or is_nan(c) or is_infinite(c):
        product = multiply(a, b) if not (finite(a) and finite(b)) else rounded(Fraction(0), a.type)
        return add(product, c)
    negative = sign(a) != sign(b)
    return rounded(exact(a) * exact(b) + exact(c), a.type, negative and sign(c), mode)


def divide(a: Value, b: Value, mode: str = EVEN) -> Value:
    negative = sign(a) != sign(b)
    if is_nan(a) or is_nan(b) or (is_zero(a) and is_zero(b)) or (is_infinite(a) and is_infinite(b)):
        return any_nan(a.type)
    if is_infinite(a) or is_zero(b):
        return infinity(a.type, negative)
    if is_infinite(b):
        return rounded(Fraction(0), a.type, negative)
    return rounded(exact(a) / exact(b), a.type, negative, mode)


def root(value: Value) -> Value:
    """The square root: of enough bits that what is left cannot change the rounding."""
    if is_nan(value) or (sign(value) and not is_zero(value)):
        return any_nan(value.type)
    if is_infinite(value) or is_zero(value):
        return value
    number, scale = exact(value), 1 << 1200
    scaled = number.numerator * scale * scale // number.denominator
    floor = isqrt(scaled)
    sticky = Fraction(0 if floor * floor == scaled else 1, 2)
    return rounded((floor + sticky) / scale, value.type)


def is_zero(value: Value) -> bool:
    return absolute(value).bits == 0


def finite(value: Value) -> bool:
    return not (is_nan(value) or is_infinite(value))


def less(a: Value, b: Value) -> bool:
    """Floats of one type, neither a NaN."""
    return ordered(a) < ordered(b)


def ordered(value: Value) -> int:
    """An integer that has the order of the numbers; zeros are equal."""
    size = absolute(value).bits
    return -size if sign(value) else size
