"""Results that MODE does not round to nearest, and halves that saturate, in the reference.

numpy rounds to nearest even. Here stands what an operation gives before it is rounded: for f16 and f32 in f64
with the last bit set where something was lost (round to odd), for f64 as fractions, lane by lane; a result
on the wrong side of that moves by one place. What is not in EXACT is exact, or an estimate that MODE does not
round. Source: RDNA3 and RDNA4 ISA, "MODE register".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from drivers.sim.amd.wave.code.modes import DOWNWARD, NEAREST, OVERFLOW_BIT, TO_ZERO, UPWARD, rounding
from drivers.sim.amd.wave.interp.state import Array, Wave
from drivers.sim.odd import fma_odd

F64 = np.float64
LARGEST_HALF = np.float16(65504)


@dataclass(frozen=True)
class Sum:
    """x + y before it is rounded, or x alone: f64 that is exact or rounded to odd, or fractions. y is None
    where nothing is added. is_minus: signs of x and y, for a sum of 0.
    """

    exact: Sequence[float | Fraction]
    is_minus: tuple[Array, Array] | None = None


def of_product(a: Array, b: Array, c: Array) -> Sum:
    """a * b + c."""
    signs = np.signbit(a) ^ np.signbit(b), np.signbit(c)
    if a.dtype != F64:
        return Sum(fma_odd(a, b, c).tolist(), signs)
    rows = zip(a.tolist(), b.tolist(), c.tolist(), strict=True)
    return Sum([exactly(x) * exactly(y) + exactly(z) for x, y, z in rows], signs)


def exactly(number: float) -> Fraction:
    """Infinities and NaNs are the caller's."""
    return Fraction(number) if np.isfinite(number) else Fraction(0)


def of_sum(a: Array, b: Array) -> Sum:
    return of_product(a, np.ones_like(a), b)


def of_difference(a: Array, b: Array) -> Sum:
    return of_sum(a, -b)


def of_reverse(a: Array, b: Array) -> Sum:
    return of_sum(b, -a)


def of_rest(a: Array) -> Sum:
    """What v_fract gives."""
    return of_sum(a, -np.floor(a))


def of_factors(a: Array, b: Array) -> Sum:
    found = of_product(a, b, np.zeros_like(a))
    return Sum(found.exact)


def of_power(value: Array, power: Array) -> Sum:
    return Sum(np.ldexp(value.astype(F64), np.clip(power, -400, 400)).tolist())


def of_number(value: Array) -> Sum:
    return Sum(value.astype(F64).tolist())


Exact = Callable[..., Sum]
OF_ANY: dict[str, Exact] = {
    "add": of_sum, "sub": of_difference, "subrev": of_reverse, "mul": of_factors, "fract": of_rest,
    "fma": of_product, "fmac": of_product, "fmaak": of_product, "fmamk": of_product,
}  # fmt: skip
EXACT: dict[str, Exact] = {
    **{f"v_{name}_{kind}": exact for name, exact in OF_ANY.items() for kind in ("f16", "f32", "f64")},
    "v_mul_dx9_zero_f32": of_factors, "v_ldexp_f32": of_power, "v_ldexp_f16": of_power,
    **dict.fromkeys(("v_cvt_f32_f64", "v_cvt_f16_f32", "v_cvt_f32_u32", "v_cvt_f32_i32"), of_number),
    **dict.fromkeys(("v_cvt_f16_u16", "v_cvt_f16_i16"), of_number),
}  # fmt: skip


def as_mode_says(wave: Wave, name: str, kind: str, values: list[Array], near: Array) -> Array:
    """A result of `kind` that was rounded to nearest, as MODE would have it."""
    if kind[0] != "f":
        return near
    way, compute = rounding(wave.mode, kind), EXACT.get(name)
    if way != NEAREST and compute is not None:
        near = directed(way, near, compute(*values), values)
        if compute is of_rest:
            near = np.where(near == 1, np.nextafter(near, near.dtype.type(0)), near)
    return saturated(wave, near, values) if kind == "f16" else near


def scaled_as_mode_says(wave: Wave, kind: str, values: list[Array], scale: Array, near: Array) -> Array:
    """(a * b + c) * scale, a power of two, that was rounded to nearest, as MODE would have it."""
    way = rounding(wave.mode, kind)
    if way == NEAREST:
        return near
    total = of_product(*values)
    factors = [Fraction(factor) if kind == "f64" else factor for factor in scale.tolist()]
    exact = [each * factor for each, factor in zip(total.exact, factors, strict=True)]
    return directed(way, near, Sum(exact, total.is_minus), values)


def directed(way: int, near: Array, total: Sum, values: list[Array]) -> Array:
    """What lies on the other side of the exact result goes back by a place. Of an infinity or a NaN nothing
    is rounded.
    """
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
    return np.where(are_finite(values), moved, near).astype(near.dtype)


def are_finite(values: list[Array]) -> Array:
    """In which lanes no float among them is an infinity or a NaN."""
    found = np.ones(len(values[0]), bool)
    for value in values:
        found &= np.isfinite(value)
    return found


def saturated(wave: Wave, value: Array, values: list[Array]) -> Array:
    """A half that overflowed as the largest one, where FP16_OVFL is set; what comes of an infinity stays."""
    if not wave.mode & OVERFLOW_BIT:
        return value
    beyond = np.isinf(value) & are_finite(values)
    return np.where(beyond, np.copysign(LARGEST_HALF, value), value)
