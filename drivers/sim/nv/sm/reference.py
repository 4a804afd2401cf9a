"""The reference executor: numpy over the lanes of many warps, one instruction after the other, every check
made.

The group of lanes that is furthest behind runs first, so that loops end together.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from drivers.sim.nv.sm import atomics, barriers, bulk, cluster, exchange, flow, traffic, warpgroup
from drivers.sim.nv.sm.code import LaunchCode, PlacedInst
from drivers.sim.nv.sm.eager import Array
from drivers.sim.nv.sm.groups import RUNNING, Groups
from drivers.sim.nv.sm.meaning import MEANINGS
from drivers.sim.nv.sm.request import FaultKind, Launch, VirtualMemory
from drivers.sim.nv.sm.warps import LANES

MATRIX = ("HMMA", "IMMA", "QMMA", "BMMA", "DMMA", "MOVM")  # need all lanes of a warp
HANDLERS: dict[str, Any] = {
    **MEANINGS,
    **traffic.handles.known,
    **atomics.handles.known,
    **exchange.handles.known,
}
HANDLERS |= barriers.handles.known
HANDLERS |= {**flow.handles.known, **warpgroup.handles.known, **bulk.handles.known, **cluster.handles.known}
NO_BUDGET = 1 << 62
MOST_STEPS = 1 << 20  # of some blocks; some minutes
# After so many steps whoever waited longest runs for a while, lest a loop wait for those behind it.
TURNS, WHILE = 256, 32


class ReferenceRun(Groups):
    """Some blocks, run to their end."""

    def __init__(
        self, launch: Launch, memory: VirtualMemory, code: LaunchCode, blocks: range, budget: int
    ) -> None:
        super().__init__(launch, memory, code, blocks)
        self.budget = budget
        self.last_step = np.zeros(self.total, np.int64)
        self.executed = self.favourite = 0
        self.clock = np.zeros(self.total // LANES, np.int64)  # cycles that each warp's stalls make

    def run(self) -> None:
        while self.alive.any():
            self.step()

    def step(self) -> None:
        """One instruction for the group, in every warp, that is furthest behind."""
        ready = self.alive & (self.blocked == RUNNING)
        if self.alone.any():
            ready &= self.may_run(ready)
        if not ready.any():
            self.stuck()
        lanes = np.flatnonzero(ready)
        self.steps += 1
        if self.steps % TURNS == 0:
            self.favourite = int(lanes[np.argmin(self.last_step[lanes])])
        is_turn = self.steps >= TURNS and self.steps % TURNS < WHILE and ready[self.favourite]
        pc = int(self.pc[self.favourite] if is_turn else self.pc[lanes].min())
        lanes = lanes[self.pc[lanes] == pc]
        lanes = self.one_group(lanes)
        self.last_step[lanes] = self.steps
        self.execute(self.code.at(pc), lanes)

    def may_run(self, ready: Array) -> Array:
        """In a warp with lanes that run alone, only those of the first such group."""
        alone = np.flatnonzero(ready & self.alone)
        first = np.full(self.total // LANES, self.total)
        np.minimum.at(first, alone // LANES, self.group[alone])
        own = np.repeat(first, LANES)
        made: Array = (own == self.total) | (self.alone & (self.group == own))
        return made

    def one_group(self, lanes: Array) -> Array:
        """Of each warp the lanes of one group."""
        group, warp = self.group[lanes], lanes // LANES
        least = np.full(self.total // LANES, self.total)
        np.minimum.at(least, warp, group)
        made: Array = lanes[group == least[warp]]
        return made

    def execute(self, inst: PlacedInst, lanes: Array) -> None:
        self.select(lanes)
        self.considered = lanes
        warps = self.warps_at
        self.executed += len(warps)
        self.clock[warps] += max(1, inst.word.stall)
        if self.executed > self.budget or self.steps > MOST_STEPS:
            self.fault(
                inst, FaultKind.ENDLESS, f"{self.executed - 1} instructions were not enough for this launch"
            )
        self.begin(inst)
        self.pc[lanes] = inst.pc + 16
        with np.errstate(all="ignore"):
            if inst.is_uniform and inst.name != "VOTEU":
                self.execute_uniform(inst)
            else:
                self.execute_guarded(inst, lanes)

    def execute_uniform(self, inst: PlacedInst) -> None:
        """Once a warp."""
        with self.uniformly():
            if not inst.always:
                self.chosen = self.chosen[self.uniform_truths[inst.guard][self.chosen] != inst.guard_not] \
                    if inst.guard != 7 else self.chosen[:0]  # fmt: skip
                self.count = len(self.chosen)
            if self.count:
                self.perform(inst)

    def execute_guarded(self, inst: PlacedInst, lanes: Array) -> None:
        """For the lanes whose guard holds; the others go on behind it."""
        taken = self.guarded(inst, lanes)
        self.select(lanes[taken])
        if len(self.at):
            self.perform(inst)

    def guarded(self, inst: PlacedInst, lanes: Array) -> Array:
        """bool for each of these lanes."""
        if inst.always:
            return np.ones(len(lanes), np.bool_)
        if inst.guard == 7:
            return np.zeros(len(lanes), np.bool_)
        if inst.is_uniform:
            made: Array = self.uniform_truths[inst.guard][lanes // LANES] != inst.guard_not
            return made
        taken: Array = self.truths[inst.guard][lanes] != inst.guard_not
        return taken

    def perform(self, inst: PlacedInst) -> None:
        handler = HANDLERS.get(inst.name)
        if handler is None:
            self.fault(inst, FaultKind.ILLEGAL_INSTRUCTION, "this simulated card has no meaning for it")
            return
        if inst.name.startswith(MATRIX):
            self.whole_warps(inst)
        handler(self, inst)

    # Checks that strict mode fills in (strict.py).

    def begin(self, inst: PlacedInst) -> None: ...
