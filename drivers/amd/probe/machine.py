"""The machine part of the probe: bus, kernel driver, device nodes, rights, IOMMU. It only reads.

This is what the KFD path needs; what our own driver needs of one card is function.py's.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from drivers.amd.probe.finding import FAILED, MISSING, NOTE, Finding, Seen, Step, finding
from drivers.amd.probe.sysfs import (
    AMD_VENDOR,
    DRIVEN,
    PRODUCTS,
    Card,
    entries,
    find_cards,
    read,
    size_text,
)
from drivers.core.host import Host
from drivers.core.pci import DEVICES

KFD_NODES = "/sys/devices/virtual/kfd/kfd/topology/nodes"
JOIN = "sudo usermod -aG render,video $USER, then log in again"
Look = Callable[[], Seen]


@dataclass(frozen=True)
class Machine:
    """A machine and the cards on its bus."""

    host: Host
    cards: tuple[Card, ...]

    @property
    def absent(self) -> str:
        """The verdict of a thing that is not there: nothing misses it where there is no card."""
        return FAILED if self.cards else MISSING


def machine_findings(host: Host, with_doors: bool = True) -> list[Finding]:
    """Everything the KFD path needs of a machine, in the order in which it is needed.

    with_doors: the kernel driver's device nodes too, which a run over one of its cards looks at itself.
    """
    machine = Machine(host, tuple(find_cards(host)))
    doors = kfd_steps(machine) if with_doors else ()
    return [finding(step, look()) for step, look in (*bus_steps(machine), *doors)]


def bus_steps(machine: Machine) -> Iterator[tuple[Step, Look]]:
    """What only a real machine has: a bus with everything on it, a kernel, users."""
    yield PCI, partial(pci, machine)
    for card in machine.cards:
        yield bar_step(card), partial(bar, card)
    yield KERNEL, partial(kernel, machine)
    yield GROUPS, partial(groups, machine)
    yield IOMMU, partial(iommu, machine)


def kfd_steps(machine: Machine) -> Iterator[tuple[Step, Look]]:
    """The doors of the kernel driver."""
    yield KFD, partial(node, machine, "/dev/kfd")
    renders = [name for name in entries(machine.host, "/dev/dri") if name.startswith("renderD")]
    yield RENDER, partial(node, machine, f"/dev/dri/{renders[0]}" if renders else "")
    yield TOPOLOGY, partial(topology, machine)


PCI = Step(
    "pci",
    f"AMD cards on the bus (vendor {AMD_VENDOR}, display class, below {DEVICES})",
    f"a card that this stack drives: {', '.join(sorted(DRIVEN))}",
    "another chip than those two",
    "DEV=sim:navi31 runs without a card",
)


def pci(machine: Machine) -> Seen:
    """Which AMD cards are on the bus, and whether this stack knows their chip."""
    if not machine.cards:
        seen = len(entries(machine.host, DEVICES))
        meaning = "no AMD GPU here, so the simulated card is the default device"
        return Seen(f"none among {seen} PCI functions", meaning, MISSING, do="DEV=sim:navi31")
    names = [f"{c.address} {c.device_id} {PRODUCTS.get(c.device_id, 'unknown chip')}" for c in machine.cards]
    found = "; ".join(names)
    if any(card.device_id in DRIVEN for card in machine.cards):
        first = next(card.address for card in machine.cards if card.device_id in DRIVEN)
        more = f"python -m drivers.amd.probe --device amd:pci:{first} looks closer"
        return Seen(found, "a card that this stack drives is on the bus", do=more)
    return Seen(found, "no card of a chip that this stack drives", FAILED)


def bar_step(card: Card) -> Step:
    return Step("bar", f"BAR 0 of {card.address}", "as large as its video memory (resizable BAR)")


def bar(card: Card) -> Seen:
    """Whether the host sees all video memory through BAR 0."""
    found = f"BAR 0 {size_text(card.bar0_bytes)}, video memory {size_text(card.vram_bytes)}"
    if card.vram_bytes == 0:
        return Seen(found, "the kernel does not say how much video memory there is", NOTE)
    if card.bar0_bytes >= card.vram_bytes:
        return Seen(found, "the host can map all of it")
    meaning = "the host sees only part of it: host-visible allocations are refused by the kernel"
    remedy = "enable 'Above 4G decoding' and 'Resizable BAR' in the firmware setup, then boot again"
    return Seen(found, meaning, NOTE, "Resizable BAR is off in the firmware setup", remedy)


KERNEL = Step(
    "kernel driver",
    "the amdgpu kernel driver (/sys/module/amdgpu)",
    "loaded: /dev/kfd comes with it",
    "the module is blacklisted, or was never loaded",
    "sudo modprobe amdgpu",
    "firmware_notes/kfd.md",
)


def kernel(machine: Machine) -> Seen:
    """Whether the amdgpu kernel driver is loaded."""
    release = read(machine.host, "/proc/sys/kernel/osrelease") or "unknown"
    if machine.host.exists("/sys/module/amdgpu"):
        return Seen(f"loaded, kernel {release}", "DEV=amd goes through it")
    return Seen(f"not loaded, kernel {release}", "without it there is no /dev/kfd", machine.absent)


KFD = Step(
    "/dev/kfd",
    "/dev/kfd: compute queues are made through it",
    "there, readable and writable by this user",
    "this user is in no group that owns the device node, or amdgpu is not loaded",
    JOIN,
)
RENDER = Step(
    "render node",
    "a render node /dev/dri/renderD*: memory is mapped through it",
    "there, readable and writable by this user",
    KFD.cause,
    JOIN,
)


def node(machine: Machine, path: str) -> Seen:
    """Whether a device node is there and this user may open it."""
    if not path or not machine.host.exists(path):
        do = "sudo modprobe amdgpu" if machine.cards else ""
        return Seen(f"{path or 'none'}: not there", "KFD cannot be used", machine.absent, do=do)
    if machine.host.access(path, os.R_OK | os.W_OK):
        return Seen(f"{path}: there, and allowed", "KFD can be used")
    return Seen(f"{path}: there, but permission denied", "this user may not use the card", FAILED, do=JOIN)


GROUPS = Step("groups", "this user's groups", "render or video (or root)")


def groups(machine: Machine) -> Seen:
    """Whether this user is in the groups that own the device nodes on most distributions."""
    if os.geteuid() == 0:
        return Seen("root", "device nodes can be opened")
    mine = _my_groups(machine.host) & {"render", "video"}
    if mine:
        return Seen(", ".join(sorted(mine)), "device nodes can be opened")
    do = JOIN if machine.cards else ""
    return Seen("neither render nor video", "distributions give /dev/kfd to group render", NOTE, do=do)


def _my_groups(host: Host) -> set[str]:
    """Names of this process's groups, by /etc/group."""
    names = {}
    for line in read(host, "/etc/group").splitlines():
        parts = line.split(":")
        if len(parts) >= 3 and parts[2].isdecimal():
            names[int(parts[2])] = parts[0]
    return {names[g] for g in os.getgroups() if g in names}


