"""Operands that are numbers: whole ones, floats of four formats, pairs of halves, truth tables."""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from dataclasses import dataclass

from autogen.schema import Bits, BitStruct, EncodeError
from drivers.nv.isa.operand import Operand, Values, bit

NUMBER = re.compile(r"-?(0[xX][0-9a-fA-F]+|\d+)")


FLOAT = re.compile(r"[-+]?(\d+\.?\d*([eE][-+]?\d+)?|INF|QNAN)")


def number(text: str) -> int | None:
    """A whole number, decimal or 0x; None for anything else."""
    return int(text, 0) if NUMBER.fullmatch(text) else None


def ranged(value: int, width: int, what: str) -> int:
    """`value` as bits of a field that takes both signs. EncodeError beyond."""
    if not -(1 << width - 1) <= value < 1 << width:
        low, high = -(1 << width - 1), (1 << width) - 1
        raise EncodeError(f"{what} {value:#x} does not fit {width} bits; allowed are {low:#x}..{high:#x}")
    return value & ((1 << width) - 1)


@dataclass(frozen=True)
class Imm(Operand):
    """A whole number of `width` bits; `signed` prints those above the middle with a minus."""

    lo: int = 32
    width: int = 32
    signed: bool = False
    default: int = 0
    align: int = 1
    what = "number"

    def fields(self) -> Mapping[str, Bits]:
        return {self.name: bit(self.lo, self.width, self.default)}

    def show(self, word: BitStruct, address: int) -> str:
        value = getattr(word, self.name)
        if self.signed and value >> self.width - 1:
            value -= 1 << self.width
        return f"{value * self.align:#x}"

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        value = number(text)
        if value is None:
            return None
        if value % self.align:
            raise EncodeError(f"{text}: a multiple of {self.align} can stand here")
        return {self.name: ranged(value // self.align, self.width, "number")}


@dataclass(frozen=True)
class Float(Operand):
    """32 bits as a number: single precision ('f'), the upper half of a double ('d').

    A number must be what the bits hold, except that single precision rounds. NaNs with other bits than
    nvdisasm's QNAN are spelled 0f7fc00001, as PTX does.
    """

    kind: str = "f"
    lo: int = 32
    what = "number"

    def fields(self) -> Mapping[str, Bits]:
        return {self.name: bit(self.lo, 32)}

    def show(self, word: BitStruct, address: int) -> str:
        return show_float(getattr(word, self.name), self.kind)

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        bits = read_float(text, self.kind)
        return None if bits is None else {self.name: bits}


SIZES = {"f": ("<f", "<I", 32, 0x7FC00000), "d": ("<d", "<Q", 32, 0x7FF80000),
         "h": ("<e", "<H", 16, 0x7E00), "b": ("<f", "<I", 16, 0x7FC0)}  # fmt: skip


def show_float(bits: int, kind: str) -> str:
    """Bits of a float, of a half ('h'), of a bfloat16 ('b') or of a double's upper half, as a number."""
    form, whole, width, nan = SIZES[kind]
    extra = 32 if kind == "d" else 16 if kind == "b" else 0
    value: float = struct.unpack(form, struct.pack(whole, bits << extra))[0]
    if value != value:
        sign = bits >> width - 1
        return f"{'-+'[not sign]}QNAN" if bits == nan | sign << width - 1 else f"0f{bits:0{width // 4}x}"
    if value in (float("inf"), -float("inf")):
        return "+INF" if value > 0 else "-INF"
    text = f"{value:.20e}" if abs(value) >= 1e15 else f"{value:.20g}"
    return text if text != "-0" else "-0.0"


def read_float(text: str, kind: str) -> int | None:
    """The bits of a number; None if the text is none. EncodeError if they cannot hold it."""
    form, whole, width, nan = SIZES[kind]
    if re.fullmatch(rf"0f[0-9a-fA-F]{{{width // 4}}}", text):
        return int(text[2:], 16)
    if not FLOAT.fullmatch(text):
        return None
    negative = text.startswith("-") and width
    if text.endswith("QNAN"):
        return nan | (1 << width - 1 if negative else 0)
    try:
        bits: int = struct.unpack(whole, struct.pack(form, float(text)))[0]
    except OverflowError:
        raise EncodeError(f"{text}: the number is too great for its bits") from None
    extra = 32 if kind == "d" else 16 if kind == "b" else 0
    if bits & ((1 << extra) - 1):
        raise EncodeError(f"{text}: the number has more digits than the {width} bits here hold")
    return bits >> extra


@dataclass(frozen=True)
class HalfPair(Operand):
    """Two 16-bit floats, the upper one first; bfloat16 where the instruction's format says so."""

    what = "pair of numbers"
    pieces = 2

    def fields(self) -> Mapping[str, Bits]:
        return {self.name: bit(32, 32)}

    def kind(self, word: BitStruct) -> str:
        return "b" if getattr(word, "fmt", 0) == 1 else "h"

    def show(self, word: BitStruct, address: int) -> str:
        bits, kind = getattr(word, self.name), self.kind(word)
        return f"{show_float(bits >> 16, kind)}, {show_float(bits & 0xFFFF, kind)}"

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        upper, _, lower = text.partition(", ")
        kind = "b" if names.get("fmt") == 1 else "h"
        parts = [read_float(part, kind) for part in (upper, lower)]
        if parts[0] is None or parts[1] is None:
            return None
        return {self.name: parts[0] << 16 | parts[1]}


@dataclass(frozen=True)
class SplitTable(Operand):
    """PLOP3's truth table of eight bits: the lower three in bits 66:64, the others in 76:72."""

    what = "number"

    def fields(self) -> Mapping[str, Bits]:
        return {f"{self.name}_low": bit(64, 3), f"{self.name}_high": bit(72, 5)}

    def show(self, word: BitStruct, address: int) -> str:
        return f"{getattr(word, f'{self.name}_low') | getattr(word, f'{self.name}_high') << 3:#x}"

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        value = number(text)
        if value is None:
            return None
        value = ranged(value, 8, "number")
        return {f"{self.name}_low": value & 7, f"{self.name}_high": value >> 3}
