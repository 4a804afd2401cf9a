"""Numpy arrays as the bytes that devices hold: numbers only, in C order, with the low byte first.

Stands below buffers and programs. Must not: change a number, or accept elements without bytes (Python
objects).
"""

from __future__ import annotations

from numbers import Integral
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from hcq.errors import ArgumentError

HostBytes = bytes | bytearray | memoryview | NDArray[Any]
KINDS = "biufcSV"  # of numpy's types: those whose elements are bytes of a fixed number


def element_of(dtype: DTypeLike, what: str) -> np.dtype[Any]:
    """The type of numbers that a device may hold. Raises ArgumentError, which begins with `what`."""
    try:
        found = np.dtype(dtype)
    except TypeError:
        raise ArgumentError(f"{what}: {dtype!r} is no number type, as are np.float32 or 'uint8'") from None
    if found.kind not in KINDS or found.hasobject or not found.itemsize:
        raise ArgumentError(f"{what}: a device holds numbers, no elements of {found}")
    if found.newbyteorder("<") != found:
        swap = "array.astype(array.dtype.newbyteorder('<'))"
        raise ArgumentError(f"{what}: {found} has the high byte first, devices have the low one; give {swap}")
    return found


def array_of(data: ArrayLike, what: str) -> NDArray[Any]:
    """Numbers as an array in C order. Raises ArgumentError, which begins with `what`."""
    try:
        made = np.ascontiguousarray(data)
    except ValueError:  # rows of different lengths
        raise ArgumentError(f"{what}: a {type(data).__name__} that is no array of numbers") from None
    element_of(made.dtype, what)
    return made


def bytes_of(data: HostBytes, what: str) -> memoryview:
    """The bytes behind `data`, without a copy where its elements are contiguous. Raises ArgumentError."""
    if isinstance(data, np.ndarray):
        return array_of(data, what).reshape(-1).view(np.uint8).data
    try:
        return memoryview(data).cast("B")
    except TypeError:
        takes = "bytes or a numpy array in C order"
        raise ArgumentError(f"{what}: a {type(data).__name__}; needed are {takes}") from None


def shape_of(shape: object, what: str) -> tuple[int, ...]:
    """The sizes of an array. Raises ArgumentError, which begins with `what`."""
    sizes = shape if isinstance(shape, tuple) else (shape,)
    if not all(isinstance(size, Integral) and int(size) >= 0 for size in sizes):
        raise ArgumentError(f"{what}: shape {shape!r}; needed are whole numbers of at least 0")
    return tuple(int(size) for size in sizes)
