"""Recording and replaying a whole bring-up: every host call and every register access, with its answer.

`HostRecorder` stands between a driver and a host and keeps the steps; `Replayer` is a host made of such
steps: it answers as the machine did and refuses the first call that differs, so that a log from somebody's
card can be run again at any desk. Memory that the driver maps raw (`view`) is on record where a recorder was
asked for it: as it was each time a 64-bit word, such as a signal, had moved on. Else a replay has zeros
there.
"""

from __future__ import annotations

import ctypes
import json
import os
import zlib
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, NoReturn

from drivers.core import libc
from drivers.core.errors import DeviceError, HostError
from drivers.core.host import Host, Mapping, Pinned

MEMORY = "memory"  # a step that nobody calls: what raw memory holds from here on
PAGE_BYTES = 4096


@dataclass(frozen=True)
class HostCall:
    """One call: `call` is its name (m3.read32: of mapping 3), `given` its arguments, `result` its answer.

    error: (errno or 0, message) when it was refused.
    """

    call: str
    given: tuple[object, ...]
    result: object = None
    error: tuple[int, str] | None = None

    def line(self) -> str:
        """The step as one line of JSON; bytes as hexadecimal text after 'hex:'."""
        return json.dumps([self.call, self.given, self.result, self.error], default=_hex)


def parse(lines: Iterable[str]) -> list[HostCall]:
    """Steps from the lines of a record. Raises ValueError for a line that is not a step."""
    return [
        HostCall(c, _tuple(g), _plain(r), _tuple(e) if e else None) for c, g, r, e in map(json.loads, lines)
    ]


def _hex(value: bytes) -> str:
    return f"hex:{bytes(value).hex()}"


def _plain(value: Any) -> Any:
    if isinstance(value, str) and value.startswith("hex:"):
        return bytes.fromhex(value[4:])
    return _tuple(value) if isinstance(value, list) else value


def _tuple(values: Iterable[Any]) -> Any:
    return tuple(_plain(value) for value in values)


class Calls:
    """The calls of Host whose answers are plain values, over one function: `_do(name, arguments, act)`.

    A lock's owner is not among the arguments, because it differs in every run.
    """

    _do: Callable[[str, tuple[object, ...], Callable[[Host], Any]], Any]

    def open(self, path: str, flags: int = os.O_RDWR) -> int:
        return int(self._do("open", (path, flags), lambda host: host.open(path, flags)))

    def close(self, fd: int) -> None:
        self._do("close", (fd,), lambda host: host.close(fd))

    def control(self, fd: int, request: int, value: int | bytes) -> int:
        given = (fd, request, value)
        return int(self._do("control", given, lambda host: host.control(fd, request, value)))

    def eventfd(self) -> int:
        return int(self._do("eventfd", (), lambda host: host.eventfd()))

    def await_event(self, fd: int, timeout_s: float) -> bool:
        given = (fd, timeout_s)
        return bool(self._do("await_event", given, lambda host: host.await_event(fd, timeout_s)))

    def read_text(self, path: str) -> str:
        return str(self._do("read_text", (path,), lambda host: host.read_text(path)))

    def read_bytes(self, path: str) -> bytes:
        return bytes(self._do("read_bytes", (path,), lambda host: host.read_bytes(path)))

    def listdir(self, path: str) -> list[str]:
        return list(self._do("listdir", (path,), lambda host: tuple(host.listdir(path))))

    def exists(self, path: str) -> bool:
        return bool(self._do("exists", (path,), lambda host: host.exists(path)))

    def access(self, path: str, mode: int) -> bool:
        return bool(self._do("access", (path, mode), lambda host: host.access(path, mode)))

    def pread(self, fd: int, size: int, offset: int) -> bytes:
        return bytes(self._do("pread", (fd, size, offset), lambda host: host.pread(fd, size, offset)))

    def pwrite(self, fd: int, data: bytes, offset: int) -> int:
        return int(self._do("pwrite", (fd, bytes(data), offset), lambda host: host.pwrite(fd, data, offset)))

    def write_text(self, path: str, text: str) -> None:
        self._do("write_text", (path, text), lambda host: host.write_text(path, text))

    def readlink(self, path: str) -> str:
        return str(self._do("readlink", (path,), lambda host: host.readlink(path)))

    def lock(self, path: str, owner: str) -> int:
        return int(self._do("lock", (path,), lambda host: host.lock(path, owner)))

    def sleep(self, seconds: float) -> None:
        self._do("sleep", (seconds,), lambda host: host.sleep(seconds))

    def relax(self, what: str) -> None:
        self._do("relax", (what,), lambda host: host.relax(what))

    def now(self) -> float:
        return float(self._do("now", (), lambda host: host.now()))


