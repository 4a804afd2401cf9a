"""Waiting for an eventfd that a simulated machine counts up: its time must move while its host waits.

Both faces of the PCI machine, in this process and served from another, wait like this.
"""

from __future__ import annotations

import os
from typing import Protocol

PAUSE_S = 100e-6  # of model time between two looks


class Clock(Protocol):
    """What moves model time: `sleep` lets the machine run. Seconds of model time."""

    def now(self) -> float: ...

    def sleep(self, seconds: float) -> None: ...


def await_event(clock: Clock, fd: int, timeout_s: float) -> bool:
    """Let the machine run until nonblocking eventfd `fd` counts; False after `timeout_s` of model time."""
    end = clock.now() + timeout_s
    while True:
        try:
            os.eventfd_read(fd)
        except BlockingIOError:
            if clock.now() >= end:
                return False
            clock.sleep(PAUSE_S)
        else:
            return True
