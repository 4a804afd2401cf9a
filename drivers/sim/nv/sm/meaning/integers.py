"""Whole numbers. Sources: Mesa NAK (operand order, carries), PTX ISA (mad, dp4a, bfind, setp)."""

from __future__ import annotations

from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.lanes import Lanes, Value
from drivers.sim.nv.sm.meaning.rules import EQUAL, GREATER, LESS, Rules, compared, put_comparison

RULES = Rules()
MASK = 0xFFFFFFFF


def has_carry(i: PlacedInst) -> bool:
    """Whether a carry goes to a predicate."""
    return any(name in i.operands and i.get(name) != 7 for name in "pq")


def put_carries(m: Lanes, i: PlacedInst, carries: Value) -> None:
    """What went beyond 32 bits, 0..2: P tells one, Q two, so that an addition of both predicates is right."""
    m.put_truth(i, "p", carries != 0)
    m.put_truth(i, "q", carries > 1)


def addend(m: Lanes, i: PlacedInst, name: str) -> tuple[Value, int]:
    """u64 of an addend as the adder sees it, and the 1 that a minus brings in with it."""
    value = m.raw(i, name)
    if not i.get(f"{name}_neg"):
        return m.resize(value, "u64"), 0
    return m.resize(~value, "u64"), 0 if m.inverted(i, name) else 1


@RULES("IADD3", "IADD3.X", "UIADD3", "UIADD3.X", "IADD", "IADD.X")
def iadd3(m: Lanes, i: PlacedInst) -> None:
    names = [name for name in "abc" if name in i.operands]
    ins = [m.resize(m.truth(i, name), "u32") for name in ("ci", "cj") if name in i.operands]
    if not has_carry(i):
        total = m.word(i, "a")
        for name in names[1:]:
            total = total + m.word(i, name)
        for carry in ins:
            total = total + carry
        m.put(i, total)
        return
    total = m.const(0, "u64")
    for name in names:
        value, extra = addend(m, i, name)
        total = total + value + extra
    for carry in ins:
        total = total + m.resize(carry, "u64")
    m.put(i, m.resize(total, "u32"))
    put_carries(m, i, total >> 32)


@RULES("IADD.64")
def iadd_64(m: Lanes, i: PlacedInst) -> None:
    m.put_pair(i, m.pair(i, "a") + m.pair(i, "b"))


@RULES("UIADD3.64")
def uiadd3_64(m: Lanes, i: PlacedInst) -> None:
    """Three addends of 64 bits; P and Q as those of IADD3 tell what went beyond."""
    a, b, c = (m.pair(i, name) for name in "abc")
    first = a + b
    total = first + c
    m.put_pair(i, total)
    one, two = first < a, total < c
    m.put_truth(i, "p", one | two)
    m.put_truth(i, "q", one & two)


@RULES("VIADD")
def viadd(m: Lanes, i: PlacedInst) -> None:
    m.put(i, m.word(i, "a") + m.word(i, "b"))


@RULES("IMAD", "UIMAD")
def imad(m: Lanes, i: PlacedInst) -> None:
    total = m.word(i, "a") * m.word(i, "b") + m.word(i, "c")
    m.put(i, total + m.resize(m.truth(i, "ci"), "u32") if "ci" in i.operands else total)


def product(m: Lanes, i: PlacedInst) -> Value:
    """u64 of a * b, signed or not."""
    kind, whole = ("i32", "i64") if i.get("signed") else ("u32", "u64")
    a, b = (m.resize(m.cast(m.raw(i, name), kind), whole) for name in "ab")
    return m.cast(a * b, "u64")


@RULES("IMAD.WIDE", "UIMAD.WIDE")
def imad_wide(m: Lanes, i: PlacedInst) -> None:
    c = m.pair(i, "c")
    first = product(m, i)
    total = first + c
    beyond = total < c
    if "ci" in i.operands:
        before = total
        total = total + m.resize(m.truth(i, "ci"), "u64")
        beyond = beyond | (total < before)
    m.put_pair(i, total)
    if has_carry(i):
        m.put_truth(i, "p", beyond)


@RULES("IMAD.HI")
def imad_hi(m: Lanes, i: PlacedInst) -> None:
    m.put(i, m.resize((product(m, i) + m.pair(i, "c")) >> 32, "u32"))


@RULES("IDP.4A")
def idp(m: Lanes, i: PlacedInst) -> None:
    total = m.word(i, "c")
    for octet in range(4):
        total = total + signed_octet(m, i, "a", octet) * signed_octet(m, i, "b", octet)
    m.put(i, total)


def signed_octet(m: Lanes, i: PlacedInst, name: str, octet: int) -> Value:
    """u32 of one byte of an operand, with its sign if the instruction says so."""
    value = m.raw(i, name)
    if not i.get(f"sign_{name}"):
        return (value >> 8 * octet) & 0xFF
    return m.cast(m.cast(value << 24 - 8 * octet, "i32") >> 24, "u32")


