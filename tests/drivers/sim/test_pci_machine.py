"""One machine under several processes: what each owns, and who is told what an engine ran into."""

from __future__ import annotations

import pytest

from drivers.core.errors import ArgumentError, HostError, SimFault
from drivers.core.pci import PciFunction
from drivers.sim.amd.ring import RingConfig, RingEngine
from drivers.sim.pci_host import PciHost
from drivers.sim.pci_machine import PciMachine
from tests.drivers.sim.amd.pci.kernel_queues import KernelCard
from tests.faults import faults

CARDS = ("0000:03:00.0", "0000:04:00.0")


@pytest.fixture
def machine() -> PciMachine:
    return PciMachine("navi31", 2, 0, "fast", firmware={})


def broken_queue(machine: PciMachine, card: int) -> RingEngine:
    """A queue of a card whose first step fetches from nowhere."""
    config = RingConfig(0, 0x1000, 0x1000, 0x3000, 0x4000, 0, 0, 4)
    engines = machine.engines[card]
    queue = engines.add_compute_queue(config, engines.gc.spaces[0], f"queue of card {card}")
    queue.wptr = 64
    queue.submissions.append(64)
    return queue


def test_processes_share_cards_and_locks_but_not_files(machine: PciMachine) -> None:
    first, second = PciHost(machine=machine), PciHost(machine=machine)
    function = PciFunction(first, CARDS[0], "the first")
    with pytest.raises(HostError, match="held by the first"):
        PciFunction(second, CARDS[0])
    with pytest.raises(HostError, match="is not open"):
        second.pread(function._config, 4, 0)
    first.leave()
    PciFunction(second, CARDS[0])
    assert machine.processes == [second]


def test_pinned_memory_ends_with_its_own_process_only(machine: PciMachine) -> None:
    first, second = PciHost(machine=machine), PciHost(machine=machine)
    gone, kept = first.pin(4096), second.pin(4096)
    first.leave()
    assert machine.physical.extent(gone.pages[0]) is None
    assert machine.physical.extent(kept.pages[0]) is not None


def test_a_fault_is_told_to_the_process_that_has_the_card_open(machine: PciMachine) -> None:
    first, second = PciHost(machine=machine), PciHost(machine=machine)
    PciFunction(first, CARDS[0])
    PciFunction(second, CARDS[1])
    broken_queue(machine, 1)
    first.relax("something of its own")
    with pytest.raises(SimFault) as told:
        second.relax("its queue")
    assert told.value.code == "E_TLB_HUB_OFF"
    first.relax("something else")


def test_a_dead_owner_s_queue_faults_for_nobody(machine: PciMachine) -> None:
    first, second = PciHost(machine=machine), PciHost(machine=machine)
    PciFunction(first, CARDS[0])
    queue = broken_queue(machine, 0)
    first.leave()
    PciFunction(second, CARDS[0])
    second.relax("an answer")
    assert queue.fault is not None
    assert machine.cards[0].bus.warnings == [queue.fault]


def test_a_wait_is_no_deadlock_while_another_process_could_end_it(machine: PciMachine) -> None:
    first, second = PciHost(machine=machine), PciHost(machine=machine)
    before = first.now()
    first.relax("a signal")
    assert first.now() > before
    second.leave()
    with faults("E_WAIT_DEADLOCK"):
        first.relax("a signal")


@pytest.mark.parametrize(("chip", "cards"), [("navi10", 1), ("navi31", 0), ("navi31", 9)])
def test_a_machine_that_cannot_be_is_refused(chip: str, cards: int) -> None:
    with pytest.raises(ArgumentError):
        PciMachine(chip, cards, 0, "fast")


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_card_writes_into_the_other_one_s_video_memory_over_its_bar(chip: str) -> None:
    """Peer to peer: a page of VMID 0 that leads to a bus address inside the peer's BAR 0."""
    host = PciHost(chip, cards=2)
    first, second = (KernelCard(host, bdf, chip) for bdf in CARDS)
    first.boot()
    second.early()
    peer, _ = second.function.resource(0)
    there = first.at_bus_address(peer + 0x10_0000, 4096)
    source, fence = first.in_memory(4096), first.buffer(4096)
    source.store(0, bytes(range(256)) * 16)
    first.copy(first.copies[0], there, source, 4096, fence, 1)
    assert second.vram.read_bytes(0x10_0000, 4096) == bytes(range(256)) * 16
    second.function.write_config(4, 2, 0)
    with pytest.raises(SimFault) as caught:
        first.copy(first.copies[0], there, source, 4096, fence, 2)
    assert caught.value.code in ("E_DMA_ADDR", "E_TLB_STALE")
