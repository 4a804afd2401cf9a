"""The command: a rehearsal, a resumed run, wrong usage; and cards that are not as believed are found out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from drivers.amd.first_light.__main__ import main
from drivers.amd.first_light.record import Record
from drivers.amd.first_light.stages import STAGES

pytestmark = pytest.mark.sim
# The device that shows it, and the experiments that notice.
NOTICED = {
    "scalar": ("sim:navi31", {"s-max-equal"}),
    "lanes": ("sim:navi48", {"permlane64-wave32"}),
    "nans": ("sim:navi31", {"nan-payload"}),
    "rounding": ("sim:navi48", {"cvt-nearest"}),
    "latencies": ("sim:navi48", {"latency-vector"}),
    "throughput": ("sim:navi31", {"throughput-transcendental"}),
    "packets": ("sim:navi31/pci", {"clock-rate"}),
    "times": ("sim:navi48", {"launch-time"}),
    "bold": ("sim:navi31", {"lds-past-end"}),
    "blocks": ("sim:navi48/pci", {"interrupt-entry", "interrupt-order"}),
    "resets": ("sim:navi31/pci", {"mode1-time"}),
}


@pytest.mark.parametrize("name", NOTICED)
def test_a_card_that_is_not_as_believed_is_found_out(name: str, tmp_path: Path) -> None:
    device, noticed = NOTICED[name]
    into = tmp_path / "state"
    command = (sys.executable, "-m", "drivers.amd.first_light", "--device", device)
    subprocess.run(
        [*command, "--stage", name, "--into", str(into)],
        env=os.environ | {"SIM_CONTRARY": name},
        timeout=120,
        check=True,
    )
    done = Record(into).done()
    assert {each for each, line in done.items() if line["verdict"] == "contradicts"} == noticed
    stage = next(stage for stage in STAGES if stage.name == name)
    assert len(done) > len(stage.experiments) / 2


def test_a_run_shows_progress_and_leaves_one_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "r.json"
    assert main(["--device", "sim:navi31", "--until", "scalar", "--report", str(path)]) == 0
    assert "agrees      s-max-equal" in capsys.readouterr().out
    made = json.loads(path.read_text())
    assert made["counts"] == {"agrees": 4}
    assert not made["complete"]


def test_a_run_that_was_broken_off_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "r.json"
    state = Record(tmp_path / "r.json.state")
    state.put({"device": "sim:navi31"})
    for line in ({"begin": "s-max-equal"}, {"done": "s-max-equal", "found": ["9"], "verdict": "contradicts"}):
        state.put(line)
    assert main(["--device", "sim:navi31", "--until", "scalar", "--report", str(path), "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert made == json.loads(path.read_text())
    found = {each["experiment"]: each["found"] for each in made["experiments"]}
    assert found["s-max-equal"] == ["9"]  # not asked again
    assert made["counts"] == {"agrees": 3, "contradicts": 1}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--device", "sim:navi99"], "is not known"),
        (["--device", "sim:navi31*2"], "names several devices; give one, such as sim:navi31"),
        (["--device", "sim:navi31", "--until", "sleep"], "stages are scalar, lanes"),
        (["--device", "sim:navi31", "--until", "resets"], "needs a device over PCI"),
    ],
)
def test_wrong_usage_is_one_sentence(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--report", str(tmp_path / "r.json")]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_the_state_of_a_run_over_another_device_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Record(tmp_path / "r.json.state").put({"device": "amd"})
    assert main(["--device", "sim:navi31", "--report", str(tmp_path / "r.json")]) == 2
    assert (
        "is of a run over amd, not sim:navi31; --again starts from the beginning" in capsys.readouterr().err
    )


def test_the_list_names_every_experiment(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list"]) == 0
    told = capsys.readouterr().out
    assert all(f"  {each.name}: " in told for stage in STAGES for each in stage.experiments)
