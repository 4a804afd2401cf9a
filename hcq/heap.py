"""Memory as a device's heaps give it out: kinds, blocks, and what a device asks of a heap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from hcq.errors import DeviceError
from hcq.queue import Use
from hcq.signal import Window


class MemoryKind(Enum):
    """DEVICE: local memory, reached by copies. HOST: host memory that the device sees. CODE: executable.

    IMAGE: code and variables that kernels write side by side, on pages of their own.
    """

    DEVICE = "device"
    HOST = "host"
    CODE = "code"
    IMAGE = "image"


class HostWindow(Window, Protocol):
    """Host-visible memory."""

    def view(self) -> memoryview: ...


@dataclass(eq=False)
class Block:
    """A piece of a heap, in bytes from `gpu_va`. owner: the heap's own record of where it is from.

    points: the last use by each queue; host: its chunk as the host sees it, None if it cannot. uses: those by
    copies between devices after which nothing of this device was ordered yet.
    """

    kind: MemoryKind
    gpu_va: int
    size: int
    label: str
    points: list[int]
    host: HostWindow | None
    host_offset: int
    owner: object
    uses: list[Use] = field(default_factory=list)


class NoRoom(DeviceError):
    """A heap could not grow. The device turns it into OutOfMemory once nothing can be reclaimed."""


class Heap(Protocol):
    """Memory of one kind, given out in blocks. `capacity_bytes` is what the device has, `mapped_bytes` what
    this process took of it, `free_bytes` the part of that which is not in a block."""

    capacity_bytes: int
    mapped_bytes: int
    free_bytes: int

    def alloc(self, size_bytes: int, label: str) -> Block:
        """A block of at least `size_bytes`. Raises NoRoom."""
        ...

    def free(self, block: Block) -> None: ...

    def trim(self) -> int:
        """Give wholly free chunks back; the caller has waited for their points. Returns the bytes."""
        ...

    def blocks(self) -> Iterator[Block]: ...

    def find(self, gpu_va: int) -> str:
        """What lies at an address of this heap, as a phrase; empty if the address is not in it."""
        ...

    def behind(self, gpu_va: int, chunk_va: int) -> str:
        """The last block of the chunk at `chunk_va`, behind which an address lies; empty if it has none."""
        ...


def size_text(size_bytes: int) -> str:
    """Bytes as people read them."""
    value = float(size_bytes)
    for unit in ("B", "KiB", "MiB"):
        if value < 1024:
            return f"{value:.4g} {unit}"
        value /= 1024
    return f"{value:.4g} GiB"
