"""Experiments on packets that our driver never sends: a card that is otherwise is found out."""

from __future__ import annotations

import pytest

from drivers.amd.first_light.experiment import CONTRADICTS
from tests.drivers.amd.first_light.benches import verdict_on_contrary

pytestmark = pytest.mark.sim


@pytest.mark.parametrize(
    ("name", "device"),
    [
        ("forced-start", "sim:navi31"),
        ("forced-start", "sim:navi48"),
    ],
)
def test_an_experiment_finds_out_the_card_that_contradicts_it(name: str, device: str) -> None:
    assert verdict_on_contrary(name, device) == CONTRADICTS
