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


FORMS = {  # header versions that Linux's code for the chip reads: psp_v13_0.c, smu_v13_0.c, sdma_v6_0.c, ...
    "navi31": {"psp": (2, 0), "smu": (2, 1), "sdma": (2, 0), "mec": (2, 0), "imu": (1, 0), "rlc": (2, 3)},
    "navi48": {"psp": (2, 0), "smu": (2, 0), "sdma": (3, 0), "mec": (2, 0), "imu": (1, 0), "rlc": (2, 2)},
}
NAMES = {
    "navi31": {
        *("psp_13_0_0_sos.bin", "smu_13_0_0.bin", "sdma_6_0_0.bin", "gc_11_0_0_imu.bin", "gc_11_0_0_rlc.bin"),
        *("gc_11_0_0_pfp.bin", "gc_11_0_0_me.bin", "gc_11_0_0_mec.bin"),
    },
    "navi48": {
        *("psp_14_0_3_sos.bin", "smu_14_0_3.bin", "sdma_7_0_1.bin", "gc_12_0_1_imu.bin", "gc_12_0_1_rlc.bin"),
        *("gc_12_0_1_pfp.bin", "gc_12_0_1_me.bin", "gc_12_0_1_mec.bin"),
    },
}  # as linux-firmware has them
MAJORS = {"psp": (13, 14), "smu": (13, 14), "sdma": (6, 7), "mec": (11, 12), "imu": (11, 12), "rlc": (11, 12)}


def file_of(chip: str, part: str) -> bytes:
    return next(data for name, data in stub_files(chip).items() if part in name)


@pytest.mark.parametrize("chip", VERSIONS)
def test_files_have_the_names_of_linux_firmware(chip: str) -> None:
    assert stub_files(chip).keys() == NAMES[chip]


@pytest.mark.parametrize("part", MAJORS)
@pytest.mark.parametrize("chip", VERSIONS)
def test_each_header_has_its_form_its_size_and_its_block_s_generation(chip: str, part: str) -> None:
    data = file_of(chip, part)
    header = ucode.common_firmware_header.from_buffer_copy(data)
    assert (header.header_version_major, header.header_version_minor) == FORMS[chip][part]
    assert header.ip_version_major == MAJORS[part][chip == "navi48"]
    assert header.ucode_array_offset_bytes == 256 and header.ucode_version == 1
    assert not any(data[header.header_size_bytes : 256]) or part == "psp"
    assert len(data) % 64 == 0


@pytest.mark.parametrize("part", MAJORS)
@pytest.mark.parametrize("chip", VERSIONS)
def test_header_sizes_are_those_of_their_structs(chip: str, part: str) -> None:
    forms = {
        **{("psp", (2, 0)): ucode.psp_firmware_header_v2_0, ("smu", (2, 1)): ucode.smc_firmware_header_v2_1},
        **{
            ("smu", (2, 0)): ucode.smc_firmware_header_v2_0,
            ("sdma", (2, 0)): ucode.sdma_firmware_header_v2_0,
        },
        **{
            ("sdma", (3, 0)): ucode.sdma_firmware_header_v3_0,
            ("mec", (2, 0)): ucode.gfx_firmware_header_v2_0,
        },
        **{("imu", (1, 0)): ucode.imu_firmware_header_v1_0, ("rlc", (2, 3)): ucode.rlc_firmware_header_v2_3},
        ("rlc", (2, 2)): ucode.rlc_firmware_header_v2_2,
    }
    header = ucode.common_firmware_header.from_buffer_copy(file_of(chip, part))
    assert header.header_size_bytes == ctypes.sizeof(forms[part, FORMS[chip][part]])


def pieces(chip: str) -> list[tuple[str, FwType, int, int]]:
    """(file, what an image is of, where it begins, its bytes), by each header's own fields."""
    found = []
    v21, v22 = ucode.rlc_firmware_header_v2_1, ucode.rlc_firmware_header_v2_2
    rlc = file_of(chip, "rlc")
    lists, parts = v21.from_buffer_copy(rlc), v22.from_buffer_copy(rlc)
    found += [
        ("rlc", FwType.RLC_G, 256, lists.v2_0.header.ucode_size_bytes),
        *[("rlc", getattr(FwType, f"RLC_RESTORE_LIST_{name.upper()}_MEM"),
           getattr(lists, f"save_restore_list_{name}_offset_bytes"),
           getattr(lists, f"save_restore_list_{name}_size_bytes")) for name in ("gpm", "srm")],
        ("rlc", FwType.RLC_IRAM, parts.rlc_iram_ucode_offset_bytes, parts.rlc_iram_ucode_size_bytes),
        ("rlc", FwType.RLC_DRAM_BOOT, parts.rlc_dram_ucode_offset_bytes, parts.rlc_dram_ucode_size_bytes),
    ]  # fmt: skip
    if chip == "navi31":
        more = ucode.rlc_firmware_header_v2_3.from_buffer_copy(rlc)
        found.append(("rlc", FwType.RLC_P, more.rlcp_ucode_offset_bytes, more.rlcp_ucode_size_bytes))
        found.append(("rlc", FwType.RLC_V, more.rlcv_ucode_offset_bytes, more.rlcv_ucode_size_bytes))
        copy = ucode.sdma_firmware_header_v2_0.from_buffer_copy(file_of(chip, "sdma"))
        found.append(("sdma", FwType.SDMA_UCODE_TH0, 256, copy.ctx_ucode_size_bytes))
        found.append(("sdma", FwType.SDMA_UCODE_TH1, copy.ctl_ucode_offset, copy.ctl_ucode_size_bytes))
    else:
        single = ucode.sdma_firmware_header_v3_0.from_buffer_copy(file_of(chip, "sdma"))
        place = single.ucode_offset_bytes, single.ucode_size_bytes
        found.append(("sdma", FwType.SDMA_UCODE_TH0, *place))
    imu = ucode.imu_firmware_header_v1_0.from_buffer_copy(file_of(chip, "imu"))
    found.append(("imu", FwType.IMU_I, 256, imu.imu_iram_ucode_size_bytes))
    found.append(("imu", FwType.IMU_D, 256 + imu.imu_dram_ucode_offset_bytes, imu.imu_dram_ucode_size_bytes))
    for name in ("pfp", "me", "mec"):
        both = ucode.gfx_firmware_header_v2_0.from_buffer_copy(file_of(chip, f"_{name}.bin"))
        program, stack = (getattr(FwType, f"RS64_{name.upper()}{end}") for end in ("", "_P0_STACK"))
        found.append((f"_{name}.bin", program, both.ucode_offset_bytes, both.ucode_size_bytes))
        found.append((f"_{name}.bin", stack, both.data_offset_bytes, both.data_size_bytes))
    power = ucode.common_firmware_header.from_buffer_copy(file_of(chip, "smu"))
    return [*found, ("smu", FwType.SMU, 256, power.ucode_size_bytes)]


