"""What pseudocode calls without defining it: AMD's documents give these functions' names alone."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from tests.pseudocode import numbers
from tests.pseudocode.numbers import EVEN, ZERO, Value, take
from tests.pseudocode.parse import Number

REACH = 5000  # no float's exponent is further from another's


def literal(number: Number) -> Value:
    """Hexadecimals are patterns; a decimal without a type is an int, or long where it has to be."""
    kind = number.type
    if number.is_pattern or ("." not in number.text and kind[:1] != "f"):
        data = int(number.text, 16 if number.is_pattern else 10)
        return take(data, kind or ("i32" if data < 1 << 31 else "u64"))
    return numbers.rounded(Fraction(number.text), kind)


def from_integer(data: int, kind: str, mode: str = EVEN) -> Value:
    return numbers.rounded(Fraction(data), kind, mode=mode)


def reversed_bits(bits: int, width: int) -> int:
    return int(f"{bits & (1 << width) - 1:0{width}b}"[::-1], 2)


# -- whole numbers ---------------------------------------------------------------------------------


def whole(value: Value, mode: str) -> int:
    """A finite float as an integer: toward zero, or to the nearest even one."""
    number = numbers.exact(value)
    return math.trunc(number) if mode == ZERO else round(number)


def saturated(value: Value, kind: str, mode: str = ZERO) -> Value:
    """A float as an integer of a type; NaN is 0."""
    width = numbers.width_of(kind)
    low, high = (-(1 << width - 1), (1 << width - 1) - 1) if kind[0] == "i" else (0, (1 << width) - 1)
    if numbers.is_nan(value):
        return Value(0, kind)
    if numbers.is_infinite(value):
        return Value(low if numbers.sign(value) else high, kind)
    return Value(min(max(whole(value, mode), low), high), kind)


def clamped(value: Value, kind: str) -> Value:
    """An integer to a narrower type."""
    width = numbers.width_of(kind)
    low, high = (-(1 << width - 1), (1 << width - 1) - 1) if kind[0] == "i" else (0, (1 << width) - 1)
    return Value(min(max(value.data, low), high), kind)


def normalized(value: Value, kind: str) -> Value:
    """-1 or 0 to 1 as all of a 16-bit integer's values."""
    if numbers.is_nan(value):
        return Value(0, kind)
    high = 32767 if kind[0] == "i" else 65535
    low = -high if kind[0] == "i" else 0
    if numbers.is_infinite(value):
        return Value(low if numbers.sign(value) else high, kind)
    return Value(min(max(round(numbers.exact(value) * high), low), high), kind)


def integral(value: Value, how: Callable[[Fraction], int]) -> Value:
    """A float rounded to a whole number, which keeps a zero's sign."""
    if not numbers.finite(value):
        return numbers.any_nan(value.type) if numbers.is_nan(value) else value
    return numbers.rounded(Fraction(how(numbers.exact(value))), value.type, numbers.sign(value))


def fract(value: Value) -> Value:
    if not numbers.finite(value):
        return numbers.any_nan(value.type)
    number = numbers.exact(value)
    return numbers.rounded(number - math.floor(number), value.type)


def is_even(value: Value) -> Value:
    return Value(int(numbers.finite(value) and numbers.exact(value) % 2 == 0), "u1")


# -- parts of floats -------------------------------------------------------------------------------


def mantissa(value: Value) -> Value:
    """From 1/2 to 1, with the sign."""
    if not numbers.finite(value) or numbers.is_zero(value):
        return value
    number = numbers.exact(value)
    power = abs(number).numerator.bit_length() - number.denominator.bit_length()
    scaled = number / Fraction(2) ** power
    while abs(scaled) >= 1:
        scaled /= 2
    while abs(scaled) < Fraction(1, 2):
        scaled *= 2
    return numbers.rounded(scaled, value.type)


def scaled(mode: str, value: Value, power: Value) -> Value:
    """Times a power of two."""
    if numbers.is_nan(value):
        return numbers.any_nan(value.type)
    if numbers.is_infinite(value) or numbers.is_zero(value):
        return value
    factor = Fraction(2) ** min(max(power.data, -REACH), REACH)
    return numbers.rounded(numbers.exact(value) * factor, value.type, numbers.sign(value), mode)


def float32(sign: Value, exponent: Value, fraction: Value) -> Value:
    return Value((sign.data & 1) << 31 | (exponent.data & 0xFF) << 23 | fraction.data & 0x7FFFFF, "f32")


def approximate(value: Value, function: Callable[[float], float]) -> Value:
    """A function of numbers, by the host's double."""
    if numbers.is_nan(value):
        return numbers.any_nan(value.type)
    try:
        found = function(as_float(value))
    except (ValueError, ZeroDivisionError):
        return numbers.any_nan(value.type)
    if math.isnan(found):
        return numbers.any_nan(value.type)
    if math.isinf(found):
        return numbers.infinity(value.type, found < 0)
    return numbers.rounded(Fraction(found), value.type, math.copysign(1, found) < 0)


def as_float(value: Value) -> float:
    if numbers.is_infinite(value):
        return -math.inf if numbers.sign(value) else math.inf
    number = float(numbers.exact(value))
    return -0.0 if number == 0 and numbers.sign(value) else number


def power(base: float) -> Callable[[float], float]:
    return lambda x: (
        math.inf if x > REACH else 0.0 if x < -REACH else float(base**x if x < 1024 else math.inf)
    )


def log2(x: float) -> float:
    return -math.inf if x == 0 else math.log2(x)


