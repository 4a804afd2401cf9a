"""Figures are medians with their spread, held against a bound that can be missed."""

from __future__ import annotations

from math import inf

import pytest

from tools.bench.__main__ import table
from tools.bench.measure import figure, seconds, simulated_device


def test_a_figure_is_the_median_with_least_and_most() -> None:
    found = figure("step_ms", [3.0, 1.0, 2.0, 9.0, 2.0], 10, "low", "a step")
    assert (found.value, found.least, found.most) == (2.0, 1.0, 9.0)


@pytest.mark.parametrize(("better", "kept"), [("low", False), ("high", True)])
def test_a_bound_is_kept_from_its_own_side(better: str, kept: bool) -> None:
    assert figure("f", [11.0], 10, better, "").is_kept is kept


@pytest.mark.parametrize(
    ("target", "better", "said"),
    [(0, "high", "none"), (inf, "low", "none"), (0, "low", "<=0"), (2, "low", "<=2"), (0.7, "high", ">=0.7")],
)
def test_a_figure_without_a_bound_says_so(target: float, better: str, said: str) -> None:
    line = table([figure("f", [1.5], target, better, "words")]).splitlines()[1]
    assert line.split()[:5] == ["f", "1.500", "1.500", "1.500", said]


def test_warm_calls_do_not_count() -> None:
    calls: list[int] = []
    samples = seconds(lambda: calls.append(1), count=4, warm=2)
    assert (len(samples), len(calls)) == (4, 6)


@pytest.mark.sim
def test_the_device_to_time_on_is_a_simulated_card() -> None:
    device = simulated_device()
    assert (device.name, device.arch) == ("sim:navi31", "gfx1100")
    device.close()
