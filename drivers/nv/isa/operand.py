"""Operands of SASS instructions: which bits each has, how it is read and how it is spelled.

An operand names its bits as fields of the instruction word (`autogen.schema`), so that the word's class finds
overlaps and refuses what no operand names. Spelling is nvdisasm's (nvidia-cuda-nvdisasm 13.5), which is the
oracle of the tests; what that leaves out (the descriptor of sm_80's global accesses) is written as for sm_90.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from autogen.schema import Bits, BitStruct, EncodeError

Values = dict[str, int]
NUMBER = re.compile(r"-?(0[xX][0-9a-fA-F]+|\d+)")
FLOAT = re.compile(r"[-+]?(\d+\.?\d*([eE][-+]?\d+)?|INF|QNAN)")
SPECIAL = {
    0x00: "LANEID", 0x02: "VIRTCFG", 0x03: "VIRTID", 0x20: "TID", 0x21: "TID.X", 0x22: "TID.Y",
    0x23: "TID.Z", 0x25: "CTAID.X", 0x26: "CTAID.Y", 0x27: "CTAID.Z", 0x28: "NTID",
    0x2E: "LWINHI", 0x2F: "SWINHI", 0x38: "EQMASK",
    0x39: "LTMASK", 0x3A: "LEMASK", 0x3B: "GTMASK", 0x3C: "GEMASK", 0x43: "VIRTUALSMID",
    0x50: "CLOCKLO", 0x51: "CLOCKHI", 0x52: "GLOBALTIMERLO", 0x53: "GLOBALTIMERHI", 0x88: "CgaCtaId",
}  # fmt: skip


def bit(lo: int, width: int = 1, default: int = 0, signed: bool = False) -> Bits:
    """A field of `width` bits that may be left out."""
    return Bits(lo + width - 1, lo, default, None, 1, 0, signed)


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
class Operand:
    """One operand. `shown` says whether an optional one is printed; None means that it always stands."""

    name: str
    shown: Callable[[BitStruct], bool] | None = field(default=None, kw_only=True)
    what = "operand"

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
        text = f"|{text}|" if on("abs") else text
        text += reuse + half + self.suffix
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
class Pred(Operand):
    """A predicate P0..P6 or PT, uniform ones UP0..UPT; `neg` is the bit of its `!`."""

    lo: int = 0
    neg: int | None = None
    uniform: bool = False
    default: int = 7  # number, plus 8 for negated
    inverse: str = "!"
    what = "predicate"

    def fields(self) -> Mapping[str, Bits]:
        made = {self.name: bit(self.lo, 3, self.default & 7)}
        if self.neg is not None:
            made[f"{self.name}_neg"] = bit(self.neg, 1, self.default >> 3)
        return made

    def is_default(self, word: BitStruct) -> bool:
        code = getattr(word, self.name) + 8 * (self.neg is not None and getattr(word, f"{self.name}_neg"))
        return bool(code == self.default)

    def show(self, word: BitStruct, address: int) -> str:
        code = getattr(word, self.name)
        sign = self.inverse if self.neg is not None and getattr(word, f"{self.name}_neg") else ""
        return f"{sign}{'U' * self.uniform}P{'T' if code == 7 else code}"

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        found = re.fullmatch(r"(!?)(U?)P(\d+|T)", text)
        if not found or bool(found[2]) != self.uniform:
            return None
        if found[3] != "T" and int(found[3]) > 6:
            kind = f"{found[2]}P"
            raise EncodeError(f"{text}: {kind}0..{kind}6 and {kind}T can stand here")
        if found[1] and self.neg is None:
            raise EncodeError(f"{text}: no ! can stand before this operand")
        made = {self.name: 7 if found[3] == "T" else int(found[3])}
        if self.neg is not None:
            made[f"{self.name}_neg"] = int(bool(found[1]))
        return made


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
class Halves(Operand):
    """Two 16-bit floats, the upper one first; bfloat16 where the instruction's format says so."""

    what = "pair of numbers"

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
class Const(Operand):
    """A constant: c[bank][offset in bytes]. `indexed` takes a register in the offset, as LDC does."""

    neg: int | None = None
    abs: int | None = None
    lo: int = 40
    width: int = 14
    align: int = 4
    minus: str = "-"
    index: int = 0  # 0 none, 8 a vector register, 6 or 8 with `uniform` a uniform one
    uniform: bool = False
    what = "constant"

    def fields(self) -> Mapping[str, Bits]:
        made = {
            f"{self.name}_bank": bit(54, 5),
            f"{self.name}_offset": Bits(self.lo + self.width - 1, self.lo, 0, None, self.align, 0, True),
        }
        for part in ("neg", "abs"):
            if getattr(self, part) is not None:
                made[f"{self.name}_{part}"] = bit(getattr(self, part))
        if self.index:
            made[f"{self.name}_index"] = bit(24, self.index, (1 << self.index) - 1)
        return made

    def show(self, word: BitStruct, address: int) -> str:
        def get(part: str) -> int:
            return int(getattr(word, f"{self.name}_{part}", 0))

        place, index = f"{get('offset'):#x}", get("index")
        is_zero = index == (1 << self.index) - 1
        if self.index and not (is_zero and get("offset")):
            register = f"{'U' * self.uniform}R{'Z' if is_zero else index}"
            place = register if not get("offset") else f"{register}+{place}"
        text = f"c[{get('bank'):#x}][{place}]"
        return (self.minus if get("neg") else "") + (f"|{text}|" if get("abs") else text)

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        found = re.fullmatch(r"([-~]?)(\|?)c\[(\w+)\]\s*\[(?:(U?R)(\d+|Z)\+?)?(-?\w+)?\](\|?)", text)
        if not found or found[2] != found[7]:
            return None
        bank, offset = number(found[3]), number(found[6] or "0")
        if (
            bank is None
            or offset is None
            or bank > 31
            or not -0x8000 <= offset < 0x10000
            or offset % self.align
        ):
            what = f"multiples of {self.align}" if self.align > 1 else "offsets"
            raise EncodeError(f"{text}: banks 0..31 and {what} in -0x8000..0x7fff can stand in a constant")
        if found[1] and found[1] != self.minus:
            raise EncodeError(f"{text}: {self.minus} can stand before this operand, not {found[1]}")
        if self.width < 17 and offset >= 0x8000:
            offset -= 0x10000
        made = {f"{self.name}_bank": bank, f"{self.name}_offset": offset}
        for part, is_set in (("neg", found[1]), ("abs", found[2])):
            if is_set and getattr(self, part) is None:
                raise EncodeError(f"{text}: this constant takes no sign and no bars")
            if is_set:
                made[f"{self.name}_{part}"] = 1
        if found[4]:
            top = (1 << self.index) - 1
            code = top if found[5] == "Z" else int(found[5])
            if not self.index or (found[4] == "UR") != self.uniform or code > top:
                raise EncodeError(f"{text}: {found[4]}{found[5]} cannot stand in this constant")
            made[f"{self.name}_index"] = code
        return made


