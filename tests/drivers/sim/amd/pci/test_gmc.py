"""The VM hubs: translation by register, invalidation, fault status; each rule broken once.

Covers invalidation.py and fault_status.py too.
"""

from __future__ import annotations

import pytest

from drivers.sim.amd.pci.gmc import Hub
from drivers.sim.memory import Access
from tests.drivers.sim.amd.pci.queues import describe, ready
from tests.drivers.sim.amd.pci.rig import NeverReady, Rig, open_rig
from tests.drivers.sim.amd.pci.tables import (
    ALL,
    DATA,
    EVERY_CACHE,
    HUBS,
    LEVEL0,
    LEVEL1,
    START,
    VALID,
    chain,
    enable,
    entry,
    invalidate,
    map_pages,
    mapped,
    page,
)
from tests.faults import faults


def hub_of(rig: Rig, name: str) -> Hub:
    return rig.card.mm if name == "MM" else rig.card.gc


@pytest.mark.parametrize("hub", HUBS)
def test_a_hub_translates_through_tables_in_video_memory(rig: Rig, hub: str) -> None:
    mapped(rig)
    rig.store(DATA + 0x1234, b"hello")
    assert hub_of(rig, hub).spaces[0].read(START + 0x1234, 5, {}) == b"hello"


@pytest.mark.parametrize("hub", HUBS)
def test_video_memory_is_reached_at_its_first_and_last_byte_without_tables(rig: Rig, hub: str) -> None:
    mapped(rig)
    last = rig.board.memory.size_bytes - 1
    for offset in (0, last):
        rig.board.memory.write(offset, b"x")
        assert hub_of(rig, hub).spaces[0].read(rig.mc(offset), 1, {}) == b"x"
    found = hub_of(rig, hub).spaces[0].translator.walk(rig.mc(0))
    assert found is not None and (found.low, found.high) == (rig.mc(0), rig.mc(last) + 1)
    with faults("E_VM_RANGE"):
        hub_of(rig, hub).spaces[0].read(rig.mc(0) - 1, 1, {})


def test_the_frame_buffer_is_where_the_registers_say(rig: Rig) -> None:
    low, high = rig.read("MMMC_VM_FB_LOCATION_BASE"), rig.read("MMMC_VM_FB_LOCATION_TOP")
    assert low << 24 == rig.mc(0)
    assert (high << 24) + 0xFF_FFFF >= rig.mc(rig.board.memory.size_bytes) - 1


def test_navi48_s_hubs_begin_with_what_a_real_card_s_have(navi48: Rig) -> None:
    """An RX 9070 XT after a UEFI POST, and its GC hub after the autoload: hw-logs of RX4Darwin."""
    assert (
        navi48.read("MMMC_VM_FB_LOCATION_TOP") == 0x83FB
    )  # 16 MiB past the 16304 that the driver is told of
    assert (navi48.read("MMVM_L2_CNTL"), navi48.read("MMVM_CONTEXT0_CNTL")) == (0x80602, 0x3FFFC00)
    edges = [navi48.read(f"MMMC_VM_SYSTEM_APERTURE_{edge}_ADDR") for edge in ("LOW", "HIGH")]
    assert edges == [0x200000, 0x20FEFF]
    navi48.boot_gfx()
    assert (navi48.read("GCVM_L2_CNTL"), navi48.read("GCMC_VM_MX_L1_TLB_CNTL")) == (0x80602, 0x501)
    navi48.board.power.cycle()
    assert navi48.read("MMVM_CONTEXT0_CNTL") == 0x3FFFC00


def test_an_mc_address_needs_no_tables_in_vmid_0(rig: Rig) -> None:
    mapped(rig)
    rig.store(DATA, b"here")
    assert rig.card.gc.spaces[0].read(rig.mc(DATA), 4, {}) == b"here"


def test_a_hub_that_is_off_translates_nothing(rig: Rig) -> None:
    rig.fails("E_TLB_HUB_OFF", lambda: rig.card.mm.spaces[0].read(START, 4, {}))


