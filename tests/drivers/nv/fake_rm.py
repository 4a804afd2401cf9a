"""A host whose NVIDIA driver says yes, for tests of what our driver asks and writes.

It checks the size of every struct and the parents of objects, keeps what was mapped where, and runs what a
doorbell announces as far as semaphores and copies go; launches are only remembered. The simulated card below
drivers/sim knows the rules; this knows none of them, and so fails alone.
"""

from __future__ import annotations

import ctypes
import errno
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from autogen.nv import copy, host, rm, uvm
from drivers.core import libc
from drivers.core.errors import HostError
from drivers.core.linux_host import LinuxHost

PATHS = ("/dev/nvidiactl", "/dev/nvidia0", "/dev/nvidia-uvm")
HOPPER = [rm.HOPPER_COMPUTE_A, rm.HOPPER_DMA_COPY_A, rm.HOPPER_CHANNEL_GPFIFO_A, rm.HOPPER_USERMODE_A]
AMPERE = [rm.AMPERE_COMPUTE_A, rm.AMPERE_DMA_COPY_A, rm.AMPERE_CHANNEL_GPFIFO_A, rm.AMPERE_USERMODE_A]
GRAPHICS = {
    rm.NV0080_CTRL_GR_INFO_INDEX_SM_VERSION: 0x900,
    rm.NV0080_CTRL_GR_INFO_INDEX_MAX_WARPS_PER_SM: 64,
    rm.NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_GPCS: 8,
    rm.NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_TPC_PER_GPC: 9,
    rm.NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_SM_PER_TPC: 2,
}
HEAP = {  # KiB of video memory, and of it free
    rm.NV2080_CTRL_FB_INFO_INDEX_HEAP_SIZE: 80 << 20,
    rm.NV2080_CTRL_FB_INFO_INDEX_HEAP_FREE: 79 << 20,
}
ENABLED_TPCS = {0: 0x1FF, 1: 0x1EF, 2: 0x0FF, 5: 0x1FE}  # by GPC; GPCs 3, 4, 6, 7 and some TPCs are fused off
UUID = bytes(range(16))


@dataclass
class Channel:
    """One channel as RM was told of it. state: method values by (subchannel, address)."""

    params: rm.NV_CHANNEL_ALLOC_PARAMS
    get: int = 0
    state: dict[tuple[int, int], int] = field(default_factory=dict)


