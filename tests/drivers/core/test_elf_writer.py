"""ELF files that are made here, read by pyelftools, which knows nothing of the writer."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from elftools.elf.elffile import ELFFile

from drivers.core import elf, elf_writer


def small_file() -> bytes:
    """Code and its symbol in two segments."""
    strings, at = elf_writer.string_table(["main"])
    code = b"\x01\x02\x03\x04" * 8
    parts = [
        elf_writer.SectionOut(".dynsym", elf.SHT_DYNSYM, elf.SHF_ALLOC, bytes(48), 8, 2, 1, elf.SYMBOL_BYTES),
        elf_writer.SectionOut(".dynstr", elf.SHT_STRTAB, elf.SHF_ALLOC, strings, 1),
        elf_writer.SectionOut(
            ".hash", elf.SHT_HASH, elf.SHF_ALLOC, elf_writer.hash_table(["main"]), 4, 1, 0, 4
        ),
        elf_writer.SectionOut(".text", elf.SHT_PROGBITS, elf.SHF_ALLOC | elf.SHF_EXECINSTR, code, 256),
        elf_writer.SectionOut(".shstrtab", elf.SHT_STRTAB, 0, b"", 1),
    ]
    segments = [
        elf_writer.SegmentOut(elf.PT_LOAD, elf.PF_R, 0, 2, 4096),
        elf_writer.SegmentOut(elf.PT_LOAD, elf.PF_R | elf.PF_X, 3, 3, 4096),
    ]
    elf_writer.place(parts, len(segments), 4096, new_page=(3,))
    parts[0].data = bytes(24) + elf_writer.symbol(at[0], elf.STT_FUNC, 0, 4, parts[3].va, len(code))
    return elf_writer.write(parts, segments, 224, 0x41, 64, 3)


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


def test_name_hash_is_the_system_v_one() -> None:
    # System V ABI, figure 5-13: the hash of "printf" is 0x077905a6.
    assert elf_writer.name_hash("printf") == 0x077905A6
