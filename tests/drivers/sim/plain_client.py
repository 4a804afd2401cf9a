"""A client of a served machine as its manual alone describes it, for the second driver to work through.

Written from docs/sim_serve.md: a socket, `struct`, `mmap`. Shares nothing with our own client; offers what
`kernel_order.py` asks of a PCI function and of memory.
"""

from __future__ import annotations

import json
import mmap
import os
import socket
import struct
from array import array
from types import SimpleNamespace

HELLO, SLEEP, PIN, CALL = 1, 3, 24, 32
BAR_READ, BAR_WRITE, CONFIG_READ, CONFIG_WRITE, DOORBELL = 16, 17, 18, 19, 20
COMMAND, MASTER = 4, 4


class Refused(Exception):
    """An answer of status 1."""


class PlainBar:
    """One BAR. Every access is one frame; doorbells are awaited."""

    def __init__(self, client: PlainClient, index: int) -> None:
        self.client, self.index = client, index
        self.size = 1 << 20 if index == 5 else 1 << 28

    def _place(self, width: int, offset: int, size: int) -> bytes:
        return struct.pack("<BBBxIQ", 0, self.index, width, size, offset)

    def _store(self, width: int, offset: int, data: bytes) -> None:
        if self.index == 2:
            self.client.ask(DOORBELL, self._place(width, offset, len(data)) + data)
        else:
            self.client.post(BAR_WRITE, self._place(width, offset, len(data)) + data)

    def read32(self, offset: int) -> int:
        return int.from_bytes(self.client.ask(BAR_READ, self._place(4, offset, 4)), "little")

    def write32(self, offset: int, value: int) -> None:
        self._store(4, offset, value.to_bytes(4, "little"))

    def write64(self, offset: int, value: int) -> None:
        self._store(8, offset, value.to_bytes(8, "little"))

    def read_bytes(self, offset: int, size: int) -> bytes:
        return self.client.ask(BAR_READ, self._place(1, offset, size))

    def write_bytes(self, offset: int, data: bytes) -> None:
        self._store(1, offset, bytes(data))


class PlainMemory:
    """Memory that both processes map."""

    def __init__(self, memfd: int, size: int) -> None:
        self._map = mmap.mmap(memfd, size)

    def read_bytes(self, offset: int, size: int) -> bytes:
        return self._map[offset : offset + size]

    def write_bytes(self, offset: int, data: bytes) -> None:
        self._map[offset : offset + len(data)] = data


class PlainClient:
    """The connection, and the machine's first function."""

    def __init__(self, path: str) -> None:
        self._line = socket.socket(socket.AF_UNIX)
        self._line.connect(path)
        self.time_ns = 0
        hello = json.loads(self.ask(HELLO, struct.pack("<I", 1) + b"the manual's reader"))
        self.chip: str = hello["chip"]
        self.bdf: str = hello["functions"][0]

    def post(self, operation: int, body: bytes, fds: tuple[int, ...] = ()) -> None:
        frame = struct.pack("<IHH", len(body), operation, 0) + body
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", fds).tobytes())] if fds else []
        sent = self._line.sendmsg([frame], rights)
        self._line.sendall(frame[sent:])

    def ask(self, operation: int, body: bytes = b"", fds: tuple[int, ...] = ()) -> bytes:
        self.post(operation, body, fds)
        size, status, _, self.time_ns = struct.unpack("<IHHQ", self._line.recv(16, socket.MSG_WAITALL))
        answer = self._line.recv(size, socket.MSG_WAITALL) if size else b""
        if status:
            raise Refused(json.loads(answer)["message"])
        return answer

    def sleep(self, seconds: float) -> None:
        self.ask(SLEEP, struct.pack("<Q", int(seconds * 1e9)))

    def pin(self, size: int) -> SimpleNamespace:
        """`mapping` and `pages`, the bus address of each page."""
        size = -(-size // 4096) * 4096
        memfd = os.memfd_create("plain")
        os.ftruncate(memfd, size)
        answer = self.ask(PIN, struct.pack("<Q", size), (memfd,))
        mapping = PlainMemory(memfd, size)
        os.close(memfd)
        return SimpleNamespace(mapping=mapping, pages=struct.unpack_from(f"<{size // 4096}Q", answer, 8))

    def close(self) -> None:
        self._line.close()

    # --- the function ---
    def enable(self) -> None:
        call = json.dumps(["write_text", f"/sys/bus/pci/devices/{self.bdf}/enable", "1"]).encode()
        self.ask(CALL, struct.pack("<I", len(call)) + call)

    def bar(self, index: int) -> PlainBar:
        return PlainBar(self, index)

    def set_bus_master(self, on: bool) -> None:
        command = self._config(COMMAND, 2) & ~MASTER | (MASTER if on else 0)
        self.ask(CONFIG_WRITE, struct.pack("<BxxxIIH", 0, 2, COMMAND, command))

    def save_config(self) -> list[int]:
        return [self._config(offset, 4) for offset in range(0, 64, 4)]

    def restore_config(self, saved: list[int]) -> None:
        """From the BARs down, the command register last of what it switches on."""
        for index in reversed(range(1, 16)):
            self.ask(CONFIG_WRITE, struct.pack("<BxxxIII", 0, 4, 4 * index, saved[index]))

    def _config(self, offset: int, size: int) -> int:
        return int.from_bytes(self.ask(CONFIG_READ, struct.pack("<BxxxII", 0, size, offset)), "little")
