"""The machine part of the probe: bus, kernel driver, device nodes, rights, IOMMU. It only reads.

This is what the KFD path needs; what our own driver needs of one card is function.py's.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from drivers.amd.obstacles import JOIN, how_to_pass, missing_for, obstacle, release_of
from drivers.amd.sysfs import AMD_VENDOR, DRIVEN, DisplayFunction, connectors, find_cards, links_of, size_text
from drivers.amd.topology import NODES as KFD_NODES
from drivers.amd.topology import read_topology, why_not_driven
from drivers.core.finding import FAILED, MISSING, NOTE, VERDICT, Finding, ProbeStep, Seen, finding
from drivers.core.host import Host
from drivers.core.pci import DEVICES
from drivers.core.surroundings import container_of, entries, is_virtual, is_wsl, lockdown_of, options_of, read

Look = Callable[[], Seen]


@dataclass(frozen=True)
class HostMachine:
    """A machine and the cards on its bus."""

    host: Host
    cards: tuple[DisplayFunction, ...]

    @property
    def absent(self) -> str:
        """The verdict of a thing that is not there: nothing misses it where there is no card."""
        return FAILED if self.cards else MISSING


def machine_findings(host: Host, with_doors: bool = True) -> list[Finding]:
    """Everything the KFD path needs of a machine, in the order in which it is needed.

    with_doors: the kernel driver's device nodes too, which a run over one of its cards looks at itself.
    """
    machine = HostMachine(host, tuple(find_cards(host)))
    doors = kfd_steps(machine) if with_doors else ()
    return [finding(step, look()) for step, look in (*bus_steps(machine), *doors)]


def bus_steps(machine: HostMachine) -> Iterator[tuple[ProbeStep, Look]]:
    """What only a real machine has: a bus with everything on it, a kernel, users."""
    yield KIND, partial(kind, machine)
    yield PCI, partial(pci, machine)
    for card in machine.cards:
        yield bar_step(card), partial(bar, card)
        yield link_step(card), partial(link, machine, card)
        yield screen_step(card), partial(screen, machine, card)
    yield KERNEL, partial(kernel, machine)
    yield OPTIONS, partial(options, machine)
    yield LOCKDOWN, partial(lockdown, machine)
    yield GROUPS, partial(groups, machine)
    yield IOMMU, partial(iommu, machine)


def kfd_steps(machine: HostMachine) -> Iterator[tuple[ProbeStep, Look]]:
    """The doors of the kernel driver."""
    yield KFD, partial(node, machine, "/dev/kfd")
    renders = [name for name in entries(machine.host, "/dev/dri") if name.startswith("renderD")]
    yield RENDER, partial(node, machine, f"/dev/dri/{renders[0]}" if renders else "")
    yield TOPOLOGY, partial(topology, machine)
    yield WAY_IN, partial(way_in, machine)


KIND = ProbeStep("machine", "containers, Windows' subsystem, hypervisors", "anything that has /dev/kfd")


def kind(machine: HostMachine) -> Seen:
    """Whether this is a machine of its own."""
    host = machine.host
    if is_wsl(host):
        return Seen("WSL", "its cards belong to Windows: there is no /dev/kfd", machine.absent)
    if name := container_of(host):
        meaning = "only what it was started with is there"
        return Seen(f"a container ({name})", meaning, NOTE, do=how_to_pass(name))
    if is_virtual(host):
        meaning = "a card that was passed through works; a reset of it may need the host's help"
        return Seen("a virtual machine", meaning, NOTE)
    return Seen("neither container nor virtual machine", "no hypervisor is between kernel and card")


PCI = ProbeStep(
    "pci",
    f"AMD cards on the bus (vendor {AMD_VENDOR}, display class, below {DEVICES})",
    f"a card that this stack drives: {', '.join(sorted(DRIVEN))}",
    "another chip than those two",
    "DEV=sim:navi31 runs without a card",
)


def pci(machine: HostMachine) -> Seen:
    """Which AMD cards are on the bus, and whether this stack knows their chip."""
    if not machine.cards:
        seen = len(entries(machine.host, DEVICES))
        meaning = "no AMD GPU here, so the simulated card is the default device"
        return Seen(f"none among {seen} PCI functions", meaning, MISSING, do="DEV=sim:navi31")
    names = [f"{c.address} {c.device_id} {c.name}" for c in machine.cards]
    found = "; ".join(names)
    if any(card.device_id in DRIVEN for card in machine.cards):
        first = next(card.address for card in machine.cards if card.device_id in DRIVEN)
        more = f"python -m drivers.amd.probe --device amd:pci:{first} looks closer"
        return Seen(found, "a card that this stack drives is on the bus", do=more)
    return Seen(found, "no card of a chip that this stack drives", FAILED)


def bar_step(card: DisplayFunction) -> ProbeStep:
    return ProbeStep("bar", f"BAR 0 of {card.address}", "as large as its video memory (resizable BAR)")


def bar(card: DisplayFunction) -> Seen:
    """Whether the host sees all video memory through BAR 0."""
    found = f"BAR 0 {size_text(card.bar0_bytes)}, video memory {size_text(card.vram_bytes)}"
    if card.vram_bytes == 0:
        return Seen(found, "the kernel does not say how much video memory there is", NOTE)
    if card.bar0_bytes >= card.vram_bytes:
        return Seen(found, "the host can map all of it")
    meaning = "the host sees only part of it: copies go through host memory, as ours do anyway"
    remedy = "enable 'Above 4G decoding' and 'Resizable BAR' in the firmware setup, then boot again"
    return Seen(found, meaning, NOTE, "Resizable BAR is off in the firmware setup", remedy)


def link_step(card: DisplayFunction) -> ProbeStep:
    return ProbeStep(
        "link", f"PCI Express between {card.address} and the processor", "the most that the card can"
    )


def link(machine: HostMachine, card: DisplayFunction) -> Seen:
    """The slowest link to the card: a card with its own switch always reports its best link."""
    links = links_of(machine.host, card.address)
    if not links:
        return Seen("the kernel does not say", "no PCI Express link is shown here", NOTE)
    slowest, best = min(links), max(links)
    if slowest.bytes_per_s == best.bytes_per_s:
        return Seen(slowest.text, "every link on the way has the same speed")
    found = f"{slowest.text} at {slowest.address}, {best.text} at {best.address}"
    meaning = (
        "the slowest link on the way counts: normal for a card that idles, else a slot or riser limits it"
    )
    return Seen(
        found, meaning, NOTE, do=f"sudo lspci -vv -s {slowest.address} | grep -i lnk, while it computes"
    )


def screen_step(card: DisplayFunction) -> ProbeStep:
    return ProbeStep(
        "screen", f"whether {card.address} drives a screen", "none, for kernels that run for seconds"
    )


def screen(machine: HostMachine, card: DisplayFunction) -> Seen:
    """Whether a screen hangs on the card."""
    lit = connectors(machine.host, card.address)
    if not lit and read(machine.host, f"{DEVICES}/{card.address}/boot_vga") != "1":
        return Seen("none", "nothing else waits for this card")
    found = ", ".join(lit) or "the machine's first screen"
    free = [
        number
        for number, address in enumerate(kfd_addresses(machine.host))
        if address not in {c.address for c in machine.cards if has_screen(machine.host, c.address)}
    ]
    do = f"DEV=amd:kfd:{free[0]} takes the card without one" if free else ""
    return Seen(
        found, "kernels that run for seconds make it stand still; amd:pci would darken it", NOTE, do=do
    )


def has_screen(host: Host, address: str) -> bool:
    return bool(connectors(host, address)) or read(host, f"{DEVICES}/{address}/boot_vga") == "1"


def kfd_addresses(host: Host) -> list[str]:
    """PCI addresses of the cards, in KFD's order."""
    return [node.pci_address for node in read_topology(host).nodes]


