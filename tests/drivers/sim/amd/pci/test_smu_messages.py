"""The power firmware (smu.py), message by message: answers, arguments and times. Its protocol: test_smu.py.

Numbers: Linux smu_v13_0_0_ppsmc.h, smu_v14_0_2_ppsmc.h; a limit is given as clock << 16 | MHz.
"""

from __future__ import annotations

import pytest

from autogen.amd import smu_13_0_0 as smu
from autogen.amd.smu_13_0_0 import Message
from drivers.sim.amd.pci.smu import ANSWER_NS, BOARDS, WITHOUT_MODEL
from tests.drivers.sim.amd.pci.rig import TABLE, Rig, open_rig
from tests.drivers.sim.amd.pci.test_smu import FAILED, OK, PREREQUISITE, UNKNOWN, post, ready, send, set_table

METRICS = smu.TableId.SMU_METRICS


@pytest.fixture(autouse=True)
def running(request: pytest.FixtureRequest) -> None:
    """Every card here has its power firmware."""
    for name in ("rig", "navi31", "navi48"):
        if name in request.fixturenames:
            request.getfixturevalue(name).card.smu.start()


@pytest.mark.parametrize(("given", "found"), [(0, 1), (0xFFFF_FFFE, 0xFFFF_FFFF), (0xFFFF_FFFF, 0)])
def test_the_test_message_counts_in_32_bits(rig: Rig, given: int, found: int) -> None:
    assert send(rig, Message.TestMessage, given) == (OK, found)


@pytest.mark.parametrize(
    ("chip", "version", "interface"), [("navi31", (78, 133, 0), 0x41), ("navi48", (104, 80, 0), 0x33)]
)
def test_versions_are_those_of_kernel_logs(chip: str, version: tuple[int, int, int], interface: int) -> None:
    """Major, minor and patch have 16 to 8 bits each: smu_v13_0_check_fw_version."""
    rig = open_rig(chip)
    rig.card.smu.start()
    major, minor, patch = version
    assert send(rig, Message.GetSmuVersion) == (OK, major << 16 | minor << 8 | patch)
    assert send(rig, Message.GetDriverIfVersion) == (OK, interface)
    rig.card.close()


def test_features_run_whose_bits_both_halves_of_the_mask_have(navi31: Rig) -> None:
    set_table(navi31)
    for message, mask in (
        (Message.SetAllowedFeaturesMaskLow, 0x1234_5678),
        (Message.SetAllowedFeaturesMaskHigh, 0x9ABC_DEF0),
        (Message.SetAllowedFeaturesMaskLow, 0x0F0F_0F0F),
    ):
        assert send(navi31, message, mask)[0] == OK
    assert send(navi31, Message.GetRunningSmuFeaturesLow) == (OK, 0)
    assert send(navi31, Message.EnableAllSmuFeatures)[0] == OK
    assert send(navi31, Message.GetRunningSmuFeaturesLow) == (OK, 0x0F0F_0F0F)
    assert send(navi31, Message.GetRunningSmuFeaturesHigh) == (OK, 0x9ABC_DEF0)


def test_features_that_are_disabled_run_no_more_and_clocks_need_them(rig: Rig) -> None:
    ready(rig)
    high = {"navi31": 0xFFFF_FFFF, "navi48": 0x048C_F19E}[rig.chip]
    assert send(rig, Message.GetRunningSmuFeaturesHigh) == (OK, high)
    assert send(rig, Message.DisableAllSmuFeatures)[0] == OK
    for message in (Message.GetRunningSmuFeaturesLow, Message.GetRunningSmuFeaturesHigh):
        assert send(rig, message) == (OK, 0)
    assert send(rig, Message.SetHardMinByFreq, 1000)[0] == PREREQUISITE


@pytest.mark.parametrize(
    ("message", "edge"),
    [
        *[(Message.SetSoftMinByFreq, 0), (Message.SetHardMinByFreq, 0)],
        *[(Message.SetSoftMaxByFreq, 1), (Message.SetHardMaxByFreq, 1)],
    ],
)
@pytest.mark.parametrize("clock", [0, 2])
def test_each_limit_is_set_by_a_soft_and_a_hard_message(
    rig: Rig, message: Message, edge: int, clock: int
) -> None:
    ready(rig)
    levels = BOARDS[rig.chip].levels
    before = {each: list(limits) for each, limits in rig.card.smu.limits.items()}
    assert before == {each: [found[0], found[-1]] for each, found in levels.items()}
    assert send(rig, message, clock << 16 | levels[clock][1])[0] == OK
    before[clock][edge] = levels[clock][1]
    assert rig.card.smu.limits == before


@pytest.mark.parametrize("clock", [0, 2])
def test_the_lowest_and_the_highest_level_are_told(rig: Rig, clock: int) -> None:
    levels = BOARDS[rig.chip].levels[clock]
    assert send(rig, Message.GetMinDpmFreq, clock << 16) == (OK, levels[0])
    assert send(rig, Message.GetMaxDpmFreq, clock << 16) == (OK, levels[-1])


