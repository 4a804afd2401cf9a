"""The host as a device: copies, order, threads, graphs, forks, and its end."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from drivers import open_device, open_one
from drivers.core.linux_host import HUGE_BYTES
from drivers.cpu.device import CpuDevice, Waiting
from drivers.sites import find_site
from hcq import trace
from hcq.errors import ArgumentError, DeviceError, OutOfMemory
from hcq.graph import Call
from hcq.heap import MemoryKind, NoRoom
from hcq.queue import FLUSH_DW
from hcq.settings import Settings
from tensor.codegen.cpu import compile_kernel
from tensor.dtype import dtypes
from tensor.ir.graph import Op
from tests.tensor.codegen.rdna import samples


@pytest.fixture
def device() -> Iterator[CpuDevice]:
    made = open_one("cpu")
    assert isinstance(made, CpuDevice)
    yield made
    made.close()


def test_what_is_copied_in_comes_out(device: CpuDevice) -> None:
    values = np.arange(100_000, dtype=np.int32)
    one, other = device.buffer(values), device.empty(values.nbytes)
    other.copy_from(one)
    assert (other.numpy(np.int32) == values).all()
    other.fill(7)
    assert (other.numpy(np.int32) == 7).all() and (one.numpy(np.int32) == values).all()


def test_launches_of_several_threads_all_happen(device: CpuDevice) -> None:
    made = compile_kernel(samples.elementwise([lambda a: samples.op(Op.ADD, a, a)], [dtypes.float32], 50_000))
    program = device.load(made.code)

    def work(seed: int) -> bool:
        values = np.random.default_rng(seed).random(50_000, np.float32)
        one, other = device.buffer(values), device.empty(values.nbytes)
        for _ in range(20):
            program(one, other, grid=made.grid, block=made.block)
        return bool((other.numpy(np.float32) == values * 2).all())

    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(work, range(8)))


def test_a_graph_replays_and_takes_other_buffers(device: CpuDevice) -> None:
    made = compile_kernel(samples.elementwise([lambda a: samples.op(Op.ADD, a, a)], [dtypes.float32], 10))
    program = device.load(made.code)
    a, b, c = (device.buffer(np.full(10, n, np.float32)) for n in (1, 0, 0))
    graph = device.graph(
        [Call(program, [a, b], made.grid, made.block), Call(program, [b, c], made.grid, made.block)]
    )
    graph.replay()
    assert c.numpy(np.float32).tolist() == [4] * 10
    graph.rebind(a, device.buffer(np.full(10, 5, np.float32)))
    graph.replay()
    assert c.numpy(np.float32).tolist() == [20] * 10


def test_more_memory_than_the_machine_has_is_refused(device: CpuDevice) -> None:
    with pytest.raises(OutOfMemory, match=r"cpu: out of device memory, asked .* for 'much'"):
        device.empty(device.memory_bytes + 1, "much")
    assert device.buffer(np.ones(3)).numpy(np.float64).tolist() == [1, 1, 1]


def test_what_is_large_lies_in_whole_huge_pages_and_goes_back_whole(
    device: CpuDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    monkeypatch.setattr("drivers.cpu.device.advise_huge", lambda *piece: asked.append(piece))
    before = set(device._mapped)
    array = device.empty(5 * HUGE_BYTES // 2, "large")
    assert asked == [(array.block.gpu_va, 3 * HUGE_BYTES)]
    array.free()
    device.trim()
    assert set(device._mapped) == before


def test_the_last_page_may_be_taken_and_no_more_until_it_is_given_back(device: CpuDevice) -> None:
    kind = MemoryKind.DEVICE
    device.memory_bytes = sum(each.size for each in device._mapped.values()) + 4096
    for _ in range(2):
        last = device._map_chunk(kind, 4096)
        with pytest.raises(NoRoom, match="1 bytes of device memory"):
            device._map_chunk(kind, 1)
        device._unmap_chunk(last)


def test_a_closed_device_says_so_and_may_be_closed_again(device: CpuDevice) -> None:
    device.close()
    device.close()
    with pytest.raises(DeviceError, match="cpu is closed"):
        device.empty(4)


def test_a_forked_child_has_none_of_it(device: CpuDevice) -> None:
    child = os.fork()
    if not child:
        try:
            device.empty(4)
        except DeviceError as error:
            os._exit(0 if "from which this one was forked" in str(error) else 1)
        os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_several_share_the_processor() -> None:
    devices = open_device("cpu*2")
    assert [d.name for d in devices] == ["cpu#0", "cpu#1"]
    for each in devices:
        each.close()


def test_it_is_no_card() -> None:
    with pytest.raises(
        ArgumentError, match="device 'cpu' is this machine's processor; here it must be a card"
    ):
        find_site("cpu")


def test_debug_shows_the_processor_and_the_packets(capfd: pytest.CaptureFixture[str]) -> None:
    device = open_one("cpu", Settings(debug=5))
    device.buffer(np.ones(4)).fill(0)
    device.close()
    told = capfd.readouterr().err
    assert f"cpu: {device.arch.split('-')[1]}" in told and "\nFILL 0x" in told and "cores" in told


def test_closing_writes_the_trace_though_the_recording_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    trace.start(str(path))
    try:
        with open_one("cpu") as device:
            device.empty(64).fill(1)
        assert json.loads(path.read_text())["traceEvents"]
    finally:
        trace.stop()


@pytest.mark.parametrize(("debug", "processor", "packets"), [(0, 0, False), (1, 1, False), (4, 1, False)])
def test_debug_shows_the_processor_and_its_memory_from_1_and_packets_not_before_5(
    capfd: pytest.CaptureFixture[str], debug: int, processor: int, packets: bool
) -> None:
    device = open_one("cpu", Settings(debug=debug))
    device.buffer(np.ones(4)).fill(0)
    device.close()
    told = capfd.readouterr().err
    assert told.count("cores, vectors of") == processor and bool(told) is bool(processor)
    assert ("dwords" in told) is packets and ("mapped of" in told) is bool(debug)


def test_its_memory_is_the_machine_s(device: CpuDevice) -> None:
    """MemTotal of /proc/meminfo, in KiB (proc(5))."""
    told = dict(line.split(":") for line in Path("/proc/meminfo").read_text().splitlines())
    assert device.memory_bytes == int(told["MemTotal"].split()[0]) * 1024


def test_the_words_of_its_timelines_lie_in_lines_of_their_own(device: CpuDevice) -> None:
    places = [queue.timeline.signal.gpu_va for queue in device.queues]
    assert [at % 64 for at in places] == [0, 0] and len(set(places)) == 2
    assert {queue.flush_dw for queue in device.queues} == {FLUSH_DW}


def test_a_program_is_loaded_from_a_file_too_and_not_by_a_closed_device(
    device: CpuDevice, tmp_path: Path
) -> None:
    code = compile_kernel(samples.matmul(4, 5, 6)).code
    (tmp_path / "kernel").write_bytes(code)
    for source in (code, tmp_path / "kernel", str(tmp_path / "kernel")):
        assert device.load(source).code.pack() == code
    device.close()
    with pytest.raises(DeviceError, match="cpu is closed"):
        device.load(code)


def test_it_reaches_other_host_memory_where_it_is_and_no_card_s(device: CpuDevice) -> None:
    other = open_one("cpu")
    block = other.empty(64).block
    assert device.reach_block(other, block) == block.gpu_va
    other.close()
    card: Any = SimpleNamespace(name="card")
    with pytest.raises(DeviceError, match="cpu is the host itself, which maps no memory of card"):
        device.reach_block(card, block)


def test_memory_goes_back_once_by_itself_or_when_the_device_is_closed(
    device: CpuDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, freed = set(device._mapped), []
    chunk, other = (device._map_chunk(MemoryKind.HOST, 4096) for _ in range(2))
    back = device.host.munmap
    monkeypatch.setattr(device.host, "munmap", lambda piece: (freed.append(piece.address), back(piece)))
    device._unmap_chunk(chunk)
    assert freed == [chunk.gpu_va]
    with pytest.raises(DeviceError, match=f"chunk at {chunk.gpu_va:#x} was not allocated by this device"):
        device._unmap_chunk(chunk)
    device.close()
    assert sorted(freed) == sorted({*before, chunk.gpu_va, other.gpu_va}) and not device._mapped


def test_who_waits_lets_others_in_and_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr("drivers.cpu.device.let_in", lambda: done.append("let in"))
    monkeypatch.setattr(time, "sleep", lambda seconds: done.append(f"slept {1e6 * seconds:.0f} us"))
    Waiting().relax("a signal")
    assert done == ["let in", "slept 50 us"]
