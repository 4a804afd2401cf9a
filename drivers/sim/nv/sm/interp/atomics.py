"""Atomics of the reference: one lane after the other, in their order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from drivers.sim.nv.sm.interp.eager import Array
from drivers.sim.nv.sm.interp.pieces import HostPieces

ATOMIC_KINDS = {"": np.uint32, "S32": np.int32, "64": np.uint64, "S64": np.int64,
                "F64.RN": np.float64}  # fmt: skip
FLOATS = {
    "F32": (np.float32, 4),
    "F16": (np.float16, 2),
    "BF16": (np.uint16, 2),
}  # type, bytes of one
OPERATIONS: dict[str, Callable[[Any, Any], Any]] = {
    "ADD": lambda old, new: old + new, "MIN": np.minimum, "MAX": np.maximum,
    "INC": lambda old, new: np.where(old >= new, old.dtype.type(0), old + old.dtype.type(1)),
    "DEC": lambda old, new: np.where((old == 0) | (old > new), new, old - old.dtype.type(1)),
    "AND": lambda old, new: old & new, "OR": lambda old, new: old | new, "XOR": lambda old, new: old ^ new,
    "EXCH": lambda old, new: new,
}  # fmt: skip


def atomic_kind(spelled: str) -> tuple[Any, int]:
    """(type of an element, bytes of all) of an atomic: F32x4.FTZ.RN has four."""
    name, _, count = spelled.split(".")[0].partition("x")
    if spelled in ATOMIC_KINDS:
        kind = np.dtype(ATOMIC_KINDS[spelled])
        return kind, kind.itemsize
    if spelled == "128":
        return np.dtype(np.uint64), 16
    made, size = FLOATS[name]
    return np.dtype(made), size * int(count or 1)


def bfloat_sum(old: Array, new: Array) -> Array:
    """Of bfloat16 as their bits, to nearest."""
    wide = [(value.astype(np.uint32) << 16).view(np.float32) for value in (old, new)]
    bits = (wide[0] + wide[1]).view(np.uint32)
    made: Array = (bits + 0x7FFF + (bits >> 16 & 1) >> 16).astype(np.uint16)
    return made


def in_turn(where: HostPieces, op: str, data: Array, swap: Array | None) -> Array:
    """Do the operation for each lane, [lanes, elements]; what each found there. swap: what is stored where
    `data` is found."""
    verb = bfloat_sum if data.dtype == np.uint16 else OPERATIONS.get(op)
    old = np.zeros_like(data)
    for memory, offsets, which in where.pieces:
        for offset, lane in zip(offsets.tolist(), which.tolist(), strict=True):
            cell = memory[offset : offset + data[lane].nbytes].view(data.dtype)
            found = cell.copy()
            old[lane] = found
            if swap is not None:
                cell[:] = swap[lane] if found.tobytes() == data[lane].tobytes() else found
            elif verb is not None:
                cell[:] = verb(found, data[lane])
    return old
