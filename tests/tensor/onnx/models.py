"""Small models for tests, made with onnx's own helpers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from onnx import ModelProto, NodeProto, TensorProto, helper, numpy_helper

FLOAT = TensorProto.FLOAT


def model(
    nodes: Sequence[NodeProto],
    inputs: Mapping[str, Any],
    outputs: Mapping[str, Any],
    weights: Mapping[str, Any] | None = None,
    opset: int = 22,
    **options: Any,
) -> ModelProto:
    """A model of these nodes. inputs and outputs: shape, or (element type, shape), by name."""
    graph = helper.make_graph(
        nodes,
        "graph",
        [_value(name, said) for name, said in inputs.items()],
        [_value(name, said) for name, said in outputs.items()],
        [numpy_helper.from_array(np.asarray(array), name) for name, array in (weights or {}).items()],
    )
    opsets = [helper.make_opsetid("", opset), *options.pop("opsets", [])]
    return helper.make_model(graph, opset_imports=opsets, ir_version=10, **options)


def _value(name: str, said: Any) -> Any:
    if not isinstance(said, tuple) or len(said) != 2 or not isinstance(said[1], list | tuple):
        said = (FLOAT, said)
    return helper.make_tensor_value_info(name, said[0], said[1])


def linear() -> ModelProto:
    """relu(x w + b) of (n, 3) to (n, 4), with w in {0..11} and b = -20."""
    nodes = [
        helper.make_node("MatMul", ["x", "w"], ["xw"], name="product"),
        helper.make_node("Add", ["xw", "b"], ["sum"], name="bias"),
        helper.make_node("Relu", ["sum"], ["y"], name="rectified"),
    ]
    weights = {"w": np.arange(12, dtype=np.float32).reshape(3, 4), "b": np.full(4, -20, np.float32)}
    return model(nodes, {"x": ["n", 3]}, {"y": ["n", 4]}, weights)
