"""Whole-number, logic, move and predicate instructions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from autogen.schema import BitStruct
from drivers.nv.isa.form import Encoding, Mod, flag, mod
from drivers.nv.isa.numbers import Imm, SplitTable
from drivers.nv.isa.operand import FixedLetters, Pred, Reg
from drivers.nv.isa.slots import ALL, FIRST, MIDDLE, SM_120, TWO, alu, flags, urs

D = Reg("d", lo=16)
RZ = 255
P, Q = Pred("p", lo=81), Pred("q", lo=84)
SELECT = Pred("s", lo=87, neg=90)
ORDER = (D, "a", "b", "c")
NO_PREDS = ((81, 3, 7),)
EXTENDED = mod("x", 74, 1, {1: "X"})
WIDE_FORMS = (1, 3, 4, 5, 6, 7)
SIGNED = mod("signed", 73, 1, "U32 -")
NEGATIVE = {"a": "n", "b": "n", "c": "n"}
INVERTED = {"a": "i", "b": "i", "c": "i"}
INT_COMPARE = mod("compare", 76, 3, "F LT EQ LE GT NE GE T")
LOGIC = mod("logic", 74, 2, "AND OR XOR")
BYTES = {4: "U8x4", 5: "S8x4"}  # parts that numbers have on sm_120


def unless_default(pred: Pred) -> Pred:
    """A predicate that text leaves out where it has no effect."""
    return replace(pred, shown=lambda word: not pred.is_default(word))


def product_alias(is_number: bool, form: int) -> Any:
    """The word that nvdisasm puts behind IMAD where it only moves, shifts or adds; by form."""

    def named(word: BitStruct) -> str:
        a, b, c = (getattr(word, n, None) for n in "abc")
        if b == RZ and form in (1, 2, 3):
            return "MOV"
        if a == RZ and form in (4, 5, 6) and c == RZ:
            return ""
        if is_number and b == 1:
            return "MOV" if c == RZ else "IADD"
        if is_number and c == RZ and b and b & (b - 1) == 0 and b not in (1 << 16, 1 << 31):
            return "SHL"
        return ""

    return named


def products(sm: int) -> Iterator[Encoding]:
    """IMAD and its relatives, LEA."""
    carry = Pred("ci", lo=87, neg=90)
    none = (*NO_PREDS, (87, 4, 15))
    for form in ALL:
        named = product_alias(form == 4, form)
        more: dict[str, Any] = {"signs": {"c": "n"}, "derived": named}
        yield from alu(sm, "IMAD", 0x024, ORDER, (form,), mods=(SIGNED,), fixed=((74, 1, 0), *none), **more)
    order = (*ORDER, carry)
    yield from alu(sm, "IMAD", 0x024, order, mods=(SIGNED, EXTENDED), signs={"c": "i"}, fixed=NO_PREDS)
    shown = unless_default(replace(P, name="p"))
    wide = (D, shown, "a", "b", "c")
    yield from alu(
        sm,
        "IMAD.WIDE",
        0x025,
        wide,
        WIDE_FORMS,
        mods=(SIGNED,),
        signs={"c": "n"},
        fixed=((74, 1, 0), (87, 4, 15)),
    )
    yield from alu(sm, "IMAD.WIDE", 0x025, (*wide, carry), WIDE_FORMS, mods=(SIGNED, EXTENDED),
                   signs={"c": "i"})  # fmt: skip
    yield from alu(
        sm,
        "IMAD.HI",
        0x027,
        wide,
        WIDE_FORMS,
        mods=(SIGNED,),
        signs={"c": "n"},
        fixed=((74, 1, 0), (87, 4, 15)),
    )
    halves = mod("half", 77, 1, "LO HI"), mod("sign_a", 73, 1, "U16 S16"), mod("sign_b", 74, 1, "U8 S8")
    yield from alu(sm, "IDP.2A", 0x026, ORDER, TWO, mods=halves, fixed=((76, 1, 1),))
    yield from alu(sm, "IDP.4A", 0x026, ORDER, TWO,
                   mods=(mod("sign_a", 73, 1, "U8 S8"), mod("sign_b", 74, 1, "U8 S8")),
                   fixed=NO_PREDS[:0])  # fmt: skip


def leas(sm: int) -> Iterator[Encoding]:
    """LEA: (a << shift) + b, and the upper half of such a sum."""
    shift = Imm("shift", lo=75, width=5)
    carry_out = unless_default(P)
    carry = Pred("ci", lo=87, neg=90)
    none = ((87, 4, 15),)
    low = ((64, 8, RZ), (80, 1, 0), (74, 1, 0), (73, 1, 0), *none)
    yield from alu(
        sm, "LEA", 0x011, (D, carry_out, "a", "b", shift), TWO, kind="u", signs=NEGATIVE, fixed=low
    )
    order = (D, carry_out, "a", "b", shift, carry)
    with_carry = (*low[:2], (74, 1, 1), (73, 1, 0))
    yield from alu(sm, "LEA.X", 0x011, order, TWO, kind="u", signs=INVERTED, fixed=with_carry)
    for sx in (0, 1):
        name = ".SX32" * sx
        last = () if sx else ("c",)
        unused = ((64, 8, RZ),) if sx else ()
        fixed = ((80, 1, 1), (73, 1, sx), *unused)
        high = (D, carry_out, "a", "b", *last, shift)
        signs = {"a": "n", "b": "n"}
        yield from alu(
            sm, f"LEA.HI{name}", 0x011, high, TWO, kind="u", signs=signs, fixed=(*fixed, (74, 1, 0), *none)
        )
        signs = {"b": "i"}
        yield from alu(
            sm,
            f"LEA.HI.X{name}",
            0x011,
            (*high, carry),
            TWO,
            kind="u",
            signs=signs,
            fixed=(*fixed, (74, 1, 1)),
        )


def sums(sm: int) -> Iterator[Encoding]:
    """Additions, least and greatest."""
    carries = (P, Q) if sm >= SM_120 else (unless_default(P), unless_default(Q))
    ins = (Pred("ci", lo=87, neg=90), Pred("cj", lo=77, neg=80))
    order = (D, *carries, "a", "b", "c")
    none = ((87, 4, 15), (77, 4, 15))
    yield from alu(sm, "IADD3", 0x010, order, TWO, signs=NEGATIVE, fixed=((74, 1, 0), *none))
    yield from alu(sm, "IADD3.X", 0x010, (*order, *ins), TWO, signs=INVERTED, fixed=((74, 1, 1),))
    if sm >= 90:
        parts = mod("parts", 73, 3, {0: "", 1: "16x2"} | (BYTES if sm >= SM_120 else {}))
        yield from alu(sm, "VIADD", 0x036, (D, "a", "b"), TWO, kind="u", signs={"b": "n"}, mods=(parts,))
        fixed: tuple[tuple[int, int, int], ...] = ((81, 6, 63),)
        yield from extremes(sm, fixed)
    if sm >= SM_120:
        pair, carried = (D, unless_default(P), "a", "b"), {"a": "i", "b": "i"}
        fixed = ((73, 1, 0), (87, 4, 15), (74, 1, 0))
        yield from alu(sm, "IADD", 0x035, pair, TWO, signs={"a": "n", "b": "n"}, fixed=fixed)
        fixed = ((73, 1, 0), (74, 1, 1))
        yield from alu(sm, "IADD.X", 0x035, (*pair, ins[0]), TWO, signs=carried, fixed=fixed)
        yield from alu(sm, "IADD.64", 0x035, pair, TWO, signs={"a": "n", "b": "n"},
                       fixed=((73, 1, 1), (74, 1, 0), (87, 4, 15)))  # fmt: skip
        fixed = ((73, 1, 1), (74, 1, 1))
        yield from alu(sm, "IADD.64.X", 0x035, (*pair, ins[0]), TWO, signs=carried, fixed=fixed)
        kinds, other = mod("signed", 73, 1, "U64 S64"), Pred("t", lo=77, neg=80)
        order_64 = (P, Q, D, "a", "b", SELECT, other)
        yield from alu(sm, "IMNMX", 0x017, order_64, (1, 6), mods=(kinds,), fixed=((74, 1, 1),))
    else:
        yield from alu(sm, "IMNMX", 0x017, (D, "a", "b", SELECT), TWO, mods=(SIGNED,))


def extremes(sm: int, fixed: tuple[tuple[int, int, int], ...]) -> Iterator[Encoding]:
    """Least and greatest of two and three, of 32 bits or of parts, and of a sum."""
    names = {0: "U32", 1: "S32" if sm >= SM_120 else "", 2: "U16x2", 3: "S16x2"}
    bits, names = (3, names | BYTES) if sm >= SM_120 else (2, names)
    kind = mod("signed", 72, bits, names)
    mods = (kind, flag("RELU", 76))
    yield from alu(sm, "VIMNMX", 0x048, (D, "a", "b", SELECT), TWO, mods=mods, fixed=fixed)
    three = (D, "a", "b", "c", SELECT)
    yield from alu(sm, "VIMNMX3", 0x00F, three, (1, 2, 4), kind="u", mods=mods)
    yield from alu(sm, "VIADDMNMX", 0x046, three, (1, 2, 4), kind="u", mods=mods, signs={"b": "n"})


def comparisons(sm: int) -> Iterator[Encoding]:
    """ISETP of 32 bits, on sm_120 of 64 too, and with what a comparison of the low halves left."""
    compared = (P, Q, "a", "b", SELECT)
    sizes: tuple[tuple[Mod, int], ...] = ((mod("type", 73, 1, "U32 -"), 0),)
    if sm >= SM_120:
        sizes = (*sizes, (mod("type", 73, 1, "U64 S64"), 1))
    for kind, is_wide in sizes:
        fixed = ((80, 1, is_wide), (72, 1, 0), (68, 3, 7))
        yield from alu(sm, "ISETP", 0x00C, compared, TWO, mods=(INT_COMPARE, kind, LOGIC), fixed=fixed)
    extended = mod("ex", 72, 1, {1: "EX"})
    last = Pred("e", lo=68, neg=71)
    yield from alu(
        sm, "ISETP", 0x00C, (*compared, last), TWO, mods=(INT_COMPARE, sizes[0][0], LOGIC, extended)
    )


def of_one_number(sm: int) -> Iterator[Encoding]:
    """Differences and magnitudes, counts and places of bits."""
    yield from alu(sm, "VABSDIFF", 0x014, ORDER, ALL, mods=(SIGNED,), fixed=NO_PREDS)
    yield from alu(sm, "IABS", 0x013, (D, "b"), TWO)
    yield from alu(sm, "SGXT", 0x01A, (D, "a", "b"), TWO, kind="u", mods=(flag("W", 75), SIGNED))
    yield from alu(sm, "BMSK", 0x01B, (D, "a", "b"), TWO, kind="u", mods=(flag("W", 75),))
    if sm < SM_120:
        mods = (mod("sign", 73, 1, "U8 -"), flag("ACC", 75))
        yield from alu(sm, "VABSDIFF4", 0x015, ORDER, TWO, kind="u", mods=mods, fixed=NO_PREDS)
    yield from alu(sm, "POPC", 0x109, (D, "b"), TWO, kind="u", signs={"b": "i"})
    yield from alu(sm, "BREV", 0x101, (D, "b"), TWO, kind="u", signs={"b": "i"})
    yield from alu(sm, "FLO", 0x100, (D, unless_default(P), "b"), TWO, kind="u", signs={"b": "i"},
                   mods=(mod("signed", 73, 1, "U32 -"), flag("SH", 74)))  # fmt: skip


def logic(sm: int) -> Iterator[Encoding]:
    """Bits, shifts, moves, selections, predicates."""
    table = Imm("lut", lo=72, width=8)
    out = unless_default(P)
    condition = Pred("s", lo=87, neg=90)
    yield from alu(sm, "LOP3", 0x012, (out, D, "a", "b", "c", table, condition), TWO, kind="u",
                   mods=(mod("kind", 80, 1, "LUT LUT.PAND"),))  # fmt: skip
    kinds = mod("type", 73, 2, "S64 U64 S32 U32")
    yield from alu(sm, "SHF", 0x019, ORDER, ALL, kind="u",
                   mods=(mod("right", 76, 1, "L R"), flag("W", 75), kinds, flag("HI", 80)))  # fmt: skip
    yield from alu(sm, "SEL", 0x007, (D, "a", "b", SELECT), TWO, kind="u")
    yield from alu(sm, "PRMT", 0x016, ORDER, ALL, kind="u",
                   mods=(mod("mode", 72, 3, "- F4E B4E RC8 ECL ECR RC16"),))  # fmt: skip
    yield from alu(sm, "MOV", 0x002, (D, "b"), TWO, kind="u", fixed=((72, 4, 15),))
    if sm >= SM_120:
        fixed = ((72, 4, 15), (80, 1, 1))
        yield from alu(sm, "MOV.64", 0x002, (D, "b"), (1, 6), fixed=fixed)
        yield Encoding("MOV.64", 0x402, (), (D, Imm("b", lo=24, width=64)))
        yield Encoding("SEL.64", 0x607, (), (D, flags(FIRST, ""), flags(MIDDLE, ""), SELECT))
        uniform = replace(flags(MIDDLE, ""), uniform=urs(sm), reuse=None)
        yield Encoding("SEL.64", 0xE07, (), (D, flags(FIRST, ""), uniform, SELECT), ((91, 1, 1),))
        yield Encoding("SEL.64", 0x407, (), (D, flags(FIRST, ""), Imm("b", width=33, signed=True), SELECT))
    for is_uniform in (False, True):
        third = Pred("u", lo=68, neg=71, uniform=is_uniform)
        yield Encoding("PLOP3.LUT", 0x81C, (), (
            P, Q, SELECT, Pred("t", lo=77, neg=80), third,
            SplitTable("lut"), Imm("lut2", lo=16, width=8)), ((67, 1, int(is_uniform)),))  # fmt: skip
    whole = Imm("mask", lo=32)
    yield Encoding("P2R", 0x803, (), (D, FixedLetters("PR", text="PR"), flags(FIRST, ""), whole))
    yield Encoding("R2P", 0x804, (), (FixedLetters("PR", text="PR"), flags(FIRST, ""), whole))


def forms(sm: int) -> Iterator[Encoding]:
    """Everything of this file for one chip."""
    for part in (products, leas, sums, comparisons, of_one_number, logic):
        yield from part(sm)
