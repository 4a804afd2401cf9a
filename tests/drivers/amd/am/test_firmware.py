"""Firmware files: found, unpacked, checked, cut into the parts that the card loads, in order."""

from __future__ import annotations

import ctypes
import dataclasses
import lzma
import struct
from pathlib import Path
from typing import Any, TypeVar

import pytest
import zstandard

from autogen.amd import ucode
from autogen.amd.psp import BinType, FwType
from drivers.amd.am import firmware
from drivers.amd.am.chip import navi31, navi48
from drivers.core.errors import ArgumentError, DeviceError
from drivers.core.linux_host import LinuxHost
from drivers.sim.amd.pci.firmware import stub_files
from drivers.sim.pci_host import PciHost


def host_with(files: dict[str, bytes], chip: str = "navi31") -> PciHost:
    return PciHost(chip, firmware=files)


def test_parts_come_in_the_kernel_s_order_with_rlc_g_last() -> None:
    found = firmware.load(PciHost("navi31"), navi31())
    kinds = [part.kind for part in found.engines]
    assert kinds[:2] == [FwType.SDMA_UCODE_TH0, FwType.SDMA_UCODE_TH1]
    assert kinds[-1] is FwType.RLC_G
    assert kinds.index(FwType.RS64_PFP) < kinds.index(FwType.RS64_MEC) < kinds.index(FwType.IMU_I)
    assert list(found.boot) == [BinType.PSP_KDB, BinType.PSP_SPL, BinType.PSP_SYS_DRV, BinType.PSP_SOS]
    assert found.mec_entry == 0x0007_0000_0000_3000


def test_the_newer_generation_has_one_copy_program_and_more_boot_parts() -> None:
    found = firmware.load(PciHost("navi48"), navi48())
    kinds = [part.kind for part in found.engines]
    assert kinds[0] is FwType.SDMA_UCODE_TH0 and FwType.SDMA_UCODE_TH1 not in kinds
    assert list(found.boot)[-2:] == [BinType.PSP_IPKEYMGR_DRV, BinType.PSP_SOS]
    # as a real RX 9070 XT took them (hw-logs of RX4Darwin/AMDRadeonRDNA4.kext), less MES: 33, 34, 81, 82
    real = [71, 87, 88, 89, 90, 92, 94, 95, 68, 69, 20, 21, 26, 48, 8]
    assert [int(kind) for kind in kinds if kind not in (FwType.RLC_P, FwType.RLC_V)] == real


def test_a_missing_file_names_the_packages_that_have_it() -> None:
    files = stub_files("navi31")
    del files["gc_11_0_0_mec.bin"]
    with pytest.raises(DeviceError, match=r"firmware gc_11_0_0_mec\.bin is missing .*firmware-amd-graphics"):
        firmware.load(host_with(files), navi31())


def test_a_packed_file_is_unpacked_and_a_damaged_one_named() -> None:
    files = stub_files("navi31")
    plain = files.pop("sdma_6_0_0.bin")
    files["sdma_6_0_0.bin.xz"] = lzma.compress(plain)
    found = firmware.read_file(host_with(files), "sdma_6_0_0")
    assert found.data == plain
    files["sdma_6_0_0.bin.xz"] = lzma.compress(plain)[:-9]
    with pytest.raises(DeviceError, match="damaged xz file"):
        firmware.read_file(host_with(files), "sdma_6_0_0")


def packed(data: bytes, suffix: str) -> bytes:
    if suffix == ".xz":
        return lzma.compress(data)
    if suffix == ".zst":
        return zstandard.compress(data)
    return data


@pytest.mark.parametrize("suffix", ["", ".xz", ".zst"])
def test_a_folder_of_the_user_s_is_taken_whatever_its_files_are_packed_with(
    suffix: str, tmp_path: Path
) -> None:
    for name, data in stub_files("navi48").items():
        (tmp_path / f"{name}{suffix}").write_bytes(packed(data, suffix))
    found = firmware.load(LinuxHost(), navi48(), f"{tmp_path}/")
    assert [f.data for f in found.files] == [f.data for f in firmware.load(PciHost("navi48"), navi48()).files]