class FakeRm(LinuxHost):
    """refuse: a class, command or number of a call -> status to answer with; shut: a path -> errno of opening
    it. launches: addresses of QMDs, in order."""

    def __init__(self, version: str = "580.142", classes: list[int] | None = None, sm: int = 0x900) -> None:
        super().__init__()
        self.version, self.classes, self.sm = version, classes or HOPPER, sm
        self.refuse: dict[int, int] = {}
        self.files: dict[int, str] = {}
        self.compute_mode = rm.NV2080_CTRL_GPU_COMPUTE_MODE_RULES_NONE
        self.objects: dict[int, tuple[int, int, Any]] = {}
        self.mapped: dict[int, tuple[int, int]] = {}  # GPU address -> (host address, size)
        self.offered: dict[int, int] = {}  # descriptor -> memory object that mmap gives
        self.memory: dict[int, Any] = {}
        self.channels: dict[int, Channel] = {}
        self.launches: list[int] = []
        self.calls: list[str] = []
        self.doorbells: Any = None
        self._next = 0x100
        self.paths, self.shut = list(PATHS), dict[str, int]()
        self.on_launch: Callable[[int], None] | None = None

    @property
    def is_before_580(self) -> bool:
        return int(self.version.split(".")[0]) < 580

    @property
    def layouts(self) -> dict[str, type[ctypes.Structure]]:
        """RM's structs that this branch lays out otherwise than 580."""
        branches = {570: rm.BRANCH_570, 575: rm.BRANCH_575, 595: rm.BRANCH_595}
        return branches.get(int(self.version.split(".")[0]), {})

    # files

    def exists(self, path: str) -> bool:
        return path in self.paths

    def open(self, path: str, flags: int = 0) -> int:
        if path not in self.paths:
            raise HostError(errno.ENOENT, path)
        if path in self.shut:
            raise HostError(self.shut[path], f"{path}: {os.strerror(self.shut[path])}")
        fd = 1000 + len(self.files)
        self.files[fd] = path
        return fd

    def close(self, fd: int) -> None:
        self.files[fd] += " (closed)"

    def left(self) -> list[str]:
        """Files that are still open."""
        return [path for path in self.files.values() if "closed" not in path]

    def ioctl(self, fd: int, request: int, arg: ctypes.Structure) -> None:
        path = self.files[fd]
        if path == "/dev/nvidia-uvm":
            self._uvm(request, arg)
            return
        assert request >> 30 == 3 and request >> 8 & 0xFF == ord("F"), hex(request)
        assert request >> 16 & 0x3FFF == ctypes.sizeof(arg)
        if request & 0xFF in self.refuse:
            (arg if hasattr(arg, "status") else arg.params).status = self.refuse[request & 0xFF]
            return
        ESCAPES[request & 0xFF](self, fd, arg)

    def mmap(self, address: int | None, size: int, prot: int, flags: int, fd: int, offset: int) -> Any:
        if fd < 0:
            return super().mmap(address, size, prot, flags, fd, offset)
        shared = (None, libc.PROT_READ | libc.PROT_WRITE, libc.MAP_SHARED, 0)
        assert (address, prot, flags, offset) == shared
        handle = self.offered[fd]
        if self.objects[handle][1] in (rm.HOPPER_USERMODE_A, rm.AMPERE_USERMODE_A):
            self.doorbells = super().mmap(None, size, prot, libc.MAP_SHARED | libc.MAP_ANONYMOUS, -1, 0)
            return self.doorbells
        return self.memory[handle]

    def munmap(self, mapping: Any) -> None:
        if mapping not in self.memory.values():
            super().munmap(mapping)

    def fence(self, device: str, gpu_va: int, size: int) -> None:
        pass

    # RM

    def card_info(self, fd: int, arg: Any) -> None:
        card = arg.cards[0]
        card.valid, card.gpu_id, card.minor_number = 1, 0x1234, 0
        card.pci_info.bus, card.pci_info.vendor_id, card.pci_info.device_id = 0x41, 0x10DE, 0x2330

    def register_fd(self, fd: int, arg: Any) -> None:
        assert self.files[arg.ctl_fd] == "/dev/nvidiactl"

    def alloc(self, fd: int, arg: Any) -> None:
        if arg.hClass in self.refuse:
            arg.status = self.refuse[arg.hClass]
            return
        struct = PARAMS.get(arg.hClass)
        params = None
        if arg.pAllocParms:
            assert struct is not None, hex(arg.hClass)
            struct = self.layouts.get(struct.__name__, struct)
            assert arg.paramsSize == ctypes.sizeof(struct)
            params = struct.from_buffer_copy(ctypes.string_at(arg.pAllocParms, arg.paramsSize))
        assert arg.hClass == rm.NV01_ROOT_CLIENT or arg.hObjectParent in self.objects
        arg.hObjectNew = self._new(arg.hObjectParent, arg.hClass, params)
        if arg.hClass in (rm.NV01_MEMORY_LOCAL_USER, rm.NV01_MEMORY_SYSTEM):
            flags = libc.MAP_PRIVATE | libc.MAP_ANONYMOUS | libc.MAP_NORESERVE
            made = super().mmap(None, params.size, libc.PROT_READ | libc.PROT_WRITE, flags, -1, 0)
            self.memory[arg.hObjectNew] = made
        if struct is rm.NV_CHANNEL_ALLOC_PARAMS and params is not None:
            self.channels[arg.hObjectNew] = Channel(params)

    def _new(self, parent: int, hclass: int, params: Any) -> int:
        self._next += 1
        self.objects[self._next] = (parent, hclass, params)
        return self._next

    def free(self, fd: int, arg: Any) -> None:
        gone = [arg.hObjectOld]
        while gone:
            handle = gone.pop()
            gone += [child for child, (parent, *_) in self.objects.items() if parent == handle]
            del self.objects[handle]
            self.channels.pop(handle, None)

    def register_memory(self, fd: int, arg: Any) -> None:
        assert self.files[fd] == "/dev/nvidia0"
        params = arg.params
        params.hObjectNew = self._new(params.hObjectParent, params.hClass, None)
        self.memory[params.hObjectNew] = libc.MemoryMapping(params.pMemory, params.limit + 1, registers=False)

    def map_memory(self, fd: int, arg: Any) -> None:
        assert arg.params.hMemory in self.objects
        self.offered[arg.fd] = arg.params.hMemory

    def map_dma(self, fd: int, arg: Any) -> None:
        assert ctypes.sizeof(arg) == (56 if self.is_before_580 else 64)
        assert arg.hMemory in self.memory

    def control(self, fd: int, arg: Any, value: object = None) -> int:
        self.calls.append(hex(arg.cmd))
        if arg.cmd in self.refuse:
            arg.status = self.refuse[arg.cmd]
            return 0
        struct = CONTROLS[arg.cmd]
        struct = self.layouts.get(struct.__name__, struct)
        assert arg.paramsSize == ctypes.sizeof(struct), struct
        self._answer(arg.cmd, struct.from_address(arg.params), arg.hObject)
        return 0

    def _answer(self, command: int, params: Any, handle: int) -> None:
        if command == rm.NV0000_CTRL_CMD_SYSTEM_GET_BUILD_VERSION_V2:
            params.driverVersionBuffer = self.version.encode()
        elif command == rm.NV0000_CTRL_CMD_GPU_GET_ID_INFO_V2 and params.gpuId == 0x1234:
            params.deviceInstance = 3
        elif command == rm.NV0080_CTRL_CMD_GPU_GET_CLASSLIST:
            params.numClasses = len(self.classes)
            if params.classList:
                (ctypes.c_uint32 * len(self.classes)).from_address(params.classList)[:] = self.classes
        elif command == rm.NV2080_CTRL_CMD_GR_GET_INFO:
            rows = (rm.NVXXXX_CTRL_XXX_INFO * params.grInfoListSize).from_address(params.grInfoList)
            for row in rows:
                row.data = {**GRAPHICS, rm.NV0080_CTRL_GR_INFO_INDEX_SM_VERSION: self.sm}[row.index]
        elif command == rm.NV2080_CTRL_CMD_GR_GET_GPC_MASK:
            params.gpcMask = sum(1 << gpc for gpc in ENABLED_TPCS)
        elif command == rm.NV2080_CTRL_CMD_GR_GET_TPC_MASK:
            params.tpcMask = ENABLED_TPCS[params.gpcId]
        elif command == rm.NV2080_CTRL_CMD_FB_GET_INFO_V2:
            for row in params.fbInfoList[: params.fbInfoListSize]:
                row.data = HEAP[row.index]
        elif command == rm.NV2080_CTRL_CMD_GPU_GET_GID_INFO:
            params.data[:16] = UUID
        elif command == rm.NV2080_CTRL_CMD_GPU_QUERY_COMPUTE_MODE_RULES:
            params.rules = self.compute_mode
        elif command == rm.NVC36F_CTRL_CMD_GPFIFO_GET_WORK_SUBMIT_TOKEN:
            params.workSubmitToken = handle
        elif command == rm.NV2080_CTRL_CMD_GPU_GET_NAME_STRING:
            params.ascii = b"Fake H100"

    # UVM

    def _uvm(self, request: int, arg: Any) -> None:
        self.calls.append(type(arg).__name__)
        if request == uvm.UVM_MAP_EXTERNAL_ALLOCATION:
            assert bytes(arg.perGpuAttributes[0].gpuUuid) == UUID
            self.mapped[arg.base] = (self.memory[arg.hMemory].address, arg.length)
        elif request == uvm.UVM_FREE:
            self.mapped.pop(arg.base, None)

    # the card

    def relax(self, what: str) -> None:
        if self.doorbells is None:
            return
        while any(self._turn(channel) for channel in list(self.channels.values())):
            pass

    def _turn(self, channel: Channel) -> bool:
        """Run one GPFIFO entry, if there is one."""
        params = channel.params
        userd = self.memory[params.hUserdMemory[0]].address + params.userdOffset[0]
        put = ctypes.c_uint32.from_address(userd + host.USERD_GP_PUT).value
        if channel.get == put:
            return False
        at = self.at(params.gpFifoOffset + channel.get * 8)
        entry = host.GpEntry.decode(ctypes.c_uint64.from_address(at).value)
        words = np.ctypeslib.as_array(
            (ctypes.c_uint32 * entry.length).from_address(self.at(entry.address))
        ).tolist()
        self._run(channel, words)
        channel.get = (channel.get + 1) % params.gpFifoEntries
        ctypes.c_uint32.from_address(userd + host.USERD_GP_GET).value = channel.get
        return True

    def _run(self, channel: Channel, words: list[int]) -> None:
        at = 0
        while at < len(words):
            header = host.MethodHeader.decode(words[at])
            at += 1
            if header.sec_op is host.MethodHeaderSecOp.IMMD_DATA_METHOD:
                self._method(channel, header.subchannel, header.address, header.count)
                continue
            assert header.sec_op is host.MethodHeaderSecOp.INC_METHOD
            for index in range(header.count):
                self._method(channel, header.subchannel, header.address + 4 * index, words[at + index])
            at += header.count

    def _method(self, channel: Channel, subchannel: int, address: int, value: int) -> None:
        state = channel.state
        state[subchannel, address] = value
        if subchannel == 0 and address == host.SemExecute.address:
            self._semaphore(state, host.SemExecute.decode(value))
        elif subchannel == 1 and address == 0x2C0:
            self.launches.append(state[1, 0x2B4] << 8)
            if self.on_launch is not None:
                self.on_launch(self.launches[-1])
        elif subchannel == 4 and address == copy.LaunchDma.address:
            self._copy(state, copy.LaunchDma.decode(value))

    def _semaphore(self, state: dict[tuple[int, int], int], execute: host.SemExecute) -> None:
        at = self.at(state[0, 0x5C] | state[0, 0x60] << 32)
        word = ctypes.c_uint32.from_address(at)
        if execute.operation is host.SemExecuteOperation.RELEASE:
            word.value = state[0, 0x64]
            if execute.release_timestamp:
                ctypes.c_uint64.from_address(at + 8).value = int(self.now() * 1e9)
        else:
            assert execute.operation is host.SemExecuteOperation.ACQ_STRICT_GEQ
            others = [each for each in self.channels.values() if each.state is not state]
            while word.value < state[0, 0x64]:
                assert any(self._turn(channel) for channel in others), "an acquire that nobody can meet"

    def _copy(self, state: dict[tuple[int, int], int], launch: copy.LaunchDma) -> None:
        source, target = (state.get((4, a), 0) << 32 | state.get((4, a + 4), 0) for a in (0x400, 0x408))
        if launch.data_transfer_type is copy.LaunchDmaDataTransferType.NON_PIPELINED:
            size = state[4, 0x418]
            if launch.remap_enable:
                words = (ctypes.c_uint32 * size).from_address(self.at(target))
                np.ctypeslib.as_array(words)[:] = state[4, 0x700]
            else:
                ctypes.memmove(self.at(target), self.at(source), size)
        if launch.semaphore_type is not copy.LaunchDmaSemaphoreType.NONE:
            at = self.at(state[4, 0x240] << 32 | state[4, 0x244])
            ctypes.c_uint32.from_address(at).value = state[4, 0x248]

    def at(self, gpu_va: int) -> int:
        """Where the host has what the card sees at an address."""
        for start, (address, size) in self.mapped.items():
            if start <= gpu_va < start + size:
                return address + gpu_va - start
        raise AssertionError(f"nothing is mapped at {gpu_va:#x}")


