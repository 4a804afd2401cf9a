"""The power controller: its mailbox, features, clocks, power limit, metrics, and the whole-card reset.

GFXOFF is never allowed: with the graphics core off, register reads hang and TLB requests are not answered.
Steps: firmware_notes/smu.md. Source: Linux smu_cmn.c, smu_v13_0_0_ppt.c, smu_v14_0_2_ppt.c.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any

from drivers.amd.am import layout
from drivers.amd.am.board import Board
from drivers.core.errors import ArgumentError, DeviceError

TIMEOUT_MS = 5000.0
RESULTS = {
    0xFF: "failed",
    0xFE: "the firmware does not know the message",
    0xFD: "something must be done before it",
    0xFC: "the firmware is busy with another request",
}
OK = 1
COUNT_INDEX = 0xFF  # asks GetDpmFreqByIndex for the number of levels
MHZ_MASK = 0x7FFF_FFFF
DEBUG_MODE1_RESET = 2
POWER_SOURCE_AC = 0
PUBLISH_S = 1.0
PUBLISH_SUBMISSIONS = 32
MOST_MHZ, MOST_WATTS, MOST_CELSIUS = 6000, 1000, 150  # more than any card has
CAUSE = "the power firmware hangs over an earlier message; a reset by the bus restarts it"


@dataclass(frozen=True)
class Metrics:
    """What the firmware measures. Clocks in MHz, power in W, temperature in degrees Celsius."""

    graphics_mhz: int
    memory_mhz: int
    power_w: int
    temperature_c: int


class Smu:
    """The power controller of one card."""

    def __init__(self, board: Board) -> None:
        self.board, self.regs, self.box = board, board.mp1, board.chip.smu
        self.messages = board.chip.smu_interface.Message
        self.clocks = board.chip.smu_interface.Clock
        self._published, self._unpublished = float("-inf"), 0
        self._interface = 0
        self._levels: dict[int, list[int]] = {}

    def is_alive(self) -> bool:
        """Whether its firmware answers a test message."""
        try:
            self.send(self.messages.TestMessage, timeout_ms=100.0)
        except DeviceError:
            return False
        return True

    def start(self) -> None:
        """Tell the firmware where to put tables, then switch every feature on. Source: smu_smc_hw_setup.

        No mask of allowed features is sent: where the board's own table decides, the firmware answers 0xFD.
        """
        self.send(self.messages.TestMessage)
        self.board.clear_vram(layout.SMU_TABLE, layout.SMU_TABLE_BYTES)
        mc = self.board.mc(layout.SMU_TABLE)
        self.send(self.messages.SetDriverDramAddrHigh, mc >> 32)
        self.send(self.messages.SetDriverDramAddrLow, mc & 0xFFFF_FFFF)
        self.send(self.messages.RunDcBtc)
        self.send(self.messages.EnableAllSmuFeatures)

    def version(self) -> str:
        """The firmware's version, as it names itself."""
        word = self.send(self.messages.GetSmuVersion)
        return ".".join(str(word >> shift & 0xFF) for shift in (24, 16, 8, 0))

    def interface(self) -> int:
        """The version of the tables that the firmware speaks; asked once. Step 2.1."""
        if not self._interface:
            self._interface = self.send(self.messages.GetDriverIfVersion)
        return self._interface

    def levels(self, clock: int) -> list[int]:
        """The frequencies of one clock in MHz, lowest first; asked once. A range has two. Step 3.1."""
        if clock not in self._levels:
            ask = self.messages.GetDpmFreqByIndex
            count = self.send(ask, clock << 16 | COUNT_INDEX) & MHZ_MASK
            self._levels[clock] = [self.send(ask, clock << 16 | index) & MHZ_MASK for index in range(count)]
        return self._levels[clock]

    def work(self) -> None:
        """The whole range of graphics and memory clocks, under the profile for compute. Steps 3.2, 3.4.

        The firmware picks by load within it. Source: Linux smu_v13_0_set_performance_level (auto),
        smu_v13_0_0_set_power_profile_mode.
        """
        self._allow(-1)
        self.send(self.messages.SetWorkloadMask, 1 << self.board.chip.smu_interface.Workload.COMPUTE)

    def park(self) -> None:
        """Hold the clocks at their lowest level: nothing is to be done. Steps 3.2, 3.4."""
        self._allow(0)
        self.send(self.messages.SetWorkloadMask, 1 << self.board.chip.smu_interface.Workload.DEFAULT)

    def _allow(self, top: int) -> None:
        """Clocks from the lowest level up to level `top`."""
        for clock in (self.clocks.GFXCLK, self.clocks.UCLK):
            levels = self.levels(clock)
            self.send(self.messages.SetSoftMinByFreq, clock << 16 | levels[0])
            self.send(self.messages.SetSoftMaxByFreq, clock << 16 | levels[top])

    def set_power_limit(self, watts: int) -> None:
        """Set the board's power limit. Raises ArgumentError for what the firmware will not take."""
        try:
            self.send(self.messages.SetPptLimit, watts)
        except DeviceError as error:
            raise ArgumentError(f"power limit {watts} W: {error}") from error
        self.note_power_limit()

    def note_power_limit(self) -> None:
        """Write the limit to video memory for readers such as `tools.smi`: no table of the firmware has
        it."""
        self.board.write_vram(layout.OWNER_NOTE, self.power_limit().to_bytes(4, "little"))

    def power_limit(self) -> int:
        """The board's power limit in watts."""
        return self.send(self.messages.GetPptLimit, POWER_SOURCE_AC)

    def metrics(self) -> Metrics:
        """Measure now. The table comes through video memory, so the host path is flushed first. Section 4.

        Raises DeviceError for a table of another layout than ours.
        """
        chip, speaks = self.board.chip, self.interface()
        if speaks < chip.smu_tables:
            spoken = f"the power firmware {self.version()} speaks interface {speaks:#x}"
            remedy = f"its metrics are read from {chip.smu_tables:#x} on: install newer firmware files"
            raise DeviceError(f"{spoken}; {remedy}")
        facts = self.board.chip.smu_interface
        self.send(self.messages.TransferTableSmu2Dram, facts.TableId.SMU_METRICS)
        size = min(layout.SMU_TABLE_BYTES, 1024)
        table = facts.SmuMetrics_t.from_buffer_copy(self.board.read_vram(layout.SMU_TABLE, size))
        if odd := implausible(facts, table):
            known = f"interface {speaks:#x}, whose metrics are read as those of {chip.smu_tables:#x}"
            raise DeviceError(f"the power firmware {self.version()} speaks {known}: not so, {odd}")
        return Metrics(
            table.CurrClock[facts.Clock.GFXCLK],
            table.CurrClock[facts.Clock.UCLK],
            table.AverageSocketPower,
            table.AvgTemperature[facts.Temperature.EDGE],
        )

    def publish(self, submissions: int = 0) -> None:
        """Let the firmware write the metrics table, for readers such as `tools.smi`.

        At most once a second, or once in PUBLISH_SUBMISSIONS, since a simulated card's clock hardly moves in
        a second; never while a message is under way, and without waiting for the answer. submissions: new
        ones.
        """
        now = self.board.host.now()
        self._unpublished += submissions
        is_due = now - self._published >= PUBLISH_S or self._unpublished >= PUBLISH_SUBMISSIONS
        if not is_due or not self.regs.read(self.box.response).content:
            return
        self._published, self._unpublished = now, 0
        facts = self.board.chip.smu_interface
        message, table = self.messages.TransferTableSmu2Dram, facts.TableId.SMU_METRICS
        self._post(self.box.message, self.box.argument, self.box.response, message, table)

    def mode1_reset(self) -> None:
        """Ask for the whole-card reset. The card then leaves the bus for a while; reset.py does the rest.

        Source: Linux smu_v13_0_0_mode1_reset, smu_v14_0_2_mode1_reset.
        """
        name = self.board.chip.mode1_message
        if name:
            self._post(self.box.message, self.box.argument, self.box.response, self.messages[name], 0)
        else:
            box = self.box
            self._post(box.debug_message, box.debug_argument, box.debug_response, DEBUG_MODE1_RESET, 0)

    def send(self, message: int, argument: int = 0, timeout_ms: float = TIMEOUT_MS) -> int:
        """Step 1: one message and its answer's argument. Raises DeviceError with the firmware's reason."""
        name = self.messages(message).name
        before = f"the SMU before {name}"
        self.regs.wait(self.box.response, lambda r: r.content != 0, before, timeout_ms, CAUSE)
        self._post(self.box.message, self.box.argument, self.box.response, message, argument)
        what = f"the SMU to answer {name}"
        result = self.regs.wait(self.box.response, lambda r: r.content != 0, what, timeout_ms, CAUSE).content
        if result != OK:
            reason = RESULTS.get(result, "an unknown answer")
            raise DeviceError(f"SMU message {name}({argument:#x}): {reason} ({result:#x})")
        return int(self.regs.read(self.box.argument).content)

    def _post(self, message: type, argument: type, response: type, number: int, value: int) -> None:
        """Step 1.2: clear the answer, then argument, then message: it starts. Source: __smu_cmn_send_msg."""
        self.regs.write(response(content=0))
        self.regs.write(argument(content=value))
        self.regs.write(message(content=number))


def implausible(facts: ModuleType, table: Any) -> str:
    """What in a metrics table no card measures, as when its layout is another one; '' where it all fits."""
    clocks = [table.CurrClock[clock] for clock in (facts.Clock.GFXCLK, facts.Clock.UCLK)]
    heat = [table.AvgTemperature[sensor] for sensor in (facts.Temperature.EDGE, facts.Temperature.HOTSPOT)]
    found = {
        "MHz": (max(clocks), MOST_MHZ),
        "W": (table.AverageSocketPower, MOST_WATTS),
        "degrees": (max(heat), MOST_CELSIUS),
        "% busy": (table.AverageGfxActivity, 100),
    }
    return ", ".join(f"it says {value} {unit}" for unit, (value, most) in found.items() if value > most)
