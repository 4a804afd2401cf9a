"""What `torch.save` wrote, read without torch: a zip of a pickle and the bytes of each storage.

A pickle can name any function. Here it may name those that make tensors and ordered dicts, which are ours;
any other name is refused before anything is called. Format: pytorch/torch/csrc/jit/serialization and
torch/serialization.py (version 1.6 on); what torch wrote before is no zip.
"""

from __future__ import annotations

import io
import pickle
import zipfile
from collections import OrderedDict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tensor.dtype import DType, dtypes

MAX_PICKLE_BYTES = 64 << 20
MAX_STEPS = 1 << 20  # containers and tensors that a file may hold
# How much more than the file its tensors may be, as strides of 0 repeat elements.
MOST_REPEATED, FREE_REPEATED = 16, 64 << 20
KINDS = {
    "FloatStorage": dtypes.float32, "DoubleStorage": dtypes.float64, "HalfStorage": dtypes.float16,
    "BFloat16Storage": dtypes.bfloat16, "LongStorage": dtypes.int64, "IntStorage": dtypes.int32,
    "ShortStorage": dtypes.int16, "CharStorage": dtypes.int8, "ByteStorage": dtypes.uint8,
    "BoolStorage": dtypes.bool, "ComplexFloatStorage": dtypes.complex64,
    "ComplexDoubleStorage": dtypes.complex128,
}  # fmt: skip
Found = tuple["np.ndarray[Any, Any]", DType]


class MemoryFile(io.BytesIO):
    """A file that is in memory."""

    def __str__(self) -> str:
        return "what is in memory"


Source = Path | MemoryFile


class FileStorage(NamedTuple):
    """Elements in a row, as a file has them."""

    elements: np.ndarray[Any, Any]
    kind: DType


class Elements(NamedTuple):
    """A tensor's elements: what its strides pick of a storage."""

    array: np.ndarray[Any, Any]
    kind: DType


def _size(file: Source) -> int:
    return file.stat().st_size if isinstance(file, Path) else file.getbuffer().nbytes


def read(file: Source) -> dict[str, Found]:
    """Every tensor by its path. ValueError, which names the file, for one that is damaged or wants more."""
    return _opened(file)[1]


def tree(file: Source, leaf: Callable[[Found], Any]) -> Any:
    """What was saved as it was: dicts, lists, numbers and words, with what `leaf` makes of each tensor."""

    def built(value: Any) -> Any:
        if isinstance(value, Elements):
            return leaf((value.array, value.kind))
        if isinstance(value, dict):
            return {key: built(each) for key, each in value.items()}
        return type(value)(map(built, value)) if isinstance(value, list | tuple) else value

    return built(_opened(file)[0])


def _opened(file: Source) -> tuple[Any, dict[str, Found]]:
    """What a file holds, and its tensors by path."""
    if not zipfile.is_zipfile(file):
        _size(file)  # FileNotFoundError
        raise ValueError(f"load: {file} is no zip, as torch.save writes since 1.6; save it again with that")
    try:
        with zipfile.ZipFile(file) as archive:
            made = ArchiveReader(file, archive).load()
            found = {name: (each.array, each.kind) for name, each in Walk(file).tensors("", made)}
    except ValueError as error:
        text = str(error)
        raise ValueError(text if text.startswith("load: ") else f"load: {file} is damaged: {text}") from error
    except Exception as error:  # a damaged pickle or zip can raise anything
        raise ValueError(f"load: {file} is damaged: {error!r}") from error
    return made, found


