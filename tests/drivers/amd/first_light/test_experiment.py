"""Experiments: which cards they are for, and what an outcome says of a belief."""

from __future__ import annotations

from typing import Any

import pytest

from drivers.amd.first_light.experiment import AGREES, CONTRADICTS, MEASURED, OPEN, Experiment, NumberBetween
from drivers.amd.first_light.stages import STAGES


def experiment(expected: object, **more: Any) -> Experiment:
    return Experiment("name", "a belief", "an answer", lambda bench: None, expected, **more)


@pytest.mark.parametrize(
    ("expected", "found", "verdict"),
    [
        (["1"], ["1"], AGREES),
        (["1"], ["2"], CONTRADICTS),
        (NumberBetween(1, 2), 2, AGREES),
        (NumberBetween(1, 2), 2.1, CONTRADICTS),
        (NumberBetween(1, 2), "told", CONTRADICTS),
        (OPEN, "anything", MEASURED),
        ({"gfx11": 1, "gfx12": 2}, 2, AGREES),
    ],
)
def test_an_outcome_agrees_contradicts_or_is_measured(expected: object, found: object, verdict: str) -> None:
    assert experiment(expected).verdict("gfx1201", found) == verdict


def test_a_generation_without_an_expectation_is_not_asked() -> None:
    assert experiment({"gfx11": 1}).is_for("gfx1100", False)
    assert not experiment({"gfx11": 1}).is_for("gfx1201", False)


def test_what_needs_registers_is_asked_over_pci_only() -> None:
    assert not experiment(1, pci=True).is_for("gfx1100", False)
    assert experiment(1, pci=True).is_for("gfx1100", True)


def test_every_experiment_has_a_name_of_its_own_and_says_what_a_card_could_answer() -> None:
    every = [each for stage in STAGES for each in stage.experiments]
    assert len({each.name for each in every}) == len(every)
    assert all(each.belief and each.answers for each in every)
    assert all(each.pci == stage.needs_pci for stage in STAGES for each in stage.experiments)
