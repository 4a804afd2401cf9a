"""Clocks of instructions in a row: every device is asked; a simulated one's stand still in straight code."""

from __future__ import annotations

import pytest

from drivers.amd.first_light import latencies
from drivers.amd.first_light.experiment import MEASURED
from tests.drivers.amd.first_light.benches import DEVICES, opened, outcomes

pytestmark = pytest.mark.sim


@pytest.mark.parametrize("device", DEVICES)
def test_every_class_of_instructions_is_measured(device: str) -> None:
    found = outcomes(latencies.STAGES, device)
    assert set(found) == {f"latency-{name}" for name, _, _ in latencies.CLASSES}
    assert set(found.values()) == {(MEASURED, 0.0)}


def test_the_clocks_of_one_are_those_of_the_row_without_the_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card on which a look takes 20 clocks and an instruction 5."""
    monkeypatch.setattr(latencies, "row", lambda bench, instruction, count: 20 + 5 * count)
    with opened("sim:navi31") as bench:
        assert latencies.clocks(bench, "v_nop") == 5.0


def test_a_clock_that_wraps_between_two_looks_is_read_right(monkeypatch: pytest.MonkeyPatch) -> None:
    import numpy as np

    with opened("sim:navi31") as bench:
        seen = np.array([[0xFFFF0], [0x10]], np.uint32)
        monkeypatch.setattr(bench, "launch", lambda code, lanes: seen)
        assert latencies.row(bench, "v_nop", 1) == 0x20
