"""Compute slots by register: activation, doorbells, dequeue, resets; each rule broken once.

Covers slot.py too.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from autogen.amd import pm4
from drivers.sim.amd.pci.slot import HqdSlot
from tests.drivers.sim.amd.pci.queues import (
    RPTR,
    SIGNAL,
    activate,
    describe,
    is_active,
    open_doorbells,
    ready,
    start_mec,
)
from tests.drivers.sim.amd.pci.rig import Rig
from tests.drivers.sim.amd.pci.tables import DATA, START, mapped

WRITE = pm4.WriteData(dst_sel=pm4.WriteDst.MEMORY, wr_confirm=1, dst_addr=SIGNAL).build(0xCAFE)
FOREVER = pm4.WaitRegMem(
    function=pm4.WaitFunction.EQUAL,
    mem_space=pm4.WaitSpace.MEMORY,
    addr=SIGNAL,
    reference=77,
    mask=0xFFFFFFFF,
).build()


def signal(rig: Rig) -> int:
    return int.from_bytes(rig.load(DATA + SIGNAL - START, 4), "little")


VALID_FAULTS = "valid_protection_fault_enable_interrupt"


def let(rig: Rig, name: str, *fields: str) -> None:
    """Set enable bits of a register."""
    known = rig.board.bus.table[rig.board.bus.at(name)].fields
    rig.write(name, rig.read(name) | sum(known[field].span for field in fields))


def enable_interrupts(rig: Rig) -> None:
    """An interrupt ring above the data, in the frame buffer."""
    base = rig.mc(DATA + 0x100000)
    rig.write("IH_RB_BASE", base >> 8 & 0xFFFFFFFF)
    rig.write("IH_RB_BASE_HI", base >> 40)
    rig.write("IH_RB_CNTL", 1 | 16 << 1 | 4 << 28)


def test_packets_run_from_a_slot_that_was_written_by_hand(rig: Rig) -> None:
    ready(rig)
    ring = activate(rig)
    ring.run(WRITE)
    assert signal(rig) == 0xCAFE
    assert rig.load(DATA + RPTR - START, 4) == (len(WRITE)).to_bytes(4, "little")
    rig.write("GRBM_GFX_CNTL", 1 << 2)
    assert rig.read("CP_HQD_PQ_RPTR") == len(WRITE)


def test_the_micro_engine_must_have_been_started(rig: Rig) -> None:
    mapped(rig)
    open_doorbells(rig)
    assert "mec_halt" in str(rig.fails("E_MEC_OFF", lambda: activate(rig)))


def test_a_pipe_that_never_left_reset_runs_nothing(rig: Rig) -> None:
    ready(rig)
    describe(rig, pipe=1)
    fault = rig.fails("E_MEC_OFF", lambda: rig.write("CP_HQD_ACTIVE", 1))
    assert "mec_pipe1_active" in str(fault)


def test_a_pipe_needs_its_start_address(rig: Rig) -> None:
    mapped(rig)
    for value in (1 << 17 | 1 << 30, 1 << 30, 1 << 27):
        rig.write("CP_MEC_RS64_CNTL", value)
    describe(rig, pipe=1)
    fault = rig.fails("E_MEC_OFF", lambda: rig.write("CP_HQD_ACTIVE", 1))
    assert "PRGRM_CNTR_START" in str(fault)


def test_slot_registers_belong_to_the_selected_slot(rig: Rig) -> None:
    ready(rig)
    describe(rig, queue=0, CP_HQD_VMID=3)
    describe(rig, queue=1, CP_HQD_VMID=5)
    rig.write("GRBM_GFX_CNTL", 1 << 2)
    assert rig.read("CP_HQD_VMID") == 3


def test_vmid_registers_belong_to_the_selected_vmid(rig: Rig) -> None:
    ready(rig)
    rig.write("GRBM_GFX_CNTL", 7 << 4)
    rig.write("SH_MEM_CONFIG", 3 << 2)
    rig.write("GRBM_GFX_CNTL", 0)
    assert rig.read("SH_MEM_CONFIG") == 0
    assert rig.card.gfx.bank("SH_MEM_CONFIG", 7) == 3 << 2


def test_a_whole_mqd_run_may_be_written_holes_included(rig: Rig) -> None:
    ready(rig)
    rig.write("GRBM_GFX_CNTL", 1 << 2)
    first, last = rig.board.bus.at("CP_MQD_BASE_ADDR"), rig.board.bus.at("CP_HQD_PQ_WPTR_HI")
    for dword in range(first, last + 1):
        rig.board.bus.write(dword, 0)


def test_a_slot_register_without_a_selected_slot(rig: Rig) -> None:
    ready(rig)
    rig.fails("E_GRBM_SELECT", lambda: rig.write("CP_HQD_VMID", 1))


def test_a_selection_left_behind_is_found_when_work_begins(rig: Rig) -> None:
    ready(rig)
    ring = activate(rig)
    rig.write("GRBM_GFX_CNTL", 1 << 2 | 1 << 8)
    rig.fails("E_GRBM_SELECT", lambda: ring.submit(WRITE))


def test_an_active_slot_is_not_rewritten(rig: Rig) -> None:
    ready(rig)
    activate(rig)
    rig.write("GRBM_GFX_CNTL", 1 << 2)
    rig.fails("E_HQD_LIVE_WRITE", lambda: rig.write("CP_HQD_PQ_BASE", 0))
    rig.fails("E_HQD_LIVE_WRITE", lambda: rig.write("CP_HQD_ACTIVE", 0))


@pytest.mark.parametrize(
    ("register", "value"),
    [("CP_HQD_PQ_BASE", 0), ("CP_HQD_PQ_CONTROL", 2), ("CP_HQD_EOP_CONTROL", 0xB)],
)
def test_a_slot_that_is_described_wrongly(rig: Rig, register: str, value: int) -> None:
    ready(rig)
    changes = {register: value}
    if register == "CP_HQD_PQ_BASE":
        changes["CP_HQD_PQ_BASE_HI"] = 0
    assert register in str(rig.fails("E_HQD_CONFIG", lambda: activate(rig, **changes)))


def test_the_pointers_of_a_queue_that_runs_are_read_in_dwords_the_written_one_in_halves(rig: Rig) -> None:
    slot, running = HqdSlot(rig.board.bus, 0, 0), SimpleNamespace(rptr=4 * 0x1234, wptr=4 * 0x5_8000_1234)
    names = ("CP_HQD_PQ_RPTR", "CP_HQD_PQ_WPTR_LO", "CP_HQD_PQ_WPTR_HI")
    for name in names:
        slot.keep(name, 9)
    assert [slot.read(name) for name in names] == [9, 9, 9]
    slot.queue = cast(Any, running)
    assert [slot.read(name) for name in names] == [0x1234, 0x8000_1234, 5]


@pytest.mark.parametrize(
    ("size", "eop", "is_right"),
    [(6, 0xA, True), (29, 0, True), (5, 0, False), (30, 0, False), (6, 0xB, False)],
)
def test_a_slot_s_sizes_are_right_up_to_their_limits(rig: Rig, size: int, eop: int, is_right: bool) -> None:
    """Both fields are the logarithm of dwords, minus 1."""
    slot = HqdSlot(rig.board.bus, 0, 0)
    described = {"CP_HQD_PQ_BASE": 1, "CP_HQD_PQ_CONTROL": size, "CP_HQD_EOP_CONTROL": eop}
    for name, value in described.items():
        slot.keep(name, value)
    if not is_right:
        rig.fails("E_HQD_CONFIG", slot.config)
        return
    config = slot.config()
    assert (config.ring_bytes, config.eop_bytes) == (4 * 2 ** (size + 1), 4 * 2 ** (eop + 1))


@pytest.mark.parametrize("register", ["CP_HQD_PQ_RPTR_REPORT_ADDR", "CP_HQD_PQ_WPTR_POLL_ADDR"])
def test_pointers_must_be_mapped(rig: Rig, register: str) -> None:
    ready(rig)
    fault = rig.fails("E_HQD_PTR", lambda: activate(rig, **{register: 0x0FFF_F000}))
    assert fault.where["cause"] == "E_VM_FAULT"


def test_two_slots_with_one_doorbell(rig: Rig) -> None:
    ready(rig)
    activate(rig)
    rig.fails("E_DB_ALIAS", lambda: activate(rig, queue=1))
    activate(rig, queue=2, doorbell=8)


def test_a_doorbell_without_an_active_slot_is_lost(rig: Rig) -> None:
    ready(rig)
    rig.fails("E_DB_INACTIVE", lambda: rig.board.ring(24, 1, 8))


def test_a_doorbell_outside_the_micro_engines_range_is_dropped(rig: Rig) -> None:
    ready(rig)
    ring = activate(rig)
    rig.write("CP_MEC_DOORBELL_RANGE_UPPER", 4 << 2)
    rig.fails("E_DB_DROPPED", lambda: ring.submit(WRITE))


def test_an_idle_queue_leaves_its_slot_when_asked(rig: Rig) -> None:
    ready(rig)
    ring = activate(rig)
    ring.run(WRITE)
    rig.write("GRBM_GFX_CNTL", 1 << 2)
    rig.write("CP_HQD_DEQUEUE_REQUEST", 1)
    rig.wait(lambda: not rig.read("CP_HQD_ACTIVE") & 1)
    assert rig.card.queues == {}
    rig.write("CP_HQD_PQ_BASE", 0)


def test_a_queue_that_waits_for_ever_does_not_drain_but_resets(rig: Rig) -> None:
    ready(rig)
    activate(rig).run(FOREVER)
    rig.write("GRBM_GFX_CNTL", 1 << 2)
    rig.write("CP_HQD_DEQUEUE_REQUEST", 1)
    rig.board.timers.pass_time(1_000_000)
    assert rig.read("CP_HQD_ACTIVE") == 1
    rig.fails("E_HQD_BUSY", lambda: rig.write("CP_HQD_PQ_BASE", 0))
    rig.write("CP_HQD_DEQUEUE_REQUEST", 2)
    rig.wait(lambda: not rig.read("CP_HQD_ACTIVE") & 1)


def test_a_pipe_reset_takes_its_queues_away(rig: Rig) -> None:
    ready(rig)
    activate(rig).run(FOREVER)
    rig.write("CP_MEC_RS64_CNTL", 1 << 16 | 1 << 26)
    assert not is_active(rig)
    rig.fails("E_MEC_OFF", lambda: activate(rig))
    start_mec(rig)
    activate(rig).run(WRITE)
    assert signal(rig) == 0xCAFE


def test_a_soft_reset_takes_every_slot_away(rig: Rig) -> None:
    ready(rig)
    activate(rig).run(FOREVER)
    rig.write("GRBM_SOFT_RESET", 1 | 1 << 18)
    rig.write("GRBM_SOFT_RESET", 0)
    assert not is_active(rig)
    assert "never left reset" in str(rig.fails("E_MEC_OFF", lambda: activate(rig)))


def test_a_halted_engine_stops_between_packets(rig: Rig) -> None:
    ready(rig)
    ring = activate(rig)
    rig.write("CP_MEC_RS64_CNTL", 1 << 26 | 1 << 30)
    ring.run(WRITE)
    assert signal(rig) == 0
    assert "mec_halt" in rig.card.scheduler.report()
    rig.write("CP_MEC_RS64_CNTL", 1 << 26)
    rig.card.scheduler.drain()
    assert signal(rig) == 0xCAFE


@pytest.mark.parametrize("is_enabled", [True, False])
def test_a_fault_is_latched_and_interrupts_where_its_bit_lets_it(rig: Rig, is_enabled: bool) -> None:
    ready(rig)
    enable_interrupts(rig)
    if is_enabled:
        let(rig, "GCVM_CONTEXT0_CNTL", VALID_FAULTS)
    ring = activate(rig)
    bad = pm4.WriteData(dst_sel=pm4.WriteDst.MEMORY, dst_addr=START + 0x10_0000).build(1)
    rig.fails("E_VM_FAULT", lambda: ring.run(bad))
    name = "GCVM_L2_PROTECTION_FAULT_STATUS"
    assert rig.read(name if rig.board.bus.has(name) else f"{name}_LO32") >> 18 & 1 == 1
    client_and_source = int.from_bytes(rig.load(DATA + 0x100000, 4), "little") & 0xFFFF
    assert client_and_source == (10 if is_enabled else 0)
    noted = [warning.detail for warning in rig.board.bus.warnings if warning.code == "W_INT_OFF"]
    assert len(noted) == (not is_enabled) and all(f"GCVM_CONTEXT0_CNTL.{VALID_FAULTS}" in n for n in noted)


def test_interrupts_are_enabled_by_pipe_or_under_a_selection_of_it(rig: Rig) -> None:
    ready(rig)
    rig.write("GRBM_GFX_CNTL", 1 << 2 | 1)
    rig.write("CPC_INT_CNTL", 1 << 26)
    rig.write("GRBM_GFX_CNTL", 0)
    assert [rig.read(f"CP_ME1_PIPE{pipe}_INT_CNTL") for pipe in (0, 1)] == [0, 1 << 26]
    assert rig.read("CPC_INT_CNTL") == 0


@pytest.mark.parametrize(
    ("field", "packet", "code"),
    [
        ("opcode_error_int_enable", 3 << 30 | 0xEE << 8, "E_PM4_OPCODE"),
        (
            "priv_reg_int_enable",
            pm4.WriteData(dst_sel=pm4.WriteDst.MEM_MAPPED_REGISTER, dst_addr=0x1000).build(1),
            "E_PM4_PRIVREG",
        ),
    ],
)
def test_a_wrong_packet_interrupts_where_the_pipe_lets_it(
    rig: Rig, field: str, packet: int | list[int], code: str
) -> None:
    ready(rig)
    enable_interrupts(rig)
    let(rig, "CP_ME1_PIPE0_INT_CNTL", field)
    ring = activate(rig)
    rig.fails(code, lambda: ring.run([packet, 0] if isinstance(packet, int) else packet))
    assert rig.load(DATA + 0x100000, 1)[0] == 20
    assert [w.code for w in rig.board.bus.warnings] == []


def test_a_dead_micro_engine_takes_no_doorbell(rig: Rig) -> None:
    ready(rig)
    rig.board.faults.arm("gfx.mec.dead")
    activate(rig).run(WRITE)
    assert signal(rig) == 0


def test_an_injected_fault_keeps_a_queue_in_its_slot(rig: Rig) -> None:
    ready(rig)
    activate(rig)
    rig.board.faults.arm("gfx.dequeue.stuck")
    rig.write("GRBM_GFX_CNTL", 1 << 2)
    rig.write("CP_HQD_DEQUEUE_REQUEST", 2)
    rig.board.timers.pass_time(10_000_000)
    assert rig.read("CP_HQD_ACTIVE") == 1