SCALES = ("", ".X4", ".X8", ".X16")


@dataclass(frozen=True)
class Mem(Operand):
    """An address: [R2.64+UR4+0x10], behind desc[UR4] where the instruction takes a descriptor.

    base: place of the register. suffix: what stands behind it, .64 for a pair. scaled: bits 79:78 multiply.
    ur: place and width of the uniform register, which with `descriptor` stands in front, as desc[UR4].
    """

    base: int = 24
    ur: tuple[int, int] | None = None
    descriptor: bool = False
    suffix: str = ""
    offset: tuple[int, int] = (40, 24)
    scaled: bool = False
    what = "address"

    @property
    def offset_name(self) -> str:
        return f"{self.name}_offset"

    def fields(self) -> Mapping[str, Bits]:
        made = {self.name: bit(self.base, 8, 255), self.offset_name: bit(*self.offset, signed=True)}
        if self.scaled:
            made[f"{self.name}_scale"] = bit(78, 2)
        if self.ur:
            made["ur"] = bit(*self.ur, (1 << self.ur[1]) - 1)
        return made

    def show(self, word: BitStruct, address: int) -> str:
        code, offset = getattr(word, self.name), getattr(word, self.offset_name)
        has_ur = self.ur is not None and word.ur != (1 << self.ur[1]) - 1  # type: ignore[attr-defined]
        uniform = f"UR{word.ur}" if has_ur else "URZ"  # type: ignore[attr-defined]
        parts = []
        if code != 255 or self.descriptor or not (has_ur or offset):
            scale = SCALES[getattr(word, f"{self.name}_scale")] if self.scaled else ""
            parts = [("RZ" if code == 255 else f"R{code}") + self.suffix + scale]
        if has_ur and not self.descriptor:
            parts.append(uniform)
        if offset or not parts:
            parts.append(f"{'-' if offset < 0 else ''}{abs(offset):#x}")
        return (f"desc[{uniform}]" if self.descriptor else "") + f"[{'+'.join(parts)}]"

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        found = re.fullmatch(r"(?:desc\[UR(\d+|Z)\])?\[([^\[\]]*)\]", text)
        if not found:
            return None
        if self.descriptor != bool(found[1]):
            wanted = "desc[UR4] must" if self.descriptor else "no descriptor can"
            raise EncodeError(f"{text}: {wanted} stand before this address")
        made: Values = {}
        if found[1]:
            made["ur"] = self.uniform_number(found[1], text)
        for part in re.sub(r"\+-", "+~", found[2]).split("+"):
            self.part(part.strip().replace("~", "-"), made, text)
        return made

    def part(self, part: str, made: Values, text: str) -> None:
        register = re.fullmatch(r"(U?)R(\d+|Z)(\.\w+|)", part)
        if register and register[1] and self.ur and not self.descriptor and "ur" not in made:
            made["ur"] = self.uniform_number(register[2], text)
        elif register and not register[1] and self.name not in made:
            made[self.name] = 255 if register[2] == "Z" else int(register[2])
            code = made[self.name]
            has_name = code < 255 or register[2] == "Z"
            scale = SCALES.index(register[3]) if self.scaled and register[3] in SCALES else None
            if code > 255 or not has_name or (scale is None and register[3] != self.suffix):
                raise EncodeError(
                    f"{text}: R0..R254 or RZ, with {self.suffix or 'nothing'} behind, can stand here"
                )
            if scale:
                made[f"{self.name}_scale"] = scale
        elif (offset := number(part)) is not None and self.offset_name not in made:
            made[self.offset_name] = offset
        else:
            raise EncodeError(f"{text}: {part or 'nothing'} cannot stand in this address")

    def uniform_number(self, digits: str, text: str) -> int:
        top = (1 << self.ur[1]) - 1 if self.ur else 0
        if digits == "Z":
            return top
        if int(digits) >= top:
            raise EncodeError(f"{text}: UR0..UR{top - 1} and URZ can stand here")
        return int(digits)


