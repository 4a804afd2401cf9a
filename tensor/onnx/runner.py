"""`load` and the callable it gives: a model whose inputs have names and whose outputs are tensors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from onnx import TypeProto, ValueInfoProto

from tensor import Tensor, jit
from tensor.onnx.graph import OnnxGraph, build
from tensor.onnx.ops import TABLE
from tensor.onnx.read import Source, read
from tensor.onnx.run import NOTHING, Constants, Run
from tensor.onnx.types import Host, Value, as_tensor, device_type, numpy_type

MAX_CAPTURES: Final = 16  # combinations of input shapes that are replayed; others are run
FEW: Final = 64  # whole numbers of an input that says a shape


@dataclass(frozen=True)
class Spec:
    """What an input or output is. shape: None if nothing is said; a size may be a name, or None.
    kind: 'tensor', 'sequence' or 'optional'."""

    name: str
    kind: str
    element: np.dtype[Any] | None
    shape: tuple[int | str | None, ...] | None

    def __str__(self) -> str:
        sizes = "..." if self.shape is None else ", ".join("?" if n is None else str(n) for n in self.shape)
        element = "any" if self.element is None else "text" if self.element.kind == "O" else self.element.name
        return f"{element}[{sizes}]" if self.kind == "tensor" else f"{self.kind} of {element}"


def load(source: Source) -> Runner:
    """The model of a `.onnx` file (a path, its bytes, or an `onnx.ModelProto`), ready to be called.

    FileNotFoundError; ValueError, one sentence, for a damaged file, for external data outside the file's
    folder, and for a model with operators that are not supported, which it names with their nodes.

        model = load("classifier.onnx")
        scores = model(image=images)["scores"]

    >>> model = load("layer.onnx")
    >>> model(x=Tensor.ones(4, 2))["output"].shape
    (4, 1)
    """
    return Runner(source)


class Runner:
    """A model. `inputs` and `outputs` say by name what it takes and gives, `weights` holds its tensors.

    A model of fixed shapes is captured like a `jit` function and replayed from the fourth call with inputs
    of the same shapes on. One whose shapes depend on computed values runs anew each time.

    >>> model = Runner("layer.onnx")
    >>> list(model.inputs), list(model.outputs)
    (['x'], ['output'])
    """

    def __init__(self, source: Source) -> None:
        model = read(source, TABLE)
        try:
            self._graph: OnnxGraph = build(model, TABLE)
            specs = [_spec(each) for each in model.graph.input if each.name in self._graph.inputs]
            self.inputs = {each.name: each for each in specs}
            self.outputs = {each.name: _spec(each) for each in model.graph.output}
        except ValueError as error:
            if str(error).startswith("onnx: "):
                raise
            raise ValueError(f"onnx: the model is damaged: {error}") from error
        self._weights: dict[int, Tensor | None] = {id(array): None for array in _arrays(self._graph)}
        self._constants: Constants | None = None  # until the first run
        self._looked: set[str] | None = None  # inputs that the host must see; None before the first run
        self._is_dynamic = False
        self._keys: set[Any] = set()
        self._replayed = jit(self._tensors)

    def __repr__(self) -> str:
        taken = ", ".join(f"{name}: {spec}" for name, spec in self.inputs.items())
        given = ", ".join(f"{name}: {spec}" for name, spec in self.outputs.items())
        return f"<onnx {len(self._graph.steps)} nodes ({taken}) -> ({given})>"

    @property
    def weights(self) -> dict[str, Tensor]:
        """The model's initialisers that the device can hold, by name."""
        run = Run(self._weights)
        found = self._graph.weights.items()
        return {name: run.tensor(array) for name, array in found if device_type(array.dtype) is not None}

    def __call__(self, feeds: Mapping[str, Any] | None = None, /, **named: Any) -> dict[str, Value]:
        """Outputs by name: tensors; numpy arrays for text and other elements that the device has no type
        for; lists of them for sequences; None for an optional that is empty.

        Inputs by name, also as one mapping: tensors, or arrays and lists of the input's element type.
        TypeError or ValueError if one is missing, unknown, or of another type or shape than the model says.
        """
        given = self._checked({**(feeds or {}), **named})
        if self._looked is None or self._is_dynamic:
            return self._observed(given)
        frozen = {name: given.pop(name) for name in self._looked if name in given}
        fixed = tuple((n, v.dtype.name, v.shape, v.numpy().tobytes()) for n, v in frozen.items())
        key = (fixed, tuple((n, _shapes(v)) for n, v in given.items()))
        if len(self._keys) >= MAX_CAPTURES and key not in self._keys:
            return self._observed({**given, **frozen})
        self._keys.add(key)
        return dict(self._replayed(given, fixed))

    def _observed(self, given: dict[str, Value]) -> dict[str, Value]:
        """A run that finds out whether the next may be replayed."""
        run = Run(self._weights)
        if self._constants is None:
            self._constants = Run(self._weights).constants(self._graph)
        made = self._outputs(run, given)
        names = {id(value): name for name, value in given.items() if _is_few(value)}
        looked = {names.get(id(value)) for value in run.looked}
        if None in looked or any(isinstance(value, np.ndarray) for value in given.values()):
            self._is_dynamic = True
        self._looked = (self._looked or set()) | {name for name in looked if name is not None}
        return made

    def _tensors(self, given: dict[str, Value], fixed: tuple[Any, ...]) -> dict[str, Value]:
        """What `jit` captures. fixed: inputs that shapes depend on, by their values."""
        shown = {name: np.frombuffer(data, kind).reshape(shape) for name, kind, shape, data in fixed}
        return self._outputs(Run(self._weights), {**given, **shown})

    def _outputs(self, run: Run, given: Mapping[str, Value]) -> dict[str, Value]:
        is_plain = self._graph.weights.keys().isdisjoint(given)
        known = self._constants if is_plain and self._constants is not None else NOTHING
        made = run.graph(self._graph, given, {}, known)
        found = dict(zip(self._graph.outputs, (_on_device(value) for value in made), strict=True))
        tensors = [value for value in found.values() if isinstance(value, Tensor)]
        for first in tensors[:1]:
            first.realize(*tensors[1:])
        return found

    def _checked(self, feeds: dict[str, Any]) -> dict[str, Value]:
        known = [*self.inputs, *self._graph.weights]
        unknown = [name for name in feeds if name not in known]
        missing = [
            name for name, spec in self.inputs.items() if name not in feeds and spec.kind != "optional"
        ]
        if unknown or missing:
            wanted = ", ".join(f"{name}: {spec}" for name, spec in self.inputs.items())
            wrong = f"has no input {unknown[0]!r}" if unknown else f"needs input {missing[0]!r}"
            raise TypeError(f"onnx: the model {wrong}; its inputs are {wanted or 'none'}")
        return {name: self._fed(name, value) for name, value in feeds.items()}

    def _fed(self, name: str, value: Any) -> Value:
        spec = self.inputs.get(name) or _of_array(name, self._graph.weights[name])
        if value is None and spec.kind == "optional":
            return None
        if spec.kind == "sequence" or (spec.kind == "optional" and isinstance(value, list | tuple)):
            return [_element(spec, item) for item in value]
        return _element(spec, value)


