"""Compute slots and the micro engine by register, value by value (slot.py, gfx.py). Their rules: test_gfx.py.

Fields: gc_11_0_0_sh_mask.h; the order of accesses: Linux gfx_v11_0.c, gfx_v12_0.c.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers.sim.amd.pci import gfx
from drivers.sim.amd.pci.slot import HqdSlot
from drivers.sim.amd.ring import RingConfig
from tests.drivers.sim.amd.pci.queues import (
    DOORBELL,
    RING,
    RPTR,
    WPTR,
    activate,
    describe,
    enable_copy,
    is_active,
    ready,
    unhalt,
)
from tests.drivers.sim.amd.pci.rig import Rig
from tests.drivers.sim.amd.pci.tables import EVERY_CACHE, START, enable, invalidate
from tests.drivers.sim.amd.pci.test_gfx import FOREVER, WRITE, signal

SELECT = 1 << 2  # GRBM_GFX_CNTL: micro engine 1, pipe and queue 0
BUSY = 1 << 31


@pytest.fixture
def waiting(rig: Rig) -> Rig:
    """A queue waits for ever, its slot is selected, and it was asked to drain."""
    ready(rig)
    activate(rig).run(FOREVER)
    rig.write("GRBM_GFX_CNTL", SELECT)
    rig.write("CP_HQD_DEQUEUE_REQUEST", 1)
    rig.board.timers.pass_time(1_000_000)
    assert (rig.read("CP_HQD_ACTIVE"), rig.read("CP_HQD_DEQUEUE_REQUEST")) == (1, 1)
    return rig


def test_a_queue_without_its_waves_leaves_its_slot(waiting: Rig) -> None:
    """SPI_COMPUTE_QUEUE_RESET takes the waves of the selected queue away: Linux gfx_v10_0.c, reset_kcq."""
    for selection, value in ((SELECT, 0), (0, 1), (2 << 2, 1), (SELECT | 3 << 8, 1)):
        waiting.write("GRBM_GFX_CNTL", selection)
        waiting.write("SPI_COMPUTE_QUEUE_RESET", value)
        waiting.write("GRBM_GFX_CNTL", SELECT)
        assert waiting.read("CP_HQD_ACTIVE") == 1
    assert waiting.read("SPI_COMPUTE_QUEUE_RESET") == 0 and len(waiting.card.gfx.slots) == 1
    waiting.write("SPI_COMPUTE_QUEUE_RESET", 1)
    assert (waiting.read("CP_HQD_ACTIVE"), waiting.read("CP_HQD_DEQUEUE_REQUEST")) == (0, 0)


def test_a_request_that_is_taken_back_leaves_the_queue(waiting: Rig) -> None:
    waiting.write("CP_HQD_DEQUEUE_REQUEST", 0)
    assert waiting.read("CP_HQD_DEQUEUE_REQUEST") == 0
    waiting.write("SPI_COMPUTE_QUEUE_RESET", 1)
    waiting.board.timers.pass_time(1_000_000)
    assert waiting.read("CP_HQD_ACTIVE") == 1


def test_a_slot_that_was_reset_once_drains_its_next_queue_in_order(waiting: Rig) -> None:
    waiting.write("CP_HQD_DEQUEUE_REQUEST", 2)
    waiting.wait(lambda: not waiting.read("CP_HQD_ACTIVE"))
    activate(waiting).run(FOREVER)
    waiting.write("GRBM_GFX_CNTL", SELECT)
    waiting.write("CP_HQD_DEQUEUE_REQUEST", 1)
    waiting.board.timers.pass_time(1_000_000)
    assert waiting.read("CP_HQD_ACTIVE") == 1


def test_a_queue_that_left_its_slot_has_its_read_pointer_in_the_register(rig: Rig) -> None:
    ready(rig)
    activate(rig).run(WRITE)
    (slot,) = rig.card.gfx.slots.values()
    assert slot.queue is not None
    slot.queue.restart(4 * 0x1_8000_0005)
    rig.write("GRBM_GFX_CNTL", SELECT)
    rig.write("CP_HQD_DEQUEUE_REQUEST", 1)
    rig.wait(lambda: not rig.read("CP_HQD_ACTIVE"))
    assert rig.read("CP_HQD_PQ_RPTR") == 0x8000_0005 and slot.queue is None


def test_a_queue_begins_where_its_read_pointer_says(rig: Rig) -> None:
    ready(rig)
    ring = activate(rig, CP_HQD_PQ_RPTR=0x20)
    ring.put = 4 * 0x20
    ring.run(WRITE)
    assert signal(rig) == 0xCAFE
    rig.write("GRBM_GFX_CNTL", SELECT)
    assert rig.read("CP_HQD_PQ_RPTR") == rig.read("CP_HQD_PQ_WPTR_LO") == 0x20 + len(WRITE)


def test_status_registers_say_that_a_queue_has_work(rig: Rig) -> None:
    ready(rig)
    ring = activate(rig)
    names = ("GRBM_STATUS", "CP_CPC_STATUS")
    assert [rig.read(name) for name in names] == [0, 0]
    ring.run(FOREVER)
    assert [rig.read(name) for name in names] == [BUSY, BUSY]
    for name in names:
        rig.fails("E_RO_WRITE", lambda: rig.write(name, 0))  # noqa: B023


@pytest.mark.parametrize(
    ("low", "high", "is_taken"), [(6, 6, True), (0, 5, False), (7, 0x3E, False), (5, 7, True), (0, 6, True)]
)
def test_doorbells_reach_the_micro_engine_from_the_first_to_the_last_of_its_range(
    rig: Rig, low: int, high: int, is_taken: bool
) -> None:
    """CP_MEC_DOORBELL_RANGE_LOWER and _UPPER hold dword indices from bit 2 on."""
    ready(rig)
    ring = activate(rig, doorbell=DOORBELL["CP"])
    rig.write("CP_MEC_DOORBELL_RANGE_LOWER", low << 2)
    rig.write("CP_MEC_DOORBELL_RANGE_UPPER", high << 2)
    if is_taken:
        ring.run(WRITE)
        assert signal(rig) == 0xCAFE
    else:
        told = rig.fails("E_DB_DROPPED", lambda: ring.run(WRITE)).detail
        assert f"doorbell dword 0x6 is outside {low:#x}..{high:#x}" in told


def test_no_work_begins_in_a_vmid_whose_invalidation_was_not_waited_for(rig: Rig) -> None:
    ready(rig)
    enable(rig, "GC", vmid=3)
    invalidate(rig, "GC", vmid=3)
    ring = activate(rig, CP_HQD_VMID=3)
    rig.write("GCVM_INVALIDATE_ENG17_REQ", 1 << 3 | EVERY_CACHE)
    fault = rig.fails("E_TLB_NO_ACK", lambda: ring.run(WRITE))
    assert fault.where["vmid"] == 3


@pytest.mark.parametrize(
    ("selection", "chips"),
    [
        *[(SELECT | pipe, ("navi31", "navi48")) for pipe in (0, 1)],
        *[(SELECT | pipe, ("navi31",)) for pipe in (2, 3)],
        *[(selection, ()) for selection in (0, 2 << 2, 3 << 2)],
    ],
)
def test_slots_are_those_of_micro_engine_1_on_the_pipes_that_the_chip_has(
    rig: Rig, selection: int, chips: tuple[str, ...]
) -> None:
    ready(rig)
    rig.write("GRBM_GFX_CNTL", selection)
    if rig.chip in chips:
        rig.write("CP_HQD_VMID", 5)
        assert rig.read("CP_HQD_VMID") == 5
        rig.write("GRBM_GFX_CNTL", selection ^ 1)
        assert rig.read("CP_HQD_VMID") == 0
    else:
        pipes = {"navi31": 4, "navi48": 2}[rig.chip]
        fault = rig.fails("E_GRBM_SELECT", lambda: rig.write("CP_HQD_VMID", 5))
        assert f"needs meid 1, pipeid below {pipes}" in fault.detail and fault.where["reg"] == "CP_HQD_VMID"


def test_the_micro_engine_is_halted_after_the_autoload(rig: Rig) -> None:
    """navi48 with both pipes in reset, as an RX 9070 XT's logs have it: RX4Darwin."""
    rig.load_graphics()
    assert rig.read("CP_MEC_RS64_CNTL") == {"navi31": 0x4000_0000, "navi48": 0x4003_0000}[rig.chip]
    rig.start_programs()
    assert rig.card.gfx.bank("CP_MEC_RS64_PRGRM_CNTR_START", 0) == 0xC00
    rig.board.bus.reset()
    halted = {"navi31": 0x4000_0000, "navi48": 0x4003_0000}[rig.chip]
    assert rig.board.bus.word("CP_MEC_RS64_CNTL") == halted
    assert rig.card.gfx.bank("CP_MEC_RS64_PRGRM_CNTR_START", 0) == 0