@pytest.mark.parametrize(
    "message",
    [Message.GetMinDpmFreq, Message.GetMaxDpmFreq, Message.GetDpmFreqByIndex, Message.SetSoftMinByFreq],
)
@pytest.mark.parametrize("low", [0, 0xFF])
def test_a_clock_that_the_chip_has_not_fails(rig: Rig, message: Message, low: int) -> None:
    ready(rig)
    assert send(rig, message, 0x7E << 16 | low)[0] == FAILED


def test_the_low_half_of_the_argument_is_the_power_limit(rig: Rig) -> None:
    _, least, _ = rig.board.chip.power_watts
    assert send(rig, Message.SetPptLimit, 0x5A << 16 | least + 1)[0] == OK
    assert send(rig, Message.GetPptLimit) == (OK, least + 1)


def test_what_needs_a_table_says_so_before_it_has_one(rig: Rig) -> None:
    assert send(rig, Message.RunDcBtc)[0] == PREREQUISITE
    set_table(rig)
    assert send(rig, Message.RunDcBtc)[0] == OK


@pytest.mark.parametrize("order", [0, 1])
def test_the_table_s_address_comes_in_two_halves_in_any_order(rig: Rig, order: int) -> None:
    high, low = (Message.SetDriverDramAddrHigh, 0x1234), (Message.SetDriverDramAddrLow, 0x8765_4000)
    for message, value in ((high, low), (low, high))[order]:
        assert send(rig, message, value)[0] == OK
    fault = rig.fails("E_SMU_TABLE", lambda: send(rig, Message.TransferTableSmu2Dram, METRICS))
    assert "the table at 0x123487654000 is neither in the frame buffer nor mapped in MMHUB" in fault.detail
    assert fault.where["engine"] == "SMU"


@pytest.mark.parametrize(("message", "most"), [(Message.TransferTableDram2Smu, 11)])
def test_tables_have_numbers_below_12(rig: Rig, message: Message, most: int) -> None:
    """Linux smu13_driver_if_v13_0_0.h, TABLE_COUNT; the upper half of the argument is no part of it."""
    set_table(rig)
    for table, answer in ((0, OK), (most, OK), (most + 1, FAILED), (0x1_0000 | most, OK), (0x1_000C, FAILED)):
        assert send(rig, message, table)[0] == answer


@pytest.mark.parametrize("table", [*(n for n in range(13) if n != METRICS), 0x1_0000])
def test_metrics_alone_are_given(rig: Rig, table: int) -> None:
    set_table(rig)
    assert send(rig, Message.TransferTableSmu2Dram, table)[0] == FAILED
    assert rig.load(TABLE, 260) == bytes(260)
    assert send(rig, Message.TransferTableSmu2Dram, 0x1_0000 | METRICS)[0] == OK
    assert rig.load(TABLE, 260) != bytes(260)


def test_a_table_that_is_taken_was_flushed_and_has_an_address(rig: Rig) -> None:
    told = rig.fails("E_SMU_TABLE", lambda: send(rig, Message.TransferTableDram2Smu, 0)).detail
    assert told == "a table is moved before SetDriverDramAddrHigh and Low gave its address"
    rig.card.smu.reset()
    rig.card.smu.start()
    set_table(rig)
    rig.store(TABLE + 3, b"x", flush=False)
    fault = rig.fails("E_HDP_STALE", lambda: post(rig, Message.TransferTableDram2Smu, 0))
    assert (fault.where["engine"], fault.where["paddr"]) == ("SMU", TABLE + 3)


def metrics(rig: Rig) -> smu.SmuMetrics_t:
    send(rig, Message.TransferTableSmu2Dram, METRICS)
    kind = BOARDS[rig.chip].metrics
    return kind.from_buffer_copy(rig.load(TABLE, 260))  # type: ignore[return-value]


