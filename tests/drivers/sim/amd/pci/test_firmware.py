"""Stub firmware: real headers around images that only one component accepts."""

from __future__ import annotations

import ctypes
import zlib
from pathlib import Path

import pytest

from autogen.amd import ucode
from autogen.amd.psp import BinType, FwType
from drivers.sim.amd.pci.firmware import (
    BOOTLOADER,
    RING,
    SOS_PARTS,
    VERSIONS,
    accepted_kinds,
    image,
    judge,
    stub_files,
)
from tests.amd_firmware import write_firmware


def test_a_sound_image_is_accepted_padded_or_not() -> None:
    data = image(RING, FwType.RLC_G, 11)
    assert judge(data, RING, [FwType.RLC_G], 11) is None
    assert judge(data.ljust(1 << 20, b"\0"), RING, [FwType.RLC_G], 11) is None


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (bytes(1024), "E_PSP_SIGNATURE"),
        (image(RING, FwType.RLC_G, 11, signed=False), "E_PSP_SIGNATURE"),
        (image(RING, FwType.RLC_G, 11)[:-1] + b"\xff", "E_PSP_SIGNATURE"),
        (image(RING, FwType.RLC_G, 11)[:600], "E_PSP_SIGNATURE"),
        (image(RING, FwType.RLC_G, 11)[:20], "E_PSP_SIGNATURE"),
        (image(RING, FwType.RLC_G, 12), "E_FW_IPVER"),
        (image(RING, FwType.RLC_P, 11), "E_FW_IPVER"),
        (image(BOOTLOADER, BinType.PSP_SOS, 11), "E_FW_IPVER"),
        (image(BOOTLOADER, BinType.PSP_INTF_DRV, 11), "E_FW_IPVER"),  # RLC_G has its number too
    ],
)
def test_a_wrong_image_is_refused_by_its_rule(data: bytes, code: str) -> None:
    verdict = judge(data, RING, [FwType.RLC_G], 11)
    assert verdict is not None
    assert verdict.code == code


def test_an_image_that_is_no_stub_is_nobodys_to_judge() -> None:
    assert judge(b"vendor" * 100, RING, [FwType.RLC_G], 11) is None


def test_every_pipes_stack_may_be_the_first_pipes() -> None:
    assert accepted_kinds(FwType.RS64_MEC_P3_STACK) == (FwType.RS64_MEC_P3_STACK, FwType.RS64_MEC_P0_STACK)
    assert accepted_kinds(FwType.RLC_G) == (FwType.RLC_G,)


@pytest.mark.parametrize("chip", VERSIONS)
def test_every_file_has_a_header_that_describes_it(chip: str) -> None:
    for name, data in stub_files(chip).items():
        header = ucode.common_firmware_header.from_buffer_copy(data)
        start = header.ucode_array_offset_bytes
        assert header.size_bytes == len(data), name
        assert start + header.ucode_size_bytes <= len(data), name
        assert header.crc32 == zlib.crc32(data[start:]), name


@pytest.mark.parametrize("chip", VERSIONS)
def test_the_sos_file_lists_the_parts_that_the_vendors_file_has(chip: str) -> None:
    data = stub_files(chip)[f"psp_{'_'.join(map(str, VERSIONS[chip]['MP0']))}_sos.bin"]
    header = ucode.psp_firmware_header_v2_0.from_buffer_copy(data)
    at, found = ctypes.sizeof(header), []
    for _ in range(header.psp_fw_bin_count):
        part = ucode.psp_fw_bin_desc.from_buffer_copy(data, at)
        start = header.header.ucode_array_offset_bytes + part.offset_bytes
        code = data[start : start + part.size_bytes]
        assert judge(code, BOOTLOADER, [part.fw_type], VERSIONS[chip]["MP0"][0]) is None
        found.append(BinType(part.fw_type))
        at += ctypes.sizeof(part)
    assert tuple(found) == SOS_PARTS[chip]


def test_rlc_parts_stand_where_the_header_says() -> None:
    data = stub_files("navi31")["gc_11_0_0_rlc.bin"]
    header = ucode.rlc_firmware_header_v2_3.from_buffer_copy(data)
    places = {
        FwType.RLC_IRAM: (
            header.v2_2.rlc_iram_ucode_offset_bytes,
            header.v2_2.rlc_iram_ucode_size_bytes,
        ),
        FwType.RLC_V: (header.rlcv_ucode_offset_bytes, header.rlcv_ucode_size_bytes),
    }
    for kind, (start, size) in places.items():
        assert judge(data[start : start + size], RING, [kind], 11) is None
        assert data[start:].startswith(b"SIMSTUB")


def test_a_folder_of_files_can_lack_one(tmp_path: Path) -> None:
    folder = write_firmware(tmp_path / "amdgpu", "navi48", leave_out="rlc")
    assert sorted(p.name for p in folder.iterdir()) == sorted(
        name for name in stub_files("navi48") if "rlc" not in name
    )
