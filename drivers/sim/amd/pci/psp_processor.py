"""What the security processor's programs stand on: registers by number, memory, and timers.

In: the bus, the MM hub and the chip. Out: reads and writes as the processor makes them (after the HDP), and
refusals. Source: Linux amdgpu_psp.c.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.sim.amd.pci import firmware
from drivers.sim.amd.pci.bus import Bus
from drivers.sim.amd.pci.gmc import Hub
from drivers.sim.amd.pci.inject import Faults
from drivers.sim.amd.pci.memory import LocalMemory
from drivers.sim.amd.pci.psp_rules import RULES

READY = 0x8000_0000  # bit 31 of a mailbox: the last command has ended


class PspProcessor:
    """One card's. `mm`: the hub that it reaches memory through where an address is not of video memory."""

    def __init__(
        self, bus: Bus, chip: str, memory: LocalMemory, mm: Hub, faults: Faults | None = None
    ) -> None:
        self.bus, self.chip, self.memory, self.mm = bus, chip, memory, mm
        self.rules, self.versions = RULES[chip], firmware.VERSIONS[chip]
        self.faults = faults or Faults()
        self._resets = 0

    def reset(self) -> None:
        """Power-on: timers that run are forgotten."""
        self._resets += 1

    def at(self, number: int) -> int:
        """The dword address of mailbox register C2PMSG_`number`."""
        return self.bus.at(f"{self.rules.prefix}_{number}")

    def word(self, number: int) -> int:
        return self.bus.word(f"{self.rules.prefix}_{number}")

    def later(self, ns: int, action: Callable[[], None], what: str) -> None:
        """As the bus's timer, but forgotten by a reset."""
        before = self._resets

        def run() -> None:
            if before == self._resets:
                action()

        self.bus.timers.later(ns, run, what)

    def refuse(self, code: str, detail: str, number: int) -> None:
        """A write to C2PMSG_`number` breaks a rule: raise, or note it where that is allowed."""
        self.bus.refuse(code, detail, self.at(number))

    def read(self, address: int, size: int) -> bytes:
        """Bytes at an MC address, or at one that the hub's VMID 0 maps."""
        offset = self.memory.offset(address, size)
        if offset is not None:
            return self.memory.read(offset, size, "PSP")
        return self.mm.spaces[0].read(address, size, {"engine": "PSP"})

    def write(self, address: int, data: bytes) -> None:
        offset = self.memory.offset(address, len(data))
        if offset is not None:
            self.memory.write(offset, data)
        else:
            self.mm.spaces[0].write(address, data, {"engine": "PSP"})
