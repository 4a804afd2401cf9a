"""Commands of RM_CONTROL, by object. An unknown command is NOT_SUPPORTED, a wrong size INVALID_PARAM_STRUCT.

Sources: open-gpu-kernel-modules 580.142, libraries/resserv/src/rs_resource.c (look-up and size), and of each
group of commands its ctrl header.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from autogen.nv import rm as wire
from drivers.sim.nv import process
from drivers.sim.nv.device import RmDevice, Subdevice
from drivers.sim.nv.fifo import Channel, ChannelGroup, Debugger, is_engine
from drivers.sim.nv.files import VENDOR
from drivers.sim.nv.objects import Client, Resource, System
from drivers.sim.nv.refusal import Refusal

TITLE = "rel/gpu_drv/r580/VK580_65-153"  # form only: nobody reads it
NO_ID = 0xFFFF_FFFF
GID_BINARY = 2  # NV2080_GPU_CMD_GPU_GET_GID_FLAGS_FORMAT_BINARY
SM_ROOM = 100  # records of READ_ALL_SM_ERROR_STATES


class PerfBoost(ctypes.Structure):
    """NV2080_CTRL_PERF_BOOST_PARAMS. Here, and not in autogen: the driver of this house never asks for it."""

    command = 0x2080_200A  # NV2080_CTRL_CMD_PERF_BOOST; source: ctrl2080perf.h
    _fields_ = (("flags", ctypes.c_uint32), ("duration", ctypes.c_uint32))


class FlushGpuCache(ctypes.Structure):
    """NV2080_CTRL_FB_FLUSH_GPU_CACHE_PARAMS, likewise. Source: ctrl2080fb.h."""

    command = 0x2080_130E  # NV2080_CTRL_CMD_FB_FLUSH_GPU_CACHE
    _fields_ = (
        ("addressArray", ctypes.c_uint64 * 500),
        ("addressArraySize", ctypes.c_uint32),
        ("addressAlign", ctypes.c_uint32),
        ("memBlockSizeBytes", ctypes.c_uint64),
        ("flags", ctypes.c_uint32),
    )


@dataclass(frozen=True)
class RmControl:
    """on: the kind of object that has it. params: its struct, or the name of one that branches lay out; ''
    for the command's name without CMD."""

    run: Callable[[System, Any, Any], None]
    on: type[Resource]
    params: str | type[ctypes.Structure] = ""

    def named(self, command: str) -> RmControl:
        return replace(self, params=self.params or f"{command.replace('_CMD_', '_')}_PARAMS")


def serve(system: System, target: Resource, command: int, pointer: int, size: int) -> None:
    """Run one command. Raises Refusal, BadAddress."""
    if bool(pointer) != bool(size):
        raise Refusal("INVALID_ARGUMENT", f"params {pointer:#x} of {size} bytes")
    row = COMMANDS.get(command)
    if row is None or not isinstance(target, row.on):
        raise Refusal("NOT_SUPPORTED", f"a {target.kind} has no command {command:#x}")
    kind = row.params if isinstance(row.params, type) else system.layout(row.params)
    if size != ctypes.sizeof(kind):
        raise Refusal(
            "INVALID_PARAM_STRUCT", f"{kind.__name__} of {size} bytes; allowed: {ctypes.sizeof(kind)}"
        )
    params = process.fetch_struct(kind, pointer)
    row.run(system, target, params)
    process.store(pointer, bytes(params))


def _tells(**fields: Callable[[Any], object]) -> Callable[[System, Any, Any], None]:
    """A command that does nothing but answer: what stands in each field, by the object that is asked."""

    def run(system: System, target: Any, params: Any) -> None:
        for name, value in fields.items():
            setattr(params, name, value(target))

    return run


def _version(system: System, target: Client, params: Any) -> None:
    params.driverVersionBuffer = params.versionBuffer = system.branch.version.encode()
    params.driverBranch, params.titleBuffer = f"r{system.branch.name}_00".encode(), TITLE.encode()


