"""What machines of both vendors answer alike: files, folders, descriptors, time."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable

import pytest

from drivers.core.errors import ArgumentError, HostError
from drivers.sim.host import SimHost
from drivers.sim.kernel_host import HostFiles, KernelHost, Variation
from drivers.sim.nv.host import NvHost
from drivers.sim.pci_machine import PciMachine
from drivers.sim.scheduler import Scheduler
from tests.faults import faults


@pytest.fixture
def host() -> KernelHost[str]:
    world = HostFiles({"/proc/a/version": "1\n"}, {"/sys/b": "../a"}, {"/dev/shut": errno.EACCES})
    return KernelHost(
        Scheduler(0),
        world,
        {"/dev/a0": lambda: "card", "/dev/shut": lambda: "card"},
        {"/sys/c": lambda: "7\n"},
        Variation("", "", ""),
    )


def test_files_folders_links_and_readings_are_seen(host: KernelHost[str]) -> None:
    assert host.read_text("/proc/a/version") == "1\n"
    assert host.read_bytes("/sys/c") == b"7\n"
    assert host.listdir("/dev/") == ["a0", "shut"]
    assert host.readlink("/sys/b") == "../a"
    assert host.access("/dev/a0", os.W_OK)
    assert not host.access("/dev/shut", os.R_OK)
    assert not host.access("/proc/a/version", os.W_OK)


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (lambda host: host.open("/dev/none"), errno.ENOENT),
        (lambda host: host.open("/dev/shut"), errno.EACCES),
        (lambda host: host.close(3), errno.EBADF),
        (lambda host: host.write_text("/proc/a/version", "2"), errno.EACCES),
        (lambda host: host.write_text("/proc/b", "2"), errno.ENOENT),
        (lambda host: host.readlink("/proc/a/version"), errno.EINVAL),
        (lambda host: host.control(host.open("/dev/a0"), 1, 0), errno.ENOTTY),
        (lambda host: host.pin(4096), errno.EPERM),
    ],
)
def test_refusals_have_the_errno_of_linux(
    host: KernelHost[str], act: Callable[[KernelHost[str]], object], code: int
) -> None:
    with pytest.raises(HostError) as refused:
        act(host)
    assert refused.value.errno == code


def test_a_closed_descriptor_is_none(host: KernelHost[str]) -> None:
    fd = host.open("/dev/a0")
    host.close(fd)
    with pytest.raises(HostError, match="is not open"):
        host.close(fd)


def test_time_passes_when_somebody_looks_or_sleeps(host: KernelHost[str]) -> None:
    first = host.now()
    host.sleep(0.5)
    assert first + 0.5 < host.now() < first + 0.6


def test_a_wait_that_nothing_can_end_is_an_error(host: KernelHost[str]) -> None:
    with faults("E_WAIT_DEADLOCK"):
        host.relax("the moon")


@pytest.mark.parametrize("machine", [SimHost, PciMachine, NvHost])
def test_every_machine_says_which_modes_and_how_many_cards_there_are(machine: Callable[..., object]) -> None:
    with pytest.raises(ArgumentError, match=r"mode 'careful': allowed are fast, strict, interpret"):
        machine(mode="careful")
    with pytest.raises(ArgumentError, match=r"0 cards: allowed are 1\.\.\d+"):
        machine(cards=0)
    with pytest.raises(ArgumentError, match=r"no simulated chip 'navi99'; there are \w+, "):
        machine("navi99")