class ArchiveReader(pickle.Unpickler):
    """One archive. Only what makes tensors is found; storages are read when they are named."""

    def __init__(self, file: Source, archive: zipfile.ZipFile) -> None:
        names = archive.namelist()
        places = [name for name in names if name.endswith("/data.pkl") or name == "data.pkl"]
        if len(places) != 1:
            raise ValueError(f"load: {file} holds {len(places)} of data.pkl; a file of torch.save has one")
        self.file, self.archive = file, archive
        self.folder = places[0].removesuffix("data.pkl")
        self.storages: dict[str, FileStorage] = {}
        order = f"{self.folder}byteorder"
        self.is_big = order in names and archive.read(order).strip() == b"big"
        if archive.getinfo(places[0]).file_size > MAX_PICKLE_BYTES:
            raise ValueError(f"load: {file}: its pickle is above {MAX_PICKLE_BYTES} bytes")
        super().__init__(io.BytesIO(archive.read(places[0])))

    def find_class(self, module: str, name: str) -> Any:
        """What a pickle may call; all of it is here and runs nothing of the file's."""
        if (module, name) == ("collections", "OrderedDict"):
            return OrderedDict
        if (module, name) == ("torch._utils", "_rebuild_tensor_v2"):
            return rebuilt
        if (module, name) == ("torch._utils", "_rebuild_parameter"):
            return parameter
        if (module, name) == ("torch", "Size"):
            return tuple
        if module == "torch" and name in KINDS:
            return KINDS[name]
        raise ValueError(
            f"load: {self.file} wants to call {module}.{name}; only tensors in dicts and lists are read:"
            " save model.state_dict()"
        )

    def persistent_load(self, key: Any) -> FileStorage:
        """("storage", element type, name, where it was, number of elements)."""
        word, kind, name, _, count = key
        if word != "storage" or not isinstance(kind, DType) or not isinstance(count, int):
            raise ValueError(f"load: {self.file} names {key!r}; a storage has a known element type and size")
        if name not in self.storages:
            entry = self.archive.getinfo(f"{self.folder}data/{name}")
            if entry.compress_type != zipfile.ZIP_STORED:
                raise ValueError(f"load: {self.file}: storage {name} is packed; torch.save writes it plainly")
            if entry.file_size != count * kind.itemsize:
                stored = f"{entry.file_size} bytes for {count} of {kind.name}"
                raise ValueError(f"load: {self.file}: storage {name} has {stored}")
            kept = np.dtype(kind.numpy)
            elements = np.frombuffer(self.archive.read(entry), kept.newbyteorder(">" if self.is_big else "<"))
            self.storages[name] = FileStorage(elements.astype(kept, copy=False), kind)
        return self.storages[name]


def rebuilt(storage: FileStorage, offset: int, size: Any, stride: Any, *_: Any) -> Elements:
    """The tensor that a storage, an offset and strides, all in elements, describe."""
    shape, steps = tuple(map(int, size)), tuple(map(int, stride))
    last = offset + sum((n - 1) * step for n, step in zip(shape, steps, strict=True))
    is_empty = 0 in shape
    if not is_empty and (min((offset, *steps, *shape)) < 0 or last >= len(storage.elements)):
        there = len(storage.elements)
        raise ValueError(
            f"load: a tensor of shape {shape} reaches beyond the {there} elements of its storage"
        )
    if is_empty:
        return Elements(np.zeros(shape, storage.elements.dtype), storage.kind)
    width = storage.elements.itemsize
    places = [step * width for step in steps]
    view = np.lib.stride_tricks.as_strided(storage.elements[offset:], shape, places, writeable=False)
    return Elements(view, storage.kind)


def parameter(data: Elements, *_: Any) -> Elements:
    """A parameter is its tensor."""
    return data


class Walk:
    """Through dicts and lists, which a file may nest in ways that would not end."""

    def __init__(self, file: Source) -> None:
        self.file, self.steps, self.size = file, 0, 0
        self.most = MOST_REPEATED * _size(file) + FREE_REPEATED

    def tensors(self, path: str, value: Any) -> Iterator[tuple[str, Elements]]:
        """Every tensor with its path."""
        self.steps += 1
        if self.steps > MAX_STEPS:
            raise ValueError(f"load: {self.file} holds more than {MAX_STEPS} entries, or repeats them")
        if isinstance(value, Elements):
            self.size += value.array.nbytes
            if self.size > self.most:
                raise ValueError(
                    f"load: {self.file}: {path} and those before it have more than {self.most} bytes"
                )
            yield path, value
            return
        children: Any = ()
        if isinstance(value, dict):
            children = value.items()
        elif isinstance(value, list | tuple):
            children = enumerate(value)
        for key, child in children:
            yield from self.tensors(f"{path}.{key}" if path else str(key), child)
