"""Buffers: contents in and out, and memory that is handed on."""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Callable

import numpy as np
import pytest

from hcq.buffer import Buffer
from hcq.errors import ArgumentError
from hcq.heap import Block, MemoryKind
from hcq.program import Dim
from hcq.queue import Use
from tests.hcq.toy import ToyDevice, add_one

ONE: Dim = (1, 1, 1)


@pytest.mark.parametrize("count", [1, 255, 256, 257, 1000])
def test_contents_survive_the_way_there_and_back(count: int) -> None:
    device = ToyDevice()
    data = np.random.default_rng(count).integers(0, 2**32, count, np.uint32)
    buffer = device.buffer(data)
    assert (buffer.numpy(np.uint32) == data).all()
    assert buffer.copyout() == data.tobytes()
    assert (buffer.numpy(np.uint32, (count - 1,)) == data[:-1]).all()


def test_host_buffers_are_read_and_written_in_place() -> None:
    device = ToyDevice()
    buffer = device.empty(8, kind=MemoryKind.HOST)
    buffer.copyin(b"abcdefgh")
    buffer.host_view()[0] = ord("z")
    assert buffer.copyout() == b"zbcdefgh"
    assert device.copy_queue.timeline.last_point == 0


def test_a_transposed_array_arrives_in_c_order() -> None:
    data = np.arange(6, dtype=np.int32).reshape(2, 3).T
    assert ToyDevice().buffer(data).numpy(np.int32, (3, 2)).tolist() == data.tolist()


def test_scalars_and_empty_arrays_are_buffers_too() -> None:
    device = ToyDevice()
    assert device.buffer(np.float32(3)).numpy(np.float32, ()).item() == 3
    empty = device.buffer(np.zeros(0, np.float32))
    assert empty.numpy(np.float32).size == 0
    empty.copy_from(device.empty(0))
    empty.fill()


def test_a_buffer_whose_making_was_cut_short_gives_nothing_back() -> None:
    Buffer.__new__(Buffer).__del__()


def test_small_memory_that_nobody_holds_goes_to_who_may_have_it() -> None:
    device, heirs = ToyDevice(), deque[Buffer]()
    buffer = device.buffer(np.array([7, 8], np.uint32))
    buffer.heirs, at = heirs, buffer.gpu_va
    del buffer
    (heir,) = heirs
    assert (heir.gpu_va, heir.size_bytes, heir.device, heir.heirs) == (at, 8, device, None)
    assert heir.numpy(np.uint32).tolist() == [7, 8]


def test_fill_sets_every_word() -> None:
    buffer = ToyDevice().empty(12)
    buffer.fill(0x01020304)
    assert buffer.numpy(np.uint32).tolist() == [0x01020304] * 3


@pytest.mark.parametrize(
    ("act", "message"),
    [
        (
            lambda b: b.copyin(b"123"),
            r"copyin: 3 bytes into Buffer\('x', 8 bytes on toy\); sizes must be equal",
        ),
        (
            lambda b: b.numpy(np.float32, (3,)),
            r"numpy: \(3,\) of float32 is 12 bytes; Buffer\('x', 8 .*smaller",
        ),
        (lambda b: b.copy_from(b.device.empty(4)), "copy_from: .* device and size must be the same"),
        (lambda b: b.fill(-1), "fill: -0x1 does not fit in 32 bits"),
        (lambda b: b.fill(1 << 32), "fill: 0x100000000 does not fit in 32 bits"),
        (lambda b: b.fill(0.5), "fill: 0.5 does not fit in 32 bits; give a whole number"),
        (lambda b: b.copy_from(b"12345678"), "copy_from: a bytes is no Buffer; copyin takes arrays"),
        (lambda b: b.copyin([1, 2]), "copyin: a list; needed are bytes or a numpy array"),
        (lambda b: b.copyin(np.array([b], object)), "copyin: a device holds numbers, no elements of object"),
        (lambda b: b.copyin(np.zeros(2, ">i4")), "copyin: >i4 has the high byte first, devices have the low"),
        (lambda b: b.numpy(">f4"), "numpy: >f4 has the high byte first"),
        (lambda b: b.numpy(object), "numpy: a device holds numbers, no elements of object"),
        (lambda b: b.numpy("floating"), "numpy: 'floating' is no number type"),
        (lambda b: b.numpy("S0"), "numpy: a device holds numbers, no elements of"),
        (lambda b: b.numpy(np.float32, -1), "numpy: shape -1; needed are whole numbers of at least 0"),
        (lambda b: b.numpy(np.float32, ("2",)), r"numpy: shape \('2',\); needed are whole numbers"),
        (lambda b: b.host_view(), "not host memory; use copyin, copyout or numpy"),
        (lambda b: (b.free(), b.copyout()), "was freed"),
    ],
)
def test_wrong_use_is_refused_in_a_sentence(act: object, message: str) -> None:
    buffer = ToyDevice().empty(8, "x")
    with pytest.raises(ArgumentError, match=message):
        act(buffer)  # type: ignore[operator]


