"""Origins: the user's line of each node, recorded only when asked for."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tensor import Tensor, origins, runtime
from tensor.ir import graph
from tests.tensor.numpy_device import numpy_runtime

HERE = os.path.relpath(__file__)


@pytest.fixture
def recording() -> Iterator[None]:
    before = graph.watch
    origins.start()
    yield
    origins.stop()
    graph.watch = before


def test_a_node_is_known_by_the_line_that_made_it(recording: None) -> None:
    x = Tensor([1.0, 2.0]).sin()
    y = (x * 2).exp2()
    first, second = origins.made_at(x.node), origins.made_at(y.node)
    assert first.rpartition(":")[0] == second.rpartition(":")[0] == HERE
    assert int(second.rpartition(":")[2]) == int(first.rpartition(":")[2]) + 1


def test_an_assignment_is_known_by_what_it_assigns(recording: None) -> None:
    x = Tensor([1.0, 2.0]).realize()
    x.assign(x.sin() + 3)
    assert origins.made_at(x.node).startswith(HERE)


def test_nothing_is_recorded_unless_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graph, "watch", None)
    monkeypatch.delenv("DEBUG", raising=False)
    monkeypatch.delenv("TRACE", raising=False)
    origins.start_if_asked()
    assert graph.watch is None
    assert origins.made_at(Tensor([1.0, 2.0]).cos().node) == ""


@pytest.mark.parametrize(("variable", "value"), [("DEBUG", "1"), ("TRACE", "out.json")])
def test_debug_and_trace_ask_for_it(monkeypatch: pytest.MonkeyPatch, variable: str, value: str) -> None:
    monkeypatch.setattr(graph, "watch", None)
    monkeypatch.setenv(variable, value)
    origins.start_if_asked()
    assert graph.watch is not None


def test_a_variable_that_cannot_be_read_is_left_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graph, "watch", None)
    monkeypatch.setenv("DEBUG", "much")
    origins.start_if_asked()
    assert graph.watch is None


def test_a_kernel_is_described_by_the_line_that_made_it_not_the_one_that_asked(
    recording: None, capsys: pytest.CaptureFixture[str]
) -> None:
    before = runtime.use(numpy_runtime(debug=2))
    try:
        made = Tensor([1.0, 2.0]).sin() * 5
        line = origins.made_at(made.node)
        made.realize()
    finally:
        runtime.use(before)
    assert f" at {line.rpartition('/')[2]}\n" in capsys.readouterr().err


def test_the_line_is_that_of_the_nearest_caller_outside_the_library() -> None:
    assert origins.user_line().startswith(f"{HERE}:")
