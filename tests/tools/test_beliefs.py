"""Beliefs: marked statements of the notes are all there, with experiments or reasons; reports are read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from drivers.amd.first_light.stages import experiments
from tools.beliefs import TABLE, beliefs, main, marked, statements

ROOT = TABLE.parent.parent
CERTAINTIES = {"inferred", "guessed", "unknown", "reported", "word"}
CARD = {"name": "navi48", "arch": "gfx1201", "door": "kfd", "simulated": False}


def told(name: str, verdict: str) -> dict[str, Any]:
    return {"experiment": name, "belief": "b", "expected": 1, "found": 2, "verdict": verdict, "why": None}


def written(tmp_path: Path, *found: dict[str, Any], **more: Any) -> str:
    path = tmp_path / "report.json"
    data = {"report": "doorbell first light", "version": 1, "card": CARD, "experiments": list(found)}
    path.write_text(json.dumps(data | more))
    return str(path)


def test_every_marked_statement_of_the_notes_is_a_belief() -> None:
    known = beliefs()
    found = list(marked())
    assert len(found) > 70
    assert [each for each in found if not any(belief.holds(each) for belief in known)] == []


def test_every_place_of_a_belief_is_a_marked_statement() -> None:
    found = list(marked())
    stale = [
        (belief.id, text)
        for belief in beliefs()
        for text in belief.where
        if not any(each.page == belief.page and text in each.text for each in found)
    ]
    assert stale == []


def test_every_belief_has_experiments_or_a_reason_why_there_are_none() -> None:
    names = {each.name for each in experiments()}
    for belief in beliefs():
        assert bool(belief.experiments) != bool(belief.why), belief.id
        assert set(belief.experiments) <= names, belief.id
        assert belief.certainty in CERTAINTIES, belief.id
        assert belief.why == "" or belief.certainty == "word" or belief.why.startswith("no program")


def test_every_experiment_decides_a_belief() -> None:
    decided = {name for belief in beliefs() for name in belief.experiments}
    assert [each.name for each in experiments() if each.name not in decided] == []


def test_ids_differ_and_the_files_to_change_exist() -> None:
    known = beliefs()
    assert len({belief.id for belief in known}) == len(known)
    missing = [path for belief in known for path in belief.files if not (ROOT / path).exists()]
    assert missing == []


def test_a_statement_is_a_list_item_with_the_lines_that_continue_it(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Title\nA paragraph\ngoes on.\n\n- one\n  and more\n- two\n| a | b |\n| c | d |\n")
    texts = [each.text for each in statements(page)]
    assert texts == ["# Title A paragraph goes on.", "- one and more", "- two", "| a | b |", "| c | d |"]


def test_the_list_counts_beliefs_with_and_without_experiments(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list"]) == 0
    printed = capsys.readouterr().out
    assert (
        "s-max (waves.md, reported): SCC of s_max of equal operands is 0\n    experiment s-max-equal"
        in printed
    )
    asked = sum(bool(belief.experiments) for belief in beliefs())
    assert f"{asked} have an experiment" in printed


def test_a_report_says_what_is_settled_what_contradicts_and_which_files_to_change(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, told("clock-order", "agrees"), told("s-max-equal", "contradicts"))
    assert main([path]) == 1
    printed = capsys.readouterr().out
    assert "settled, as believed: 1\n  clock-order" in printed
    assert "CONTRADICTED: 1\n  s-max-equal" in printed
    assert "change firmware_notes/waves.md, drivers/sim/amd/wave/jit/ops/scalar.py" in printed
    assert "not asked: " in printed


def test_a_report_of_a_simulated_card_settles_nothing_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, told("clock-order", "agrees"), card=CARD | {"simulated": True})
    assert main([path]) == 0
    assert "it settles nothing about real ones" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "[]", '{"report": "another"}', "\x00"])
def test_another_file_is_refused_in_a_sentence(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "report.json"
    path.write_text(text)
    assert main([str(path)]) == 2
    assert "is no report of drivers.amd.first_light" in capsys.readouterr().err


def test_a_report_of_another_version_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([written(tmp_path, version=2)]) == 2
    assert "version 2; this reads 1" in capsys.readouterr().err
