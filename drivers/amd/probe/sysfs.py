"""Small reads of /sys and /proc that never fail: what cannot be read is empty.

Sources of names: Linux Documentation/ABI; PCI ids and products: libdrm's amdgpu.ids.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from drivers.amd.am.chip import DEVICE_IDS
from drivers.amd.am.models import boards_of
from drivers.core.errors import HostError
from drivers.core.host import Host
from drivers.core.pci import DEVICES, LOCKS

AMD_VENDOR = "0x1002"
DISPLAY_CLASSES = ("0x0300", "0x0302", "0x0380")
DRIVEN = {f"{number:#06x}" for numbers in DEVICE_IDS.values() for number in numbers}
PRODUCTS = {  # boards of one device id differ by revision
    **{f"{number:#06x}": boards_of(number, chip) for chip, ids in DEVICE_IDS.items() for number in ids},
    "0x7470": "navi32 (PRO W7700)",
    "0x747e": "navi32 (RX 7800 XT / 7700 XT)",
    "0x7480": "navi33 (RX 7600)",
    "0x7590": "navi44 (RX 9060 XT)",
}


@dataclass(frozen=True)
class Card:
    """One AMD display function. bar0_bytes, vram_bytes: 0 where the kernel does not say."""

    address: str
    device_id: str
    driver: str
    bar0_bytes: int
    vram_bytes: int


def read(host: Host, path: str) -> str:
    """The text of a file, stripped; empty where it cannot be read."""
    try:
        return host.read_text(path).strip()
    except HostError:
        return ""


def number(host: Host, path: str) -> int | None:
    """The whole number in a file; None where there is none."""
    text = read(host, path)
    return int(text) if re.fullmatch(r"-?\d+", text) else None


def entries(host: Host, path: str) -> list[str]:
    """The names in a folder, sorted; none where there is no such folder."""
    try:
        return sorted(host.listdir(path))
    except HostError:
        return []


def find_cards(host: Host) -> list[Card]:
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
        cards.append(Card(address, identity, driver_of(host, address), sizes.get(0, 0), vram))
    return cards


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
    """What the process that holds a card through this stack says of itself; '' when none does.

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
        if count >> shift and (count % (1 << shift) == 0 or count >> shift >= 10):
            return f"{count / (1 << shift):.4g} {unit}"
    return f"{count} bytes"
