"""Rings, argument memory, and the order between queues."""

from __future__ import annotations

import random
from array import array

import numpy as np
import pytest

from hcq.errors import ArgumentError, WaitTimeout
from hcq.queue import ArgumentRing, Doorbell, Ring, RingSpace
from tests.hcq.toy import WAIT, ToyDevice, Window, add_one


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
    assert (space.put, space.room, space.to_end) == (0, 10, 10)
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


def test_argument_blocks_never_cross_the_end_and_wait_for_their_launches() -> None:
    device = ToyDevice()
    queue = device.compute_queue
    memory = ArgumentRing(memoryview(bytearray(256)), 0x1000)
    queue.kernargs = memory
    assert [memory.reserve(64, queue), memory.reserve(100, queue)] == [0, 64]
    queue.pending.extend([0])
    queue.flush()
    assert memory.reserve(80, queue) == 0, "the 64 bytes left at the end are too few"
    assert device.compute_queue.timeline.reached(1)


def test_argument_blocks_of_launches_not_handed_over_yet_make_room_by_being_handed_over() -> None:
    device = ToyDevice()
    queue = device.compute_queue
    queue.kernargs = ArgumentRing(memoryview(bytearray(256)), 0x1000)
    places = []
    for _ in range(6):
        places.append(queue.kernargs.reserve(64, queue))
        queue.pending.extend([0])
    assert places == [0, 64, 128, 192, 0, 64]
    assert queue.timeline.last_point == 1 and len(queue.pending) == 2


def test_arguments_that_can_never_fit_are_refused() -> None:
    device = ToyDevice()
    with pytest.raises(ArgumentError, match="2000 bytes of kernel arguments; the ring holds 1024"):
        device.compute_queue.kernargs.reserve(2000, device.compute_queue)


@pytest.mark.parametrize("first", [0, 1])
def test_compute_and_copies_of_one_buffer_run_in_program_order_whoever_is_fast(first: int) -> None:
    device = ToyDevice(first)
    bump = device.kernel("x", add_one)
    x, y = device.buffer(np.array([10], np.uint32)), device.empty(4)
    for _ in range(5):
        bump(x, grid=(1, 1, 1), block=(1, 1, 1))
        y.copy_from(x)
        bump(y, grid=(1, 1, 1), block=(1, 1, 1))
        x.copy_from(y)
    assert x.numpy(np.uint32).tolist() == [20]


def test_one_wait_orders_all_that_comes_behind_it() -> None:
    """Packets of both queues: what is behind a point of the other is not made to wait for it again."""
    device = ToyDevice()
    bump = device.kernel("x", add_one)
    x, y, z = (device.buffer(np.array([10], np.uint32)) for _ in range(3))
    device.synchronize()
    bump(x, grid=(1, 1, 1), block=(1, 1, 1))
    y.copy_from(x)  # waits for the kernel
    z.copy_from(x)  # is behind it already
    device.copy_queue.order_after_all()
    assert list(device.copy_queue.pending).count(WAIT) == 0 and not device.copy_queue.is_idle
    device.synchronize()
    assert device.toy.log[-6:].count(WAIT) == 1 and z.numpy(np.uint32).tolist() == [11]


def test_a_queue_that_begins_anew_waits_again_for_what_it_had_waited_for() -> None:
    """The wait that was recorded went with the ring, so what comes next is not behind it."""
    device = ToyDevice()
    compute, copy = device.queues
    place = device.empty(8)
    copy.timestamp(place.gpu_va)
    compute.order_after_all()
    assert WAIT in compute.pending
    compute.restart(compute.ring.doorbell)
    assert not compute.pending
    compute.order_after_all()
    assert list(compute.pending) == [WAIT, copy.timeline.signal.gpu_va, copy.timeline.last_point]


@pytest.mark.parametrize("first", [0, 1])
def test_what_is_ordered_after_all_comes_after_what_the_others_only_recorded(first: int) -> None:
    device = ToyDevice(first)
    compute, copy = device.queues
    marks = device.empty(24)
    for place, queue in enumerate((compute, copy, compute)):
        queue.order_after_all()
        queue.timestamp(marks.gpu_va + 8 * place)
    device.synchronize()
    before, between, after = marks.numpy(np.uint64)
    assert before < between < after


def test_a_batch_for_which_the_ring_gets_no_room_stays_recorded() -> None:
    device = ToyDevice(ring_dw=16)
    queue = device.compute_queue
    queue.timeout_s = 5.0
    queue.wait(queue.timeline.signal, 99)
    queue.flush()
    queue.pending.extend([0] * 9)
    with pytest.raises(WaitTimeout):
        queue.flush()
    assert list(queue.pending) == [0] * 9 and queue.next_point == 2


def test_many_launches_with_a_small_ring_and_few_doorbells() -> None:
    device = ToyDevice(ring_dw=64)
    device.compute_queue.flush_dw = 32
    bump = device.kernel("x", add_one)
    x = device.buffer(np.array([0], np.uint32))
    for _ in range(1000):
        bump(x, grid=(1, 1, 1), block=(1, 1, 1))
    assert x.numpy(np.uint32).tolist() == [1000]
    assert device.compute_queue.timeline.last_point < 250, "launches were not batched"


def test_timelines_are_renewed_before_the_counter_wraps() -> None:
    device = ToyDevice(limit=20)
    bump = device.kernel("x", add_one)
    x = device.buffer(np.array([0], np.uint32))
    for turn in range(100):
        bump(x, grid=(1, 1, 1), block=(1, 1, 1))
        assert x.numpy(np.uint32).tolist() == [turn + 1]
    assert device.compute_queue.timeline.last_point >= 100
    assert all(queue.timeline.signal.value <= 20 for queue in device.queues)


def test_a_wait_that_nobody_ends_times_out_and_says_how_far_the_queue_is() -> None:
    device = ToyDevice()
    device.compute_queue.timeout_s = 5.0
    lonely = device.compute_queue.timeline.signal
    device.compute_queue.wait(lonely, 99)
    with pytest.raises(
        WaitTimeout, match="submission 1 on compute: compute is at submission 0 of 1 after 5 s"
    ):
        device.synchronize()


def test_both_queues_take_timestamps() -> None:
    device = ToyDevice()
    marks = device.empty(16)
    device.compute_queue.timestamp(marks.gpu_va)
    device.copy_queue.timestamp(marks.gpu_va + 8)
    device.synchronize()
    assert (marks.numpy(np.uint64) > 0).all()


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


def test_argument_blocks_are_aligned_apart_and_fill_the_ring_to_its_end() -> None:
    device = ToyDevice()
    queue, memory = device.compute_queue, ArgumentRing(memoryview(bytearray(256)), 0x1000)
    queue.kernargs = memory
    assert [memory.reserve(count, queue) for count in (1, 64, 65)] == [0, 64, 128]
    assert memory.space.room == 0
    queue.pending.extend([0])
    queue.flush()
    memory.space.mark(queue.timeline.last_point)
    assert memory.reserve(256, queue) == 0, "a block as large as the ring fits it"
    with pytest.raises(ArgumentError, match="257 bytes of kernel arguments; the ring holds 256"):
        ArgumentRing(memoryview(bytearray(256)), 0).reserve(257, queue)
