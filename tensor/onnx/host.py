"""The `onnx` package's reference functions: for text, packed types, and arithmetic on shapes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from onnx import NodeProto, ValueInfoProto, helper
from onnx.reference import ReferenceEvaluator

from tensor.onnx.types import Host


def evaluated(node: NodeProto, version: int, arrays: Sequence[Host | None]) -> list[Host]:
    """A node's outputs, as `version` of its operator set has it. arrays: by place, None for one left out."""
    feeds = {name: array for name, array in zip(node.input, arrays, strict=False) if array is not None}
    inputs, outputs = ([ValueInfoProto(name=n) for n in names if n] for names in (feeds, node.output))
    graph = helper.make_graph([node], "step", inputs, outputs)
    made = iter(ReferenceEvaluator(graph, opsets={node.domain: version}).run(None, feeds))
    return [as_objects(np.asarray(next(made))) if name else np.empty(0) for name in node.output]


def as_objects(array: Host) -> Host:
    """Text as Python's strings, whatever its length."""
    return array.astype(object) if array.dtype.kind in "US" else array
