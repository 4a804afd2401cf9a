"""What several families need: comparisons, carries, rounding."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.lanes import Lanes, Value

Meaning = Callable[[Any, PlacedInst], None]
SIGN = 0x80000000
LESS, EQUAL, GREATER, UNORDERED = 1, 2, 4, 8  # the bits of a comparison's code
AND, OR, XOR = range(3)
NAN = 0x7FFFFFFF


def compared(m: Lanes, code: int, a: Value, b: Value) -> Value:
    """A comparison by its code, of integers or floats."""
    outcomes = ((LESS, a < b), (EQUAL, a == b), (GREATER, a > b), (UNORDERED, (a != a) | (b != b)))
    result = m.const(0, "bool")
    for bit, outcome in outcomes:
        if code & bit:
            result = result | outcome
    return result


def combined(logic: int, a: Value, b: Value) -> Value:
    """Two predicates joined."""
    return a & b if logic == AND else a | b if logic == OR else a ^ b


def put_comparison(m: Lanes, i: PlacedInst, outcome: Value) -> None:
    """P is the outcome joined with the predicate operand, Q the opposite outcome joined with it."""
    other = m.truth(i, "s")
    logic = i.get("logic")
    m.put_truth(i, "p", combined(logic, outcome, other))
    m.put_truth(i, "q", combined(logic, ~outcome, other))


NEAREST, DOWN, UP, ZERO = range(4)


def next_down(m: Lanes, value: Value) -> Value:
    """The f32 below. Source for the order of bit patterns: IEEE 754."""
    bits = m.cast(value, "u32")
    moved = m.where((bits & SIGN) != 0, bits + 1, bits - 1)
    return m.cast(m.where((bits & 0x7FFFFFFF) == 0, m.const(SIGN | 1, "u32"), moved), "f32")


def next_up(m: Lanes, value: Value) -> Value:
    """The f32 above."""
    return -next_down(m, -value)


def to_single(m: Lanes, exact: Value, mode: int) -> Value:
    """f32 of an f64 that is exact or rounded to odd, in a mode of rounding."""
    near = m.number(exact, "f32")
    if mode == NEAREST:
        return near
    back = m.number(near, "f64")
    lower = m.where(back > exact, next_down(m, near), near)
    if mode == DOWN:
        return lower
    upper = m.where(back < exact, next_up(m, near), near)
    return upper if mode == UP else m.where(exact > 0.0, lower, upper)


def odd(m: Lanes, total: Value, error: Value) -> Value:
    """f64 rounded to odd from the nearest f64 and what it lost: its last bit tells that something is
    missing."""
    bits = m.cast(total, "u64")
    away = (error > 0.0) == (total > 0.0)
    moved = m.where(away, bits + 1, bits - 1)
    size = m.unary("abs", total)
    inexact = (error != 0.0) & (error == error) & (size < float("inf")) & ((bits & 1) == 0)
    return m.cast(m.where(inexact, moved, bits), "f64")


def two_sum(a: Value, b: Value) -> tuple[Value, Value]:
    """a + b of f64 and what that lost (Knuth)."""
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


def odd_sum(m: Lanes, a: Value, b: Value) -> Value:
    """a + b of f64, rounded to odd."""
    return odd(m, *two_sum(a, b))


def odd_single(m: Lanes, exact: Value) -> Value:
    """f32 rounded to odd of an f64 that is exact or rounded to odd: fit to be rounded to 16 bits."""
    near = to_single(m, exact, ZERO)
    bits = m.cast(near, "u32")
    lost = (m.number(near, "f64") != exact) & (exact == exact)
    return m.cast(m.where(lost, bits | 1, bits), "f32")


def half_to_single(m: Lanes, bits: Value) -> Value:
    """f32 of the f16 in the lower 16 bits of u32."""
    size = (bits & 0x7FFF) << 13
    scaled = m.cast(m.cast(size, "f32") * m.const(2.0**112, "f32"), "u32")
    top = m.where((bits & 0x7C00) == 0x7C00, size | 0x7F800000, scaled)
    return m.cast(top | (bits & 0x8000) << 16, "f32")


def half_of(m: Lanes, i: PlacedInst, name: str, takes_upper: bool) -> Value:
    """The 16 bits of one half of an operand, with its signs: bars first, then the minus."""
    value = m.raw(i, name)
    value = value >> 16 if takes_upper else value & 0xFFFF
    value = value & 0x7FFF if i.get(f"{name}_abs") else value
    return value ^ 0x8000 if i.get(f"{name}_neg") else value


def byte_to_half(m: Lanes, byte: Value, is_e4m3: bool) -> Value:
    """f16 of a float of 8 bits. E5M2 is the upper half of one; E4M3 has the bits of one 2^8 times smaller,
    but for its NaN."""
    if not is_e4m3:
        return byte << 8
    small = half_to_single(m, (byte & 0x7F) << 7)
    bits = single_to_half(m, small * m.const(256.0, "f32"))
    return m.where((byte & 0x7F) == 0x7F, m.const(0x7FFF, "u32"), bits | (byte & 0x80) << 8)


def single_to_half(m: Lanes, value: Value, mode: int = NEAREST) -> Value:
    """f16 in u32 of f32: nearest or towards zero. NaN becomes 0x7fff, as the hardware's is."""
    bits = m.cast(value, "u32")
    size = bits & 0x7FFFFFFF
    sign = (bits >> 16) & 0x8000
    if mode == NEAREST:
        tiny = m.cast(m.cast(size, "f32") + m.const(0.5, "f32"), "u32") - 0x3F000000
        plain = ((size + 0xFFF + ((size >> 13) & 1)) >> 13) - (112 << 10)
    else:
        tiny = m.resize(m.number(m.cast(size, "f32") * m.const(2.0**24, "f32"), "i32"), "u32")
        plain = (size >> 13) - (112 << 10)
    tiny_end, top = 0x38800000, 0x477FF000 if mode == NEAREST else 0x47800000
    made = m.where(size < tiny_end, tiny, plain)
    huge = m.const(0x7C00 if mode == NEAREST else 0x7BFF, "u32")
    made = m.where(size >= top, m.where(size == 0x7F800000, m.const(0x7C00, "u32"), huge), made)
    return m.where(size > 0x7F800000, m.const(0x7FFF, "u32"), made | sign)


def single_to_bfloat(m: Lanes, value: Value, mode: int = NEAREST) -> Value:
    """bfloat16 in u32 of f32: nearest or towards zero. NaN becomes 0x7fff."""
    bits = m.cast(value, "u32")
    near = (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16 if mode == NEAREST else bits >> 16
    return m.where((bits & 0x7FFFFFFF) > 0x7F800000, m.const(0x7FFF, "u32"), near)


def word_of(m: Lanes, value: Value) -> Value:
    """u32 of an f32, where every NaN is the one that operations make."""
    return m.where(value != value, m.const(NAN, "u32"), m.cast(value, "u32"))


def flushed(m: Lanes, value: Value) -> Value:
    """f32 with denormals as zeros of their sign."""
    bits = m.cast(value, "u32")
    return m.cast(m.where((bits & 0x7F800000) == 0, bits & SIGN, bits), "f32")
