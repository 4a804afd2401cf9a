"""ELF64 little-endian: a reader (through pyelftools, imported when first used) and a small, fast writer.

What a vendor's code object means stands in that vendor's folder; here are only segments, sections, symbols,
relocations and notes. A file that is cut short or contradicts itself is a CodeObjectError of one sentence.
Source of the layouts: System V ABI, "Object Files".
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from drivers.core.errors import CodeObjectError

ET_REL, ET_DYN = 1, 3
PT_LOAD, PT_DYNAMIC, PT_NOTE = 1, 2, 4
PF_X, PF_W, PF_R = 1, 2, 4
SHT_PROGBITS, SHT_STRTAB, SHT_HASH, SHT_DYNAMIC, SHT_NOTE, SHT_NOBITS, SHT_DYNSYM = 1, 3, 5, 6, 7, 8, 11
SHF_WRITE, SHF_ALLOC, SHF_EXECINSTR = 1, 2, 4
SHN_UNDEF, SHN_ABS = 0, 0xFFF1
STB_GLOBAL, STT_OBJECT, STT_FUNC, STV_PROTECTED = 1, 1, 2, 3
HEADER_BYTES, PROGRAM_HEADER_BYTES, SECTION_HEADER_BYTES, SYMBOL_BYTES = 64, 56, 64, 24
MAX_IMAGE_BYTES = 1 << 30


@dataclass(frozen=True)
class Segment:
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
    segments: tuple[Segment, ...]
    sections: tuple[Section, ...]
    symbols: tuple[Symbol, ...]
    relocations: tuple[ElfRelocation, ...]
    notes: tuple[Note, ...]


def read(data: bytes) -> Elf:
    """Parse a file. Raises CodeObjectError when it is no ELF64 little-endian file, cut short, or corrupt."""
    check_header(data)
    from elftools.common.exceptions import ELFError
    from elftools.elf.elffile import ELFFile

    try:
        return collect(ELFFile(BytesIO(data)), data)
    except CodeObjectError:
        raise
    except (
        ELFError,
        ArithmeticError,
        AssertionError,
        AttributeError,
        LookupError,
        TypeError,
        ValueError,
    ) as error:
        detail = str(error).strip() or type(error).__name__
        raise CodeObjectError(f"corrupt ELF file of {len(data)} bytes: {detail}") from error


def check_header(data: bytes) -> None:
    """The first 64 bytes, and that both header tables lie inside the file."""
    if data[:4] != b"\x7fELF":
        raise CodeObjectError(
            f"not an ELF file: it starts with {data[:4].hex(' ') or 'nothing'}, not 7f 45 4c 46"
        )
    if len(data) < HEADER_BYTES:
        raise CodeObjectError(f"truncated ELF file: {len(data)} bytes, the header alone has {HEADER_BYTES}")
    if data[4] != 2 or data[5] != 1:
        raise CodeObjectError("not a 64-bit little-endian ELF file")
    tables = struct.unpack_from("<QQ", data, 32)
    sizes = struct.unpack_from("<HHHH", data, 54)
    for what, start, entry, count in zip(
        ("program", "section"), tables, sizes[::2], sizes[1::2], strict=True
    ):
        if count and start + entry * count > len(data):
            end = start + entry * count
            raise CodeObjectError(f"truncated ELF file: {len(data)} bytes, its {what} headers end at {end}")


def collect(file: Any, data: bytes) -> Elf:
    header = file.header
    tables = list(file.iter_sections())
    return Elf(
        kind=struct.unpack_from("<H", data, 16)[0],
        machine=struct.unpack_from("<H", data, 18)[0],
        flags=header["e_flags"],
        os_abi=data[7],
        abi_version=data[8],
        segments=tuple(segments(file, data)),
        sections=tuple(sections(tables, data)),
        symbols=tuple(symbols(tables)),
        relocations=tuple(relocations(tables)),
        notes=tuple(notes(file, tables, data)),
    )


def part(data: bytes, offset: int, size: int, what: str) -> bytes:
    if offset + size > len(data):
        raise CodeObjectError(f"truncated ELF file: {len(data)} bytes, {what} ends at {offset + size}")
    return data[offset : offset + size]


def segments(file: Any, data: bytes) -> Iterator[Segment]:
    for found in file.iter_segments():
        head = found.header
        if head["p_type"] != "PT_LOAD":
            continue
        if head["p_memsz"] < head["p_filesz"] or head["p_vaddr"] + head["p_memsz"] > MAX_IMAGE_BYTES:
            raise CodeObjectError(
                f"corrupt ELF file: segment at {head['p_vaddr']:#x} has {head['p_memsz']:#x} bytes in memory"
            )
        raw = part(data, head["p_offset"], head["p_filesz"], "a segment")
        flags = head["p_flags"]
        yield Segment(head["p_vaddr"], head["p_memsz"], raw, bool(flags & PF_W), bool(flags & PF_X))


def sections(tables: list[Any], data: bytes) -> Iterator[Section]:
    for index, found in enumerate(tables):
        head = found.header
        flags = head["sh_flags"]
        if not flags & SHF_ALLOC:
            continue
        size = head["sh_size"]
        has_bytes = head["sh_type"] != "SHT_NOBITS"
        raw = part(data, head["sh_offset"], size, f"section {found.name}") if has_bytes else b""
        if size > MAX_IMAGE_BYTES:
            raise CodeObjectError(f"corrupt ELF file: section {found.name} has {size:#x} bytes")
        writable, executable = bool(flags & SHF_WRITE), bool(flags & SHF_EXECINSTR)
        align = max(head["sh_addralign"], 1)
        yield Section(index, found.name, head["sh_addr"], size, align, raw, writable, executable)


def symbols(tables: list[Any]) -> Iterator[Symbol]:
    for table in tables:
        if table.header["sh_type"] in ("SHT_SYMTAB", "SHT_DYNSYM"):
            for entry in table.iter_symbols():
                yield symbol_of(entry)


def symbol_of(entry: Any) -> Symbol:
    place = entry.entry["st_shndx"]
    names = {"SHN_UNDEF": SHN_UNDEF, "SHN_ABS": SHN_ABS}
    section = place if isinstance(place, int) else names.get(place, SHN_ABS)
    is_weak = entry.entry["st_info"]["bind"] == "STB_WEAK"
    return Symbol(entry.name, entry.entry["st_value"], entry.entry["st_size"], section, is_weak)


def relocations(tables: list[Any]) -> Iterator[ElfRelocation]:
    for table in tables:
        if table.header["sh_type"] not in ("SHT_RELA", "SHT_REL"):
            continue
        names = tables[table.header["sh_link"]]
        for entry in table.iter_relocations():
            at = entry.entry["r_info_sym"]
            symbol = symbol_of(names.get_symbol(at)) if at else None
            addend = entry.entry.get("r_addend", 0)
            offset, kind = entry.entry["r_offset"], entry.entry["r_info_type"]
            yield ElfRelocation(offset, kind, symbol, addend, table.header["sh_info"])


def notes(file: Any, tables: list[Any], data: bytes) -> Iterator[Note]:
    """Notes of sections, or of segments where the file has no sections."""
    places = [(s["sh_offset"], s["sh_size"]) for s in tables if s.header["sh_type"] == "SHT_NOTE"]
    if not places:
        places = [
            (s["p_offset"], s["p_filesz"]) for s in file.iter_segments() if s.header["p_type"] == "PT_NOTE"
        ]
    for offset, size in places:
        yield from parse_notes(part(data, offset, size, "a note"))


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


@dataclass
class SectionOut:
    """A section to write. `va` and `offset` are set by the layout."""

    name: str
    kind: int
    flags: int
    data: bytes
    align: int
    link: int = 0
    info: int = 0
    entry_size: int = 0
    va: int = 0
    offset: int = 0


@dataclass(frozen=True)
class SegmentOut:
    """A program header over sections `first`..`last` (indices in the list of sections)."""

    kind: int
    flags: int
    first: int
    last: int
    align: int


def string_table(names: Sequence[str]) -> tuple[bytes, list[int]]:
    """All names behind one empty one, and where each begins."""
    out, places = bytearray(b"\0"), []
    for name in names:
        places.append(len(out))
        out += name.encode() + b"\0"
    return bytes(out), places


def note(name: str, kind: int, data: bytes) -> bytes:
    raw = name.encode() + b"\0"
    head = struct.pack("<III", len(raw), len(data), kind)
    return head + raw.ljust(align_up(len(raw), 4), b"\0") + data.ljust(align_up(len(data), 4), b"\0")


def symbol(name: int, kind: int, visibility: int, section: int, value: int, size: int) -> bytes:
    """A global symbol's table entry."""
    return struct.pack("<IBBHQQ", name, STB_GLOBAL << 4 | kind, visibility, section, value, size)


