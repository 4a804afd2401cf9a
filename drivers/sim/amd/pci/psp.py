"""The security processor of one card: its bootloader, then SOS with its ring and commands.

Each part's rules stand in its file; this one switches them on and shows their registers.
Sources: Linux psp_v13_0.c, psp_v14_0.c, amdgpu_psp.c, psp_gfx_if.h.
"""

from __future__ import annotations

from collections.abc import Mapping

from drivers.sim.amd.pci.bus import Bus, Handler
from drivers.sim.amd.pci.gmc import Hub
from drivers.sim.amd.pci.memory import LocalMemory
from drivers.sim.amd.pci.psp_bootloader import Bootloader
from drivers.sim.amd.pci.psp_commands import PspCommands
from drivers.sim.amd.pci.psp_processor import PspProcessor
from drivers.sim.amd.pci.psp_ring import CommandRing


class Psp:
    """One card's PSP. `chip`: navi31 or navi48; `mm`: the hub it reaches memory through."""

    name = "PSP"

    def __init__(self, bus: Bus, chip: str, memory: LocalMemory, mm: Hub) -> None:
        self.processor = PspProcessor(bus, chip, memory, mm)
        self.rules = self.processor.rules
        self.commands = PspCommands(self.processor)
        self.bootloader = Bootloader(self.processor)
        self.ring = CommandRing(self.processor, self.bootloader, self.commands.execute)
        self.bootloader.on_ring = self.ring.ready

    def reset(self) -> None:
        """Power-on: only the bootloader runs."""
        for part in (self.commands, self.bootloader, self.ring):
            part.reset()

    def registers(self) -> Mapping[int, Handler]:
        return {**self.bootloader.registers(), **self.ring.registers()}
