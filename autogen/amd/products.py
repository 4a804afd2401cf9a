"""Cards by PCI device id and revision, and the chips they carry: kept by hand, not by tools.gen.

Sources: libdrm data/amdgpu.ids (ids, revisions, names); Linux kfd_device.c (gfx_target_version of each
graphics core); LLVM AMDGPUUsage (processors). Cards of one chip differ in what is switched off.
"""

from __future__ import annotations

from typing import NamedTuple


class Product(NamedTuple):
    """One card as its maker sells it."""

    device_id: int
    revision: int
    name: str
    chip: str


PRODUCTS = (
    Product(0x7448, 0x00, "Radeon Pro W7900", "navi31"),
    Product(0x7449, 0x00, "Radeon Pro W7800 48GB", "navi31"),
    Product(0x744A, 0x00, "Radeon Pro W7900 Dual Slot", "navi31"),
    Product(0x744B, 0x00, "Radeon Pro W7900D", "navi31"),
    Product(0x744C, 0xC8, "Radeon RX 7900 XTX", "navi31"),
    Product(0x744C, 0xCC, "Radeon RX 7900 XT", "navi31"),
    Product(0x744C, 0xCE, "Radeon RX 7900 GRE", "navi31"),
    Product(0x744C, 0xCF, "Radeon RX 7900M", "navi31"),
    Product(0x745E, 0xCC, "Radeon Pro W7800", "navi31"),
    Product(0x7460, 0x00, "Radeon Pro V710", "navi32"),
    Product(0x7470, 0x00, "Radeon Pro W7700", "navi32"),
    Product(0x747E, 0xC8, "Radeon RX 7800 XT", "navi32"),
    Product(0x747E, 0xD8, "Radeon RX 7800M", "navi32"),
    Product(0x747E, 0xDB, "Radeon RX 7700", "navi32"),
    Product(0x747E, 0xFF, "Radeon RX 7700 XT", "navi32"),
    Product(0x7480, 0x00, "Radeon Pro W7600", "navi33"),
    Product(0x7480, 0xC0, "Radeon RX 7600 XT", "navi33"),
    Product(0x7480, 0xC2, "Radeon RX 7650 GRE", "navi33"),
    Product(0x7480, 0xCF, "Radeon RX 7600", "navi33"),
    Product(0x7550, 0xC0, "Radeon RX 9070 XT", "navi48"),
    Product(0x7550, 0xC2, "Radeon RX 9070 GRE", "navi48"),
    Product(0x7550, 0xC3, "Radeon RX 9070", "navi48"),
    Product(0x7551, 0xC0, "Radeon AI PRO R9700", "navi48"),
    Product(0x7551, 0xC8, "Radeon AI PRO R9600D", "navi48"),
    Product(0x7590, 0xC0, "Radeon RX 9060 XT", "navi44"),
    Product(0x7590, 0xC1, "Radeon RX 9060 XT LP", "navi44"),
    Product(0x7590, 0xC7, "Radeon RX 9060", "navi44"),
)
ARCHES = {
    "navi31": "gfx1100",
    "navi32": "gfx1101",
    "navi33": "gfx1102",
    "navi44": "gfx1200",
    "navi48": "gfx1201",
}
CHIPS = {arch: chip for chip, arch in ARCHES.items()}
CHIP_OF = {product.device_id: product.chip for product in PRODUCTS}


def product_name(device_id: int, revision: int | None) -> str:
    """'Radeon RX 7900 XT'; all the names of a device id where the revision is not known, '' for others."""
    same = [product for product in PRODUCTS if product.device_id == device_id]
    exact = [product.name for product in same if product.revision == revision]
    return exact[0] if exact else " / ".join(product.name for product in same)
