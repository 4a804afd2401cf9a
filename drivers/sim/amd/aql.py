"""The packet processor of AQL queues: 64-byte packets, a write index that counts them, signals in memory.

Stands on the PM4 engine of the same card: a dispatch packet sets the registers that PM4 would have set, and
then the checks are those of `dispatch.py`. Packets start in order and end in any order unless their barrier
bit says otherwise. Rules Q40 and Q41. Sources: HSA Platform System Architecture 1.2, section 2.9; ROCR
amd_aql_queue.cpp (who writes what in which order, PM4 by packet, "the hardware stalls on INVALID"). Inferred:
a doorbell only wakes the queue, the write index alone says how far it goes.
"""

from __future__ import annotations

import operator
from collections import deque
from collections.abc import Callable, Iterator
from typing import NamedTuple

from autogen.amd import aql, pm4
from autogen.schema import DecodeError
from drivers.core.errors import SimFault
from drivers.sim.amd import aql_dispatch
from drivers.sim.amd.atomics import signed
from drivers.sim.amd.cache import LEVELS
from drivers.sim.amd.cp import PACKET_NS, CommandProcessor
from drivers.sim.amd.cp_gfx12 import CommandProcessor12
from drivers.sim.amd.engine_card import EngineCard
from drivers.sim.amd.engine_waits import synchronise, wait_until
from drivers.sim.amd.ring import RingConfig
from drivers.sim.amd.wave.launch import Launch
from drivers.sim.memory import AddressSpace
from drivers.sim.scheduler import Steps

Packet = aql.KernelDispatch | aql.Barrier | aql.BarrierValue | aql.Pm4Ib
TYPES = frozenset(int(kind) for kind in aql.PacketType)
BARRIERS = (aql.PacketType.BARRIER_AND, aql.PacketType.BARRIER_OR)
INVALID_HEADER = int(aql.PacketType.INVALID).to_bytes(aql.PACKET_HEADER_BYTES, "little")
SIGNAL_BYTES = 64
SIGNAL_VALUE = aql.Signal.fields["value"].lo // 8
START_TIME = aql.Signal.fields["start_ts"].lo // 8
END_TIME = aql.Signal.fields["end_ts"].lo // 8
IB_DWORDS_LEFT = 0xA
DWORD = 0xFFFF_FFFF
VENDOR: dict[int, type[aql.Pm4Ib | aql.BarrierValue]] = {
    aql.AmdFormat.PM4_IB: aql.Pm4Ib,
    aql.AmdFormat.BARRIER_VALUE: aql.BarrierValue,
}
COMPARES: dict[aql.Condition, tuple[str, Callable[[int, int], bool]]] = {
    aql.Condition.EQ: ("==", operator.eq),
    aql.Condition.NE: ("!=", operator.ne),
    aql.Condition.LT: ("<", operator.lt),
    aql.Condition.GTE: (">=", operator.ge),
}


class StartedPacket(NamedTuple):
    """A packet whose waves may run. start: the clock when it began."""

    number: int
    packet: Packet
    start: int


