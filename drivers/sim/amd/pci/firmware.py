"""What the simulated security processor makes of a firmware image, and stub files that it accepts.

Vendor firmware may not be redistributed and its keys are the vendor's, so a card is booted with stub files:
real headers in real places (autogen.amd.ucode), and images that begin with a `Stub`. A stub names the
component it stands for and carries its own hash, so that a wrong, damaged or unsigned image is refused as on
a card. An image that is no stub is accepted unless it is empty: nobody here can check its signature.
"""

from __future__ import annotations

import ctypes
import zlib
from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from autogen.amd import ucode
from autogen.amd.psp import BinType, FwType
from drivers.sim.chips import CHIPS

MAGIC = b"SIMSTUB\0"
BOOTLOADER, RING = 1, 2  # which of the two loaders an image is for; `kind` is a BinType or a FwType
CODE_BYTES = 1024
CODE_OFFSET = 256  # where vendor files put their first image
ENTRY = 0x0007_0000_0000_3000  # where RS64 programs start; from the headers of the vendor's files
START_LO, START_HI = ENTRY & 0xFFFF_FFFF, ENTRY >> 32


class Stub(ctypes.Structure):
    """Begins a stub image. `digest`: SHA-256 of all bytes after this header."""

    magic: bytes
    loader: int
    kind: int
    ip_major: int
    size_bytes: int
    is_signed: int
    reserved: int
    digest: ctypes.Array[ctypes.c_uint8]
    _fields_ = (
        ("magic", ctypes.c_char * 8),
        ("loader", ctypes.c_uint32),
        ("kind", ctypes.c_uint32),
        ("ip_major", ctypes.c_uint32),
        ("size_bytes", ctypes.c_uint32),
        ("is_signed", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("digest", ctypes.c_uint8 * 32),
    )


class ImageVerdict(NamedTuple):
    """Why an image is refused: the rule's code and one clause."""

    code: str
    reason: str


def image(loader: int, kind: int, ip_major: int, *, size: int = CODE_BYTES, signed: bool = True) -> bytes:
    """A stub image of `size` bytes for one component."""
    body = bytes((kind + 31 * n) & 0xFF for n in range(size - ctypes.sizeof(Stub)))
    digest = (ctypes.c_uint8 * 32)(*sha256(body).digest())
    stub = Stub(MAGIC[:7], loader, kind, ip_major, size, int(signed), 0, digest)
    return bytes(stub) + body


def judge(data: bytes, loader: int, kinds: Iterable[int], ip_major: int) -> ImageVerdict | None:
    """None when the image may run as one of `kinds`. `data`: what lies in memory, padding included."""
    if not any(data):
        return ImageVerdict("E_PSP_SIGNATURE", f"the image is empty: {len(data):#x} bytes, all zero")
    if not data.startswith(MAGIC):
        return None
    if len(data) < ctypes.sizeof(Stub):
        return ImageVerdict(
            "E_PSP_SIGNATURE", f"the image ends inside its header, after {len(data):#x} bytes"
        )
    stub = Stub.from_buffer_copy(data)
    body = data[ctypes.sizeof(Stub) : stub.size_bytes]
    if not stub.is_signed:
        return ImageVerdict("E_PSP_SIGNATURE", "the image is not signed")
    if stub.size_bytes > len(data) or sha256(body).digest() != bytes(stub.digest):
        found = f"{stub.size_bytes:#x} bytes expected, {len(data):#x} given"
        return ImageVerdict("E_PSP_SIGNATURE", f"the image does not match its hash ({found})")
    if stub.ip_major != ip_major:
        found = f"the image is for IP version {stub.ip_major}, the block is version {ip_major}"
        return ImageVerdict("E_FW_IPVER", found)
    if stub.loader != loader or stub.kind not in kinds:
        name = _kind_name(stub.loader, stub.kind)
        wanted = " or ".join(_kind_name(loader, kind) for kind in kinds)
        return ImageVerdict("E_FW_IPVER", f"the image is {name}, announced as {wanted}")
    return None


def _kind_name(loader: int, kind: int) -> str:
    names = {int(m): m.name for m in (BinType if loader == BOOTLOADER else FwType)}
    return names.get(kind, f"type {kind}")


# How names of files begin, and the block whose version follows.
BLOCKS = {"psp": "MP0", "smu": "MP1", "sdma": "SDMA0", "gc": "GC"}
VERSIONS: dict[str, dict[str, tuple[int, ...]]] = {
    name: {block.name: block.version for block in chip.blocks if not block.instance}
    for name, chip in CHIPS.items()
}

# Parts of the vendor's own psp_*_sos.bin, in their order. Source: headers of linux-firmware's files.
SOS_PARTS = {
    "navi31": (
        *(BinType.PSP_SYS_DRV, BinType.PSP_SOS, BinType.PSP_TOC, BinType.PSP_KDB),
        *(BinType.PSP_SPL, BinType.PSP_RL),
    ),
    "navi48": (
        *(BinType.PSP_KDB, BinType.PSP_SYS_DRV, BinType.PSP_SOS, BinType.PSP_SOC_DRV),
        *(BinType.PSP_INTF_DRV, BinType.PSP_DBG_DRV, BinType.PSP_TOC, BinType.PSP_IPKEYMGR_DRV),
        *(BinType.PSP_SPL, BinType.PSP_RAS_DRV, BinType.PSP_RL),
    ),
}

# RS64 programs of the command processor: file suffix, its type, types of its stacks.
RS64 = {
    "pfp": (FwType.RS64_PFP, FwType.RS64_PFP_P0_STACK),
    "me": (FwType.RS64_ME, FwType.RS64_ME_P0_STACK),
    "mec": (FwType.RS64_MEC, FwType.RS64_MEC_P0_STACK),
}
STACK_OF = {  # a pipe's stack is the same data for each pipe of its processor
    FwType.RS64_PFP_P1_STACK: FwType.RS64_PFP_P0_STACK,
    FwType.RS64_ME_P1_STACK: FwType.RS64_ME_P0_STACK,
    FwType.RS64_MEC_P1_STACK: FwType.RS64_MEC_P0_STACK,
    FwType.RS64_MEC_P2_STACK: FwType.RS64_MEC_P0_STACK,
    FwType.RS64_MEC_P3_STACK: FwType.RS64_MEC_P0_STACK,
}


def accepted_kinds(kind: int) -> tuple[int, ...]:
    """Which stub kinds may be loaded as `kind`."""
    same = {int(key): int(value) for key, value in STACK_OF.items()}
    return (kind, same[kind]) if kind in same else (kind,)


def stub_files(chip: str, suffixes: Iterable[tuple[str, str]] = ()) -> dict[str, bytes]:
    """File name -> contents, for every file that a driver of `chip` without display and MES loads.

    suffixes: (psp, smu, imu or rlc, what follows that file's name) on boards with firmware of their own.
    """
    versions = {begin: VERSIONS[chip][block] for begin, block in BLOCKS.items()}
    psp, smu, sdma, gc = (f"{begin}_{'_'.join(map(str, found))}" for begin, found in versions.items())
    power, copy, graphics = (versions[begin][0] for begin in ("psp", "sdma", "gc"))
    files = {f"{psp}_sos": _sos(chip, power), smu: _smu(power), sdma: _sdma(copy)}
    files |= {f"{gc}_{name}": _rs64(graphics, *kinds) for name, kinds in RS64.items()}
    files |= {f"{gc}_imu": _imu(graphics), f"{gc}_rlc": _rlc(graphics)}
    whole = {"psp": f"{psp}_sos", "smu": smu}
    for name, suffix in suffixes:
        file = whole.get(name, f"{gc}_{name}")
        files[file + suffix] = files.pop(file)
    return {f"{name}.bin": data for name, data in files.items()}


def _file(header: ctypes.Structure, version: tuple[int, int], ip_major: int, code: bytes) -> bytes:
    """A whole file: `header` (its common part filled in), room up to CODE_OFFSET, `code`."""
    common = ucode.common_firmware_header.from_buffer(header)
    common.header_size_bytes = ctypes.sizeof(header)
    common.header_version_major, common.header_version_minor = version
    common.ip_version_major = ip_major
    common.ucode_version = 1
    common.ucode_size_bytes = common.ucode_size_bytes or len(code)
    common.ucode_array_offset_bytes = CODE_OFFSET
    common.size_bytes = CODE_OFFSET + len(code)
    common.crc32 = zlib.crc32(code)
    return bytes(header).ljust(CODE_OFFSET, b"\0") + code


def _sos(chip: str, major: int) -> bytes:
    kinds = SOS_PARTS[chip]
    header = ucode.psp_firmware_header_v2_0(psp_fw_bin_count=len(kinds))
    data = _file(header, (2, 0), major, b"".join(image(BOOTLOADER, kind, major) for kind in kinds))
    entries = (ucode.psp_fw_bin_desc(kind, 1, n * CODE_BYTES, CODE_BYTES) for n, kind in enumerate(kinds))
    head = data[: ctypes.sizeof(header)] + b"".join(map(bytes, entries))
    return head + data[len(head) :]


def _smu(major: int) -> bytes:
    code = image(RING, FwType.SMU, major)
    if major == 13:
        return _file(ucode.smc_firmware_header_v2_1(), (2, 1), major, code)
    table = bytes(64)
    header = ucode.smc_firmware_header_v2_0(
        ppt_offset_bytes=CODE_OFFSET + len(code), ppt_size_bytes=len(table)
    )
    header.v1_0.header.ucode_size_bytes = len(code)
    return _file(header, (2, 0), major, code + table)


def _sdma(major: int) -> bytes:
    first = image(RING, FwType.SDMA_UCODE_TH0, major)
    if major >= 7:
        single = ucode.sdma_firmware_header_v3_0(ucode_offset_bytes=CODE_OFFSET, ucode_size_bytes=len(first))
        return _file(single, (3, 0), major, first)
    second = image(RING, FwType.SDMA_UCODE_TH1, major)
    header = ucode.sdma_firmware_header_v2_0(
        ctx_ucode_size_bytes=len(first),
        ctl_ucode_offset=CODE_OFFSET + len(first),
        ctl_ucode_size_bytes=len(second),
    )
    return _file(header, (2, 0), major, first + second)


def _rs64(major: int, code_kind: FwType, stack_kind: FwType) -> bytes:
    code, stack = image(RING, code_kind, major), image(RING, stack_kind, major)
    header = ucode.gfx_firmware_header_v2_0(
        ucode_size_bytes=len(code),
        ucode_offset_bytes=CODE_OFFSET,
        data_size_bytes=len(stack),
        data_offset_bytes=CODE_OFFSET + len(code),
        ucode_start_addr_lo=START_LO,
        ucode_start_addr_hi=START_HI,
    )
    return _file(header, (2, 0), major, code + stack)


def _imu(major: int) -> bytes:
    code, data = image(RING, FwType.IMU_I, major), image(RING, FwType.IMU_D, major)
    header = ucode.imu_firmware_header_v1_0(
        imu_iram_ucode_size_bytes=len(code),
        imu_dram_ucode_size_bytes=len(data),
        imu_dram_ucode_offset_bytes=len(code),
    )
    return _file(header, (1, 0), major, code + data)


def _rlc(major: int) -> bytes:
    """RLC_G first, as in the vendor's files; the other parts behind it, each found by its own offset."""
    kinds = [FwType.RLC_G, FwType.RLC_RESTORE_LIST_GPM_MEM, FwType.RLC_RESTORE_LIST_SRM_MEM]
    kinds += [FwType.RLC_IRAM, FwType.RLC_DRAM_BOOT]
    has_more = major == 11
    kinds += [FwType.RLC_P, FwType.RLC_V] if has_more else []
    places = {kind: (CODE_OFFSET + n * CODE_BYTES, CODE_BYTES) for n, kind in enumerate(kinds)}
    code = b"".join(image(RING, kind, major) for kind in kinds)
    if has_more:
        latest = ucode.rlc_firmware_header_v2_3()
        latest.rlcp_ucode_offset_bytes, latest.rlcp_ucode_size_bytes = places[FwType.RLC_P]
        latest.rlcv_ucode_offset_bytes, latest.rlcv_ucode_size_bytes = places[FwType.RLC_V]
        _rlc_parts(latest.v2_2, places)
        return _file(latest, (2, 3), major, code)
    header = ucode.rlc_firmware_header_v2_2()
    _rlc_parts(header, places)
    return _file(header, (2, 2), major, code)


def _rlc_parts(header: ucode.rlc_firmware_header_v2_2, places: dict[FwType, tuple[int, int]]) -> None:
    lists = header.v2_1
    lists.v2_0.header.ucode_size_bytes = CODE_BYTES
    gpm, srm = places[FwType.RLC_RESTORE_LIST_GPM_MEM], places[FwType.RLC_RESTORE_LIST_SRM_MEM]
    lists.save_restore_list_gpm_offset_bytes, lists.save_restore_list_gpm_size_bytes = gpm
    lists.save_restore_list_srm_offset_bytes, lists.save_restore_list_srm_size_bytes = srm
    header.rlc_iram_ucode_offset_bytes, header.rlc_iram_ucode_size_bytes = places[FwType.RLC_IRAM]
    header.rlc_dram_ucode_offset_bytes, header.rlc_dram_ucode_size_bytes = places[FwType.RLC_DRAM_BOOT]
