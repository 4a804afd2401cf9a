"""A file that was read -> a relocatable ELF file, with what its linker must fill in.

Which references stay for the linker is as LLVM decides it: those to other sections and to names that other
files may see. Sources: System V ABI, "Object Files"; LLVM AMDGPUUsage, "Relocation Records", "Header".
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any, NamedTuple

from autogen.schema import EncodeError
from drivers.amd.assembly.reader import GENERIC_VERSION, AssemblySection, AssemblySymbol, Unit
from drivers.amd.assembly.symbols import SymbolTable
from drivers.amd.code_object.form import (
    ABS32,
    ABS32_HI,
    ABS32_LO,
    ABS64,
    CHIP_OF,
    EM_AMDGPU,
    MACHINES,
    NT_AMDGPU_METADATA,
    OS_ABI_AMDHSA,
    REL32,
    REL32_HI,
    REL32_LO,
    REL64,
)
from drivers.amd.code_object.layout import GOTPCREL32_HI, GOTPCREL32_LO
from drivers.amd.isa.expression import Gap, SectionOffset, SymbolAddress
from drivers.amd.isa.layout import Laid, NameScope, lay_out
from drivers.core import elf, elf_writer, msgpack
from drivers.core.elf_writer import SectionOut

KINDS = {
    ("abs32", 4): ABS32, ("abs32", 8): ABS64, ("rel32", 4): REL32, ("rel32", 8): REL64,
    ("abs32@lo", 4): ABS32_LO, ("abs32@hi", 4): ABS32_HI, ("rel32@lo", 4): REL32_LO,
    ("rel32@hi", 4): REL32_HI, ("gotpcrel32@lo", 4): GOTPCREL32_LO, ("gotpcrel32@hi", 4): GOTPCREL32_HI,
}  # fmt: skip
ABI_VERSIONS = {4: 2, 5: 3, 6: 4}  # code object version -> EI_ABIVERSION
GENERIC_FLAGS = 1 << 24  # EF_AMDGPU_GENERIC_VERSION of what is for a whole generation
RELA = struct.Struct("<QQq")


class LinkerRelocation(NamedTuple):
    """Where the linker writes, what, and how; a section by number where the symbol is private to the file."""

    at: SectionOffset
    kind: int
    target: str | int
    addend: int


class FileScope(NameScope):
    """Names of a file with several sections, and the relocations that are left to its linker."""

    def __init__(self, symbols: dict[str, AssemblySymbol], laid: list[Laid]) -> None:
        super().__init__({})
        self.symbols = symbols
        self.relocations: list[LinkerRelocation] = []
        self.found: dict[str, SectionOffset] = {}
        for section, each in enumerate(laid, 1):
            for name, offset in each.places.items():
                if name in self.found:
                    raise EncodeError(f"label {name} is given twice")
                self.found[name] = SectionOffset(section, offset)

    def find(self, name: str) -> SymbolAddress:
        return SymbolAddress(name, self.found.get(name))

    def is_fixed(self, target: SymbolAddress, at: SectionOffset) -> bool:
        """Never: the distance that `@rel32` asks for is the linker's, also within a section."""
        return False

    def is_visible(self, name: str) -> bool:
        """Whether other files may see the name, or give it."""
        known = self.symbols.get(name)
        return name not in self.found or (known is not None and known.binding != 0)

    def linked(self, at: SectionOffset, size_bytes: int, how: str, target: SymbolAddress | Gap) -> int:
        if isinstance(target, Gap):
            start, target = target.start, target.end
            if start.place is None or start.place.section != at.section:
                raise EncodeError(f"from {start.name}, which lies in another section, there is no distance")
            target = target._replace(addend=target.addend + at.offset - start.place.offset - start.addend)
        if not -1 << 63 <= target.addend < 1 << 63:
            raise EncodeError(f"{target.name}{target.addend:+d}: an address has 64 bits")
        kind = KINDS.get((how, size_bytes))
        if kind is None:
            raise EncodeError(f"{target.name} in {size_bytes} bytes: the linker writes addresses into 4 or 8")
        if self.is_visible(target.name) or target.place is None:
            self.relocations.append(LinkerRelocation(at, kind, target.name, target.addend))
        else:
            addend = target.addend + target.place.offset
            self.relocations.append(LinkerRelocation(at, kind, target.place.section, addend))
        return 0


