"""The wire between a simulated machine in a process of its own and the processes that use it.

Frames over a Unix stream socket, little-endian: a header, then what the operation says; docs/sim_serve.md is
the reference for other languages. Posted operations have no answer; what they ran into comes with the next
answer. Knows no card and no file: only bytes, descriptors and errors.
"""

from __future__ import annotations

import array
import json
import socket
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from struct import Struct

from drivers.core.errors import ArgumentError, DeviceError, DeviceGone, HostError, SimFault

VERSION = 1
HEADER = Struct("<IHH")  # bytes after the header, operation, 0
ANSWER = Struct("<IHHQ")  # bytes after the header, status, 0, model time in ns
BAR = Struct("<BBBxIQ")  # function, BAR, bytes per access (1: any width), bytes, offset
CONFIG = Struct("<BxxxII")  # function, bytes, offset
SIZE, TIME, CALL = Struct("<Q"), Struct("<Q"), Struct("<I")
DOORBELLS = 2  # the BAR of doorbells
BULK = 1  # bytes per access that lets the machine choose
OK, FAILED = 0, 1
LARGEST = 1 << 30  # bytes of one frame
MOST_FDS = 8  # descriptors that come with one frame
Bytes = bytes | bytearray | memoryview


class WireOp(IntEnum):
    """Operations. `PASS` and `BAR_WRITE` are posted: they have no answer.

    `DOORBELL` is a `BAR_WRITE` with an answer: until the card has seen it, the write pointer in memory stays.
    """

    HELLO = 1
    SYNC = 2
    SLEEP = 3
    RELAX = 4
    PASS = 5
    INJECT = 6
    BAR_READ = 16
    BAR_WRITE = 17
    CONFIG_READ = 18
    CONFIG_WRITE = 19
    DOORBELL = 20
    PIN = 24
    UNPIN = 25
    INTERRUPT = 26
    CALL = 32


POSTED = frozenset((WireOp.PASS, WireOp.BAR_WRITE))


def frame(op: WireOp, *parts: Bytes) -> bytes:
    """One whole request."""
    return HEADER.pack(sum(map(len, parts)), op, 0) + b"".join(parts)


def pack_call(arguments: Sequence[object], data: Bytes = b"") -> bytes:
    """Values and bytes in one body: the length of the JSON text, the text, the bytes."""
    text = json.dumps(arguments).encode()
    return CALL.pack(len(text)) + text + data


def unpack_call(body: memoryview) -> tuple[list[object], memoryview]:
    """(values, bytes) of `pack_call`. Raises ArgumentError."""
    try:
        (size,) = CALL.unpack_from(body)
        values = json.loads(bytes(body[CALL.size : CALL.size + size]))
    except ValueError as error:
        raise ArgumentError(f"a call that is no JSON list: {error}") from error
    if not isinstance(values, list):
        raise ArgumentError(f"a call must be a JSON list, not {type(values).__name__}")
    return values, body[CALL.size + size :]


def describe(error: DeviceError | ArgumentError) -> bytes:
    """An error as an answer carries it."""
    told: dict[str, object] = {"kind": type(error).__name__, "message": str(error)}
    if isinstance(error, SimFault):
        told |= {"code": error.code, "detail": error.detail, "where": error.where}
    if isinstance(error, HostError):
        told["errno"] = error.errno
    return json.dumps(told, default=str).encode()


def revive(text: Bytes) -> Exception:
    """The error that `describe` wrote, of the same class and with the same words."""
    told = json.loads(bytes(text))
    message = told["message"]
    if told["kind"] == "SimFault":
        where = {key: _tuples(value) for key, value in told["where"].items()}
        return SimFault(told["code"], told["detail"], where)
    if told["kind"] == "HostError":
        return HostError(told["errno"], message)
    kinds: Mapping[str, type[Exception]] = {"ArgumentError": ArgumentError, "DeviceGone": DeviceGone}
    return kinds.get(told["kind"], DeviceError)(message)


def _tuples(value: object) -> object:
    """JSON has no tuples; a fault's places do."""
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def send(sock: socket.socket, data: Bytes, fds: Sequence[int] = ()) -> None:
    """All of `data`, the descriptors with its first byte."""
    sent = 0
    if fds:
        extra = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", fds))]
        sent = sock.sendmsg([data], extra)
    if sent < len(data):
        sock.sendall(memoryview(data)[sent:])


def received_fds(extra: Iterable[tuple[int, int, bytes]]) -> list[int]:
    """Descriptors in the ancillary data of recvmsg."""
    found = array.array("i")
    for level, kind, data in extra:
        if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
            found.frombytes(data[: len(data) - len(data) % found.itemsize])
    return list(found)


def receive(sock: socket.socket, size: int) -> bytearray:
    """Exactly `size` bytes. Raises EOFError when the other side is gone."""
    data = bytearray(size)
    view, at = memoryview(data), 0
    while at < size:
        count = sock.recv_into(view[at:])
        if not count:
            raise EOFError("the other side closed the connection")
        at += count
    return data
