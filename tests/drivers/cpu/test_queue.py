"""Packets of the host's queues: their words, and what the engine does with each."""

from __future__ import annotations

import ctypes
from array import array

import numpy as np
import pytest

from drivers import open_one
from drivers.core.errors import DeviceError
from drivers.cpu.device import CpuDevice
from drivers.cpu.pool import KIND, Pool
from drivers.cpu.queue import (
    KERNARG_AT,
    HostEngine,
    HostPacket,
    HostRing,
    describe,
    fill,
    launch,
    packet,
    packets,
)
from hcq.signal import Signal


def engine() -> HostEngine:
    return HostEngine(Pool(1))


def unawaited(point: int) -> None:
    raise AssertionError(point)


def test_packets_are_read_as_they_were_written() -> None:
    words = packet(HostPacket.COPY, 1 << 40, 7, 3) + packet(HostPacket.NOP) + packet(HostPacket.SIGNAL, 5, 6)
    assert list(packets(words)) == [
        (HostPacket.COPY, (1 << 40, 7, 3)),
        (HostPacket.NOP, ()),
        (HostPacket.SIGNAL, (5, 6)),
    ]
    assert describe(words) == ["COPY 0x10000000000 0x7 0x3", "NOP", "SIGNAL 0x5 0x6"]


def test_a_word_that_begins_no_packet_is_refused() -> None:
    with pytest.raises(DeviceError, match="found 0x63 where a packet begins"):
        list(packets(array("I", [99])))
    with pytest.raises(DeviceError, match="found 0x63 where a packet begins"):
        engine().run(packet(HostPacket.NOP) + array("I", [99]))


def test_a_launch_calls_its_entry_with_the_argument_block() -> None:
    seen: list[tuple[int, int, int]] = []
    entry = KIND(lambda *called: seen.append(called))
    words = launch(ctypes.cast(entry, ctypes.c_void_p).value or 0, 5, 0)
    words[KERNARG_AT] = 0x4000
    engine().run(words)
    assert seen == [(0x4000, 0, 5)]


def test_copies_fills_signals_and_times_reach_memory() -> None:
    memory = np.zeros(16, np.uint64)
    at = memory.ctypes.data
    made = engine()
    made.run(
        packet(HostPacket.SIGNAL, at, 9)
        + packet(HostPacket.WAIT, at, 9)
        + packet(HostPacket.COPY, at + 8, at, 8)
    )
    made.run(packet(HostPacket.FILL, at + 16, 20, 0xABCD) + packet(HostPacket.TIME, at + 64))
    assert memory[:2].tolist() == [9, 9] and memory[8] > 0
    assert memory.view(np.uint32)[4:10].tolist() == [0xABCD] * 5 + [0]


def test_a_signal_that_nobody_can_give_any_more_is_an_error() -> None:
    memory = np.zeros(1, np.uint64)
    with pytest.raises(DeviceError, match="waits for a signal of 4, which is 0 for good"):
        engine().run(packet(HostPacket.WAIT, memory.ctypes.data, 4))


def test_packets_in_other_memory_run() -> None:
    memory = np.zeros(2, np.uint64)
    inner = packet(HostPacket.SIGNAL, memory.ctypes.data, 3)
    engine().run(packet(HostPacket.INDIRECT, inner.buffer_info()[0], len(inner)))
    assert memory[0] == 3


def test_a_batch_of_any_length_is_done_when_it_was_handed_over_and_counts() -> None:
    memory = np.zeros(1, np.uint64)
    ring, many = HostRing("test", engine()), packet(HostPacket.NOP) * 100_000
    assert ring.make_room(len(many), unawaited) and ring.write(many, 1, unawaited) == 0
    assert ring.write(packet(HostPacket.SIGNAL, memory.ctypes.data, 4), 2, unawaited) == len(many)
    assert memory[0] == 4


@pytest.mark.parametrize("size", [0, 4, 8, 12, 64, 100])
def test_fills_write_no_byte_more(size: int) -> None:
    memory = np.full(40, 0x99999999, np.uint32)
    fill(memory.ctypes.data, size, 7)
    assert memory.tolist() == [7] * (size // 4) + [0x99999999] * (40 - size // 4)


def test_a_launch_has_room_for_the_address_of_its_arguments() -> None:
    words = launch(0x1000, 5, 9)
    assert list(packets(words)) == [(HostPacket.LAUNCH, (0x1000, 0, 5, 9))]
    words[KERNARG_AT] = 0x4000
    assert list(packets(words)) == [(HostPacket.LAUNCH, (0x1000, 0x4000, 5, 9))]


def test_both_queues_record_waits_signals_and_times_and_do_them_when_submitted() -> None:
    memory = np.zeros(2, np.uint64)
    at = memory.ctypes.data
    with open_one("cpu") as device:
        assert isinstance(device, CpuDevice)
        for queue in device.queues:
            signal, before = Signal(memoryview(memory).cast("B"), 0, at), len(queue.pending)
            memory[:] = 0
            queue.signal(signal, 6)
            queue.wait(signal, 5)
            queue.timestamp(at + 8)
            recorded = list(packets(queue.pending[before:]))
            assert recorded == [
                *((HostPacket.SIGNAL, (at, 6)), (HostPacket.WAIT, (at, 5))),
                (HostPacket.TIME, (at + 8,)),
            ]
            assert memory.tolist() == [0, 0]
            queue.submit()
            assert memory[0] == 6 and memory[1] > 0 and not queue.pending


def test_recorded_packets_are_reached_by_their_address() -> None:
    with open_one("cpu") as device:
        assert isinstance(device, CpuDevice)
        words = device.compute_queue.indirect(0x5000, 12)
    assert list(packets(words)) == [(HostPacket.INDIRECT, (0x5000, 12))]
