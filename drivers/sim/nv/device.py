"""RM's objects of a card that are no memory and no channel: device, subdevice, virtual range, doorbell page.

Sources: open-gpu-kernel-modules 580.142, kernel/gpu/device.c, subdevice.c, fifo/usermode_api.c,
mem_mgr/virtual_mem.c.
"""

from __future__ import annotations

from typing import Any

from autogen.nv import rm as wire
from drivers.sim.nv.memory import MemoryObject, VaSpace
from drivers.sim.nv.objects import Resource, System
from drivers.sim.nv.refusal import Refusal
from drivers.sim.nv.space import HUGE, SMALL, GpuSpace, new_space

MAX_DEVICES = 32  # NV_MAX_DEVICES
READ_ONLY = 1  # NVOS46_FLAGS_ACCESS
FIRST_FREE_VA = 1 << 32  # where RM begins to look for addresses that it chooses itself


class RmDevice(Resource):
    """NV01_DEVICE_0."""

    _space: GpuSpace | None = None

    def construct(self, system: System, params: Any) -> None:
        if not isinstance(params, wire.NV0080_ALLOC_PARAMETERS):
            raise Refusal("INVALID_ARGUMENT", "a device without parameters")
        if params.deviceId >= MAX_DEVICES:
            raise Refusal("INVALID_ARGUMENT", f"device {params.deviceId}; they end at {MAX_DEVICES - 1}")
        if params.deviceId >= len(system.cards):
            raise Refusal("INVALID_STATE", f"device {params.deviceId} of {len(system.cards)}")
        share = params.hClientShare
        if share and share not in system.clients:
            raise Refusal("INVALID_CLIENT", f"hClientShare {share:#x} is no client")
        self.card = system.cards[params.deviceId]

    def default_space(self) -> GpuSpace:
        """The address space of those who name none."""
        if self._space is None:
            self._space = new_space(self.card, f"device {self.handle:#x}'s own address space")
        return self._space

    def destruct(self) -> None:
        if self._space is not None:
            self._space.close()


def find_space(asking: Resource, handle: int) -> GpuSpace:
    """The address space of a handle, which `asking` cannot outlive; for 0 the device's own."""
    if not handle:
        return asking.above(RmDevice).default_space()
    owner = asking.client.find_kind(handle, VaSpace, "hVASpace")
    asking.depends_on(owner)
    return owner.space


class Subdevice(Resource):
    """NV20_SUBDEVICE_0: the only one of a device."""

    def construct(self, system: System, params: Any) -> None:
        if isinstance(params, wire.NV2080_ALLOC_PARAMETERS) and params.subDeviceId:
            raise Refusal("INVALID_ARGUMENT", f"subdevice {params.subDeviceId}; there is 0 only")


class Usermode(Resource):
    """*_USERMODE_A: the page of registers with the doorbell."""

    def construct(self, system: System, params: Any) -> None:
        if isinstance(params, wire.NV_HOPPER_USERMODE_A_PARAMS) and params.bPriv:
            raise Refusal("INSUFFICIENT_PERMISSIONS", "bPriv is for the kernel")


class VirtualRange(Resource):
    """NV01_MEMORY_VIRTUAL: a range of an address space, which RM_MAP_MEMORY_DMA maps in. Its mappings stay
    with the memory that was mapped, which RM unmaps when it is freed."""

    space: GpuSpace

    def construct(self, system: System, params: Any) -> None:
        self.space = find_space(self, params.hVASpace)
        self.limit = params.limit

    def map(self, memory: MemoryObject, offset: int, length: int, flags: int, wanted: int) -> int:
        """Map part of `memory`; returns its GPU virtual address. Raises Refusal."""
        bits = wire.Nvos46Flags._wrap(flags)
        size = -(-length // SMALL) * SMALL
        if not length or offset % SMALL or offset + length > memory.block.size:
            found = f"{length:#x} bytes from {offset:#x} of {memory.block.size:#x}"
            raise Refusal("INVALID_BASE", found)
        if int(bits.dma_offset_fixed):
            va = wanted
        else:
            va = self._free(size)
        if va % SMALL or va + size - 1 > self.limit:
            raise Refusal("INVALID_OFFSET", f"{va:#x}, of a range that ends at {self.limit:#x}")
        try:
            self.space.map(memory.block, va, offset, size, int(bits.access) != READ_ONLY)
        except ValueError as error:
            raise Refusal("NO_MEMORY", str(error)) from None
        memory.mapped.append((self.space, va, size))
        return va

    def unmap(self, memory: MemoryObject, va: int) -> None:
        """Raises Refusal OBJECT_NOT_FOUND where the memory is not mapped there."""
        found = next((each for each in memory.mapped if each[:2] == (self.space, va)), None)
        if found is None:
            raise Refusal("OBJECT_NOT_FOUND", f"memory {memory.handle:#x} is not mapped at {va:#x}")
        memory.mapped.remove(found)
        self.space.unmap(va, found[2])

    def _free(self, size: int) -> int:
        tables, va = self.space.memory.tables, FIRST_FREE_VA
        while (taken := tables.overlap(va, va + size)) is not None:
            va = -(-taken.high // HUGE) * HUGE
        return va