def _element(spec: Spec, value: Any) -> Value:
    """One tensor of an input, held against what the model says."""
    made = value if isinstance(value, Tensor | np.ndarray) else np.asarray(value, spec.element)
    if isinstance(made, np.ndarray) and made.dtype.kind in "US":
        made = made.astype(object)
    is_fitting = spec.element is None or made.dtype.name == spec.element.name
    if spec.kind == "tensor" and spec.shape is not None and is_fitting:
        sizes = zip(made.shape, spec.shape, strict=False)
        is_fitting = made.ndim == len(spec.shape)
        is_fitting = is_fitting and all(n == m for n, m in sizes if isinstance(m, int))
    if not is_fitting:
        found = f"{made.dtype.name}[{', '.join(map(str, made.shape))}]"
        raise ValueError(f"onnx: input {spec.name!r} is {found}; the model takes {spec}")
    return _on_device(made)


def _on_device(value: Value) -> Value:
    if isinstance(value, list):
        return [_on_device(item) for item in value]
    if isinstance(value, np.ndarray) and device_type(value.dtype) is not None:
        return as_tensor(value)
    return value


def _is_few(value: Value) -> bool:
    """Whether an input may say a shape: a replay is for one value of it."""
    return isinstance(value, Tensor) and not value.dtype.is_float and value.numel() <= FEW


def _shapes(value: Value) -> Any:
    if isinstance(value, list):
        return tuple(_shapes(item) for item in value)
    return None if value is None else (value.shape, value.dtype)


def _spec(info: ValueInfoProto) -> Spec:
    return _typed(info.name, info.type)


def _typed(name: str, found: TypeProto) -> Spec:
    kind = found.WhichOneof("value") or "tensor_type"
    if kind == "optional_type":
        inner = _typed(name, found.optional_type.elem_type)
        return Spec(name, "optional", inner.element, inner.shape)
    if kind == "sequence_type":
        inner = _typed(name, found.sequence_type.elem_type)
        return Spec(name, "sequence", inner.element, inner.shape)
    told = found.tensor_type
    shape = None
    if told.HasField("shape"):
        shape = tuple(
            dim.dim_value if dim.HasField("dim_value") else dim.dim_param or None for dim in told.shape.dim
        )
    return Spec(name, "tensor", numpy_type(told.elem_type) if told.elem_type else None, shape)


def _of_array(name: str, array: Host) -> Spec:
    return Spec(name, "tensor", array.dtype, array.shape)


def _arrays(graph: OnnxGraph) -> Iterator[Host]:
    """Every array that lives as long as the model."""
    yield from graph.weights.values()
    for step in graph.steps:
        yield from (value for value in step.attributes.values() if isinstance(value, np.ndarray))
        for inner in step.graphs.values():
            yield from _arrays(inner)
