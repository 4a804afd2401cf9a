"""The few C library calls and the single-access memory window that Python's standard library does not offer.

Real calls only: `LinuxHost` uses them for devices, the simulated machine for the memory behind its mappings.
Source of the constants: Linux include/uapi/asm-generic/mman.h, mman-common.h.
"""

from __future__ import annotations

import errno as errno_codes
import os
from threading import Lock
from typing import Any, NoReturn

import cffi

from drivers.core.errors import ArgumentError, HostError

PROT_NONE, PROT_READ, PROT_WRITE = 0, 1, 2
MAP_SHARED, MAP_PRIVATE, MAP_FIXED, MAP_ANONYMOUS, MAP_NORESERVE = 0x1, 0x2, 0x10, 0x20, 0x4000
MAP_LOCKED, MAP_POPULATE, MAP_HUGETLB = 0x2000, 0x8000, 0x40000
MAP_FAILED = 2**64 - 1
MADV_HUGEPAGE = 14  # asm-generic/mman-common.h
PR_SET_PDEATHSIG = 1  # Linux prctl.h
PAGE_BYTES = 4096

_ffi = cffi.FFI()
_ffi.cdef(
    """
    void *mmap(void *addr, size_t length, int prot, int flags, int fd, long offset);
    int munmap(void *addr, size_t length);
    int ioctl(int fd, unsigned long request, void *arg);
    int madvise(void *addr, size_t length, int advice);
    int mprotect(void *addr, size_t length, int prot);
    int sigaction(int number, const void *action, void *before);
    int prctl(int option, unsigned long a, unsigned long b, unsigned long c, unsigned long d);
    """
)
_libc: Any = _ffi.dlopen(None)
_lock = Lock()


def fence() -> None:
    """Stores before it arrive before those after it, in write-combined memory too: to take a lock x86 needs
    a LOCK CMPXCHG, which empties the write-combining buffers (Intel SDM volume 3A, "Buffering of Write
    Combining Memory Locations"). 0.09 us. AArch64 would need a DMB OSH, which no lock has: not tried."""
    with _lock:
        pass


def advise_huge(address: int, size: int) -> bool:
    """Ask for huge pages, in which large arrays are read quicker (madvise(2), MADV_HUGEPAGE). Whether the
    system has them."""
    return bool(_libc.madvise(_ffi.cast("void *", address), size, MADV_HUGEPAGE) == 0)


def mmap(address: int | None, size: int, prot: int, flags: int, fd: int, offset: int) -> int:
    """mmap(2); returns the address. Raises HostError."""
    where = _ffi.cast("void *", address or 0)
    result = int(_ffi.cast("uintptr_t", _libc.mmap(where, size, prot, flags, fd, offset)))
    if result == MAP_FAILED:
        raise _refused(f"mmap of {size:#x} bytes (fd {fd}, offset {offset:#x})")
    return result


def munmap(address: int, size: int) -> None:
    """munmap(2). Raises HostError."""
    if _libc.munmap(_ffi.cast("void *", address), size):
        raise _refused(f"munmap of {size:#x} bytes at {address:#x}")


def mprotect(address: int, size: int, prot: int) -> None:
    """mprotect(2). Raises HostError."""
    if _libc.mprotect(_ffi.cast("void *", address), size, prot):
        raise _refused(f"mprotect of {size:#x} bytes at {address:#x}")


def die_with_parent(parent: int, number: int) -> bool:
    """Have the kernel send this process signal `number` when its parent ends, by whatever means.

    parent: the process id that started this one. False when it is gone already: nothing will be sent then.
    Raises HostError. Source: prctl(2), PR_SET_PDEATHSIG; os.getppid: a parent that is gone is replaced.
    """
    if _libc.prctl(PR_SET_PDEATHSIG, number, 0, 0, 0):
        raise _refused(f"prctl PR_SET_PDEATHSIG of signal {number}")
    return os.getppid() == parent


def sigaction(number: int, action: int, before: int) -> None:
    """sigaction(2) with the addresses of its structs, 0 for none. Raises HostError."""
    if _libc.sigaction(number, _ffi.cast("void *", action), _ffi.cast("void *", before)):
        raise _refused(f"sigaction of signal {number}")


