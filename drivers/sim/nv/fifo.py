"""RM's objects of the FIFO: channel groups, context shares, channels, what runs on them, and debuggers.

Sources: open-gpu-kernel-modules 580.142, kernel/gpu/fifo/kernel_channel_group_api.c, kernel_ctxshare.c,
kernel_channel.c, gr/kernel_graphics_object.c, gr/kernel_sm_debugger_session.c.
"""

from __future__ import annotations

from typing import Any

from autogen.nv import rm as wire
from autogen.nv.host import USERD_BYTES
from drivers.core.errors import SimFault
from drivers.sim.nv.channel import ChannelConfig, ChannelEngine
from drivers.sim.nv.compute import ComputeObject
from drivers.sim.nv.copy import CopyObject
from drivers.sim.nv.device import find_space
from drivers.sim.nv.memory import MemoryObject
from drivers.sim.nv.objects import Resource, System
from drivers.sim.nv.refusal import Refusal
from drivers.sim.nv.space import GpuSpace

GRAPHICS, FIRST_COPY, LAST_COPY = 1, 9, 18  # NV2080_ENGINE_TYPE_GRAPHICS, _COPY0, _COPY9
MAX_SUBCONTEXTS = 64  # VEIDs of a channel group on Ampere and later
SUBCONTEXT_SPECIFIED = 2  # NV_CTXSHARE_ALLOCATION_FLAGS_SUBCONTEXT
ENTRY_BYTES = 8


def is_engine(number: int) -> bool:
    return number == GRAPHICS or FIRST_COPY <= number <= LAST_COPY


class ChannelGroup(Resource):
    """KEPLER_CHANNEL_GROUP_A: channels that share a timeslice, an engine and, after an error, their fate."""

    space: GpuSpace
    engine: int

    def construct(self, system: System, params: Any) -> None:
        if not is_engine(params.engineType):
            raise Refusal("INVALID_ARGUMENT", f"engineType {params.engineType} is no engine of the card")
        self.engine, self.subcontexts = params.engineType, set[int]()
        self.space = find_space(self, params.hVASpace)
        self.channels: list[ChannelEngine] = []


class ContextShare(Resource):
    """FERMI_CONTEXT_SHARE_A: a subcontext of a channel group, with an address space of its own."""

    space: GpuSpace

    def construct(self, system: System, params: Any) -> None:
        taken, wanted = self.above(ChannelGroup).subcontexts, params.subctxId
        if params.flags != SUBCONTEXT_SPECIFIED:
            # Asynchronous ones get any but 0, which synchronous ones share. Source: kernel_ctxshare.c.
            choice = [0] if params.flags == 0 else range(1, MAX_SUBCONTEXTS)
            wanted = next((number for number in choice if number not in taken), MAX_SUBCONTEXTS)
        if wanted >= MAX_SUBCONTEXTS or wanted in taken:
            raise Refusal(
                "INVALID_ARGUMENT",
                f"subcontext {wanted} of {MAX_SUBCONTEXTS}, {len(taken)} of which are taken",
            )
        self.space = find_space(self, params.hVASpace)
        self.number = params.subctxId = wanted
        taken.add(wanted)

    def destruct(self) -> None:
        self.above(ChannelGroup).subcontexts.discard(self.number)


