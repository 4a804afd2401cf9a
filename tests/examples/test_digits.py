"""The demo on several devices: what it says, and mistakes of its user. Whole runs: `make demo`, docs."""

from __future__ import annotations

import pytest

from examples import digits
from hcq.errors import ArgumentError


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setenv("DEV", "cpu")
    monkeypatch.setattr("sys.argv", ["digits", *words])
    return digits.main()


def test_several_devices_are_named_and_learn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "--devices", "cpu*2", "--epochs", "1") == 1  # not 95 % after eleven steps
    said = capsys.readouterr().out
    assert said.startswith("devices: cpu#0, cpu#1\n") and "11 steps" in said
    share = float(said.partition("held-out digits: ")[2].partition("%")[0])
    assert share > 50


@pytest.mark.parametrize("accident", ["vanish", "vanish:2@4", "vanish:1@"])
def test_an_accident_that_cannot_be_meant_is_told(accident: str) -> None:
    with pytest.raises(
        ArgumentError, match=r"allowed is KIND:CARD@STEP, such as vanish:1@20, with a card of 0\.\.1"
    ):
        digits.with_accident(lambda x, y: 0, accident, ["cpu#0", "cpu#1"])


@pytest.mark.sim
@pytest.mark.conformance
def test_a_card_that_vanishes_at_step_20_costs_nothing_but_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "--devices", "sim:navi31*6", "--injure", "vanish:1@20") == 0
    said = capsys.readouterr()
    assert "lost on the way: sim:navi31#1" in said.out and "5 go on" in said.err


@pytest.mark.parametrize("devices", ["", "cpu*2"])
def test_a_smoke_run_learns_in_seconds(
    devices: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "--smoke", *(("--devices", devices) if devices else ())) == 0
    assert "for 3 epochs, 33 steps" in capsys.readouterr().out
