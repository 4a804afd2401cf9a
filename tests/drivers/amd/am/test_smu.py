"""The power controller: messages, clocks, limits, metrics, refusals in words."""

from __future__ import annotations

import pytest

from drivers.amd.am import layout
from drivers.amd.am.boot import Machine
from drivers.core.errors import ArgumentError, DeviceError, WaitTimeout
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import boot


def test_levels_are_asked_one_by_one(host: PciHost, machine: Machine) -> None:
    levels = machine.smu.levels(machine.smu.clocks.GFXCLK)
    assert levels == sorted(levels)
    assert levels[-1] == {"navi31": 2482, "navi48": 2970}[host.chip.name]


def test_clocks_follow_parking_and_work(host: PciHost, machine: Machine) -> None:
    limits = host.engines[0].smu.limits
    top = machine.smu.levels(machine.smu.clocks.GFXCLK)[-1]
    machine.smu.park()
    assert limits[0] == [500, 500] and limits[2] == [96, 96]
    machine.smu.work()
    assert limits[0] == [500, top] and limits[2][1] > 1000
    found = machine.smu.metrics()
    assert found.graphics_mhz == 500 and 0 < found.temperature_c < 110


def test_a_power_limit_out_of_range_is_refused_and_the_old_one_stays(machine: Machine) -> None:
    before = machine.smu.power_limit()
    with pytest.raises(ArgumentError, match="power limit 100000 W"):
        machine.smu.set_power_limit(100_000)
    assert machine.smu.power_limit() == before


def test_the_power_limit_is_noted_where_others_may_look(machine: Machine) -> None:
    vram = machine.board.vram
    before = machine.smu.power_limit()
    assert vram.read32(layout.OWNER_NOTE) == before
    machine.smu.set_power_limit(before - 10)
    assert vram.read32(layout.OWNER_NOTE) == machine.smu.power_limit() == before - 10


def test_a_message_that_fails_or_is_not_answered_names_itself(host: PciHost, machine: Machine) -> None:
    host.cards[0].faults.arm("smu.fail")
    with pytest.raises(DeviceError, match=r"SMU message TestMessage\(0x0\): failed \(0xff\)"):
        machine.smu.send(machine.smu.messages.TestMessage)
    host.cards[0].faults.arm("smu.timeout")
    with pytest.raises(WaitTimeout, match="wait for the SMU to answer TestMessage"):
        machine.smu.send(machine.smu.messages.TestMessage, timeout_ms=20)
    assert not machine.smu.is_alive()


def test_metrics_of_an_older_interface_are_refused_and_the_card_works_on(
    host: PciHost, machine: Machine
) -> None:
    smu = host.engines[0].smu
    assert machine.smu.interface() == {"navi31": 0x41, "navi48": 0x33}[host.chip.name]
    machine.smu._interface, smu.board = 0, smu.board._replace(interface=0x20)
    with pytest.raises(DeviceError, match=r"speaks interface 0x20; its metrics are read from 0x\w\w on"):
        machine.smu.metrics()
    assert machine.smu.is_alive()


def test_metrics_that_no_card_measures_are_refused(
    host: PciHost, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    smu = host.engines[0].smu
    table = smu._metrics()
    table.CurrClock[0] = 0x0012_0305
    monkeypatch.setattr(smu, "_metrics", lambda: table)
    with pytest.raises(DeviceError, match=r"whose metrics are read as those of 0x\w\w: .* 1180421 MHz"):
        machine.smu.metrics()


def test_the_board_s_calibration_runs_before_its_features(host: PciHost) -> None:
    """Linux smu_smc_hw_setup, and RX4Darwin's log of a real RX 9070 XT."""
    sent: list[int] = []
    host.cards[0].bus.watch = lambda kind, name, value: (
        sent.append(value) if (kind, name) == ("write", "MP1_SMN_C2PMSG_66") else None
    )
    messages = boot(host).smu.messages
    assert sent.index(messages.RunDcBtc) + 1 == sent.index(messages.EnableAllSmuFeatures)
    assert messages.SetAllowedFeaturesMaskLow not in sent
