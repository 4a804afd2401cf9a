"""Listings: functions, labels and descriptors of what a file holds."""

from __future__ import annotations

import struct

import pytest

from drivers.amd import code_object
from drivers.amd.isa import isa
from drivers.amd.isa.listing import CodeStretch, descriptor_text, label_names, listing, read_object
from drivers.core.files import BadInput

LOOP = "s_nop 0\nagain: s_addk_i32 s0, -1\ns_cbranch_scc1 again\ns_branch 1000\ns_endpgm"


def loop_object() -> bytes:
    code = isa("gfx1100").assemble(LOOP)
    return code_object.write(
        "gfx1100", "loop", code, code_object.KernelNeeds(kernarg_bytes=24, lds_bytes=512, vgprs=2, sgprs=2)
    )


def test_branch_targets_get_labels_named_after_their_address() -> None:
    code = isa("gfx1100").assemble(LOOP)
    lines = listing("gfx1100", 32, [CodeStretch(0x100, code)])
    assert [(line.offset, line.label) for line in lines if line.label] == [(0x104, "L_0104")]
    assert lines[2].text == "s_cbranch_scc1 L_0104"
    assert lines[3].text == "s_branch 1000"  # it goes to no instruction of the listing


def test_the_first_instruction_can_be_a_target() -> None:
    (line,) = listing("gfx1100", 32, [CodeStretch(0, isa("gfx1100").assemble("here: s_branch here"))])
    assert (line.label, line.text) == ("L_0000", "s_branch L_0000")


def test_a_listing_assembles_again() -> None:
    code = isa("gfx1100").assemble(LOOP)
    lines = listing("gfx1100", 32, [CodeStretch(0, code)])
    text = "\n".join((f"{line.label}:\n" if line.label else "") + line.text for line in lines)
    assert isa("gfx1100").assemble(text) == code


def test_a_code_object_gives_functions_with_their_descriptors() -> None:
    found = read_object(loop_object())
    (function,) = found.functions
    assert (found.arch, function.name, function.wave_size) == ("gfx1100", "loop", 32)
    assert function.descriptor is not None
    shown = descriptor_text(function.descriptor)
    assert "kernarg_size 0x18" in shown
    assert "group_segment_fixed_size 0x200" in shown
    assert not any(line.startswith("uses_dynamic_stack") for line in shown)


def test_raw_code_is_one_nameless_function() -> None:
    code = isa("gfx1100").assemble("s_endpgm")
    assert read_object(code) == ("", [CodeStretch(0, code)])
    assert label_names([]) == {}


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        (0x30, 0x99, "code for machine 0x99; known are gfx1100"),
        (0x30, 0x36, "code for gfx1030; known are gfx1100"),
        (0x12, 0x3E, "an ELF file for x86-64, not for an AMD GPU"),
    ],
)
def test_files_for_other_machines_are_refused(place: int, value: int, message: str) -> None:
    data = bytearray(loop_object())
    data[place] = value
    if place == 0x12:
        data[place + 1] = 0
    with pytest.raises(BadInput, match=message):
        read_object(bytes(data))


def test_code_for_a_generation_has_the_instructions_of_its_chip() -> None:
    data = bytearray(loop_object())
    data[0x30] = 0x54  # EF_AMDGPU_MACH_AMDGCN_GFX11_GENERIC (LLVM AMDGPUUsage, "Header")
    assert read_object(bytes(data)).arch == "gfx1100"


@pytest.mark.parametrize("length", [4, 40, 70, 200, 800])
def test_truncated_files_are_bad_input(length: int) -> None:
    with pytest.raises(BadInput, match="truncated ELF file: "):
        read_object(loop_object()[:length])


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        (4, 8, "is code and holds no bytes"),  # sh_type: SHT_NOBITS
        (8, 0x806, "its bytes are compressed"),  # sh_flags: SHF_COMPRESSED
        (32, 1 << 40, "ends at"),  # sh_size
        (32, (1 << 64) - 1, "ends at"),
        (24, 1 << 63, "ends at"),  # sh_offset
    ],
)
def test_code_that_is_not_in_the_file_is_bad_input(field: int, value: int, message: str) -> None:
    data = bytearray(loop_object())
    (table,) = struct.unpack_from("<Q", data, 40)
    places = range(table, len(data), 64)
    code = next(at for at in places if struct.unpack_from("<Q", data, at + 8)[0] & 4)
    struct.pack_into("<I" if field == 4 else "<Q", data, code + field, value)
    with pytest.raises(BadInput, match=message):
        read_object(bytes(data))


def test_a_symbol_table_whose_offset_overflows_is_bad_input() -> None:
    data = bytearray(loop_object())
    (table,) = struct.unpack_from("<Q", data, 40)
    for at in range(table, len(data), 64):
        if struct.unpack_from("<I", data, at + 4)[0] in (2, 11):  # SHT_SYMTAB, SHT_DYNSYM
            struct.pack_into("<Q", data, at + 24, (1 << 64) - 1)
    with pytest.raises(BadInput, match=r"truncated ELF file: .* the symbol table in"):
        read_object(bytes(data))
