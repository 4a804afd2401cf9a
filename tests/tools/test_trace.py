"""Traces are printed packet by packet, and a file that is no trace is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drivers import open_one
from drivers.amd.probe.proof import kernel_object
from hcq import trace
from hcq.settings import Settings
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


def traced(path: Path, device: str) -> list[dict[str, Any]]:
    """The events of a copy, a kernel and a copy back."""
    opened = open_one(device, Settings(trace=str(path)))
    buffer = opened.buffer(np.zeros(128, np.uint32))
    opened.load(kernel_object(opened.arch))(buffer, grid=(4, 1, 1), block=(32, 1, 1))
    assert (buffer.numpy(np.uint32) == 1).all()
    opened.close()
    trace.stop()
    events: list[dict[str, Any]] = json.loads(path.read_text(), parse_constant=_no_constant)["traceEvents"]
    return events


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is no JSON number")


# Google's Trace Event Format (2016): what an event of each phase must have, besides name, ph, pid and tid.
REQUIRED = {
    "X": {"ts", "dur"},
    "i": {"ts", "s"},
    "s": {"ts", "id", "cat"},
    "f": {"ts", "id", "cat"},
    "M": {"args"},
}
METADATA = {"process_name", "process_labels", "process_sort_index", "thread_name", "thread_sort_index"}


@pytest.mark.sim
@pytest.mark.parametrize("device", ["sim:navi31", "sim:navi48/pci"])
def test_every_event_is_one_of_the_trace_event_format(tmp_path: Path, device: str) -> None:
    events = traced(tmp_path / "t.json", device)
    bars = [e for e in events if e["ph"] == "X"]
    assert {e["ph"] for e in events} == set(REQUIRED)
    for event in events:
        assert {"name", "pid", "tid", *REQUIRED[event["ph"]]} <= set(event), event
        assert isinstance(event["pid"], int) and isinstance(event["tid"], int)
        assert event.get("ts", 0) >= 0 and event.get("dur", 1) > 0
        if event["ph"] == "M":
            assert event["name"] in METADATA and isinstance(event["args"]["name"], str)
        if event["ph"] == "i":
            assert event["s"] in ("g", "p", "t")
        if event["ph"] in ("s", "f"):  # an arrow belongs to the bar around it on its track
            place = (event["pid"], event["tid"])
            around = (b for b in bars if (b["pid"], b["tid"]) == place)
            assert any(b["ts"] <= event["ts"] <= b["ts"] + b["dur"] for b in around)


@pytest.mark.sim
@pytest.mark.parametrize("device", ["sim:navi31", "sim:navi48/pci"])
def test_bars_of_a_track_lie_inside_each_other_or_apart(tmp_path: Path, device: str) -> None:
    """The format's rule for complete events of one thread; viewers cut or drop a bar that crosses another."""
    tracks: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for event in traced(tmp_path / "t.json", device):
        if event["ph"] == "X":
            span = event["ts"], event["ts"] + event["dur"]
            tracks.setdefault((event["pid"], event["tid"]), []).append(span)
    assert len(tracks) >= 3
    for spans in tracks.values():
        around: list[float] = []
        for begin, end in sorted(spans, key=lambda span: (span[0], -span[1])):
            while around and around[-1] <= begin:
                around.pop()
            assert not around or end <= around[-1] + 1e-6
            around.append(end)


@pytest.mark.sim
def test_arrows_end_once_and_keep_their_name(tmp_path: Path) -> None:
    events = traced(tmp_path / "t.json", "sim:navi31")
    begins = {e["id"]: (e["cat"], e["name"]) for e in events if e["ph"] == "s"}
    ends = [(e["id"], (e["cat"], e["name"]), e["bp"]) for e in events if e["ph"] == "f"]
    assert ends and len({identity for identity, _, _ in ends}) == len(ends)
    assert all(begins[identity] == kind and binding == "e" for identity, kind, binding in ends)


@pytest.mark.sim
@pytest.mark.parametrize(("device", "has_metadata_cache"), [("sim:navi31", True), ("sim:navi48/pci", False)])
def test_packets_are_read_in_the_words_of_their_generation(
    tmp_path: Path, device: str, has_metadata_cache: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    traced(tmp_path / "t.json", device)
    assert main([str(tmp_path / "t.json")]) == 0
    printed = capsys.readouterr().out
    assert ("glm_inv=" in printed) == has_metadata_cache
    assert "SetShReg COMPUTE_PGM_LO=" in printed and "SetShReg 0x" not in printed
    assert "reg_offset" not in printed


@pytest.mark.sim
def test_methods_of_an_nvidia_card_are_read_by_their_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "t.json"
    with open_one("sim:gh100", Settings(trace=str(path))) as device:
        device.empty(64).fill(7)
        device.synchronize()
    trace.stop()
    assert main([str(path)]) == 0
    told = capsys.readouterr().out
    assert "SET_REMAP_CONST_A = 0x7" in told
    assert "SET_SHADER_SHARED_MEMORY_WINDOW_A" in told
