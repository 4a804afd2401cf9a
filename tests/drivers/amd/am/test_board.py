"""The board: addresses, video memory behind the host path, blocks by discovery."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from autogen.amd.discovery import HwId
from drivers.amd.am import layout
from drivers.amd.am.board import CLEAR_BYTES
from drivers.amd.am.boot import CardBlocks
from drivers.core.errors import ArgumentError, DeviceGone
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import up_to_discovery


def test_addresses_of_a_byte_differ_by_who_takes_them(machine: CardBlocks) -> None:
    board = machine.board
    assert board.mc(0x1000) == 0x80_0000_1000
    assert board.physical(0x1000) == 0x1000


def test_what_was_written_is_read_back_and_cleared(machine: CardBlocks) -> None:
    board = machine.board
    board.write_vram(layout.USER + 3, b"doorbell")
    assert board.read_vram(layout.USER, 16) == b"\0\0\0doorbell\0\0\0\0\0"
    board.clear_vram(layout.USER, 4096)
    assert board.read_vram(layout.USER, 4096) == bytes(4096)


def test_only_video_memory_that_reads_all_ones_makes_it_ask_whether_the_card_is_there(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[str]()
    monkeypatch.setattr(machine.board.window, "check", asked.append)
    for word in (bytes(4), b"\xff\xff\xff\xfe", b"\xff" * 4):
        machine.board.write_vram(layout.USER, word)
        assert machine.board.read_vram(layout.USER, 4) == word
    assert asked == [f"video memory {layout.USER:#x} reads all ones"]


def test_a_write_past_the_bar_is_refused(machine: CardBlocks) -> None:
    with pytest.raises(ArgumentError, match="BAR 0 shows"):
        machine.board.write_vram(machine.board.vram.size - 4, bytes(8))


def test_a_block_that_discovery_lacks_is_named(machine: CardBlocks) -> None:
    with pytest.raises(ArgumentError, match="has no XGMI"):
        machine.board.block(HwId.XGMI, "XGMI")


def test_a_card_that_left_the_bus_is_recognised(host: PciHost, machine: CardBlocks) -> None:
    machine.board.check_present("a look")
    host.cards[0].power.unplug()
    with pytest.raises(DeviceGone, match=r"a look: 0000:03:00\.0 reads all ones: the card is gone"):
        machine.board.check_present("a look")


def test_a_write_may_reach_to_the_end_of_the_bar(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[int, bytes]] = []
    bar = SimpleNamespace(size=4096, write_bytes=lambda offset, data: written.append((offset, data)))
    monkeypatch.setattr(machine.board, "vram", bar)
    machine.board.write_vram(4088, b"the last")
    with pytest.raises(ArgumentError, match="BAR 0 shows 0x1000 bytes"):
        machine.board.write_vram(4089, b"the last")
    assert written == [(4088, b"the last")]


def test_no_place_in_the_card_s_memory_is_told_before_it_is_known(host: PciHost) -> None:
    board = up_to_discovery(host).board
    for of in (board.mc, board.physical):
        with pytest.raises(AttributeError):
            of(0)


def test_a_range_that_is_cleared_ends_where_it_was_said_to(machine: CardBlocks) -> None:
    """Longer than one stretch of zeros, and no whole number of them."""
    board, size = machine.board, 2 * CLEAR_BYTES + 4096
    for at in (layout.USER - 16, layout.USER + CLEAR_BYTES - 16, layout.USER + size - 16):
        board.write_vram(at, b"x" * 32)
    board.clear_vram(layout.USER, size)
    assert board.read_vram(layout.USER - 16, 32) == b"x" * 16 + bytes(16)
    assert board.read_vram(layout.USER + CLEAR_BYTES - 16, 32) == bytes(32)
    assert board.read_vram(layout.USER + size - 16, 32) == bytes(16) + b"x" * 16


def test_where_firmware_left_no_place_for_the_flush_register_it_gets_the_kernels(
    host: PciHost, machine: CardBlocks
) -> None:
    """soc21.c: MMIO_REG_HOLE_OFFSET, the last 4 KiB of the first 512 KiB; found only once."""
    board, seen = machine.board, list[tuple[str, str, int]]()
    register = board.chip.nbio.BIF_BX0_REMAP_HDP_MEM_FLUSH_CNTL
    board.nbio.write(register(address_=0))
    board.forget_flush()
    host.cards[0].bus.watch = lambda kind, name, value: seen.append((kind, name, value))
    for _ in range(2):
        board.flush_hdp()
    last = seen[-2:]
    assert [kind for kind, _, _ in last] == ["write", "read"], "a read makes sure that the write arrived"
    writes = [(name, value) for kind, name, value in seen if kind == "write"]
    assert writes[0] == ("BIF_BX0_REMAP_HDP_MEM_FLUSH_CNTL", 0x7F000)
    assert len(writes) == 3 and len({name for name, _ in writes[1:]}) == 1
    assert board._flush_dword == 0x1FC00


def test_the_card_sees_what_was_cleared(machine: CardBlocks, monkeypatch: pytest.MonkeyPatch) -> None:
    board, log = machine.board, list[str]()
    monkeypatch.setattr(board, "write_vram", lambda offset, data: log.append("write"))
    monkeypatch.setattr(board, "flush_hdp", lambda: log.append("flush"))
    board.clear_vram(layout.USER, CLEAR_BYTES + 4096)
    assert log == ["write", "write", "flush"]
