"""Who owns which virtual addresses of one process, and who owned them: names for faults.

Serves the KFD model, which adds and removes, and `mappings.py`, which asks when an address does not
translate.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections import deque
from dataclasses import dataclass

REMEMBERED_FREES = 4096


@dataclass(frozen=True, order=True)
class AllocatedRange:
    """[low, high) of virtual addresses and what it is, such as ``VRAM handle 0x100000003``."""

    low: int
    high: int
    name: str


class AllocationMap:
    """Live ranges, sorted, and the last freed ones."""

    def __init__(self) -> None:
        self._live: list[AllocatedRange] = []
        self._freed: deque[AllocatedRange] = deque(maxlen=REMEMBERED_FREES)

    def add(self, owned: AllocatedRange) -> None:
        insort(self._live, owned)

    def remove(self, owned: AllocatedRange) -> None:
        """The range is freed: from now on it is named only as such."""
        self._live.remove(owned)
        self._freed.append(owned)

    def neighbours(self, va: int) -> str:
        """One phrase: the freed range that held `va`, or the live ones around it."""
        inside = next((r for r in self._live if r.low <= va < r.high), None)
        if inside is not None:
            return f"it belongs to {_show(inside)}, allocated but not mapped to this GPU"
        freed = next((r for r in reversed(self._freed) if r.low <= va < r.high), None)
        past = f"it was {_show(freed)}, which has been freed; " if freed else ""
        index = bisect_right(self._live, va, key=lambda r: r.low)
        below = self._live[index - 1] if index else None
        above = self._live[index] if index < len(self._live) else None
        low = f"{_show(below)} ends {va - below.high:#x} bytes below" if below else "nothing is mapped below"
        high = (
            f"{_show(above)} starts {above.low - va:#x} bytes above" if above else "nothing is mapped above"
        )
        return f"{past}{low}, {high}"


def _show(owned: AllocatedRange) -> str:
    return f"{owned.name} {owned.low:#x}..{owned.high:#x}"
