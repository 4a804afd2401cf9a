"""Who touched which byte, and what of it is surely over: two warps, one of them writing, are a race where
nothing orders them.

Shared memory is watched by bytes; barriers of blocks and clusters, and those in shared memory, order warps
(order.py). So is global memory, until a launch uses atomics or fences there: with these blocks may order
their accesses in ways that are not followed here.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from drivers.sim.nv.sm.interp.eager import Array
from drivers.sim.nv.sm.strict.order import NEVER, SEVERAL, WarpOrder

NOBODY = -1
PAGE = 1 << 12
Before = Callable[[Array, Array], Array]  # warps, times of accesses -> which are over for who asks now


class Bytes:
    """For each byte: the warp that wrote it last, whether by an atomic, and the one that read it, with the
    times."""

    def __init__(self, size: int) -> None:
        self.writer, self.reader = np.full(size, NOBODY, np.int64), np.full(size, NOBODY, np.int64)
        self.written, self.read = np.zeros(size, np.int64), np.zeros(size, np.int64)
        self.is_atomic = np.zeros(size, np.bool_)

    def load(self, at: Array, warp: Array, now: Array, is_before: Before, is_atomic: bool = False) -> Array:
        """Note reads; bool for those that meet another warp's write. Reads that belong to an atomic meet no
        atomic, and are not noted."""
        writer, reader = self.writer[at], self.reader[at]
        wrong: Array = (writer != NOBODY) & (writer != warp) & ~is_before(writer, self.written[at])
        if is_atomic:
            alone: Array = wrong & ~self.is_atomic[at]
            return alone
        fresh = (reader != NOBODY) & (reader != warp) & ~is_before(reader, self.read[at])
        self.reader[at] = np.where(fresh, SEVERAL, warp)
        several = self.reader[at] != warp  # another warp of this very step came behind
        self.reader[at[several]] = SEVERAL
        self.read[at] = now
        return wrong

    def store(self, at: Array, warp: Array, now: Array, is_before: Before, is_atomic: bool = False) -> Array:
        """Note writes; bool for those that meet another warp's access, unless both are atomics."""
        writer, reader = self.writer[at], self.reader[at]
        other = (writer != NOBODY) & (writer != warp) & ~is_before(writer, self.written[at])
        wrong = other & ~(self.is_atomic[at] & is_atomic)
        wrong |= (reader != NOBODY) & (reader != warp) & ~is_before(reader, self.read[at])
        self.writer[at] = np.where(other, SEVERAL, warp) if is_atomic else warp
        self.written[at], self.is_atomic[at] = now, is_atomic
        met: Array = self.writer[at] != warp
        if is_atomic:
            self.writer[at[met]] = SEVERAL
        found: Array = wrong if is_atomic else wrong | met
        return found


def spread(values: Array, size: int) -> Array:
    """Each value for every byte of its access."""
    return np.repeat(values, size)


class SharedRaces:
    """Shared memory of some blocks."""

    def __init__(self, blocks: int, size: int, order: WarpOrder) -> None:
        self.size, self.bytes, self.order = size, Bytes(blocks * size), order
        self.is_barrier = np.zeros(blocks * size, np.bool_)

    def places(self, block: Array, addresses: Array, size: int) -> Array:
        """Of each byte of accesses, in the memory of all blocks."""
        return spread(addresses + block * self.size, size) + np.tile(np.arange(size), len(addresses))

    def access(
        self, at: Array, size: int, warps: Array, step: int, write: bool, is_atomic: bool = False
    ) -> tuple[Array, Array]:
        """(accesses that are races, [accesses, bytes] that nobody wrote). at: see `places`; barriers that are
        read as words order others' accesses and are none themselves."""
        unwritten = (self.bytes.writer[at] == NOBODY).reshape(-1, size)
        who, now = spread(warps, size), np.full(len(at), step)
        before = self.order.before(who)
        wrong = (self.bytes.store(at, who, now, before, is_atomic) if write
                 else self.bytes.load(at, who, now, before, is_atomic))  # fmt: skip
        wrong &= ~self.is_barrier[at]
        return np.flatnonzero(wrong.reshape(-1, size).any(axis=1)), unwritten

    def forget(self, at: Array) -> None:
        """Somebody wrote these bytes before anything that is compared with it."""
        self.bytes.writer[at], self.bytes.written[at] = SEVERAL, NEVER


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
        """A time stands for a block and its barriers; of another block every access is of the same time. What
        several blocks read has the time NEVER."""
        times = self.now[block] * self.blocks + block
        met = np.zeros(len(at), np.bool_)
        for table, stamps in ((page.writer, page.written), (page.reader, page.read)):
            if table is page.reader and not write:
                continue
            met |= (table[at] != NOBODY) & self.is_of_another(stamps[at], block)

        def before(other: Array, when: Array) -> Array:
            made: Array = when != times
            return made

        if write:
            return met | page.store(at, who, times, before)
        several = (page.reader[at] != NOBODY) & self.is_of_another(page.read[at], block)
        met |= page.load(at, who, times, before)
        several |= page.read[at] != times  # another block reads in this very step
        page.read[at[several]] = NEVER
        return met

    def is_of_another(self, times: Array, block: Array) -> Array:
        """Of another block, or of several."""
        made: Array = (times == NEVER) | (times % self.blocks != block)
        return made
