"""The power firmware (PMFW) behind MP1 mailboxes: features, clocks, power, metrics, GFXOFF, mode1 reset.

Silent until the security processor has loaded it. Rules P21-P25: mistakes of protocol are faults, a message
out of place gets the firmware's own answer. Sources: Linux smu_cmn.c, smu_v13_0_0_ppt.c, smu_v14_0_2_ppt.c;
versions, answers and times: kernel logs of both chips, and of an RX 9070 XT those of
RX4Darwin/AMDRadeonRDNA4.kext. Other frequencies, limits and sensor values are plausible, not a board's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import partial
from typing import NamedTuple

from autogen.amd import smu_13_0_0, smu_14_0_2
from drivers.sim.amd.pci.bus import Bus, Handler, Port, Stored
from drivers.sim.amd.pci.gmc import Hub
from drivers.sim.amd.pci.memory import LocalMemory
from drivers.sim.chips import CLOCK_MHZ, AmdChip

OK, FAILED, UNKNOWN, PREREQUISITE = 0x01, 0xFF, 0xFE, 0xFD
ANSWER_NS = 10_000  # guess
IDLE_WATTS, MOST_PERCENT = 20, 99  # of a table; guesses
MODE1_NS = 1_000_000  # from the answer that was read to the reset; guess
UNREAD_NS = 300_000_000  # so long an answer waits for a client that is slow to read it; guess
COUNT_QUERY = 0xFF  # level number that asks GetDpmFreqByIndex for the number of levels
ALL_FEATURES = 0xFFFF_FFFF_FFFF_FFFF
Message = smu_13_0_0.Message  # ids that both generations share carry the same number
Clock = smu_13_0_0.Clock
EDGE, HOTSPOT, MEM = 0, 1, 4
TABLES = 12
# Linux smu_v13_0.c, smu_v14_0.c: MP1_Public | smnMP1_FIRMWARE_FLAGS, a byte address on the card's own bus.
FIRMWARE_FLAGS_DW = (0x03B0_0000 | 0x0301_0024) >> 2
# Messages whose effect is not modelled and would be missed: the firmware says that it failed.
WITHOUT_MODEL = (
    *("EnterBaco", "ExitBaco", "ArmD3", "Mode2Reset", "Mode3Reset", "SetDriverDramAddr"),
    *("SetToolsDramAddr", "TransferTableSmu2DramWithAddr", "TransferTableDram2SmuWithAddr"),
)


class SmuBoard(NamedTuple):
    """One board. `levels`: MHz of each clock domain, lowest first."""

    messages: type[IntEnum]
    debug: type[IntEnum]
    metrics: type[smu_13_0_0.SmuMetrics_t] | type[smu_14_0_2.SmuMetrics_t]
    version: int
    interface: int
    features: int  # that run once all are enabled
    has_mask: bool  # whether a driver may choose among them, or the board's signed table alone
    features_ns: tuple[int, int]  # until EnableAllSmuFeatures is answered: at least, at most
    levels: Mapping[int, tuple[int, ...]]


BOARDS = {
    "navi31": SmuBoard(
        smu_13_0_0.Message,
        smu_13_0_0.DebugMessage,
        smu_13_0_0.SmuMetrics_t,
        0x4E_8500,  # 78.133.0
        0x41,
        ALL_FEATURES,
        True,
        (134_000_000, 150_000_000),
        CLOCK_MHZ["navi31"],
    ),
    "navi48": SmuBoard(
        smu_14_0_2.Message,
        smu_14_0_2.DebugMessage,
        smu_14_0_2.SmuMetrics_t,
        0x68_5000,  # 104.80.0
        0x33,
        0x048C_F19E_38FF_FCFB,
        False,
        (8_000_000, 40_000_000),
        CLOCK_MHZ["navi48"],
    ),
}


class Smu:
    """One card's SMU. Others hear of `on_gfxoff(allowed)` and `on_mode1(ns when it was asked)`."""

    name = "SMU"

    def __init__(self, bus: Bus, chip: AmdChip, memory: LocalMemory, mm: Hub) -> None:
        self.bus, self.memory, self.mm = bus, memory, mm
        self.chip, self.board = chip, BOARDS[chip.name]
        self.on_gfxoff: Callable[[bool], None] = lambda allowed: None
        self.on_features: Callable[[], None] = lambda: None
        self.on_mode1: Callable[[int], None] = lambda asked_ns: None
        self.is_busy: Callable[[], bool] = lambda: False
        self.worked_ns: Callable[[], int] = lambda: 0
        self._argument, self._response = Stored(), Stored()
        self._debug_argument, self._debug_response = Stored(), Stored()
        known = {message.name: message.value for message in self.board.messages}
        self._refused = {known[name] for name in WITHOUT_MODEL if name in known}
        self._handlers = self._messages()
        # MP1_FIRMWARE_FLAGS, bit 0: the firmware takes interrupts.
        bus.unnamed[FIRMWARE_FLAGS_DW] = Port(lambda: int(self.is_running), self._refuse_flags)
        self.reset()

    def reset(self) -> None:
        """Power-on: no firmware, no answers."""
        self.is_running = False
        self.features = 0
        self._allowed = self.board.features
        self._table = 0
        self._is_answering = False
        self._on_read: Callable[[], None] | None = None
        self._samples = 0
        self._sampled = (0, 0)  # when the last table was made, and what launches had taken by then
        self.ppt_watts = self.chip.power_watts[0]
        self.limits = {clock: [levels[0], levels[-1]] for clock, levels in self.board.levels.items()}
        for register in (self._argument, self._response, self._debug_argument, self._debug_response):
            register.value = 0

    def registers(self) -> Mapping[int, Handler]:
        at = self.bus.at
        return {
            at("MP1_SMN_C2PMSG_66"): Port(lambda: 0, self._message),
            at("MP1_SMN_C2PMSG_82"): self._argument,
            at("MP1_SMN_C2PMSG_90"): Port(partial(self._read, self._response), self._response.write),
            at("MP1_SMN_C2PMSG_75"): Port(lambda: 0, self._debug_message),
            at("MP1_SMN_C2PMSG_53"): self._debug_argument,
            at("MP1_SMN_C2PMSG_54"): Port(
                partial(self._read, self._debug_response), self._debug_response.write
            ),
        }

    def _read(self, response: Stored) -> int:
        """The host looks at an answer; what waits for that begins."""
        if response.value and self._on_read is not None:
            act, self._on_read = self._on_read, None
            act()
        return response.value

    def _refuse_flags(self, value: int) -> None:
        self.bus.refuse("E_RO_WRITE", "MP1_FIRMWARE_FLAGS is read-only: the write changes nothing")

    def start(self) -> None:
        """The PSP has loaded the firmware."""
        self.is_running = True
        self._response.value = self._debug_response.value = OK

    def clock_mhz(self, clock: int) -> int:
        """What a domain runs at: its upper limit under load, its lower one otherwise."""
        low, high = self.limits[clock]
        return high if self.is_busy() else low

    def _message(self, number: int) -> None:
        """C2PMSG_66. Rules P21, P22."""
        if not self._begins(number, "C2PMSG_66"):
            return
        if self._response.value:
            detail = "C2PMSG_66 written while C2PMSG_90 has the last answer: the next one is not told from it"
            self.bus.note("W_SMU_ANSWER", detail, engine="SMU")
        if self.bus.faults.fires("smu.timeout"):
            return
        known = number in list(self.board.messages)
        if self.bus.faults.fires("smu.fail") or number in self._refused:
            status = FAILED
        elif known and number in self._handlers:
            status = self._handlers[number](self._argument.value)
        else:  # known ones change nothing that is modelled, as throttlers' masks
            status = OK if known else UNKNOWN
        is_long = number == Message.EnableAllSmuFeatures and status == OK
        self._answer(self._response, status, *(self.board.features_ns if is_long else (ANSWER_NS,)))
        if not known:
            detail = f"message {number:#x} is not one that the firmware of this generation knows"
            self.bus.refuse("E_SMU_UNKNOWN", detail, None, engine="SMU")

    def _debug_message(self, number: int) -> None:
        if not self._begins(number, "C2PMSG_75"):
            return
        if number == self.board.debug["Mode1Reset"]:
            self._mode1(0)
        known = number in list(self.board.debug)
        self._answer(self._debug_response, OK if known else UNKNOWN)

    def _begins(self, number: int, register: str) -> bool:
        if not self.is_running:
            detail = f"{register} = {number:#x}, but no power firmware runs: load it through the PSP first"
            self.bus.refuse("E_SMU_OFF", detail, None, engine="SMU")
            return False
        if self._is_answering:
            detail = f"{register} = {number:#x} while the last message is not answered (C2PMSG_90 is 0)"
            self.bus.refuse("E_SMU_BUSY", detail, None, engine="SMU")
            return False
        self._is_answering = True
        return True

    def _answer(self, register: Stored, status: int, least_ns: int = ANSWER_NS, most_ns: int = 0) -> None:
        result = self._argument.value

        def done() -> None:
            self._is_answering = False
            self._argument.value, register.value = result, status

        self.bus.later(least_ns, done, most_ns)

    def _messages(self) -> dict[int, Callable[[int], int]]:
        return {
            Message.TestMessage: lambda value: self._result(value + 1 & 0xFFFF_FFFF),
            Message.GetSmuVersion: lambda _: self._result(self.board.version),
            Message.GetDriverIfVersion: lambda _: self._result(self.board.interface),
            Message.SetAllowedFeaturesMaskLow: lambda mask: self._allow(0, mask),
            Message.SetAllowedFeaturesMaskHigh: lambda mask: self._allow(1, mask),
            Message.EnableAllSmuFeatures: self._enable_all,
            Message.DisableAllSmuFeatures: self._disable_all,
            Message.GetRunningSmuFeaturesLow: lambda _: self._result(self.features & 0xFFFF_FFFF),
            Message.GetRunningSmuFeaturesHigh: lambda _: self._result(self.features >> 32),
            Message.SetDriverDramAddrHigh: lambda high: self._table_address(self._table & 0xFFFF_FFFF, high),
            Message.SetDriverDramAddrLow: lambda low: self._table_address(low, self._table >> 32),
            Message.TransferTableSmu2Dram: self._give_table,
            Message.TransferTableDram2Smu: self._take_table,
            Message.SetSoftMinByFreq: lambda value: self._limit(0, value),
            Message.SetHardMinByFreq: lambda value: self._limit(0, value),
            Message.SetSoftMaxByFreq: lambda value: self._limit(1, value),
            Message.SetHardMaxByFreq: lambda value: self._limit(1, value),
            Message.GetMinDpmFreq: lambda value: self._edge_level(value, 0),
            Message.GetMaxDpmFreq: lambda value: self._edge_level(value, -1),
            Message.GetDpmFreqByIndex: self._level,
            Message.AllowGfxOff: lambda _: self._gfxoff(True),
            Message.DisallowGfxOff: lambda _: self._gfxoff(False),
            Message.Mode1Reset: self._mode1,
            Message.SetPptLimit: self._set_power,
            Message.GetPptLimit: lambda _: self._result(self.ppt_watts),
            Message.RunDcBtc: self._needs_table,
        }

    def _result(self, value: int) -> int:
        self._argument.value = value
        return OK

    def _allow(self, half: int, mask: int) -> int:
        if not self.board.has_mask:
            return PREREQUISITE
        other = 0xFFFF_FFFF << 32 * (1 - half)
        self._allowed = self._allowed & other | mask << 32 * half
        return OK

    def _needs_table(self, argument: int) -> int:
        return OK if self._table else PREREQUISITE

    def _enable_all(self, argument: int) -> int:
        """Rule P23: the driver's table must have an address before."""
        if not self._table:
            return PREREQUISITE
        self.features = self._allowed
        self.on_features()
        return OK

    def _disable_all(self, argument: int) -> int:
        self.features = 0
        return OK

    def _table_address(self, low: int, high: int) -> int:
        self._table = low | high << 32
        return OK

    def _give_table(self, argument: int) -> int:
        """Rule P24."""
        if argument & 0xFFFF != smu_13_0_0.TableId.SMU_METRICS:
            return FAILED
        data = bytes(self._metrics())
        self._check_table(len(data))
        self.mm.write(self._table, data, "SMU")
        return OK

    def _take_table(self, argument: int) -> int:
        if argument & 0xFFFF >= TABLES:
            return FAILED
        self._check_table(4)
        offset = self.memory.offset(self._table, 4)
        if offset is not None:
            self.memory.read(offset, 4, "SMU")
        return OK

    def _check_table(self, size: int) -> None:
        if not self._table:
            detail = "a table is moved before SetDriverDramAddrHigh and Low gave its address"
            raise self.bus.fault("E_SMU_TABLE", detail, engine="SMU")
        if self.memory.offset(self._table, size) is None and not self.mm.is_on:
            detail = (
                f"the table at {self._table:#x} is neither in the frame buffer nor mapped in {self.mm.name}"
            )
            raise self.bus.fault("E_SMU_TABLE", detail, engine="SMU")

    def _metrics(self) -> smu_13_0_0.SmuMetrics_t | smu_14_0_2.SmuMetrics_t:
        found = self.board.metrics()
        for clock in self.board.levels:
            found.CurrClock[clock] = self.clock_mhz(clock)
        found.AverageGfxclkFrequencyTarget = found.AverageGfxclkFrequencyPostDs = self.clock_mhz(0)
        found.AverageMemclkFrequencyPostDs = self.clock_mhz(2)
        found.AverageGfxActivity = self._activity()
        most = self.ppt_watts * 4 // 5 - IDLE_WATTS
        found.AverageSocketPower = IDLE_WATTS + most * found.AverageGfxActivity // MOST_PERCENT
        found.AverageTotalBoardPower = found.AverageSocketPower + 15
        found.AvgTemperature[EDGE], found.AvgTemperature[HOTSPOT], found.AvgTemperature[MEM] = 45, 55, 60
        found.PcieRate, found.PcieWidth = 4, 16
        self._samples += 1
        found.MetricsCounter = self._samples
        return found

    def _activity(self) -> int:
        """Percent of the time since the last table that launches took; guess: a card's average is its own."""
        now, worked = self.bus.timers.now_ns, self.worked_ns()
        (before, done), self._sampled = self._sampled, (now, worked)
        if self.is_busy() or now == before:
            return MOST_PERCENT if self.is_busy() else 0
        return min(MOST_PERCENT, 100 * (worked - done) // (now - before))

    def _levels(self, argument: int) -> tuple[int, ...]:
        return self.board.levels.get(argument >> 16, ())

    def _limit(self, edge: int, argument: int) -> int:
        """Rules P23, P25: argument is clock << 16 | MHz."""
        levels, mhz = self._levels(argument), argument & 0xFFFF
        if not self.features:
            return PREREQUISITE
        if not levels or not levels[0] <= mhz <= levels[-1]:
            return FAILED
        self.limits[argument >> 16][edge] = mhz
        return OK

    def _edge_level(self, argument: int, which: int) -> int:
        levels = self._levels(argument)
        return self._result(levels[which]) if levels else FAILED

    def _level(self, argument: int) -> int:
        levels, index = self._levels(argument), argument & 0xFFFF
        if index & 0xFF == COUNT_QUERY:
            return self._result(len(levels)) if levels else FAILED
        return self._result(levels[index]) if index < len(levels) else FAILED

    def _set_power(self, argument: int) -> int:
        watts = argument & 0xFFFF
        _, least, most = self.chip.power_watts
        if not least <= watts <= most:
            return FAILED
        self.ppt_watts = watts
        return OK

    def _gfxoff(self, allowed: bool) -> int:
        self.on_gfxoff(allowed)
        return OK

    def _mode1(self, argument: int) -> int:
        """The answer comes first: Linux smu_v13_0_0_mode1_reset waits for it before it sleeps.

        It stands until it was read. A driver that does not look finds the reset over all the same when it has
        slept for half a second.
        """
        asked_ns = self.bus.timers.now_ns

        def begin() -> None:
            if not self.bus.is_resetting:
                self.on_mode1(asked_ns)

        self._on_read = lambda: self.bus.later(MODE1_NS, begin)
        self.bus.later(UNREAD_NS, begin, UNREAD_NS)
        return OK
