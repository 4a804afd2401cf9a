"""Exchanges between devices give every device what it must have: their graphs, computed in numpy.

one_device.py is covered by tests/tensor/test_several.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.links import Link
from tensor.dtype import DType, dtypes
from tensor.ir import carriers
from tensor.ir.graph import Node, Op, node, toposort
from tensor.schedule import collective
from tensor.schedule.collective import DeviceGroup, costs
from tensor.schedule.storage import Storage
from tests.tensor.oracle import evaluate


class Wires:
    """Sends are counted. given: what each device has; what is sent, or is the result, is made of that alone
    and of what was sent there."""

    def __init__(self, count: int, given: list[Node] | None = None) -> None:
        self.sent: list[tuple[int, int, int]] = []
        self.group = DeviceGroup(count, self.send)
        self.home = {value: device for device, value in enumerate(given or [])}

    def send(self, value: Node, source: int, target: int) -> Node:
        assert self.homes(value) <= {source}
        if source == target:
            return value
        self.sent.append((source, target, value.size))
        made = node(Op.CONTIGUOUS, value.dtype, value.shape, (value,), (source, target))
        self.home[made] = target
        return made

    def homes(self, value: Node) -> set[int]:
        ends = toposort(value, stop=self.home.__contains__)
        return {self.home[end] for end in ends if end in self.home}

    def values(self, made: list[Node]) -> list[np.ndarray[Any, Any]]:
        """What each device has in the end."""
        assert all(self.homes(value) <= {device} for device, value in enumerate(made))
        return evaluate(*made)


def parts(count: int, shape: tuple[int, ...]) -> tuple[list[Node], np.ndarray[Any, Any]]:
    """Whole numbers of each device, as nodes and as one array."""
    values = np.random.default_rng(count).integers(-8, 8, (count, *shape)).astype(np.float32)
    return [carriers.memory(*stored(each)) for each in values], values


def stored(values: np.ndarray[Any, Any]) -> tuple[Storage, DType, tuple[int, ...]]:
    return Storage.from_numpy(values.reshape(-1).copy()), dtypes.float32, values.shape


@pytest.mark.parametrize("way", ["once", "twice", "ring", "tree"])
@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_every_way_to_reduce_gives_every_device_the_whole_sum(way: str, count: int) -> None:
    given, values = parts(count, (5, 3))
    wires = Wires(count, given)
    for made in wires.values(collective.all_reduce(wires.group, Op.REDUCE_ADD, given, way)):
        np.testing.assert_array_equal(made, values.sum(0))
    for made in wires.values(collective.all_reduce(wires.group, Op.REDUCE_MAX, given, way)):
        np.testing.assert_array_equal(made, values.max(0))


def test_in_a_ring_only_neighbours_send_and_in_two_steps_each_device_sends_its_share() -> None:
    count, size = 4, 16
    given, _ = parts(count, (size,))
    ring, twice = Wires(count), Wires(count)
    collective.all_reduce(ring.group, Op.REDUCE_ADD, given, "ring")
    collective.all_reduce(twice.group, Op.REDUCE_ADD, given, "twice")
    assert all(target == (source + 1) % count for source, target, _ in ring.sent)
    for wires in (ring, twice):
        by_source = [sum(n for source, _, n in wires.sent if source == i) for i in range(count)]
        assert by_source == [2 * (count - 1) * size // count] * count


def test_what_is_small_goes_at_once_and_what_is_large_in_pieces() -> None:
    small, large = costs(64, 6, Link()), costs(256 << 20, 6, Link())
    assert min(small, key=small.__getitem__) == "once"
    assert min(large, key=large.__getitem__) in ("twice", "ring")
    far = costs(256 << 20, 6, Link(is_ring=True))
    assert min(far, key=far.__getitem__) == "ring"


@pytest.mark.parametrize(
    ("is_ring", "once", "twice"), [(False, 1 + 3 * 8, 2 * (1 + 3 * 2)), (True, 1 + 6 * 8, 2 * (1 + 6 * 2))]
)
def test_a_way_costs_its_steps_and_what_the_busiest_link_carries(
    is_ring: bool, once: int, twice: int
) -> None:
    """Eight bytes of four devices, a second for a copy and one for a byte. In a ring, of the three that
    each device sends, one goes one link far, one two, and the third one back: of 4 * 3 * 2 over 4 links."""
    found = costs(8, 4, Link(copy_s=1, between_cards=1, is_ring=is_ring))
    assert found == {"once": once, "twice": twice, "ring": 6 * (1 + 2), "tree": 4 * (1 + 8)}


@pytest.mark.parametrize(("size", "sent"), [(9_000, 9_000), (10_000, 1_667)])
def test_bytes_decide_which_way_is_taken(size: int, sent: int) -> None:
    """Six devices: what pieces save, 10 / 3 of 4 * size bytes at 25.2 GB/s, is worth 5 us from 9,450 on."""
    wires = Wires(6)
    collective.all_reduce(wires.group, Op.REDUCE_ADD, parts(6, (size,))[0])
    assert {count for _, _, count in wires.sent} == {sent}


def test_several_values_are_reduced_as_one() -> None:
    one, first = parts(3, (4,))
    two, second = parts(3, (2, 3))
    wires = Wires(3)
    made = collective.all_reduce_together(wires.group, Op.REDUCE_ADD, list(zip(one, two, strict=True)))
    for own in made:
        for found, wanted in zip(evaluate(*own), (first.sum(0), second.sum(0)), strict=True):
            np.testing.assert_array_equal(found, wanted)
    assert len(wires.sent) == 3 * 2


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("is_ring", [False, True])
def test_shares_are_gathered_scattered_and_turned(count: int, is_ring: bool) -> None:
    given, values = parts(count, (12, 24))
    wires = Wires(count, given)
    group = DeviceGroup(count, wires.send, Link(is_ring=is_ring))
    for found in wires.values(collective.all_gather(group, given, 1)):
        np.testing.assert_array_equal(found, np.concatenate([*values], 1))
    near = [(target - source) % count == 1 for source, target, _ in wires.sent]
    assert len(near) == count * (count - 1) and (all(near) or not is_ring)
    shares = wires.values(collective.reduce_scatter(group, Op.REDUCE_ADD, given, 0))
    np.testing.assert_array_equal(np.concatenate(shares), values.sum(0))
    turned = wires.values(collective.all_to_all(group, given, 0, 1))
    np.testing.assert_array_equal(np.concatenate(turned, 1), np.concatenate([*values], 0))


@pytest.mark.parametrize("count", [2, 3, 5, 6])
def test_a_broadcast_takes_as_many_rounds_as_doublings(count: int) -> None:
    (value, *_), values = parts(count, (3,))
    wires = Wires(count, [value])
    for found in wires.values(collective.broadcast(wires.group, value)):
        np.testing.assert_array_equal(found, values[0])
    assert len(wires.sent) == count - 1 and len({target for _, target, _ in wires.sent}) == count - 1
