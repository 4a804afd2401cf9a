"""Threads on one device, and interrupts: whatever an operation does to it, it does alone and to its end.

A device has a lock; operations of the device and of what lies on it hold it from their check to their last
packet, and while they wait. Knows no operation. What is on a device has an attribute `device`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from hcq.interrupts import undisturbed

LOOK_S = 0.05  # between two looks for Ctrl-C while another thread has the device


class DeviceLock:
    """A lock that its thread may take again. Who has it is not torn out of what it does: see `interrupts`."""

    def __init__(self) -> None:
        self._lock = RLock()
        self.acquire, self.release = self._lock.acquire, self._lock.release

    def __enter__(self) -> None:
        undisturbed.__enter__()
        if not self.acquire(False):
            self._wait()

    def __exit__(self, *_: object) -> None:
        self.release()
        undisturbed.__exit__()

    def _wait(self) -> None:
        try:
            while not self.acquire(timeout=LOOK_S):
                undisturbed.let_in()
        except BaseException:
            undisturbed.__exit__()
            raise


class Guarded(Protocol):
    """What has the lock: a device."""

    @property
    def lock(self) -> DeviceLock: ...


class OnDevice(Protocol):
    """What lies on a device."""

    @property
    def device(self) -> Guarded: ...


Owner = TypeVar("Owner", bound=OnDevice)
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
Method = Callable[Concatenate[Owner, Arguments], Result]


def alone(method: Method[Owner, Arguments, Result]) -> Method[Owner, Arguments, Result]:
    """A method that holds the lock of its object's device."""

    @wraps(method)
    def locked(self: Owner, /, *args: Arguments.args, **named: Arguments.kwargs) -> Result:
        with self.device.lock:
            return method(self, *args, **named)

    return locked
