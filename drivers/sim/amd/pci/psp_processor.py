"""What the security processor's programs stand on: registers by number, memory, and timers.

In: the bus, the MM hub and the chip. Out: reads and writes as the processor makes them (after the HDP), and
refusals. Source: Linux amdgpu_psp.c.
"""

from __future__ import annotations

from drivers.sim.amd.pci import firmware
from drivers.sim.amd.pci.bus import Bus
from drivers.sim.amd.pci.gmc import Hub
from drivers.sim.amd.pci.memory import LocalMemory
from drivers.sim.amd.pci.psp_rules import RULES

READY = 0x8000_0000  # bit 31 of a mailbox: the last command has ended


class PspProcessor:
    """One card's. `mm`: the hub that it reaches memory through where an address is not of video memory."""

    def __init__(self, bus: Bus, chip: str, memory: LocalMemory, mm: Hub) -> None:
        self.bus, self.chip, self.memory, self.mm = bus, chip, memory, mm
        self.rules, self.versions = RULES[chip], firmware.VERSIONS[chip]

    def at(self, number: int) -> int:
        """The dword address of mailbox register C2PMSG_`number`."""
        return self.bus.at(f"{self.rules.prefix}_{number}")

    def word(self, number: int) -> int:
        return self.bus.word(f"{self.rules.prefix}_{number}")

    def refuse(self, code: str, detail: str, number: int) -> None:
        """A write to C2PMSG_`number` breaks a rule: raise, or note it where that is allowed."""
        self.bus.refuse(code, detail, self.at(number))
