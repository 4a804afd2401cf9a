"""Barriers in shared memory that count arrivals and bytes (SYNCS; ATOMS.ARRIVE on sm_80 to sm_89)."""

from __future__ import annotations

import numpy as np

from drivers.nv.isa.access import modifier
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.interp.eager import Array
from drivers.sim.nv.sm.interp.groups import Groups
from drivers.sim.nv.sm.interp.warps import Warps
from drivers.sim.nv.sm.mbarrier import EarlyBarrier, MBarrier
from drivers.sim.nv.sm.request import LANES, FaultKind

handles = Handlers[Groups]()


def cell(w: Warps, inst: PlacedInst, address: int, lane: int) -> tuple[Array, int, int]:
    """(the barrier's 64 bits, the block in whose shared memory it is, where there)."""
    block, at = w.home_of(inst, address, lane)
    end = w.shared.shape[1]
    if at % 8 or at + 8 > end:
        kind = FaultKind.MISALIGNED_ADDRESS if at % 8 else FaultKind.OUT_OF_RANGE_ADDRESS
        w.fault(inst, kind, f"no barrier can lie at {at:#x}; the launch declares {end:#x} bytes", lane=lane,
                address=at)  # fmt: skip
    return w.shared[block, at : at + 8].view(np.uint64), block, at


def change(w: Warps, inst: PlacedInst, address: int, lane: int, arrivals: int, count: int) -> int:
    """What the barrier was before."""
    where, block, at = cell(w, inst, address, lane)
    before = int(where[0])
    barrier = (MBarrier if w.has_bytes else EarlyBarrier).of(before)
    if arrivals > barrier.missing:
        w.fault(inst, FaultKind.BARRIER, f"{arrivals} arrivals, {barrier.missing} are missing", lane=lane,
                address=at)  # fmt: skip
    w.barrier_arrived(block, at, lane // LANES)
    phase = barrier.phase
    barrier.change(arrivals, count)
    if barrier.phase != phase:
        w.phase_over(block, at)
    where[0] = np.uint64(barrier.word)
    return before


@handles("ARRIVES.LDGSTSBAR.64")
def arrive_with_copies(w: Warps, inst: PlacedInst) -> None:
    """Each lane arrives, or takes one off what is missing, when its copies so far are there."""
    is_count = modifier(inst.made.form, inst.word, "counts") == "TRANSCNT"
    for lane, address in zip(w.at.tolist(), w.short_address(inst).tolist(), strict=True):
        _, block, at = cell(w, inst, address, lane)
        w.copies_tied(block, at, lane // LANES)
        change(w, inst, address, lane, *((0, -1) if is_count else (1, 0)))


class Barriers(Groups):
    """Warps with barriers in shared memory. Addresses of lanes, or of warps for the uniform datapath."""

    def barriers_at(self, address: Array) -> list[tuple[int, int]]:
        """(lane, address) of each."""
        lanes = self.chosen * LANES if self.is_uniform else self.at
        return list(zip(lanes.tolist(), address.tolist(), strict=True))

    def barrier_begin(self, inst: PlacedInst, address: Array, word: Array) -> None:
        for (lane, place), bits in zip(self.barriers_at(address), word, strict=True):
            where, block, at = cell(self, inst, place, lane)
            where[0] = bits
            self.barrier_arrived(block, at, lane // LANES)

    def barrier_arrive(self, inst: PlacedInst, address: Array, arrivals: Array, count: Array) -> Array:
        given = zip(self.barriers_at(address), arrivals.tolist(), count.tolist(), strict=True)
        before = [change(self, inst, place, lane, *numbers) for (lane, place), *numbers in given]
        return np.array(before, np.uint64)

    def barrier_look(self, inst: PlacedInst, address: Array, parity: Array) -> None:
        passed = np.zeros(len(self.at), np.bool_)
        for n, (lane, place) in enumerate(self.barriers_at(address)):
            where, block, at = cell(self, inst, place, lane)
            passed[n] = MBarrier.of(int(where[0])).phase != int(parity[n])
            if passed[n]:
                self.barrier_passed(block, at, lane // LANES)
        self.put_truth(inst, "p", passed)
        if not passed.all():
            self.rest(self.considered, yields=False)

    def barrier_end(self, inst: PlacedInst, address: Array) -> None:
        for lane, place in self.barriers_at(address):
            _, block, at = cell(self, inst, place, lane)
            self.barrier_ended(block, at)