def test_a_card_that_is_busy_runs_at_its_upper_limits_and_says_so(rig: Rig) -> None:
    ready(rig)
    levels = BOARDS[rig.chip].levels
    idle = metrics(rig)
    rig.card.smu.is_busy = lambda: True
    busy = metrics(rig)
    for clock, known in levels.items():
        assert (idle.CurrClock[clock], busy.CurrClock[clock]) == (known[0], known[-1])
    assert busy.AverageGfxclkFrequencyTarget == busy.AverageGfxclkFrequencyPostDs == levels[0][-1]
    assert busy.AverageMemclkFrequencyPostDs == levels[2][-1]
    assert (idle.AverageGfxActivity, busy.AverageGfxActivity) == (0, 99)
    assert (idle.AverageSocketPower, busy.AverageSocketPower) == (20, rig.card.smu.ppt_watts * 4 // 5)
    assert busy.AverageTotalBoardPower == busy.AverageSocketPower + 15


def test_half_of_the_time_is_half_of_the_power_between(rig: Rig) -> None:
    ready(rig)
    metrics(rig)
    begun = rig.board.timers.now_ns
    rig.board.timers.pass_time(10**9)
    rig.card.worked_ns += 5 * 10**8
    found = metrics(rig)
    share = 100 * 5 * 10**8 // (rig.board.timers.now_ns - begun)
    assert found.AverageGfxActivity in (49, 50) and share in (49, 50)
    most = rig.card.smu.ppt_watts * 4 // 5 - 20
    assert found.AverageSocketPower == 20 + most * found.AverageGfxActivity // 99


@pytest.mark.parametrize("name", WITHOUT_MODEL)
def test_messages_without_a_model_fail_on_the_chip_that_has_them(rig: Rig, name: str) -> None:
    known = {message.name: message.value for message in BOARDS[rig.chip].messages}
    if name in known:
        assert send(rig, known[name])[0] == FAILED


def test_an_answer_comes_10_microseconds_later_at_least_with_its_argument(rig: Rig) -> None:
    post(rig, Message.TestMessage, 41)
    rig.board.timers.pass_time(ANSWER_NS - 3000)
    assert (rig.read("MP1_SMN_C2PMSG_90"), rig.read("MP1_SMN_C2PMSG_66")) == (0, 0)
    rig.board.timers.pass_time(ANSWER_NS + 3000)
    assert (rig.read("MP1_SMN_C2PMSG_90"), rig.read("MP1_SMN_C2PMSG_82")) == (OK, 42)


def test_all_features_take_as_long_as_in_kernel_logs(rig: Rig) -> None:
    """navi31: 134 to 150 ms; navi48: 8 to 40 ms."""
    least, most = {"navi31": (134, 150), "navi48": (8, 40)}[rig.chip]
    set_table(rig)
    post(rig, Message.EnableAllSmuFeatures)
    rig.board.timers.pass_time(least * 1_000_000 - 2000)
    assert rig.read("MP1_SMN_C2PMSG_90") == 0
    rig.board.timers.pass_time((most - least) * 1_000_000 + 2000)
    assert rig.read("MP1_SMN_C2PMSG_90") == OK


def test_a_refusal_to_enable_features_comes_at_once(rig: Rig) -> None:
    post(rig, Message.EnableAllSmuFeatures)
    rig.board.timers.pass_time(2 * ANSWER_NS)
    assert rig.read("MP1_SMN_C2PMSG_90") == PREREQUISITE


@pytest.mark.parametrize(("number", "answer"), [(1, OK), (3, OK), (4, UNKNOWN)])
def test_the_debug_mailbox_has_answers_of_its_own(rig: Rig, number: int, answer: int) -> None:
    """smu_v13_0_0_ppsmc.h: 1 TestMessage, 2 Mode1Reset, 3 DebugDumpExit."""
    for register, value in ((53, 0x77), (54, 0), (75, number)):
        rig.write(f"MP1_SMN_C2PMSG_{register}", value)
    assert rig.read("MP1_SMN_C2PMSG_75") == 0
    rig.wait(lambda: rig.read("MP1_SMN_C2PMSG_54") != 0)
    assert rig.read("MP1_SMN_C2PMSG_54") == answer
    assert (rig.read("MP1_SMN_C2PMSG_53"), rig.board.power.resets) == (0x77, 0)


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_where_it_is_allowed_a_message_too_early_does_nothing(chip: str) -> None:
    rig = open_rig(chip, allow=frozenset({"E_SMU_OFF", "E_SMU_BUSY"}))
    post(rig, Message.TestMessage, 1)
    rig.board.timers.pass_time(10**9)
    assert (rig.read("MP1_SMN_C2PMSG_90"), rig.read("MP1_SMN_C2PMSG_82")) == (0, 1)
    rig.card.smu.start()
    for argument in (5, 9):
        post(rig, Message.TestMessage, argument)
    rig.wait(lambda: rig.read("MP1_SMN_C2PMSG_90") != 0)
    rig.board.timers.pass_time(10**9)
    assert rig.read("MP1_SMN_C2PMSG_82") == 6
    noted = [(warning.code, warning.where["engine"]) for warning in rig.board.bus.warnings]
    assert noted == [("E_SMU_OFF", "SMU"), ("E_SMU_BUSY", "SMU")]
    assert rig.board.bus.warnings[0].detail.startswith(
        f"C2PMSG_66 = {int(Message.TestMessage):#x}, but no power"
    )
    rig.card.close()


def test_a_reset_forgets_limits_tables_and_answers(rig: Rig) -> None:
    ready(rig)
    _, least, _ = rig.board.chip.power_watts
    send(rig, Message.SetPptLimit, least)
    send(rig, Message.SetSoftMaxByFreq, BOARDS[rig.chip].levels[0][1])
    metrics(rig)
    power = rig.card.smu
    power.reset()
    assert rig.read("MP1_SMN_C2PMSG_90") == rig.read("MP1_SMN_C2PMSG_82") == 0
    assert not power.is_running and power.features == 0
    assert power.ppt_watts == rig.board.chip.power_watts[0]
    assert power.limits == {clock: [known[0], known[-1]] for clock, known in BOARDS[rig.chip].levels.items()}
    power.start()
    assert rig.read("MP1_SMN_C2PMSG_90") == rig.read("MP1_SMN_C2PMSG_54") == OK
    assert send(rig, Message.EnableAllSmuFeatures)[0] == PREREQUISITE
    set_table(rig)
    assert metrics(rig).MetricsCounter == 1
