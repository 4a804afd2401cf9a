"""The machine around the cards: nodes, /proc, /sys, chips, memory of the process. Covers host.py, files.py,
chips.py, process.py.
"""

from __future__ import annotations

import ctypes
import errno
import uuid
from collections.abc import Callable

import pytest

from drivers.core.errors import ArgumentError, HostError, SimFault
from drivers.core.host import Host
from drivers.sim.nv import process
from drivers.sim.nv.chips import BRANCHES, CHIPS, NEWEST
from drivers.sim.nv.host import NvHost
from drivers.sim.nv.process import BadAddress
from tests.drivers.sim.nv.plain_client import MAP_MEMORY, PlainClient, acquire, blob, got, put, release
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


# Of each: warps and blocks of a multiprocessor, blocks of a cluster (CUDA C++ Programming Guide, technical
# specifications of compute capabilities; the largest clusters of sm_90 are not portable), its barriers
# (cuda_occupancy.h), bits of an address (open-gpu-kernel-modules, dev_mmu.h), the PCI device id
# (supported-gpus), GiB of memory (white papers), architecture and implementation (NV_PMC_BOOT_0), SM version,
# GPCs and TPCs of a GPC.
UNITS = {
    "gh100": (64, 32, 16, 64, 57, 0x2330, 80, 0x180, 0, 0x900, 8, 9),
    "ga100": (64, 32, 1, 0, 49, 0x20B0, 40, 0x170, 0, 0x800, 8, 8),
    "ga102": (48, 16, 1, 0, 49, 0x2204, 24, 0x170, 2, 0x806, 7, 6),
    "ad102": (48, 24, 1, 0, 49, 0x2684, 24, 0x190, 2, 0x809, 12, 6),
    "gb202": (48, 24, 8, 24, 57, 0x2B85, 32, 0x1B0, 2, 0xA04, 12, 8),
}


@pytest.mark.parametrize("chip", UNITS)
def test_chips_have_the_numbers_of_nvidias_tables(chip: str) -> None:
    row = CHIPS[chip]
    found = row.max_warps, row.max_blocks, row.max_cluster, row.sm_barriers, row.va_bits, row.device_id
    gib = row.vram_bytes / 2**30
    more = gib, row.architecture, row.implementation, row.sm_version, row.litter_gpcs, row.litter_tpcs
    assert (*found, *more) == UNITS[chip]


@pytest.mark.parametrize(
    ("chip", "low", "high"),
    [("gh100", 0x48, 0x44), ("ga100", 0x90, 0x8C), ("ga102", 0x90, 0x8C), ("ad102", 0x90, 0x8C),
     ("gb202", 0x258, 0x254)],
)  # fmt: skip
def test_code_finds_its_workspace_at_these_bytes_of_constant_bank_0(chip: str, low: int, high: int) -> None:
    """What ptxas reads for %envreg2 and %envreg1."""
    assert CHIPS[chip].workspace == (low, high)


def test_branches_differ_in_their_version_and_in_the_size_of_a_struct() -> None:
    """NVOS46_PARAMETERS of nvos.h in each of them."""
    rows = {name: (branch.version, branch.map_dma_bytes) for name, branch in BRANCHES.items()}
    assert rows == {"570": ("570.172.08", 56), "580": ("580.142", 64), "595": ("595.45.04", 64)}
    assert NEWEST.name == "580"


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


def test_a_machine_has_one_h100_unless_it_is_told_otherwise() -> None:
    host = NvHost()
    assert [(card.chip.name, card.index, card.mode, card.budget) for card in host.cards] == [
        ("gh100", 0, "fast", None)
    ]
    assert (host.branch.name, host.seed) == ("580", 0)
    assert NvHost(cards=32).cards[-1].pci_address == "0000:22:00.0"
    with pytest.raises(ArgumentError):
        NvHost(cards=33)


def test_the_page_of_registers_has_a_clock_in_two_halves_and_a_doorbell(client: PlainClient) -> None:
    """clc361.h: TIME_0 has bits 31:5 of the ns, TIME_1 29 bits above."""
    page, scheduler = client.doorbell, client.host.scheduler
    for now in (0x5_1234_567F, 0x5_FFFF_FFFF, (0x3FFF_FFFF << 32) + 32):
        scheduler.time_ns = now
        assert page.read32(0x80) == now % (1 << 32) // 32 * 32
        assert page.read32(0x84) == (now >> 32) % (1 << 29)
    for act, register in (
        (lambda: page.write32(0x94, 1), 0x94), (lambda: page.write32(0x80, 1), 0x80),
        (lambda: page.write64(0x90, 1), 0x90),
    ):  # fmt: skip
        with pytest.raises(SimFault) as fault:
            act()
        assert (fault.value.code, fault.value.where["reg"]) == ("E_MMIO_WIDTH", register)


