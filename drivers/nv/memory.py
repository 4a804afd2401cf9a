"""Memory that a card sees: video memory, system memory that RM allocates, and host memory that it registers.

Every piece lies below 2^40, where pushbuffers and QMDs must be; an unmapped stretch follows each, so that an
access past the end is a fault. Parameters as RM's users have them: open-gpu-kernel-modules nvos.h.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from autogen.nv import rm
from drivers.core import libc
from drivers.core.alloc import Chunk, FreeRange
from drivers.core.errors import DeviceError
from drivers.core.host import PAGE_BYTES, Host, Mapping
from drivers.nv.rm import CONTROL_PATH, CardInfo, Rm, open_node
from drivers.nv.uvm import Uvm
from hcq.heap import NoRoom

FIRST_VA, END_VA = 0x10_0000_0000, 0x100_0000_0000  # below it the host maps, above it no pushbuffer may lie
BIG_BYTES, HUGE_BYTES = 64 << 10, 2 << 20
HUGE_FROM = 8 << 20  # pieces this large are made of huge pages
PAGE_SIZES = {
    PAGE_BYTES: rm.Nvos32AttrPageSize.N4KB,
    BIG_BYTES: rm.Nvos32AttrPageSize.BIG,
    HUGE_BYTES: rm.Nvos32AttrPageSize.HUGE,
}
FIXED_FLAGS = (
    rm.NVOS32_ALLOC_FLAGS_IGNORE_BANK_PLACEMENT
    | rm.NVOS32_ALLOC_FLAGS_ALIGNMENT_FORCE
    | rm.NVOS32_ALLOC_FLAGS_MEMORY_HANDLE_PROVIDED
    | rm.NVOS32_ALLOC_FLAGS_MAP_NOT_REQUIRED
    | rm.NVOS32_ALLOC_FLAGS_PERSISTENT_VIDMEM
)
PITCH_FORMAT = 6  # NV_MEMORY_ALLOCATION_PARAMS.format as RM's users set it for plain memory


class Aperture(Enum):
    """VIDEO: on the card. WINDOW: on the card, one piece, the host reaches it through the BAR. SYSTEM: RM's,
    uncached. HOST: this process', cached, registered.
    """

    VIDEO = "video memory"
    WINDOW = "video memory behind the BAR"
    SYSTEM = "system memory"
    HOST = "host memory"


@dataclass(eq=False)
class MappedMemory:
    """A mapped piece. handle: RM's; fd: of its mapping on the host, -1 for none; span: what it took of the
    address space.
    """

    label: str
    place: Aperture
    handle: int
    gpu_va: int
    size: int
    span: int
    mapping: Mapping | None = None
    fd: int = -1

    @property
    def window(self) -> Mapping:
        """As the host sees it. Raises DeviceError where it does not."""
        if self.mapping is None:
            raise DeviceError(f"the {self.label} are not mapped on the host")
        return self.mapping


class AddressAllocator:
    """Addresses of the card, given out in steps of 2 MiB. A range that is freed is the last to come again."""

    def __init__(self, first: int = FIRST_VA, end: int = END_VA) -> None:
        self.first, self.end = first, end
        self._next = first
        self._freed = Chunk(first, end - first, None, None)

    def take(self, size: int, align: int = HUGE_BYTES) -> int:
        """The address of `size` bytes. Raises NoRoom."""
        start = -(-self._next // align) * align
        if start + size <= self.end:
            if start > self._next:
                self._freed.give(FreeRange(self._next - self.first, start - self.first, []))
            self._next = start + size
            return start
        wide = size + align - HUGE_BYTES
        if not self._freed.room(wide):
            raise NoRoom(f"{size:#x} bytes of addresses below {self.end:#x}; all are in use")
        found = self.first + self._freed.take(wide).start
        start = -(-found // align) * align
        for begin, end in ((found, start), (start + size, found + wide)):
            if end > begin:
                self.give(begin, end - begin)
        return start

    def give(self, gpu_va: int, size: int) -> None:
        start = gpu_va - self.first
        self._freed.give(FreeRange(start, start + size, []))


class Owner(Protocol):
    """What memory asks of a card. device, virtual: RM's objects; fd: the card's own descriptor.

    reserved: addresses that UVM has set aside.
    """

    host: Host
    rm: Rm
    uvm: Uvm
    info: CardInfo
    fd: int
    device: int
    virtual: int
    uuid: bytes
    space: AddressAllocator
    reserved: set[int]


def allocate(card: Owner, size: int, place: Aperture, label: str) -> MappedMemory:
    """`size` bytes, rounded up to whole pages, mapped on the card. Raises RmError, HostError, NoRoom."""
    page = page_bytes(size, place)
    size = -(-size // page) * page
    span = -(-size // HUGE_BYTES) * HUGE_BYTES + HUGE_BYTES
    gpu_va = card.space.take(span)
    memory = MappedMemory(label, place, 0, gpu_va, size, span)
    try:
        if place is Aperture.HOST:
            _register(card, memory)
        else:
            _allocate(card, memory, page)
        _map(card, memory)
        if place in (Aperture.WINDOW, Aperture.SYSTEM):
            _map_to_host(card, memory)
    except BaseException:
        release(card, memory)
        raise
    return memory


def page_bytes(size: int, place: Aperture) -> int:
    """Of what pages a piece is made. Video memory comes in large ones, as RM would choose by itself."""
    if place is Aperture.VIDEO and size >= HUGE_FROM:
        return HUGE_BYTES
    return BIG_BYTES if place in (Aperture.VIDEO, Aperture.WINDOW) and size >= BIG_BYTES else PAGE_BYTES


def release(card: Owner, memory: MappedMemory) -> None:
    """Unmap a piece and give it back, whole or made in part."""
    if memory.mapping is not None and memory.place is not Aperture.HOST:
        card.host.munmap(memory.mapping)
    if memory.fd >= 0:
        card.host.close(memory.fd)
    if memory.handle:
        card.rm.free(memory.handle)
    if memory.gpu_va in card.reserved:
        card.reserved.discard(memory.gpu_va)
        card.uvm.free(memory.gpu_va, memory.size)
    if memory.mapping is not None and memory.place is Aperture.HOST:
        card.host.munmap(memory.mapping)
    card.space.give(memory.gpu_va, memory.span)


def _allocate(card: Owner, memory: MappedMemory, page: int) -> None:
    is_system = memory.place is Aperture.SYSTEM
    pieces = rm.Nvos32AttrPhysicality
    attr = rm.Nvos32Attr(
        physicality=pieces.CONTIGUOUS if memory.place is Aperture.WINDOW else pieces.ALLOW_NONCONTIGUOUS,
        location=rm.Nvos32AttrLocation.PCI if is_system else rm.Nvos32AttrLocation.VIDMEM,
        page_size=PAGE_SIZES[page],
    )
    large, cacheable = rm.Nvos32Attr2PageSizeHuge, rm.Nvos32Attr2GpuCacheable
    attr2 = rm.Nvos32Attr2(
        zbc=rm.Nvos32Attr2Zbc.PREFER_NO_ZBC,
        gpu_cacheable=cacheable.NO if is_system else cacheable.YES,
        page_size_huge=large.N2MB if page == HUGE_BYTES else large.DEFAULT,
    )
    params = card.rm.make(
        rm.NV_MEMORY_ALLOCATION_PARAMS,
        owner=card.rm.client,
        type=rm.NVOS32_TYPE_NOTIFIER if is_system else rm.NVOS32_TYPE_IMAGE,
        flags=FIXED_FLAGS,
        attr=int(attr),
        attr2=int(attr2),
        format=PITCH_FORMAT,
        size=memory.size,
        alignment=page,
    )
    hclass = rm.NV01_MEMORY_SYSTEM if is_system else rm.NV01_MEMORY_LOCAL_USER
    memory.handle = card.rm.alloc(card.device, hclass, params, memory.label)


def _register(card: Owner, memory: MappedMemory) -> None:
    """Memory of this process, which the driver pins."""
    protection, flags = libc.PROT_READ | libc.PROT_WRITE, libc.MAP_SHARED | libc.MAP_ANONYMOUS
    memory.mapping = card.host.mmap(None, memory.size, protection, flags, -1, 0)
    wanted = rm.Nvos02Flags(
        physicality=rm.Nvos02FlagsPhysicality.NONCONTIGUOUS,
        coherency=rm.Nvos02FlagsCoherency.CACHED,
        mapping=rm.Nvos02FlagsMapping.NO_MAP,
    )
    memory.handle = card.rm.register_memory(
        card.fd, card.device, int(wanted), memory.mapping.address, memory.size, memory.label
    )


def _map(card: Owner, memory: MappedMemory) -> None:
    card.uvm.reserve(memory.gpu_va, memory.size)
    card.reserved.add(memory.gpu_va)
    card.rm.map_dma(card.device, card.virtual, memory.handle, memory.size, memory.gpu_va)
    card.uvm.map(card.uuid, memory.gpu_va, memory.size, memory.handle)


def _map_to_host(card: Owner, memory: MappedMemory) -> None:
    """Video memory is write-combined whatever the flags say: the kernel overrides their caching type
    (escape.c, NV_ESC_RM_MAP_MEMORY; mapping_cpu.c)."""
    is_window = memory.place is Aperture.WINDOW
    memory.fd = card.rm.open_card(card.info.path) if is_window else open_node(card.host, CONTROL_PATH)
    memory.mapping = card.rm.map_memory(memory.fd, card.device, memory.handle, memory.size, memory.label)
