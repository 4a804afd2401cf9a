"""tinygrad's own driver of AMD cards on a served card.

`python -m tests.conformance.tinygrad_bridge SOCKET TASK FILE`, with tinygrad in reach, runs a task of
tinygrad_tasks.py.

tinygrad's `PCIDevice` reaches a card through files of sysfs, mapped BARs and locked memory. Here the names by
which its module `system` knows files and mapped memory lead to the server (docs/sim_serve.md), and firmware
comes from the server's folder. Nothing else of tinygrad is changed: what the driver does is its own.

Memory that tinygrad locks is a memfd, mapped where tinygrad wants it and pinned by the server, whose bus
addresses stand where tinygrad looks for physical ones, in /proc/self/pagemap. A mapped BAR is a range of
reserved addresses that no process can reach; windows into it become frames.
"""

from __future__ import annotations

import array
import atexit
import importlib
import json
import mmap
import os
import socket
import struct
import sys
from dataclasses import dataclass, replace
from typing import Any

from tests.conformance import tinygrad_tasks

HELLO, SYNC, PIN, UNPIN, CALL = 1, 2, 24, 25, 32
BAR_READ, BAR_WRITE, CONFIG_READ, CONFIG_WRITE, DOORBELL = 16, 17, 18, 19, 20
PAGEMAP = "/proc/self/pagemap"  # of 8 bytes a page (Linux Documentation/admin-guide/mm/pagemap.rst)
COMPACTION = "/proc/sys/vm/compact_unevictable_allowed"  # tinygrad wants it off before it trusts the pagemap
DOORBELLS, COPY = 2, 1  # a BAR; the width of a copy
PAGE = mmap.PAGESIZE
MAP_FIXED, MAP_FAILED = 0x10, (1 << 64) - 1


class Refused(Exception):
    """The card refused what the driver did."""


class Line:
    """The connection to the server."""

    def __init__(self, path: str) -> None:
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        hello = json.loads(self.ask(HELLO, struct.pack("<I", 1) + b"tinygrad"))
        self.functions: list[str] = hello["functions"]

    def post(self, operation: int, body: bytes, fds: tuple[int, ...] = ()) -> None:
        data = struct.pack("<IHH", len(body), operation, 0) + body
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", fds))] if fds else []
        self.socket.sendall(data[self.socket.sendmsg([data], rights) :])

    def ask(self, operation: int, body: bytes = b"", fds: tuple[int, ...] = ()) -> bytes:
        self.post(operation, body, fds)
        size, status = struct.unpack_from("<IH", self._receive(16))
        answer = self._receive(size)
        if status:
            self._refuse(json.loads(answer))
        return answer

    def call(self, *values: object) -> tuple[Any, bytes]:
        """A call of the machine's files: (its value, its bytes)."""
        text = json.dumps(values).encode()
        answer = self.ask(CALL, struct.pack("<I", len(text)) + text)
        end = 4 + int.from_bytes(answer[:4], "little")
        return json.loads(answer[4:end])[0], answer[end:]

    def _receive(self, size: int) -> bytes:
        data = self.socket.recv(size, socket.MSG_WAITALL) if size else b""
        if len(data) < size:
            raise Refused("the server has ended")
        return data

    def _refuse(self, told: dict[str, Any]) -> None:
        if told["kind"] == "HostError":
            raise OSError(told["errno"], told["message"])
        print("refused:", told["message"], file=sys.stderr, flush=True)  # whoever catches it
        raise Refused(told["message"])


@dataclass(frozen=True)
class Window:
    """Part of a BAR, used as tinygrad's MMIOInterface of memory is. `fmt`: struct's letter of an element."""

    line: Line
    function: int
    bar: int
    offset: int
    nbytes: int
    fmt: str = "B"

    def __len__(self) -> int:
        return self.nbytes // struct.calcsize(self.fmt)

    def __getitem__(self, index: int | slice) -> Any:
        place, shape = self._place(index)
        data = self.line.ask(BAR_READ, place)
        if isinstance(index, slice):
            return data if self.fmt == "B" else list(struct.unpack(shape, data))
        return struct.unpack(shape, data)[0]

    def __setitem__(self, index: int | slice, value: Any) -> None:
        place, shape = self._place(index)
        values = value if isinstance(index, slice) else (value,)
        data = place + (bytes(values) if self.fmt == "B" else struct.pack(shape, *values))
        if self.bar == DOORBELLS:
            self.line.ask(DOORBELL, data)
        else:
            self.line.post(BAR_WRITE, data)

    def view(self, offset: int = 0, size: int | None = None, fmt: str | None = None) -> Window:
        size = self.nbytes - offset if size is None else size
        return replace(self, offset=self.offset + offset, nbytes=size, fmt=fmt or self.fmt)

    def _place(self, index: int | slice) -> tuple[bytes, str]:
        """The place of elements as a frame has it, and struct's format of them."""
        part = isinstance(index, slice)
        low, high, _ = index.indices(len(self)) if isinstance(index, slice) else (index, index + 1, 1)
        width, shape = struct.calcsize(self.fmt), f"<{high - low}{self.fmt}"
        at, size = self.offset + low * width, (high - low) * width
        where = self.function, self.bar, COPY if part else width, size, at
        return struct.pack("<BBBxIQ", *where), shape


