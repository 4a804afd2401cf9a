"""The checks report what they find and fail the command."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import check


def test_a_check_that_finds_something_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert not check.run("lint", ["ruff", "check", "no-such-folder"])
    assert capsys.readouterr().out.startswith("lint: found")


def test_a_check_that_finds_nothing_says_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.run("version", ["ruff", "--version"])
    assert capsys.readouterr().out == "version: good\n"


def test_an_import_that_points_up_fails_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "autogen").mkdir()
    (tmp_path / "autogen" / "regs.py").write_text("import hcq.queue\n")
    monkeypatch.setattr(check, "ROOT", tmp_path)
    monkeypatch.setattr(check, "run", lambda title, command: True)
    monkeypatch.setattr(sys, "argv", ["check", "--fast"])
    assert check.main() == 1
    assert "autogen/regs.py:1: autogen may not import hcq" in capsys.readouterr().out
