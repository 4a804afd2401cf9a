"""Which lanes move together, and who waits for whom: groups, B registers, barriers of the reference.

A B register has the number of a region, a lane its own: which of two ways that part at a branch runs first,
and moves or clears the register, makes no difference then. Lanes that part at a branch stay apart, even
where they come to the same place, until a BSYNC or a WARPSYNC joins them: that is all a card promises.

One group of a warp runs until it waits, yields (YIELD, NANOSLEEP) or ends; only then does another, the one
that was made last: groups share uniform registers, and ptxas' code counts on nobody coming between. Lanes
that have yielded are not waited for at a BSYNC when nobody else of their warp can go on (US patent 10067768,
claim 1; ptxas puts a YIELD into each loop that waits for other lanes, and such a BSYNC behind it).
"""

from __future__ import annotations

import numpy as np

from drivers.sim.nv.sm.code import LaunchCode
from drivers.sim.nv.sm.interp.eager import Array
from drivers.sim.nv.sm.interp.traffic import Traffic
from drivers.sim.nv.sm.request import LANES, FaultKind, Launch, VirtualMemory

B_REGISTERS = BARRIERS = 16
# what a lane is blocked on: WARPSYNC, a barrier of the block, that of the cluster, or a region that it
# entered at a BSSY
RUNNING, WARPSYNC, BARRIER, CLUSTER, REGION = -1, 0, 1, 1 + BARRIERS, 32
FAR = 40  # bits: how far apart two instructions of a kernel are at most
IDLE, WAITED_FOR, MAY_PASS = range(3)  # a warp at the cluster's barrier: arrived, or everybody has
COUNT, OUTCOME = range(2)
POPC, AND, OR = range(3)