def test_a_folder_that_lacks_a_file_or_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(
        DeviceError, match=rf"psp_13_0_0_sos\.bin is missing \(looked in {tmp_path}, also for"
    ):
        firmware.load(LinuxHost(), navi31(), str(tmp_path))
    with pytest.raises(
        ArgumentError, match="FIRMWARE=/no/such: no such folder; leave it unset for /lib/firmware"
    ):
        firmware.load(LinuxHost(), navi31(), "/no/such")


def test_every_distribution_s_package_is_told() -> None:
    with pytest.raises(DeviceError) as caught:
        firmware.read_file(host_with({}), "smu_13_0_0")
    for package in ("firmware-amd-graphics", "amd-gpu-firmware", "linux-firmware-amdgpu", "set FIRMWARE to"):
        assert package in str(caught.value)


def test_a_damaged_zstd_file_is_named() -> None:
    good = zstandard.compress(b"firmware" * 99)
    for data in (b"no archive", good[:-9], zstandard.compress(bytes(firmware.MAX_BYTES + 1))):
        with pytest.raises(DeviceError, match=r"a\.bin\.zst: damaged"):
            firmware.unpack("a.bin.zst", data)
    pipe = zstandard.ZstdCompressor(write_content_size=False).compress(b"firmware" * 99)
    assert firmware.unpack("a.bin.zst", pipe) == b"firmware" * 99


def test_a_file_whose_header_does_not_describe_it_is_refused() -> None:
    good = stub_files("navi31")["smu_13_0_0.bin"]
    with pytest.raises(
        DeviceError, match=rf"header says {len(good)} bytes, the file has {len(good) - 4}.*E_FW_HEADER"
    ):
        firmware.check("smu_13_0_0", good[:-4])
    longer = bytearray(good)
    longer[20:24] = (len(good)).to_bytes(4, "little")
    with pytest.raises(DeviceError, match=r"its image ends at .* past the file's .*E_FW_HEADER"):
        firmware.check("smu_13_0_0", bytes(longer))
    with pytest.raises(DeviceError, match="too short for a header"):
        firmware.check("smu_13_0_0", b"abc")


def test_a_header_of_an_unknown_layout_is_refused() -> None:
    data = bytearray(stub_files("navi31")["gc_11_0_0_rlc.bin"])
    data[8:10] = (9).to_bytes(2, "little")
    with pytest.raises(DeviceError, match=r"header layout 9\.3 is not known here"):
        firmware.rlc_parts(firmware.check("gc_11_0_0_rlc", bytes(data)))


