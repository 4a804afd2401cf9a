"""Boards that carry our chips: what they are called, by PCI device and revision, and how their files are.

Boards with the same device id differ by revision, by the units that are switched off (`gfx.py` asks the card)
and sometimes by firmware. Data. Sources: libdrm data/amdgpu.ids; Linux amdgpu_ucode.c kicker_device_list;
gfx_v11_0.c (rlc_1 for revision 0xCE).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from drivers.amd.am.chip import Chip

KICKER = dict.fromkeys(("psp", "smu", "imu", "rlc"), "_kicker")


@dataclass(frozen=True)
class Model:
    """One board. suffixes: what follows a file's name, by its field in `FirmwareNames`."""

    product: str
    suffixes: dict[str, str] = field(default_factory=dict)


MODELS = {
    (0x7448, 0x00): Model("Radeon PRO W7900"),
    (0x7449, 0x00): Model("Radeon PRO W7800 48GB"),
    (0x744A, 0x00): Model("Radeon PRO W7900 Dual Slot"),
    (0x744B, 0x00): Model("Radeon PRO W7900D", KICKER),
    (0x744C, 0xC8): Model("Radeon RX 7900 XTX"),
    (0x744C, 0xCC): Model("Radeon RX 7900 XT"),
    (0x744C, 0xCE): Model("Radeon RX 7900 GRE", {"rlc": "_1"}),
    (0x744C, 0xCF): Model("Radeon RX 7900M"),
    (0x745E, 0xCC): Model("Radeon PRO W7800"),
    (0x7550, 0xC0): Model("Radeon RX 9070 XT"),
    (0x7550, 0xC2): Model("Radeon RX 9070 GRE"),
    (0x7550, 0xC3): Model("Radeon RX 9070"),
    (0x7551, 0xC0): Model("Radeon AI PRO R9700"),
    (0x7551, 0xC8): Model("Radeon AI PRO R9600D", KICKER),
}


def boards_of(device: int, chip: str) -> str:
    """The chip and the products that share a device id: 'navi48 (RX 9070 XT / RX 9070 GRE / RX 9070)'."""
    names = [m.product.removeprefix("Radeon ") for (number, _), m in MODELS.items() if number == device]
    return f"{chip} ({' / '.join(names)})"


def of_board(chip: Chip, device: int, revision: int) -> Chip:
    """The chip's table with the product and the file names of one board; an unknown one is named as such."""
    unknown = Model(f"{chip.name} board {device:#06x} revision {revision:#04x}")
    model = MODELS.get((device, revision), unknown)
    names = {name: getattr(chip.firmware, name) + suffix for name, suffix in model.suffixes.items()}
    return replace(chip, product=model.product, firmware=replace(chip.firmware, **names))
