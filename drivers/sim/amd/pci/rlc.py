"""The RLC: it loads the graphics blocks' firmware after AUTOLOAD_RLC, and gates their registers till then.

Rules R11, P15, P16. Before the boot, and while GFXOFF is allowed, an access to a GC register would hang;
the few that public drivers touch earlier stay open. Sources: Linux gfx_v11_0.c and gfx_v12_0.c,
wait_for_rlc_autoload_complete (behind which alone is_poweron is set), set_safe_mode, gfx_off_ctrl. Observed
on an RX 9070 XT (hw-logs of RX4Darwin/AMDRadeonRDNA4.kext): it does not end before EnableAllSmuFeatures was
sent; registers of the IMU can be read before the boot. Inferred: that it is done when that is answered, as a
public driver goes on then without a wait that would hold, and works; which other registers are always on.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from autogen.amd.gc_11_0_0 import RLC_SAFE_MODE
from drivers.sim.amd.pci.bus import Bus, Handler, Port, ReadOnly, Stored

BOOT_NS, SAFE_MODE_NS = 1_000_000, 5_000  # 2 ms at most after the features, by the same logs; guess
COMPLETE = 1 << 31  # RLC_RLCS_BOOTLOAD_STATUS.bootload_complete
CP_BUSY = 1 << 31  # CP_STAT.cp_busy
ALWAYS_ON = ("RLC_", "SCRATCH_REG", "GRBM_STATUS", "CP_STAT", "GRBM_CNTL", "GFX_IMU_")  # beginnings of names


# Whether the graphics core gets its power with the SMU's features, and not with the autoload.
WANTS_FEATURES = {"gfx1100": False, "gfx1201": True}


class RlcState(Enum):
    """How far the graphics blocks are."""

    OFF = "the graphics blocks have no power: AUTOLOAD_RLC has not been sent"
    LOADING = "the RLC is still loading (wait for CP_STAT == 0 and RLC_RLCS_BOOTLOAD_STATUS bit 31)"
    DARK = "the RLC waits for the graphics core's power: send EnableAllSmuFeatures"
    ON = ""


class Rlc:
    """State of the graphics power domain. `is_ready`: both conditions of the boot hold."""

    name = "RLC"

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.wants_features = WANTS_FEATURES[bus.arch]
        self.reset()
        bus.gate("E_GFX_OFF", self._off)
        bus.gate("E_RLC_NOT_READY", self._loading)

    def reset(self) -> None:
        self.state, self.gfxoff_allowed, self.has_features = RlcState.OFF, False, False
        self._captured = self._safe_mode = 0

    def registers(self) -> Mapping[int, Handler]:
        return {
            self.bus.at("RLC_RLCS_BOOTLOAD_STATUS"): ReadOnly(lambda: COMPLETE if self.is_ready else 0),
            # 0 too while it waits: same logs.
            self.bus.at("CP_STAT"): ReadOnly(lambda: CP_BUSY if self.state is RlcState.LOADING else 0),
            self.bus.at("GFX_IMU_CORE_CTRL"): Stored(0x9),  # held in reset
            self.bus.at("GFX_IMU_GFX_RESET_CTRL"): ReadOnly(lambda: 0x7F if self.is_ready else 0x30),
            self.bus.at(RLC_SAFE_MODE): Port(lambda: self._safe_mode, self._request_safe_mode),
            self.bus.at("RLC_CAPTURE_GPU_CLOCK_COUNT"): Port(lambda: 0, self._capture),
            self.bus.at("RLC_GPU_CLOCK_COUNT_LSB"): ReadOnly(lambda: self._captured & 0xFFFF_FFFF),
            self.bus.at("RLC_GPU_CLOCK_COUNT_MSB"): ReadOnly(lambda: self._captured >> 32),
        }

    @property
    def is_ready(self) -> bool:
        return self.state is RlcState.ON

    def autoload(self) -> None:
        """All images are there: copy them to their blocks and start those."""
        if self.wants_features and not self.has_features:
            self.state = RlcState.DARK
            return
        self.state = RlcState.LOADING
        self.bus.later(BOOT_NS, self._loaded)

    def _loaded(self) -> None:
        self.state = RlcState.ON

    def power(self) -> None:
        """The SMU has enabled its features, the graphics core's power among them."""
        self.has_features = True
        if self.state is RlcState.DARK:
            self.autoload()

    def allow_gfxoff(self, allowed: bool) -> None:
        """The SMU may switch the domain off whenever it is idle, which here is at once."""
        self.gfxoff_allowed = allowed

    def _capture(self, value: int) -> None:
        """A write of 1 holds the 100 MHz counter for reading, in model time."""
        if value & 1:
            self._captured = self.bus.timers.now_ns // 10

    def _request_safe_mode(self, value: int) -> None:
        """A message of enter or leave: the RLC takes it and clears CMD, unless it does not run."""
        self._safe_mode = value
        self.bus.later(SAFE_MODE_NS, self._take_safe_mode)

    def _take_safe_mode(self) -> None:
        if self.is_ready:
            self._safe_mode &= ~int(RLC_SAFE_MODE(cmd=1))

    def _off(self, dword: int) -> str:
        """Rule R11."""
        if self.state is RlcState.OFF:
            return "" if self._is_open(dword) else self.state.value
        if not self.gfxoff_allowed or self._is_open(dword):
            return ""
        return "GFXOFF is allowed (send DisallowGfxOff first)"

    def _loading(self, dword: int) -> str:
        """Rule P16."""
        is_early = self.state in (RlcState.LOADING, RlcState.DARK)
        return self.state.value if is_early and not self._is_open(dword) else ""

    def _is_open(self, dword: int) -> bool:
        """Whether a register answers without graphics power."""
        if self.bus.table.block(dword) != "GC":
            return True
        name = self.bus.name(dword)
        return name.startswith((*ALWAYS_ON, "GCVM_L2_PROTECTION_FAULT_STATUS"))
