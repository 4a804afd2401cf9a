"""Operands of SASS instructions: which bits each has, how it is read and how it is spelled.

An operand names its bits as fields of the instruction word (`autogen.schema`), so that the word's class finds
overlaps and refuses what no operand names. Spelling is nvdisasm's (nvidia-cuda-nvdisasm 13.5), which is the
oracle of the tests; what that leaves out (the descriptor of sm_80's global accesses) is written as for sm_90.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from autogen.schema import Bits, BitStruct, EncodeError

Values = dict[str, int]
PT = 7  # the predicate that always holds, UPT among the uniform ones
SPECIAL = {
    0x00: "LANEID", 0x02: "VIRTCFG", 0x03: "VIRTID", 0x20: "TID", 0x21: "TID.X", 0x22: "TID.Y",
    0x23: "TID.Z", 0x25: "CTAID.X", 0x26: "CTAID.Y", 0x27: "CTAID.Z", 0x28: "NTID",
    0x2E: "LWINHI", 0x2F: "SWINHI", 0x38: "EQMASK",
    0x39: "LTMASK", 0x3A: "LEMASK", 0x3B: "GTMASK", 0x3C: "GEMASK", 0x43: "VIRTUALSMID",
    0x50: "CLOCKLO", 0x51: "CLOCKHI", 0x52: "GLOBALTIMERLO", 0x53: "GLOBALTIMERHI", 0x88: "CgaCtaId",
    0x8A: "CgaSize",
}  # fmt: skip


def bit(lo: int, width: int = 1, default: int = 0, signed: bool = False) -> Bits:
    """A field of `width` bits that may be left out."""
    return Bits(lo + width - 1, lo, default, None, 1, 0, signed)


def uniform_name(number: int, bits: int) -> str:
    """A uniform register as text; the last number of `bits` bits is URZ."""
    return "URZ" if number == (1 << bits) - 1 else f"UR{number}"


def uniform_number(digits: str, bits: int, text: str) -> int:
    """The number of a uniform register that stands as UR and `digits` (Z is the last one) in `text`. Raises
    EncodeError for one that `bits` bits have no room for."""
    top = (1 << bits) - 1
    if digits == "Z":
        return top
    if int(digits) >= top:
        raise EncodeError(f"{text}: UR0..UR{top - 1} and URZ can stand here")
    return int(digits)


@dataclass(frozen=True)
class Operand:
    """One operand. `shown` says whether an optional one is printed; None means that it always stands."""

    name: str
    shown: Callable[[BitStruct], bool] | None = field(default=None, kw_only=True)
    what = "operand"
    pieces = 1  # of the text, between commas

    def fields(self) -> Mapping[str, Bits]:
        """The bits that this operand owns."""
        return {}

    def show(self, word: BitStruct, address: int) -> str:
        """The operand's text."""
        raise NotImplementedError

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        """The fields that `text` means; None if it is another kind of operand."""
        raise NotImplementedError


class HalfOf(IntEnum):
    """Which 16 bits of a register an operand means: both, or one of them twice."""

    BOTH = 0
    H0_H0 = 2
    H1_H1 = 3


@dataclass(frozen=True)
class Reg(Operand):
    """A register R0..R254 or RZ; with `uniform`, UR0..UR62 or URZ. neg, abs, reuse: places of its bits,
    None where it has none. half: place of the two bits that choose one half of it."""

    lo: int = 0
    neg: int | None = None
    abs: int | None = None
    reuse: int | None = None
    half: int | None = None
    uniform: int = 0  # bits of the register number; 0 means a vector register
    minus: str = "-"
    suffix: str = ""
    halves = ("", "", "H0_H0", "H1_H1")

    @property
    def what(self) -> str:  # type: ignore[override]
        return "uniform register" if self.uniform else "register"

    @property
    def zero(self) -> int:
        return (1 << (self.uniform or 8)) - 1

    def fields(self) -> Mapping[str, Bits]:
        made = {self.name: bit(self.lo, self.uniform or 8, self.zero)}
        for part in ("neg", "abs", "reuse"):
            if getattr(self, part) is not None:
                made[f"{self.name}_{part}"] = bit(getattr(self, part))
        if self.half is not None:
            made[f"{self.name}_half"] = Bits(self.half + 1, self.half, 0, enum=HalfOf)
        return made

    def show(self, word: BitStruct, address: int) -> str:
        def on(part: str) -> Any:
            return getattr(self, part) is not None and getattr(word, f"{self.name}_{part}")

        code = getattr(word, self.name)
        text = ("UR" if self.uniform else "R") + ("Z" if code == self.zero else str(code))
        half = f".{self.halves[getattr(word, f'{self.name}_half')]}" if on("half") else ""
        reuse = ".reuse" if on("reuse") else ""
        behind = self.suffix
        if on("abs") and behind == ".H1":
            text, behind = text + behind, ""  # so nvdisasm writes it
        text = f"|{text}|" if on("abs") else text
        text += reuse + half + behind
        return (self.minus if on("neg") else "") + text

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        found = re.fullmatch(r"([-~!]?)(\|?)(UR|R)(\d+|Z)((?:\.\w+)*)(\|?)((?:\.\w+)*)", text)
        if not found or (found[3] == "UR") != bool(self.uniform) or found[2] != found[6]:
            return None
        number = self.zero if found[4] == "Z" else int(found[4])
        if number > self.zero or (number == self.zero and found[4] != "Z"):
            kind = found[3]
            raise EncodeError(f"{text}: {kind}0..{kind}{self.zero - 1} and {kind}Z can stand here")
        made = {self.name: number}
        self.flag(made, "neg", bool(found[1]), text)
        if found[1] and found[1] != self.minus:
            raise EncodeError(f"{text}: {self.minus} can stand before this operand, not {found[1]}")
        self.flag(made, "abs", bool(found[2]), text)
        suffixes = [part for part in (found[5] + found[7]).split(".") if part]
        if self.suffix:
            if self.suffix[1:] not in suffixes:
                raise EncodeError(f"{text}: {self.suffix} must stand behind this register")
            suffixes.remove(self.suffix[1:])
        for suffix in suffixes:
            if suffix == "reuse":
                self.flag(made, "reuse", True, text)
            elif self.half is not None and suffix in self.halves:
                made[f"{self.name}_half"] = self.halves.index(suffix)
            else:
                raise EncodeError(f"{text}: .{suffix} cannot stand behind this operand")
        return made

    def flag(self, made: Values, part: str, is_set: bool, text: str) -> None:
        if not is_set:
            return
        if getattr(self, part) is None:
            names = {"neg": "a sign", "abs": "bars", "reuse": ".reuse"}
            raise EncodeError(f"{text}: this operand takes no {names[part].removeprefix('a ')}")
        made[f"{self.name}_{part}"] = 1


