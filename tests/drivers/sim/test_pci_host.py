"""The machine without a kernel driver: its files, its locks, its pinned memory, its time.

Covers pci_files.py too.
"""

from __future__ import annotations

import os

import pytest

from drivers.core import pci
from drivers.core.errors import ArgumentError, HostError, SimFault
from drivers.core.host import Host
from drivers.sim.pci_host import PciHost
from tests.drivers.sim.amd.pci.boards import open_function, open_host
from tests.faults import faults


@pytest.fixture
def host() -> PciHost:
    return open_host(cards=2)


def test_it_is_a_host(host: PciHost) -> None:
    as_host: Host = host
    assert pci.find(as_host, 0x1002, (0x744C,)) == ["0000:03:00.0", "0000:04:00.0"]
    assert not host.exists("/dev/kfd")


def test_files_and_folders_are_those_of_sysfs(host: PciHost) -> None:
    folder = "/sys/bus/pci/devices/0000:03:00.0"
    assert {"config", "resource0", "enable", "vendor", "power"} <= set(host.listdir(folder))
    assert host.read_text(f"{folder}/class") == "0x030000\n"
    assert host.read_text(f"{folder}/power_state") == "D0\n"
    assert host.read_text(f"{folder}/current_link_speed") == "16.0 GT/s PCIe\n"
    assert host.read_bytes(f"{folder}/config")[:2] == b"\x02\x10"
    assert "PCI_ID=1002:744C" in host.read_text(f"{folder}/uevent")
    for act in (lambda: host.read_text(f"{folder}/numa"), lambda: host.open("/dev/kfd")):
        with pytest.raises(HostError) as caught:
            act()
        assert caught.value.errno == 2


def test_a_second_owner_is_told_who_has_the_card(host: PciHost) -> None:
    first = open_function(host)
    with pytest.raises(HostError, match=r"E_LOCK .*0000:03:00.0.lock is held by the test"):
        open_function(host)
    assert host.read_text("/run/lock/doorbell-0000:03:00.0.lock") == "the test"  # and whoever looks
    first.close()
    open_function(host)


def test_who_only_looks_at_a_card_does_not_own_it(host: PciHost) -> None:
    function = host.functions["0000:03:00.0"]
    other = PciHost(machine=host.machine)
    path = "/sys/bus/pci/devices/0000:03:00.0/config"
    looking = other.open(path, os.O_RDONLY)
    assert not other.owns(function)
    owning = other.open(path)
    assert other.owns(function)
    for fd in (looking, owning):
        other.close(fd)
    other.leave()


def test_a_dead_process_holds_nothing_and_leaves_the_card_as_it_stands(host: PciHost) -> None:
    function = open_function(host)
    function.bar(5).write32(0xC047 * 4, 0xA000_0008)
    pinned = host.pin(4096)
    host.kill()
    again = open_function(host)
    assert again.bar(5).read32(0xC047 * 4) == 0xA000_0008
    assert host.physical.extent(pinned.pages[0]) is None


def test_pinned_memory_has_bus_addresses_that_lead_to_it(host: PciHost) -> None:
    pinned = host.pin(3 * 4096 - 5)
    pinned.mapping.write32(4096, 77)
    low, high, where = host.physical.extent(pinned.physical(1)) or (0, 0, 0)
    assert (low, high) == (pinned.bus_address(4096), pinned.physical(1) + 4096)
    assert where == pinned.mapping.address + 4096
    assert sum(size for _, _, size in pinned.runs()) == 3 * 4096
    host.unpin(pinned)


def test_firmware_files_are_served_by_name() -> None:
    host = PciHost(engines=False, firmware={"gc_11_0_0_mec.bin": b"stub"})
    assert host.read_bytes("/lib/firmware/amdgpu/gc_11_0_0_mec.bin") == b"stub"
    assert host.listdir("/lib/firmware/amdgpu") == ["gc_11_0_0_mec.bin"]


def test_a_wait_that_nothing_can_end_is_a_deadlock(host: PciHost) -> None:
    with pytest.raises(
        SimFault, match=r"the host waits for a signal, which nothing can bring about"
    ) as caught:
        host.relax("a signal")
    assert caught.value.code == "E_WAIT_DEADLOCK"


def test_what_moved_by_itself_since_the_last_look_may_have_ended_the_wait(host: PciHost) -> None:
    host.has_news = True
    host.relax("a signal")
    with faults("E_WAIT_DEADLOCK"):
        host.relax("a signal")


def test_relax_goes_on_to_what_the_firmware_will_do(host: PciHost) -> None:
    done: list[int] = []
    host.timers.later(5_000_000, lambda: done.append(1))
    host.relax("the answer")
    assert done == [1]


def test_after_an_injected_fault_waiting_takes_time_instead(host: PciHost) -> None:
    host.cards[1].faults.fired.append("link.lost")
    before = host.now()
    host.relax("a signal")
    assert host.now() - before >= 0.001


def test_sleep_is_model_time(host: PciHost) -> None:
    before = host.now()
    host.sleep(0.5)
    assert 0.5 <= host.now() - before < 0.51


@pytest.mark.parametrize("options", [{"chip": "navi10"}, {"cards": 0}, {"iomu": True}])
def test_a_machine_that_cannot_be_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(ArgumentError):
        PciHost(**options)  # type: ignore[arg-type]


def test_a_fault_can_be_armed_from_the_start() -> None:
    host = PciHost(engines=False, firmware={}, inject=("discovery.late",))
    host.sleep(10)
    assert open_function(host).bar(5).read32(0x16061 * 4) == 0
    with pytest.raises(ArgumentError, match=r"no fault 'x'"):
        PciHost(engines=False, firmware={}, inject=("x",))
