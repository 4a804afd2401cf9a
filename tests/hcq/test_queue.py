"""Argument memory, and the order between queues."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from hcq.errors import ArgumentError, DeviceError, WaitTimeout
from hcq.graph import Call
from hcq.queue import REMEMBERED_WAITS, ArgumentRing, Queue, Use
from tests.hcq.toy import WAIT, ToyDevice, add_one


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
    graph = device.graph([Call(bump, (x,), (1, 1, 1), (1, 1, 1))])
    for turn in range(200):
        device.fill(x, turn)
        device.copy_queue.flush()
        assert device.copy_queue.timeline.signal.value <= 20
    for _ in range(100):
        graph.replay()
        device.compute_queue.flush()
    assert x.numpy(np.uint32).tolist() == [299]
    device.fill(x, 199)
    assert x.numpy(np.uint32).tolist() == [199]
    assert all(queue.timeline.last_point >= 100 for queue in device.queues)
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


def use(queue: Queue, begin: int, end: int, writes: bool) -> Use:
    return Use(queue, 1, begin, end, writes)


@pytest.mark.parametrize(
    ("begin", "end", "meets"),
    [(8, 16, True), (15, 16, True), (0, 9, True), (16, 24, False), (0, 8, False), (10, 12, True)],
)
def test_uses_of_the_same_bytes_must_be_ordered_if_one_of_them_writes(
    begin: int, end: int, meets: bool
) -> None:
    queue = ToyDevice().copy_queue
    for earlier, later in ((True, True), (True, False), (False, True)):
        assert use(queue, 8, 16, earlier).meets(begin, end, later) is meets
    assert not use(queue, 8, 16, False).meets(begin, end, False)


def test_a_use_is_remembered_until_a_later_one_of_its_queue_stands_for_it() -> None:
    device = ToyDevice()
    queue, other = device.copy_queue, device.compute_queue
    written, read = use(queue, 8, 16, True), use(queue, 8, 16, False)
    for begin, end in ((8, 16), (8, 17), (7, 16), (0, 64)):
        assert written.is_replaced_by(use(queue, begin, end, True))
        assert read.is_replaced_by(use(queue, begin, end, True))
        assert read.is_replaced_by(use(queue, begin, end, False))
        assert not written.is_replaced_by(use(queue, begin, end, False))  # who reads next waits for it alone
        assert not written.is_replaced_by(use(other, begin, end, True))
    for begin, end in ((9, 16), (8, 15), (0, 8), (16, 24)):
        assert not written.is_replaced_by(use(queue, begin, end, True))


class Waiting:
    """A queue of some device, as far as it says whom it waits for; `reached`: the points that are done."""

    held_up_by, _awaited = Queue.held_up_by, Queue._awaited

    def __init__(self, owner: str, reached: int = 0, base: int = 0) -> None:
        self.owner, self._waits = owner, list[Any]()
        word = SimpleNamespace(value=reached - base)
        self.timeline = SimpleNamespace(base=base, signal=word, reached=lambda point: point <= reached)

    def comes_after(self, mine: int, other: Waiting, point: int) -> None:
        self._waits.append((mine, other, point))


@pytest.mark.parametrize("base", [0, 40])
def test_a_queue_is_held_up_by_what_the_submission_that_is_due_comes_after(base: int) -> None:
    late = Waiting("other", reached=3)
    for mine, is_held in ((43, False), (44, True), (45, False)):
        queue = Waiting("own", reached=43, base=base)
        queue.comes_after(mine, late, 4)
        assert queue.held_up_by() is (late if is_held else queue)
    queue = Waiting("own", reached=43, base=base)
    queue.comes_after(44, late, 3)  # which is there
    assert queue.held_up_by() is queue


def test_a_queue_is_held_up_by_the_last_in_a_row_and_by_none_of_its_own_device() -> None:
    first, middle, last, own = Waiting("a"), Waiting("b"), Waiting("c"), Waiting("a")
    first.comes_after(1, middle, 1)
    middle.comes_after(1, last, 1)
    assert first.held_up_by() is last and middle.held_up_by() is last and last.held_up_by() is last
    middle.comes_after(1, own, 1)
    assert first.held_up_by() is first and middle.held_up_by() is not middle
    round_trip, back = Waiting("a"), Waiting("b")
    round_trip.comes_after(1, back, 1)
    back.comes_after(1, round_trip, 1)
    assert round_trip.held_up_by() is round_trip


def test_the_limit_of_a_wait_is_for_a_device_that_finishes_nothing() -> None:
    """The toy's copy engine does one packet a turn, which is a second of its clock."""
    device = ToyDevice()
    late: list[WaitTimeout] = []
    device.copy_queue.timeout_s, device.copy_queue.on_late = 8.0, late.append
    buffer = device.empty(64, "x")
    for word in range(20):
        device.fill(buffer, word)
        device.copy_queue.flush()
    device.copy_queue.wait_host(device.copy_queue.timeline.last_point)
    assert device.toy.turns > 20 and not late
    device.toy.engines[1].step = lambda: False  # type: ignore[method-assign]
    device.fill(buffer, 1)
    with pytest.raises(WaitTimeout, match="after 8 s") as caught:
        device.copy_queue.wait_host(device.copy_queue.timeline.last_point)
    assert late == [caught.value]


