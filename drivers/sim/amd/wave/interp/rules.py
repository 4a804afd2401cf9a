"""The tables of the interpreter: what each vector instruction computes, and those that need more than a
value.

An operation reads its sources as numpy arrays of a value per lane, returns the result, and is done: reading,
modifiers and the masked write are here once. Source of every meaning: RDNA3 and RDNA4 ISA documents, the
opcode's page.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.interp.state import Array, Wave

Compute = Callable[..., Array]
Handler = Callable[[Wave, Inst], None]


@dataclass(frozen=True)
class Operation:
    """Kinds of the result and the sources ("old": the destination before), and the function between them."""

    result: str
    sources: tuple[str, ...]
    compute: Compute


SATURATED = re.compile(r"v_(add|sub|subrev)_nc_([iu])(16|32)")
OPERATIONS: dict[str, Operation] = {}
HANDLERS: dict[str, Handler] = {}


def operations(signature: str, table: dict[str, Compute]) -> None:
    """Register functions of one signature, ``"f32 = f32 f32"``, under their names without ``v_``."""
    result, _, sources = signature.partition(" = ")
    for name, compute in table.items():
        OPERATIONS[f"v_{name}"] = Operation(result, tuple(sources.split()), compute)


def handler(*names: str) -> Callable[[Handler], Handler]:
    """Register an instruction that is more than a function of its sources."""

    def register(function: Handler) -> Handler:
        HANDLERS.update(dict.fromkeys(names, function))
        return function

    return register


def source_names(inst: Inst) -> list[str]:
    return [o.name for o in inst.defn.operands if o.name in ("src0", "src1", "src2", "imm")]


def apply(wave: Wave, inst: Inst, operation: Operation) -> None:
    """Read every source, compute, apply output modifiers, write."""
    names = iter(source_names(inst))
    values = [
        wave.old(inst, "vdst", operation.result) if kind == "old" else wave.source(inst, next(names), kind)
        for kind in operation.sources
    ]
    is_saturated = operation.result[0] != "f" and inst.get("clamp")
    value = saturated(wave, inst, values) if is_saturated else operation.compute(*values)
    value = finish(wave, inst, operation.result, value)
    wave.write(inst, "vdst", operation.result, value)


def saturated(wave: Wave, inst: Inst, values: list[Array]) -> Array:
    """A sum or difference with clamp: the nearest number that its type has."""
    found = SATURATED.fullmatch(inst.defn.mnemonic)
    if found is None:
        wave.refuse(f"{inst.defn.mnemonic} with clamp")
    verb, letter, bits = found.groups()
    word = np.dtype(f"{letter}{int(bits) // 8}")
    a, b = (value.view(word).astype(np.int64) for value in values)
    exact = {"add": a + b, "sub": a - b, "subrev": b - a}[verb]
    limits = np.iinfo(word)
    nearest: Array = np.clip(exact, limits.min, limits.max).astype(word)
    return nearest


def finish(wave: Wave, inst: Inst, kind: str, value: Array) -> Array:
    """Output multiplier, then clamp to [0, 1]; NaN goes to 0 if DX10_CLAMP is set, else it stays."""
    if kind[0] != "f":
        return value
    value = wave.flushed(kind, value, False)
    omod = inst.get("omod", 0)
    if omod:
        value = value * value.dtype.type({1: 2.0, 2: 4.0, 3: 0.5}[omod])
    if inst.get("clamp"):
        kept = np.isnan(value) & (not wave.clamps_nan)
        inside = np.where(value > 0, np.where(value < 1, value, value.dtype.type(1)), value.dtype.type(0))
        value = np.where(kept, value, inside)
    return value
