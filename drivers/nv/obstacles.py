"""What stands between a user and an NVIDIA card behind its kernel driver: the first obstacle, what to do.

Rows in the order in which they are met; each looks at files only. Sources: the driver's README (/proc/driver/
nvidia, nvidia-modprobe), NVIDIA Container Toolkit, Microsoft's WSL (/dev/dxg).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable

from drivers.core.host import Host
from drivers.core.pci import DEVICES
from drivers.core.surroundings import Obstacle, container_of, entries, is_wsl, lockdown_of, read

VENDOR, DISPLAY = "0x10de", ("0x0300", "0x0302")
MODULE, UVM_MODULE = "/sys/module/nvidia", "/sys/module/nvidia_uvm"
MODULES = "/sys/module"
VERSION_FILE = "/proc/driver/nvidia/version"
CONTROL, UVM = "/dev/nvidiactl", "/dev/nvidia-uvm"
NODE = re.compile(r"nvidia\d+")
PASS = "--gpus all"
OLDEST, NEWEST = 570, 595


def cards_on_bus(host: Host) -> list[str]:
    """PCI addresses of NVIDIA's display functions."""
    found = []
    for address in entries(host, DEVICES):
        folder = f"{DEVICES}/{address}"
        if read(host, f"{folder}/vendor") == VENDOR and read(host, f"{folder}/class")[:6] in DISPLAY:
            found.append(address)
    return found


def bound_to(host: Host, address: str) -> str:
    """The kernel driver that has a card; empty for none."""
    text = read(host, f"{DEVICES}/{address}/uevent")
    found = re.search(r"^DRIVER=(.+)$", text, re.MULTILINE)
    return found[1] if found else ""


def driver_version(host: Host) -> str:
    """The version of the loaded kernel driver as it tells it; empty where none is loaded."""
    found = re.search(r"\b(\d{3}\.\d+(?:\.\d+)?)\b", read(host, VERSION_FILE))
    return found[1] if found else read(host, f"{MODULE}/version")


def closed_modules(host: Host) -> str:
    """What to say where the kernel modules are not the open ones; empty where they are, or nobody tells.

    Seen by others with closed ones: MMU faults of HOST0 on a 4090 that the open ones ended (tinygrad issue
    6947); its maintainer says that its path, which is ours, wants the open ones (issue 12723).
    """
    text = read(host, VERSION_FILE)
    if not text or "Open Kernel Module" in text:
        return ""
    return (
        "the kernel modules are NVIDIA's closed ones, with which others saw channels fault; "
        "install the open ones (nvidia-open)"
    )


def card_nodes(host: Host) -> list[str]:
    """/dev/nvidia0 and so on."""
    return [f"/dev/{name}" for name in entries(host, "/dev") if NODE.fullmatch(name)]


def obstacle(host: Host) -> Obstacle | None:
    """The first thing that keeps this process from a card behind NVIDIA's driver; None for nothing."""
    return next((found for check in CHECKS if (found := check(host)) is not None), None)


def why_no_driver(host: Host) -> str:
    """For an error: what is wrong, what to do, and that a simulated card needs nothing."""
    found = obstacle(host) or Obstacle(
        "the driver's device nodes are incomplete", "sudo nvidia-modprobe -u -c 0"
    )
    more = "'python -m drivers.nv.probe' shows each check"
    return f"{found.found}; next: {found.do} ({more}), or use DEV=sim:gh100"


def way_to_open(host: Host) -> str:
    """What a user does who may not open the driver's nodes."""
    name = container_of(host)
    if name:
        return f"{how_to_pass(name)}, or use DEV=sim:gh100"
    return "see 'ls -l /dev/nvidia*' and the driver's option NVreg_DeviceFileMode, or use DEV=sim:gh100"


def how_to_pass(name: str) -> str:
    """How a card comes into a container of that kind."""
    if name == "kubernetes":
        return "ask for nvidia.com/gpu in the pod's limits; NVIDIA's device plugin passes the card in"
    return f"start the container with '{name} run {PASS}' (NVIDIA Container Toolkit)"


