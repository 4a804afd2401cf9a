"""ELF64 little-endian, written: placed sections and segments to a file, with names, symbols and notes.

Stands beside `elf`, which reads such files and has the numbers. Source: System V ABI, "Object Files".
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass

from drivers.core.elf import (
    ET_DYN,
    HEADER_BYTES,
    PROGRAM_HEADER,
    PROGRAM_HEADER_BYTES,
    PT_LOAD,
    SECTION_HEADER,
    SECTION_HEADER_BYTES,
    SHF_ALLOC,
    STB_GLOBAL,
    SYMBOL,
    align_up,
)


@dataclass
class SectionOut:
    """A section to write. `va` and `offset` are set by the layout; size: of one that has no bytes here."""

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
    size: int = 0


@dataclass(frozen=True)
class SegmentOut:
    """A program header over sections `first`..`last` (indices in the list of sections)."""

    kind: int
    flags: int
    first: int
    last: int
    align: int


def string_table(names: Sequence[str]) -> tuple[bytes, list[int]]:
    """All names after one empty name, and where each begins."""
    out, places = bytearray(b"\0"), []
    for name in names:
        places.append(len(out))
        out += name.encode() + b"\0"
    return bytes(out), places


def note(name: str, kind: int, data: bytes) -> bytes:
    raw = name.encode() + b"\0"
    head = struct.pack("<III", len(raw), len(data), kind)
    return head + raw.ljust(align_up(len(raw), 4), b"\0") + data.ljust(align_up(len(data), 4), b"\0")


def symbol(
    name: int, kind: int, visibility: int, section: int, value: int, size: int, binding: int = STB_GLOBAL
) -> bytes:
    """A symbol's table entry."""
    return SYMBOL.pack(name, binding << 4 | kind, visibility, section, value, size)


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
    kind: int = ET_DYN,
) -> bytes:
    """The file, from placed sections. The last section must be the names of the sections."""
    names, places = string_table([s.name for s in sections_out])
    sections_out[-1].data = names
    end = align_up(sections_out[-1].offset + len(names), 8)
    ident = struct.pack("<4sBBBBB7x", b"\x7fELF", 2, 1, 1, os_abi, abi_version)
    program_at = HEADER_BYTES if segments_out else 0
    sizes = (HEADER_BYTES, PROGRAM_HEADER_BYTES, len(segments_out), SECTION_HEADER_BYTES)
    counts = (len(sections_out) + 1, len(sections_out))
    head = struct.pack("<HHIQQQI", kind, machine, 1, 0, program_at, end, flags)
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
    return PROGRAM_HEADER.pack(segment.kind, segment.flags, offset, va, va, size, size, segment.align)


def section_header(section: SectionOut, name: int) -> bytes:
    return SECTION_HEADER.pack(
        name,
        section.kind,
        section.flags,
        section.va,
        section.offset,
        section.size or len(section.data),
        section.link,
        section.info,
        section.align,
        section.entry_size,
    )
