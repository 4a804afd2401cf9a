"""Which register file serves which block of a chip, and every register of a chip by its absolute address.

Hand-written, over the files that tools.gen writes (each names its sources). A card tells in its discovery
table where a block's segments begin; `registers_of` puts the two together. Classes of registers that our code
does not name are made from their rows when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType, new_class
from typing import NamedTuple

from autogen.schema import Bits, Register


class Block(NamedTuple):
    """One block: its file below autogen/amd, and how the names of its registers begin."""

    module: str
    prefix: str = ""


class Place(NamedTuple):
    """One register before it has a class: `row` has its fields as text."""

    block: str
    name: str
    segment: int
    offset: int
    row: Sequence[str]


# Keys are names of autogen.amd.discovery.HwId. SDMA's registers lie in GC's segments on these chips.
BLOCKS: dict[str, dict[str, Block]] = {
    "navi31": {
        "GC": Block("gc_11_0_0"),
        "MMHUB": Block("mmhub_3_0_0"),
        "NBIF": Block("nbio_4_3_0"),
        "HDP": Block("hdp_6_0_0"),
        "OSSSYS": Block("osssys_6_0_0"),
        "MP0": Block("mp_13_0_0", "MP0_"),
        "MP1": Block("mp_13_0_0", "MP1_"),
        "SMUIO": Block("smuio_13_0_6"),
        "THM": Block("thm_13_0_2"),
    },
    "navi48": {
        "GC": Block("gc_12_0_0"),
        "MMHUB": Block("mmhub_4_1_0"),
        "NBIF": Block("nbif_6_3_1"),
        "HDP": Block("hdp_7_0_0"),
        "OSSSYS": Block("osssys_7_0_0"),
        "MP0": Block("mp_14_0_2", "MPASP_"),
        "MP1": Block("mp_14_0_2", "MP1_"),
        "SMUIO": Block("smuio_14_0_2"),
        "THM": Block("thm_14_0_2"),
    },
}


class RegisterMap(Mapping[int, type[Register]]):
    """Absolute dword address -> register class, the class made when it is first asked for."""

    def __init__(self) -> None:
        self.places: dict[int, Place] = {}
        self.classes: dict[int, type[Register]] = {}
        self.by_name: dict[str, int] = {}

    def add(self, dword: int, place: Place, register: type[Register] | None) -> None:
        """Enter one register; of two at one address, the first stays."""
        if dword in self.places:
            return
        self.places[dword] = place
        self.by_name.setdefault(place.name, dword)
        if register is not None:
            self.classes[dword] = register

    def __getitem__(self, dword: int) -> type[Register]:
        known = self.classes.get(dword)
        if known is None:
            known = self.classes[dword] = declared(self.places[dword])
        return known

    def __contains__(self, dword: object) -> bool:
        return dword in self.places

    def __iter__(self) -> Iterator[int]:
        return iter(self.places)

    def __len__(self) -> int:
        return len(self.places)

    def name(self, dword: int) -> str:
        """The vendor's name. KeyError when nothing is known there."""
        return self.places[dword].name

    def block(self, dword: int) -> str:
        """The block that owns the register, such as MMHUB. KeyError when nothing is known there."""
        return self.places[dword].block

    def address(self, name: str) -> int:
        """Absolute dword of a register by its name. KeyError when the chip has none of that name."""
        return self.by_name[name]

    def nearest(self, dword: int) -> str:
        """The known register closest to `dword` and the distance, e.g. 'CP_STAT + 0x2', for messages."""
        if not self.places:
            return "no register is known"
        close = min(self.places, key=lambda known: abs(known - dword))
        distance = dword - close
        sign = "-" if distance < 0 else "+"
        return f"{self.name(close)} {sign} {abs(distance):#x}" if distance else self.name(close)


def registers_of(chip: str, bases: Mapping[str, Sequence[int]]) -> RegisterMap:
    """Every known register of `chip` ("navi31", "navi48").

    `bases` gives, by discovery name (GC, MMHUB, NBIF, ...), the first dword of each segment of instance 0.
    Blocks and segments without a base are left out. KeyError for a chip without tables.
    """
    found = RegisterMap()
    blocks = {name: block for name, block in BLOCKS[chip].items() if name in bases}
    for name, block in blocks.items():
        for register in named(block):
            if register.segment < len(bases[name]):
                place = Place(name, register.__name__, register.segment, register.offset, ())
                found.add(register.address(bases[name]), place, register)
    for name, block in blocks.items():
        for label, segment, offset, row in rows(block.module):
            if label.startswith(block.prefix) and segment < len(bases[name]):
                place = Place(name, label, segment, offset, row)
                found.add(bases[name][segment] + offset, place, None)
    return found


def named(block: Block) -> list[type[Register]]:
    """The registers of a block that have a class of their own."""
    return [register for register in module_of(block).REGISTERS if register.__name__.startswith(block.prefix)]


def module_of(block: Block) -> ModuleType:
    """The generated file of a block, e.g. autogen.amd.gc_11_0_0."""
    return import_module(f"autogen.amd.{block.module}")


@cache
def rows(module: str) -> list[tuple[str, int, int, list[str]]]:
    """(name, segment, offset, fields) of the other registers of one file; see tools.gen.registers."""
    text: str = import_module(f"autogen.amd.{module}").OTHERS
    found = []
    for line in text.strip().replace("\n ", " ").splitlines():
        name, segment, offset, *row = line.split(" ")
        found.append((name, int(segment), int(offset, 16), row))
    return found


def declared(place: Place) -> type[Register]:
    """The class of a register from its row. No fields: one 32-bit value; a dash: every bit is reserved."""
    fields: dict[str, Bits] = {}
    for word in place.row:
        if word != "-":
            name, high, low = word.rsplit(":", 2)
            fields[name] = Bits(int(high), int(low), 0)
    if not place.row:
        fields["value"] = Bits(31, 0, 0)
    where = {"offset": place.offset, "segment": place.segment}
    made: type[Register] = new_class(place.name, (Register,), where, lambda body: body.update(fields))
    return made
