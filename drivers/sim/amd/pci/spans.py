"""A set of bytes kept as sorted ranges that do not touch. The host data path remembers with it what the CPU
wrote and never flushed (`hdp.py`)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right


class Spans:
    """Ranges [low, high) of addresses."""

    def __init__(self) -> None:
        self._lows: list[int] = []
        self._highs: list[int] = []

    def add(self, low: int, high: int) -> None:
        """Put [low, high) in, joined with what it touches."""
        first = bisect_left(self._highs, low)
        last = bisect_right(self._lows, high)
        if first < last:
            low, high = min(low, self._lows[first]), max(high, self._highs[last - 1])
        self._lows[first:last], self._highs[first:last] = [low], [high]

    def overlap(self, low: int, high: int) -> tuple[int, int] | None:
        """The first part of [low, high) that is in the set."""
        at = bisect_right(self._highs, low)
        if at == len(self._lows) or self._lows[at] >= high:
            return None
        return max(low, self._lows[at]), min(high, self._highs[at])

    def clear(self) -> None:
        self._lows.clear()
        self._highs.clear()
