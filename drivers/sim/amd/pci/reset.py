"""The card's life as the bus sees it: power-on, boot firmware, mode1 reset, loss of power or link (R03, P26).

A mode1 reset takes half a second, in which reads are all ones and writes are refused. It forgets registers
and video memory. What the kernel's driver does around it: save the configuration space, stop bus mastering,
wait, restore. Sources: Linux amdgpu_device.c amdgpu_device_mode1_reset, smu_v13_0_0_ppt.c, smu_v14_0_2_ppt.c
(how long the driver sleeps).
"""

from __future__ import annotations

import os
from collections.abc import Callable

from drivers.core import libc
from drivers.sim.amd.pci.bus import Bus
from drivers.sim.contrary import contrary
from drivers.sim.memory import Backing

MODE1_NS = 400_000_000  # least, most a fifth more: logged cards were done when a driver looked after 500 ms
IFWI_NS = 2_000_000  # from power to memory that is trained and a bootloader that listens; guess, shortened
POISON = b"\xde\xad\xc0\xde"


class PowerState:
    """State of one card. `forget(asked)` resets the PCI function's configuration space; was it asked for?"""

    def __init__(self, bus: Bus, vram: Backing) -> None:
        self.bus, self.vram, self.faults = bus, vram, bus.faults
        self.forget: Callable[[bool], None] = lambda asked: None
        self.on_start: list[Callable[[], None]] = []
        self.is_firmware_done = False
        self.resets = 0
        bus.before = self._inject

    def start(self) -> None:
        """Power comes up: boot firmware runs, and says so in C2PMSG_33 a little later."""
        self.is_firmware_done = False
        for act in self.on_start:
            act()
        if not self.faults.fires("discovery.late"):
            self.bus.timers.later(IFWI_NS, self._firmware_done)

    def mode1(self, asked_ns: int | None = None) -> None:
        """Begin a mode1 reset, as the SMU does when asked. It ends by the moment when it was asked."""
        self.resets += 1
        self.bus.is_resetting = True
        self.forget(True)
        if self.faults.fires("reset.never"):
            return
        late = 10 if self.faults.fires("reset.late") or contrary() == "resets" else 1
        gone_ns = 0 if asked_ns is None else self.bus.timers.now_ns - asked_ns
        least, most = (max(MODE1_NS * late * part // 5 - gone_ns, 0) for part in (5, 6))
        self.bus.timers.later(least, self._restart, most)

    def cycle(self) -> None:
        """Everything on the card is reset at once, as a bus reset or a loss of power does."""
        self.resets += 1
        self.forget(False)
        self._restart()

    def unplug(self) -> None:
        """The link goes down and stays down."""
        self.bus.is_gone = True

    def _restart(self) -> None:
        self.bus.is_resetting = False
        self.bus.reset()
        poison(self.vram)
        self.start()

    def _firmware_done(self) -> None:
        self.is_firmware_done = True

    def _inject(self) -> bool:
        """Faults that can strike at any access, which is lost then."""
        if self.faults.fires("link.lost"):
            self.unplug()
            return True
        if self.faults.fires("power.lost"):
            self.cycle()
            return True
        if self.faults.fires("config.lost"):
            self.forget(False)
            return True
        return False


def poison(memory: Backing) -> None:
    """Make everything that was ever written unreadable: what was video memory is noise now."""
    position = 0
    while True:
        try:
            low = os.lseek(memory.fd, position, os.SEEK_DATA)
        except OSError:  # no data beyond
            return
        high = os.lseek(memory.fd, low, os.SEEK_HOLE)
        libc.view(memory.address + low, high - low)[:] = POISON * ((high - low) // len(POISON))
        position = high
