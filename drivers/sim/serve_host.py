"""A process's view of a simulated machine that runs elsewhere: `Host` over a Unix socket.

Writes to BARs are posted in batches and travel with the next call that needs an answer; pinned memory is a
memfd that both processes map, so it is never copied. The machine's SimFault is raised here as the same
SimFault, at the first call that waits for the machine. The other side is `serve.py`.
"""

from __future__ import annotations

import ctypes
import errno
import json
import os
import socket
import sys
import threading
from contextlib import AbstractContextManager, nullcontext
from typing import cast

from autogen import vfio as uapi
from drivers.core import host as core
from drivers.core import libc
from drivers.core.errors import ArgumentError, DeviceGone, HostError
from drivers.core.pci import LOCKS
from drivers.sim import serve_wire as wire
from drivers.sim.event import EventHost
from drivers.sim.serve_wire import WireOp
from hcq.interrupts import whole

FLUSH_BYTES = 1 << 18  # so many posted bytes are sent without waiting for a call
NS_PER_LOOK = 100
ANSWER_S = 300.0  # longer than any launch of any process may take
EVENTFD_AT = ctypes.sizeof(uapi.vfio_irq_set)


class Connection:
    """The connection. `time_ns`: the machine's clock as the last answer said."""

    def __init__(self, path: str) -> None:
        self.path, self.time_ns = path, 0
        self._posted = bytearray()
        self._looks_ns = 0
        self._lock = threading.Lock()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(ANSWER_S)
        try:
            self._socket.connect(path)
        except OSError as error:
            self._socket.close()
            start = f"python -m drivers.sim.serve {path}"
            raise HostError(
                error.errno or 0, f"no machine is served at {path}; start one: {start}"
            ) from error

    @whole
    def post(self, op: WireOp, *parts: wire.Bytes) -> None:
        """An operation without an answer; sent with the next one that has."""
        with self._lock:
            self._posted += wire.frame(op, *parts)
            if len(self._posted) > FLUSH_BYTES:
                self._send()

    @whole
    def ask(self, op: WireOp, *parts: wire.Bytes, fds: tuple[int, ...] = ()) -> bytearray:
        """An operation and its answer. Raises what the machine raised, DeviceGone when it has ended."""
        with self._lock:
            if self._looks_ns:
                self._posted += wire.frame(WireOp.PASS, wire.TIME.pack(self._looks_ns))
                self._looks_ns = 0
            if fds:
                self._send()  # descriptors travel with the first byte of what is sent
            self._posted += wire.frame(op, *parts)
            self._send(fds)
            return self._answer()

    def look(self) -> int:
        """The machine's time in ns; each look takes a little of it."""
        with self._lock:
            self._looks_ns += NS_PER_LOOK
            return self.time_ns + self._looks_ns

    def close(self) -> None:
        self._socket.close()

    def _send(self, fds: tuple[int, ...] = ()) -> None:
        data, self._posted = self._posted, bytearray()
        try:
            if data:
                wire.send(self._socket, data, fds)
        except OSError as error:
            raise self._gone() from error

    def _answer(self) -> bytearray:
        try:
            head = wire.receive(self._socket, wire.ANSWER.size)
            size, status, _, self.time_ns = wire.ANSWER.unpack(head)
            body = wire.receive(self._socket, size)
        except TimeoutError as error:
            detail = f"the simulated machine at {self.path} has not answered for {ANSWER_S:.0f} s"
            raise DeviceGone(detail) from error
        except (OSError, EOFError) as error:
            raise self._gone() from error
        if status != wire.OK:
            raise wire.revive(body)
        return body

    def _gone(self) -> DeviceGone:
        return DeviceGone(f"the simulated machine at {self.path} has ended, and its cards with it")


