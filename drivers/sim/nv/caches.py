"""What the caches of multiprocessors hold from before: constants, instructions, data. One set for a card.

Constants and code are kept by line, as they were when a launch read them; of data only whether a launch read
any since somebody else wrote. A launch that would read old lines is E_CACHE_STALE or E_ICACHE_STALE. That a
card needs the invalidations is what its methods and QMD fields are for; NVIDIA's own user-space driver sets
them (inferred, nobody has shown it here).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from drivers.core.errors import SimFault
from drivers.sim.nv.mmu import GpuMemory

CONSTANT_LINE, CODE_LINE = 64, 128
MAX_LINES = 1 << 14  # of each kind that are remembered


@dataclass
class CacheLines:
    """Lines of one cache, by address space and address."""

    bytes_each: int
    held: dict[tuple[GpuMemory, int], bytes] = field(default_factory=dict)

    def read(self, memory: GpuMemory, va: int, size: int, data: bytes) -> int | None:
        """Remember [va, va + size), which holds `data`; the address of a line that is held otherwise."""
        first = va - va % self.bytes_each
        for at in range(first, va + size, self.bytes_each):
            low, high = max(at, va) - va, min(at + self.bytes_each, va + size) - va
            line, key = data[low:high], (memory, at)
            held = self.held.get(key)
            if held is not None and len(held) == len(line) and held != line:
                return at
            self.held[key] = line
        while len(self.held) > MAX_LINES:
            del self.held[next(iter(self.held))]
        return None

    def forget(self, memory: GpuMemory, va: int, size: int) -> None:
        for at in range(va - va % self.bytes_each, va + size, self.bytes_each):
            self.held.pop((memory, at), None)


class Caches:
    """`outdated`: why the data cache may hold what is no longer so; '' while it does not."""

    def __init__(self) -> None:
        self.constants, self.code = CacheLines(CONSTANT_LINE), CacheLines(CODE_LINE)
        self.is_filled = False
        self.outdated = ""

    def invalidate(self, *, constant: bool = False, instruction: bool = False, data: bool = False) -> None:
        """Drop whole caches."""
        if constant:
            self.constants.held.clear()
        if instruction:
            self.code.held.clear()
        if data:
            self.is_filled, self.outdated = False, ""

    def others_wrote(self, how: str) -> None:
        """Memory may have changed under the data cache: the host, a copy engine or another channel ran."""
        if self.is_filled:
            self.outdated = how

    def check_data(self, where: Mapping[str, object]) -> None:
        """A launch reads through the data cache. Raises SimFault E_CACHE_STALE."""
        if self.outdated:
            what = f"a launch after {self.outdated} reads through a data cache that earlier launches filled"
            detail = f"{what}; INVALIDATE_SHADER_DATA_CACHE first"
            raise SimFault("E_CACHE_STALE", detail, {**where, "level": "L1"})
        self.is_filled = True

    def check_constants(
        self, memory: GpuMemory, bank: int, va: int, data: bytes, where: Mapping[str, object]
    ) -> None:
        """A launch reads a constant bank. Raises SimFault E_CACHE_STALE."""
        at = self.constants.read(memory, va, len(data), data)
        if at is not None:
            detail = (
                f"constant bank {bank} at {at:#x} changed since a launch read it; CONSTANT_BUFFER_INVALIDATE"
            )
            raise SimFault("E_CACHE_STALE", detail, {**where, "va": at, "level": "constant"})

    def check_code(self, memory: GpuMemory, va: int, data: bytes, where: Mapping[str, object]) -> None:
        """A launch fetches instructions. Raises SimFault E_ICACHE_STALE."""
        at = self.code.read(memory, va, len(data), data)
        if at is not None:
            detail = f"code at {at:#x} changed since it was fetched; INVALIDATE_INSTRUCTION_CACHE first"
            raise SimFault("E_ICACHE_STALE", detail, {**where, "va": at})
