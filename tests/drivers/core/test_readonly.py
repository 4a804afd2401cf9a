"""A read-only host lets nothing through that could change a card: each way to do so is tried."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest

from autogen.vfio import vfio_region_info
from drivers.core import libc
from drivers.core.host import Host
from drivers.core.pci import PciFunction
from drivers.core.readonly import NO_LOCK, ReadOnlyError, ReadOnlyHost
from drivers.core.replay import HostRecorder
from drivers.sim.pci_host import PciHost

BDF = "0000:03:00.0"
FOLDER = f"/sys/bus/pci/devices/{BDF}"
MEMSIZE = 0xDE3 * 4  # RCC_CONFIG_MEMSIZE: how much memory the card has, in MiB


@pytest.fixture
def machine() -> Iterator[PciHost]:
    made = PciHost(engines=False, firmware={})
    made.write_text(f"{FOLDER}/enable", "1")
    yield made
    made.shutdown()


@pytest.mark.parametrize(
    "change",
    [
        lambda host: host.write_text(f"{FOLDER}/enable", "0"),
        lambda host: host.pwrite(host.open(f"{FOLDER}/config"), b"\0\0", 4),
        lambda host: host.pin(4096),
        lambda host: host.ioctl(host.open(f"{FOLDER}/config"), 1, vfio_region_info()),
        lambda host: host.control(host.open(f"{FOLDER}/config"), 1, 0),
        lambda host: PciFunction(host, BDF).bar(5).write32(0, 1),
        lambda host: PciFunction(host, BDF).bar(2).write64(0, 1),
        lambda host: PciFunction(host, BDF).bar(0).write_bytes(0, b"1"),
        lambda host: PciFunction(host, BDF).set_bus_master(True),
        lambda host: PciFunction(host, BDF).reset(),
    ],
)
def test_whatever_changes_a_card_is_refused_before_the_machine_hears_of_it(
    machine: PciHost, change: Callable[[Host], object]
) -> None:
    below = HostRecorder(machine)
    with pytest.raises(ReadOnlyError, match="is a change, and this is only a look"):
        change(ReadOnlyHost(below))
    assert not [s.call for s in below.steps if s.call.split(".")[-1].startswith(("write", "pwrite", "pin"))]


def test_registers_memory_and_files_can_be_read_and_are_kept_as_steps(machine: PciHost) -> None:
    host = ReadOnlyHost(machine)
    function = PciFunction(host, BDF)
    assert (function.vendor, function.is_present()) == (0x1002, True)
    assert function.bar(5).read32(MEMSIZE) == 24560
    assert function.bar(0).read_bytes(0, 4) == bytes(4)
    assert host.steps[-1].call.endswith(".read_bytes")
    function.close()


def test_files_are_opened_and_bars_mapped_for_reading_only(machine: PciHost) -> None:
    below = HostRecorder(machine)
    PciFunction(ReadOnlyHost(below), BDF).bar(5)
    opened = [step.given[1] for step in below.steps if step.call == "open"]
    assert opened and set(opened) == {os.O_RDONLY}
    assert [step.given[2] for step in below.steps if step.call == "mmap"] == [libc.PROT_READ]


def test_looking_keeps_no_owner_out(machine: PciHost) -> None:
    look = PciFunction(ReadOnlyHost(machine), BDF)
    owner = PciFunction(machine, BDF, "the owner")
    assert look.host.lock("/run/lock/any", "me") == NO_LOCK
    look.close()
    owner.close()
