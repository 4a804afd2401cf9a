"""A card's memory beside that of others: flushes of their writes, what is foreign, how much BAR 0 shows."""

from __future__ import annotations

import pytest

from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.card import AmCard, OwnedAllocation
from drivers.amd.am.node import node_of
from drivers.amd.am.peers import Peers
from drivers.amd.card import GTT, VRAM


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
    assert [card._is_foreign(m.gpu_va) for m in (one, two)] == [True, True]
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
