"""What cards of one machine have between them: whose memory is where, what a signal carries, and rules B.

Rules: firmware_notes/strictness.md, "Between cards".
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from autogen.amd.sdma_6 import AtomicOp
from drivers import open_many
from drivers.amd import sdma
from drivers.core.errors import SimFault
from drivers.inside import simulated_card
from drivers.sim.amd.between import Between
from hcq import transfer
from hcq.device import Device
from hcq.settings import Settings
from hcq.signal import Signal
from tests.drivers.amd.kernels import BUMP, program

NAMES = ("sim:navi31*2", "sim:navi48*2", "sim:navi48/pci*2")
ONE = (1, 1, 1)


@pytest.fixture(params=NAMES)
def pair(request: pytest.FixtureRequest) -> Iterator[Any]:
    devices = open_many(request.param, Settings(sim="strict"))
    x = devices[0].buffer(np.full(1024, 5, np.uint32))
    y = devices[1].buffer(np.zeros(1024, np.uint32))
    transfer.copy(y, x, size=4)
    devices[1].copy_queue.sight(devices[0].copy_queue)  # what maps memory invalidates and flushes, too
    for device in devices:
        device.synchronize()
    yield devices, x, y
    for device in devices:
        device.close()


def settle(devices: list[Device]) -> None:
    for device in devices:
        device.flush()
    for device in devices:
        device.synchronize()


def push(devices: list[Device], x: Any, y: Any) -> None:
    """A copy into the other card's memory of which the other card is told nothing."""
    queue = devices[0].copy_queue
    queue.copy(devices[0].reach(y), x.gpu_va, x.size_bytes)
    queue.flush()


@pytest.mark.sim
def test_memory_has_an_owner(pair: Any) -> None:
    devices, _, _ = pair
    between = simulated_card(devices[1]).between
    card = simulated_card(devices[1])
    assert [between.owner(card.video.address + at) for at in (0, card.video.size_bytes)] in ([1, -1], [1, 0])
    assert between.owner(16) == -1


def test_who_waits_goes_on_when_the_value_was_there_and_not_when_later_ones_were() -> None:
    between, word = Between(2, "fast"), ctypes.c_uint32()
    place = ctypes.addressof(word)
    for value, time_ns in ((7, 500), (1, 1000), (2, 2000), (3, 3000)):
        word.value = value
        between.wrote(place, time_ns, 0)
    assert between.seen(place, 0, lambda value: value >= 2) == 2000
    assert between.seen(place, 1, lambda value: value >= 1) == 1000 + 700 + 1400
    assert between.seen(place, 0, lambda value: value >= 9) == 3000
    assert between.seen(place + 4, 0, lambda value: True) == 0
    between.wrote(place, 4000, 0)  # the same value again
    assert between.seen(place, 0, lambda value: value >= 2) == 2000


@pytest.mark.sim
@pytest.mark.parametrize("reads", ["kernel", "copy"])
def test_a_signal_left_out_between_cards_is_a_race(pair: Any, reads: str) -> None:
    devices, x, y = pair
    bump, other = program(devices[1], ["x", "n"], BUMP), devices[1].empty(y.size_bytes)
    devices[1].synchronize()
    push(devices, x, y)
    with pytest.raises(SimFault) as told:
        if reads == "kernel":
            bump(y, np.uint32(1), grid=ONE, block=ONE)
        else:
            other.copy_from(y)
        settle(devices)
    assert told.value.code in ("E_RACE", "E_P2P_POSTED")


@pytest.mark.sim
def test_with_its_signal_the_same_work_passes(pair: Any) -> None:
    devices, x, y = pair
    bump = program(devices[1], ["x", "n"], BUMP)
    for _ in range(3):
        transfer.copy(y, x)
        bump(y, np.uint32(1), grid=ONE, block=ONE)
        transfer.copy(x, y)
    assert x.numpy(np.uint32, 2).tolist() == [8, 5]


def signalled(devices: list[Device]) -> None:
    """The second card's copy queue waits for the first one's, and for nothing else."""
    other, queue = devices[0].copy_queue, devices[1].copy_queue
    signal = queue.sight(other)
    assert signal is not None
    queue.wait(signal, other.timeline.word(other.timeline.last_point))


@pytest.mark.sim
def test_a_signal_elsewhere_does_not_say_that_a_posted_write_arrived(pair: Any) -> None:
    devices, x, y = pair
    z = devices[1].empty(y.size_bytes)
    push(devices, x, y)
    signalled(devices)
    devices[1].copy_queue.acquire_peers()
    with pytest.raises(SimFault) as told:
        z.copy_from(y)
        settle(devices)
    assert told.value.code == "E_P2P_POSTED"
    assert "of card 0 wrote" in str(told.value)


@pytest.mark.sim
def test_behind_a_read_from_there_it_says_so(pair: Any) -> None:
    devices, x, y = pair
    z = devices[1].empty(y.size_bytes)
    queue, reached = devices[0].copy_queue, devices[0].reach(y)
    queue.copy(reached, x.gpu_va, x.size_bytes)
    queue.settle(reached, x.size_bytes)
    queue.flush()
    signalled(devices)
    devices[1].copy_queue.acquire_peers()
    z.copy_from(y)
    assert z.numpy(np.uint32, 2).tolist() == [5, 5]