def write(unit: Unit) -> bytes:
    """The relocatable file. EncodeError for what cannot be placed."""
    sections = list(unit.sections.values())
    laid = [lay_out(section.items, section.is_code) for section in sections]
    scope = FileScope(unit.symbols, laid)
    for number, each in enumerate(laid, 1):
        each.settle(number, scope)
    parts = [section_out(section, each) for section, each in zip(sections, laid, strict=True)]
    if unit.metadata is not None:
        raw = elf_writer.note("AMDGPU", NT_AMDGPU_METADATA, packed(unit.metadata))
        parts.append(SectionOut(".note", elf.SHT_NOTE, elf.SHF_ALLOC, raw, 4))
    wanted = [each.target for each in scope.relocations if isinstance(each.target, str)]
    table = SymbolTable(unit.symbols, unit.names, scope.find, len(sections), wanted)
    return file_of(unit, parts, [*relocation_sections(scope.relocations, parts, table)], table)


def packed(document: Any) -> bytes:
    try:
        return msgpack.encode(document)
    except msgpack.MsgpackError as error:
        raise EncodeError(f"metadata: {error}") from error


def section_out(section: AssemblySection, laid: Laid) -> SectionOut:
    if not section.has_bytes and any(laid.code):
        raise EncodeError(f"section {section.name} is @nobits, which are all zeros, and holds other bytes")
    kind = elf.SHT_PROGBITS if section.has_bytes else elf.SHT_NOBITS
    data = bytes(laid.code) if section.has_bytes else b""
    return SectionOut(section.name, kind, section.flags, data, laid.align, size=len(laid.code))


def relocation_sections(
    relocations: list[LinkerRelocation], parts: list[SectionOut], table: SymbolTable
) -> Iterator[SectionOut]:
    """What the linker writes into each section; its number is one more than its place among `parts`."""
    for number, part in enumerate(parts, 1):
        own = [each for each in relocations if each.at.section == number]
        rows = (
            RELA.pack(each.at.offset, table.number(each.target) << 32 | each.kind, each.addend)
            for each in own
        )
        if own:
            yield SectionOut(f".rela{part.name}", elf.SHT_RELA, 0, b"".join(rows), 8, 0, number, RELA.size)


def file_of(unit: Unit, parts: list[SectionOut], relocations: list[SectionOut], table: SymbolTable) -> bytes:
    """The ELF file of sections and what belongs to them."""
    version = ABI_VERSIONS.get(unit.version)
    if version is None:
        raise EncodeError(f".amdhsa_code_object_version {unit.version}; known are 4 to 6")
    if unit.machine in CHIP_OF and unit.version < GENERIC_VERSION:
        told = f"{unit.machine} is known since version {GENERIC_VERSION}"
        raise EncodeError(f".amdhsa_code_object_version {unit.version}; {told}")
    symtab = len(parts) + len(relocations) + 1
    for each in relocations:
        each.link = symtab
    raw, strings = table.written()
    first = table.first_visible
    parts += [
        *relocations,
        SectionOut(".symtab", elf.SHT_SYMTAB, 0, raw, 8, symtab + 1, first, elf.SYMBOL_BYTES),
        SectionOut(".strtab", elf.SHT_STRTAB, 0, strings, 1),
        SectionOut(".shstrtab", elf.SHT_STRTAB, 0, b"", 1),
    ]
    elf_writer.place(parts, 0, 0, ())
    for part in parts:
        part.va = 0  # the linker gives addresses
    machine = next(number for number, name in MACHINES.items() if name == unit.machine)
    machine |= GENERIC_FLAGS if unit.machine in CHIP_OF else 0
    return elf_writer.write(parts, (), EM_AMDGPU, machine, OS_ABI_AMDHSA, version, elf.ET_REL)
