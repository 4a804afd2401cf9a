"""Which caches of one simulated card may hold old data, and what code was fetched.

Timing and capacity are not modelled: a line, once read, counts as cached until it is invalidated, so that a
missing invalidation is always found and never a matter of luck. Exact: the instruction cache, by content of
the lines a dispatch prefetches. Approximate: scalar (K$), vector (L0) and GL1 caches, each as a whole. A
queue must invalidate them between what orders it after writes (its doorbell, a wait, a drain) and its next
dispatch, unless no dispatch has read through them yet. L2: the lines of kernel arguments,
and in strict runs of what copies read, that it may hold and the host then writes; what it holds for the host
to read is `pci/l2.py`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Mapping, Set
from dataclasses import dataclass
from typing import NamedTuple

from drivers.core.errors import SimFault
from drivers.sim.memory import Access, AddressSpace

LINE_BYTES = 128
MAX_LINES = 256  # of kernel arguments that are looked at
MAX_COPIED = 64  # of what copies read: each is looked at whenever the host has run
COPY_LINES = 32  # of one copy
HOST_WROTE = "its doorbell follows host writes"
LEVELS = {"glk_inv": "K$", "glv_inv": "L0", "gl1_inv": "GL1"}


@dataclass
class CacheLine:
    """A line that L2 holds since `reader` read it; known while its address space keeps its translations."""

    generation: int
    data: bytes | None
    reader: str
    is_old: bool = False


Queue = Hashable  # a queue is only told from others
Lines = dict[tuple[AddressSpace, int], CacheLine]  # oldest first


class PlannedRead(NamedTuple):
    """What is about to be read and by whom, and `how` to see what the host wrote."""

    what: str
    reader: str
    how: str


class Caches:
    """The read caches of one card. Engines report what they did; `check_data` and `check_code` complain.

    What may be stale is kept per queue: only a queue that was ordered after a write expects to see it.
    """

    def __init__(self) -> None:
        self._filled: set[str] = set()
        self._outdated: dict[Queue, dict[str, str]] = {}
        self._coming: dict[Queue, deque[Set[str]]] = {}  # what may be stale for each rung submission
        self._lines: dict[int, bytes] = {}
        self._programs: dict[tuple[int, int], bytes] = {}
        self._arguments: Lines = {}
        self._copied: Lines = {}  # the first lines that copies read, in strict runs

    def host_may_have_written(self, queue: Queue, is_busy: bool = False) -> None:
        """A doorbell: everything the host stored before it must be seen by what follows.

        is_busy: what follows comes after earlier submissions, to which the new writes mean nothing.
        """
        if is_busy:
            self._coming.setdefault(queue, deque()).append(self._filled & LEVELS.keys())
        else:
            self._mark(queue, HOST_WROTE)

    def next_submission(self, queue: Queue) -> None:
        """The queue goes on to a submission whose doorbell came while it was busy."""
        found = self._outdated.setdefault(queue, {})
        for field in self._coming[queue].popleft():
            found.setdefault(field, HOST_WROTE)

    def synchronised(self, queue: Queue, va: int) -> None:
        """A wait on `va` ended: another engine's writes come before what follows."""
        self._mark(queue, f"it waited at {va:#x} for another engine")

    def drained(self, queue: Queue) -> None:
        """All waves ended, having read through the caches; what they wrote comes before what follows."""
        self._filled.update(LEVELS)
        self._mark(queue, "its earlier waves wrote memory")

    def forget(self, queue: Queue) -> None:
        """The queue is gone."""
        self._outdated.pop(queue, None)
        self._coming.pop(queue, None)

    def acquire(self, levels: frozenset[str], code: bool, l2: bool = False) -> None:
        """Invalidate some of `LEVELS`, the instruction cache if `code`, L2 if `l2`."""
        if l2:
            self._arguments.clear()
            self._copied.clear()
        self._filled -= levels
        for queue, found in self._outdated.items():
            self._outdated[queue] = {field: why for field, why in found.items() if field not in levels}
        for queue, coming in self._coming.items():
            self._coming[queue] = deque(fields - levels for fields in coming)
        if code:
            self._lines.clear()
            self._programs.clear()

    def check_data(self, queue: Queue, where: Mapping[str, object]) -> None:
        """A dispatch is about to read through K$, L0 and GL1. Raises SimFault E_CACHE_STALE. Rule Q26."""
        found = self._outdated.get(queue)
        self._filled.update(LEVELS)
        if not found:
            return
        levels = ", ".join(f"{LEVELS[field]} ({field.upper()})" for field in found)
        reason = next(iter(found.values()))
        detail = f"{levels} may hold lines from before this queue was ordered: {reason}; ACQUIRE_MEM first"
        raise SimFault("E_CACHE_STALE", detail, where)

    def host_has_run(self) -> None:
        """What the host wrote over lines that L2 holds, L2 does not see."""
        for (space, va), line in self._arguments.items():
            if not line.is_old and line.generation == space.generation:
                line.is_old = space.peek(va, LINE_BYTES) != line.data
        self._follow_copied(is_old=True)

    def host_runs(self) -> None:
        """What devices wrote went through L2."""
        for (space, va), line in self._arguments.items():
            if line.generation == space.generation:
                line.data = space.peek(va, LINE_BYTES)
        self._follow_copied(is_old=False)

    def _follow_copied(self, *, is_old: bool) -> None:
        """Copied lines whose memory has changed hold what it was before, or what it is now."""
        for (space, va), line in self._copied.items():
            now = space.peek(va, LINE_BYTES) if line.generation == space.generation else line.data
            if now != line.data:
                line.is_old, line.data = is_old, now

    def check_arguments(self, memory: AddressSpace, va: int, size: int, where: Mapping[str, object]) -> None:
        """A kernel is about to read its arguments. Raises SimFault E_CACHE_STALE. Rule Q26."""
        how = "ACQUIRE_MEM with GL2_INV first, or map them uncached"
        self._read(
            self._arguments, memory, va, size, PlannedRead("the kernel's arguments", "a kernel", how), where
        )

    def check_copy(
        self, name: str, memory: AddressSpace, va: int, size: int, where: Mapping[str, object]
    ) -> None:
        """`name` is about to read through L2. Raises SimFault E_CACHE_STALE. Rule Q26."""
        how = "GCR_REQ with GL2_INV first, or map it uncached"
        size = min(size, COPY_LINES * LINE_BYTES)
        self._read(self._copied, memory, va, size, PlannedRead(f"what {name} reads", name, how), where)

    def _read(
        self,
        lines: Lines,
        memory: AddressSpace,
        va: int,
        size: int,
        reading: PlannedRead,
        where: Mapping[str, object],
    ) -> None:
        """Lines that L2 holds from now on, remembered in `lines`, whoever read them before."""
        try:
            segment = memory.segment(va, Access.READ, where)
        except SimFault:
            return  # told to who reads
        if not segment.is_cached:
            return
        for at in range(va - va % LINE_BYTES, va + size, LINE_BYTES):
            found = self._old_line(memory, at)
            if found is not None:
                what = f"L2 holds {reading.what} at {at:#x} from before the host or another card wrote it"
                detail = f"{what}: {found.reader} read it then; {reading.how}"
                raise SimFault("E_CACHE_STALE", detail, {**where, "va": at, "level": "L2"})
            lines.pop((memory, at), None)
            lines[memory, at] = CacheLine(memory.generation, memory.peek(at, LINE_BYTES), reading.reader)
        while len(lines) > (MAX_COPIED if lines is self._copied else MAX_LINES):
            del lines[next(iter(lines))]

    def _old_line(self, memory: AddressSpace, at: int) -> CacheLine | None:
        """The line at `at` if L2 holds it and the host wrote it since, and no device after that."""
        line = self._arguments.get((memory, at))
        if line is not None and line.is_old and line.generation == memory.generation:
            return line
        line = self._copied.get((memory, at))
        if line is None or not line.is_old or line.generation != memory.generation:
            return None
        return line if memory.peek(at, LINE_BYTES) == line.data else None

    def check_code(
        self, memory: AddressSpace, entry_va: int, size: int, where: Mapping[str, object]
    ) -> bytes:
        """Prefetch and return the lines at `entry_va`.

        Raises SimFault E_PC_RANGE past the mapping (rule W07), E_ICACHE_STALE for a line that changed (Q27).
        """
        low = entry_va - entry_va % LINE_BYTES
        memory.segment(low, Access.EXECUTE, where)
        code = memory.code(low, size)
        if (left := len(code)) < size:
            detail = f"INST_PREF_SIZE prefetches {size:#x} bytes from {low:#x}, {left:#x} are mapped as code"
            raise SimFault("E_PC_RANGE", detail, {**where, "va": low + left})
        if memory.reads is not None:
            for host, part in memory.pieces(low, size, Access.EXECUTE, where):
                memory.reads(host, part, where)
        held = self._programs.get((low, size))
        if held == code:
            return code
        for at in range(0, size, LINE_BYTES):
            line = code[at : at + LINE_BYTES]
            if self._lines.setdefault(low + at, line) != line:
                detail = f"code at {low + at:#x} changed after it was fetched; ACQUIRE_MEM with GLI_INV first"
                raise SimFault("E_ICACHE_STALE", detail, {**where, "va": low + at})
        self._programs[low, size] = code
        return code

    def _mark(self, queue: Queue, reason: str) -> None:
        found = self._outdated.setdefault(queue, {})
        for field in LEVELS:
            if field in self._filled:
                found.setdefault(field, reason)