class AqlProcessor(CommandProcessor):
    """One AQL queue. `rptr` is what was started, `released` what the driver may write over; both in bytes.

    `seen`: packets as they were when the processor could first have read them, by index.
    """

    def __init__(self, name: str, card: EngineCard, memory: AddressSpace, config: RingConfig) -> None:
        self.released = 0
        self.seen: dict[int, bytes] = {}
        self._running: dict[int, StartedPacket] = {}  # by id of the launch
        self._over: set[int] = set()
        self._later: deque[int] = deque()  # where what doorbells told while the queue was busy begins
        super().__init__(name, card, memory, config)

    def ring_doorbell(self, value: int) -> None:
        """The host wrote the index of a packet that is ready. Several producers may ring in any order."""
        where = {**self.place_now(), "doorbell": value}
        self.check_alive(where)
        index = int.from_bytes(self.memory.read(self.config.wptr_va, 8, where), "little")
        if value >= index:
            detail = f"doorbell {value:#x} names a packet that the write index {index:#x} does not cover"
            raise SimFault("E_AQL", f"{detail}; both count packets of 64 bytes", where)
        if index * aql.PACKET_BYTES < self.wptr:
            before = self.wptr // aql.PACKET_BYTES
            raise SimFault("E_WPTR_BACKWARD", f"write index {index:#x} after {before:#x}", where)
        first, slots = self.released // aql.PACKET_BYTES, self.config.ring_bytes // aql.PACKET_BYTES
        if value - first >= slots:
            detail = (
                f"packet {value:#x} lies over packet {value - slots:#x}, which is not done; {slots} slots"
            )
            raise SimFault("E_RING_OVERFLOW", detail, where)
        if self.order is not None and self.rptr < self.wptr:
            self._later.append(self.wptr)
        self.wptr = index * aql.PACKET_BYTES
        self._look()
        self.rung()

    @property
    def is_rung_behind(self) -> bool:
        return bool(self._later)

    def given(self) -> Iterator[tuple[int, int]]:
        for data in self.seen.values():
            if data[0] == aql.PacketType.KERNEL_DISPATCH:
                yield aql.KernelDispatch._wrap(int.from_bytes(data, "little")).kernarg_address, 0

    def restart(self, position: int) -> None:
        super().restart(position)
        self.released = position

    def run(self) -> Steps:
        """Serve packets for ever."""
        while True:
            while self.rptr < self._write_index():
                yield from self._next()
            yield from self.before_idle()
            yield self._idle

    @property
    def ends_in_order(self) -> bool:
        """In strict runs, since signals can tell of no other order."""
        return self.order is not None

    def end_wave(self, item: Launch) -> None:
        """A launch runs to its end; the packet that asked for it is then complete."""
        super().end_wave(item)
        asked = self._running.pop(id(item), None)
        if asked is not None:
            if self.order is not None and item.order is not None:
                self.order.known[self.order.key] = item.order.number
            self._complete(*asked)

    def _write_index(self) -> int:
        """Bytes up to which packets are promised; read again while the queue is awake."""
        index = self.load(self.config.wptr_va, 8)
        self.wptr = max(self.wptr, index * aql.PACKET_BYTES)
        return self.wptr

    def _slot_va(self, index: int) -> int:
        return self.config.ring_va + index * aql.PACKET_BYTES % self.config.ring_bytes

    def _packet_bytes(self, index: int) -> bytes:
        return self.memory.read(self._slot_va(index), aql.PACKET_BYTES, self.place)

    def _look(self) -> None:
        """Remember every packet that the processor could read now."""
        first, slots = self.rptr // aql.PACKET_BYTES, self.config.ring_bytes // aql.PACKET_BYTES
        end = min(self.wptr // aql.PACKET_BYTES, self.released // aql.PACKET_BYTES + slots)
        for index in range(first, end):
            if index not in self.seen:
                self._is_filled(index)

    def _is_filled(self, index: int) -> bool:
        try:
            data = self._packet_bytes(index)
        except SimFault:
            return True  # told when it is executed
        if data[0] == aql.PacketType.INVALID:
            return False
        self.seen.setdefault(index, data)
        return True

    def _next(self) -> Steps:
        """Start the packet at `rptr`."""
        if self.rptr - self.released >= self.config.ring_bytes:
            self.run_waves()
        while self.order is not None and self._later and self._later[0] <= self.rptr:
            self._later.popleft()
            self.order.next_submission()
        index = self.rptr // aql.PACKET_BYTES
        self.at_va, self.packet = self._slot_va(index), ""
        yield from wait_until(self, lambda: self._is_filled(index), lambda: self._stall(index))
        packet, name = self._decode(index, self._packet_bytes(index))
        self.packet = name
        if packet.barrier:
            self.run_waves()
        yield from self._start(index, packet)
        self.rptr += aql.PACKET_BYTES
        self.time_ns += PACKET_NS
        self.budget -= 1
        if self.budget <= 0:
            yield None

    def _stall(self, index: int) -> str:
        count = self.wptr // aql.PACKET_BYTES
        return f"waits for packet {index:#x}, whose header is INVALID; the write index is {count:#x} packets"

    def _decode(self, index: int, data: bytes) -> tuple[Packet, str]:
        """The packet, checked by its bits alone, and its name. Raises SimFault E_AQL_HEADER_EARLY, E_AQL."""
        seen = self.seen.pop(index, data)
        if seen != data:
            at = next(n for n in range(0, aql.PACKET_BYTES, 4) if seen[n : n + 4] != data[n : n + 4])
            detail = f"dword {at // 4:#x} of packet {index:#x} changed while its header was valid already"
            raise self.fail("E_AQL_HEADER_EARLY", f"{detail}; write the header last")
        if data[0] not in TYPES:
            raise self.fail("E_AQL", f"packet {index:#x} has type {data[0]:#x}; there are 0 to 5")
        kind = aql.PacketType(data[0])
        self.packet = kind.name
        form = self._class_of(kind, data)
        if kind is aql.PacketType.VENDOR_SPECIFIC:
            self.packet = aql.AmdFormat(data[2]).name
        try:
            return form.from_bytes(data), self.packet
        except DecodeError as error:
            raise self.fail("E_AQL", f"packet {index:#x}: {error}") from error

    def _class_of(self, kind: aql.PacketType, data: bytes) -> type[Packet]:
        if kind is aql.PacketType.KERNEL_DISPATCH:
            return aql.KernelDispatch
        if kind in BARRIERS:
            return aql.Barrier
        if kind is aql.PacketType.AGENT_DISPATCH:
            raise self.fail("E_AQL", "AGENT_DISPATCH is for host agents: this queue runs kernels")
        number = data[2]
        if number in VENDOR:
            return VENDOR[number]
        raise self.fail("E_AQL", f"vendor packet of format {number:#x}; AMD has PM4_IB and BARRIER_VALUE")

    def _start(self, index: int, packet: Packet) -> Steps:
        if isinstance(packet, aql.KernelDispatch):
            self._acquire(packet)
            self._dispatch(index, packet)
        elif isinstance(packet, (aql.Barrier, aql.BarrierValue)):
            start = self.gpu_clock()
            yield from self._wait(packet) if isinstance(packet, aql.Barrier) else self._wait_value(packet)
            self._acquire(packet)
            self._complete(index, packet, start)
        else:
            yield from self._indirect(index, packet)

    def _acquire(self, packet: Packet) -> None:
        """Code stays cached: ROCR invalidates it by PM4, amd_gpu_agent.cpp InvalidateCodeCaches."""
        if packet.acquire_scope is not aql.FenceScope.NONE:
            is_system = packet.acquire_scope is aql.FenceScope.SYSTEM
            self.card.caches.acquire(frozenset(LEVELS), code=False, l2=is_system)

    def _dispatch(self, index: int, packet: aql.KernelDispatch) -> None:
        start = self.gpu_clock()
        self.sh_before, self.sh = {}, aql_dispatch.registers(self, packet, index)
        self.lds_asked = packet.group_segment_size
        initiator = aql_dispatch.initiator(self, packet)
        self.start_waves(initiator, aql_dispatch.grid(self, packet))
        self._running[id(self.pending[-1])] = StartedPacket(index, packet, start)

    def _wait(self, packet: aql.Barrier) -> Steps:
        """Until all or any of the signals are 0. No signal counts as 0 for BARRIER_AND, as never for OR."""
        named = (getattr(packet, f"dep_signal{n}") for n in range(5))
        values = [self._signal(handle) + SIGNAL_VALUE for handle in named if handle]
        is_any = packet.type is aql.PacketType.BARRIER_OR
        enough: Callable[[list[bool]], bool] = any if is_any else all

        def ready() -> bool:
            return enough([self.load(va, 8) == 0 for va in values])

        def describe() -> str:
            shown = ", ".join(f"{va - SIGNAL_VALUE:#x} ({self.load(va, 8):#x})" for va in values)
            return f"waits in {packet.type.name} for {'one' if is_any else 'all'} of {shown or 'no signal'}"

        yield from wait_until(self, ready, describe)
        for va in values:
            synchronise(self, va)

    def _wait_value(self, packet: aql.BarrierValue) -> Steps:
        """Until the signal's value compares true; no signal is a wait that is over. Rule Q41."""
        if not packet.signal:
            return
        va = self._signal(packet.signal) + SIGNAL_VALUE
        sign, compare = COMPARES[packet.condition]
        wanted = signed(packet.value, 8)

        def held() -> int:
            return signed(self.load(va, 8) & packet.mask, 8)

        def describe() -> str:
            shown = f"{packet.signal:#x} & {packet.mask:#x} {sign} {wanted:#x}"
            return f"waits in {self.packet} for {shown}, which holds {held():#x}"

        yield from wait_until(self, lambda: compare(held(), wanted), describe)
        synchronise(self, va)

    def _indirect(self, index: int, packet: aql.Pm4Ib) -> Steps:
        """PM4 between packets: how ROCR invalidates the instruction cache."""
        start = self.gpu_clock()
        if packet.dw_count_remain != IB_DWORDS_LEFT:
            detail = f"PM4_IB with {packet.dw_count_remain:#x} dwords remaining; must be {IB_DWORDS_LEFT:#x}"
            raise self.fail("E_AQL", detail)
        self._acquire(packet)
        words = [packet.ib_packet >> 32 * n & DWORD for n in range(4)]
        found = self.decode(b"".join(word.to_bytes(4, "little") for word in words))
        if found.name != pm4.OPCODE_NAMES[pm4.IndirectBuffer.opcode]:
            raise self.fail("E_AQL", f"PM4_IB holds {found.name}; INDIRECT_BUFFER alone is allowed")
        self.sh_before.update(self.sh)
        self.sh.clear()
        steps = found.run(self)
        if steps is not None:
            yield from steps
        self.run_waves()
        self._complete(index, packet, start)

    def _complete(self, index: int, packet: Packet, start: int) -> None:
        """The packet is over: its signal counts down, its slot may be written again."""
        if packet.release_scope is aql.FenceScope.SYSTEM:
            self.write_back()
        if packet.completion_signal:
            self._count_down(self._signal(packet.completion_signal), start)
        slot = self._slot_va(index)
        self.memory.write(slot, INVALID_HEADER, self.place)
        self._over.add(index)
        while self.released // aql.PACKET_BYTES in self._over:
            self._over.discard(self.released // aql.PACKET_BYTES)
            self.released += aql.PACKET_BYTES
        count = self.released // aql.PACKET_BYTES
        self.memory.write(self.config.rptr_va, count.to_bytes(8, "little"), self.place)

    def _signal(self, handle: int) -> int:
        """A signal of the kind that queues may use. Raises SimFault E_AQL, E_VM_FAULT."""
        if handle % SIGNAL_BYTES:
            raise self.fail("E_AQL", f"signal {handle:#x} is not a multiple of {SIGNAL_BYTES}", va=handle)
        kind = self.load(handle, 8)
        if kind != aql.SignalKind.USER:
            detail = f"signal {handle:#x} is of kind {kind:#x}; packets take kind 1, user signals"
            raise self.fail("E_AQL", detail, va=handle)
        return handle

    def _count_down(self, signal: int, start: int) -> None:
        if aql_dispatch.has_profiling(self):
            self.store(signal + START_TIME, start, 8)
            self.store(signal + END_TIME, self.gpu_clock(), 8)
        value = self.load(signal + SIGNAL_VALUE, 8)
        self.store(signal + SIGNAL_VALUE, value - 1 & (1 << 64) - 1, 8)
        self.wrote(signal + SIGNAL_VALUE)
        fields = aql.Signal.fields
        mailbox = self.load(signal + fields["event_mailbox"].lo // 8, 8)
        if mailbox:
            event = self.load(signal + fields["event_id"].lo // 8, 4)
            self.store(mailbox, event, 8)
            self.card.interrupt(event, self)


class AqlProcessor12(AqlProcessor, CommandProcessor12):
    """One AQL queue of a GFX12 card."""
