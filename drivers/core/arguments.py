"""Kernel arguments as text: what the words after --args mean, and what comes back from the card.

    in:a.npy  inout:a.npy:b.npy  out:float32[1024]:b.npy  i32:7  f32:0.5  u64:1  lds:4096
    f32:1,2,3,4 (a vector)  hex:0100000000000840 (the bytes of a structure)

Buffers are numpy arrays (C order); an `out` buffer begins as zeros. Knows no code object and no packet.
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from drivers.core.errors import ArgumentError
from drivers.core.files import read_file
from hcq.arrays import KINDS
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
    + ", several of a kind for a vector (f32:1,2,3,4), hex:BYTES for a structure"
)
WHOLE_FORMS = {
    "in": "in:FILE.npy",
    "inout": "inout:FILE.npy:RESULT.npy, the same name twice to change a file",
    "out": "out:DTYPE[SHAPE]:RESULT.npy, as in out:float32[16,64]:c.npy",
}
NPY_MAGIC = b"\x93NUMPY"
COPIES = 3  # of an array: what was read, what the card holds, what comes back
_OUT = re.compile(r"(?P<dtype>\w+)\[(?P<shape>[\d, ]+)\]:(?P<file>.+)")
_INOUT = re.compile(r"(?P<file>.+\.npy):(?P<result>.+)")


@dataclass(frozen=True)
class RunArgument:
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


def parse(text: str) -> RunArgument:
    """One word after --args. Raises ArgumentError."""
    kind, _, rest = text.partition(":")
    if kind in VALUES and rest:
        numbers = [_number(text, kind, digits) for digits in rest.split(",")]
        return RunArgument(
            text, value=numbers[0] if len(numbers) == 1 else b"".join(n.tobytes() for n in numbers)
        )
    if kind == "hex":
        return RunArgument(text, value=_bytes(text, rest))
    if kind == "lds":
        if not rest.isdecimal():
            raise ArgumentError(f"argument {text!r}: {rest!r} is not a number of bytes")
        return RunArgument(text, value=Local(int(rest)))
    if kind == "in" and rest:
        return RunArgument(text, array=_load(Path(rest)))
    inout = _INOUT.fullmatch(rest) if kind == "inout" else None
    if inout:
        return RunArgument(text, array=_load(Path(inout["file"])), result=_writable(text, inout["result"]))
    out = _OUT.fullmatch(rest) if kind == "out" else None
    if out:
        return RunArgument(text, array=_zeros(text, out), result=_writable(text, out["file"]))
    if kind in WHOLE_FORMS:
        form = f"needed is {WHOLE_FORMS[kind]}"
        raise ArgumentError(f"argument {text!r} is not understood; {form}")
    raise ArgumentError(f"argument {text!r} is not understood; allowed are {FORMS}")


def check_results(given: Sequence[RunArgument]) -> None:
    """No two arguments are written to one file. Raises ArgumentError."""
    names = [each.result.resolve() for each in given if each.result is not None]
    for name in names:
        if names.count(name) > 1:
            raise ArgumentError(
                f"{names.count(name)} arguments are to be written to {name}; give each its own"
            )


def check_room(given: Sequence[RunArgument]) -> None:
    """This machine has room for a simulated card's copy of all arrays. Raises ArgumentError."""
    wanted = COPIES * sum(each.array.nbytes for each in given if each.array is not None)
    if wanted > room_bytes():
        what = f"the arrays need {wanted:,} bytes here, {COPIES} times their size, for a simulated card"
        raise ArgumentError(f"{what}; this machine has {room_bytes():,} free")


def room_bytes() -> int:
    """Memory that this machine can still give."""
    try:
        found = re.search(r"MemAvailable:\s+(\d+) kB", Path("/proc/meminfo").read_text())
    except OSError:
        found = None
    pages = os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return int(found[1]) << 10 if found else pages


def dimensions(text: str, what: str) -> tuple[int, int, int]:
    """'X', 'X,Y' or 'X,Y,Z'; missing ones are 1. Raises ArgumentError."""
    parts = text.replace("x", ",").split(",")
    if not 1 <= len(parts) <= 3 or not all(part.strip().isdecimal() and int(part) > 0 for part in parts):
        raise ArgumentError(f"--{what} {text}: needed are one to three sizes of at least 1, as in 16,4,1")
    x, y, z = (*map(int, parts), 1, 1)[:3]
    return x, y, z


def _bytes(text: str, digits: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError:
        raise ArgumentError(f"argument {text!r}: {digits!r} is not pairs of hexadecimal digits") from None


def _number(text: str, kind: str, digits: str) -> np.generic:
    dtype = np.dtype(VALUES[kind])
    try:
        value = _float(digits) if dtype.kind == "f" else int(digits, 0)
    except (ValueError, OverflowError):
        what = "number" if dtype.kind == "f" else "whole number, such as 7, -7 or 0x7"
        raise ArgumentError(f"argument {text!r}: {digits!r} is not a {what}") from None
    limits: Any = np.finfo(dtype) if dtype.kind == "f" else np.iinfo(dtype)
    with np.errstate(over="ignore"):
        fits = limits.min <= value <= limits.max if dtype.kind != "f" else _fits(dtype, value)
        if not fits:
            raise ArgumentError(f"argument {text!r}: {digits} does not fit {limits.min}..{limits.max}")
        made: np.generic = dtype.type(value)
    return made


def _float(digits: str) -> float:
    """A decimal, 'nan', 'inf', or what C writes with %a."""
    return float.fromhex(digits) if "0x" in digits.lower() else float(digits)


def _fits(dtype: np.dtype[Any], value: float) -> bool:
    """Whether a number that is finite stays so."""
    return not math.isfinite(value) or bool(np.isfinite(dtype.type(value)))


def _load(path: Path) -> NDArray[Any]:
    raw = read_file(path, "array file")
    if raw.startswith(b"PK"):
        raise ArgumentError(f"{path} holds several arrays (.npz); give one array as .npy")
    if not raw.startswith(NPY_MAGIC):
        raise ArgumentError(f"{path} is no array file (.npy): it begins with {raw[:6].hex(' ') or 'nothing'}")
    try:
        loaded = np.load(BytesIO(raw), allow_pickle=False)
    except (ValueError, EOFError, MemoryError, OverflowError, SyntaxError, TypeError):
        raise ArgumentError(f"{path} is no whole array file of numbers (.npy): {about(raw)}") from None
    if loaded.dtype.hasobject or loaded.dtype.kind not in KINDS or not loaded.nbytes:
        held = f"{loaded.dtype}{list(loaded.shape)}"
        raise ArgumentError(f"{path} holds {held}, which has no bytes to give a card; give it numbers")
    return np.asarray(loaded, loaded.dtype.newbyteorder("<"), order="C")


def about(raw: bytes) -> str:
    """The size of an array file and what its header says, on one line."""
    text = raw[10:138].decode("latin-1").split("}")[0]
    return f"{len(raw)} bytes, header {text.strip()[:100]!r}"


def _zeros(text: str, found: re.Match[str]) -> NDArray[Any]:
    try:
        dtype = np.dtype(found["dtype"])
        shape = tuple(int(size) for size in found["shape"].replace(" ", "").split(",") if size)
    except (TypeError, ValueError):
        known = "numpy has no number type of that name, as are float32, int32 or uint8"
        raise ArgumentError(f"argument {text!r}: {found['dtype']}: {known}") from None
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
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        what = "a folder" if path.is_dir() else "not to be written by this user"
        raise ArgumentError(f"argument {text!r}: {path} is {what}; give a file for the result")
    return path
