"""The read-only part of a host over a dict of files, for made-up machines."""

from __future__ import annotations

import errno
from collections.abc import Iterable

from drivers.core.errors import HostError

PCI = "/sys/bus/pci/devices"


class Files:
    """`denied` paths exist but cannot be opened; `links` are symbolic links."""

    def __init__(
        self, files: dict[str, str], denied: Iterable[str] = (), links: dict[str, str] | None = None
    ) -> None:
        self.files, self.denied, self.links = files, set(denied), links or {}
        self.opened: list[str] = []

    def read_text(self, path: str) -> str:
        if path not in self.files:
            raise HostError(errno.ENOENT, f"{path}: no such file")
        return self.files[path]

    def read_bytes(self, path: str) -> bytes:
        return self.read_text(path).encode("latin1")

    def listdir(self, path: str) -> list[str]:
        names = {f[len(path) + 1 :].split("/")[0] for f in self.files if f.startswith(f"{path}/")}
        if not names:
            raise HostError(errno.ENOENT, f"{path}: no such folder")
        return sorted(names)

    def exists(self, path: str) -> bool:
        return path in self.links or any(f == path or f.startswith(f"{path}/") for f in self.files)

    def access(self, path: str, mode: int) -> bool:
        return self.exists(path) and path not in self.denied

    def readlink(self, path: str) -> str:
        if path not in self.links:
            raise HostError(errno.EINVAL, f"{path} is no link")
        return self.links[path]

    def open(self, path: str, flags: int = 0) -> int:
        self.opened.append(path)
        return len(self.opened) - 1

    def close(self, fd: int) -> None:
        self.opened[fd] = ""

    def pread(self, fd: int, size: int, offset: int) -> bytes:
        return self.read_bytes(self.opened[fd])[offset : offset + size]
