"""Packets of compute queues that reach past memory: the host data path's flush, registers, the TLB."""

from __future__ import annotations

import pytest

from autogen.amd import pm4
from tests.drivers.sim.amd.pci.queues import SIGNAL, activate, describe, ready
from tests.drivers.sim.amd.pci.rig import Rig
from tests.drivers.sim.amd.pci.tables import ALL, DATA, EVERY_CACHE, LEVEL0, START, entry, page
from tests.drivers.sim.amd.pci.test_gfx import FOREVER, WRITE, signal


def flush_hdp(rig: Rig, bit: int, function: int = 3) -> list[int]:
    """Header, write-wait on registers for ==, REQ, DONE, reference, mask, interval: Linux gfx_v11_0.c."""
    at = rig.board.bus.at
    ports = (at("BIF_BX_PF0_GPU_HDP_FLUSH_REQ"), at("BIF_BX_PF0_GPU_HDP_FLUSH_DONE"))
    return [3 << 30 | 5 << 16 | 0x3C << 8, 1 << 6 | function, *ports, bit, bit, 0x20]


@pytest.mark.parametrize(("bit", "function"), [(1 << 2, 3), (0xFFFF_FFFF, 5)], ids=["pipe", "all"])
def test_a_ring_flushes_the_host_path_by_its_pipe_s_bit_or_all(rig: Rig, bit: int, function: int) -> None:
    ready(rig)
    ring = activate(rig)
    ring.submit(flush_hdp(rig, bit, function), WRITE)
    rig.board.write_memory(0, b"unflushed")
    rig.wait(lambda: bool(rig.card.scheduler.drain()) and signal(rig) == 0xCAFE)
    assert not rig.board.hdp.pending()


def test_the_bit_of_another_pipe_is_refused(rig: Rig) -> None:
    ready(rig)
    ring = activate(rig)
    assert "this pipe's bit is 0x4" in str(rig.fails("E_HDP_BIT", lambda: ring.run(flush_hdp(rig, 1 << 3))))


def test_other_registers_may_not_be_polled(rig: Rig) -> None:
    ready(rig)
    ring = activate(rig)
    words = flush_hdp(rig, 1 << 2)
    rig.fails("E_PM4_PRIVREG", lambda: ring.run([*words[:2], 0x1234, *words[3:]]))


def test_a_command_buffer_that_was_not_flushed_is_stale(rig: Rig) -> None:
    """M17: the command processor would execute what memory held before."""
    ready(rig)
    ring = activate(rig)
    ring.run(WRITE)
    buffer = pm4.IndirectBuffer(ib_base=START + 0x9000, ib_size=len(WRITE), valid=1).build()
    rig.store(DATA + 0x9000, b"".join(word.to_bytes(4, "little") for word in WRITE))
    ring.run(buffer)
    ring.submit(buffer)
    rig.store(DATA + 0x9000, b"\0", flush=False)
    rig.fails("E_HDP_STALE", rig.card.scheduler.drain)


def test_a_poll_of_what_was_not_flushed_is_stale(rig: Rig) -> None:
    """M17: the command processor would go on seeing the old value. Flushed, the poll ends."""
    ready(rig)
    ring = activate(rig)
    ring.run(FOREVER, WRITE)
    rig.store(DATA + SIGNAL - START, (77).to_bytes(4, "little"))
    rig.card.scheduler.drain()
    assert signal(rig) == 0xCAFE
    ring.submit(FOREVER)
    rig.card.scheduler.run(1)
    rig.store(DATA + SIGNAL - START, (77).to_bytes(4, "little"), flush=False)
    rig.fails("E_HDP_STALE", rig.card.scheduler.drain)


def test_a_doorbell_that_is_lost_moves_nothing(rig: Rig) -> None:
    ready(rig)
    ring = activate(rig)
    rig.board.faults.arm("doorbell.lost")
    ring.run(WRITE)
    assert signal(rig) == 0
    ring.run(WRITE)
    assert signal(rig) == 0xCAFE


