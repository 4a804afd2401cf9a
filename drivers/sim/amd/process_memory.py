"""The memory of one process as the KFD keeps it: allocations, what is mapped on which card, and freeing.

Part of the KFD model in `kfd.py`, which unpacks ioctls. GPU addresses are those of the process, so GTT and
pinned memory is this process' own. Source: amdkfd/kfd_chardev.c, amdgpu_amdkfd_gpuvm.c, Linux 6.12.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from autogen import kfd_ioctl as uapi
from drivers.amd.isa.generation import generation
from drivers.core.errors import SimFault
from drivers.sim.allocations import AllocatedRange, AllocationMap
from drivers.sim.amd.card import SimulatedCard
from drivers.sim.amd.refusal import busy, invalid, no_memory
from drivers.sim.heap import RangeHeap
from drivers.sim.mappings import MappedRun
from drivers.sim.memory import PAGE_BYTES

DOMAINS = {
    uapi.KFD_IOC_ALLOC_MEM_FLAGS_VRAM: "VRAM",
    uapi.KFD_IOC_ALLOC_MEM_FLAGS_GTT: "GTT",
    uapi.KFD_IOC_ALLOC_MEM_FLAGS_USERPTR: "USERPTR",
    uapi.KFD_IOC_ALLOC_MEM_FLAGS_DOORBELL: "DOORBELL",
    uapi.KFD_IOC_ALLOC_MEM_FLAGS_MMIO_REMAP: "MMIO_REMAP",
}
# Generations on which host memory is MTYPE_NC whatever was asked: Linux 6.12 gmc_v12_0.c get_vm_pte.
CACHES_HOST = {12}
UNCACHED = uapi.KFD_IOC_ALLOC_MEM_FLAGS_UNCACHED | uapi.KFD_IOC_ALLOC_MEM_FLAGS_COHERENT
FIXED_SIZES = {"DOORBELL": 2 * PAGE_BYTES, "MMIO_REMAP": PAGE_BYTES}
FIRST_MMAP_OFFSET = 1 << 32


@dataclass(eq=False)
class BufferObject:
    """One buffer object. `address`: VRAM offset or bus address; `users`: queues that stand on it."""

    handle: int
    va: int
    size: int
    flags: int
    domain: str
    card: SimulatedCard
    address: int
    owned: AllocatedRange
    mmap_offset: int
    mapped: set[SimulatedCard] = field(default_factory=set)
    users: set[int] = field(default_factory=set)

    @property
    def bus_address(self) -> int:
        """Where another card finds it: the peer's memory aperture, or system memory itself."""
        base = self.card.vram.backing.address if self.domain == "VRAM" else 0
        return base + self.address


