"""`python -m tools.trace sqtt`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from autogen.amd import sqtt
from tests.tools.sqtt.streams import GFX11_HEADER, stream
from tools.trace import main

WAVE = (sqtt.WaveStart(wave=3, delta=1), sqtt.ValuInst(delta=5, wave=3), sqtt.WaveEnd(wave=3, delta=7))


def test_engines_and_waves_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "engine.bin"
    path.write_bytes(stream(GFX11_HEADER, *WAVE))
    assert main(["sqtt", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "engine 0: 1 waves in 12 cycles" in shown and "wave in slot 3: 0 to 12" in shown
    assert main(["sqtt", str(path), "--tokens", "--json"]) == 0
    (launch,) = json.loads(capsys.readouterr().out)
    (engine,) = launch["engines"]
    assert engine["traced"][0]["issued"] == [{"time": 5, "after": 5, "pc": -1, "inst": "?"}]
    assert "ValuInst" in engine["tokens"][2]


def test_a_file_that_is_none_ends_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.bin"
    path.write_bytes(b"\x7fELF" + bytes(20))
    assert main(["sqtt", str(path)]) == 1
    assert main(["sqtt", str(tmp_path / "absent")]) == 2
    assert capsys.readouterr().err.count("\n") == 2
