"""Floating point as LLVM's operations have it, over numpy arrays: NaNs, rounding in any direction.

numpy rounds to nearest even. In another direction a result goes back by a place where it lies on the wrong
side of the exact one, which is known in f64 with the last bit set where something was lost (round to odd), or
of f64 as fractions. Of NaNs the first operand's goes on, quiet; an invalid operation gives a negative one
without payload, as on x86.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from drivers.sim import odd

Array = NDArray[Any]
F64 = np.float64
QUIET = {2: 0x200, 4: 1 << 22, 8: 1 << 51}
DEFAULT_NAN = {2: 0xFE00, 4: 0xFFC00000, 8: 0xFFF8 << 48}
TO_ZERO, UPWARD, DOWNWARD = "0", "2", "3"  # LLVM's numbers of rounding; None: to nearest
Rounding = str | None


def words(value: Array) -> Array:
    """The bits of floats."""
    return value.view(f"u{value.dtype.itemsize}")


def quiet(value: Array) -> Array:
    """NaNs made quiet."""
    bits = words(value)
    return np.where(np.isnan(value), bits | bits.dtype.type(QUIET[value.dtype.itemsize]), bits).view(
        value.dtype
    )


def with_nans(result: Array, *operands: Array) -> Array:
    """A result whose NaNs are those of its operands, of the result's type, or of an invalid operation."""
    is_nan = np.isnan(result)
    if not is_nan.any():
        return result
    default = words(result).dtype.type(DEFAULT_NAN[result.dtype.itemsize])
    result = np.where(is_nan, default.view(result.dtype), result)
    for operand in reversed(operands):
        result = np.where(np.isnan(operand), quiet(operand), result)
    return result


# -- rounding --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sum:
    """x + y before it is rounded, or x alone: f64 that is exact or rounded to odd, or fractions. is_minus:
    signs of x and y, for a sum of 0.
    """

    exact: Sequence[float | Fraction]
    is_minus: tuple[Array, Array] | None = None


def exactly(number: float) -> Fraction:
    """Infinities and NaNs are the caller's."""
    return Fraction(number) if np.isfinite(number) else Fraction(0)


def of_product(a: Array, b: Array, c: Array) -> Sum:
    """a * b + c."""
    signs = np.signbit(a) ^ np.signbit(b), np.signbit(c)
    if a.dtype != F64:
        return Sum(odd.fma_odd(a, b, c).tolist(), signs)
    rows = zip(a.tolist(), b.tolist(), c.tolist(), strict=True)
    return Sum([exactly(x) * exactly(y) + exactly(z) for x, y, z in rows], signs)


def of_sum(a: Array, b: Array) -> Sum:
    return of_product(a, np.ones_like(a), b)


def of_difference(a: Array, b: Array) -> Sum:
    return of_sum(a, -b)


def of_factors(a: Array, b: Array) -> Sum:
    return Sum(of_product(a, b, np.zeros_like(a)).exact)


def of_number(value: Array) -> Sum:
    return Sum(value.astype(F64).tolist())


def directed(way: Rounding, near: Array, exact: Callable[..., Sum], *values: Array) -> Array:
    """What lies on the other side of the exact result goes back by a place. Of an infinity or a NaN nothing
    is rounded.
    """
    if way is None:
        return near
    values = tuple(np.broadcast_arrays(*values))
    total = exact(*values)
    rest = [(exact > n) - (exact < n) for exact, n in zip(total.exact, near.tolist(), strict=True)]
    side, negative = np.array(rest), np.array([exact < 0 for exact in total.exact])
    goes_up = (side > 0) & ((way == UPWARD) | (way == TO_ZERO) & negative)
    goes_down = (side < 0) & ((way == DOWNWARD) | (way == TO_ZERO) & ~negative)
    infinity = near.dtype.type(np.inf)
    moved = np.where(goes_up, np.nextafter(near, infinity), near)
    moved = np.where(goes_down, np.nextafter(near, -infinity), moved)
    if total.is_minus is not None and way == DOWNWARD:
        is_zero = np.array([exact == 0 for exact in total.exact])
        moved = np.where(is_zero & (total.is_minus[0] | total.is_minus[1]), -np.zeros_like(near), moved)
    are_finite = np.all([np.isfinite(value) for value in values], axis=0)
    return np.where(are_finite, moved, near).astype(near.dtype)


