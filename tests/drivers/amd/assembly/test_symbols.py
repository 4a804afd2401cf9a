"""Symbol tables: who comes first, what stays out."""

from __future__ import annotations

import struct

from drivers.amd.assembly.reader import AssemblySymbol
from drivers.amd.assembly.symbols import SymbolTable
from drivers.amd.isa.expression import SectionOffset, SymbolAddress, Symbols
from drivers.core import elf

PLACES = {"open": SectionOffset(1, 8), "near": SectionOffset(2, 4), ".Ltmp": SectionOffset(1, 0)}


def find(name: str) -> SymbolAddress:
    return SymbolAddress(name, PLACES.get(name))


def test_private_names_come_first_and_unused_ones_not_at_all() -> None:
    names = Symbols()
    names.labels |= dict.fromkeys(PLACES)
    names.define("alias", "near+4")
    names.define("number", "5")
    names.define("unseen", "6")
    said = {
        "open": AssemblySymbol(elf.STB_GLOBAL, elf.STT_FUNC, 0, "12"),
        "alias": AssemblySymbol(elf.STB_GLOBAL),
    }
    said |= {
        "number": AssemblySymbol(elf.STB_WEAK),
        "absent": AssemblySymbol(elf.STB_WEAK),
        "idle": AssemblySymbol(elf.STB_GLOBAL),
    }
    table = SymbolTable(said, names, find, 2, ["absent", "elsewhere"])
    raw, strings = table.written()
    rows = [struct.unpack("<IBBHQQ", raw[at : at + 24]) for at in range(0, len(raw), 24)]
    named = {strings[row[0] :].split(b"\0")[0].decode(): row[1:] for row in rows[3:]}
    assert [row[1] for row in rows[1:3]] == [3, 3]  # STT_SECTION
    assert table.first_visible == 4 and next(iter(named)) == "near"
    assert named == {
        "near": (0, 0, 2, 4, 0),
        "open": (elf.STB_GLOBAL << 4 | elf.STT_FUNC, 0, 1, 8, 12),
        "alias": (elf.STB_GLOBAL << 4, 0, 2, 8, 0),
        "number": (elf.STB_WEAK << 4, 0, elf.SHN_ABS, 5, 0),
        "absent": (elf.STB_WEAK << 4, 0, elf.SHN_UNDEF, 0, 0),
        "elsewhere": (elf.STB_GLOBAL << 4, 0, elf.SHN_UNDEF, 0, 0),
    }
    assert table.number("near") == 3 and table.number(2) == 2
