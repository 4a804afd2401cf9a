"""Models as users call them: checked inputs, replayed runs, shapes on the host. Covers run.py, host.py and
types.py."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, helper
from onnx.reference import ReferenceEvaluator

from tensor import Tensor, dtypes, runtime
from tensor.onnx import load
from tensor.onnx.graph import build
from tensor.onnx.ops import TABLE
from tensor.onnx.run import Run
from tensor.onnx.types import as_host, as_tensor, convert, numpy_type
from tests.tensor.numpy_device import NumpyDevice
from tests.tensor.onnx.models import linear, model

INT64 = TensorProto.INT64


def reshaped() -> Any:
    """x of (n, 6) as (n, 2, 3), the shape computed from x's own as exporters write it."""
    nodes = [
        helper.make_node("Shape", ["x"], ["shape"]),
        helper.make_node("Gather", ["shape", "zero"], ["n"], axis=0),
        helper.make_node("Unsqueeze", ["n", "axes"], ["ns"]),
        helper.make_node("Concat", ["ns", "rest"], ["wanted"], axis=0),
        helper.make_node("Reshape", ["x", "wanted"], ["y"]),
    ]
    weights = {"zero": np.array(0), "axes": np.array([0]), "rest": np.array([2, 3])}
    return model(nodes, {"x": ["n", 6]}, {"y": ["n", 2, 3]}, weights)


def test_inputs_have_names_and_outputs_are_tensors(device: NumpyDevice) -> None:
    runner = load(linear())
    assert str(runner) == "<onnx 3 nodes (x: float32[n, 3]) -> (y: float32[n, 4])>"
    x = np.random.default_rng(0).normal(size=(5, 3)).astype(np.float32)
    (expected,) = ReferenceEvaluator(linear()).run(None, {"x": x})
    for made in (runner(x=x), runner({"x": Tensor(x)}), runner(x=x.tolist())):
        np.testing.assert_allclose(made["y"].numpy(), expected, rtol=1e-6)
    assert {name: w.shape for name, w in runner.weights.items()} == {"w": (3, 4), "b": (4,)}


@pytest.mark.usefixtures("on_host")
@pytest.mark.parametrize(
    ("fed", "kind", "told"),
    [
        ({}, TypeError, "needs input 'x'; its inputs are x: float32"),
        ({"x": np.zeros((1, 3), np.float32), "z": 1}, TypeError, "has no input 'z'"),
        ({"x": np.zeros((1, 3))}, ValueError, r"'x' is float64\[1, 3\]; the model takes float32\[n, 3\]"),
        ({"x": np.zeros((1, 4), np.float32)}, ValueError, r"'x' is float32\[1, 4\]"),
        ({"x": np.zeros(3, np.float32)}, ValueError, r"'x' is float32\[3\]"),
    ],
)
def test_an_input_that_does_not_fit_is_told(fed: dict[str, Any], kind: type[Exception], told: str) -> None:
    with pytest.raises(kind, match=told):
        load(linear())(fed)


@pytest.mark.usefixtures("on_host")
def test_a_weight_may_be_given_another_value() -> None:
    x = np.ones((1, 3), np.float32)
    assert load(linear())(x=x, b=np.zeros(4, np.float32))["y"].tolist() == [[12, 15, 18, 21]]


@pytest.mark.usefixtures("on_host")
def test_a_mistake_inside_is_told_by_node() -> None:
    node = helper.make_node("Reshape", ["x", "s"], ["y"], name="folding")
    made = model([node], {"x": ["n"]}, {"y": [2, 3]}, {"s": np.array([2, 3])})
    with pytest.raises(
        ValueError, match=r"^onnx: node 'folding' \(Reshape\): reshape: \(5,\) has 5 elements"
    ):
        load(made)(x=np.zeros(5, np.float32))


def test_a_run_is_replayed_and_shapes_take_no_kernel(device: NumpyDevice) -> None:
    runner = load(reshaped())
    x = np.arange(12, dtype=np.float32).reshape(2, 6)
    for turn in range(6):
        made = runner(x=x + turn)["y"]
        assert made.numpy().tolist() == (x + turn).reshape(2, 2, 3).tolist()
    assert runner(x=x[:1])["y"].shape == (1, 2, 3)


def test_random_numbers_are_new_in_replays_unless_they_have_a_seed(device: NumpyDevice) -> None:
    nodes = [
        helper.make_node("RandomUniformLike", ["x"], ["free"]),
        helper.make_node("RandomNormalLike", ["x"], ["fixed"], seed=3.0),
    ]
    runner = load(model(nodes, {"x": [4]}, {"free": [4], "fixed": [4]}))
    runs = [runner(x=np.zeros(4, np.float32)) for _ in range(5)]
    assert len({tuple(made["free"].tolist()) for made in runs}) == 5
    assert len({tuple(made["fixed"].tolist()) for made in runs}) == 1


def test_large_constants_are_not_made_on_the_host(device: NumpyDevice) -> None:
    nodes = [
        helper.make_node("Expand", ["one", "many"], ["large"]),
        helper.make_node("ReduceSum", ["large", "axis"], ["sums"], keepdims=0),
        helper.make_node("Add", ["x", "sums"], ["y"]),
    ]
    weights = {"one": np.array([1], np.int64), "many": np.array([2, 1 << 20]), "axis": np.array([1])}
    runner = load(model(nodes, {"x": (INT64, [2])}, {"y": (INT64, [2])}, weights))
    assert runner(x=np.array([1, 2]))["y"].tolist() == [(1 << 20) + 1, (1 << 20) + 2]


