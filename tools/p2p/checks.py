"""What the machine's files say about traffic between its cards: BARs, IOMMU, ACS, links, the driver's switch.

Sources: amdgpu_device.c, amdgpu_device_is_peer_accessible; drivers/pci/p2pdma.c; kernel-parameters.txt
(iommu, pci=disable_acs_redir, amdgpu.pcie_p2p); PCI Express Base Specification 4.0, 7.7.8.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from drivers.amd.sysfs import bar_sizes, links_of, size_text
from drivers.core.errors import HostError
from drivers.core.host import Host
from drivers.core.pci import DEVICES
from drivers.core.surroundings import read

EXTENDED_AT, ACS_ID = 0x100, 0x000D
REDIRECTS = 0x1C  # request redirect, completion redirect, upstream forwarding
TRANSLATES = ("DMA", "DMA-FQ")
P2P_SWITCH = "/sys/module/amdgpu/parameters/pcie_p2p"
AER, NOISE = "aer_dev_correctable", 100
SLOW = 0.6  # of the fastest card's link: less is worth a word


@dataclass(frozen=True)
class P2pFinding:
    """about: whose it is. is_wrong: it keeps cards apart; else it is worth knowing. do: what to change."""

    about: str
    found: str
    do: str = ""
    is_wrong: bool = False


@dataclass(frozen=True)
class BusCard:
    """A card on the bus. name: of its device; vram_bytes: of its memory."""

    name: str
    address: str
    vram_bytes: int


def look(host: Host, places: list[BusCard]) -> Iterator[P2pFinding]:
    """Everything worth knowing, what is wrong first for each card."""
    for place in places:
        yield from _bar(host, place)
    if read(host, P2P_SWITCH) in ("N", "0"):
        do = "remove amdgpu.pcie_p2p=0 from the kernel's command line or /etc/modprobe.d"
        yield P2pFinding("amdgpu", "peer-to-peer is switched off (pcie_p2p)", do, is_wrong=True)
    yield from _translation(host, places)
    yield from _redirects(host, places)
    yield from _slow_links(host, places)
    for place in places:
        yield from _errors(host, place)


def _bar(host: Host, place: BusCard) -> Iterator[P2pFinding]:
    shown = bar_sizes(host, place.address).get(0, 0)
    if 0 < shown < place.vram_bytes:
        found = f"BAR 0 shows {size_text(shown)} of {size_text(place.vram_bytes)} of its memory"
        do = "switch 'Above 4G Decoding' and 'Re-Size BAR Support' (Smart Access Memory) on in the BIOS"
        yield P2pFinding(place.name, found, do, is_wrong=True)


def _translation(host: Host, places: list[BusCard]) -> Iterator[P2pFinding]:
    """An IOMMU that translates lets peers through, at a price."""
    translated = [place.name for place in places if _group_type(host, place.address) in TRANSLATES]
    if translated:
        found = f"it translates what {_names(translated)} send each other, which costs time"
        yield P2pFinding("IOMMU", found, "add iommu=pt to the kernel's command line")


def _group_type(host: Host, address: str) -> str:
    try:
        group = host.readlink(f"{DEVICES}/{address}/iommu_group").rsplit("/", 1)[-1]
    except HostError:
        return ""
    return read(host, f"/sys/kernel/iommu_groups/{group}/type")


def _redirects(host: Host, places: list[BusCard]) -> Iterator[P2pFinding]:
    """Below a switch that cards share, ACS decides whether they reach each other there."""
    ways = {place: [link.address for link in links_of(host, place.address)][1:] for place in places}
    seen: dict[str, int] = {}
    for way in ways.values():
        for port in way:
            seen[port] = seen.get(port, 0) + 1
    for place, way in ways.items():
        shared = [port for port in way if seen[port] > 1]
        if not shared:
            continue
        for port in way[: way.index(shared[0])]:
            control = _acs(host, port)
            if control is None:
                found = f"whether port {port} redirects what cards send each other (ACS) only root can read"
                yield P2pFinding(place.name, found, "run this with sudo")
            elif control & REDIRECTS:
                found = f"port {port} sends what cards send each other up to the root complex (ACS)"
                do = f"set 'ACS Enable' to Disabled in the BIOS, or boot with pci=disable_acs_redir={port}"
                yield P2pFinding(place.name, found, do)


def _acs(host: Host, port: str) -> int | None:
    """The control bits of Access Control Services; 0 for a port without, None where it cannot be read."""
    try:
        config = host.read_bytes(f"{DEVICES}/{port}/config")
    except HostError:
        return None
    at, seen = EXTENDED_AT, set[int]()
    if len(config) < EXTENDED_AT + 4:
        return None
    while at and at not in seen and at + 8 <= len(config):
        seen.add(at)
        header = int.from_bytes(config[at : at + 4], "little")
        if header & 0xFFFF == ACS_ID:
            return int.from_bytes(config[at + 6 : at + 8], "little")
        at = header >> 20
    return 0


def _slow_links(host: Host, places: list[BusCard]) -> Iterator[P2pFinding]:
    found = {place: min(links, default=None) for place in places if (links := links_of(host, place.address))}
    best = max((link.bytes_per_s for link in found.values() if link is not None), default=0.0)
    for place, link in found.items():
        if link is not None and link.bytes_per_s < SLOW * best:
            text = f"its link is {link.text} at {link.address}, {link.bytes_per_s / 1e9:.1f} GB/s at most"
            do = "move the card to a slot with all lanes, or set the slot's bifurcation and speed in the BIOS"
            yield P2pFinding(place.name, text, do)


def _errors(host: Host, place: BusCard) -> Iterator[P2pFinding]:
    """Errors that the link caught and sent again. Source: sysfs-bus-pci-devices-aer_stats."""
    counts = dict(line.rsplit(" ", 1) for line in read(host, f"{DEVICES}/{place.address}/{AER}").splitlines())
    total = counts.get("TOTAL_ERR_COR", "0")
    if total.isdecimal() and int(total) > NOISE:
        found = f"its link corrected {total} errors since the machine started"
        yield P2pFinding(
            place.name, found, "seat card and riser again, or lower the slot's speed in the BIOS"
        )


def _names(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
