"""RM's memory objects: video memory, system memory, pages of the process, and address spaces to map them in.

Sources: open-gpu-kernel-modules 580.142, kernel/mem_mgr/video_mem.c, system_mem.c, os_desc_mem.c,
virtual_mem.c, rmapi/mapping.c.
"""

from __future__ import annotations

from typing import Any

from autogen.nv import rm as wire
from drivers.sim.nv import process
from drivers.sim.nv.objects import Resource, System
from drivers.sim.nv.refusal import Refusal
from drivers.sim.nv.space import BIG, HUGE, SMALL, BackingMemory, GpuSpace, new_space

PAGES = {1: SMALL, 2: BIG, 3: HUGE}  # NVOS32_ATTR_PAGE_SIZE
TYPES = 18  # NVOS32_NUM_MEM_TYPES
VIDMEM, PCI, ANY = 0, 1, 3  # NVOS32_ATTR_LOCATION
EXTERNALLY_OWNED = 1 << 3  # NV_VASPACE_ALLOCATION_FLAGS_IS_EXTERNALLY_OWNED


class MemoryObject(Resource):
    """What RM_MAP_MEMORY and both kinds of GPU mapping take."""

    block: BackingMemory
    mapped: list[tuple[GpuSpace, int, int]]

    def destruct(self) -> None:
        for space, va, size in self.mapped:
            space.unmap(va, size)
        self.block.drop()


class AllocatedMemory(MemoryObject):
    """Memory of NV_MEMORY_ALLOCATION_PARAMS. locations: that the attributes may ask for."""

    locations: tuple[int, ...] = ()
    where = ""

    def usual_page(self, size: int) -> int:
        """Bytes of a page of memory that names no size (mem_mgr.c, _memmgrPickDefaultGpuPageSize)."""
        return SMALL

    def construct(self, system: System, params: Any) -> None:
        attr = wire.Nvos32Attr._wrap(params.attr)
        if not params.size or params.type >= TYPES:
            raise Refusal(
                "INVALID_ARGUMENT", f"{params.size:#x} bytes of type {params.type}; types end at {TYPES - 1}"
            )
        if int(attr.location) not in self.locations:
            raise Refusal("INVALID_ARGUMENT", f"location {int(attr.location)} for {self.where} memory")
        forced = params.flags & wire.NVOS32_ALLOC_FLAGS_ALIGNMENT_FORCE
        if forced and params.alignment & params.alignment - 1:
            raise Refusal("INVALID_ARGUMENT", f"alignment {params.alignment:#x} is no power of two")
        page = PAGES.get(int(attr.page_size)) or self.usual_page(params.size)
        size = -(-params.size // page) * page
        heap = self.card.vram if self.where == "video" else self.card.sysmem
        offset = heap.allocate(size)
        if offset is None:
            found = f"{heap.free_bytes:#x} of {heap.size_bytes:#x} bytes are free"
            raise Refusal("NO_MEMORY", f"{size:#x} bytes of {self.where} memory; {found}")
        name = f"{self.where} memory {self.handle:#x}"
        release = lambda: heap.release(offset)  # noqa: E731
        self.block = BackingMemory(heap.backing.address + offset, size, page, name, release, heap, offset)
        self.mapped = []
        params.size, params.offset, params.limit = size, offset if self.where == "video" else 0, size - 1


class VideoMemory(AllocatedMemory):
    """NV01_MEMORY_LOCAL_USER."""

    locations, where = (VIDMEM, ANY), "video"

    def usual_page(self, size: int) -> int:
        return HUGE if size >= HUGE else BIG


class SystemMemory(AllocatedMemory):
    """NV01_MEMORY_SYSTEM."""

    locations, where = (PCI, ANY), "system"


class ProcessPages(MemoryObject):
    """NV01_MEMORY_SYSTEM_OS_DESCRIPTOR: pages of the process, which stay while this lives."""

    def pin(self, address: int, size: int) -> None:
        """Raises Refusal NOT_SUPPORTED off a page, INVALID_ADDRESS for what is not mapped."""
        if address % SMALL:
            raise Refusal("NOT_SUPPORTED", f"memory at {address:#x}, which is no page's first byte")
        if not process.is_mapped(address, size):
            raise Refusal("INVALID_ADDRESS", f"{size:#x} bytes at {address:#x} are not all mapped")
        pinned, card = (address, address + size), self.card
        card.pinned.append(pinned)
        whole = -(-size // SMALL) * SMALL
        name = f"memory {address:#x} of the process"
        self.block = BackingMemory(address, whole, SMALL, name, lambda: card.unpin(pinned))
        self.mapped = []


class VaSpace(Resource):
    """FERMI_VASPACE_A. is_external: UVM alone maps here."""

    space: GpuSpace
    is_external: bool

    def construct(self, system: System, params: Any) -> None:
        if params.index:
            raise Refusal("NOT_SUPPORTED", f"address space index {params.index}; 0 makes a new one")
        self.is_external = bool(params.flags & EXTERNALLY_OWNED)
        self.space = new_space(self.card, f"address space {self.handle:#x}")

    def destruct(self) -> None:
        self.space.close()
