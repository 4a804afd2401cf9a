"""The machine part of the probe: PCI, kernel driver, device nodes, rights, IOMMU, BARs. It only reads.

Sources: PCI ids and BAR roles, Linux amdgpu_device.c and libdrm's amdgpu.ids; sysfs names, Linux
Documentation/ABI.
"""

from __future__ import annotations

import os
from dataclasses import dataclass

from drivers.amd.probe.finding import Finding
from drivers.core.errors import HostError
from drivers.core.host import Host

PCI_DEVICES = "/sys/bus/pci/devices"
KFD_NODES = "/sys/devices/virtual/kfd/kfd/topology/nodes"
AMD_VENDOR = "0x1002"
DISPLAY_CLASSES = ("0x0300", "0x0302", "0x0380")
# PCI device id -> chip, as libdrm's amdgpu.ids and public driver tables list them.
CHIPS = {
    "0x744c": "navi31 (RX 7900 XTX / XT / GRE)",
    "0x7480": "navi33 (RX 7600)",
    "0x7550": "navi48 (RX 9070 XT / 9070)",
    "0x7551": "navi48 (AI PRO R9700)",
    "0x7590": "navi44 (RX 9060 XT)",
}
SUPPORTED = {"0x744c"}


@dataclass(frozen=True)
class Card:
    """One AMD display function. bar0_bytes, vram_bytes: 0 where the kernel does not say."""

    address: str
    device_id: str
    driver: str
    bar0_bytes: int
    vram_bytes: int


def read(host: Host, path: str) -> str:
    """The text of a sysfs file, stripped; empty where it cannot be read."""
    try:
        return host.read_text(path).strip()
    except HostError:
        return ""


def entries(host: Host, path: str) -> list[str]:
    """The names in a folder, sorted; none where there is no such folder."""
    try:
        return sorted(host.listdir(path))
    except HostError:
        return []


def find_cards(host: Host) -> list[Card]:
    """Every AMD display function on the PCI bus."""
    cards = []
    for address in entries(host, PCI_DEVICES):
        folder = f"{PCI_DEVICES}/{address}"
        if read(host, f"{folder}/vendor") != AMD_VENDOR:
            continue
        if not read(host, f"{folder}/class").startswith(DISPLAY_CLASSES):
            continue
        vram = read(host, f"{folder}/mem_info_vram_total")
        driver = _driver(read(host, f"{folder}/uevent"))
        bar0 = _bar0_bytes(read(host, f"{folder}/resource"))
        cards.append(Card(address, read(host, f"{folder}/device"), driver, bar0, int(vram or 0)))
    return cards


def _driver(uevent: str) -> str:
    lines = dict(line.split("=", 1) for line in uevent.splitlines() if "=" in line)
    return lines.get("DRIVER", "")


def _bar0_bytes(resource: str) -> int:
    """Size of BAR 0 by the first line of the sysfs `resource` file: first address, last address, flags."""
    words = resource.split()
    if len(words) < 2:
        return 0
    first, last = int(words[0], 16), int(words[1], 16)
    return last - first + 1 if last else 0


def machine_findings(host: Host) -> list[Finding]:
    """Everything the KFD path needs of this machine, in the order in which it is needed."""
    cards = find_cards(host)
    found = [pci_finding(host, cards)]
    found += [bar_finding(card) for card in cards]
    found += [
        kernel_finding(host, bool(cards)),
        kfd_finding(host, bool(cards)),
        render_finding(host, bool(cards)),
        group_finding(host, bool(cards)),
        topology_finding(host, bool(cards)),
        iommu_finding(host),
    ]
    return found


def pci_finding(host: Host, cards: list[Card]) -> Finding:
    """Which AMD cards are on the bus, and whether this stack knows their chip."""
    looked = f"PCI vendor {AMD_VENDOR}, display class, below {PCI_DEVICES}; known ids {', '.join(CHIPS)}"
    if not cards:
        seen = len(entries(host, PCI_DEVICES))
        meaning = "no AMD GPU here, so the simulated card is the default device"
        return Finding(
            "pci", looked, f"none among {seen} PCI functions", "missing", meaning, "DEV=sim:navi31"
        )
    names = [f"{c.address} {c.device_id} {CHIPS.get(c.device_id, 'unknown chip')}" for c in cards]
    if any(c.device_id in SUPPORTED for c in cards):
        return Finding("pci", looked, "; ".join(names), "good", "a card that this stack drives is on the bus")
    meaning = "no card of a chip that this stack drives; supported is 0x744c (navi31)"
    return Finding("pci", looked, "; ".join(names), "blocked", meaning, "DEV=sim:navi31 runs without a card")


