"""A host that tells what it is asked and answers through another one: the log of a bring-up, a test's
witness.

Accesses through mappings are not seen here; what a device was given to run is in the trace.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from collections.abc import Mapping as Fields
from dataclasses import dataclass
from typing import TypeVar

from drivers.core.host import Host, Mapping, Pinned

T = TypeVar("T")
SCALARS = (int, bytes)


@dataclass(frozen=True)
class Event:
    """One call: its name, its arguments as text or numbers, and how it ended ('' or the error's message)."""

    call: str
    arguments: dict[str, object]
    error: str = ""


class RecordingHost:
    """`Host` that passes every call on to `inner` and an `Event` for each to
    `sink`; `relax` and `now` are silent.
    """

    def __init__(self, inner: Host, sink: Callable[[Event], None]) -> None:
        self.inner, self.sink = inner, sink

    def open(self, path: str, flags: int = os.O_RDWR) -> int:
        return self._call("open", {"path": path, "flags": flags}, lambda: self.inner.open(path, flags))

    def close(self, fd: int) -> None:
        self._call("close", {"fd": fd}, lambda: self.inner.close(fd))

    def ioctl(self, fd: int, request: int, arg: ctypes.Structure) -> None:
        name = type(arg).__name__
        given = {"fd": fd, "request": request, "name": name, **fields(arg)}
        self._call("ioctl", given, lambda: self.inner.ioctl(fd, request, arg))

    def control(self, fd: int, request: int, value: int | bytes) -> int:
        given = {"fd": fd, "request": request, "value": value}
        return self._call("control", given, lambda: self.inner.control(fd, request, value))

    def eventfd(self) -> int:
        return self._call("eventfd", {}, self.inner.eventfd)

    def await_event(self, fd: int, timeout_s: float) -> bool:
        given = {"fd": fd, "timeout_s": timeout_s}
        return self._call("await_event", given, lambda: self.inner.await_event(fd, timeout_s))

    def mmap(self, address: int | None, size: int, prot: int, flags: int, fd: int, offset: int) -> Mapping:
        given = {"address": address, "size": size, "prot": prot, "flags": flags, "fd": fd, "offset": offset}
        return self._call("mmap", given, lambda: self.inner.mmap(address, size, prot, flags, fd, offset))

    def munmap(self, mapping: Mapping) -> None:
        given = {"address": mapping.address, "size": mapping.size}
        self._call("munmap", given, lambda: self.inner.munmap(mapping))

    def read_text(self, path: str) -> str:
        return self._call("read_text", {"path": path}, lambda: self.inner.read_text(path))

    def read_bytes(self, path: str) -> bytes:
        return self._call("read_bytes", {"path": path}, lambda: self.inner.read_bytes(path))

    def listdir(self, path: str) -> list[str]:
        return self._call("listdir", {"path": path}, lambda: self.inner.listdir(path))

    def exists(self, path: str) -> bool:
        return self._call("exists", {"path": path}, lambda: self.inner.exists(path))

    def access(self, path: str, mode: int) -> bool:
        return self._call("access", {"path": path, "mode": mode}, lambda: self.inner.access(path, mode))

    def pread(self, fd: int, size: int, offset: int) -> bytes:
        given = {"fd": fd, "size": size, "offset": offset}
        return self._call("pread", given, lambda: self.inner.pread(fd, size, offset))

    def pwrite(self, fd: int, data: bytes, offset: int) -> int:
        given = {"fd": fd, "data": data, "offset": offset}
        return self._call("pwrite", given, lambda: self.inner.pwrite(fd, data, offset))

    def write_text(self, path: str, text: str) -> None:
        self._call("write_text", {"path": path, "text": text}, lambda: self.inner.write_text(path, text))

    def readlink(self, path: str) -> str:
        return self._call("readlink", {"path": path}, lambda: self.inner.readlink(path))

    def lock(self, path: str, owner: str) -> int:
        return self._call("lock", {"path": path, "owner": owner}, lambda: self.inner.lock(path, owner))

    def pin(self, size: int, address: int | None = None) -> Pinned:
        given = {"size": size, "address": address}
        return self._call("pin", given, lambda: self.inner.pin(size, address))

    def unpin(self, pinned: Pinned) -> None:
        given = {"address": pinned.mapping.address, "size": pinned.mapping.size}
        self._call("unpin", given, lambda: self.inner.unpin(pinned))

    def sleep(self, seconds: float) -> None:
        self._call("sleep", {"seconds": seconds}, lambda: self.inner.sleep(seconds))

    def relax(self, what: str) -> None:
        self.inner.relax(what)

    def now(self) -> float:
        return self.inner.now()

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