def test_an_invalidation_of_a_hub_that_is_off_is_never_answered(rig: Rig) -> None:
    rig.read("MMVM_INVALIDATE_ENG17_SEM")
    rig.fails("E_TLB_HUB_OFF", lambda: rig.write("MMVM_INVALIDATE_ENG17_REQ", 1 | EVERY_CACHE))


@pytest.mark.parametrize("left_out", ["PFP", "ME", "MEC_RS64"])
def test_navi48_acknowledges_nothing_before_its_programs_have_started(navi48: Rig, left_out: str) -> None:
    """Two boots of a real RX 9070 XT ended here; a third, which began with the addresses, did not."""
    navi48.load_graphics()
    navi48.start_programs(left_out)
    enable(navi48, "GC")
    fault = navi48.fails("E_RS64_ORDER", lambda: invalidate(navi48, "GC"))
    assert f"{left_out.removesuffix('_RS64')} had no start address" in str(fault)
    navi48.start_programs()
    invalidate(navi48, "GC")


def test_where_that_is_allowed_the_hub_is_silent() -> None:
    rig = open_rig("navi48", allow=frozenset({"E_RS64_ORDER"}))
    rig.load_graphics()
    enable(rig, "GC")
    with pytest.raises(NeverReady):
        invalidate(rig, "GC")
    rig.card.close()


def test_the_mm_hub_wants_its_semaphore_taken(rig: Rig) -> None:
    chain(rig)
    enable(rig, "MM")
    rig.fails("E_TLB_SEM", lambda: rig.write("MMVM_INVALIDATE_ENG17_REQ", 1 | EVERY_CACHE))


def test_a_semaphore_that_was_never_released_blocks(rig: Rig) -> None:
    assert rig.read("MMVM_INVALIDATE_ENG17_SEM") == 1
    rig.fails("E_TLB_SEM", lambda: rig.read("MMVM_INVALIDATE_ENG17_SEM"))


@pytest.mark.parametrize("request_bits", [EVERY_CACHE & ~(1 << 23), EVERY_CACHE & ~(1 << 19)])
def test_an_invalidation_that_spares_the_entries_is_partial(rig: Rig, request_bits: int) -> None:
    mapped(rig)
    fault = rig.fails("E_TLB_PARTIAL", lambda: rig.write("GCVM_INVALIDATE_ENG17_REQ", 1 | request_bits))
    assert "ptes" in str(fault)


def test_a_changed_directory_needs_its_own_bit(rig: Rig) -> None:
    mapped(rig)
    rig.card.gc.spaces[0].read(START, 4, {})
    entry(rig, LEVEL1, 1, 0)
    without = EVERY_CACHE & ~(1 << 20)
    fault = rig.fails("E_TLB_PARTIAL", lambda: rig.write("GCVM_INVALIDATE_ENG17_REQ", 1 | without))
    assert "invalidate_l2_pde0" in str(fault)


@pytest.mark.parametrize("hub", HUBS)
def test_data_that_is_written_changes_no_directory(rig: Rig, hub: str) -> None:
    mapped(rig)
    space = hub_of(rig, hub).spaces[0]
    space.read(START, 4, {})
    rig.store(DATA, b"data")
    invalidate(rig, hub, request=1 << 19 | 1 << 23)
    assert space.read(START, 4, {}) == b"data"


def test_before_the_first_invalidation_none_is_waited_for(rig: Rig) -> None:
    for vmid in range(16):
        rig.card.gc.invalidations.check_seen(vmid, None)


def test_a_changed_entry_is_stale_until_the_invalidation(rig: Rig) -> None:
    mapped(rig)
    space = rig.card.gc.spaces[0]
    space.read(START, 4, {})
    map_pages(rig, 0, DATA + 0x10_0000, 16)
    rig.fails("E_TLB_STALE", lambda: space.read(START, 4, {}))
    invalidate(rig, "GC")
    rig.store(DATA + 0x10_0000, b"new!")
    assert space.read(START, 4, {}) == b"new!"


