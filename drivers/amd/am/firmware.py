"""Firmware files: finding, unpacking, checking their headers, and cutting them into what each step loads.

Offline always. Files come from the system's folder or one that the user gives, as .bin, .bin.xz or .bin.zst.
Signatures are the card's business; here only what a damaged or wrong file shows by itself is refused.
Steps: firmware_notes/psp.md. Source: Linux amdgpu_ucode.c (offsets, types), amdgpu_psp.c (order).
"""

from __future__ import annotations

import ctypes
import lzma
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from autogen.amd import ucode
from autogen.amd.psp import BinType, FwType
from drivers.amd.am import ledger
from drivers.amd.am.chip import BOOT_ORDER, ChipTables
from drivers.core.errors import ArgumentError, DeviceError
from drivers.core.host import Host

FOLDERS = ("/lib/firmware/amdgpu", "/usr/lib/firmware/amdgpu", "/lib/firmware/updates/amdgpu")
SUFFIXES = (".bin", ".bin.xz", ".bin.zst")
MAX_BYTES = 64 << 20
S = TypeVar("S", bound=ctypes.Structure)


@dataclass(frozen=True)
class FirmwarePart:
    """One image that the security processor's ring loads."""

    kind: FwType
    data: bytes


@dataclass(frozen=True)
class FirmwareFile:
    """One file, unpacked, with a consistent header."""

    name: str
    data: bytes
    common: ucode.common_firmware_header
    provenance: str

    @property
    def version(self) -> tuple[int, int]:
        """Version of the header's layout."""
        return self.common.header_version_major, self.common.header_version_minor

    def header(self, kind: type[S]) -> S:
        """The whole header. Raises DeviceError when the file is too short for it."""
        if len(self.data) < ctypes.sizeof(kind):
            raise DeviceError(f"firmware {self.name}: {len(self.data)} bytes, too short for its header")
        return kind.from_buffer_copy(self.data)

    def cut(self, offset: int, size: int, what: str) -> bytes:
        """Bytes [offset, offset + size). Raises DeviceError when the file has fewer."""
        if offset + size > len(self.data):
            place = f"{what} at {offset:#x}, {size:#x} bytes, lies past the file's {len(self.data):#x}"
            raise DeviceError(f"firmware {self.name}: {place}; the file is damaged")
        return self.data[offset : offset + size]

    def layout_error(self) -> DeviceError:
        major, minor = self.version
        return DeviceError(f"firmware {self.name}: header layout {major}.{minor} is not known here")


@dataclass(frozen=True)
class FirmwareSet:
    """All that one chip's boot loads. entry: start addresses (bytes) of PFP, ME and MEC programs."""

    boot: dict[BinType, bytes]
    toc: bytes
    power: FirmwarePart
    engines: tuple[FirmwarePart, ...]
    pfp_entry: int
    me_entry: int
    mec_entry: int
    files: tuple[FirmwareFile, ...]


def load(host: Host, chip: ChipTables, folder: str = "") -> FirmwareSet:
    """Read and check every file of `chip`. Raises DeviceError that names what is missing and the packages
    that have it."""
    names = chip.firmware
    folders = (folder.rstrip("/"),) if folder else FOLDERS
    if folder and not host.exists(folders[0]):
        raise ArgumentError(f"FIRMWARE={folder}: no such folder; leave it unset for {FOLDERS[0]}")
    psp, smu, sdma, pfp, me, mec, imu, rlc = (
        read_file(host, name, folders)
        for name in (
            *(names.psp, names.smu, names.sdma, names.pfp),
            *(names.me, names.mec, names.imu, names.rlc),
        )
    )
    boot = boot_parts(psp)
    if BinType.PSP_TOC not in boot:
        raise DeviceError(f"firmware {psp.name}: has no table of contents (TOC)")
    if BinType.PSP_SOS not in boot:
        raise DeviceError(f"firmware {psp.name}: has no secure OS (SOS)")
    engines = [*sdma_parts(sdma), *gfx_parts((pfp, me, mec), chip.stack_pipes)]
    engines += [*imu_parts(imu), *rlc_parts(rlc)]
    return FirmwareSet(
        {kind: boot[kind] for kind in BOOT_ORDER if kind in boot},
        boot[BinType.PSP_TOC],
        FirmwarePart(FwType.SMU, main_image(smu)),
        tuple(engines),
        entry(pfp),
        entry(me),
        entry(mec),
        (psp, smu, sdma, pfp, me, mec, imu, rlc),
    )


