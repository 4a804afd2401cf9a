"""Threads on one device: whatever an operation does to it, it does alone.

A device has a lock; operations of the device and of what lies on it hold it from their check to their last
packet, and while they wait. Knows no operation. What is on a device has an attribute `device`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import Concatenate, ParamSpec, Protocol, TypeVar

__all__ = ["RLock", "alone"]


class Guarded(Protocol):
    """What has the lock: a device."""

    @property
    def lock(self) -> RLock: ...


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