def hash_table(names: Sequence[str]) -> bytes:
    """DT_HASH over symbols 1..n named `names`, in one bucket per symbol.

    Source: System V ABI, "Hash Table".
    """
    buckets, chains = [0] * max(len(names), 1), [0] * (len(names) + 1)
    for index, name in enumerate(names, 1):
        slot = name_hash(name) % len(buckets)
        chains[index], buckets[slot] = buckets[slot], index
    return struct.pack(f"<{2 + len(buckets) + len(chains)}I", len(buckets), len(chains), *buckets, *chains)


def name_hash(name: str) -> int:
    value = 0
    for byte in name.encode():
        value = (value << 4) + byte
        high = value & 0xF000_0000
        value = (value ^ high >> 24) & ~high
    return value


def place(
    sections_out: Sequence[SectionOut], program_headers: int, page: int, new_page: Sequence[int]
) -> None:
    """Give sections file offsets and addresses. Those in `new_page` begin a segment of other rights: their
    address skips to the next page while the file stays dense (offset and address agree modulo `page`)."""
    offset, skew = HEADER_BYTES + program_headers * PROGRAM_HEADER_BYTES, 0
    for index, section in enumerate(sections_out):
        if index in new_page:
            skew += page
        offset = align_up(offset, section.align)
        section.offset = offset
        section.va = offset + skew if section.flags & SHF_ALLOC else 0
        offset += len(section.data)


