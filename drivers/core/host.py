"""The host seam: all that a driver asks of the machine it runs on.

`LinuxHost` does it for real, the simulated machine answers the same calls from its models, and a recorder
wraps either. No driver file knows which one it has. Nothing here may know a vendor or a device.
"""

from __future__ import annotations

import ctypes
import os
from typing import Protocol


class Mapping(Protocol):
    """A window into memory or device registers; offsets are bytes, each access is ONE load or store.

    address: CPU virtual address of byte 0. size: bytes. Accesses outside the window raise ArgumentError.
    """

    @property
    def address(self) -> int: ...

    @property
    def size(self) -> int: ...

    def read32(self, offset: int) -> int: ...

    def read64(self, offset: int) -> int: ...

    def write32(self, offset: int, value: int) -> None: ...

    def write64(self, offset: int, value: int) -> None: ...

    def view(self) -> memoryview:
        """The bytes as a writable memoryview. Raises ArgumentError for device registers: width matters."""
        ...


class Host(Protocol):
    """The machine. Every method that the operating system can refuse raises HostError with its errno."""

    def open(self, path: str, flags: int = os.O_RDWR) -> int:
        """A file descriptor for `path`, closed on exec."""
        ...

    def close(self, fd: int) -> None: ...

    def ioctl(self, fd: int, request: int, arg: ctypes.Structure) -> None:
        """Issue `request`; the kernel reads and writes `arg` in place."""
        ...

    def mmap(self, address: int | None, size: int, prot: int, flags: int, fd: int, offset: int) -> Mapping:
        """Map `size` bytes; arguments as in mmap(2), fd -1 for anonymous memory."""
        ...

    def munmap(self, mapping: Mapping) -> None:
        """Drop the mapping; it and every view of it must not be used again."""
        ...

    def read_text(self, path: str) -> str: ...

    def read_bytes(self, path: str) -> bytes: ...

    def listdir(self, path: str) -> list[str]: ...

    def exists(self, path: str) -> bool: ...

    def access(self, path: str, mode: int) -> bool:
        """Whether this user may open `path` with `mode` (os.R_OK, os.W_OK, ...)."""
        ...

    def relax(self, what: str) -> None:
        """One turn of a wait loop for `what`: spin or sleep on Linux, run the engines when simulated."""
        ...

    def now(self) -> float:
        """Seconds on a clock that never goes back."""
        ...