class ProcessMemory:
    """All allocations of one process, by handle."""

    def __init__(self, gtt: RangeHeap, map_of_all: AllocationMap) -> None:
        self.gtt, self.map_of_all = gtt, map_of_all
        self.allocations: dict[int, BufferObject] = {}
        self._next = 1
        self._next_offset = FIRST_MMAP_OFFSET

    def allocate(
        self, card: SimulatedCard, va: int, size: int, flags: int, user_pointer: int
    ) -> BufferObject:
        """A new allocation. Raises HostError EINVAL, ENOMEM."""
        domain = self._check(va, size, flags, user_pointer)
        address = self._backing(card, domain, size, user_pointer)
        handle = card.index + 1 << 32 | self._next
        self._next += 1
        owned = AllocatedRange(va, va + size, f"{domain} allocation {handle:#x}")
        made = BufferObject(handle, va, size, flags, domain, card, address, owned, self._next_offset)
        self._next_offset += _pages(size)
        self.allocations[handle] = made
        if domain not in FIXED_SIZES:
            self.map_of_all.add(owned)
        return made

    def find(self, handle: int) -> BufferObject:
        """Raises HostError EINVAL for a handle that does not exist."""
        if handle not in self.allocations:
            raise invalid("handle", f"{handle:#x} names no allocation", "it was freed or never made")
        return self.allocations[handle]

    def free(self, handle: int) -> None:
        """Wipe and give back. Raises HostError EINVAL, EBUSY while any card still maps it."""
        gone = self.find(handle)
        if gone.mapped:
            raise busy(f"{gone.owned.name} is still mapped on {len(gone.mapped)} card(s); unmap it first")
        del self.allocations[handle]
        if gone.domain not in FIXED_SIZES:
            self.map_of_all.remove(gone.owned)
        if gone.domain == "VRAM":
            gone.card.vram.release(gone.address)
        elif gone.domain in ("GTT", *FIXED_SIZES):
            self.gtt.release(gone.address - self.gtt.backing.address)

    def map(self, allocation: BufferObject, card: SimulatedCard) -> None:
        """Write the page tables of `card`. Nothing happens if it is mapped there already. Raises EINVAL."""
        if card in allocation.mapped or allocation.domain in FIXED_SIZES:
            return
        low, high = allocation.va, allocation.va + _pages(allocation.size)
        other = card.tables.overlap(low, high)
        if other is not None:
            what = f"{low:#x}..{low + allocation.size:#x} overlaps {other.name}"
            raise invalid("va_addr", what, "each address belongs to one mapping")
        is_local = allocation.domain == "VRAM" and card is allocation.card
        if allocation.domain == "VRAM" and not is_local and not allocation.card.is_peer:
            found = f"{allocation.owned.name} of card {allocation.card.index}, which is no peer"
            raise invalid("handle", found, "memory whose BAR 0 shows all of it, over a bus that carries it")
        has_choice = is_local or generation(card.chip.arch).number not in CACHES_HOST
        run = MappedRun(
            low,
            high,
            allocation.bus_address,
            PAGE_BYTES,
            writable=bool(allocation.flags & uapi.KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE),
            name=allocation.owned.name,
            executable=bool(allocation.flags & uapi.KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE),
            is_cached=not (has_choice and allocation.flags & UNCACHED),
        )
        card.tables.map(run)
        card.memory.flush()
        allocation.mapped.add(card)

    def unmap(self, allocation: BufferObject, card: SimulatedCard) -> None:
        """Clear the page tables of `card` and flush its TLB. Raises HostError EBUSY under a live queue."""
        if allocation.users:
            queues = ", ".join(str(n) for n in sorted(allocation.users))
            raise busy(f"{allocation.owned.name} belongs to queue {queues}; destroy the queue first")
        if card not in allocation.mapped:
            return
        card.tables.unmap(allocation.va, allocation.va + _pages(allocation.size))
        card.memory.flush()
        card.forget(allocation.va, allocation.va + allocation.size)
        allocation.mapped.discard(card)
        if not allocation.mapped:
            card.between.forget(allocation.bus_address, allocation.bus_address + _pages(allocation.size))

    def at(self, va: int) -> BufferObject | None:
        """The allocation that starts at or holds `va`."""
        holds = (a for a in self.allocations.values() if a.va <= va < a.va + a.size)
        return next(holds, None)

    def by_mmap_offset(self, offset: int) -> BufferObject | None:
        return next((a for a in self.allocations.values() if a.mmap_offset == offset), None)

    def _check(self, va: int, size: int, flags: int, user_pointer: int) -> str:
        """Rules of amdkfd/kfd_chardev.c; returns the domain."""
        domains = [name for bit, name in DOMAINS.items() if flags & bit]
        if not size:
            raise invalid("size", "0 bytes", "at least one byte")
        if len(domains) != 1:
            found = " | ".join(domains) or "no domain"
            raise invalid("flags", f"{found} in {flags:#x}", f"exactly one of {', '.join(DOMAINS.values())}")
        domain = domains[0]
        if flags & uapi.KFD_IOC_ALLOC_MEM_FLAGS_AQL_QUEUE_MEM:
            raise SimFault("E_NOT_MODELLED", "memory that is mapped twice for AQL queues is not modelled")
        if size != FIXED_SIZES.get(domain, size):
            raise invalid("size", f"{size:#x} bytes of {domain}", f"exactly {FIXED_SIZES[domain]:#x}")
        if domain == "USERPTR" and not user_pointer:
            raise invalid("mmap_offset", "0 for USERPTR memory", "the address of the memory to pin")
        if va % PAGE_BYTES or not va:
            raise invalid("va_addr", f"{va:#x}", f"a multiple of {PAGE_BYTES:#x} other than 0")
        if domain == "USERPTR" and user_pointer % PAGE_BYTES:
            raise invalid("mmap_offset", f"{user_pointer:#x}", f"a multiple of {PAGE_BYTES:#x}")
        return domain

    def _backing(self, card: SimulatedCard, domain: str, size: int, user_pointer: int) -> int:
        if domain == "USERPTR":
            return user_pointer
        heap = card.vram if domain == "VRAM" else self.gtt
        offset = heap.allocate(size)
        if offset is None:
            raise no_memory(
                f"{size:#x} bytes of {domain}: {heap.free_bytes:#x} of {heap.size_bytes:#x} are free"
            )
        return offset if domain == "VRAM" else heap.backing.address + offset


def _pages(size: int) -> int:
    return -(-size // PAGE_BYTES) * PAGE_BYTES
