"""The uniform datapath: one value a warp, in UR0..UR62."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from drivers.nv.isa.form import Encoding, Mod, flag, mod
from drivers.nv.isa.integers import INT_COMPARE, LOGIC, SIGNED
from drivers.nv.isa.numbers import Imm
from drivers.nv.isa.operand import Operand, Pred, Reg
from drivers.nv.isa.slots import SM_120, urs

Fixed = tuple[int, int, int]
MARK = (91, 1, 1)
UP, UQ = Pred("p", lo=81, uniform=True), Pred("q", lo=84, uniform=True)
SELECT = Pred("s", lo=87, neg=90, uniform=True)


NUMBER = Imm("b", signed=True)


def hidden(pred: Pred) -> Pred:
    return replace(pred, shown=lambda word: not pred.is_default(word))


class Registers:
    """The operands of one chip: d, and a, b, c plain, with a minus, and with a ~."""

    def __init__(self, sm: int) -> None:
        self.width = u = urs(sm)
        places = zip("dabc", (16, 24, 32, 64), strict=True)
        self.d, self.a, self.b, self.c = (Reg(name, lo=lo, uniform=u) for name, lo in places)
        self.signed = {r.name: replace(r, neg=at) for r, at in ((self.a, 72), (self.b, 63), (self.c, 75))}
        self.inverted = {name: replace(r, minus="~") for name, r in self.signed.items()}

    def both(self, name: str, opcode: int, order: tuple[Operand, ...], mods: tuple[Mod, ...] = (),
             fixed: tuple[Fixed, ...] = (), number: Operand = NUMBER) -> Iterator[Encoding]:  # fmt: skip
        """Form 1 has registers only, form 4 a number as second source."""
        for form, second in ((0x200, self.b), (0x800, number)):
            operands = tuple(second if o is self.b else o for o in order)
            yield Encoding(name, opcode | form, mods, operands, (MARK, *fixed), is_uniform=True)


CARRY = Pred("ci", lo=87, neg=90, uniform=True)
CARRIES = (CARRY, Pred("cj", lo=77, neg=80, uniform=True))
NO_CARRIES = ((74, 1, 0), (87, 4, 15), (77, 4, 15))


def sums(sm: int) -> Iterator[Encoding]:
    """UIADD3, with and without carries coming in."""
    r = Registers(sm)
    out = (UP, UQ) if sm >= SM_120 else (hidden(UP), hidden(UQ))
    for form, second in ((0x200, r.signed["b"]), (0x800, NUMBER)):
        order: tuple[Operand, ...] = (r.d, *out, r.signed["a"], second, r.signed["c"])
        yield Encoding("UIADD3", 0x090 | form, (), order, (MARK, *NO_CARRIES), is_uniform=True)
    for form, second in ((0x200, r.inverted["b"]), (0x800, NUMBER)):
        order = (r.d, *out, r.inverted["a"], second, r.inverted["c"], *CARRIES)
        yield Encoding("UIADD3.X", 0x090 | form, (), order, (MARK, (74, 1, 1)), is_uniform=True)


def products(sm: int) -> Iterator[Encoding]:
    """Products, functions of bits, shifts."""
    r, pale = Registers(sm), ((81, 3, 7), (87, 4, 15))
    yield from r.both("UIMAD", 0x0A4, (r.d, r.a, r.b, r.c), (SIGNED,), pale)
    third = (r.d, r.a, Reg("b", lo=64, uniform=r.width), Imm("c", signed=True))
    yield Encoding("UIMAD", 0x4A4, (SIGNED,), third, (MARK, *pale), is_uniform=True)
    yield from r.both("UIMAD.WIDE", 0x0A5, (r.d, r.a, r.b, r.c), (SIGNED,), pale)
    condition = Pred("s", lo=87, neg=90, uniform=True)
    order = (hidden(UP), r.d, r.a, r.b, r.c, Imm("lut", lo=72, width=8), condition)
    yield from r.both("ULOP3", 0x092, order, (mod("kind", 80, 1, "LUT LUT.PAND"),), number=Imm("b"))
    kinds = mod("type", 73, 2, "S64 U64 S32 U32")
    mods = (mod("right", 76, 1, "L R"), flag("W", 75), kinds, flag("HI", 80))
    yield from r.both("USGXT", 0x09A, (r.d, r.a, r.b), (flag("W", 75), SIGNED), number=Imm("b"))
    yield from r.both("USHF", 0x099, (r.d, r.a, r.b, r.c), mods, number=Imm("b"))


def shifted_sums(sm: int) -> Iterator[Encoding]:
    """ULEA and its upper half."""
    r, shift = Registers(sm), Imm("shift", lo=75, width=5)
    low = ((64, 8, 0xFF if r.width == 8 else 0x3F), (80, 1, 0), (74, 1, 0), (73, 1, 0), (87, 4, 15))
    yield from r.both("ULEA", 0x091, (r.d, hidden(UP), r.a, r.b, shift), (), low, Imm("b"))
    upper = ((80, 1, 1), (73, 1, 0))
    order: tuple[Operand, ...] = (r.d, hidden(UP), r.a, r.b, r.c, shift)
    yield from r.both("ULEA.HI", 0x091, order, (), (*upper, (74, 1, 0), (87, 4, 15)), Imm("b"))
    for opcode, second in ((0x291, r.inverted["b"]), (0x891, Imm("b"))):
        order = (r.d, hidden(UP), r.a, second, r.c, shift, CARRY)
        yield Encoding("ULEA.HI.X", opcode, (), order, (MARK, *upper, (74, 1, 1)), is_uniform=True)


def choices(sm: int) -> Iterator[Encoding]:
    """Comparisons, selections, moves."""
    r = Registers(sm)
    wide = ((mod("signed", 73, 1, "U64 S64"), 1),) if sm >= SM_120 else ()
    for kind, is_wide in ((SIGNED, 0), *wide):
        fixed = ((80, 1, is_wide), (72, 1, 0), (68, 3, 7))
        yield from r.both("UISETP", 0x08C, (UP, UQ, r.a, r.b, SELECT), (INT_COMPARE, kind, LOGIC), fixed)
    yield from r.both("USEL", 0x087, (r.d, r.a, r.b, SELECT), number=Imm("b"))
    move = (72, 4, 0)
    yield Encoding("UMOV", 0xC82, (), (r.d, r.b), (move, MARK), is_uniform=True)
    yield Encoding("UMOV", 0x882, (), (r.d, Imm("b")), (move,), is_uniform=True)


def newer(sm: int) -> Iterator[Encoding]:
    """What sm_90 alone has, what it was the first to have, and what sm_120 has."""
    r = Registers(sm)
    order: tuple[Operand, ...]
    if sm == 90:
        order = (r.d, hidden(UP), hidden(UQ), r.a, r.b, r.c)
        yield Encoding("UIADD3.64", 0x297, (), order, (MARK, *NO_CARRIES), is_uniform=True)
    if sm >= 90:
        yield Encoding("UPRMT", 0x896, (), (r.d, r.a, Imm("b"), r.c), (MARK,), is_uniform=True)
    if sm >= SM_120:
        yield Encoding("UMOV.64", 0x482, (), (r.d, Imm("b", lo=24, width=64)), (MARK,), is_uniform=True)
        for opcode, second in ((0x297, r.signed["b"]), (0x897, NUMBER)):
            order = (r.d, UP, UQ, r.signed["a"], second, r.signed["c"])
            yield Encoding("UIADD3.64", opcode, (), order, (MARK, *NO_CARRIES), is_uniform=True)
        sign = mod("sign", 74, 1, "F32.U32 F32.S32")
        yield Encoding("UI2FP", 0x25E, (sign,), (r.d, r.b), (MARK, (75, 2, 2), (84, 2, 2)), is_uniform=True)


def counts(sm: int) -> Iterator[Encoding]:
    """The highest bit, and how many are set."""
    r = Registers(sm)
    kinds = mod("signed", 73, 1, "U32 -"), flag("SH", 74)
    yield Encoding("UFLO", 0x2BD, kinds, (r.d, hidden(UP), r.b), (MARK,), is_uniform=True)
    yield Encoding("UPOPC", 0x2BF, (), (r.d, r.b), (MARK,), is_uniform=True)


def forms(sm: int) -> Iterator[Encoding]:
    """Everything of this file for one chip."""
    for part in (sums, products, shifted_sums, choices, newer, counts):
        yield from part(sm)
