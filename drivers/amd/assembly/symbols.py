"""The symbol table of a file: sections and private names first, then those that other files may see or give.

Source: System V ABI, "Symbol Table".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from autogen.schema import EncodeError
from drivers.amd.assembly.reader import AssemblySymbol
from drivers.amd.isa.expression import WORD, Find, SymbolAddress, Symbols
from drivers.core import elf, elf_writer

STT_SECTION = 3
PRIVATE = ".L"  # names that stay in the file


class SymbolRow(NamedTuple):
    """One symbol at `offset` of section number `section`."""

    name: str
    section: int
    offset: int
    symbol: AssemblySymbol
    size: int = 0


class SymbolTable:
    """names: what .set gave a value; wanted: names that the linker must find."""

    def __init__(
        self,
        symbols: dict[str, AssemblySymbol],
        names: Symbols,
        find: Find,
        sections: int,
        wanted: Iterable[str],
    ) -> None:
        self.symbols, self.names, self.find = symbols, names, find
        section_rows = [
            SymbolRow("", number, 0, AssemblySymbol(kind=STT_SECTION)) for number in range(1, sections + 1)
        ]
        spoken = dict.fromkeys([*names.labels, *symbols, *wanted])
        rows = [row for name in spoken if (row := self.row(name, name in wanted)) is not None]
        private = [row for row in rows if row.symbol.binding == 0]
        self.first_visible = 1 + len(section_rows) + len(private)
        self.rows = [*section_rows, *private, *(row for row in rows if row.symbol.binding)]
        self.numbers = {row.name or row.section: number for number, row in enumerate(self.rows, 1)}

    def row(self, name: str, is_wanted: bool) -> SymbolRow | None:
        """The name's entry; None if it needs none."""
        known = self.symbols.get(name, AssemblySymbol())
        text = self.names.texts.get(name)
        place = self.names.placed(text, self.find) if text is not None else self.find(name)
        if isinstance(place, SymbolAddress) and place.place is not None:
            if name.startswith(PRIVATE) and not is_wanted:
                return None
            size = self.names.placed(known.size, self.find)
            where = place.place.section, place.place.offset + place.addend
            return SymbolRow(name, *where, known, size if isinstance(size, int) else 0)
        if isinstance(place, int) and (is_wanted or known.binding):
            return SymbolRow(name, elf.SHN_ABS, place, known)
        if is_wanted:
            if name.startswith(PRIVATE):
                raise EncodeError(f"there is no label {name}, and no other file can have it")
            binding = known.binding or elf.STB_GLOBAL
            return SymbolRow(name, elf.SHN_UNDEF, 0, AssemblySymbol(binding, 0, known.visibility))
        return None

    def number(self, target: str | int) -> int:
        """Of a name, or of a section."""
        return self.numbers[target]

    def written(self) -> tuple[bytes, bytes]:
        """(the table, the strings it names)"""
        strings, at = elf_writer.string_table([row.name for row in self.rows])
        table = bytearray(elf.SYMBOL_BYTES)
        for row, start in zip(self.rows, at, strict=True):
            said = row.symbol
            table += elf_writer.symbol(
                start if row.name else 0,
                *(said.kind, said.visibility, row.section, row.offset & WORD, row.size & WORD),
                binding=said.binding,
            )
        return bytes(table), strings
