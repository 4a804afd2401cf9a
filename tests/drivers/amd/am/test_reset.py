"""Resetting a card: its place on the bus comes back, its memory does not."""

from __future__ import annotations

import pytest

from drivers.amd.am import layout, reset
from drivers.amd.am.boot import CardBlocks
from drivers.core.errors import DeviceError, DeviceGone, WaitTimeout
from drivers.sim.pci_host import PciHost


def test_a_mode1_reset_restores_the_bars_and_loses_memory(host: PciHost, machine: CardBlocks) -> None:
    board = machine.board
    board.write_vram(layout.USER, b"precious")
    board.flush_hdp()
    how = reset.reset_card(board, machine.smu)
    assert how == "mode1 reset by the power controller"
    assert host.cards[0].bus.warnings == []  # W_RESET_PROTOCOL: a BAR used before it was restored
    assert board.function.is_present() and not board.function.is_bus_master()
    assert board.read_vram(layout.USER, 8) != b"precious"
    assert not machine.psp.is_alive


def test_a_card_whose_power_controller_is_silent_is_reset_by_the_bus(
    host: PciHost, machine: CardBlocks
) -> None:
    host.cards[0].faults.arm("smu.timeout")
    assert reset.reset_card(machine.board, machine.smu).startswith("reset by the PCI bus")
    assert not machine.psp.is_alive


@pytest.mark.parametrize(
    ("fault", "why"),
    [("reset.never", "has not come back 10 s after its reset"), ("discovery.late", "C2PMSG_33 bit 31")],
)
def test_a_mode1_reset_that_does_not_end_is_followed_by_one_of_the_bus(
    host: PciHost, machine: CardBlocks, fault: str, why: str
) -> None:
    host.cards[0].faults.arm(fault)
    how = reset.reset_card(machine.board, machine.smu)
    assert how.startswith("reset by the PCI bus (a mode1 reset did not end: ") and why in how
    assert not machine.psp.is_alive


def test_a_mode1_reset_that_takes_ten_times_as_long_is_waited_for(host: PciHost, machine: CardBlocks) -> None:
    host.cards[0].faults.arm("reset.late")
    assert reset.reset_card(machine.board, machine.smu) == "mode1 reset by the power controller"


def test_a_card_that_does_not_come_back_is_said_to_be_gone(host: PciHost, machine: CardBlocks) -> None:
    host.cards[0].power.unplug()
    with pytest.raises(DeviceGone):
        reset.bus_reset(machine.board)


def test_the_bootloader_is_given_ten_seconds_after_a_reset(host: PciHost, machine: CardBlocks) -> None:
    host.cards[0].faults.arm("psp.bootloader.timeout")
    before = host.now()
    with pytest.raises(WaitTimeout, match=r"the PSP bootloader after the reset: .* after 10000 ms"):
        reset._await_firmware(machine.board)
    assert 10.0 <= host.now() - before < 10.1


def test_a_card_that_comes_back_with_other_memory_is_not_used(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = machine.board
    board.flush_hdp()
    monkeypatch.setattr(reset, "wait_until_ready", lambda window: board.vram_bytes - (1 << 20))
    with pytest.raises(DeviceError, match=r"bytes of video memory after the reset, .* before; power-cycle"):
        reset._await_firmware(board)
    assert board._flush_dword == 0, "the flush register is looked for anew"
