"""One user queue of a simulated engine: its ring in memory, its pointers, its doorbell.

Both packet processors build on `RingEngine`: it checks doorbells, hands out one submission at a time and
writes the read pointer back. What a packet means is theirs. Addresses are GPU virtual addresses.
"""

from __future__ import annotations

import ctypes
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from drivers.core.errors import SimFault
from drivers.sim.amd.commands import Planned
from drivers.sim.amd.engine_card import EngineCard, RegisterSpace
from drivers.sim.amd.rung_commands import RungCommands
from drivers.sim.contrary import CLOCK_TENTHS_NS, contrary
from drivers.sim.memory import Access, AddressSpace
from drivers.sim.scheduler import Blocked, Engine, Steps

HALF = 1 << 31
WORDS: dict[int, Any] = {4: ctypes.c_uint32, 8: ctypes.c_uint64}  # by bytes


@dataclass(frozen=True)
class RingConfig:
    """What CREATE_QUEUE said. `unit`: bytes that one count of wptr, rptr and doorbell stands for."""

    queue_id: int
    ring_va: int
    ring_bytes: int
    wptr_va: int
    rptr_va: int
    eop_va: int
    eop_bytes: int
    unit: int


class Whereabouts(Mapping[str, object]):
    """Where an engine stands, worked out only when a fault asks."""

    def __init__(self, engine: RingEngine) -> None:
        self.engine = engine

    def _now(self) -> dict[str, object]:
        return self.engine.place_now()

    def __getitem__(self, key: str) -> object:
        return self._now()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._now())

    def __len__(self) -> int:
        return len(self._now())


