"""What is wrong with a model's structure is told before it runs, by node. Covers table.py."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper

from tensor.onnx import load
from tensor.onnx.graph import array_of, dense
from tensor.onnx.table import Operator, find, joined
from tests.tensor.onnx.models import model

pytestmark = pytest.mark.usefixtures("on_host")


def one_node(*said: Any, opset: int = 22, **attributes: Any) -> Any:
    node = helper.make_node(*said, ["x"], ["y"], **attributes)
    opsets = [helper.make_opsetid(node.domain, 1)] if node.domain else []
    return model([node], {"x": [2]}, {"y": [2]}, opset=opset, opsets=opsets)


def test_an_operator_that_nobody_knows_is_named_with_its_node() -> None:
    with pytest.raises(
        ValueError, match=r"^onnx: not supported: node 'n1' \(Fancy of domain ours\), version 1$"
    ):
        load(one_node("Fancy", name="n1", domain="ours"))


def test_every_operator_that_is_missing_is_told_at_once() -> None:
    nodes = [
        helper.make_node(name, ["x"], [name], domain="ours")
        for name in ("Fancy", "Plain", "Fancy2", "Plain2")
    ]
    made = model(nodes, {"x": [2]}, {"Plain": [2]}, opsets=[helper.make_opsetid("ours", 1)])
    with pytest.raises(ValueError, match=r"Fancy of.*; .*Plain of.*; .*Fancy2 of.*; .*Plain2 of"):
        load(made)


def test_operators_of_before_version_7_are_as_they_were_then() -> None:
    node = helper.make_node("Add", ["x", "b"], ["y"], broadcast=1, axis=0)
    made = model([node], {"x": [2, 2]}, {"y": [2, 2]}, {"b": np.array([10, 20], np.float32)}, opset=6)
    assert load(made)(x=np.zeros((2, 2), np.float32))["y"].tolist() == [[10, 10], [20, 20]]


def test_a_version_that_was_another_operator_is_refused() -> None:
    with pytest.raises(ValueError, match=r"not supported: .*\(Upsample\), version 1"):
        load(one_node("Upsample", opset=1, height_scale=2.0, width_scale=2.0))


def test_a_name_that_nothing_makes_is_refused() -> None:
    with pytest.raises(ValueError, match="missing"):
        load(model([helper.make_node("Add", ["x", "missing"], ["y"])], {"x": [2]}, {"y": [2]}))


def test_a_weight_whose_bytes_do_not_fit_its_shape_is_damaged() -> None:
    tensor = numpy_helper.from_array(np.zeros(4, np.float32), "w")
    tensor.dims[0] = 5
    with pytest.raises(ValueError, match=r"tensor 'w' of shape \(5,\) is damaged"):
        array_of(tensor)


@pytest.mark.parametrize("places", [[1, 5], [[0, 1], [1, 2]]])
def test_sparse_weights_have_zeros_elsewhere(places: Any) -> None:
    values = helper.make_tensor("v", onnx.TensorProto.FLOAT, [2], [7.0, 8.0])
    where = numpy_helper.from_array(np.array(places, np.int64), "i")
    assert dense(helper.make_sparse_tensor(values, where, [2, 3])).tolist() == [[0, 7, 0], [0, 0, 8]]


def test_a_sparse_weight_that_would_fill_the_memory_is_refused() -> None:
    values = helper.make_tensor("v", onnx.TensorProto.FLOAT, [1], [7.0])
    where = numpy_helper.from_array(np.array([5], np.int64), "i")
    with pytest.raises(ValueError, match=r"'v' of shape \(1000000, 1000000\) is too large"):
        dense(helper.make_sparse_tensor(values, where, [10**6, 10**6]))


def test_the_row_of_a_version_is_the_last_before_it() -> None:
    table = joined({"": [{"F": {1: min, 7: max}}]})
    assert find(table, "", "F", 6) == Operator("", "F", 1, min)
    assert find(table, "", "F", 9) == Operator("", "F", 7, max)
    assert find(table, "", "G", 9) is None


def test_an_operator_stands_in_one_family() -> None:
    with pytest.raises(ValueError, match="F of domain '' is in two families"):
        joined({"": [{"F": {1: min}}, {"F": {2: max}}]})