def symbol(name: str) -> int:
    """The address of one of the functions above in the C library."""
    return int(_ffi.cast("uintptr_t", _ffi.addressof(_libc, name)))


def ioctl(fd: int, request: int, pointer: int) -> int:
    """ioctl(2) with the address of its argument; returns 0 or the errno, so that the caller can retry."""
    if _libc.ioctl(fd, request, _ffi.cast("void *", pointer)) < 0:
        return int(_ffi.errno)
    return 0


def control(fd: int, request: int, value: int | bytes) -> int:
    """ioctl(2) with a number or text as its argument; returns its answer, or minus the errno."""
    argument = _ffi.from_buffer(value) if isinstance(value, bytes) else _ffi.cast("void *", value)
    result = int(_libc.ioctl(fd, request, _ffi.cast("void *", argument)))
    return result if result >= 0 else -int(_ffi.errno)


def view(address: int, size: int) -> memoryview:
    """Process memory at `address` as a writable memoryview of bytes."""
    return memoryview(_ffi.buffer(_ffi.cast("char *", address), size)).cast("B")


class MemoryMapping:
    """A mapped range of this process. `registers`: device registers, whose access width has meaning."""

    __slots__ = ("_dwords", "_last_dword", "_last_qword", "_qwords", "address", "registers", "size")

    def __init__(self, address: int, size: int, registers: bool = False) -> None:
        self.address, self.size, self.registers = address, size, registers
        self._last_dword, self._last_qword = size - 4, size - 8
        self._dwords: Any = _ffi.cast("volatile uint32_t *", address)
        self._qwords: Any = _ffi.cast("volatile uint64_t *", address)

    def read32(self, offset: int) -> int:
        if offset & 3 or not 0 <= offset <= self._last_dword:
            self._refuse(offset, 4)
        return self._dwords[offset >> 2]  # type: ignore[no-any-return]

    def read64(self, offset: int) -> int:
        if offset & 7 or not 0 <= offset <= self._last_qword:
            self._refuse(offset, 8)
        return self._qwords[offset >> 3]  # type: ignore[no-any-return]

    def write32(self, offset: int, value: int) -> None:
        if offset & 3 or not 0 <= offset <= self._last_dword:
            self._refuse(offset, 4)
        self._dwords[offset >> 2] = value

    def write64(self, offset: int, value: int) -> None:
        if offset & 7 or not 0 <= offset <= self._last_qword:
            self._refuse(offset, 8)
        self._qwords[offset >> 3] = value

    def read_bytes(self, offset: int, size: int) -> bytes:
        check_inside(offset, size, self.size)
        return bytes(_ffi.buffer(_ffi.cast("char *", self.address + offset), size))

    def write_bytes(self, offset: int, data: bytes | bytearray | memoryview) -> None:
        check_inside(offset, len(data), self.size)
        _ffi.memmove(_ffi.cast("char *", self.address + offset), data, len(data))

    def view(self) -> memoryview:
        if self.registers:
            raise ArgumentError(f"mapping at {self.address:#x} holds device registers; use read32 .. write64")
        return view(self.address, self.size)

    def _refuse(self, offset: int, width: int) -> NoReturn:
        raise ArgumentError(
            f"{width}-byte access at offset {offset:#x} of a {self.size:#x}-byte mapping; "
            f"offsets are multiples of {width} inside it"
        )


def check_inside(offset: int, size: int, whole: int) -> None:
    """Raise ArgumentError where bytes do not lie inside a mapping of `whole` bytes."""
    if not 0 <= offset <= offset + size <= whole:
        what = f"{size:#x} bytes at offset {offset:#x}"
        raise ArgumentError(f"{what} do not lie inside a mapping of {whole:#x} bytes")


def _refused(what: str) -> HostError:
    code = int(_ffi.errno)
    name = errno_codes.errorcode.get(code, str(code))
    return HostError(code, f"{what}: {name}, {os.strerror(code)}")
