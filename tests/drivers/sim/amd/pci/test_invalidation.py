"""Invalidation engines by register: semaphores, and acknowledgements by engine and VMID. Rules M06-M10.

Order of accesses: Linux gmc_v11_0.c, flush_vm_hub.
"""

from __future__ import annotations

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.pci.invalidation import ENGINES, INVALIDATE_NS
from tests.drivers.sim.amd.pci.rig import Rig, open_rig
from tests.drivers.sim.amd.pci.tables import DATA, EVERY_CACHE, START, enable, invalidate, map_pages, mapped


def register(engine: int, name: str, hub: str = "GC") -> str:
    return f"{hub}VM_INVALIDATE_ENG{engine}_{name}"


def test_there_are_18_engines_of_three_registers_each(rig: Rig) -> None:
    """gc_11_0_0_offset.h: GCVM_INVALIDATE_ENG0 to 17."""
    assert ENGINES == 18 and not rig.board.bus.has(register(18, "REQ"))
    mapped(rig)
    for engine in range(18):
        assert rig.read(register(engine, "REQ")) == 0
        rig.fails("E_RO_WRITE", lambda: rig.write(register(engine, "ACK"), 0))  # noqa: B023


def test_an_engine_acknowledges_what_it_was_asked_for_and_that_late(rig: Rig) -> None:
    mapped(rig)
    rig.write(register(3, "REQ"), 1 << 5 | 1 << 2 | EVERY_CACHE)
    begun = rig.board.timers.now_ns
    assert rig.read(register(3, "ACK")) == 0
    rig.board.timers.pass_time(begun + INVALIDATE_NS - 1001 - rig.board.timers.now_ns)
    assert rig.read(register(3, "ACK")) == 0
    rig.board.timers.pass_time(2 * INVALIDATE_NS)
    assert rig.read(register(3, "ACK")) == 1 << 5 | 1 << 2
    assert rig.read(register(4, "ACK")) == 0


def test_a_new_request_takes_back_the_acknowledgement_of_its_vmids_alone(rig: Rig) -> None:
    mapped(rig)
    rig.write(register(3, "REQ"), 1 << 5 | 1 << 2 | EVERY_CACHE)
    rig.board.timers.pass_time(3 * INVALIDATE_NS)
    rig.write(register(3, "REQ"), 1 << 5 | EVERY_CACHE)
    assert rig.read(register(3, "ACK")) == 1 << 2
    rig.board.timers.pass_time(3 * INVALIDATE_NS)
    assert rig.read(register(3, "ACK")) == 1 << 5 | 1 << 2


def test_work_of_a_vmid_begins_once_its_bit_was_seen(rig: Rig) -> None:
    mapped(rig)
    rig.write(register(3, "REQ"), 1 << 5 | 1 << 2 | EVERY_CACHE)
    for vmid in (0, 3, 15):
        rig.card.gc.invalidations.check_seen(vmid, None)
    rig.board.timers.pass_time(3 * INVALIDATE_NS)
    told = rig.fails("E_TLB_NO_ACK", lambda: rig.card.gc.invalidations.check_seen(5, None))
    assert (told.where["engine"], told.where["vmid"]) == ("GCHUB", 5)
    assert "work is started in VMID 5 before its bit" in told.detail
    assert rig.read(register(4, "ACK")) == 0
    rig.fails("E_TLB_NO_ACK", lambda: rig.card.gc.invalidations.check_seen(2, None))
    rig.read(register(3, "ACK"))
    rig.card.gc.invalidations.check_seen(2, None)
    rig.card.gc.invalidations.check_seen(5, None)


def test_translations_of_other_vmids_stay_as_they_were(rig: Rig) -> None:
    mapped(rig)
    enable(rig, "GC", vmid=3)
    invalidate(rig, "GC", vmid=3)
    spaces = rig.card.gc.spaces
    for vmid in (0, 3):
        spaces[vmid].read(START, 4, {})
    map_pages(rig, 0, DATA + 0x10_0000, 16)
    rig.store(DATA + 0x10_0000, b"new!")
    invalidate(rig, "GC", vmid=3)
    assert spaces[3].read(START, 4, {}) == b"new!"
    rig.fails("E_TLB_STALE", lambda: spaces[0].read(START, 4, {}))


def test_a_semaphore_is_its_engine_s_own_and_0_alone_gives_it_back(rig: Rig) -> None:
    assert [rig.read(register(engine, "SEM", "MM")) for engine in (2, 3)] == [1, 1]
    rig.write(register(2, "SEM", "MM"), 1)
    told = rig.fails("E_TLB_SEM", lambda: rig.read(register(2, "SEM", "MM")))
    assert "engine 2 in MMHUB was taken and never released" in told.detail
    rig.write(register(2, "SEM", "MM"), 0)
    assert rig.read(register(2, "SEM", "MM")) == 1
    rig.fails("E_TLB_SEM", lambda: rig.read(register(3, "SEM", "MM")))


def test_the_graphics_hub_has_no_semaphore(rig: Rig) -> None:
    rig.boot_gfx()
    assert [rig.read(register(2, "SEM")) for _ in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_where_it_is_allowed_a_semaphore_that_is_held_reads_0(chip: str) -> None:
    rig = open_rig(chip, allow=frozenset({"E_TLB_SEM"}))
    assert [rig.read(register(2, "SEM", "MM")) for _ in range(3)] == [1, 0, 0]
    rig.card.close()


@pytest.mark.parametrize("is_cleared", [False, True])
def test_a_request_clears_the_fault_status_where_it_asks_for_it(rig: Rig, is_cleared: bool) -> None:
    """CLEAR_PROTECTION_FAULT_STATUS_ADDR, bit 24 of the request."""
    mapped(rig)
    fault = SimFault("E_VM_FAULT", "a page", {"va": START + 0x50_0000, "access": "write"})
    rig.card.gc.status.record(fault, 0, 8)
    rig.write(register(3, "REQ"), 1 | EVERY_CACHE | is_cleared << 24)
    page = rig.read("GCVM_L2_PROTECTION_FAULT_ADDR_LO32")
    assert page == (0 if is_cleared else (START + 0x50_0000 >> 12) & 0xFFFF_FFFF)
