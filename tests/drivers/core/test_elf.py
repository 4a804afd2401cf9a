"""The ELF reader and writer. The writer's files are read by pyelftools, which knows nothing of it."""

from __future__ import annotations

import struct
from io import BytesIO
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile

from drivers.core import elf
from drivers.core.errors import CodeObjectError


def small_file() -> bytes:
    """Code and its symbol in two segments."""
    strings, at = elf.string_table(["main"])
    code = b"\x01\x02\x03\x04" * 8
    parts = [
        elf.SectionOut(".dynsym", elf.SHT_DYNSYM, elf.SHF_ALLOC, bytes(48), 8, 2, 1, elf.SYMBOL_BYTES),
        elf.SectionOut(".dynstr", elf.SHT_STRTAB, elf.SHF_ALLOC, strings, 1),
        elf.SectionOut(".hash", elf.SHT_HASH, elf.SHF_ALLOC, elf.hash_table(["main"]), 4, 1, 0, 4),
        elf.SectionOut(".text", elf.SHT_PROGBITS, elf.SHF_ALLOC | elf.SHF_EXECINSTR, code, 256),
        elf.SectionOut(".shstrtab", elf.SHT_STRTAB, 0, b"", 1),
    ]
    segments = [
        elf.SegmentOut(elf.PT_LOAD, elf.PF_R, 0, 2, 4096),
        elf.SegmentOut(elf.PT_LOAD, elf.PF_R | elf.PF_X, 3, 3, 4096),
    ]
    elf.place(parts, len(segments), 4096, new_page=(3,))
    parts[0].data = bytes(24) + elf.symbol(at[0], elf.STT_FUNC, 0, 4, parts[3].va, len(code))
    return elf.write(parts, segments, 224, 0x41, 64, 3)


def test_an_outside_reader_sees_what_was_written() -> None:
    file: Any = ELFFile(BytesIO(small_file()))
    assert (file["e_machine"], file["e_flags"], file["e_type"]) == ("EM_AMDGPU", 0x41, "ET_DYN")
    text = file.get_section_by_name(".text")
    assert text.data() == b"\x01\x02\x03\x04" * 8
    symbol = file.get_section_by_name(".dynsym").get_symbol(1)
    assert (symbol.name, symbol["st_value"]) == ("main", text["sh_addr"])
    assert file.get_section_by_name(".hash").get_symbol("main").name == "main"


def test_addresses_and_offsets_agree_within_a_page() -> None:
    file: Any = ELFFile(BytesIO(small_file()))
    starts = [(s["p_vaddr"], s["p_offset"]) for s in file.iter_segments()]
    assert all(va % 4096 == offset % 4096 for va, offset in starts)
    assert len({va // 4096 for va, _ in starts}) == 2


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


def test_notes_are_padded_to_words() -> None:
    raw = elf.note("AMDGPU", 32, b"abcde") + elf.note("X", 1, b"")
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
    with pytest.raises(CodeObjectError, match="corrupt ELF file: segment at 0x0 has 0x10000000000 bytes"):
        elf.read(bytes(data))


def test_name_hash_is_the_system_v_one() -> None:
    # System V ABI, figure 5-13: the hash of "printf" is 0x077905a6.
    assert elf.name_hash("printf") == 0x077905A6
