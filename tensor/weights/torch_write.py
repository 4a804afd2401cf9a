"""A file as `torch.save` writes it, without torch: a zip of a pickle and the bytes of each tensor.

What may be in it: tensors, numbers, words, None, bool, and dicts, lists and tuples of these. Format: see
`torch_file.py`; opcodes are those of Python's pickle, protocol 2.
"""

from __future__ import annotations

import math
import pickle as p
import struct
import zipfile
from collections.abc import Mapping
from typing import Any

import numpy as np

from tensor.tensor import Tensor
from tensor.weights.torch_file import KINDS, Source

NAMES = {kind: name for name, kind in KINDS.items()}
TOLD = [kind.name for kind in NAMES]
REBUILD = b"ctorch._utils\n_rebuild_tensor_v2\n"
NO_HOOKS = b"ccollections\nOrderedDict\n" + p.EMPTY_TUPLE + p.REDUCE


class Writer:
    """The pickle of an object, and the tensors that it names, by number."""

    def __init__(self) -> None:
        self.tensors: list[Tensor] = []

    def pickled(self, value: Any) -> bytes:
        """All of it. TypeError for what such a file does not hold."""
        return p.PROTO + b"\x02" + self.part(value) + p.STOP

    def part(self, value: Any) -> bytes:
        """One value."""
        if isinstance(value, Tensor):
            return self._tensor(value)
        if isinstance(value, Mapping):
            pairs = b"".join(self.part(key) + self.part(each) for key, each in value.items())
            return p.EMPTY_DICT + p.MARK + pairs + p.SETITEMS
        if isinstance(value, list):
            return p.EMPTY_LIST + p.MARK + b"".join(map(self.part, value)) + p.APPENDS
        if isinstance(value, tuple):
            return p.MARK + b"".join(map(self.part, value)) + p.TUPLE
        return _plain(value)

    def _tensor(self, tensor: Tensor) -> bytes:
        name = NAMES.get(tensor.dtype)
        if name is None:
            raise TypeError(f"save: a tensor of {tensor.dtype.name}; a .pt file holds {', '.join(TOLD)}")
        place, count = str(len(self.tensors)), math.prod(tensor.shape)
        self.tensors.append(tensor)
        kind = f"ctorch\n{name}\n".encode()
        key = b"".join((_plain("storage"), kind, *map(_plain, (place, "cpu", count))))
        strides = tuple(math.prod(tensor.shape[axis + 1 :]) for axis in range(tensor.ndim))
        where = p.MARK + key + p.TUPLE + p.BINPERSID
        rest = b"".join(map(self.part, (0, tuple(tensor.shape), strides, False)))
        return REBUILD + p.MARK + where + rest + NO_HOOKS + p.TUPLE + p.REDUCE


def _plain(value: Any) -> bytes:
    if value is None:
        return p.NONE
    if isinstance(value, bool | np.bool_):
        return p.NEWTRUE if value else p.NEWFALSE
    if isinstance(value, int | np.integer):
        number = p.encode_long(int(value))  # torch reads no longer ones than of 255 bytes
        return p.LONG1 + struct.pack("<B", len(number)) + number if len(number) > 4 else _short(int(value))
    if isinstance(value, float | np.floating):
        return p.BINFLOAT + struct.pack(">d", value)
    if isinstance(value, str):
        text = value.encode("utf-8", "surrogatepass")
        return p.BINUNICODE + struct.pack("<I", len(text)) + text
    raise TypeError(
        f"save: a {type(value).__name__}; a .pt file holds tensors, numbers, words and dicts, lists, tuples"
        " of them: give model.state_dict()"
    )


def _short(value: int) -> bytes:
    return p.BININT + struct.pack("<i", value)


def write(value: Any, file: Source, bits: Any) -> None:
    """Write a file, or what would be in it. bits: gives the bytes of a tensor's elements as an array."""
    writer = Writer()
    text = writer.pickled(value)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("archive/data.pkl", text)
        archive.writestr("archive/byteorder", "little")
        for place, tensor in enumerate(writer.tensors):
            archive.writestr(f"archive/data/{place}", np.ascontiguousarray(bits(tensor)).tobytes())
        archive.writestr("archive/version", "3\n")
