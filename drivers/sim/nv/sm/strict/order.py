"""What each warp knows to be over: a step for each other warp, up to which all that it did came before.

Barriers of blocks and of clusters, and those in shared memory, hand that on from those that arrive to those
that pass: a vector clock, by steps of the executor.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from drivers.sim.nv.sm.interp.eager import Array

SEVERAL, NEVER = -2, -1


class WarpOrder:
    """The warps that run at once. arrivals: what those who arrived at a barrier in shared memory knew."""

    def __init__(self, warps: int) -> None:
        self.known = np.full((warps, warps), NEVER, np.int64)
        self.arrivals: dict[tuple[int, int], Array] = {}

    def meet(self, warps: Array, step: int) -> None:
        """All of these warps wait for each other."""
        rows = self.known[warps].max(axis=0)
        rows[warps] = step
        self.known[warps] = rows

    def told(self, warp: int, step: int) -> Array:
        """What whoever is told by a warp knows from then on."""
        row: Array = self.known[warp].copy()
        row[warp] = step
        return row

    def arrive(self, barrier: tuple[int, int], warp: int, step: int) -> None:
        """barrier: its block, and where it is there."""
        row = self.told(warp, step)
        before = self.arrivals.get(barrier)
        self.arrivals[barrier] = row if before is None else np.maximum(before, row)

    def learn(self, warp: int, row: Array | None) -> None:
        """A warp passes a barrier at which others told what they know."""
        if row is not None:
            self.known[warp] = np.maximum(self.known[warp], row)

    def before(self, who: Array) -> Callable[[Array, Array], Array]:
        """Whether accesses of other warps, at their steps, are over for each of `who`. Of SEVERAL it is not
        known which they were: it holds when there is one for which it would."""
        most = self.known.max(axis=1)[who]

        def is_before(other: Array, when: Array) -> Array:
            known = np.where(other >= 0, self.known[who, np.maximum(other, 0)], most)
            made: Array = when <= known
            return made

        return is_before
