"""Copies from global to shared memory that are on their way (LDGSTS): who reads or writes their bytes before
they have been waited for is told.

A warp's copies make groups, which LDGDEPBAR closes; it raises a scoreboard, which counts the groups that have
not landed. DEPBAR.LE waits until no more than a number of them are left, a wait of a control word for all. As
PTX ISA has it ("Data Movement and Conversion Instructions: Asynchronous copy"), groups land in their order.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from drivers.sim.nv.sm.interp.eager import Array
from drivers.sim.nv.sm.strict.races import SharedRaces, spread


class BlockCopy(NamedTuple):
    """Some bytes of one block's shared memory, by their places in the memory of all blocks."""

    block: int
    bytes: Array


class CopyGroup(NamedTuple):
    """Copies that land together. board: the scoreboard that is up until then."""

    board: int
    copies: list[BlockCopy]


class Copies:
    """Those of all warps. landed: is told of bytes that a warp's copies wrote."""

    def __init__(
        self, races: SharedRaces, blocks: int, landed: Callable[[int, Array], None] = lambda warp, at: None
    ) -> None:
        self.races, self.landed = races, landed
        self.is_late = np.zeros(blocks * races.size, np.bool_)
        self.open: dict[int, list[BlockCopy]] = defaultdict(list)
        self.closed: dict[int, list[CopyGroup]] = defaultdict(list)
        self.tied: dict[tuple[int, int], list[Array]] = defaultdict(list)

    def start(self, warps: Array, block: Array, addresses: Array, size: int) -> None:
        """Lanes of some warps copy `size` bytes each to these addresses of their blocks."""
        for warp in np.unique(warps).tolist():
            own = warps == warp
            number = int(block[own][0])
            at = spread(addresses[own] + number * self.races.size, size)
            at += np.tile(np.arange(size), int(own.sum()))
            self.is_late[at] = True
            self.open[warp].append(BlockCopy(number, at))

    def close(self, warps: Array, board: int) -> None:
        """What each warp started since the last time is a group."""
        for warp in warps.tolist():
            self.closed[warp].append(CopyGroup(board, self.open.pop(warp, [])))

    def wait(self, warps: Array, boards: int, left: int, step: int) -> None:
        """Let groups of these scoreboards (a bit each) land, all but the last `left`."""
        for warp in warps.tolist():
            groups = self.closed[warp]
            theirs = [g for g in groups if boards >> g.board & 1]
            for group in theirs[: len(theirs) - left]:
                groups.remove(group)
                for copy in group.copies:
                    self.land(warp, copy, step)

    def land(self, warp: int, copy: BlockCopy, step: int) -> None:
        """From now on the bytes are as if the warp had just written them."""
        self.is_late[copy.bytes] = False
        self.races.access(copy.bytes, 1, np.full(len(copy.bytes), warp), step, True)
        self.landed(warp, copy.bytes)

    def tie(self, warp: int, barrier: tuple[int, int]) -> None:
        """What a warp started so far lands when a barrier in shared memory says so."""
        groups = [*self.closed.pop(warp, []), CopyGroup(0, self.open.pop(warp, []))]
        self.tied[barrier] += [copy.bytes for group in groups for copy in group.copies]

    def over(self, barrier: tuple[int, int]) -> None:
        """The barrier's phase is over."""
        for at in self.tied.pop(barrier, []):
            self.is_late[at] = False
            self.races.forget(at)

    def touched(self, block: Array, addresses: Array, size: int) -> Array:
        """Which accesses meet bytes that are on their way."""
        at = (addresses + block * self.races.size)[:, None] + np.arange(size)
        made: Array = np.flatnonzero(self.is_late[at].any(axis=1))
        return made
