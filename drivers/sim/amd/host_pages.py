"""What the host touches while work is pending: pages that are closed to it and that its touch opens.

A closed page faults at the host's first read and first write; the handler in `wave/native/trap.cpp` notes the
address, copies a page that is about to be written, and opens it, so that the host goes on and notices
nothing. Known exactly: the first read and the first write of each page, and all bytes whose value changed. A
system call on a closed page fails with EFAULT: the kernel's own accesses raise no signal. Knows no GPU.
"""

from __future__ import annotations

import mmap
import signal
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cache
from platform import machine
from typing import Any, NamedTuple

import numpy as np

from drivers.core import libc
from drivers.core.errors import HostError
from drivers.sim.amd import host_trap
from drivers.sim.amd.host_trap import WROTE
from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.libraries import native_text

PAGE_BYTES = mmap.PAGESIZE
OPEN = libc.PROT_READ | libc.PROT_WRITE
MOST_TOUCHES = 1 << 16
MOST_COPIES = 1 << 13  # pages; of what is written beyond, the first write of each is known
ACTION_BYTES, FLAGS_AT = 152, 136  # struct sigaction of 64-bit Linux: handler, mask, flags, restorer
# Where x86-64 says that a fault was a write: bit 1 of REG_ERR. Source: glibc sys/ucontext.h.
ERROR_AT = 192 if machine() == "x86_64" else 0
SA_SIGINFO, SA_ONSTACK, SA_RESTART = 0x4, 0x0800_0000, 0x1000_0000
Words = np.ndarray[Any, np.dtype[np.uint64]]
Bytes = np.ndarray[Any, np.dtype[np.uint8]]


class Touch(NamedTuple):
    """The host touched `size` bytes at `address` of this process. verb: "read" or "write"."""

    verb: str
    address: int
    size: int


