"""When an accident happens; what it does to a card and to the others, tests/drivers/test_inside.py."""

from __future__ import annotations

import pytest

from drivers.core.errors import ArgumentError
from drivers.sim.accident import LATEST, Accident, plan


def test_it_happens_once_after_as_many_steps_as_were_said() -> None:
    accident = Accident("hang", 3)
    assert [accident.passes(steps) for steps in (2, 1, 1, 5)] == [False, False, True, False]


def test_a_moment_that_is_drawn_is_the_seed_s_own() -> None:
    moments = [plan("vanish", seed=seed).after for seed in range(50)]
    assert moments == [plan("vanish", seed=seed).after for seed in range(50)]
    assert len(set(moments)) > 30
    assert all(0 <= moment <= LATEST for moment in moments)


def test_what_cannot_happen_is_refused() -> None:
    with pytest.raises(
        ArgumentError, match="no accident 'melt' can happen to a card; there are hang, vanish"
    ):
        plan("melt")