def test_an_unmapped_entry_is_stale_too(rig: Rig) -> None:
    mapped(rig)
    space = rig.card.gc.spaces[0]
    space.read(START, 4, {})
    entry(rig, LEVEL0, 0, 0)
    rig.fails("E_TLB_STALE", lambda: space.read(START, 4, {}))


def test_an_invalidation_before_the_hdp_flush_walks_old_entries(rig: Rig) -> None:
    mapped(rig)
    rig.card.gc.spaces[0].read(START, 4, {})
    entry(rig, LEVEL0, 0, DATA | ALL | page(rig), flush=False)
    rig.fails("E_HDP_STALE", lambda: rig.write("GCVM_INVALIDATE_ENG17_REQ", 1 | EVERY_CACHE))


def test_an_address_used_before_the_acknowledgement_was_seen(rig: Rig) -> None:
    mapped(rig)
    rig.write("GCVM_INVALIDATE_ENG17_REQ", 1 | EVERY_CACHE)
    rig.fails("E_TLB_NO_ACK", lambda: rig.card.gc.invalidations.check_seen(0, None))
    rig.wait(lambda: bool(rig.read("GCVM_INVALIDATE_ENG17_ACK") & 1))
    rig.card.gc.invalidations.check_seen(0, None)


def test_work_that_runs_goes_on_during_an_invalidation_and_none_begins(rig: Rig) -> None:
    ready(rig)
    describe(rig)
    rig.write("GCVM_INVALIDATE_ENG17_REQ", 1 | EVERY_CACHE)
    assert rig.card.gc.spaces[0].read(START, 4, {}) == bytes(4)
    rig.card.gc.spaces[0].flush()
    fault = rig.fails("E_HQD_PTR", lambda: rig.write("CP_HQD_ACTIVE", 1))
    assert fault.where["cause"] == "E_TLB_NO_ACK"
    rig.wait(lambda: bool(rig.read("GCVM_INVALIDATE_ENG17_ACK") & 1))
    rig.write("CP_HQD_ACTIVE", 1)


def test_hubs_that_disagree_are_found_at_the_next_invalidation(rig: Rig) -> None:
    mapped(rig)
    enable(rig, "GC", root=LEVEL1 | 1)
    rig.fails("E_HUB_MISMATCH", lambda: invalidate(rig, "GC"))


def test_a_context_over_the_frame_buffer_is_ambiguous(rig: Rig) -> None:
    rig.write("MMVM_CONTEXT0_PAGE_TABLE_END_ADDR_HI32", 0xF)
    rig.fails("E_APERTURE", lambda: rig.write("MMVM_CONTEXT0_CNTL", 1))


def test_a_context_over_an_open_agp_aperture_is_ambiguous(rig: Rig) -> None:
    rig.write("MMMC_VM_AGP_BOT", 0)
    rig.write("MMMC_VM_AGP_TOP", 0xFF)
    fault = rig.fails("E_APERTURE", lambda: rig.write("MMVM_CONTEXT0_CNTL", 1))
    assert "AGP" in str(fault)


def test_an_injected_semaphore_is_never_granted(rig: Rig) -> None:
    rig.board.faults.arm("gmc.semaphore.stuck")
    assert rig.read("MMVM_INVALIDATE_ENG17_SEM") == 0


