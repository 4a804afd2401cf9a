"""A whole card: its blocks together, its interrupts, and a reset in the middle of work."""

from __future__ import annotations

import pytest

from autogen.amd.ih import IH_ENTRY_SIZE
from drivers.core.errors import SimFault
from drivers.sim.pci_host import PciHost
from tests.drivers.sim.amd.pci.kernel_queues import KernelCard
from tests.drivers.sim.amd.pci.queues import activate, enable_copy, ready, unhalt
from tests.drivers.sim.amd.pci.rig import Rig, open_rig
from tests.drivers.sim.amd.pci.tables import DATA
from tests.drivers.sim.amd.pci.test_gfx import FOREVER, WRITE, enable_interrupts, let, signal


def test_an_interrupt_without_a_ring_is_lost(rig: Rig) -> None:
    ready(rig)
    activate(rig)
    let(rig, "CP_ME1_PIPE0_INT_CNTL", "time_stamp_int_enable")
    rig.fails("E_IH_LOST", lambda: rig.card.interrupt(7, next(iter(rig.card.queues.values()))))


def test_an_end_of_pipe_interrupt_carries_its_context_where_the_pipe_lets_it(rig: Rig) -> None:
    ready(rig)
    enable_interrupts(rig)
    activate(rig)
    queue = next(iter(rig.card.queues.values()))
    rig.card.interrupt(0x4321, queue)
    rig.card.interrupt(0x4321, queue)
    assert rig.load(DATA + 0x100000, IH_ENTRY_SIZE) == bytes(IH_ENTRY_SIZE)
    noted = [str(warning) for warning in rig.board.bus.warnings]
    assert len(noted) == 1 and noted[0].startswith("W_INT_OFF: MEC pipe 0 queue 0 would interrupt, but")
    let(rig, "CP_ME1_PIPE0_INT_CNTL", "time_stamp_int_enable")
    rig.card.interrupt(0x1234, queue)
    entry = rig.load(DATA + 0x100000, IH_ENTRY_SIZE)
    assert (entry[0], entry[1], int.from_bytes(entry[16:20], "little")) == (20, 181, 0x1234)


def test_a_trap_of_a_copy_engine_interrupts_where_it_lets_it(rig: Rig) -> None:
    ready(rig)
    enable_interrupts(rig)
    unhalt(rig, 1)
    ring = enable_copy(rig, 1)
    rig.write("SDMA0_CNTL", 1)
    ring.run([6, 0x77])
    assert rig.load(DATA + 0x100000, IH_ENTRY_SIZE) == bytes(IH_ENTRY_SIZE)
    let(rig, "SDMA1_CNTL", "trap_enable")
    ring.run([6, 0x77])
    entry = rig.load(DATA + 0x100000, IH_ENTRY_SIZE)
    assert (entry[0], entry[1], int.from_bytes(entry[16:20], "little")) == (10, 49, 0x77)
    assert [w.where["reg"] for w in rig.board.bus.warnings if w.code == "W_INT_OFF"] == ["SDMA1_CNTL"]


def test_a_wait_for_an_interrupt_that_was_not_enabled_names_its_bit() -> None:
    host = PciHost("navi31")
    host.cards[0].bus.note("W_INT_OFF", "MEC would interrupt, but X.y is 0: no interrupt comes")
    with pytest.raises(SimFault, match=r"E_WAIT_DEADLOCK.*would interrupt, but X\.y is 0"):
        for _ in range(100):
            host.relax("an interrupt")


def test_a_reset_takes_every_engine_away_and_the_card_boots_again(rig: Rig) -> None:
    ready(rig)
    activate(rig).run(FOREVER)
    rig.board.power.mode1()
    rig.board.timers.pass_time(2_000_000_000)
    assert rig.card.queues == {}
    rig.wptr = 0
    rig.board.timers.pass_time(10_000_000)
    ready(rig)
    activate(rig).run(WRITE)
    assert signal(rig) == 0xCAFE


def test_two_cards_share_nothing() -> None:
    first, second = open_rig("navi31"), open_rig("navi48")
    first.boot_sos()
    assert first.psp.is_alive and not second.psp.is_alive
    first.card.close()
    second.card.close()


@pytest.mark.parametrize("code", ["E_DMA_ADDR", "E_NO_BUSMASTER"])
def test_host_memory_that_goes_out_of_reach_is_refused_whatever_the_tlbs_hold(code: str) -> None:
    """R15 and R02: the engines have used these pages before, so their translations are cached."""
    host = PciHost("navi31")
    card = KernelCard(host, "0000:03:00.0", "navi31")
    card.boot()
    fence = card.in_gtt(4096)
    card.compute_fence(card.compute, fence, 1)
    if code == "E_DMA_ADDR":
        host.unpin_pages(card.pins[-1].pages)
    else:
        card.function.set_bus_master(False)
    with pytest.raises(SimFault) as caught:
        card.compute_fence(card.compute, fence, 2)
    assert caught.value.code == code
