"""A card's memory beside that of others: flushes of their writes, what is foreign, how much BAR 0 shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers.amd.am import layout
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.card import COMPUTE_VMID, AmCard, OwnedAllocation, all_units
from drivers.amd.am.gmc import HubFault
from drivers.amd.am.node import node_of
from drivers.amd.am.peers import Peers
from drivers.amd.card import GTT, VRAM
from drivers.core.errors import DeviceError


def test_each_engine_asks_for_a_flush_of_the_host_data_path_by_its_own_bit(machine: CardBlocks) -> None:
    """GPU_HDP_FLUSH_DONE: CP2 for pipe 0 of the micro engine, SDMA0, SDMA1. nbio_v4_3_hdp_flush_reg,
    gfx_v11_0_ring_emit_hdp_flush; PM4 has the reference in word 4, the mask in word 5, SDMA in words 3, 4.
    """
    card, bits = AmCard(machine), machine.board.chip.nbio.BIF_BX_PF0_GPU_HDP_FLUSH_DONE
    for field in ("sdma0", "sdma1"):
        card.create_compute_queue(4096)
        card.create_sdma_queue(4096)
        compute, copy = card.hdp_flushes()
        assert compute[4] == compute[5] == int(bits(cp2=1))
        assert copy[3] == copy[4] == int(bits(**{field: 1}))


def test_memory_of_another_card_is_foreign_until_it_is_unmapped(machine: CardBlocks) -> None:
    card = AmCard(machine)
    one, two = (card.alloc(4096, GTT, name) for name in ("one", "two"))
    card._guest_of = [one, two]
    assert [card._heartbeat.is_foreign(m.gpu_va) for m in (one, two)] == [True, True]
    card._unmap(one)
    assert [card._is_foreign(m.gpu_va) for m in (one, two)] == [False, True]


def test_a_closed_card_is_no_longer_among_the_guests_of_the_others(machine: CardBlocks) -> None:
    card = AmCard(machine)
    shared = OwnedAllocation("shared", 0, 1 << 44, 4096, GTT, None, guests=["another", card])  # type: ignore[arg-type]
    card._guest_of = [shared]
    card.close()
    assert shared.guests == ["another"] and not card._guest_of


@pytest.mark.parametrize(("hidden", "is_large"), [(-4096, True), (0, True), (4096, False)])
def test_the_bar_is_large_where_it_shows_all_of_video_memory(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch, hidden: int, is_large: bool
) -> None:
    monkeypatch.setattr(machine.board, "vram_bytes", machine.board.vram.size + hidden)
    assert node_of(machine).has_large_bar is is_large


def test_addresses_begin_where_no_pointer_of_a_host_is_and_leave_16_mib_behind_large_memory() -> None:
    """Linux processes on x86-64 map from the top of 47 bits down and from 0x55.. up (mmap, PIE)."""
    addresses = Peers().addresses
    first, second = addresses.take(1 << 30), addresses.take(1 << 30)
    assert first == 0x1000_0000_0000 and second - first == (1 << 30) + (16 << 20)
    assert addresses.end == 0x6000_0000_0000


def test_what_is_in_host_memory_is_read_of_guests_too(machine: CardBlocks) -> None:
    card = AmCard(machine)
    memory = card.alloc(4096, GTT, "staging")
    assert memory.mapping is not None
    memory.mapping.write64(8, 77)
    card.memories.remove(memory)
    card._guest_of.append(memory)
    assert card._peek(memory.gpu_va + 8) == 77
    card._guest_of.clear()
    assert card._peek(memory.gpu_va + 8) is None
    assert card.alloc(4096, VRAM, "video").mapping is None


def test_what_is_shared_is_seen_at_its_own_pages_and_behind_an_iommu_not_at_all(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card, function = AmCard(machine), machine.board.function
    memory = card.alloc(0x3000, GTT, "staging")
    assert memory.pinned is not None
    monkeypatch.setattr(function, "has_iommu", False)
    more = (0x8000, 0x9000, 0xC000, 0xD000)  # a page more than is used
    pinned, memory.pinned = memory.pinned, replace(memory.pinned, pages=more)
    assert card._seen_from_outside(memory) == [(0x8000, 0x2000), (0xC000, 0x1000)]
    monkeypatch.setattr(function, "has_iommu", True)
    with pytest.raises(DeviceError, match="is behind an IOMMU, where VFIO maps no other card; switch"):
        card._seen_from_outside(memory)
    memory.pinned = pinned


def test_a_guest_that_cannot_let_go_of_memory_is_told_why_and_the_others_let_go(machine: CardBlocks) -> None:
    class Guest:
        def __init__(self, error: str = "") -> None:
            self.error, self.told, self.let_go = error, list[str](), 0

        def _unmap(self, memory: OwnedAllocation) -> None:
            if self.error:
                raise DeviceError(self.error)
            self.let_go += 1

        def tell(self, error: DeviceError) -> None:
            self.told.append(str(error))

    card, guests = AmCard(machine), [Guest(), Guest("it is gone"), Guest()]
    memory = card.alloc(4096, GTT, "shared")
    memory.guests.extend(guests)
    card.free(memory)
    assert [(guest.let_go, guest.told) for guest in guests] == [(1, []), (0, ["it is gone"]), (1, [])]
    assert not memory.guests


@pytest.mark.parametrize(("size", "align"), [((2 << 20) - 4096, 4096), (2 << 20, 2 << 20)])
def test_video_memory_from_a_large_page_on_begins_with_one(
    machine: CardBlocks, size: int, align: int
) -> None:
    card = AmCard(machine)
    card.alloc(4096, VRAM, "first")
    offset = card.alloc(size, VRAM, "second").vram_offset
    assert offset == -(-(layout.USER + 4096) // align) * align


def test_a_fault_that_a_hub_kept_is_told_once_with_what_is_there(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = AmCard(machine)
    memory, cleared = card.alloc(8192, VRAM, "weights"), list[int]()
    kept = HubFault("GC", memory.gpu_va + 4096, COMPUTE_VMID, "TCP", True, False, 5, 0, False, False)
    monkeypatch.setattr(machine.gmc, "fault", lambda: kept)
    monkeypatch.setattr(machine.gmc, "clear_faults", lambda: cleared.append(1))
    told = card.exception()
    assert "the page allows RW- only; it is 0x1000 bytes into the weights" in told and cleared == [1]


def test_looking_at_a_card_takes_its_interrupts_and_lets_others_look(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card, done = AmCard(machine), list[str]()
    monkeypatch.setattr(machine.ih, "poll", lambda: done.append("interrupts"))
    monkeypatch.setattr(machine.smu, "publish", lambda *of: done.append("measures"))
    assert card.exception() == "" and done == ["interrupts", "measures"]


def test_every_unit_of_every_array_may_run_waves(machine: CardBlocks) -> None:
    """COMPUTE_STATIC_THREAD_MGMT_SE0..7 as in a user's MQD: gc_11_0_0_offset.h; SET_SH_REG is from 0x2C00."""
    words, gc = all_units(machine), machine.board.chip.gc
    registers = sorted(r.address(machine.board.gc.bases) - 0x2C00 for r in gc.COMPUTE_STATIC_THREAD_MGMT)
    assert words == [w for at in registers for w in (0xC001_7600, at, 0xFFFF_FFFF)]
    assert AmCard(machine).create_compute_queue(4096).prologue == tuple(words)
    assert not AmCard.needs_privilege


NODES = {  # target, SIMDs, a unit's, arrays, an engine's, slots of scratch of a unit
    "navi31": (110000, 192, 2, 12, 2, 32),
    "navi48": (120001, 128, 2, 8, 2, 32),
}


def test_the_node_of_a_card_says_what_the_kernel_says_of_its_kind(machine: CardBlocks) -> None:
    """kfd_topology.c; the numbers are those of nodes of an RX 7900 XTX and an RX 9070 XT."""
    names = (
        *("gfx_target_version", "simd_count", "simd_per_cu", "array_count", "simd_arrays_per_engine"),
        "max_slots_scratch_cu",
    )
    node = node_of(machine)
    wanted = dict(zip(names, NODES[machine.board.chip.name], strict=True))
    assert node.properties == wanted | {"num_xcc": 1}
    assert (node.number, node.gpu_id) == (0, machine.board.function.device)
