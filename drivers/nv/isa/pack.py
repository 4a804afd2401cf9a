"""Words from numbers: what a compiler encodes by, with no text in between.

A `Packer` is one encoding with its modifiers chosen: it takes the operands' numbers in the order of the text.
`packer` finds it by the mnemonic and the kinds of the operands, a letter each:

    R register  U uniform register  P predicate  Q uniform predicate  I number (its bits)  C constant
    M address  N name (its number)  T place in the code

Operands that the text leaves out have their defaults. Everything comes from the declarations of `form.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from autogen.schema import EncodeError
from drivers.nv.isa.form import Encoding
from drivers.nv.isa.machine import isa
from drivers.nv.isa.numbers import Float, HalfPair, Imm, SplitTable
from drivers.nv.isa.operand import FixedLetters, NamedNumber, Operand, Pred, Reg
from drivers.nv.isa.places import CodeTarget, Const, Mem
from drivers.nv.isa.warpgroup import BITS, GroupEnd, MatrixPair, UniformPlace

NO_CONTROL = 0b111111 << 110  # no scoreboard is raised
Value = int | tuple[int, ...]
Put = Callable[[Value], int]


def kind_of(operand: Operand) -> str:
    """The letter of an operand; empty for letters of the text that have no bits."""
    match operand:
        case Reg():
            return "U" if operand.uniform else "R"
        case MatrixPair() | UniformPlace():
            return "U"
        case GroupEnd():
            return "N"
        case Pred():
            return "Q" if operand.uniform else "P"
        case Imm() | Float() | HalfPair() | SplitTable():
            return "I"
        case Const():
            return "C"
        case Mem():
            return "M"
        case NamedNumber():
            return "N"
        case CodeTarget():
            return "T"
        case _:
            return ""


def field(lo: int, width: int) -> Put:
    """A number into one field; negative ones as their bits."""
    mask = (1 << width) - 1
    return lambda value: (value & mask) << lo  # type: ignore[operator]


def address(operand: Mem) -> Put:
    """(register, offset) or (register, offset, uniform register) into an address."""
    base, (at, width) = operand.base, operand.offset
    mask = (1 << width) - 1
    ur = operand.ur[0] if operand.ur else 0

    def put(value: Value) -> int:
        register, offset, *uniform = value  # type: ignore[misc]
        if not -(1 << width - 1) <= offset <= mask:
            raise EncodeError(f"an offset of {offset} bytes does not fit {width} bits")
        made: int = register << base | (offset & mask) << at
        return made | uniform[0] << ur if uniform else made

    return put


def constant(operand: Const) -> Put:
    """(bank, offset in bytes) into a constant."""
    mask = (1 << operand.width) - 1

    def put(value: Value) -> int:
        bank, offset = value  # type: ignore[misc]
        return bank << 54 | (offset // operand.align & mask) << operand.lo

    return put


def split_table(value: Value) -> int:
    """PLOP3's truth table into its two fields."""
    return (value & 7) << 64 | (value >> 3 & 31) << 72  # type: ignore[operator]


def place(operand: CodeTarget) -> Put:
    """A distance in bytes from the next instruction into its pieces."""

    def put(value: Value) -> int:
        left, word = value // 4, 0  # type: ignore[operator]
        for lo, width in operand.parts:
            word |= (left & ((1 << width) - 1)) << lo
            left >>= width
        return word

    return put


def put_of(operand: Operand) -> Put:
    """How an operand's number becomes bits of the word."""
    match operand:
        case Reg():
            return field(operand.lo, operand.uniform or 8)
        case MatrixPair():
            return field(operand.lo, BITS)
        case UniformPlace():
            return field(operand.lo, operand.bits)
        case GroupEnd():
            return field(84, 3)
        case Pred():
            return field(operand.lo, 3)
        case Imm():
            return field(operand.lo, operand.width)
        case Float() | HalfPair():
            return field(32, 32)
        case SplitTable():
            return split_table
        case Const():
            return constant(operand)
        case Mem():
            return address(operand)
        case CodeTarget():
            return place(operand)
        case NamedNumber():
            return field(operand.lo, operand.width)
        case _:
            raise EncodeError(f"{operand.name}: no number stands for this operand")


class Packer:
    """One encoding. neg, absolute: the places of the operands' sign bits, -1 where one has none; a
    predicate's negation is its sign. base: the word without these operands, its guard and its control
    word."""

    def __init__(self, form: Encoding, mods: dict[str, int], given: Sequence[Operand]) -> None:
        self.form = form
        self.puts = [put_of(o) for o in given]
        self.neg = [sign(o, "neg") for o in given]
        self.absolute = [sign(o, "abs") for o in given]
        self.halves = [sign(o, "half") for o in given]
        word = int(form.word(**mods)) & ~(NO_CONTROL | 0xF000)
        for operand in given:
            for name, part in operand.fields().items():
                if not name.endswith("_index") and (name != "ur" or operand.descriptor):  # type: ignore[attr-defined]
                    word &= ~(((1 << part.hi - part.lo + 1) - 1) << part.lo)
        self.base = word

    def word(self, values: Sequence[Value], neg: int = 0, absolute: int = 0) -> int:
        """The word of an instruction that is always carried out, its control word 0. neg, absolute: a bit an
        operand. Raises EncodeError for a sign that it has not."""
        word = self.base | 7 << 12
        for put, value in zip(self.puts, values, strict=True):
            word |= put(value)
        if neg:
            word |= self.signs(self.neg, neg)
        if absolute:
            word |= self.signs(self.absolute, absolute)
        return word

    def signs(self, places: Sequence[int], wanted: int) -> int:
        word = 0
        for number, at in enumerate(places):
            if wanted >> number & 1:
                if at < 0:
                    raise EncodeError(f"{self.form.name}: operand {number} takes no sign here")
                word |= 1 << at
        return word


def sign(operand: Operand, part: str) -> int:
    """The bit of an operand's sign or bars; -1 for none."""
    at = getattr(operand, part, None)
    return -1 if at is None else at


@cache
def packer(arch: str, mnemonic: str, kinds: str) -> Packer | None:
    """The encoding of a mnemonic with its modifiers and operands of these kinds; None if there is none."""
    for reader, words in isa(arch).candidates(mnemonic):
        form = reader.form
        try:
            mods, _ = form.without_derived(words)
        except EncodeError:
            continue
        given = matched(form, kinds)
        if given is not None:
            return Packer(form, mods, given)
    return None


def matched(form: Encoding, kinds: str) -> list[Operand] | None:
    """The operands that the kinds mean, those left out left out; None where they do not fit."""
    found: list[Operand] = []
    for operand in form.operands:
        if isinstance(operand, FixedLetters):
            continue
        if len(found) < len(kinds) and kind_of(operand) == kinds[len(found)]:
            found.append(operand)
        elif operand.shown is None and not (isinstance(operand, Pred) and operand.neg is None):
            return None  # only predicates that are written may always be left out
    return found if len(found) == len(kinds) else None
