"""What RM makes for one card in this process: device, address space, doorbells; and memory in that space.

Order of calls: open-gpu-kernel-modules 580.142 and what its users do.
"""

from __future__ import annotations

import ctypes
from contextlib import suppress
from dataclasses import dataclass

from autogen.nv import rm
from drivers.core.errors import DeviceGone, HostError
from drivers.core.host import Mapping
from drivers.nv import memory
from drivers.nv.generation import Arch, Classes, arch_of, choose
from drivers.nv.memory import AddressAllocator, Aperture, MappedMemory
from drivers.nv.rm import CardInfo, Rm, RmError
from drivers.nv.uvm import Uvm
from hcq.heap import NoRoom

VIRTUAL_LIMIT = 0x1_FFFF_FFFF_FFFF
SPACE_BASE, SPACE_SIZE = 0x1000, 0x1_FFFF_FB00_0000
UUID_BYTES = 16
KIB = 1 << 10


@dataclass(frozen=True)
class CardFacts:
    """What RM says of a card.

    gpcs, tpcs_per_gpc: what the chip's family has room for; memory for each SM is sized by these.
    tpcs: those that are enabled on this card: a GA102 has room for 42, an RTX 3090 has 41.
    """

    name: str
    sm_version: int
    warps_per_sm: int
    gpcs: int
    tpcs_per_gpc: int
    sms_per_tpc: int
    tpcs: int
    vram_bytes: int
    free_bytes: int

    @property
    def sms(self) -> int:
        """Streaming multiprocessors that are enabled."""
        return self.tpcs * self.sms_per_tpc


