"""What queues and the host know of each other's tasks, step by step, without a card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drivers.sim.amd.ordering import HOST, Ordering, QueueOrder, TaskOrder

SIGNAL, OTHER = 0x1000, 0x2000


def at_least(reference: int) -> Callable[[int], bool]:
    return lambda value: value >= reference


@pytest.fixture
def book() -> Ordering:
    return Ordering()


@pytest.fixture
def one(book: Ordering) -> QueueOrder:
    return book.new_queue()


@pytest.fixture
def two(book: Ordering) -> QueueOrder:
    return book.new_queue()


def done(queue: QueueOrder) -> TaskOrder:
    """A task that is over."""
    made = queue.begin()
    queue.finish()
    return made


def test_a_task_comes_after_those_of_its_queue_that_were_over_and_after_no_other(
    one: QueueOrder, two: QueueOrder
) -> None:
    first, second = done(one), one.begin()
    third = one.begin()
    assert second.covers(first) and third.covers(first)
    assert not third.covers(second) and not second.covers(second) and not first.covers(second)
    assert not two.begin().covers(first)


def test_what_has_no_number_is_the_host_s_and_neither_waits_nor_is_waited_for(one: QueueOrder) -> None:
    task = one.begin()
    assert (TaskOrder().engine, TaskOrder().number) == (HOST, 0)
    assert task.covers(TaskOrder()) and TaskOrder().covers(task)


def test_a_doorbell_brings_what_the_host_touched_until_it_stood_still(
    book: Ordering, one: QueueOrder
) -> None:
    touched = book.host_stops()
    assert (touched.engine, touched.number) == (HOST, 1) and touched.covers(touched)
    assert not one.begin().covers(touched)
    one.doorbell()
    assert one.begin().covers(touched)
    later = book.host_stops()
    assert later.covers(touched) and not touched.covers(later) and not one.begin().covers(later)


def test_a_doorbell_of_a_busy_queue_counts_from_its_own_submission_on(
    book: Ordering, one: QueueOrder
) -> None:
    touched = []
    for _ in range(2):
        touched.append(book.host_stops())
        one.doorbell(is_busy=True)
    known = [[one.begin().covers(each) for each in touched]]
    for _ in range(2):
        one.next_submission()
        known.append([one.begin().covers(each) for each in touched])
    assert known == [[False, False], [True, False], [True, True]]


def test_the_host_knows_of_a_task_by_a_signal_behind_it(book: Ordering, one: QueueOrder) -> None:
    assert book.knows_all(one)
    task = one.begin()
    assert not book.knows_all(one)
    one.finish()
    assert not book.knows_all(one)
    one.signal(SIGNAL, 1)
    assert book.knows_all(one) and book.host_stops().covers(task)
    one.begin()
    assert not book.knows_all(one)


def test_the_host_knows_of_all_tasks_of_a_queue_that_is_off_the_hardware(
    book: Ordering, one: QueueOrder
) -> None:
    one.begin()
    one.end()
    assert book.knows_all(one)


def test_of_values_that_are_all_enough_the_first_says_what_is_over(one: QueueOrder, two: QueueOrder) -> None:
    """A signal that stands counts up, too: the value that was awaited may have been the earlier one."""
    first = done(one)
    one.signal(SIGNAL, 5)
    second = done(one)
    one.signal(SIGNAL, 5)
    two.waited(SIGNAL, 5, at_least(5))
    assert two.begin().covers(first) and not two.begin().covers(second)


def test_of_a_signal_that_fell_the_last_value_alone_is_known(one: QueueOrder, two: QueueOrder) -> None:
    one.signal(SIGNAL, 5)
    task = done(one)
    one.signal(SIGNAL, 4)
    two.waited(SIGNAL, 4, at_least(4))
    assert two.begin().covers(task)


def test_a_value_that_no_queue_wrote_is_the_host_s(book: Ordering, one: QueueOrder, two: QueueOrder) -> None:
    touched = book.host_stops()
    one.signal(OTHER, 7)
    two.foreseen[SIGNAL] = 7
    two.waited(OTHER, 7)
    two.waited(SIGNAL, 7)
    assert not two.begin().covers(touched), "a queue wrote it, or it was there at the doorbell"
    two.waited(SIGNAL, 8)
    assert two.begin().covers(touched) and not two.begin().covers(book.host_stops())


@pytest.mark.parametrize(
    ("va", "is_known"), [(0xFFF, True), (0x1000, False), (0x1FFF, False), (0x2000, True)]
)
def test_signals_end_with_their_memory(
    book: Ordering, one: QueueOrder, two: QueueOrder, va: int, is_known: bool
) -> None:
    touched, task = book.host_stops(), done(one)
    one.signal(va, 7)
    book.forget(0x1000, 0x2000)
    two.waited(va, 7, at_least(7))
    assert two.begin().covers(task) is is_known
    assert two.begin().covers(touched) is not is_known, "what stands there then is the host's"


def test_a_write_back_tells_what_its_queue_knows_and_nothing_to_the_queue(
    book: Ordering, one: QueueOrder, two: QueueOrder
) -> None:
    task = done(one)
    one.write_back()
    done(two)
    two.write_back()
    assert book.written == {one.key: 1, two.key: 1}
    assert not two.begin().covers(task)


def test_writes_on_their_way_to_another_card_are_over_when_they_arrive(
    one: QueueOrder, two: QueueOrder
) -> None:
    """Rule B01. The queue's own next task finds them there, as they stay in order."""
    before, task = done(one), done(one)
    one.post(1)
    one.post(2)
    assert one.begin().covers(task)
    one.finish()

    def seen() -> list[bool]:
        one.signal(SIGNAL, 1)
        two.waited(SIGNAL, 1)
        return [two.begin().covers(each) for each in (before, task)]

    assert seen() == [True, False]
    one.arrive(1)
    assert seen() == [True, False]
    one.arrive(2)
    assert seen() == [True, True]


def test_what_was_not_on_its_way_does_not_arrive(one: QueueOrder, two: QueueOrder) -> None:
    task = one.begin()
    one.arrive(1)
    one.signal(SIGNAL, 1)
    two.waited(SIGNAL, 1)
    assert not two.begin().covers(task)
