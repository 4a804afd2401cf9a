"""Experiments that need the card's registers: each finds on a simulated card what is believed."""

from __future__ import annotations

import pytest

from drivers.amd.first_light.blocks import STAGES
from drivers.amd.first_light.experiment import AGREES, MEASURED
from tests.drivers.amd.first_light.benches import OVER_PCI, outcomes

pytestmark = pytest.mark.sim


@pytest.mark.parametrize("device", OVER_PCI)
def test_every_experiment_on_blocks_finds_the_belief_on_a_simulated_card(device: str) -> None:
    found = outcomes(STAGES, device)
    assert {name: each for name, each in found.items() if each[0] not in (AGREES, MEASURED)} == {}
    assert [name for name, each in found.items() if each[0] == MEASURED] == ["discovery-blocks", "work-clock"]


def test_behind_the_kernel_driver_none_of_them_is_asked() -> None:
    assert outcomes(STAGES, "sim:navi31") == {}
