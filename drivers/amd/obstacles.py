"""Why a user cannot use a card through the kernel driver: the first obstacle, and what to do next.

Rows in the order in which they are met; each looks at files only, one opens /dev/kfd. A row that does not
apply returns None.
Sources: Linux Documentation (admin-guide/LSM, kernel_lockdown(7), ABI/testing/sysfs-class-kfd),
amdkfd/kfd_topology.c (EPERM for cards that a device cgroup masks), Microsoft's WSL (/dev/dxg), Docker and
Podman (/.dockerenv, /run/.containerenv).
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable

from autogen.amd.kernels import CHIPS as SINCE
from autogen.amd.kernels import FIRMWARE, Fact
from autogen.amd.products import ARCHES, CHIP_OF, CHIPS
from drivers.amd.sysfs import DRIVEN, DisplayFunction, driver_of, find_cards
from drivers.core.errors import DeviceError, HostError
from drivers.core.host import Host
from drivers.core.surroundings import (
    Obstacle,
    container_of,
    entries,
    is_virtual,
    is_wsl,
    lockdown_of,
    options_of,
    read,
)

KFD, DRI = "/dev/kfd", "/dev/dri"
NODES = "/sys/devices/virtual/kfd/kfd/topology/nodes"
MODULE = "/sys/module/amdgpu"
JOIN = "sudo usermod -aG render,video $USER, then log in again"
LOG = "sudo dmesg | grep -iE 'amdgpu|kfd'"
PASS = "--device /dev/kfd --device /dev/dri --group-add $(getent group render | cut -d: -f3)"


Check = Callable[[Host, list[DisplayFunction]], Obstacle | None]


def obstacle(host: Host) -> Obstacle | None:
    """The first thing that keeps this process from a card behind the kernel driver; None for nothing."""
    cards = find_cards(host)
    return next((found for check in CHECKS if (found := check(host, cards)) is not None), None)


def why_no_card(host: Host) -> str:
    """The sentence of an error: what is wrong, what to do, and that a simulated card needs nothing."""
    found = obstacle(host)
    if found is None:
        there = "exists" if host.exists(KFD) else "does not exist"
        found = Obstacle(
            f"{KFD} {there} and {NODES} lists no GPU", "load the kernel driver: sudo modprobe amdgpu"
        )
    more = "'python -m drivers.amd.probe' shows each check"
    return f"{found.found}; next: {found.do} ({more}), or use DEV=sim:navi31"


def missing_for(arch: str) -> str:
    """What this stack would need in order to drive another target."""
    like = {"gfx1101": "gfx1100", "gfx1102": "gfx1100", "gfx1103": "gfx1100", "gfx1200": "gfx1201"}.get(arch)
    if like is None:
        return "its instruction set is another one, without a compiler, a driver and a simulated card here"
    chip = f"{CHIPS[arch]}'s" if arch in CHIPS else "its"
    fewer = ", a compiler that reckons with fewer registers" if arch in ("gfx1102", "gfx1103") else ""
    return (
        f"it runs {like}'s instructions, but {chip} rows in the tables of chips{fewer} and a test are missing"
    )


def release_of(host: Host) -> str:
    """The kernel's version as uname says it, and AMD's own build where it is loaded."""
    release = read(host, "/proc/sys/kernel/osrelease") or "of unknown version"
    dkms = read(host, f"{MODULE}/version")
    return f"{release} with amdgpu-dkms {dkms}" if dkms else release


def refused_open(code: int | None) -> str:
    """Why a device that this user may open was not opened, for people. Seen of /dev/kfd: EINVAL in a
    container and on a desktop (ROCm/legacy-rocm-build issues 5379, 6166), ENOMEM (rocminfo issue 41), EFAULT.
    """
    why = f"{os.strerror(code)}: " if code else ""
    return f"{why}the kernel driver would not open it; its log says why: {LOG}"


def how_to_pass(name: str) -> str:
    """How a card comes into a container of that kind."""
    if name == "kubernetes":
        return "ask for amd.com/gpu in the pod's limits; AMD's device plugin passes /dev/kfd and /dev/dri in"
    return f"{name} run {PASS} ..." if name in ("docker", "podman") else f"start the container with {PASS}"


def open_kfd(host: Host) -> int:
    """A file of /dev/kfd. Raises DeviceError that names the obstacle."""
    if not host.exists(KFD):
        raise DeviceError(f"{KFD} does not exist: {why_no_card(host)}")
    return open_file(host, KFD)


def open_render(host: Host, path: str, node: int) -> int:
    """A file of the render node that a node of KFD's names. Raises DeviceError that names the obstacle."""
    if not host.exists(path):
        what = f"{path} does not exist, though topology node {node} names it"
        raise DeviceError(f"{what}; {why_no_card(host)}")
    return open_file(host, path)


