"""PM4 packets that order things: caches, drains, waits, signals. Rules Q09, Q20 to Q28.

The table begins here; `cp_memory.py` and `cp_packets.py` add to it, and `cp.py` decodes packets by it.
"""

from __future__ import annotations

from collections.abc import Callable

from autogen.amd import pm4
from drivers.core.errors import SimFault
from drivers.sim.amd.cache import LEVELS
from drivers.sim.amd.commands import Builders
from drivers.sim.amd.engine_waits import flush_hdp, poll, poll_register, privileged
from drivers.sim.amd.mec import MicroEngine
from drivers.sim.contrary import contrary
from drivers.sim.memory import Access
from drivers.sim.scheduler import Steps

Action = Callable[[MicroEngine], Steps | None]
BUILDERS: Builders[MicroEngine] = Builders()
EOP_MAX_BYTES = 0x800 * 4
EOP_EVENT, EOP_INDEX = pm4.EventType.CACHE_FLUSH_AND_INV_TS_EVENT, 5
PARTIAL_FLUSH_INDEX = 4
ALL_ENGINES = 0xFFFF_FFFF
FIRST_PIPE_BIT, QUEUES_PER_PIPE = 2, 8  # CP2 of GPU_HDP_FLUSH_REQ is pipe 0 of the micro engine
TIMESTAMP_EVENTS = frozenset(event for event in pm4.EventType if event.name.endswith(("_TS", "_TS_EVENT")))
WIDE = (pm4.ReleaseData.SEND_64_BIT_DATA, pm4.ReleaseData.SEND_GPU_CLOCK_COUNTER)
INTERRUPTS = (
    pm4.ReleaseInt.SEND_INTERRUPT_ONLY,
    pm4.ReleaseInt.SEND_INTERRUPT_AFTER_WRITE_CONFIRM,
)


@BUILDERS.packet(
    pm4.AcquireMem, "an address range counts as all of memory; L2 is written back for strict runs only"
)
def _acquire(cp: MicroEngine, packet: pm4.AcquireMem) -> Action:
    _check_metadata(cp, packet)
    levels = frozenset(field for field in LEVELS if getattr(packet, field))
    code = packet.gli_inv is not pm4.GliInv.NOP

    def run(cp: MicroEngine) -> None:
        cp.card.caches.acquire(levels, code, bool(packet.gl2_inv))
        if packet.gl2_wb:
            cp.write_back()

    return run


@BUILDERS.packet(pm4.EventWrite, "CS_PARTIAL_FLUSH only; other events are refused")
def _event(cp: MicroEngine, packet: pm4.EventWrite) -> Action:
    """Rule Q24."""
    event = packet.event_type
    if event in TIMESTAMP_EVENTS:
        raise cp.fail("E_EVENT_HANG", f"{event.name} hangs in EVENT_WRITE; use RELEASE_MEM")
    if event is not pm4.EventType.CS_PARTIAL_FLUSH:
        raise cp.fail("E_NOT_MODELLED", f"EVENT_WRITE of {event.name} is not modelled")
    if packet.event_index != PARTIAL_FLUSH_INDEX:
        detail = f"CS_PARTIAL_FLUSH has event index {packet.event_index}, must be {PARTIAL_FLUSH_INDEX}"
        raise cp.fail("E_EVENT_HANG", detail)
    return lambda cp: cp.run_waves()


@BUILDERS.packet(pm4.PfpSyncMe)
def _pfp_sync(cp: MicroEngine, packet: pm4.PfpSyncMe) -> Action:
    raise cp.fail("E_EVENT_HANG", "PFP_SYNC_ME hangs a compute queue: it has no prefetch parser")


@BUILDERS.packet(
    pm4.ReleaseMem, "of caches L2 alone is written back, in strict runs; no end-of-pipe entry is made"
)
def _release(cp: MicroEngine, packet: pm4.ReleaseMem) -> Action:
    """Rules Q23 and Q25; Q09, Q22 and Q28 depend on the moment and are checked when it runs."""
    _check_metadata(cp, packet)
    if packet.event_type is not EOP_EVENT or packet.event_index != EOP_INDEX:
        shown = f"{packet.event_type.name}, index {packet.event_index}"
        detail = f"RELEASE_MEM with event {shown}; must be {EOP_EVENT.name}, index {EOP_INDEX}"
        raise cp.fail("E_RELEASE_ALIGN", detail)
    if packet.dst_sel > pm4.ReleaseDst.TC_L2:
        raise cp.fail("E_NOT_MODELLED", f"RELEASE_MEM to {packet.dst_sel.name} is not modelled")
    if packet.data_sel in WIDE and packet.addr % 8:
        raise cp.fail("E_RELEASE_ALIGN", f"{packet.addr:#x} is not a multiple of 8", va=packet.addr)
    return lambda cp: _run_release(cp, packet)


