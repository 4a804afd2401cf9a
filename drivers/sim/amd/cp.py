"""The command processor of compute queues: fetches PM4 packets of one queue and does what they say.

Packets are decoded strictly with autogen's declarations; each distinct packet is decoded and checked once and
remembered by its bytes, so replayed command buffers cost a lookup a packet. What a packet does is
`cp_packets.py` and its neighbours; registers and waves are `mec.py`. Rules: firmware_notes/strictness.md, Q.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np

from autogen.amd import pm4
from autogen.schema import DecodeError, Packet, ReservedBits, Truncated, UnknownOpcode, WrongCount, pm4_size
from drivers.core.errors import SimFault
from drivers.sim.amd.commands import Command, Planned, misaligned
from drivers.sim.amd.cp_packets import BUILDERS
from drivers.sim.amd.dispatch import REGISTER_AT
from drivers.sim.amd.mec import MicroEngine
from drivers.sim.scheduler import Steps

PACKET_NS = 40  # model of time, not a measurement
MAX_IB_DEPTH = 2
CODES: dict[type[DecodeError], str] = {
    UnknownOpcode: "E_PM4_OPCODE",
    ReservedBits: "E_PM4_RESERVED",
    WrongCount: "E_PM4_COUNT",
    Truncated: "E_PKT_TRUNCATED",
}
ALIGN_CODES = {"INDIRECT_BUFFER": "E_IB", "RELEASE_MEM": "E_RELEASE_ALIGN"}  # rules Q29 and Q23
MEMO_LIMIT = 1 << 12  # distinct packets remembered; those with a point of a timeline never come again
PLAN_LIMIT = 1 << 10  # distinct command buffers remembered
HEADER, INDIRECT = 0xFFFF_FF00, 3 << 30 | 2 << 16 | pm4.IndirectBuffer.opcode << 8
USER_DATA = range(REGISTER_AT["COMPUTE_USER_DATA_0"], REGISTER_AT["COMPUTE_USER_DATA_15"] + 1)
Place = tuple[int, int]  # address, bytes


class CommandProcessor(MicroEngine):
    """One PM4 queue with its decoder."""

    packet_ns = PACKET_NS

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
        for words, _ in self.packets(self.rung_commands.packets(self.wptr)):
            opcode = words[0] >> 8 & 0xFF
            if opcode == pm4.SetShReg.opcode and len(words) > pm4.SetShReg.size_dw:
                user = [word for at, word in enumerate(words[2:], words[1] & 0xFFFF) if at in USER_DATA]
                yield from ((low | high << 32, 0) for low, high in pairwise(user))
            elif opcode == pm4.WaitRegMem.opcode and len(words) == pm4.WaitRegMem.size_dw:
                wait = pm4.WaitRegMem._wrap(pm4.WaitRegMem._join(words))
                if wait.mem_space == pm4.WaitSpace.MEMORY:
                    self.foresee(wait.addr)

    def plan(self, data: bytes, va: int) -> Iterable[Planned]:
        return self.card.pm4_plans.get(data) or self._decoded(data, va)

    def _decoded(self, data: bytes, va: int) -> Iterator[Planned]:
        """As far as asked. A command buffer that was executed to its end is remembered whole."""
        words, found = memoryview(data).cast("I"), list[Planned]()
        at, is_buffer = 0, self.depth > 0
        while at < len(data):
            self.at_va, self.packet = va + at, ""
            size = 4 * pm4_size(words[at >> 2])
            raw = data[at : at + size]
            found.append((at, size, self.card.pm4_memo.get(raw) or self.decode(raw)))
            yield found[-1]
            at += size
        if is_buffer:
            if len(self.card.pm4_plans) >= PLAN_LIMIT:
                self.card.pm4_plans.clear()
            self.card.pm4_plans[data] = found

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
        return self.fail(CODES.get(type(error), "E_FIELD_RANGE"), str(error), opcode=opcode, packet=name)

    def indirect(self, packet: pm4.IndirectBuffer) -> Steps:
        """Execute an indirect buffer. Rules Q29 and Q15."""
        base, size = packet.ib_base, 4 * packet.ib_size
        if self.depth >= MAX_IB_DEPTH and not packet.chain:
            raise self.fail("E_IB", f"indirect buffers nest deeper than {MAX_IB_DEPTH}", va=base)
        if packet.chain and not self.depth:
            raise self.fail("E_IB", "CHAIN is set in the ring; only an indirect buffer can chain", va=base)
        yield from self.run_buffer(base, size)
        self.chained = bool(packet.chain)