class HostPages:
    """The closed pages of this process."""

    def __init__(self) -> None:
        self._log: Words = np.zeros(MOST_TOUCHES, np.uint64)
        self._copied_pages: Words = np.zeros(MOST_COPIES, np.uint64)
        flags = libc.MAP_PRIVATE | libc.MAP_ANONYMOUS | libc.MAP_NORESERVE
        copies = libc.mmap(None, MOST_COPIES * PAGE_BYTES, OPEN, flags, -1, 0)
        self._copies = np.frombuffer(libc.view(copies, MOST_COPIES * PAGE_BYTES), np.uint8)
        self._before = np.zeros(ACTION_BYTES, np.uint8)
        self._ranges: dict[int, tuple[int, Bytes]] = {}
        self._touched: set[int] = set()  # ranges that are not all closed
        self._tables: list[Words] = []  # the last ones: another thread may be looking at one
        llvm = engine()
        data = llvm.kept(f"trap {native_text('trap')}", lambda: llvm.compile_quickly(native_text("trap")))
        linked = llvm.load(data, ["db_touched", "db_trap_words"])
        self._handler = linked["db_touched"]
        self.words: Words = np.frombuffer(libc.view(linked["db_trap_words"], 8 * host_trap.WORDS), np.uint64)
        self._fill_words(copies)

    def _fill_words(self, copies: int) -> None:
        words = self.words
        words[host_trap.LOG], words[host_trap.MOST_LOGGED] = self._log.ctypes.data, MOST_TOUCHES
        words[host_trap.COPIES], words[host_trap.MOST_COPIED] = copies, MOST_COPIES
        words[host_trap.COPIED_PAGES] = self._copied_pages.ctypes.data
        words[host_trap.MPROTECT], words[host_trap.SIGACTION] = map(libc.symbol, ("mprotect", "sigaction"))
        words[host_trap.BEFORE] = self._before.ctypes.data
        words[host_trap.PAGE_SIZE], words[host_trap.ERROR_AT] = PAGE_BYTES, ERROR_AT

    def close(self, ranges: Iterable[tuple[int, int]]) -> None:
        """From now on touches of whole pages, each [low, high), are noted, also where they were already."""
        new = [(low, high) for low, high in ranges if low not in self._ranges or low in self._touched]
        is_known = all(low in self._ranges for low, _ in new)
        for low, high in new:
            if low in self._touched:
                self._ranges[low][1].fill(0)
            else:
                self._ranges[low] = high, np.zeros((high - low) // PAGE_BYTES, np.uint8)
        self._touched.difference_update(low for low, _ in new)  # other machines have theirs
        self._listen()
        if not is_known:
            self._publish()
        refused = [low for low, high in new if not _protect(low, high, libc.PROT_NONE)]
        for low in refused:
            del self._ranges[low]
        if refused:
            self._publish()

    def collect(self, lows: Iterable[int]) -> list[Touch]:
        """What was touched of what was closed from each of `lows` on, in no order of time. What was not
        touched stays closed.
        """
        ends = sorted((low, self._ranges[low][0]) for low in lows if low in self._ranges)
        found = [*self._first_touches(ends), *self._changes(ends)]
        self._touched.update(ends[_place(ends, touch.address)][0] for touch in found)
        return found

    def open(self, lows: Iterable[int]) -> list[Touch]:
        """As `collect`, and open it."""
        gone = {low: self._ranges[low][0] for low in lows if low in self._ranges}
        for low, high in gone.items():
            _protect(low, high, OPEN)
        found = self.collect(gone)
        for low in gone:
            del self._ranges[low]
        self._touched -= gone.keys()
        self._publish()
        return found

    def _publish(self) -> None:
        """A new table in one store: a thread that faults sees this one or the one before."""
        words = [len(self._ranges)]
        for low, (high, states) in self._ranges.items():
            words += low, high, states.ctypes.data
        table = np.array(words, np.uint64)
        self._tables = [*self._tables[-3:], table]
        self.words[host_trap.TABLE] = table.ctypes.data

    def _listen(self) -> None:
        """Be asked first; others, such as faulthandler, get what is not ours."""
        now = np.zeros(ACTION_BYTES, np.uint8)
        libc.sigaction(signal.SIGSEGV, 0, now.ctypes.data)
        if int(now[:8].view(np.uint64)[0]) == self._handler:
            return
        self._before[:] = now
        mine = np.zeros(ACTION_BYTES, np.uint8)
        mine[:8].view(np.uint64)[0] = self._handler
        mine[FLAGS_AT : FLAGS_AT + 4].view(np.uint32)[0] = SA_SIGINFO | SA_ONSTACK | SA_RESTART
        libc.sigaction(signal.SIGSEGV, mine.ctypes.data, 0)

    def _first_touches(self, ranges: list[tuple[int, int]]) -> list[Touch]:
        count = min(int(self.words[host_trap.LOGGED]), MOST_TOUCHES)
        mine, others = [], []
        for word in self._log[:count].tolist():
            address = word & WROTE - 1
            if _lies_in(ranges, address):
                mine.append(Touch("write" if word & WROTE else "read", address, 1))
            else:
                others.append(word)
        self._log[: len(others)] = others
        self.words[host_trap.LOGGED] = len(others)
        return mine

    def _changes(self, ranges: list[tuple[int, int]]) -> list[Touch]:
        """What was written with another value, by runs of bytes."""
        count = min(int(self.words[host_trap.COPIED]), MOST_COPIES)
        found: list[Touch] = []
        last = 0  # of the copies that are still needed
        for slot, page in enumerate(self._copied_pages[:count].tolist(), 1):
            if _lies_in(ranges, page):
                found += _differences(page, self._copies[(slot - 1) * PAGE_BYTES : slot * PAGE_BYTES])
                self._copied_pages[slot - 1] = 0
            elif page:
                last = slot
        self.words[host_trap.COPIED] = last
        return found


def _place(ranges: list[tuple[int, int]], address: int) -> int:
    """The last of `ranges` that begins at or before `address`."""
    return bisect_right(ranges, address, key=lambda found: found[0]) - 1


def _lies_in(ranges: list[tuple[int, int]], address: int) -> bool:
    at = _place(ranges, address)
    return at >= 0 and address < ranges[at][1]


def _differences(page: int, old: Bytes) -> Iterator[Touch]:
    now = np.frombuffer(libc.view(page, PAGE_BYTES), np.uint8)
    for first, last in _runs(np.flatnonzero(old != now)):
        yield Touch("write", page + first, last + 1 - first)


@cache
def host_pages() -> HostPages:
    """The process's one set."""
    return HostPages()


def _runs(places: np.ndarray[Any, np.dtype[np.intp]]) -> list[tuple[int, int]]:
    """(first, last) of each run of consecutive numbers."""
    if not len(places):
        return []
    cuts = np.flatnonzero(np.diff(places) != 1)
    firsts, lasts = places[np.r_[0, cuts + 1]], places[np.r_[cuts, len(places) - 1]]
    return list(zip(firsts.tolist(), lasts.tolist(), strict=True))


def _protect(low: int, high: int, rights: int) -> bool:
    """False where the range is not mapped any more, or the system will not have more ranges."""
    try:
        libc.mprotect(low, high - low, rights)
    except HostError:
        return False
    return True