def test_replays_schedule_nothing(device: NumpyDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    runner, x = load(linear()), np.ones((2, 3), np.float32)
    for _ in range(4):
        runner(x=x)
    monkeypatch.setattr(runtime, "realize", lambda nodes: pytest.fail(f"{nodes} were scheduled"))
    made = runner(x=Tensor(2 * x))["y"]
    monkeypatch.undo()
    assert made.tolist() == [[4, 10, 16, 22]] * 2


def test_what_follows_from_weights_alone_is_computed_once(device: NumpyDevice) -> None:
    nodes = [
        helper.make_node("DequantizeLinear", ["q", "scale"], ["w"]),
        helper.make_node("Transpose", ["w"], ["wt"]),
        helper.make_node("Expand", ["scale", "many"], ["large"]),
        helper.make_node("MatMul", ["x", "wt"], ["xw"]),
        helper.make_node("ReduceSum", ["large"], ["sum"], keepdims=0),
        helper.make_node("Add", ["xw", "sum"], ["y"]),
    ]
    weights = {
        **{"q": np.array([[1, 2], [3, 4], [5, 6]], np.int8), "scale": np.array(0.5, np.float32)},
        "many": np.array([100, 100]),
    }
    made = build(model(nodes, {"x": [1, 2]}, {"y": [1, 3]}, weights), TABLE)
    found = Run({id(array): None for array in made.weights.values()}).constants(made)
    assert (found.steps, set(found.values)) == ({0, 1}, {"wt"})  # 10,000 equal numbers are not stored
    runner, x = load(model(nodes, {"x": [1, 2]}, {"y": [1, 3]}, weights)), np.array([[1, 1]], np.float32)
    for _ in range(5):
        assert runner(x=x)["y"].tolist() == [[5001.5, 5003.5, 5005.5]]
    assert runner(x=x, scale=np.array(1, np.float32))["y"].tolist() == [[10003, 10007, 10011]]


def test_an_input_that_says_a_shape_is_part_of_what_is_replayed(device: NumpyDevice) -> None:
    node = helper.make_node("Expand", ["x", "shape"], ["y"])
    runner = load(model([node], {"x": [1], "shape": (INT64, [2])}, {"y": ["a", "b"]}))
    x = np.ones(1, np.float32)
    for sizes in ([2, 3], [2, 3], [2, 3], [2, 3], [4, 1], [2, 3]):
        assert runner(x=x, shape=np.array(sizes))["y"].shape == tuple(sizes)


def test_a_model_whose_shapes_are_computed_runs_anew(device: NumpyDevice) -> None:
    runner = load(model([helper.make_node("NonZero", ["x"], ["y"])], {"x": [4]}, {"y": (INT64, [1, "n"])}))
    for values in ([0, 1, 0, 2], [0, 0, 0, 0], [1, 1, 1, 1], [0, 0, 0, 1], [2, 0, 0, 0]):
        expected = np.flatnonzero(values).tolist()
        assert runner(x=np.array(values, np.float32))["y"].tolist() == [expected]


@pytest.mark.usefixtures("on_host")
def test_text_stays_on_the_host() -> None:
    node = helper.make_node("StringConcat", ["a", "b"], ["y"])
    text = (TensorProto.STRING, [2])
    runner = load(model([node], {"a": text, "b": text}, {"y": text}))
    assert runner(a=["x", "y"], b=["1", "2"])["y"].tolist() == ["x1", "y2"]


@pytest.mark.usefixtures("on_host")
def test_a_branch_sees_what_is_around_it() -> None:
    def branch(name: str, op: str) -> Any:
        node = helper.make_node(op, ["x", "k"], ["z"])
        return helper.make_graph([node], name, [], [helper.make_tensor_value_info("z", 1, [2])])

    node = helper.make_node(
        "If", ["c"], ["y"], then_branch=branch("then", "Add"), else_branch=branch("else", "Mul")
    )
    weights = {"k": np.array([10, 10], np.float32)}
    runner = load(model([node], {"c": (TensorProto.BOOL, []), "x": [2]}, {"y": [2]}, weights))
    x = np.array([1, 2], np.float32)
    assert runner(c=True, x=x)["y"].tolist() == [11, 12]
    assert runner(c=False, x=x)["y"].tolist() == [10, 20]


@pytest.mark.usefixtures("on_host")
def test_types_that_the_device_lacks_are_converted_on_the_host() -> None:
    kind = numpy_type(TensorProto.FLOAT8E4M3FN)
    made = convert(Tensor([1.0, 0.3, 1000.0]), kind)
    assert made.dtype == kind and made.astype(np.float32).tolist() == [1.0, 0.3125, 448.0]
    assert convert(made, np.dtype(np.float32)).tolist() == [1.0, 0.3125, 448.0]
    with pytest.raises(TypeError, match="float8_e4m3fn, which the device does not have"):
        as_tensor(made)


@pytest.mark.usefixtures("on_host")
def test_bfloat16_goes_both_ways() -> None:
    brain = np.array([1.5, 2.5], numpy_type(TensorProto.BFLOAT16))
    tensor = as_tensor(brain)
    assert tensor.dtype == dtypes.bfloat16
    assert as_host(tensor).dtype == brain.dtype and as_host(tensor).tolist() == [1.5, 2.5]
