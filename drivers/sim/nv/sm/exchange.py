"""What lanes of a warp give each other: shuffles, votes, matches, reductions. Source: PTX ISA."""

from __future__ import annotations

import numpy as np

from drivers.nv.isa.access import modifier
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.eager import Array
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.request import FaultKind
from drivers.sim.nv.sm.warps import LANES, Warps

handles = Handlers[Warps]()
IDX, UP, DOWN, BFLY = range(4)
ALL, ANY, EQ = range(3)


def ballot(w: Warps, value: Array) -> Array:
    """u32 for every warp: a bit for each lane that takes part and says yes."""
    bits = np.zeros(w.total, np.uint64)
    bits[w.at[value]] = np.uint64(1) << (w.at[value] % LANES).astype(np.uint64)
    made: Array = bits.reshape(-1, LANES).sum(axis=1).astype(np.uint32)
    return made


@handles("SHFL")
def shuffle(w: Warps, inst: PlacedInst) -> None:
    """c: bits 4:0 the last lane, 12:8 which lane bits stay. P: whether the lane asked for was within
    reach."""
    value, b, c = (w.raw(inst, name).astype(np.int64) for name in "abc")
    lane, how = w.at % LANES, inst.get("how")
    b, clamp, segment = b & 31, c & 31, c >> 8 & 31
    low = lane & segment
    high = low | clamp & ~segment
    source = {IDX: low | b & ~segment, UP: lane - b, DOWN: lane + b, BFLY: lane ^ b}[how]
    reached = source >= high if how == UP else source <= high
    source = np.where(reached, source, lane)
    there = np.zeros(w.total, np.bool_)
    there[w.at] = True
    place = w.at - lane + source
    wrong = np.flatnonzero(~there[place])
    if len(wrong):
        what = f"lane {int(source[wrong[0]])} is asked for its value and takes no part"
        w.fault(inst, FaultKind.DIVERGENCE, what, lane=int(w.at[wrong[0]]))
    w.exchanged(inst, place)
    everyone = np.zeros(w.total, np.uint32)
    everyone[w.at] = value.astype(np.uint32)
    w.put(inst, everyone[place])
    w.put_truth(inst, "p", reached)


@handles("VOTE", "VOTEU")
def vote(w: Warps, inst: PlacedInst) -> None:
    """The mask of the lanes that say yes, and whether all do, any does, or all agree."""
    votes = ballot(w, w.truth(inst, "s"))
    present = ballot(w, np.ones(len(w.at), np.bool_))
    mode = inst.get("mode")
    outcome = votes == present if mode == ALL else votes != 0
    if mode == EQ:
        outcome = (votes == present) | (votes == 0)
    warps = w.at // LANES
    w.put(inst, votes[warps])
    w.put_truth(inst, "p", outcome[warps])


@handles("MATCH.ANY", "MATCH.ALL")
def match(w: Warps, inst: PlacedInst) -> None:
    """The mask of the lanes that have the same value; with ALL that of all where they agree, else 0."""
    value, warps = w.raw(inst, "a").astype(np.uint64), w.at // LANES
    if inst.get("u64"):
        value |= w.raw(inst, "a", 1).astype(np.uint64) << np.uint64(32)
    result = np.zeros(len(value), np.uint32)
    for warp in np.unique(warps):
        own = np.flatnonzero(warps == warp)
        lanes = (w.at[own] % LANES).astype(np.uint64)
        same = value[own][:, None] == value[own][None, :]
        result[own] = (same * (np.uint64(1) << lanes)[None, :]).sum(axis=1)
        if inst.name == "MATCH.ALL" and not same.all():
            result[own] = 0
    w.put(inst, result)
    w.put_truth(inst, "p", result != 0)


@handles("R2UR")
def first_lane(w: Warps, inst: PlacedInst) -> None:
    """A register that has the same in all lanes that take part, into a uniform one. P: whether it has not,
    as ptxas' code for __ballot_sync with a mask of each lane's own wants it."""
    value, warps = w.raw(inst, "a"), w.at // LANES
    differs = value[np.searchsorted(warps, warps)] != value
    wrong = np.flatnonzero(differs)
    if len(wrong) and inst.get("p") == 7:
        w.fault(inst, FaultKind.DIVERGENCE, "the lanes have different values for a uniform register",
                lane=int(w.at[wrong[0]]))  # fmt: skip
    w.put(inst, value)
    w.put_truth(inst, "p", np.isin(warps, warps[differs]))


REDUCTIONS = {
    "": np.bitwise_and, "OR": np.bitwise_or, "XOR": np.bitwise_xor, "SUM": np.add,
    "MIN": np.minimum, "MAX": np.maximum,
}  # fmt: skip


@handles("REDUX")
def reduction(w: Warps, inst: PlacedInst) -> None:
    """One value of all lanes that take part, into a uniform register."""
    verb = REDUCTIONS[modifier(inst.made.form, inst.word, "op")]
    kind = np.int32 if modifier(inst.made.form, inst.word, "type") else np.uint32
    value, warps = w.raw(inst, "a").view(kind), w.at // LANES
    result = np.zeros(len(value), kind)
    for warp in np.unique(warps):
        own = warps == warp
        result[own] = verb.reduce(value[own], dtype=kind)
    w.put(inst, result.view(np.uint32))
