"""Small reads of /sys and /proc that never fail: what cannot be read is empty.

Sources of names: Linux Documentation/ABI; PCI ids and products: libdrm's amdgpu.ids.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from autogen.amd.products import CHIP_OF, product_name
from drivers.amd.am.chip import DEVICE_IDS
from drivers.core.errors import HostError
from drivers.core.host import Host
from drivers.core.pci import DEVICES, LOCKS
from drivers.core.surroundings import entries, read

AMD_VENDOR = "0x1002"
DISPLAY_CLASSES = ("0x0300", "0x0302", "0x0380")
DRIVEN = {f"{number:#06x}" for numbers in DEVICE_IDS.values() for number in numbers}


@dataclass(frozen=True)
class DisplayFunction:
    """One AMD display function. bar0_bytes, vram_bytes: 0 where the kernel does not say."""

    address: str
    device_id: str
    revision: str
    driver: str
    bar0_bytes: int
    vram_bytes: int

    @property
    def name(self) -> str:
        """'navi31 (Radeon RX 7900 XT)'."""
        return describe(self.device_id, self.revision)


def describe(device_id: str, revision: str = "") -> str:
    """Chip and product of ids as sysfs writes them."""
    chip = CHIP_OF.get(int(device_id or "0", 16))
    exact = int(revision, 16) if revision.startswith("0x") else None
    return f"{chip} ({product_name(int(device_id, 16), exact)})" if chip else "unknown chip"


def number(host: Host, path: str) -> int | None:
    """The whole number in a file; None where there is none."""
    text = read(host, path)
    return int(text) if re.fullmatch(r"-?\d+", text) else None


def find_cards(host: Host) -> list[DisplayFunction]:
    """Every AMD display function on the PCI bus."""
    cards = []
    for address in entries(host, DEVICES):
        folder = f"{DEVICES}/{address}"
        if read(host, f"{folder}/vendor") != AMD_VENDOR:
            continue
        if not read(host, f"{folder}/class").startswith(DISPLAY_CLASSES):
            continue
        vram = number(host, f"{folder}/mem_info_vram_total") or 0
        sizes = bar_sizes(host, address)
        identity = read(host, f"{folder}/device")
        revision = read(host, f"{folder}/revision")
        cards.append(
            DisplayFunction(address, identity, revision, driver_of(host, address), sizes.get(0, 0), vram)
        )
    return cards


@dataclass(frozen=True, order=True)
class PortLink:
    """The link of one port. bytes_per_s: of all its lanes, without protocol."""

    bytes_per_s: float
    text: str
    address: str


def links_of(host: Host, address: str) -> list[PortLink]:
    """The links between a function and the processor, itself first; empty where the kernel says nothing.

    A card with a switch of its own always has the best link to that switch, so its own link tells nothing
    about the slot. The ports above it count; the card's path in the tree of devices names them.
    """
    try:
        way = host.readlink(f"{DEVICES}/{address}").split("/")
    except HostError:
        way = []
    above = [
        part for part in reversed(way) if re.fullmatch(r"[0-9a-f]{4}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]", part)
    ]
    found = (_link(host, each) for each in (above or [address]))
    return [link for link in found if link is not None]


def _link(host: Host, address: str) -> PortLink | None:
    speed, width = (read(host, f"{DEVICES}/{address}/current_link_{what}") for what in ("speed", "width"))
    rate = re.match(r"([\d.]+) GT/s", speed)
    if rate is None or not width.isdecimal() or not int(width):
        return None
    transfers = float(rate[1])
    share = 0.8 if transfers <= 5 else 128 / 130  # 8 bits in 10 of generations 1 and 2, then 128 in 130
    return PortLink(transfers * 1e9 / 8 * share * int(width), f"{speed} x{width}", address)


def connectors(host: Host, address: str) -> list[str]:
    """Names of a card's connectors on which a screen is."""
    folder = f"{DEVICES}/{address}/drm"
    names = ((card, name) for card in entries(host, folder) for name in entries(host, f"{folder}/{card}"))
    return [name for card, name in names if read(host, f"{folder}/{card}/{name}/status") == "connected"]


def driver_of(host: Host, address: str) -> str:
    """The kernel driver that is bound to a function; '' for none."""
    text = read(host, f"{DEVICES}/{address}/uevent")
    lines = dict(line.split("=", 1) for line in text.splitlines() if "=" in line)
    return lines.get("DRIVER", "")


def bar_sizes(host: Host, address: str) -> dict[int, int]:
    """Bytes of each BAR, by the sysfs `resource` file: a line a BAR, first address, last address, flags."""
    sizes = {}
    for index, line in enumerate(read(host, f"{DEVICES}/{address}/resource").splitlines()[:6]):
        first, last = (int(word, 16) for word in line.split()[:2])
        if last:
            sizes[index] = last - first + 1
    return sizes


def owner_of(host: Host, address: str) -> str:
    """How the process that holds a card through this project describes itself; '' if there is none.

    A lock file outlives its process, so one that names a process which is gone does not count.
    """
    text = " ".join(read(host, f"{LOCKS}/doorbell-{address}.lock").split())
    process = re.search(r"\d+", text)
    if process is None or not entries(host, "/proc"):
        return text
    return text if host.exists(f"/proc/{process[0]}") else ""


def size_text(count: int) -> str:
    """Bytes for people: the largest unit that leaves a whole number or at least ten."""
    for unit, shift in (("GiB", 30), ("MiB", 20), ("KiB", 10)):
        if count and (count % (1 << shift) == 0 or count >> shift >= 10):
            return f"{count / (1 << shift):.4g} {unit}"
    return f"{count} bytes"
