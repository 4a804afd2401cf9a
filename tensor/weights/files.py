"""Which reader and writer a file has. A file is written whole beside its place and then put there, so that a
program that is killed meanwhile leaves the old file as it was.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import re
import shutil
import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from tensor.dtype import DType, dtypes
from tensor.ir import carriers
from tensor.schedule.storage import Storage
from tensor.tensor import Tensor
from tensor.weights import gguf_file, torch_file, torch_write
from tensor.weights.quants import KINDS
from tensor.weights.torch_file import MemoryFile

INDEX_ENDING = ".index.json"
SHARD_BYTES = 5 << 30
# How much more than the file an .npz may hold once it is unpacked: zeros pack to a thousandth.
MOST_UNPACKED, FREE_UNPACKED = 1100, 64 << 20
# Names of element types in the format. Source: github.com/huggingface/safetensors, "Format".
SAFE_TYPES = {
    "BOOL": "bool", "I8": "int8", "U8": "uint8", "I16": "int16", "U16": "uint16", "I32": "int32",
    "U32": "uint32", "I64": "int64", "U64": "uint64", "F16": "float16", "BF16": "bfloat16", "F32": "float32",
    "F64": "float64", "C64": "complex64", "F8_E4M3": "float8_e4m3fn", "F8_E5M2": "float8_e5m2",
}  # fmt: skip
Weights = dict[str, Tensor]


def save(
    weights: Mapping[str, Tensor],
    path: str | os.PathLike[str],
    metadata: Mapping[str, str] | None = None,
    shard_bytes: int = SHARD_BYTES,
) -> None:
    """Write tensors by name to `path`: `.safetensors`, `.npz`, `.pt`, `.pth`, or `.safetensors.index.json`,
    which makes several files of up to `shard_bytes` each and an index of them.

    metadata: words by name that a `.safetensors` file keeps. ValueError for another ending.
    """
    file = Path(path)
    if file.name.endswith(INDEX_ENDING):
        with _one_writer(file.parent):
            return _save_parts(weights, file, metadata, shard_bytes)
    writers: dict[str, Callable[[Path], None]] = {
        ".safetensors": lambda part: _write_safe(weights, metadata, part),
        ".npz": lambda part: _write_npz(weights, part),
        **dict.fromkeys((".pt", ".pth"), lambda part: torch_write.write(dict(weights), part, _bits)),
    }
    if file.suffix not in writers:
        raise ValueError(f"save: {file.name}; allowed are names that end in {' or '.join(writers)}")
    _replace(file, writers[file.suffix])


def load(path: str | os.PathLike[str]) -> Weights:
    """The tensors of a file by name: `.safetensors` or its `.index.json` of several, `.npz`, `.pt`, `.pth`,
    `.gguf`.

    What `.safetensors` and `.gguf` files hold is mapped and read when a device needs it. FileNotFoundError;
    ValueError, which names the file, for one that is damaged or of another kind.
    """
    file = Path(path)
    if file.name.endswith(INDEX_ENDING):
        return _load_parts(file)
    readers: dict[str, Callable[[Path], Weights]] = {
        ".safetensors": load_safetensors, ".npz": _load_npz, ".pt": load_torch, ".pth": load_torch,
        ".gguf": lambda file: load_gguf(file)[1],
    }  # fmt: skip
    if file.suffix not in readers:
        raise ValueError(f"load: {file.name}; allowed are names that end in {', '.join(readers)}")
    return readers[file.suffix](file)


def save_safetensors(
    weights: Mapping[str, Tensor], path: str | os.PathLike[str], metadata: Mapping[str, str] | None = None
) -> None:
    """`save` in the safetensors format, whatever the name's ending."""
    _replace(Path(path), lambda part: _write_safe(weights, metadata, part))


def load_safetensors(path: str | os.PathLike[str]) -> Weights:
    """The tensors of a safetensors file by name."""
    file = Path(path)
    header, begin = _safe_header(file)
    data = np.memmap(file, np.uint8, "r")
    found: Weights = {}
    for name, entry in header.items():
        if name != "__metadata__":
            first, last = entry["data_offsets"]
            found[name] = _from_safe(file, name, entry, data[begin + first : begin + last])
    return found


def safetensors_metadata(path: str | os.PathLike[str]) -> dict[str, str]:
    """The words by name that a safetensors file, or each of an index, keeps beside its tensors."""
    file = Path(path)
    if file.name.endswith(INDEX_ENDING):
        file = file.with_name(min(_places(file).values()))
    return dict(_safe_header(file)[0].get("__metadata__", {}))


