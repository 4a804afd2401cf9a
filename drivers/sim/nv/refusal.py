"""What the simulated driver answers to what the real one would refuse: its NV_STATUS, and why.

A `Refusal` ends one request; whoever serves the ioctl writes its status into the request's own field. The
sentence is for the log of the machine: a client sees the number only, as on a real card.
"""

from __future__ import annotations

import ctypes
import errno
from collections.abc import Callable
from types import ModuleType

from autogen.nv.codes import STATUS
from drivers.core.errors import HostError

OK = 0
BY_NAME = {name: code for code, (name, _) in STATUS.items()}


class Refusal(Exception):
    """status: the number. why: found, allowed."""

    def __init__(self, name: str, why: str) -> None:
        self.name, self.status, self.why = name, BY_NAME[f"NV_ERR_{name}"], why
        super().__init__(f"NV_ERR_{name}: {why}")


class KernelModule:
    """A module of the driver. declared: its structs; layouts: those that its branch lays out otherwise.
    find_file: an open file by its descriptor. log: the sentence of each refusal, as dmesg would have it.
    """

    def __init__(
        self,
        declared: ModuleType,
        layouts: dict[str, type[ctypes.Structure]],
        find_file: Callable[[int], object],
    ) -> None:
        self.declared, self.layouts, self.find_file = declared, layouts, find_file
        self.log: list[str] = []

    def layout(self, name: str) -> type[ctypes.Structure]:
        """A struct as the driver's branch lays it out."""
        found: type[ctypes.Structure] = self.layouts.get(name) or getattr(self.declared, name)
        return found

    def status_of(self, name: str, serve: Callable[[], None]) -> int:
        """Serve a request; the status that its own field gets."""
        try:
            serve()
        except Refusal as refusal:
            self.log.append(f"{name}: {refusal}")
            return refusal.status
        return OK


def bad_ioctl(name: str, why: str) -> HostError:
    """A request that the driver refuses before it looks at its fields: EINVAL, whatever the status says.
    Source: nvidia_ioctl of kernel-open/nvidia/nv.c.
    """
    return HostError(errno.EINVAL, f"NV_ERR_{name}: {why}")
