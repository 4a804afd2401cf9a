"""Waves and groups that wait for each other: where one asks memory again and again, others get a turn.

A card keeps all waves of a group at once, and many groups, so a wave may wait for what a later one does. Here
they run one after the other; one that is in a loop which may wait (`polls`) and has gone round it for a while
stays where it is, in a thread of its own, and the next begins: first the other waves of its group, then those
that wait at a barrier which it has signalled and not come to, then further groups. One thread runs at a time
and the order is fixed, so a run is the same every time. Code in which no wave can wait never comes here.
"""

from __future__ import annotations

import threading
from collections import deque

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.facts.faults import stopped
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.running import LAPS, CompiledKernel
from drivers.sim.amd.wave.jit.worker import Worker
from drivers.sim.amd.wave.patience import Patience
from drivers.sim.amd.wave.request import Launch
from drivers.sim.amd.wave.shadow.space import AbsentGroup, AbsentWave
from drivers.sim.memory import Access, AddressSpace
from hcq.interrupts import is_held

# Fewer than LAPS: where a lap costs more, or some wave was seen to wait; and again, for a wave that asks for
# the same address all the time.
FEW_LAPS, LAPS_AGAIN = 1 << 8, 1 << 6
MOST_DOUBLINGS = 10  # of the laps again, while nothing happens
PATIENCE = 8  # looks at a wave that asks here and there, until others have their turn
MOST_WAVES = 1024  # in threads of their own
SHARED = (SLOTS.fuel, SLOTS.spent, SLOTS.segment_count, SLOTS.signals, SLOTS.ended, SLOTS.noted)


class Resident:
    """What runs in one thread: groups of the grid, or (`home` is another) some of one group's waves in one
    round, its group's or the next. It goes on when its `turn` is set.
    """

    def __init__(self, worker: Worker, home: Resident | None = None, number: int = 0) -> None:
        self.worker = worker
        self.home = home or self
        self.turn = threading.Event()
        self.round = number
        self.apart = [0, 0]  # waves of its group run in so many other threads: in its round, and the next
        self.waiting = [0, 0]  # of those waves, how many have come to a barrier
        self.is_open = False  # waves of its group have passed the barrier of its round
        self.opens = False  # it is the first of them
        self.is_meeting = False
        self.looked = 0  # where it asked when it was last here
        self.is_again = False
        self.found = b""
        self.moves = 0  # so often another place than at the look before
        self.kept: AbsentGroup | None = None

    @property
    def group(self) -> int:
        """The group that runs or waits."""
        return int(self.worker.record[SLOTS.first_group])

    def look(self) -> tuple[bool, bool]:
        """Whether others should have their turn now, and whether it waits: only at the second look does it
        show that it asks for one address all the time. Who asks here and there is mostly at work.
        """
        asked = int(self.worker.record[SLOTS.polled])
        is_second, waits = self.is_again, self.is_again and asked == self.looked
        self.is_again, self.looked = not is_second or waits, asked
        self.moves += is_second and not waits
        return waits or (is_second and self.moves % PATIENCE == 0), waits


