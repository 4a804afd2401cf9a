"""What `jit` does: run a function once, capture it once, then replay its kernels from one command buffer.

The first call with arguments of some shapes runs as ever, the second is captured, later ones replay. What
the function reads besides its tensor arguments (parameters, optimizer state) keeps its memory and is
updated in place. Nothing here compiles or schedules.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, ParamSpec, TypeVar

import numpy as np

from hcq.errors import ArgumentError
from hcq.graph import Graph
from tensor import memory, runtime
from tensor.ir.graph import Node, Op, node
from tensor.runtime import Recording
from tensor.schedule.storage import Storage
from tensor.turns import in_turn
from tensor.value import Value

P = ParamSpec("P")
R = TypeVar("R")
MAX_CAPTURES: Final = 32


@dataclass
class _Capture:
    """One recorded run. inputs: memory that the arguments are copied to.
    output: the result, tensors as nodes.
    """

    graph: Graph | None
    recording: Recording
    inputs: list[Storage]
    reads: set[Storage]
    written: set[Storage]
    output: Any


@dataclass
class _Flat:
    """Arguments taken apart: the tensors in order, each once, and a key of everything else. places: of
    tensors, by id, for == compares elements.
    """

    tensors: list[Value] = field(default_factory=list)
    places: dict[int, int] = field(default_factory=dict)
    key: list[Hashable] = field(default_factory=list)


class Captures(Generic[P, R]):
    """A function and its recorded runs, one for each combination of argument shapes. See `jit`."""

    def __init__(self, function: Callable[P, R]) -> None:
        self._function = function
        self._seen: set[Hashable] = set()
        self._captures: dict[Hashable, _Capture] = {}

    @in_turn
    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        if runtime.is_recording():
            return self._function(*args, **kwargs)
        flat = _Flat()
        _flatten((args, kwargs), flat)
        key = tuple(flat.key)
        capture = self._captures.get(key)
        if capture is not None:
            return self._replay(capture, flat.tensors)
        if key not in self._seen:
            self._seen.add(key)
            return self._run(args, kwargs)
        if len(self._captures) >= MAX_CAPTURES:
            raise ArgumentError(
                f"jit {self._name}: {MAX_CAPTURES} captures, one for each combination of argument shapes and"
                " values; pass what changes at every call as a tensor of one shape"
            )
        self._captures[key] = capture = self._capture(args, kwargs, flat.tensors)
        return self._result(capture)

    @property
    def _name(self) -> str:
        return str(getattr(self._function, "__qualname__", self._function))

    def _run(self, args: Any, kwargs: Any) -> R:
        """Run once without capturing; what the function assigned and returned
        is computed before it returns.
        """
        result = self._function(*args, **kwargs)
        memory.realize([*_tensors(result), *_pending()])
        return result

    def _capture(self, args: Any, kwargs: Any, tensors: Sequence[Value]) -> _Capture:
        memory.realize([*tensors, *_pending()])
        device = runtime.current()
        inputs = [_input(tensor) for tensor in tensors]
        stand_ins = {t: t._from_node(_buffer_node(t.node, s)) for t, s in zip(tensors, inputs, strict=True)}
        recording = device.recording = Recording(what=f"jit {self._name}")
        try:
            new_args, new_kwargs = _replace((args, kwargs), stand_ins)
            result = self._function(*new_args, **new_kwargs)
            memory.realize([*_tensors(result), *_pending()])
        finally:
            device.recording = None
        self._check(recording, inputs)
        graph = device.device.graph(recording.calls) if recording.calls else None
        output = _map(result, lambda tensor: _kept_node(tensor, recording))
        return _Capture(graph, recording, inputs, set(recording.kept), recording.written, output)

    def _check(self, recording: Recording, inputs: Sequence[Storage]) -> None:
        if not recording.written.isdisjoint(inputs):
            raise ArgumentError(
                f"jit {self._name}: it assigns to one of its arguments, which a replay copies and would not"
                " change; refer to that tensor from inside the function instead"
            )

    def _replay(self, capture: _Capture, tensors: Sequence[Value]) -> R:
        for target, tensor in zip(capture.inputs, tensors, strict=True):
            _fill(target, tensor)
        memory.settle_before(capture.reads, capture.written)
        if capture.graph is not None:
            runtime.replay(capture.graph, capture.recording, self._name)
            memory.note_writes(capture.written)
        return self._result(capture)

    def _result(self, capture: _Capture) -> R:
        result: R = _restore(capture.output)
        return result


def _flatten(part: Any, flat: _Flat) -> None:
    if isinstance(part, Value):
        place = flat.places.setdefault(id(part), len(flat.tensors))
        if place == len(flat.tensors):
            flat.tensors.append(part)
        flat.key.append((place, part.node.shape, part.node.dtype))
    elif isinstance(part, list | tuple):
        flat.key.append((type(part), len(part)))
        for item in part:
            _flatten(item, flat)
    elif isinstance(part, dict):
        flat.key.append((dict, tuple(part)))
        for item in part.values():
            _flatten(item, flat)
    elif isinstance(part, bool | int | float | str | bytes | np.generic | None):
        flat.key.append((type(part), part))
    elif isinstance(part, np.ndarray):
        raise ArgumentError(f"jit: an argument is a numpy array of shape {part.shape}; pass Tensor(array)")
    else:
        flat.key.append(_Same(part))


class _Same:
    """An object in a key: equal to itself alone, and kept so that no other takes its id."""

    __slots__ = ("item",)

    def __init__(self, item: object) -> None:
        self.item = item

    def __hash__(self) -> int:
        return id(self.item)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.item is self.item


def _map(part: Any, change: Callable[[Value], Any]) -> Any:
    """The same structure with each tensor changed."""
    if isinstance(part, Value):
        return change(part)
    if isinstance(part, tuple) and hasattr(part, "_fields"):
        return type(part)(*(_map(item, change) for item in part))
    if isinstance(part, list | tuple):
        return type(part)(_map(item, change) for item in part)
    if isinstance(part, dict):
        return {name: _map(item, change) for name, item in part.items()}
    return part


def _replace(part: Any, stand_ins: dict[Value, Value]) -> Any:
    return _map(part, lambda tensor: stand_ins[tensor])


def _tensors(part: Any) -> Iterator[Value]:
    found: list[Value] = []
    _map(part, found.append)
    return iter(found)


def _pending() -> list[Value]:
    """Live tensors with an assignment that has not been carried out."""
    return [t for t in memory.live() if t.node.op is Op.ASSIGN and t.node.storage is None]


def _buffer_node(like: Node, storage: Storage) -> Node:
    return node(Op.BUFFER, like.dtype, like.shape, (), storage)


def _input(tensor: Value) -> Storage:
    """Fixed memory for an argument, with its values."""
    made = Storage(tensor.node.dtype, tensor.node.size)
    _fill(made, tensor)
    return made


def _fill(target: Storage, tensor: Value) -> None:
    """Copy an argument's values to the fixed memory that the recorded kernels read."""
    source = memory.storage_under(tensor.node)
    if source is None or not source.is_realized:
        memory.realize([tensor])
        source = memory.storage_under(tensor.node)
    if source is not None and source is not target:
        runtime.copy(target, source)


@dataclass(frozen=True)
class _Kept:
    """Where a returned tensor is made from: its type and a node over memory."""

    kind: type[Value]
    node: Node


def _kept_node(tensor: Value, recording: Recording) -> _Kept:
    storage = memory.storage_under(tensor.node)
    if storage is None:
        return _Kept(type(tensor), tensor.node)
    recording.kept.append(storage)
    return _Kept(type(tensor), _buffer_node(tensor.node, storage))


def _restore(part: Any) -> Any:
    if isinstance(part, _Kept):
        return part.kind._from_node(part.node)
    if isinstance(part, tuple) and hasattr(part, "_fields"):
        return type(part)(*map(_restore, part))
    if isinstance(part, list | tuple):
        return type(part)(map(_restore, part))
    if isinstance(part, dict):
        return {name: _restore(item) for name, item in part.items()}
    return part
