"""A host that logs each call and passes it to another host: for the log of a bring-up, and for tests.

It does not see accesses through mappings; the trace has what a device was given to run.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from collections.abc import Mapping as Fields
from contextlib import AbstractContextManager
from dataclasses import dataclass
from inspect import signature
from typing import Any, TypeVar

from drivers.core.host import Host, Mapping, Pinned
from drivers.core.replay import Calls

T = TypeVar("T")
SCALARS = (int, bytes)


@dataclass(frozen=True)
class Event:
    """One call: its name, its arguments as text or numbers, and how it ended ('' or the error's message)."""

    call: str
    arguments: dict[str, object]
    error: str = ""


class RecordingHost(Calls):
    """`Host` that passes every call on to `inner` and an `Event` for each to
    `sink`; `relax` and `now` are silent.
    """

    def __init__(self, inner: Host, sink: Callable[[Event], None]) -> None:
        self.inner, self.sink = inner, sink

    def ioctl(self, fd: int, request: int, arg: ctypes.Structure) -> None:
        given = {"fd": fd, "request": request, "name": type(arg).__name__, **fields(arg)}
        self._call("ioctl", given, lambda: self.inner.ioctl(fd, request, arg))

    def mmap(self, address: int | None, size: int, prot: int, flags: int, fd: int, offset: int) -> Mapping:
        given = {"address": address, "size": size, "prot": prot, "flags": flags, "fd": fd, "offset": offset}
        return self._call("mmap", given, lambda: self.inner.mmap(address, size, prot, flags, fd, offset))

    def munmap(self, mapping: Mapping) -> None:
        given = {"address": mapping.address, "size": mapping.size}
        self._call("munmap", given, lambda: self.inner.munmap(mapping))

    def pin(self, size: int, address: int | None = None) -> Pinned:
        given = {"size": size, "address": address}
        return self._call("pin", given, lambda: self.inner.pin(size, address))

    def unpin(self, pinned: Pinned) -> None:
        given = {"address": pinned.mapping.address, "size": pinned.mapping.size}
        self._call("unpin", given, lambda: self.inner.unpin(pinned))

    def relax(self, what: str) -> None:
        self.inner.relax(what)

    def aside(self) -> AbstractContextManager[None]:
        return self.inner.aside()

    def fence(self, device: str, gpu_va: int, size: int) -> None:
        self.inner.fence(device, gpu_va, size)

    def now(self) -> float:
        return self.inner.now()

    def _do(self, call: str, given: tuple[object, ...], act: Callable[[Host], Any]) -> Any:
        names = list(signature(vars(Host)[call]).parameters)[1:]
        return self._call(call, dict(zip(names, given, strict=False)), lambda: act(self.inner))

    def _call(self, name: str, given: Fields[str, object], act: Callable[[], T]) -> T:
        try:
            result = act()
        except Exception as error:
            self.sink(Event(name, dict(given), str(error)))
            raise
        self.sink(Event(name, dict(given)))
        return result


def print_event(event: Event) -> None:
    """One line on stderr: what DEBUG=7 shows of the host."""
    shown = {k: hex(v) if isinstance(v, int) else v for k, v in event.arguments.items() if v or k == "fd"}
    text = " ".join(f"{key}={value}" for key, value in shown.items())
    ended = f" -> {event.error}" if event.error else ""
    print(f"host {event.call} {text}{ended}", file=sys.stderr)


def fields(arg: ctypes.Structure) -> dict[str, object]:
    """The number fields of a structure as they are now, before the kernel answers."""
    values = ((field[0], getattr(arg, field[0])) for field in arg._fields_)
    return {name: value for name, value in values if isinstance(value, SCALARS)}
