"""The host at memory of work that is under way: a race by name, and no word where a signal orders the two.

Rules S11 and W13, in strict runs, where the host's own loads and stores count.
"""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

from autogen.amd import pm4
from drivers.core import libc
from drivers.core.errors import SimFault
from drivers.sim.amd.host_pages import Touch, host_pages
from drivers.sim.amd.host_watch import HostWatch, View, WatchedRange, _is_pointer, _merged, _ranges
from drivers.sim.memory import AddressSpace
from hcq.heap import MemoryKind
from tests.devices import opened
from tests.drivers.amd.kernels import BUMP, program
from tests.drivers.sim.amd.aql_queues import open_queue
from tests.drivers.sim.amd.rig import VRAM, Buffer, Queue, Rig, drain, open_rig, release
from tests.drivers.sim.amd.test_ordering import LOAD, SIZE, STORE, code_of, dispatch
from tests.drivers.sim.amd.test_sdma import copy, fence
from tests.drivers.sim.regions import Regions

Words = np.ndarray[Any, np.dtype[np.uint32]]
Act = Callable[..., None]
ATOMIC = STORE.replace("global_store_b32 v1, v1,", "global_atomic_add_u32 v1, v1,")
BYTE = STORE.replace("global_store_b32", "global_store_b8")  # each lane the first byte of its dword
FAR = mmap.PAGESIZE // 4 - 1  # a dword on the page that waves do not touch


class Bench:
    """A rig with a queue, data for one dispatch, and a signal behind it."""

    def __init__(self, text: str = STORE, flags: int = 0, seed: int = 0) -> None:
        self.rig: Rig = open_rig(seed=seed, mode="strict")
        self.data: Buffer = self.rig.buffer(SIZE, flags) if flags else self.rig.buffer(SIZE)
        self.signal: Buffer = self.rig.buffer(SIZE)
        self.queue: Queue = self.rig.compute_queue()
        self.code: Buffer = code_of(self.rig, text)
        self.words: Words = np.frombuffer(self.data.mapping.view(), np.uint32)
        self.signalled = 0

    def launch(self, with_signal: bool = True) -> None:
        """Ring a dispatch over the first KiB of the data."""
        self.signalled += with_signal
        after = release(self.signal.va, self.signalled) if with_signal else []
        self.queue.submit([*dispatch(self.code, self.data.va), *drain(), *after])

    def run(self) -> None:
        self.rig.host.scheduler.drain()

    def races(self) -> SimFault:
        with pytest.raises(SimFault) as caught:
            self.run()
        assert caught.value.code == "E_RACE", str(caught.value)
        return caught.value


def read(words: Words, place: int = 5) -> None:
    assert words[place] >= 0


def write(words: Words, place: int = 5) -> None:
    words[place] = 0x1234_5678


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "text, act, phrase",
    [
        (STORE, read, "and read by the host"),
        (STORE, write, "and write by the host"),
        (LOAD, write, "and write by the host"),
        (ATOMIC, write, ""),
    ],
)
def test_the_host_touches_what_a_pending_dispatch_touches(
    text: str, act: Act, phrase: str, seed: int
) -> None:
    bench = Bench(text, seed=seed)
    bench.launch()
    act(bench.words)
    if not phrase:
        bench.run()  # a store of the host's is one access, as atomics are
        return
    fault = bench.races()
    assert phrase in fault.detail and "the host waits for a signal first" in fault.detail
    assert fault.where["va"] == bench.data.va + 20 and fault.where["lane"] == 5


@pytest.mark.parametrize("flags", [VRAM, 0])
def test_video_memory_that_the_host_has_mapped_counts_too(flags: int) -> None:
    bench = Bench(flags=flags)
    bench.launch()
    write(bench.words)
    bench.races()


@pytest.mark.parametrize("act", [read, write])
def test_before_the_doorbell_and_after_the_signal_memory_is_the_host_s(act: Act) -> None:
    bench = Bench()
    for _ in range(3):
        act(bench.words)
        bench.launch()
        bench.run()
        act(bench.words)
    assert bench.words[7] == 28


