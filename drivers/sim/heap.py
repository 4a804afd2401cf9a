"""A physical memory of the simulated machine (one card's VRAM, or GTT): taken ranges, and the bytes behind.

Stands where the kernel's memory managers stand. Ranges are contiguous, which a real machine allows but does
not promise; freed ranges are wiped at once, as amdgpu does with VRAM, so no one reads another owner's data.
"""

from __future__ import annotations

from bisect import bisect_left, insort

from drivers.sim.memory import PAGE_BYTES, Backing

# Ranges of at least this size start on a boundary of it, so that huge pages can map them.
LEAF_BYTES = 2 << 20


class RangeHeap:
    """First fit over free ranges. Offsets are bytes from the start of the memory, which may exist already."""

    def __init__(
        self, name: str, size_bytes: int, reserved_bytes: int, backing: Backing | None = None
    ) -> None:
        self.backing = backing or Backing(name, size_bytes)
        self.size_bytes = size_bytes
        self.free_bytes = size_bytes - reserved_bytes
        self._free = [(reserved_bytes, size_bytes)]
        self._taken: dict[int, int] = {}

    def allocate(self, size: int) -> int | None:
        """Offset of `size` bytes (rounded up to pages), or None when no free range is long enough."""
        size = -(-size // PAGE_BYTES) * PAGE_BYTES
        align = LEAF_BYTES if size >= LEAF_BYTES else PAGE_BYTES
        for index, (low, high) in enumerate(self._free):
            start = -(-low // align) * align
            if start + size <= high:
                rest = [part for part in ((low, start), (start + size, high)) if part[0] < part[1]]
                self._free[index : index + 1] = rest
                self._taken[start] = size
                self.free_bytes -= size
                return start
        return None

    def release(self, offset: int) -> None:
        """Wipe and give back what `allocate` returned."""
        size = self._taken.pop(offset)
        self.backing.wipe(offset, size)
        self.free_bytes += size
        index = bisect_left(self._free, (offset, 0))
        low, high = offset, offset + size
        if index < len(self._free) and self._free[index][0] == high:
            high = self._free.pop(index)[1]
        if index and self._free[index - 1][1] == low:
            low = self._free.pop(index - 1)[0]
        insort(self._free, (low, high))
