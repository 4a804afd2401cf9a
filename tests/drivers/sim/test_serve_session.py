"""Frames of a client that is not ours: what they do to the machine, and which end the connection."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from autogen.amd.nbio_4_3_0 import RCC_DEV0_EPF0_RCC_CONFIG_MEMSIZE
from drivers.sim import serve_wire as wire
from drivers.sim.serve import Server
from drivers.sim.serve_wire import WireOp
from tests.drivers.sim.served import serving

ENABLE = "/sys/bus/pci/devices/0000:03:00.0/enable"


class Client:
    """A bare client."""

    def __init__(self, server: Server) -> None:
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(10)
        self.socket.connect(server.path)

    def ask(self, op: int, body: bytes = b"", fds: tuple[int, ...] = ()) -> tuple[int, bytes]:
        """(status, answer)."""
        wire.send(self.socket, wire.HEADER.pack(len(body), op, 0) + body, fds)
        size, status, _, _ = wire.ANSWER.unpack(wire.receive(self.socket, wire.ANSWER.size))
        return status, bytes(wire.receive(self.socket, size))

    def done(self, op: int, body: bytes = b"", fds: tuple[int, ...] = ()) -> bytes:
        status, answer = self.ask(op, body, fds)
        assert status == wire.OK, answer
        return answer

    def code(self, op: int, body: bytes = b"") -> str:
        status, answer = self.ask(op, body)
        assert status == wire.FAILED
        told = json.loads(answer)
        return str(told.get("code", told["kind"]))

    def is_dropped(self, frame: bytes) -> bool:
        self.socket.sendall(frame)
        return self.socket.recv(1) == b""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as made:
        yield made


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    made = Client(server)
    made.done(WireOp.CALL, wire.pack_call(["write_text", ENABLE, "1"]))
    yield made
    made.socket.close()


def access(bar: int, offset: int, width: int = 4, size: int = 4, function: int = 0) -> bytes:
    return wire.BAR.pack(function, bar, width, size, offset)


def test_hello_tells_the_chip_and_its_functions(client: Client) -> None:
    told = json.loads(client.done(WireOp.HELLO, wire.CALL.pack(1) + b"a test"))
    assert (told["chip"], told["functions"]) == ("navi31", ["0000:03:00.0"])
    assert client.code(WireOp.HELLO, wire.CALL.pack(2)) == "ArgumentError"


def test_registers_are_read_and_written(client: Client) -> None:
    scratch = 4 * 0xC047
    client.socket.sendall(
        wire.frame(WireOp.BAR_WRITE, access(5, scratch), (0xA0000008).to_bytes(4, "little"))
    )
    assert client.done(WireOp.BAR_READ, access(5, scratch)) == (0xA0000008).to_bytes(4, "little")
    size = RCC_DEV0_EPF0_RCC_CONFIG_MEMSIZE.address((0, 0x14, 0xD20))
    assert int.from_bytes(client.done(WireOp.BAR_READ, access(5, 4 * size)), "little") == 24560


def test_video_memory_is_read_and_written_in_any_width(client: Client) -> None:
    for width, data in ((wire.BULK, bytes(range(100))), (8, bytes(8)), (4, b"abcd")):
        frame = wire.frame(WireOp.BAR_WRITE, access(0, 0x1000, width, len(data)), data)
        client.socket.sendall(frame)
        assert client.done(WireOp.BAR_READ, access(0, 0x1000, width, len(data))) == data


def test_configuration_space_is_read_and_written(client: Client) -> None:
    assert client.done(WireOp.CONFIG_READ, wire.CONFIG.pack(0, 4, 0)) == b"\x02\x10\x4c\x74"
    client.done(WireOp.CONFIG_WRITE, wire.CONFIG.pack(0, 2, 4) + b"\x06\x00")
    assert client.done(WireOp.CONFIG_READ, wire.CONFIG.pack(0, 2, 4)) == b"\x06\x00"


def test_a_posted_write_that_fails_is_told_once_and_stops_what_was_posted_after_it(client: Client) -> None:
    scratch = access(5, 4 * 0xC047)
    wrong = wire.frame(WireOp.BAR_WRITE, access(5, 0x3FFFC), bytes(4))
    client.socket.sendall(wrong + wire.frame(WireOp.BAR_WRITE, scratch, b"\x01\0\0\0"))
    assert client.code(WireOp.SYNC) == "E_UNKNOWN_REG"
    assert client.done(WireOp.BAR_READ, scratch) == bytes(4)


def test_a_doorbell_is_answered(client: Client) -> None:
    assert client.code(WireOp.DOORBELL, access(2, 0, 8, 8) + bytes(8)) == "E_DB_DROPPED"


def test_memory_is_pinned_by_descriptor_and_shared(server: Server, client: Client) -> None:
    memory = os.memfd_create("test")
    os.ftruncate(memory, 8192)
    words = memoryview(client.done(WireOp.PIN, wire.SIZE.pack(8192), (memory,))).cast("Q")
    handle, pages = words[0], tuple(words[1:])
    os.pwrite(memory, b"shared", 4096)
    low, _, where = server.machine.physical.extent(pages[1]) or (0, 0, 0)
    from drivers.core import libc

    assert bytes(libc.view(where + pages[1] - low, 6)) == b"shared"
    client.done(WireOp.UNPIN, wire.SIZE.pack(handle))
    assert server.machine.physical.extent(pages[1]) is None
    assert client.code(WireOp.UNPIN, wire.SIZE.pack(handle)) == "ArgumentError"
    assert client.code(WireOp.PIN, wire.SIZE.pack(4096)) == "ArgumentError"
    os.close(memory)


def test_an_eventfd_counts_the_card_s_interrupts(server: Server, client: Client) -> None:
    event = os.eventfd(0, os.EFD_NONBLOCK)
    client.done(WireOp.INTERRUPT, b"\0", (event,))
    client.done(WireOp.CONFIG_WRITE, wire.CONFIG.pack(0, 2, 4) + b"\x06\x00")
    server.machine.functions["0000:03:00.0"].deliver()
    assert os.eventfd_read(event) == 1
    os.close(event)


def test_time_goes_by_as_asked(client: Client) -> None:
    def now() -> int:
        client.socket.sendall(wire.frame(WireOp.SYNC))
        return int(wire.ANSWER.unpack(wire.receive(client.socket, wire.ANSWER.size))[3])

    before = now()
    client.socket.sendall(wire.frame(WireOp.PASS, wire.TIME.pack(5_000)))
    assert now() - before == 5_000
    client.done(WireOp.SLEEP, wire.TIME.pack(7_000))
    assert now() - before == 12_000


def test_a_wait_for_nothing_is_a_deadlock(client: Client) -> None:
    assert client.code(WireOp.RELAX, b"a signal") == "E_WAIT_DEADLOCK"


def test_a_fault_is_armed_over_the_wire(server: Server, client: Client) -> None:
    client.done(WireOp.INJECT, json.dumps(["link.lost", 0, 0, 1]).encode())
    assert client.done(WireOp.BAR_READ, access(5, 0)) == b"\xff\xff\xff\xff"
    assert server.machine.cards[0].faults.fired == ["link.lost"]
    for wrong in (["x", 0, 0, 1], ["link.lost", -1, 0, 1], ["link.lost", 9, 0, 1]):
        assert client.code(WireOp.INJECT, json.dumps(wrong).encode()) == "ArgumentError"


@pytest.mark.parametrize(
    ("op", "body"),
    [
        (WireOp.BAR_READ, access(1, 0)),
        (WireOp.BAR_READ, access(5, 0, function=3)),
        (WireOp.BAR_READ, access(5, 0, 2, 2)),
        (WireOp.DOORBELL, access(2, 0, 8, 8) + bytes(4)),
        (WireOp.CONFIG_READ, wire.CONFIG.pack(9, 4, 0)),
        (WireOp.CONFIG_WRITE, wire.CONFIG.pack(0, 4, 0)),
        (WireOp.CALL, wire.pack_call(["shutdown"])),
        (WireOp.CALL, wire.pack_call(["listdir"])),
        (WireOp.CALL, wire.pack_call(["listdir", 5])),
    ],
)
def test_requests_that_mean_nothing_are_answered_so(client: Client, op: WireOp, body: bytes) -> None:
    assert client.code(op, body) == "ArgumentError"


@pytest.mark.parametrize(
    "frame",
    [wire.HEADER.pack(0, 99, 0), wire.HEADER.pack(1 << 31, WireOp.SYNC, 0), wire.frame(WireOp.SLEEP, b"abc")],
)
def test_frames_that_make_no_sense_end_the_connection(client: Client, frame: bytes) -> None:
    assert client.is_dropped(frame)


def test_half_a_frame_keeps_nobody_waiting(server: Server, client: Client) -> None:
    slow = Client(server)
    slow.socket.sendall(wire.frame(WireOp.SYNC)[:5])
    client.done(WireOp.SYNC)
    slow.socket.sendall(wire.frame(WireOp.SYNC)[5:])
    assert wire.receive(slow.socket, wire.ANSWER.size)
    slow.socket.close()


def test_an_index_written_by_one_client_is_no_index_for_another(server: Server, client: Client) -> None:
    """R06: two processes at one index pair."""
    table = server.machine.cards[0].bus.table
    index, data = (access(5, 4 * table.address(f"BIF_BX0_PCIE_{name}2")) for name in ("INDEX", "DATA"))
    size = 4 * table.address("RCC_DEV0_EPF0_RCC_CONFIG_MEMSIZE")
    client.socket.sendall(wire.frame(WireOp.BAR_WRITE, index, size.to_bytes(4, "little")))
    assert int.from_bytes(client.done(WireOp.BAR_READ, data), "little") == 24560
    other = Client(server)
    assert other.code(WireOp.BAR_READ, data) == "E_INDEX_RACE"
    other.socket.close()


@pytest.mark.parametrize("seed", range(8))
def test_whatever_a_client_sends_the_machine_goes_on_for_others(
    server: Server, client: Client, seed: int
) -> None:
    random = Random(seed)
    for _ in range(12):
        broken = Client(server)
        for _ in range(40):
            op = random.choice([*WireOp, 0, 200])
            body = random.choice([access(random.randrange(6), random.randrange(1 << 21), 4), b"[1, 2]", b""])
            body += random.randbytes(random.randrange(0, 24))
            with suppress(OSError):
                broken.socket.sendall(wire.HEADER.pack(len(body), op, 0) + body)
        broken.socket.close()
    assert json.loads(client.done(WireOp.HELLO, wire.CALL.pack(1) + b"still there"))["chip"] == "navi31"
