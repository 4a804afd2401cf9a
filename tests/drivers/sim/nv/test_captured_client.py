"""A client that shares no line with the driver here opens the simulated cards, maps memory, copies, waits."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from tests.drivers.sim.nv.plain_client import PlainClient, bind, copy, method, release, wait

Make = Callable[..., PlainClient]


@pytest.mark.parametrize("chip", ["gh100", "ga100", "ga102", "ad102", "gb202"])
def test_every_card_copies_memory_and_releases_a_semaphore(make_client: Make, chip: str) -> None:
    client = make_client(chip).open()
    data = np.random.default_rng(1).bytes(0x12345)
    source, target, flag = client.memory(0x20000), client.memory(0x20000, system=True), client.memory(0x1000)
    source.cpu.write_bytes(0, data)
    words = bind(4, client.copy_class) + copy(source.va, target.va, len(data)) + release(flag.va, 41)
    client.copy.submit(words)
    wait(client, flag, 0, 41)
    assert target.cpu.read_bytes(0, len(data)) == data
    assert flag.cpu.read64(8) > 0  # the time of the release
    assert client.copy.done == client.copy.put


@pytest.mark.parametrize(("branch", "version"), [("570", "570."), ("580", "580."), ("595", "595.")])
def test_every_driver_branch_tells_its_version_and_takes_its_structs(
    make_client: Make, branch: str, version: str
) -> None:
    client = make_client(branch=branch).open()
    assert client.version.startswith(version)


def test_the_engines_semaphore_of_launch_dma_has_payload_and_time(client: PlainClient) -> None:
    flag = client.memory(0x1000, system=True)
    words = method(4, 0x240, flag.va >> 32, flag.va & 0xFFFF_FFFF, 0x1234) + method(4, 0x300, 0x14)
    client.copy.submit(bind(4, client.copy_class) + words)
    wait(client, flag, 0, 0x1234)
    assert flag.cpu.read64(8) > 0


def test_the_ring_goes_around(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    for value in range(1, 200):
        client.compute.submit(release(flag.va, value))
        wait(client, flag, 0, value)
    assert client.compute.put == 199 % 64 == client.compute.done


def test_memory_of_the_process_is_read_and_written_by_the_card(client: PlainClient) -> None:
    own = client.host.mmap(None, 0x4000, 3, 0x22, -1, 0)
    handle, va = client.pin(own.address, 0x4000), client.take_va(0x4000)
    client.map_gpu(handle, va, 0x4000)
    own.write_bytes(0, b"there" * 100)
    flag = client.memory(0x1000)
    words = bind(4, client.copy_class) + copy(va, va + 0x2000, 500) + release(flag.va, 1)
    client.copy.submit(words)
    wait(client, flag, 0, 1)
    assert own.read_bytes(0x2000, 500) == b"there" * 100
    client.host.munmap(own)  # the card holds the pages until the object is freed
    client.free(handle)


def test_channels_of_one_group_wait_for_each_other(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    acquire = method(0, 0x5C, flag.va & 0xFFFF_FFFF, flag.va >> 32, 5, 0, 2 | 1 << 24)
    client.copy.submit(acquire + release(flag.va + 0x100, 9))
    client.compute.submit(release(flag.va, 5))
    wait(client, flag, 0x100, 9)


@pytest.mark.conformance
@pytest.mark.parametrize("chip", ["ga102", "ad102", "gb202"])
def test_tinygrads_runtime_computes_on_the_cards_that_it_knows(chip: str) -> None:
    """With kernels that nvrtc compiles: pip install tinygrad nvidia-cuda-nvrtc."""
    pytest.importorskip("tinygrad")
    compiler = pytest.importorskip("nvidia.cu13")
    script = Path(__file__).with_name("tinygrad_client.py")
    libraries = os.pathsep.join(f"{path}/lib" for path in compiler.__path__)
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[4]), "LD_LIBRARY_PATH": libraries}
    ran = subprocess.run(
        [sys.executable, script, chip], env=env, capture_output=True, text=True, timeout=300, check=True
    )
    lines = ran.stdout.splitlines()
    assert len(lines) == 8 and all(line.endswith(" ok") for line in lines), ran.stdout
