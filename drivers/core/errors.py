"""Errors of the driver layer. `SimFault` is what the simulated card raises where silicon would misbehave."""

from __future__ import annotations

from collections.abc import Mapping

from hcq.errors import ArgumentError, DeviceError, OutOfMemory, WaitTimeout

__all__ = [
    "ArgumentError",
    "CodeObjectError",
    "DeviceError",
    "DeviceGone",
    "HostError",
    "MachineBroke",
    "OutOfMemory",
    "SimFault",
    "WaitTimeout",
]


class HostError(DeviceError, OSError):
    """The operating system refused. `errno` is the kernel's;
    the message names the path or ioctl and the remedy.
    """

    def __init__(self, errno: int, message: str) -> None:
        OSError.__init__(self, errno, message)

    def __str__(self) -> str:
        return str(self.args[1])


class CodeObjectError(DeviceError, ValueError):
    """A code object is truncated, for another chip, or breaks the amdhsa ABI. The device is unchanged."""


class DeviceGone(DeviceError):
    """The card no longer answers on its bus: it was unplugged, lost power, or its link is down.

    Nothing that was on it survives. The message names what was read and what was awaited.
    """


class MachineBroke(DeviceError):
    """A machine failed in the middle of a turn, as by MemoryError: any of its queues may stand still."""


class SimFault(DeviceError):
    """The driver or a kernel did what real hardware would hang on, fault on or silently corrupt.

    `code` is one of the ids of firmware_notes/strictness.md (such as ``E_WAIT_MISSING``); `where` names the
    place with the keys that apply: arch, engine, queue, ring_off, packet, opcode, pc, inst, wave, lane, va,
    reg.
    """

    def __init__(self, code: str, detail: str, where: Mapping[str, object] | None = None) -> None:
        self.code = code
        self.detail = detail
        self.where = dict(where or {})
        place = ", ".join(f"{k}={v:#x}" if isinstance(v, int) else f"{k}={v}" for k, v in self.where.items())
        super().__init__(f"{code}: {detail}" + (f" [{place}]" if place else ""))
