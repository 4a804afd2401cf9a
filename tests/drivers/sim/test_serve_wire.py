"""Frames, errors and descriptors as they travel."""

from __future__ import annotations

import os
import socket

import pytest

from drivers.core.errors import ArgumentError, DeviceError, DeviceGone, HostError, SimFault
from drivers.sim import serve_wire as wire
from drivers.sim.serve_wire import WireOp


def test_a_frame_is_length_operation_zero_and_body() -> None:
    assert wire.frame(WireOp.SLEEP, b"abc", b"d") == b"\x04\0\0\0\x03\0\0\0abcd"


def test_a_register_access_is_laid_out_as_the_manual_says() -> None:
    packed = wire.BAR.pack(1, 5, 4, 4, 0x1234)
    assert packed == b"\x01\x05\x04\x00\x04\0\0\0\x34\x12\0\0\0\0\0\0"


def test_a_call_carries_values_and_bytes() -> None:
    body = wire.pack_call(["pwrite", 7, None], b"\x00\xff")
    values, raw = wire.unpack_call(memoryview(body))
    assert (values, bytes(raw)) == (["pwrite", 7, None], b"\x00\xff")


@pytest.mark.parametrize("body", [b"\x02\0\0\0{}", b"\x05\0\0\0[1,", b"\x02\0\0\0\xff\xff"])
def test_a_call_that_is_no_list_is_refused(body: bytes) -> None:
    with pytest.raises(ArgumentError, match="JSON list"):
        wire.unpack_call(memoryview(body))


@pytest.mark.parametrize(
    "error",
    [
        SimFault("E_X", "a detail", {"reg": "R", "va": 0x1000, "writes": (("A", 1), ("B", 2))}),
        HostError(16, "the card is held by somebody"),
        ArgumentError("not so"),
        DeviceGone("off the bus"),
        DeviceError("something"),
    ],
)
def test_an_error_arrives_as_it_left(error: DeviceError | ArgumentError) -> None:
    arrived = wire.revive(wire.describe(error))
    assert type(arrived) is type(error)
    assert str(arrived) == str(error)
    if isinstance(error, SimFault) and isinstance(arrived, SimFault):
        assert (arrived.code, arrived.detail, arrived.where) == (error.code, error.detail, error.where)
    if isinstance(error, HostError) and isinstance(arrived, HostError):
        assert arrived.errno == error.errno


def test_descriptors_travel_with_the_first_byte() -> None:
    here, there = socket.socketpair()
    memory = os.memfd_create("test")
    os.ftruncate(memory, 4096)
    wire.send(here, b"hello", [memory])
    data, extra, _, _ = there.recvmsg(16, socket.CMSG_SPACE(4 * wire.MOST_FDS))
    (arrived,) = wire.received_fds(extra)
    assert data == b"hello"
    assert os.fstat(arrived).st_ino == os.fstat(memory).st_ino
    here.close()
    with pytest.raises(EOFError):
        wire.receive(there, 1)
    there.close()
    os.close(memory)
    os.close(arrived)
