"""GPFIFO entries and what a batch begins with: rings at their ends, caches, orders between the channels."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

import pytest

from autogen.nv.host import GpEntry, GpEntryLevel
from autogen.schema import EncodeError
from drivers.core import libc
from drivers.nv import pushbuffer
from drivers.nv.channel import ENTRIES
from drivers.nv.device import NvDevice, open_device
from drivers.nv.queue import MAX_ENTRY_DW, Gpfifo, TokenDoorbell
from hcq import trace
from hcq.errors import ArgumentError
from hcq.graph import Call
from hcq.settings import Settings
from tests.drivers.nv.fake_rm import FakeRm
from tools import nv_kernels

VA, RING_AT = 0x10_0000_0000, 0x1_0000


class Window:
    """Video memory of the GPFIFO, and its doorbell."""

    def __init__(self) -> None:
        self.words: dict[int, int] = {}
        self.rung: list[int] = []

    def write64(self, at: int, value: int) -> None:
        self.words[at] = value

    def ring(self, put: int) -> None:
        self.rung.append(put)


class Recorder:
    """A window that notes where stores go."""

    def __init__(self, done: list[str]) -> None:
        self.done = done

    def write64(self, at: int, value: int) -> None:
        self.done.append(f"store {at:#x}")

    write32 = write64


class Area:
    """A channel whose ring begins at RING_AT."""

    ring_at = RING_AT

    def __init__(self) -> None:
        self.window = Window()


def gpfifo(size: int = 64) -> tuple[Gpfifo, Window]:
    channel: Any = Area()
    words = memoryview(array("I", [0]) * size)
    return Gpfifo("test", VA, words, channel, channel.window), channel.window


def never(point: int) -> None:
    raise AssertionError(f"nothing is to be waited for, not {point}")


def entries(window: Window) -> list[tuple[int, int]]:
    """(dword in the pushbuffer, dwords) of each entry, in the order of the ring."""
    made = [GpEntry.decode(window.words[at]) for at in sorted(window.words)]
    assert all(e.level is GpEntryLevel.SUBROUTINE for e in made)
    return [((e.address - VA) // 4, e.length) for e in made]


def test_a_batch_is_an_entry_of_its_words_and_a_doorbell() -> None:
    ring, window = gpfifo()
    assert ring.write(array("I", range(10)), 1, never) == 0
    assert ring.write(array("I", range(5)), 2, never) == 10
    assert entries(window) == [(0, 10), (10, 5)]
    assert sorted(window.words) == [RING_AT, RING_AT + 8] and window.rung == [1, 2]
    assert ring.words[:15].tolist() == [*range(10), *range(5)]


def test_fences_keep_entries_put_and_doorbell_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel maps what is behind the BAR write-combined, which keeps no order: open-gpu-kernel-modules
    580.142, escape.c (RM_MAP_MEMORY overrides the caching type) and mapping_cpu.c (NV_MEMORY_WRITECOMBINED);
    uvm_volta_host.c has a fence (wmb) in the same place."""
    done: list[str] = []
    window: Any = Recorder(done)
    monkeypatch.setattr(libc, "fence", lambda: done.append("fence"))
    channel: Any = Area()
    channel.window = window
    bell = TokenDoorbell(window, 0x90, window, 0x8C, counts_bytes=False, token=7)
    ring = Gpfifo("test", VA, memoryview(array("I", [0]) * 64), channel, bell)
    ring.write(array("I", range(10)), 1, never)
    assert done == [f"store {RING_AT:#x}", "fence", "store 0x8c", "fence", "store 0x90"]


def test_a_fence_returns() -> None:
    libc.fence()
    libc.fence()


@pytest.mark.parametrize(("behind", "fits"), [(0, True), (4, False), (1 << 20, False)])
def test_the_last_word_of_a_pushbuffer_has_an_address_that_an_entry_can_name(behind: int, fits: bool) -> None:
    """clc76f.h: GP_ENTRY1_GET_HI ends with bit 39 of the address."""
    channel: Any = Area()
    words, bell = memoryview(array("I", [0]) * 64), channel.window
    if fits:
        Gpfifo("test", (1 << 40) - 256 + behind, words, channel, bell)
    else:
        with pytest.raises(EncodeError):
            Gpfifo("test", (1 << 40) - 256 + behind, words, channel, bell)


def test_words_do_not_cross_the_end_of_the_pushbuffer() -> None:
    ring, window = gpfifo(16)
    ring.write(array("I", range(10)), 1, never)
    waited: list[int] = []
    assert ring.write(array("I", range(8)), 2, waited.append) == 16
    assert entries(window) == [(0, 10), (0, 8)] and waited == [1]


