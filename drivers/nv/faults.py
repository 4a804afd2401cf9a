"""What a card says when it faults: a channel's error notifier, the SMs' warp errors, the MMU's faults.

Sources: nverror.h and nvgputypes.h (NvNotification), ctrl83dedebug.h, ctrl906f.h of open-gpu-kernel-modules;
names of warp errors: Linux nouveau gf100.c.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from autogen.nv import codes, rm
from drivers.nv.channel import Channel, ChannelGroup
from drivers.nv.objects import CardObjects
from drivers.nv.rm import RmError

INFO32_AT, STATUS_AT = 8, 12  # of an NvNotification; info16 shares the second word
SMS_A_READ = 100
ERROR_MASK = 0xFFFF
SHOWN_WARPS = 4


@dataclass
class ChannelFault:
    """One fault. where: keys of an error's `where` (queue, pc, va); said: sentences, the notifier's first."""

    said: list[str] = field(default_factory=list)
    where: dict[str, object] = field(default_factory=dict)


def find(card: CardObjects, group: ChannelGroup) -> ChannelFault | None:
    """What went wrong since the notifiers were cleared, which they are then; None if nothing."""
    faults = [_notified(channel) for channel in group.channels]
    found = next((fault for fault in faults if fault is not None), None)
    if found is not None:
        _read_mmu(card, group, found)
        _read_sms(card, group, found)
    return found


def _notified(channel: Channel) -> ChannelFault | None:
    """The fault in a channel's notifier, which is then cleared."""
    window = channel.notifier.window
    if not window.read32(STATUS_AT):
        return None
    code = window.read32(INFO32_AT)
    for offset in range(0, 16, 8):
        window.write64(offset, 0)
    name, said = codes.NOTIFIER.get(code, (f"code {code}", "an error that no header explains"))
    return ChannelFault([f"the {channel.name} channel stopped: {name}, {said}"], {"queue": channel.queue_id})


def _read_mmu(card: CardObjects, group: ChannelGroup, fault: ChannelFault) -> None:
    """The addresses at which the MMU refused accesses."""
    params = rm.NV83DE_CTRL_DEBUG_READ_MMU_FAULT_INFO_PARAMS()
    try:
        card.rm.control(group.debugger, rm.NV83DE_CTRL_CMD_DEBUG_READ_MMU_FAULT_INFO, params)
    except RmError as error:
        fault.said.append(f"what the MMU saw cannot be read ({error.name})")
        return
    for entry in params.mmuFaultInfoList[: params.count]:
        kind = codes.FAULT_TYPE.get(entry.faultType, ("", f"fault type {entry.faultType}"))[1]
        access = codes.ACCESS_TYPE.get(entry.accessType, ("", f"access type {entry.accessType}"))[1]
        fault.said.append(f"{access} at {entry.faultAddress:#x}: {kind}")
        fault.where.setdefault("va", entry.faultAddress)


def _read_sms(card: CardObjects, group: ChannelGroup, fault: ChannelFault) -> None:
    """The warps that ran into an error: what it was and at which instruction."""
    shown = 0
    for first in range(0, card.shape.sms, SMS_A_READ):
        params = rm.NV83DE_CTRL_DEBUG_READ_ALL_SM_ERROR_STATES_PARAMS(
            hTargetChannel=group.channels[0].queue_id,
            numSMsToRead=min(SMS_A_READ, card.shape.sms - first),
            startingSM=first,
        )
        try:
            card.rm.control(group.debugger, rm.NV83DE_CTRL_CMD_DEBUG_READ_ALL_SM_ERROR_STATES, params)
        except RmError as error:
            if not first:
                fault.said.append(f"what the SMs saw cannot be read ({error.name})")
            return
        for number, state in enumerate(params.smErrorStateArray[: params.numSMsToRead]):
            error_code = state.hwwWarpEsr & ERROR_MASK
            if error_code and shown < SHOWN_WARPS:
                shown += 1
                _add_warp(fault, first + number, error_code, state)


def _add_warp(fault: ChannelFault, sm: int, code: int, state: rm.NV83DE_SM_ERROR_STATE_REGISTERS) -> None:
    name, said = codes.WARP_ERROR.get(code, (f"code {code:#x}", "an error that no source names"))
    pc = state.hwwWarpEsrPc64
    fault.said.append(f"a warp on SM {sm} at PC {pc:#x}: {name}, {said}")
    fault.where.setdefault("pc", pc)
    if state.hwwEsrAddr:
        fault.where.setdefault("va", state.hwwEsrAddr)