class HostRecorder(Calls):
    """`Host` that passes every call on to `inner` and keeps it in `steps`.

    with_memory: raw memory too, at a few milliseconds whenever a word that was read had changed.
    """

    def __init__(self, inner: Host, with_memory: bool = False) -> None:
        self.inner, self.with_memory = inner, with_memory
        self.steps: list[HostCall] = []
        self._mappings = 0
        self._raw: dict[int, tuple[memoryview, dict[int, bytes]]] = {}

    def ioctl(self, fd: int, request: int, arg: ctypes.Structure) -> None:
        given = (fd, request, bytes(arg))

        def act(host: Host) -> bytes:
            host.ioctl(fd, request, arg)
            return bytes(arg)

        self._do("ioctl", given, act)

    def mmap(self, address: int | None, size: int, prot: int, flags: int, fd: int, offset: int) -> Mapping:
        given = (address, size, prot, flags, fd, offset)
        made: list[RecordedMapping] = []

        def act(host: Host) -> tuple[int, int, int]:
            made.append(self._wrap(host.mmap(address, size, prot, flags, fd, offset)))
            return made[0].place

        self._do("mmap", given, act)
        return made[0]

    def munmap(self, mapping: Mapping) -> None:
        inner = mapping.inner if isinstance(mapping, RecordedMapping) else mapping
        self._do("munmap", (mapping.address, mapping.size), lambda host: host.munmap(inner))

    def pin(self, size: int, address: int | None = None) -> Pinned:
        made: list[Pinned] = []

        def act(host: Host) -> tuple[object, ...]:
            pinned = host.pin(size, address)
            mapping = self._wrap(pinned.mapping)
            made.append(Pinned(mapping, pinned.pages))
            return (*mapping.place, *pinned.pages)

        self._do("pin", (size, address), act)
        return made[0]

    def unpin(self, pinned: Pinned) -> None:
        mapping = pinned.mapping
        inner = mapping.inner if isinstance(mapping, RecordedMapping) else mapping
        self._do("unpin", (mapping.address,), lambda host: host.unpin(Pinned(inner, pinned.pages)))

    def aside(self) -> AbstractContextManager[None]:
        return self.inner.aside()

    def fence(self, device: str, gpu_va: int, size: int) -> None:
        self.inner.fence(device, gpu_va, size)

    def watch(self, number: int, view: memoryview) -> None:
        """The driver has mapping `number` raw from now on."""
        if self.with_memory and number not in self._raw:
            self._raw[number] = view.cast("B"), {}

    def keep_memory(self) -> None:
        """Note the pages of raw memory that have changed since the last time."""
        with self.aside():
            for number, (view, known) in self._raw.items():
                for at in range(0, len(view), PAGE_BYTES):
                    page = bytes(view[at : at + PAGE_BYTES])
                    if page != known.get(at, bytes(len(page))):
                        known[at] = page
                        self.steps.append(HostCall(MEMORY, (number, at), zlib.compress(page)))

    def _do(self, call: str, given: tuple[object, ...], act: Callable[[Host], Any]) -> Any:
        try:
            result = act(self.inner)
        except Exception as error:
            code = error.errno or 0 if isinstance(error, HostError) else 0
            self.steps.append(HostCall(call, given, None, (code, str(error))))
            raise
        self.steps.append(HostCall(call, given, result))
        return result

    def _wrap(self, mapping: Mapping) -> RecordedMapping:
        self._mappings += 1
        return RecordedMapping(self, mapping, self._mappings)


class RecordedMapping:
    """A mapping whose accesses are steps. `view` is none: memory is the driver's own business."""

    def __init__(self, recorder: HostRecorder, inner: Mapping, number: int) -> None:
        self.recorder, self.inner, self.number = recorder, inner, number
        self.address, self.size = inner.address, inner.size
        self._words: dict[int, int] = {}

    @property
    def place(self) -> tuple[int, int, int]:
        return self.number, self.address, self.size

    def read32(self, offset: int) -> int:
        return int(self._do("read32", (offset,), lambda: self.inner.read32(offset)))

    def read64(self, offset: int) -> int:
        return int(self._do("read64", (offset,), lambda: self._word(offset)))

    def write32(self, offset: int, value: int) -> None:
        self._do("write32", (offset, value), lambda: self.inner.write32(offset, value))

    def write64(self, offset: int, value: int) -> None:
        self._do("write64", (offset, value), lambda: self.inner.write64(offset, value))

    def read_bytes(self, offset: int, size: int) -> bytes:
        return bytes(self._do("read_bytes", (offset, size), lambda: self.inner.read_bytes(offset, size)))

    def write_bytes(self, offset: int, data: bytes | bytearray | memoryview) -> None:
        given = (offset, len(data))  # what is written is the driver's; only that it is written is kept
        self._do("write_bytes", given, lambda: self.inner.write_bytes(offset, data))

    def view(self) -> memoryview:
        view = self.inner.view()
        self.recorder.watch(self.number, view)
        return view

    def _word(self, offset: int) -> int:
        """A word; if it has moved on, so may have all memory."""
        value = self.inner.read64(offset)
        if self._words.get(offset) != value:
            self._words[offset] = value
            self.recorder.keep_memory()
        return value

    def _do(self, call: str, given: tuple[object, ...], act: Callable[[], Any]) -> Any:
        return self.recorder._do(f"m{self.number}.{call}", given, lambda host: act())