ESCAPES: dict[int, Any] = {
    rm.NV_ESC_CARD_INFO: FakeRm.card_info,
    rm.NV_ESC_REGISTER_FD: FakeRm.register_fd,
    rm.NV_ESC_RM_ALLOC: FakeRm.alloc,
    rm.NV_ESC_RM_FREE: FakeRm.free,
    rm.NV_ESC_RM_CONTROL: FakeRm.control,
    rm.NV_ESC_RM_ALLOC_MEMORY: FakeRm.register_memory,
    rm.NV_ESC_RM_MAP_MEMORY: FakeRm.map_memory,
    rm.NV_ESC_RM_MAP_MEMORY_DMA: FakeRm.map_dma,
}
PARAMS: dict[int, Any] = {
    rm.NV01_DEVICE_0: rm.NV0080_ALLOC_PARAMETERS,
    rm.NV20_SUBDEVICE_0: rm.NV2080_ALLOC_PARAMETERS,
    rm.NV01_MEMORY_VIRTUAL: rm.NV_MEMORY_VIRTUAL_ALLOCATION_PARAMS,
    rm.NV01_MEMORY_LOCAL_USER: rm.NV_MEMORY_ALLOCATION_PARAMS,
    rm.NV01_MEMORY_SYSTEM: rm.NV_MEMORY_ALLOCATION_PARAMS,
    rm.FERMI_VASPACE_A: rm.NV_VASPACE_ALLOCATION_PARAMETERS,
    rm.KEPLER_CHANNEL_GROUP_A: rm.NV_CHANNEL_GROUP_ALLOCATION_PARAMETERS,
    rm.FERMI_CONTEXT_SHARE_A: rm.NV_CTXSHARE_ALLOCATION_PARAMETERS,
    rm.HOPPER_CHANNEL_GPFIFO_A: rm.NV_CHANNEL_ALLOC_PARAMS,
    rm.AMPERE_CHANNEL_GPFIFO_A: rm.NV_CHANNEL_ALLOC_PARAMS,
    rm.GT200_DEBUGGER: rm.NV83DE_ALLOC_PARAMETERS,
}
CONTROLS: dict[int, Any] = {
    rm.NV0000_CTRL_CMD_SYSTEM_GET_BUILD_VERSION_V2: rm.NV0000_CTRL_SYSTEM_GET_BUILD_VERSION_V2_PARAMS,
    rm.NV0000_CTRL_CMD_GPU_GET_ID_INFO_V2: rm.NV0000_CTRL_GPU_GET_ID_INFO_V2_PARAMS,
    rm.NV0080_CTRL_CMD_GPU_GET_CLASSLIST: rm.NV0080_CTRL_GPU_GET_CLASSLIST_PARAMS,
    rm.NV2080_CTRL_CMD_GPU_GET_NAME_STRING: rm.NV2080_CTRL_GPU_GET_NAME_STRING_PARAMS,
    rm.NV2080_CTRL_CMD_GPU_QUERY_COMPUTE_MODE_RULES: rm.NV2080_CTRL_GPU_QUERY_COMPUTE_MODE_RULES_PARAMS,
    rm.NV2080_CTRL_CMD_GR_GET_INFO: rm.NV2080_CTRL_GR_GET_INFO_PARAMS,
    rm.NV2080_CTRL_CMD_GR_GET_GPC_MASK: rm.NV2080_CTRL_GR_GET_GPC_MASK_PARAMS,
    rm.NV2080_CTRL_CMD_GR_GET_TPC_MASK: rm.NV2080_CTRL_GR_GET_TPC_MASK_PARAMS,
    rm.NV2080_CTRL_CMD_FB_GET_INFO_V2: rm.NV2080_CTRL_FB_GET_INFO_V2_PARAMS,
    rm.NV2080_CTRL_CMD_GPU_GET_GID_INFO: rm.NV2080_CTRL_GPU_GET_GID_INFO_PARAMS,
    rm.NVC36F_CTRL_CMD_GPFIFO_GET_WORK_SUBMIT_TOKEN: rm.NVC36F_CTRL_CMD_GPFIFO_GET_WORK_SUBMIT_TOKEN_PARAMS,
    rm.NVA06C_CTRL_CMD_GPFIFO_SCHEDULE: rm.NVA06F_CTRL_GPFIFO_SCHEDULE_PARAMS,
    rm.NV83DE_CTRL_CMD_DEBUG_READ_ALL_SM_ERROR_STATES: rm.NV83DE_CTRL_DEBUG_READ_ALL_SM_ERROR_STATES_PARAMS,
    rm.NV83DE_CTRL_CMD_DEBUG_READ_MMU_FAULT_INFO: rm.NV83DE_CTRL_DEBUG_READ_MMU_FAULT_INFO_PARAMS,
}
