"""The bits of barriers in shared memory.

A barrier is 64 bits. Where ptxas 13.5's initial values put the counts: bits 20:1 the arrivals that are still
missing, as a negative number, 62:43 the same as it is at the start of a phase, 63 the phase. Believed: bits
42:21 count the bytes that are missing.
"""

from __future__ import annotations

from dataclasses import dataclass

COUNT, BYTES = 1 << 20, 1 << 22


@dataclass
class MBarrier:
    """phase, missing arrivals now and at the start of each phase, missing bytes."""

    phase: int
    missing: int
    each: int
    bytes: int

    @classmethod
    def of(cls, word: int) -> MBarrier:
        missing, each, count = -(word >> 1) % COUNT, -(word >> 43) % COUNT, word >> 21 & BYTES - 1
        return cls(word >> 63, missing, each, count - BYTES if count >> 21 else count)

    @property
    def word(self) -> int:
        counts = (-self.missing % COUNT) << 1 | (-self.each % COUNT) << 43
        return self.phase << 63 | counts | (self.bytes % BYTES) << 21

    def change(self, arrivals: int, count: int) -> None:
        """Threads arrive, bytes are expected (or came: negative); with nothing missing the phase is over."""
        self.missing -= arrivals
        self.bytes += count
        if self.missing == 0 and self.bytes == 0:
            self.phase, self.missing = self.phase ^ 1, self.each


@dataclass
class EarlyBarrier(MBarrier):
    """That of sm_80 to sm_89, which has no bytes: bits 29:0 how many arrivals a phase needs, 62:32 how many
    are missing, both as negative numbers, 63 the phase (so by the code that ptxas 13.0 makes there)."""

    @classmethod
    def of(cls, word: int) -> EarlyBarrier:
        return cls(word >> 63, -(word >> 32) % (1 << 31), -word % (1 << 30), 0)

    @property
    def word(self) -> int:
        missing, each = -self.missing % (1 << 31), -self.each % (1 << 30)
        return self.phase << 63 | missing << 32 | each
