"""The first run on an NVIDIA card, on simulated ones: stages of nv_stages.py, kernels of nv_kernels.py."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import nv_first_run
from tools.nv_first_run import main
from tools.nv_stages import STAGES

pytestmark = pytest.mark.sim
HERE = [name for name in STAGES if name.startswith(("S2", "S5", "S6", "S7", "S8 arith"))]


def stage(name: str, device: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(["--device", device, "--out", str(folder), "--stage", name]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("name", HERE)
def test_what_the_driver_stands_on_holds_on_a_simulated_hopper(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = stage(name, "sim:gh100", tmp_path, capsys)
    if "type 0, action" in name and "QMD 4" in name:
        assert found["verdict"] == "refused"
        assert "QMD_TYPE 0" in found["error"]
    else:
        assert found["verdict"] == ("skipped" if "QMD 5" in name else "held"), found


def test_a_report_is_written_and_stages_run_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--device", "sim:ad102", "--out", str(tmp_path), "--only", "S1"]) == 0
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["stages"]["S1 objects"]["seen"]["arch"] == "sm_89"
    assert main(["--device", "sim:ad102", "--out", str(tmp_path), "--only", "S3 semaphores, older G"]) == 0
    first, *_, last = capsys.readouterr().out.splitlines()[-3:]
    assert first.startswith("held")
    assert last.startswith(f"The report is {tmp_path}/report.json. Attach it to an issue of this project")


@pytest.mark.parametrize("name", ["S0 machine", "S1 objects", "S4 copies"])
def test_a_stage_that_stands_still_is_ended(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asleep = tmp_path / "asleep.py"
    asleep.write_text(f"#!{sys.executable}\nimport time\ntime.sleep(60)\n")
    asleep.chmod(0o755)
    monkeypatch.setattr(nv_first_run.sys, "executable", str(asleep))
    words = ["--device", "sim:gh100", "--out", str(tmp_path), "--only", name, "--limit", "0.5"]
    assert main(words) == 1
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["stages"][name]["verdict"] == "ended"
    assert f"Not as it must be: {name}." in capsys.readouterr().out


def test_a_stage_that_cannot_be_ended_is_the_last_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A process in an ioctl that does not return outlives SIGKILL; here one that nobody kills."""
    asleep = tmp_path / "asleep.py"
    asleep.write_text(f"#!{sys.executable}\nimport time\ntime.sleep(3)\n")
    asleep.chmod(0o755)
    monkeypatch.setattr(nv_first_run.sys, "executable", str(asleep))
    monkeypatch.setattr(nv_first_run, "KILL_S", 0.1)
    monkeypatch.setattr(nv_first_run.subprocess.Popen, "kill", lambda child: None)
    assert main(["--device", "sim:gh100", "--out", str(tmp_path), "--limit", "0.5"]) == 1
    assert list(json.loads((tmp_path / "report.json").read_text())["stages"]) == ["S0 machine"]
    assert "restart the machine" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--device", "sim:navi31"], "one NVIDIA card is needed"),
        (["--device", "sim:gh100", "--only", "S10"], "there is no such stage; there are S0 machine"),
        (["--device", "sim:gh100", "--limit", "0"], "a time limit is more than 0 seconds"),
    ],
)
def test_wrong_usage_is_one_sentence(
    words: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--out", str(tmp_path)]) == 2
    assert why in capsys.readouterr().err