class RingEngine(Engine):
    """A queue bound to an engine. `rptr` and `wptr` count bytes and never wrap.

    `submissions` holds the wptr of each doorbell not yet reached: a packet may not cross one.
    `at_va`, `packet`: address and name of the packet that is being executed, for faults.
    """

    kind = "ring"
    packet_ns = 0  # what a packet takes, beside what it does

    def __init__(self, name: str, card: EngineCard, memory: AddressSpace, config: RingConfig) -> None:
        self.card, self.memory, self.config = card, memory, config
        self.rptr = self.wptr = 0
        self.submissions: deque[int] = deque()
        self.rung_commands = RungCommands(memory)
        self.at_va = config.ring_va
        self.packet = ""
        self.depth = 0  # of command buffers around that packet
        self.chained = False  # the buffer that ran last does not come back
        self.suspended = False
        self.waits_since_ns = 0
        self.registers: RegisterSpace | None = None  # what a privileged queue reaches
        self.standstill = "its share of time is 0"  # why, while suspended
        self.place = Whereabouts(self)
        who = f"{name} of card {card.index}"
        self.order = card.ordering.new_queue(who) if card.ordering is not None else None
        self._idle = Blocked(lambda: self.rptr != self.wptr, self._idle_phrase, is_idle=True)
        super().__init__(name)

    def place_now(self) -> dict[str, object]:
        """The keys of a SimFault's `where` that every packet shares."""
        ring_off = self.rptr % self.config.ring_bytes
        place = {
            "engine": self.kind,
            "queue": self.config.queue_id,
            "ring_off": ring_off,
            "cmd_va": self.at_va,
        }
        return {"arch": self.card.chip.arch, **place, **({"packet": self.packet} if self.packet else {})}

    def is_ready(self) -> bool:
        return not (self.suspended or self.card.standstill) and super().is_ready()

    def worked(self, steps: int) -> None:
        self.card.worked(steps)

    def state(self) -> str:
        if self.card.standstill:
            return f"{self.name} stands still: its card {self.card.standstill}"
        if self.suspended:
            return f"{self.name} is suspended: {self.standstill}"
        if self.fault is None and self.blocked is not None and not self.blocked.is_idle:
            offset = self.rptr % self.config.ring_bytes
            return f"{self.name} at ring offset {offset:#x} {self.blocked.describe()}"
        return super().state()

    def ring_doorbell(self, value: int) -> None:
        """The host wrote `value` to the doorbell. Raises SimFault for a value no correct driver writes."""
        unit, config = self.config.unit, self.config
        where = {**self.place_now(), "doorbell": value}
        self.check_alive(where)
        polled = int.from_bytes(self.memory.read(config.wptr_va, 8, where), "little")
        if polled != value or value * unit % 4:
            counts = "bytes, multiples of 4" if unit == 1 else "dwords"
            detail = (
                f"doorbell {value:#x} but write pointer in memory {polled:#x}; both count {counts} and agree"
            )
            raise SimFault("E_WPTR_UNIT", detail, where)
        target = value * unit
        if target < self.wptr:
            raise SimFault("E_WPTR_BACKWARD", f"doorbell {value:#x} after {self.wptr // unit:#x}", where)
        if target - self.rptr > config.ring_bytes:
            ahead = (target - self.rptr) // unit
            room = config.ring_bytes // unit
            raise SimFault("E_RING_OVERFLOW", f"{ahead:#x} units ahead of rptr in a ring of {room:#x}", where)
        if target > self.wptr:
            packets = self._peek(self.wptr, target)
            self.rung_commands.submitted(target, packets, self.command_buffers(packets))
            self.wptr = target
            self.submissions.append(target)
            self.rung()

    @property
    def is_rung_behind(self) -> bool:
        """Whether what was just rung comes after earlier work of this queue."""
        return len(self.submissions) > 1

    def check_alive(self, where: Mapping[str, object]) -> None:
        """Raises SimFault E_DB_INACTIVE for a queue that stopped."""
        if self.fault is not None:
            detail = f"the queue stopped at {self.fault.code}; destroy it and create another"
            raise SimFault("E_DB_INACTIVE", detail, where)

    def rung(self) -> None:
        """A doorbell was accepted: what the host did before it comes before what follows."""
        self.time_ns = max(self.time_ns, self.card.scheduler.time_ns)
        is_busy = len(self.submissions) > 1
        self.card.caches.host_may_have_written(self, is_busy)
        if self.order is None:
            return
        if self.card.on_doorbell is not None:
            self.card.on_doorbell(self)
        self.order.doorbell(self.is_rung_behind)

    def restart(self, position: int) -> None:
        """Begin at a byte position instead of at 0: what pointer registers say when a queue is bound."""
        self.rptr = self.wptr = position

    def run(self) -> Steps:
        """Serve submissions for ever."""
        while True:
            while self.submissions:
                end = self.submissions[0]
                self._check_unchanged(end)
                yield from self.submission(end)
                self.submissions.popleft()
                self.rung_commands.ended(end)
                self.write_rptr()
                if self.submissions:
                    self.card.caches.next_submission(self)
                    if self.order is not None:
                        self.order.next_submission()
            yield from self.before_idle()
            yield self._idle

    def _peek(self, start: int, end: int) -> bytes:
        """The ring's contents, or nothing where they cannot be read: that is told when they are executed."""
        try:
            return self.fetch(start, end - start)
        except SimFault:
            return b""

    def _check_unchanged(self, end: int) -> None:
        """Rule Q15: commands stay as they were rung until the read pointer has passed them."""
        rung = self.rung_commands.begins(end)
        if rung and self.fetch(self.rptr, end - self.rptr) != rung:
            detail = f"the ring between {self.rptr:#x} and {end:#x} was overwritten after its doorbell"
            raise self.fail("E_CMD_REUSE", detail)

    def resume(self) -> None:
        """Rule Q15: what the host does to a command buffer between its doorbell and its start. Rule S11: what
        it does to memory that waves touch.
        """
        if self.order is not None and (race := self.order.book.blamed.pop(self.order.key, None)) is not None:
            where = {"engine": self.kind, "queue": self.config.queue_id}
            raise SimFault(race.code, race.detail, {**where, **race.where})
        if (changed := self.rung_commands.changed_buffer()) is not None:
            raise self.fail("E_CMD_REUSE", changed[1], va=changed[0])

    def pause(self) -> None:
        """Devices may write command buffers: only what the host does is looked at."""
        self.rung_commands.look_again()

    def command_buffers(self, data: bytes) -> Iterator[tuple[int, int]]:
        """(address, bytes) of the command buffers that a stretch of packets names, theirs too."""
        yield from ()

    def submission(self, end: int) -> Steps:
        """Execute the ring from `rptr` to `end`, moving `rptr`."""
        raise NotImplementedError

    def before_idle(self) -> Steps:
        """Work that the engine finishes before it stands still with an empty ring."""
        yield from ()

    def fetch(self, start: int, size: int) -> bytes:
        """`size` bytes of the ring from byte position `start`, around its end if need be."""
        config = self.config
        offset = start % config.ring_bytes
        first = min(size, config.ring_bytes - offset)
        data = self.memory.read(config.ring_va + offset, first, self.place)
        return data if first == size else data + self.memory.read(config.ring_va, size - first, self.place)

    def commands(self, data: bytes, va: int) -> Steps:
        """Execute a stretch of packets that was fetched from `va`."""
        in_ring = self.depth == 0
        for at, size, command in self.plan(data, va):
            self.at_va, self.packet = va + at, command.name
            steps = command.run(self)
            if steps is not None:
                yield from steps
            self.time_ns += self.packet_ns
            if in_ring:
                self.rptr += size
            self.budget -= 1
            if self.budget <= 0:
                yield None
            if self.chained:
                return

    def plan(self, data: bytes, va: int) -> Iterable[Planned]:
        """Offset, size in bytes and action of each packet, decoded as far as it is asked."""
        raise NotImplementedError

    def run_buffer(self, base: int, size: int) -> Steps:
        """Execute a command buffer, fetched whole when it starts. Raises SimFault E_CMD_REUSE (Q15)."""
        data = self.memory.read(base, size, self.place)
        self.rung_commands.began(base, size)
        self.depth += 1
        yield from self.commands(data, base)
        self.depth -= 1
        if self.memory.read(base, size, self.place) != data:
            detail = f"the indirect buffer {base:#x}..{base + size:#x} was overwritten while it was executing"
            raise self.fail("E_CMD_REUSE", detail, va=base)

    def write_rptr(self) -> None:
        value = self.rptr // self.config.unit
        self.memory.write(self.config.rptr_va, value.to_bytes(8, "little"), self.place)

    def load(self, va: int, size: int) -> int:
        """One naturally aligned load of 4 or 8 bytes."""
        segment = self.memory.segment(va, Access.READ, self.place)
        host = segment.host + va - segment.low
        if self.memory.reads is not None:
            self.memory.reads(host, size, self.place)
        return int(WORDS[size].from_address(host).value)

    def store(self, va: int, value: int, size: int, access: Access = Access.WRITE) -> None:
        """One naturally aligned store of the lowest 4 or 8 bytes of `value`, which others may wait for."""
        segment = self.memory.segment(va, access, self.place)
        if self.order is not None:
            if self.order.away:
                self.card.between.arrive(self.order, self.card.between.owner(segment.host + va - segment.low))
            self.order.signal(segment.host + va - segment.low, value & 0xFFFF_FFFF)
        WORDS[size].from_address(segment.host + va - segment.low).value = value

    def signal(self, va: int, value: int, size: int) -> None:
        """A store that others may wait for. Raises SimFault E_TIMELINE_WRAP, E_TIMELINE_RACE (Q21, Q22)."""
        card = self.card
        if va in card.timelines:
            old, new = self.load(va, 4), value & 0xFFFF_FFFF
            if new < old:
                wraps = old >= HALF and new < HALF
                detail = (
                    f"the timeline at {va:#x} goes from {old:#x} back to {new:#x}, but waits compare with >="
                )
                raise self.fail("E_TIMELINE_WRAP" if wraps else "E_TIMELINE_RACE", detail, va=va)
            if size == 8 and value >> 32:
                detail = f"{value:#x} is signalled at {va:#x}, but waits compare its low 32 bits only"
                card.note(self.fail("W_WAIT64", detail, va=va))
        self.store(va, value, size)
        self.wrote(va)

    def wrote(self, va: int) -> None:
        """Who waits for what was just stored at `va` sees it at this engine's time."""
        self.card.between.wrote(self.place_of(va), self.time_ns, self.card.index)

    def place_of(self, va: int) -> int:
        """Where in the machine's memory an address leads. Raises SimFault."""
        segment = self.memory.segment(va, Access.READ, self.place)
        return segment.host + va - segment.low

    def check_patience(self) -> None:
        """A poll is not satisfied yet. Raises SimFault where the engine's watchdog would strike."""

    def given(self) -> Iterator[tuple[int, int]]:
        """(address, bytes) of the memory that what was just rung works on, as far as packets say; 0 bytes:
        of unknown size, for waves.
        """
        yield from ()

    def foresee(self, va: int) -> None:
        """Note what a wait on `va` finds at its doorbell."""
        found = self.memory.look(va)
        if self.order is not None and found is not None:
            value = int.from_bytes(self.memory.glance(va, 4), "little")
            self.order.foreseen[found.host + va - found.low] = value

    @property
    def is_under_way(self) -> bool:
        """Whether it has work, or did some that the host has no signal of."""
        if self.fault is not None or self.order is None:
            return False
        return self.rptr < self.wptr or self.has_waves or not self.order.book.knows_all(self.order)

    @property
    def has_waves(self) -> bool:
        """Whether waves that this queue launched may still run."""
        return False

    def before_waiting(self) -> None:
        """What goes on while the processor polls."""

    def gpu_clock(self) -> int:
        """The 100 MHz counter at this engine's model time."""
        return self.time_ns * 10 // CLOCK_TENTHS_NS.get(contrary(), 100)

    def fail(self, code: str, detail: str, **where: object) -> SimFault:
        """A SimFault at the packet that is being executed."""
        return SimFault(code, detail, {**self.place_now(), **where})

    def on_fault(self, fault: SimFault) -> None:
        self.card.queue_stopped(self, fault)

    def _idle_phrase(self) -> str:
        return "is idle: its ring is empty"