def load_torch(path: str | os.PathLike[str]) -> Weights:
    """The tensors that a file of `torch.save` holds, by name; those inside dicts and lists by their path."""
    file = Path(path)
    return {name: _from_bits(array, kind) for name, (array, kind) in torch_file.read(file).items()}


def load_torch_tree(path: str | os.PathLike[str] | MemoryFile) -> Any:
    """What `torch.save` was given, as it was: tensors, numbers and words in dicts, lists and tuples."""
    source = path if isinstance(path, MemoryFile) else Path(path)
    return torch_file.tree(source, lambda found: _from_bits(*found))


def save_torch_tree(value: Any, path: str | os.PathLike[str] | MemoryFile) -> None:
    """Write tensors, numbers and words in dicts, lists and tuples as `torch.save` does. TypeError for
    what else there is."""
    if isinstance(path, MemoryFile):
        return torch_write.write(value, path, _bits)
    _replace(Path(path), lambda part: torch_write.write(value, part, _bits))


def load_gguf(path: str | os.PathLike[str]) -> tuple[dict[str, Any], Weights]:
    """What a GGUF file says, and its tensors by name. Those in blocks of few bits are expressions of the
    file's bytes: a product with one reads the bytes; `realize` makes it float32 in memory.
    """
    metadata, entries = gguf_file.read(Path(path))
    return metadata, {name: _from_gguf(entry) for name, entry in entries.items()}


