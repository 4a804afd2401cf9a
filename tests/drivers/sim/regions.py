"""Memory without page tables, for tests of what stands on a Translator."""

from __future__ import annotations

from drivers.sim.memory import Segment


class Regions:
    """A Translator over a plain list of regions."""

    def __init__(self) -> None:
        self.version = 0
        self._regions: list[Segment] = []

    def add(self, va: int, host: int, size: int, writable: bool = True, executable: bool = True) -> None:
        """Map `size` bytes of process memory at `host` to `va`."""
        self._regions.append(Segment(va, va + size, host, writable, executable))
        self.version += 1

    def remove(self, va: int) -> None:
        """Unmap the region that starts at `va`."""
        self._regions = [region for region in self._regions if region.low != va]
        self.version += 1

    def walk(self, va: int) -> Segment | None:
        return next((r for r in self._regions if r.low <= va < r.high), None)

    def peek(self, va: int) -> Segment | None:
        return self.walk(va)

    def neighbours(self, va: int) -> str:
        below = max((r.high for r in self._regions if r.high <= va), default=None)
        return "nothing lies below" if below is None else f"the region below ends at {below:#x}"