# -- operations ------------------------------------------------------------------------------------


def add(way: Rounding, a: Array, b: Array) -> Array:
    return with_nans(directed(way, a + b, of_sum, a, b), a, b)


def subtract(way: Rounding, a: Array, b: Array) -> Array:
    return with_nans(directed(way, a - b, of_difference, a, b), a, b)


def multiply(way: Rounding, a: Array, b: Array) -> Array:
    return with_nans(directed(way, a * b, of_factors, a, b), a, b)


def divide(way: Rounding, a: Array, b: Array) -> Array:
    """To nearest in every mode."""
    return with_nans(a / b, a, b)


def fma(way: Rounding, a: Array, b: Array, c: Array) -> Array:
    """a * b + c with one rounding. An invalid product goes before a NaN in c, and after those in a and b."""
    a, b, c = np.broadcast_arrays(a, b, c)
    product, result = a * b, with_nans(directed(way, odd.fma(a, b, c), of_product, a, b, c), c)
    return np.where(np.isnan(product), with_nans(product, a, b), result)


def extreme(is_least: bool) -> Callable[[Array, Array], Array]:
    """minimumnum and maximumnum: the number where one is a NaN; -0 is below +0."""

    def choose(a: Array, b: Array) -> Array:
        is_less = (a < b) | (a == b) & np.signbit(a)
        return np.where(np.isnan(b) | ~np.isnan(a) & (is_less == is_least), a, b)

    return choose


def whole(function: Callable[[Array], Array]) -> Callable[[Array], Array]:
    """A number rounded to an integer."""
    return lambda value: with_nans(function(value), value)


def class_number(value: Array) -> Array:
    """0 signalling NaN, 1 quiet NaN, 2..5 -inf -normal -denormal -0, 6..9 +0 +denormal +normal +inf."""
    is_quiet = words(value) >> (np.finfo(value.dtype).nmant - 1) & 1 == 1
    size = np.abs(value)
    rank = np.select([np.isinf(size), size >= np.finfo(value.dtype).smallest_normal, size > 0], [3, 2, 1], 0)
    numbers = np.where(np.signbit(value), 5 - rank, 6 + rank)
    return np.where(np.isnan(value), np.where(is_quiet, 1, 0), numbers).astype(np.uint32)


def is_of_class(value: Array, classes: Array) -> Array:
    """Whether a class of `classes`, of which each is a bit, has the value. Most ask for signalling NaNs."""
    if (classes == 1).all():
        is_loud: Array = words(quiet(value)) != words(value)
        return is_loud
    found: Array = classes >> class_number(value) & 1 == 1
    return found


# -- conversions -----------------------------------------------------------------------------------


def to_float(value: Array, dtype: Any, way: Rounding = None) -> Array:
    """Floats or integers in another format, with one rounding; NaNs with the upper bits of their payload."""
    near = value.astype(dtype)
    result = directed(way, near, of_number, value)
    if value.dtype.kind != "f" or not np.isnan(result).any():
        return result
    return np.where(np.isnan(value), payload_moved(value, near), result)


def payload_moved(value: Array, like: Array) -> Array:
    """Bits of the type of `like`: sign and payload of a NaN, quiet."""
    width, other = 8 * like.dtype.itemsize, 8 * value.dtype.itemsize
    shift = int(np.finfo(like.dtype).nmant) - int(np.finfo(value.dtype).nmant)
    bits = words(value).astype(np.uint64)
    payload = bits & np.uint64((1 << int(np.finfo(value.dtype).nmant)) - 1)
    payload = payload << np.uint64(shift) if shift > 0 else payload >> np.uint64(-shift)
    sign = bits >> np.uint64(other - 1) << np.uint64(width - 1)
    top = np.uint64(DEFAULT_NAN[like.dtype.itemsize] & (1 << width - 1) - 1)
    return (payload | sign | top).astype(words(like).dtype).view(like.dtype)


def to_integer(value: Array, dtype: Any) -> Array:
    """Toward zero, saturating, NaN to 0."""
    bounds = np.iinfo(dtype)
    whole = np.trunc(np.nan_to_num(value.astype(F64), nan=0.0, posinf=1e30, neginf=-1e30))
    return np.clip(whole, bounds.min, bounds.max).astype(np.int64).astype(dtype)
