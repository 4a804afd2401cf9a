"""Every error that a device can give its user. A message says what was found, what is allowed, what to do."""

from __future__ import annotations


class DeviceError(RuntimeError):
    """Base of all device errors: operating system, hardware, simulated hardware, wrong use of a device.

    device: the name of the one that faulted, which need not be the one waited for; empty where none did.
    """

    device = ""


class ArgumentError(DeviceError, ValueError):
    """The caller passed something a device operation cannot take. The device is unchanged."""


class OutOfMemory(DeviceError, MemoryError):
    """No room on the device. The message says how much was asked for, what is free, and what holds the
    rest."""


class WaitTimeout(DeviceError, TimeoutError):
    """A bounded wait ended. The message says what was awaited, the last value seen, and for how long."""
