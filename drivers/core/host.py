"""The host seam: all that a driver asks of the machine it runs on.

`LinuxHost` does it for real, the simulated machine answers the same calls from its models, and a recorder
wraps either. No driver file knows which one it has. Nothing here may know a vendor or a device.
"""

from __future__ import annotations

import ctypes
import os
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

PAGE_BYTES = 4096


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

    def read_bytes(self, offset: int, size: int) -> bytes:
        """A copy of `size` bytes, read in whatever widths are fastest: for memory behind a BAR."""
        ...

    def write_bytes(self, offset: int, data: bytes | bytearray | memoryview) -> None:
        """Store `data`, in whatever widths are fastest: for memory behind a BAR."""
        ...


@dataclass(frozen=True)
class Pinned:
    """Host memory that stays where it is, for devices to reach. `pages`: bus address of each 4 KiB page."""

    mapping: Mapping
    pages: tuple[int, ...]

    def physical(self, page: int) -> int:
        """Bus address of page number `page`."""
        return self.pages[page]

    def bus_address(self, offset: int) -> int:
        """Bus address of byte `offset`; only up to the page's end is the memory contiguous for sure."""
        return self.pages[offset // PAGE_BYTES] + offset % PAGE_BYTES

    def runs(self) -> list[tuple[int, int, int]]:
        """(offset, bus address, bytes) of each stretch that is contiguous on the bus."""
        found: list[tuple[int, int, int]] = []
        for index, address in enumerate(self.pages):
            if found and found[-1][1] + found[-1][2] == address:
                offset, start, size = found[-1]
                found[-1] = (offset, start, size + PAGE_BYTES)
            else:
                found.append((index * PAGE_BYTES, address, PAGE_BYTES))
        return found


class Host(Protocol):
    """The machine. Every method that the operating system can refuse raises HostError with its errno."""

    def open(self, path: str, flags: int = os.O_RDWR) -> int:
        """A file descriptor for `path`, closed on exec."""
        ...

    def close(self, fd: int) -> None: ...

    def ioctl(self, fd: int, request: int, arg: ctypes.Structure) -> None:
        """Issue `request`; the kernel reads and writes `arg` in place."""
        ...

    def control(self, fd: int, request: int, value: int | bytes) -> int:
        """An ioctl whose argument is a number or text, and whose answer is a number (VFIO has such)."""
        ...

    def eventfd(self) -> int:
        """A descriptor on which the kernel counts events."""
        ...

    def await_event(self, fd: int, timeout_s: float) -> bool:
        """Sleep until the eventfd counts something, and take it; False when the time is over."""
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

    def pread(self, fd: int, size: int, offset: int) -> bytes:
        """Up to `size` bytes of an open file at `offset`: configuration space, pagemap."""
        ...

    def pwrite(self, fd: int, data: bytes, offset: int) -> int:
        """Store `data` at `offset` of an open file, in one call; returns the bytes taken."""
        ...

    def write_text(self, path: str, text: str) -> None:
        """Write `text` to an existing file (a sysfs attribute), in one call."""
        ...

    def readlink(self, path: str) -> str:
        """Where a symbolic link points, as it is written."""
        ...

    def lock(self, path: str, owner: str) -> int:
        """Hold `path` alone until the descriptor that is returned is closed; `owner` is shown to others.

        Raises HostError EBUSY that names the present owner.
        """
        ...

    def pin(self, size: int, address: int | None = None) -> Pinned:
        """Memory that is locked, resident and known by bus address; `address` is its CPU virtual address.

        Contiguous runs are as long as the machine gives (2 MiB pages where they are to be had).
        """
        ...

    def unpin(self, pinned: Pinned) -> None:
        """Give pinned memory back; no device may use it any more."""
        ...

    def sleep(self, seconds: float) -> None:
        """Let time pass: a pause that a device's manual asks for. Simulated machines run meanwhile."""
        ...

    def relax(self, what: str) -> None:
        """One turn of a wait loop for `what`: spin or sleep on Linux, run the engines when simulated."""
        ...

    def aside(self) -> AbstractContextManager[None]:
        """Reads in this context come from a tool, not from the program: a simulated machine does not count
        them as the program's accesses.
        """
        ...

    def fence(self, device: str, gpu_va: int, size: int) -> None:
        """`size` bytes from `gpu_va` on are mapped and nobody's, in front of a buffer that shares their page;
        0: somebody's again. device: the card's PCI address; empty where the kernel shares addresses between
        cards. Simulated machines refuse accesses there; on others pages are all there is.
        """
        ...

    def now(self) -> float:
        """Seconds on a clock that never goes back."""
        ...
