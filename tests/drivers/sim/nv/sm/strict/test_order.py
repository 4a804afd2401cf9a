"""What warps know to be over, against a plain account of who told whom."""

from __future__ import annotations

import random

import numpy as np
import pytest

from drivers.sim.nv.sm.strict.order import NEVER, SEVERAL, WarpOrder

WARPS = 4


def row(order: WarpOrder, warp: int) -> list[int]:
    numbers: list[int] = order.known[warp].tolist()
    return numbers


def test_nobody_knows_anything_at_first() -> None:
    order = WarpOrder(3)
    assert order.known.tolist() == [[NEVER] * 3] * 3


def test_who_meets_knows_what_one_of_them_knew_and_that_all_of_them_came_so_far() -> None:
    order = WarpOrder(WARPS)
    order.meet(np.array([0, 1]), 5)
    assert row(order, 0) == row(order, 1) == [5, 5, NEVER, NEVER]
    order.meet(np.array([1, 2]), 9)
    assert row(order, 2) == row(order, 1) == [5, 9, 9, NEVER]
    assert row(order, 0) == [5, 5, NEVER, NEVER] and row(order, 3) == [NEVER] * 4


def test_who_passes_a_barrier_learns_what_those_knew_who_arrived() -> None:
    order = WarpOrder(WARPS)
    order.meet(np.array([0, 1]), 5)
    order.arrive((0, 8), 0, 7)
    order.arrive((0, 8), 3, 8)
    order.arrive((1, 8), 2, 9)  # another block's
    order.learn(2, order.arrivals.get((0, 8)))
    assert row(order, 2) == [7, 5, NEVER, 8]
    order.learn(1, order.arrivals.get((0, 16)))
    assert row(order, 1) == [5, 5, NEVER, NEVER]
    assert row(order, 0) == [5, 5, NEVER, NEVER]  # to arrive is not to pass


def test_to_tell_leaves_what_oneself_knows() -> None:
    order = WarpOrder(2)
    assert order.told(1, 6).tolist() == [NEVER, 6]
    assert row(order, 1) == [NEVER, NEVER]


def test_the_first_warp_is_one_like_the_others() -> None:
    order = WarpOrder(2)
    order.known[1] = [3, 8]
    assert order.before(np.array([1]))(np.array([0]), np.array([4])).tolist() == [False]
    assert order.before(np.array([1]))(np.array([SEVERAL]), np.array([4])).tolist() == [True]


@pytest.mark.parametrize(("when", "over"), [(4, True), (5, True), (6, False)])
def test_an_access_is_over_up_to_the_step_that_is_known(when: int, over: bool) -> None:
    order = WarpOrder(WARPS)
    order.known[2] = [5, 3, NEVER, NEVER]
    is_before = order.before(np.array([2]))
    assert is_before(np.array([0]), np.array([when])).tolist() == [over]
    assert is_before(np.array([1]), np.array([when])).tolist() == [when <= 3]
    assert is_before(np.array([SEVERAL]), np.array([when])).tolist() == [over]  # of some warp it would be
    assert is_before(np.array([SEVERAL]), np.array([NEVER])).tolist() == [True]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_known_is_what_was_handed_on(seed: int) -> None:
    """Beside sets: to each (warp, step) belongs what it had heard of by then."""
    chance, order = random.Random(seed), WarpOrder(WARPS)
    heard = [[NEVER] * WARPS for _ in range(WARPS)]
    told: dict[tuple[int, int], list[int]] = {}
    for step in range(1, 60):
        act, warp = chance.choice("mal"), chance.randrange(WARPS)
        place = 0, chance.choice((0, 8))
        if act == "m":
            some = chance.sample(range(WARPS), 2)
            order.meet(np.array(some), step)
            both = [max(pair) for pair in zip(*(heard[each] for each in some), strict=True)]
            for each in some:
                both[each] = step
            for each in some:
                heard[each] = [*both]
        elif act == "a":
            order.arrive(place, warp, step)
            mine = [*heard[warp]]
            mine[warp] = step
            told[place] = [max(pair) for pair in zip(mine, told.get(place, mine), strict=True)]
        else:
            order.learn(warp, order.arrivals.get(place))
            known = told.get(place, heard[warp])
            heard[warp] = [max(pair) for pair in zip(heard[warp], known, strict=True)]
        assert order.known.tolist() == heard
