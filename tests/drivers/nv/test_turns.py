"""Lanes of one warp that wait for each other (nvcc/turns.cu), on simulated cards: ptxas' code counts on
YIELD, and on a BSYNC that does not wait for lanes which yielded."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.nv.test_nvcc_kernels import Bench, bench, mode, of

__all__ = ["bench", "mode"]
pytestmark = pytest.mark.sim
turns = of("turns", "sm_80", "sm_90", "sm_120")
ONE = np.zeros(1, np.int32)


def zeros(count: int) -> np.ndarray:
    return np.zeros(count, np.int32)


@turns
def test_lanes_wait_for_the_last_one_of_their_warp(bench: Bench) -> None:
    y = bench.run("follow", ONE, zeros(32))[1]
    assert y[:31].tolist() in ([6] * 31, [7] + [6] * 30, [6] + [7] * 30)


@turns
def test_the_first_lane_of_a_warp_waits_for_the_others(bench: Bench) -> None:
    assert bench.run("lead", ONE, zeros(32))[1].tolist() == [7] + [3] * 31


@turns
def test_lanes_of_a_warp_go_one_after_the_other_and_around_again(bench: Bench) -> None:
    want = zeros(32)
    for lane in list(range(32)) * 2:
        want[lane] += want[lane - 1] + 1
    turn, y = bench.run("around", ONE, zeros(32))
    assert turn[0] == 64 and y.tolist() == want.tolist()


@turns
def test_lanes_of_a_warp_take_a_lock_that_one_of_them_holds(bench: Bench) -> None:
    held, y = bench.run("trylock", ONE, zeros(33))
    assert held[0] == 0 and y[0] == 32 and sorted(y[1:].tolist()) == list(range(1, 33))


@turns
def test_lanes_that_sleep_let_the_others_of_their_warp_run(bench: Bench) -> None:
    assert bench.run("sleepers", ONE, zeros(32))[1].tolist() == [2, 1] * 16


@turns
def test_a_warp_waits_for_a_later_one_by_a_flag(bench: Bench) -> None:
    y = bench.run("warps", ONE, zeros(256), block=256)[1]
    assert y[:32].tolist() == list(range(225, 257))