def test_a_fault_is_latched_and_the_next_one_only_counted(rig: Rig) -> None:
    mapped(rig)
    name = "GCVM_L2_PROTECTION_FAULT_STATUS"
    name = name if rig.board.bus.has(name) else f"{name}_LO32"
    va = START + 0x50_0000
    fault = rig.fails("E_VM_FAULT", lambda: rig.card.gc.spaces[0].segment(va, Access.WRITE, {}))
    rig.card.gc.status.record(fault, 0, 8)
    status = rig.read(name)
    assert (status >> 18 & 1, status >> 9 & 0x1FF, status & 1) == (1, 8, 0)
    low, high = "GCVM_L2_PROTECTION_FAULT_ADDR_LO32", "GCVM_L2_PROTECTION_FAULT_ADDR_HI32"
    assert rig.read(low) | rig.read(high) << 32 == va >> 12
    rig.card.gc.status.record(fault, 3, 5)
    assert rig.read(name) == status | 1
    assert rig.board.bus.warnings[-1].code == "W_FAULT_STICKY"
    rig.write("GCVM_L2_PROTECTION_FAULT_CNTL", 1)
    assert rig.read(name) == 0


@pytest.mark.parametrize(
    ("access", "vmid", "client", "word"),
    [
        (Access.WRITE, 8, 8, 0x84115A),  # as logged but for bit 0: 0x84115B, others had followed
        (Access.READ, 8, 8, 0x80113A),
        (Access.WRITE, 8, 13, 0x841B5A),
        (Access.READ, 0, 5, 0xB3A),
        (Access.EXECUTE, 0, 5, 0xBBA),
    ],
)
def test_a_page_that_nothing_maps_gives_the_words_of_kernel_logs(
    rig: Rig, access: Access, vmid: int, client: int, word: int
) -> None:
    mapped(rig)
    fault = rig.fails("E_VM_FAULT", lambda: rig.card.gc.spaces[0].segment(START + 0x50_0000, access, {}))
    rig.card.gc.status.record(fault, vmid, client)
    name = "GCVM_L2_PROTECTION_FAULT_STATUS"
    assert rig.read(name if rig.board.bus.has(name) else f"{name}_LO32") == word


def test_the_other_generations_layout_is_refused(navi31: Rig, navi48: Rig) -> None:
    """Rule R10: block_size begins at bit 3 on GFX11 and at bit 4 on GFX12, where bit 3 is nothing."""
    navi31.write("MMVM_CONTEXT3_CNTL", 1 << 3)
    navi48.fails("E_FIELD_RANGE", lambda: navi48.write("MMVM_CONTEXT3_CNTL", 1 << 3))


def test_vmids_do_not_see_each_other(rig: Rig) -> None:
    mapped(rig)
    assert "context 3" in str(rig.fails("E_VM_FAULT", lambda: rig.card.gc.spaces[3].read(START, 4, {})))


def test_an_injected_silence_never_acknowledges(rig: Rig) -> None:
    mapped(rig)
    rig.board.faults.arm("gmc.tlb.never")
    with pytest.raises(NeverReady):
        invalidate(rig, "GC")


@pytest.mark.parametrize("is_invalidated", [False, True])
def test_a_table_that_was_taken_out_is_no_data_before_an_invalidation(rig: Rig, is_invalidated: bool) -> None:
    """M05: LEVEL0 leaves the tree and comes back as a page of data; its copy in the caches is older."""
    mapped(rig)
    space = rig.card.gc.spaces[0]
    space.read(START, 4, {})
    other = LEVEL0 + 0x8000
    rig.store(other, bytes(4096))
    entry(rig, other, 5, LEVEL0 | ALL | page(rig))
    entry(rig, LEVEL1, 0, other | VALID)
    if is_invalidated:
        for hub in HUBS:
            invalidate(rig, hub)
        assert space.read(START + 0x5000, 8, {}) == rig.load(LEVEL0, 8)
    else:
        rig.fails("E_PT_REUSE", lambda: space.read(START + 0x5000, 8, {}))


def test_a_live_table_may_be_mapped_as_data(rig: Rig) -> None:
    """A driver that lets the copy engine write its tables."""
    mapped(rig)
    entry(rig, LEVEL0, 20, LEVEL0 | ALL | page(rig))
    for hub in HUBS:
        invalidate(rig, hub)
    space = rig.card.gc.spaces[0]
    space.read(START, 4, {})
    assert space.read(START + 20 * 0x1000, 8, {}) == rig.load(LEVEL0, 8)
