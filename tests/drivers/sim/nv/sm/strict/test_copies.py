"""Bytes that are still on their way to shared memory are known until their copies have been waited for."""

from __future__ import annotations

import numpy as np

from drivers.sim.nv.sm.strict.copies import Copies
from drivers.sim.nv.sm.strict.order import WarpOrder
from drivers.sim.nv.sm.strict.races import SharedRaces

SIZE = 64  # bytes of a block
WARP, LANES = 3, 4
NOW, LATER = 10, 20  # steps


def started(*places: int) -> Copies:
    """One group of a warp a place, each of four lanes with four bytes, on scoreboards 0, 1 ... modulo 2."""
    copies = Copies(SharedRaces(2, SIZE, WarpOrder(8)), 2)
    for number, place in enumerate(places):
        addresses = place + 4 * np.arange(LANES)
        copies.start(np.full(LANES, WARP), np.full(LANES, 1), addresses, 4)
        copies.close(np.array([WARP]), number % 2)
    return copies


def is_late(copies: Copies, address: int, block: int = 1) -> bool:
    return bool(len(copies.touched(np.array([block]), np.array([address]), 4)))


def test_an_access_meets_bytes_that_are_on_their_way_in_its_own_block_alone() -> None:
    copies = started(16)
    assert [is_late(copies, a) for a in (12, 16, 28, 32)] == [False, True, True, False]
    assert not is_late(copies, 16, block=0)


def test_a_wait_lets_the_oldest_groups_land_and_leaves_as_many_as_it_says() -> None:
    copies = started(0, 32)
    copies.wait(np.array([WARP]), 0b11, 1, NOW)
    assert (is_late(copies, 0), is_late(copies, 32)) == (False, True)
    copies.wait(np.array([WARP]), 0b11, 0, NOW)
    assert not is_late(copies, 32)


def test_a_wait_for_another_scoreboard_or_of_another_warp_lets_nothing_land() -> None:
    copies = started(0)
    copies.wait(np.array([WARP]), 0b10, 0, NOW)
    copies.wait(np.array([WARP + 1]), 0b01, 0, NOW)
    assert is_late(copies, 0)


def test_what_landed_is_as_if_its_warp_had_written_it() -> None:
    copies = started(0)
    copies.wait(np.array([WARP]), 0b01, 0, NOW)
    races, other = copies.races, np.array([WARP + 1])
    at = races.places(np.array([1]), np.array([0]), 4)
    others, _ = races.access(at, 4, other, LATER, False)
    assert others.tolist() == [0]
    races.order.meet(np.arange(8), LATER)
    others, unwritten = races.access(at, 4, other, LATER + 1, False)
    assert (others.tolist(), unwritten.tolist()) == ([], [[False] * 4])


def test_what_landed_was_written_when_it_landed() -> None:
    """Not before: whoever met the warp earlier does not know of it."""
    copies = started(0)
    copies.races.order.meet(np.arange(8), NOW - 1)
    copies.wait(np.array([WARP]), 0b01, 0, NOW)
    at = copies.races.places(np.array([1]), np.array([0]), 4)
    others, _ = copies.races.access(at, 4, np.array([WARP + 1]), LATER, False)
    assert others.tolist() == [0]


def test_every_byte_of_a_copy_lands_and_is_told() -> None:
    told: list[tuple[int, list[int]]] = []
    copies = Copies(
        SharedRaces(2, SIZE, WarpOrder(8)), 2, lambda warp, at: told.append((warp, sorted(at.tolist())))
    )
    copies.start(np.array([WARP, WARP, WARP + 1]), np.array([1, 1, 0]), np.array([8, 16, 0]), 4)
    for warp in (WARP, WARP + 1):
        copies.close(np.array([warp]), 0)
        copies.wait(np.array([warp]), 1, 0, NOW)
    assert told == [(WARP, [SIZE + n for n in (8, 9, 10, 11, 16, 17, 18, 19)]), (WARP + 1, [0, 1, 2, 3])]
    assert not copies.is_late.any()


def test_an_access_of_one_byte_beside_a_copy_is_fine() -> None:
    copies = started(16)
    found = [len(copies.touched(np.array([1]), np.array([a]), 1)) for a in (15, 16, 31, 32)]
    assert found == [0, 1, 1, 0]
    both = copies.touched(np.array([1, 0, 1]), np.array([0, 16, 16]), 4)
    assert both.tolist() == [2]


def test_copies_tied_to_a_barrier_land_when_its_phase_is_over_and_with_no_wait() -> None:
    copies = started(0)
    copies.start(np.full(LANES, WARP), np.full(LANES, 1), 32 + 4 * np.arange(LANES), 4)  # of no group yet
    copies.tie(WARP, (1, 48))
    copies.wait(np.array([WARP]), 0b11, 0, NOW)
    copies.over((0, 48))
    assert is_late(copies, 0) and is_late(copies, 32)
    copies.over((1, 48))
    assert not is_late(copies, 0) and not is_late(copies, 32)
    at = copies.races.places(np.array([1]), np.array([0]), 4)
    others, unwritten = copies.races.access(at, 4, np.array([WARP + 1]), NOW + 1, False)
    assert (others.tolist(), unwritten.tolist()) == ([], [[False] * 4])
