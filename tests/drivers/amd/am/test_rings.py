"""Rings of a card without a kernel driver go round: every byte of them is fetched, in order, many times."""

from __future__ import annotations

import pytest

from autogen.amd import pm4, sdma_6, sdma_7
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.card import AmCard
from drivers.amd.card import GTT, HardwareQueue
from drivers.sim.pci_host import PciHost

RING = 4096


class Ring:
    """A queue's ring as a driver writes it. unit: bytes that its pointers count."""

    def __init__(self, queue: HardwareQueue, unit: int) -> None:
        self.queue, self.unit, self.put = queue, unit, 0

    def submit(self, words: list[int]) -> None:
        ring, wptr = self.queue.ring.mapping, self.queue.wptr.mapping
        assert ring is not None and wptr is not None
        for word in words:
            ring.write32(self.put % RING, word)
            self.put += 4
        wptr.write64(0, self.put // self.unit)
        self.queue.doorbells.write64(self.queue.doorbell_offset, self.put // self.unit)


def run(host: PciHost) -> None:
    for _ in range(50):
        host.sleep(1e-3)


@pytest.mark.parametrize("size", [RING // 4, RING // 4 - 1, 601])
def test_a_compute_ring_goes_round_full_or_in_odd_steps(
    host: PciHost, machine: CardBlocks, size: int
) -> None:
    """CP_HQD_PQ_CONTROL.QUEUE_SIZE is log2 of the dwords less one: one off is half a ring, or two."""
    card = AmCard(machine)
    queue, signal = card.create_compute_queue(RING), card.alloc(4096, GTT, "signal")
    assert signal.mapping is not None and queue.rptr.mapping is not None
    ring = Ring(queue, 4)
    release = pm4.ReleaseMem(
        event_type=pm4.EventType.CACHE_FLUSH_AND_INV_TS_EVENT,
        event_index=5,
        data_sel=pm4.ReleaseData.SEND_32_BIT_LOW,
        addr=signal.gpu_va,
    )
    for turn in range(1, 6):
        end = release.replace(data=turn).build()
        ring.submit([*pm4.Nop().build() * (size - len(end)), *end])
        run(host)
        assert signal.mapping.read32(0) == turn
        assert queue.rptr.mapping.read64(0) == ring.put // 4
        assert machine.gfx.pointers(0)[1] == ring.put // 4
    assert ring.put > 2 * RING


def test_a_copy_ring_goes_round_full(host: PciHost, machine: CardBlocks) -> None:
    """SDMA0_QUEUE0_RB_CNTL.RB_SIZE is log2 of the dwords. Its packets do not cross the end."""
    card = AmCard(machine)
    queue, signal = card.create_sdma_queue(RING), card.alloc(4096, GTT, "signal")
    assert signal.mapping is not None and queue.rptr.mapping is not None
    ring = Ring(queue, 1)
    kind = sdma_6.Fence(addr=signal.gpu_va, data=0, mtype=3) if host.chip.name == "navi31" else None
    made = kind or sdma_7.Fence(addr=signal.gpu_va, data=0, sys=1)
    for turn in range(1, 6):
        end = made.replace(data=turn).build()
        ring.submit([*[0] * (RING // 4 - len(end)), *end])
        run(host)
        assert signal.mapping.read32(0) == turn
        assert queue.rptr.mapping.read64(0) == ring.put
        assert machine.sdma.pointers(0)[1] == ring.put