def read_file(host: Host, name: str, folders: Sequence[str] = FOLDERS) -> FirmwareFile:
    """Find, unpack and check one file. Raises DeviceError."""
    for folder in folders:
        for suffix in SUFFIXES:
            path = f"{folder}/{name}{suffix}"
            if host.exists(path):
                return check(name, unpack(path, host.read_bytes(path)))
    looked = f"looked in {', '.join(folders)}, also for .xz and .zst"
    remedy = f"{ledger.PACKAGES}; or set FIRMWARE to a folder that has it"
    raise DeviceError(f"firmware {name}.bin is missing ({looked}). {remedy}")


def unpack(path: str, data: bytes) -> bytes:
    """The plain bytes of a file, by its suffix. Raises DeviceError for a damaged archive."""
    if path.endswith(".xz"):
        try:
            return lzma.decompress(data)
        except lzma.LZMAError as error:
            raise DeviceError(f"{path}: damaged xz file ({error}); install the firmware again") from error
    return _unpack_zstd(path, data) if path.endswith(".zst") else data


def check(name: str, data: bytes) -> FirmwareFile:
    """The header must describe the file. Source: Linux amdgpu_ucode_validate, and our own bounds."""
    if len(data) < ctypes.sizeof(ucode.common_firmware_header):
        raise DeviceError(
            f"firmware {name}: {len(data)} bytes, too short for a header; install it again (E_FW_HEADER)"
        )
    common = ucode.common_firmware_header.from_buffer_copy(data)
    if common.size_bytes != len(data):
        sizes = f"header says {common.size_bytes} bytes, the file has {len(data)}"
        raise DeviceError(f"firmware {name}: {sizes}; install it again (E_FW_HEADER)")
    end = common.ucode_array_offset_bytes + common.ucode_size_bytes
    if common.header_size_bytes > len(data) or end > len(data):
        raise DeviceError(
            f"firmware {name}: its image ends at {end:#x}, past the file's {len(data):#x} bytes;"
            " install it again (E_FW_HEADER)"
        )
    return FirmwareFile(name, data, common, ledger.provenance(name, data, common.ucode_version))


def main_image(file: FirmwareFile) -> bytes:
    """The image that the common header describes."""
    common = file.common
    return file.cut(common.ucode_array_offset_bytes, common.ucode_size_bytes, "the image")


def boot_parts(file: FirmwareFile) -> dict[BinType, bytes]:
    """The parts of a psp_*_sos file, by kind. Kinds that are new are left out, as by kernels that do not know
    them. Source: Linux parse_sos_bin_descriptor.
    """
    if file.version != (2, 0):
        raise file.layout_error()
    head = file.header(ucode.psp_firmware_header_v2_0)
    at, base = ctypes.sizeof(head), file.common.ucode_array_offset_bytes
    parts: dict[BinType, bytes] = {}
    for index in range(head.psp_fw_bin_count):
        raw = file.cut(at + 16 * index, 16, f"entry {index} of the part list")
        entry_ = ucode.psp_fw_bin_desc.from_buffer_copy(raw)
        if entry_.fw_type in list(BinType):
            kind = BinType(entry_.fw_type)
            parts[kind] = file.cut(base + entry_.offset_bytes, entry_.size_bytes, kind.name)
    return parts


def sdma_parts(file: FirmwareFile) -> list[FirmwarePart]:
    """One context and one control program, or a single one. Source: Linux amdgpu_sdma_init_microcode."""
    if file.version[0] == 2:
        two = file.header(ucode.sdma_firmware_header_v2_0)
        base = file.common.ucode_array_offset_bytes
        context = file.cut(base, two.ctx_ucode_size_bytes, "context program")
        control = file.cut(two.ctl_ucode_offset, two.ctl_ucode_size_bytes, "control program")
        return [FirmwarePart(FwType.SDMA_UCODE_TH0, context), FirmwarePart(FwType.SDMA_UCODE_TH1, control)]
    if file.version[0] == 3:
        one = file.header(ucode.sdma_firmware_header_v3_0)
        return [
            FirmwarePart(
                FwType.SDMA_UCODE_TH0, file.cut(one.ucode_offset_bytes, one.ucode_size_bytes, "program")
            )
        ]
    raise file.layout_error()