@dataclass(frozen=True)
class Twice(Reg):
    """A register that the text names twice, as two operands are parts of it."""

    pieces = 2

    def show(self, word: BitStruct, address: int) -> str:
        text = super().show(word, address)
        return f"{text}, {text}"

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        first, _, second = text.partition(", ")
        if first != second:
            raise EncodeError(f"{text}: one register has both parts; name it twice")
        return super().read(first, address, names)


@dataclass(frozen=True)
class Pred(Operand):
    """A predicate P0..P6 or PT, uniform ones UP0..UPT; `neg` is the bit of its `!`. Left out it is PT."""

    lo: int = 0
    neg: int | None = None
    uniform: bool = False
    inverse: str = "!"
    what = "predicate"

    def fields(self) -> Mapping[str, Bits]:
        made = {self.name: bit(self.lo, 3, PT)}
        if self.neg is not None:
            made[f"{self.name}_neg"] = bit(self.neg)
        return made

    def is_default(self, word: BitStruct) -> bool:
        code = getattr(word, self.name) + 8 * (self.neg is not None and getattr(word, f"{self.name}_neg"))
        return bool(code == PT)

    def show(self, word: BitStruct, address: int) -> str:
        code = getattr(word, self.name)
        sign = self.inverse if self.neg is not None and getattr(word, f"{self.name}_neg") else ""
        return f"{sign}{'U' * self.uniform}P{'T' if code == PT else code}"

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        found = re.fullmatch(r"(!?)(U?)P(\d+|T)", text)
        if not found or bool(found[2]) != self.uniform:
            return None
        if found[3] != "T" and int(found[3]) > 6:
            kind = f"{found[2]}P"
            raise EncodeError(f"{text}: {kind}0..{kind}6 and {kind}T can stand here")
        if found[1] and self.neg is None:
            raise EncodeError(f"{text}: no ! can stand before this operand")
        made = {self.name: PT if found[3] == "T" else int(found[3])}
        if self.neg is not None:
            made[f"{self.name}_neg"] = int(bool(found[1]))
        return made


@dataclass(frozen=True)
class NamedNumber(Operand):
    """A number that is spelled with a name: SR_TID.X, B0, SB0; numbers without a name are refused."""

    lo: int = 0
    width: int = 4
    spellings: Mapping[int, str] = field(default_factory=dict)
    what = "name"

    def fields(self) -> Mapping[str, Bits]:
        made: Any = IntEnum(self.name, {text: code for code, text in self.spellings.items()})  # type: ignore[misc]
        hi = self.lo + self.width - 1
        return {self.name: bit(self.lo, 8) if self.width == 8 else Bits(hi, self.lo, 0, enum=made)}

    def show(self, word: BitStruct, address: int) -> str:
        code = int(getattr(word, self.name))
        return self.spellings.get(code, f"SR{code}")

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        for code, spelling in self.spellings.items():
            if spelling == text:
                return {self.name: code}
        if self.width == 8 and re.fullmatch(r"SR\d+", text) and int(text[2:]) < 256:
            return {self.name: int(text[2:])}
        return None


@dataclass(frozen=True)
class FixedLetters(Operand):
    """Letters that always stand there and have no bits."""

    text: str = ""
    what = "word"

    def show(self, word: BitStruct, address: int) -> str:
        return self.text

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        return {} if text == self.text else None


BARRIERS = {n: f"B{n}" for n in range(16)}
SCOREBOARDS = {n: f"SB{n}" for n in range(6)}
SPECIALS = {code: f"SR_{name}" for code, name in SPECIAL.items()} | {0xFF: "SRZ"}