class Replayer(Calls):
    """`Host` that answers from `steps`. Raises DeviceError at the first call that is not the recorded one."""

    def __init__(self, steps: Iterable[HostCall]) -> None:
        self._steps = list(steps)
        self._next = 0
        self._mappings: dict[int, ReplayedMapping] = {}

    @property
    def left(self) -> int:
        """Steps that were not replayed yet."""
        return len(self._steps) - self._next

    def ioctl(self, fd: int, request: int, arg: ctypes.Structure) -> None:
        answer = self._answer("ioctl", (fd, request, bytes(arg)))
        ctypes.memmove(ctypes.addressof(arg), answer, ctypes.sizeof(arg))

    def mmap(self, address: int | None, size: int, prot: int, flags: int, fd: int, offset: int) -> Mapping:
        number, where, length = self._answer("mmap", (address, size, prot, flags, fd, offset))
        return self._mapping(number, where, length)

    def aside(self) -> AbstractContextManager[None]:
        return nullcontext()

    def fence(self, device: str, gpu_va: int, size: int) -> None:
        """Nothing runs that could run into it."""

    def munmap(self, mapping: Mapping) -> None:
        self._answer("munmap", (mapping.address, mapping.size))

    def pin(self, size: int, address: int | None = None) -> Pinned:
        number, where, length, *pages = self._answer("pin", (size, address))
        return Pinned(self._mapping(number, where, length), tuple(pages))

    def unpin(self, pinned: Pinned) -> None:
        self._answer("unpin", (pinned.mapping.address,))

    def _do(self, call: str, given: tuple[object, ...], act: Callable[[Host], Any]) -> Any:
        return self._answer(call, given)

    def _answer(self, call: str, given: tuple[object, ...]) -> Any:
        asked = f"{call}{_show(given)}"
        self._fill_memory()
        if not self.left:
            raise DeviceError(f"replay: {asked} after the end of the record ({self._next} steps)")
        step = self._steps[self._next]
        if (step.call, step.given) != (call, given):
            recorded = f"{step.call}{_show(step.given)}"
            raise DeviceError(f"replay: step {self._next} is {recorded} on record, but {asked} was called")
        self._next += 1
        if step.error is not None:
            _raise(*step.error)
        return step.result

    def _mapping(self, number: int, address: int, size: int) -> ReplayedMapping:
        made = self._mappings[number] = ReplayedMapping(self, number, address, size)
        return made

    def _fill_memory(self) -> None:
        """Put into raw memory what the machine had there when the next call was made."""
        while self.left and self._steps[self._next].call == MEMORY:
            step = self._steps[self._next]
            number, at = (int(str(value)) for value in step.given)
            page = zlib.decompress(_bytes(step.result))
            self._mappings[number].view()[at : at + len(page)] = page
            self._next += 1


class ReplayedMapping:
    """A mapping that answers from the record."""

    def __init__(self, replayer: Replayer, number: int, address: int, size: int) -> None:
        self.replayer, self.number = replayer, number
        self.address, self.size = address, size
        self._memory: memoryview | None = None

    def read32(self, offset: int) -> int:
        return int(self._answer("read32", (offset,)))

    def read64(self, offset: int) -> int:
        return int(self._answer("read64", (offset,)))

    def write32(self, offset: int, value: int) -> None:
        self._answer("write32", (offset, value))

    def write64(self, offset: int, value: int) -> None:
        self._answer("write64", (offset, value))

    def read_bytes(self, offset: int, size: int) -> bytes:
        return bytes(self._answer("read_bytes", (offset, size)))

    def write_bytes(self, offset: int, data: bytes | bytearray | memoryview) -> None:
        self._answer("write_bytes", (offset, len(data)))

    def view(self) -> memoryview:
        """Memory that the driver may write: zeros, except for recorded bytes."""
        if self._memory is None:
            protection = libc.PROT_READ | libc.PROT_WRITE
            flags = libc.MAP_PRIVATE | libc.MAP_ANONYMOUS | libc.MAP_NORESERVE
            self._memory = libc.view(libc.mmap(None, self.size, protection, flags, -1, 0), self.size)
        return self._memory

    def _answer(self, call: str, given: tuple[object, ...]) -> Any:
        return self.replayer._answer(f"m{self.number}.{call}", given)


def _bytes(value: object) -> bytes:
    if not isinstance(value, bytes):
        raise DeviceError(f"replay: memory is {type(value).__name__} on record, not bytes")
    return value


def _show(given: tuple[object, ...]) -> str:
    return f"({', '.join(f'{v:#x}' if isinstance(v, int) else repr(v) for v in given)})"


def _raise(code: int, message: str) -> NoReturn:
    raise HostError(code, message) if code else DeviceError(message)