def bar_finding(card: Card) -> Finding:
    """Whether the host sees all VRAM through BAR 0 (resizable BAR)."""
    looked = f"BAR 0 of {card.address} as large as its VRAM"
    found = f"BAR 0 {card.bar0_bytes >> 20} MiB, VRAM {card.vram_bytes >> 20} MiB"
    if card.vram_bytes == 0:
        return Finding("bar", looked, found, "note", "the kernel does not say how much VRAM there is")
    if card.bar0_bytes >= card.vram_bytes:
        return Finding("bar", looked, found, "good", "the host can map all of VRAM")
    meaning = "the host sees only part of VRAM: host-visible VRAM allocations are refused by the kernel"
    remedy = "enable 'Above 4G decoding' and 'Resizable BAR' in the firmware setup, then boot again"
    return Finding("bar", looked, found, "note", meaning, remedy)


def kernel_finding(host: Host, has_card: bool) -> Finding:
    """Whether the amdgpu kernel driver is loaded: /dev/kfd belongs to it."""
    release = read(host, "/proc/sys/kernel/osrelease") or "unknown"
    looked = "the amdgpu kernel driver (/sys/module/amdgpu)"
    if host.exists("/sys/module/amdgpu"):
        return Finding("kernel driver", looked, f"loaded, kernel {release}", "good", "KFD comes with it")
    meaning = "without it there is no /dev/kfd"
    verdict = "blocked" if has_card else "missing"
    return Finding(
        "kernel driver",
        looked,
        f"not loaded, kernel {release}",
        verdict,
        meaning,
        _if(has_card, "sudo modprobe amdgpu"),
    )


def kfd_finding(host: Host, has_card: bool) -> Finding:
    """Whether /dev/kfd is there and this user may open it."""
    return _node("/dev/kfd", host, has_card, "compute queues are made through it")


def render_finding(host: Host, has_card: bool) -> Finding:
    """Whether a render node is there and this user may open it."""
    nodes = [n for n in entries(host, "/dev/dri") if n.startswith("renderD")]
    purpose = "memory is mapped through it"
    if not nodes:
        looked = "a render node /dev/dri/renderD*"
        return Finding("render node", looked, "none", "blocked" if has_card else "missing", purpose)
    return _node(f"/dev/dri/{nodes[0]}", host, has_card, purpose)


def _node(path: str, host: Host, has_card: bool, purpose: str) -> Finding:
    looked = f"{path}, readable and writable by this user"
    if not host.exists(path):
        verdict = "blocked" if has_card else "missing"
        return Finding(path, looked, "not there", verdict, purpose, _if(has_card, "sudo modprobe amdgpu"))
    if host.access(path, os.R_OK | os.W_OK):
        return Finding(path, looked, "there, and allowed", "good", purpose)
    remedy = "sudo usermod -aG render,video $USER, then log in again"
    return Finding(path, looked, "there, but permission denied", "blocked", purpose, remedy)


def group_finding(host: Host, has_card: bool) -> Finding:
    """Whether this user is in the groups that own the device nodes on most distributions."""
    looked = "this user in group render or video (or root)"
    mine = _my_groups(host)
    text = ", ".join(sorted(mine)) or "no named group"
    if os.geteuid() == 0 or mine & {"render", "video"}:
        return Finding(
            "groups", looked, "root" if os.geteuid() == 0 else text, "good", "device nodes can be opened"
        )
    remedy = _if(has_card, "sudo usermod -aG render,video $USER, then log in again")
    return Finding("groups", looked, text, "note", "distributions give /dev/kfd to group render", remedy)


def _my_groups(host: Host) -> set[str]:
    """Names of this process's groups, by /etc/group."""
    names = {}
    for line in read(host, "/etc/group").splitlines():
        parts = line.split(":")
        if len(parts) >= 3 and parts[2].isdecimal():
            names[int(parts[2])] = parts[0]
    return {names[g] for g in os.getgroups() if g in names}


def topology_finding(host: Host, has_card: bool) -> Finding:
    """Which GPUs KFD itself lists."""
    looked = f"nodes with a gpu_id below {KFD_NODES}"
    nodes = [n for n in entries(host, KFD_NODES) if read(host, f"{KFD_NODES}/{n}/gpu_id") not in ("", "0")]
    if nodes:
        return Finding(
            "kfd topology", looked, f"GPU nodes {', '.join(nodes)}", "good", "DEV=amd can use them"
        )
    verdict = "blocked" if has_card else "missing"
    return Finding(
        "kfd topology",
        looked,
        "none",
        verdict,
        "KFD drives no GPU here",
        _if(has_card, "sudo dmesg | grep -i kfd"),
    )


def iommu_finding(host: Host) -> Finding:
    """Whether an IOMMU stands between cards and memory: it decides how a PCI driver addresses memory."""
    groups = len(entries(host, "/sys/kernel/iommu_groups"))
    flags = [w for w in read(host, "/proc/cmdline").split() if "iommu" in w]
    found = f"{groups} IOMMU groups; kernel command line: {' '.join(flags) or 'nothing about iommu'}"
    meaning = "KFD handles either; a direct PCI driver needs VFIO when there are groups"
    return Finding("iommu", "/sys/kernel/iommu_groups and the kernel command line", found, "note", meaning)


def _if(wanted: bool, text: str) -> str:
    return text if wanted else ""