def test_the_host_may_touch_what_waves_leave_alone() -> None:
    bench = Bench()
    bench.launch()
    bench.words[FAR] += 1
    bench.run()
    assert bench.words[FAR] == 1


def test_the_host_may_read_what_waves_only_read() -> None:
    bench = Bench(LOAD)
    bench.launch()
    read(bench.words)
    bench.run()


def test_bytes_of_one_dword_belong_to_whom_writes_them() -> None:
    bench = Bench(BYTE)
    bench.launch()
    bench.data.mapping.view()[4 * 5 + 2] = 99
    bench.run()
    assert bench.words[5] == 99 << 16 | 20
    bench.launch()
    bench.data.mapping.view()[4 * 5] = 99
    bench.races()


@pytest.mark.parametrize("rings_another", [False, True])
def test_a_second_doorbell_does_not_order_the_first_dispatch(rings_another: bool) -> None:
    """The mistake of a host that believes launches wait."""
    bench = Bench(LOAD)
    bench.launch()
    write(bench.words)
    other = bench.rig.sdma_queue()
    for value in (1, 2):  # at its second doorbell the other queue knows of the write
        other.submit(fence(bench.signal.va + 8, value)) if rings_another else bench.launch()
    bench.races()


def test_without_a_signal_the_host_does_not_know_that_a_dispatch_is_over() -> None:
    bench = Bench()
    bench.launch(with_signal=False)
    bench.run()
    read(bench.words)
    bench.rig.sdma_queue().submit(fence(bench.signal.va, 1))  # its doorbell is not to blame
    fault = bench.races()
    assert fault.detail.startswith("read by the host") and fault.where["queue"] == bench.queue.queue_id


def test_a_queue_that_is_taken_away_is_over() -> None:
    bench = Bench()
    bench.launch(with_signal=False)
    bench.run()
    bench.rig.destroy(bench.queue)
    read(bench.words)
    bench.run()


def wait(va: int, value: int) -> list[int]:
    packet = pm4.WaitRegMem(
        function=pm4.WaitFunction.EQUAL, mem_space=pm4.WaitSpace.MEMORY, addr=va, reference=value
    )
    return packet.build()


def test_a_value_of_the_host_s_that_the_queue_awaits_orders_what_came_before_it() -> None:
    bench = Bench(LOAD)
    go = bench.rig.buffer(SIZE)
    bench.queue.submit([*wait(go.va, 1), *dispatch(bench.code, bench.data.va), *drain()])
    bench.rig.host.scheduler.run(100)
    write(bench.words)
    go.mapping.write32(0, 1)
    bench.run()


def test_a_value_that_was_there_at_the_doorbell_orders_nothing_more() -> None:
    bench = Bench(LOAD)
    go = bench.rig.buffer(SIZE)
    bench.queue.submit([*wait(go.va, 0), *dispatch(bench.code, bench.data.va), *drain()])
    write(bench.words)
    bench.races()


@pytest.mark.parametrize("text", ["", LOAD])
def test_a_copy_counts_as_well(text: str) -> None:
    bench = Bench(LOAD)
    target, sdma = bench.rig.buffer(SIZE), bench.rig.sdma_queue()
    if text:
        bench.launch()
    sdma.submit(copy(bench.data.va, target.va, 256))
    write(bench.words)
    bench.races()


