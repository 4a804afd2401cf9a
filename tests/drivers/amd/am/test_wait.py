"""Waiting: a few polls, then sleep until the card interrupts; a lost interrupt costs a slice."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from autogen.amd.ih import Client, GfxSource
from drivers.amd.am import wait
from drivers.amd.am.boot import open_machine
from drivers.amd.am.card import AmCard
from drivers.amd.am.wait import SLICE_S, SPINS, Waiter
from drivers.amd.device import AmdDevice
from drivers.core.errors import DeviceError
from drivers.core.pci import PciFunction
from drivers.core.vfio import open_function
from drivers.sim.pci_host import PciHost
from hcq.settings import Settings
from tests.drivers.amd.am.rig import BDF

EOP = int(GfxSource.CP_EOP_INTERRUPT)
PATTERN = np.arange(1 << 20, dtype=np.uint32)


class CountingHost(PciHost):
    """Counts turns of polling and sleeps."""

    relaxed = slept = in_vain = 0

    def relax(self, what: str) -> None:
        self.relaxed += 1
        super().relax(what)

    def await_event(self, fd: int, timeout_s: float) -> bool:
        self.slept += 1
        found = super().await_event(fd, timeout_s)
        self.in_vain += not found
        return found


@pytest.fixture(params=["navi31", "navi48"])
def vfio_host(request: pytest.FixtureRequest) -> Iterator[CountingHost]:
    made = CountingHost(request.param, driver="vfio-pci", iommu=True)
    yield made
    made.shutdown()


def device_on(host: PciHost) -> AmdDevice:
    return AmdDevice("card", AmCard(open_machine(open_function(host, BDF))), Settings())


def copy_both_ways(device: AmdDevice) -> None:
    copied = device.buffer(PATTERN).numpy(np.uint32, PATTERN.shape)
    assert np.array_equal(copied, PATTERN)


def test_after_a_few_turns_the_host_sleeps_and_the_card_s_interrupt_wakes_it(vfio_host: CountingHost) -> None:
    machine = open_machine(open_function(vfio_host, BDF))
    assert dict(machine.steps)["interrupt rings"] == "MSI on an eventfd"
    waiter, what, board = Waiter(vfio_host, machine.ih, machine.event), "a word", vfio_host.cards[0]
    for _ in range(SPINS):
        board.timers.later(1000, lambda: None)
        assert not waiter.turn(what)
    assert (vfio_host.relaxed, vfio_host.slept) == (SPINS, 0)
    assert waiter.turn(what) and vfio_host.in_vain == 1
    board.timers.later(3_000_000, lambda: board.ih.interrupt(Client.GRBM_CP, EOP), 3_000_000)
    before = vfio_host.now()
    assert not waiter.turn(what)
    assert 0.003 <= vfio_host.now() - before < 0.004 and vfio_host.slept == 2
    assert machine.ih.poll() == []
    machine.board.function.close()


def test_a_new_wait_begins_with_polling_again(vfio_host: CountingHost) -> None:
    machine = open_machine(open_function(vfio_host, BDF))
    waiter = Waiter(vfio_host, machine.ih, machine.event)
    for what in ("first", "second"):
        for _ in range(SPINS):
            vfio_host.cards[0].timers.later(1000, lambda: None)
            waiter.turn(what)
    assert (vfio_host.relaxed, vfio_host.slept) == (2 * SPINS, 0)
    machine.board.function.close()


def test_work_is_done_and_right_when_every_wait_sleeps(
    vfio_host: CountingHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wait, "SPINS", 0)
    device = device_on(vfio_host)
    copy_both_ways(device)
    device.close()
    assert vfio_host.slept and not vfio_host.relaxed


def test_an_interrupt_that_gets_lost_costs_a_slice(vfio_host: CountingHost) -> None:
    device = device_on(vfio_host)
    vfio_host.cards[0].faults.arm("ih.lost", times=1000)
    before = vfio_host.now()
    copy_both_ways(device)
    device.close()
    assert vfio_host.now() - before < 1000 * SLICE_S


def test_every_submission_ends_with_an_interrupt_and_the_ring_is_emptied(vfio_host: CountingHost) -> None:
    device = device_on(vfio_host)
    ih = vfio_host.cards[0].ih
    before = ih.rings[0].write_at
    device.compute_queue.timestamp(device.empty(8).gpu_va)
    device.synchronize()
    copy_both_ways(device)
    assert (ih.rings[0].write_at - before) // 32 >= 2
    assert device.card.exception() == ""
    assert ih.rings[0].read_at == ih.rings[0].write_at
    device.close()


def test_a_card_that_never_answers_is_told_though_the_host_sleeps(vfio_host: CountingHost) -> None:
    device = device_on(vfio_host)
    device.synchronize()
    vfio_host.cards[0].faults.arm("gfx.mec.dead", times=1000)
    told: list[float] = []
    device.card.on_fault = lambda error: told.append(vfio_host.now())
    before = vfio_host.now()
    device.compute_queue.timestamp(device.empty(8).gpu_va)
    with pytest.raises(DeviceError, match="the card hangs"):
        device.synchronize()
    assert vfio_host.slept and told[0] - before < 1.0


def test_without_vfio_the_host_polls() -> None:
    host = CountingHost()
    device = AmdDevice("card", AmCard(machine := open_machine(PciFunction(host, BDF))), Settings())
    assert dict(machine.steps)["interrupt rings"] == "polled"
    copy_both_ways(device)
    assert not host.slept and not device.card.has_interrupts
    device.close()
    host.shutdown()
