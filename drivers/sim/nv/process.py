"""The client process' own memory as its kernel reaches it: a bad pointer is a refusal, never a crash.

/proc/self/mem answers for any address, mapped or not. Knows nothing of ioctls.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from drivers.sim.nv.refusal import Refusal

PAGE_BYTES = 4096
S = TypeVar("S", bound=ctypes.Structure)
T = TypeVar("T")


class BadAddress(Refusal):
    """A pointer leads to memory that the process does not have."""

    def __init__(self, why: str) -> None:
        super().__init__("INVALID_ADDRESS", why)


def fetch(address: int, size: int) -> bytes:
    """`size` bytes of the process at `address`. Raises BadAddress."""
    with _memory(os.O_RDONLY) as file:
        found = _checked(lambda: os.pread(file, size, address), address)
    if len(found) != size:
        raise BadAddress(f"{size:#x} bytes at {address:#x}: only {len(found):#x} are mapped")
    return found


def store(address: int, data: bytes) -> None:
    """Write `data` to the process at `address`. Raises BadAddress."""
    with _memory(os.O_RDWR) as file:
        done = _checked(lambda: os.pwrite(file, data, address), address)
    if done != len(data):
        raise BadAddress(f"{len(data):#x} bytes at {address:#x}: only {done:#x} are mapped")


def fetch_struct(kind: type[S], address: int) -> S:
    """A copy of the struct at `address`. Raises BadAddress."""
    return kind.from_buffer_copy(fetch(address, ctypes.sizeof(kind)))


def is_mapped(address: int, size: int) -> bool:
    """Whether every page of [address, address + size) is there to be read and written."""
    try:
        for page in range(address, address + size, PAGE_BYTES):
            fetch(page, 1)
    except BadAddress:
        return False
    return True


@contextmanager
def _memory(flags: int) -> Iterator[int]:
    """Opened anew each time: a file opened before a fork is the parent's memory."""
    file = os.open("/proc/self/mem", flags | os.O_CLOEXEC)
    try:
        yield file
    finally:
        os.close(file)


def _checked(act: Callable[[], T], address: int) -> T:
    try:
        return act()
    except (OSError, OverflowError) as error:
        raise BadAddress(f"{address:#x} is no address of this process") from error
