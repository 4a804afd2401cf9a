"""Who touched which byte since the last barrier of the block: two warps, one of them writing, are a race.

Shared memory is watched by bytes. So is global memory, until a launch uses atomics or fences there: with
these blocks may order their accesses in ways that are not followed here.
"""

from __future__ import annotations

import numpy as np

from drivers.sim.nv.sm.eager import Array

NOBODY, SEVERAL, ATOMIC = -1, -2, -3
PAGE = 1 << 12


class Bytes:
    """For each byte: the warp that wrote it last and the one that read it, with the number of barriers
    before."""

    def __init__(self, size: int) -> None:
        self.writer, self.reader = np.full(size, NOBODY, np.int64), np.full(size, NOBODY, np.int64)
        self.written, self.read = np.zeros(size, np.int64), np.zeros(size, np.int64)

    def load(self, at: Array, warp: Array, now: Array) -> Array:
        """Note reads; bool for those that meet another warp's write."""
        writer = self.writer[at]
        wrong: Array = (writer != NOBODY) & (writer != warp) & (self.written[at] == now)
        fresh = (self.read[at] == now) & (self.reader[at] != NOBODY) & (self.reader[at] != warp)
        self.reader[at] = np.where(fresh, SEVERAL, warp)
        several = self.reader[at] != warp  # another warp of this very step came behind
        self.reader[at[several]] = SEVERAL
        self.read[at] = now
        return wrong

    def store(self, at: Array, warp: Array, now: Array) -> Array:
        """Note writes; bool for those that meet another warp's access. warp: ATOMIC for atomics."""
        writer, reader = self.writer[at], self.reader[at]
        wrong = (writer != NOBODY) & (writer != warp) & (self.written[at] == now)
        wrong |= (reader != NOBODY) & (reader != warp) & (self.read[at] == now)
        self.writer[at], self.written[at] = warp, now
        met: Array = wrong | (self.writer[at] != warp)
        return met


def spread(values: Array, size: int) -> Array:
    """Each value for every byte of its access."""
    return np.repeat(values, size)


class SharedRaces:
    """Shared memory of some blocks."""

    def __init__(self, blocks: int, size: int) -> None:
        self.size, self.bytes = size, Bytes(blocks * size)
        self.now = np.zeros(blocks, np.int64)

    def passed(self, block: int) -> None:
        """All warps of the block went through a barrier."""
        self.now[block] += 1

    def access(
        self, block: Array, addresses: Array, size: int, warps: Array, write: bool, is_atomic: bool
    ) -> tuple[Array, Array]:
        """(accesses that are races, whether each found a byte that nobody wrote)."""
        at = spread(addresses + block * self.size, size) + np.tile(np.arange(size), len(addresses))
        now = spread(self.now[block], size)
        unwritten = (self.bytes.writer[at] == NOBODY).reshape(-1, size).any(axis=1)
        who = np.full(len(at), ATOMIC) if is_atomic else spread(warps, size)
        wrong = self.bytes.store(at, who, now) if write else self.bytes.load(at, who, now)
        return np.flatnonzero(wrong.reshape(-1, size).any(axis=1)), unwritten


class GlobalRaces:
    """Global memory of a launch, a page of bytes at a time. Two blocks are never ordered."""

    def __init__(self, blocks: int) -> None:
        self.pages: dict[int, Bytes] = {}
        self.now = np.zeros(blocks, np.int64)
        self.blocks = blocks
        self.ordered = False

    def passed(self, block: int) -> None:
        """All warps of the block went through a barrier."""
        self.now[block] += 1

    def access(
        self, block: Array, addresses: Array, size: int, warps: Array, write: bool, is_atomic: bool
    ) -> Array:
        """Accesses that are races."""
        if self.ordered or is_atomic:
            return np.zeros(0, np.int64)
        wrong = np.zeros(len(addresses), np.bool_)
        pages = addresses // PAGE
        for number in np.unique(pages).tolist():
            which = np.flatnonzero(pages == number)
            page = self.pages.setdefault(number, Bytes(PAGE))
            at = spread(addresses[which] % PAGE, size) + np.tile(np.arange(size), len(which))
            who, own = spread(warps[which], size), spread(block[which], size)
            met = self.meet(page, at, who, own, write)
            wrong[which] = met.reshape(-1, size).any(axis=1)
        return np.flatnonzero(wrong)

    def meet(self, page: Bytes, at: Array, who: Array, block: Array, write: bool) -> Array:
        """A time stands for a block and its barriers; of another block every access is of the same time."""
        times = self.now[block] * self.blocks + block
        met = np.zeros(len(at), np.bool_)
        for table, stamps in ((page.writer, page.written), (page.reader, page.read)):
            if table is page.reader and not write:
                continue
            foreign = (table[at] != NOBODY) & (stamps[at] % self.blocks != block)
            met |= foreign
        return met | (page.store(at, who, times) if write else page.load(at, who, times))
