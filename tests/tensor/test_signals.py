"""A signal between cards that is left out of a collective is a race on strict cards, whatever the algorithm.

Every wait of a queue for one of another card is left out in turn. One that the others imply (what it waits
for comes before it by them, too) may go without harm, and so may one for a card that only touches another
part of the same buffer: waits are by buffers, races by bytes. What is not caught must leave the values right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from unittest.mock import patch

import numpy as np
import pytest

from drivers import open_many
from drivers.core.errors import SimFault
from hcq.queue import Queue
from hcq.settings import Settings
from tensor import Tensor, runtime
from tensor.schedule import collective
from tools.bench.computing import computing_on

CARDS = "sim:navi31*4"
VALUES = np.random.default_rng(0).integers(-9, 9, (4, 12)).astype(np.float32)
Made = tuple[Tensor, Callable[[Tensor], Tensor], np.ndarray]  # a tensor, what is done with it, the result
Moment = tuple[str, int]  # a queue's name, and the number of a submission


def in_parts() -> Tensor:
    return Tensor(VALUES).shard(CARDS, 0).realize()


def summed() -> Made:
    return in_parts(), lambda x: x.sum(0), VALUES.sum(0)


def scattered() -> Made:
    target = Tensor(np.zeros(12, np.float32)).shard(CARDS, 0).realize()
    return in_parts(), lambda x: target.assign(target + x.sum(0)), VALUES.sum(0)


def gathered() -> Made:
    return in_parts(), lambda x: x.shard(CARDS) + 1, VALUES + 1


def turned() -> Made:
    return in_parts(), lambda x: x.shard(CARDS, 1) + 1, VALUES + 1


def told() -> Made:
    return (Tensor(VALUES).to("sim:navi31#0") * 2).realize(), lambda x: x.to(CARDS) + 1, VALUES * 2 + 1


ALL = {
    **{f"all-reduce, {way}": (summed, way) for way in ("once", "twice", "ring", "tree")},
    "reduce-scatter": (scattered, ""),
    "all-gather": (gathered, ""),
    "all-to-all": (turned, ""),
    "broadcast": (told, ""),
}


@dataclass
class Waits:
    """Waits as they are recorded: what comes after what. between: those for another card's queue, by their
    number among all; leave: which of these is left out, and `fault`, the code of what came of it."""

    leave: int = -1
    edges: list[tuple[Moment, Moment]] = field(default_factory=list)
    between: list[int] = field(default_factory=list)
    fault: str = ""

    def note(self, queue: Queue, other: Queue, point: int) -> None:
        self.edges.append(((other.name, point), (queue.name, queue.next_point)))

    def is_implied(self, left_out: int) -> bool:
        """Does what this wait is for come before it, too, by the others and the order of each queue?"""
        begin, end = self.edges[left_out]
        others = [edge for number, edge in enumerate(self.edges) if number != left_out]
        reached, waiting = set[Moment](), [begin]
        while waiting:
            name, point = waiting.pop()
            if name == end[0] and point <= end[1]:
                return True
            found = [after for (of, at), after in others if of == name and at >= point]
            waiting += [each for each in found if each not in reached]
            reached.update(found)
        return False


@contextmanager
def watched(waits: Waits, way: str) -> Iterator[None]:
    """Every wait is noted, and one left out; sums go by one algorithm."""
    wait_for, after_peer, costs = Queue._wait_for, Queue._order_after_peer, collective.costs

    def between(queue: Queue, other: Queue, point: int) -> None:
        waits.between.append(len(waits.edges))
        waits.note(queue, other, point)
        if len(waits.between) - 1 != waits.leave:
            wait_for(queue, other, point)

    def inside(queue: Queue, index: int, point: int) -> None:
        waits.note(queue, queue.peers[index], point)
        after_peer(queue, index, point)

    def only(nbytes: int, count: int, link: collective.Link) -> dict[str, float]:
        return {way: 0.0} if way else costs(nbytes, count, link)

    patches = {"_wait_for": between, "_order_after_peer": inside}
    with patch.multiple(Queue, **patches), patch.object(collective, "costs", only):
        yield


def carried_out(name: str, leave: int = -1) -> Waits:
    """A collective on cards of a machine of their own."""
    make, way = ALL[name]
    waits = Waits(leave)
    first, *others = open_many(CARDS, Settings(sim="strict"))
    with suppress(SimFault), computing_on(first) as made:  # what has raced may not close in peace either
        made.adopt(CARDS, [first, *others])
        x, action, expected = make()
        runtime.synchronize()
        try:
            with watched(waits, way):
                found = action(x).realize()
                runtime.synchronize()
            np.testing.assert_array_equal(found.numpy(), expected)
        except SimFault as fault:
            waits.fault = fault.code
        for device in others:
            with suppress(SimFault):
                device.close()
    return waits


@pytest.mark.sim
@pytest.mark.parametrize("name", ALL)
def test_a_signal_left_out_of_a_collective_is_caught(name: str) -> None:
    whole = carried_out(name)
    assert not whole.fault and len(whole.between) >= 3
    needed = [n for n, edge in enumerate(whole.between) if not whole.is_implied(edge)]
    assert carried_out(name, needed[-1]).fault in ("E_RACE", "E_P2P_POSTED")


@pytest.mark.sim
@pytest.mark.conformance
@pytest.mark.parametrize("name", ALL)
def test_any_signal_left_out_is_caught_or_changes_nothing(name: str) -> None:
    whole = carried_out(name)
    found = [carried_out(name, number).fault for number in range(len(whole.between))]
    assert set(found) <= {"", "E_RACE", "E_P2P_POSTED"}
    needed = [n for n, edge in enumerate(whole.between) if not whole.is_implied(edge)]
    assert 2 * sum(bool(found[n]) for n in needed) > len(needed)
