"""Branches, ends, and the instructions that make lanes wait for each other."""

from __future__ import annotations

import numpy as np

from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.interp.eager import Array
from drivers.sim.nv.sm.interp.groups import BARRIER, COUNT, OUTCOME, WARPSYNC, Groups
from drivers.sim.nv.sm.request import LANES, FaultKind

handles = Handlers[Groups]()
BY_GUARDS = ("BRA.DIV", "BRA.CONV")  # count whose guard holds, so they are met even where it holds for nobody


@handles("BRA")
def branch(w: Groups, inst: PlacedInst) -> None:
    jump(w, inst, w.truth(inst, "s"))


@handles("BRA.U")
def uniform_branch(w: Groups, inst: PlacedInst) -> None:
    jump(w, inst, w.truth(inst, "s") & w.truth(inst, "u"))


@handles("BRA.U.ANY")
def branch_of_any(w: Groups, inst: PlacedInst) -> None:
    """Where one lane of a warp goes, all of its lanes here go."""
    warps = np.unique(w.at[w.truth(inst, "s")] // LANES)
    w.pc[w.considered[np.isin(w.considered // LANES, warps)]] = inst.target


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


@handles("CALL.REL")
def call(w: Groups, inst: PlacedInst) -> None:
    if "a" in inst.operands:
        ret(w, inst)
    else:
        jump(w, inst, w.truth(inst, "s"))


@handles("BPT.TRAP")
def trap(w: Groups, inst: PlacedInst) -> None:
    w.fault(inst, FaultKind.ILLEGAL_INSTRUCTION, "the kernel ends itself by a trap", lane=int(w.at[0]))


def jump(w: Groups, inst: PlacedInst, taken: Array) -> None:
    """Those who jump and those who do not part if a warp has both, the ones whose guard failed among
    these."""
    lanes = w.at[taken]
    w.pc[lanes] = inst.target
    w.branched()


@handles("RET.REL", "BRX", "CALL.ABS")
def ret(w: Groups, inst: PlacedInst) -> None:
    """The register has the address from the start of the code, which the distance leads to; of CALL.ABS the
    whole of it."""
    taken = w.truth(inst, "s")
    number = inst.get("a")
    back = w.join(w.register(number), w.register(number + 1)).view(np.int64)
    w.pc[w.at[taken]] = (back + inst.target)[taken]
    w.branched()


@handles("EXIT")
def leave(w: Groups, inst: PlacedInst) -> None:
    w.ended(w.at[w.truth(inst, "s")])


@handles("YIELD", "NANOSLEEP")
def let_others_run(w: Groups, inst: PlacedInst) -> None:
    w.rest(w.considered, yields=True)


@handles("BSSY")
def begin_region(w: Groups, inst: PlacedInst) -> None:
    """The lanes here are those that a BSYNC of this register waits for."""
    w.next_region += 1
    members = w.regions[w.next_region] = np.zeros(w.total, np.bool_)
    members[w.at] = True
    w.entered[inst.get("barrier")][w.at] = w.next_region


def regions_of(w: Groups, inst: PlacedInst, lanes: Array) -> list[tuple[int, Array]]:
    """(region, lanes) of the B register of an instruction."""
    found = w.entered[inst.get("barrier")][lanes]
    strangers = np.flatnonzero(found == 0)
    if len(strangers):
        w.fault(inst, FaultKind.DIVERGENCE, "no BSSY has set this register for the lane",
                lane=int(lanes[strangers[0]]))  # fmt: skip
    return [(int(region), lanes[found == region]) for region in np.unique(found)]


@handles("BSYNC")
def end_region(w: Groups, inst: PlacedInst) -> None:
    """Wait until every lane of the region is here, has left it by BREAK, or has ended."""
    for region, lanes in regions_of(w, inst, w.at):
        members = w.regions[region]
        w.blocked[lanes] = region
        w.entered[inst.get("barrier")][lanes] = 0
        w.settle(region, np.unique(lanes // LANES), members)


@handles("BREAK")
def leave_region(w: Groups, inst: PlacedInst) -> None:
    """These lanes will not come to the BSYNC; the others need not wait for them."""
    for region, lanes in regions_of(w, inst, w.at[w.truth(inst, "s")]):
        members = w.regions[region]
        members[lanes] = False
        w.entered[inst.get("barrier")][lanes] = 0
        w.settle(region, np.unique(lanes // LANES), members)


@handles("BMOV.32")
def move_region(w: Groups, inst: PlacedInst) -> None:
    """Between a B register and a register, where a region's number stands for the card's mask of lanes."""
    own = w.entered[inst.get("barrier")]
    if "d" in inst.operands:
        w.put(inst, own[w.at].astype(np.uint32))
        w.laid_aside.update(own[w.at].tolist())
        if inst.get("clear"):
            own[w.at] = 0
    else:
        own[w.at] = w.raw(inst, "a")


@handles("WARPSYNC", "WARPSYNC.ALL", "WARPSYNC.EXCLUSIVE", "WARPSYNC.COLLECTIVE", "WARPSYNC.COLLECTIVE.ALL")
def synchronise(w: Groups, inst: PlacedInst) -> None:
    """Wait for the lanes of the mask, all of them with ALL."""
    if "a" in inst.operands:
        meet(w, inst)
        return
    mask = inst.get("mask") if "mask" in inst.operands else 0xFFFFFFFF
    member = np.tile((mask >> np.arange(LANES) & 1).astype(np.bool_), w.total // LANES)
    here = np.isin(np.arange(w.total) // LANES, w.warps_at)
    w.asked = np.where(here, member, w.asked)
    w.blocked[w.at] = WARPSYNC
    w.settle(WARPSYNC, w.warps_at, w.asked)


def meet(w: Groups, inst: PlacedInst) -> None:
    """Lanes whose registers have the same mask wait for those that it names."""
    masks, warps = w.raw(inst, "a"), w.at // LANES
    for warp, mask in set(zip(warps.tolist(), masks.tolist(), strict=True)):
        region = w.meetings.get((warp, mask))
        if region not in w.regions:
            w.next_region += 1
            region = w.meetings[warp, mask] = w.next_region
            members = w.regions[region] = np.zeros(w.total, np.bool_)
            members[warp * LANES : warp * LANES + LANES] = mask >> np.arange(LANES) & 1
        lanes = w.at[(warps == warp) & (masks == mask)]
        if not w.regions[region][lanes].all():
            w.fault(
                inst, FaultKind.DIVERGENCE, f"the mask {mask:#x} has not the lane itself", lane=int(lanes[0])
            )
        w.blocked[lanes] = region
        w.settle(region, np.array([warp]), w.regions[region])


@handles("BAR", "BAR.RED")
def barrier(w: Groups, inst: PlacedInst) -> None:
    if "both" in inst.operands:  # as code that ptxas makes for this form packs them
        both = same_number(w, inst, "both")
        number, expected = both & 0xF, both >> 16 & 0xFFF
    else:
        number, expected = (same_number(w, inst, name) for name in ("barrier", "count"))
    if number >= w.launch.barriers:
        w.fault(
            inst, FaultKind.BARRIER, f"barrier {number} is used and the launch declares {w.launch.barriers}"
        )
    blocks = np.unique(w.block[w.at])
    if expected not in (0, w.per_block) and inst.name == "BAR.RED":
        w.fault(inst, FaultKind.ILLEGAL_INSTRUCTION, "a reduction of a part of a block is not modelled")
    if expected or inst.get("kind"):
        np.add.at(w.arrived[number], w.block[w.at], 1)
        w.expected[number][blocks] = expected or w.per_block
    if inst.get("kind"):
        w.settle_barrier(number, blocks)
        return
    if inst.name == "BAR.RED":
        w.logic[blocks] = inst.get("logic")
        np.add.at(w.votes[0, :, number], w.block[w.at], w.truth(inst, "s"))
        np.add.at(w.votes[1, :, number], w.block[w.at], 1)
    w.blocked[w.at] = BARRIER + number
    w.settle_barrier(number, blocks)


def same_number(w: Groups, inst: PlacedInst, name: str) -> int:
    """A number of a barrier or of threads, which every lane of a warp has the same."""
    found = np.unique(w.raw(inst, name))
    if len(found) > 1:
        what = f"lanes have different numbers for a barrier: {found[:4].tolist()}"
        w.fault(inst, FaultKind.BARRIER, what, lane=int(w.at[0]))
    return int(found[0])


@handles("B2R.RESULT")
def result(w: Groups, inst: PlacedInst) -> None:
    """What the last BAR.RED of the block found: the count, and the predicate by its logic."""
    w.put(inst, w.verdict[COUNT][w.block[w.at]].astype(np.uint32))
    w.put_truth(inst, "p", w.verdict[OUTCOME][w.block[w.at]] != 0)
