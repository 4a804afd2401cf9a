"""One simulated NVIDIA card: memory, channels by their doorbells, the caches and the multiprocessors.

Stands between the kernel driver's models (`rm.py`, `uvm.py`) and the engines, which know it only as what they
run on. A card is alone on its machine's scheduler with the channels that were made on it.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.core import libc
from drivers.core.errors import SimFault
from drivers.sim.heap import RangeHeap
from drivers.sim.memory import Fences
from drivers.sim.nv.caches import Caches
from drivers.sim.nv.chips import NvChip
from drivers.sim.nv.mmu import GpuMemory
from drivers.sim.nv.sm import launch as sm
from drivers.sim.scheduler import Scheduler

SYSMEM_BYTES = 32 << 30  # of address space; the memory is taken when it is used
RESERVED_BYTES = 64 << 20  # of video memory, for the driver itself: a guess
LAUNCH_NS = 2_000  # model of time, not a measurement
Runner = Callable[..., sm.Counters]


class SimulatedNvCard:
    """`tokens`: by work submit token, what the doorbell does to a live channel. pinned: process memory that a
    card holds, [low, high).
    """

    def __init__(
        self,
        chip: NvChip,
        index: int,
        scheduler: Scheduler,
        sysmem: RangeHeap,
        mode: str,
        budget: int | None = None,
    ) -> None:
        self.chip, self.index, self.scheduler, self.sysmem = chip, index, scheduler, sysmem
        self.mode, self.budget = mode, budget
        self.vram = RangeHeap(f"{chip.name}-{index}", chip.vram_bytes, RESERVED_BYTES)
        self.caches, self.fences = Caches(), Fences()
        self.tokens: dict[int, Callable[[], None]] = {}
        self.pinned: list[tuple[int, int]] = []
        self.timelines: set[int] = set()  # addresses in this process that somebody waits to reach a value
        self.run: Runner = sm.run
        self._dropped: list[tuple[int, int]] = []
        self._next_channel = 0

    @property
    def pci_address(self) -> str:
        """Where it is on the bus, as sysfs writes it."""
        return f"0000:{self.bus:02x}:00.0"

    @property
    def bus(self) -> int:
        return 3 + self.index

    @property
    def gpu_id(self) -> int:
        """RM's number of the card: made of where it is on the bus."""
        return self.bus << 8

    def new_token(self, runlist: int) -> int:
        """A work submit token that no channel ever had: runlist and channel number."""
        self._next_channel += 1
        return runlist << 16 | self._next_channel

    def ring(self, token: int) -> None:
        """The doorbell register took a value. Raises SimFault E_DB_INACTIVE."""
        ring = self.tokens.get(token)
        if ring is None:
            detail = (
                f"the doorbell took {token:#x}, which is no live channel's token; the work stays where it is"
            )
            raise SimFault("E_DB_INACTIVE", detail, {"engine": "HOST", "doorbell": token})
        ring()

    def execute(self, launch: sm.Launch, memory: GpuMemory) -> int:
        """Run a grid to its end; returns model time in ns. Raises SmFault."""
        counters = self.run(launch, memory, mode=self.mode, budget=self.budget)
        return LAUNCH_NS + counters.cycles

    def keeps(self, low: int, high: int) -> bool:
        """Whether process memory that the process gives back is pinned: it is unmapped when that ends."""
        if any(first < high and low < last for first, last in self.pinned):
            self._dropped.append((low, high))
            return True
        return False

    def unpin(self, pinned: tuple[int, int]) -> None:
        """Memory is no longer registered; what the process dropped meanwhile goes now."""
        self.pinned.remove(pinned)
        for low, high in list(self._dropped):
            if not any(first < high and low < last for first, last in self.pinned):
                self._dropped.remove((low, high))
                libc.munmap(low, high - low)