class CardObjects:
    """One card's objects. offered: the classes that it lists; classes: those it is driven by.

    Making it asks the card what it is; `open` then gives it an address space, doorbells and memory.
    """

    uvm: Uvm
    doorbells: Mapping
    vaspace: int
    uuid: bytes

    def __init__(self, rm_client: Rm, info: CardInfo) -> None:
        self.rm, self.host, self.info = rm_client, rm_client.host, info
        self.space = AddressAllocator()
        self.reserved: set[int] = set()
        self.memories: list[MappedMemory] = []
        self._doorbell_fd = -1
        self.fd = rm_client.open_card(info.path)
        try:
            self.device, self.subdevice, self.virtual = self._open_device()
            self.offered = self._classes()
            self.classes: Classes = choose(self.offered)
            self.shape = self._shape()
            self.arch: Arch = arch_of(self.shape.sm_version)
        except BaseException:
            CardObjects.close(self)
            raise

    def open(self) -> None:
        """The address space and the doorbells."""
        self.doorbells, self._doorbell_fd = self._map_doorbells()
        self.uvm = Uvm(self.rm)
        self.vaspace, self.uuid = self._open_space()

    def compute_mode(self) -> int:
        """NV2080_CTRL_GPU_COMPUTE_MODE_RULES_*: who may compute on the card. It is never changed here."""
        params = rm.NV2080_CTRL_GPU_QUERY_COMPUTE_MODE_RULES_PARAMS()
        self.rm.control(self.subdevice, rm.NV2080_CTRL_CMD_GPU_QUERY_COMPUTE_MODE_RULES, params)
        return params.rules

    def alloc(self, size: int, place: Aperture, label: str) -> MappedMemory:
        """`size` bytes (rounded up to pages), mapped on the card. Raises NoRoom, RmError, HostError."""
        try:
            made = memory.allocate(self, size, place, label)
        except RmError as error:
            if error.is_full:
                raise NoRoom(str(error)) from error
            raise
        self.memories.append(made)
        return made

    def free(self, piece: MappedMemory) -> None:
        """Unmap and give back. The card must be done with it."""
        self.memories.remove(piece)
        memory.release(self, piece)

    def close(self) -> None:
        """Give everything back. What a card that is gone refuses to free goes with the client."""
        for piece in list(self.memories):
            with suppress(RmError, DeviceGone):
                self.free(piece)
        if self._doorbell_fd >= 0:
            self.host.munmap(self.doorbells)
            self.host.close(self._doorbell_fd)
        if hasattr(self, "uvm"):
            self.uvm.close()
        self.host.close(self.fd)
        with suppress(DeviceGone):
            self.rm.close()

    def _open_device(self) -> tuple[int, int, int]:
        """Handles of the device, its first subdevice, and the object that RM maps memory for."""
        client = self.rm.client
        info = rm.NV0000_CTRL_GPU_GET_ID_INFO_V2_PARAMS(gpuId=self.info.gpu_id)
        self.rm.control(client, rm.NV0000_CTRL_CMD_GPU_GET_ID_INFO_V2, info)
        params = rm.NV0080_ALLOC_PARAMETERS(deviceId=info.deviceInstance, hClientShare=client)
        device = self.rm.alloc(client, rm.NV01_DEVICE_0, params)
        subdevice = self.rm.alloc(device, rm.NV20_SUBDEVICE_0, rm.NV2080_ALLOC_PARAMETERS())
        limits = rm.NV_MEMORY_VIRTUAL_ALLOCATION_PARAMS(limit=VIRTUAL_LIMIT)
        return device, subdevice, self.rm.alloc(device, rm.NV01_MEMORY_VIRTUAL, limits)

    def _classes(self) -> list[int]:
        """The classes that the card offers."""
        params = rm.NV0080_CTRL_GPU_GET_CLASSLIST_PARAMS()
        self.rm.control(self.device, rm.NV0080_CTRL_CMD_GPU_GET_CLASSLIST, params)
        found = (ctypes.c_uint32 * params.numClasses)()
        params.classList = ctypes.addressof(found)
        self.rm.control(self.device, rm.NV0080_CTRL_CMD_GPU_GET_CLASSLIST, params)
        return list(found)

    def _shape(self) -> CardFacts:
        name = self.rm.make(rm.NV2080_CTRL_GPU_GET_NAME_STRING_PARAMS)
        self.rm.control(self.subdevice, rm.NV2080_CTRL_CMD_GPU_GET_NAME_STRING, name)
        sm_version, warps, gpcs, tpcs, sms = self._graphics_info(
            rm.NV0080_CTRL_GR_INFO_INDEX_SM_VERSION,
            rm.NV0080_CTRL_GR_INFO_INDEX_MAX_WARPS_PER_SM,
            rm.NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_GPCS,
            rm.NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_TPC_PER_GPC,
            rm.NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_SM_PER_TPC,
        )
        total, free = self._memory_info(
            rm.NV2080_CTRL_FB_INFO_INDEX_HEAP_SIZE, rm.NV2080_CTRL_FB_INFO_INDEX_HEAP_FREE
        )
        told = name.ascii.decode("ascii", "replace")
        enabled = self._enabled_tpcs()
        return CardFacts(told, sm_version, warps, gpcs, tpcs, sms, enabled, total * KIB, free * KIB)

    def _enabled_tpcs(self) -> int:
        """TPCs left after floorsweeping, over the GPCs that are left. Source: ctrl2080gr.h, GET_*_MASK."""
        gpcs = rm.NV2080_CTRL_GR_GET_GPC_MASK_PARAMS()
        self.rm.control(self.subdevice, rm.NV2080_CTRL_CMD_GR_GET_GPC_MASK, gpcs)
        count = 0
        for gpc in range(gpcs.gpcMask.bit_length()):
            if gpcs.gpcMask >> gpc & 1:
                tpcs = rm.NV2080_CTRL_GR_GET_TPC_MASK_PARAMS(gpcId=gpc)
                self.rm.control(self.subdevice, rm.NV2080_CTRL_CMD_GR_GET_TPC_MASK, tpcs)
                count += tpcs.tpcMask.bit_count()
        return count

    def _graphics_info(self, *indices: int) -> list[int]:
        rows = (rm.NVXXXX_CTRL_XXX_INFO * len(indices))(*map(rm.NVXXXX_CTRL_XXX_INFO, indices))
        params = rm.NV2080_CTRL_GR_GET_INFO_PARAMS(
            grInfoListSize=len(indices), grInfoList=ctypes.addressof(rows)
        )
        self.rm.control(self.subdevice, rm.NV2080_CTRL_CMD_GR_GET_INFO, params)
        return [row.data for row in rows]

    def _memory_info(self, *indices: int) -> list[int]:
        params = self.rm.make(rm.NV2080_CTRL_FB_GET_INFO_V2_PARAMS, fbInfoListSize=len(indices))
        for row, index in zip(params.fbInfoList, indices, strict=False):
            row.index = index
        self.rm.control(self.subdevice, rm.NV2080_CTRL_CMD_FB_GET_INFO_V2, params)
        return [params.fbInfoList[place].data for place in range(len(indices))]

    def _map_doorbells(self) -> tuple[Mapping, int]:
        """The page whose word at NVC361_NOTIFY_CHANNEL_PENDING takes a channel's token."""
        handle = self.rm.alloc(self.subdevice, self.classes.usermode)
        fd = self.rm.open_card(self.info.path)
        size = rm.NVC361_NV_USERMODE__SIZE
        try:
            mapping = self.rm.map_memory(fd, self.subdevice, handle, size, "doorbells")
        except (HostError, RmError):
            self.host.close(fd)
            raise
        return mapping, fd

    def _open_space(self) -> tuple[int, bytes]:
        """The address space, which UVM takes over, and the card's UUID."""
        params = self.rm.make(
            rm.NV_VASPACE_ALLOCATION_PARAMETERS,
            flags=rm.NV_VASPACE_ALLOCATION_FLAGS_ENABLE_PAGE_FAULTING
            | rm.NV_VASPACE_ALLOCATION_FLAGS_IS_EXTERNALLY_OWNED,
            vaBase=SPACE_BASE,
            vaSize=SPACE_SIZE,
        )
        space = self.rm.alloc(self.device, rm.FERMI_VASPACE_A, params)
        gid = rm.NV2080_CTRL_GPU_GET_GID_INFO_PARAMS(
            flags=rm.NV2080_GPU_CMD_GPU_GET_GID_FLAGS_FORMAT_BINARY, length=UUID_BYTES
        )
        self.rm.control(self.subdevice, rm.NV2080_CTRL_CMD_GPU_GET_GID_INFO, gid)
        uuid = bytes(gid.data[:UUID_BYTES])
        self.uvm.register_gpu(uuid)
        self.uvm.register_space(uuid, space)
        return space, uuid
