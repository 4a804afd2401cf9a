"""One queue of a system DMA engine (SDMA 6.0): copies, fills, writes, fences, atomics, polls and traps.

Like the command processor it decodes each distinct packet once, strictly, with autogen's declarations.
Pointers and doorbells count bytes. Rules: firmware_notes/strictness.md, S. A copy moves whole when its packet
runs; other queues run between packets, not inside one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from autogen.amd import sdma_6
from autogen.schema import DecodeError, ReservedBits, SdmaPacket, Truncated, UnknownOpcode
from drivers.core.errors import SimFault
from drivers.sim.amd import atomics
from drivers.sim.amd.commands import Builders, Command, Planned, misaligned
from drivers.sim.amd.engine_card import EngineCard
from drivers.sim.amd.engine_waits import flush_hdp, poll, poll_register, privileged
from drivers.sim.amd.ring import RingConfig, RingEngine
from drivers.sim.amd.transfer import copy, exchange, fill, touch
from drivers.sim.memory import AddressSpace
from drivers.sim.scheduler import Steps
from hcq import trace

PACKET_NS = 100  # model of time, not a measurement
LARGEST_COPY = 1 << 30  # a count of 0 minus one, which only an underflow makes
MEMO_LIMIT = 1 << 12  # as of cp.py
POLL_FOREVER = 0xFFF
MTYPE_UNCACHED = 3
FIRST_HDP_BIT = 10  # SDMA0 in GPU_HDP_FLUSH_REQ
IB_ALIGN_DW = 8
ALL_BYTES = 0xF
REGISTER_ADDRESS = "E_SRBM_ADDR"
ALIGN_CODES = {
    "FENCE": "E_SDMA_FENCE",
    "INDIRECT": "E_SDMA_IB_ALIGN",
    "SRBM_WRITE": REGISTER_ADDRESS,
}  # rules S07, S05, S16
FIXED_SIZES = {
    sub_op << 8 | op: kind.size_dw for (op, sub_op), kind in sdma_6.OPCODES.items() if not kind.tail_field
}  # dwords, by the low half of the header; packets with data are decoded to know


class SdmaEngine(RingEngine):
    """One SDMA queue."""

    kind = "SDMA"
    packet_ns = PACKET_NS

    def __init__(
        self, name: str, card: EngineCard, memory: AddressSpace, config: RingConfig, engine: int
    ) -> None:
        self.kind = f"SDMA{engine}"
        self.hang_limit_ns: Callable[[], int] = lambda: 0  # 0: no watchdog
        self._packet_end = 0
        super().__init__(name, card, memory, config)

    def resume(self) -> None:
        super().resume()
        if self.order is not None:
            self.card.caches.host_has_run()

    def pause(self) -> None:
        super().pause()
        if self.order is not None:
            self.card.caches.host_runs()

    def submission(self, end: int) -> Steps:
        ring_bytes = self.config.ring_bytes
        while self.rptr < end:
            offset = self.rptr % ring_bytes
            size = min(end - self.rptr, ring_bytes - offset)
            yield from self.commands(self.fetch(self.rptr, size), self.config.ring_va + offset)

    def command_buffers(self, data: bytes) -> Iterator[tuple[int, int]]:
        words = memoryview(data).cast("I").tolist()
        if any(word & 0xFFFF == sdma_6.Indirect.op for word in words):
            found = (packet for packet in self.packets(words) if isinstance(packet, sdma_6.Indirect))
            yield from ((packet.ib_base, 4 * packet.ib_size) for packet in found)

    def packets(self, words: list[int]) -> Iterator[SdmaPacket]:
        """Packets of a stretch, up to one that is told when it is executed."""
        at = 0
        while at < len(words):
            try:
                packet, size = self.declared(words, at)
            except (DecodeError, SimFault):
                return
            yield packet
            at += size

    def given(self) -> Iterator[tuple[int, int]]:
        data = self.rung_commands.packets(self.wptr)
        places = self.command_buffers(data)
        parts = [data, *(self.memory.glance(*place) for place in places)]
        for part in parts:
            for packet in self.packets(memoryview(part)[: len(part) & -4].cast("I").tolist()):
                if isinstance(packet, sdma_6.CopyLinear):
                    yield packet.src_addr, packet.count
                if isinstance(packet, sdma_6.CopyLinear | sdma_6.ConstantFill):
                    yield packet.dst_addr, packet.count
                elif isinstance(packet, sdma_6.PollRegmem) and packet.mem_poll:
                    self.foresee(packet.addr)

    def plan(self, data: bytes, va: int) -> Iterator[Planned]:
        words = memoryview(data).cast("I").tolist()
        at = 0
        while at < len(words):
            self.at_va, self.packet = va + 4 * at, ""
            command, size = self.decode(words, at, data)
            self._packet_end = self.at_va + 4 * size
            yield 4 * at, 4 * size, command
            at += size

    def decode(self, words: list[int], at: int, data: bytes) -> tuple[Command[SdmaEngine], int]:
        """The checked packet at dword `at`, and its length in dwords. Raises SimFault E_SDMA_*."""
        memo, header = self.card.sdma_memo, words[at]
        size = FIXED_SIZES.get(header & 0xFFFF, 0)
        known = memo.get(data[4 * at : 4 * (at + size)]) if size else None
        if known is not None:
            return known, size
        try:
            packet, size = self.declared(words, at)
        except DecodeError as error:
            raise self.undecodable(error, header) from error
        self.packet = sdma_6.OPCODE_NAMES[packet.op]
        command = Command(BUILDERS.table[type(packet)](self, packet), self.packet)
        if len(memo) >= MEMO_LIMIT:
            memo.clear()
        memo[data[4 * at : 4 * (at + size)]] = command
        return command, size

    def check_patience(self) -> None:
        """Rule S15: the watchdog counts from the poll's first try, in model time."""
        limit = self.hang_limit_ns()
        waited = self.card.scheduler.time_ns - self.waits_since_ns
        if limit and self.waits_since_ns and waited > limit:
            detail = f"{self.packet} waits for {waited / 1e9:g} s; QUEUE_HANG_COUNT allows {limit / 1e9:g} s"
            raise self.fail("E_SDMA_HANG", detail)

    def ends_aligned(self) -> bool:
        """Whether the packet that runs ends on an 8-dword boundary of the ring."""
        return not (self._packet_end - self.config.ring_va) % (4 * IB_ALIGN_DW)

    def declared(self, words: list[int], at: int) -> tuple[SdmaPacket, int]:
        """The packet as this generation declares it, and its dwords. Raises DecodeError."""
        return sdma_6.decode(words, at)

    def undecodable(self, error: DecodeError, header: int) -> SimFault:
        """The rule that a packet breaks by its bits alone."""
        name = sdma_6.OPCODE_NAMES.get(header & 0xFF, "unknown")
        kind = sdma_6.OPCODES.get((header & 0xFF, header >> 8 & 0xFF))
        unaligned = misaligned(kind, error.mask) if isinstance(error, ReservedBits) else ""
        if unaligned:
            code = ALIGN_CODES.get(name, "E_ALIGN")
            return self.fail(code, unaligned, opcode=header & 0xFFFF, packet=name)
        if isinstance(error, Truncated):
            code = "E_SDMA_STRADDLE"
        elif isinstance(error, ReservedBits) and name == "SRBM_WRITE":
            code = REGISTER_ADDRESS
        elif isinstance(error, (UnknownOpcode, ReservedBits)):
            code = "E_SDMA_OP"
        else:
            code = "E_FIELD_RANGE"
        return self.fail(code, str(error), opcode=header & 0xFFFF, packet=name)


