"""Devices: memory accounts, running out, closing. Covers heap.py and staging.py too."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import partial
from threading import Event, Thread
from typing import Any

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from hcq.buffer import Buffer
from hcq.errors import ArgumentError, DeviceError, OutOfMemory
from hcq.graph import Call, Graph
from hcq.heap import MemoryKind, size_text
from hcq.queue import Queue, Use
from hcq.staging import Staging
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
    heap = device.heaps[MemoryKind.DEVICE]
    free = MEMORY_BYTES - sum(block.size for block in heap.blocks())
    assert f"{size_text(free)} of 1 MiB free" in message
    assert "held by 'weights' 300 KiB in 3; 'cache' 49 KiB in 1; 'staging' 1 KiB in 1" in message
    assert len(held) == 4


@pytest.mark.parametrize("count", [1, 2, 4, 8])
def test_memory_for_staging_is_cut_into_equal_pieces(count: int) -> None:
    memory = ToyDevice().empty(1024, kind=MemoryKind.HOST)
    staging = Staging(memory, count)
    assert staging.count == count
    assert [(slot.gpu_va - memory.gpu_va, len(slot.view)) for slot in staging._slots] == [
        (at, 1024 // count) for at in range(0, 1024, 1024 // count)
    ]


def test_unused_chunks_are_given_back_before_giving_up() -> None:
    device = ToyDevice()
    device.empty(8192, "small").free()
    rest = MEMORY_BYTES - device.toy._used
    device.toy.window(rest)
    device.empty(8192, kind=MemoryKind.CODE)
    assert device.heaps[MemoryKind.DEVICE].mapped_bytes == 0


def test_memory_that_no_buffer_uses_is_given_back_when_asked() -> None:
    device = ToyDevice()
    kept = device.empty(100_000, "kept")
    before = device.heaps[MemoryKind.DEVICE].mapped_bytes
    device.empty(200_000, "dropped").free()
    assert device.trim() >= 200_000
    assert device.heaps[MemoryKind.DEVICE].mapped_bytes == before
    assert kept.block in list(device.heaps[MemoryKind.DEVICE].blocks())


def test_what_is_dropped_while_a_full_device_is_waited_for_makes_room(monkeypatch: Any) -> None:
    device = ToyDevice()
    size = MEMORY_BYTES - device.toy._used - 8192
    held = [device.empty(size, "last")]
    monkeypatch.setattr(device, "synchronize", held.clear)
    assert device.empty(size).size_bytes == size


def test_launches_are_lost_by_the_points_of_their_own_queue() -> None:
    device = ToyDevice()
    device.losses = [(device.copy_queue.index, range(3, 5)), (device.compute_queue.index, range(7, 9))]
    assert [device.was_launch_lost(point) for point in range(3, 10)] == [False] * 4 + [True] * 2 + [False]


def test_what_does_not_fit_even_then_is_refused_and_smaller_ones_are_not() -> None:
    device = ToyDevice()
    device.empty(300_000).free()
    with pytest.raises(OutOfMemory, match="asked 2 MiB for 'too much'"):
        device.empty(2 << 20, "too much")
    assert device.empty(300_000).gpu_va


@pytest.mark.parametrize("size", [-1, 1.5, "x", None])
def test_a_size_that_is_none_is_refused(size: Any) -> None:
    with pytest.raises(ArgumentError, match=f"empty: {size!r} bytes; a size is a whole number, 0 or more"):
        ToyDevice().empty(size)


def test_memory_of_a_kind_that_nobody_has_is_refused() -> None:
    with pytest.raises(ArgumentError, match=r"no memory of kind 'host'; there are .*MemoryKind.HOST"):
        ToyDevice().empty(4, kind="host")  # type: ignore[arg-type]


@pytest.mark.parametrize("data", ["x", None, [object()], [[1], [1, 2]], np.zeros(3, "M8[s]")])
def test_a_buffer_of_what_are_no_numbers_is_refused(data: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^buffer: "):
        ToyDevice().buffer(data)


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


def test_a_device_closes_at_the_end_of_a_with_block() -> None:
    with ToyDevice() as device:
        assert device.empty(4).gpu_va
    assert not device.is_open


def test_what_fails_while_closing_is_a_note_to_the_error_that_closed(monkeypatch: Any) -> None:
    def fail(_: object) -> None:
        raise DeviceError("cannot close")

    monkeypatch.setattr(ToyDevice, "close", fail)
    with pytest.raises(KeyError) as caught, ToyDevice():
        raise KeyError("mine")
    assert caught.value.__notes__ == ["closing toy: cannot close"]
    with pytest.raises(DeviceError, match="cannot close"), ToyDevice():
        pass


def test_a_forked_child_leaves_its_parent_s_device_alone() -> None:
    device = ToyDevice()
    buffer = device.buffer(np.array([5], np.uint32))
    told, tell = os.pipe()
    child = os.fork()
    if not child:
        try:
            device.close()
            buffer.free()
            device.synchronize()
        except DeviceError as error:
            os.write(tell, str(error).encode())
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    owner = f"toy belongs to process {os.getpid()}, from which this one was forked; open a device here"
    assert os.read(told, 1000).decode() == owner
    assert buffer.numpy(np.uint32)[0] == 5


def test_a_child_that_is_forked_while_a_thread_has_the_device_does_not_wait_for_it() -> None:
    """That thread is not there in the child, where nobody would ever give the lock back."""
    device, has_it, may_end = ToyDevice(), Event(), Event()

    def hold() -> None:
        with device.lock:
            has_it.set()
            may_end.wait(60)

    holder = Thread(target=hold)
    holder.start()
    has_it.wait(60)
    child = os.fork()
    if not child:
        signal.alarm(5)  # ends it
        try:
            device.empty(4)
        except DeviceError:
            os._exit(7)
        finally:
            os._exit(1)
    may_end.set()
    holder.join()
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7


@pytest.mark.parametrize(("is_own", "writes", "acquired"), [(0, 1, 2), (0, 0, 0), (1, 1, 0), (1, 0, 0)])
def test_what_another_device_wrote_into_memory_is_seen_by_all_queues(
    is_own: bool, writes: bool, acquired: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    device, other = ToyDevice(), ToyDevice()
    queue = (device if is_own else other).copy_queue
    queue.owner = device if is_own else other
    seen = list[Queue]()
    for each in device.queues:
        monkeypatch.setattr(each, "acquire_peers", partial(seen.append, each))
    block = device.empty(4).block
    block.uses.append(Use(queue, 0, 0, 4, writes))
    device.wait_uses(block)
    assert len(seen) == acquired and not block.uses


def test_a_lost_device_gives_the_reason_until_it_is_closed() -> None:
    device = ToyDevice()
    device.mark_lost("it fell off the bus")
    device.mark_lost("it is gone")
    assert not device.is_usable
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


def test_memory_is_told_of_once_with_its_five_largest_holders(capsys: pytest.CaptureFixture[str]) -> None:
    device = ToyDevice()
    kept = [device.empty(4096 * size, f"part {size}") for size in range(1, 8)]
    device.tell_memory()
    told = capsys.readouterr().err
    largest = [f"'part {size}' {4 * size} KiB in 1" for size in (7, 6, 5, 4, 3)]
    assert [line.strip() for line in told.splitlines()[-5:]] == largest and "in buffers" in told
    device.tell_memory()
    assert not capsys.readouterr().err and len(kept) == 7


@pytest.mark.parametrize(
    ("count", "text"),
    [
        *[(5, "5 B"), (1536, "1.5 KiB"), (3 << 20, "3 MiB"), (5 << 40, "5120 GiB"), (0, "0 B")],
        *[(1023, "1023 B"), (1024, "1 KiB"), (1023 << 10, "1023 KiB"), (1 << 20, "1 MiB")],
        *[(1023 << 20, "1023 MiB"), (1 << 30, "1 GiB")],
    ],
)
def test_sizes_read_like_sizes(count: int, text: str) -> None:
    assert size_text(count) == text


class Model(RuleBasedStateMachine):
    """Random work on a toy device beside plain Python integers; both must always agree."""

    @initialize(first=st.integers(0, 1))
    def start(self, first: int) -> None:
        self.device = ToyDevice(first, ring_dw=64, limit=40)
        self.device.compute_queue.flush_dw = 24
        self.bump = self.device.kernel("x", add_one)
        self.live: list[tuple[Buffer, list[int]]] = []
        self.graphs: list[tuple[Graph, list[list[int]]]] = []

    @rule(value=st.integers(0, 1000))
    def make(self, value: int) -> None:
        if len(self.live) < 6:
            self.live.append((self.device.buffer(np.array([value], np.uint32)), [value]))

    @precondition(lambda self: self.live)
    @rule(data=st.data())
    def launch(self, data: st.DataObject) -> None:
        buffer, value = data.draw(st.sampled_from(self.live))
        self.bump(buffer, grid=(1, 1, 1), block=(1, 1, 1))
        value[0] += 1

    @precondition(lambda self: self.live)
    @rule(data=st.data())
    def copy(self, data: st.DataObject) -> None:
        target, target_value = data.draw(st.sampled_from(self.live))
        source, source_value = data.draw(st.sampled_from(self.live))
        target.copy_from(source)
        target_value[0] = source_value[0]

    @precondition(lambda self: self.live)
    @rule(data=st.data(), word=st.integers(0, 1000))
    def write(self, data: st.DataObject, word: int) -> None:
        buffer, value = data.draw(st.sampled_from(self.live))
        if word % 2:
            buffer.fill(word)
        else:
            buffer.copyin(np.array([word], np.uint32))
        value[0] = word

    @precondition(lambda self: self.live)
    @rule(data=st.data())
    def read(self, data: st.DataObject) -> None:
        buffer, value = data.draw(st.sampled_from(self.live))
        assert buffer.numpy(np.uint32).tolist() == value

    @precondition(lambda self: self.live)
    @rule(data=st.data())
    def free(self, data: st.DataObject) -> None:
        index = data.draw(st.integers(0, len(self.live) - 1))
        buffer, value = self.live.pop(index)
        self.graphs = [(g, values) for g, values in self.graphs if not any(v is value for v in values)]
        buffer.free()

    @precondition(lambda self: self.live)
    @rule(data=st.data())
    def record(self, data: st.DataObject) -> None:
        chosen = data.draw(st.lists(st.sampled_from(self.live), min_size=1, max_size=4))
        calls = [Call(self.bump, (buffer,), (1, 1, 1), (1, 1, 1)) for buffer, _ in chosen]
        self.graphs = [*self.graphs[-2:], (self.device.graph(calls), [value for _, value in chosen])]

    @precondition(lambda self: self.graphs)
    @rule(data=st.data())
    def replay(self, data: st.DataObject) -> None:
        graph, values = data.draw(st.sampled_from(self.graphs))
        graph.replay()
        for value in values:
            value[0] += 1

    def teardown(self) -> None:
        for buffer, value in getattr(self, "live", ()):
            assert buffer.numpy(np.uint32).tolist() == value


Model.TestCase.settings = settings(max_examples=100, stateful_step_count=40, deadline=None)
TestRandomWork = Model.TestCase


def test_the_most_that_was_held_is_remembered() -> None:
    device = ToyDevice()
    before = device.in_use_bytes  # its kernel arguments
    assert device.peak_bytes == before
    first, second = device.empty(256), device.empty(512)
    held = device.in_use_bytes
    assert device.peak_bytes == held >= before + 768
    second.free()
    first.free()
    assert device.in_use_bytes == before and device.peak_bytes == held


def test_devices_that_look_at_signals_are_waited_for_and_forgotten_those_that_are_lost_forgotten_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    device, other, lost = (ToyDevice() for _ in range(3))
    lost.mark_lost("it hangs")
    device.watchers |= {other, lost}
    waited = list[ToyDevice]()
    for each in (other, lost):
        monkeypatch.setattr(each, "synchronize", partial(waited.append, each))
    for _ in range(2):
        device.release_watchers()
        assert waited == [other] and not device.watchers