def _from_gguf(entry: gguf_file.Entry) -> Tensor:
    if entry.dtype is not None:
        return _mapped(entry.data, entry.dtype, entry.shape)
    kind = KINDS[entry.kind]
    blocks = _mapped(entry.data, dtypes.uint8, (len(entry.data) // kind.size, kind.size))
    return kind.read(blocks).reshape(entry.shape)


def _mapped(data: np.ndarray[Any, Any], kind: DType, shape: tuple[int, ...]) -> Tensor:
    """A tensor over bytes of a mapped file, which are read when a device takes them."""
    if data.ctypes.data % kind.itemsize or not data.size:
        return _from_bits(np.frombuffer(data.tobytes(), kind.numpy).reshape(shape), kind)
    held = kind.carrier or kind
    storage = Storage(held, data.size // held.itemsize)
    storage.host = data.view(held.numpy)
    return Tensor._from_node(carriers.memory(storage, kind, shape))


def _replace(file: Path, write: Callable[[Path], None]) -> None:
    """Put what `write` writes in place of `file`, all of it or nothing. It is made in a folder of its own, as
    safetensors 0.8 begins a file beside it under a name that nobody knows.
    """
    beside = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        beside.mkdir(exist_ok=True)
        made = beside / file.name
        write(made)
        _to_disk(made)
        made.replace(file)
        _to_disk(file.parent)
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def _to_disk(path: Path) -> None:
    """Wait until a file's bytes, or a folder's names, would outlast a loss of power."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _bits(tensor: Tensor) -> np.ndarray[Any, Any]:
    """The elements as numpy has them, those of bfloat16 as uint16 and floats of 8 bits as uint8; in the
    device's own memory where the host sees it."""
    bits = {"B": dtypes.uint16, "E": dtypes.uint8}.get(tensor.dtype.kind)
    found = tensor if bits is None else tensor.bitcast(bits)
    shared = found._shared()
    return found.numpy() if shared is None else shared


def _from_bits(array: np.ndarray[Any, Any], kind: DType) -> Tensor:
    made = Tensor(array)
    return made.bitcast(kind) if kind.kind in "BE" else made


def _write_safe(weights: Mapping[str, Tensor], metadata: Mapping[str, str] | None, part: Path) -> None:
    import safetensors

    wide = [name for name, tensor in weights.items() if tensor.dtype == dtypes.complex128]
    if wide:
        raise ValueError(f"save: {wide[0]} is complex128, which .safetensors lacks; write .npz, or cast it")
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
    safetensors.serialize_file(entries, str(part), dict(metadata) if metadata else None)


def _safe_header(file: Path) -> tuple[dict[str, Any], int]:
    """What a file says of its tensors, held against its size by the library; and where their bytes begin."""
    import safetensors

    file.stat()  # FileNotFoundError
    try:
        with safetensors.safe_open(str(file), framework="numpy"), file.open("rb") as opened:
            length = int.from_bytes(opened.read(8), "little")
            return json.loads(opened.read(length)), 8 + length
    except (safetensors.SafetensorError, OSError, ValueError) as error:
        raise ValueError(f"load: {file} is no whole safetensors file: {error}") from error


def _from_safe(file: Path, name: str, entry: Mapping[str, Any], data: np.ndarray[Any, Any]) -> Tensor:
    known = SAFE_TYPES.get(entry["dtype"])
    if known is None:
        allowed = ", ".join(SAFE_TYPES)
        raise ValueError(f"load: {file}: {name} has elements of type {entry['dtype']}; allowed are {allowed}")
    return _mapped(data, getattr(dtypes, known), tuple(entry["shape"]))


@contextmanager
def _one_writer(folder: Path) -> Iterator[None]:
    """Wait until nobody else puts a set of files there, as each clears away what is not its own."""
    held = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
    finally:
        os.close(held)


def _save_parts(
    weights: Mapping[str, Tensor], index: Path, metadata: Mapping[str, str] | None, shard_bytes: int
) -> None:
    """Files of up to `shard_bytes`, under names that no earlier file has, then the index, then without those
    of earlier ones, also of writers that were killed: whoever reads meanwhile finds one whole set.
    """
    parts: list[dict[str, Tensor]] = [{}]
    size = 0
    for name, tensor in weights.items():
        if parts[-1] and size + tensor.nbytes() > shard_bytes:
            parts.append({})
            size = 0
        parts[-1][name] = tensor
        size += tensor.nbytes()
    mark = hashlib.sha256(os.urandom(16)).hexdigest()[:8]
    stem = index.name.removesuffix(INDEX_ENDING).removesuffix(".safetensors")
    places: dict[str, str] = {}
    for number, part in enumerate(parts, 1):
        name = f"{stem}-{mark}-{number:05}-of-{len(parts):05}.safetensors"
        save_safetensors(part, index.with_name(name), metadata)
        places |= dict.fromkeys(part, name)
    total = sum(tensor.nbytes() for tensor in weights.values())
    text = json.dumps({"metadata": {"total_size": total}, "weight_map": places}, indent=1)
    _replace(index, lambda part: _write_text(part, text))
    ours = re.compile(rf"\.?{re.escape(stem)}-[0-9a-f]{{8}}-\d{{5}}-of-\d{{5}}\.safetensors(\.\d+\.part)?")
    for file in index.parent.iterdir():
        if ours.fullmatch(file.name) and file.name not in places.values():
            if file.is_dir():
                shutil.rmtree(file, ignore_errors=True)
            else:
                file.unlink(missing_ok=True)


def _write_text(part: Path, text: str) -> None:
    part.write_text(text, encoding="utf-8")


def _places(index: Path) -> dict[str, str]:
    """The file of each tensor, by its name."""
    try:
        places: dict[str, str] = json.loads(index.read_text(encoding="utf-8"))["weight_map"]
        outside = [name for name in places.values() if Path(name).name != name]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"load: {index} has no weight_map of names and files: {error!r}") from error
    if outside:
        raise ValueError(f"load: {index} names {outside[0]!r}; allowed are files beside it")
    return places


def _load_parts(index: Path) -> Weights:
    """What an index of several safetensors files names."""
    places = _places(index)
    found: Weights = {}
    try:
        for name in sorted(set(places.values())):
            found |= load_safetensors(index.with_name(name))
    except FileNotFoundError:
        if _places(index) == places:
            raise
        return _load_parts(index)  # another set was put there meanwhile
    missing = [name for name in places if name not in found]
    if missing:
        raise ValueError(f"load: {index} names {missing[0]!r}, which {places[missing[0]]} does not hold")
    return {name: found[name] for name in places}


def _write_npz(weights: Mapping[str, Tensor], part: Path) -> None:
    lacking = [name for name, tensor in weights.items() if tensor.dtype.kind in "BE"]
    if lacking:
        kind = weights[lacking[0]].dtype.name
        raise ValueError(f"save: {lacking[0]} is {kind}, which .npz lacks; write .safetensors, or cast it")
    arrays: dict[str, Any] = {name: tensor.numpy() for name, tensor in weights.items()}
    with part.open("wb") as out:
        np.savez(out, **arrays)


def _load_npz(file: Path) -> Weights:
    try:
        with zipfile.ZipFile(file) as archive:
            unpacked = sum(entry.file_size for entry in archive.infolist())
        if unpacked > FREE_UNPACKED + MOST_UNPACKED * file.stat().st_size:
            raise ValueError(f"it would unpack to {unpacked} bytes")
        with np.load(file, allow_pickle=False) as found:
            return {name: Tensor(found[name]) for name in found.files}
    except FileNotFoundError:
        raise
    except Exception as error:  # a damaged zip or header can raise anything
        raise ValueError(f"load: {file} is no whole .npz file: {_line(error)}") from error


def _line(error: Exception) -> str:
    """An error's words in one line."""
    return " ".join(str(error).split()) or type(error).__name__