class RemoteBar:
    """A BAR of a card in the other process."""

    def __init__(self, line: Connection, function: int, index: int, address: int, size: int) -> None:
        self._line, self._function, self._index = line, function, index
        self.address, self.size = address, size

    def read32(self, offset: int) -> int:
        return int.from_bytes(self._read(4, offset, 4), "little")

    def read64(self, offset: int) -> int:
        return int.from_bytes(self._read(8, offset, 8), "little")

    def write32(self, offset: int, value: int) -> None:
        self._write(4, offset, value.to_bytes(4, "little"))

    def write64(self, offset: int, value: int) -> None:
        self._write(8, offset, value.to_bytes(8, "little"))

    def read_bytes(self, offset: int, size: int) -> bytes:
        return bytes(self._read(wire.BULK, offset, size))

    def write_bytes(self, offset: int, data: wire.Bytes) -> None:
        self._write(wire.BULK, offset, data)

    def view(self) -> memoryview:
        raise ArgumentError(
            f"BAR {self._index} is a device's: use read32 .. write64, read_bytes, write_bytes"
        )

    def _read(self, width: int, offset: int, size: int) -> bytearray:
        return self._line.ask(WireOp.BAR_READ, self._place(width, offset, size))

    def _write(self, width: int, offset: int, data: wire.Bytes) -> None:
        place = self._place(width, offset, len(data))
        if self._index == wire.DOORBELLS:
            self._line.ask(WireOp.DOORBELL, place, data)
        else:
            self._line.post(WireOp.BAR_WRITE, place, data)

    def _place(self, width: int, offset: int, size: int) -> bytes:
        libc.check_inside(offset, size, self.size)
        return wire.BAR.pack(self._function, self._index, width, size, offset)


