"""Clocks of instructions in a row and of loads at each level: a simulated card tells the model of time's."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.amd.first_light import latencies
from drivers.amd.first_light.experiment import AGREES, MEASURED
from drivers.amd.isa.times import times
from tests.drivers.amd.first_light.benches import DEVICES, opened, outcomes

pytestmark = pytest.mark.sim


@pytest.mark.parametrize("device", DEVICES)
def test_every_class_and_level_is_what_the_model_of_time_says(device: str) -> None:
    found, figures = outcomes(latencies.STAGES, device), times("gfx1100" if "navi31" in device else "gfx1201")
    classes = {each.name: each for each in latencies.CLASSES}
    for name, (verdict, outcome) in found.items():
        kind = classes.get(name.removeprefix("latency-"))
        if kind is None:  # a load, and what makes the next one's address of what it brought
            model = figures.smem if name == "latency-scalar-cache" else figures.vmem
            assert verdict == MEASURED
            assert model < outcome < model + figures.valu + 2 * figures.salu  # type: ignore[operator]
        elif kind.figure is not None:
            assert verdict == AGREES
            assert outcome == pytest.approx(kind.figure(figures), abs=1.0)
    levels = {each.name for each in latencies.LEVELS if "navi31" in device or "gfx12" in each.chips}
    assert set(found) == {f"latency-{name}" for name in classes.keys() | levels}


def test_the_clocks_of_one_are_those_of_the_row_without_the_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card on which a look takes 20 clocks and an instruction 5."""
    monkeypatch.setattr(latencies, "row", lambda bench, instruction, count: 20 + 5 * count)
    with opened("sim:navi31") as bench:
        assert latencies.clocks(bench, "v_nop") == 5.0


def test_a_clock_that_wraps_between_two_looks_is_read_right(monkeypatch: pytest.MonkeyPatch) -> None:
    with opened("sim:navi31") as bench:
        seen = np.array([[0xFFFF0], [0x10]], np.uint32)
        monkeypatch.setattr(bench, "launch", lambda code, lanes: seen)
        assert latencies.row(bench, "v_nop", 1) == 0x20


@pytest.mark.parametrize("level", latencies.LEVELS, ids=lambda level: level.name)
def test_loads_come_by_every_line_of_their_level_once(level: latencies.Level) -> None:
    """So no smaller cache has the line that is asked for, and each warm one has been loaded before."""
    lines, at, seen = level.bytes >> latencies.LINE_LOG2, 0, set()
    for _ in range(level.loads):
        seen.add(at)
        at = (at * latencies.STRIDE + latencies.STEP) % lines
    assert len(seen) == level.loads
    assert level.loads == lines or not level.is_warm
