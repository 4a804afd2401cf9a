"""The command: its options, its exit status, what it refuses in one sentence."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from drivers.amd import reset
from drivers.amd.probe.__main__ import main, parser
from drivers.amd.probe.proof import Proof
from drivers.core.finding import Seen
from tests.drivers.amd.probe.run import probed

pytestmark = pytest.mark.sim
PAGE = Path(__file__).parents[4] / "docs" / "bringup.md"
FINDING = {"step", "looks_at", "verdict", "read", "expected", "meaning", "cause", "next", "see", "accesses"}


@pytest.mark.parametrize("device", ["sim:navi31/pci", "sim:navi48/pci"])
def test_the_object_is_complete_and_the_status_0(device: str) -> None:
    status, report = probed(device)
    assert status == 0
    assert report["device"] == device and report["good"] is True and report["boot"] is False
    assert {"kernel", "python", "doorbell"} <= set(report["environment"])
    assert all(set(step) == FINDING for step in report["steps"])
    assert all(step["read"] and step["expected"] and step["meaning"] for step in report["steps"])
    assert len(report["firmware"]) == 8
    assert report["accesses"]


def test_without_a_device_this_machine_is_probed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json"]) in (0, 1)  # 1 where this machine has a card that cannot be used
    report = json.loads(capsys.readouterr().out)
    assert report["device"] is None
    assert {f["step"] for f in report["machine"]} >= {"pci", "/dev/kfd", "groups", "iommu"}


def test_a_device_that_is_not_there_is_a_failed_step_and_says_what_was_looked_for() -> None:
    status, report = probed("amd:pci:ffff:1f:00.0")
    assert status == 1
    (missing,) = [step for step in report["steps"] if step["verdict"] == "failed"]
    assert missing["step"] == "function" and "no PCI function ffff:1f:00.0" in missing["read"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            ["--device", "sim:navi31/pci", "--until", "dance"],
            "there is no such step; steps are system, function,",
        ),
        (
            ["--device", "sim:navi31/pci", "--until", "psp-ring"],
            "this step changes the card, so it needs --boot",
        ),
        (["--device", "sim:navi99"], "device 'sim:navi99' is not known; available are sim:navi31"),
        (["--device", "sim:navi31*2"], "names 2 devices; here it must be one"),
        (["--boot"], "--boot needs --device"),
        (
            ["--device", "sim:navi31/pci", "--report", "/nowhere/bug.md"],
            "--report /nowhere/bug.md: No such file or directory; give a file that can be written",
        ),
        (["--device", "sim:navi31/pci", "--record", "/"], "--record /: Is a directory; give a file"),
        (["--replay", "/nowhere/boot.jsonl"], "--replay /nowhere/boot.jsonl: No such file or directory;"),
        (["--replay", sys.executable], "is no record of a probe"),
        (["--replay", "x", "--boot"], "--boot has no place beside --replay"),
        (["--device", "sim:navi31/pci", "--after", "3"], "--after needs --inject"),
        (["--device", "sim:navi31/pci", "--inject", "link.lost", "--after", "-1"], "--after -1: a point"),
    ],
)
def test_wrong_usage_is_one_sentence_and_status_2(
    options: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(options) == 2
    told = capsys.readouterr().err
    assert sentence in told and len(told.splitlines()) == 1


def test_a_report_is_written_to_its_file_or_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bug.md"
    options = ["--device", "sim:navi48/pci", "--until", "psp"]
    assert main([*options, "--report", str(path)]) == 0
    assert " ok" in capsys.readouterr().out
    assert path.read_text().startswith("# doorbell probe: sim:navi48/pci")
    assert main([*options, "--report", "-"]) == 0
    assert capsys.readouterr().out == path.read_text()


@pytest.mark.parametrize(("device", "step"), [("sim:navi31/pci", "psp-boot"), ("sim:navi31", "/dev/kfd")])
def test_the_steps_of_a_kind_of_device_can_be_listed(
    device: str, step: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--device", device, "--list"]) == 0
    assert step in capsys.readouterr().out


def test_every_command_of_the_page_on_cards_that_do_not_work_can_be_typed() -> None:
    text = PAGE.read_text(encoding="utf-8")
    found = re.findall(r"python -m drivers\.amd\.(probe|reset)((?: [^`#|\n]+)?)", text)
    assert len(found) > 12
    parsers = {"probe": parser(), "reset": reset.parser()}
    for command, options in found:
        parsers[command].parse_args(shlex.split(options))


def test_every_message_that_the_page_explains_is_one_of_ours() -> None:
    sources = "".join(p.read_text(encoding="utf-8") for p in (PAGE.parents[1] / "drivers").rglob("*.py"))
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    symptoms = [phrase for row in rows for phrase in re.findall(r"`([^`]+)`", row.split(" | ")[0])]
    assert len(symptoms) >= 8
    for phrase in symptoms:
        for part in re.split(r"\.\.\.|[\d.]*\d|amdgpu|/dev/kfd|pid", phrase):
            assert part.strip(" :") in sources, f"{phrase!r}: no message of ours says {part!r}"


def test_control_c_is_no_traceback_and_lets_go_of_the_card(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def tired(self: Proof, times: int) -> Seen:
        raise KeyboardInterrupt

    monkeypatch.setattr(Proof, "increment", tired)
    assert main(["--device", "sim:navi31/pci", "--boot", "--json"]) == 1
    assert capsys.readouterr().err.startswith("stopped; ")