def test_start_addresses_are_kept_for_each_pipe(rig: Rig) -> None:
    ready(rig)
    for pipe in (0, 1):
        rig.write("GRBM_GFX_CNTL", SELECT | pipe)
        rig.write("CP_MEC_RS64_PRGRM_CNTR_START", 0x100 + pipe)
    for pipe in (0, 1):
        rig.write("GRBM_GFX_CNTL", SELECT | pipe)
        assert rig.read("CP_MEC_RS64_PRGRM_CNTR_START") == 0x100 + pipe
        assert rig.card.gfx.bank("CP_MEC_RS64_PRGRM_CNTR_START", pipe) == 0x100 + pipe


@pytest.mark.parametrize("half", ["", "_HI"])
def test_one_half_of_a_start_address_is_enough(rig: Rig, half: str) -> None:
    ready(rig)
    rig.write("GRBM_GFX_CNTL", SELECT | 1)
    rig.write(f"CP_MEC_RS64_PRGRM_CNTR_START{half}", 0x100)
    for value in (1 << 17 | 1 << 26, 3 << 26):
        rig.write("CP_MEC_RS64_CNTL", value)
    describe(rig, pipe=1)
    rig.write("CP_HQD_ACTIVE", 1)
    assert rig.read("CP_HQD_ACTIVE") == 1


