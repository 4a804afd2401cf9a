"""A run on file is run again without its machine, and a file that is none is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from drivers.amd.probe.__main__ import main
from tests.drivers.amd.probe.run import probed

pytestmark = pytest.mark.sim


def replayed(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    status = main(["--replay", str(path), "--json"])
    return status, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
@pytest.mark.parametrize("options", [(), ("--boot", "--until", "clocks"), ("--boot",)])
def test_a_run_gives_the_same_findings_again(
    chip: str, options: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "run.jsonl"
    status, first = probed(f"sim:{chip}/pci", *options, "--record", str(path))
    again_status, again = replayed(path, capsys)
    assert (status, again_status) == (0, 0)
    assert again["steps"] == first["steps"]
    assert again["accesses"] == first["accesses"]


def test_behind_the_kernel_driver_a_replay_ends_before_the_device_is_opened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "run.jsonl"
    probed("sim:navi31", "--boot", "--record", str(path))
    status, again = replayed(path, capsys)
    assert (status, again["steps"][-1]["step"]) == (0, "users")


def test_a_hang_on_somebodys_card_hangs_the_same_way_at_any_desk(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "run.jsonl"
    _, first = probed("sim:navi48/pci", "--boot", "--inject", "gfx.mec.dead", "--record", str(path))
    status, again = replayed(path, capsys)
    assert status == 1 and again["steps"] == first["steps"][:-1]
    assert [f["step"] for f in again["steps"] if f["verdict"] == "failed"] == ["kernel"]


def test_a_failure_on_somebodys_card_fails_the_same_way_at_any_desk(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "run.jsonl"
    options = ("--boot", "--inject", "psp.ring.timeout", "--until", "psp-ring")
    status, first = probed("sim:navi31/pci", *options, "--record", str(path))
    again_status, again = replayed(path, capsys)
    assert (status, again_status) == (1, 1)
    assert again["steps"] == first["steps"][:-1]  # all but whether the injected fault was met


@pytest.mark.parametrize("text", ["", "{}", "no json", '{"names": 5}'])
def test_a_file_that_is_no_record_is_refused(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text(text)
    assert main(["--replay", str(path)]) == 2
    told = capsys.readouterr().err
    assert "is no record of a probe" in told and len(told.splitlines()) == 1
