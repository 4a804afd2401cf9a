"""The real machine behind the host seam: system calls as they are, with the kernel's transient refusals
retried.

Knows no device except that mappings of /dev/kfd are doorbells, and those of PCI resource files registers
or memory behind a BAR: no raw view of those. Source of the pagemap format: Linux
Documentation/admin-guide/mm/pagemap.rst.
"""

from __future__ import annotations

import ctypes
import errno
import fcntl
import os
import re
import select
import struct
import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from drivers.core import libc
from drivers.core.errors import HostError
from drivers.core.host import PAGE_BYTES, Mapping, Pinned

REGISTER_FILES = re.compile(r"/dev/kfd|/sys/bus/pci/devices/[^/]+/resource\d(_wc)?")
HUGE_BYTES = 2 << 20
PAGEMAP_PRESENT = 1 << 63
PAGEMAP_FRAME = (1 << 55) - 1
RETRY_S = 10.0
SPINS = 2000
SLEEP_S = 50e-6
NEW_WAIT_S = 0.005


class LinuxHost:
    """`Host` on Linux."""

    def __init__(self) -> None:
        self._paths: dict[int, str] = {}
        self._locks: set[int] = set()
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
        if fd in self._locks:  # else a child forked meanwhile, which has the descriptor too, keeps the lock
            self._locks.remove(fd)
            fcntl.flock(fd, fcntl.LOCK_UN)
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

    def control(self, fd: int, request: int, value: int | bytes) -> int:
        result = libc.control(fd, request, value)
        if result < 0:
            what = f"{self._paths.get(fd, f'fd {fd}')}: ioctl {request:#x} ({value!r})"
            raise HostError(
                -result, f"{what}: {errno.errorcode.get(-result, -result)}, {os.strerror(-result)}"
            )
        return result

    def eventfd(self) -> int:
        return os.eventfd(0, os.EFD_CLOEXEC | os.EFD_NONBLOCK)

    def await_event(self, fd: int, timeout_s: float) -> bool:
        if not select.select([fd], [], [], timeout_s)[0]:
            return False
        os.eventfd_read(fd)
        return True

    def mmap(self, address: int | None, size: int, prot: int, flags: int, fd: int, offset: int) -> Mapping:
        where = libc.mmap(address, size, prot, flags, fd, offset)
        registers = REGISTER_FILES.fullmatch(self._paths.get(fd, "")) is not None
        return libc.MemoryMapping(where, size, registers=registers)

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

    def pread(self, fd: int, size: int, offset: int) -> bytes:
        try:
            return os.pread(fd, size, offset)
        except OSError as error:
            raise _refused(self._paths.get(fd, f"fd {fd}"), error) from error

    def pwrite(self, fd: int, data: bytes, offset: int) -> int:
        try:
            return os.pwrite(fd, data, offset)
        except OSError as error:
            raise _refused(self._paths.get(fd, f"fd {fd}"), error) from error

    def write_text(self, path: str, text: str) -> None:
        fd = self.open(path, os.O_WRONLY)
        try:
            self.pwrite(fd, text.encode(), 0)
        finally:
            self.close(fd)

    def readlink(self, path: str) -> str:
        try:
            return os.readlink(path)
        except OSError as error:
            raise _refused(path, error) from error

    def lock(self, path: str, owner: str) -> int:
        """A file that is there is opened without O_CREAT: in /run/lock the kernel refuses that for another
        user's file even to root (fs.protected_regular).
        """
        fd = self._open_lock(path)
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.pread(fd, 4096, 0).decode(errors="replace").strip() or "a process that did not say"
            self.close(fd)
            raise HostError(error.errno or 0, f"{path} is held by {holder}") from error
        self._locks.add(fd)
        os.ftruncate(fd, 0)
        os.pwrite(fd, owner.encode(), 0)
        return fd

    def _open_lock(self, path: str) -> int:
        """Raises HostError; for another user's lock with what that user wrote into it."""
        try:
            return self.open(path, os.O_RDWR if self.exists(path) else os.O_RDWR | os.O_CREAT)
        except HostError as error:
            if error.errno not in (errno.EACCES, errno.EPERM) or not self.access(path, os.R_OK):
                raise
            holder = self.read_text(path).strip() or "a process that left no note"
            told = f"{path} is another user's, last held by {holder}; run as that user or as root"
            raise HostError(error.errno, told) from error

    def pin(self, size: int, address: int | None = None) -> Pinned:
        """Needs CAP_IPC_LOCK to lock and CAP_SYS_ADMIN to see bus addresses: run as root, or
        `setcap cap_ipc_lock,cap_sys_admin,cap_sys_rawio,cap_dac_override+ep` on the interpreter.

        The addresses are physical: right for a device only where no IOMMU translates for it.
        """
        size = -(-size // PAGE_BYTES) * PAGE_BYTES
        where = self._locked_memory(size, address)
        mapping = libc.MemoryMapping(where, size)
        try:
            return Pinned(mapping, self._frames(where, size))
        except HostError:
            self.munmap(mapping)
            raise

    def unpin(self, pinned: Pinned) -> None:
        self.munmap(pinned.mapping)

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds)

    def relax(self, what: str) -> None:
        """Spin for the first turns of a wait, then sleep briefly; a pause between turns begins a new wait."""
        now = self.now()
        self._turns = 0 if now - self._last_turn > NEW_WAIT_S else self._turns + 1
        if self._turns > SPINS:
            time.sleep(SLEEP_S)
            now = self.now()
        self._last_turn = now

    def aside(self) -> AbstractContextManager[None]:
        return nullcontext()

    def fence(self, device: str, gpu_va: int, size: int) -> None:
        """Pages are all that this machine protects."""

    def now(self) -> float:
        return time.monotonic()

    @staticmethod
    def _locked_memory(size: int, address: int | None) -> int:
        """Resident memory, in 2 MiB pages if that is its size and the machine has some to spare."""
        protection = libc.PROT_READ | libc.PROT_WRITE
        flags = libc.MAP_SHARED | libc.MAP_ANONYMOUS | libc.MAP_LOCKED | libc.MAP_POPULATE
        flags |= libc.MAP_FIXED if address is not None else 0
        if size % HUGE_BYTES == 0 and (address or 0) % HUGE_BYTES == 0:
            try:
                return libc.mmap(address, size, protection, flags | libc.MAP_HUGETLB, -1, 0)
            except HostError as error:
                if error.errno not in (errno.ENOMEM, errno.EINVAL, errno.EPERM):
                    raise
        return libc.mmap(address, size, protection, flags, -1, 0)

    def _frames(self, where: int, size: int) -> tuple[int, ...]:
        """Physical address of each page. Raises HostError when this user may not know."""
        fd = self.open("/proc/self/pagemap", os.O_RDONLY)
        try:
            raw = self.pread(fd, size // PAGE_BYTES * 8, where // PAGE_BYTES * 8)
        finally:
            self.close(fd)
        entries = struct.unpack(f"<{len(raw) // 8}Q", raw)
        if not all(entry & PAGEMAP_PRESENT and entry & PAGEMAP_FRAME for entry in entries):
            remedy = "bus addresses need CAP_SYS_ADMIN; run as root or give the interpreter that capability"
            raise HostError(errno.EPERM, f"/proc/self/pagemap hides the frames of pinned memory; {remedy}")
        return tuple((entry & PAGEMAP_FRAME) * PAGE_BYTES for entry in entries)


def _refused(path: str, error: OSError) -> HostError:
    code = error.errno or 0
    return HostError(code, f"{path}: {errno.errorcode.get(code, code)}, {error.strerror}")
