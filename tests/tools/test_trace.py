"""Traces are printed packet by packet, and a file that is no trace is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.trace import main

# Typed from facts: header 3<<30 | (payload dwords - 1)<<16 | opcode<<8; EVENT_WRITE is 0x46, and
# CS_PARTIAL_FLUSH is event type 7 with event index 4 in bits 11:8 (Linux nvd.h).
EVENT_WRITE = "c0004600 00000407"


def trace_file(tmp_path: Path, dwords: str, name: str = "doorbell sim compute") -> Path:
    args = {"ring": "sim compute", "ring_va": "0x1000", "offset_dw": 16, "dwords": dwords}
    event = {"ph": "X", "name": name, "ts": 5.0, "dur": 1.0, "pid": 1, "tid": 1, "args": args}
    path = tmp_path / "t.json"
    path.write_text(json.dumps({"traceEvents": [event]}))
    return path


def test_a_submission_is_printed_packet_by_packet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(trace_file(tmp_path, EVENT_WRITE))]) == 0
    printed = capsys.readouterr().out
    assert "#0 doorbell sim compute at 0.0 us, ring at 0x1000, from dword 16" in printed
    assert "EventWrite(" in printed


def test_json_holds_the_same_packets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(trace_file(tmp_path, EVENT_WRITE)), "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["number"] == 0
    assert len(found["packets"]) == 1


def test_a_file_that_is_no_trace_is_one_sentence_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "t.json"
    path.write_text("{}")
    assert main([str(path)]) == 2
    assert "is not a Chrome trace-event file" in capsys.readouterr().err


def test_a_missing_file_is_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.json")]) == 2
    assert "No such file" in capsys.readouterr().err


def test_words_that_are_no_hex_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(trace_file(tmp_path, "zz"))]) == 2
    assert "not a list of hex words" in capsys.readouterr().err
