"""The graphics side's two processors, PFP and ME, and what the GC hub waits for at the first invalidation.

Nothing here runs a program: noted is only that each was told where it starts and then let out of reset. Rule
P28. Source: hw-logs of RX4Darwin/AMDRadeonRDNA4.kext on a real RX 9070 XT: the first invalidation was not
acknowledged while PFP, ME and MEC had no start address (two boots), and was once they had (stage 7 of later
boots). That the addresses are the cause is inferred; Linux gfx_v12_0.c, gfx_v11_0.c have this order too.
"""

from __future__ import annotations

from collections.abc import Mapping

from autogen.amd.gc_11_0_0 import CP_ME_CNTL, GRBM_GFX_CNTL
from drivers.sim.amd.pci.bus import Banked, Bus, Handler, Port

PROCESSORS = ("PFP", "ME", "MEC")
HUB_WAITS = {"gfx1100": False, "gfx1201": True}  # whether rule P28 holds: seen of GFX12 alone
AT_RESET = 0x1500_A000  # CP_ME_CNTL after the autoload: halted, second pipes disabled; same logs


class Front:
    """PFP and ME of one card. `started`: the processors that had an address when their reset ended."""

    name = "FRONT"

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        names = (f"CP_{name}_PRGRM_CNTR_START{half}" for name in ("PFP", "ME") for half in ("", "_HI"))
        self._starts = {name: Banked(lambda: bus.peek(GRBM_GFX_CNTL).pipeid) for name in names}
        self.reset()

    def reset(self) -> None:
        self.started: set[str] = set()
        self._control = AT_RESET

    def registers(self) -> Mapping[int, Handler]:
        found: dict[int, Handler] = {self.bus.at(name): start for name, start in self._starts.items()}
        found[self.bus.at(CP_ME_CNTL)] = Port(lambda: self._control, self._set_control)
        return found

    def why_deaf(self) -> str:
        """Why the GC hub does not acknowledge; '' once all three have started since power-on."""
        missing = [name for name in PROCESSORS if name not in self.started]
        registers = "CP_*_PRGRM_CNTR_START, then CP_ME_CNTL or CP_MEC_RS64_CNTL"
        what = f"no start address and then a reset pulse ({registers})"
        return f"{', '.join(missing)} had {what}" if missing else ""

    def _set_control(self, value: int) -> None:
        old, new = CP_ME_CNTL._wrap(self._control), CP_ME_CNTL._wrap(value)
        self._control = value
        for name in ("PFP", "ME"):
            bit = f"{name.lower()}_pipe0_reset"
            starts = (self._starts[f"CP_{name}_PRGRM_CNTR_START{half}"] for half in ("", "_HI"))
            has_address = any(start.values.get(0) for start in starts)
            if getattr(old, bit) and not getattr(new, bit) and has_address:
                self.started.add(name)
