"""ELF64 little-endian, read: segments, sections, symbols, relocations and notes of a file.

The meaning of a vendor's code object is in that vendor's folder. The reader trusts nothing in a file: it
checks that every place that the file names is inside it, and reports a truncated or contradictory file as a
CodeObjectError of one sentence. Source of the layouts: System V ABI, "Object Files". `elf_writer` writes
files.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from drivers.core.errors import CodeObjectError

ET_REL, ET_DYN = 1, 3
PT_LOAD, PT_DYNAMIC, PT_NOTE = 1, 2, 4
PF_X, PF_W, PF_R = 1, 2, 4
SHT_PROGBITS, SHT_SYMTAB, SHT_STRTAB, SHT_RELA, SHT_HASH, SHT_DYNAMIC = 1, 2, 3, 4, 5, 6
SHT_NOTE, SHT_NOBITS, SHT_REL, SHT_DYNSYM = 7, 8, 9, 11
SHF_WRITE, SHF_ALLOC, SHF_EXECINSTR, SHF_COMPRESSED = 1, 2, 4, 0x800
SHN_UNDEF, SHN_ABS, SHN_COMMON = 0, 0xFFF1, 0xFFF2
STB_GLOBAL, STB_WEAK, STT_OBJECT, STT_FUNC, STV_PROTECTED = 1, 2, 1, 2, 3
HEADER_BYTES, PROGRAM_HEADER_BYTES, SECTION_HEADER_BYTES, SYMBOL_BYTES = 64, 56, 64, 24
MAX_IMAGE_BYTES = 256 << 20  # a file may claim more than it has; all of it would be copied to the card
MAX_ALIGN = 1 << 16
MACHINES = {
    3: "x86",
    62: "x86-64",
    183: "AArch64",
    190: "NVIDIA CUDA",
    224: "AMDGPU",
    243: "RISC-V",
    247: "BPF",
}
PROGRAM_HEADER = struct.Struct("<IIQQQQQQ")
SECTION_HEADER = struct.Struct("<IIQQQQIIQQ")
SYMBOL = struct.Struct("<IBBHQQ")
RELOCATIONS = {SHT_REL: struct.Struct("<QQ"), SHT_RELA: struct.Struct("<QQq")}


class SectionHeader(NamedTuple):
    """One entry of the section header table, in its order."""

    name: int
    kind: int
    flags: int
    va: int
    offset: int
    size: int
    link: int
    info: int
    align: int
    entry_size: int


class ProgramHeader(NamedTuple):
    """One entry of the program header table, in its order."""

    kind: int
    flags: int
    offset: int
    va: int
    paddr: int
    file_size: int
    size: int
    align: int


@dataclass(frozen=True)
class LoadSegment:
    """A PT_LOAD segment: `data` at `va`, zeros up to `size` bytes."""

    va: int
    size: int
    data: bytes
    writable: bool
    executable: bool


@dataclass(frozen=True)
class Section:
    """A section that takes memory. In a relocatable file its `va` is 0 until someone lays it out."""

    index: int
    name: str
    va: int
    size: int
    align: int
    data: bytes
    writable: bool
    executable: bool


@dataclass(frozen=True)
class Symbol:
    """`value` is an address, or in a relocatable file an offset in section `section`."""

    name: str
    value: int
    size: int
    section: int
    is_weak: bool = False
    is_function: bool = False
    is_local: bool = False
    visibility: int = 0

    @property
    def is_defined(self) -> bool:
        return self.section != SHN_UNDEF


@dataclass(frozen=True)
class ElfRelocation:
    """A place to be changed: `offset` is an address,
    or an offset in section `target` of a relocatable file.
    """

    offset: int
    kind: int
    symbol: Symbol | None
    addend: int
    target: int


@dataclass(frozen=True)
class Note:
    name: str
    kind: int
    data: bytes


@dataclass(frozen=True)
class Elf:
    """What a reader needs of one file. Symbols are those of .symtab and .dynsym."""

    kind: int
    machine: int
    flags: int
    os_abi: int
    abi_version: int
    segments: tuple[LoadSegment, ...]
    sections: tuple[Section, ...]
    symbols: tuple[Symbol, ...]
    relocations: tuple[ElfRelocation, ...]
    notes: tuple[Note, ...]


def read(data: bytes) -> Elf:
    """Parse a file. Raises CodeObjectError when it is no ELF64 little-endian file, cut short, or corrupt."""
    return TableReader(data).elf()


def section_bytes(data: bytes, name: str) -> bytes:
    """The bytes of the section of that name, loaded or not; empty if there is none. Raises as `read`."""
    reader = TableReader(data)
    for index in range(len(reader.headers)):
        if reader.name_of(index) == name:
            return reader.bytes_of(index, f"section {name}")
    return b""


def check_header(data: bytes) -> None:
    """The first 64 bytes, and that both header tables lie inside the file."""
    if data[:4] != b"\x7fELF":
        raise CodeObjectError(
            f"not an ELF file: it starts with {data[:4].hex(' ') or 'nothing'}, not 7f 45 4c 46"
        )
    if len(data) < HEADER_BYTES:
        raise CodeObjectError(f"truncated ELF file: {len(data)} bytes, the header alone has {HEADER_BYTES}")
    if data[4] != 2 or data[5] != 1:
        raise CodeObjectError("not a 64-bit little-endian ELF file, which code objects are")
    tables = struct.unpack_from("<QQ", data, 32)
    sizes = struct.unpack_from("<HHHH", data, 54)
    wanted = (("program", PROGRAM_HEADER_BYTES), ("section", SECTION_HEADER_BYTES))
    for (what, bytes_each), start, entry, count in zip(wanted, tables, sizes[::2], sizes[1::2], strict=True):
        if count and entry != bytes_each:
            raise corrupt(f"its {what} headers have {entry} bytes each, ELF64 gives them {bytes_each}")
        if count and start + entry * count > len(data):
            end = start + entry * count
            raise CodeObjectError(f"truncated ELF file: {len(data)} bytes, its {what} headers end at {end}")


def machine_name(number: int) -> str:
    """What processor a file is for, in words."""
    return MACHINES.get(number, f"machine {number}")


def corrupt(what: str) -> CodeObjectError:
    return CodeObjectError(f"corrupt ELF file: {what}")


class TableReader:
    """The tables of one file, from which the parts of an `Elf` are made."""

    def __init__(self, data: bytes) -> None:
        check_header(data)
        self.data = data
        program_at, section_at, self.flags = struct.unpack_from("<QQI", data, 32)
        programs, _, sections, self.names_at = struct.unpack_from("<HHHH", data, 56)
        self.program = [ProgramHeader(*row) for row in self.rows(PROGRAM_HEADER, program_at, programs)]
        self.headers = [SectionHeader(*row) for row in self.rows(SECTION_HEADER, section_at, sections)]
        self.tables: dict[int, list[Symbol]] = {}  # symbols, by the number of their section

    def elf(self) -> Elf:
        kind, machine = struct.unpack_from("<HH", self.data, 16)
        for index, header in enumerate(self.headers):
            if header.kind in (SHT_SYMTAB, SHT_DYNSYM):
                self.tables[index] = list(self.symbols(index, header))
        return Elf(
            kind=kind,
            machine=machine,
            flags=self.flags,
            os_abi=self.data[7],
            abi_version=self.data[8],
            segments=tuple(self.segments()),
            sections=tuple(self.sections()),
            symbols=tuple(symbol for table in self.tables.values() for symbol in table),
            relocations=tuple(self.relocations()),
            notes=tuple(self.notes()),
        )

    def rows(self, layout: struct.Struct, offset: int, count: int) -> Iterator[tuple[int, ...]]:
        """`count` entries of a table that lies inside the file."""
        return layout.iter_unpack(self.data[offset : offset + layout.size * count])

    def name_of(self, index: int) -> str:
        """The name of a section, as far as the file has one."""
        if not 0 < self.names_at < len(self.headers):
            return f"number {index}"
        return self.text(self.names_at, self.headers[index].name, f"section number {index}")

    def text(self, table: int, at: int, what: str) -> str:
        """The name of `what`, at byte `at` of the strings in section number `table`."""
        strings = self.bytes_of(table, f"the names for {what}")
        end = strings.find(b"\0", at)
        if end < 0:
            raise corrupt(f"the name of {what} is at byte {at} of a table of {len(strings)} bytes")
        return strings[at:end].decode("utf-8", "backslashreplace")

    def bytes_of(self, index: int, what: str) -> bytes:
        """What section number `index` holds in the file."""
        if index >= len(self.headers):
            raise corrupt(f"{what} is to be in section number {index}; there are {len(self.headers)}")
        header = self.headers[index]
        if header.kind == SHT_NOBITS:
            return b""
        return part(self.data, header.offset, header.size, what)

    def entries(self, index: int, layout: struct.Struct, what: str) -> Iterator[tuple[int, ...]]:
        """The entries of the table in section number `index`."""
        raw, each = self.bytes_of(index, what), self.headers[index].entry_size
        if each != layout.size or len(raw) % each:
            raise corrupt(f"{what} has {len(raw)} bytes in entries of {each}, which have {layout.size}")
        return layout.iter_unpack(raw)

    def segments(self) -> Iterator[LoadSegment]:
        for header in self.program:
            if header.kind != PT_LOAD:
                continue
            if header.size < header.file_size or header.va + header.size > MAX_IMAGE_BYTES:
                where = f"the segment at {header.va:#x} has {header.size:#x} bytes in memory"
                limit = (
                    f"allowed are {header.file_size:#x}, as in the file, up to address {MAX_IMAGE_BYTES:#x}"
                )
                raise corrupt(f"{where}; {limit}")
            raw = part(self.data, header.offset, header.file_size, "a segment")
            rights = bool(header.flags & PF_W), bool(header.flags & PF_X)
            yield LoadSegment(header.va, header.size, raw, *rights)

    def sections(self) -> Iterator[Section]:
        """Those that take memory."""
        for index, header in enumerate(self.headers):
            if not header.flags & SHF_ALLOC:
                continue
            name = self.name_of(index)
            raw = self.bytes_of(index, f"section {name}")
            if header.flags & SHF_COMPRESSED:
                raise corrupt(f"section {name} is to be loaded, yet its bytes are compressed")
            if header.size > MAX_IMAGE_BYTES:
                raise corrupt(f"section {name} has {header.size:#x} bytes, allowed are {MAX_IMAGE_BYTES:#x}")
            align = max(header.align, 1)
            if align & align - 1 or align > MAX_ALIGN:
                raise corrupt(
                    f"section {name} is aligned to {align}, not to a power of two up to {MAX_ALIGN}"
                )
            rights = bool(header.flags & SHF_WRITE), bool(header.flags & SHF_EXECINSTR)
            yield Section(index, name, header.va, header.size, align, raw, *rights)

    def symbols(self, index: int, table: SectionHeader) -> Iterator[Symbol]:
        what = f"the symbol table in section number {index}"
        for number, (name, info, other, place, value, size) in enumerate(self.entries(index, SYMBOL, what)):
            shown = self.text(table.link, name, f"symbol {number}") if name else ""
            section = SHN_UNDEF if place == SHN_COMMON else place
            binding = info >> 4
            seen = binding == STB_WEAK, info & 15 == STT_FUNC, binding == 0, other & 3
            yield Symbol(shown, value, size, section, *seen)

    def relocations(self) -> Iterator[ElfRelocation]:
        """Those that a loader applies: a linker leaves its own in the file if it is asked to (--emit-relocs),
        outside of what takes memory.
        """
        (kind,) = struct.unpack_from("<H", self.data, 16)
        for index, header in enumerate(self.headers):
            layout = RELOCATIONS.get(header.kind)
            if layout is None or (kind == ET_DYN and not header.flags & SHF_ALLOC):
                continue
            what = f"the relocation table in section number {index}"
            symbols = self.tables.get(header.link)
            for offset, info, *addend in self.entries(index, layout, what):
                number = info >> 32
                if number and (symbols is None or number >= len(symbols)):
                    held = f"section number {header.link} has {len(symbols or ())}"
                    raise corrupt(f"a relocation at {offset:#x} names symbol {number}; {held}")
                symbol = symbols[number] if symbols and number else None
                yield ElfRelocation(offset, info & 0xFFFF_FFFF, symbol, sum(addend), header.info)

    def notes(self) -> Iterator[Note]:
        """Notes of sections, or of segments where the file has no sections."""
        places = [(s.offset, s.size) for s in self.headers if s.kind == SHT_NOTE]
        if not places:
            places = [(s.offset, s.file_size) for s in self.program if s.kind == PT_NOTE]
        for offset, size in places:
            yield from parse_notes(part(self.data, offset, size, "a note"))


def part(data: bytes, offset: int, size: int, what: str) -> bytes:
    if offset + size > len(data):
        raise CodeObjectError(f"truncated ELF file: {len(data)} bytes, {what} ends at {offset + size}")
    return data[offset : offset + size]


def parse_notes(raw: bytes) -> Iterator[Note]:
    """name size, data size, type, name, data; name and data padded to 4 bytes."""
    offset = 0
    while offset + 12 <= len(raw):
        name_size, data_size, kind = struct.unpack_from("<III", raw, offset)
        start = offset + 12 + align_up(name_size, 4)
        if start + data_size > len(raw):
            raise CodeObjectError(f"corrupt ELF file: a note of {data_size} bytes in {len(raw)}")
        name = raw[offset + 12 : offset + 12 + name_size].rstrip(b"\0").decode("ascii", "replace")
        yield Note(name, kind, raw[start : start + data_size])
        offset = start + align_up(data_size, 4)


def align_up(value: int, align: int) -> int:
    return -(-value // align) * align