TOPOLOGY = Step(
    "kfd topology",
    f"GPUs that KFD itself lists (nodes with a gpu_id below {KFD_NODES})",
    "at least one where there is a card",
    "amdgpu refused the card when it started",
    "sudo dmesg | grep -iE 'kfd|amdgpu'",
)


def topology(machine: Machine) -> Seen:
    """Which GPUs KFD lists."""
    host = machine.host
    nodes = [n for n in entries(host, KFD_NODES) if read(host, f"{KFD_NODES}/{n}/gpu_id") not in ("", "0")]
    if nodes:
        names = [f"node {n} {read(host, f'{KFD_NODES}/{n}/name')}".strip() for n in nodes]
        return Seen(", ".join(names), "DEV=amd can use them")
    return Seen("none", "KFD drives no GPU here", machine.absent)


IOMMU = Step("iommu", "/sys/kernel/iommu_groups and the kernel command line", "either way is good for KFD")


def iommu(machine: Machine) -> Seen:
    """Whether an IOMMU stands between cards and memory: it decides how a PCI driver addresses memory."""
    count = len(entries(machine.host, "/sys/kernel/iommu_groups"))
    flags = [w for w in read(machine.host, "/proc/cmdline").split() if "iommu" in w]
    found = f"{count} IOMMU groups; kernel command line: {' '.join(flags) or 'nothing about iommu'}"
    return Seen(found, "our own driver needs VFIO, or iommu=pt, when there are groups", NOTE)