KERNEL = ProbeStep(
    "kernel driver",
    "the amdgpu kernel driver (/sys/module/amdgpu)",
    "loaded: /dev/kfd comes with it",
    "the module is blacklisted, or was never loaded",
    "sudo modprobe amdgpu",
    "firmware_notes/kfd.md",
)


def kernel(machine: HostMachine) -> Seen:
    """Whether the amdgpu kernel driver is loaded."""
    release = release_of(machine.host)
    if machine.host.exists("/sys/module/amdgpu"):
        return Seen(f"loaded, kernel {release}", "DEV=amd goes through it")
    return Seen(f"not loaded, kernel {release}", "without it there is no /dev/kfd", machine.absent)


OPTIONS = ProbeStep(
    "options", "the kernel's command line and amdgpu's parameters", "none that touch compute queues"
)
ADVICE = {
    "amdgpu.mes=0": "it changes nothing: GFX11 and GFX12 use MES whatever it says, and KFD needs it",
    "amdgpu.cwsr_enable=0": "waves are not saved, so a busy card cannot be shared; KFD works without",
    "nomodeset": "it keeps amdgpu from its cards",
}


def options(machine: HostMachine) -> Seen:
    """Options of the kernel's driver that are often recommended on the internet."""
    given = [option for option in options_of(machine.host) if option in ADVICE]
    if not given:
        return Seen("none that matter here", "the kernel driver runs as its makers meant it")
    meaning = "; ".join(f"{option}: {ADVICE[option]}" for option in given)
    do = f"take {' '.join(given)} out of GRUB_CMDLINE_LINUX in /etc/default/grub, sudo update-grub, reboot"
    return Seen(" ".join(given), meaning, NOTE, do=do)


