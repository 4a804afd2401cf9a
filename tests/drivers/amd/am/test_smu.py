"""The power controller: messages, clocks, limits, metrics, refusals in words."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from drivers.amd.am import layout
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.smu import Metrics, implausible
from drivers.core.errors import ArgumentError, DeviceError, WaitTimeout
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import boot


def test_levels_are_asked_one_by_one(host: PciHost, machine: CardBlocks) -> None:
    levels = machine.smu.levels(machine.smu.clocks.GFXCLK)
    assert levels == sorted(levels)
    assert levels[-1] == {"navi31": 2482, "navi48": 2970}[host.chip.name]


def test_clocks_follow_parking_and_work(host: PciHost, machine: CardBlocks) -> None:
    limits = host.engines[0].smu.limits
    top = machine.smu.levels(machine.smu.clocks.GFXCLK)[-1]
    machine.smu.park()
    assert limits[0] == [500, 500] and limits[2] == [96, 96]
    machine.smu.work()
    assert limits[0] == [500, top] and limits[2][1] > 1000
    found = machine.smu.metrics()
    assert found.graphics_mhz == 500 and 0 < found.temperature_c < 110


def test_work_and_parking_choose_the_profile_that_the_kernel_has_for_them(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PPLIB_WORKLOAD: bit 0 for DEFAULT, bit 5 for COMPUTE. Source: Linux smu13/smu14_driver_if headers."""
    sent = list[tuple[str, int]]()
    monkeypatch.setattr(machine.smu, "send", lambda message, value=0, **_: sent.append((message.name, value)))
    monkeypatch.setattr(machine.smu, "levels", lambda clock: [100, 200])
    machine.smu.park()
    machine.smu.work()
    assert [value for name, value in sent if name == "SetWorkloadMask"] == [1 << 0, 1 << 5]


def test_a_power_limit_out_of_range_is_refused_and_the_old_one_stays(machine: CardBlocks) -> None:
    before = machine.smu.power_limit()
    with pytest.raises(ArgumentError, match="power limit 100000 W"):
        machine.smu.set_power_limit(100_000)
    assert machine.smu.power_limit() == before


def test_the_limit_is_asked_for_on_the_mains(machine: CardBlocks, monkeypatch: pytest.MonkeyPatch) -> None:
    """smu_v13_0_get_current_power_limit: SMU_POWER_SOURCE_AC, which is 0, above bit 16."""
    sent = list[tuple[str, int]]()
    monkeypatch.setattr(
        machine.smu, "send", lambda message, value=0, **_: (sent.append((message.name, value)), 303)[1]
    )
    assert machine.smu.power_limit() == 303 and sent == [("GetPptLimit", 0)]


def test_the_power_limit_is_noted_where_others_may_look(machine: CardBlocks) -> None:
    vram = machine.board.vram
    before = machine.smu.power_limit()
    assert vram.read32(layout.OWNER_NOTE) == before
    machine.smu.set_power_limit(before - 10)
    assert vram.read32(layout.OWNER_NOTE) == machine.smu.power_limit() == before - 10


def test_a_message_that_fails_or_is_not_answered_names_itself(host: PciHost, machine: CardBlocks) -> None:
    host.cards[0].faults.arm("smu.fail")
    with pytest.raises(DeviceError, match=r"SMU message TestMessage\(0x0\): failed \(0xff\)"):
        machine.smu.send(machine.smu.messages.TestMessage)
    host.cards[0].faults.arm("smu.timeout")
    with pytest.raises(WaitTimeout, match="wait for the SMU to answer TestMessage"):
        machine.smu.send(machine.smu.messages.TestMessage, timeout_ms=20)
    assert not machine.smu.is_alive()


def test_metrics_of_an_older_interface_are_refused_and_the_card_works_on(
    host: PciHost, machine: CardBlocks
) -> None:
    smu = host.engines[0].smu
    assert machine.smu.interface() == {"navi31": 0x41, "navi48": 0x33}[host.chip.name]
    machine.smu._interface, smu.board = 0, smu.board._replace(interface=0x20)
    with pytest.raises(DeviceError, match=r"speaks interface 0x20; its metrics are read from 0x\w\w on"):
        machine.smu.metrics()
    assert machine.smu.is_alive()


