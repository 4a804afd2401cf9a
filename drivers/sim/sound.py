"""Function 1 of a simulated card: its sound over HDMI and DisplayPort, as far as sysfs shows it.

It shares the card's slot and its resets, and a kernel driver may hold it; its registers are not modelled and
cannot be mapped. Sources: Linux Documentation/PCI/sysfs-pci.rst, sound/pci/hda/hda_intel.c (device ids).
"""

from __future__ import annotations

from drivers.core.pci import CONFIG_BYTES, DEVICES
from drivers.sim.amd.topology import VENDOR_AMD

CLASS = 0x040300
DEVICE_IDS = {"navi31": 0xAB30, "navi48": 0xAB40}
DRIVER = "snd_hda_intel"


class Sound:
    """One such function. driver: kernel driver bound to it, ''."""

    def __init__(self, bdf: str, chip: str, driver: str = "") -> None:
        self.bdf, self.driver = bdf, driver
        self.device = DEVICE_IDS[chip]

    @property
    def path(self) -> str:
        return f"{DEVICES}/{self.bdf}"

    def files(self) -> dict[str, bytes]:
        """Path -> contents of its attributes."""
        config = bytearray(CONFIG_BYTES)
        for at, value, size in ((0, VENDOR_AMD, 2), (2, self.device, 2), (9, CLASS, 3), (14, 0x80, 1)):
            config[at : at + size] = value.to_bytes(size, "little")
        texts = {"vendor": f"{VENDOR_AMD:#06x}", "device": f"{self.device:#06x}", "class": f"{CLASS:#08x}"}
        attributes = {name: f"{text}\n".encode() for name, text in texts.items()} | {"config": bytes(config)}
        return {f"{self.path}/{name}": data for name, data in attributes.items()}