def test_command_buffers_come_between_the_words_recorded_before_and_behind_them() -> None:
    ring, window = gpfifo()
    own = [
        int(GpEntry(address=VA + 4 * at, length=n, level=GpEntryLevel.SUBROUTINE))
        for at, n in ((1000, 7), (2000, 9))
    ]
    ring.write(array("I", [0] * 3), 1, never)
    ring.between = [(4, own[0]), (4, own[1])]
    ring.write(array("I", [0] * 6), 2, never)
    assert entries(window) == [(0, 3), (3, 4), (1000, 7), (2000, 9), (7, 2)]
    assert ring.between == [] and window.rung[-1] == 5
    ring.between = [(0, own[0]), (2, own[1])]
    ring.write(array("I", [0] * 2), 3, never)
    assert entries(window)[5:] == [
        (1000, 7),
        (9, 2),
        (2000, 9),
    ]  # nothing before the first, nor behind the last
    ring.between = [(2, own[0]), (5, own[1])]
    ring.write(array("I", [0] * 7), 4, never)
    assert entries(window)[8:] == [(11, 2), (1000, 7), (13, 3), (2000, 9), (16, 2)]


def test_a_ring_holds_one_entry_less_than_it_has() -> None:
    """clc76f.h: GPPut == GPGet says empty."""
    ring, window = gpfifo(1 << 14)
    for point in range(1, ENTRIES):
        ring.write(array("I", [0]), point, never)
    waited: list[int] = []
    ring.write(array("I", [0]), ENTRIES, waited.append)
    assert waited == [1] and len(window.words) == ENTRIES and window.rung[-1] == ENTRIES
    ring.write(array("I", [0]), ENTRIES + 1, waited.append)
    assert waited == [1, 2] and len(window.words) == ENTRIES  # the first place again


def test_a_batch_of_more_entries_than_a_ring_holds_is_told() -> None:
    ring, _ = gpfifo(1 << 14)
    entry = int(GpEntry(address=VA, length=1))
    ring.between = [(0, entry)] * (ENTRIES - 2)
    ring.write(array("I", [0]), 1, never)
    ring.between = [(0, entry)] * (ENTRIES - 1)
    with pytest.raises(ArgumentError, match="ring test: 4096 entries in one batch, it holds 4095"):
        ring.write(array("I", [0]), 2, lambda point: None)


def test_a_ring_that_is_made_anew_begins_at_its_start_with_its_new_bell() -> None:
    ring, window = gpfifo()
    ring.write(array("I", [0] * 5), 1, never)
    ring.between = [(0, 1)]
    other = Window()
    ring.restart(other)  # type: ignore[arg-type]
    window.words.clear()
    ring.write(array("I", [0] * 5), 2, never)
    assert entries(window) == [(0, 5)] and (window.rung, other.rung) == ([1], [1])


@pytest.fixture
def device() -> Iterator[NvDevice]:
    made = open_device("nv:0", FakeRm(), 0, Settings())
    made.flush()
    yield made
    made.close()


def test_a_bell_tells_the_end_of_the_ring_and_then_the_channel(device: NvDevice) -> None:
    bell, channel = device.compute_queue.ring.doorbell, device.card.group.channels[0]
    told: list[tuple[int, int]] = []

    class Said:
        def write32(self, at: int, value: int) -> None:
            told.append((at, value))

    object.__setattr__(bell, "wptr", Said())
    object.__setattr__(bell, "window", Said())
    bell.ring(ENTRIES + 5)
    assert told == [(channel.put_at, 5), (0x90, channel.token)]  # clc361.h: NOTIFY_CHANNEL_PENDING


def test_the_first_launch_of_a_batch_invalidates_and_new_code_once(device: NvDevice) -> None:
    queue, words = device.compute_queue, array("I", pushbuffer.launch())
    begin = len(queue.pending)
    for with_code in (True, False):
        queue.has_new_code = with_code
        queue.launch(words, pushbuffer.LAUNCH_ADDRESS_AT, 0x12_3456_7800)
        queue.launch(words, pushbuffer.LAUNCH_ADDRESS_AT, 0x12_3456_7800)
        sent = [*pushbuffer.launch()]
        sent[pushbuffer.LAUNCH_ADDRESS_AT] = 0x1234_5678
        assert queue.pending[begin:].tolist() == [*pushbuffer.invalidate(with_code), *sent, *sent]
        device.flush()
        device.synchronize()
        begin = len(queue.pending)