class Groups(Traffic):
    """Warps with the places of their lanes."""

    considered: Array  # the lanes of the instruction, whether their guard holds or not

    def __init__(self, launch: Launch, memory: VirtualMemory, code: LaunchCode, blocks: range) -> None:
        super().__init__(launch, memory, blocks)
        self.code = code
        self.group = np.arange(self.total) // LANES * LANES  # lanes that move together have the same number
        self.blocked = np.full(self.total, RUNNING, np.int64)
        self.asked = np.zeros(self.total, np.bool_)  # by the warp's WARPSYNC
        self.entered = np.zeros((B_REGISTERS, self.total), np.int64)  # the region in a B register, 0: none
        self.regions: dict[int, Array] = {}  # region -> the lanes that its BSYNC waits for
        self.next_region = REGION
        self.laid_aside: set[int] = set()  # regions whose number a register may have
        self.votes = np.zeros((2, len(blocks), BARRIERS), np.int64)  # of BAR.RED: yes and all, by barrier
        self.logic = np.zeros(len(blocks), np.int64)
        self.verdict = np.zeros((2, len(blocks)), np.int64)
        self.meetings: dict[tuple[int, int], int] = {}  # (warp, mask) -> the region of its WARPSYNC
        self.path = np.zeros(self.total // LANES, np.int64)  # the group of each warp that runs
        self.made = np.zeros(self.total, np.int64)  # the step at which a lane's group was made
        self.rests = np.zeros(self.total, np.bool_)  # lets the others of its warp run first
        self.yielded = np.zeros(self.total, np.bool_)  # of those that rest: no BSYNC waits for it meanwhile
        self.arrived = np.zeros((BARRIERS, len(blocks)), np.int64)  # at barriers of a part of the block
        self.expected = np.zeros((BARRIERS, len(blocks)), np.int64)  # by these; 0: all lanes
        self.at_cluster = np.zeros(self.total // LANES, np.int8)

    def part(self, lanes: Array) -> None:
        """Give those of `lanes` that stand at different places groups of their own, named by their lowest
        lane."""
        places = self.pc[lanes]
        _, inverse = np.unique((lanes // LANES << FAR) + places - places.min(), return_inverse=True)
        first = np.full(inverse.max() + 1, self.total)
        np.minimum.at(first, inverse, lanes)
        self.group[lanes] = first[inverse]
        self.made[lanes] = self.steps

    def branched(self) -> None:
        """The lanes of the instruction are where they go now; of those that parted, the first by address run
        on."""
        lanes = self.considered
        self.part(lanes)
        last_first = lanes[np.argsort(self.pc[lanes], kind="stable")[::-1]]
        self.path[last_first // LANES] = self.group[last_first]

    def release(self, lanes: Array) -> None:
        """Let blocked lanes go on, those of a warp together."""
        self.blocked[lanes] = RUNNING
        self.part(lanes)

    def settle(self, what: int, warps: Array, member: Array) -> None:
        """Release the lanes of these warps that are blocked on `what`, where all members are."""
        here = (self.blocked == what).reshape(-1, LANES)[warps]
        missing = ((member & self.alive).reshape(-1, LANES)[warps] & ~here).any(axis=1)
        done = warps[~missing]
        lanes = (done[:, None] * LANES + np.arange(LANES)).reshape(-1)
        lanes = lanes[(self.blocked[lanes] == what) & member[lanes]]
        if len(lanes):
            self.release(lanes)
            if what >= REGION:
                self.regions[what][lanes] = False
        if what >= REGION and not (self.blocked == what).any():
            self.forget(what)

    def forget(self, region: int) -> None:
        """Nobody waits in a region: it is over where none of its lanes has still to come."""
        coming = self.regions[region] & self.alive
        if region not in self.laid_aside:
            coming &= (self.entered == region).any(axis=0)
        if not coming.any():
            del self.regions[region]
            self.laid_aside.discard(region)

    def ended(self, lanes: Array) -> None:
        """Lanes that are no more: nobody waits for them."""
        self.alive[lanes] = False
        warps = np.unique(lanes // LANES)
        self.settle_clusters(warps)
        for what in np.unique(self.blocked[self.blocked != RUNNING]).tolist():
            if what == CLUSTER:
                continue
            if BARRIER <= what < CLUSTER:
                self.settle_barrier(what - BARRIER, np.unique(self.block[lanes]))
            else:
                self.settle(what, warps, self.asked if what == WARPSYNC else self.regions[what])

    def rest(self, lanes: Array, *, yields: bool) -> None:
        """These lanes let the others of their warp run."""
        self.rests[lanes] = True
        self.yielded[lanes] = yields

    def ready(self) -> Array:
        """bool for each lane: may it run?"""
        made: Array = self.alive & (self.blocked == RUNNING) & ~self.rests
        return made

    def wake(self) -> None:
        """Lanes that rest go on in warps where nobody else can, those that wait for them at a BSYNC first."""
        others = self.ready().reshape(-1, LANES).any(axis=1)
        warps = np.flatnonzero(self.rests.reshape(-1, LANES).any(axis=1) & ~others)
        here = np.isin(np.arange(self.total) // LANES, warps)
        waited = set(np.unique(self.blocked[self.blocked > REGION]).tolist())
        for region in waited - set(self.meetings.values()):
            self.settle(region, warps, self.regions[region] & ~self.yielded)
        self.rests &= ~here
        self.yielded &= ~here

    def next_paths(self, ready: Array) -> Array:
        """bool for each lane: is it of the group of its warp that runs?"""
        groups, may = self.group.reshape(-1, LANES), ready.reshape(-1, LANES)
        runs = may & (groups == self.path[:, None])
        for warp in np.flatnonzero(may.any(axis=1) & ~runs.any(axis=1)).tolist():
            lanes = warp * LANES + np.flatnonzero(may[warp])
            first = lanes[np.lexsort((self.pc[lanes], -self.made[lanes]))[0]]
            self.path[warp] = self.group[first]
            runs[warp] = may[warp] & (groups[warp] == self.path[warp])
        chosen: Array = runs.reshape(-1)
        return chosen

    def settle_barrier(self, barrier: int, blocks: Array) -> None:
        """Release blocks all of whose lanes have come to the barrier."""
        what = BARRIER + barrier
        shape = -1, self.per_block
        come = ((self.blocked == what) | ~self.alive).reshape(shape)[blocks].all(axis=1)
        counted = self.expected[barrier][blocks]
        # lanes that a warp never had count as come
        idle = (~self.alive & (self.thread >= self.launch.threads)).reshape(shape)[blocks].sum(axis=1)
        come = np.where(counted > 0, self.arrived[barrier][blocks] + idle >= counted, come)
        for block in blocks[come].tolist():
            lanes = block * self.per_block + np.arange(self.per_block)
            lanes = lanes[self.blocked[lanes] == what]
            yes, votes = self.votes[0, block, barrier], self.votes[1, block, barrier]
            self.verdict[:, block] = yes, yes == votes if self.logic[block] == AND else yes != 0
            self.votes[:, block, barrier] = 0
            self.arrived[barrier, block] = self.expected[barrier, block] = 0
            if len(lanes):
                self.release(lanes)
                self.passed(block)

    def settle_clusters(self, warps: Array) -> None:
        """Let warps pass the barrier of their cluster where all of them have come."""
        size = self.launch.warps * self.launch.cluster_blocks
        lives = np.asarray(self.alive.reshape(-1, LANES).any(axis=1))
        for cluster in np.unique(warps // size).tolist() if self.at_cluster.any() else ():
            own = cluster * size + np.arange(size)
            own = own[lives[own]]
            if not len(own) or (self.at_cluster[own] != WAITED_FOR).any():
                continue
            self.at_cluster[own] = MAY_PASS
            self.cluster_met(cluster * size + np.arange(size))
            waiting = np.flatnonzero(np.isin(np.arange(self.total) // LANES, own) & (self.blocked == CLUSTER))
            for warp in np.unique(waiting // LANES).tolist():
                self.at_cluster[warp] = IDLE
                self.cluster_passed(warp)
            if len(waiting):
                self.release(waiting)

    def cluster_arrived(self, warp: int) -> None:
        """A warp arrived at the barrier of its cluster (strict)."""

    def cluster_met(self, warps: Array) -> None:
        """All these warps arrived, or have ended."""

    def cluster_passed(self, warp: int) -> None:
        """A warp goes on behind the barrier."""

    def passed(self, block: int) -> None:
        """All warps of a block went through a barrier (strict)."""

    def stuck(self) -> None:
        """No lane can go on."""
        lane = int(np.flatnonzero(self.alive)[0])
        what = int(self.blocked[lane])
        inst = self.code.at(int(self.pc[lane]) - 16)
        waits = "the lanes of its region" if what >= REGION else f"barrier {what - BARRIER}"
        waits = {WARPSYNC: "the lanes of its mask", CLUSTER: "its cluster's barrier"}.get(what, waits)
        others = np.unique(self.pc[self.alive] - 16)
        places = ", ".join(f"{int(pc):#x}" for pc in others[:4])
        what_for = f"it waits for {waits} and nobody can come; lanes stand at {places}"
        self.fault(inst, FaultKind.DEADLOCK, what_for, lane=lane)
