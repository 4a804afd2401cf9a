"""A channel group: a channel for compute and one for copies, on the graphics engine's runlist.

Ring and control page (USERD) of both lie in one piece of video memory that the host reaches through the BAR.
USERD is 512 bytes on a boundary of 512; source: open-gpu-doc dev_ram, NV_RAMUSERD_BASE_SHIFT.
"""

from __future__ import annotations

from dataclasses import dataclass

from autogen.nv import host as host_class
from autogen.nv import rm
from drivers.core.host import Mapping
from drivers.nv.memory import Aperture, MappedMemory
from drivers.nv.objects import CardObjects

ENTRIES = 4096  # of a GPFIFO; a power of two
CHANNEL_BYTES = 64 << 10  # of the area: ring, then USERD
USERD_AT = ENTRIES * 8
NOTIFIER_BYTES = 4096
OWN_AREA_BYTES = 64 << 20  # where the kernel maps a channel's own buffers
NAMES = ("compute", "copy")


@dataclass(eq=False)
class Channel:
    """One channel. queue_id: its handle, by which faults name it; token: what its doorbell takes."""

    name: str
    index: int
    area: MappedMemory
    window: Mapping
    notifier: MappedMemory
    queue_id: int = 0
    engine_object: int = 0
    token: int = 0

    @property
    def ring_at(self) -> int:
        """Offset of the GPFIFO in the area."""
        return self.index * CHANNEL_BYTES

    @property
    def put_at(self) -> int:
        """Offset of USERD's GPPut in the area."""
        return self.ring_at + USERD_AT + host_class.USERD_GP_PUT

    @property
    def get_at(self) -> int:
        """Offset of USERD's GPGet in the area."""
        return self.ring_at + USERD_AT + host_class.USERD_GP_GET


class ChannelGroup:
    """Both channels, which run in turn and fall together."""

    def __init__(self, card: CardObjects) -> None:
        self.card = card
        self.area = card.alloc(len(NAMES) * CHANNEL_BYTES, Aperture.WINDOW, "GPFIFOs")
        self.own_areas = [card.space.take(OWN_AREA_BYTES, OWN_AREA_BYTES) for _ in NAMES]
        self.channels = [self._channel(index, name) for index, name in enumerate(NAMES)]
        self.handle = self.debugger = 0
        self.open()

    def open(self) -> None:
        """Make the group and its channels, empty, and let them run. Raises RmError."""
        card = self.card
        params = rm.NV_CHANNEL_GROUP_ALLOCATION_PARAMETERS(
            hVASpace=card.vaspace, engineType=rm.NV2080_ENGINE_TYPE_GRAPHICS
        )
        self.handle = card.rm.alloc(card.device, rm.KEPLER_CHANNEL_GROUP_A, params)
        shared = rm.NV_CTXSHARE_ALLOCATION_PARAMETERS(
            hVASpace=card.vaspace, flags=rm.NV_CTXSHARE_ALLOCATION_FLAGS_SUBCONTEXT_ASYNC
        )
        context = card.rm.alloc(self.handle, rm.FERMI_CONTEXT_SHARE_A, shared)
        engines = (card.classes.generation.compute_class, card.classes.copy)
        for channel, engine in zip(self.channels, engines, strict=True):
            self._open_channel(channel, context, engine)
        compute = self.channels[0]
        watched = rm.NV83DE_ALLOC_PARAMETERS(hAppClient=card.rm.client, hClass3dObject=compute.engine_object)
        self.debugger = card.rm.alloc(card.device, rm.GT200_DEBUGGER, watched)
        run = card.rm.make(rm.NVA06F_CTRL_GPFIFO_SCHEDULE_PARAMS, bEnable=1)
        card.rm.control(self.handle, rm.NVA06C_CTRL_CMD_GPFIFO_SCHEDULE, run)

    def close(self) -> None:
        """Take the group off the card, with all that it holds. Its memory stays."""
        card = self.card
        if self.debugger:
            card.rm.free(self.debugger)
        for channel in self.channels:
            if channel.queue_id:
                card.uvm.unregister_channel(card.uuid, channel.queue_id)
                channel.queue_id = 0
        if self.handle:
            card.rm.free(self.handle)
        self.handle = self.debugger = 0

    def _channel(self, index: int, name: str) -> Channel:
        notifier = self.card.alloc(NOTIFIER_BYTES, Aperture.SYSTEM, f"{name} error notifier")
        return Channel(name, index, self.area, self.area.window, notifier)

    def _open_channel(self, channel: Channel, context: int, engine: int) -> None:
        card = self.card
        for at in (channel.put_at, channel.get_at):
            channel.window.write32(at, 0)
        params = rm.NV_CHANNEL_ALLOC_PARAMS(
            hObjectError=channel.notifier.handle,
            gpFifoOffset=self.area.gpu_va + channel.ring_at,
            gpFifoEntries=ENTRIES,
            hContextShare=context,
            engineType=rm.NV2080_ENGINE_TYPE_GRAPHICS,
        )
        params.hUserdMemory[0] = self.area.handle
        params.userdOffset[0] = channel.ring_at + USERD_AT
        name = f"{channel.name} channel"
        channel.queue_id = card.rm.alloc(self.handle, card.classes.gpfifo, params, name)
        channel.engine_object = card.rm.alloc(channel.queue_id, engine)
        token = rm.NVC36F_CTRL_CMD_GPFIFO_GET_WORK_SUBMIT_TOKEN_PARAMS()
        card.rm.control(channel.queue_id, rm.NVC36F_CTRL_CMD_GPFIFO_GET_WORK_SUBMIT_TOKEN, token)
        channel.token = token.workSubmitToken
        own = self.own_areas[channel.index]
        card.uvm.register_channel(card.uuid, channel.queue_id, own, OWN_AREA_BYTES)
