"""Which reader and writer a file has. A file is written whole beside its place and then put there, so that a
program that is killed meanwhile leaves the old file as it was.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from tensor.dtype import DType, dtypes
from tensor.tensor import Tensor
from tensor.weights import torch_file

INDEX_ENDING = ".index.json"
# Names of element types in the format. Source: github.com/huggingface/safetensors, "Format".
SAFE_TYPES = {
    "BOOL": "bool", "I8": "int8", "U8": "uint8", "I16": "int16", "U16": "uint16", "I32": "int32",
    "U32": "uint32", "I64": "int64", "U64": "uint64", "F16": "float16", "BF16": "bfloat16", "F32": "float32",
    "F64": "float64",
}  # fmt: skip
Weights = dict[str, Tensor]


def save(
    weights: Mapping[str, Tensor], path: str | os.PathLike[str], metadata: Mapping[str, str] | None = None
) -> None:
    """Write tensors by name to `path`: `.safetensors` or `.npz`.

    metadata: words by name that a `.safetensors` file keeps. ValueError for another ending.
    """
    file = Path(path)
    writers: dict[str, Callable[[], bytes]] = {
        ".safetensors": lambda: _safe_bytes(weights, metadata),
        ".npz": lambda: _npz_bytes(weights),
    }
    if file.suffix not in writers:
        raise ValueError(f"save: {file.name}; allowed are names that end in {' or '.join(writers)}")
    _replace(file, writers[file.suffix]())


def load(path: str | os.PathLike[str]) -> Weights:
    """The tensors of a file by name: `.safetensors` or its `.index.json` of several, `.npz`, `.pt` or `.pth`.

    FileNotFoundError; ValueError, which names the file, for one that is damaged or of another kind.
    """
    file = Path(path)
    if file.name.endswith(INDEX_ENDING):
        return _load_parts(file)
    readers = {
        ".safetensors": load_safetensors, ".npz": _load_npz, ".pt": load_torch, ".pth": load_torch,
    }  # fmt: skip
    if file.suffix not in readers:
        raise ValueError(f"load: {file.name}; allowed are names that end in {', '.join(readers)}")
    return readers[file.suffix](file)


def save_safetensors(
    weights: Mapping[str, Tensor], path: str | os.PathLike[str], metadata: Mapping[str, str] | None = None
) -> None:
    """`save` in the safetensors format, whatever the name's ending."""
    _replace(Path(path), _safe_bytes(weights, metadata))


def load_safetensors(path: str | os.PathLike[str]) -> Weights:
    """The tensors of a safetensors file by name."""
    import safetensors

    file = Path(path)
    try:
        found: list[tuple[str, Any]] = safetensors.deserialize(file.read_bytes())  # type: ignore[no-untyped-call]
    except safetensors.SafetensorError as error:
        raise ValueError(f"load: {file} is no whole safetensors file: {error}") from error
    return {name: _from_safe(file, name, entry) for name, entry in found}


def load_torch(path: str | os.PathLike[str]) -> Weights:
    """The tensors that a file of `torch.save` holds, by name; those inside dicts and lists by their path."""
    file = Path(path)
    return {name: _from_bits(array, kind) for name, (array, kind) in torch_file.read(file).items()}


def _replace(file: Path, data: bytes) -> None:
    beside = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with beside.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def _bits(tensor: Tensor) -> np.ndarray[Any, Any]:
    """The elements as numpy has them, those of bfloat16 as uint16."""
    is_brain = tensor.dtype == dtypes.bfloat16
    return (tensor.bitcast(dtypes.uint16) if is_brain else tensor).numpy()


def _from_bits(array: np.ndarray[Any, Any], kind: DType) -> Tensor:
    made = Tensor(array)
    return made.bitcast(kind) if kind == dtypes.bfloat16 else made


def _safe_bytes(weights: Mapping[str, Tensor], metadata: Mapping[str, str] | None) -> bytes:
    import safetensors

    arrays = {name: _bits(tensor) for name, tensor in weights.items()}  # kept, as entries hold addresses
    entries = {
        name: safetensors.TensorSpec(
            dtype=weights[name].dtype.name,
            shape=array.shape,
            data_ptr=array.ctypes.data,
            data_len=array.nbytes,
        )
        for name, array in arrays.items()
    }
    return bytes(safetensors.serialize(entries, dict(metadata) if metadata else None))


def _from_safe(file: Path, name: str, entry: Mapping[str, Any]) -> Tensor:
    known = SAFE_TYPES.get(entry["dtype"])
    if known is None:
        allowed = ", ".join(SAFE_TYPES)
        raise ValueError(f"load: {file}: {name} has elements of type {entry['dtype']}; allowed are {allowed}")
    kind: DType = getattr(dtypes, known)
    return _from_bits(np.frombuffer(bytes(entry["data"]), kind.numpy).reshape(entry["shape"]), kind)


def _load_parts(index: Path) -> Weights:
    """What an index of several safetensors files names."""
    try:
        places = json.loads(index.read_text(encoding="utf-8"))["weight_map"]
        files = sorted(set(places.values()))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"load: {index} has no weight_map of names and files: {error!r}") from error
    outside = [name for name in files if Path(name).name != name]
    if outside:
        raise ValueError(f"load: {index} names {outside[0]!r}; allowed are files beside it")
    found: Weights = {}
    for name in files:
        found |= load_safetensors(index.with_name(name))
    return {name: found[name] for name in places if name in found}


def _npz_bytes(weights: Mapping[str, Tensor]) -> bytes:
    brain = [name for name, tensor in weights.items() if tensor.dtype == dtypes.bfloat16]
    if brain:
        raise ValueError(f"save: {brain[0]} is bfloat16, which .npz lacks; write .safetensors, or cast it")
    out = io.BytesIO()
    arrays: dict[str, Any] = {name: tensor.numpy() for name, tensor in weights.items()}
    np.savez(out, **arrays)
    return out.getvalue()


def _load_npz(file: Path) -> Weights:
    try:
        with np.load(file, allow_pickle=False) as found:
            return {name: Tensor(found[name]) for name in found.files}
    except FileNotFoundError:
        raise
    except (OSError, ValueError, EOFError, KeyError) as error:
        raise ValueError(f"load: {file} is no whole .npz file: {error}") from error
