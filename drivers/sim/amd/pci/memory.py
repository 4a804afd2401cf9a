"""Video memory as the blocks on the card reach it, and host memory behind the bus.

An MC address is the frame buffer's base plus the offset in video memory. What the CPU wrote over BAR0 and
did not flush, a block does not see: `hdp.py` says so (rules P08, M06, M17). Which host memory a card may
reach `drivers.sim.physical` says.
"""

from __future__ import annotations

import ctypes

import numpy as np
import numpy.typing as npt

from drivers.core import libc
from drivers.sim.amd.pci.hdp import Hdp
from drivers.sim.memory import Backing
from drivers.sim.physical import Dma

Words = npt.NDArray[np.uint64]


class LocalMemory:
    """Video memory of one card. `fb_base`: MC address of its first byte."""

    def __init__(self, backing: Backing, fb_base: int, hdp: Hdp, dma: Dma) -> None:
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
