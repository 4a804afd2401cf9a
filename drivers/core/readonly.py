"""A host that only reads: a driver that uses it cannot change a card, even by mistake.

It refuses every call that could change something (a register write, a doorbell, configuration space, sysfs,
an ioctl, pinned memory) before the machine sees it; it opens files and maps BARs for reading. All reads are
kept as steps, as in any record. Locks are not taken: looking must not keep an owner out.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from drivers.core import libc
from drivers.core.errors import DeviceError
from drivers.core.host import Host, Mapping
from drivers.core.replay import HostRecorder

CHANGES = ("pwrite", "write_text", "ioctl", "control", "pin", "unpin")
CHANGES_OF_A_MAPPING = ("write32", "write64", "write_bytes")
NO_LOCK = -1


class ReadOnlyError(DeviceError):
    """Something would have to be written to find this out."""


class ReadOnlyHost(HostRecorder):
    """`Host` that passes on what only reads, and raises ReadOnlyError for the rest."""

    def open(self, path: str, flags: int = os.O_RDONLY) -> int:
        """For reading, whatever was asked."""
        return super().open(path, os.O_RDONLY)

    def close(self, fd: int) -> None:
        if fd != NO_LOCK:
            super().close(fd)

    def lock(self, path: str, owner: str) -> int:
        """Nothing is held; the descriptor only looks like one."""
        return NO_LOCK

    def mmap(self, address: int | None, size: int, prot: int, flags: int, fd: int, offset: int) -> Mapping:
        return super().mmap(address, size, libc.PROT_READ, flags, fd, offset)

    def _do(self, call: str, given: tuple[object, ...], act: Callable[[Host], Any]) -> Any:
        name = call.rsplit(".", 1)[-1]
        if name in (CHANGES_OF_A_MAPPING if "." in call else CHANGES):
            raise ReadOnlyError(f"{name} is a change, and this is only a look")
        return super()._do(call, given, act)
