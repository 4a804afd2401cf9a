"""What a process can learn of the machine around it by looking at files: container, WSL, kernel options.

Sources: Linux Documentation (admin-guide/LSM, kernel_lockdown(7)), Microsoft's WSL (/dev/dxg), Docker and
Podman (/.dockerenv, /run/.containerenv).
"""

from __future__ import annotations

import re
from typing import NamedTuple

from drivers.core.errors import HostError
from drivers.core.host import Host

PODS = "/var/run/secrets/kubernetes.io"
CONTAINER_MARKS = {
    PODS: "kubernetes",
    "/.dockerenv": "docker",
    "/run/.containerenv": "podman",
    "/run/systemd/container": "systemd",
}


class Obstacle(NamedTuple):
    """found: a sentence without its full stop. do: the next command, or what to do."""

    found: str
    do: str


def read(host: Host, path: str) -> str:
    """The text of a file, stripped; empty where it cannot be read."""
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


def container_of(host: Host) -> str:
    """'docker', 'podman', ...; '' outside of containers."""
    marks = (name for path, name in CONTAINER_MARKS.items() if host.exists(path))
    return next(marks, "")


def is_wsl(host: Host) -> bool:
    """Whether this is Windows' Linux subsystem."""
    return host.exists("/dev/dxg") or "microsoft" in read(host, "/proc/sys/kernel/osrelease").lower()


def is_virtual(host: Host) -> bool:
    """Whether a hypervisor runs this machine."""
    flags = re.search(r"^flags\s*:.*\bhypervisor\b", read(host, "/proc/cpuinfo"), re.MULTILINE)
    return flags is not None


def options_of(host: Host) -> list[str]:
    """The kernel's command line."""
    return read(host, "/proc/cmdline").split()


def lockdown_of(host: Host) -> str:
    """'none', 'integrity', 'confidentiality'; '' where the kernel has no such thing."""
    mode = re.search(r"\[(\w+)\]", read(host, "/sys/kernel/security/lockdown"))
    return mode[1] if mode is not None else ""
