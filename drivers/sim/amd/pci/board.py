"""What every simulated card has whatever its engines: bus, memory, host path, interrupts, power.

The blocks of firmware, memory hubs and engines are attached to it from outside; it knows none of them. A host
reaches it through the function in drivers/sim/pci.py.
"""

from __future__ import annotations

from functools import cache, partial

from autogen.amd.blocks import RegisterMap, registers_of
from autogen.amd.discovery import HwId
from drivers.core.errors import SimFault
from drivers.sim.amd.pci.bus import ALL_ONES, Bus
from drivers.sim.amd.pci.discovery import Discovery
from drivers.sim.amd.pci.hdp import Hdp
from drivers.sim.amd.pci.ih import Ih
from drivers.sim.amd.pci.memory import LocalMemory
from drivers.sim.amd.pci.nbio import IH, Nbio
from drivers.sim.amd.pci.reset import POISON, PowerState
from drivers.sim.amd.pci.timers import ACCESS_NS, Timers
from drivers.sim.chips import CHIPS, AmdChip
from drivers.sim.memory import Backing
from drivers.sim.physical import Dma, PhysicalMemory

FB_BASE = {"navi31": 0x80_0000_0000, "navi48": 0x80_0000_0000}  # boot logs of both
# BAR 2 and 5 in bytes. Registers: kernel logs of both chips ("register mmio size"). Doorbells: 2 MiB on the
# RX 9070 XT of RX4Darwin's logs; 256 MiB were seen too, in lspci of cards whose BAR 0 shows all memory.
BAR_BYTES = {"navi31": (256 << 20, 1 << 20), "navi48": (2 << 20, 512 << 10)}


class Board:
    """One card without its firmware and engines. allow: fault codes that are only noted (see Bus)."""

    def __init__(
        self,
        chip: AmdChip,
        index: int,
        timers: Timers,
        physical: PhysicalMemory,
        allow: frozenset[str] = frozenset(),
        harvest: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.chip, self.index, self.timers = chip, index, timers
        self.vram = Backing(f"{chip.name}-{index}-vram", chip.vram_bytes)
        self.bus = Bus(chip.arch, register_map(chip.name), timers, allow)
        self.faults = self.bus.faults
        self.power = PowerState(self.bus, self.vram)
        self.dma = Dma(physical)
        self.hdp = Hdp(self.bus, self.vram)
        self.memory = LocalMemory(self.vram, FB_BASE[chip.name], self.hdp, self.dma)
        self.nbio = Nbio(self.bus, self.hdp, lambda: self.power.is_firmware_done)
        self.ih = Ih(self.bus, self.memory)
        self.discovery = Discovery(self.bus, chip, self.hdp, self.power, harvest)
        for block in (self.hdp, self.nbio, self.ih, self.discovery):
            self.bus.attach(block)
        self.nbio.sink(IH, self.ih.ring_doorbell)
        dead = tuple(f"{HwId(hw_id).name}_" for hw_id, instance in harvest if not instance)
        if dead:
            self.bus.gate("E_HARVESTED", partial(self._fused_off, dead))

    def _fused_off(self, prefixes: tuple[str, ...], dword: int) -> str:
        """Rule P03."""
        return "its block is fused off" if self.bus.name(dword).startswith(prefixes) else ""

    def read_memory(self, offset: int, size: int) -> bytes:
        """A read of BAR 0: all ones when the card is off the bus."""
        self.timers.pass_time(ACCESS_NS)
        if self.is_silent:
            return b"\xff" * size
        data = self.hdp.host_read(offset, size)
        if size and self.faults.fires("vram.flip"):
            return bytes([data[0] ^ 1]) + data[1:]
        if size and self.faults.fires("vram.ecc"):
            return (POISON * size)[:size]
        return data

    def write_memory(self, offset: int, data: bytes | bytearray | memoryview) -> None:
        if self.bus.is_resetting:
            raise self.refused_in_reset(f"video memory {offset:#x} written")
        if not self.bus.is_gone:
            self.hdp.host_write(offset, data)

    def ring(self, offset: int, value: int, width: int) -> None:
        """A store to BAR 2."""
        if self.bus.is_resetting:
            raise self.refused_in_reset(f"doorbell {offset // 8:#x} rung")
        if not self.bus.is_gone:
            self.nbio.ring(offset >> 2, value, width)

    @property
    def is_silent(self) -> bool:
        """Whether the card answers nothing: off the bus, or in the middle of a reset."""
        return self.bus.is_gone or self.bus.is_resetting

    def refused_in_reset(self, what: str) -> SimFault:
        return self.bus.fault("E_DEV_IN_RESET", f"{what} while the card resets; reads are {ALL_ONES:#x}")


@cache
def register_map(chip: str) -> RegisterMap:
    """Every register of a chip at the segment bases that its discovery table names."""
    return registers_of(chip, {block.name: block.bases for block in CHIPS[chip].blocks if not block.instance})