class Turns:
    """One launch whose waves take turns, and so do its `groups`; 0 where no group waits for another."""

    def __init__(
        self, kernel: CompiledKernel, launch: Launch, memory: AddressSpace, patience: Patience, groups: int
    ) -> None:
        self.kernel, self.launch, self.memory = kernel, launch, memory
        self.groups, self.patience = groups, patience
        self.used = 0  # by all whose turn it has been
        self.laps = FEW_LAPS if kernel.variant.strict else LAPS
        self.homes: list[Resident] = []
        self.here: Resident | None = None  # the group whose LDS the shadow knows
        self.waiting: deque[Resident] = deque()
        self.fault: SimFault | None = None
        self.is_over = False
        self.idle = 0  # looks since something has happened
        self.in_lds: dict[int, bool] = {}  # by the offset of a load
        self.done = threading.Event()

    def run(self) -> SimFault | None:
        """Run every group; the first fault, if there is one."""
        self.here = self._admit(0)
        self._run(self.here)
        self.done.wait()  # whoever ends gives the turn on, and the last sets this
        return self.fault

    @property
    def workers(self) -> list[Worker]:
        return [home.worker for home in self.homes]

    def adopt(self, worker: Worker) -> None:
        """Groups that somebody else runs: only their waves take turns."""
        self.homes.append(Resident(worker))
        self.here = self.homes[-1]
        self._own(self.homes[-1])

    # -- what compiled waves ask -----------------------------------------------------------------------

    def tired(self, mine: Resident) -> int:
        """A wave has gone round a loop that may wait: others run. 0 if it is to end."""
        gives_way, waits = mine.look()
        if waits:
            self.laps = FEW_LAPS
        self._note_idle(mine, waits)
        mine.worker.record[SLOTS.laps] = self._laps_again if mine.is_again else self.laps
        if is_held():
            self._note(stopped(self.launch.where))
        if gives_way and not self.is_over:
            self._let_others(mine)
        return 0 if self.is_over or self._is_broken else 1

    def meet(self, home: Resident) -> int:
        """The group's first thread has run its waves: those in other threads come to their end. How many of
        these wait at a barrier, or -1.
        """
        record = home.worker.record
        while home.apart[0]:
            home.is_meeting = True
            record[SLOTS.wave] = record[SLOTS.waves]  # none
            absent = self._leave(home)
            self._next(home)
            self._wait(home, absent)
        record[SLOTS.end_wave], record[SLOTS.split] = record[SLOTS.waves], home.is_open
        count, later = home.waiting
        home.apart, home.waiting = [home.apart[1], 0], [later, 0]
        home.round, home.is_open = home.round + 1, False
        return -1 if self.is_over else count

    def _note_idle(self, mine: Resident, waits: bool) -> None:
        """One more look at a wave that finds what it found before, or something has happened."""
        found = self._polled_dword(mine)
        self.idle = self.idle + 1 if waits and found == mine.found else 0
        mine.found = found

    @property
    def _laps_again(self) -> int:
        """The longer nothing happens, the less often others are asked: an endless wait ends in time."""
        rounds = self.idle // (4 * len(self.waiting) + 4)
        return LAPS_AGAIN << min(rounds, MOST_DOUBLINGS)

    def _polled_dword(self, mine: Resident) -> bytes:
        """What is at the address that it asks for."""
        worker, record = mine.worker, mine.worker.record
        asked, offset = int(record[SLOTS.polled]), int(record[SLOTS.polled_pc])
        if offset not in self.in_lds:
            self.in_lds[offset] = self.kernel.text_at(offset).startswith("ds_")
        if self.in_lds[offset]:
            return worker.lds[asked : asked + 4].tobytes()
        return self.memory.peek(asked & -4, 4) or b""

    @property
    def _is_broken(self) -> bool:
        return self.kernel.shadow is not None and self.kernel.shadow.fault is not None

    # -- whose turn it is ------------------------------------------------------------------------------

    def _let_others(self, mine: Resident) -> None:
        """Start the waves or groups behind the newest that waits, or give the turn on. Returns with it."""
        begun = self._rest_of_group(mine) or self._waves_ahead(mine) or self._further_group(mine)
        if begun is None and not self.waiting:
            return
        absent = self._leave(mine)
        self.waiting.append(mine)
        if begun is None:
            self._next(mine)
        else:
            self._pass_on(mine, begun)
            run = self._run if begun.home is begun else self._run_rest
            threading.Thread(target=run, args=(begun,), daemon=True, name="waves").start()
        self._wait(mine, absent)

    def _rest_of_group(self, mine: Resident) -> Resident | None:
        """The waves of the group behind the one that waits, if there are any in this round."""
        record = mine.worker.record
        first, end = int(record[SLOTS.wave]) + 1, int(record[SLOTS.end_wave])
        if first == end:
            return None
        part = self._part(mine.worker.rest(first), mine.home, mine.round)
        record[SLOTS.end_wave] = first
        return part

    def _waves_ahead(self, mine: Resident) -> Resident | None:
        """Waves of the group that wait at a barrier which all others have signalled."""
        home = mine.home
        if not self.kernel.has_rounds:
            return None
        running = {int(each.worker.record[SLOTS.wave]) for each in (mine, *self.waiting) if each.home is home}
        waves = mine.worker.can_pass(running - {int(home.worker.record[SLOTS.waves])})
        if waves is None:
            return None
        part = self._part(mine.worker.ahead(waves), home, home.round + 1)
        part.opens, home.is_open = not home.is_open, True
        return part

    def _part(self, worker: Worker, home: Resident, number: int) -> Resident:
        """Waves of a group for a thread of their own, in the round of that number."""
        home.worker.record[SLOTS.split] = 1
        home.apart[number - home.round] += 1
        part = Resident(worker, home, number)
        self._own(part)
        return part

    def _further_group(self, mine: Resident) -> Resident | None:
        """The group behind the newest, if there is one and it has room."""
        home, rest = mine.home, mine.home.group + 1
        if home is not self.homes[-1] or rest >= self.groups or not self._has_room():
            return None
        home.worker.record[SLOTS.end_group] = rest
        return self._admit(rest)

    def _admit(self, first: int) -> Resident:
        index = len(self.homes)
        workers = self.kernel.workers
        if index == len(workers):
            workers.append(self.kernel.make_worker(index))
        worker = workers[index]
        worker.prepare(self.launch, self.memory, self.patience, first, self.groups, self._scratch(index))
        self.homes.append(Resident(worker))
        self._own(self.homes[-1])
        return self.homes[-1]

    def _own(self, resident: Resident) -> None:
        running = resident.worker.running
        if running is not None:
            running.turns, running.resident = self, resident
        resident.worker.record[SLOTS.laps] = self.laps

    def _leave(self, mine: Resident) -> AbsentWave | None:
        shadow = self.kernel.shadow
        return None if shadow is None else shadow.leave_wave(mine.worker.record_address)

    def _pass_on(self, mine: Resident, to: Resident) -> None:
        """`to` goes on with what is left of the budget, and knows what the waves of its group share."""
        shadow, source, record = self.kernel.shadow, mine.worker.record, to.worker.record
        if shadow is not None and self.here is not None and self.here is not to.home:
            self.here.kept = shadow.leave_group(mine.worker.record_address)
        self.here = to.home
        slots = SHARED if to.home is mine.home else SHARED[:2]
        for slot in slots:
            record[slot] = source[slot]
        self.used = to.worker.used()

    def _next(self, mine: Resident) -> None:
        """Give the turn to who has waited longest; nobody left: the launch is over."""
        if self.waiting:
            to = self.waiting.popleft()
            self._pass_on(mine, to)
            to.turn.set()
        else:
            self.used = mine.worker.used()
            self.done.set()

    def _wait(self, mine: Resident, absent: AbsentWave | None) -> None:
        mine.turn.wait()
        mine.turn.clear()
        shadow = self.kernel.shadow
        if shadow is None or absent is None:
            return
        kept, mine.home.kept = mine.home.kept, None
        if kept is not None:
            shadow.resume_group(kept)
        shadow.resume_wave(absent)

    # -- threads ---------------------------------------------------------------------------------------

    def _run(self, home: Resident) -> None:
        fault: SimFault | None = None
        try:
            fault = home.worker.run()
        finally:
            self._note(fault)
            self.here = None
            self._next(home)

    def _run_rest(self, part: Resident) -> None:
        home = part.home
        fault: SimFault | None = None
        try:
            self._open(part)
            fault, waiting = part.worker.run_rest()
            home.waiting[part.round - home.round] += waiting
        finally:
            self._note(fault)
            home.apart[part.round - home.round] -= 1
            if not home.apart[0] and home.is_meeting:
                home.is_meeting = False
                self.waiting.append(home)
            self._next(part)

    def _open(self, part: Resident) -> None:
        """The shadow is told of a barrier when the first wave passes it, and not once more behind it."""
        if part.opens and self.kernel.shadow is not None:
            self.kernel.shadow.pass_barrier(part.worker.record_address)
            part.home.worker.record[SLOTS.told] = 1

    def _note(self, fault: SimFault | None) -> None:
        self.idle = 0
        if fault is not None and self.fault is None:
            self.fault, self.is_over = fault, True

    def close(self, home: Resident) -> None:
        """The thread of a group has ended, perhaps by a fault: waves of it in other threads end too."""
        shadow, running = self.kernel.shadow, home.worker.running
        told = running.fault if running is not None else None
        self._note(told or (shadow.fault if shadow is not None else None))
        while any(home.apart):
            self.is_over = True
            self.meet(home)

    def _scratch(self, index: int) -> int:
        """Where the private memory of a resident's waves begins, behind that of those before it."""
        return self.launch.scratch_va + index * self.kernel.abi.waves * self.launch.scratch_wave_bytes

    def _has_room(self) -> bool:
        count = len(self.homes)
        if count * self.kernel.abi.waves >= MOST_WAVES:
            return False
        if not self.launch.scratch_wave_bytes:
            return True
        try:
            last = self._scratch(count + 1) - 1
            return self.memory.segment(last, Access.WRITE, self.launch.where).high > last
        except SimFault:
            return False
