"""Boards that carry our chips, by PCI device and revision: their names and the names of their firmware files.

Boards with the same device id differ by revision, by the units that are switched off (`gfx.py` asks the card)
and sometimes by firmware. Data. Sources: autogen/amd/products.py; Linux amdgpu_ucode.c kicker_device_list;
gfx_v11_0.c (rlc_1 for revision 0xCE).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from autogen.amd.products import PRODUCTS
from drivers.amd.am.chip import DEVICE_IDS, ChipTables

KICKER = dict.fromkeys(("psp", "smu", "imu", "rlc"), "_kicker")


@dataclass(frozen=True)
class Model:
    """One board. suffixes: what follows a file's name, by its field in `FirmwareNames`."""

    product: str
    suffixes: dict[str, str] = field(default_factory=dict)


SUFFIXES = {(0x744B, 0x00): KICKER, (0x744C, 0xCE): {"rlc": "_1"}, (0x7551, 0xC8): KICKER}
MODELS = {
    (card.device_id, card.revision): Model(card.name, SUFFIXES.get((card.device_id, card.revision), {}))
    for card in PRODUCTS
    if card.chip in DEVICE_IDS
}


def of_board(chip: ChipTables, device: int, revision: int) -> ChipTables:
    """The chip's table with the product and the file names of one board; an unknown one is named as such."""
    unknown = Model(f"{chip.name} board {device:#06x} revision {revision:#04x}")
    model = MODELS.get((device, revision), unknown)
    names = {name: getattr(chip.firmware, name) + suffix for name, suffix in model.suffixes.items()}
    return replace(chip, product=model.product, firmware=replace(chip.firmware, **names))