CACHE_EFFECT = "only GL2_INV has an effect, whatever the range: on copies' sources and kernels' arguments"
Action = Callable[[SdmaEngine], Steps | None]
BUILDERS: Builders[SdmaEngine] = Builders()


@BUILDERS.packet(sdma_6.Nop)
def _nop(engine: SdmaEngine, packet: sdma_6.Nop) -> Action:
    return lambda engine: None


@BUILDERS.packet(sdma_6.CopyLinear, "moves whole at once; cache policies and swizzles do nothing")
def _copy_linear(engine: SdmaEngine, packet: sdma_6.CopyLinear) -> Action:
    """Rules S01, S06 and S10."""
    if packet.cpv:
        detail = "COPY_LINEAR with header bit 19 set: the form of 8 dwords belongs to SDMA 7"
        raise engine.fail("E_SDMA_LEN", detail)
    _refuse(engine, packet, ("encrypt", "tmz", "backwards", "broadcast", "dst_sw", "src_sw"))
    if packet.count >= LARGEST_COPY:
        raise engine.fail("E_SDMA_COUNT", "COPY_LINEAR of 1 GiB: the count field holds 0 bytes minus one")
    return lambda engine: _run_copy(engine, packet)


def _run_copy(engine: SdmaEngine, packet: sdma_6.CopyLinear) -> None:
    begin_us = trace.now_us() if trace.recorder is not None else 0.0
    if engine.order is not None:
        name = f"{engine.packet} of {engine.name}"
        engine.card.caches.check_copy(name, engine.memory, packet.src_addr, packet.count, engine.place)
    copy(engine, packet.dst_addr, packet.src_addr, packet.count)
    exchange(engine, packet.src_addr, packet.dst_addr, packet.count)
    begin_ns, ends = engine.time_ns, (engine.place_of(packet.src_addr), engine.place_of(packet.dst_addr))
    engine.time_ns = engine.card.carry(begin_ns, *ends, packet.count)
    if trace.recorder is not None:
        spent_ns = engine.time_ns - begin_ns
        engine.card.trace_copy(engine.kind, packet.dst_addr, packet.count, begin_us, spent_ns)


