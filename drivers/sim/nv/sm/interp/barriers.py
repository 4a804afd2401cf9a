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


@handles("SYNCS.EXCH.64")
def exchange(w: Warps, inst: PlacedInst) -> None:
    """A barrier begins."""
    for warp in w.chosen.tolist():
        address = w.uniform_number(inst.get("at"), warp, 1) + inst.get("at_offset")
        where, block, at = cell(w, inst, address, warp * LANES)
        where[0] = np.uint64(w.uniform_number(inst.get("data"), warp, 2))
        w.barrier_arrived(block, at, warp)


@handles("SYNCS.ARRIVE.TRANS64", "ATOMS.ARRIVE.64")
def arrive(w: Warps, inst: PlacedInst) -> None:
    """Lane by lane; the register has bytes to expect, or how often to arrive (ART0)."""
    counts = modifier(inst.made.form, inst.word, "counts")
    is_early = inst.name == "ATOMS.ARRIVE.64"
    data = np.zeros(len(w.at), np.int64) if is_early else w.raw(inst, "data").astype(np.int64)
    before = np.zeros(len(w.at), np.uint64)
    for n, (lane, address) in enumerate(zip(w.at.tolist(), w.short_address(inst).tolist(), strict=True)):
        number = int(data[n])
        ways = {"": (1, number), "A1T0": (1, 0), "ART0": (number, 0), "A0T1": (0, 1)}
        before[n] = change(w, inst, address, lane, *ways.get(counts, (0, number)))
    if inst.get("d") != 255:
        w.put(inst, before.astype(np.uint32))
        w.put(inst, (before >> np.uint64(32)).astype(np.uint32), word=1)


@handles("ARRIVES.LDGSTSBAR.64")
def arrive_with_copies(w: Warps, inst: PlacedInst) -> None:
    """Each lane arrives, or takes one off what is missing, when its copies so far are there."""
    is_count = modifier(inst.made.form, inst.word, "counts") == "TRANSCNT"
    for lane, address in zip(w.at.tolist(), w.short_address(inst).tolist(), strict=True):
        _, block, at = cell(w, inst, address, lane)
        w.copies_tied(block, at, lane // LANES)
        change(w, inst, address, lane, *((0, -1) if is_count else (1, 0)))


@handles("SYNCS.PHASECHK.TRANS64")
def look(w: Groups, inst: PlacedInst) -> None:
    """Is the phase over whose parity bit 31 of the register has?"""
    parity = (
        w.raw(inst, "data") >> np.uint32(31) if inst.get("data") != 255 else np.zeros(len(w.at), np.uint32)
    )
    passed = np.zeros(len(w.at), np.bool_)
    for n, (lane, address) in enumerate(zip(w.at.tolist(), w.short_address(inst).tolist(), strict=True)):
        where, block, at = cell(w, inst, address, lane)
        passed[n] = MBarrier.of(int(where[0])).phase != int(parity[n])
        if passed[n]:
            w.barrier_passed(block, at, lane // LANES)
    w.put_truth(inst, "p", passed)
    if not passed.all():
        w.rest(w.considered, yields=False)


@handles("SYNCS.CCTL.IV")
def end(w: Warps, inst: PlacedInst) -> None:
    """The bytes are no barrier any more."""
    for lane, address in zip(w.at.tolist(), w.short_address(inst).tolist(), strict=True):
        _, block, at = cell(w, inst, address, lane)
        w.barrier_ended(block, at)