PRIVILEGED = 9 | 5 << 8 | 1 << 30  # CP_HQD_PQ_CONTROL with priv_state


def test_a_privileged_ring_invalidates_the_tlb_by_packet(rig: Rig) -> None:
    """Linux gfx_v11_0.c ring_emit_reg_write_reg_wait: REQ is written, ACK polled for the VMID's bit."""
    ready(rig)
    ring = activate(rig, CP_HQD_PQ_CONTROL=PRIVILEGED)
    at = rig.board.bus.at
    ports = (at("GCVM_INVALIDATE_ENG5_REQ"), at("GCVM_INVALIDATE_ENG5_ACK"))
    entry(rig, LEVEL0, 15, DATA + 0x8000 | ALL | page(rig))
    wait = [3 << 30 | 5 << 16 | 0x3C << 8, 1 << 6 | 3, *ports, 1 | EVERY_CACHE, 1, 0x20]
    ring.submit(wait, WRITE)
    rig.wait(lambda: bool(rig.card.scheduler.drain()) and signal(rig) == 0xCAFE)
    assert rig.card.gc.spaces[0].read(START + 15 * 0x1000, 4, {}) == rig.load(DATA + 0x8000, 4)


def test_a_privileged_ring_writes_and_polls_registers(rig: Rig) -> None:
    ready(rig)
    ring = activate(rig, CP_HQD_PQ_CONTROL=PRIVILEGED)
    scratch = rig.board.bus.at("SCRATCH_REG3")
    write = pm4.WriteData(dst_sel=pm4.WriteDst.MEM_MAPPED_REGISTER, dst_addr=scratch).build(0x77)
    ring.run(write, [3 << 30 | 5 << 16 | 0x3C << 8, 3, scratch, 0, 0x70, 0xF0, 0x20], WRITE)
    assert (rig.read("SCRATCH_REG3"), signal(rig)) == (0x77, 0xCAFE)
    unknown = pm4.WriteData(dst_sel=pm4.WriteDst.MEM_MAPPED_REGISTER, dst_addr=0x3FFFF).build(1)
    rig.fails("E_UNKNOWN_REG", lambda: ring.run(unknown))


def test_a_ring_without_privilege_reaches_no_register(rig: Rig) -> None:
    ready(rig)
    scratch = rig.board.bus.at("SCRATCH_REG3")
    ring = activate(rig)
    write = pm4.WriteData(dst_sel=pm4.WriteDst.MEM_MAPPED_REGISTER, dst_addr=scratch).build(0x77)
    rig.fails("E_PM4_PRIVREG", lambda: ring.run(write))


def test_each_pipe_is_held_to_its_own_bit_whatever_was_decoded_before(rig: Rig) -> None:
    ready(rig)
    ring = activate(rig)
    ring.submit(flush_hdp(rig, 1 << 2), WRITE)
    rig.wait(lambda: bool(rig.card.scheduler.drain()) and signal(rig) == 0xCAFE)
    rig.write("GRBM_GFX_CNTL", 1 | 1 << 2)
    rig.write("CP_MEC_RS64_PRGRM_CNTR_START", 0xC00)
    rig.write("CP_MEC_RS64_PRGRM_CNTR_START_HI", 0x1C000)
    rig.write("GRBM_GFX_CNTL", 0)
    rig.write("CP_MEC_RS64_CNTL", 1 << 17 | 1 << 26)
    rig.write("CP_MEC_RS64_CNTL", 3 << 26)
    describe(rig, 0, 8, pipe=1)
    rig.write("CP_HQD_ACTIVE", 1)
    rig.write("GRBM_GFX_CNTL", 0)
    other = type(ring)(rig, 8, 4)
    rig.fails("E_HDP_BIT", lambda: other.run(flush_hdp(rig, 1 << 2)))
