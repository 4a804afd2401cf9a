"""The machine around the cards: nodes, /proc, /sys, chips, memory of the process. Covers host.py, files.py,
chips.py, process.py.
"""

from __future__ import annotations

import ctypes
import errno
from collections.abc import Callable

import pytest

from drivers.core.errors import ArgumentError, HostError
from drivers.core.host import Host
from drivers.sim.nv import process
from drivers.sim.nv.chips import BRANCHES, CHIPS
from drivers.sim.nv.host import NvHost
from drivers.sim.nv.process import BadAddress
from tests.drivers.sim.nv.plain_client import PlainClient, acquire, release
from tests.faults import faults

Make = Callable[..., PlainClient]


@pytest.mark.parametrize(
    ("chip", "arch", "multiprocessors", "shared", "qmd"),
    [
        ("gh100", "sm_90", 132, 228, 4),
        ("ga100", "sm_80", 108, 164, 3),
        ("ga102", "sm_86", 82, 100, 3),
        ("ad102", "sm_89", 128, 100, 3),
        ("gb202", "sm_120", 170, 100, 5),
    ],
)
def test_chips_are_as_nvidia_describes_them(
    chip: str, arch: str, multiprocessors: int, shared: int, qmd: int
) -> None:
    row = CHIPS[chip]
    assert (row.arch, row.sm_count, row.shared_configs[-1], row.qmd[0]) == (
        arch,
        multiprocessors,
        shared,
        qmd,
    )
    assert max(row.tpcs) <= row.litter_tpcs and len(row.tpcs) <= row.litter_gpcs
    assert len(set(row.classes)) == len(row.classes)


SMALL, AMPERE = [0, 8, 16, 32, 64, 100], [0, 8, 16, 32, 64, 100, 132, 164]
SIZES = {"ga100": AMPERE, "gh100": [*AMPERE, 196, 228], **dict.fromkeys(("ga102", "ad102", "gb202"), SMALL)}


@pytest.mark.parametrize("chip", SIZES)
def test_shared_memory_of_a_multiprocessor_has_one_of_these_sizes(chip: str) -> None:
    """KiB: CUDA C++ Programming Guide, "Shared Memory" of each compute capability."""
    assert [*CHIPS[chip].shared_configs] == SIZES[chip]


@pytest.mark.parametrize("branch", BRANCHES)
def test_the_machine_shows_its_driver_and_its_cards(make_client: Make, branch: str) -> None:
    host: Host = make_client(cards=2, branch=branch).host
    assert host.listdir("/dev") == ["nvidia-uvm", "nvidia0", "nvidia1", "nvidiactl"]
    assert BRANCHES[branch].version in host.read_text("/proc/driver/nvidia/version")
    assert host.listdir("/proc/driver/nvidia/gpus") == ["0000:03:00.0", "0000:04:00.0"]
    text = host.read_text("/proc/driver/nvidia/gpus/0000:04:00.0/information")
    assert "NVIDIA H100 80GB HBM3" in text and "Device Minor:    1" in text
    assert host.read_text("/sys/bus/pci/devices/0000:03:00.0/vendor") == "0x10de\n"
    assert host.readlink("/sys/bus/pci/devices/0000:03:00.0/driver").endswith("/nvidia")


def test_cards_have_ids_of_their_own() -> None:
    identities = {chip.uuid(index) for chip in CHIPS.values() for index in range(3)}
    assert len(identities) == 3 * len(CHIPS) and all(len(each) == 16 for each in identities)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [({"chip": "gf100"}, "gf100"), ({"mode": "slow"}, "slow"), ({"cards": 0}, "0 cards")],
)
def test_machines_that_do_not_exist_are_refused(given: dict[str, str], sentence: str) -> None:
    with pytest.raises(ArgumentError, match=sentence):
        NvHost(**given)  # type: ignore[arg-type]


def test_calls_that_this_driver_does_not_have(client: PlainClient) -> None:
    host = client.host
    for act, code in (
        (host.eventfd, errno.ENOSYS),
        (lambda: host.pin(0x1000), errno.EPERM),
        (lambda: host.control(client.control_fd, 1, 0), errno.ENOTTY),
        (lambda: host.ioctl(77, 1, None), errno.EBADF),
        (lambda: host.mmap(None, 0, 3, 1, client.card_fd, 0), errno.EINVAL),
    ):
        with pytest.raises(HostError) as refused:
            act()
        assert refused.value.errno == code


def test_bytes_in_front_of_a_buffer_are_nobodys(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    client.host.fence(client.host.cards[0].pci_address, flag.va, 0x100)
    client.compute.submit(release(flag.va + 0x80, 1))
    with faults("E_VM_FAULT"):
        client.host.scheduler.drain()


def test_memory_of_the_process_is_reached_or_refused() -> None:
    own = bytearray(b"0123456789")
    address = ctypes.addressof(ctypes.c_char.from_buffer(own))
    process.store(address + 2, b"ab")
    assert process.fetch(address, 10) == b"01ab456789"
    assert process.is_mapped(address, 10)
    for bad in (0x10, 1 << 63, 1 << 70):
        assert not process.is_mapped(bad, 1)
        with pytest.raises(BadAddress):
            process.fetch(bad, 4)
        with pytest.raises(BadAddress):
            process.store(bad, b"1234")


def test_the_same_seed_gives_the_same_run(make_client: Make) -> None:
    def events(seed: int) -> list[object]:
        client = make_client(seed=seed).open()
        flag = client.memory(0x1000)
        client.copy.submit(acquire(flag.va, 1) + release(flag.va + 16, 1))
        client.compute.submit(release(flag.va, 1))
        while not flag.cpu.read64(16):
            client.host.relax("the copy channel")
        return [client.host.scheduler.steps, client.host.scheduler.time_ns]

    assert events(4) == events(4)


@pytest.mark.parametrize(("asked", "kept"), [("fast", "fast"), ("strict", "strict"), ("interpret", "strict")])
def test_the_reference_interprets_and_has_every_check(asked: str, kept: str) -> None:
    assert [card.mode for card in NvHost(cards=2, mode=asked).cards] == [kept] * 2
