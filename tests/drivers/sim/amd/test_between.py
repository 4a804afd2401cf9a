"""What cards of one machine have between them: whose memory is where, what a signal carries, and rules B.

Rules: firmware_notes/strictness.md, "Between cards".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from drivers import open_many
from drivers.core.errors import SimFault
from drivers.inside import simulated_card
from hcq import transfer
from hcq.device import Device
from hcq.settings import Settings
from tests.drivers.amd.kernels import BUMP, program

NAMES = ("sim:navi31*2", "sim:navi48*2", "sim:navi48/pci*2")
ONE = (1, 1, 1)


@pytest.fixture(params=NAMES)
def pair(request: pytest.FixtureRequest) -> Iterator[Any]:
    devices = open_many(request.param, Settings(sim="strict"))
    x = devices[0].buffer(np.full(1024, 5, np.uint32))
    y = devices[1].buffer(np.zeros(1024, np.uint32))
    transfer.copy(y, x, size=4)
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