def _ids(system: System, target: Client, params: Any) -> None:
    for index in range(len(params.gpuIds)):
        params.gpuIds[index] = system.cards[index].gpu_id if index < len(system.cards) else NO_ID


def _id_info(system: System, target: Client, params: Any) -> None:
    card = next((card for card in system.cards if card.gpu_id == params.gpuId), None)
    if card is None:
        raise Refusal("INVALID_ARGUMENT", f"gpuId {params.gpuId:#x} is no card")
    params.deviceInstance = params.gpuInstance = card.index
    params.subDeviceInstance, params.boardId, params.numaId = 0, card.gpu_id, -1


def _class_list(system: System, target: RmDevice, params: Any) -> None:
    classes = target.card.chip.classes
    if params.classList:
        if params.numClasses < len(classes):
            raise Refusal("INVALID_PARAM_STRUCT", f"room for {params.numClasses} of {len(classes)} classes")
        process.store(params.classList, b"".join(each.to_bytes(4, "little") for each in classes))
    params.numClasses = len(classes)


def _class_list_v2(system: System, target: RmDevice, params: Any) -> None:
    classes = target.card.chip.classes
    params.numClasses = len(classes)
    for index, each in enumerate(classes):
        params.classList[index] = each


def _name(system: System, target: Subdevice, params: Any) -> None:
    if params.gpuNameStringFlags:
        raise Refusal("NOT_SUPPORTED", "names are told in ASCII only")
    params.ascii = target.card.chip.product.encode()


def _gid(system: System, target: Subdevice, params: Any) -> None:
    card = target.card
    if params.index or not params.flags & GID_BINARY:
        raise Refusal("INVALID_ARGUMENT", f"id {params.index} with flags {params.flags:#x}; 0, binary")
    identity = card.chip.uuid(card.index)
    params.length = len(identity)
    for index, byte in enumerate(identity):
        params.data[index] = byte


def _flush(system: System, target: Subdevice, params: Any) -> None:
    """L2 is not modelled, so nothing is left to do after the checks (kern_mem_sys_ctrl.c)."""
    aperture, writes_back_or_drops, is_whole = params.flags & 3, params.flags >> 2 & 3, params.flags >> 4 & 1
    if not writes_back_or_drops:
        return
    if aperture == 3:
        raise Refusal("INVALID_ARGUMENT", "aperture 3; allowed: 0 (video), 1 (system), 2 (peer)")
    if not is_whole:
        is_list = 0 < params.addressArraySize <= len(params.addressArray) and params.memBlockSizeBytes
        raise Refusal("GENERIC" if is_list else "INVALID_ARGUMENT", "a list of addresses; only whole caches")


def _gr_info(system: System, target: Subdevice, params: Any) -> None:
    chip = target.card.chip
    known = {
        wire.NV0080_CTRL_GR_INFO_INDEX_SM_VERSION: chip.sm_version,
        wire.NV0080_CTRL_GR_INFO_INDEX_MAX_WARPS_PER_SM: chip.max_warps,
        wire.NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_GPCS: chip.litter_gpcs,
        wire.NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_TPC_PER_GPC: chip.litter_tpcs,
        wire.NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_SM_PER_TPC: chip.sm_per_tpc,
    }
    _answer(params.grInfoListSize, params.grInfoList, known)


def _answer(count: int, pointer: int, known: dict[int, int]) -> None:
    """Fill a list of NVXXXX_CTRL_XXX_INFO; 0 for what is not known, as RM answers for what a chip lacks."""
    kind = wire.NVXXXX_CTRL_XXX_INFO
    if count > 128:
        raise Refusal("INVALID_ARGUMENT", f"{count} questions at once")
    for index in range(count):
        record = process.fetch_struct(kind, pointer + index * ctypes.sizeof(kind))
        record.data = known.get(record.index, 0)
        process.store(pointer + index * ctypes.sizeof(kind), bytes(record))


