"""Which classes RM makes objects of: below what, with which parameters.

Source: open-gpu-kernel-modules 580.142, kernel/rmapi/resource_list.h (RS_ENTRY: parents, alloc param info).
RM takes the size of parameters from the class: what a caller says of it is not looked at (param_copy.c).
"""

from __future__ import annotations

from dataclasses import dataclass

from autogen.nv import rm as wire
from drivers.sim.nv.device import RmDevice, Subdevice, Usermode, VirtualRange
from drivers.sim.nv.fifo import Channel, ChannelGroup, ContextShare, Debugger, EngineObject
from drivers.sim.nv.memory import ProcessPages, SystemMemory, VaSpace, VideoMemory
from drivers.sim.nv.objects import Client, Resource

ROOTS = (wire.NV01_ROOT, wire.NV01_ROOT_CLIENT)


@dataclass(frozen=True)
class ClassRow:
    """kind: what is made. params: name of its struct, '' for none; optional: a null pointer will do.

    listed: only cards whose class list has it.
    """

    kind: type[Resource]
    parents: tuple[type[Resource], ...]
    params: str = ""
    optional: bool = False
    listed: bool = True


MEMORY = "NV_MEMORY_ALLOCATION_PARAMS"
ROWS = {
    wire.NV01_DEVICE_0: ClassRow(RmDevice, (Client,), "NV0080_ALLOC_PARAMETERS", optional=True, listed=False),
    wire.NV20_SUBDEVICE_0: ClassRow(
        Subdevice, (RmDevice,), "NV2080_ALLOC_PARAMETERS", optional=True, listed=False
    ),
    wire.NV01_MEMORY_LOCAL_USER: ClassRow(VideoMemory, (RmDevice, Subdevice), MEMORY),
    wire.NV01_MEMORY_SYSTEM: ClassRow(SystemMemory, (RmDevice,), MEMORY, listed=False),
    wire.NV01_MEMORY_SYSTEM_OS_DESCRIPTOR: ClassRow(ProcessPages, (RmDevice,), listed=False),
    wire.NV01_MEMORY_VIRTUAL: ClassRow(VirtualRange, (RmDevice,), "NV_MEMORY_VIRTUAL_ALLOCATION_PARAMS"),
    wire.FERMI_VASPACE_A: ClassRow(VaSpace, (RmDevice, Subdevice), "NV_VASPACE_ALLOCATION_PARAMETERS"),
    wire.KEPLER_CHANNEL_GROUP_A: ClassRow(
        ChannelGroup, (RmDevice,), "NV_CHANNEL_GROUP_ALLOCATION_PARAMETERS"
    ),
    wire.FERMI_CONTEXT_SHARE_A: ClassRow(ContextShare, (ChannelGroup,), "NV_CTXSHARE_ALLOCATION_PARAMETERS"),
    wire.GT200_DEBUGGER: ClassRow(Debugger, (RmDevice,), "NV83DE_ALLOC_PARAMETERS", listed=False),
}
FAMILIES = {  # by the low byte of the class number
    0x6F: ClassRow(Channel, (RmDevice, ChannelGroup), "NV_CHANNEL_ALLOC_PARAMS"),
    0x61: ClassRow(Usermode, (Subdevice,), "NV_HOPPER_USERMODE_A_PARAMS", optional=True),
    0xC0: ClassRow(EngineObject, (Channel,), "NV_GR_ALLOCATION_PARAMETERS", optional=True),
    0xB5: ClassRow(EngineObject, (Channel,), "NVC0B5_ALLOCATION_PARAMETERS", optional=True),
}
FIRST_OF_FAMILY = 0xC300  # Volta's: older classes are not modelled
NO_PARAMS = range(0xC300, 0xC600)  # usermode classes before Hopper's take none


def row_of(hclass: int) -> ClassRow | None:
    """How to make objects of a class; None for one that RM does not know."""
    if hclass in ROWS:
        return ROWS[hclass]
    found = FAMILIES.get(hclass & 0xFF) if FIRST_OF_FAMILY <= hclass <= 0xFFFF else None
    if found is not None and found.kind is Usermode and hclass in NO_PARAMS:
        return ClassRow(Usermode, found.parents)
    return found
