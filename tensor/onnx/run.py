"""Carries out the steps of a graph: finds each input, brings it to where it is wanted, names the outputs.

Arithmetic on shapes stays on the host: what is computed from small host arrays alone is computed there, by
the `onnx` package's reference functions, and so is what has elements of no type of the device's.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping, MutableMapping, Sequence

import numpy as np

from tensor import Tensor
from tensor.onnx.graph import Graph, Step
from tensor.onnx.host import evaluated
from tensor.onnx.types import Host, Value, as_host, as_tensor, device_type

Scope = MutableMapping[str, Value]
FOLDED_SIZE = 1024  # elements of an array that is computed on the host
FOLDED = frozenset(
    (
        *("Abs", "Add", "And", "Cast", "Ceil", "Concat", "CumSum", "Div", "Equal", "Expand"),
        *("Flatten", "Floor", "Gather", "GatherND", "Greater", "GreaterOrEqual", "Less"),
        *("LessOrEqual", "Max", "Min", "Mod", "Mul", "Neg", "Not", "Or", "Pow", "Range", "ReduceMax"),
        *("ReduceMin", "ReduceProd", "ReduceSum", "Reshape", "ScatterND", "Sign", "Slice", "Split"),
        *("Sqrt", "Squeeze", "Sub", "Tile", "Transpose", "Trilu", "Unsqueeze", "Where"),
    )
)


class Inner:
    """A graph inside a node as a function of its inputs, which sees what is around it."""

    def __init__(self, run: Run, graph: Graph, scope: Scope) -> None:
        self._graph, self._scope = graph, scope
        self._run, self.look = run, run.look

    def __call__(self, *values: Value) -> list[Value]:
        given = dict(zip(self._graph.inputs, values, strict=True))
        return self._run.graph(self._graph, given, ChainMap({}, self._scope))


class Run:
    """What one run of a model shares: tensors made of its weights, and which values the host looked at.

    weights: by the id of a host array that lives as long as the model. looked: tensors whose values the host
    read, since a shape or a decision depended on them.
    """

    def __init__(self, weights: dict[int, Tensor | None]) -> None:
        self.weights = weights
        self.looked: list[Tensor] = []

    def graph(self, graph: Graph, given: Mapping[str, Value], scope: Scope) -> list[Value]:
        """The outputs of a graph with these inputs, or other values for weights. scope: what is around."""
        scope.update(graph.weights)
        scope.update(given)
        for place, step in enumerate(graph.steps):
            self.step(step, scope)
            for name in graph.last_use.get(place, ()):
                if name in graph.weights or not isinstance(scope, dict):
                    continue
                scope.pop(name, None)
        return [scope[name] for name in graph.outputs]

    def step(self, step: Step, scope: Scope) -> None:
        values = [scope[name] if name else None for name in step.inputs]
        if self._is_folded(step, values):
            results = self._on_host(step, values)
        else:
            results = self._call(step, values, scope)
        for name, value in zip(step.outputs, results, strict=False):
            if name:
                scope[name] = value

    def _call(self, step: Step, values: Sequence[Value], scope: Scope) -> Sequence[Value]:
        row = step.operator
        named = dict(step.attributes)
        for name, inner in step.graphs.items():
            named[name] = Inner(self, inner, scope)
        if row.counts_outputs:
            named["outputs"] = len(step.outputs)
        try:
            wanted = [self._bring(value, row.wanted(place)) for place, value in enumerate(values)]
            made = row.function(*wanted, **named)
        except (TypeError, ValueError, IndexError, NotImplementedError, OverflowError) as error:
            if str(error).startswith("onnx: "):
                raise
            raise ValueError(f"onnx: {step.told}: {error}") from error
        return made if isinstance(made, tuple) else (made,)

    def _bring(self, value: Value, wanted: str) -> Value:
        """A value where it is wanted. Lists and what is left out stay as they are."""
        if wanted == "Value" or value is None or isinstance(value, list):
            return value
        if wanted == "Host":
            return self.look(value)
        return value if isinstance(value, Tensor) else self.tensor(value)

    def look(self, value: Value) -> Host:
        """A value on the host."""
        if isinstance(value, Tensor):
            self.looked.append(value)
        return as_host(value)

    def tensor(self, value: Host) -> Tensor:
        """A host array on the device; a weight goes there once."""
        if id(value) not in self.weights:
            return as_tensor(value)
        made = self.weights[id(value)]
        if made is None:
            made = self.weights[id(value)] = as_tensor(value)
        return made

    def _is_folded(self, step: Step, values: Sequence[Value]) -> bool:
        """Whether the host computes a step: shapes, and elements that the device has no type for."""
        arrays = [value for value in values if isinstance(value, np.ndarray)]
        if any(device_type(value.dtype) is None for value in arrays):
            wanted = [step.operator.wanted(i) for i, v in enumerate(values) if isinstance(v, np.ndarray)]
            return not step.graphs and "Tensor" in wanted
        if step.operator.name not in FOLDED or step.operator.domain:
            return False
        known = sum(value is not None for value in values)
        return 0 < known == len(arrays) and sum(value.size for value in arrays) <= FOLDED_SIZE

    def _on_host(self, step: Step, values: Sequence[Value]) -> Sequence[Value]:
        arrays = [None if value is None else self.look(value) for value in values]
        try:
            return evaluated(step.node, step.version, arrays)
        except Exception as error:  # the reference raises whatever numpy does
            raise ValueError(f"onnx: {step.told}: {error}") from error
