"""The machine part of the probe: bus, kernel driver, device nodes, rights, MIG. It only reads files."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from functools import partial

from drivers.core.finding import FAILED, MISSING, NOTE, VERDICT, Finding, ProbeStep, Seen, finding
from drivers.core.host import Host
from drivers.core.surroundings import container_of, entries, is_wsl, read
from drivers.nv import obstacles
from drivers.nv.rm import BRANCHES, Version

Look = Callable[[], Seen]
CAPABILITIES = "/proc/driver/nvidia/capabilities"
SEE = "docs/nvidia.md"

SYSTEM = ProbeStep(
    "system", "kernel, container, WSL", "Linux itself, or a container that was given the card", see=SEE
)
PCI = ProbeStep(
    "pci",
    "display functions of vendor 10de in /sys/bus/pci/devices",
    "at least one NVIDIA card",
    "no card is plugged in, or this machine was not given it",
    "lspci -nn -d 10de:",
)
MODULE = ProbeStep(
    "module",
    "/sys/module/nvidia and what has the card",
    "NVIDIA's kernel driver is loaded and has the card",
    "the driver is not installed, or another one (nouveau, vfio-pci) has the card",
    "sudo modprobe nvidia, or install driver 580",
    SEE,
)
VERSION = ProbeStep(
    "version",
    obstacles.VERSION_FILE,
    f"a driver of the branches {', '.join(map(str, BRANCHES))}",
    "the driver is older or newer than those whose structs are known",
    "install driver 580",
    SEE,
)
NODES = ProbeStep(
    "nodes",
    "/dev/nvidiactl, /dev/nvidia-uvm, /dev/nvidia0 ...",
    "all of them",
    "nothing has made them yet: NVIDIA's tools do so when they run first",
    "sudo modprobe nvidia-uvm; sudo nvidia-modprobe -u -c 0",
    SEE,
)
RIGHTS = ProbeStep(
    "rights",
    "whether this user may read and write the nodes",
    "yes, all of them",
    "the nodes belong to a group that this user is not in",
    "ls -l /dev/nvidia*, and join their group",
    SEE,
)
MIG = ProbeStep(
    "mig",
    CAPABILITIES,
    "whole cards: no instances of MIG",
    "an administrator split the card; this driver uses whole cards",
    "sudo nvidia-smi -mig 0, where that may be",
    SEE,
)
FIRST = ProbeStep(VERDICT, "what stands in the way first", "nothing")


def machine_findings(host: Host) -> list[Finding]:
    """Everything the driver needs of a machine, in the order in which it is needed."""
    looks: tuple[tuple[ProbeStep, Callable[[Host], Seen]], ...] = (
        (SYSTEM, system),
        (PCI, pci),
        (MODULE, module),
        (VERSION, version),
        (NODES, nodes),
        (RIGHTS, rights),
        (MIG, mig),
        (FIRST, verdict),
    )
    return [finding(step, partial(look, host)()) for step, look in looks]


def absent(host: Host) -> str:
    """The verdict of a thing that is not there: nothing misses it where there is no card."""
    return FAILED if obstacles.cards_on_bus(host) or obstacles.is_driver_there(host) else MISSING


def system(host: Host) -> Seen:
    name = container_of(host)
    release = read(host, "/proc/sys/kernel/osrelease") or platform.release()
    if is_wsl(host):
        return Seen(f"Linux {release}", "this is WSL: its cards belong to Windows", NOTE)
    if name:
        return Seen(f"Linux {release}, in a container ({name})", "what the container was given counts", NOTE)
    return Seen(f"Linux {release}", "no container")


def pci(host: Host) -> Seen:
    found = obstacles.cards_on_bus(host)
    if not found:
        return Seen("none", "there is no NVIDIA card on this bus", absent(host))
    return Seen(", ".join(found), f"{len(found)} of them")


def module(host: Host) -> Seen:
    drivers = {
        address: obstacles.bound_to(host, address) or "none" for address in obstacles.cards_on_bus(host)
    }
    told = ", ".join(f"{address}: {name}" for address, name in drivers.items())
    if not host.exists(obstacles.MODULE):
        return Seen(told or "not loaded", "the nvidia module is not loaded", absent(host))
    if drivers and "nvidia" not in drivers.values():
        return Seen(told, "no card belongs to the nvidia module", FAILED)
    return Seen(told or "loaded", "the module has the card")


def version(host: Host) -> Seen:
    text = obstacles.driver_version(host)
    if not text:
        return Seen("nothing", "no driver tells its version", absent(host))
    branch = Version(text).branch
    if branch not in BRANCHES:
        how = "older" if branch < min(BRANCHES) else "newer"
        return Seen(text, f"branch {branch} is {how} than those that are known", FAILED)
    closed = obstacles.closed_modules(host)
    return Seen(text, closed, NOTE) if closed else Seen(text, f"branch {branch} is known")


def nodes(host: Host) -> Seen:
    wanted = [obstacles.CONTROL, obstacles.UVM]
    there = [path for path in wanted if host.exists(path)] + obstacles.card_nodes(host)
    lacking = [path for path in wanted if path not in there]
    if not obstacles.card_nodes(host):
        lacking.append("/dev/nvidia0")
    if lacking:
        return Seen(", ".join(there) or "none", f"{', '.join(lacking)} is missing", absent(host))
    return Seen(", ".join(there), "all that are needed")


def rights(host: Host) -> Seen:
    paths = [path for path in (obstacles.CONTROL, obstacles.UVM) if host.exists(path)]
    paths += obstacles.card_nodes(host)
    shut = [path for path in paths if not host.access(path, os.R_OK | os.W_OK)]
    if shut:
        return Seen(", ".join(shut), "permission denied", FAILED, do=obstacles.way_to_open(host))
    return Seen(f"{len(paths)} nodes", "all may be opened" if paths else "there is none to open")


def mig(host: Host) -> Seen:
    split = [
        f"{card}/{name}"
        for card in entries(host, CAPABILITIES)
        for name in entries(host, f"{CAPABILITIES}/{card}/mig")
        if name.startswith("gi")
    ]
    if split:
        return Seen(", ".join(split), "a card is split into instances", FAILED)
    return Seen("no instances", "cards are whole, as far as files tell")


def verdict(host: Host) -> Seen:
    found = obstacles.obstacle(host)
    if found is None:
        return Seen("nothing", "a card can be opened: DEV=nv")
    has_card = absent(host) == FAILED
    return Seen(found.found, "DEV=sim:gh100 needs no card", FAILED if has_card else MISSING, do=found.do)
