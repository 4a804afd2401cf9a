"""The uniform datapath: one value a warp, in UR0..UR62."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from drivers.nv.isa.form import Form, flag, mod
from drivers.nv.isa.integers import INT_COMPARE, LOGIC, SIGNED
from drivers.nv.isa.numbers import Imm
from drivers.nv.isa.operand import Operand, Pred, Reg
from drivers.nv.isa.slots import urs

MARK = (91, 1, 1)
UP, UQ = Pred("p", lo=81, uniform=True), Pred("q", lo=84, uniform=True)
SELECT = Pred("s", lo=87, neg=90, uniform=True)


NUMBER = Imm("b", signed=True)


def hidden(pred: Pred) -> Pred:
    return replace(pred, shown=lambda word: not pred.is_default(word))


def forms(sm: int) -> Iterator[Form]:
    """Everything of this file for one chip. Form 1 has registers only, form 4 a number as second source."""
    u = urs(sm)
    d, a, b, c = (Reg(name, lo=lo, uniform=u) for name, lo in zip("dabc", (16, 24, 32, 64), strict=True))
    signed = {r.name: replace(r, neg=bit) for r, bit in ((a, 72), (b, 63), (c, 75))}
    inverted = {name: replace(r, minus="~") for name, r in signed.items()}

    def both(name: str, opcode: int, order: tuple[Operand | str, ...], mods: tuple = (), fixed: tuple = (),  # type: ignore[type-arg]
             number: Operand = NUMBER) -> Iterator[Form]:  # fmt: skip
        for form, second in ((0x200, b), (0x800, number)):
            operands = tuple(second if o is b or o == "b" else o for o in order)
            if form == 0x200:
                operands = tuple(o if not isinstance(o, str) else b for o in operands)
            yield Form(name, opcode | form, mods, operands, (MARK, *fixed), is_uniform=True)  # type: ignore[arg-type]

    carries = (UP, UQ) if sm >= 100 else (hidden(UP), hidden(UQ))
    ins = (
        Pred("ci", lo=87, neg=90, uniform=True, default=15),
        Pred("cj", lo=77, neg=80, uniform=True, default=15),
    )
    none = ((74, 1, 0), (87, 4, 15), (77, 4, 15))
    plain = Imm("b", signed=True)
    for form, second in ((0x200, signed["b"]), (0x800, plain)):
        order: tuple[Operand, ...] = (d, *carries, signed["a"], second, signed["c"])
        yield Form("UIADD3", 0x090 | form, (), order, (MARK, *none), is_uniform=True)
    for form, second in ((0x200, inverted["b"]), (0x800, plain)):
        order = (d, *carries, inverted["a"], second, inverted["c"], *ins)
        yield Form("UIADD3.X", 0x090 | form, (), order, (MARK, (74, 1, 1)), is_uniform=True)
    pale = ((81, 3, 7), (87, 4, 15))
    yield from both("UIMAD", 0x0A4, (d, a, b, c), (SIGNED,), pale)
    yield from both("UIMAD.WIDE", 0x0A5, (d, a, b, c), (SIGNED,), pale)
    condition = Pred("s", lo=87, neg=90, uniform=True, default=15)
    order = (hidden(UP), d, a, b, c, Imm("lut", lo=72, width=8), condition)
    yield from both("ULOP3", 0x092, order, (mod("kind", 80, 1, "LUT LUT.PAND"),), number=Imm("b"))
    kinds = mod("type", 73, 2, "S64 U64 S32 U32")
    mods = (mod("right", 76, 1, "L R"), flag("W", 75), kinds, flag("HI", 80))
    yield from both("USHF", 0x099, (d, a, b, c), mods, number=Imm("b"))
    shift = Imm("shift", lo=75, width=5)
    low = ((64, 8, 0xFF if u == 8 else 0x3F), (80, 1, 0), (74, 1, 0), (73, 1, 0), (87, 4, 15))
    yield from both("ULEA", 0x091, (d, hidden(UP), a, b, shift), (), low, Imm("b"))
    upper = ((80, 1, 1), (73, 1, 0))
    order = (d, hidden(UP), a, b, c, shift)
    yield from both("ULEA.HI", 0x091, order, (), (*upper, (74, 1, 0), (87, 4, 15)), Imm("b"))
    order = (d, hidden(UP), a, inverted["b"], c, shift, ins[0])
    yield Form("ULEA.HI.X", 0x291, (), order, (MARK, *upper, (74, 1, 1)), is_uniform=True)
    order = (d, hidden(UP), a, Imm("b"), c, shift, ins[0])
    yield Form("ULEA.HI.X", 0x891, (), order, (MARK, *upper, (74, 1, 1)), is_uniform=True)
    for kind, is_wide in ((SIGNED, 0), *(((mod("signed", 73, 1, "U64 S64", 1), 1),) if sm >= 100 else ())):
        fixed = ((80, 1, is_wide), (72, 1, 0), (68, 3, 7))
        yield from both("UISETP", 0x08C, (UP, UQ, a, b, SELECT), (INT_COMPARE, kind, LOGIC), fixed)
    yield from both("USEL", 0x087, (d, a, b, SELECT), number=Imm("b"))
    move = (72, 4, 0)
    for opcode, second in ((0xC82, b), (0x882, Imm("b"))):
        yield Form(
            "UMOV", opcode, (), (d, second), (move, *((MARK,) if opcode == 0xC82 else ())), is_uniform=True
        )
    if sm == 90:
        order = (d, hidden(UP), hidden(UQ), a, b, c)
        yield Form("UIADD3.64", 0x297, (), order, (MARK, *none), is_uniform=True)
        yield Form("UPRMT", 0x896, (), (d, a, Imm("b"), c), (MARK,), is_uniform=True)
    if sm >= 100:
        yield Form("UMOV.64", 0x482, (), (d, Imm("b", lo=24, width=64)), (MARK,), is_uniform=True)
        for opcode, second in ((0x297, b), (0x897, plain)):
            order = (d, UP, UQ, a, second, c)
            yield Form("UIADD3.64", opcode, (), order, (MARK, *none), is_uniform=True)
        sign = mod("sign", 74, 1, "F32.U32 F32.S32")
        yield Form("UI2FP", 0x25E, (sign,), (d, b), (MARK, (75, 2, 2), (84, 2, 2)), is_uniform=True)
    yield Form("UFLO", 0x2BD, (mod("signed", 73, 1, "U32 -", 1), flag("SH", 74)), (d, hidden(UP), b), (MARK,),
               is_uniform=True)  # fmt: skip
    yield Form("UPOPC", 0x2BF, (), (d, b), (MARK,), is_uniform=True)
