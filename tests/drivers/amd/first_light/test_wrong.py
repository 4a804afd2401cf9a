"""What a driver must not do: each experiment finds the belief, and leaves a card that works behind it."""

from __future__ import annotations

import pytest

from drivers.amd.first_light.experiment import AGREES, MEASURED
from drivers.amd.first_light.wrong import STAGES
from tests.drivers.amd.first_light.benches import OVER_PCI, opened

pytestmark = pytest.mark.sim


@pytest.mark.parametrize("device", OVER_PCI)
def test_behind_each_experiment_the_card_works_whatever_came_of_it(device: str) -> None:
    found = {}
    with opened(device) as bench:
        for each in (each for stage in STAGES for each in stage.experiments if each.is_for(bench.arch, True)):
            found[each.name] = each.verdict(bench.arch, each.run(bench))
            assert int(bench.run("v_mov_b32_e32 v4, 5")[0, 0]) == 5, each.name
    measured = {"live-slot", "reads-in-the-dark"} | ({"hub-first"} if "navi31" in device else set())
    assert {name for name, verdict in found.items() if verdict == MEASURED} == measured
    assert {verdict for name, verdict in found.items() if name not in measured} == {AGREES}
