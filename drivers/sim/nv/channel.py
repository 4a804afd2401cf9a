"""One GPFIFO channel: its control page, its ring, and the host that decodes its pushbuffers.

The host fetches the pushbuffer of an entry whole and takes it apart into methods: it runs its own
(`host_methods.py`) and hands others to the class that a subchannel is bound to (`compute.py`, `copy.py`).
What a class starts ends late, at the next drain and in seeded order, so that a missing wait shows. A fault
ends the channel and those of its group: their notifiers tell it. Sources: clc76f.h, clc86f.h (entries,
headers, USERD), nverror.h; kernel_rc_notification.c (the whole group).
"""

from __future__ import annotations

import ctypes
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from autogen.nv import host
from autogen.nv.rm import NvNotification
from autogen.schema import DecodeError
from drivers.core.errors import SimFault
from drivers.sim.nv import host_methods
from drivers.sim.nv.card import SimulatedNvCard
from drivers.sim.nv.port import MethodPort
from drivers.sim.nv.reports import Reports, notifier_code
from drivers.sim.nv.space import GpuSpace
from drivers.sim.scheduler import Blocked, Steps

METHOD_NS = 10  # model of time, not a measurement
HOST_METHODS = 0x100  # below it a method is the host's, whatever the subchannel
ERROR_STATUS = 0xFFFF  # NvNotification.status of an error
EVERY = 1 << 13
STEPS = {
    host.MethodHeaderSecOp.INC_METHOD: EVERY,
    host.MethodHeaderSecOp.NON_INC_METHOD: 0,
    host.MethodHeaderSecOp.ONE_INC: 1,
}
OLD_FORMS = {0: EVERY, 2: 0}  # GRP0_USE_TERT, GRP2_USE_TERT: increasing and not, with an 11-bit count


@dataclass(frozen=True)
class ChannelConfig:
    """What RM_ALLOC said. userd, notifier: addresses in this process, 0 for no notifier."""

    gpfifo_va: int
    entries: int
    userd: int
    notifier: int
    engine: int
    token: int


@dataclass(frozen=True)
class RingEntry:
    """An entry of the ring as the doorbell made it visible. seen: its pushbuffer then, None if unmapped."""

    index: int
    raw: int
    entry: host.GpEntry
    seen: bytes | None


