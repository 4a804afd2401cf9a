"""Messages to the power firmware: what it answers, and the protocol's rules broken once each."""

from __future__ import annotations

import pytest

from autogen.amd import smu_13_0_0 as smu
from autogen.amd.smu_13_0_0 import Message
from drivers.sim.amd.pci.smu import BOARDS
from tests.drivers.sim.amd.pci.rig import TABLE, NeverReady, Rig, open_rig
from tests.drivers.sim.amd.pci.tables import DATA, START, mapped

OK, FAILED, UNKNOWN, PREREQUISITE = 0x01, 0xFF, 0xFE, 0xFD


@pytest.fixture(autouse=True)
def running(request: pytest.FixtureRequest) -> None:
    """Every card here has its power firmware, unless the test is about that."""
    if "rig" in request.fixturenames:
        request.getfixturevalue("rig").card.smu.start()


def post(rig: Rig, message: int, argument: int = 0) -> None:
    rig.write("MP1_SMN_C2PMSG_90", 0)
    rig.write("MP1_SMN_C2PMSG_82", argument)
    rig.write("MP1_SMN_C2PMSG_66", message)


def send(rig: Rig, message: int, argument: int = 0) -> tuple[int, int]:
    """(response, argument register) of one message."""
    post(rig, message, argument)
    rig.wait(lambda: rig.read("MP1_SMN_C2PMSG_90") != 0)
    return rig.read("MP1_SMN_C2PMSG_90"), rig.read("MP1_SMN_C2PMSG_82")


def set_table(rig: Rig) -> None:
    send(rig, Message.SetDriverDramAddrHigh, rig.mc(TABLE) >> 32)
    send(rig, Message.SetDriverDramAddrLow, rig.mc(TABLE) & 0xFFFFFFFF)


def test_the_test_message_comes_back_plus_one(rig: Rig) -> None:
    assert send(rig, Message.TestMessage, 41) == (OK, 42)


def test_the_mailbox_is_in_the_first_segment_of_mp1_on_both_chips(rig: Rig) -> None:
    """Names of mp_11_0_offset.h: C2PMSG_66, 82 and 90 at 0x282, 0x292 and 0x29A."""
    bus, message, argument, response = rig.board.bus, 0x282, 0x292, 0x29A
    bus.write(0x16000 + response, 0)
    bus.write(0x16000 + argument, 41)
    bus.write(0x16000 + message, Message.TestMessage)
    rig.wait(lambda: bus.read(0x16000 + response) != 0)
    assert (bus.read(0x16000 + response), bus.read(0x16000 + argument)) == (OK, 42)
    assert rig.read("MP1_SMN_C2PMSG_82") == 42


def test_no_firmware_no_answer() -> None:
    rig = open_rig("navi31")
    rig.fails("E_SMU_OFF", lambda: send(rig, Message.TestMessage))
    rig.card.close()


def test_a_message_before_the_last_answer_is_lost(rig: Rig) -> None:
    post(rig, Message.TestMessage)
    rig.fails("E_SMU_BUSY", lambda: post(rig, Message.TestMessage))


def test_a_message_whose_answer_could_be_the_last_ones_is_noted(rig: Rig) -> None:
    """smu_cmn_send_smc_msg_with_param clears the answer first."""
    send(rig, Message.TestMessage)
    assert rig.board.bus.warnings == []
    rig.write("MP1_SMN_C2PMSG_66", Message.TestMessage)
    assert [warning.code for warning in rig.board.bus.warnings] == ["W_SMU_ANSWER"]


@pytest.mark.parametrize(("chip", "message"), [("navi31", 0x52), ("navi48", 0x2F), ("navi48", 0xFFFF)])
def test_a_message_of_another_generation_is_unknown(chip: str, message: int) -> None:
    strict, lenient = open_rig(chip), open_rig(chip, allow=frozenset({"E_SMU_UNKNOWN"}))
    strict.card.smu.start()
    lenient.card.smu.start()
    strict.fails("E_SMU_UNKNOWN", lambda: send(strict, message))
    assert send(lenient, message)[0] == UNKNOWN
    strict.card.close()
    lenient.card.close()