def test_waits_whose_submission_is_done_are_forgotten_and_no_other() -> None:
    device = ToyDevice()
    queue, other = device.queues
    queue.order_after_queue(other, 0)
    other.timeline.next_point = REMEMBERED_WAITS + 10
    for point in range(1, REMEMBERED_WAITS + 3):
        queue.order_after_queue(other, point)
        queue.timeline.advance()
    assert len(queue._waits) == REMEMBERED_WAITS + 2, "none of them is done"
    queue.timeline.signal.window.write64(queue.timeline.signal.offset, REMEMBERED_WAITS)
    queue.order_after_queue(other, REMEMBERED_WAITS + 3)
    assert [mine for mine, _, _ in queue._waits] == [REMEMBERED_WAITS + n for n in (1, 2, 3)]


def test_nothing_waits_for_a_submission_that_was_never_recorded() -> None:
    """What an error cut short leaves its point with the buffer, and no packet that reaches it."""
    device = ToyDevice()
    compute, copy = device.queues
    compute.order_after_queue(copy, copy.next_point)
    assert not compute.pending


def test_only_a_queue_that_writes_its_ring_is_handing_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where writing ends in an error it still is: the device may have seen a part of the batch."""
    queue = ToyDevice().compute_queue
    seen = list[bool]()

    def fail(*_: object) -> int:
        seen.append(queue.is_handing_over)
        raise DeviceError("the bus is gone")

    queue.retire = lambda point: seen.append(queue.is_handing_over)  # type: ignore[method-assign]
    queue.pending.append(0)
    queue.flush()
    assert [*seen, queue.is_handing_over] == [False, False]
    monkeypatch.setattr(queue.ring, "write", fail)
    queue.pending.append(0)
    with pytest.raises(DeviceError, match="the bus is gone"):
        queue.flush()
    assert [*seen[1:], queue.is_handing_over] == [False, True, True]


def test_timelines_are_renewed_among_copies_too() -> None:
    device = ToyDevice(limit=20)
    x, y = device.buffer(np.array([7], np.uint32)), device.empty(4)
    for _ in range(100):
        y.copy_from(x)
        device.copy_queue.flush()
        assert device.copy_queue.timeline.signal.value <= 20
    assert y.numpy(np.uint32).tolist() == [7] and device.copy_queue.timeline.last_point >= 100


def test_a_queue_waits_once_for_a_point_of_its_own_device() -> None:
    device = ToyDevice()
    compute, copy = device.queues
    copy.pending.append(0)
    copy.flush()
    for _ in range(2):
        compute.order_after_queue(copy, 1)
    assert list(compute.pending) == [WAIT, copy.timeline.signal.gpu_va, 1]


def strangers() -> tuple[Queue, Queue]:
    """Queues of two devices of which the first sees the other's timeline."""
    one, other = ToyDevice(), ToyDevice()
    one.compute_queue.sight = lambda queue: queue.timeline.signal
    one.compute_queue.owner, other.copy_queue.owner = one, other
    return one.compute_queue, other.copy_queue


def test_of_another_device_too_nothing_waits_for_a_submission_that_was_never_recorded() -> None:
    mine, other = strangers()
    mine.order_after_queue(other, other.next_point)
    assert not mine.pending


def test_a_wait_that_ends_at_another_device_says_where_that_one_is() -> None:
    mine, other = strangers()
    for queue in (mine, other):
        queue.timeout_s = 5.0
    other.pending.append(0)
    mine.order_after_queue(other, other.next_point)
    mine.flush()
    with pytest.raises(WaitTimeout, match="5 s; it waits for copy is at submission 0 of 1"):
        mine.wait_host(1)


def test_the_record_of_a_clock_is_its_64_bits_alone_where_no_vendor_says_more() -> None:
    assert (Queue.stamp_bytes, Queue.stamp_at) == (8, 0)
