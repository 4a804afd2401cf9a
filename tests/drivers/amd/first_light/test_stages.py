"""Stages: their order, and what one of them writes down in its own process."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.amd.first_light.experiment import FAILED, OPEN, Experiment, ExperimentStage
from drivers.amd.first_light.record import Record
from drivers.amd.first_light.stages import STAGES, StageRun, stages_for
from drivers.core.errors import DeviceError
from hcq.settings import CONTRARY, Settings

pytestmark = pytest.mark.sim


def test_stages_go_from_harmless_to_bold_and_those_over_pci_come_last() -> None:
    names = [stage.name for stage in STAGES]
    assert names.index("scalar") < names.index("packets") < names.index("bold") < names.index("blocks")
    assert names[-3:] == ["resets", "wrong", "dark"]
    assert [stage.name for stage in stages_for(False)] == names[: names.index("blocks")]
    assert stages_for(True) == STAGES[:-1]


def test_a_stage_that_runs_by_name_alone_is_left_out_until_it_is_asked_for() -> None:
    assert "dark" not in [stage.name for stage in stages_for(True)]
    assert stages_for(True, "dark") == STAGES
    assert [stage.name for stage in stages_for(True, "lanes")] == ["scalar", "lanes"]


def test_every_stage_with_a_belief_can_be_contradicted_by_a_simulated_card() -> None:
    believing = [stage for stage in STAGES if any(each.expected is not OPEN for each in stage.experiments)]
    assert [stage.name for stage in believing if not {stage.name, *names(stage)} & {*CONTRARY}] == []
    assert {*CONTRARY} <= {stage.name for stage in believing} | {name for s in believing for name in names(s)}


def names(stage: ExperimentStage) -> list[str]:
    return [each.name for each in stage.experiments]


def test_an_error_of_the_device_is_an_outcome_and_the_stage_goes_on(tmp_path: Path) -> None:
    def fail(bench: object) -> object:
        raise DeviceError("the card said no")

    asked = (
        Experiment("fails", "", "", fail, 1),
        Experiment("works", "", "", lambda bench: int(bench.run("v_mov_b32_e32 v4, 5")[0, 0]), 5),
    )
    record = Record(tmp_path / "state")
    StageRun(ExperimentStage("some", "none", asked), "sim:navi31", Settings(), record).run()
    done = record.done()
    assert (done["fails"]["verdict"], done["fails"]["why"]) == (FAILED, "the card said no")
    assert done["works"]["found"] == 5


def test_over_pci_a_stage_tells_how_it_found_the_card(tmp_path: Path) -> None:
    record = Record(tmp_path / "state")
    StageRun(ExperimentStage("none", "none", ()), "sim:navi48/pci", Settings(), record).run()
    opened = record.lines()[0]
    assert any(step.startswith("PSP secure OS") for step in opened["left"])
    assert opened["card"]["door"] == "pci"
    assert opened["card"]["arch"] == "gfx1201"
    assert opened["card"]["simulated"] is True
    assert "SMU" in opened["card"]["firmware"]


def test_a_stage_whose_experiments_stand_apart_asks_one_in_each_process(tmp_path: Path) -> None:
    asked = tuple(Experiment(name, "", "", lambda bench: 1, 1) for name in "ab")
    record = Record(tmp_path / "state")
    run = StageRun(ExperimentStage("some", "none", asked, is_apart=True), "sim:navi31", Settings(), record)
    run.run()
    assert (list(record.done()), record.closed()) == (["a"], set())
    run.run()
    assert (list(record.done()), record.closed()) == (["a", "b"], {"some"})
