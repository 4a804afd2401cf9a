"""Groups of one grid on several cores: which thread runs which, and where. Knows nothing of kernels."""

from __future__ import annotations

import ctypes
import os
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Protocol

from drivers.core.errors import SimFault

PIECES = 4  # of a grid for each worker
MOST_PIECES = 1 << 16
Pieces = deque[tuple[int, tuple[int, int]]]  # numbered ranges of groups


class GroupRunner(Protocol):
    """What can run groups."""

    def set_groups(self, first: int, end: int) -> None:
        """Which groups of the grid the next run takes."""

    def run(self) -> SimFault | None:
        """Run them; the fault that stopped it."""

    def run_pieces(self, pieces: Pieces) -> list[tuple[int, SimFault]]:
        """Run pieces until none is left; the fault that stopped it, with its piece's number."""


def run_together(
    workers: Sequence[GroupRunner], first: int, end: int, most: int = 1 << 62
) -> list[SimFault | None]:
    """Groups `first` to `end`, each worker in a thread of its own and the first in this one. Workers take the
    next piece of the grid, of about `most` groups or less, when they have done one, for cores are not equally
    fast.

    The fault of the lowest group that has one: pieces are taken in order, and whoever has one finishes it.
    """
    if len(workers) == 1 and end - first <= most:
        workers[0].set_groups(first, end)
        return [workers[0].run()]
    count = max(PIECES * len(workers), min((end - first) // most, MOST_PIECES))
    count = min(count, end - first)
    edges = [first + (end - first) * index // count for index in range(count + 1)]
    pieces = deque(enumerate(pairwise(edges)))
    here = current_core() if len(workers) > 1 else 0
    others = [pool().submit(run_elsewhere, worker, here, pieces) for worker in workers[1:]]
    faults = workers[0].run_pieces(pieces)
    for other in others:
        faults += other.result()
    return [fault for _, fault in sorted(faults, key=lambda each: each[0])]


def run_elsewhere(worker: GroupRunner, taken: int, pieces: Pieces) -> list[tuple[int, SimFault]]:
    """Run on another core than the one `taken`. Left alone, schedulers wake a thread where its waker runs,
    and a launch is over before they move it.
    """
    os.sched_setaffinity(0, cores() - {taken} or cores())
    return worker.run_pieces(pieces)


@cache
def c_library() -> ctypes.CDLL:
    return ctypes.CDLL(None)


def current_core() -> int:
    """Where this thread runs now."""
    return int(c_library().sched_getcpu())


@cache
def pool() -> ThreadPoolExecutor:
    """Threads for groups beside the first worker's; idle ones wait for work."""
    return ThreadPoolExecutor(max(1, len(cores()) - 1), "wave")


os.register_at_fork(after_in_child=pool.cache_clear)  # where none of its threads is left


_limit: list[int] = []


def set_threads(count: int | None) -> None:
    """How many threads a large grid takes, at most one a core; None: all cores."""
    _limit[:] = [] if count is None else [count]


def thread_count() -> int:
    """How many threads a large grid takes."""
    return min(*_limit, len(cores())) if _limit else len(cores())


@cache
def cores() -> frozenset[int]:
    """Cores this process may use, as it was when first asked."""
    return frozenset(os.sched_getaffinity(0))
