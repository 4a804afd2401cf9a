"""The cores: a launch's groups are handed out in pieces to the submitting thread and to threads that wait.

A piece is a call of native code, during which Python runs other threads.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from itertools import count
from queue import SimpleQueue
from threading import Event, Thread

PIECES = 4  # of a launch for each core, so that one that is disturbed does not hold the others up
WORTH_CYCLES = 60_000  # of a launch from which waking other threads pays
Entry = Callable[[int, int, int], None]
KIND = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)


class Job:
    """One launch in pieces. `run` takes pieces until none is left; the last to end sets `done`."""

    def __init__(self, entry: Entry, arguments: int, groups: int, pieces: int) -> None:
        self.entry, self.arguments, self.groups, self.pieces = entry, arguments, groups, pieces
        self.done = Event()
        self._next, self._ended = count(), count(1)

    def run(self) -> None:
        entry, groups, pieces = self.entry, self.groups, self.pieces
        while (piece := next(self._next)) < pieces:
            entry(self.arguments, piece * groups // pieces, (piece + 1) * groups // pieces)
            if next(self._ended) == pieces:
                self.done.set()


class Pool:
    """Threads for all cores but the one that submits, started with the first launch that is worth it."""

    def __init__(self, cores: int = 0) -> None:
        self.cores = cores or len(os.sched_getaffinity(0))
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._threads: list[Thread] = []

    def run(self, entry: Entry, arguments: int, groups: int, work: int) -> None:
        """Run groups 0..groups-1; returns when all are done."""
        if self.cores == 1 or groups == 1 or work < WORTH_CYCLES:
            entry(arguments, 0, groups)
            return
        if not self._threads:
            self._start()
        job = Job(entry, arguments, groups, min(groups, PIECES * self.cores))
        for _ in self._threads:
            self._jobs.put(job)
        job.run()
        job.done.wait()

    def close(self) -> None:
        """End the threads."""
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()
        self._threads.clear()

    def _start(self) -> None:
        for number in range(1, self.cores):
            thread = Thread(target=_work, args=(self._jobs,), name=f"cpu core {number}", daemon=True)
            thread.start()
            self._threads.append(thread)


def _work(jobs: SimpleQueue[Job | None]) -> None:
    while (job := jobs.get()) is not None:
        job.run()
