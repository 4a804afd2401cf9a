"""One client of a served machine: its frames executed, its descriptors and shared memory kept.

A client is a process of the machine (`PciHost`). Wrong frames end the session; what a driver does wrong is
answered with the fault. The wire is `serve_wire.py`; the socket and the other clients are `serve.py`.
"""

from __future__ import annotations

import ctypes
import errno
import json
import os
import socket
import struct
import sys
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from autogen import vfio as uapi
from drivers.core import libc
from drivers.core.errors import ArgumentError, DeviceError, HostError
from drivers.core.vfio import OneVector
from drivers.sim import serve_wire as wire
from drivers.sim.pci import BusFunction
from drivers.sim.pci_bar import BarMapping
from drivers.sim.pci_host import PciHost
from drivers.sim.pci_machine import PciMachine
from drivers.sim.serve_wire import WireOp

RECEIVE_BYTES = 1 << 20
OPERATIONS = frozenset(WireOp)
CREDENTIALS = struct.Struct("3i")  # SO_PEERCRED: pid, uid, gid
STRUCTURES: Mapping[int, type[ctypes.Structure]] = {
    uapi.VFIO_GROUP_GET_STATUS: uapi.vfio_group_status,
    uapi.VFIO_DEVICE_GET_INFO: uapi.vfio_device_info,
    uapi.VFIO_DEVICE_GET_REGION_INFO: uapi.vfio_region_info,
    uapi.VFIO_DEVICE_GET_IRQ_INFO: uapi.vfio_irq_info,
    uapi.VFIO_IOMMU_MAP_DMA: uapi.vfio_iommu_type1_dma_map,
    uapi.VFIO_IOMMU_UNMAP_DMA: uapi.vfio_iommu_type1_dma_unmap,
}


