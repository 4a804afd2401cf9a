"""The micro engine for compute (MEC): fetches PM4 packets of one queue and does what they say.

Packets are decoded strictly with autogen's declarations; each distinct packet is decoded and checked once and
remembered by its bytes, so replayed command buffers cost a lookup a packet. Launched waves end late, at the
next drain and in seeded order, so that a missing barrier shows. Rules: firmware_notes/strictness.md, Q.
What a launch needs is `dispatch.py`; other packets are `cp_sync.py` and `cp_memory.py`; waves are `wave/`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from autogen.amd import pm4
from autogen.schema import DecodeError, Packet, ReservedBits, Truncated, UnknownOpcode, WrongCount, pm4_size
from drivers.core.errors import SimFault
from drivers.sim.amd import cp_memory, cp_sync
from drivers.sim.amd.commands import Builders, Command, misaligned
from drivers.sim.amd.dispatch import REGISTER_AT, SETTABLE, THREAD_MGMT, launch
from drivers.sim.amd.ring import RingConfig, RingEngine
from drivers.sim.amd.wave.launch import Launch
from drivers.sim.memory import AddressSpace
from drivers.sim.scheduler import Steps

if TYPE_CHECKING:
    from drivers.sim.amd.card import Card

PACKET_NS = 40  # model of time, not a measurement
MAX_IB_DEPTH = 2
ALIGN_CODES = {"INDIRECT_BUFFER": "E_IB", "RELEASE_MEM": "E_RELEASE_ALIGN"}  # rules Q29 and Q23
MEMO_LIMIT = 1 << 16  # distinct packets remembered
PLAN_LIMIT = 1 << 10  # distinct indirect buffers remembered
SH_WINDOW_DW = pm4.SH_REG_END - pm4.SH_REG_START
HEADER, INDIRECT = 0xFFFF_FF00, 3 << 30 | 2 << 16 | pm4.IndirectBuffer.opcode << 8
USER_DATA = range(REGISTER_AT["COMPUTE_USER_DATA_0"], REGISTER_AT["COMPUTE_USER_DATA_15"] + 1)
Place = tuple[int, int]  # address, bytes
Planned = tuple[int, int, Command["CommandProcessor"]]  # offset, size in bytes, the packet there
ALL_UNITS = 0xFFFF_FFFF  # reset value of COMPUTE_STATIC_THREAD_MGMT_SE*, written by KFD into the MQD


class CommandProcessor(RingEngine):
    """One PM4 queue. `sh`: registers set by this submission; `sh_before`: what earlier ones left;
    `preloaded`: what a register held when the queue was connected, if that is known.
    """

    kind = "MEC"
    settable = SETTABLE
    lds_asked: int | None = None  # bytes, where the packet says more than registers can

    def __init__(self, name: str, card: Card, memory: AddressSpace, config: RingConfig) -> None:
        self.sh: dict[int, int] = {}
        self.sh_before: dict[int, int] = {}
        self.preloaded: Callable[[int], int | None] = new_mqd
        self.compute_units_enabled: bool | None = None  # not looked at yet
        self.depth = 0
        self.chained = False
        self.pending: list[Launch] = []
        super().__init__(name, card, memory, config)

    def submission(self, end: int) -> Steps:
        self.sh_before.update(self.sh)
        self.sh.clear()
        data = self.fetch(self.rptr, end - self.rptr)
        yield from self.commands(data, self.config.ring_va + self.rptr % self.config.ring_bytes)

    def command_buffers(self, data: bytes) -> Iterator[tuple[int, int]]:
        words = np.frombuffer(data, np.uint32, len(data) // 4)
        if ((words & HEADER) == INDIRECT).any():
            yield from (place for _, place in self.packets(data) if place is not None)

    def packets(self, data: bytes, depth: int = 0) -> Iterator[tuple[list[int], Place | None]]:
        """Packets of a stretch and of the buffers that it names, which come with (address, bytes)."""
        at, found = 0, memoryview(data)[: len(data) & -4].cast("I").tolist()
        while at < len(found):
            words = found[at : at + pm4_size(found[at])]
            at += len(words)
            if words[0] & HEADER != INDIRECT or len(words) < pm4.IndirectBuffer.size_dw:
                yield words, None
            elif depth < MAX_IB_DEPTH:
                packet = pm4.IndirectBuffer._wrap(pm4.IndirectBuffer._join(words))
                place = packet.ib_base, 4 * packet.ib_size
                yield words, place
                yield from self.packets(self.memory.peek(*place) or b"", depth + 1)

    def given(self) -> Iterator[tuple[int, int]]:
        for words, _ in self.packets(self._rung.get(self.wptr, b"")):
            opcode = words[0] >> 8 & 0xFF
            if opcode == pm4.SetShReg.opcode and len(words) > pm4.SetShReg.size_dw:
                user = [word for at, word in enumerate(words[2:], words[1] & 0xFFFF) if at in USER_DATA]
                yield from ((low | high << 32, 0) for low, high in pairwise(user))
            elif opcode == pm4.WaitRegMem.opcode and len(words) == pm4.WaitRegMem.size_dw:
                wait = pm4.WaitRegMem._wrap(pm4.WaitRegMem._join(words))
                if wait.mem_space == pm4.WaitSpace.MEMORY:
                    self.foresee(wait.addr)

    def before_idle(self) -> Steps:
        """Waves end even if nobody waits for them."""
        self.run_waves()
        yield from ()

    def commands(self, data: bytes, va: int) -> Steps:
        """Execute a stretch of packets that was fetched from `va`."""
        in_ring = self.depth == 0
        log = self.card.scheduler.log
        for at, size, command in self.card.pm4_plans.get(data) or self.plan(data, va):
            self.at_va, self.packet = va + at, command.name
            if log is not None:
                self.card.scheduler.record(self, command.name)
            steps = command.run(self)
            if steps is not None:
                yield from steps
            self.time_ns += PACKET_NS
            if in_ring:
                self.rptr += size
            self.budget -= 1
            if self.budget <= 0:
                yield None
            if self.chained:
                return

    def plan(self, data: bytes, va: int) -> Iterator[Planned]:
        """Decode as far as asked; an indirect buffer that was decoded to its end is remembered whole."""
        words = memoryview(data).cast("I")
        memo, found = self.card.pm4_memo, []
        at, keep = 0, self.depth > 0
        while at < len(data):
            self.at_va, self.packet = va + at, ""
            size = 4 * pm4_size(words[at >> 2])
            raw = data[at : at + size]
            planned = (at, size, memo.get(raw) or self.decode(raw))
            found.append(planned)
            yield planned
            at += size
        if keep:
            plans = self.card.pm4_plans
            if len(plans) >= PLAN_LIMIT:
                plans.clear()
            plans[data] = found

    def decode(self, raw: bytes) -> Command[CommandProcessor]:
        """Decode, check and remember one packet. Raises SimFault E_PM4_* or the rule it breaks."""
        words = memoryview(raw).cast("I").tolist()
        try:
            packet = self.declared(words)
        except DecodeError as error:
            raise self.undecodable(error, words[0]) from error
        self.packet = pm4.OPCODE_NAMES[packet.opcode]
        if packet.predicate:
            raise self.fail("E_NOT_MODELLED", "predicated packets are not modelled")
        build = BUILDERS.table[type(packet)]
        memo = self.card.pm4_memo
        if len(memo) >= MEMO_LIMIT:
            memo.clear()
        command = memo[raw] = Command(build(self, packet), self.packet)
        return command

    def declared(self, words: list[int]) -> Packet:
        """The packet as this generation declares it, strictly. Raises DecodeError."""
        packet, _ = pm4.decode(words)
        return packet

    def undecodable(self, error: DecodeError, header: int) -> SimFault:
        """The rule that a packet breaks by its bits alone."""
        opcode = header >> 8 & 0xFF
        name = pm4.OPCODE_NAMES.get(opcode, "unknown")
        kind = pm4.OPCODES.get(opcode)
        unaligned = misaligned(kind, error.mask) if isinstance(error, ReservedBits) else ""
        if unaligned:
            return self.fail(ALIGN_CODES.get(name, "E_ALIGN"), unaligned, opcode=opcode, packet=name)
        if isinstance(error, UnknownOpcode):
            code = "E_PM4_OPCODE"
        elif isinstance(error, ReservedBits):
            code = "E_PM4_RESERVED"
        elif isinstance(error, WrongCount):
            code = "E_PM4_COUNT"
        elif isinstance(error, Truncated):
            code = "E_PKT_TRUNCATED"
        else:
            code = "E_FIELD_RANGE"
        return self.fail(code, str(error), opcode=opcode, packet=name)

    def run_waves(self) -> None:
        """End every launched wave, in an order that no driver may count on."""
        pending = self.pending
        if not pending:
            return
        if len(pending) > 1:
            self.card.scheduler.random.shuffle(pending)
        self.pending = []
        for item in pending:
            self.end_wave(item)
        self.card.caches.drained(self)
        if self.order is not None:
            self.order.finish()

    def resume(self) -> None:
        self.card.caches.host_has_run()
        super().resume()

    def pause(self) -> None:
        self.card.caches.host_runs()
        super().pause()

    def write_back(self) -> None:
        """What waves stored leaves L2: everybody sees it. Rule Q26."""
        if self.order is not None:
            self.order.write_back()

    def end_wave(self, item: Launch) -> None:
        """A launch runs to its end."""
        self.time_ns += self.card.execute(item, self.memory)

    def before_waiting(self) -> None:
        self.run_waves()

    @property
    def has_waves(self) -> bool:
        return bool(self.pending)

    def start_waves(self, initiator: int, grid: tuple[int, int, int]) -> None:
        """Launch with the current registers; the waves end at the next drain."""
        where = self.place_now()
        if self.compute_units_enabled is None:
            self.set_masks({})
        self.card.caches.check_data(self, where)
        found = launch(self, initiator, grid, where)
        self.pending.append(found if self.order is None else replace(found, order=self.order.begin()))

    def set_masks(self, values: dict[int, int]) -> None:
        """Set registers among which are the masks of enabled compute units."""
        self.sh.update(values)
        masks = {**self.sh_before, **self.sh}
        for offset in THREAD_MGMT:
            first = self.preloaded(offset)
            masks.setdefault(offset, ALL_UNITS if first is None else first)
        self.compute_units_enabled = any(masks[offset] for offset in THREAD_MGMT)

    def indirect(self, packet: pm4.IndirectBuffer) -> Steps:
        """Execute an indirect buffer. Rules Q29 and Q15."""
        base, size = packet.ib_base, 4 * packet.ib_size
        if self.depth >= MAX_IB_DEPTH and not packet.chain:
            raise self.fail("E_IB", f"indirect buffers nest deeper than {MAX_IB_DEPTH}", va=base)
        if packet.chain and not self.depth:
            raise self.fail("E_IB", "CHAIN is set in the ring; only an indirect buffer can chain", va=base)
        data = self.memory.read(base, size, self.place)
        self.began(base, size)
        self.depth += 1
        yield from self.commands(data, base)
        self.depth -= 1
        self.chained = bool(packet.chain)
        if self.memory.read(base, size, self.place) != data:
            detail = f"the indirect buffer {base:#x}..{base + size:#x} was overwritten while it was executing"
            raise self.fail("E_CMD_REUSE", detail, va=base)


def new_mqd(offset: int) -> int:
    """What a shader register holds on a new queue of the kernel driver. Source: Linux kfd_mqd_manager_v11.c
    init_mqd, which clears the MQD and sets the masks of compute units.
    """
    return ALL_UNITS if offset in THREAD_MGMT else 0


BUILDERS: Builders[CommandProcessor] = Builders()
BUILDERS.join(cp_sync.BUILDERS)
BUILDERS.join(cp_memory.BUILDERS)
Action = Callable[[CommandProcessor], Steps | None]


@BUILDERS.packet(pm4.SetShReg)
def _set_sh(cp: CommandProcessor, packet: pm4.SetShReg) -> Action:
    """Rule Q19: only known, unprivileged registers inside the window; reserved bits are checked each."""
    values: dict[int, int] = {}
    for index, value in enumerate(packet.tail):
        offset = packet.reg_offset + index
        register = cp.settable.get(offset)
        if register is None:
            what = "outside the SH window" if offset >= SH_WINDOW_DW else "not one a user queue may set"
            detail = f"register {pm4.SH_REG_START + offset:#x} (dword {index} of the packet) is {what}"
            raise cp.fail("E_PM4_PRIVREG", detail, reg=pm4.SH_REG_START + offset)
        try:
            register.decode(value)
        except DecodeError as error:
            raise cp.fail("E_FIELD_RANGE", str(error), reg=register.__name__) from error
        values[offset] = value
    if any(offset in values for offset in THREAD_MGMT):
        return lambda cp: cp.set_masks(values)
    return lambda cp: cp.sh.update(values)


@BUILDERS.packet(pm4.SetUconfigReg, "the scratch registers of cards at PCI level; others are refused")
def _set_uconfig(cp: CommandProcessor, packet: pm4.SetUconfigReg) -> Action:
    stores: list[tuple[Callable[[int], None], int]] = []
    for index, value in enumerate(packet.tail):
        reg = pm4.UCONFIG_REG_START + packet.reg_offset + index
        store = cp.card.user_register(reg)
        if store is None:
            detail = f"user-configuration register {reg:#x} is not one this model has"
            raise cp.fail("E_PM4_PRIVREG", detail, reg=reg)
        stores.append((store, value))

    def run(cp: CommandProcessor) -> None:
        for store, value in stores:
            store(value)

    return run


@BUILDERS.packet(pm4.Nop)
def _nop(cp: CommandProcessor, packet: pm4.Nop) -> Action:
    return lambda cp: None


@BUILDERS.packet(pm4.IndirectBuffer, "fetched whole when it starts")
def _indirect(cp: CommandProcessor, packet: pm4.IndirectBuffer) -> Action:
    """Rule Q29."""
    if not packet.ib_size or not packet.valid:
        wrong = "VALID is 0" if packet.ib_size else "the size is 0"
        raise cp.fail("E_IB", f"INDIRECT_BUFFER at {packet.ib_base:#x}: {wrong}", va=packet.ib_base)
    if packet.vmid:
        raise cp.fail("E_IB", f"INDIRECT_BUFFER names VMID {packet.vmid}; user queues leave it 0")
    return lambda cp: cp.indirect(packet)


@BUILDERS.packet(pm4.DispatchDirect, "waves run at the next drain, one dispatch after another")
def _dispatch(cp: CommandProcessor, packet: pm4.DispatchDirect) -> Action:
    initiator, grid = packet.dwords()[4], (packet.dim_x, packet.dim_y, packet.dim_z)
    return lambda cp: cp.start_waves(initiator, grid)


@BUILDERS.packet(pm4.DispatchIndirect, "waves run at the next drain, one dispatch after another")
def _dispatch_indirect(cp: CommandProcessor, packet: pm4.DispatchIndirect) -> Action:
    initiator, va = packet.dwords()[3], packet.addr

    def run(cp: CommandProcessor) -> None:
        cp.start_waves(initiator, (cp.load(va, 4), cp.load(va + 4, 4), cp.load(va + 8, 4)))

    return run
