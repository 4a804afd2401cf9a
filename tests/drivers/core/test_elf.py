"""The ELF reader: what it makes of good files, held against pyelftools, and of broken ones."""

from __future__ import annotations

import struct
from io import BytesIO
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile

from drivers.core import elf, elf_writer
from drivers.core.errors import CodeObjectError
from tests.drivers.core.test_elf_writer import small_file


def test_reader_gives_segments_symbols_and_sections() -> None:
    file = elf.read(small_file())
    assert (file.kind, file.machine, file.flags, file.os_abi, file.abi_version) == (
        elf.ET_DYN,
        224,
        0x41,
        64,
        3,
    )
    code = file.segments[1]
    assert (code.executable, code.writable, code.data) == (True, False, b"\x01\x02\x03\x04" * 8)
    assert [s.name for s in file.symbols if s.is_defined] == ["main"]
    assert [s.name for s in file.sections] == [".dynsym", ".dynstr", ".hash", ".text"]


def test_a_section_is_found_by_its_name() -> None:
    assert elf.section_bytes(small_file(), ".text") == b"\x01\x02\x03\x04" * 8
    assert elf.section_bytes(small_file(), ".tex") == b""
    with pytest.raises(CodeObjectError, match="truncated ELF file"):
        elf.section_bytes(small_file()[:-70], ".text")


def test_notes_are_padded_to_words() -> None:
    raw = elf_writer.note("AMDGPU", 32, b"abcde") + elf_writer.note("X", 1, b"")
    assert len(raw) % 4 == 0
    assert [(n.name, n.kind, n.data) for n in elf.parse_notes(raw)] == [
        ("AMDGPU", 32, b"abcde"),
        ("X", 1, b""),
    ]


def test_a_note_that_is_longer_than_its_section_is_corrupt() -> None:
    with pytest.raises(CodeObjectError, match="corrupt ELF file: a note of 1000 bytes in 16"):
        list(elf.parse_notes(struct.pack("<III", 4, 1000, 32) + b"AMD\0"))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not an ELF file: it starts with nothing"),
        (b"MZ\x90\x00" + bytes(80), "not an ELF file: it starts with 4d 5a 90 00"),
        (b"\x7fELF\x02\x01", "truncated ELF file: 6 bytes"),
        (b"\x7fELF\x01\x01" + bytes(80), "not a 64-bit little-endian ELF file"),
    ],
)
def test_what_is_no_elf_file_is_named(data: bytes, message: str) -> None:
    with pytest.raises(CodeObjectError, match=message):
        elf.read(data)


def test_every_truncation_is_noticed_in_one_sentence() -> None:
    data = small_file()
    for size in range(len(data) - 1):
        with pytest.raises(CodeObjectError) as caught:
            elf.read(data[:size])
        assert "\n" not in str(caught.value)


def test_a_segment_that_asks_for_too_much_memory_is_corrupt() -> None:
    data = bytearray(small_file())
    struct.pack_into("<Q", data, 64 + 40, 1 << 40)  # p_memsz of the first segment
    with pytest.raises(CodeObjectError, match="corrupt ELF file: the segment at 0x0 has 0x10000000000 bytes"):
        elf.read(bytes(data))


def section_headers(data: bytes | bytearray) -> int:
    return int(struct.unpack_from("<Q", data, 40)[0])


def changed(section: int, field: str, value: int) -> bytes:
    """The small file with one field of a section header changed."""
    data = bytearray(small_file())
    at = section_headers(data) + section * elf.SECTION_HEADER_BYTES
    row = elf.SectionHeader(*elf.SECTION_HEADER.unpack_from(data, at))._replace(**{field: value})
    elf.SECTION_HEADER.pack_into(data, at, *row)
    return bytes(data)


DYNSYM, TEXT = 1, 4


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (changed(TEXT, "size", 1 << 40), "truncated ELF file: .* section .text ends at 1099511"),
        (changed(TEXT, "offset", 1 << 63), "truncated ELF file: .* section .text ends at 92233"),
        (changed(TEXT, "align", 3), "section .text is aligned to 3, not to a power of two up to 65536"),
        (changed(TEXT, "align", 1 << 40), "section .text is aligned to 1099511627776, not to"),
        (changed(TEXT, "flags", 0x806), "section .text is to be loaded, yet its bytes are compressed"),
        (changed(TEXT, "name", 999), "the name of section number 4 is at byte 999 of a table of"),
        (changed(DYNSYM, "link", 77), "the names for symbol 1 is to be in section number 77; there are 6"),
        (changed(DYNSYM, "entry_size", 0), "has 48 bytes in entries of 0, which have 24"),
        (changed(DYNSYM, "entry_size", 7), "has 48 bytes in entries of 7, which have 24"),
    ],
)
def test_a_table_that_leads_out_of_the_file_is_corrupt(data: bytes, message: str) -> None:
    with pytest.raises(CodeObjectError, match=message):
        elf.read(data)


def test_what_a_linker_made_reads_as_an_outside_reader_reads_it() -> None:
    llvm = pytest.importorskip("llvmlite.binding")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu="gfx1100")
    source = """target triple = "amdgcn-amd-amdhsa"
        @far = weak addrspace(1) global i32 7
        @room = addrspace(1) global [64 x i32] zeroinitializer
        define void @help() { ret void }
        define amdgpu_kernel void @k() { store i32 1, ptr addrspace(1) @far call void @help() ret void }"""
    data: bytes = machine.emit_object(llvm.parse_assembly(source))
    theirs: Any = ELFFile(BytesIO(data))
    ours = elf.read(data)
    sections = list(theirs.iter_sections())
    taken = [s for s in sections if s["sh_flags"] & elf.SHF_ALLOC]
    assert [(s.name, s.size, s.align) for s in ours.sections] == [
        (s.name, s["sh_size"], max(s["sh_addralign"], 1)) for s in taken
    ]
    assert {s.name: s.data for s in ours.sections if s.name != ".bss"} == {
        s.name: s.data() for s in taken if s.name != ".bss"
    }
    assert next(s.data for s in ours.sections if s.name == ".bss") == b""
    symbols = list(theirs.get_section_by_name(".symtab").iter_symbols())
    assert [(s.name, s.value, s.size, s.is_weak, s.is_function) for s in ours.symbols] == [
        (
            s.name,
            s["st_value"],
            s["st_size"],
            s["st_info"]["bind"] == "STB_WEAK",
            s["st_info"]["type"] == "STT_FUNC",
        )
        for s in symbols
    ]
    wanted = [
        (r["r_offset"], r["r_info_type"], symbols[r["r_info_sym"]].name, r["r_addend"], s["sh_info"])
        for s in sections
        if s["sh_type"] == "SHT_RELA"
        for r in s.iter_relocations()
    ]
    assert wanted and wanted == [
        (r.offset, r.kind, r.symbol.name if r.symbol else "", r.addend, r.target) for r in ours.relocations
    ]
    assert {n.name for n in ours.notes} == {"AMDGPU"}