@BUILDERS.packet(sdma_6.WriteLinear, "cache policies and swizzles do nothing")
def _write_linear(engine: SdmaEngine, packet: sdma_6.WriteLinear) -> Action:
    _refuse(engine, packet, ("encrypt", "tmz", "sw"))
    data = b"".join(word.to_bytes(4, "little") for word in packet.tail)

    def run(engine: SdmaEngine) -> None:
        touch(engine, ("write", packet.dst_addr, len(data)))
        engine.memory.write(packet.dst_addr, data, engine.place)
        exchange(engine, None, packet.dst_addr, len(data))

    return run


@BUILDERS.packet(sdma_6.ConstantFill, "moves whole at once; cache policies do nothing")
def _constant_fill(engine: SdmaEngine, packet: sdma_6.ConstantFill) -> Action:
    _refuse(engine, packet, ("sw",))
    unit = 1 << packet.fillsize
    if packet.count >= LARGEST_COPY or packet.count % unit:
        detail = f"CONST_FILL of {packet.count:#x} bytes in units of {unit}"
        raise engine.fail("E_SDMA_COUNT", f"{detail}; allowed are multiples of the unit below 1 GiB")
    pattern = packet.src_data.to_bytes(4, "little")[:unit]

    def run(engine: SdmaEngine) -> None:
        fill(engine, packet.dst_addr, pattern, packet.count)
        exchange(engine, None, packet.dst_addr, packet.count)
        at = engine.place_of(packet.dst_addr)
        engine.time_ns = engine.card.carry(engine.time_ns, None, at, packet.count)

    return run


@BUILDERS.packet(sdma_6.Fence)
def _fence(engine: SdmaEngine, packet: sdma_6.Fence) -> Action:
    """Rule S07: a cached fence is one the host may never see."""
    if packet.mtype != MTYPE_UNCACHED:
        raise engine.fail(
            "E_SDMA_FENCE", f"FENCE with MTYPE {packet.mtype}; must be {MTYPE_UNCACHED}, uncached"
        )
    return lambda engine: engine.signal(packet.addr, packet.data, 4)


@BUILDERS.packet(sdma_6.Atomic, "tries again at every scheduling step, whatever the interval")
def _atomic(engine: SdmaEngine, packet: sdma_6.Atomic) -> Action:
    """How ROCR counts signals down where the bus carries atomics: amd_blit_sdma.cpp, ADD_RTN_64 of -1."""
    _refuse(engine, packet, ("tmz",))
    if packet.loop_interval and not packet.loop:
        raise engine.fail("E_FIELD_RANGE", "ATOMIC with LOOP_INTERVAL but without LOOP; leave it 0")
    operation, loops = packet.atomic_op.name, bool(packet.loop)
    return atomics.action(engine, operation, packet.addr, packet.src_data, packet.cmp_data, loops)


@BUILDERS.packet(sdma_6.Trap)
def _trap(engine: SdmaEngine, packet: sdma_6.Trap) -> Action:
    return lambda engine: engine.card.interrupt(packet.int_context, engine)


@BUILDERS.packet(sdma_6.PollRegmem, "polls at every scheduling step, whatever the interval")
def _poll_regmem(engine: SdmaEngine, packet: sdma_6.PollRegmem) -> Action:
    """Rule S08."""
    if packet.hdp_flush:
        return lambda engine: _poll_hdp(engine, packet)
    if packet.retry_count != POLL_FOREVER:
        detail = f"retry count {packet.retry_count:#x} gives up; {POLL_FOREVER:#x} polls until it is true"
        raise engine.fail("E_SDMA_POLL", f"POLL_REGMEM with {detail}")
    if not packet.mem_poll:
        return lambda engine: _poll_register(engine, packet)
    return lambda engine: poll(engine, packet.addr, packet.func, packet.value, packet.mask)


def _poll_register(engine: SdmaEngine, packet: sdma_6.PollRegmem) -> Steps:
    """A register by its byte address. Source: Linux sdma_v6_0.c, sdma_v6_0_ring_emit_reg_wait."""
    if engine.registers is None:
        raise engine.fail("E_SDMA_POLL", "POLL_REGMEM polls a register; queues without RB_PRIV set MEM_POLL")
    yield from poll_register(engine, packet.addr >> 2 & 0x3FFF_FFFF, packet.func, packet.value, packet.mask)


