"""The simulated machine below its processes: cards, bus, physical memory, clock, locks, firmware files.

`PciHost` is one process on it; several may share it, each with files and pinned memory of its own. There are
no threads and no wall clock. What an engine runs into is told to the process that has the card open.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterable, Mapping
from typing import Protocol, TypedDict, Unpack
from weakref import WeakSet

from drivers.core.errors import ArgumentError, SimFault
from drivers.core.links import link_of
from drivers.sim.amd.between import Between
from drivers.sim.amd.engine_card import Launcher
from drivers.sim.amd.host_watch import watch_for
from drivers.sim.amd.pci.allowed import allowed
from drivers.sim.amd.pci.board import Board
from drivers.sim.amd.pci.card import PciCard
from drivers.sim.amd.pci.firmware import stub_files
from drivers.sim.amd.pci.timers import Timers
from drivers.sim.amd.ring import RingEngine
from drivers.sim.chips import BOARDS
from drivers.sim.kernel_host import FIRST_FD, check_asked
from drivers.sim.pci import BusFunction
from drivers.sim.physical import PhysicalMemory
from drivers.sim.scheduler import Engine, Scheduler
from drivers.sim.sound import DRIVER, Sound
from drivers.sim.vfio import Vfio

FIRMWARE = "/lib/firmware/amdgpu"
MAX_CARDS = 8
BOOTED_NS = 10_000_000  # the machine has started before any driver looks


class MachineProcess(Protocol):
    """One process of the machine. `late`: faults of its cards that came while another process ran."""

    late: deque[SimFault]

    def owns(self, function: BusFunction) -> bool:
        """Whether it has the function's files open."""
        ...


class Options(TypedDict, total=False):
    """What a machine may be told beside its cards: see `PciMachine`."""

    launcher: Launcher | None
    budget: int | None
    inject: Iterable[str]
    allow: Iterable[str]
    driver: str
    firmware: Mapping[str, bytes] | None
    engines: bool
    iommu: bool


def _check(chip: str, cards: int, mode: str, options: Options) -> None:
    check_asked(chip, BOARDS, cards, MAX_CARDS, mode)
    known = Options.__annotations__
    if unknown := [name for name in options if name not in known]:
        raise ArgumentError(f"no option {', '.join(unknown)}; there are {', '.join(known)}")
    budget = options.get("budget")
    if budget is not None and budget < 1:
        raise ArgumentError(f"a watchdog of {budget} instructions; a wave needs 1 at least")


class PciMachine:
    """`cards` cards of one chip on a PCI bus. chip: its name, or that of another board that has it.

    seed, mode, launcher, budget: as SimHost. inject: names of faults to arm at once (pci/inject.py).
    allow: fault codes that are only noted (pci/allowed.py). driver: kernel driver that holds the cards at
    first. firmware: file name -> content below /lib/firmware/amdgpu; stubs by default. engines: False for
    boards that have no firmware and no engines. iommu: VFIO translates for the cards; else they see physical
    memory. Raises ArgumentError for what no machine has.
    """

    def __init__(
        self,
        chip: str = "navi31",
        cards: int = 1,
        seed: int = 0,
        mode: str = "fast",
        **options: Unpack[Options],
    ) -> None:
        _check(chip, cards, mode, options)
        budget, firmware = options.get("budget"), options.get("firmware")
        self.chip, self.seed, self.mode = BOARDS[chip], seed, mode
        self.scheduler = Scheduler(seed)
        self.watch = watch_for(mode, self.scheduler)
        self.timers = Timers(self.scheduler)
        self.physical = PhysicalMemory(seed)
        noted = allowed(options.get("allow", ()))
        self.cards = [Board(self.chip, index, self.timers, self.physical, noted) for index in range(cards)]
        between = Between(cards, mode, link_of(self.chip.arch))
        has_engines, launcher = options.get("engines", True), options.get("launcher")
        self.engines = [
            PciCard(card, self.scheduler, mode, launcher, budget, between)
            for card in self.cards
            if has_engines
        ]
        for engine in self.engines:
            engine.on_doorbell = self.watch.rang if self.watch is not None else None
        self._show_functions(options.get("driver", ""), options.get("iommu", False))
        found = stub_files(self.chip.name, self.chip.file_suffixes) if firmware is None else firmware
        self.firmware = {f"{FIRMWARE}/{name}": data for name, data in found.items()}
        self.locks: dict[str, str] = {}
        self.processes: list[MachineProcess] = []
        self.client: object = None  # which of several clients of one thread accesses the cards now
        self._orphans: WeakSet[Engine] = WeakSet()
        self._next_fd = FIRST_FD
        self._start(options.get("inject", ()))

    def _show_functions(self, driver: str, iommu: bool) -> None:
        """Put the PCI functions of the cards on the bus, held by kernel drivers or free."""
        made = (BusFunction(card, self.physical, driver) for card in self.cards)
        self.functions = {function.bdf: function for function in made}
        held = DRIVER if driver else ""
        self.sounds = [Sound(bdf.replace(".0", ".1"), self.chip.name, held) for bdf in self.functions]
        self.vfio = Vfio(self.functions, self.physical, iommu)
        if iommu:
            for card in self.cards:
                card.dma.reach(self.vfio.translated)

    def _start(self, inject: Iterable[str]) -> None:
        """Switch the cards on, with faults armed, and let the machine boot."""
        for card in self.cards:
            card.bus.who = lambda: (threading.get_ident(), self.client)
            for name in inject:
                card.faults.arm(name)
            card.power.start()
        self.timers.pass_time(BOOTED_NS)

    def new_fd(self) -> int:
        """A descriptor number that no process has had."""
        self._next_fd += 1
        return self._next_fd - 1

    def run(self, quantum: int, process: MachineProcess) -> int:
        """Let the engines make up to `quantum` steps on behalf of `process`; returns the steps made.

        Raises SimFault for a card that `process` has open. A fault on another process's card is kept for
        that process; one of a queue whose owner died is only noted in the card's warnings.
        """
        try:
            return self.scheduler.run(quantum)
        except SimFault as fault:
            owner = self._whose(fault, process)
            if owner is process:
                raise
            if owner is not None:
                owner.late.append(fault)
            return 1

    def bury(self, process: MachineProcess) -> None:
        """`process` is dead: what its queues do from now on concerns nobody."""
        owned = {function.card.index for function in self.functions.values() if process.owns(function)}
        self._orphans.update(
            engine
            for engine in self.scheduler.engines
            if isinstance(engine, RingEngine) and engine.card.index in owned
        )

    def files(self) -> dict[str, bytes]:
        """Path -> contents of files that nobody writes."""
        found = dict(self.firmware)
        for sound in self.sounds:
            found |= sound.files()
        return found

    def close(self) -> None:
        """Take the cards away, their memory with them."""
        if self.watch is not None:
            self.watch.end()
        for engines in self.engines:
            engines.close()
        for card in self.cards:
            card.vram.close()

    def _whose(self, fault: SimFault, process: MachineProcess) -> MachineProcess | None:
        """The process that a fault concerns; None for a dead one. `process`: who is asking. Of several cards,
        the fault then says which one it is of.
        """
        engine = next((e for e in self.scheduler.engines if e.fault is fault), None)
        if not isinstance(engine, RingEngine):
            return process
        function = list(self.functions.values())[engine.card.index]
        if len(self.functions) > 1:
            fault.where["card"] = function.bdf
        if engine in self._orphans:
            self.cards[engine.card.index].bus.warnings.append(fault)
            return None
        owners = [p for p in self.processes if p.owns(function)]
        return process if process in owners or not owners else owners[0]