class Channel(Resource):
    """*_CHANNEL_GPFIFO_*. `engine`: what runs it on the card."""

    engine: ChannelEngine

    def construct(self, system: System, params: Any) -> None:
        if params.hContextShare and params.hVASpace:
            raise Refusal("INVALID_ARGUMENT", "both hContextShare and hVASpace")
        entries = params.gpFifoEntries
        if not entries or entries & entries - 1 or params.gpFifoOffset % ENTRY_BYTES:
            found = f"{entries} entries at {params.gpFifoOffset:#x}"
            raise Refusal("INVALID_ARGUMENT", f"a GPFIFO of {found}; a power of two, at a multiple of 8")
        number, space = self._place(params)
        runlist = 0 if number == GRAPHICS else 1 + number - FIRST_COPY
        config = ChannelConfig(
            gpfifo_va=params.gpFifoOffset,
            entries=entries,
            userd=self._userd(params),
            notifier=self._notifier(params.hObjectError),
            engine=number,
            token=self.card.new_token(runlist),
        )
        peers = self.parent.channels if isinstance(self.parent, ChannelGroup) else []
        self.engine = ChannelEngine(self.card, config, space, peers)
        self.card.tokens[config.token] = self.engine.ring_doorbell
        self.card.scheduler.add(self.engine)

    def _place(self, params: wire.NV_CHANNEL_ALLOC_PARAMS) -> tuple[int, GpuSpace]:
        """Its engine's number and its address space."""
        number = params.engineType
        if not isinstance(self.parent, ChannelGroup):
            if not is_engine(number):
                raise Refusal("INVALID_ARGUMENT", f"engineType {number} of a channel without a group")
            if params.hContextShare:
                raise Refusal("INVALID_ARGUMENT", "hContextShare of a channel without a group")
            return number, find_space(self, params.hVASpace)
        if is_engine(number) and number != self.parent.engine:
            raise Refusal(
                "INVALID_ARGUMENT", f"engineType {number} in a group of engine {self.parent.engine}"
            )
        if params.hVASpace:
            raise Refusal("INVALID_ARGUMENT", "hVASpace of a channel in a group, which has its group's")
        if not params.hContextShare:
            return self.parent.engine, self.parent.space
        share = self.client.find_kind(params.hContextShare, ContextShare, "hContextShare")
        if share.parent is not self.parent:
            raise Refusal("INVALID_OBJECT_PARENT", f"context share {share.handle:#x} is of another group")
        self.depends_on(share)
        return self.parent.engine, share.space

    def _userd(self, params: wire.NV_CHANNEL_ALLOC_PARAMS) -> int:
        """Address of the control page in this process. Rule: NV_RAMUSERD_BASE_SHIFT, 512-byte alignment."""
        handle, offset = params.hUserdMemory[0], params.userdOffset[0]
        if not handle:
            raise SimFault("E_NOT_MODELLED", "a channel whose USERD RM allocates is not modelled")
        memory = self.client.find_kind(handle, MemoryObject, "hUserdMemory")
        if offset % USERD_BYTES or offset + USERD_BYTES > memory.block.size:
            found = f"userdOffset {offset:#x} in {memory.block.size:#x} bytes"
            raise Refusal("INVALID_ARGUMENT", f"{found}; a multiple of {USERD_BYTES} inside them")
        self.depends_on(memory)
        return memory.block.host + offset

    def _notifier(self, handle: int) -> int:
        """Address of the error notifier in this process; 0 for none."""
        if not handle:
            return 0
        memory = self.client.find_kind(handle, MemoryObject, "hObjectError")
        self.depends_on(memory)
        return memory.block.host

    def destruct(self) -> None:
        self.engine.disconnect()


class EngineObject(Resource):
    """*_COMPUTE_* and *_DMA_COPY_*: a class that a channel's pushbuffers may bind."""

    def construct(self, system: System, params: Any) -> None:
        engine = self.channel.engine
        if self.is_compute and engine.config.engine != GRAPHICS:
            raise Refusal(
                "INVALID_CLASS", f"class {self.hclass:#x} on a channel of engine {engine.config.engine}"
            )
        made = ComputeObject(engine, self.hclass) if self.is_compute else CopyObject(engine, self.hclass)
        engine.objects[self.hclass] = made

    @property
    def channel(self) -> Channel:
        return self.above(Channel)

    @property
    def is_compute(self) -> bool:
        return self.hclass & 0xFF == 0xC0

    def destruct(self) -> None:
        self.channel.engine.disallow(self.hclass)


class Debugger(Resource):
    """GT200_DEBUGGER: reads what the multiprocessors say of a fault."""

    engine: ChannelEngine

    def construct(self, system: System, params: Any) -> None:
        if params.hDebuggerClient_Obsolete:
            raise Refusal("INVALID_ARGUMENT", "hDebuggerClient_Obsolete is not 0")
        client = system.clients.get(params.hAppClient)
        if client is None:
            raise Refusal("INVALID_CLIENT", f"hAppClient {params.hAppClient:#x} is no client")
        if params.hClass3dObject not in client.objects:
            raise Refusal("INVALID_OBJECT_PARENT", f"hClass3dObject {params.hClass3dObject:#x} is no object")
        found = client.objects[params.hClass3dObject]
        if not isinstance(found, EngineObject) or not found.is_compute:
            raise Refusal("INVALID_OBJECT", f"hClass3dObject is a {found.kind}, not a compute object")
        self.depends_on(found)
        self.engine = found.channel.engine
