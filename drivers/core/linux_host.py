"""The real machine behind the host seam: system calls as they are, with the kernel's transient refusals
retried.

Knows no device except that what is mapped from /dev/kfd are doorbells, which must be written in whole words.
"""

from __future__ import annotations

import ctypes
import errno
import os
import time
from pathlib import Path

from drivers.core import libc
from drivers.core.errors import HostError
from drivers.core.host import Mapping

REGISTER_FILES = ("/dev/kfd",)
RETRY_S = 10.0
SPINS = 2000
SLEEP_S = 50e-6
NEW_WAIT_S = 0.005


class LinuxHost:
    """`Host` on Linux."""

    def __init__(self) -> None:
        self._paths: dict[int, str] = {}
        self._turns = 0
        self._last_turn = 0.0

    def open(self, path: str, flags: int = os.O_RDWR) -> int:
        try:
            fd = os.open(path, flags | os.O_CLOEXEC)
        except OSError as error:
            raise _refused(path, error) from error
        self._paths[fd] = path
        return fd

    def close(self, fd: int) -> None:
        self._paths.pop(fd, None)
        os.close(fd)

    def ioctl(self, fd: int, request: int, arg: ctypes.Structure) -> None:
        """EINTR and EAGAIN are repeated, for at most 10 s; any other refusal raises HostError."""
        deadline = self.now() + RETRY_S
        code = libc.ioctl(fd, request, ctypes.addressof(arg))
        while code in (errno.EINTR, errno.EAGAIN) and self.now() < deadline:
            code = libc.ioctl(fd, request, ctypes.addressof(arg))
        if code:
            name = type(arg).__name__.removeprefix("struct_")
            what = f"{self._paths.get(fd, f'fd {fd}')}: ioctl {request:#x} ({name})"
            raise HostError(code, f"{what}: {errno.errorcode.get(code, code)}, {os.strerror(code)}")

    def mmap(self, address: int | None, size: int, prot: int, flags: int, fd: int, offset: int) -> Mapping:
        where = libc.mmap(address, size, prot, flags, fd, offset)
        return libc.MemoryMapping(where, size, registers=self._paths.get(fd) in REGISTER_FILES)

    def munmap(self, mapping: Mapping) -> None:
        libc.munmap(mapping.address, mapping.size)

    def read_text(self, path: str) -> str:
        return self.read_bytes(path).decode(errors="replace")

    def read_bytes(self, path: str) -> bytes:
        try:
            return Path(path).read_bytes()
        except OSError as error:
            raise _refused(path, error) from error

    def listdir(self, path: str) -> list[str]:
        try:
            return sorted(os.listdir(path))
        except OSError as error:
            raise _refused(path, error) from error

    def exists(self, path: str) -> bool:
        return os.path.exists(path)

    def access(self, path: str, mode: int) -> bool:
        return os.access(path, mode)

    def relax(self, what: str) -> None:
        """Spin for the first turns of a wait, then sleep briefly; a pause between turns begins a new wait."""
        now = self.now()
        self._turns = 0 if now - self._last_turn > NEW_WAIT_S else self._turns + 1
        if self._turns > SPINS:
            time.sleep(SLEEP_S)
            now = self.now()
        self._last_turn = now

    def now(self) -> float:
        return time.monotonic()


def _refused(path: str, error: OSError) -> HostError:
    code = error.errno or 0
    return HostError(code, f"{path}: {errno.errorcode.get(code, code)}, {error.strerror}")
