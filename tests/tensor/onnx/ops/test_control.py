"""Loops and branches beyond ONNX's node tests: what ends them, and what replays make of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, helper

from tensor.onnx import load
from tensor.onnx.ops import control
from tests.tensor.numpy_device import NumpyDevice
from tests.tensor.onnx.models import model


def counting(condition: str) -> Any:
    """A loop that adds x to a sum, for as long as a condition on the sum or the count holds."""
    value = helper.make_tensor_value_info
    nodes = [
        helper.make_node("Add", ["sum_in", "x"], ["sum_out"]),
        helper.make_node("Less", ["sum_out", "limit"], ["below"]),
        helper.make_node("Identity", ["go"], ["on"]),
    ]
    inputs = [value("i", TensorProto.INT64, []), value("go", TensorProto.BOOL, []), value("sum_in", 1, [])]
    outputs = [value(condition, TensorProto.BOOL, []), value("sum_out", 1, [])]
    body = helper.make_graph(nodes, "body", inputs, outputs)
    loop = helper.make_node("Loop", ["count", "", "start"], ["sum"], body=body)
    weights = {"start": np.array(0, np.float32), "limit": np.array(10, np.float32)}
    said = {"count": (TensorProto.INT64, []), "x": (1, [])}
    return load(model([loop], said, {"sum": (1, [])}, weights))


def test_a_loop_that_ends_by_a_result_runs_as_often_as_each_time_needs(device: NumpyDevice) -> None:
    runner = counting("below")
    for x in (3, 5, 1, 4, 20, 3):
        expected = next(n * x for n in range(1, 100) if n * x >= 10)
        assert runner(count=100, x=np.array(x, np.float32))["sum"].item() == expected


def test_a_loop_of_a_given_count_is_replayed_for_that_count(device: NumpyDevice) -> None:
    runner = counting("on")
    for count in (3, 3, 3, 3, 5, 3):
        assert runner(count=count, x=np.array(2, np.float32))["sum"].item() == 2 * count


def test_a_loop_without_end_is_told(device: NumpyDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(control, "MAX_TURNS", 20)
    with pytest.raises(ValueError, match=r"onnx: node 'sum' \(Loop\): the loop has gone round 20 times"):
        counting("on")(count=1 << 62, x=np.array(2, np.float32))