def test_freed_memory_is_reused_at_once_and_still_ordered_behind_its_last_use() -> None:
    device = ToyDevice(first=1)
    bump = device.kernel("x", add_one)
    old = device.buffer(np.array([1], np.uint32))
    device.synchronize()
    bump(old, grid=ONE, block=ONE)
    place = old.gpu_va
    old.free()
    new = device.buffer(np.array([100], np.uint32))
    assert new.gpu_va == place
    assert new.numpy(np.uint32).tolist() == [100], "the earlier kernel ran after the new owner's copy"


def test_the_last_reference_gives_the_memory_back() -> None:
    device = ToyDevice()
    before = device.in_use_bytes
    buffer = device.empty(100)
    assert device.in_use_bytes > before
    del buffer
    gc.collect()
    assert device.in_use_bytes == before


def test_a_buffer_collected_in_the_middle_of_an_allocation_does_no_harm() -> None:
    device = ToyDevice()
    heap = device.heaps[MemoryKind.DEVICE]
    lost = [device.empty(100, "lost")]
    lost.append(lost)  # type: ignore[arg-type]
    plain = heap.alloc

    def collecting(size_bytes: int, label: str) -> Block:
        lost.clear()
        assert any(block.label == "lost" for block in heap.blocks()), "the heap changed while allocating"
        return plain(size_bytes, label)

    heap.alloc = collecting  # type: ignore[method-assign]
    keep = device.empty(100)
    heap.alloc = plain  # type: ignore[method-assign]
    device.reap()
    assert keep.gpu_va and not any(block.label == "lost" for block in heap.blocks())


def test_a_copy_onto_itself_is_nothing() -> None:
    device = ToyDevice()
    buffer = device.buffer(np.arange(4))
    point = device.copy_queue.timeline.last_point
    buffer.copy_from(buffer)
    assert device.copy_queue.timeline.last_point == point and not device.copy_queue.pending


def test_freeing_twice_has_no_effect() -> None:
    device = ToyDevice()
    before = device.in_use_bytes
    buffer = device.empty(100)
    buffer.free()
    buffer.free()
    assert device.in_use_bytes == before


@pytest.mark.parametrize("kind", list(MemoryKind))
@pytest.mark.parametrize(
    "act",
    [
        lambda freed, other: freed.copyin(b"12345678"),
        lambda freed, other: freed.copyout(),
        lambda freed, other: freed.copy_from(other),
        lambda freed, other: other.copy_from(freed),
        lambda freed, other: freed.fill(0),
        lambda freed, other: freed.numpy(np.float32),
        lambda freed, other: freed.host_view(),
    ],
)
def test_whatever_is_done_with_a_freed_buffer_is_refused_with_its_name(
    act: Callable[[Buffer, Buffer], object], kind: MemoryKind
) -> None:
    device = ToyDevice()
    freed, other = device.empty(8, "gone", kind), device.empty(8, "other")
    freed.free()
    with pytest.raises(ArgumentError, match=r"Buffer\('gone'.* was freed"):
        act(freed, other)


def test_uses_that_a_later_one_stands_for_and_uses_that_are_done_are_forgotten() -> None:
    device = ToyDevice()
    buffer, (compute, copy) = device.empty(64), device.queues
    written = Use(copy, 1, 0, 8, True)
    buffer.note(written)
    buffer.note(Use(copy, 2, 8, 16, True))
    assert buffer.block.uses[0] is written, "other bytes, and not done"
    larger = Use(copy, 3, 0, 16, True)
    buffer.note(larger)
    assert buffer.block.uses == [larger]
    copy.timeline.signal.window.write64(copy.timeline.signal.offset, 3)
    copy.timeline.next_point = 4
    last = Use(compute, 1, 32, 64, True)
    buffer.note(last)
    assert buffer.block.uses == [last]


def test_work_that_was_ordered_behind_all_uses_stands_for_them() -> None:
    device = ToyDevice()
    buffer = device.empty(64)
    buffer.note(Use(device.compute_queue, 0, 0, 64, True))
    buffer.order(device.copy_queue)
    assert buffer.block.uses == []