@pytest.mark.sim
def test_a_signal_in_the_same_card_s_memory_comes_behind_the_data(pair: Any) -> None:
    devices, x, y = pair
    z, flag = devices[1].empty(y.size_bytes), devices[1].buffer(np.zeros(16, np.uint32))
    devices[1].synchronize()
    first, second = devices[0].copy_queue, devices[1].copy_queue
    there = Signal(first.timeline.signal.window, 0, devices[0].reach(flag))
    first.copy(devices[0].reach(y), x.gpu_va, x.size_bytes)
    first.signal(there, 1)
    first.flush()
    second.wait(Signal(there.window, 0, flag.gpu_va), 1)
    second.acquire_peers()
    z.copy_from(y)
    assert z.numpy(np.uint32, 2).tolist() == [5, 5]


@pytest.mark.sim
def test_what_l2_holds_of_memory_that_another_card_wrote_is_old(pair: Any) -> None:
    devices, x, y = pair
    z = devices[1].empty(y.size_bytes)
    z.copy_from(y)
    settle(devices)
    queue, reached = devices[0].copy_queue, devices[0].reach(y)
    queue.copy(reached, x.gpu_va, x.size_bytes)
    queue.settle(reached, x.size_bytes)
    queue.flush()
    signalled(devices)
    queue = devices[1].copy_queue
    if len(queue.peers_words) > 5:
        queue.pending.extend(queue.peers_words[5:])  # the flush of the host path alone
    queue.pending.extend(sdma.copy(z.gpu_va, y.gpu_va, y.size_bytes))
    with pytest.raises(SimFault) as told:
        settle(devices)
    assert told.value.code == "E_CACHE_STALE"
    assert "before the host or another card wrote it" in str(told.value)


@pytest.mark.sim
def test_what_came_over_the_bus_needs_a_flush_of_the_host_path() -> None:
    devices = open_many("sim:navi48/pci*2", Settings(sim="strict"))
    x = devices[0].buffer(np.full(1024, 5, np.uint32))
    y, z = (devices[1].buffer(np.zeros(1024, np.uint32)) for _ in range(2))
    transfer.copy(y, x, size=4)
    devices[1].copy_queue.sight(devices[0].copy_queue)
    settle(devices)
    settle(devices)  # what the first one recorded, too
    queue, reached = devices[0].copy_queue, devices[0].reach(y)
    queue.copy(reached, x.gpu_va, x.size_bytes)
    queue.settle(reached, x.size_bytes)
    queue.flush()
    signalled(devices)
    queue = devices[1].copy_queue
    queue.pending.extend(queue.peers_words[:5])  # caches alone
    with pytest.raises(SimFault) as told:
        z.copy_from(y)
        settle(devices)
    assert told.value.code == "E_HDP_STALE"
    for device in devices:
        device.close()


@pytest.mark.sim
@pytest.mark.parametrize("where", [1, 0])
def test_atomic_operations_of_queues_reach_this_card_s_memory_only(pair: Any, where: int) -> None:
    devices, x, y = pair
    packets = sdma.packets_of(devices[0].arch)
    at = devices[0].reach((x, y)[where])
    queue = devices[0].copy_queue
    queue.pending.extend(packets.Atomic(atomic_op=AtomicOp.ADD_RTN_32, addr=at, src_data=3).build())
    if where:
        with pytest.raises(SimFault) as told:
            settle(devices)
        assert told.value.code == "E_P2P_ATOMIC"
    else:
        settle(devices)
        assert x.numpy(np.uint32, 1)[0] == 8


def test_of_what_is_on_the_bus_a_queue_s_own_writes_to_one_card_arrive() -> None:
    """Cards' memories at 0x1000 and 0x2000 of this process; the first queue wrote to both."""
    between, found = Between(2, "strict"), []
    for index in range(2):
        video = SimpleNamespace(address=0x1000 * (index + 1), size_bytes=0x1000)
        caches = SimpleNamespace(host_has_run=lambda: None)
        card: Any = SimpleNamespace(video=video, index=index, caches=caches, peer_wrote=lambda *_: None)
        between.cards.append(card)
        assert between.ordering is not None
        found.append(between.ordering.new_queue(f"queue {index} of card {index}"))
    for order, target in ((found[0], 0), (found[0], 1), (found[1], 1)):
        between.post(order, 0x1000 * (target + 1), 16, target)
    between.arrive(found[0], 1)
    assert between.posted == [(0x1000, 0x1010, found[0]), (0x2000, 0x2010, found[1])]
    space: Any = SimpleNamespace(look=lambda va: SimpleNamespace(host=0x1000, low=0x7000))
    for code, va, told in (
        *[("E_RACE", 0x7000, "E_P2P_POSTED"), ("E_RACE", 0x700F, "E_P2P_POSTED")],
        *[("E_RACE", 0x7010, "E_RACE"), ("E_RACE", 0x6FFF, "E_RACE"), ("E_VM_FAULT", 0x7000, "E_VM_FAULT")],
    ):
        assert between.explained(SimFault(code, "it", {"va": va}), space).code == told


@pytest.mark.parametrize(("at", "is_known"), [(-4, True), (0, False), (12, False), (16, True)])
def test_signals_are_forgotten_from_the_first_to_the_last_place(at: int, is_known: bool) -> None:
    between, words = Between(1, "fast"), (ctypes.c_uint32 * 8)()
    base = ctypes.addressof(words) + 8
    between.wrote(base + at, 500, 0)
    between.forget(base, base + 16)
    assert between.seen(base + at, 0, lambda value: True) == (500 if is_known else 0)


def test_the_order_of_queues_forgets_the_same_places() -> None:
    between = Between(1, "strict")
    assert between.ordering is not None
    between.ordering.values = dict.fromkeys((0xFFC, 0x1000, 0x100C, 0x1010), 1)
    between.forget(0x1000, 0x1010)
    assert between.ordering.values == {0xFFC: 1, 0x1010: 1}