def test_metrics_that_no_card_measures_are_refused(
    host: PciHost, machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
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


@pytest.mark.parametrize(
    ("answer", "reason"),
    [  # Linux smu_cmn.h SMU_RESP_*: CMD_FAIL, CMD_UNKNOWN, CMD_BAD_PREREQ, BUSY_OTHER
        (0xFF, r"failed \(0xff\)"),
        (0xFE, r"the firmware does not know the message \(0xfe\)"),
        (0xFD, r"something must be done before it \(0xfd\)"),
        (0xFC, r"the firmware is busy with another request \(0xfc\)"),
        (2, r"an unknown answer \(0x2\)"),
    ],
)
def test_each_refusal_has_its_reason(
    machine: CardBlocks, answer: int, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine.smu, "_post", lambda *words: None)
    monkeypatch.setattr(machine.smu.regs, "wait", lambda *args: SimpleNamespace(content=answer))
    with pytest.raises(DeviceError, match=rf"SMU message TestMessage\(0x7\): {reason}"):
        machine.smu.send(machine.smu.messages.TestMessage, 7)


def test_a_version_is_told_byte_by_byte_from_the_highest(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """smu_v13_0.c prints 0x004e8000 as 0.78.128.0."""
    monkeypatch.setattr(machine.smu, "send", lambda message: 0x004E_8000)
    assert machine.smu.version() == "0.78.128.0"


def test_metrics_for_others_are_asked_for_once_a_second_or_once_in_32_submissions(
    host: PciHost, machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, asked, answer = [100.0], list[int](), [1]
    smu = machine.smu
    monkeypatch.setattr(smu.regs, "read", lambda register: SimpleNamespace(content=answer[0]))
    monkeypatch.setattr(host, "now", lambda: now[0])
    monkeypatch.setattr(smu, "_post", lambda *words: asked.append(words[-2]))

    def after(seconds: float, submissions: int) -> bool:
        asked.clear()
        now[0] += seconds
        smu.publish(submissions)
        return asked == [smu.messages.TransferTableSmu2Dram]

    assert after(0, 0)
    assert [after(0, 16), after(0, 15), after(0, 1), after(0, 31)] == [False, False, True, False]
    assert [after(0.5, 0), after(0.5, 0), after(0.5, 31)] == [False, True, False]
    answer[0] = 0  # a message is under way
    assert not after(2, 99)


def test_looking_at_a_card_counts_as_no_submission(
    host: PciHost, machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    smu, asked = machine.smu, list[int]()
    monkeypatch.setattr(smu.regs, "read", lambda register: SimpleNamespace(content=1))
    monkeypatch.setattr(host, "now", lambda: 100.0)
    monkeypatch.setattr(smu, "_post", lambda *words: asked.append(words[-2]))
    for _ in range(100):
        smu.publish()
    assert len(asked) == 1


def test_each_measure_is_the_one_of_its_name_in_the_firmwares_table(
    host: PciHost, machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """smu13_driver_if_v13_0_0.h, smu14_driver_if_v14_0.h: SmuMetrics_t; clocks by PPCLK_e, heat by TEMP_e."""
    facts, smu = machine.board.chip.smu_interface, host.engines[0].smu
    table = smu._metrics()
    table.CurrClock[facts.Clock.GFXCLK], table.CurrClock[facts.Clock.UCLK] = 1234, 1096
    table.AverageSocketPower, table.AvgTemperature[facts.Temperature.EDGE] = 201, 57
    table.AvgTemperature[facts.Temperature.HOTSPOT] = 66
    monkeypatch.setattr(smu, "_metrics", lambda: table)
    assert machine.smu.metrics() == Metrics(graphics_mhz=1234, memory_mhz=1096, power_w=201, temperature_c=57)


@pytest.mark.parametrize(
    ("most", "field", "index"),
    [(6000, "CurrClock", "GFXCLK"), (6000, "CurrClock", "UCLK"), (150, "AvgTemperature", "HOTSPOT")],
)
def test_the_most_that_a_card_has_is_believed_and_one_more_is_not(
    machine: CardBlocks, most: int, field: str, index: str
) -> None:
    facts = machine.board.chip.smu_interface
    table = facts.SmuMetrics_t()
    place = getattr(facts.Clock if field == "CurrClock" else facts.Temperature, index)
    getattr(table, field)[place] = most
    assert implausible(facts, table) == ""
    getattr(table, field)[place] = most + 1
    assert f"it says {most + 1} " in implausible(facts, table)


@pytest.mark.parametrize(("most", "field"), [(1000, "AverageSocketPower"), (100, "AverageGfxActivity")])
def test_power_and_activity_have_a_most_too(machine: CardBlocks, most: int, field: str) -> None:
    facts = machine.board.chip.smu_interface
    table = facts.SmuMetrics_t(**{field: most})
    assert implausible(facts, table) == ""
    setattr(table, field, most + 1)
    assert f"it says {most + 1} " in implausible(facts, table)


def test_the_interface_that_the_tables_are_of_is_new_enough(machine: CardBlocks) -> None:
    machine.smu._interface = machine.board.chip.smu_tables
    assert machine.smu.metrics().temperature_c > 0


def test_the_firmware_is_told_where_its_table_is_before_its_features(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """smu_v13_0_set_driver_table_location: the upper half first, then the lower."""
    sent = list[tuple[str, int]]()
    monkeypatch.setattr(machine.smu, "send", lambda message, value=0, **_: sent.append((message.name, value)))
    machine.board.fb_base = 0x5A_8700_0000
    machine.smu.start()
    assert sent == [
        ("TestMessage", 0),
        ("SetDriverDramAddrHigh", 0x5A),
        ("SetDriverDramAddrLow", 0x8710_4000),
        ("RunDcBtc", 0),
        ("EnableAllSmuFeatures", 0),
    ]


def test_the_firmware_finds_a_table_in_which_nothing_stands(machine: CardBlocks) -> None:
    """What an earlier owner left there is gone, and nothing beside it."""
    board, end = machine.board, layout.SMU_TABLE + layout.SMU_TABLE_BYTES
    board.write_vram(layout.SMU_TABLE - 16, b"x" * 32)
    board.write_vram(end - 16, b"x" * 32)
    machine.smu.start()
    assert board.read_vram(layout.SMU_TABLE - 16, 32) == b"x" * 16 + bytes(16)
    assert board.read_vram(end - 16, 32) == bytes(16) + b"x" * 16
