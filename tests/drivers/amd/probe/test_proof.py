"""The device part of the probe on the simulated card, and what it tells when a step fails."""

from __future__ import annotations

import json

import pytest

from drivers.amd.probe.__main__ import main
from drivers.amd.probe.bringup import Bringup
from drivers.core.errors import DeviceError
from hcq.settings import Settings

pytestmark = pytest.mark.sim
STEPS = ["open", "memory", "copy", "kernel", "order", "close"]


@pytest.mark.parametrize(
    ("device", "asked"),
    [("sim:navi31", "create_queue x2"), ("sim:navi31/pci", "pread"), ("sim:navi48/pci", "pread")],
)
def test_every_ability_of_a_simulated_card_is_proved_in_order(device: str, asked: str) -> None:
    findings = list(Bringup(device, Settings()).run())
    assert [f.step for f in findings] == STEPS
    assert {f.verdict for f in findings} == {"good"}, findings
    assert asked in findings[0].meaning


def test_until_stops_after_the_step_that_it_names() -> None:
    assert [f.step for f in Bringup("sim:navi31", Settings()).run("copy")] == STEPS[:3]


def test_a_step_that_fails_ends_the_run_and_shows_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Bringup) -> str:
        raise DeviceError("the copy engine stands still")

    monkeypatch.setattr(Bringup, "_copy", broken)
    last = list(Bringup("sim:navi31", Settings()).run())[-1]
    assert (last.step, last.verdict) == ("copy", "blocked")
    assert "the copy engine stands still" in last.found


def test_the_command_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["--device", "sim:navi31", "--until", "open", "--json"])
    report = json.loads(capsys.readouterr().out)
    assert status in (0, 1)  # 1 where this machine has a card that is blocked
    assert report["device"] == "sim:navi31"
    assert [step["step"] for step in report["steps"]] == ["open"]
    assert {f["step"] for f in report["machine"]} >= {"pci", "/dev/kfd", "groups", "iommu"}


def test_an_unknown_step_lists_the_steps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--device", "sim:navi31", "--until", "dance"]) == 2
    assert "steps are open, memory, copy" in capsys.readouterr().err


def test_an_unknown_device_lists_the_valid_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--device", "sim:navi99"]) == 2
    assert "sim:navi31" in capsys.readouterr().err


def test_a_device_that_is_not_there_is_status_2_and_says_what_was_looked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def absent(self: Bringup) -> str:
        raise DeviceError("no AMD card: /dev/kfd does not exist")

    monkeypatch.setattr(Bringup, "_open", absent)
    assert main(["--device", "amd"]) == 2
    assert "no AMD card: /dev/kfd does not exist" in capsys.readouterr().out