@dataclass(frozen=True)
class Target(Operand):
    """A place in the code: its address, from an offset in bytes from the next instruction.

    parts: (low bit, width) of the pieces of the offset / 4, lowest first.
    """

    parts: tuple[tuple[int, int], ...] = ((34, 48),)
    what = "label or address"

    def fields(self) -> Mapping[str, Bits]:
        return {f"{self.name}{i}": bit(*part) for i, part in enumerate(self.parts)}

    def place(self, word: BitStruct, address: int) -> int:
        """The address that an instruction at `address` names."""
        value = shift = 0
        for i, (_, width) in enumerate(self.parts):
            value |= getattr(word, f"{self.name}{i}") << shift
            shift += width
        if value >> shift - 1:
            value -= 1 << shift
        return address + 16 + 4 * value

    def show(self, word: BitStruct, address: int) -> str:
        return f"{self.place(word, address):#x}"

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        label = text.strip("`()")
        place = names.get(label, number(label)) if label else None
        if place is None:
            if re.fullmatch(r"[.\w$]+", label) and not re.fullmatch(r"U?[RP](\d+|Z|T)", label):
                raise EncodeError(f"{label} is no label of this text")
            return None
        value, rest = divmod(place - address - 16, 4)
        if rest:
            raise EncodeError(f"{text}: the place must be a multiple of 4 bytes")
        value = ranged(value, sum(width for _, width in self.parts), "distance")
        made: Values = {}
        for i, (_, width) in enumerate(self.parts):
            made[f"{self.name}{i}"] = value & ((1 << width) - 1)
            value >>= width
        return made


@dataclass(frozen=True)
class Named(Operand):
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


@dataclass(frozen=True)
class Word(Operand):
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
