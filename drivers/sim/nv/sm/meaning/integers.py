"""Whole numbers. Sources: Mesa NAK (operand order, carries), PTX ISA (mad, dp4a, bfind, setp)."""

from __future__ import annotations

from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.lanes import Lanes, Value
from drivers.sim.nv.sm.meaning.rules import EQUAL, GREATER, LESS, compared, put_comparison

RULES = Handlers[Lanes]()
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


@RULES("IADD.64", "IADD.64.X")
def iadd_64(m: Lanes, i: PlacedInst) -> None:
    a, b = m.pair(i, "a"), m.pair(i, "b")
    total = a + b
    if not has_carry(i) and "ci" not in i.operands:
        m.put_pair(i, total)
        return
    beyond = total < a
    if i.get("a_neg") and i.name == "IADD.64":  # ~a + 1: what goes beyond goes as of b - a
        beyond = b >= ~a + 1
    elif i.get("b_neg") and i.name == "IADD.64":
        beyond = a >= ~b + 1
    if "ci" in i.operands:
        carry = m.resize(m.truth(i, "ci"), "u64")
        beyond = beyond | (total + carry < total)
        total = total + carry
    m.put_pair(i, total)
    m.put_truth(i, "p", beyond)


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
    """Of a whole word, or of its parts, which do not carry into each other."""
    width = {0: 32, 1: 16}.get(i.get("parts"), 8)
    if width == 32:
        m.put(i, m.word(i, "a") + m.word(i, "b"))
        return
    result, mask = m.const(0, "u32"), (1 << width) - 1
    for lo in range(0, 32, width):
        b = m.raw(i, "b") >> lo
        total = (m.raw(i, "a") >> lo) + (~b + 1 if i.get("b_neg") else b)
        result = result | (total & mask) << lo
    m.put(i, result)


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
    c = m.pair(i, "c")
    total = product(m, i) + c
    m.put(i, m.resize(total >> 32, "u32"))
    if has_carry(i):
        m.put_truth(i, "p", total < c)


@RULES("IDP.2A")
def idp_of_halves(m: Lanes, i: PlacedInst) -> None:
    """Both halves of a, by the lower or the upper two bytes of b."""
    total = m.word(i, "c")
    for part in range(2):
        a = m.raw(i, "a") << 16 - 16 * part
        a = m.cast(m.cast(a, "i32") >> 16, "u32") if i.get("sign_a") else a >> 16
        total = total + a * signed_octet(m, i, "b", part + 2 * i.get("half"))
    m.put(i, total)


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


@RULES("LEA", "LEA.X", "ULEA")
def lea(m: Lanes, i: PlacedInst) -> None:
    shifted = m.word(i, "a") << i.get("shift")
    if not has_carry(i) and "ci" not in i.operands:
        m.put(i, shifted + m.word(i, "b"))
        return
    b, extra = addend(m, i, "b")
    total = m.resize(shifted, "u64") + b + extra
    if "ci" in i.operands:
        total = total + m.resize(m.truth(i, "ci"), "u64")
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


def minimum_64(m: Lanes, i: PlacedInst, is_signed: int) -> None:
    """IMNMX of 64 bits. What its other predicates do is not known: ptxas leaves them out."""
    a, b = m.pair(i, "a"), m.pair(i, "b")
    is_less = m.cast(a, "i64") < m.cast(b, "i64") if is_signed else a < b
    m.put_pair(i, m.where(~(is_less ^ m.truth(i, "s")), a, b))


@RULES("VIMNMX", "IMNMX", "VIMNMX3", "VIADDMNMX")
def minimum(m: Lanes, i: PlacedInst) -> None:
    """The lesser where the predicate holds, the greater elsewhere; of words or of their parts, of a sum of
    the first two, and with RELU no less than 0."""
    code = i.get("signed")
    if i.name == "IMNMX" and "t" in i.operands:
        minimum_64(m, i, code)
        return
    width, is_signed = 32 >> code // 2, code & 1
    result = m.const(0, "u32")
    for lo in range(0, 32, width):
        found = [part(m, m.raw(i, name), lo, width, is_signed) for name in "abc" if name in i.operands]
        if i.name == "VIADDMNMX":
            b = m.raw(i, "b") >> lo
            total = (m.raw(i, "a") >> lo) + (~b + 1 if i.get("b_neg") else b)
            found = [part(m, total, 0, width, is_signed), found[2]]
        best = found[0]
        for other in found[1:]:
            best = m.where(~((best < other) ^ m.truth(i, "s")), best, other)
        if i.get("relu"):
            best = m.where(best < 0, m.cast(m.const(0, "u32"), "i32") if is_signed else best, best)
        result = result | (m.cast(best, "u32") & (1 << width) - 1) << lo
    m.put(i, result)


def part(m: Lanes, value: Value, lo: int, width: int, is_signed: int) -> Value:
    """i32 or u32 of some bits of a word, by their sign."""
    high = value << 32 - width - lo
    return m.cast(high, "i32") >> 32 - width if is_signed else high >> 32 - width


@RULES("SGXT", "USGXT")
def sign_extended(m: Lanes, i: PlacedInst) -> None:
    """The lower b bits of a, by their sign or without; W counts b modulo 32 (PTX ISA, szext)."""
    a, b = m.raw(i, "a"), m.raw(i, "b")
    many = b > 31 if not i.get("w") else b != b
    by = (32 - (b & 31)) & 31
    none = (b & 31) == 0
    high = a << by
    made = m.cast(m.cast(high, "i32") >> m.cast(by, "i32"), "u32") if i.get("signed") else high >> by
    m.put(i, m.where(many, a, m.where(none, m.const(0, "u32"), made)))


@RULES("BMSK")
def bit_mask(m: Lanes, i: PlacedInst) -> None:
    """b ones from bit a on (PTX ISA, bmsk); W takes both modulo 32."""
    a, b = m.raw(i, "a"), m.raw(i, "b")
    if i.get("w"):
        a, b = a & 31, b & 31
    ones = m.where(b > 31, m.const(MASK, "u32"), (m.const(1, "u32") << (b & 31)) - 1)
    m.put(i, m.where(a > 31, m.const(0, "u32"), ones << (a & 31)))


@RULES("VABSDIFF4")
def differences_of_bytes(m: Lanes, i: PlacedInst) -> None:
    """|a - b| byte by byte; with ACC their sum and c."""
    total = m.raw(i, "c")
    for lo in range(0, 32, 8):
        a, b = (part(m, m.raw(i, name), lo, 8, i.get("sign")) for name in "ab")
        size = m.cast(m.where(a < b, b - a, a - b), "u32") & 0xFF
        total = total + (size if i.get("acc") else size << lo)
    m.put(i, total)


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
