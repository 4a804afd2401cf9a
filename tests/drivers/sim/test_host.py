"""The simulated machine as a Host: files, mappings, waiting, determinism."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from autogen import kfd_ioctl as uapi
from autogen.amd import pm4, sdma_6
from drivers.core import libc
from drivers.core.errors import ArgumentError, HostError, SimFault
from drivers.sim.host import SimHost
from drivers.sim.scheduler import Engine
from tests.drivers.sim.amd.rig import EXECUTABLE, GTT, PUBLIC, VRAM, kernel, open_rig, release

NODES = "/sys/devices/virtual/kfd/kfd/topology/nodes"


@pytest.fixture
def host() -> Iterator[SimHost]:
    made = SimHost(cards=2)
    yield made
    made.shutdown()


def test_there_is_a_device_file_for_the_kfd_and_for_each_card(host: SimHost) -> None:
    assert host.listdir("/dev/dri") == ["renderD128", "renderD129"]
    assert host.exists("/dev/kfd")
    assert host.access("/dev/kfd", os.R_OK | os.W_OK)
    assert not host.exists("/dev/nvidia0")


def test_everything_else_does_not_exist(host: SimHost) -> None:
    for path in ("/dev/dri/card0", "/etc/passwd", f"{NODES}/9/gpu_id"):
        with pytest.raises(HostError) as raised:
            host.open(path)
        assert raised.value.errno == errno.ENOENT
    with pytest.raises(HostError):
        host.read_text("/etc/hostname")
    with pytest.raises(HostError):
        host.listdir("/home")


def test_sysfs_is_listed_and_read_but_not_written(host: SimHost) -> None:
    assert host.listdir(NODES) == ["0", "1", "2"]
    assert host.read_bytes(f"{NODES}/0/gpu_id") == b"0\n"
    assert host.access(f"{NODES}/0/gpu_id", os.R_OK)
    assert not host.access(f"{NODES}/0/gpu_id", os.W_OK)


def test_a_closed_file_is_gone(host: SimHost) -> None:
    fd = host.open("/dev/kfd")
    host.close(fd)
    with pytest.raises(HostError) as raised:
        host.close(fd)
    assert raised.value.errno == errno.EBADF


def test_anonymous_memory_is_real(host: SimHost) -> None:
    flags = libc.MAP_PRIVATE | libc.MAP_ANONYMOUS
    mapping = host.mmap(None, 0x2000, libc.PROT_READ | libc.PROT_WRITE, flags, -1, 0)
    mapping.write64(0x1000, 7)
    assert mapping.view()[0x1000] == 7
    host.munmap(mapping)


def test_a_mapping_of_no_bytes_is_einval(host: SimHost) -> None:
    with pytest.raises(HostError) as raised:
        host.mmap(None, 0, 0, 0, -1, 0)
    assert raised.value.errno == errno.EINVAL


def test_only_doorbells_of_a_card_can_be_mapped_from_the_kfd(host: SimHost) -> None:
    fd = host.open("/dev/kfd")
    with pytest.raises(HostError) as raised:
        host.mmap(None, 0x2000, libc.PROT_READ, libc.MAP_SHARED, fd, 0)
    assert raised.value.errno == errno.EINVAL


def test_a_render_node_has_no_ioctls_of_its_own(host: SimHost) -> None:
    node = host.open("/dev/dri/renderD128")
    with pytest.raises(SimFault) as raised:
        host.ioctl(node, uapi.AMDKFD_IOC_GET_VERSION, uapi.kfd_ioctl_get_version_args())
    assert raised.value.code == "E_NOT_MODELLED"


def test_video_memory_need_not_be_public_to_be_mapped() -> None:
    """Linux 6.12 amdgpu_amdkfd_gpuvm.c: without PUBLIC nothing is required, and nothing forbidden."""
    rig = open_rig()
    buffer = rig.buffer(0x1000, VRAM & ~PUBLIC)
    buffer.mapping.write32(0, 7)
    assert buffer.mapping.read32(0) == 7
    rig.host.shutdown()


@pytest.mark.parametrize("offset", [0, 1 << 32])
def test_a_render_node_maps_allocations_only_and_not_beyond_them(offset: int) -> None:
    rig = open_rig()
    rig.allocate(0x1000)
    with pytest.raises(HostError) as raised:
        rig.host.mmap(None, 0x2000, libc.PROT_READ, libc.MAP_SHARED, rig.drm, offset)
    assert raised.value.errno == errno.EINVAL
    assert "no more than its size" in str(raised.value)
    rig.host.shutdown()


@pytest.mark.parametrize("arguments", [{"chip": "navi99"}, {"mode": "quick"}, {"cards": 0}, {"cards": 65}])
def test_a_machine_that_cannot_exist_is_refused(arguments: dict[str, object]) -> None:
    with pytest.raises(ArgumentError, match=r"navi31|fast, strict, interpret|1\.\.64"):
        SimHost(**arguments)  # type: ignore[arg-type]


def test_waiting_on_an_idle_machine_is_a_deadlock(host: SimHost) -> None:
    with pytest.raises(SimFault, match="waits for the moon, which nothing can bring about") as raised:
        host.relax("the moon")
    assert raised.value.code == "E_WAIT_DEADLOCK"


def test_the_clock_never_stands_still(host: SimHost) -> None:
    assert host.now() < host.now()


def test_a_host_that_looks_too_early_sees_unfinished_work() -> None:
    rig = open_rig()
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    packets = [word for n in range(400) for word in release(signal.va, n + 1)]
    queue.submit(packets)
    rig.host.relax("the last value")
    assert 0 < signal.mapping.read32(0) < 400
    rig.host.shutdown()


def exercise(seed: int) -> tuple[list[tuple[str, int, int]], list[bytes]]:
    """Two compute queues and two copy queues that wait for each other: each burst (engine, its clock, steps),
    and the memory they leave.
    """
    rig, bursts = open_rig(seed), []
    burst = rig.host.scheduler._burst

    def seen(engine: Engine, budget: int) -> int:
        made = burst(engine, budget)
        bursts.append((engine.name, engine.time_ns, made))
        return made

    rig.host.scheduler._burst = seen
    code = rig.buffer(0x2000, GTT | EXECUTABLE)
    signal, source, target = rig.buffer(0x1000), rig.buffer(0x8000, VRAM), rig.buffer(0x8000)
    source.mapping.view()[:] = bytes(range(256)) * 128
    compute, copies = [rig.compute_queue(), rig.compute_queue()], [rig.sdma_queue(), rig.sdma_queue()]
    for index, queue in enumerate(compute):
        queue.submit(kernel(code.va), *[pm4.Nop().build()] * 20, release(signal.va + 64 * index, 1))
    for index, queue in enumerate(copies):
        wait = sdma_6.PollRegmem(
            func=sdma_6.PollFunction.GREATER_EQUAL,
            mem_poll=1,
            addr=signal.va + 64 * index,
            value=1,
            retry_count=0xFFF,
        )
        offset = 0x4000 * index
        move = sdma_6.CopyLinear(src_addr=source.va + offset, dst_addr=target.va + offset, count=0x4000)
        queue.submit(wait.build(), move.build())
    rig.host.scheduler.drain()
    found = (bursts, [target.bytes(), signal.bytes()])
    rig.host.shutdown()
    return found


def test_the_same_seed_gives_the_same_trace_event_for_event() -> None:
    bursts, memory = exercise(7)
    assert sum(made for _, _, made in bursts) > 60
    assert exercise(7) == (bursts, memory)


def test_another_seed_gives_another_order_and_the_same_memory() -> None:
    runs = [exercise(seed) for seed in range(4)]
    assert len({tuple(bursts) for bursts, _ in runs}) > 1
    assert all(memory == runs[0][1] for _, memory in runs)
    assert runs[0][1][0] == bytes(range(256)) * 128


def test_the_trace_is_the_same_in_another_process() -> None:
    script = "from tests.drivers.sim.test_host import exercise; print(exercise(7)[0])"
    root = str(Path(__file__).parents[3])
    environment = {**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": root}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=environment, cwd=root
    )
    assert done.stdout.strip() == str(exercise(7)[0])