class ClientSession:
    """One client. `pid` is what the kernel says; `command` what the client says of itself.

    is_live: engines run between its frames too, and any answer may tell what they ran into.
    """

    def __init__(self, machine: PciMachine, connection: socket.socket, is_live: bool = False) -> None:
        self.machine, self.connection, self.is_live = machine, connection, is_live
        self.host = PciHost(machine=machine)
        self.functions = list(machine.functions.values())
        raw = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, CREDENTIALS.size)
        self.pid: int = CREDENTIALS.unpack(raw)[0]
        self.command = "a client that did not say hello"
        self._buffer = bytearray()
        self._fds: deque[int] = deque()
        self._error: DeviceError | ArgumentError | None = None
        self._bars = {
            (number, index): self.host.map_bar(function, index, 0, bar.size)
            for number, function in enumerate(self.functions)
            for index, bar in function.bars.items()
        }
        self._pins: dict[int, tuple[int, int, tuple[int, ...]]] = {}
        self._mapped: dict[int, tuple[int, int]] = {}  # IO virtual address -> (address here, bytes)
        self._events: list[tuple[BusFunction | None, int]] = []  # eventfds that the client gave, and whose
        self._answers = self._operations()
        self._posted: Mapping[WireOp, Callable[[memoryview], None]] = {
            WireOp.PASS: lambda body: machine.timers.pass_time(wire.TIME.unpack(body)[0]),
            WireOp.BAR_WRITE: self._bar_write,
        }
        self._calls = self._requests()

    def _operations(self) -> Mapping[WireOp, Callable[[memoryview], wire.Bytes | None]]:
        """What answers each frame that is waited for."""
        return {
            WireOp.HELLO: self._hello,
            WireOp.SYNC: lambda body: None,
            WireOp.SLEEP: lambda body: self.host.sleep(wire.TIME.unpack(body)[0] / 1e9),
            WireOp.RELAX: lambda body: self.host.relax(bytes(body).decode(errors="replace")),
            WireOp.INJECT: self._inject,
            WireOp.BAR_READ: self._bar_read,
            WireOp.DOORBELL: self._bar_write,
            WireOp.CONFIG_READ: self._config_read,
            WireOp.CONFIG_WRITE: self._config_write,
            WireOp.PIN: self._pin,
            WireOp.UNPIN: self._unpin,
            WireOp.INTERRUPT: self._interrupt,
            WireOp.CALL: self._call,
        }

    def _requests(self) -> Mapping[str, Callable[..., Any]]:
        """Calls on the machine's files, by name; each gets the raw bytes of its frame first."""
        host = self.host
        plain: tuple[Callable[..., Any], ...] = (
            *(host.open, host.close, host.read_bytes, host.write_text, host.listdir, host.exists),
            *(host.access, host.readlink, host.pread, host.fence),
        )
        return {
            **{call.__name__: partial(_without_bytes, call) for call in plain},
            "pwrite": lambda raw, fd, offset: host.pwrite(fd, bytes(raw), offset),
            "lock": self._lock,
            "ioctl": self._ioctl,
            "control": lambda raw, fd, request, value: host.control(
                fd, request, bytes(raw) if value is None else value
            ),
            "map_bar": self._map_bar,
        }

    def feed(self) -> bool:
        """Take what has arrived and answer it. False when the client is gone."""
        size = wire.MOST_FDS * 4
        try:
            data, extra, _, _ = self.connection.recvmsg(RECEIVE_BYTES, socket.CMSG_SPACE(size))
        except OSError:
            return False
        self._fds.extend(wire.received_fds(extra))
        if not data:
            return False
        self._buffer += data
        try:
            self._frames()
        except (OSError, ArgumentError) as error:
            print(f"pid {self.pid} is dropped: {error}", file=sys.stderr)
            return False
        return True

    def close(self) -> None:
        """The client is gone: the machine takes back what it had."""
        self.host.leave()
        for where, size, _ in self._pins.values():
            _forget(where, size)
        for where, size in self._mapped.values():
            _forget(where, size)
        for function, _ in self._events:
            if function is not None:
                function.listen(None)
        for fd in (*self._fds, *(event for _, event in self._events)):
            os.close(fd)
        self.connection.close()

    def _frames(self) -> None:
        """Execute every whole frame of the buffer."""
        at, data = 0, self._buffer
        while len(data) - at >= wire.HEADER.size:
            size, op, _ = wire.HEADER.unpack_from(data, at)
            if size > wire.LARGEST or op not in OPERATIONS:
                raise ArgumentError(f"operation {op} of {size:#x} bytes is not one of the protocol")
            end = at + wire.HEADER.size + size
            if end > len(data):
                break
            self._execute(WireOp(op), memoryview(bytes(data[at + wire.HEADER.size : end])))
            at = end
        del data[:at]

    def _execute(self, op: WireOp, body: memoryview) -> None:
        """A posted operation after one that failed is not done: the client would not have come so far."""
        self.machine.client = self
        try:
            if op not in wire.POSTED:
                self._raise_late()
                self._answer(wire.OK, self._answers[op](body) or b"")
            elif self._error is None:
                self._posted[op](body)
        except (DeviceError, ArgumentError) as error:
            if op in wire.POSTED:
                self._error = error
            else:
                self._answer(wire.FAILED, wire.describe(error))
        except (struct.error, ValueError, TypeError, LookupError, OverflowError) as error:
            raise ArgumentError(f"{op.name} of {bytes(body[:64]).hex()}: {error!r}") from error

    def _raise_late(self) -> None:
        if self.is_live and self.host.late:
            raise self.host.late.popleft()
        error, self._error = self._error, None
        if error is not None:
            raise error

    def _answer(self, status: int, body: wire.Bytes) -> None:
        time_ns = self.machine.scheduler.time_ns
        wire.send(self.connection, wire.ANSWER.pack(len(body), status, 0, time_ns) + bytes(body))

    def _bar_write(self, body: memoryview) -> None:
        function, index, width, size, offset = wire.BAR.unpack_from(body)
        data, bar = body[wire.BAR.size :], self._bar(function, index)
        if index == wire.DOORBELLS:
            self.host.rung.add(bar.function)
        if len(data) != size or width not in (4, 8, wire.BULK) or (width != wire.BULK and width != size):
            raise ArgumentError(f"BAR_WRITE of {size} bytes, {width} an access, with {len(data)} bytes")
        if width == wire.BULK:
            bar.write_bytes(offset, data)
        else:
            bar.write(offset, int.from_bytes(data, "little"), width)

    def _bar(self, function: int, index: int) -> BarMapping:
        if (function, index) not in self._bars:
            raise ArgumentError(f"function {function} has no BAR {index}")
        return self._bars[function, index]

    def _function(self, number: int) -> BusFunction:
        if not 0 <= number < len(self.functions):
            raise ArgumentError(f"no function {number}; there are {len(self.functions)}")
        return self.functions[number]

    def _hello(self, body: memoryview) -> bytes:
        (version,) = wire.CALL.unpack_from(body)
        if version != wire.VERSION:
            raise ArgumentError(f"the client speaks version {version}, this machine {wire.VERSION}")
        self.command = bytes(body[wire.CALL.size :]).decode(errors="replace") or "an unnamed program"
        told = {"version": wire.VERSION, "chip": self.machine.chip.name, "mode": self.machine.mode}
        return json.dumps(told | {"functions": list(self.machine.functions)}).encode()

    def _inject(self, body: memoryview) -> None:
        name, card, after, times = json.loads(bytes(body))
        self._function(card)
        self.machine.cards[card].faults.arm(name, after=after, times=times)

    def _bar_read(self, body: memoryview) -> bytes:
        function, index, width, size, offset = wire.BAR.unpack(body)
        bar = self._bar(function, index)
        if width == wire.BULK:
            return bar.read_bytes(offset, size)
        if width not in (4, 8) or width != size:
            raise ArgumentError(f"BAR_READ of {size} bytes, {width} an access")
        return bar.read(offset, width).to_bytes(width, "little")

    def _config_read(self, body: memoryview) -> bytes:
        number, size, offset = wire.CONFIG.unpack(body)
        return self._function(number).read_config(offset, size)

    def _config_write(self, body: memoryview) -> None:
        number, size, offset = wire.CONFIG.unpack_from(body)
        data = bytes(body[wire.CONFIG.size :])
        if len(data) != size:
            raise ArgumentError(f"CONFIG_WRITE of {size} bytes with {len(data)}")
        self._function(number).write_config(offset, data)

    def _take_fd(self) -> int:
        if not self._fds:
            raise ArgumentError("no descriptor came with the frame (SCM_RIGHTS)")
        return self._fds.popleft()

    def _map(self, size: int, offset: int) -> int:
        """`size` bytes of the memory whose descriptor came with the frame; returns the address here."""
        memory = self._take_fd()
        try:
            if os.fstat(memory).st_size < offset + size:
                raise ArgumentError(f"the memory that came is smaller than {offset + size:#x} bytes")
            return libc.mmap(None, size, libc.PROT_READ | libc.PROT_WRITE, libc.MAP_SHARED, memory, offset)
        finally:
            os.close(memory)

    def _pin(self, body: memoryview) -> bytes:
        (size,) = wire.SIZE.unpack(body)
        if not size or size % libc.PAGE_BYTES:
            raise ArgumentError(f"PIN of {size:#x} bytes; whole pages of {libc.PAGE_BYTES:#x} are pinned")
        where = self._map(size, 0)
        pages = self.host.pin_at(where, size)
        self._pins[pages[0]] = (where, size, pages)
        return struct.pack(f"<{len(pages) + 1}Q", pages[0], *pages)

    def _unpin(self, body: memoryview) -> None:
        (number,) = wire.SIZE.unpack(body)
        if number not in self._pins:
            raise ArgumentError(f"UNPIN of {number:#x}, which is not pinned")
        where, size, pages = self._pins.pop(number)
        self.host.unpin_pages(pages)
        libc.munmap(where, size)

    def _interrupt(self, body: memoryview) -> None:
        """The function's MSI counts on the eventfd that came with the frame."""
        function, event = self._function(body[0]), self._take_fd()
        self._events.append((function, event))
        function.listen(lambda: os.eventfd_write(event, 1))

    def _call(self, body: memoryview) -> bytes:
        """A call on the machine's files, by the names of drivers/core/host.py."""
        values, raw = wire.unpack_call(body)
        name, arguments = values[0], values[1:]
        act = self._calls.get(str(name))
        if act is None:
            raise ArgumentError(f"no call {name!r}; there are {', '.join(sorted(self._calls))}")
        try:
            result = act(raw, *arguments)
        except (TypeError, AttributeError) as error:  # a number, say, where a path belongs
            raise ArgumentError(f"call {name!r} with {arguments!r}: {error}") from error
        if isinstance(result, bytes):
            return wire.pack_call([None], result)
        return wire.pack_call([result])

    def _lock(self, _: memoryview, path: str, owner: str) -> int:
        whose = f"pid {self.pid}, {self.command}"
        return self.host.lock(path, owner if f"pid {self.pid}," in owner else f"{owner} ({whose})")

    def _map_bar(self, _: memoryview, fd: int, size: int, offset: int) -> tuple[int, int]:
        """(function, BAR) of a resource file or of a VFIO region. Raises HostError as mmap would."""
        made = self.host.mmap(None, size, libc.PROT_NONE, libc.MAP_SHARED, fd, offset)
        self.host.munmap(made)
        if not isinstance(made, BarMapping):
            raise HostError(errno.ENODEV, f"descriptor {fd} is no BAR")
        return self.functions.index(made.function), made.index

    def _ioctl(self, raw: memoryview, fd: int, request: int, offset: int) -> bytes:
        """VFIO's requests; what they say of memory and eventfds is replaced by what came with the frame."""
        kind = OneVector if request == uapi.VFIO_DEVICE_SET_IRQS else STRUCTURES.get(request)
        if kind is None:
            raise HostError(errno.ENOTTY, f"ioctl {request:#x} is not served")
        arg = kind.from_buffer_copy(bytes(raw).ljust(ctypes.sizeof(kind), b"\0"))
        if isinstance(arg, OneVector) and arg.head.count:
            arg.eventfd = self._take_fd()
            self._events.append((None, arg.eventfd))
        if isinstance(arg, uapi.vfio_iommu_type1_dma_map):
            arg.vaddr = self._map(arg.size, offset)
            self.host.ioctl(fd, request, arg)
            self._mapped[arg.iova] = (arg.vaddr, arg.size)
            return bytes(raw)
        self.host.ioctl(fd, request, arg)
        if isinstance(arg, uapi.vfio_iommu_type1_dma_unmap) and arg.iova in self._mapped:
            libc.munmap(*self._mapped.pop(arg.iova))
        return bytes(arg)[: len(raw)]


def _without_bytes(call: Callable[..., Any], _: memoryview, *arguments: Any) -> Any:
    """A call whose frame has arguments alone."""
    return call(*arguments)


def _forget(where: int, size: int) -> None:
    """Take memory from a client that died, which engines of its card may still have in their TLBs: what they
    find there from now on is nobody's."""
    flags = libc.MAP_PRIVATE | libc.MAP_ANONYMOUS | libc.MAP_FIXED
    libc.mmap(where, size, libc.PROT_READ | libc.PROT_WRITE, flags, -1, 0)
