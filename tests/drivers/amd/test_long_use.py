"""A device as programs use it for long: queues, copies, graphs and errors in turn; nothing leaks or is lost.

What a piece does alone stands in the tests of that piece.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from drivers.amd.device import AmdDevice
from drivers.core.errors import ArgumentError, DeviceError
from hcq.buffer import Buffer
from hcq.graph import Call
from hcq.heap import MemoryKind
from tests.devices import opened
from tests.drivers.amd.kernels import BUMP, program

pytestmark = pytest.mark.sim
ONE = (1, 1, 1)
MODES = ("fast", "strict")


def word(device: AmdDevice, value: int = 0, kind: MemoryKind = MemoryKind.DEVICE) -> Buffer:
    made = device.empty(4, "word", kind)
    made.copyin(np.array([value], np.uint32))
    return made


def value(buffer: Buffer) -> int:
    return int(buffer.numpy(np.uint32)[0])


def mappings() -> int:
    """How many pieces of memory this process has mapped."""
    gc.collect()
    gc.collect()  # what the first one freed held more
    return len(Path("/proc/self/maps").read_text().splitlines())


@pytest.mark.parametrize("mode", MODES)
def test_devices_that_are_closed_leave_no_mapping(mode: str, device_name: str) -> None:
    found = []
    for _ in range(4):
        with opened(device_name, sim=mode) as device:
            x = word(device)
            program(device, ["x", "n"], BUMP)(x, np.int32(1), grid=ONE, block=ONE)
        del device, x
        found.append(mappings())
    assert found[3] - found[1] < 8, found


@pytest.mark.parametrize("mode", MODES)
def test_buffers_made_and_dropped_around_launches_leave_none(mode: str, device_name: str) -> None:
    device = opened(device_name, sim=mode)
    bump = program(device, ["x", "n"], BUMP)
    before, held = mappings(), device.in_use_bytes
    for turn in range(60):
        x = word(device, turn)
        bump(x, np.int32(2), grid=ONE, block=ONE)
        if turn % 3:
            assert value(x) == turn + 2
        else:
            x.free()
        del x
    device.synchronize()
    assert device.in_use_bytes == held and mappings() - before < 24
    device.close()


@pytest.mark.parametrize("mode", MODES)
def test_launches_copies_fills_and_replays_keep_their_order(mode: str, device_name: str) -> None:
    device = opened(device_name, sim=mode)
    bump = program(device, ["x", "n"], BUMP)
    x, y, pinned = word(device), word(device), word(device, 0, MemoryKind.HOST)
    graph = device.graph([Call(bump, (x, np.int32(10)), ONE, ONE), Call(bump, (y, np.int32(1)), ONE, ONE)])
    for queue in device.queues:
        queue.timeline.limit = 20  # so that signals begin again now and then
    for turn in range(12):
        x.fill(turn)
        graph.replay()
        bump(x, np.int32(100), grid=ONE, block=ONE)
        y.copy_from(x)
        graph.replay()
        pinned.copy_from(y)
        bump(pinned, np.int32(1000), grid=ONE, block=ONE)
        assert pinned.host_view().cast("I")[0] == turn + 10 + 100 + 1 + 1000
        assert (value(x), value(y)) == (turn + 120, turn + 111)
    device.close()


def test_refused_calls_between_launches_lose_none(device_name: str) -> None:
    device = opened(device_name)
    bump, x = program(device, ["x", "n"], BUMP), word(device)
    n = np.int32(1)
    refused: list[Callable[[], object]] = [
        lambda: bump(x, grid=ONE, block=ONE),
        lambda: bump(x, 1, grid=ONE, block=ONE),
        lambda: bump(n, n, grid=ONE, block=ONE),
        lambda: bump(x, n, grid=(0, 1, 1), block=ONE),
        lambda: bump(x, n, grid=ONE, block=(2000, 1, 1)),
        lambda: bump(x, n, grid=ONE, block=ONE, lds=1 << 20),
        lambda: x.numpy(np.uint32, 2),
        lambda: x.copyin(b"12345"),
        lambda: x.copy_from(device.empty(8)),
        lambda: device.load(b"no code"),
        lambda: device.graph([Call(bump, (x,), ONE, ONE)]),
    ]
    for act in refused:
        bump(x, n, grid=ONE, block=ONE)
        with pytest.raises(DeviceError) as caught:
            act()
        assert "\n" not in str(caught.value)
    assert value(x) == len(refused)
    device.close()


def test_two_cards_exchange_through_the_host(device_name: str) -> None:
    from drivers import open_many

    cards = [card for card in open_many(f"{device_name}*2") if isinstance(card, AmdDevice)]
    bumps = [program(card, ["x", "n"], BUMP) for card in cards]
    words = [word(card, index) for index, card in enumerate(cards)]
    for _ in range(5):
        for bump, x in zip(bumps, words, strict=True):
            bump(x, np.int32(3), grid=ONE, block=ONE)
        first = words[0].copyout()
        words[0].copyin(words[1].copyout())
        words[1].copyin(first)
    assert [value(x) for x in words] == [16, 15]
    with pytest.raises(ArgumentError, match=r"test is on .*#0, its argument is .*#1"):
        bumps[0](words[1], np.int32(1), grid=ONE, block=ONE)
    with pytest.raises(ArgumentError, match="device and size must be the same"):
        words[0].copy_from(words[1])
    cards[0].close()
    bumps[1](words[1], np.int32(1), grid=ONE, block=ONE)
    assert value(words[1]) == 16
    cards[1].close()


def test_a_device_closed_with_work_on_its_way_says_so_to_whoever_comes_late(device_name: str) -> None:
    with opened(device_name) as device:
        bump, x = program(device, ["x", "n"], BUMP), word(device)
        for _ in range(20):
            bump(x, np.int32(1), grid=ONE, block=ONE)
    loads = (lambda: device.load(b""), lambda: device.load_all(b""))
    launch = partial(bump, x, np.int32(1), grid=ONE, block=ONE)
    for act in (lambda: value(x), launch, device.synchronize, *loads):
        with pytest.raises(DeviceError, match=f"{device_name} is closed"):
            act()
    x.free()
    device.close()
