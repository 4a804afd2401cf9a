"""Groups that wait for each other: when one has run for a while without coming to its end, others get a turn.

A card keeps many groups at once, so a group may wait for what a later one does. Here groups run one after the
other; one that uses up its slice of instructions inside a loop stays where it is, in a thread of its own, and
the next begins. One thread runs at a time and the order is fixed, so a run is the same every time. Kernels in
which no group can wait (no atomics, nothing that looks past the compute unit) never come here.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING

from drivers.core.errors import SimFault
from drivers.sim.amd.memory import Access
from drivers.sim.amd.wave.jit.wave import SLOTS

if TYPE_CHECKING:
    from drivers.sim.amd.memory import AddressSpace
    from drivers.sim.amd.wave.jit.launch import Compiled, Running, Worker
    from drivers.sim.amd.wave.launch import Launch

SLICE, STRICT_SLICE = 1 << 18, 1 << 15  # wave-instructions
MOST_RESIDENTS = 256


def out_of_budget(where: Mapping[str, object]) -> SimFault:
    detail = "the launch used up its instruction budget here, inside a loop that does not end in time"
    return SimFault("E_WATCHDOG", detail, where)


class Resident:
    """A range of groups in one thread; it goes on when its `turn` is set."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.turn = threading.Event()

    @property
    def group(self) -> int:
        """The group that runs or waits."""
        return int(self.worker.record[SLOTS.first_group])


class Turns:
    """One launch whose groups take turns."""

    def __init__(self, kernel: Compiled, launch: Launch, memory: AddressSpace, budget: int) -> None:
        self.kernel, self.launch, self.memory = kernel, launch, memory
        self.groups = launch.grid[0] * launch.grid[1] * launch.grid[2]
        self.unspent, self.granted = budget, 0
        self.residents: list[Resident] = []
        self.waiting: deque[Resident] = deque()
        self.fault: SimFault | None = None
        self.is_over = False
        self.done = threading.Event()

    def run(self) -> SimFault | None:
        """Run every group; the first fault, if there is one."""
        self._begin(self._admit(0))
        self.done.wait()  # whoever ends gives the turn on, and the last sets this
        return self.fault

    @property
    def workers(self) -> list[Worker]:
        return [resident.worker for resident in self.residents]

    @property
    def used(self) -> int:
        """Wave-instructions that ran."""
        return self.granted - sum(worker.fuel_left() for worker in self.workers)

    def tired(self, running: Running, where: Mapping[str, object]) -> int:
        """Called inside a group whose slice is used up: lets others run; then the next slice, or 0."""
        shadow = self.kernel.shadow
        if self.unspent > 0 and not self.is_over:
            mine = next(r for r in self.residents if r.worker.running is running)
            absent = shadow.leave(mine.worker.record_address) if shadow is not None else None
            self._let_others(mine)
            if shadow is not None and absent is not None:
                shadow.resume(absent)
        if self.is_over or (shadow is not None and shadow.fault is not None):
            return 0
        if self.unspent <= 0:
            running.fault = out_of_budget(where)
        return self._grant()

    def _let_others(self, mine: Resident) -> None:
        """Start the groups behind the newest that waits, or give the turn on; return with the turn."""
        self.waiting.append(mine)
        mine.turn.clear()
        rest = mine.group + 1
        if mine is self.residents[-1] and rest < self.groups and self._has_room():
            mine.worker.record[SLOTS.end_group] = rest
            self._begin(self._admit(rest), in_thread=True)
        else:
            self._next()
        mine.turn.wait()

    def _admit(self, first: int) -> Resident:
        index = len(self.residents)
        workers = self.kernel.workers
        if index == len(workers):
            workers.append(self.kernel.make_worker(index))
        worker = workers[index]
        worker.prepare(self.launch, self.memory, self._grant(), first, self.groups, self._scratch(index))
        if worker.running is not None:
            worker.running.turns = self
        self.residents.append(Resident(worker))
        return self.residents[-1]

    def _begin(self, resident: Resident, in_thread: bool = False) -> None:
        if in_thread:
            threading.Thread(target=self._run, args=(resident,), daemon=True, name="wave group").start()
        else:
            self._run(resident)

    def _run(self, resident: Resident) -> None:
        fault: SimFault | None = None
        try:
            fault = resident.worker.run()
        finally:
            if fault is not None and not self.is_over:
                self.fault, self.is_over = fault, True
            self._next()

    def _next(self) -> None:
        """Give the turn to who has waited longest; nobody left: the launch is over."""
        if self.waiting:
            self.waiting.popleft().turn.set()
        else:
            self.done.set()

    def _grant(self) -> int:
        fuel = min(STRICT_SLICE if self.kernel.variant.strict else SLICE, self.unspent)
        self.unspent -= fuel
        self.granted += fuel
        return fuel

    def _scratch(self, index: int) -> int:
        """Where the private memory of a resident's waves begins, behind that of those before it."""
        return self.launch.scratch_va + index * self.kernel.abi.waves * self.launch.scratch_wave_bytes

    def _has_room(self) -> bool:
        count = len(self.residents)
        if count >= MOST_RESIDENTS:
            return False
        if not self.launch.scratch_wave_bytes:
            return True
        try:
            last = self._scratch(count + 1) - 1
            return self.memory.segment(last, Access.WRITE, self.launch.where).high > last
        except SimFault:
            return False