def _run_release(cp: MicroEngine, packet: pm4.ReleaseMem) -> None:
    if cp.pending:
        detail = f"{len(cp.pending)} dispatches may still run; EVENT_WRITE CS_PARTIAL_FLUSH comes first"
        raise cp.fail("E_NO_DRAIN", detail)
    _check_eop(cp)
    if packet.gl2_inv:
        cp.card.caches.acquire(frozenset(), False, l2=True)
    if packet.gl2_wb:
        cp.write_back()
    select = packet.data_sel
    if select is pm4.ReleaseData.SEND_32_BIT_LOW:
        cp.signal(packet.addr, packet.data & 0xFFFF_FFFF, 4)
    elif select is pm4.ReleaseData.SEND_64_BIT_DATA:
        cp.signal(packet.addr, packet.data, 8)
    elif select is pm4.ReleaseData.SEND_GPU_CLOCK_COUNTER:
        cp.store(packet.addr, cp.gpu_clock(), 8)
    if packet.int_sel in INTERRUPTS:
        cp.card.interrupt(packet.int_ctxid, cp)


def _check_eop(cp: MicroEngine) -> None:
    """Rule Q09: every RELEASE_MEM leaves an entry in the end-of-pipe buffer."""
    config = cp.config
    if not config.eop_va or not 0 < config.eop_bytes <= EOP_MAX_BYTES:
        found = f"{config.eop_bytes:#x} bytes at {config.eop_va:#x}"
        detail = f"the queue's end-of-pipe buffer is {found}; allowed are up to {EOP_MAX_BYTES:#x} bytes"
        raise cp.fail("E_NO_EOP", detail)
    try:
        cp.memory.segment(config.eop_va, Access.WRITE, cp.place)
    except SimFault as fault:
        raise cp.fail(
            "E_NO_EOP", f"the queue's end-of-pipe buffer cannot be written: {fault.detail}"
        ) from fault


@BUILDERS.packet(pm4.WaitRegMem, "polls at every scheduling step, whatever the interval")
def _wait(cp: MicroEngine, packet: pm4.WaitRegMem) -> Action:
    """Rule Q20, the part that the packet alone shows."""
    if packet.mem_space is pm4.WaitSpace.REGISTER or packet.operation:
        return lambda cp: _wait_register(cp, packet)
    if packet.addr % 4:
        raise cp.fail("E_ALIGN", f"WAIT_REG_MEM polls {packet.addr:#x}, not a multiple of 4", va=packet.addr)
    return lambda cp: poll(cp, packet.addr, packet.function, packet.reference, packet.mask)


def _wait_register(cp: MicroEngine, packet: pm4.WaitRegMem) -> Steps:
    """A poll of a register, or a write of one and a poll of another. Rules Q19, Q39.

    The HDP flush is open to every queue. Source: Linux gfx_v11_0.c, ring_emit_hdp_flush,
    ring_emit_reg_write_reg_wait.
    """
    hdp, first, second = cp.card.hdp, packet.addr & 0xFFFF_FFFF, packet.addr >> 32
    is_write = packet.operation is pm4.WaitOperation.WRITE_WAIT_WRITE
    if hdp is not None and is_write and (first, second) == (hdp.request_dw, hdp.done_dw):
        _check_hdp_bit(cp, packet)
        yield from flush_hdp(cp, packet.reference)
        return
    reference = packet.reference
    if is_write:
        privileged(cp, f"register {first:#x} is written").engine_write(first, reference)
        first, reference = second, reference & packet.mask  # an invalidation's request and acknowledgement
    yield from poll_register(cp, first, packet.function, reference, packet.mask)


def _check_hdp_bit(cp: MicroEngine, packet: pm4.WaitRegMem) -> None:
    """This pipe's bit alone, or every engine's. The latter inferred: a public driver does so."""
    bit = 1 << FIRST_PIPE_BIT + cp.config.queue_id // QUEUES_PER_PIPE
    allowed = (bit,) if contrary() == "hdp-flush-bits" else (bit, ALL_ENGINES)
    is_asked = packet.reference == packet.mask and packet.mask in allowed
    if not is_asked or packet.function not in (pm4.WaitFunction.EQUAL, pm4.WaitFunction.GREATER_EQUAL):
        found = f"reference {packet.reference:#x}, mask {packet.mask:#x}, {packet.function.name}"
        raise cp.fail("E_HDP_BIT", f"HDP flush with {found}; this pipe's bit is {bit:#x}, compared EQUAL")


def _check_metadata(cp: MicroEngine, packet: pm4.AcquireMem | pm4.ReleaseMem) -> None:
    """Rule Q25: the metadata cache is never written back without being invalidated."""
    if packet.glm_wb and not packet.glm_inv:
        raise cp.fail("E_GCR_BITS", "GLM_WB without GLM_INV; set both or neither")
