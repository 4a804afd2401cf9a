"""Minimum, maximum and the middle of floats in the reference, of both generations, by bits.

Three rules for NaNs: `numbers` (RDNA4 ISA, V_MIN_NUM_F32; RDNA3 ISA, V_MIN_F32 where MODE.IEEE is 0),
`signalling_first` (V_MIN_F32 where it is 1) and `keeping` (RDNA4 ISA, V_MINIMUM_F32, but the first NaN goes
first whether it signals or not, as measured on gfx1201).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from drivers.sim.amd.wave.interp.nans import chosen, is_signalling, quiet, words
from drivers.sim.amd.wave.interp.rules import Compute, operations
from drivers.sim.amd.wave.interp.state import Array

Choice = Callable[[bool, Array, Array], Array]  # of two operands; the flag: whether NaNs become quiet


def order(value: Array) -> Array:
    """Integers in the order of the numbers, -0 below +0."""
    bits = words(value)
    signed = bits.view(f"i{value.dtype.itemsize}").astype(np.int64)
    top = np.int64((1 << 8 * value.dtype.itemsize - 1) - 1)
    return np.where(signed < 0, ~(signed & top), signed)


def of_numbers(is_least: bool, a: Array, b: Array) -> Array:
    return chosen((order(a) < order(b)) == is_least, a, b)


def numbers(is_least: bool) -> Choice:
    """The number; of two NaNs the first."""

    def choose(is_quiet: bool, a: Array, b: Array) -> Array:
        first = quiet(a) if is_quiet else a
        result = chosen(np.isnan(b), a, of_numbers(is_least, a, b))
        return chosen(np.isnan(a), chosen(np.isnan(b), first, b), result)

    return choose


def signalling_first(is_least: bool) -> Choice:
    plain = numbers(is_least)

    def choose(is_quiet: bool, a: Array, b: Array) -> Array:
        result = plain(is_quiet, a, b)
        if not is_quiet:
            return result
        for operand in (b, a):
            result = chosen(is_signalling(operand), quiet(operand), result)
        return result

    return choose


def keeping(is_least: bool) -> Choice:
    def choose(is_quiet: bool, a: Array, b: Array) -> Array:
        result = chosen(np.isnan(b), quiet(b), of_numbers(is_least, a, b))
        return chosen(np.isnan(a), quiet(a), result)

    return choose


def nested(first: Choice, second: Choice) -> Compute:
    """``second(first(a, b), c)``."""
    return lambda is_quiet, a, b, c: second(is_quiet, first(is_quiet, a, b), c)


def middle_of(low: Choice) -> Compute:
    """The middle of three; the least where one is a NaN. Source: V_MED3_F32."""

    def choose(is_quiet: bool, a: Array, b: Array, c: Array) -> Array:
        unordered = np.isnan(a) | np.isnan(b) | np.isnan(c)
        least, most = of_numbers(True, a, b), of_numbers(False, a, b)
        middle = of_numbers(False, least, of_numbers(True, most, c))
        return chosen(unordered, nested(low, low)(is_quiet, a, b, c), middle)

    return choose


def register(make: Callable[[bool], Choice], names: tuple[str, str], joined: str, kind: str) -> None:
    """Two and three operands of one rule for NaNs."""
    (least, most), low, high = names, make(True), make(False)
    two = {f"{least}{joined}_{kind}": low, f"{most}{joined}_{kind}": high}
    three = {
        f"{least}3{joined}_{kind}": nested(low, low), f"{most}3{joined}_{kind}": nested(high, high),
        f"{least}{most}{joined}_{kind}": nested(low, high),
        f"{most}{least}{joined}_{kind}": nested(high, low),
    }  # fmt: skip
    if least == "min":
        three[f"med3{joined}_{kind}"] = middle_of(low)
    operations(f"{kind} = {kind} {kind}", two, asks_ieee=True)
    operations(f"{kind} = {kind} {kind} {kind}", three, asks_ieee=True)


for _kind in ("f16", "f32", "f64"):
    register(signalling_first, ("min", "max"), "", _kind)
    register(numbers, ("min", "max"), "_num", _kind)
    register(keeping, ("minimum", "maximum"), "", _kind)
