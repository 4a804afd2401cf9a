"""`export`: a function of tensors as an ONNX model."""

from __future__ import annotations

import functools
import inspect
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from onnx import ModelProto, ValueInfoProto, checker, helper, save_model

from tensor import Tensor, memory
from tensor.ir.graph import Node, Op, node
from tensor.nn.module import evaluated
from tensor.onnx.emit import Emitter, element_of
from tensor.onnx.trace import Mark, tracer
from tensor.schedule.storage import Storage
from tensor.state import get_state_dict

PARTED_BYTES = 1 << 30  # from this size on, weights go to a file beside the model's


def export(
    function: Callable[..., Any],
    *examples: Tensor,
    path: str | os.PathLike[str] | None = None,
    inputs: Sequence[str] | None = None,
) -> ModelProto:
    """The model of what `function` computes of tensors of the examples' shapes and types; their values do not
    matter. With `path` it is written there, weights of a GiB and more into a file beside it.

    function: a plain or `jit` function, a method or a layer, that takes tensors and returns a tensor, or
    tensors in a list, tuple or dict. inputs: their names, else those of its parameters. Outputs are called
    `output`, `output_0` and so on, or by the dict's keys; weights by their path in a layer. It runs once, not
    in training.

    ValueError if it assigns to tensors, draws random numbers, or has lengths known at run time: a model has
    no state. TypeError if it reads values on the host.

        model = export(network, Tensor.zeros(1, 3, 224, 224), path="network.onnx")

    >>> model = export(nn.Linear(2, 1), Tensor.zeros(4, 2), path="layer.onnx")
    >>> onnx.load("layer.onnx")(x=Tensor.ones(4, 2))["output"].shape
    (4, 1)
    """
    plain = _unwrapped(function)
    names = list(inputs) if inputs is not None else _parameter_names(plain, len(examples))
    if len(names) != len(examples) or len(set(names)) != len(names):
        raise ValueError(f"export: names {', '.join(names)} for {len(examples)} inputs; give one for each")
    marks: dict[Node, Mark] = {}
    kind, weights = tracer(marks), get_state_dict(_owner(plain))
    stand_ins = [kind._from_node(_input(example)) for example in examples]
    since = max((tensor.node.serial for tensor in stand_ins), default=-1)
    with evaluated(), _as_kind(kind, weights.values()):
        results = _named(plain(*stand_ins))
        _check(results.values(), since)
    known = {tensor.node: name for name, tensor in weights.items()}
    inputs_by_node = {t.node: name for t, name in zip(stand_ins, names, strict=True)}
    emitter = Emitter(inputs_by_node, known, marks, since)
    model = _model(emitter, results, [_value(n, t) for n, t in zip(names, stand_ins, strict=True)])
    if path is not None:
        _save(model, path)
    return model


def _unwrapped(function: Any) -> Any:
    """What a `jit` function captures; bound, if it is a method."""
    if isinstance(function, functools.partial):
        return functools.partial(_unwrapped(function.func), *function.args, **function.keywords)
    return getattr(function, "__wrapped__", function)


def _owner(function: Any) -> Any:
    """What holds the weights: a layer, or the object of a method."""
    return getattr(function, "__self__", None) or (getattr(function, "args", None) or [function])[0]


def _parameter_names(function: Any, count: int) -> list[str]:
    known = [
        p.name
        for p in inspect.signature(getattr(function, "forward", function)).parameters.values()
        if p.kind is not p.VAR_POSITIONAL
    ]
    return known[:count] + [f"input_{i}" for i in range(len(known), count)]


def _input(example: Tensor) -> Node:
    """Memory that nothing is ever put into."""
    return node(Op.BUFFER, example.dtype, example.node.shape, (), Storage(example.dtype, example.numel()))


def _named(result: Any) -> dict[str, Tensor]:
    if isinstance(result, Tensor):
        return {"output": result}
    items = result.items() if isinstance(result, Mapping) else None
    if items is None and isinstance(result, list | tuple):
        items = {f"output_{i}": value for i, value in enumerate(result)}.items()
    if items is None or not all(isinstance(value, Tensor) for _, value in items):
        raise TypeError(
            f"export: the function returns a {type(result).__name__}; allowed are a tensor, and tensors in a"
            " list, a tuple or a dict"
        )
    return {str(name): value for name, value in items}


@contextmanager
def _as_kind(kind: type[Tensor], tensors: Iterable[Tensor]) -> Iterator[None]:
    """Let a layer's tensors take notes meanwhile, for `weight[index]` is a method of theirs."""
    held = [(tensor, type(tensor)) for tensor in tensors]
    try:
        for tensor, _ in held:
            tensor.__class__ = kind
        yield
    finally:
        for tensor, before in held:
            tensor.__class__ = before


def _check(results: Iterable[Tensor], since: int) -> None:
    """ValueError for what a model cannot do: memory that is written, and lengths known at run time."""
    if any(tensor.node.op is Op.ASSIGN and tensor.node.serial > since for tensor in memory.live()):
        raise ValueError(
            "export: the function assigns to a tensor or draws random numbers; a model has no state that it"
            " could keep"
        )
    for tensor in results:
        if tensor.node.extents:
            raise ValueError(f"export: {tensor.told} has a length known at run time; export it for a number")


def _value(name: str, tensor: Tensor) -> ValueInfoProto:
    return helper.make_tensor_value_info(name, element_of(tensor.dtype), list(tensor.shape))


def _model(emitter: Emitter, results: Mapping[str, Tensor], inputs: list[ValueInfoProto]) -> ModelProto:
    for name, value in results.items():
        made = emitter.emit(value.node)
        emitter.nodes.append(helper.make_node("Identity", [made], [name], name=f"give {name}"))
    graph = helper.make_graph(
        emitter.nodes,
        "exported",
        inputs,
        [_value(name, value) for name, value in results.items()],
        emitter.initialisers,
    )
    opsets = [helper.make_opsetid("", emitter.opset)]
    version = helper.find_min_ir_version_for(opsets)
    model = helper.make_model(graph, opset_imports=opsets, ir_version=version, producer_name="doorbell")
    if model.ByteSize() < PARTED_BYTES:
        checker.check_model(model, full_check=True)
    return model


def _save(model: ModelProto, path: str | os.PathLike[str]) -> None:
    is_large = model.ByteSize() >= PARTED_BYTES
    file = os.fspath(path)
    save_model(model, file, save_as_external_data=is_large, location=f"{os.path.basename(file)}.data")
