"""An interpreter that is too old is refused before anything is installed."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

SCRIPT = str(Path(__file__).resolve().parents[2] / "tools" / "setup_check.py")


def test_an_old_interpreter_is_told_what_to_name_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, found 3\.9\.2; name one"):
        runpy.run_path(SCRIPT)


def test_this_interpreter_passes() -> None:
    runpy.run_path(SCRIPT)
