"""Verdicts and the ladder: what a queue stands at, and which rung takes it off the card."""

from __future__ import annotations

import pytest

from drivers.amd.am import recover
from drivers.amd.am.boot import Machine
from drivers.amd.am.card import AmCard
from drivers.amd.am.recover import Verdict
from drivers.core.errors import DeviceGone
from drivers.sim.pci_host import PciHost


def test_a_verdict_tells_a_kernel_that_runs_from_a_queue_that_stands() -> None:
    runs = Verdict("compute queue 0", 8, 16, True, False, True, "")
    stands = Verdict("compute queue 0", 8, 16, True, False, False, "")
    idle = Verdict("compute queue 0", 16, 16, True, False, False, "")
    assert [v.is_hung for v in (runs, stands, idle)] == [False, True, False]
    assert stands.describe() == "compute queue 0: it stands (read pointer 0x8, write pointer 0x10)"
    assert "a kernel runs" in runs.describe()
    assert "all packets were fetched" in idle.describe()


def test_a_verdict_on_a_bound_queue_takes_no_second_of_model_time(host: PciHost, machine: Machine) -> None:
    card = AmCard(machine)
    ring = card.rings[card.create_compute_queue(1 << 16).queue_id]
    before = host.now()
    found = recover.verdict(machine, ring)
    assert host.now() - before < 1.0
    assert (found.is_active, found.rptr, found.wptr) == (True, 0, 0)


def test_the_mildest_rung_that_works_is_taken(machine: Machine) -> None:
    card = AmCard(machine)
    queue = card.create_compute_queue(1 << 16)
    assert recover.unbind(machine, card.rings[queue.queue_id]) == "ending its waves"
    assert not machine.gfx.is_active(0)


def test_a_stuck_slot_is_taken_off_by_the_next_rung(host: PciHost, machine: Machine) -> None:
    card = AmCard(machine)
    queue = card.create_compute_queue(1 << 16)
    host.cards[0].faults.arm("gfx.dequeue.stuck")
    assert recover.unbind(machine, card.rings[queue.queue_id]) == "resetting the MEC pipe"
    card.restart_queue(queue)
    assert machine.gfx.is_active(0)


def test_a_card_that_is_gone_is_not_climbed_on(host: PciHost, machine: Machine) -> None:
    card = AmCard(machine)
    queue = card.create_sdma_queue(1 << 16)
    host.cards[0].power.unplug()
    with pytest.raises(DeviceGone, match=r"recovery: .* the card is gone"):
        card.restart_queue(queue)
    assert card.has_lost_memory
