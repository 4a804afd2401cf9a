"""Experiments on packets, clocks, times and faults: each finds on a simulated card what is believed."""

from __future__ import annotations

import pytest

from drivers.amd.first_light.engines import STAGES
from drivers.amd.first_light.experiment import AGREES, MEASURED
from tests.drivers.amd.first_light.benches import DEVICES, opened, outcomes

pytestmark = pytest.mark.sim


@pytest.mark.parametrize("device", DEVICES)
def test_every_experiment_on_engines_finds_the_belief_on_a_simulated_card(device: str) -> None:
    found = outcomes(STAGES, device)
    assert {name: each for name, each in found.items() if each[0] not in (AGREES, MEASURED)} == {}
    measured = [name for name, each in found.items() if each[0] == MEASURED]
    by_kfd = [] if device.endswith("/pci") else ["copy-order", "hang-report"]
    assert sorted(measured) == sorted(["stamp-time", "submit-time", "fault-words", *by_kfd])
    assert "no page maps" in str(found["fault-words"][1])


def test_after_a_release_without_write_back_submissions_write_back_again() -> None:
    (packets, *_) = STAGES
    with opened("sim:navi31") as bench:
        before = bytes(bench.device.compute_queue._release)
        next(each for each in packets.experiments if each.name == "copy-reads-l2").run(bench)
        assert bytes(bench.device.compute_queue._release) == before