def test_a_page_further_on_has_neither(client: PlainClient) -> None:
    user = client.alloc(client.subdevice, client.usermode)
    fd = client.open_node("/dev/nvidia0")
    arg = blob(56)
    put(arg, "III", 0, client.client, client.device, user)
    put(arg, "QQ", 16, 0x1000, 0x1000)
    put(arg, "i", 48, fd)
    client.escape(client.control_fd, MAP_MEMORY, arg)
    assert (got(arg, "I", 40), got(arg, "Q", 32)) == (0, 0x1000)
    page = client.host.mmap(None, 0x1000, 3, 1, fd, 0)
    client.host.scheduler.time_ns = 0x5_1234_5678
    assert page.read32(0x80) == page.read32(0x84) == 0
    with pytest.raises(SimFault) as fault:
        page.write32(0x90, 1)
    assert fault.value.where["reg"] == 0x1090


def test_a_fence_is_of_one_card_and_of_its_bytes(make_client: Make) -> None:
    client = make_client(cards=2).open()
    flag = client.memory(0x1000)
    client.host.fence(client.host.cards[1].pci_address, flag.va, 0x100)
    client.host.fence(client.host.cards[0].pci_address, flag.va + 0x200, 0x100)
    client.compute.submit(release(flag.va + 0x80, 1) + release(flag.va + 0x300, 1))
    client.host.scheduler.drain()
    assert (flag.cpu.read64(0x80), flag.cpu.read64(0x300)) == (1, 1)
    client.compute.submit(release(flag.va + 0x2F0, 1))
    with faults("E_VM_FAULT"):
        client.host.scheduler.drain()


def test_only_the_clients_of_a_file_go_with_it(client: PlainClient) -> None:
    other = client.host.open("/dev/nvidiactl")
    own, client.control_fd = client.control_fd, other
    second = client.alloc(0, 0x41)
    assert set(client.host.rm.clients) == {client.client, second}
    client.host.close(other)
    assert set(client.host.rm.clients) == {client.client}
    client.control_fd = own


@pytest.mark.parametrize("path", ["/dev/nvidiactl", "/dev/nvidia-uvm", "/dev/nvidia0"])
def test_a_file_that_was_closed_is_closed(client: PlainClient, path: str) -> None:
    fd = client.host.open(path)
    client.host.close(fd)
    with pytest.raises(HostError) as refused:
        client.host.close(fd)
    assert refused.value.errno == errno.EBADF


def test_clients_are_counted_and_may_choose(client: PlainClient) -> None:
    first = client.alloc(0, 0x41)
    chosen = client.alloc(0, 0x41, handle=0x123)
    assert (client.alloc(0, 0x41), chosen) == (first + 1, 0x123)
    told = blob(4)
    assert client.alloc(0, 0x41, told) == first + 2 == got(told, "I", 0)


@pytest.mark.parametrize(
    ("cmd", "version", "reply", "fine"),
    [(0, b"580.142", 1, True), (0, b"580.141", 0, False), (0, b"580.14", 0, False),
     (0x32, b"", 1, True), (0x31, b"580.142", 1, True), (0x32, b"570.1", 1, True)],
)  # fmt: skip
def test_the_driver_knows_clients_of_its_own_version(
    client: PlainClient, cmd: int, version: bytes, reply: int, fine: bool
) -> None:
    """nv_ioctl_rm_api_version: '2' asks, and is always answered."""
    arg = blob(72)
    put(arg, "II", 0, cmd, 7)
    arg.data[8 : 8 + len(version)] = version
    if fine:
        client.escape(client.control_fd, 0xD2, arg)
    else:
        with pytest.raises(HostError) as refused:
            client.escape(client.control_fd, 0xD2, arg)
        assert refused.value.errno == errno.EINVAL
    assert got(arg, "I", 4) == reply
    assert bytes(arg)[8:].partition(b"\0")[0] == b"580.142"


@pytest.mark.parametrize("size", [31, 33, 47, 49])
def test_an_ioctl_has_exactly_its_size(client: PlainClient, size: int) -> None:
    with pytest.raises(HostError) as refused:
        client.escape(client.control_fd, 0x2B, blob(size))
    assert refused.value.errno == errno.EINVAL


def test_cards_are_told_with_what_they_are(make_client: Make) -> None:
    client = make_client(cards=2)
    client.control_fd = client.host.open("/dev/nvidiactl")
    arg = blob(72 * 2)
    ctypes.memset(ctypes.addressof(arg), 0xFF, 72 * 2)
    client.escape(client.control_fd, 0xC8, arg)
    for n in range(2):
        told = [got(arg, form, 72 * n + at) for form, at in (("B", 8), ("H", 12), ("H", 14), ("I", 16))]
        assert told == [3 + n, 0x10DE, 0x2330, 3 + n << 8]
        assert (got(arg, "H", 72 * n + 20), got(arg, "Q", 72 * n + 48)) == (80 + n, 80 << 30)
        assert got(arg, "Q", 72 * n + 24) == 0


def test_a_card_says_its_interrupt_and_its_id_as_uuids_are_written(make_client: Make) -> None:
    """The interrupt is the one that CARD_INFO tells."""
    host = make_client(cards=3).host
    for card in host.cards:
        text = host.read_text(f"/proc/driver/nvidia/gpus/{card.pci_address}/information")
        told = {
            name.strip(): value.strip()
            for name, _, value in (line.partition(":") for line in text.split("\n"))
        }
        assert told["IRQ"] == str(80 + card.index)
        assert told["GPU UUID"] == f"GPU-{uuid.UUID(bytes=card.chip.uuid(card.index))}"
