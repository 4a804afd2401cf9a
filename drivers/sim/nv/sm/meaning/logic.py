"""Bits, shifts, moves, selections, predicates. Sources: PTX ISA (lop3, shf, prmt), Mesa NAK."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from drivers.nv.isa.numbers import Imm
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.lanes import Lanes, Value

RULES = Handlers[Lanes]()
PREDICATES = 7


def of_two(table: int, b: Value, c: Value, none: Value) -> Value:
    """The function of two values with a table of four bits, b counting two and c one. none: all bits 0."""
    simple = {0: none, 15: ~none, 12: b, 3: ~b, 10: c, 5: ~c, 6: b ^ c, 9: ~(b ^ c)}
    if table in simple:
        return simple[table]
    more = {8: (b, c), 2: (~b, c), 4: (b, ~c), 1: (~b, ~c), 7: (b, c), 13: (~b, c), 11: (b, ~c), 14: (~b, ~c)}
    left, right = more[table]
    return left & right if table in (8, 4, 2, 1) else ~(left & right)


def of_three(table: int, a: Value, b: Value, c: Value, none: Value) -> Value:
    """lop3: the function of three values with a table of eight bits; a counts four."""
    upper, lower = table >> 4, table & 15
    if upper == lower:
        return of_two(lower, b, c, none)
    if upper == 15 - lower:
        return a ^ of_two(lower, b, c, none)
    if lower == 0:
        return a & of_two(upper, b, c, none)
    if upper == 0:
        return ~a & of_two(lower, b, c, none)
    return (a & of_two(upper, b, c, none)) | (~a & of_two(lower, b, c, none))


@RULES("LOP3", "ULOP3")
def lop3(m: Lanes, i: PlacedInst) -> None:
    a, b, c = (m.word(i, name) for name in "abc")
    value = of_three(i.get("lut"), a, b, c, m.const(0, "u32"))
    m.put(i, value)
    if i.get("p") != 7:
        other, some = m.truth(i, "s"), value != 0
        m.put_truth(i, "p", some & other if i.get("kind") else some | other)


@RULES("PLOP3.LUT")
def plop3(m: Lanes, i: PlacedInst) -> None:
    s, t, u = (m.truth(i, name) for name in "stu")
    none = m.const(0, "bool")
    m.put_truth(i, "p", of_three(i.get("lut_low") | i.get("lut_high") << 3, s, t, u, none))
    m.put_truth(i, "q", of_three(i.get("lut2"), s, t, u, none))


@RULES("SHF", "USHF")
def shf(m: Lanes, i: PlacedInst) -> None:
    """One word of {c, a}, shifted by b: the upper one with HI. W takes the amount modulo the width, others
    stop at the width."""
    kind, whole = i.get("type"), m.join(m.raw(i, "a"), m.raw(i, "c"))
    is_long, is_signed = kind < 2, kind in (0, 2)
    width = 64 if is_long else 32
    amount = m.raw(i, "b")
    amount = amount & width - 1 if i.get("w") else m.where(amount > width, m.const(width, "u32"), amount)
    wide = m.resize(amount, "u64")
    if i.get("right") and is_signed:
        bounded = m.cast(m.where(wide > 63, m.const(63, "u64"), wide), "i64")
        value = m.cast(m.cast(whole, "i64") >> bounded, "u64")
    else:
        bounded = wide & 63
        value = whole >> bounded if i.get("right") else whole << bounded
        value = m.where(wide > 63, m.const(0, "u64"), value)
    m.put(i, m.resize(value >> 32 if i.get("hi") else value, "u32"))


@RULES("SEL", "USEL")
def sel(m: Lanes, i: PlacedInst) -> None:
    m.put(i, m.where(m.truth(i, "s"), m.raw(i, "a"), m.raw(i, "b")))


@RULES("SEL.64")
def sel_64(m: Lanes, i: PlacedInst) -> None:
    m.put_pair(i, m.where(m.truth(i, "s"), m.pair(i, "a"), m.pair(i, "b")))


@RULES("MOV", "UMOV")
def mov(m: Lanes, i: PlacedInst) -> None:
    m.put(i, m.raw(i, "b"))


@RULES("MOV.64", "UMOV.64")
def mov_64(m: Lanes, i: PlacedInst) -> None:
    m.put(i, m.raw(i, "b"))
    m.put(i, m.raw(i, "b", 1), word=1)


FORWARD, BACKWARD, REPEAT_8, LEFT, RIGHT, REPEAT_16 = range(1, 7)
# for the modes of prmt: from the lower two bits of the selector the bytes of the result, lowest first
BYTES: dict[int, Callable[[int], Iterable[int]]] = {
    FORWARD: lambda n: range(n, n + 4), BACKWARD: lambda n: [(n - k) % 8 for k in range(4)],
    REPEAT_8: lambda n: [n] * 4, LEFT: lambda n: [max(k, n) for k in range(4)],
    RIGHT: lambda n: [min(k, n) for k in range(4)], REPEAT_16: lambda n: [2 * (n % 2), 2 * (n % 2) + 1] * 2,
}  # fmt: skip


@RULES("PRMT", "UPRMT")
def prmt(m: Lanes, i: PlacedInst) -> None:
    """Bytes of {c, a} by the nibbles of b; the nibble's top bit repeats the byte's sign instead."""
    whole = m.join(m.raw(i, "a"), m.raw(i, "c"))
    mode, chosen = i.get("mode"), m.raw(i, "b")
    if mode:
        m.put(i, of_mode(m, whole, mode, chosen & 3))
        return
    number = i.get("b") if isinstance(i.operands["b"], Imm) else None
    result = m.const(0, "u32")
    for place in range(4):
        result = result | octet(m, whole, chosen >> 4 * place, number and number >> 4 * place) << 8 * place
    m.put(i, result)


def octet(m: Lanes, whole: Value, nibble: Value, number: int | None) -> Value:
    """u32 of the byte that a nibble chooses; `number` is it where it is known beforehand."""
    amount = m.resize(nibble & 7, "u64") << 3
    found = m.resize(whole >> amount, "u32") & 0xFF
    if number is not None and not number & 8:
        return found
    sign = m.cast(m.cast(found << 24, "i32") >> 31, "u32") & 0xFF
    return m.where((nibble & 8) != 0, sign, found)


def of_mode(m: Lanes, whole: Value, mode: int, selector: Value) -> Value:
    """The modes of prmt that a selector of two bits steers."""
    result = m.const(0, "u32")
    for n in range(4):
        made = m.const(0, "u32")
        for place, source in enumerate(BYTES[mode](n)):
            made = made | (m.resize(whole >> 8 * source, "u32") & 0xFF) << 8 * place
        result = m.where(selector == n, made, result)
    return result


@RULES("P2R")
def p2r(m: Lanes, i: PlacedInst) -> None:
    """The predicates as bits where the mask is set, the register's own bits elsewhere."""
    mask = i.get("mask")
    value = m.raw(i, "a") & (~mask & 0xFFFFFFFF)
    for number in range(PREDICATES):
        if mask >> number & 1:
            value = value | m.resize(m.predicate(number, False), "u32") << number
    m.put(i, value)


@RULES("R2P")
def r2p(m: Lanes, i: PlacedInst) -> None:
    """The predicates from the bits where the mask is set."""
    value = m.raw(i, "a")
    for number in range(PREDICATES):
        if i.get("mask") >> number & 1:
            m.set_predicate(number, False, (value >> number & 1) != 0)
