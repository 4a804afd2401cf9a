"""Operations on a device are done one after another, whichever threads ask for them."""

from __future__ import annotations

import signal
import threading
from dataclasses import dataclass, field
from types import FrameType

import numpy as np
import pytest

from hcq.interrupts import undisturbed
from hcq.lock import DeviceLock, alone
from tests.hcq.toy import ToyDevice, add_one
from tests.threads import restless, together

__all__ = ["restless"]
ONE = (1, 1, 1)


@dataclass
class Place:
    """A device with nothing but a lock."""

    lock: DeviceLock = field(default_factory=DeviceLock)


@dataclass
class Counter:
    """On a device; what it counts is lost if two threads count at once."""

    device: Place
    count: int = 0

    @alone
    def add(self, number: int, *, times: int = 1) -> int:
        for _ in range(times):
            before = self.count
            self.count = before + number
        return self.count

    @alone
    def add_twice(self, number: int) -> int:
        self.add(number)
        return self.add(number)


def test_a_guarded_method_runs_in_one_thread_at_a_time(restless: None) -> None:
    counter = Counter(Place())
    together(4, lambda _: [counter.add(1, times=50) for _ in range(50)])
    assert counter.count == 4 * 50 * 50


def test_a_guarded_method_may_call_another() -> None:
    counter = Counter(Place())
    assert counter.add_twice(3) == 6 and "add_twice" in repr(Counter.add_twice)


def test_the_lock_is_free_again_after_an_error() -> None:
    counter = Counter(Place())
    with pytest.raises(TypeError):
        counter.add("x")  # type: ignore[arg-type]
    together(1, lambda _: counter.add(1))


def test_threads_share_a_device(restless: None) -> None:
    device = ToyDevice()
    bump = device.kernel("x", add_one)
    shared = device.buffer(np.zeros(1, np.uint32))

    def work(_: int) -> None:
        own = device.buffer(np.zeros(1, np.uint32))
        for turn in range(20):
            for buffer in (own, shared):
                bump(buffer, grid=ONE, block=ONE)
            assert own.numpy(np.uint32)[0] == turn + 1
        own.free()

    together(4, work)
    assert shared.numpy(np.uint32)[0] == 80


def test_an_alarm_ends_the_waiting_for_another_thread_s_lock() -> None:
    """And the lock is that thread's as before."""
    place, may_end, has_it = Place(), threading.Event(), threading.Event()

    def hold() -> None:
        with place.lock:
            has_it.set()
            may_end.wait(60)

    def ring(number: int, frame: FrameType | None) -> None:
        raise TimeoutError

    holder = threading.Thread(target=hold)
    holder.start()
    has_it.wait(60)
    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        with pytest.raises(TimeoutError):
            place.lock.__enter__()
        assert holder.is_alive() and not undisturbed.depth
    finally:
        signal.signal(signal.SIGALRM, before)
        may_end.set()
        holder.join()
