"""The tables of the interpreter: what each vector instruction computes, and those that need more than a
value.

An operation reads its sources as numpy arrays of 32 values, returns the result, and is done: reading,
modifiers and the masked write are here once. Source of every meaning: RDNA3 ISA document, the opcode's
page.
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
    """Kinds of the result and the sources ("old": the destination before), and the function between them.

    precise: defined bits of the result from (values, defined bits) of 32-bit sources, where that is known
    bit by bit.
    """

    result: str
    sources: tuple[str, ...]
    compute: Compute
    precise: Callable[[list[Array], list[Array]], Array] | None = None


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
    precise = None
    if operation.precise is not None and not wave.good.all() and not is_saturated:
        precise = operation.precise(values, wave.seen)
    wave.write(inst, "vdst", operation.result, value, precise)


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
    omod = inst.get("omod", 0)
    if omod:
        value = value * value.dtype.type({1: 2.0, 2: 4.0, 3: 0.5}[omod])
    if inst.get("clamp"):
        kept = np.isnan(value) & (not wave.abi.dx10_clamp)
        inside = np.where(value > 0, np.where(value < 1, value, value.dtype.type(1)), value.dtype.type(0))
        value = np.where(kept, value, inside)
    return value


def precise(rule: Callable[[list[Array], list[Array]], Array], *names: str) -> None:
    """Say how defined bits of the named 32-bit operations follow from those of their sources."""
    for name in names:
        found = OPERATIONS[f"v_{name}"]
        OPERATIONS[f"v_{name}"] = Operation(found.result, found.sources, found.compute, rule)
