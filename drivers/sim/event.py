"""Eventfds that a simulated machine counts up: its time must move while its host waits for one.

Both faces of the PCI machine, in this process and served from another, are built on `EventHost`.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod

PAUSE_S = 100e-6  # of model time between two looks


class EventHost(ABC):
    """The part of a `Host` that makes eventfds and waits for them, by its own clock."""

    def __init__(self) -> None:
        self._events: set[int] = set()

    @abstractmethod
    def now(self) -> float: ...

    @abstractmethod
    def sleep(self, seconds: float) -> None: ...

    def eventfd(self) -> int:
        fd = os.eventfd(0, os.EFD_CLOEXEC | os.EFD_NONBLOCK)
        self._events.add(fd)
        return fd

    def await_event(self, fd: int, timeout_s: float) -> bool:
        """Let the machine run until the eventfd counts, or `timeout_s` of model time has passed."""
        end = self.now() + timeout_s
        while True:
            try:
                os.eventfd_read(fd)
            except BlockingIOError:
                if self.now() >= end:
                    return False
                self.sleep(PAUSE_S)
            else:
                return True

    def close_event(self, fd: int) -> bool:
        """Whether `fd` was one of this host's eventfds, which is closed now."""
        if fd not in self._events:
            return False
        self._events.remove(fd)
        os.close(fd)
        return True
