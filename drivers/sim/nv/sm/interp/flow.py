"""Where lanes of the reference go, and the instructions that make them wait for each other."""

from __future__ import annotations

import numpy as np

from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.interp.eager import Array
from drivers.sim.nv.sm.interp.groups import BARRIER, COUNT, OUTCOME, WARPSYNC, Groups
from drivers.sim.nv.sm.lanes import WarpPaths
from drivers.sim.nv.sm.request import LANES, FaultKind

handles = Handlers[Groups]()
BY_GUARDS = ("BRA.DIV", "BRA.CONV")  # count whose guard holds, so they are met even where it holds for nobody


class Paths(Groups, WarpPaths):
    """What is taken is a bool for each lane that takes part."""

    def taking(self, inst: PlacedInst) -> Array:
        taken = np.ones(len(self.at), np.bool_)
        for name in "su":
            if name in inst.operands:
                taken &= self.truth(inst, name)
        return taken

    def jump(self, inst: PlacedInst, taken: Array) -> None:
        self.pc[self.at[taken]] = inst.target
        self.branched()

    def jump_together(self, inst: PlacedInst, taken: Array) -> None:
        warps = np.unique(self.at[taken] // LANES)
        self.pc[self.considered[np.isin(self.considered // LANES, warps)]] = inst.target

    def jump_to(self, inst: PlacedInst, taken: Array, place: Array) -> None:
        self.pc[self.at[taken]] = place.view(np.int64)[taken]
        self.branched()

    def end(self, inst: PlacedInst, taken: Array) -> None:
        self.ended(self.at[taken])

    def let_others_run(self, inst: PlacedInst) -> None:
        self.rest(self.considered, yields=True)

    def voted(self) -> tuple[Array, Array]:
        count, outcome = self.verdict[COUNT], self.verdict[OUTCOME]
        return count[self.block[self.at]].astype(np.uint32), outcome[self.block[self.at]] != 0

    def wait_at_barrier(self, inst: PlacedInst) -> None:
        if "both" in inst.operands:  # as code that ptxas makes for this form packs them
            both = same_number(self, inst, "both")
            number, expected = both & 0xF, both >> 16 & 0xFFF
        else:
            number, expected = (same_number(self, inst, name) for name in ("barrier", "count"))
        if number >= self.launch.barriers:
            self.fault(
                inst,
                FaultKind.BARRIER,
                f"barrier {number} is used and the launch declares {self.launch.barriers}",
            )
        blocks = np.unique(self.block[self.at])
        if expected not in (0, self.per_block) and inst.name == "BAR.RED":
            self.fault(
                inst, FaultKind.ILLEGAL_INSTRUCTION, "a reduction of a part of a block is not modelled"
            )
        if expected or inst.get("kind"):
            np.add.at(self.arrived[number], self.block[self.at], 1)
            self.expected[number][blocks] = expected or self.per_block
        if inst.get("kind"):
            self.settle_barrier(number, blocks)
            return
        if inst.name == "BAR.RED":
            self.logic[blocks] = inst.get("logic")
            np.add.at(self.votes[0, :, number], self.block[self.at], self.truth(inst, "s"))
            np.add.at(self.votes[1, :, number], self.block[self.at], 1)
        self.blocked[self.at] = BARRIER + number
        self.settle_barrier(number, blocks)

    # Regions.

    def new_region(self, inst: PlacedInst) -> Array:
        members = np.zeros(self.total, np.bool_)
        members[self.at] = True
        return self.const(self.made_region(members), "u32")

    def made_region(self, members: Array) -> int:
        """The number of a region of these lanes."""
        self.next_region += 1
        self.regions[self.next_region] = members
        return self.next_region

    def region(self, inst: PlacedInst) -> Array:
        own: Array = self.entered[inst.get("barrier")][self.at]
        self.laid_aside.update(own.tolist())
        return own.astype(np.uint32)

    def set_region(self, inst: PlacedInst, value: Array) -> None:
        self.entered[inst.get("barrier")][self.at] = value

    def wait_in_region(self, inst: PlacedInst) -> None:
        for region, lanes in self.out_of_region(inst, self.at):
            self.blocked[lanes] = region
            self.settle(region, np.unique(lanes // LANES), self.regions[region])

    def leave_region(self, inst: PlacedInst, taken: Array) -> None:
        for region, lanes in self.out_of_region(inst, self.at[taken]):
            members = self.regions[region]
            members[lanes] = False
            self.settle(region, np.unique(lanes // LANES), members)

    def out_of_region(self, inst: PlacedInst, lanes: Array) -> list[tuple[int, Array]]:
        """(region, lanes) of the B register of an instruction, which has none for them from here on."""
        entered = self.entered[inst.get("barrier")]
        found = entered[lanes]
        strangers = np.flatnonzero(found == 0)
        if len(strangers):
            self.fault(inst, FaultKind.DIVERGENCE, "no BSSY has set this register for the lane",
                       lane=int(lanes[strangers[0]]))  # fmt: skip
        entered[lanes] = 0
        return [(int(region), lanes[found == region]) for region in np.unique(found)]

    def meet(self, inst: PlacedInst, mask: int) -> None:
        member = np.tile((mask >> np.arange(LANES) & 1).astype(np.bool_), self.total // LANES)
        here = np.isin(np.arange(self.total) // LANES, self.warps_at)
        self.asked = np.where(here, member, self.asked)
        self.blocked[self.at] = WARPSYNC
        self.settle(WARPSYNC, self.warps_at, self.asked)

    def meet_by_masks(self, inst: PlacedInst, masks: Array) -> None:
        warps = self.at // LANES
        for warp, mask in set(zip(warps.tolist(), masks.tolist(), strict=True)):
            region = self.meetings.get((warp, mask))
            if region not in self.regions:
                members = np.zeros(self.total, np.bool_)
                members[warp * LANES : warp * LANES + LANES] = mask >> np.arange(LANES) & 1
                region = self.meetings[warp, mask] = self.made_region(members)
            lanes = self.at[(warps == warp) & (masks == mask)]
            if not self.regions[region][lanes].all():
                what = f"the mask {mask:#x} has not the lane itself"
                self.fault(inst, FaultKind.DIVERGENCE, what, lane=int(lanes[0]))
            self.blocked[lanes] = region
            self.settle(region, np.array([warp]), self.regions[region])


@handles(*BY_GUARDS)
def branch_of_lanes(w: Groups, inst: PlacedInst) -> None:
    """All lanes here go: where their warp has all lanes of the mask here and the guard holds for each of
    these (CONV), or where it has not (DIV)."""
    here = np.zeros(w.total, np.bool_)
    here[w.at[w.truth(inst, "s")]] = True
    lanes = w.considered
    w.select(lanes)
    member = (w.word(inst, "mask")[:, None] >> np.arange(LANES, dtype=np.uint32) & 1).astype(np.bool_)
    missing = (member & ~here.reshape(-1, LANES)[lanes // LANES]).any(axis=1)
    w.pc[lanes[missing == (inst.name == "BRA.DIV")]] = inst.target


@handles("BPT.TRAP")
def trap(w: Groups, inst: PlacedInst) -> None:
    w.fault(inst, FaultKind.ILLEGAL_INSTRUCTION, "the kernel ends itself by a trap", lane=int(w.at[0]))


def same_number(w: Groups, inst: PlacedInst, name: str) -> int:
    """A number of a barrier or of threads, which every lane of a warp has the same."""
    found = np.unique(w.raw(inst, name))
    if len(found) > 1:
        what = f"lanes have different numbers for a barrier: {found[:4].tolist()}"
        w.fault(inst, FaultKind.BARRIER, what, lane=int(w.at[0]))
    return int(found[0])