PROCESSORS = (  # each with its program and the stacks of its pipes
    (FwType.RS64_PFP, (FwType.RS64_PFP_P0_STACK, FwType.RS64_PFP_P1_STACK)),
    (FwType.RS64_ME, (FwType.RS64_ME_P0_STACK, FwType.RS64_ME_P1_STACK)),
    (
        FwType.RS64_MEC,
        (
            *(FwType.RS64_MEC_P0_STACK, FwType.RS64_MEC_P1_STACK),
            *(FwType.RS64_MEC_P2_STACK, FwType.RS64_MEC_P3_STACK),
        ),
    ),
)


def gfx_parts(
    files: tuple[FirmwareFile, FirmwareFile, FirmwareFile], pipes: tuple[int, int, int]
) -> list[FirmwarePart]:
    """Programs of PFP, ME and MEC, then for each of them the same stack once for each pipe.

    Source: Linux gfx_v11_0_init_microcode, gfx_v12_0_init_microcode; the order is AMDGPU_UCODE_ID's.
    """
    programs, stacks = [], []
    for file, (program, kinds), count in zip(files, PROCESSORS, pipes, strict=True):
        head = _gfx_header(file)
        code = file.cut(head.ucode_offset_bytes, head.ucode_size_bytes, "program")
        stack = file.cut(head.data_offset_bytes, head.data_size_bytes, "stack")
        programs.append(FirmwarePart(program, code))
        stacks += [FirmwarePart(kind, stack) for kind in kinds[:count]]
    return [*programs, *stacks]


def entry(file: FirmwareFile) -> int:
    """Where a command processor's program starts: a byte address of its own space."""
    head = _gfx_header(file)
    return head.ucode_start_addr_hi << 32 | head.ucode_start_addr_lo


def imu_parts(file: FirmwareFile) -> list[FirmwarePart]:
    """Instruction and data memory of the power-up controller; data follows the instructions."""
    head = file.header(ucode.imu_firmware_header_v1_0)
    base, code = file.common.ucode_array_offset_bytes, head.imu_iram_ucode_size_bytes
    return [
        FirmwarePart(FwType.IMU_I, file.cut(base, code, "instructions")),
        FirmwarePart(FwType.IMU_D, file.cut(base + code, head.imu_dram_ucode_size_bytes, "data")),
    ]


def rlc_parts(file: FirmwareFile) -> list[FirmwarePart]:
    """The run-list controller's parts, RLC_G last as the autoload wants. Empty ones are left out."""
    major, minor = file.version
    if major != 2 or minor < 2:
        raise file.layout_error()
    head = file.header(ucode.rlc_firmware_header_v2_2)
    lists = head.v2_1
    gpm = (lists.save_restore_list_gpm_offset_bytes, lists.save_restore_list_gpm_size_bytes)
    srm = (lists.save_restore_list_srm_offset_bytes, lists.save_restore_list_srm_size_bytes)
    places: list[tuple[FwType, tuple[int, int]]] = [
        (FwType.RLC_RESTORE_LIST_GPM_MEM, gpm),
        (FwType.RLC_RESTORE_LIST_SRM_MEM, srm),
        (FwType.RLC_IRAM, (head.rlc_iram_ucode_offset_bytes, head.rlc_iram_ucode_size_bytes)),
        (FwType.RLC_DRAM_BOOT, (head.rlc_dram_ucode_offset_bytes, head.rlc_dram_ucode_size_bytes)),
    ]
    if minor >= 3:
        more = file.header(ucode.rlc_firmware_header_v2_3)
        places.append((FwType.RLC_P, (more.rlcp_ucode_offset_bytes, more.rlcp_ucode_size_bytes)))
        places.append((FwType.RLC_V, (more.rlcv_ucode_offset_bytes, more.rlcv_ucode_size_bytes)))
    places.append((FwType.RLC_G, (file.common.ucode_array_offset_bytes, file.common.ucode_size_bytes)))
    return [FirmwarePart(kind, file.cut(at, size, kind.name)) for kind, (at, size) in places if size]


def _gfx_header(file: FirmwareFile) -> ucode.gfx_firmware_header_v2_0:
    if file.version[0] != 2:
        raise file.layout_error()
    return file.header(ucode.gfx_firmware_header_v2_0)


def _unpack_zstd(path: str, data: bytes) -> bytes:
    import zstandard

    try:
        if zstandard.frame_content_size(data) <= MAX_BYTES:  # -1 where it was packed from a pipe
            return zstandard.ZstdDecompressor().decompress(data, max_output_size=MAX_BYTES)
    except zstandard.ZstdError:
        pass  # the same as for a size that no firmware has
    raise DeviceError(f"{path}: damaged zstd file; install the firmware again")