class RemoteHost(EventHost):
    """`Host` of a machine that `python -m drivers.sim.serve` runs. chip, functions: what it has."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self._line = Connection(path)
        words = " ".join([os.path.basename(sys.executable), *sys.orig_argv[1:]])
        hello = json.loads(self._line.ask(WireOp.HELLO, wire.CALL.pack(wire.VERSION), words.encode()))
        self.chip: str = hello["chip"]
        self.functions: tuple[str, ...] = tuple(hello["functions"])
        self._memory: dict[int, tuple[int, int]] = {}  # address -> (bytes, memfd)
        self._pins: dict[int, int] = {}  # first bus address -> the machine's number for it

    def disconnect(self) -> None:
        """Leave as a process that ends: the machine takes back all that this one had."""
        self._line.close()

    def choose(self, count: int) -> tuple[str, ...]:
        """`count` of the machine's functions, those that no process holds first. Raises ArgumentError."""
        if count > len(self.functions):
            raise ArgumentError(f"{count} cards asked of a machine that has {len(self.functions)}")
        held = [bdf for bdf in self.functions if self.exists(f"{LOCKS}/doorbell-{bdf}.lock")]
        free = [bdf for bdf in self.functions if bdf not in held]
        return tuple((free + held)[:count])

    def inject(self, name: str, *, card: int = 0, after: int = 0, times: int = 1) -> None:
        """Arm a fault (drivers/sim/amd/pci/inject.py) on one of the machine's cards. Raises ArgumentError."""
        self._line.ask(WireOp.INJECT, json.dumps([name, card, after, times]).encode())

    def open(self, path: str, flags: int = os.O_RDWR) -> int:
        return self._number("open", path, flags)

    def close(self, fd: int) -> None:
        if self.close_event(fd):
            return
        self._call("close", fd)

    def ioctl(self, fd: int, request: int, arg: ctypes.Structure) -> None:
        """Requests of VFIO. Memory to be mapped for DMA must come from `mmap` of this host."""
        raw, offset = bytes(arg), 0
        fds: tuple[int, ...] = ()
        if request == uapi.VFIO_DEVICE_SET_IRQS and len(raw) > EVENTFD_AT:
            fds = (int.from_bytes(raw[EVENTFD_AT : EVENTFD_AT + 4], "little"),)
        if isinstance(arg, uapi.vfio_iommu_type1_dma_map):
            memory, offset = self._backing(arg.vaddr, arg.size)
            fds = (memory,)
        _, answer = self._call("ioctl", fd, request, offset, data=raw, fds=fds)
        ctypes.memmove(ctypes.addressof(arg), bytes(answer), ctypes.sizeof(arg))

    def control(self, fd: int, request: int, value: int | bytes) -> int:
        if isinstance(value, bytes):
            return self._number("control", fd, request, None, data=value)
        return self._number("control", fd, request, value)

    def mmap(
        self, address: int | None, size: int, prot: int, flags: int, fd: int, offset: int
    ) -> core.Mapping:
        if fd == -1 and flags & libc.MAP_SHARED:
            memory = self._shared(size)
            where = libc.mmap(address, size, prot, flags & ~libc.MAP_ANONYMOUS, memory, 0)
            self._memory[where] = (size, memory)
            return libc.MemoryMapping(where, size)
        if fd == -1:
            return libc.MemoryMapping(libc.mmap(address, size, prot, flags, -1, 0), size)
        found, _ = self._call("map_bar", fd, size, offset)
        function, index = cast(list[int], found)
        where = libc.mmap(None, size, libc.PROT_NONE, libc.MAP_PRIVATE | libc.MAP_ANONYMOUS, -1, 0)
        return RemoteBar(self._line, function, index, where, size)

    def munmap(self, mapping: core.Mapping) -> None:
        libc.munmap(mapping.address, mapping.size)
        if mapping.address in self._memory:
            os.close(self._memory.pop(mapping.address)[1])

    def read_text(self, path: str) -> str:
        return self.read_bytes(path).decode(errors="replace")

    def read_bytes(self, path: str) -> bytes:
        return bytes(self._call("read_bytes", path)[1])

    def listdir(self, path: str) -> list[str]:
        return cast(list[str], self._call("listdir", path)[0])

    def exists(self, path: str) -> bool:
        return bool(self._call("exists", path)[0])

    def access(self, path: str, mode: int) -> bool:
        return bool(self._call("access", path, mode)[0])

    def pread(self, fd: int, size: int, offset: int) -> bytes:
        return bytes(self._call("pread", fd, size, offset)[1])

    def pwrite(self, fd: int, data: bytes, offset: int) -> int:
        return self._number("pwrite", fd, offset, data=data)

    def write_text(self, path: str, text: str) -> None:
        self._call("write_text", path, text)

    def readlink(self, path: str) -> str:
        return str(self._call("readlink", path)[0])

    def lock(self, path: str, owner: str) -> int:
        return self._number("lock", path, owner)

    def pin(self, size: int, address: int | None = None) -> core.Pinned:
        size = -(-size // libc.PAGE_BYTES) * libc.PAGE_BYTES
        memory = self._shared(size)
        try:
            flags = libc.MAP_SHARED | (libc.MAP_FIXED if address is not None else 0)
            where = libc.mmap(address, size, libc.PROT_READ | libc.PROT_WRITE, flags, memory, 0)
            answer = self._line.ask(WireOp.PIN, wire.SIZE.pack(size), fds=(memory,))
        finally:
            os.close(memory)
        words = memoryview(answer).cast("Q")
        pages = tuple(words[1:])
        self._pins[pages[0]] = words[0]
        return core.Pinned(libc.MemoryMapping(where, size), pages)

    def unpin(self, pinned: core.Pinned) -> None:
        self._line.ask(WireOp.UNPIN, wire.SIZE.pack(self._pins.pop(pinned.pages[0])))
        self.munmap(pinned.mapping)

    def sleep(self, seconds: float) -> None:
        self._line.ask(WireOp.SLEEP, wire.TIME.pack(int(seconds * 1e9)))

    def relax(self, what: str) -> None:
        self._line.ask(WireOp.RELAX, what.encode())

    def aside(self) -> AbstractContextManager[None]:
        return nullcontext()

    def fence(self, device: str, gpu_va: int, size: int) -> None:
        self._call("fence", device, gpu_va, size)

    def now(self) -> float:
        return self._line.look() * 1e-9

    def _call(
        self, name: str, *arguments: object, data: bytes = b"", fds: tuple[int, ...] = ()
    ) -> tuple[object, memoryview]:
        """One call of the machine's files: (its value, its bytes)."""
        answer = self._line.ask(WireOp.CALL, wire.pack_call([name, *arguments], data), fds=fds)
        values, raw = wire.unpack_call(memoryview(answer))
        return values[0], raw

    def _number(self, name: str, *arguments: object, data: bytes = b"") -> int:
        return cast(int, self._call(name, *arguments, data=data)[0])

    def _shared(self, size: int) -> int:
        """A memfd of `size` bytes."""
        memory = os.memfd_create("doorbell")
        os.ftruncate(memory, size)
        return memory

    def _backing(self, address: int, size: int) -> tuple[int, int]:
        """(memfd, offset in it) of memory of this host. Raises HostError EFAULT."""
        for low, (length, memory) in self._memory.items():
            if low <= address and address + size <= low + length:
                return memory, address - low
        raise HostError(errno.EFAULT, f"{size:#x} bytes at {address:#x} are no shared memory of this host")
