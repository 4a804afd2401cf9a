"""Operands that name a place: constants, addresses in memory, places in the code."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from autogen.schema import Bits, BitStruct, EncodeError
from drivers.nv.isa.numbers import number, ranged
from drivers.nv.isa.operand import Operand, Values, bit, uniform_name, uniform_number


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

    base: place of the register. suffix: what stands behind it, .64 for a pair, .U32 where 64 bits follow from
    the uniform pair alone. scaled: bits 79:78 multiply.
    ur: place and width of the uniform register, which with `descriptor` stands in front, as desc[UR4];
    zero: is URZ written behind a register too?
    """

    base: int = 24
    ur: tuple[int, int] | None = None
    descriptor: bool = False
    suffix: str = ""
    offset: tuple[int, int] = (40, 24)
    scaled: bool = False
    zero: bool = False
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
        uniform = uniform_name(word.ur, self.ur[1]) if self.ur else "URZ"  # type: ignore[attr-defined]
        has_ur = uniform != "URZ"
        parts = []
        if code != 255 or self.descriptor or self.suffix or not (has_ur or offset):
            scale = SCALES[getattr(word, f"{self.name}_scale")] if self.scaled else ""
            parts = [("RZ" if code == 255 else f"R{code}") + self.suffix + scale]
        if (has_ur or (self.zero and parts)) and not self.descriptor:
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
            made["ur"] = self.uniform(found[1], text)
        for part in re.sub(r"\+-", "+~", found[2]).split("+"):
            self.part(part.strip().replace("~", "-"), made, text)
        return made

    def part(self, part: str, made: Values, text: str) -> None:
        register = re.fullmatch(r"(U?)R(\d+|Z)(\.\w+|)", part)
        if register and register[1] and self.ur and not self.descriptor and "ur" not in made:
            made["ur"] = self.uniform(register[2], text)
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

    def uniform(self, digits: str, text: str) -> int:
        """The number of the uniform register, of which an address without one has URZ alone."""
        return uniform_number(digits, self.ur[1] if self.ur else 0, text)


@dataclass(frozen=True)
class CodeTarget(Operand):
    """A place in the code: its address, from an offset in bytes from the next instruction.

    parts: (low bit, width) of the pieces of the offset / unit, lowest first.
    """

    parts: tuple[tuple[int, int], ...] = ((34, 48),)
    unit: int = 4
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
        return address + 16 + self.unit * value

    def show(self, word: BitStruct, address: int) -> str:
        return f"{self.place(word, address):#x}"

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        label = text.strip("`()")
        place = names.get(label, number(label)) if label else None
        if place is None:
            if re.fullmatch(r"[.\w$]+", label) and not re.fullmatch(r"U?[RP](\d+|Z|T)", label):
                raise EncodeError(f"{label} is no label of this text")
            return None
        value, rest = divmod(place - address - 16, self.unit)
        if rest:
            raise EncodeError(f"{text}: the place must be a multiple of {self.unit} bytes")
        value = ranged(value, sum(width for _, width in self.parts), "distance")
        made: Values = {}
        for i, (_, width) in enumerate(self.parts):
            made[f"{self.name}{i}"] = value & ((1 << width) - 1)
            value >>= width
        return made


@dataclass(frozen=True)
class Distance(CodeTarget):
    """A distance from the next instruction, to which a register is added."""

    what = "distance"

    def show(self, word: BitStruct, address: int) -> str:
        return f"{self.place(word, -16):#x}"

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        return super().read(text, -16, names)
