"""The three source slots of arithmetic instructions and the seven forms that fill them.

Bits 11:9 of the opcode say the form: 1 registers; 4, 5, 6 the second source is a number, a constant, a
uniform register; 2, 3, 7 the third one is, and the second has moved to bits 71:64. An instruction without
a third source that has the forms 2, 3, 7 (FADD) keeps its second one in bits 63:32. Source: Mesa NAK,
sm70_encode.rs; words that ptxas made, read with nvdisasm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from autogen.schema import BitStruct
from drivers.nv.isa.form import Encoding, Mod
from drivers.nv.isa.numbers import Float, HalfPair, Imm
from drivers.nv.isa.operand import Operand, Reg
from drivers.nv.isa.places import Const

FIRST = Reg("a", lo=24, neg=72, abs=73, reuse=122, half=74)
MIDDLE = Reg("b", lo=32, neg=63, abs=62, reuse=123, half=60)
LAST = Reg("c", lo=64, neg=75, abs=74, reuse=124, half=81)
# The newest chip here. Some of what is new with it may be older: nobody looked at sm_100 and sm_103.
SM_120 = 120
ALL = (1, 2, 3, 4, 5, 6, 7)
TWO = (1, 4, 5, 6)
TWO_ADD = (1, 2, 3, 7)


def urs(sm: int) -> int:
    """Bits of a uniform register's number."""
    return 8 if sm >= SM_120 else 6


def flags(register: Reg, allowed: str) -> Reg:
    """A slot with the signs that the instruction has: n minus, i inversion, a bars, h halves."""
    has_sign = "n" in allowed or "i" in allowed
    return replace(
        register,
        neg=register.neg if has_sign else None,
        minus="~" if "i" in allowed else "-",
        abs=register.abs if "a" in allowed else None,
        half=register.half if "h" in allowed else None,
    )


def number(name: str, kind: str) -> Operand:
    """The 32-bit number in bits 63:32, by the type of the instruction."""
    if kind == "h":
        return HalfPair(name)
    if kind in "fd":
        return Float(name, kind=kind)
    return Imm(name, signed=kind == "i")


def special(name: str, form: int, kind: str, signs: str, sm: int) -> tuple[Operand, bool]:
    """What stands in bits 63:32 for a form other than 1, and whether it is a uniform register."""
    if form in (2, 4):
        return number(name, kind), False
    has_sign = "n" in signs or "i" in signs
    bars = 62 if "a" in signs else None
    if form in (3, 5):
        return Const(name, neg=63 if has_sign else None, abs=bars, minus="~" if "i" in signs else "-"), False
    uniform = replace(flags(MIDDLE, signs), name=name, uniform=urs(sm), reuse=None, half=None)
    return uniform, True


def alu(
    sm: int, name: str, opcode: int, order: Sequence[Operand | str], forms: Sequence[int] = ALL, *,
    kind: str = "i", signs: Mapping[str, str] | None = None, mods: Sequence[Mod] = (),
    fixed: Sequence[tuple[int, int, int]] = (), last: Reg = LAST,
    derived: Callable[[BitStruct], str] | None = None,
) -> Iterator[Encoding]:  # fmt: skip
    """Every form of an instruction. order: its operands as text has them, sources as 'a', 'b', 'c'."""
    signs = signs or {}
    for form in forms:
        if form in (3, 5) and sm >= SM_120:
            continue
        b, c = signs.get("b", ""), signs.get("c", "")
        slots: dict[str, Operand] = {"a": flags(FIRST, signs.get("a", "")), "b": flags(MIDDLE, b)}
        slots["c"] = flags(last, c)
        if "c" not in order and 2 in forms:  # the operand that counts as the third
            slots["b"] = replace(flags(MIDDLE, b), reuse=LAST.reuse)
        is_uniform = False
        if form in (2, 3, 7) and "c" in order:
            slots["b"] = replace(flags(last, b), name="b", reuse=MIDDLE.reuse)
            slots["c"], is_uniform = special("c", form, kind, c, sm)
        elif form != 1:
            slots["b"], is_uniform = special("b", form, kind, b, sm)
        operands = tuple(slots[o] if isinstance(o, str) else o for o in order)
        yield Encoding(
            name, opcode | form << 9, tuple(mods), operands,
            (*fixed, *([(91, 1, 1)] if is_uniform else [])), derived=derived,
        )  # fmt: skip