LOCKDOWN = ProbeStep("lockdown", "/sys/kernel/security/lockdown (Secure Boot)", "either way is good for KFD")


def lockdown(machine: HostMachine) -> Seen:
    """Whether the kernel keeps even root from the cards' registers."""
    mode = lockdown_of(machine.host)
    if mode in ("", "none"):
        return Seen(mode or "not built in", "root may map a card's registers")
    meaning = (
        "DEV=amd works; our own driver (amd:pci:...) cannot map a card's BARs, and modules need signatures"
    )
    return Seen(mode, meaning, NOTE, do="switch Secure Boot off in the firmware setup if you want amd:pci")


KFD = ProbeStep(
    "/dev/kfd",
    "/dev/kfd: compute queues are made through it",
    "there, readable and writable by this user",
    "this user is in no group that owns the device node, or amdgpu is not loaded",
    JOIN,
)
RENDER = ProbeStep(
    "render node",
    "a render node /dev/dri/renderD*: memory is mapped through it",
    "there, readable and writable by this user",
    KFD.cause,
    JOIN,
)


def node(machine: HostMachine, path: str) -> Seen:
    """Whether a device node is there and this user may open it."""
    found = obstacle(machine.host)
    do = found.do if found is not None and machine.absent == FAILED else ""
    if not path or not machine.host.exists(path):
        return Seen(f"{path or 'none'}: not there", "KFD cannot be used", machine.absent, do=do)
    if machine.host.access(path, os.R_OK | os.W_OK):
        return Seen(f"{path}: there, and allowed", "KFD can be used")
    return Seen(
        f"{path}: there, but permission denied", "this user may not use the card", FAILED, do=do or JOIN
    )


GROUPS = ProbeStep("groups", "this user's groups", "render or video (or root)")


def groups(machine: HostMachine) -> Seen:
    """Whether this user is in the groups that own the device nodes on most distributions."""
    user, numbers = _identity(machine.host)
    if user == 0:
        return Seen("root", "device nodes can be opened")
    mine = _names_of(machine.host, numbers) & {"render", "video"}
    if mine:
        return Seen(", ".join(sorted(mine)), "device nodes can be opened")
    do = JOIN if machine.cards else ""
    return Seen("neither render nor video", "distributions give /dev/kfd to group render", NOTE, do=do)