@pytest.mark.parametrize("chip", VERSIONS)
def test_every_image_stands_where_its_header_says_and_is_of_its_kind(chip: str) -> None:
    majors = {"rlc": 0, "_pf": 0, "_me": 0, "imu": 0, "sdm": 1, "smu": 2}
    known = {"navi31": (11, 6, 13), "navi48": (12, 7, 14)}[chip]
    for part, kind, at, size in pieces(chip):
        data = file_of(chip, part)[at : at + size]
        assert size == 1024 and data.startswith(b"SIMSTUB"), (part, kind.name)
        assert judge(data, RING, [kind], known[majors[part[:3]]]) is None, (part, kind.name)


@pytest.mark.parametrize("chip", VERSIONS)
@pytest.mark.parametrize("name", ["pfp", "me", "mec"])
def test_programs_start_where_the_vendor_s_do(chip: str, name: str) -> None:
    header = ucode.gfx_firmware_header_v2_0.from_buffer_copy(file_of(chip, f"_{name}.bin"))
    assert (header.ucode_start_addr_lo, header.ucode_start_addr_hi) == (0x3000, 0x0007_0000)


def test_navi48_s_power_firmware_comes_with_a_table_after_it() -> None:
    data = file_of("navi48", "smu")
    header = ucode.smc_firmware_header_v2_0.from_buffer_copy(data)
    assert header.ppt_offset_bytes == 256 + header.v1_0.header.ucode_size_bytes == 256 + 1024
    assert header.ppt_offset_bytes + header.ppt_size_bytes == len(data)


def test_a_board_with_firmware_of_its_own_has_files_with_its_suffix() -> None:
    suffixes = [("psp", "_x"), ("smu", "_y"), ("imu", "_z"), ("rlc", "_w")]
    plain, own = stub_files("navi31"), stub_files("navi31", suffixes)
    names = {"psp_13_0_0_sos": "_x", "smu_13_0_0": "_y", "gc_11_0_0_imu": "_z", "gc_11_0_0_rlc": "_w"}
    renamed = {f"{name}.bin": f"{name}{suffix}.bin" for name, suffix in names.items()}
    assert own == {renamed.get(name, name): data for name, data in plain.items()}


def test_an_image_may_be_its_header_alone() -> None:
    """64 bytes; one byte fewer ends inside it."""
    data = image(RING, FwType.RLC_G, 11, size=64)
    assert len(data) == 64 and judge(data, RING, [FwType.RLC_G], 11) is None
    found = judge(data[:63], RING, [FwType.RLC_G], 11)
    assert found is not None and found.reason == "the image ends inside its header, after 0x3f bytes"


@pytest.mark.parametrize(
    ("loader", "kind", "words"),
    [
        (RING, FwType.RLC_P, "the image is RLC_P, announced as RLC_G or RLC_V"),
        (BOOTLOADER, BinType.PSP_SOS, "the image is PSP_SOS, announced as RLC_G or RLC_V"),
        (RING, 0xEEEE, "the image is type 61166, announced as RLC_G or RLC_V"),
    ],
)
def test_a_wrong_image_is_named_with_what_it_was_announced_as(loader: int, kind: int, words: str) -> None:
    found = judge(image(loader, kind, 11), RING, [FwType.RLC_G, FwType.RLC_V], 11)
    assert found == ("E_FW_IPVER", words)


def test_an_image_of_another_generation_names_both() -> None:
    found = judge(image(RING, FwType.RLC_G, 12), RING, [FwType.RLC_G], 11)
    assert found == ("E_FW_IPVER", "the image is for IP version 12, the block is version 11")


def test_an_image_that_is_longer_than_its_memory_does_not_match_its_hash() -> None:
    found = judge(image(RING, FwType.RLC_G, 11)[:600], RING, [FwType.RLC_G], 11)
    words = "the image does not match its hash (0x400 bytes expected, 0x258 given)"
    assert found == ("E_PSP_SIGNATURE", words)
