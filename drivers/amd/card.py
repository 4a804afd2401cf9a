"""What a device needs from a card, whether the kernel drives it (kfd.py) or this driver itself
(am/card.py)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from autogen import kfd_ioctl as uapi
from drivers.amd.topology import CardNode
from drivers.core.errors import DeviceError
from drivers.core.host import Host, Mapping
from hcq.signal import Window

# Kinds of memory, in KFD's flags.
_WRITABLE = uapi.KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE | uapi.KFD_IOC_ALLOC_MEM_FLAGS_NO_SUBSTITUTE
_SYSTEM = (
    _WRITABLE
    | uapi.KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE
    | uapi.KFD_IOC_ALLOC_MEM_FLAGS_COHERENT
    | uapi.KFD_IOC_ALLOC_MEM_FLAGS_UNCACHED
)
VRAM = _WRITABLE | uapi.KFD_IOC_ALLOC_MEM_FLAGS_VRAM
VRAM_CODE = VRAM | uapi.KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE
GTT = _SYSTEM | uapi.KFD_IOC_ALLOC_MEM_FLAGS_GTT
USERPTR = _SYSTEM | uapi.KFD_IOC_ALLOC_MEM_FLAGS_USERPTR


@dataclass(eq=False)
class CardAllocation:
    """One allocation, mapped on its card. mapping: the CPU's view of it, None for VRAM. guests: other cards
    that map it too.
    """

    label: str
    handle: int
    gpu_va: int
    size: int
    flags: int
    reservation: Mapping
    mapping: Mapping | None = None
    mmap_offset: int = 0
    guests: list[Any] = field(default_factory=list)


@dataclass(eq=False)
class HardwareQueue:
    """A queue on the card. doorbell_offset: bytes into `doorbells`; wptr: one page, 64-bit word at 0.

    prologue: words that must run before any other. request: how the kernel was asked for it; None where no
    kernel driver was.
    """

    queue_id: int
    ring: CardAllocation
    wptr: CardAllocation
    rptr: CardAllocation
    doorbells: Window
    doorbell_offset: int
    buffers: list[CardAllocation]
    prologue: tuple[int, ...] = ()
    request: uapi.kfd_ioctl_create_queue_args | None = None


class Card(Protocol):
    """One card of this process. `flags` are VRAM, VRAM_CODE or GTT."""

    host: Host
    node: CardNode
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

    @property
    def needs_privilege(self) -> bool:
        """Whether waves must run privileged (COMPUTE_PGM_RSRC1.PRIV)."""
        ...

    def relax(self, what: str) -> bool:
        """One turn of a wait for `what`; whether it is time to call `exception`."""
        ...

    def alloc(self, size: int, flags: int, label: str) -> CardAllocation:
        """`size` bytes (whole pages), mapped on the card, and on the host unless it is video memory."""
        ...

    def free(self, memory: CardAllocation) -> None: ...

    def fence(self, gpu_va: int, size: int) -> None:
        """See `Host.fence`."""
        ...

    def protect(self, gpu_va: int, size: int, *, writable: bool, executable: bool) -> None:
        """Give whole pages of executable memory the rights that kernels need there.

        Behind a kernel driver an allocation has the same rights everywhere, and nothing happens.
        """
        ...

    def reach(self, memory: CardAllocation, owner: Card) -> int:
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

        Returns how it was taken off the card and what survived, as a phrase; empty where this is unknown.
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