def _poll_hdp(engine: SdmaEngine, packet: sdma_6.PollRegmem) -> Steps:
    """The ring form of the HDP flush. Rule Q39. Source: Linux sdma_v6_0.c, sdma_v6_0_ring_emit_hdp_flush."""
    hdp, registers = engine.card.hdp, (packet.addr & 0xFFFF_FFFF, packet.addr >> 32)
    if hdp is None or registers != (4 * hdp.done_dw, 4 * hdp.request_dw):
        raise engine.fail("E_SDMA_POLL", "POLL_REGMEM with HDP_FLUSH names registers other than DONE and REQ")
    bit = 1 << FIRST_HDP_BIT + int(engine.kind.removeprefix("SDMA"))
    if packet.value != bit or packet.mask != bit:
        found = f"value {packet.value:#x}, mask {packet.mask:#x}"
        raise engine.fail("E_HDP_BIT", f"HDP flush with {found}; the bit of {engine.kind} is {bit:#x}")
    yield from flush_hdp(engine, bit)


@BUILDERS.packet(sdma_6.SrbmWrite, "whole registers of one aperture")
def _srbm_write(engine: SdmaEngine, packet: sdma_6.SrbmWrite) -> Action:
    """Rule S16. Source: Linux sdma_v6_0.c, sdma_v6_0_ring_emit_wreg."""
    if packet.byte_en != ALL_BYTES:
        detail = f"SRBM_WRITE with BYTE_EN {packet.byte_en:#x}; SDMA 6 writes a register whole with 0xf"
        raise engine.fail("E_SRBM_ADDR", detail)
    _refuse(engine, packet, ("apertureid",))
    return lambda engine: _write_register(engine, packet)


def _write_register(engine: SdmaEngine, packet: sdma_6.SrbmWrite) -> None:
    registers = privileged(engine, f"register {packet.addr:#x} is written")
    try:
        registers.engine_write(packet.addr, packet.data)
    except SimFault as fault:
        if fault.code != "E_UNKNOWN_REG":
            raise
        detail = f"SRBM_WRITE reaches no register; SDMA 6 counts dwords, SDMA 7 bytes: {fault.detail}"
        raise engine.fail("E_SRBM_ADDR", detail, reg=packet.addr) from fault


@BUILDERS.packet(sdma_6.TimestampGetGlobal, "model time")
def _timestamp(engine: SdmaEngine, packet: sdma_6.TimestampGetGlobal) -> Action:
    return lambda engine: engine.store(packet.write_addr, engine.gpu_clock(), 8)


def _cache_operation(engine: SdmaEngine, packet: sdma_6.GcrReq | sdma_6.UserGcr) -> Action:
    if packet.glm_wb and not packet.glm_inv:
        raise engine.fail("E_GCR_BITS", "GLM_WB without GLM_INV; set both or neither")
    if not packet.gl2_inv:
        return lambda engine: None
    return lambda engine: engine.card.caches.acquire(frozenset(), code=False, l2=True)


BUILDERS.packet(sdma_6.GcrReq, CACHE_EFFECT)(_cache_operation)
BUILDERS.packet(sdma_6.UserGcr, CACHE_EFFECT)(_cache_operation)


@BUILDERS.packet(sdma_6.Indirect, "fetched whole when it starts")
def _indirect(engine: SdmaEngine, packet: sdma_6.Indirect) -> Action:
    """Rule S05."""
    if not packet.ib_size or packet.ib_size % IB_ALIGN_DW:
        detail = f"an indirect buffer of {packet.ib_size} dwords; allowed are multiples of {IB_ALIGN_DW}"
        raise engine.fail("E_SDMA_IB_ALIGN", detail)
    if packet.vmid or packet.priv:
        raise engine.fail("E_SDMA_OP", "INDIRECT names a VMID or privilege; user queues leave both 0")
    return lambda engine: _run_indirect(engine, packet)


def _run_indirect(engine: SdmaEngine, packet: sdma_6.Indirect) -> Steps:
    if engine.depth:
        raise engine.fail("E_SDMA_OP", "INDIRECT inside an indirect buffer")
    if not engine.ends_aligned():
        detail = "INDIRECT must end on an 8-dword boundary of the ring; pad with NOPs before it"
        raise engine.fail("E_SDMA_IB_ALIGN", detail)
    yield from engine.run_buffer(packet.ib_base, 4 * packet.ib_size)


def _refuse(
    engine: SdmaEngine,
    packet: sdma_6.CopyLinear | sdma_6.WriteLinear | sdma_6.ConstantFill | sdma_6.SrbmWrite | sdma_6.Atomic,
    fields: tuple[str, ...],
) -> None:
    for field in fields:
        if getattr(packet, field):
            raise engine.fail("E_NOT_MODELLED", f"{type(packet).__name__}.{field} is not modelled")
