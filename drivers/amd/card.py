"""What a device asks of a card, whoever drives it: the kernel (kfd.py) or we ourselves (am/card.py)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from drivers.amd.kfd import HardwareQueue, KfdMemory
from drivers.amd.topology import Node
from drivers.core.errors import DeviceError
from drivers.core.host import Host


class Card(Protocol):
    """One card of this process. `flags` are kfd.VRAM, kfd.VRAM_CODE, kfd.GTT."""

    host: Host
    node: Node
    explain: Callable[[int, int], str] | None
    on_fault: Callable[[DeviceError], None] | None

    @property
    def interface(self) -> str:
        """How the card is reached, for people."""
        ...

    @property
    def has_lost_memory(self) -> bool:
        """Whether a reset took what was in the card's memory."""
        ...

    @property
    def has_interrupts(self) -> bool:
        """Whether the ends of submissions should interrupt, so that the host can sleep until then."""
        ...

    def relax(self, what: str) -> bool:
        """One turn of a wait for `what`; whether it is time to call `exception`."""
        ...

    def alloc(self, size: int, flags: int, label: str) -> KfdMemory:
        """`size` bytes (whole pages), mapped on the card, and on the host unless it is video memory."""
        ...

    def free(self, memory: KfdMemory) -> None: ...

    def fence(self, gpu_va: int, size: int) -> None:
        """See `Host.fence`."""
        ...

    def protect(self, gpu_va: int, size: int, *, writable: bool, executable: bool) -> None:
        """Give whole pages of executable memory the rights that kernels need there.

        Behind a kernel driver an allocation has the same rights everywhere, and nothing happens.
        """
        ...

    def reach(self, memory: KfdMemory, owner: Card) -> int:
        """Map memory of another card of this process here too; at which address.

        It goes when its owner frees it. Raises DeviceError with the reason where the cards are no peers.
        """
        ...

    def hdp_flushes(self) -> tuple[Sequence[int], Sequence[int]]:
        """Words for the compute and the copy queue that make what others wrote through BAR 0 be in memory;
        empty where queues of processes may not ask for that.
        """
        ...

    def create_compute_queue(self, ring_bytes: int) -> HardwareQueue: ...

    def create_sdma_queue(self, ring_bytes: int) -> HardwareQueue: ...

    def restart_queue(self, queue: HardwareQueue) -> str:
        """Make a queue again, empty, over the same memory. Raises DeviceError; then it is gone.

        Returns how it was taken off the card and what that left, as a phrase; empty where nobody knows.
        """
        ...

    def exception(self) -> str:
        """What went wrong since the last call, as a sentence; empty if nothing."""
        ...

    def locate(self, gpu_va: int) -> str:
        """What lies at a GPU address, as a phrase for a fault report."""
        ...

    def fault(self, error: DeviceError) -> None:
        """Call `on_fault` of the card that `error` is of."""
        ...

    def close(self) -> None: ...
