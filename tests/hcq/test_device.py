"""Devices: memory accounts, running out, closing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
import pytest

from hcq.buffer import MemoryKind
from hcq.device import _size
from hcq.errors import ArgumentError, DeviceError, OutOfMemory
from hcq.graph import Call
from tests.hcq.toy import MEMORY_BYTES, ToyDevice, add_one


def test_a_thousand_allocations_and_frees_map_nothing_new() -> None:
    device = ToyDevice()
    bump = device.kernel("x", add_one)
    for turn in range(1000):
        buffer = device.empty(64 + turn % 700, f"turn {turn}")
        bump(buffer, grid=(1, 1, 1), block=(1, 1, 1))
        if turn == 10:
            mapped = {kind: heap.mapped_bytes for kind, heap in device.heaps.items()}
    assert {kind: heap.mapped_bytes for kind, heap in device.heaps.items()} == mapped
    device.synchronize()


def test_out_of_memory_says_how_much_was_asked_is_free_and_who_holds_the_rest() -> None:
    device = ToyDevice()
    held = [device.empty(100_000, "weights") for _ in range(3)] + [device.empty(50_000, "cache")]
    with pytest.raises(OutOfMemory) as caught:
        device.empty(900_000, "activations")
    message = str(caught.value)
    assert "toy: out of device memory, asked 878.9 KiB for 'activations'" in message
    assert "of 1 MiB free" in message
    assert "held by 'weights' 300 KiB in 3; 'cache' 49 KiB in 1; 'staging' 1 KiB in 1" in message
    assert len(held) == 4


def test_unused_chunks_are_given_back_before_giving_up() -> None:
    device = ToyDevice()
    device.empty(8192, "small").free()
    rest = MEMORY_BYTES - device.toy._used
    device.toy.window(rest)
    device.empty(8192, kind=MemoryKind.CODE)
    assert device.heaps[MemoryKind.DEVICE].mapped_bytes == 0


def test_a_negative_size_is_refused() -> None:
    with pytest.raises(ArgumentError, match="empty: -1 bytes; a size is 0 or more"):
        ToyDevice().empty(-1)


def test_a_closed_device_says_so_whatever_is_asked() -> None:
    device = ToyDevice()
    bump = device.kernel("x", add_one)
    buffer = device.empty(4)
    graph = device.graph([Call(bump, (buffer,), (1, 1, 1), (1, 1, 1))])
    device.close()
    launch = partial(bump, buffer, grid=(1, 1, 1), block=(1, 1, 1))
    acts: list[Callable[[], object]] = [
        lambda: device.empty(4),
        device.synchronize,
        buffer.copyout,
        buffer.fill,
        launch,
        graph.replay,
    ]
    for act in acts:
        with pytest.raises(DeviceError, match=r"^toy is closed$"):
            act()
    del buffer, graph  # must not touch the closed device


def test_a_lost_device_gives_the_reason_until_it_is_closed() -> None:
    device = ToyDevice()
    device.mark_lost("it fell off the bus")
    device.mark_lost("it is gone")
    with pytest.raises(
        DeviceError, match=r"toy was lost: it fell off the bus\. Close the device and open it"
    ):
        device.empty(4)


def test_large_copies_go_through_staging_in_pieces_without_waiting_for_each() -> None:
    device = ToyDevice()
    data = np.arange(5000, dtype=np.uint32)
    buffer = device.buffer(data)
    assert (buffer.numpy(np.uint32) == data).all()


def test_the_memory_report_names_the_largest_holders() -> None:
    device = ToyDevice()
    keep = device.empty(4000, "weights")
    report = device.memory_report()
    assert "toy: 5 KiB in buffers, at most 5 KiB" in report
    assert "'weights' 4 KiB in 1" in report and keep.gpu_va


@pytest.mark.parametrize(
    ("count", "text"), [(5, "5 B"), (1536, "1.5 KiB"), (3 << 20, "3 MiB"), (5 << 40, "5120 GiB")]
)
def test_sizes_read_like_sizes(count: int, text: str) -> None:
    assert _size(count) == text
