"""Reset, loss of power and loss of the link: what is forgotten, and what a driver may not do meanwhile."""

from __future__ import annotations

import pytest

from drivers.sim.amd.pci.reset import MODE1_NS, POISON
from drivers.sim.pci_host import PciHost
from tests.drivers.sim.amd.pci.boards import code_of, open_board, open_function, open_host

SCRATCH = 0xC047 * 4


@pytest.fixture
def host() -> PciHost:
    return open_host()


def test_a_mode1_reset_ends_by_itself_and_forgets_registers_and_memory() -> None:
    board = open_board()
    board.bus.write(SCRATCH >> 2, 5)
    board.write_memory(0x1000, b"data")
    board.hdp.flush()
    board.power.mode1()
    assert board.bus.read(SCRATCH >> 2) == 0xFFFF_FFFF and board.read_memory(0, 2) == b"\xff\xff"
    assert code_of(lambda: board.bus.write(SCRATCH >> 2, 1)) == "E_DEV_IN_RESET"
    assert code_of(lambda: board.write_memory(0, b"x")) == "E_DEV_IN_RESET"
    assert code_of(lambda: board.ring(0, 1, 8)) == "E_DEV_IN_RESET"
    board.timers.pass_time(2 * MODE1_NS)
    assert board.bus.read(SCRATCH >> 2) == 0
    assert board.read_memory(0x1000, 4) == POISON
    assert board.bus.read(0xDE3) == 24560


def test_memory_size_is_all_ones_until_the_firmware_has_trained_the_memory() -> None:
    board = open_board()
    board.power.cycle()
    assert board.bus.read(0xDE3) == 0xFFFF_FFFF
    board.timers.pass_time(10_000_000)
    assert board.bus.read(0xDE3) == 24560


def test_configuration_space_may_not_be_written_while_the_card_resets(host: PciHost) -> None:
    function = open_function(host)
    registers = function.bar(5)
    host.cards[0].power.mode1()
    assert registers.read32(SCRATCH) == 0xFFFF_FFFF
    assert not function.is_present()
    assert code_of(lambda: function.write_config(0x10, 4, 0)) == "E_RESET_PROTOCOL"


@pytest.mark.parametrize("is_restored", [False, True])
def test_a_bar_used_before_it_was_restored_is_noted(host: PciHost, is_restored: bool) -> None:
    function = open_function(host)
    registers, saved = function.bar(5), function.save_config()
    host.cards[0].power.mode1()
    host.sleep(1.0)
    if is_restored:
        function.restore_config(saved)
    assert [registers.read32(SCRATCH) for _ in range(2)] == [0, 0]
    noted = [warning.code for warning in host.cards[0].bus.warnings]
    assert noted == ([] if is_restored else ["W_RESET_PROTOCOL"])
    assert function.save_config() == saved
    assert function.is_bus_master() and host.cards[0].dma.is_master


def test_where_it_is_allowed_a_write_in_a_reset_is_lost_and_noted() -> None:
    host = PciHost("navi31", allow=frozenset({"E_RESET_PROTOCOL"}), engines=False)
    function = open_function(host)
    saved = function.save_config()
    host.cards[0].power.mode1()
    function.write_config(0x10, 4, 0)
    host.sleep(1.0)
    noted = [warning.detail for warning in host.cards[0].bus.warnings]
    assert len(noted) == 1 and "while the card resets" in noted[0]
    assert function.save_config() == saved


def test_a_reset_by_the_kernel_restores_the_configuration(host: PciHost) -> None:
    function = open_function(host)
    function.bar(5).write32(SCRATCH, 7)
    function.reset()
    assert function.is_bus_master() and host.cards[0].dma.is_master
    assert function.bar(5).read32(SCRATCH) == 0


@pytest.mark.parametrize("name", ["power.lost", "config.lost"])
def test_a_card_whose_bars_got_lost_reads_all_ones_until_it_is_enabled_again(
    host: PciHost, name: str
) -> None:
    function = open_function(host)
    registers = function.bar(5)
    registers.write32(SCRATCH, 5)
    host.cards[0].faults.arm(name)
    registers.read32(SCRATCH)
    assert registers.read32(SCRATCH) == 0xFFFF_FFFF and function.bar(0).read64(0) == (1 << 64) - 1
    registers.write32(SCRATCH, 9)
    assert function.is_present() and not function.is_bus_master()
    function.enable()
    assert registers.read32(SCRATCH) == {"power.lost": 0, "config.lost": 5}[name]


def test_a_card_off_the_bus_reads_all_ones_everywhere(host: PciHost) -> None:
    function = open_function(host)
    host.cards[0].power.unplug()
    assert not function.is_present()
    assert function.bar(5).read32(SCRATCH) == 0xFFFF_FFFF
    assert function.bar(0).read64(0) == (1 << 64) - 1
    function.bar(5).write32(SCRATCH, 1)


@pytest.mark.parametrize("name", ["link.lost", "power.lost", "config.lost"])
def test_a_loss_can_strike_at_any_access(name: str) -> None:
    board = open_board()
    board.bus.write(SCRATCH >> 2, 5)
    board.faults.arm(name, after=3)
    seen = [board.bus.read(SCRATCH >> 2) for _ in range(5)]
    assert board.faults.fired == [name]
    gone = {"link.lost": 0xFFFF_FFFF, "power.lost": 0, "config.lost": 5}[name]
    assert seen == [5, 5, 5, 0xFFFF_FFFF, gone]


def test_an_injected_reset_that_never_ends_stays_all_ones() -> None:
    board = open_board()
    board.faults.arm("reset.never")
    board.power.mode1()
    board.timers.pass_time(100 * MODE1_NS)
    assert board.bus.read(SCRATCH >> 2) == 0xFFFF_FFFF


def test_an_injected_late_reset_takes_longer_than_any_driver_should_hope() -> None:
    board = open_board()
    board.faults.arm("reset.late")
    board.power.mode1()
    board.timers.pass_time(2 * MODE1_NS)
    assert board.bus.read(SCRATCH >> 2) == 0xFFFF_FFFF
    board.timers.pass_time(20 * MODE1_NS)
    assert board.bus.read(SCRATCH >> 2) == 0


@pytest.mark.parametrize(("is_late", "times"), [(False, 1), (True, 10)])
@pytest.mark.parametrize("asked_before_ns", [None, 0, MODE1_NS // 2])
def test_a_mode1_reset_takes_its_time_from_when_it_was_asked_for(
    is_late: bool, times: int, asked_before_ns: int | None
) -> None:
    """At most a fifth more; late: ten times that."""
    for seed in range(8):
        board = open_board(seed=seed)
        if is_late:
            board.faults.arm("reset.late")
        begun = board.timers.now_ns
        board.power.mode1(None if asked_before_ns is None else begun - asked_before_ns)
        least = MODE1_NS * times - (asked_before_ns or 0)
        board.timers.pass_time(least - 1)
        assert board.bus.is_resetting and board.is_silent
        board.timers.pass_time(MODE1_NS * times // 5 + 1)
        assert not board.bus.is_resetting


def test_a_reset_asked_for_long_ago_ends_with_the_next_moment() -> None:
    board = open_board()
    board.power.mode1(board.timers.now_ns - 2 * MODE1_NS)
    board.timers.pass_time(0)
    assert not board.bus.is_resetting
