"""The reference executor: numpy over the lanes of many warps, one instruction after the other, every check
made.

The warp that is furthest behind runs first, so that loops end together; which of its lanes is `groups.py`'s.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from drivers.sim.nv.sm.code import LaunchCode, PlacedInst
from drivers.sim.nv.sm.interp import barriers, bulk, cluster, flow, traffic, warpgroup
from drivers.sim.nv.sm.interp.eager import Array
from drivers.sim.nv.sm.interp.groups import RUNNING
from drivers.sim.nv.sm.meaning import MEANINGS, MEMORY, PATHS, WHOLE
from drivers.sim.nv.sm.request import LANES, FaultKind, Launch, VirtualMemory

HANDLERS: dict[str, Any] = {**MEANINGS, **MEMORY, **PATHS}
for family in (barriers, bulk, cluster, flow, traffic):
    HANDLERS |= family.handles.known
NO_BUDGET = 1 << 62
MOST_STEPS = 1 << 20  # of some blocks; some minutes
# After so many steps the warp that waited longest runs for a while, lest a loop wait for warps behind it.
TURNS, WHILE = 256, 32
# Instructions that change nothing but registers and who runs. After so many turns of these alone we look,
# some times, whether everything repeats itself.
LOOKING = {
    *MEANINGS, "LDG", "LD", "LDS", "LDL", "LDC", "ULDC", "LDCU", "BRA", "BRA.U", "BRA.U.ANY", "BRA.DIV",
    "BRA.CONV", "BSSY", "BSYNC", "BREAK", "YIELD", "NANOSLEEP", "NOP", "CCTL.IVALL", "WARPSYNC",
    "WARPSYNC.ALL", "SYNCS.PHASECHK.TRANS64",
}  # fmt: skip
IDLE, TRIES = 256, 64


class ReferenceRun(flow.Paths, barriers.Barriers, bulk.BlockCopies, warpgroup.WarpgroupProducts):
    """Some blocks, run to their end."""

    def __init__(
        self, launch: Launch, memory: VirtualMemory, code: LaunchCode, blocks: range, budget: int
    ) -> None:
        super().__init__(launch, memory, code, blocks)
        self.budget = budget
        self.last_step = np.zeros(self.total, np.int64)
        self.executed = self.favourite = self.idle = 0
        self.before: list[Array] = []
        self.clock = np.zeros(self.total // LANES, np.int64)  # cycles that each warp's stalls make

    def wake(self) -> None:
        """Lanes that look again and again at memory that nobody writes any more wait for ever."""
        super().wake()
        self.idle += 1
        if self.idle == IDLE:
            self.before = [each.copy() for each in self.state()]
        elif self.idle > IDLE and all(map(np.array_equal, self.before, self.state())):
            inst = self.code.at(int(self.pc[self.alive & (self.blocked == RUNNING)][0]))
            what = "all lanes wait for memory that nobody writes: each comes here again with what it had"
            self.fault(inst, FaultKind.ENDLESS, what)
        elif self.idle > IDLE + TRIES:
            self.idle = 0

    def state(self) -> tuple[Array, ...]:
        """What decides how the lanes go on, as long as memory stays as it is."""
        return (
            self.pc,
            self.blocked,
            self.alive,
            self.registers,
            self.truths,
            self.uniforms,
            self.uniform_truths,
        )

    def run(self) -> None:
        while self.alive.any():
            self.step()

    def step(self) -> None:
        """One instruction for the running groups of all warps that stand where the last of them is."""
        self.steps += 1
        is_turn = self.steps % TURNS == 0
        ready = self.ready()
        if self.rests.any() and (is_turn or not ready.any()):
            self.wake()
            ready = self.ready()
        if not ready.any():
            self.stuck()
        lanes = np.flatnonzero(self.next_paths(ready))
        if is_turn:
            self.favourite = int(lanes[np.argmin(self.last_step[lanes])]) // LANES
        pcs = self.pc[lanes]
        own = pcs[lanes // LANES == self.favourite] if self.steps % TURNS < WHILE <= self.steps else pcs[:0]
        pc = int(own[0] if len(own) else pcs.min())
        lanes = lanes[pcs == pc]
        self.last_step[lanes] = self.steps
        self.execute(self.code.at(pc), lanes)

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
        if inst.pc in self.code.endless:
            self.fault(inst, FaultKind.ENDLESS, "no way leads from here to an end of the kernel")
        if inst.name not in LOOKING:
            self.idle = 0
        self.begin(inst)
        self.pc[lanes] = inst.pc + 16
        with np.errstate(all="ignore"):
            if inst.is_uniform:
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
        if len(self.at) or inst.name in flow.BY_GUARDS:
            self.perform(inst)

    def guarded(self, inst: PlacedInst, lanes: Array) -> Array:
        """bool for each of these lanes."""
        if inst.always:
            return np.ones(len(lanes), np.bool_)
        if inst.guard == 7:
            return np.zeros(len(lanes), np.bool_)
        taken: Array = self.truths[inst.guard][lanes] != inst.guard_not
        return taken

    def perform(self, inst: PlacedInst) -> None:
        handler = HANDLERS.get(inst.name)
        if handler is None:
            self.fault(inst, FaultKind.ILLEGAL_INSTRUCTION, "this simulated card has no meaning for it")
            return
        if inst.name.startswith(WHOLE):
            self.whole_warps(inst)
        handler(self, inst)

    # Checks that strict mode fills in (the room strict).

    def begin(self, inst: PlacedInst) -> None: ...
