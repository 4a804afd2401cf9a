"""A model as steps: each a row of the operator table, with names of inputs and outputs and its attributes.

Everything that can be wrong with a model's structure is told here, before anything runs.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import onnx
from onnx import AttributeProto, GraphProto, ModelProto, NodeProto, TensorProto, helper, numpy_helper

from tensor.onnx.table import Operator, Table, find
from tensor.onnx.types import Host

MOST_ELEMENTS = 1 << 31  # of a sparse tensor, whose bytes in the file say nothing of its size
LATEST = {"": 28, "ai.onnx.ml": 5, "ai.onnx.preview.training": 1}  # what the rows were written by


@dataclass(frozen=True)
class OnnxStep:
    """One node. graphs: attributes that are graphs, by name. version: of the operator set it is of."""

    operator: Operator
    node: NodeProto
    inputs: Sequence[str]
    outputs: Sequence[str]
    attributes: Mapping[str, Any]
    graphs: Mapping[str, OnnxGraph]
    version: int

    @property
    def told(self) -> str:
        return told(self.node)

    def reads(self) -> Iterator[str]:
        """Names of what it reads, also inside its graphs."""
        yield from self.inputs
        for graph in self.graphs.values():
            yield from graph.outputs
            for inner in graph.steps:
                yield from inner.reads()


@dataclass(frozen=True)
class OnnxGraph:
    """Steps in an order that makes everything before it is read."""

    inputs: list[str]
    outputs: list[str]
    weights: dict[str, Host]
    steps: list[OnnxStep]
    last_use: dict[int, list[str]] = field(default_factory=dict)  # by step: what nothing reads later


def told(node: NodeProto) -> str:
    """A node in words."""
    domain = f" of domain {node.domain}" if node.domain not in ("", "ai.onnx") else ""
    return f"node {node.name or '->'.join([*node.output][:1])!r} ({node.op_type}{domain})"


def build(model: ModelProto, table: Table) -> OnnxGraph:
    """The steps of a model. ValueError naming every operator that the table lacks, and its first node."""
    versions = {opset.domain: opset.version for opset in model.opset_import}
    if "ai.onnx" in versions:
        versions.setdefault("", versions["ai.onnx"])
    builder = _Builder(table, versions)
    made = builder.graph(model.graph, set())
    if builder.unknown:
        raise ValueError(f"onnx: not supported: {'; '.join(builder.unknown.values())}")
    return made


class _Builder:
    """The table, the versions of the model's operator sets, and what was not found."""

    def __init__(self, table: Table, versions: dict[str, int]) -> None:
        self.table, self.versions = table, versions
        self.unknown: dict[tuple[str, str], str] = {}

    def graph(self, found: GraphProto, outer: set[str]) -> OnnxGraph:
        weights = {tensor.name: array_of(tensor) for tensor in found.initializer}
        weights |= {sparse.values.name: dense(sparse) for sparse in found.sparse_initializer}
        inputs = [each.name for each in found.input if each.name not in weights or outer]
        known = outer | weights.keys() | set(inputs)
        steps = []
        for node in found.node:
            missing = [name for name in node.input if name and name not in known]
            if missing:
                raise ValueError(f"onnx: {told(node)} reads {missing[0]!r}, which nothing before it makes")
            step = self.step(node, known)
            known |= set(node.output)
            if step is not None:
                steps.append(step)
        outputs = [each.name for each in found.output]
        missing = [name for name in outputs if name not in known]
        if missing:
            raise ValueError(f"onnx: graph {found.name!r} gives {missing[0]!r}, which no node makes")
        return OnnxGraph(inputs, outputs, weights, steps, _last_uses(steps, set(outputs)))

    def step(self, node: NodeProto, known: set[str]) -> OnnxStep | None:
        domain = "" if node.domain == "ai.onnx" else node.domain
        version = self.versions.get(domain, 1)
        row = find(self.table, domain, node.op_type, version)
        if row is None or _is_later(row, version):
            self.unknown.setdefault((domain, node.op_type), f"{told(node)}, version {version}")
            return None
        values, graphs = {}, {}
        for attribute in node.attribute:
            if attribute.name not in row.attributes and not row.knows_all:
                allowed = ", ".join(sorted(row.attributes)) or "none"
                raise ValueError(f"onnx: {told(node)} has attribute {attribute.name!r}; known are {allowed}")
            if attribute.type == AttributeProto.GRAPH:
                graphs[attribute.name] = self.graph(attribute.g, known)
            else:
                values[attribute.name] = attribute_value(attribute)
        if len(node.input) > len(row.inputs) and not row.has_rest:
            raise ValueError(f"onnx: {told(node)} has {len(node.input)} inputs; known are {len(row.inputs)}")
        return OnnxStep(row, node, list(node.input), list(node.output), values, graphs, version)


def _is_later(row: Operator, version: int) -> bool:
    """Whether ONNX has changed an operator since the rows were written."""
    latest = LATEST.get(row.domain)
    if latest is None or version <= latest:
        return False
    try:
        return bool(onnx.defs.get_schema(row.name, version, row.domain).since_version > latest)
    except onnx.defs.SchemaError:
        return True


def _last_uses(steps: Sequence[OnnxStep], kept: set[str]) -> dict[int, list[str]]:
    """What may be let go after each step."""
    last: dict[str, int] = {}
    for place, step in enumerate(steps):
        for name in [*step.outputs, *step.reads()]:
            last[name] = place
    found: dict[int, list[str]] = {}
    for name, place in last.items():
        if name and name not in kept:
            found.setdefault(place, []).append(name)
    return found


def array_of(tensor: TensorProto) -> Host:
    """A tensor's values on the host. ValueError if its bytes are not those of its shape."""
    try:
        made = numpy_helper.to_array(tensor)
    except (ValueError, TypeError, KeyError) as error:
        raise ValueError(
            f"onnx: tensor {tensor.name!r} of shape {tuple(tensor.dims)} is damaged: {error}"
        ) from error
    return made.astype(object) if made.dtype.kind in "SU" else np.asarray(made)


def dense(sparse: onnx.SparseTensorProto) -> Host:
    """A sparse tensor with its zeros. Places are flat, or one row of coordinates each."""
    values, places = array_of(sparse.values), array_of(sparse.indices)
    shape = tuple(sparse.dims)
    if math.prod(shape) > MOST_ELEMENTS:
        raise ValueError(
            f"onnx: sparse tensor {sparse.values.name!r} of shape {shape} is too large to be dense"
        )
    flat = places if places.ndim == 1 else np.ravel_multi_index(tuple(places.T), shape)
    made = np.zeros(shape, values.dtype)
    made.reshape(-1)[flat] = values
    return made


def attribute_value(attribute: AttributeProto) -> Any:
    """An attribute as Python has it: text as str, tensors as arrays."""
    match attribute.type:
        case AttributeProto.TENSOR:
            return array_of(attribute.t)
        case AttributeProto.TENSORS:
            return [array_of(tensor) for tensor in attribute.tensors]
        case AttributeProto.SPARSE_TENSOR:
            return dense(attribute.sparse_tensor)
        case AttributeProto.STRING:
            return attribute.s.decode("utf-8")
        case AttributeProto.STRINGS:
            return [text.decode("utf-8") for text in attribute.strings]
    return helper.get_attribute_value(attribute)