def write(
    sections_out: Sequence[SectionOut],
    segments_out: Sequence[SegmentOut],
    machine: int,
    flags: int,
    os_abi: int,
    abi_version: int,
) -> bytes:
    """The file, from placed sections. The last section must be the names of the sections."""
    names, places = string_table([s.name for s in sections_out])
    sections_out[-1].data = names
    end = align_up(sections_out[-1].offset + len(names), 8)
    ident = struct.pack("<4sBBBBB7x", b"\x7fELF", 2, 1, 1, os_abi, abi_version)
    sizes = (HEADER_BYTES, PROGRAM_HEADER_BYTES, len(segments_out), SECTION_HEADER_BYTES)
    counts = (len(sections_out) + 1, len(sections_out))
    head = struct.pack("<HHIQQQI", ET_DYN, machine, 1, 0, HEADER_BYTES, end, flags)
    out = bytearray(ident + head + struct.pack("<6H", *sizes, *counts))
    for segment in segments_out:
        out += program_header(segment, sections_out)
    for section in sections_out:
        out += bytes(section.offset - len(out)) + section.data
    out += bytes(end - len(out) + SECTION_HEADER_BYTES)
    for section, name in zip(sections_out, places, strict=True):
        out += section_header(section, name)
    return bytes(out)


def program_header(segment: SegmentOut, sections_out: Sequence[SectionOut]) -> bytes:
    first, last = sections_out[segment.first], sections_out[segment.last]
    offset = 0 if segment.kind == PT_LOAD and segment.first == 0 else first.offset
    va = first.va - (first.offset - offset)
    size = last.offset + len(last.data) - offset
    return struct.pack("<IIQQQQQQ", segment.kind, segment.flags, offset, va, va, size, size, segment.align)


def section_header(section: SectionOut, name: int) -> bytes:
    return struct.pack(
        "<IIQQQQIIQQ",
        name,
        section.kind,
        section.flags,
        section.va,
        section.offset,
        len(section.data),
        section.link,
        section.info,
        section.align,
        section.entry_size,
    )
