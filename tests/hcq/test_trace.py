"""The trace file: bars, arrows, submissions; nothing while off."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hcq import trace
from hcq.errors import ArgumentError
from hcq.graph import Call
from tests.hcq.toy import ToyDevice, add_one


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    target = tmp_path / "trace.json"
    trace.start(str(target))
    yield target
    trace.stop()


def written(path: Path) -> list[dict[str, Any]]:
    trace.stop()
    events: list[dict[str, Any]] = json.loads(path.read_text())["traceEvents"]
    return events


def test_spans_are_on_named_tracks(path: Path) -> None:
    trace.span(("host", "ops"), "add", 10.0, 12.5, {"shape": [2]})
    trace.span(("card", "compute"), "run", 11.0, 12.0)
    trace.span(("host", "kernels"), "k", 11.0, 12.0)
    events = written(path)
    names = {e["args"]["name"]: (e["pid"], e["tid"]) for e in events if e["ph"] == "M"}
    bars = {e["name"]: e for e in events if e["ph"] == "X"}
    assert bars["add"]["ts"] == 10.0 and bars["add"]["dur"] == 2.5 and bars["add"]["args"] == {"shape": [2]}
    assert (bars["add"]["pid"], bars["add"]["tid"]) == names["ops"]
    assert bars["add"]["pid"] == bars["k"]["pid"] != bars["run"]["pid"]
    assert bars["add"]["tid"] != bars["k"]["tid"]


def test_arrows_join_the_oldest_start_with_the_next_end(path: Path) -> None:
    key = ("kernarg", 0x1000)
    trace.span(("a", "a"), "first", 0, 1, starts=[key])
    trace.span(("a", "a"), "second", 2, 3, starts=[key])
    trace.span(("b", "b"), "run 1", 4, 5, ends=[key])
    trace.span(("b", "b"), "run 2", 6, 7, ends=[key])
    trace.span(("b", "b"), "run 3", 8, 9, ends=[key])
    events = written(path)
    starts = {e["id"]: e["ts"] for e in events if e["ph"] == "s"}
    ends = {e["id"]: e["ts"] for e in events if e["ph"] == "f"}
    assert sorted((starts[i], ends[i]) for i in ends) == [(0, 4), (2, 6)]


def test_a_launch_leads_from_op_to_kernel_to_doorbell_to_execution(path: Path) -> None:
    device = ToyDevice()
    bump = device.kernel("x", add_one)
    x = device.buffer(np.array([0], np.uint32))
    device.synchronize()
    trace.span(("host", "ops"), "op", trace.now_us(), trace.now_us(), starts=[("op", 1)])
    trace.caused_by(("op", 1), "add float32[1] at x.py:1")
    bump(x, grid=(3, 2, 1), block=(4, 1, 1))
    trace.caused_by(None)
    device.synchronize()
    kernarg = device.compute_queue.kernargs.gpu_va
    trace.span(("toy", "compute"), "run", trace.now_us(), trace.now_us(), ends=[("kernarg", kernarg)])
    events = written(path)
    arrows = {e["name"] for e in events if e["ph"] == "f"}
    assert arrows == {
        "operation asks for kernel",
        "kernel goes with submission",
        "submission runs kernel",
    }
    named = [e["name"] for e in events if e["ph"] == "X" and "add float32[1]" in e["name"]]
    assert named == [f"{bump.name}: add float32[1] at x.py:1"] * 2  # the launch, and its execution
    launch = next(e["args"] for e in events if e["ph"] == "X" and "grid" in e.get("args", {}))
    assert launch == {"grid": [3, 2, 1], "block": [4, 1, 1], "kernarg": hex(kernarg)}
    doorbell = next(e for e in events if e["name"] == "doorbell compute")
    words = [int(word, 16) for word in doorbell["args"]["dwords"].split()]
    assert words[:4] == [5, 0, kernarg, 0]
    assert doorbell["args"]["ring_va"] == hex(device.compute_queue.ring.gpu_va)


def test_a_graph_puts_its_commands_in_the_trace(path: Path) -> None:
    device = ToyDevice()
    bump = device.kernel("x", add_one)
    x = device.empty(4)
    graph = device.graph([Call(bump, (x,), (1, 1, 1), (1, 1, 1))] * 2)
    graph.replay()
    device.synchronize()
    events = written(path)
    buffer = next(e for e in events if e["ph"] == "i")
    assert len(buffer["args"]["dwords"].split()) == 8
    assert any(e["ph"] == "X" and e["name"].startswith("replay: 2 kernels") for e in events)


def test_launches_of_a_graph_are_told_by_where_their_arguments_are(path: Path) -> None:
    device = ToyDevice()
    bump, x = device.kernel("x", add_one), device.empty(4)
    graph = device.graph([Call(bump, (x,), (1, 1, 1), (1, 1, 1), what=what) for what in ("relu", "")])
    assert trace.recorder is not None and not trace.recorder.labels
    graph.replay()
    found = sorted((at - graph._kernargs.gpu_va, name) for (_, at), name in trace.recorder.labels.items())
    assert found == [(0, "kernel0: relu"), (64, "kernel0")]
    assert {kind for kind, _ in trace.recorder.labels} == {"kernarg"}


def test_a_bar_is_called_what_its_arrow_was_labelled(path: Path) -> None:
    trace.label(("launch", 1), "matmul at train.py:12")
    trace.span(("card", "compute"), "dispatch", 0, 1, ends=[("launch", 2), ("launch", 1)])
    trace.span(("card", "compute"), "dispatch", 2, 3, ends=[("launch", 2)])
    names = [e["name"] for e in written(path) if e["ph"] == "X"]
    assert names == ["matmul at train.py:12", "dispatch"]


def test_every_event_tells_its_kind_and_place_as_viewers_want_it(path: Path) -> None:
    """Trace Event Format: M names tracks (tid 0: a process), X lasts, s and f are ends of one arrow."""
    trace.span(("a", "one"), "x", 5, 5, starts=["launch"])
    trace.span(("a", "two"), "y", 6, 8, ends=["launch"])
    trace.span(("b", "one"), "z", 7, 9)
    trace.span(("b", "two"), "w", 8, 9)
    told = [(e["ph"], e["name"], e["pid"], e["tid"], e.get("ts"), e.get("id")) for e in written(path)]
    names = [(what, pid, tid) for kind, what, pid, tid, *_ in told if kind == "M"]
    assert names == [
        *(("process_name", 1, 0), ("thread_name", 1, 1)),
        *(("process_name", 1, 0), ("thread_name", 1, 2)),
        *(("process_name", 2, 0), ("thread_name", 2, 1)),
        *(("process_name", 2, 0), ("thread_name", 2, 2)),
    ]
    assert [each for each in told if each[0] != "M"] == [
        *(("X", "x", 1, 1, 5, None), ("s", "launch", 1, 1, 5, 1)),
        *(("X", "y", 1, 2, 6, None), ("f", "launch", 1, 2, 6, 1)),
        *(("X", "z", 2, 1, 7, None), ("X", "w", 2, 2, 8, None)),
    ]


def test_keys_of_arrows_are_never_the_same(path: Path) -> None:
    assert trace.recorder is not None
    assert len({trace.recorder.unique("kernel") for _ in range(3)}) == 3


def test_nothing_is_kept_while_off() -> None:
    assert trace.recorder is None
    trace.span(("a", "b"), "x", 0, 1)
    trace.submission("ring", 0, 0, [1])
    trace.caused_by(("op", 1))
    trace.label(("op", 1), "add")
    trace.indirect(0, [1], "graph")
    assert trace.recorder is None


def test_starting_again_with_the_same_path_goes_on(path: Path) -> None:
    trace.span(("a", "b"), "x", 0, 1)
    trace.start(str(path))
    assert any(e["name"] == "x" for e in written(path))


def test_starting_elsewhere_writes_what_was_recorded_so_far(path: Path, tmp_path: Path) -> None:
    trace.span(("a", "b"), "x", 0, 1)
    trace.start(str(tmp_path / "other.json"))
    assert any(e["name"] == "x" for e in json.loads(path.read_text())["traceEvents"])
    assert not any(e["name"] == "x" for e in written(tmp_path / "other.json"))


def test_the_clock_counts_microseconds() -> None:
    before = time.perf_counter_ns()
    found = trace.now_us()
    assert before <= 1000 * found <= time.perf_counter_ns()


@pytest.mark.parametrize(("place", "reason"), [("nowhere/x.json", "No such file"), ("", "Is a directory")])
def test_a_trace_that_cannot_be_written_is_told_at_the_start(tmp_path: Path, place: str, reason: str) -> None:
    with pytest.raises(ArgumentError, match=f"^trace {tmp_path}.*: {reason}"):
        trace.start(str(tmp_path / place))
    assert trace.recorder is None


def test_a_folder_that_has_gone_meanwhile_is_told_in_a_sentence(path: Path) -> None:
    path.unlink()
    path.mkdir()
    with pytest.raises(ArgumentError, match=r"trace .*trace.json: Is a directory"):
        trace.stop()
    assert trace.recorder is None


def test_a_trace_that_cannot_be_written_when_the_process_ends_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop() -> None:
        raise ArgumentError("trace x.json: no space")

    monkeypatch.setattr(trace, "stop", stop)
    trace._leave()
    assert capsys.readouterr().err == "error: trace x.json: no space\n"


def test_every_bar_lasts_from_its_beginning_to_its_end(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a millisecond each time that it is asked: launches, copies, replays."""
    clock = itertools.count(1000.0, 1000.0)
    monkeypatch.setattr(trace, "now_us", lambda: next(clock))
    device = ToyDevice()
    bump = device.kernel("x", add_one)
    x, y = device.buffer(np.array([0], np.uint32)), device.empty(4)
    bump(x, grid=(1, 1, 1), block=(1, 1, 1))
    y.copy_from(x)
    graph = device.graph([Call(bump, (x,), (1, 1, 1), (1, 1, 1))] * 2)
    graph.replay()
    device.synchronize()
    assert x.numpy(np.uint32).tolist() == [3]
    bars = [e for e in written(path) if e["ph"] == "X"]
    assert len(bars) > 4
    assert {e["name"]: (e["ts"], e["dur"]) for e in bars if e["dur"] < 1000 or e["ts"] < 1000} == {}


def test_an_operation_leads_to_the_replay_it_asks_for_and_a_replay_nobody_asked_for_has_no_cause(
    path: Path,
) -> None:
    device = ToyDevice()
    x = device.buffer(np.array([0], np.uint32))
    graph = device.graph([Call(device.kernel("x", add_one), (x,), (1, 1, 1), (1, 1, 1))])
    graph.replay()
    trace.span(("host", "ops"), "op", trace.now_us(), trace.now_us(), starts=[("op", 1)])
    trace.caused_by(("op", 1), "step")
    graph.replay()
    trace.caused_by(None)
    device.synchronize()
    events = written(path)
    ends = [e for e in events if e["ph"] == "f" and e["name"] == "operation asks for kernel"]
    (named,) = [e for e in events if e["ph"] == "X" and e["name"].startswith("step: 1 kernels")]
    assert [e["tid"] for e in ends] == [named["tid"]]
