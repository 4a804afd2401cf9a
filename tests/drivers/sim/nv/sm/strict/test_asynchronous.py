"""Copies by the warps that tell a barrier in shared memory when they are done (PTX ISA,
cp.async.mbarrier.arrive): nobody reads their bytes before the barrier's phase is over. What products and
copies of blocks are told, on bytes of two blocks.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from drivers.sim.nv.sm.launch import FaultKind, SmFault
from drivers.sim.nv.sm.strict.asynchronous import Asynchronous
from drivers.sim.nv.sm.strict.copies import Copies
from drivers.sim.nv.sm.strict.order import NEVER, WarpOrder
from drivers.sim.nv.sm.strict.races import NOBODY, SharedRaces
from tests.drivers.sim.nv.sm.interp.test_flow import STORE
from tests.drivers.sim.nv.sm.machine import assembled, execute
from tests.drivers.sim.nv.sm.strict.test_rules import DATA, END, PLACE

MOST = 1 << 20  # counts of a barrier lie in it below 0, at bit 1 and at bit 43


def copied(missing: int, behind: str = "") -> list[int]:
    """What 32 lanes find that copied a word each, and all arrived at a barrier for which so many are missing.
    behind: what each lane does between the arrival and the load."""
    word = (MOST - missing) << 43 | (MOST - missing) << 1
    text = f"""
      UMOV UR6, {word & 0xFFFFFFFF:#x}
      UMOV UR7, {word >> 32:#x}
      UMOV UR10, 0x80
      SYNCS.EXCH.64 URZ, [UR10], UR6
      IMAD.SHL.U32 R8, R0, 0x4, RZ
      [B------:R0:W-:-:S15] LDGSTS.E [R8], desc[UR4][R2.64]
      [B0-----:R-:W-:-:S15] ARRIVES.LDGSTSBAR.64 [UR10]
      {behind}
      [B------:R-:W0:-:S02] LDS R9, [R8]
      [B0-----:R-:W-:-:S15] IADD3 R9, R9, 0x1, RZ
    """
    data = np.arange(100, 132).astype(np.uint32)
    execute(assembled(PLACE + text + STORE + END), {DATA: data}, registers=32, shared=256)
    numbers: list[int] = data.tolist()
    return numbers


def test_copies_that_a_barrier_counts_are_there_when_its_phase_is_over() -> None:
    assert copied(32) == list(range(101, 133))
    with pytest.raises(SmFault) as told:
        copied(33)
    assert (told.value.kind, told.value.address) == (FaultKind.HAZARD, 0)
    assert "reads shared memory at 0x0, which an asynchronous copy has still to write" in told.value.sentence


def test_nobody_writes_where_a_copy_has_still_to_write() -> None:
    with pytest.raises(SmFault) as told:
        copied(33, "STS [R8+0x4], R1")
    assert (told.value.kind, told.value.address) == (FaultKind.HAZARD, 4)
    assert "writes shared memory at 0x4" in told.value.sentence


class Told(Exception):
    """What was said: its kind, and where."""


class Run(SimpleNamespace):
    """What the rules know of two blocks of two warps, with 64 bytes each."""

    def __init__(self) -> None:
        self.races = SharedRaces(2, 64, WarpOrder(4))
        self.copies = Copies(self.races, 2)
        self.unseen = np.full(128, NOBODY, np.int64)
        self.per_block, self.steps, self.at = 64, 9, np.arange(128)
        self.coming: dict[tuple[int, int], list[np.ndarray]] = {}

    def fault(self, inst: Any, kind: FaultKind, what: str, *, lane: int, address: int) -> None:
        raise Told(kind, lane, address)

    def too_early(self, inst: Any, place: int, lane: int, write: bool) -> None:
        raise Told("writes" if write else "reads", lane, place)

    def write(self, at: np.ndarray, warp: int, step: int) -> None:
        self.races.access(at, 1, np.full(len(at), warp), step, True)


INST: Any = None
OWN = np.arange(4, 8)  # of block 1: bytes 68 to 71 of all


def read(run: Run, warp: int = 3) -> tuple[Any, ...]:
    """What is said of a product of a warp that reads those bytes of its block; nothing if all is well."""
    try:
        Asynchronous.matrix_read(run, INST, warp, OWN)  # type: ignore[arg-type]
    except Told as told:
        return told.args
    return ()


def test_a_product_reads_what_was_written_seen_and_ordered() -> None:
    assert read(Run()) == (FaultKind.UNDEFINED, 96, 4)
    run = Run()
    run.write(OWN, 3, 5)  # the other block's bytes
    assert read(run) == (FaultKind.UNDEFINED, 96, 4)
    run.write(OWN[:2] + 64, 3, 5)
    assert read(run) == (FaultKind.UNDEFINED, 96, 6)
    run.write(OWN + 64, 3, 5)
    assert read(run) == ()
    assert read(run, 2) == (FaultKind.RACE, 64, 4)
    run.races.order.meet(np.array([2, 3]), 7)
    assert read(run, 2) == ()


def test_a_product_reads_no_bytes_that_come_or_that_it_does_not_see() -> None:
    for n, expected in ((3, ()), (4, (FaultKind.HAZARD, 96, 4)), (7, (FaultKind.HAZARD, 96, 7)), (8, ())):
        run = Run()
        run.write(OWN + 64, 3, 5)
        run.unseen[64 + n] = 1
        assert read(run) == expected
    for n, expected in ((3, ()), (4, ("reads", 96, 4)), (7, ("reads", 96, 7)), (8, ())):  # type: ignore[assignment]
        run = Run()
        run.write(OWN + 64, 3, 5)
        run.copies.is_late[64 + n] = True
        assert read(run) == expected


def arrive(run: Run, barrier: int) -> tuple[Any, ...]:
    try:
        Asynchronous.bytes_arrive(run, INST, 2, 1, barrier, OWN)  # type: ignore[arg-type]
    except Told as told:
        return told.args
    return ()


def test_bytes_that_arrive_are_late_until_their_barrier_is_passed() -> None:
    run = Run()
    run.unseen[:] = 3
    assert arrive(run, 32) == ()
    assert np.flatnonzero(run.copies.is_late).tolist() == [68, 69, 70, 71]
    assert np.flatnonzero(run.unseen == NOBODY).tolist() == [68, 69, 70, 71]
    assert arrive(run, 40) == ("writes", 64, 4)  # another copy writes there
    Asynchronous.barrier_passed(run, 0, 32, 3)  # type: ignore[arg-type]
    Asynchronous.barrier_passed(run, 1, 40, 3)  # type: ignore[arg-type]
    assert run.copies.is_late.sum() == 4
    Asynchronous.barrier_passed(run, 1, 32, 3)  # type: ignore[arg-type]
    assert not run.copies.is_late.any()
    assert read(run) == read(run, 2) == ()


def test_words_of_a_barrier_that_are_polled_tell_what_was_known_on_arrival() -> None:
    run, order = Run(), WarpOrder(4)
    run.races.order = order
    order.meet(np.array([0, 1]), 3)
    Asynchronous.barrier_arrived(run, 1, 8, 1)  # type: ignore[arg-type]
    assert np.flatnonzero(run.races.is_barrier).tolist() == [*range(72, 80)]
    lanes = np.array([70, 100, 10])  # of warps 2, 3 and 0
    run.at = lanes
    Asynchronous.polled(run, np.array([1, 1, 0]), np.array([12, 16, 8]))  # type: ignore[arg-type]
    assert order.known.tolist()[2] == [3, 9, NEVER, NEVER]
    assert order.known.tolist()[3] == [NEVER] * 4 and order.known.tolist()[0] == [3, 3, NEVER, NEVER]
    Asynchronous.barrier_ended(run, 1, 8)  # type: ignore[arg-type]
    assert not run.races.is_barrier.any() and order.arrivals == {}


def test_stores_are_seen_behind_a_fence_of_their_warp() -> None:
    run = Run()
    run.at = np.arange(32, 64)
    Asynchronous.shared_stored(run, np.arange(64, 128), 2)  # type: ignore[arg-type]
    assert run.unseen.tolist() == [NOBODY] * 64 + [1] * 64
    for warp, seen in ((0, False), (1, True)):
        run.warps_at = np.array([warp])
        Asynchronous.stores_seen(run)  # type: ignore[arg-type]
        assert (run.unseen == NOBODY).all() == seen
