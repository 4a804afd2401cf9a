"""Which caches of one simulated card may hold old data, and what code was fetched.

Timing and capacity are not modelled: a line, once read, counts as cached until it is invalidated, so that a
missing invalidation is always found and never a matter of luck. Exact: the instruction cache, by content of
the lines a dispatch prefetches. Approximate: scalar (K$), vector (L0) and GL1 caches, each as a whole. A
queue must invalidate them between what orders it after writes (its doorbell, a wait, a drain) and its next
dispatch, unless no dispatch has read through them yet. Not modelled: L2 and its write-back before the host
reads.
"""

from __future__ import annotations

import ctypes
from collections import deque
from collections.abc import Mapping, Set
from typing import TYPE_CHECKING

from drivers.core.errors import SimFault
from drivers.sim.amd.memory import Access, AddressSpace

if TYPE_CHECKING:
    from drivers.sim.amd.ring import RingEngine

LINE_BYTES = 128
HOST_WROTE = "its doorbell follows host writes"
LEVELS = {"glk_inv": "K$", "glv_inv": "L0", "gl1_inv": "GL1"}


class Caches:
    """The read caches of one card. Engines report what they did; `check_data` and `check_code` complain.

    What may be stale is kept per queue: only a queue that was ordered after a write expects to see it.
    """

    def __init__(self) -> None:
        self._filled: set[str] = set()
        self._outdated: dict[RingEngine, dict[str, str]] = {}
        self._coming: dict[RingEngine, deque[Set[str]]] = {}  # what may be stale for each rung submission
        self._lines: dict[int, bytes] = {}
        self._programs: dict[tuple[int, int], bytes] = {}

    def host_may_have_written(self, queue: RingEngine, is_busy: bool = False) -> None:
        """A doorbell: everything the host stored before it must be seen by what follows.

        is_busy: what follows comes after earlier submissions, to which the new writes mean nothing.
        """
        if is_busy:
            self._coming.setdefault(queue, deque()).append(self._filled & LEVELS.keys())
        else:
            self._mark(queue, HOST_WROTE)

    def next_submission(self, queue: RingEngine) -> None:
        """The queue goes on to a submission whose doorbell came while it was busy."""
        found = self._outdated.setdefault(queue, {})
        for field in self._coming[queue].popleft():
            found.setdefault(field, HOST_WROTE)

    def synchronised(self, queue: RingEngine, va: int) -> None:
        """A wait on `va` ended: another engine's writes come before what follows."""
        self._mark(queue, f"it waited at {va:#x} for another engine")

    def drained(self, queue: RingEngine) -> None:
        """All waves ended, having read through the caches; what they wrote comes before what follows."""
        self._filled.update(LEVELS)
        self._mark(queue, "its earlier waves wrote memory")

    def forget(self, queue: RingEngine) -> None:
        """The queue is gone."""
        self._outdated.pop(queue, None)
        self._coming.pop(queue, None)

    def acquire(self, levels: frozenset[str], code: bool) -> None:
        """Invalidate some of `LEVELS`, and the instruction cache if `code`."""
        self._filled -= levels
        for queue, found in self._outdated.items():
            self._outdated[queue] = {field: why for field, why in found.items() if field not in levels}
        for queue, coming in self._coming.items():
            self._coming[queue] = deque(fields - levels for fields in coming)
        if code:
            self._lines.clear()
            self._programs.clear()

    def check_data(self, queue: RingEngine, where: Mapping[str, object]) -> None:
        """A dispatch is about to read through K$, L0 and GL1. Raises SimFault E_CACHE_STALE. Rule Q26."""
        found = self._outdated.get(queue)
        self._filled.update(LEVELS)
        if not found:
            return
        levels = ", ".join(f"{LEVELS[field]} ({field.upper()})" for field in found)
        reason = next(iter(found.values()))
        detail = f"{levels} may hold lines from before this queue was ordered: {reason}; ACQUIRE_MEM first"
        raise SimFault("E_CACHE_STALE", detail, where)

    def check_code(
        self, memory: AddressSpace, entry_va: int, size: int, where: Mapping[str, object]
    ) -> bytes:
        """Prefetch and return the lines at `entry_va`.

        Raises SimFault E_PC_RANGE past the mapping (rule W07), E_ICACHE_STALE for a line that changed (Q27).
        """
        low = entry_va - entry_va % LINE_BYTES
        segment = memory.segment(low, Access.EXECUTE, where)
        if low + size > segment.high:
            left = segment.high - low
            detail = f"INST_PREF_SIZE prefetches {size:#x} bytes from {low:#x}, {left:#x} are mapped as code"
            raise SimFault("E_PC_RANGE", detail, {**where, "va": segment.high})
        host = segment.host + low - segment.low
        if memory.reads is not None:
            memory.reads(host, size, where)
        code = ctypes.string_at(host, size)
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

    def _mark(self, queue: RingEngine, reason: str) -> None:
        found = self._outdated.setdefault(queue, {})
        for field in LEVELS:
            if field in self._filled:
                found.setdefault(field, reason)
