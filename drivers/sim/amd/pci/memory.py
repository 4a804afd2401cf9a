"""Video memory as the blocks on the card reach it, and host memory behind the bus.

An MC address is the frame buffer's base plus the offset in video memory. What the CPU wrote over BAR0 and
did not flush, a block does not see: `hdp.py` says so (rules P08, M06, M17). Which host memory a card may
reach the machine says through `BusMemory`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from typing import Protocol

import numpy as np
import numpy.typing as npt

from drivers.core import libc
from drivers.sim.memory import Backing

Words = npt.NDArray[np.uint64]


class BusMemory(Protocol):
    """Host memory from the card's side of the bus."""

    def extent(self, bus_address: int, engine: str) -> tuple[int, int, int]:
        """(low, high, host): the contiguous pinned memory around an address.

        Raises SimFault E_NO_BUSMASTER or E_DMA_ADDR.
        """
        ...


class HostPath(Protocol):
    """The host data path, as an engine meets it."""

    def check(self, offset: int, size: int, where: Mapping[str, object]) -> None:
        """Raise SimFault E_HDP_STALE when the CPU wrote into the range and did not flush."""
        ...

    def guard(
        self, low: int, high: int, code: str, reason: Callable[[], str], *, reads: bool = False
    ) -> None:
        """Refuse the CPU [low, high) while `reason()` is not empty."""
        ...


class LocalMemory:
    """Video memory of one card. `fb_base`: MC address of its first byte."""

    def __init__(self, backing: Backing, fb_base: int, hdp: HostPath, dma: BusMemory) -> None:
        self.backing, self.fb_base = backing, fb_base
        self.hdp, self.dma = hdp, dma
        self.secure: tuple[int, int] | None = None  # [low, high) that only firmware may touch
        self.words: Words = np.frombuffer(libc.view(backing.address, backing.size_bytes), dtype=np.uint64)

    @property
    def size_bytes(self) -> int:
        return self.backing.size_bytes

    def offset(self, mc: int, size: int) -> int | None:
        """Offset of [mc, mc + size) in video memory, None when it is not all in the frame buffer."""
        offset = mc - self.fb_base
        return offset if offset >= 0 and offset + size <= self.size_bytes else None

    def read(self, offset: int, size: int, engine: str) -> bytes:
        """Bytes as a block on the card sees them. Raises SimFault E_HDP_STALE."""
        self.hdp.check(offset, size, {"engine": engine})
        return ctypes.string_at(self.backing.address + offset, size)

    def write(self, offset: int, data: bytes) -> None:
        ctypes.memmove(self.backing.address + offset, data, len(data))