def _tpc_mask(system: System, target: Subdevice, params: Any) -> None:
    tpcs = target.card.chip.tpcs
    if params.gpcId >= len(tpcs):
        raise Refusal("INVALID_ARGUMENT", f"GPC {params.gpcId} of {len(tpcs)}")
    params.tpcMask = (1 << tpcs[params.gpcId]) - 1


def _fb_info(system: System, target: Subdevice, params: Any) -> None:
    card = target.card
    kib, free = card.chip.vram_bytes >> 10, card.vram.free_bytes >> 10
    known = {
        wire.NV2080_CTRL_FB_INFO_INDEX_RAM_SIZE: kib,
        wire.NV2080_CTRL_FB_INFO_INDEX_TOTAL_RAM_SIZE: kib,
        wire.NV2080_CTRL_FB_INFO_INDEX_HEAP_SIZE: kib,
        wire.NV2080_CTRL_FB_INFO_INDEX_HEAP_FREE: free,
    }
    if params.fbInfoListSize > len(params.fbInfoList):
        raise Refusal("INVALID_ARGUMENT", f"{params.fbInfoListSize} questions at once")
    for record in params.fbInfoList[: params.fbInfoListSize]:
        record.data = known.get(record.index, 0)


def _pci_info(system: System, target: Subdevice, params: Any) -> None:
    params.pciDeviceId = target.card.chip.device_id << 16 | VENDOR
    params.pciRevisionId = 0xA1


def _arch_info(system: System, target: Subdevice, params: Any) -> None:
    chip = target.card.chip
    params.architecture, params.implementation = chip.architecture, chip.implementation


def _schedule_group(system: System, target: ChannelGroup, params: Any) -> None:
    for channel in target.channels:
        channel.is_scheduled = bool(params.bEnable)


def _schedule(system: System, target: Channel, params: Any) -> None:
    target.engine.is_scheduled = bool(params.bEnable)


def _bind(system: System, target: Channel, params: Any) -> None:
    if not is_engine(params.engineType) or params.engineType != target.engine.config.engine:
        found = f"engine {params.engineType} for a channel of engine {target.engine.config.engine}"
        raise Refusal("INVALID_ARGUMENT", found)


def _channel_fault(system: System, target: Channel, params: Any) -> None:
    mmu = target.engine.reports.mmu
    if mmu is None:
        raise Refusal("OBJECT_NOT_FOUND", "the channel had no MMU fault")
    params.addrLo, params.addrHi, params.faultType = mmu[0] & NO_ID, mmu[0] >> 32, mmu[1]


def _sm_errors(system: System, target: Debugger, params: Any) -> None:
    count = target.card.chip.sm_count
    if params.numSMsToRead > SM_ROOM or params.startingSM >= count:  # more than there are is no mistake
        raise Refusal("INVALID_ARGUMENT", f"{params.numSMsToRead} SMs from {params.startingSM} of {count}")
    for record in params.smErrorStateArray:
        ctypes.memset(ctypes.addressof(record), 0, ctypes.sizeof(record))
    reports = target.engine.reports
    if reports.warp is not None and not params.startingSM and params.numSMsToRead:
        error, pc, address = reports.warp
        first = params.smErrorStateArray[0]
        first.hwwWarpEsr, first.hwwWarpEsrPc64, first.hwwEsrAddr = error, pc, address
        first.hwwWarpEsrPc = pc & NO_ID
    params.mmuFault.valid = reports.mmu is not None
    params.mmuFault.faultInfo = reports.mmu[1] if reports.mmu else 0


def _mmu_faults(system: System, target: Debugger, params: Any) -> None:
    mmu = target.engine.reports.mmu
    params.count = int(mmu is not None)
    if mmu is not None:
        first = params.mmuFaultInfoList[0]
        first.faultAddress, first.faultType, first.accessType = mmu