def is_driver_there(host: Host) -> bool:
    """Whether the kernel driver is loaded, as far as files tell. A node alone says so only where modules are
    hidden: libcuda, run by root, makes /dev/nvidiactl on a machine without card or driver (seen)."""
    if host.exists(MODULE):
        return True
    return host.exists(CONTROL) and (bool(driver_version(host)) or not host.exists(MODULES))


def _wsl(host: Host) -> Obstacle | None:
    if not is_wsl(host) or host.exists(CONTROL):
        return None
    found = "this is WSL, whose cards belong to Windows: it has /dev/dxg in place of /dev/nvidiactl"
    return Obstacle(found, "boot Linux itself on this machine")


def _container(host: Host) -> Obstacle | None:
    name = container_of(host)
    if not name or host.exists(CONTROL):
        return None
    return Obstacle(f"this is a container ({name}) without {CONTROL}", how_to_pass(name))


def _no_card(host: Host) -> Obstacle | None:
    if cards_on_bus(host) or is_driver_there(host):
        return None
    return Obstacle("no NVIDIA card is on this machine's PCI bus", "lspci -nn -d 10de:")


def _taken(host: Host) -> Obstacle | None:
    drivers = {address: bound_to(host, address) for address in cards_on_bus(host)}
    taken = {address: name for address, name in drivers.items() if name not in ("", "nvidia")}
    if not taken or len(taken) < len(drivers) or is_driver_there(host):
        return None
    address, name = next(iter(taken.items()))
    do = "install NVIDIA's driver (open kernel modules, 570 or later), which takes its place, then reboot"
    if name == "vfio-pci":
        give = f"echo {address} | sudo tee /sys/bus/pci/drivers"
        do = f"give it back: {give}/vfio-pci/unbind; {give}/nvidia/bind"
    return Obstacle(f"the card {address} belongs to the kernel driver {name}", do)


def _not_loaded(host: Host) -> Obstacle | None:
    if is_driver_there(host):
        return None
    if lockdown_of(host) in ("integrity", "confidentiality"):
        found = "Secure Boot is on and the nvidia module is not loaded: it wants its key enrolled"
        return Obstacle(found, "sudo mokutil --import the module's key, reboot and enrol it")
    return Obstacle("NVIDIA's kernel driver is not loaded", "sudo modprobe nvidia, or install driver 580")


def _version(host: Host) -> Obstacle | None:
    text = driver_version(host)
    branch = int(text.split(".")[0]) if text else OLDEST
    if OLDEST <= branch < NEWEST + 5:
        return None
    how = "old" if branch < OLDEST else "new"
    found = f"NVIDIA's driver {text} is too {how}: known are the branches {OLDEST} to {NEWEST}"
    return Obstacle(found, "install driver 580")


def _no_nodes(host: Host) -> Obstacle | None:
    lacking = [path for path in (CONTROL, UVM) if not host.exists(path)]
    if not lacking and card_nodes(host):
        return None
    found = f"the driver is loaded without {' and '.join(lacking) or '/dev/nvidia0'}"
    modules = "" if host.exists(UVM_MODULE) else "sudo modprobe nvidia-uvm; "
    return Obstacle(found, f"{modules}sudo nvidia-modprobe -u -c 0")


def _closed(host: Host) -> Obstacle | None:
    paths = [path for path in (CONTROL, UVM, *card_nodes(host)) if host.exists(path)]
    shut = [path for path in paths if not host.access(path, os.R_OK | os.W_OK)]
    if not shut:
        return None
    return Obstacle(f"{', '.join(shut)}: permission denied", way_to_open(host))


Check = Callable[[Host], Obstacle | None]
CHECKS: tuple[Check, ...] = (_wsl, _container, _no_card, _taken, _not_loaded, _version, _no_nodes, _closed)
