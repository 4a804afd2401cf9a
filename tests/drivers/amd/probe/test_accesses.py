"""Accesses are told in words: registers by name, polls counted, memory of the host left out."""

from __future__ import annotations

import pytest

from drivers.amd.am.boot import open_machine
from drivers.amd.probe.accesses import last, names_of
from drivers.core.pci import PciFunction
from drivers.core.replay import HostCall, HostRecorder
from drivers.sim.pci_host import PciHost

CONFIG, REGISTERS, MEMORY = (
    f"/sys/bus/pci/devices/0000:03:00.0/{n}" for n in ("config", "resource5", "resource0")
)


def record(*steps: HostCall) -> list[HostCall]:
    """`steps` after the calls that open and map a card's files: config is fd 3, BAR 5 mapping 1, BAR 0 2."""
    opened = [HostCall("open", (path, 0), fd) for fd, path in enumerate((CONFIG, REGISTERS, MEMORY), 3)]
    mapped = [
        HostCall("mmap", (None, 4096, 3, 1, fd, 0), (number, 0, 4096)) for number, fd in ((1, 4), (2, 5))
    ]
    pinned = HostCall("pin", (4096, None), (3, 0, 4096, 0))
    return [*opened, *mapped, pinned, *steps]


def test_registers_without_names_have_their_dword_and_polls_are_counted() -> None:
    poll = HostCall("m1.read32", (0x100,), 0)
    steps = record(poll, poll, poll, HostCall("m1.write32", (0x104, 5)))
    assert last(steps, None, 8) == [
        "read  register [0x40] = 0x00000000  (x3)",
        "write register [0x41] = 0x00000005",
    ]


def test_memory_behind_a_bar_and_configuration_space_are_told_by_place() -> None:
    steps = record(
        HostCall("m2.write_bytes", (0x1000, 64)),
        HostCall("pread", (3, 2, 4), b"\x02\x00"),
        HostCall("pwrite", (3, b"\x06\x00", 4), 2),
        HostCall("m3.write64", (0, 1)),
    )
    assert last(steps, None, 8) == [
        "write 0x40 bytes of BAR 0 at 0x1000",
        "read  configuration space [0x4] = 0x2",
        "write configuration space [0x4] = 0x6",
    ]


def test_places_that_are_polled_in_turn_are_told_once() -> None:
    flush, look = HostCall("m1.write32", (0x104, 0)), HostCall("m1.read32", (0x100,), 0)
    steps = record(HostCall("m1.write32", (0x108, 1)), flush, look, flush, look, flush, look)
    assert last(steps, None, 8) == [
        "write register [0x42] = 0x00000001",
        "write register [0x41] = 0x00000000  (x3, in turn)",
        "read  register [0x40] = 0x00000000  (x3, in turn)",
    ]


def test_a_look_through_configuration_space_is_one_line() -> None:
    looks = [HostCall("pread", (3, 4, place), b"\x0c\0\0\0") for place in (0x10, 0x14, 0x18)]
    assert last(record(*looks, *looks[:1], HostCall("m1.write32", (0x104, 5))), None, 8) == [
        "read  configuration space [0x10]=0xc [0x14]=0xc [0x18]=0xc [0x10]=0xc",
        "write register [0x41] = 0x00000005",
    ]


def test_an_access_that_was_refused_shows_why() -> None:
    steps = record(HostCall("m1.read32", (0,), None, (0, "E_MMIO_UNDECLARED")))
    assert last(steps, None, 8) == ["read  register [0x0] = failed: E_MMIO_UNDECLARED"]


@pytest.mark.sim
@pytest.mark.parametrize(
    ("chip", "sign"), [("navi31", "MP0_SMN_C2PMSG_81"), ("navi48", "MPASP_SMN_C2PMSG_81")]
)
def test_a_boots_registers_have_the_vendors_names(chip: str, sign: str) -> None:
    recorder = HostRecorder(PciHost(chip))
    machine = open_machine(PciFunction(recorder, "0000:03:00.0"))
    assert machine.psp.is_alive
    (line,) = last(recorder.steps, names_of(machine.board), 1)
    assert line.startswith(f"read  {sign} [")
