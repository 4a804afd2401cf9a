"""Atomics of the reference: one lane after the other, in their order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from drivers.nv.isa.access import modifier
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.eager import Array
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.request import FaultKind
from drivers.sim.nv.sm.traffic import HostPieces, place, short_address, spread
from drivers.sim.nv.sm.warps import Warps

handles = Handlers[Warps]()
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


@handles(
    "ATOMG", "RED", "REDG", "ATOMS", "ATOMG.E.CAS", "ATOMS.CAS", "ATOMS.CAST.SPIN", "ATOM", "ATOM.E.CAS",
    "ATOM.E.CAST.SPIN",
)  # fmt: skip
def atomic(w: Warps, inst: PlacedInst) -> None:
    """One lane after the other, in their order."""
    kind, size = atomic_kind(modifier(inst.made.form, inst.word, "type"))
    for space, addresses in spread(w, inst, "shared" if inst.name.startswith("ATOMS") else "generic"):
        if space == "local":
            w.fault(inst, FaultKind.INVALID_ADDRESS_SPACE, "an atomic operation on local memory")
        where = place(w, inst, space, addresses, size, True)
        old = in_turn(w, inst, where, kind, size)
        if "CAST" in inst.name:
            did = (old == operand(w, inst, "data", kind, size)).all(axis=1)
            put_success(w, inst, did, size // 4)
        elif "d" in inst.operands:
            words = old.view(np.uint32).reshape(len(addresses), -1)
            for n in range(words.shape[1]):
                w.put(inst, words[:, n].copy(), word=n)
            w.put_truth(inst, "p", w.const(1, "bool"))


def put_success(w: Warps, inst: PlacedInst, did: Array, words: int) -> None:
    """1 where a CAST has stored, as a number of its size or a predicate: ptxas' loops go on until then."""
    if "d" in inst.operands:
        for n in range(words):
            w.put(inst, did.astype(np.uint32) if n == 0 else w.const(0, "u32"), word=n)
    w.put_truth(inst, "p", did)


@handles("ATOMS.POPC.INC.32")
def count(w: Warps, inst: PlacedInst) -> None:
    """Every lane adds one."""
    addresses = short_address(w, inst)
    where = place(w, inst, "shared", addresses, 4, True)
    old = np.zeros(len(addresses), np.uint32)
    for memory, offsets, which in where.pieces:
        for offset, lane in zip(offsets.tolist(), which.tolist(), strict=True):
            cell = memory[offset : offset + 4].view(np.uint32)
            old[lane] = cell[0]
            cell += np.uint32(1)
    w.put(inst, old)


def operand(w: Warps, inst: PlacedInst, name: str, kind: Any, size: int) -> Array:
    """[lanes, elements] of an operand of an atomic."""
    words = np.stack([w.raw(inst, name, n) for n in range(size // 4)], axis=1)
    return np.ascontiguousarray(words).view(kind)


def bfloat_sum(old: Array, new: Array) -> Array:
    """Of bfloat16 as their bits, to nearest."""
    wide = [(value.astype(np.uint32) << 16).view(np.float32) for value in (old, new)]
    bits = (wide[0] + wide[1]).view(np.uint32)
    made: Array = (bits + 0x7FFF + (bits >> 16 & 1) >> 16).astype(np.uint16)
    return made


def in_turn(w: Warps, inst: PlacedInst, where: HostPieces, kind: Any, size: int) -> Array:
    """Do the operation for each lane; what each found there."""
    data = operand(w, inst, "data", kind, size)
    swap = operand(w, inst, "c", kind, size) if "c" in inst.operands else None
    verb = OPERATIONS.get(modifier(inst.made.form, inst.word, "op"))
    verb = bfloat_sum if kind == np.uint16 else verb
    old = np.zeros_like(data)
    for memory, offsets, which in where.pieces:
        for offset, lane in zip(offsets.tolist(), which.tolist(), strict=True):
            cell = memory[offset : offset + size].view(kind)
            found = cell.copy()
            old[lane] = found
            if swap is not None:
                cell[:] = swap[lane] if found.tobytes() == data[lane].tobytes() else found
            elif verb is not None:
                cell[:] = verb(found, data[lane])
    return old