def test_the_host_may_read_what_is_copied_and_not_what_comes() -> None:
    bench = Bench()
    target, sdma = bench.rig.buffer(4 * SIZE), bench.rig.sdma_queue()
    into = np.frombuffer(target.mapping.view(), np.uint32)
    packets = [*copy(bench.data.va, target.va + SIZE + 8, 256), *fence(bench.signal.va, 1)]
    sdma.submit(packets)
    read(bench.words)
    read(into, SIZE // 4)
    bench.run()
    sdma.submit(packets)
    read(into, SIZE // 4 + 2)
    bench.races()


def test_a_copy_closes_its_pages_and_no_more() -> None:
    bench = Bench()
    target, sdma = bench.rig.buffer(4 * SIZE), bench.rig.sdma_queue()
    sdma.submit([*copy(bench.data.va, target.va + SIZE + 8, SIZE), *fence(bench.signal.va, 1)])
    watch = bench.rig.host.watch
    expected = [(bench.data.va, bench.data.va + SIZE), (target.va + SIZE, target.va + 3 * SIZE)]
    assert watch is not None and sorted(watch.closed) == sorted(expected)
    bench.run()
    assert not watch.closed


def test_pointers_are_found_in_the_kernel_s_arguments() -> None:
    text = "s_load_b64 s[0:1], s[0:1], null\ns_waitcnt lgkmcnt(0)\n" + STORE
    bench = Bench(text)
    arguments = bench.rig.buffer(SIZE)
    arguments.mapping.write64(0, bench.data.va)
    packets = [*dispatch(bench.code, arguments.va), *drain(), *release(bench.signal.va, 1)]
    bench.queue.submit(packets)
    read(bench.words)
    bench.races()
    bench.rig.destroy(bench.queue)
    bench.queue = bench.rig.compute_queue()
    bench.queue.submit(packets)
    arguments.mapping.write64(0, bench.data.va + 8)
    assert "scalar read" in bench.races().detail


def test_nothing_is_closed_when_nothing_is_under_way_or_the_memory_is_gone() -> None:
    bench = Bench()
    watch = bench.rig.host.watch
    assert watch is not None and not watch.closed
    bench.launch()
    assert watch.closed == {(bench.data.va, bench.data.va + SIZE)}
    bench.rig.host.munmap(bench.data.mapping)
    assert not watch.closed
    bench.run()
    bench.launch()
    bench.run()
    assert not watch.closed and not watch.views


def test_what_the_host_wrote_before_it_gave_up_a_mapping_counts() -> None:
    bench = Bench()
    bench.launch()
    write(bench.words)
    bench.rig.host.munmap(bench.data.mapping)
    bench.races()


def test_a_machine_that_ends_leaves_its_memory_open() -> None:
    bench = Bench()
    bench.launch()
    bench.rig.host.shutdown()
    assert bench.rig.host.watch is not None and not bench.rig.host.watch.closed
    write(bench.words)


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_only_strict_runs_watch(mode: str) -> None:
    assert open_rig(mode=mode).host.watch is None


def test_memory_that_engines_find_where_the_host_does_is_told_from_memory_seen_through_a_mapping() -> None:
    watch = HostWatch()
    for backing, is_shared in ((0x50000, False), (0x10000, True), (0x50000, True)):
        watch.mapped(0x10000, mmap.PAGESIZE, backing, mmap.PROT_READ | mmap.PROT_WRITE)
        assert watch.is_shared is is_shared


def test_memory_that_is_mapped_anew_is_another_window() -> None:
    watch = HostWatch()
    watch.mapped(0x10000, 0x2000, 0x50000, 3)
    watch.mapped(0x10000, 0x1000, 0x90000, 3)
    assert [(window.address, window.backing) for window in watch.windows] == [(0x10000, 0x90000)]
    watch.mapped(0x20000, 0x1000, 0x90000, 1)
    assert len(watch.windows) == 1, "what the host may only read is never closed: it would open writable"


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
@pytest.mark.parametrize("act", [read, write])
def test_a_dispatch_of_an_aql_queue_counts_too(chip: str, act: Act) -> None:
    queue = open_queue(chip, "strict")
    words: Words = np.frombuffer(queue.data.mapping.view(), np.uint32)
    queue.run(queue.dispatch(queue.signal(0)))
    act(words)
    queue.submit(queue.dispatch(queue.signal(1)))
    act(words[64:])
    queue.submit(queue.dispatch(queue.signal(2)))
    queue.rig.host.scheduler.drain()
    words[:] = 0  # a store of what is there already would be no race
    queue.submit(queue.dispatch(queue.signal(3)))
    act(words)
    queue.submit(queue.dispatch(queue.signal(4)))  # comes behind, and orders nothing before it
    with pytest.raises(SimFault, match=r"E_RACE.* by the host"):
        queue.rig.host.scheduler.drain()


@pytest.mark.parametrize("act", [read, write])
def test_a_view_that_is_kept_over_a_launch_is_told_on_every_device(every_device_name: str, act: Act) -> None:
    device = opened(every_device_name, sim="strict")
    bump, x = program(device, ["x", "n"], BUMP), device.empty(64, "counter", MemoryKind.HOST)
    view = np.frombuffer(x.host_view(), np.uint32)
    view[:] = 40
    bump(x, np.uint32(1), grid=(1, 1, 1), block=(1, 1, 1))
    act(view)  # beside what the kernel writes
    device.synchronize()
    for _ in range(2):
        bump(x, np.uint32(1), grid=(1, 1, 1), block=(1, 1, 1))
        act(view, 0)
        with pytest.raises(SimFault, match=r"E_RACE.* by the host.*'counter'"):
            device.synchronize()
    y = device.buffer(np.array([5], np.uint32))
    bump(y, np.uint32(1), grid=(1, 1, 1), block=(1, 1, 1))
    assert y.numpy(np.uint32).tolist() == [6]
    device.close()


def test_what_an_instrument_reads_is_nobody_s() -> None:
    bench = Bench()
    bench.launch()
    with bench.rig.host.aside():
        read(bench.words)
    bench.run()
    bench.launch()
    with bench.rig.host.aside():
        pass
    bench.words[5] = 7
    bench.races()


def test_a_machine_that_is_dropped_leaves_its_memory_open() -> None:
    low = libc.mmap(None, mmap.PAGESIZE, 3, libc.MAP_PRIVATE | libc.MAP_ANONYMOUS, -1, 0)
    pages, watch = host_pages(), HostWatch()
    pages.close([(low, low + mmap.PAGESIZE)])
    watch.closed.add((low, low + mmap.PAGESIZE))
    del watch
    assert libc.view(low, 1)[0] == 0
    assert pages.open([low]) == []
    libc.munmap(low, mmap.PAGESIZE)


@pytest.mark.parametrize(
    ("pages", "merged"),
    [
        *[({(0, 4), (2, 6), (8, 9)}, {(0, 6), (8, 9)}), ({(0, 9), (2, 4), (3, 5)}, {(0, 9)})],
        *[({(0, 4), (4, 6)}, {(0, 4), (4, 6)}), ({(0, 4), (3, 6), (5, 8), (8, 9)}, {(0, 8), (8, 9)})],
        *[({(0, 1), (2, 5), (4, 6)}, {(0, 1), (2, 6)}), (set(), set())],
    ],
)
def test_pages_that_are_closed_lie_apart(pages: set[tuple[int, int]], merged: set[tuple[int, int]]) -> None:
    assert _merged(pages) == merged


@pytest.mark.parametrize(
    ("word", "is_one"), [(0xFFFF, False), (0x1_0000, True), ((1 << 48) - 1, True), (1 << 48, False)]
)
def test_a_pointer_has_48_bits_and_is_no_small_number(word: int, is_one: bool) -> None:
    assert _is_pointer(word) is is_one


def test_touches_are_the_card_s_where_its_pages_lead_to_what_the_host_touched() -> None:
    """A window of a page, at 0x5000 for the host and at 0x9000 for the card."""
    mine, other = (ctypes.create_string_buffer(mmap.PAGESIZE) for _ in range(2))
    regions, backing = Regions(), ctypes.addressof(mine)
    window = WatchedRange(backing, 0x5000, mmap.PAGESIZE)
    view = View(window, (0x5000, 0x6000), cast(Any, None), AddressSpace(regions), 0x4000)
    touches = [Touch("read", at, 1) for at in (0x4FFF, 0x5000, 0x5FFF, 0x6000)]
    assert list(_ranges(view, touches)) == []
    regions.add(0x9000, backing, mmap.PAGESIZE)
    assert [touch.address for touch in _ranges(view, touches)] == [0x9000, 0x9FFF]
    regions.remove(0x9000)
    regions.add(0x9000, ctypes.addressof(other), mmap.PAGESIZE)
    assert list(_ranges(view, touches)) == []