def test_pointers_of_a_live_slot_may_be_written_and_nothing_else(rig: Rig) -> None:
    ready(rig)
    activate(rig)
    rig.write("GRBM_GFX_CNTL", SELECT)
    for name in ("CP_HQD_PQ_WPTR_LO", "CP_HQD_PQ_WPTR_HI", "CP_HQD_ACTIVE"):
        rig.write(name, 1)
    told = rig.fails("E_HQD_LIVE_WRITE", lambda: rig.write("CP_HQD_VMID", 0)).detail
    assert "CP_HQD_VMID of pipe 0 queue 0 written while the slot is active; dequeue it first" in told


@pytest.mark.parametrize(
    ("field", "is_reset"),
    [
        *[(f"soft_reset_{name}", True) for name in ("cp", "gfx", "cpc", "cpf")],
        *[(f"soft_reset_{name}", False) for name in ("rlc", "sdma0", "sdma1")],
    ],
)
def test_resets_of_the_compute_side_empty_its_slots_and_the_register_keeps_its_bits(
    rig: Rig, field: str, is_reset: bool
) -> None:
    ready(rig)
    activate(rig).run(FOREVER)
    bits = rig.board.bus.table[rig.board.bus.at("GRBM_SOFT_RESET")].fields[field].span
    rig.write("GRBM_SOFT_RESET", bits)
    assert rig.read("GRBM_SOFT_RESET") == bits
    assert is_active(rig) is not is_reset
    rig.write("GRBM_GFX_CNTL", SELECT)
    assert bool(rig.read("CP_HQD_PQ_BASE_HI")) is not is_reset


