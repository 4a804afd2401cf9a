"""Firmware files that this driver knows: name, version, SHA-256, licence, and which step takes each.

The bytes are the vendor's and are never shipped here. Files of another version load too; the report then says
that they are not in the ledger. Source: Debian package firmware-amd-graphics 20250410-2 (header fields read).
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

LICENCE = "AMD redistributable binary licence (LICENSE.amdgpu of linux-firmware)"
PACKAGES = (
    "Debian, Ubuntu: firmware-amd-graphics (section non-free-firmware) or linux-firmware; "
    "Fedora: amd-gpu-firmware; Arch: linux-firmware-amdgpu; openSUSE: kernel-firmware-amdgpu"
)


@dataclass(frozen=True)
class SeenFile:
    """One file as it was seen. consumer: the function that hands it to the card."""

    name: str
    version: int
    sha256: str
    consumer: str


LEDGER = (
    SeenFile(
        "psp_13_0_0_sos",
        0x310032,
        "2a211d631750bda24c7c56cef3dbfc34bdae22e78d5d5e6e87ba421596af5609",
        "psp.boot_secure_os",
    ),
    SeenFile(
        "smu_13_0_0",
        0x4E8000,
        "a654b5f40c90326e9cbd2c67529431b42a62fccb9ef7bedcd12d086a5a45240c",
        "psp.load_power_firmware",
    ),
    SeenFile(
        "sdma_6_0_0",
        0x18,
        "1f363527ae9eb710dab0749bfd313aa2f993e06f46b1653190e5af4ec51f9c5e",
        "psp.load_engines",
    ),
    SeenFile(
        "gc_11_0_0_pfp",
        0x9D8,
        "e46ca7fa9bdbb6c4aa97862187d234c0427d05057f83b33b0ca874c9488335a7",
        "psp.load_engines",
    ),
    SeenFile(
        "gc_11_0_0_me",
        0x94C,
        "255855ee4069b7f9748a21b801b2e6155a13d869ecef010d31999ecd92585905",
        "psp.load_engines",
    ),
    SeenFile(
        "gc_11_0_0_mec",
        0xA1E,
        "a9ba80188b485c458e003cac1bb05bc670c9887ee39c0be4f6ab56ad01b83e44",
        "psp.load_engines, gfx.start_programs",
    ),
    SeenFile(
        "gc_11_0_0_imu",
        0xB1F4B00,
        "b4f8fc056b45709a6abf48e7885fb1b4ab8d3cc092cbfa2c554a78564a6403bc",
        "psp.load_engines",
    ),
    SeenFile(
        "gc_11_0_0_rlc",
        0x80,
        "dabd49039772d02f5fd5e48dc21d35ad52a6b1283b470dabca86ca159c4c7c8e",
        "psp.load_engines, psp.autoload",
    ),
    SeenFile(
        "psp_14_0_3_sos",
        0x3A0B14,
        "7e21376e55ecca79cd59fe7729eb9b1963ed2d7d24e13e86877cc16dd89a2e68",
        "psp.boot_secure_os",
    ),
    SeenFile(
        "smu_14_0_3",
        0x684400,
        "8bcba250ab0a7157160f943ef91507b38fd4edb728e24f9e9d965824acb656c8",
        "psp.load_power_firmware",
    ),
    SeenFile(
        "sdma_7_0_1",
        0x6F3B46,
        "52de03a24d3e32bc6ad8abfb2e04cabad35219e57433c33c8ce4dd1d60268c1c",
        "psp.load_engines",
    ),
    SeenFile(
        "gc_12_0_1_pfp",
        0xAFA,
        "9bbb1f6f8e6bae99ccf65d78c7102d9616143d4fbeced5fa26182805dfe5b24a",
        "psp.load_engines",
    ),
    SeenFile(
        "gc_12_0_1_me",
        0xAC8,
        "f8e3e77f59e42670f748fdf059f15d76c5197bc1682c2edd344fa25c31a78143",
        "psp.load_engines",
    ),
    SeenFile(
        "gc_12_0_1_mec",
        0xBC2,
        "d182735fcd012a0ef13dd6a6a4783a8cddce7327d668e5819d8b867fb2ca6288",
        "psp.load_engines, gfx.start_programs",
    ),
    SeenFile(
        "gc_12_0_1_imu",
        0xC302A00,
        "01603dd2f61a3c84650f15448aedd6132d2693106a3a42c6db7a72cf9bd1ed33",
        "psp.load_engines",
    ),
    SeenFile(
        "gc_12_0_1_rlc",
        0xBE7DA0,
        "6ba4459532246a5c415d3cb33c9b1248294e48f67b827e2accb292a8d1a5c0ec",
        "psp.load_engines, psp.autoload",
    ),
)
BY_NAME = {known.name: known for known in LEDGER}


def provenance(name: str, data: bytes, version: int) -> str:
    """One phrase about where a file's bytes come from: the ledger's, another version, or another build."""
    known = BY_NAME.get(name)
    if known is None:
        return "not in the ledger"
    if hashlib.sha256(data).hexdigest() == known.sha256:
        return f"version {version:#x}, as in the ledger"
    if version == known.version:
        return f"version {version:#x}, but not the ledger's bytes"
    return f"version {version:#x}, the ledger has {known.version:#x}"
