"""What handlers of signals raise while something must be done whole."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from types import FrameType

import pytest

from hcq.interrupts import cause, is_held, let_in, patient, take, undisturbed, whole
from hcq.lock import DeviceLock


class Told(Exception):
    pass


@pytest.fixture(autouse=True)
def handler() -> Iterator[list[int]]:
    """SIGUSR1 raises Told."""
    seen: list[int] = []

    def run(number: int, _frame: FrameType | None) -> None:
        seen.append(number)
        raise Told

    before = signal.signal(signal.SIGUSR1, run)
    yield seen
    assert signal.getsignal(signal.SIGUSR1) is run and not is_held() and not undisturbed.depth
    signal.signal(signal.SIGUSR1, before)


def press() -> None:
    signal.raise_signal(signal.SIGUSR1)


def test_a_handler_runs_at_once_and_what_it_raises_comes_at_the_end(handler: list[int]) -> None:
    done, held = [], []  # an assertion inside would give way to Told
    with pytest.raises(Told), undisturbed:
        held.append((is_held(), cause()))
        press()
        done.append(list(handler))
        held.append((is_held(), cause()))
    assert done == [[signal.SIGUSR1]]
    assert held == [(False, ""), (True, "SIGUSR1")]


def test_it_comes_at_the_end_of_the_outermost_only() -> None:
    done = []

    @whole
    def inside() -> None:
        press()
        done.append(1)

    with pytest.raises(Told), undisturbed:
        inside()
        done.append(2)
    assert done == [1, 2]


def test_it_comes_where_it_is_let_in_and_only_once() -> None:
    with undisturbed:
        press()
        press()
        with pytest.raises(Told):
            let_in()
        let_in()


def test_an_error_that_is_under_way_is_its_context() -> None:
    with pytest.raises(Told) as caught, undisturbed:
        press()
        raise ValueError("first")
    assert isinstance(caught.value.__context__, ValueError)


def test_who_raises_it_with_more_to_say_takes_it() -> None:
    with undisturbed:
        press()
        assert isinstance(take(), Told) and take() is None


def test_what_is_patient_sees_nothing_of_it() -> None:
    held = []
    with pytest.raises(Told), undisturbed:
        press()
        with patient():
            held.append(is_held())
        held.append(is_held())
    assert held == [False, True]


def test_a_handler_that_is_set_inside_stays() -> None:
    seen: list[int] = []
    before = signal.getsignal(signal.SIGUSR1)
    with undisturbed:
        signal.signal(signal.SIGUSR1, lambda number, _: seen.append(number))
    press()
    assert seen == [signal.SIGUSR1]
    signal.signal(signal.SIGUSR1, before)


def test_other_threads_hold_nothing_back() -> None:
    found: list[object] = []

    def run() -> None:
        with undisturbed:
            found.append(signal.getsignal(signal.SIGUSR1))

    expected = signal.getsignal(signal.SIGUSR1)
    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert found == [expected]


def test_ctrl_c_ends_the_wait_for_a_device_that_another_thread_has() -> None:
    lock, has_it, may_go = DeviceLock(), threading.Event(), threading.Event()

    def hold() -> None:
        with lock:
            has_it.set()
            may_go.wait(10)

    thread = threading.Thread(target=hold)
    thread.start()
    has_it.wait(10)
    threading.Timer(0.1, signal.pthread_kill, (threading.get_ident(), signal.SIGUSR1)).start()
    with pytest.raises(Told), lock:
        pass
    may_go.set()
    thread.join()
    with lock:
        assert undisturbed.depth == 1


def test_a_child_that_another_thread_forked_holds_nothing_back() -> None:
    """Of the main thread, which was in the middle of something, nothing is there to end it."""
    statuses: list[int] = []

    def fork() -> None:
        child = os.fork()
        if child:
            statuses.append(os.waitpid(child, 0)[1])
            return
        try:
            press()
            undisturbed._run(signal.SIGUSR1, None)
        except Told:
            os._exit(undisturbed.depth)
        os._exit(9)

    thread = threading.Thread(target=fork)
    with undisturbed:
        thread.start()
        thread.join()
    assert statuses == [0]
