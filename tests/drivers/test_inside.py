"""What happens to one of several cards, and to the others: it is named, they go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from drivers import injure, model_time, open_many
from hcq import transfer
from hcq.device import Device
from hcq.errors import ArgumentError, DeviceError
from hcq.settings import Settings
from tests.drivers.amd.kernels import BUMP, program

ONE = (1, 1, 1)
NAMES = ("sim:navi31*3", "sim:navi48/pci*3")
ENDS = (
    *((NAMES[0], "vanish", 0), (NAMES[0], "hang", 7), (NAMES[1], "vanish", 7)),
    *(
        pytest.param(*each, marks=pytest.mark.conformance)
        for each in ((NAMES[1], "hang", 0), (NAMES[1], "hang", 7))
    ),
)


@pytest.fixture(params=NAMES)
def cards(request: pytest.FixtureRequest) -> Iterator[list[Device]]:
    devices = open_many(request.param)
    yield devices
    for device in devices:
        device.close()


def work(devices: list[Device]) -> list[Any]:
    """A ring of copies between all of them, some rounds. Returns the last device's numbers."""
    data = np.arange(4096, dtype=np.uint32)
    buffers = [device.buffer(data) for device in devices]
    for _ in range(4):
        for source, target in zip(buffers, (*buffers[1:], buffers[0]), strict=True):
            transfer.copy(target, source)
    return [buffer.numpy(np.uint32).tolist() == data.tolist() for buffer in buffers]


@pytest.mark.sim
@pytest.mark.parametrize(("cards", "kind", "after"), ENDS, indirect=["cards"])
def test_a_card_that_ends_names_itself_and_the_others_go_on(
    cards: list[Device], kind: str, after: int
) -> None:
    work(cards)
    assert injure(cards[1], kind, after) == after
    with pytest.raises(DeviceError) as told:
        work(cards)
    assert told.value.device == cards[1].name
    assert cards[1].name in str(told.value)
    assert cards[1].lost
    with pytest.raises(DeviceError, match=f"{cards[1].name} was lost: .*Close the device"):
        cards[1].empty(4)
    assert all(work([cards[0], cards[2]]))
    bump = program(cards[0], ["x", "n"], BUMP)  # type: ignore[arg-type]
    x = cards[0].buffer(np.zeros(1, np.uint32))
    bump(x, np.uint32(3), grid=ONE, block=ONE)
    assert x.numpy(np.uint32)[0] == 3


@pytest.mark.sim
def test_a_fault_of_one_card_seen_while_another_is_waited_for_recovers_the_right_one(
    cards: list[Device],
) -> None:
    bump = program(cards[1], ["x", "n"], BUMP)  # type: ignore[arg-type]
    x = cards[1].buffer(np.zeros(1, np.uint32))
    y = cards[0].empty(16)
    work(cards)
    gone = cards[1].empty(4096)
    cards[1].synchronize()
    cards[1].compute_queue.timestamp(x.gpu_va + (1 << 30))
    cards[1].compute_queue.flush()
    y.fill(1)
    with pytest.raises(DeviceError) as told:
        for _ in range(100):
            y.fill(1)
            cards[0].synchronize()
    assert told.value.device == cards[1].name
    assert not cards[0].losses
    assert cards[1].losses
    gone.free()
    bump(x, np.uint32(3), grid=ONE, block=ONE)
    assert x.numpy(np.uint32)[0] == 3
    assert all(work(cards))


@pytest.mark.sim
def test_the_same_seed_ends_a_card_at_the_same_moment() -> None:
    texts = []
    for _ in range(2):
        devices = open_many("sim:navi31*2", Settings(seed=3))
        injure(devices[1], "vanish", seed=11)
        with pytest.raises(DeviceError) as told:
            for _ in range(100):
                work(devices)
        texts.append(str(told.value))
        for device in devices:
            device.close()
    assert texts[0] == texts[1]


def test_only_a_simulated_card_can_be_hurt_and_only_in_known_ways() -> None:
    [host] = open_many("cpu")
    with pytest.raises(ArgumentError, match="cpu is no simulated AMD card"):
        injure(host, "hang")
    host.close()
    [card] = open_many("sim:navi31")
    with pytest.raises(
        ArgumentError, match="no accident 'burn' can happen to a card; there are hang, vanish"
    ):
        injure(card, "burn")
    with pytest.raises(ArgumentError, match="after -1 steps; allowed are 0 and more"):
        injure(card, "hang", -1)
    card.close()


@pytest.mark.sim
@pytest.mark.parametrize("name", ["sim:navi31*3", "sim:navi48/pci*3"])
def test_the_model_of_time_says_what_copies_between_cards_take(name: str) -> None:
    devices = open_many(name)
    size = 25_200_000
    x, y, z = (device.empty(size) for device in devices)
    transfer.copy(y, x, size=4)
    transfer.copy(z, x, size=4)
    with model_time(devices) as alone:
        transfer.copy(y, x)
    assert alone.ns == pytest.approx(1_000_000, rel=0.02)
    data = [each for each in alone.copies if each.size > 4]  # the others see to it that these arrived
    assert {(each.source, each.target) for each in data} == {(0, 1)}
    assert sum(each.size for each in data) == size
    with model_time(devices) as after_another:
        transfer.copy(y, x)
        transfer.copy(z, y)
    assert after_another.ns == pytest.approx(2_000_000, rel=0.05)
    with model_time(devices) as beside:
        transfer.copy(z, x)
        transfer.copy(y, x, size=0)
        transfer.copy(x, y, source_at=0, size=size // 2)
    assert beside.ns < 1_700_000
    for device in devices:
        device.close()