def test_features_need_the_tables_address_and_clocks_need_features(rig: Rig) -> None:
    assert send(rig, Message.EnableAllSmuFeatures)[0] == PREREQUISITE
    assert send(rig, Message.SetSoftMaxByFreq, 1500)[0] == PREREQUISITE
    set_table(rig)
    assert send(rig, Message.EnableAllSmuFeatures)[0] == OK
    running = {"navi31": 0xFFFFFFFF, "navi48": 0x38FFFCFB}[rig.chip]  # navi48: RX4Darwin's logs
    assert send(rig, Message.GetRunningSmuFeaturesLow) == (OK, running)
    assert send(rig, Message.SetSoftMaxByFreq, 1500)[0] == OK


def test_navi48_takes_no_mask_of_features(navi48: Rig) -> None:
    """The board's signed table decides (SCPM): an RX 9070 XT answered 0xFD to both halves."""
    navi48.card.smu.start()
    assert send(navi48, Message.SetAllowedFeaturesMaskHigh, 0xFFFF7EFF)[0] == PREREQUISITE
    assert send(navi48, Message.SetAllowedFeaturesMaskLow, 0xFFFB2C67)[0] == PREREQUISITE


def test_a_mask_leaves_features_out(navi31: Rig) -> None:
    navi31.card.smu.start()
    set_table(navi31)
    assert send(navi31, Message.SetAllowedFeaturesMaskHigh, 0)[0] == OK
    send(navi31, Message.EnableAllSmuFeatures)
    assert send(navi31, Message.GetRunningSmuFeaturesHigh) == (OK, 0)
    assert send(navi31, Message.GetRunningSmuFeaturesLow) == (OK, 0xFFFFFFFF)


def test_clocks_stay_inside_their_levels(rig: Rig) -> None:
    set_table(rig)
    send(rig, Message.EnableAllSmuFeatures)
    levels = BOARDS[rig.chip].levels[0]
    assert send(rig, Message.GetDpmFreqByIndex, 0xFF) == (OK, len(levels))
    assert send(rig, Message.GetDpmFreqByIndex, 2) == (OK, levels[2])
    assert send(rig, Message.GetMaxDpmFreq, 0) == (OK, levels[-1])
    assert send(rig, Message.SetSoftMinByFreq, levels[-1] + 1)[0] == FAILED
    assert send(rig, Message.SetSoftMinByFreq, 0x30 << 16 | 100)[0] == FAILED


def test_the_power_limit_has_bounds(rig: Rig) -> None:
    default, least, most = rig.board.chip.power_watts
    assert send(rig, Message.GetPptLimit) == (OK, default)
    assert send(rig, Message.SetPptLimit, most + 1)[0] == FAILED
    assert send(rig, Message.SetPptLimit, least)[0] == OK
    assert send(rig, Message.GetPptLimit) == (OK, least)


def test_metrics_arrive_in_the_drivers_table(rig: Rig) -> None:
    set_table(rig)
    assert send(rig, Message.TransferTableSmu2Dram, smu.TableId.SMU_METRICS)[0] == OK
    kind = BOARDS[rig.chip].metrics
    metrics = kind.from_buffer_copy(rig.load(TABLE, 260))
    assert (metrics.CurrClock[0], metrics.CurrClock[2]) == (500, rig.card.smu.clock_mhz(2))
    assert metrics.AverageGfxclkFrequencyTarget == metrics.AverageGfxclkFrequencyPostDs == 500
    assert metrics.AverageMemclkFrequencyPostDs == metrics.CurrClock[2]
    edge, hotspot, memory = smu.Temperature.EDGE, smu.Temperature.HOTSPOT, smu.Temperature.MEM
    assert [metrics.AvgTemperature[n] for n in (edge, hotspot, memory)] == [45, 55, 60]
    assert metrics.AverageTotalBoardPower == metrics.AverageSocketPower + 15
    assert (metrics.PcieRate, metrics.PcieWidth) == (4, 16)


