"""Rings: room that comes back, packets at the end, and the order of write pointer and doorbell."""

from __future__ import annotations

import random
from array import array

import pytest

from hcq.errors import ArgumentError
from hcq.ring import Doorbell, Ring, RingSpace
from tests.hcq.toy import Window


def test_room_comes_back_only_when_the_point_was_waited_for() -> None:
    space, waited = RingSpace(10), list[int]()
    space.put = 6
    space.mark(1)
    space.put = 9
    space.mark(2)
    assert space.reclaim(1, waited.append) and waited == []
    assert space.reclaim(2, waited.append) and waited == [1]
    assert not space.reclaim(11, waited.append) and waited == [1, 2]


def test_room_that_was_cleared_waits_for_nothing_that_was_before() -> None:
    space, waited = RingSpace(10), list[int]()
    space.put = 9
    space.mark(1)
    space.clear()
    assert (space.put, space.room, space.skipped(10)) == (0, 10, 0)
    space.put = 6
    space.mark(2)
    assert space.reclaim(8, waited.append) and waited == [2]


def ring(may_wrap: bool) -> tuple[Ring, Window, Window]:
    memory, bell, pointer = (Window(bytearray(64), 0, size) for size in (32, 8, 8))
    bell = Window(bytearray(8), 0, 8)
    pointer = Window(bytearray(8), 0, 8)
    doorbell = Doorbell(bell, 0, pointer, 0, counts_bytes=not may_wrap)
    return Ring("test", 0, memory.view().cast("I"), doorbell, may_wrap, filler=0xF), bell, pointer


def test_a_batch_wraps_around_the_ring_and_the_pointers_count_on() -> None:
    made, bell, pointer = ring(may_wrap=True)
    assert made.write(array("I", range(6)), 1, lambda point: None) == 0
    assert made.write(array("I", [10, 11, 12, 13]), 2, lambda point: None) == 6
    assert list(made.words) == [12, 13, 2, 3, 4, 5, 10, 11]
    assert bell.read64(0) == pointer.read64(0) == 10


def test_a_ring_whose_packets_may_not_wrap_is_filled_to_its_end() -> None:
    made, bell, _ = ring(may_wrap=False)
    made.write(array("I", range(6)), 1, lambda point: None)
    assert made.write(array("I", [10, 11, 12, 13]), 2, lambda point: None) == 8
    assert list(made.words) == [10, 11, 12, 13, 4, 5, 0xF, 0xF]
    assert bell.read64(0) == 12 * 4


def test_the_write_pointer_is_published_before_the_doorbell() -> None:
    order: list[str] = []

    class Watched(Window):
        def __init__(self, name: str) -> None:
            super().__init__(bytearray(8), 0, 8)
            self.name = name

        def write64(self, offset: int, value: int) -> None:
            order.append(self.name)

    Doorbell(Watched("bell"), 0, Watched("wptr"), 0, False).ring(4)
    assert order == ["wptr", "bell"]


def test_a_batch_larger_than_the_ring_is_refused() -> None:
    made, _, _ = ring(may_wrap=True)
    with pytest.raises(ArgumentError, match="ring test: 9 dwords in one batch, it holds 8"):
        made.write(array("I", range(9)), 1, lambda point: None)


@pytest.mark.parametrize("may_wrap", [True, False])
def test_a_ring_takes_what_fits_to_the_last_dword_and_overwrites_nothing_unread(may_wrap: bool) -> None:
    """Against a list of all words ever written; a wait is asked for only where it is needed."""
    chance = random.Random(2)
    made, bell, pointer = ring(may_wrap)
    stream: list[int] = []  # every dword since the start, fillers too
    ends: list[int] = []  # of batches, by point
    reached = 0

    def wait(point: int) -> None:
        nonlocal reached
        assert point == reached + 1  # the oldest first, and none twice
        reached = point

    for point in range(1, 200):
        need = chance.choice([1, 2, 3, 5, 7, 8])
        words = array("I", (1000 * point + n for n in range(need)))
        left = 8 - len(stream) % 8
        skip = 0 if may_wrap or need <= left else left
        free_before, waited = 8 - (len(stream) - (ends[reached - 1] if reached else 0)), reached
        assert made.make_room(need, wait) is (need + skip <= 8)
        if need + skip > 8:
            with pytest.raises(ArgumentError, match="dwords in one batch, it holds 8"):
                made.write(words, point, wait)
            ends.append(len(stream))
            made.space.mark(point)
            continue
        before = made.write(words, point, wait)
        stream += [0xF] * skip
        assert before == len(stream)
        stream += words
        ends.append(len(stream))
        assert (reached > waited) is (free_before < need + skip)
        assert bell.read64(0) == pointer.read64(0) == len(stream) * (1 if may_wrap else 4)
        shown = [stream[at] if at < len(stream) else 0 for at in range(8)]
        for at in range(max(0, len(stream) - 8), len(stream)):
            shown[at % 8] = stream[at]
        assert list(made.words) == shown
        assert len(stream) - (ends[reached - 1] if reached else 0) <= 8


def test_a_queue_that_was_made_again_rings_the_doorbell_it_has_now() -> None:
    made, old, _ = ring(may_wrap=True)
    made.write(array("I", range(6)), 1, lambda point: None)
    _, bell, pointer = ring(may_wrap=True)
    made.restart(Doorbell(bell, 0, pointer, 0, counts_bytes=False))
    made.write(array("I", range(3)), 2, lambda point: None)
    assert (old.read64(0), bell.read64(0), pointer.read64(0)) == (6, 3, 3)