class Machine:
    """What this process has mapped, by address: windows into BARs, and pinned memory."""

    def __init__(self, line: Line, libc: Any) -> None:
        self.line, self.libc = line, libc
        self.bars: dict[int, Window] = {}
        self.pins: dict[int, tuple[int, tuple[int, ...]]] = {}  # -> the server's number, pages' bus addresses

    def map(self, start: int, size: int, prot: int, flags: int, fd: int = -1) -> int:
        made: int = self.libc.mmap(start, size, prot, flags, fd, 0)
        if made == MAP_FAILED:
            raise OSError(f"{size:#x} bytes at {start:#x} cannot be mapped")
        return made

    def pin(self, start: int, size: int, flags: int) -> int:
        """Memory that the card can reach, at `start` if `flags` say so."""
        size = -(-size // PAGE) * PAGE
        memory = os.memfd_create("tinygrad")
        try:
            os.ftruncate(memory, size)
            both = mmap.PROT_READ | mmap.PROT_WRITE
            made = self.map(start, size, both, mmap.MAP_SHARED | flags & MAP_FIXED, memory)
            words = array.array("Q", self.line.ask(PIN, struct.pack("<Q", size), (memory,)))
        finally:
            os.close(memory)
        self.pins[made] = words[0], tuple(words[1:])
        return made

    def unmap(self, start: int, size: int) -> int:
        if start in self.pins:
            self.line.ask(UNPIN, struct.pack("<Q", self.pins.pop(start)[0]))
        self.bars.pop(start, None)
        return int(self.libc.munmap(start, size))

    def pagemap(self, at: int, size: int) -> bytes:
        """The pagemap's bytes from `at` on: numbers of pages on the card's bus."""
        for start, (_, pages) in self.pins.items():
            first = at // 8 - start // PAGE
            if first >= 0 and first + size // 8 <= len(pages):
                return array.array("Q", (page // PAGE for page in pages[first : first + size // 8])).tobytes()
        raise Refused(f"memory at {at // 8 * PAGE:#x} was never pinned")


class ServedFile:
    """What `system` has of tinygrad's FileIOInterface: a file of the served machine. `machine`: that one."""

    machine: Machine

    def __init__(self, path: str, flags: int = os.O_RDONLY) -> None:
        self.path, self.place, self.line = path, 0, self.machine.line

    def read(self, size: int = 0, binary: bool = False, offset: int = 0) -> Any:
        if self.path == PAGEMAP:
            return self.machine.pagemap(self.place, size)
        if self.path.endswith("/config"):
            return self.line.ask(CONFIG_READ, struct.pack("<BxxxII", self._function(), size, offset))
        return "0\n" if self.path == COMPACTION else self.line.call("read_bytes", self.path)[1].decode()

    def write(self, content: Any, binary: bool = False, offset: int = 0) -> None:
        if self.path.endswith("/config"):
            place = struct.pack("<BxxxII", self._function(), len(content), offset)
            self.line.ask(CONFIG_WRITE, place + content)
        else:
            self.line.call("write_text", self.path, content)

    def seek(self, offset: int) -> None:
        self.place = offset

    def listdir(self) -> Any:
        return self.line.call("listdir", self.path)[0]

    def mmap(self, start: int, size: int, prot: int, flags: int, offset: int) -> int:
        """A BAR: addresses that nothing here can reach."""
        nowhere = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | flags & MAP_FIXED
        made, index = self.machine.map(start, size, 0, nowhere), int(self.path.rsplit("resource", 1)[1])
        self.machine.bars[made] = Window(self.line, self._function(), index, offset, size)
        return made

    @classmethod
    def anon_mmap(cls, start: int, size: int, prot: int, flags: int, offset: int) -> int:
        if flags & mmap.MAP_SHARED:
            return cls.machine.pin(start, size, flags)
        return cls.machine.map(start, size, prot, flags)

    @classmethod
    def munmap(cls, start: int, size: int) -> int:
        return cls.machine.unmap(start, size)

    @classmethod
    def exists(cls, path: str) -> bool:
        return bool(cls.machine.line.call("exists", path)[0])

    def _function(self) -> int:
        return self.line.functions.index(self.path.split("/")[-2])


def attach(path: str) -> None:
    """Put the served machine under tinygrad's driver."""
    line = Line(path)
    atexit.register(line.ask, SYNC)  # after tinygrad's own end: whether its last writes were accepted
    system = importlib.import_module("tinygrad.runtime.support.system")
    machine, memory = Machine(line, system.libc), system.MMIOInterface

    def mapped(start: int, nbytes: int, fmt: str = "B") -> Any:
        bar = machine.bars.get(start)
        return memory(start, nbytes, fmt) if bar is None else bar.view(0, nbytes, fmt)

    ServedFile.machine = machine
    system.FileIOInterface, system.MMIOInterface = ServedFile, mapped
    driver = importlib.import_module("tinygrad.runtime.support.am.amdev")
    folder = "/lib/firmware"
    driver.fetch_fw = lambda part, name, sha256: line.call("read_bytes", f"{folder}/{part}/{name}")[1]


if __name__ == "__main__":
    attach(sys.argv[1])
    tinygrad_tasks.run(*sys.argv[2:])
