"""From a file to a model whose nodes the table knows: parsed, checked, with its data, functions expanded.

All of it is the `onnx` package's work: it refuses damaged files, and external data outside the model's
folder, behind a link or beyond its file. Here that becomes one sentence.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

import onnx
from google.protobuf.message import DecodeError, EncodeError
from onnx import ModelProto, checker, inliner
from onnx.external_data_helper import load_external_data_for_model

Source: TypeAlias = "str | os.PathLike[str] | bytes | ModelProto"
MAX_BYTES = (1 << 31) - 1  # of one protobuf message, which the checker is given


def read(source: Source, claimed: Iterable[tuple[str, str]]) -> ModelProto:
    """The model of a path, of a file's bytes or of a ModelProto. claimed: the (domain, name) of operators
    that need no expansion. FileNotFoundError; ValueError, which names the file, for what is no whole model.
    """
    name = "the model" if isinstance(source, bytes | ModelProto) else str(Path(source))
    try:
        model = _parsed(source)
        _check(model)
        return _expanded(model, list(claimed))
    except FileNotFoundError:
        raise
    except (DecodeError, EncodeError, checker.ValidationError, ValueError, OSError, RuntimeError) as error:
        said = " ".join(str(error).split("\n\n==>")[0].split())
        raise ValueError(f"onnx: {name} is not a whole model: {said}") from error


def _parsed(source: Source) -> ModelProto:
    if isinstance(source, ModelProto):
        made = ModelProto()
        made.CopyFrom(source)
        return made
    if isinstance(source, bytes):
        return onnx.load_model_from_string(source)
    file = Path(source)
    model = onnx.load_model(str(file), load_external_data=False)
    load_external_data_for_model(model, str(file.parent.resolve()))
    return model


def _check(model: ModelProto) -> None:
    if not model.HasField("graph") or not model.opset_import:
        raise ValueError("it has no graph, or names no operator set")
    if model.ByteSize() <= MAX_BYTES:
        checker.check_model(model)


def _expanded(model: ModelProto, claimed: list[tuple[str, str]]) -> ModelProto:
    """Calls of functions replaced by what is inside: of the model's own, and of operators that ONNX defines
    as functions of others and `claimed` does not name."""
    if model.ByteSize() > MAX_BYTES:
        if model.functions:
            raise ValueError("above 2 GiB functions are not expanded; keep weights in external data")
        return model
    if model.functions:
        model = inliner.inline_local_functions(model)
    known = set(claimed)
    if all((node.domain, node.op_type) in known for node in model.graph.node):
        return model
    return inliner.inline_selected_functions(model, claimed, exclude=True, inline_schema_functions=True)
