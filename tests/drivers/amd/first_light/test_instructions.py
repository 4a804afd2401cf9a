"""Experiments on instructions: each finds on a simulated card what is believed, through either door."""

from __future__ import annotations

import pytest

from drivers.amd.first_light.experiment import AGREES, CONTRADICTS, MEASURED
from drivers.amd.first_light.instructions import STAGES
from tests.drivers.amd.first_light.benches import DEVICES, outcomes, verdict_on_contrary

pytestmark = pytest.mark.sim


@pytest.mark.parametrize("device", DEVICES)
def test_every_experiment_on_instructions_finds_the_belief_on_a_simulated_card(device: str) -> None:
    found = outcomes(STAGES, device)
    assert {name: each for name, each in found.items() if each[0] not in (AGREES, MEASURED)} == {}
    assert [name for name, each in found.items() if each[0] == MEASURED] == ["dpp-compare-mask"]


def test_a_card_that_does_not_saturate_is_found_out() -> None:
    assert verdict_on_contrary("swmmac-clamp", "sim:navi48") == CONTRADICTS
