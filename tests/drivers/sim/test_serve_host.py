"""Our client: the same host as ours in this process, to drivers that cannot tell."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from drivers import open_device
from drivers.core import libc
from drivers.core.errors import ArgumentError, DeviceError, DeviceGone, HostError, SimFault
from drivers.core.host import Host
from drivers.core.pci import PciFunction
from drivers.core.vfio import VfioFunction
from drivers.sim.serve import Server
from drivers.sim.serve_host import RemoteHost
from hcq.settings import Settings
from tests.drivers.sim.served import serving
from tests.faults import faults

BDF = "0000:03:00.0"
SCRATCH = 4 * 0xC047


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as made:
        yield made


@pytest.fixture
def host(server: Server) -> Iterator[RemoteHost]:
    made = RemoteHost(server.path)
    yield made
    made.disconnect()


def opened(host: Host) -> PciFunction:
    function = PciFunction(host, BDF)
    function.enable()
    function.set_bus_master(True)
    return function


def test_files_and_bars_are_the_machine_s(host: RemoteHost) -> None:
    as_host: Host = host
    function = opened(as_host)
    registers = function.bar(5)
    registers.write32(SCRATCH, 77)
    assert registers.read32(SCRATCH) == 77
    assert (function.vendor, function.device) == (0x1002, 0x744C)
    assert "gc_11_0_0_mec.bin" in host.listdir("/lib/firmware/amdgpu")
    with pytest.raises(HostError) as caught:
        host.read_text(f"/sys/bus/pci/devices/{BDF}/numa")
    assert caught.value.errno == 2
    with pytest.raises(ArgumentError, match="do not lie inside"):
        registers.read32(registers.size)
    with pytest.raises(ArgumentError, match="is a device's"):
        registers.view()


def test_video_memory_keeps_what_was_written(host: RemoteHost) -> None:
    memory = opened(host).bar(0)
    memory.write_bytes(0x100000, bytes(range(256)) * 2000)
    memory.write64(0x100000, 1)
    assert memory.read_bytes(0x100000, 16) == (1).to_bytes(8, "little") + bytes(range(8, 16))
    assert memory.read64(0x100100) == int.from_bytes(bytes(range(8)), "little")


def test_a_fault_of_a_posted_write_is_raised_where_an_answer_is_awaited(host: RemoteHost) -> None:
    registers = opened(host).bar(5)
    registers.write32(0x3FFFC, 0)
    with pytest.raises(SimFault) as caught:
        registers.read32(SCRATCH)
    assert caught.value.code == "E_UNKNOWN_REG"
    assert caught.value.where["arch"] == "gfx1100"


def test_model_time_passes_with_looks_and_sleep(host: RemoteHost) -> None:
    begin = host.now()
    assert 0 < host.now() - begin < 1e-6
    host.sleep(0.25)
    assert 0.25 <= host.now() - begin < 0.26


def test_pinned_memory_is_one_memory_in_two_processes(server: Server, host: RemoteHost) -> None:
    pinned = host.pin(3 * 4096 - 5)
    pinned.mapping.write32(4096, 0x1234)
    low, _, where = server.machine.physical.extent(pinned.bus_address(4096)) or (0, 0, 0)
    assert libc.MemoryMapping(where, 4096).read32(pinned.bus_address(4096) - low) == 0x1234
    host.unpin(pinned)
    assert server.machine.physical.extent(pinned.pages[1]) is None


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_card_in_another_process_computes(tmp_path: Path, chip: str) -> None:
    with serving(tmp_path, chip) as server:
        device = open_device(f"sim:{chip}/pci@{server.path}", Settings())
        data = np.arange(1 << 20, dtype=np.uint8)
        source, target = device.buffer(data), device.empty(data.nbytes)
        target.copy_from(source)
        assert target.copyout() == data.tobytes()
        device.close()


def test_work_that_a_live_machine_does_between_two_looks_is_no_deadlock(tmp_path: Path) -> None:
    """Engines end a copy after the driver looked for it and before it asks for a turn."""
    with serving(tmp_path, is_live=True) as server:
        device = open_device(f"sim:navi31/pci@{server.path}", Settings())
        for number in range(100):
            buffer = device.buffer(np.full(64, number, np.int32))
            assert buffer.numpy(np.int32).tolist() == [number] * 64
        device.close()


def test_a_name_leads_only_to_a_machine_that_has_such_cards(server: Server, tmp_path: Path) -> None:
    with pytest.raises(ArgumentError, match="has navi31 cards"):
        open_device(f"sim:navi48/pci@{server.path}")
    with pytest.raises(ArgumentError, match="has PCI cards only"):
        open_device(f"sim:navi31@{server.path}")
    with pytest.raises(ArgumentError, match="2 cards asked of a machine that has 1"):
        open_device(f"sim:navi31/pci*2@{server.path}")
    with pytest.raises(HostError, match=r"start one: python -m drivers\.sim\.serve"):
        open_device(f"sim:navi31/pci@{tmp_path / 'nothing'}")


def test_the_second_of_two_is_told_pid_and_command_of_the_first(server: Server, host: RemoteHost) -> None:
    opened(host)
    other = RemoteHost(server.path)
    words = Path("/proc/self/cmdline").read_bytes().decode().split("\0")[1:-1]
    command = re.escape(" ".join(words)[:60])  # of Python, whatever ran the tests: pytest, a worker of xdist
    with pytest.raises(HostError, match=rf"held by pid {os.getpid()}, python\S* {command}"):
        PciFunction(other, BDF)
    host.disconnect()
    other.sleep(1e-3)
    PciFunction(other, BDF).close()
    other.disconnect()


def test_cards_that_nobody_has_come_first(tmp_path: Path) -> None:
    with serving(tmp_path, cards=2) as server:
        first, second = RemoteHost(server.path), RemoteHost(server.path)
        opened(first)
        assert second.choose(1) == ("0000:04:00.0",)
        assert second.choose(2) == ("0000:04:00.0", BDF)


def test_interrupts_and_dma_go_through_vfio_and_its_iommu(tmp_path: Path) -> None:
    with serving(tmp_path, driver="vfio-pci", iommu=True) as server:
        host = RemoteHost(server.path)
        function = VfioFunction(host, BDF)
        function.set_bus_master(True)
        pinned = function.pin(8192)
        pinned.mapping.write32(4, 99)
        dma = server.machine.cards[0].dma
        low, _, where = dma.extent(pinned.bus_address(0), "the test")
        assert libc.MemoryMapping(where, 4096).read32(pinned.bus_address(4) - low) == 99
        event = function.enable_interrupts()
        assert not host.await_event(event, 1e-3)
        server.machine.functions[BDF].deliver()
        assert host.await_event(event, 1e-3)
        function.unpin(pinned)
        with faults("E_DMA_ADDR"):
            dma.extent(pinned.bus_address(0), "the test")
        function.close()
        host.disconnect()


def test_memory_that_is_not_shared_cannot_be_mapped_for_dma(tmp_path: Path) -> None:
    from autogen import vfio as uapi

    with serving(tmp_path, driver="vfio-pci", iommu=True) as server:
        host = RemoteHost(server.path)
        function = VfioFunction(host, BDF)
        arg = uapi.vfio_iommu_type1_dma_map(argsz=32, vaddr=0x1000, iova=1 << 32, size=4096)
        with pytest.raises(HostError, match="are no shared memory of this host"):
            host.ioctl(function._container, uapi.VFIO_IOMMU_MAP_DMA, arg)
        host.disconnect()


def test_a_machine_that_ends_is_a_card_that_is_gone(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        host = RemoteHost(server.path)
    with pytest.raises(DeviceGone, match="has ended"):
        host.sleep(0)


WORK = """
import sys
from drivers import open_device
device = open_device(sys.argv[1])
buffer = device.empty(1 << 20)
while True:
    buffer.copyin(bytes(1 << 20))
    print("copied", flush=True)
"""


def test_a_client_killed_in_its_work_leaves_a_card_that_the_next_one_repairs(server: Server) -> None:
    name = f"sim:navi31/pci@{server.path}"
    command = [sys.executable, "-c", WORK, name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as client:
        assert client.stdout is not None
        for _ in range(3):
            client.stdout.readline()
        with pytest.raises(DeviceError, match=rf"held by pid {client.pid}, .*-c"):
            open_device(name)
        client.send_signal(signal.SIGKILL)
    assert client.returncode == -signal.SIGKILL
    device = open_device(name)
    buffer = device.empty(4096)
    buffer.copyin(b"\x11" * 4096)
    assert buffer.copyout() == b"\x11" * 4096
    device.close()
