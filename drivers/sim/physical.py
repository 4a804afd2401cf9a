"""Physical memory of the simulated machine: which bus addresses stand for which pinned pages of this process.

Pages of one pinning are scattered, as they are on a real machine; memory of 2 MiB and more comes in 2 MiB
runs. Everything a card reaches by itself goes through `extent`: an address that nobody pinned is refused.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Callable
from random import Random

from drivers.core.errors import SimFault
from drivers.sim.memory import PAGE_BYTES

HUGE_BYTES = 2 << 20
DMA_BITS = 44  # address lines of gfx11 and gfx12; Linux gmc_v11_0.c, gmc_v12_0.c (dma mask)
Extent = tuple[int, int, int]  # first bus address, the one after the last, host address of the first
FIRST_ADDRESS = 1 << 32  # above the addresses that 32-bit BARs use
HUGE_FRAMES = 1 << 14  # 32 GiB of frames


class PhysicalMemory:
    """Frames handed out at random from the seed. Addresses are bytes on the bus."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._free = list(range(HUGE_FRAMES))
        self._random.shuffle(self._free)
        self._small: list[int] = []
        self._lows: list[int] = []
        self._runs: dict[int, tuple[int, int]] = {}  # low -> (high, host address of low)
        self.windows: list[Callable[[int], Extent | None]] = []  # what else answers on the bus: BARs
        self.users: list[Callable[[], None]] = []  # told when addresses stop to mean what they meant

    def pin(self, host: int, size: int) -> tuple[int, ...]:
        """Bus address of each page of [host, host + size). Both are multiples of the page size."""
        pages: list[int] = []
        done = 0
        while done < size:
            step = HUGE_BYTES if size - done >= HUGE_BYTES else PAGE_BYTES
            start = self._huge_frame() if step == HUGE_BYTES else self._small_frame()
            self._add(start, start + step, host + done)
            pages += range(start, start + step, PAGE_BYTES)
            done += step
        return tuple(pages)

    def map(self, address: int, host: int, size: int) -> None:
        """Let a bus address of the caller's choice stand for memory: what an IOMMU does."""
        self._add(address, address + size, host)

    def unpin(self, pages: tuple[int, ...]) -> None:
        """Forget these pages: a card that reaches for them afterwards is refused. Frames are not reused."""
        for page in pages:
            if page in self._runs:
                del self._runs[page]
                del self._lows[bisect_left(self._lows, page)]
        self.changed()

    def changed(self) -> None:
        """Addresses stop to mean what they meant."""
        for tell in self.users:
            tell()

    def extent(self, address: int) -> Extent | None:
        """(low, high, host address of low) of the contiguous memory around a bus address."""
        index = bisect_right(self._lows, address) - 1
        if index >= 0:
            low = self._lows[index]
            high, host = self._runs[low]
            if address < high:
                return low, high, host
        return next((found for window in self.windows if (found := window(address))), None)

    def _huge_frame(self) -> int:
        return FIRST_ADDRESS + self._free.pop() * HUGE_BYTES

    def _small_frame(self) -> int:
        if not self._small:
            start = self._huge_frame()
            self._small = list(range(start, start + HUGE_BYTES, PAGE_BYTES))
            self._random.shuffle(self._small)
        return self._small.pop()

    def _add(self, low: int, high: int, host: int) -> None:
        self._runs[low] = (high, host)
        insort(self._lows, low)


class Dma:
    """One card's way to physical memory. `is_master` follows the command register of its function.

    changed: told when what was reachable may no longer be, so that nothing on the card may count on it.
    """

    def __init__(self, physical: PhysicalMemory) -> None:
        self.physical = physical
        self.is_master = False
        self.changed: Callable[[], None] = lambda: None
        physical.users.append(self._tell)

    def reach(self, memory: PhysicalMemory) -> None:
        """From now on addresses mean this memory: an IOMMU was put in between, or taken away."""
        if memory is not self.physical:
            self.physical.users.remove(self._tell)
            memory.users.append(self._tell)
            self.physical = memory
            self.changed()

    def set_master(self, on: bool) -> None:
        """Bus mastering is switched."""
        self.is_master = on
        self.changed()

    def _tell(self) -> None:
        self.changed()

    def extent(self, bus_address: int, engine: str) -> tuple[int, int, int]:
        """(low, high, host) around a bus address. Raises SimFault E_NO_BUSMASTER (R02), E_DMA_ADDR (R15)."""
        where = {"engine": engine, "pa": bus_address}
        if not self.is_master:
            detail = f"{engine} reaches for bus address {bus_address:#x} while bus mastering is off"
            raise SimFault("E_NO_BUSMASTER", detail, where)
        if bus_address >> DMA_BITS:
            detail = (
                f"{engine} reaches for bus address {bus_address:#x}; the card has {DMA_BITS} address bits"
            )
            raise SimFault("E_DMA_ADDR", detail, where)
        found = self.physical.extent(bus_address)
        if found is None:
            detail = f"{engine} reaches for bus address {bus_address:#x}, where no pinned memory is"
            raise SimFault("E_DMA_ADDR", detail, where)
        return found
