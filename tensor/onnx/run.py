"""Carries out the steps of a graph: finds each input, brings it to where it is wanted, names the outputs.

Arithmetic on shapes stays on the host: what is computed from small host arrays alone is computed there, by
the `onnx` package's reference functions, and so is what has elements of no type of the device's.
"""

from __future__ import annotations

import math
from collections import ChainMap
from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass

import numpy as np

from tensor import Tensor
from tensor.onnx.graph import OnnxGraph, OnnxStep
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


DRAWN = frozenset(
    (
        *("Bernoulli", "Dropout", "Multinomial", "RandomNormal", "RandomNormalLike", "RandomUniform"),
        "RandomUniformLike",
    )
)


@dataclass(frozen=True)
class Constants:
    """Values by name that no input changes, and the steps that made them."""

    values: Mapping[str, Value]
    steps: frozenset[int]


NOTHING = Constants({}, frozenset())


def _elements(values: Iterable[Value]) -> int:
    """How many elements values have; a sequence counts as one."""
    return sum(math.prod(getattr(value, "shape", ())) for value in values)


def _result_size(step: OnnxStep, arrays: Sequence[Host]) -> float:
    """How many elements an operator makes whose inputs say that; at most, for one that broadcasts."""
    match step.operator.name:
        case "Expand":
            return arrays[0].size * float(np.prod(np.maximum(arrays[1], 1), dtype=np.float64))
        case "Tile":
            return arrays[0].size * float(np.prod(arrays[1], dtype=np.float64))
        case "Range":
            start, limit, delta = (float(array.reshape(())) for array in arrays)
            return abs(limit - start) / (abs(delta) or 1.0)
    return 0


def _kept(value: Value) -> Value:
    """A value in memory of its own; on the host if it may be a shape."""
    if not isinstance(value, Tensor):
        return value
    if value.dtype.is_float or value.numel() > FOLDED_SIZE:
        return value.contiguous().realize()
    return as_host(value)


class Inner:
    """A graph inside a node as a function of its inputs, which sees what is around it."""

    def __init__(self, run: Run, graph: OnnxGraph, scope: Scope) -> None:
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

    def graph(
        self, graph: OnnxGraph, given: Mapping[str, Value], scope: Scope, known: Constants = NOTHING
    ) -> list[Value]:
        """The outputs of a graph with these inputs, or other values for weights. scope: what is around;
        known: what need not be computed."""
        scope.update(graph.weights)
        scope.update(known.values)
        scope.update(given)
        for place, step in enumerate(graph.steps):
            if place not in known.steps:
                self.step(step, scope)
            for name in graph.last_use.get(place, ()):
                if name not in graph.weights and isinstance(scope, dict):
                    scope.pop(name, None)
        return [scope[name] for name in graph.outputs]

    def constants(self, graph: OnnxGraph) -> Constants:
        """What follows from weights alone, computed now, where it is not much larger than they are."""
        scope: Scope = dict(graph.weights)
        steps = set()
        for place, step in enumerate(graph.steps):
            read = {name for name in step.inputs if name}
            if step.graphs or step.operator.name in DRAWN or not scope.keys() >= read:
                continue
            self.step(step, scope)
            made = {name: scope[name] for name in step.outputs if name}
            size, limit = _elements(made.values()), _elements(scope[name] for name in read)
            if read and size > 2 * limit + FOLDED_SIZE:
                for name in made:
                    del scope[name]
            else:
                steps.add(place)
        others = (step for place, step in enumerate(graph.steps) if place not in steps)
        used = {name for step in others for name in step.reads()}.union(graph.outputs)
        values = {name: _kept(scope[name]) for name in used & (scope.keys() - graph.weights.keys())}
        for name in graph.weights.keys() - used:  # nothing else needs them on the device
            self.weights[id(graph.weights[name])] = None
        return Constants(values, frozenset(steps))

    def step(self, step: OnnxStep, scope: Scope) -> None:
        values = [scope[name] if name else None for name in step.inputs]
        if self._is_folded(step, values):
            results = self._on_host(step, values)
        else:
            results = self._call(step, values, scope)
        for name, value in zip(step.outputs, results, strict=False):
            if name:
                scope[name] = value

    def _call(self, step: OnnxStep, values: Sequence[Value], scope: Scope) -> Sequence[Value]:
        row = step.operator
        named = dict(step.attributes)
        for name, inner in step.graphs.items():
            named[name] = Inner(self, inner, scope)
        if row.counts_outputs:
            named["outputs"] = len(step.outputs)
        try:
            wanted = [self._bring(value, row.wanted(place)) for place, value in enumerate(values)]
            made = row.function(*wanted, **named)
        except (TypeError, ValueError, LookupError, ArithmeticError, NotImplementedError) as error:
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

    def _is_folded(self, step: OnnxStep, values: Sequence[Value]) -> bool:
        """Whether the host computes a step: shapes, and elements that the device has no type for."""
        arrays = [value for value in values if isinstance(value, np.ndarray)]
        if any(device_type(value.dtype) is None for value in arrays):
            wanted = [step.operator.wanted(i) for i, v in enumerate(values) if isinstance(v, np.ndarray)]
            return not step.graphs and "Tensor" in wanted
        if step.operator.name not in FOLDED or step.operator.domain:
            return False
        known = sum(value is not None for value in values)
        is_small = sum(value.size for value in arrays) <= FOLDED_SIZE
        return 0 < known == len(arrays) and is_small and _result_size(step, arrays) <= FOLDED_SIZE

    def _on_host(self, step: OnnxStep, values: Sequence[Value]) -> Sequence[Value]:
        arrays = [None if value is None else self.look(value) for value in values]
        try:
            return evaluated(step.node, step.version, arrays)
        except Exception as error:  # the reference raises whatever numpy does
            raise ValueError(f"onnx: {step.told}: {error}") from error
