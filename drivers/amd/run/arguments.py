"""Kernel arguments as text: what the words after --args mean, and what comes back from the card.

    in:a.npy  inout:a.npy:b.npy  out:float32[1024]:b.npy  i32:7  f32:0.5  u64:1  lds:4096

Buffers are numpy arrays (C order); an `out` buffer begins as zeros. Knows no code object and no packet.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from drivers.core.errors import ArgumentError
from hcq.buffer import Buffer
from hcq.device import Device
from hcq.program import Local

VALUES: dict[str, Any] = {
    "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
    "u8": np.uint8, "u16": np.uint16, "u32": np.uint32, "u64": np.uint64,
    "f16": np.float16, "f32": np.float32, "f64": np.float64,
}  # fmt: skip
FORMS = (
    "in:FILE.npy, inout:FILE.npy:RESULT.npy, out:DTYPE[SHAPE]:RESULT.npy, lds:BYTES, or a value "
    + ", ".join(f"{name}:N" for name in VALUES)
)
_OUT = re.compile(r"(?P<dtype>\w+)\[(?P<shape>[\d, ]+)\]:(?P<file>.+)")
_INOUT = re.compile(r"(?P<file>.+\.npy):(?P<result>.+)")


@dataclass(frozen=True)
class Given:
    """One argument: an array for a buffer, and the file its content goes to afterwards; or a value."""

    text: str
    array: NDArray[Any] | None = None
    result: Path | None = None
    value: object = None

    def place(self, device: Device) -> object:
        """What a program takes: a buffer with the array's content, or the value."""
        return self.value if self.array is None else device.buffer(self.array, self.text)

    def fetch(self, placed: object) -> NDArray[Any] | None:
        """The buffer's content after the run, for arguments that have a result file."""
        if self.result is None or self.array is None or not isinstance(placed, Buffer):
            return None
        return placed.numpy(self.array.dtype, self.array.shape)


def parse(text: str) -> Given:
    """One word after --args. Raises ArgumentError."""
    kind, _, rest = text.partition(":")
    if kind in VALUES:
        return Given(text, value=_number(text, kind, rest))
    if kind == "lds":
        if not rest.isdecimal():
            raise ArgumentError(f"argument {text!r}: {rest!r} is not a number of bytes")
        return Given(text, value=Local(int(rest)))
    if kind == "in" and rest:
        return Given(text, array=_load(Path(rest)))
    inout = _INOUT.fullmatch(rest) if kind == "inout" else None
    if inout:
        return Given(text, array=_load(Path(inout["file"])), result=_writable(text, inout["result"]))
    out = _OUT.fullmatch(rest) if kind == "out" else None
    if out:
        return Given(text, array=_zeros(text, out), result=_writable(text, out["file"]))
    raise ArgumentError(f"argument {text!r} is not understood; allowed are {FORMS}")


def dimensions(text: str, what: str) -> tuple[int, int, int]:
    """'X', 'X,Y' or 'X,Y,Z'; missing ones are 1. Raises ArgumentError."""
    parts = text.replace("x", ",").split(",")
    if not 1 <= len(parts) <= 3 or not all(part.strip().isdecimal() and int(part) > 0 for part in parts):
        raise ArgumentError(f"--{what} {text}: needed are one to three sizes of at least 1, as in 16,4,1")
    x, y, z = (*map(int, parts), 1, 1)[:3]
    return x, y, z


def _number(text: str, kind: str, digits: str) -> np.generic:
    dtype = np.dtype(VALUES[kind])
    try:
        value = float(digits) if dtype.kind == "f" else int(digits, 0)
    except ValueError:
        raise ArgumentError(f"argument {text!r}: {digits!r} is not a number") from None
    if dtype.kind != "f":
        limits = np.iinfo(dtype)
        if not limits.min <= value <= limits.max:
            raise ArgumentError(f"argument {text!r}: {digits} does not fit {limits.min}..{limits.max}")
    made: np.generic = dtype.type(value)
    return made


def _load(path: Path) -> NDArray[Any]:
    try:
        loaded = np.load(path, allow_pickle=False)
    except OSError as error:
        raise ArgumentError(f"{path}: {error.strerror or error}") from None
    except (ValueError, EOFError) as error:
        raise ArgumentError(f"{path} is no array file (.npy): {error}") from None
    if not isinstance(loaded, np.ndarray):
        raise ArgumentError(f"{path} holds several arrays (.npz); give one array as .npy")
    if loaded.dtype.hasobject or not loaded.nbytes:
        raise ArgumentError(
            f"{path} holds {loaded.dtype}{list(loaded.shape)}, which has no bytes to give a card"
        )
    return np.ascontiguousarray(loaded)


def _zeros(text: str, found: re.Match[str]) -> NDArray[Any]:
    try:
        dtype = np.dtype(found["dtype"])
        shape = tuple(int(size) for size in found["shape"].replace(" ", "").split(",") if size)
    except (TypeError, ValueError) as error:
        raise ArgumentError(f"argument {text!r}: {error}") from None
    if dtype.kind not in "biufc" or not shape or not all(shape):
        raise ArgumentError(f"argument {text!r}: needed are a number type and sizes of at least 1")
    try:
        return np.zeros(shape, dtype)
    except (MemoryError, ValueError):
        raise ArgumentError(f"argument {text!r}: this machine has no room for {shape} of {dtype}") from None


def _writable(text: str, name: str) -> Path:
    path = Path(name)
    if not path.parent.is_dir():
        raise ArgumentError(f"argument {text!r}: there is no folder {path.parent} to write {path.name} to")
    return path
