"""The recorder passes calls on and tells of each."""

from __future__ import annotations

import pytest

from autogen import kfd_ioctl as uapi
from drivers.core.errors import HostError
from drivers.core.record import Event, RecordingHost, print_event
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.fake_kfd import FakeHost


def test_calls_are_told_with_their_arguments_and_answered_by_the_inner_host() -> None:
    events: list[Event] = []
    host = RecordingHost(FakeHost(), events.append)
    fd = host.open("/dev/kfd")
    args = uapi.kfd_ioctl_acquire_vm_args(drm_fd=7, gpu_id=9)
    host.ioctl(fd, uapi.AMDKFD_IOC_ACQUIRE_VM, args)
    assert [event.call for event in events] == ["open", "ioctl"]
    assert events[0].arguments["path"] == "/dev/kfd"
    assert events[1].arguments["name"] == "kfd_ioctl_acquire_vm_args"
    assert events[1].arguments["drm_fd"] == 7 and events[1].arguments["gpu_id"] == 9


def test_a_refusal_is_told_and_still_raised() -> None:
    events: list[Event] = []
    host = RecordingHost(FakeHost(), events.append)
    with pytest.raises(HostError):
        host.read_text("/no")
    assert events[0].error == "/no: no such file"


def test_waiting_is_not_told() -> None:
    events: list[Event] = []
    host = RecordingHost(FakeHost(), events.append)
    host.relax("x")
    assert host.now() > 0 and not events


def test_a_printed_event_is_one_line_with_numbers_in_hex(capsys: pytest.CaptureFixture[str]) -> None:
    print_event(Event("mmap", {"address": None, "size": 4096, "fd": 0}, "no memory"))
    assert capsys.readouterr().err == "host mmap size=0x1000 fd=0x0 -> no memory\n"


def test_calls_of_the_pci_path_are_told_too() -> None:
    events: list[Event] = []
    host = RecordingHost(PciHost(engines=False, firmware={}), events.append)
    fd = host.open("/sys/bus/pci/devices/0000:03:00.0/config")
    assert host.pread(fd, 2, 0) == b"\x02\x10"
    host.pwrite(fd, b"\x02", 4)
    host.write_text("/sys/bus/pci/devices/0000:03:00.0/enable", "1")
    host.close(host.lock("/run/lock/x", "me"))
    host.unpin(host.pin(4096))
    host.sleep(0.001)
    with pytest.raises(HostError):
        host.readlink("/sys/bus/pci/devices/0000:03:00.0/driver")
    told = [event.call for event in events]
    assert told[1:4] == ["pread", "pwrite", "write_text"] and told[4:] == [
        *("lock", "close", "pin", "unpin", "sleep", "readlink"),
    ]
    assert events[1].arguments == {"fd": fd, "size": 2, "offset": 0}