def turns(function: Callable[[float], float]) -> Callable[[float], float]:
    """Of an angle that the text has multiplied by 2 pi already."""
    return lambda x: math.nan if math.isinf(x) else function(x)


# -- by name ---------------------------------------------------------------------------------------

Implementation = Callable[..., Any]


def flag(test: Callable[[Value], object]) -> Implementation:
    return lambda mode, value: Value(int(bool(test(value))), "u1")


FUNCTIONS: dict[str, Implementation] = {
    "isNAN": flag(numbers.is_nan),
    "isQuietNAN": flag(numbers.is_quiet),
    "isSignalNAN": flag(lambda value: numbers.is_nan(value) and not numbers.is_quiet(value)),
    "cvtToQuietNAN": lambda mode, value: numbers.quiet(value),
    "sign": flag(numbers.sign),
    "abs": lambda mode, value: (
        numbers.absolute(value) if value.is_float else Value(abs(value.data), value.type)
    ),
    "exponent": lambda mode, value: Value(numbers.exponent(value), "i32"),
    "mantissa": lambda mode, value: mantissa(value),
    "float32": lambda mode, *parts: float32(*parts),
    "ldexp": scaled,
    "fma": lambda mode, a, b, c: numbers.fused(a, b, c, mode),
    "sqrt": lambda mode, value: numbers.root(value),
    "trunc": lambda mode, value: integral(value, math.trunc),
    "floor": lambda mode, value: integral(value, math.floor),
    "fract": lambda mode, value: fract(value),
    "isEven": lambda mode, value: is_even(value),
    "pow": lambda mode, base, value: approximate(value, power(as_float(base))),
    "log2": lambda mode, value: approximate(value, log2),
    "sin": lambda mode, value: approximate(value, turns(math.sin)),
    "cos": lambda mode, value: approximate(value, turns(math.cos)),
    "signext": lambda mode, value: Value(take(value.data, f"i{value.width}").data, "i64"),
    "signext_from_bit": lambda mode, value, count: from_bit(value, count.data),
    "countbits": lambda mode, value: Value(value.bits.bit_count(), "u32"),
    "count_ones": lambda mode, value: Value(value.bits.bit_count(), "u32"),
    "reverse_bits": lambda mode, value: Value(reversed_bits(value.bits, value.width), value.type),
    "s_ff1_i32_b32": lambda mode, value: first_bit(value.bits & 0xFFFFFFFF),
    "s_ff1_i32_b64": lambda mode, value: first_bit(value.bits),
    "f16_to_snorm": lambda mode, value: normalized(value, "i16"),
    "f16_to_unorm": lambda mode, value: normalized(value, "u16"),
    "f32_to_snorm": lambda mode, value: normalized(value, "i16"),
    "f32_to_unorm": lambda mode, value: normalized(value, "u16"),
    "CalcDsAddr": lambda mode, address, offset: Value(address.data + offset.data, "u32"),
    "CalcGlobalAddr": lambda mode, address, base: Value(address.data + base.data, "u64"),
    "v_cvt_i16_f32": lambda mode, value: saturated(value, "i16"),
    "v_cvt_u16_f32": lambda mode, value: saturated(value, "u16"),
}


def from_bit(value: Value, count: int) -> Value:
    """Sign-extended from its bit `count` - 1; 0 of no bits."""
    count = min(count, value.width)
    return Value(take(value.data, f"i{count}").data if count else 0, value.type)


def first_bit(bits: int) -> Value:
    return Value((bits & -bits).bit_length() - 1, "i32")


def narrowed(value: Value, kind: str, mode: str) -> Value:
    """To another float format; a NaN is quieted, and those of eight bits have no payload to pass on."""
    if value.type in ("fp8", "bf8") and numbers.is_nan(value):
        return numbers.any_nan(kind)
    return numbers.convert(numbers.quiet(value), kind, mode)


def to_byte(value: Value, kind: str) -> Value:
    """No payload of a NaN is left in eight bits."""
    return numbers.any_nan(kind) if numbers.is_nan(value) else numbers.convert(value, kind)


def conversion(name: str) -> Implementation | None:
    """``f32_to_i32`` and its like."""
    match = re.fullmatch(r"([a-z]+\d+)_to_([a-z]+\d+)", name)
    if match is None:
        return None
    source, result = match.groups()
    is_to_float = result in numbers.FORMATS
    if source in numbers.FORMATS:
        if result in ("fp8", "bf8"):
            return lambda mode, value: to_byte(value, result)
        if is_to_float:
            return lambda mode, value: narrowed(value, result, mode)
        return lambda mode, value: saturated(value, result)
    if is_to_float:
        return lambda mode, value: from_integer(value.data, result, mode)
    return lambda mode, value: clamped(value, result)


CONSTANTS = {
    "INF": numbers.infinity("f64", False),
    "NAN": numbers.any_nan("f64"),
    "PI": numbers.rounded(Fraction(math.pi), "f64"),
    "MAX_FLOAT_F32": Value(0x7F7FFFFF, "f32"),
    "OVERFLOW_F32": numbers.infinity("f32", False),
    "UNDERFLOW_F32": Value(0, "f32"),
    "OVERFLOW_F64": numbers.infinity("f64", False),
    "UNDERFLOW_F64": Value(0, "f64"),
    "DENORM": Value(1, "f64"),
}

# What the documents print beside the text: a signed number of four bits, in sixteenths.
TABLES = {
    "CVT_OFF_TABLE": [numbers.rounded(Fraction((i ^ 8) - 8, 16), "f32") for i in range(16)],
}
