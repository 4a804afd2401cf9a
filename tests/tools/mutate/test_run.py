"""The runner (also judge.py) notices what a test notices, says what lives, and leaves the tree as it was."""

from __future__ import annotations

import os
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from tools.mutate import __main__ as runner
from tools.mutate import record, scratch
from tools.mutate.areas import AREAS, Area
from tools.mutate.scratch import EXIT_TIME, ScratchTree, alone

CODE = """def at_most(limit, value):
    return value <= limit


def total(count):
    found = 0
    for k in range(count):
        found += k
    return found
"""
TESTS = """from part.code import at_most, total


def test_limits():
    assert at_most(3, 2) and not at_most(3, 4)


def test_total():
    assert total(4) == 6
"""


RECORDED = runner.Draw(budget=10.0)
AGAIN, NEAR = replace(RECORDED, again=True), replace(RECORDED, near=True)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with git, as the only area."""
    for name, text in (("part/code.py", CODE), ("tests/part/test_code.py", TESTS)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / ".gitignore").write_text("build/\n__pycache__/\n")
    (tmp_path / "tools/mutate").mkdir(parents=True)
    (tmp_path / "tools/mutate/equivalent.tsv").write_text("path\tbefore\tafter\treason\n")
    for command in (["init", "-q"], ["add", "."]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    monkeypatch.setattr(runner, "ROOT", tmp_path)
    monkeypatch.setattr(scratch, "PROJECT", {"part"})  # to forget all that other tests loaded takes long
    monkeypatch.setattr(os, "nice", lambda more: 0)
    monkeypatch.setitem(AREAS, "part", Area(("part/*.py",), ("tests/part/*.py",)))
    return tmp_path


def told(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


def test_a_boundary_that_no_test_looks_at_lives_and_is_shown(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not runner.run_areas(["part"], RECORDED)
    text = told(capsys)
    assert "lives: part/code.py:2 (comparison, met 2 tests)" in text
    assert "- return value <= limit" in text and "+ return value < limit" in text
    assert "part, seed 1: 2 of 3 noticed (67%), 0 equivalent" in text
    assert (tree / "part/code.py").read_text() == CODE
    assert (tree / "build/mutate/copy-0/tree/part/code.py").read_text() == CODE


def test_a_test_that_looks_there_is_recorded_and_notices(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    runner.run_areas(["part"], RECORDED)
    told(capsys)
    file = tree / "tests/part/test_code.py"
    file.write_text(TESTS + "\n\ndef test_edge():\n    assert at_most(3, 3)\n")
    runner.run_areas(["part"], AGAIN)
    text = told(capsys)
    assert "recording 1 files of tests/part" in text
    assert "1 of 1 noticed" in text


def test_tests_that_cannot_be_loaded_are_no_record(tree: Path) -> None:
    (tree / "tests/part/test_code.py").write_text("<<<<<<< HEAD\n")
    with pytest.raises(
        RuntimeError, match="tests of tests/part could not be recorded, they ended with status 2: see"
    ):
        runner.run_areas(["part"], RECORDED)


def test_code_that_joins_an_area_is_recorded_though_its_tests_were(
    tree: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    runner.run_areas(["part"], RECORDED)
    (tree / "added").mkdir()
    (tree / "added/code.py").write_text("def twice(a):\n    return a * 2\n")
    monkeypatch.setitem(AREAS, "part", Area(("part/*.py", "added/*.py"), ("tests/part/*.py",)))
    told(capsys)
    for times in (1, 0):
        runner.run_areas(["part"], AGAIN)
        assert told(capsys).count("recording 1 files of tests/part") == times


def test_areas_judged_at_once_are_all_told_of_and_what_they_found_is_kept(
    tree: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("other/code.py", "tests/other/test_code.py"):
        (tree / name).parent.mkdir()
        (tree / name).write_text(
            (tree / name.replace("other", "part")).read_text().replace("part.", "other.")
        )
    monkeypatch.setattr(scratch, "PROJECT", {"part", "other"})
    monkeypatch.setitem(AREAS, "other", Area(("other/*.py",), ("tests/other/*.py",)))
    assert not runner.run_areas(["part", "other"], replace(RECORDED, jobs=2))
    text = capfd.readouterr().out
    for area in ("part", "other"):
        assert f"recording 1 files of tests/{area}" in text
        assert f"{area}, seed 1: 2 of 3 noticed (67%), 0 equivalent" in text
    kept = record.kept(tree / "build/mutate")
    assert sum(kept.kills.values()) == 4 and {test.split("/")[1] for test in kept.kills} == {"part", "other"}


def test_what_the_table_lists_is_not_judged(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = (
        "path\tbefore\tafter\treason\npart/code.py\treturn value <= limit\treturn value < limit\tfor a test\n"
    )
    (tree / "tools/mutate/equivalent.tsv").write_text(rows)
    runner.run_areas(["part"], RECORDED)
    assert "2 of 2 noticed (100%), 1 equivalent" in told(capsys)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ([], "another run changes the copies"),
        (["--again"], "not judged with seed 1 here yet"),
        (["--jobs", "0"], "one process or more can work"),
    ],
)
def test_what_cannot_be_begun_is_told_in_a_sentence(
    tree: Path, capsys: pytest.CaptureFixture[str], options: list[str], why: str
) -> None:
    with alone(tree / "build/mutate"), pytest.raises(SystemExit) as ended:
        runner.main(["part", *options])
    assert ended.value.code == 2 and why in capsys.readouterr().err


def test_a_first_look_needs_no_record_and_says_what_near_tests_notice(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not runner.run_areas(["part"], NEAR)
    text = told(capsys)
    assert "recording" not in text
    assert "lives: part/code.py:2 (comparison, met 1 tests)" in text
    assert "part, seed 1: 2 of 3 noticed (67%), 0 equivalent" in text


def test_a_mutant_that_does_not_end_is_noticed_by_time_once_the_tests_were_timed(
    tree: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    runs: list[tuple[bool, float]] = []

    def child(copy: ScratchTree, work: object, cache: Path, seconds: float) -> int:
        """Takes ten seconds of CPU where the loop counts, and never ends where it does not."""
        counts = "found += k" in (copy.tree / "part/code.py").read_text()
        runs.append((counts, seconds))
        return 0 if counts and seconds > 10 else EXIT_TIME

    monkeypatch.setattr(ScratchTree, "child", child)
    runner.run_areas(["part"], NEAR)
    assert "\n  - found += k\n  + pass" not in told(capsys)
    first, again, *_ = [n for n, (counts, _) in enumerate(runs) if not counts]
    assert [counts for counts, _ in runs[first + 1 : again]] == [True], "run without the mutant, to be timed"
    assert runs[again][1] < runs[first][1], "then held to the time it took"


def test_a_file_whose_tests_are_all_for_another_run_notices_nothing(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / "tests/part/test_code.py").write_text("import part.code\n")
    assert not runner.run_areas(["part"], NEAR)
    assert "0 of 3 noticed" in told(capsys)
