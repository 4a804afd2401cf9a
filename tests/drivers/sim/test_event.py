"""Waiting for an eventfd while model time moves."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from drivers.sim.event import EventHost
from tests.drivers.counted_time import CountedTime


class Clock(EventHost):
    """A host with model time at which an event of `fd` comes, if ever."""

    def __init__(self, fd: int, event_at: float) -> None:
        super().__init__()
        self.fd, self.event_at, self.time = fd, event_at, 0.0

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        before, self.time = self.time, self.time + seconds
        if before < self.event_at <= self.time:
            os.eventfd_write(self.fd, 1)


@pytest.fixture
def eventfd() -> Iterator[int]:
    fd = os.eventfd(0, os.EFD_CLOEXEC | os.EFD_NONBLOCK)
    yield fd
    os.close(fd)


def test_an_event_ends_the_wait_soon_after_it_came(eventfd: int) -> None:
    clock = Clock(eventfd, event_at=0.010)
    assert clock.await_event(eventfd, timeout_s=1.0)
    assert 0.010 <= clock.time < 0.011


def test_a_wait_without_an_event_ends_at_its_limit(eventfd: int) -> None:
    clock = Clock(eventfd, event_at=1.0)
    assert not clock.await_event(eventfd, timeout_s=0.010)
    assert 0.010 <= clock.time < 0.011


def test_an_event_that_came_before_costs_no_time(eventfd: int) -> None:
    os.eventfd_write(eventfd, 1)
    clock = Clock(eventfd, event_at=1.0)
    assert clock.await_event(eventfd, timeout_s=0.010)
    assert clock.time == 0.0


class OneHost(CountedTime, EventHost):
    """A host whose time is counted; nothing else happens."""


def test_a_host_waits_by_its_own_clock_and_closes_only_its_own_eventfds(eventfd: int) -> None:
    host = OneHost()
    fd = host.eventfd()
    assert not host.await_event(fd, 0.010) and host.time >= 0.010
    os.eventfd_write(fd, 1)
    assert host.await_event(fd, 0.010)
    assert host.close_event(fd) and not host.close_event(fd) and not host.close_event(eventfd)
