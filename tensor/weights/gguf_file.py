"""GGUF, the format of llama.cpp: numbers and words by name, a vocabulary among them, and tensors.

Every length that the file names is held against what is left of it before anything is made. Values stay in
the file, which is mapped, until a device needs them. Format: github.com/ggml-org/ggml, docs/gguf.md, versions
2 and 3, little-endian.
"""

from __future__ import annotations

import math
import struct
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tensor.dtype import DType, dtypes
from tensor.weights.quants import KINDS

# Source: docs/gguf.md, gguf_metadata_value_type; and ggml.h, enum ggml_type, for elements without blocks.
NUMBERS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
STRING, ARRAY = 8, 9
PLAIN = {
    0: dtypes.float32, 1: dtypes.float16, 24: dtypes.int8, 25: dtypes.int16, 26: dtypes.int32,
    27: dtypes.int64, 28: dtypes.float64, 30: dtypes.bfloat16,
}  # fmt: skip
MAX_AXES, MAX_DEPTH = 8, 4


class Entry(NamedTuple):
    """One tensor: its bytes in the file, its shape, and the dtype of its elements or the number of its kind
    of blocks."""

    data: np.ndarray[Any, Any]
    shape: tuple[int, ...]
    dtype: DType | None
    kind: int


class ByteCursor:
    """A place in a file's bytes. ValueError, which names the file, for what it does not hold."""

    def __init__(self, file: Path) -> None:
        self.file, self.at = file, 0
        size = file.stat().st_size
        self.data = np.memmap(file, np.uint8, "r") if size else np.zeros(0, np.uint8)

    def refuse(self, what: str) -> ValueError:
        return ValueError(f"load: {self.file} is no whole GGUF file: {what}")

    def take(self, count: int, what: str) -> bytes:
        left = len(self.data) - self.at
        if count > left:
            raise self.refuse(f"{what} at byte {self.at} needs {count} bytes, {left} are left")
        self.at += count
        return self.data[self.at - count : self.at].tobytes()

    def number(self, code: str, what: str) -> Any:
        return struct.unpack("<" + code, self.take(struct.calcsize("<" + code), what))[0]

    def words(self, what: str) -> str:
        raw = self.take(self.number("Q", f"the length of {what}"), what)
        return raw.decode("utf-8", "replace")

    def value(self, kind: int, name: str, depth: int = 0) -> Any:
        """A value of metadata; arrays of numbers as numpy arrays, of words as lists."""
        if kind in NUMBERS:
            return self.number(NUMBERS[kind], name)
        if kind == STRING:
            return self.words(name)
        if kind != ARRAY or depth >= MAX_DEPTH:
            raise self.refuse(f"{name} is of type {kind}, which the format does not have")
        inner, count = self.number("I", name), self.number("Q", name)
        if inner in NUMBERS:
            wanted = np.dtype("<" + NUMBERS[inner])
            return np.frombuffer(self.take(count * wanted.itemsize, name), wanted)
        if count * 8 > len(self.data) - self.at:  # every other value begins with eight bytes or more
            raise self.refuse(f"{name} has {count} values, more than bytes are left for")
        return [self.value(inner, name, depth + 1) for _ in range(count)]


def read(file: Path) -> tuple[dict[str, Any], dict[str, Entry]]:
    """The metadata and the tensors by name."""
    reader = ByteCursor(file)
    if reader.take(4, "the magic") != b"GGUF":
        raise reader.refuse("it does not begin with GGUF")
    version = reader.number("I", "the version")
    if version not in (2, 3):
        raise ValueError(f"load: {file} is GGUF version {version}; allowed are 2 and 3, little-endian")
    tensors, pairs = reader.number("Q", "the number of tensors"), reader.number("Q", "the number of values")
    metadata: dict[str, Any] = {}
    for _ in range(pairs):
        name = reader.words("a name")
        metadata[name] = reader.value(reader.number("I", name), name)
    infos = [_info(reader) for _ in range(tensors)]
    alignment = metadata.get("general.alignment", 32)
    if not isinstance(alignment, int) or not 0 < alignment <= 1 << 20:
        raise reader.refuse(f"general.alignment {alignment!r}; allowed are whole numbers from 1 up")
    begin = -(-reader.at // alignment) * alignment
    return metadata, {name: _entry(reader, name, begin + at, rest) for name, at, rest in infos}


def _info(reader: ByteCursor) -> tuple[str, int, tuple[tuple[int, ...], int]]:
    """Name, place behind the header, shape (the file has the last axis first) and number of the type."""
    name = reader.words("a tensor's name")
    rank = reader.number("I", name)
    if rank > MAX_AXES:
        raise reader.refuse(f"{name} has {rank} axes; allowed are up to {MAX_AXES}")
    sizes = [reader.number("Q", name) for _ in range(rank)]
    kind, at = reader.number("I", name), reader.number("Q", name)
    return name, at, (tuple(reversed(sizes)), kind)


def _entry(reader: ByteCursor, name: str, at: int, rest: tuple[tuple[int, ...], int]) -> Entry:
    shape, kind = rest
    plain = PLAIN.get(kind)
    if plain is None and kind not in KINDS:
        known = ", ".join([*(d.name for d in PLAIN.values()), *(k.name for k in KINDS.values())])
        raise ValueError(f"load: {reader.file}: {name} is of type {kind}; allowed are {known}")
    count = math.prod(shape)
    if plain is not None:
        size = count * plain.itemsize
    else:
        blocks = KINDS[kind]
        if not shape or shape[-1] % blocks.elements:
            raise reader.refuse(f"{name} has rows of {shape[-1:]}, which {blocks.name} blocks do not fill")
        size = count // blocks.elements * blocks.size
    if at + size > len(reader.data):
        raise reader.refuse(f"{name} ends at byte {at + size} of {len(reader.data)}")
    return Entry(reader.data[at : at + size], shape, plain, kind)