def test_a_table_outside_video_memory_s_frame_is_where_vmid_0_maps_it(rig: Rig) -> None:
    mapped(rig)
    send(rig, Message.SetDriverDramAddrHigh, START + 0x2000 >> 32)
    send(rig, Message.SetDriverDramAddrLow, START + 0x2000 & 0xFFFFFFFF)
    assert send(rig, Message.TransferTableSmu2Dram, smu.TableId.SMU_METRICS)[0] == OK
    assert BOARDS[rig.chip].metrics.from_buffer_copy(rig.load(DATA + 0x2000, 260)).MetricsCounter == 1


def test_tables_of_metrics_are_counted(rig: Rig) -> None:
    set_table(rig)
    counts = []
    for _ in range(3):
        send(rig, Message.TransferTableSmu2Dram, smu.TableId.SMU_METRICS)
        counts.append(BOARDS[rig.chip].metrics.from_buffer_copy(rig.load(TABLE, 260)).MetricsCounter)
    assert counts == [1, 2, 3]


def test_activity_is_the_share_of_the_time_between_two_tables_that_launches_took(rig: Rig) -> None:
    set_table(rig)

    def sample(passed_ns: int, worked_ns: int) -> tuple[int, int]:
        rig.board.timers.pass_time(passed_ns)
        rig.card.worked_ns += worked_ns
        send(rig, Message.TransferTableSmu2Dram, smu.TableId.SMU_METRICS)
        found = BOARDS[rig.chip].metrics.from_buffer_copy(rig.load(TABLE, 260))
        return found.AverageGfxActivity, found.AverageSocketPower

    sample(0, 0)
    quarter, watts = sample(400_000_000, 100_000_000)
    assert 23 <= quarter <= 25 and 20 < watts < rig.card.smu.ppt_watts // 2
    assert sample(100_000_000, 0) == (0, 20)
    assert sample(100_000_000, 300_000_000) == (99, rig.card.smu.ppt_watts * 4 // 5)


def test_a_table_without_an_address_goes_nowhere(rig: Rig) -> None:
    rig.fails("E_SMU_TABLE", lambda: send(rig, Message.TransferTableSmu2Dram, smu.TableId.SMU_METRICS))


def test_a_table_that_is_mapped_nowhere(rig: Rig) -> None:
    send(rig, Message.SetDriverDramAddrLow, 0x1000)
    rig.fails("E_SMU_TABLE", lambda: send(rig, Message.TransferTableSmu2Dram, smu.TableId.SMU_METRICS))


def test_gfxoff_reaches_the_graphics_blocks(rig: Rig) -> None:
    send(rig, Message.AllowGfxOff)
    assert rig.card.rlc.gfxoff_allowed
    send(rig, Message.DisallowGfxOff)
    assert not rig.card.rlc.gfxoff_allowed


def test_mode1_is_asked_for_where_each_generation_has_it(navi31: Rig, navi48: Rig) -> None:
    """Orders of smu_cmn.c: one is answered before the card goes, the other's answer is cleared at the end."""
    navi31.card.smu.start()
    navi48.card.smu.start()
    assert send(navi31, 0x2F)[0] == OK
    for register, value in ((53, 0), (75, 2), (54, 0)):
        navi48.write(f"MP1_SMN_C2PMSG_{register}", value)
    navi48.wait(lambda: navi48.read("MP1_SMN_C2PMSG_54") == OK)
    for rig in (navi31, navi48):
        assert rig.board.power.resets == 0 and not rig.board.bus.is_resetting
        rig.board.timers.pass_time(4_000_000)
        assert rig.board.power.resets == 1 and rig.board.bus.is_resetting


@pytest.mark.parametrize("latency_ms", [3, 250])
def test_the_answer_to_mode1_stands_until_it_was_read_and_the_reset_ends_in_time(
    navi48: Rig, latency_ms: int
) -> None:
    navi48.card.smu.start()
    timers = navi48.board.timers
    asked_ns = timers.now_ns
    for register, value in ((54, 0), (53, 0), (75, 2)):
        navi48.write(f"MP1_SMN_C2PMSG_{register}", value)
    timers.pass_time(latency_ms * 1_000_000)
    assert navi48.read("MP1_SMN_C2PMSG_54") == OK
    timers.pass_time(4_000_000)
    assert navi48.board.bus.is_resetting
    timers.pass_time(asked_ns + 500_000_000 - timers.now_ns)
    assert navi48.board.power.resets == 1 and not navi48.board.bus.is_resetting


def test_a_card_that_loses_power_before_its_reset_is_reset_once(rig: Rig) -> None:
    if rig.chip == "navi31":
        send(rig, Message.Mode1Reset)
    else:
        rig.write("MP1_SMN_C2PMSG_75", 2)
    rig.board.power.cycle()
    rig.board.timers.pass_time(10_000_000)
    assert rig.board.power.resets == 1


def test_what_is_not_modelled_fails_instead_of_pretending(rig: Rig) -> None:
    assert send(rig, Message.EnterBaco)[0] == FAILED


def test_an_injected_silence_is_one(rig: Rig) -> None:
    rig.board.faults.arm("smu.timeout")
    with pytest.raises(NeverReady):
        send(rig, Message.TestMessage)


def test_an_injected_failure_is_answered(rig: Rig) -> None:
    rig.board.faults.arm("smu.fail")
    assert send(rig, Message.TestMessage)[0] == FAILED
    assert send(rig, Message.TestMessage)[0] == OK


def test_the_firmware_s_flags_are_read_through_the_index_pair(rig: Rig) -> None:
    """MP1_Public | smnMP1_FIRMWARE_FLAGS, bit 0: Linux smu_v13_0.c, smu_v14_0.c, check_fw_status."""
    rig.write("BIF_BX0_PCIE_INDEX2", 0x3B10024)
    rig.write("BIF_BX0_PCIE_INDEX2_HI", 0)
    assert rig.read("BIF_BX0_PCIE_DATA2") == 1
    rig.fails("E_RO_WRITE", lambda: rig.write("BIF_BX0_PCIE_DATA2", 0))
    rig.card.smu.reset()
    assert rig.read("BIF_BX0_PCIE_DATA2") == 0


def test_the_autoload_is_over_before_every_feature_is_enabled(rig: Rig) -> None:
    set_table(rig)
    rig.card.rlc.autoload()
    post(rig, Message.EnableAllSmuFeatures)
    polls = 0
    while rig.read("MP1_SMN_C2PMSG_90") == 0:
        polls += 1
    assert polls > 1000
    assert rig.read("CP_STAT") == 0 and rig.read("RLC_RLCS_BOOTLOAD_STATUS") >> 31


def ready(rig: Rig) -> None:
    """Its table's address is told, its features are on."""
    set_table(rig)
    assert send(rig, Message.EnableAllSmuFeatures)[0] == OK


@pytest.mark.parametrize("clock", [0, 2])
def test_a_clock_is_limited_from_its_lowest_to_its_highest_level_and_not_by_one_mhz_more(
    rig: Rig, clock: int
) -> None:
    ready(rig)
    levels = BOARDS[rig.board.chip.name].levels[clock]
    count = send(rig, Message.GetDpmFreqByIndex, clock << 16 | 0xFF)[1]
    told = [send(rig, Message.GetDpmFreqByIndex, clock << 16 | n)[1] for n in range(count)]
    assert told == list(levels) and count == len(levels)
    assert send(rig, Message.GetDpmFreqByIndex, clock << 16 | count)[0] == FAILED
    limits = rig.card.smu.limits[clock]
    for edge, message in enumerate((Message.SetSoftMinByFreq, Message.SetSoftMaxByFreq)):
        for mhz, answer in ((told[0], OK), (told[-1], OK), (told[0] - 1, FAILED), (told[-1] + 1, FAILED)):
            assert send(rig, message, clock << 16 | mhz)[0] == answer
            if answer == OK:
                assert limits[edge] == mhz
    assert send(rig, Message.SetSoftMaxByFreq, 0x7F << 16 | 1000)[0] == FAILED


def test_the_power_limit_is_taken_at_both_its_ends(rig: Rig) -> None:
    ready(rig)
    _, least, most = rig.board.chip.power_watts
    beyond = [(most + 1, FAILED)] + [(least - 1, FAILED)] * (least > 0)
    for watts, answer in ((least, OK), (most, OK), *beyond):
        before = rig.card.smu.ppt_watts
        assert send(rig, Message.SetPptLimit, watts)[0] == answer
        assert rig.card.smu.ppt_watts == (watts if answer == OK else before)
