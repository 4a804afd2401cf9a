"""What a relocatable file says, read by pyelftools, so that ours and LLVM's can be held against each other.

Left out is what neither a loader nor a linker asks for: debug sections, the order of symbols, which symbol of
a private place a relocation names.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Any

from elftools.elf.elffile import ELFFile

from drivers.core import msgpack

ALLOC, RIGHTS = 2, 7


@dataclass(frozen=True)
class Said:
    """sections: name -> (type, flags, alignment, bytes).

    relocations: (section, offset, type, target, addend).
    """

    sections: dict[str, tuple[Any, ...]]
    relocations: set[tuple[Any, ...]]
    symbols: set[tuple[Any, ...]]
    metadata: Any
    header: tuple[int, int, str]


def said(data: bytes) -> Said:
    file = ELFFile(io.BytesIO(data))
    table = file.get_section_by_name(".symtab")
    loaded = [section for section in file.iter_sections() if section["sh_flags"] & ALLOC]
    note = file.get_section_by_name(".note")
    relocations = {
        (target.name, row["r_offset"], row["r_info_type"], *place(file, table, row))
        for section in file.iter_sections()
        if section["sh_type"] == "SHT_RELA" and (target := file.get_section(section["sh_info"])) in loaded
        for row in section.iter_relocations()
    }
    named = {row[3] for row in relocations}
    ident = file["e_ident"]
    return Said(
        {s.name: contents(s) for s in loaded if s["sh_size"] and s.name != ".note"},
        relocations,
        {row for symbol in table.iter_symbols() for row in symbol_rows(file, symbol, named)},
        msgpack.decode(next(iter(note.iter_notes()))["n_descdata"]) if note else None,
        (file["e_flags"], ident["EI_ABIVERSION"], file["e_type"]),
    )


def contents(section: Any) -> tuple[Any, ...]:
    has_bytes = section["sh_type"] != "SHT_NOBITS"
    what = section.data() if has_bytes else section["sh_size"]
    return section["sh_type"], section["sh_flags"] & RIGHTS, section["sh_addralign"], what


def place(file: Any, table: Any, row: Any) -> tuple[str, int]:
    """(symbol or section, addend): a private symbol is its place in its section."""
    symbol = table.get_symbol(row["r_info_sym"])
    if symbol["st_info"]["bind"] == "STB_LOCAL":
        return file.get_section(symbol["st_shndx"]).name, symbol["st_value"] + row["r_addend"]
    return symbol.name, row["r_addend"]


def symbol_rows(file: Any, symbol: Any, named: set[str]) -> list[tuple[Any, ...]]:
    where = symbol["st_shndx"]
    is_private = symbol.name.startswith(".L") or not symbol.name
    if symbol["st_info"]["type"] in ("STT_SECTION", "STT_FILE") or is_private or where == "SHN_ABS":
        return []
    if where == "SHN_UNDEF" and symbol.name not in named:
        return []
    section = file.get_section(where) if isinstance(where, int) else None
    if section is not None and not section["sh_flags"] & ALLOC:
        return []
    info = symbol["st_info"]
    seen = info["bind"], info["type"], symbol["st_other"]["visibility"]
    return [(symbol.name, section and section.name, symbol["st_value"], symbol["st_size"], *seen)]
