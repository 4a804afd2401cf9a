"""A board is whole without engines: blocks share one bus, memory has one content, faults hit it."""

from __future__ import annotations

from autogen.amd.discovery import HwId
from drivers.sim.amd.pci.board import BAR_BYTES, Board, register_map
from drivers.sim.amd.pci.bus import READ_ONLY
from drivers.sim.amd.pci.timers import Timers
from drivers.sim.chips import CHIPS
from drivers.sim.physical import PhysicalMemory
from drivers.sim.scheduler import Scheduler
from tests.drivers.sim.amd.pci.boards import BOTH, code_of, open_board, open_host


@BOTH
def test_every_register_name_has_one_address_and_every_address_one_name(chip: str) -> None:
    table = register_map(chip)
    assert all(table.address(table.name(dword)) == dword or table.name(dword) for dword in table)
    assert table.address("RCC_DEV0_EPF0_RCC_CONFIG_MEMSIZE") == 0xDE3


@BOTH
def test_the_power_controller_s_mailbox_is_where_both_chips_have_it(chip: str) -> None:
    """RX4Darwin's log of an RX 9070 XT has it at bytes 0x58a08, 0x58a48, 0x58a68: inside BAR 5."""
    table = register_map(chip)
    places = [4 * table.address(f"MP1_SMN_C2PMSG_{number}") for number in (66, 82, 90)]
    assert places == [0x58A08, 0x58A48, 0x58A68]
    assert places[-1] < BAR_BYTES[chip][1] == {"navi31": 1 << 20, "navi48": 1 << 19}[chip]


@BOTH
def test_the_flush_registers_are_where_a_real_card_has_them(chip: str) -> None:
    board = open_board(chip)
    found = [board.bus.word(f"BIF_BX0_REMAP_HDP_{kind}_FLUSH_CNTL") for kind in ("MEM", "REG")]
    assert found == [0x385C, 0x3858]


def test_a_register_of_another_generation_is_unknown_or_refuses_the_value() -> None:
    """R10: the gfx11 address of the SDMA doorbell offset is another register on gfx12."""
    old, new = register_map("navi31"), register_map("navi48")
    dword = old.address("SDMA0_QUEUE0_DOORBELL_OFFSET")
    assert new.by_name["SDMA0_QUEUE0_DOORBELL_OFFSET"] != dword
    board = open_board("navi48")
    dword = old.address("MMMC_VM_FB_LOCATION_BASE")
    if dword not in new:
        assert code_of(lambda: board.bus.write(dword, 0)) == "E_UNKNOWN_REG"
    else:
        assert new.name(dword) != "MMMC_VM_FB_LOCATION_BASE"


def test_a_flipped_bit_shows_once() -> None:
    board = open_board()
    board.faults.arm("vram.flip")
    assert board.read_memory(0, 2) == b"\x01\0"
    assert board.read_memory(0, 2) == b"\0\0"


def test_without_bus_mastering_no_host_memory_is_reached() -> None:
    board = open_board()
    board.dma.set_master(False)
    assert code_of(lambda: board.dma.extent(0x1_0000_0000, "SDMA0")) == "E_NO_BUSMASTER"


@BOTH
def test_status_registers_without_a_block_are_read_only(chip: str) -> None:
    board = open_board(chip)
    for name in sorted(READ_ONLY):
        if board.bus.has(name):
            dword = board.bus.at(name)
            assert code_of(lambda: board.bus.write(dword, 0)) == "E_RO_WRITE"  # noqa: B023
    assert sum(map(board.bus.has, READ_ONLY)) > 15


def test_two_cards_of_one_machine_share_nothing() -> None:
    host = open_host(cards=2)
    first, second = host.cards
    first.bus.write(0xC047, 5)
    first.write_memory(0, b"x")
    first.power.unplug()
    assert second.bus.read(0xC047) == 0 and second.read_memory(0, 1) == b"\0"
    assert not second.bus.is_gone


@BOTH
def test_a_block_that_is_fused_off_may_not_be_touched(chip: str) -> None:
    """P03. The second copy engine is dead, the first one is not."""
    timers = Timers(Scheduler(0))
    board = Board(CHIPS[chip], 0, timers, PhysicalMemory(0), harvest=((int(HwId.SDMA1), 0),))
    dead, alive = board.bus.at("SDMA1_QUEUE0_RB_CNTL"), board.bus.at("SDMA0_QUEUE0_RB_CNTL")
    assert code_of(lambda: board.bus.read(dead)) == "E_HARVESTED"
    assert code_of(lambda: board.bus.write(dead, 0)) == "E_HARVESTED"
    assert board.bus.read(alive) == 0


def test_a_memory_error_that_ecc_cannot_correct_is_poison() -> None:
    board = open_board()
    board.write_memory(0x1000, b"data")
    board.faults.arm("vram.ecc")
    assert board.read_memory(0x1000, 6) == b"\xde\xad\xc0\xde\xde\xad"
    assert board.read_memory(0x1000, 4) == b"data"