def open_file(host: Host, path: str) -> int:
    """A device file. Raises DeviceError that names the obstacle."""
    try:
        return host.open(path)
    except HostError as error:
        if error.errno not in (errno.EACCES, errno.EPERM):
            raise DeviceError(f"{path}: {refused_open(error.errno)}, or use DEV=sim:navi31") from error
        join = (
            "add this user to group render (on some systems video) with "
            "'sudo usermod -aG render $USER' and log in again"
        )
        name = container_of(host)
        way = how_to_pass(name) if name else join
        raise DeviceError(f"{path}: permission denied; {way}, or use DEV=sim:navi31") from error


def _wsl(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    if not is_wsl(host) or host.exists(KFD):
        return None
    found = "this is WSL, whose cards belong to Windows: it has /dev/dxg in place of /dev/kfd"
    return Obstacle(found, "boot Linux itself on this machine")


def _no_card(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    if cards or _listed(host) or not is_virtual(host):
        return None
    found = "this is a virtual machine, and no AMD card was given to it"
    return Obstacle(
        found, "pass the card through on the host (vfio-pci, both functions), then lspci -nn -d 1002:"
    )


def _foreign(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    if not cards or _listed(host) or any(card.device_id in DRIVEN for card in cards):
        return None
    names = ", ".join(f"{card.device_id} {card.name}" for card in cards)
    return Obstacle(
        f"the AMD cards here are of chips that this stack does not drive: {names}", "lspci -nn -d 1002:"
    )


def _taken(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    mine = next((card for card in _ours(cards) if card.driver not in ("", "amdgpu")), None)
    if mine is None or _listed(host):
        return None
    return Obstacle(
        f"the card {mine.address} ({mine.name}) belongs to the kernel driver {mine.driver}",
        f"DEV=amd:pci:{mine.address}, or give it back: echo {mine.address} | "
        f"sudo tee /sys/bus/pci/drivers/{mine.driver}/unbind; "
        f"echo {mine.address} | sudo tee /sys/bus/pci/drivers/amdgpu/bind",
    )


def _too_old(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    release, dkms = read(host, "/proc/sys/kernel/osrelease"), read(host, f"{MODULE}/version")
    for card in _unbound(host, cards):
        fact = SINCE[ARCHES[CHIP_OF[int(card.device_id, 16)]]]
        if _is_older(release, dkms, fact):
            needs = f"Linux {_text(fact.since)} or later, or amdgpu-dkms {_text(fact.dkms or ())} or later"
            found = f"{card.name} at {card.address} needs {needs}; this kernel is {release_of(host)}"
            return Obstacle(found, "install a newer kernel of your distribution, then boot it")
    return None


def _nomodeset(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    if "nomodeset" not in options_of(host) or not _unbound(host, cards):
        return None
    found = "the kernel was started with nomodeset, which keeps amdgpu from its cards"
    return Obstacle(
        found, "take nomodeset out of GRUB_CMDLINE_LINUX in /etc/default/grub, then sudo update-grub; reboot"
    )


def _unsigned(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    if host.exists(MODULE) or lockdown_of(host) in ("", "none") or not _unbound(host, cards):
        return None
    found = "Secure Boot is on and amdgpu is not loaded: a module of DKMS wants its key enrolled"
    return Obstacle(
        found,
        "sudo mokutil --import /var/lib/dkms/mok.pub, reboot and enrol the key; then sudo modprobe amdgpu",
    )


def _not_loaded(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    if host.exists(MODULE) or host.exists(KFD) or not _ours(cards):
        return None
    return Obstacle("the kernel driver amdgpu is not loaded, so there is no /dev/kfd", "sudo modprobe amdgpu")


def _container(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    name = container_of(host)
    lacking = [path for path in (KFD, DRI) if not host.exists(path)]
    if not name or not lacking:
        return None
    found = f"this is a container ({name}) without {' and '.join(lacking)}"
    return Obstacle(found, how_to_pass(name))


def _no_kfd(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    if host.exists(KFD) or not _ours(cards) or not host.exists(MODULE):
        return None
    found = (  # the latter: CachyOS/linux-cachyos issue 643, with CONFIG_HSA_AMD=y
        "amdgpu is loaded without /dev/kfd: this kernel was built without CONFIG_HSA_AMD, "
        "or its KFD did not start"
    )
    return Obstacle(found, "install your distribution's usual kernel, or DEV=amd:pci:ADDRESS without amdgpu")


def _closed(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    renders = [f"{DRI}/{name}" for name in entries(host, DRI) if name.startswith("renderD")]
    paths = [path for path in (KFD, *renders) if host.exists(path)]
    shut = [path for path in paths if not host.access(path, os.R_OK | os.W_OK)]
    if not shut or (KFD not in shut and len(shut) < len(renders)):
        return None
    if container_of(host):
        found = f"{', '.join(shut)}: permission denied in this container"
        return Obstacle(found, how_to_pass(container_of(host)))
    return Obstacle(f"{', '.join(shut)}: permission denied; this user is not in their group", JOIN)


def _no_render(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    if not _listed(host) or any(name.startswith("renderD") for name in entries(host, DRI)):
        return None
    found = f"KFD lists a card, but there is no render node in {DRI}"
    name = container_of(host)
    return Obstacle(found, how_to_pass(name) if name else "sudo udevadm trigger")


def _unopened(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    """What rights do not show: the device is opened, and closed again."""
    if not host.exists(KFD):
        return None
    try:
        host.close(host.open(KFD))
    except HostError as error:
        return Obstacle(f"{KFD}: {refused_open(error.errno)}", LOG)
    return None


def _masked(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    nodes = [name for name in entries(host, NODES) if name.isdecimal()]
    shut = [name for name in nodes if not read(host, f"{NODES}/{name}/gpu_id")]
    if not shut or _listed(host):
        return None
    found = (
        f"the device cgroup of this container masks every GPU (nodes {', '.join(shut)} of KFD cannot be read)"
    )
    return Obstacle(found, how_to_pass(container_of(host)))


def _refused(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    unbound = _unbound(host, cards)
    if not unbound or not host.exists(MODULE) or _listed(host):
        return None
    card = unbound[0]
    found = (
        f"amdgpu is loaded and refused {card.name} at {card.address}: mostly firmware files that are missing "
        "(MES, IMU) or older than the kernel wants"
    )
    return Obstacle(
        found, f"install linux-firmware (Debian: firmware-amd-graphics), reboot; {LOG} says which file"
    )


def _left_out(host: Host, cards: list[DisplayFunction]) -> Obstacle | None:
    mine = next((card for card in _ours(cards) if card.driver == "amdgpu"), None)
    shut = [name for name in entries(host, NODES) if not read(host, f"{NODES}/{name}/gpu_id")]
    if mine is None or not host.exists(KFD) or shut or _listed(host):
        return None
    arch = ARCHES[CHIP_OF[int(mine.device_id, 16)]]
    least = next(row.version for row in FIRMWARE if (row.arch, row.block) == (arch, "MEC"))
    found = (
        f"amdgpu drives {mine.name} at {mine.address}, but KFD left it out: mostly as its slot routes no "
        f"PCIe atomics and its MEC firmware is older than {least}"
    )
    do = "put the card into a slot of the processor, or install a newer linux-firmware and reboot"
    return Obstacle(found, f"{do}; sudo dmesg | grep -i 'kfd.*atomics' shows it")


CHECKS: tuple[Check, ...] = (
    *(_wsl, _no_card, _foreign, _taken, _too_old, _nomodeset, _unsigned, _not_loaded, _container, _no_kfd),
    *(_closed, _unopened, _masked, _no_render, _refused, _left_out),
)


def _ours(cards: list[DisplayFunction]) -> list[DisplayFunction]:
    return [card for card in cards if card.device_id in DRIVEN]


def _unbound(host: Host, cards: list[DisplayFunction]) -> list[DisplayFunction]:
    return [card for card in _ours(cards) if not driver_of(host, card.address)]


def _listed(host: Host) -> list[str]:
    """Nodes of KFD that are GPUs."""
    return [name for name in entries(host, NODES) if read(host, f"{NODES}/{name}/gpu_id") not in ("", "0")]


def _is_older(release: str, dkms: str, fact: Fact) -> bool:
    """Whether the driver is too old for a fact; False where nobody says how old it is."""
    version, needed = (dkms, fact.dkms) if dkms else (release, fact.since)
    found = re.match(r"(\d+)\.(\d+)", version)
    return found is not None and needed is not None and tuple(map(int, found.groups())) < needed


def _text(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))
