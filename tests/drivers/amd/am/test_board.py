"""The board: addresses, video memory behind the host path, blocks by discovery."""

from __future__ import annotations

import pytest

from autogen.amd.discovery import HwId
from drivers.amd.am import layout
from drivers.amd.am.boot import Machine
from drivers.core.errors import ArgumentError, DeviceGone
from drivers.sim.pci_host import PciHost


def test_addresses_of_a_byte_differ_by_who_takes_them(machine: Machine) -> None:
    board = machine.board
    assert board.mc(0x1000) == 0x80_0000_1000
    assert board.physical(0x1000) == 0x1000


def test_what_was_written_is_read_back_and_cleared(machine: Machine) -> None:
    board = machine.board
    board.write_vram(layout.USER + 3, b"doorbell")
    assert board.read_vram(layout.USER, 16) == b"\0\0\0doorbell\0\0\0\0\0"
    board.clear_vram(layout.USER, 4096)
    assert board.read_vram(layout.USER, 4096) == bytes(4096)


def test_a_write_past_the_bar_is_refused(machine: Machine) -> None:
    with pytest.raises(ArgumentError, match="BAR 0 shows"):
        machine.board.write_vram(machine.board.vram.size - 4, bytes(8))


def test_a_block_that_discovery_lacks_is_named(machine: Machine) -> None:
    with pytest.raises(ArgumentError, match="has no XGMI"):
        machine.board.block(HwId.XGMI, "XGMI")


def test_a_card_that_left_the_bus_is_recognised(host: PciHost, machine: Machine) -> None:
    machine.board.check_present("a look")
    host.cards[0].power.unplug()
    with pytest.raises(DeviceGone, match=r"a look: 0000:03:00\.0 reads all ones: the card is gone"):
        machine.board.check_present("a look")
