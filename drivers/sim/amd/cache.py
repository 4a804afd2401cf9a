"""Which caches of one simulated card may hold old data, and what code was fetched.

Timing and capacity are not modelled: a line, once read, counts as cached until it is invalidated, so that a
missing invalidation is always found and never a matter of luck. Exact: the instruction cache, by content of
the lines a dispatch prefetches. Approximate: scalar (K$), vector (L0) and GL1 caches, each as a whole and per
card: they must be invalidated between any dispatch and a later one that a doorbell, a wait or a drain orders
after other writes. Not modelled: L2 (coherent on one card) and its write-back before the host reads.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from typing import TYPE_CHECKING

from drivers.core.errors import SimFault
from drivers.sim.amd.memory import Access, AddressSpace

if TYPE_CHECKING:
    from drivers.sim.amd.ring import RingEngine

LINE_BYTES = 128
LEVELS = {"glk_inv": "K$", "glv_inv": "L0", "gl1_inv": "GL1"}


class Caches:
    """The read caches of one card. Engines report what they did; `check_data` and `check_code` complain."""

    def __init__(self) -> None:
        self._filled: set[str] = set()
        self._outdated: dict[str, str] = {}
        self._lines: dict[int, bytes] = {}
        self._programs: dict[tuple[int, int], bytes] = {}

    def host_may_have_written(self, queue: RingEngine) -> None:
        """A doorbell: everything the host stored before it must be seen by what follows."""
        self._mark("the doorbell of " + queue.name + " follows host writes")

    def synchronised(self, queue: RingEngine, va: int) -> None:
        """A wait on `va` ended: another engine's writes come before what follows."""
        self._mark(f"{queue.name} waited at {va:#x} for another engine")

    def drained(self, queue: RingEngine) -> None:
        """All waves ended, having read through the caches; what they wrote comes before what follows."""
        self._filled.update(LEVELS)
        self._mark(f"earlier waves of {queue.name} wrote memory")

    def acquire(self, levels: frozenset[str], code: bool) -> None:
        """Invalidate some of `LEVELS`, and the instruction cache if `code`."""
        self._filled -= levels
        if self._outdated:
            self._outdated = {field: why for field, why in self._outdated.items() if field not in levels}
        if code:
            self._lines.clear()
            self._programs.clear()

    def check_data(self, where: Mapping[str, object]) -> None:
        """A dispatch is about to read through K$, L0 and GL1. Raises SimFault E_CACHE_STALE. Rule Q26."""
        if not self._outdated:
            self._filled.update(LEVELS)
            return
        levels = ", ".join(f"{LEVELS[field]} ({field.upper()})" for field in self._outdated)
        reason = next(iter(self._outdated.values()))
        detail = f"{levels} may hold lines read by an earlier dispatch, and {reason}; ACQUIRE_MEM first"
        raise SimFault("E_CACHE_STALE", detail, where)

    def check_code(self, memory: AddressSpace, entry_va: int, size: int, where: Mapping[str, object]) -> None:
        """Fetch the lines at `entry_va`. Raises SimFault E_ICACHE_STALE when one has changed. Rule Q27."""
        low = entry_va - entry_va % LINE_BYTES
        segment = memory.segment(low, Access.EXECUTE, where)
        size = min(size, segment.high - low)
        code = ctypes.string_at(segment.host + low - segment.low, size)
        held = self._programs.get((low, size))
        if held == code:
            return
        for at in range(0, size, LINE_BYTES):
            line = code[at : at + LINE_BYTES]
            if self._lines.setdefault(low + at, line) != line:
                detail = f"code at {low + at:#x} changed after it was fetched; ACQUIRE_MEM with GLI_INV first"
                raise SimFault("E_ICACHE_STALE", detail, {**where, "va": low + at})
        self._programs[low, size] = code

    def _mark(self, reason: str) -> None:
        for field in LEVELS:
            if field in self._filled:
                self._outdated.setdefault(field, reason)
