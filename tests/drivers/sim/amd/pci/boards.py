"""Boards and machines without firmware and engines, for tests of what every card has."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drivers.core.errors import SimFault
from drivers.core.pci import PciFunction
from drivers.sim.amd.pci.board import Board
from drivers.sim.amd.pci.timers import Timers
from drivers.sim.chips import CHIPS
from drivers.sim.pci_host import PciHost
from drivers.sim.physical import PhysicalMemory
from drivers.sim.scheduler import Scheduler

BOTH = pytest.mark.parametrize("chip", ["navi31", "navi48"])
BOOTED_NS = 10_000_000


def open_board(chip: str = "navi31", seed: int = 0, allow: frozenset[str] = frozenset()) -> Board:
    """A board whose boot firmware is done and which may use memory."""
    made = Board(CHIPS[chip], 0, Timers(Scheduler(seed)), PhysicalMemory(seed), allow)
    made.power.start()
    made.timers.pass_time(BOOTED_NS)
    made.dma.set_master(True)
    return made


def open_host(chip: str = "navi31", *, seed: int = 0, driver: str = "", cards: int = 1) -> PciHost:
    return PciHost(chip, cards, seed, driver=driver, engines=False, firmware={})


def open_function(host: PciHost, *, enabled: bool = True) -> PciFunction:
    function = PciFunction(host, next(iter(host.functions)), "the test")
    if enabled:
        function.enable()
        function.set_bus_master(True)
    return function


def code_of(act: Callable[[], object]) -> str:
    """The code of the SimFault that `act` raises."""
    with pytest.raises(SimFault) as caught:
        act()
    return caught.value.code
