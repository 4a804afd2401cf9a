"""One encoding of one instruction: a 128-bit word's class, made from the parts that its declaration names.

The word's class comes from `autogen.schema`: it encodes, it refuses bits that nothing names, and values of a
modifier without a name. A part is an operand (operand.py), a modifier of the mnemonic, or a fixed field.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Any

from autogen.schema import Bits, BitStruct, EncodeError, bits
from drivers.nv.isa.operand import Operand, Values

SCOREBOARD_NONE = 7


class Instruction(BitStruct, size_dw=4):
    """What every SASS word has: the guard and the control word, bits 105..121 (Mesa NAK, CuAssembler).

    stall: cycles to the next instruction. stay: 0 lets the scheduler prefer another warp. write, read: the
    scoreboard that this instruction raises until it has written its results, or read its sources; 7 is none.
    wait: scoreboards that must be down first, a bit each.
    """

    guard: int = bits(14, 12, default=7)
    guard_not: int = bits(15, default=0)
    stall: int = bits(12, 9, dw=3, default=0)
    stay: int = bits(13, dw=3, default=0)
    write: int = bits(16, 14, dw=3, default=SCOREBOARD_NONE)
    read: int = bits(19, 17, dw=3, default=SCOREBOARD_NONE)
    wait: int = bits(25, 20, dw=3, default=0)


@dataclass(frozen=True)
class Mod:
    """A modifier behind the mnemonic: its spellings by number, '' where nothing is written. Text always
    says which; the plain word of an encoding has the least."""

    name: str
    lo: int
    width: int
    names: Mapping[int, str]

    def bits(self) -> Bits:
        members = {name.replace(".", "_") or "none": code for code, name in self.names.items()}
        made: Any = IntEnum(self.name, members)  # type: ignore[misc]
        return Bits(self.lo + self.width - 1, self.lo, min(self.names), enum=made)


def mod(name: str, lo: int, width: int, spellings: str | Mapping[int, str]) -> Mod:
    """A modifier from a list like '- RM RP RZ': - is not written, _ has no meaning."""
    if isinstance(spellings, str):
        listed = enumerate(spellings.split())
        spellings = {n: "" if s == "-" else s for n, s in listed if s != "_"}
    return Mod(name, lo, width, spellings)


def flag(name: str, lo: int) -> Mod:
    """A modifier of one bit."""
    return Mod(name.lower(), lo, 1, {0: "", 1: name})


@dataclass(frozen=True)
class Encoding:
    """One encoding. fixed: (low bit, width, value). joint: what stands before the last operand.
    derived: a word that follows from the operands."""

    name: str
    opcode: int
    mods: tuple[Mod, ...] = ()
    operands: tuple[Operand, ...] = ()
    fixed: tuple[tuple[int, int, int], ...] = ()
    is_uniform: bool = False
    joint: str = ", "
    derived: Callable[[BitStruct], str] | None = field(default=None, repr=False)

    @cached_property
    def operand_named(self) -> Mapping[str, Operand]:
        """The operands by their names."""
        return {operand.name: operand for operand in self.operands}

    @cached_property
    def plain(self) -> int:
        """The word of nothing but defaults."""
        return int(self.word())

    def added(self, values: Values) -> int:
        """What these fields add to the plain word. EncodeError for a value that a field cannot hold."""
        return int(self.word(**values)) - self.plain

    @cached_property
    def word(self) -> type[Instruction]:
        """The class of this encoding's words."""
        parts = {"opcode": Bits(11, 0, None, self.opcode)}
        for lo, width, value in self.fixed:
            parts[f"bits{lo}"] = Bits(lo + width - 1, lo, None, value)
        for modifier in self.mods:
            parts[modifier.name] = modifier.bits()
        for operand in self.operands:
            parts |= operand.fields()
        return types.new_class(self.name, (Instruction,), {"size_dw": 4}, lambda space: space.update(parts))

    def derived_word(self, word: int) -> str:
        """The word of the mnemonic that follows from an instruction's operands; '' for none."""
        return self.derived(self.word.decode(word)) if self.derived else ""

    def mnemonic(self, word: BitStruct) -> str:
        """The name with its modifiers."""
        spelled = [m.names[int(getattr(word, m.name))] for m in self.mods]
        if self.derived:
            spelled.insert(0, self.derived(word))
        return ".".join([self.name, *(s for s in spelled if s)])

    def show(self, word: Instruction, address: int = 0) -> str:
        """The instruction's text without its control word."""
        guard, sign = word.guard, "!" * word.guard_not
        if guard != 7 or sign:
            sign = f"@{sign}{'U' * self.is_uniform}P{'T' if guard == 7 else guard} "
        shown = [o.show(word, address) for o in self.operands if o.shown is None or o.shown(word)]
        text = self.joint.join(filter(None, (", ".join(shown[:-1]), *shown[-1:])))
        return f"{sign}{self.mnemonic(word)} {text}".rstrip()

    def read_mods(self, words: Sequence[str]) -> Values:
        """What the words behind the name mean, in the order of the declaration. EncodeError for others."""
        made: Values = {}
        left = list(words)
        for modifier in self.mods:
            best = ""
            for code, spelling in modifier.names.items():
                parts = spelling.split(".") if spelling else []
                if left[: len(parts)] == parts and len(spelling) >= len(best) and (spelling or not best):
                    best, made[modifier.name] = spelling, code
            if modifier.name not in made:
                allowed = ", ".join(f".{s}" for s in modifier.names.values())
                found = f".{left[0]}" if left else "nothing"
                raise EncodeError(f"{self.name}: {found} stands where one of {allowed} must")
            del left[: len(best.split(".")) if best else 0]
        if left:
            known = dict.fromkeys(s for m in self.mods for s in m.names.values() if s)
            allowed = ", ".join(f".{s}" for s in known) or "no modifier"
            raise EncodeError(
                f"{self.name}: .{left[0]} cannot stand there; it takes {allowed}, in this order"
            )
        return made

    def without_derived(self, words: Sequence[str]) -> tuple[Values, str]:
        """The modifiers, and the derived word in front of them that the text may have."""
        try:
            return self.read_mods(words), ""
        except EncodeError:
            if not self.derived or not words or words[0] not in DERIVED:
                raise
            return self.read_mods(words[1:]), words[0]


DERIVED = ("MOV", "SHL", "IADD")