ROWS = {
    "NV0000_CTRL_CMD_SYSTEM_GET_BUILD_VERSION_V2": RmControl(_version, Client),
    "NV0000_CTRL_CMD_GPU_GET_ATTACHED_IDS": RmControl(_ids, Client),
    "NV0000_CTRL_CMD_GPU_GET_ID_INFO_V2": RmControl(_id_info, Client),
    "NV0080_CTRL_CMD_GPU_GET_CLASSLIST": RmControl(_class_list, RmDevice),
    "NV0080_CTRL_CMD_GPU_GET_CLASSLIST_V2": RmControl(_class_list_v2, RmDevice),
    "NV0080_CTRL_CMD_GPU_GET_NUM_SUBDEVICES": RmControl(_tells(numSubDevices=lambda device: 1), RmDevice),
    "NV2080_CTRL_CMD_GPU_GET_NAME_STRING": RmControl(_name, Subdevice),
    "NV2080_CTRL_CMD_GPU_GET_GID_INFO": RmControl(_gid, Subdevice),
    "NV2080_CTRL_CMD_GPU_QUERY_COMPUTE_MODE_RULES": RmControl(
        _tells(rules=lambda on: wire.NV2080_CTRL_GPU_COMPUTE_MODE_RULES_NONE), Subdevice
    ),
    "NV2080_CTRL_CMD_GR_GET_INFO": RmControl(_gr_info, Subdevice),
    "NV2080_CTRL_CMD_GR_GET_GPC_MASK": RmControl(
        _tells(gpcMask=lambda on: (1 << len(on.card.chip.tpcs)) - 1), Subdevice
    ),
    "NV2080_CTRL_CMD_GR_GET_TPC_MASK": RmControl(_tpc_mask, Subdevice),
    "NV2080_CTRL_CMD_FB_GET_INFO_V2": RmControl(_fb_info, Subdevice),
    "NV2080_CTRL_CMD_BUS_GET_PCI_INFO": RmControl(_pci_info, Subdevice),
    "NV2080_CTRL_CMD_MC_GET_ARCH_INFO": RmControl(_arch_info, Subdevice),
    "NV2080_CTRL_CMD_TIMER_GET_TIME": RmControl(
        _tells(time_nsec=lambda on: on.card.scheduler.time_ns), Subdevice
    ),
    "NVA06C_CTRL_CMD_GPFIFO_SCHEDULE": RmControl(
        _schedule_group, ChannelGroup, "NVA06F_CTRL_GPFIFO_SCHEDULE_PARAMS"
    ),
    "NVA06F_CTRL_CMD_GPFIFO_SCHEDULE": RmControl(_schedule, Channel),
    "NVA06F_CTRL_CMD_BIND": RmControl(_bind, Channel),
    "NVC36F_CTRL_CMD_GPFIFO_GET_WORK_SUBMIT_TOKEN": RmControl(
        _tells(workSubmitToken=lambda on: on.engine.config.token),
        Channel,
        "NVC36F_CTRL_CMD_GPFIFO_GET_WORK_SUBMIT_TOKEN_PARAMS",
    ),
    "NV906F_CTRL_CMD_GET_MMU_FAULT_INFO": RmControl(_channel_fault, Channel),
    "NV83DE_CTRL_CMD_DEBUG_READ_ALL_SM_ERROR_STATES": RmControl(_sm_errors, Debugger),
    "NV83DE_CTRL_CMD_DEBUG_CLEAR_ALL_SM_ERROR_STATES": RmControl(
        lambda system, target, params: target.engine.reports.clear(), Debugger
    ),
    "NV83DE_CTRL_CMD_DEBUG_READ_MMU_FAULT_INFO": RmControl(_mmu_faults, Debugger),
}
COMMANDS: dict[int, RmControl] = {
    PerfBoost.command: RmControl(_tells(), Subdevice, PerfBoost),
    FlushGpuCache.command: RmControl(_flush, Subdevice, FlushGpuCache),
    **{getattr(wire, name): row.named(name) for name, row in ROWS.items()},
}