def test_a_command_buffer_is_an_entry_where_it_was_recorded(device: NvDevice) -> None:
    queue = device.compute_queue
    device.flush()
    queue.has_new_code = False
    entry = queue.indirect(VA, MAX_ENTRY_DW)
    before = queue.pending.tolist()
    queue.launch(entry, -1, 0)
    assert queue.pending.tolist() == [*before, *pushbuffer.nothing()]  # a batch without words is never sent
    made = GpEntry.decode(entry[0] | entry[1] << 32)
    assert (made.address, made.length, made.level) == (VA, (1 << 21) - 1, GpEntryLevel.SUBROUTINE)
    assert queue.ring.between == [(len(before), entry[0] | entry[1] << 32)]
    queue.ring.between.clear()
    with pytest.raises(ArgumentError, match="a command buffer of 2097152 dwords; one holds 2097151"):
        queue.indirect(VA, MAX_ENTRY_DW + 1)


def test_a_graph_begins_with_the_invalidation_and_new_code_comes_before_it(device: NvDevice) -> None:
    queue = device.compute_queue
    code = nv_kernels.kernel(device.arch, device.card.classes.generation.bank, nv_kernels.constant(1))
    call = Call(device.load(code.pack()), [device.empty(512)], (1, 1, 1), (32, 1, 1))
    device.synchronize()
    queue.has_new_code = True
    before, graph = len(queue.pending), device.graph([call])
    graph.replay(flush=False)
    assert queue.pending[before:].tolist() == pushbuffer.invalidate(True) + pushbuffer.nothing()
    begin = pushbuffer.invalidate(False)
    assert graph._words.host_view().cast("I")[: len(begin)].tolist() == begin
    queue.pending = queue.pending[:before]
    queue.ring.between.clear()


def test_a_channel_is_told_its_class_before_anything_else() -> None:
    """clcbc0.h and clc8b5.h: SET_OBJECT. The class comes with what the card lists."""
    device = open_device("nv:0", FakeRm(), 0, Settings())
    compute, copies = device.compute_queue, device.copy_queue
    ring = copies.ring.words.tolist() + copies.pending.tolist()
    setup = pushbuffer.setup_copy(0xC8B5)
    assert [ring[at : at + 2] for at in range(len(ring)) if ring[at] == setup[0]] == [setup]
    assert pushbuffer.setup_copy(0xC8B5) == [1 << 29 | 1 << 16 | 4 << 13, 0xC8B5]
    ring = compute.ring.words.tolist() + compute.pending.tolist()
    setup = pushbuffer.setup_compute(device.card.classes.generation)
    assert [ring[at : at + len(setup)] for at in range(len(ring)) if ring[at] == setup[0]] == [setup]
    device.close()


def test_a_copy_is_named_for_whoever_reads_a_trace(device: NvDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    queue, told = device.copy_queue, list[tuple[object, str]]()
    with monkeypatch.context() as during:
        during.setattr(trace, "recorder", object())
        during.setattr(trace, "label", lambda key, text: told.append((key, text)))
        during.setattr(queue, "arrow", lambda effects: told.extend((key, "arrow") for key in effects))
        queue.copy(0x3000, 0x1000, 96)
    del queue.pending[:]
    assert told == [(("copy", 0x3000), "copy 96 bytes"), (("copy", 0x3000), "arrow")]


def test_a_queue_that_is_made_anew_is_told_all_that_its_channel_knew(device: NvDevice) -> None:
    compute, copies = device.compute_queue, device.copy_queue
    compute.setup_local = array("I", [1, 2, 3])
    compute.has_new_code = False
    for queue, setup in ((compute, compute.setup + compute.setup_local), (copies, copies.setup)):
        queue.restart(queue.ring.doorbell)
        assert queue.pending.tolist() == setup.tolist() and setup
        del queue.pending[:]
    assert compute.has_new_code


def test_signals_are_released_and_awaited_by_their_address(device: NvDevice) -> None:
    compute, copies = device.compute_queue, device.copy_queue
    for queue, other, release in (
        (compute, copies, pushbuffer.release),
        (copies, compute, pushbuffer.copy_release),
    ):
        for signal in (queue.timeline.signal, other.timeline.signal):
            begin = len(queue.pending)
            queue.signal(signal, 77)
            queue.wait(signal, 78)
            sent = [*release(signal.gpu_va, 77), *pushbuffer.acquire(signal.gpu_va, 78)]
            assert queue.pending[begin:].tolist() == sent
            del queue.pending[begin:]
    for queue, stamp in (
        (compute, pushbuffer.stamp(VA)),
        (copies, pushbuffer.copy_release(VA, 0, with_time=True)),
    ):
        begin = len(queue.pending)
        queue.timestamp(VA)
        assert queue.pending[begin:].tolist() == list(stamp)
        assert (queue.stamp_bytes, queue.stamp_at, queue.tick_ns) == (16, 8, 1.0)  # ns, from byte 8 of 16
        del queue.pending[begin:]
