"""The interrupt rings: set up, emptied, overflow noticed, entries decoded."""

from __future__ import annotations

from autogen.amd.ih import Client, GfxSource, IhEntry
from drivers.amd.am import layout
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.ih import ENTRY_BYTES, _event, entry_of
from drivers.sim.pci_host import PciHost


def test_both_rings_are_on_and_empty(machine: CardBlocks) -> None:
    for ring in machine.ih.rings:
        control = machine.board.osssys.read(ring.control)
        assert control.rb_enable == 1 and control.mc_space == 4
        assert 4 << control.rb_size == layout.IH_RING_BYTES
    assert machine.ih.poll() == []


def test_an_entry_is_decoded_by_its_fields() -> None:
    entry = IhEntry(client_id=0x14, source_id=181, vmid=8, src_data0=7, src_data3=9)
    event = _event(entry, 0, True)
    assert (event.client, event.source, event.vmid, event.data) == (0x14, 181, 8, (7, 0, 0, 9))
    told = f"interrupt of {Client(0x14).name}, source 0xb5, VMID 8 (entries before it were lost)"
    assert event.describe() == told
    unknown = _event(IhEntry(client_id=0x7F, source_id=1, vmid=0, src_data0=0, src_data3=0), 0, False)
    assert unknown.describe() == "interrupt of client 0x7f, source 0x1, VMID 0"
    assert len(entry.to_bytes()) == ENTRY_BYTES


def test_a_ring_that_ran_over_says_so_and_goes_on(host: PciHost, machine: CardBlocks) -> None:
    ih, entries = host.cards[0].ih, layout.IH_RING_BYTES // ENTRY_BYTES
    for number in range(entries + 5):
        ih.interrupt(Client.GRBM_CP, int(GfxSource.CP_EOP_INTERRUPT), (number,))
    found = machine.ih.poll()
    assert found[0].lost and found[-1].data[0] == entries + 4
    assert [event.data[0] for event in found] == list(range(found[0].data[0], entries + 5))
    assert "(entries before it were lost)" in found[0].describe()
    ih.interrupt(Client.GRBM_CP, int(GfxSource.CP_EOP_INTERRUPT), (7,))
    assert [(event.data[0], event.lost) for event in machine.ih.poll()] == [(7, False)]


def test_memory_faults_have_a_ring_of_their_own(host: PciHost, machine: CardBlocks) -> None:
    ih = host.cards[0].ih
    ih.interrupt(Client.GRBM_CP, int(GfxSource.CP_EOP_INTERRUPT))
    ih.interrupt(Client.GFX, int(GfxSource.UTCL2_FAULT), vmid=8)
    assert [(event.ring, event.vmid) for event in machine.ih.poll()] == [(0, 0), (1, 8)]


def test_an_entry_with_bits_that_nobody_named_is_taken_all_the_same() -> None:
    data = IhEntry(client_id=0x14, source_id=181).to_bytes()
    flipped = data[:3] + bytes([data[3] | 0x40]) + data[4:]
    assert (entry_of(flipped).client_id, entry_of(flipped).source_id) == (0x14, 181)


def test_a_stopped_ring_is_off(machine: CardBlocks) -> None:
    machine.ih.stop()
    for ring in machine.ih.rings:
        assert machine.board.osssys.read(ring.control).rb_enable == 0


def test_a_ring_goes_round_and_no_entry_is_lost_or_seen_twice(host: PciHost, machine: CardBlocks) -> None:
    """In steps that do not divide it, one of them full but for one entry, on both rings."""
    ih, entries, sent = host.cards[0].ih, layout.IH_RING_BYTES // ENTRY_BYTES, 0
    for count in (entries - 1, 1, 700, entries - 1, 0, 3, entries - 2):
        wanted = list(range(sent, sent + count))
        for number in wanted:
            ih.interrupt(Client.GRBM_CP, int(GfxSource.CP_EOP_INTERRUPT), (number,))
        sent += count
        found = machine.ih.poll()
        assert [event.data[0] for event in found] == wanted
        assert not any(event.lost for event in found)
        assert (
            machine.board.osssys.read(machine.ih.rings[0].rptr).offset_ * 4
            == sent * ENTRY_BYTES % layout.IH_RING_BYTES
        )
    for _ in range(3):
        for _ in range(entries - 1):
            ih.interrupt(Client.GFX, int(GfxSource.UTCL2_FAULT), vmid=8)
        assert len(machine.ih.poll()) == entries - 1


def test_the_first_entry_that_an_overflow_left_is_the_first_that_is_told(
    host: PciHost, machine: CardBlocks
) -> None:
    """ih_v6_0_get_wptr: one entry past the write pointer."""
    ih, entries = host.cards[0].ih, layout.IH_RING_BYTES // ENTRY_BYTES
    for number in range(entries + 100):
        ih.interrupt(Client.GRBM_CP, int(GfxSource.CP_EOP_INTERRUPT), (number,))
    found = machine.ih.poll()
    assert [event.data[0] for event in found] == list(range(101, entries + 100))


def test_a_ring_is_where_video_memory_is_however_high_that_lies(machine: CardBlocks) -> None:
    """ih_v6_0.c: IH_RB_BASE has bits 39:8 of the address, IH_RB_BASE_HI those above."""
    board = machine.board
    board.fb_base = 0x5A87_6500_0000
    for ring, low in zip(machine.ih.rings, (0x8765_2000, 0x8765_2400), strict=True):
        machine.ih._describe(ring)
        assert board.osssys.read(ring.base).addr == low
        assert board.osssys.read(ring.base_hi).addr == 0x5A
