"""The cores: a launch's groups are handed out in pieces to the submitting thread and to others that wait."""

from __future__ import annotations

import atexit
import ctypes
import os
from collections.abc import Callable
from functools import cache
from threading import Lock

from drivers.cpu.team import MOST_PIECES, Team, is_known

PIECES = 16  # of a launch for each core, so that one that is disturbed does not hold the others up
WORTH_CYCLES = 20_000  # of a launch from which handing it out pays while the others are awake
KIND = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)


class Pool:
    """All cores, the one that submits included. Threads start with the first launch that is worth it."""

    def __init__(self, cores: int = 0) -> None:
        self.cores = cores or (len(os.sched_getaffinity(0)) if is_known() else 1)
        self._entries: dict[int, Callable[[int, int, int], None]] = {}
        self.forget()

    def forget(self) -> None:
        """Begin without threads, as in a forked child, where the parent's are not."""
        self._team: Team | None = None
        self._busy = Lock()

    def run(self, address: int, arguments: int, groups: int, work: int) -> None:
        """Run groups 0..groups-1 of the native code at an address; returns when all are done. While another
        thread's launch has the cores, this one stays where it is. work: its time in cycles of one core."""
        if self.cores == 1 or groups == 1 or work < WORTH_CYCLES or not self._busy.acquire(blocking=False):
            entry = self._entries.get(address)
            if entry is None:
                entry = self._entries[address] = KIND(address)
            entry(arguments, 0, groups)
            return
        try:
            if self._team is None:
                self._team = Team(self.cores - 1)
            self._team.run(address, arguments, groups, min(groups, PIECES * self.cores, MOST_PIECES))
        finally:
            self._busy.release()

    def close(self) -> None:
        """End the threads."""
        with self._busy:
            if self._team is not None:
                self._team.close()
                self._team = None


@cache
def pool() -> Pool:
    """The process's own: devices share its cores."""
    made = Pool()
    os.register_at_fork(after_in_child=made.forget)
    atexit.register(made.close)  # a thread that ran on would outlive its code
    return made