@RULES("LEA", "ULEA")
def lea(m: Lanes, i: PlacedInst) -> None:
    shifted = m.word(i, "a") << i.get("shift")
    if not has_carry(i):
        m.put(i, shifted + m.word(i, "b"))
        return
    b, extra = addend(m, i, "b")
    total = m.resize(shifted, "u64") + b + extra
    m.put(i, m.resize(total, "u32"))
    m.put_truth(i, "p", total >> 32 != 0)


@RULES("LEA.HI", "LEA.HI.X", "LEA.HI.SX32", "LEA.HI.X.SX32", "ULEA.HI", "ULEA.HI.X")
def lea_hi(m: Lanes, i: PlacedInst) -> None:
    """The upper word of {c, a} << shift, and b; with SX32 c is the sign of a."""
    low = m.raw(i, "a")
    high = m.raw(i, "c") if "c" in i.operands else m.cast(m.cast(low, "i32") >> 31, "u32")
    whole = m.join(low, high)
    if i.get("a_neg"):
        whole = ~whole + 1
    b, extra = addend(m, i, "b")
    total = ((whole << i.get("shift")) >> 32) + b + extra
    if "ci" in i.operands:
        total = total + m.resize(m.truth(i, "ci"), "u64")
    m.put(i, m.resize(total, "u32"))
    if has_carry(i):
        m.put_truth(i, "p", total >> 32 != 0)


@RULES("VIMNMX", "IMNMX")
def minimum(m: Lanes, i: PlacedInst) -> None:
    """The lesser where the predicate holds, the greater elsewhere."""
    kind = "i32" if i.get("signed") else "u32"
    a, b = (m.cast(m.raw(i, name), kind) for name in "ab")
    m.put(i, m.cast(m.where(~((a < b) ^ m.truth(i, "s")), a, b), "u32"))


@RULES("VABSDIFF")
def vabsdiff(m: Lanes, i: PlacedInst) -> None:
    """|a - b| + c."""
    a, b = m.raw(i, "a"), m.raw(i, "b")
    kind = "i32" if i.get("signed") else "u32"
    below = m.cast(a, kind) < m.cast(b, kind)
    m.put(i, m.where(below, b - a, a - b) + m.raw(i, "c"))


@RULES("IABS")
def iabs(m: Lanes, i: PlacedInst) -> None:
    value = m.raw(i, "b")
    m.put(i, m.where(m.cast(value, "i32") < 0, ~value + 1, value))


@RULES("POPC", "UPOPC")
def popc(m: Lanes, i: PlacedInst) -> None:
    m.put(i, m.unary("popcount", m.word(i, "b")))


@RULES("BREV")
def brev(m: Lanes, i: PlacedInst) -> None:
    m.put(i, m.unary("reverse", m.word(i, "b")))


@RULES("FLO", "UFLO")
def flo(m: Lanes, i: PlacedInst) -> None:
    """Place of the highest bit that is set, or with a sign that differs from it; SH counts from the top. All
    ones where there is none."""
    value = m.word(i, "b")
    if i.get("signed"):
        value = m.where(m.cast(value, "i32") < 0, ~value, value)
    zeros = m.unary("leading", value)
    place = zeros if i.get("sh") else 31 - zeros
    m.put(i, m.where(value == 0, m.const(MASK, "u32"), place))
    m.put_truth(i, "p", value != 0)


def compared_words(m: Lanes, i: PlacedInst) -> tuple[Value, Value]:
    """Both sides of ISETP as it compares them."""
    spelled = i.made.text.split()[0 if i.always else 1].split(".")
    if "U64" in spelled or "S64" in spelled:
        kind = "i64" if "S64" in spelled else "u64"
        return m.cast(m.pair(i, "a"), kind), m.cast(m.pair(i, "b"), kind)
    kind = "i32" if i.get("type") or i.get("signed") else "u32"
    return m.cast(m.raw(i, "a"), kind), m.cast(m.raw(i, "b"), kind)


@RULES("ISETP", "UISETP")
def isetp(m: Lanes, i: PlacedInst) -> None:
    """EX: of the upper words of a comparison whose lower words `e` compared."""
    a, b = compared_words(m, i)
    code = i.get("compare")
    outcome = m.const(1, "bool") if code == 7 else compared(m, code, a, b)
    if i.get("ex"):
        below, equal = m.truth(i, "e"), a == b
        strict = code & (LESS | GREATER)
        outcome = compared(m, strict, a, b) if strict else m.const(0, "bool")
        outcome = outcome | (equal & below) if code & EQUAL or strict != LESS | GREATER else outcome | below
    put_comparison(m, i, outcome)