@pytest.mark.parametrize(("kind", "what"), [(BinType.PSP_TOC, "TOC"), (BinType.PSP_SOS, "SOS")])
def test_a_file_that_lacks_what_every_card_needs_is_named(
    kind: BinType, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = firmware.boot_parts
    monkeypatch.setattr(
        firmware, "boot_parts", lambda file: {k: v for k, v in parts(file).items() if k is not kind}
    )
    with pytest.raises(DeviceError, match=rf"firmware psp_13_0_0_sos: has no .* \({what}\)"):
        firmware.load(PciHost("navi31"), navi31())


@pytest.mark.parametrize(("minor", "has_more"), [(2, False), (3, True), (4, True)])
def test_an_rlc_header_of_minor_version_3_and_later_has_two_more_programs(minor: int, has_more: bool) -> None:
    """Linux amdgpu_rlc.c amdgpu_gfx_rlc_init_microcode: RLC_P and RLC_V from minor 3 on."""
    data = bytearray(stub_files("navi31")["gc_11_0_0_rlc.bin"])
    data[10:12] = minor.to_bytes(2, "little")
    parts = firmware.rlc_parts(firmware.check("gc_11_0_0_rlc", bytes(data)))
    kinds = [part.kind for part in parts]
    assert (FwType.RLC_P in kinds) is (FwType.RLC_V in kinds) is has_more
    assert kinds[-1] is FwType.RLC_G


def test_an_rlc_header_older_than_minor_version_2_is_refused() -> None:
    data = bytearray(stub_files("navi31")["gc_11_0_0_rlc.bin"])
    data[10:12] = (1).to_bytes(2, "little")
    with pytest.raises(DeviceError, match=r"header layout 2\.1 is not known here"):
        firmware.rlc_parts(firmware.check("gc_11_0_0_rlc", bytes(data)))


def test_a_part_may_reach_to_the_end_of_its_file_and_no_further() -> None:
    good = stub_files("navi31")["smu_13_0_0.bin"]
    file = firmware.check("smu_13_0_0", good)
    assert file.cut(len(good) - 4, 4, "it") == good[-4:]
    with pytest.raises(DeviceError, match=r"it at .* lies past the file's"):
        file.cut(len(good) - 4, 5, "it")


def test_a_header_alone_is_a_whole_file() -> None:
    """common_firmware_header has 32 bytes, of which the fields say where the image is: nowhere here."""
    head = ucode.common_firmware_header(size_bytes=32, header_size_bytes=32, ucode_array_offset_bytes=32)
    file = firmware.check("empty", bytes(head))
    assert firmware.main_image(file) == b"" and file.header(ucode.common_firmware_header).size_bytes == 32
    with pytest.raises(DeviceError, match="32 bytes, too short for its header"):
        file.header(ucode.psp_firmware_header_v2_0)


@pytest.mark.parametrize(("header_bytes", "fits"), [(32, True), (33, False)])
def test_a_header_may_not_be_longer_than_its_file(header_bytes: int, fits: bool) -> None:
    head = ucode.common_firmware_header(size_bytes=32, header_size_bytes=header_bytes)
    if fits:
        firmware.check("empty", bytes(head))
    else:
        with pytest.raises(DeviceError, match="E_FW_HEADER"):
            firmware.check("empty", bytes(head))


def test_a_zstd_file_of_just_the_largest_size_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(firmware, "MAX_BYTES", 4096)
    assert firmware.unpack("a.bin.zst", zstandard.compress(bytes(4096))) == bytes(4096)
    with pytest.raises(DeviceError, match="damaged zstd file"):
        firmware.unpack("a.bin.zst", zstandard.compress(bytes(4097)))


Head = TypeVar("Head", bound=ctypes.Structure)


def counted(
    kind: type[Head], major: int, minor: int = 0, **fields: int
) -> tuple[firmware.FirmwareFile, bytes]:
    """A file of 4 KiB: such a header, then dwords that count themselves. Fields may be its base's."""
    body = b"".join(n.to_bytes(4, "little") for n in range(1024))
    head = kind()
    for name, value in fields.items():
        part: Any = head
        while name not in {field[0] for field in part._fields_}:
            part = getattr(part, part._fields_[0][0])
        setattr(part, name, value)
    data = bytearray(bytes(head) + body[ctypes.sizeof(kind) :])
    common = ucode.common_firmware_header.from_buffer(data)
    common.size_bytes, common.header_size_bytes = len(data), ctypes.sizeof(kind)
    common.header_version_major, common.header_version_minor = major, minor
    common.ucode_array_offset_bytes, common.ucode_size_bytes = 0x800, 0x20
    return firmware.check("counted", bytes(data)), bytes(data)


def test_each_part_is_the_bytes_that_the_header_s_fields_name() -> None:
    """amdgpu_rlc.c, imu_v11_0.c: which fields; offsets count from the file's begin."""
    places = {
        "save_restore_list_gpm": (FwType.RLC_RESTORE_LIST_GPM_MEM, 0x400, 0x10),
        "save_restore_list_srm": (FwType.RLC_RESTORE_LIST_SRM_MEM, 0x440, 0x14),
        "rlc_iram_ucode": (FwType.RLC_IRAM, 0x480, 0x18),
        "rlc_dram_ucode": (FwType.RLC_DRAM_BOOT, 0x4C0, 0x1C),
        "rlcp_ucode": (FwType.RLC_P, 0x500, 0x24),
        "rlcv_ucode": (FwType.RLC_V, 0x540, 0x28),
    }
    fields = {f"{name}_offset_bytes": at for name, (_, at, _) in places.items()}
    fields |= {f"{name}_size_bytes": size for name, (_, _, size) in places.items()}
    file, data = counted(ucode.rlc_firmware_header_v2_3, 2, 3, **fields)
    wanted = [(kind, data[at : at + size]) for kind, at, size in places.values()]
    assert [(p.kind, p.data) for p in firmware.rlc_parts(file)] == [
        *wanted,
        (FwType.RLC_G, data[0x800:0x820]),
    ]
    file, data = counted(
        ucode.imu_firmware_header_v1_0, 1, imu_iram_ucode_size_bytes=0x30, imu_dram_ucode_size_bytes=0x18
    )
    assert [p.data for p in firmware.imu_parts(file)] == [data[0x800:0x830], data[0x830:0x848]]
    assert firmware.main_image(file) == data[0x800:0x820]


def test_programs_of_copy_engines_and_processors_lie_where_their_headers_say() -> None:
    """amdgpu_sdma.c: of layout 2 a context program at the array and a control program at its own offset."""
    file, data = counted(
        ucode.sdma_firmware_header_v2_0,
        2,
        ctx_ucode_size_bytes=0x44,
        ctl_ucode_offset=0x600,
        ctl_ucode_size_bytes=0x48,
    )
    assert [p.data for p in firmware.sdma_parts(file)] == [data[0x800:0x844], data[0x600:0x648]]
    file, data = counted(ucode.sdma_firmware_header_v3_0, 3, ucode_offset_bytes=0x700, ucode_size_bytes=0x4C)
    assert [p.data for p in firmware.sdma_parts(file)] == [data[0x700:0x74C]]
    file, data = counted(
        ucode.gfx_firmware_header_v2_0,
        2,
        ucode_offset_bytes=0x500,
        ucode_size_bytes=0x50,
        data_offset_bytes=0x580,
        data_size_bytes=0x54,
        ucode_start_addr_lo=0x3000,
        ucode_start_addr_hi=7,
    )
    parts = firmware.gfx_parts((file, file, file), (2, 2, 4))
    assert [p.data for p in parts] == [data[0x500:0x550]] * 3 + [data[0x580:0x5D4]] * 8
    assert firmware.entry(file) == 0x7_0000_3000


def test_boot_parts_lie_behind_the_array_s_begin_and_new_kinds_are_left_out() -> None:
    """amdgpu_psp.c parse_sos_bin_descriptor: offsets count from ucode_array_offset_bytes; a type that it does
    not know is "Unsupported PSP FW type" in the log and no error. 12 is SPDM_DRV of newer kernels."""
    rows = [(BinType.PSP_KDB, 0x40, 0x14), (BinType.PSP_SOS, 0x80, 0x18)]
    spdm = 12
    _, data = counted(ucode.psp_firmware_header_v2_0, 2, psp_fw_bin_count=3)
    given = [rows[0], (spdm, 0x60, 0x10), rows[1]]
    listed = b"".join(struct.pack("<4I", kind, 1, at, size) for kind, at, size in given)
    head = ctypes.sizeof(ucode.psp_firmware_header_v2_0)
    whole = data[:head] + listed + data[head + len(listed) :]
    found = firmware.boot_parts(firmware.check("sos", whole))
    assert found == {kind: whole[0x800 + at : 0x800 + at + size] for kind, at, size in rows}
    for parts, name in ((firmware.boot_parts, "sos"), (firmware.sdma_parts, "sdma")):
        with pytest.raises(DeviceError, match=rf"firmware {name}: header layout 9\.0 is not known here"):
            parts(dataclasses.replace(counted(ucode.common_firmware_header, 9)[0], name=name))


def test_each_processor_starts_where_its_own_file_says(
    host: PciHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    chip = {"navi31": navi31, "navi48": navi48}[host.chip.name]()
    monkeypatch.setattr(firmware, "entry", lambda file: file.name)
    found = firmware.load(host, chip)
    names = chip.firmware
    assert (found.pfp_entry, found.me_entry, found.mec_entry) == (names.pfp, names.me, names.mec)