def _identity(host: Host) -> tuple[int, set[int]]:
    """This process's user and groups, by /proc/self/status."""
    lines = dict(line.split(":", 1) for line in read(host, "/proc/self/status").splitlines() if ":" in line)
    users = [int(word) for word in lines.get("Uid", "").split()]
    return (users[1] if len(users) > 1 else -1), {int(word) for word in lines.get("Groups", "").split()}


def _names_of(host: Host, numbers: set[int]) -> set[str]:
    """Names of groups, by /etc/group."""
    names = {}
    for line in read(host, "/etc/group").splitlines():
        parts = line.split(":")
        if len(parts) >= 3 and parts[2].isdecimal():
            names[int(parts[2])] = parts[0]
    return {names[number] for number in numbers if number in names}


TOPOLOGY = ProbeStep(
    "kfd topology",
    f"GPUs that KFD itself lists (nodes with a gpu_id below {KFD_NODES})",
    "at least one where there is a card",
    "amdgpu refused the card when it started",
    "sudo dmesg | grep -iE 'kfd|amdgpu'",
)


def topology(machine: HostMachine) -> Seen:
    """Which GPUs KFD lists."""
    nodes, hidden = read_topology(machine.host)
    told = [
        f"amd:kfd:{place} is node {node.number} {node.arch} {node.name}" for place, node in enumerate(nodes)
    ]
    told += [f"node {number} cannot be used ({why})" for number, why in hidden]
    if any(node.is_driven for node in nodes):
        return Seen(", ".join(told), "DEV=amd uses the first that this stack drives")
    if nodes:
        return Seen(", ".join(told), missing_for(nodes[0].arch), FAILED, "another chip", "DEV=sim:navi31")
    found = obstacle(machine.host)
    cause, do = (found.found, found.do) if found is not None and machine.absent == FAILED else ("", "")
    meaning = "KFD drives no GPU here that can be used"
    return Seen(", ".join(told) or "none", meaning, machine.absent, cause, do)


WAY_IN = ProbeStep(VERDICT, "all of the above", "nothing between this user and a card")


def way_in(machine: HostMachine) -> Seen:
    """The first thing that is wrong, in a sentence, and the next command."""
    found = obstacle(machine.host)
    if found is not None:
        verdict = machine.absent if not is_wsl(machine.host) else FAILED
        return Seen(found.found, "DEV=amd cannot be used; DEV=sim:navi31 can", verdict, do=found.do)
    nodes = read_topology(machine.host).nodes
    driven = [node for node in nodes if node.is_driven]
    if nodes and not driven:
        return Seen(why_not_driven(nodes, 0), "DEV=amd cannot be used", FAILED, do="DEV=sim:navi31")
    if not driven:
        return Seen(
            "no card", "the simulated card is the default device", machine.absent, do="DEV=sim:navi31"
        )
    return Seen(
        f"{driven[0].name} can be used", "DEV=amd, or nothing: it is the default device", do="make demo"
    )


IOMMU = ProbeStep(
    "iommu", "/sys/kernel/iommu_groups and the kernel command line", "either way is good for KFD"
)


def iommu(machine: HostMachine) -> Seen:
    """Whether an IOMMU translates between cards and memory: it decides how a PCI driver addresses memory."""
    count = len(entries(machine.host, "/sys/kernel/iommu_groups"))
    flags = [w for w in read(machine.host, "/proc/cmdline").split() if "iommu" in w]
    found = f"{count} IOMMU groups; kernel command line: {' '.join(flags) or 'nothing about iommu'}"
    return Seen(found, "our own driver needs VFIO, or iommu=pt, when there are groups", NOTE)