def test_queues_are_numbered_by_pipe_and_place(rig: Rig) -> None:
    """Eight queues a pipe."""
    for pipe, queue in ((0, 0), (0, 7), (1, 0), (3, 5)):
        slot = HqdSlot(rig.board.bus, pipe, queue)
        slot.keep("CP_HQD_PQ_BASE", RING >> 8 & 0xFFFF_FFFF)
        slot.keep("CP_HQD_PQ_BASE_HI", RING >> 40)
        slot.keep("CP_HQD_PQ_CONTROL", 9)
        config = slot.config()
        assert (config.queue_id, config.ring_va, config.unit) == (8 * pipe + queue, RING, 4)
        assert str(slot) == f"pipe {pipe} queue {queue}"


@pytest.mark.parametrize(
    ("field", "offset", "name"),
    [
        ("rptr_va", 2, "CP_HQD_PQ_RPTR_REPORT_ADDR"),
        ("wptr_va", 4, "CP_HQD_PQ_WPTR_POLL_ADDR"),
        ("ring_va", 1, "CP_HQD_PQ_BASE"),
    ],
)
def test_pointers_are_aligned_to_what_is_read_and_written_there(
    rig: Rig, field: str, offset: int, name: str
) -> None:
    ready(rig)
    slot, memory = HqdSlot(rig.board.bus, 0, 0), rig.card.gc.spaces[0]
    right = RingConfig(0, RING, 0x1000, WPTR, RPTR, 0, 0, unit=4)
    slot.check_pointers(memory, right)
    slot.check_pointers(memory, replace(right, rptr_va=RPTR + 4, wptr_va=WPTR + 8))
    wrong = replace(right, **{field: getattr(right, field) + offset})
    told = rig.fails("E_HQD_PTR", lambda: slot.check_pointers(memory, wrong)).detail
    assert told.startswith(f"{name} of pipe 0 queue 0 is {getattr(wrong, field):#x}, not a multiple of")
    gone = replace(right, **{field: START - 0x1000})
    fault = rig.fails("E_HQD_PTR", lambda: slot.check_pointers(memory, gone))
    assert (fault.where["va"], fault.where["cause"]) == (START - 0x1000, "E_VM_RANGE")


def test_a_reset_of_one_copy_engine_leaves_the_other_and_one_of_none_leaves_both(rig: Rig) -> None:
    ready(rig)
    for engine in (0, 1):
        unhalt(rig, engine)
        enable_copy(rig, engine)
    rig.write("GRBM_SOFT_RESET", 1)
    assert sorted(queue.kind for queue in rig.card.queues.values()) == ["SDMA0", "SDMA1"]
    rig.write("GRBM_SOFT_RESET", 1 << 23)
    assert [queue.kind for queue in rig.card.queues.values()] == ["SDMA1"]
    rig.write("GRBM_SOFT_RESET", 0)
    unhalt(rig, 0)
    enable_copy(rig, 0)
    assert len(rig.card.queues) == 2


def test_a_contrary_card_runs_a_pipe_that_was_never_started(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready(rig)
    describe(rig, pipe=1)
    monkeypatch.setattr(gfx, "contrary", lambda: "other-pipe")
    rig.write("CP_HQD_ACTIVE", 1)
    assert rig.read("CP_HQD_ACTIVE") == 1


def test_only_queues_that_run_and_have_a_doorbell_share_none(rig: Rig) -> None:
    """Q13: a slot that is only described, and slots whose doorbells are off, are nobody's rivals."""
    ready(rig)
    describe(rig, queue=1)
    activate(rig)
    for queue in (2, 3):
        activate(rig, queue, CP_HQD_PQ_DOORBELL_CONTROL=0)
    told = rig.fails("E_DB_ALIAS", lambda: activate(rig, queue=4)).detail
    assert told == "pipe 0 queue 4 and pipe 0 queue 0 are both active with doorbell dword 0x6"