class ChannelEngine(MethodPort):
    """peers: the channels of its group, itself among them. get, put: entries of its ring."""

    def __init__(
        self, card: SimulatedNvCard, config: ChannelConfig, space: GpuSpace, peers: list[ChannelEngine]
    ) -> None:
        super().__init__(f"channel {config.token:#x}", card, space.memory, config.gpfifo_va)
        self.config, self.space, self.peers = config, space, peers
        self.is_scheduled = False
        self.dead: SimFault | None = None
        self.get = self.put = 0
        self.reports = Reports()
        self._rung: deque[RingEntry] = deque()
        self._idle = Blocked(lambda: bool(self._rung), self._idle_phrase, is_idle=True)
        peers.append(self)

    def disallow(self, hclass: int) -> None:
        gone = self.objects.pop(hclass, None)
        self.bound = {number: each for number, each in self.bound.items() if each is not gone}

    def disconnect(self) -> None:
        """RM freed the channel."""
        self.card.tokens.pop(self.config.token, None)
        self.peers.remove(self)
        self.card.scheduler.remove(self)

    def ring_doorbell(self) -> None:
        """The host told that GP_PUT moved. Raises SimFault, after which the channel is dead."""
        try:
            self._take_entries()
        except SimFault as fault:
            self.on_fault(fault)
            raise

    def run(self) -> Steps:
        while True:
            while not self._rung:
                self.drain()
                yield self._idle
            entry = self._rung[0]
            data = self._fetch(entry)
            self._rung.popleft()
            self.get = (entry.index + 1) % self.config.entries
            self._userd(host.USERD_GP_GET).value = self.get
            yield from self.commands(data, entry.entry.address)

    def commands(self, data: bytes, va: int) -> Steps:
        """Run the methods of a pushbuffer that was fetched from `va`."""
        words = memoryview(data).cast("I")
        at = 0
        while at < len(words):
            self.at_va, self.packet = va + 4 * at, "method header"
            address, subchannel, count, step, immediate = self._header(words[at])
            at += 1
            if count is None:
                return  # END_PB_SEGMENT
            values: Sequence[int] = words[at : at + count] if immediate is None else (immediate,)
            if immediate is None:
                at += count
                if len(values) != count:
                    found = f"a header wants {count} dwords, {len(values)} follow in the pushbuffer"
                    raise self.fail("E_NV_PBDMA", found)
            for index, value in enumerate(values):
                steps = self._method(subchannel, address + 4 * min(index, step), value)
                if steps is not None:
                    yield from steps
                self.time_ns += METHOD_NS
                self.budget -= 1
                if self.budget <= 0:
                    yield None

    def on_fault(self, fault: SimFault) -> None:
        """RM's error recovery: the group is dead, every notifier tells why."""
        self.reports.take(fault)
        for channel in self.peers:
            channel.dead = fault
            self.card.tokens.pop(channel.config.token, None)
            channel.notify(notifier_code(fault, self.config.engine), self.time_ns)

    def notify(self, code: int, now: int) -> None:
        """Write the error notifier, if there is one. now: ns, by the clock of the channel with the fault."""
        if not self.config.notifier:
            return
        record = NvNotification.from_address(self.config.notifier)
        record.timestamp, record.info32, record.info16 = now, code, self.config.engine
        record.status = ERROR_STATUS

    def is_ready(self) -> bool:
        return self.dead is None and super().is_ready()

    def state(self) -> str:
        if self.dead is not None and self.fault is None:
            return f"{self.name} died with its group at {self.dead.code}"
        return super().state()

    def _idle_phrase(self) -> str:
        return f"is idle at entry {self.get}"

    def _userd(self, offset: int) -> ctypes.c_uint32:
        return ctypes.c_uint32.from_address(self.config.userd + offset)

    def _take_entries(self) -> None:
        """Look at the entries between the last GP_PUT and the one of the control page."""
        if not self.is_scheduled:
            detail = f"the doorbell of {self.name}, which is not scheduled (GPFIFO_SCHEDULE); the work stays"
            raise self.fail("E_DB_INACTIVE", detail)
        wanted = int(self._userd(host.USERD_GP_PUT).value)
        if wanted >= self.config.entries:
            detail = f"GP_PUT is {wanted}; the ring has {self.config.entries} entries"
            raise self.fail("E_NV_PBDMA", detail)
        count = (wanted - self.put) % self.config.entries
        if len(self._rung) + count >= self.config.entries:
            detail = (
                f"GP_PUT {wanted} passed GP_GET {self.get}: {len(self._rung)} entries were not fetched yet"
            )
            raise self.fail("E_RING_OVERFLOW", detail)
        for index in range(self.put, self.put + count):
            self._rung.append(self._entry(index % self.config.entries))
        self.put = wanted

    def _raw_entry(self, index: int) -> int:
        self.at_va, self.packet = self.config.gpfifo_va + 8 * index, "GP_ENTRY"
        return int.from_bytes(self.memory.read(self.at_va, 8, self.place_now()), "little")

    def _entry(self, index: int) -> RingEntry:
        raw = self._raw_entry(index)
        try:
            entry = host.GpEntry.decode(raw)
        except DecodeError as error:
            raise self.fail("E_NV_PBDMA", f"entry {index}: {error}") from error
        if not entry.length:
            raise self.fail("E_NOT_MODELLED", f"entry {index} is a control entry, {raw:#x}")
        if entry.fetch is not host.GpEntryFetch.UNCONDITIONAL:
            raise self.fail("E_NOT_MODELLED", f"entry {index} is fetched conditionally")
        return RingEntry(index, raw, entry, self.memory.peek(entry.address, 4 * entry.length))

    def _fetch(self, promised: RingEntry) -> bytes:
        """The pushbuffer of an entry. Raises SimFault E_CMD_REUSE (Q15) where it or the entry changed."""
        if self._raw_entry(promised.index) != promised.raw:
            detail = f"entry {promised.index} was overwritten between its doorbell and its execution"
            raise self.fail("E_CMD_REUSE", detail)
        base, size = promised.entry.address, 4 * promised.entry.length
        data = self.memory.read(base, size, self.place_now())
        if promised.seen is not None and data != promised.seen:
            detail = f"the pushbuffer {base:#x}..{base + size:#x} was overwritten after its doorbell rang"
            raise self.fail("E_CMD_REUSE", detail, va=base)
        return data

    def _header(self, word: int) -> tuple[int, int, int | None, int, int | None]:
        """(method, subchannel, dwords that follow, how far addresses go up, immediate value).

        Dwords None: the end of the segment. Raises SimFault E_NV_PBDMA.
        """
        operation = word >> 29  # word 0, NVC56F_DMA_NOP, is the old form of a method with no data
        if operation in OLD_FORMS and word >> 16 & 3 == 0:
            return word & 0x1FFC, word >> 13 & 7, word >> 18 & 0x7FF, OLD_FORMS[operation], None
        try:
            header = host.MethodHeader.decode(word)
        except DecodeError as error:
            raise self.fail("E_NV_PBDMA", f"method header {word:#x}: {error}") from error
        operation_name = header.sec_op
        if operation_name is host.MethodHeaderSecOp.END_PB_SEGMENT:
            return 0, 0, None, 0, None
        if operation_name is host.MethodHeaderSecOp.IMMD_DATA_METHOD:
            return header.address, header.subchannel, 0, 0, header.count
        if operation_name not in STEPS:
            raise self.fail(
                "E_NV_PBDMA", f"method header {word:#x}: {operation_name.name} is not one that a card takes"
            )
        return header.address, header.subchannel, header.count, STEPS[operation_name], None

    def _method(self, subchannel: int, address: int, value: int) -> Steps | None:
        if address < HOST_METHODS:
            run = host_methods.HANDLERS.get(address)
            self.packet = host_methods.NAMES.get(address, f"method {address:#x}")
            if run is None:
                raise self.fail("E_NV_METHOD", f"the host has no method {address:#x}")
            return run(self, subchannel, value)
        found = self.bound.get(subchannel)
        if found is None:
            self.packet = f"method {address:#x}"
            raise self.fail("E_NV_OBJECT", f"subchannel {subchannel} has no object; SET_OBJECT comes first")
        self.packet = found.names.get(address, f"method {address:#x}")
        found.method(address, value)
        return None
