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
from drivers.sim.amd.wave.code.modes import (
    ALWAYS_FLUSHED,
    IEEE_BIT,
    PRODUCTS,
    SELECTIONS,
    is_estimate,
    keeps_denormals,
)
from drivers.sim.amd.wave.facts.clamped import UNCHANGED, limits
from drivers.sim.amd.wave.interp.nans import chosen, quiet, quiets
from drivers.sim.amd.wave.interp.rounding import as_mode_says
from drivers.sim.amd.wave.interp.state import Array, Wave

Compute = Callable[..., Array]
Handler = Callable[[Wave, Inst], None]


@dataclass(frozen=True)
class Operation:
    """Kinds of the result and the sources ("old": the destination before), and the function between them.
    asks_ieee: its first argument is whether signalling NaNs become quiet.
    """

    result: str
    sources: tuple[str, ...]
    compute: Compute
    asks_ieee: bool = False


SUM = re.compile(r"v_(add|sub|subrev)_nc_([iu])(16|32)")
PRODUCT = re.compile(r"v_(mul|mul_lo|mad)_([iu])(16|32)(?:_[iu](16|24))?")
SATURATING: dict[str, Compute] = {}  # what other integer instructions do with the clamp bit
OPERATIONS: dict[str, Operation] = {}
HANDLERS: dict[str, Handler] = {}


def operations(signature: str, table: dict[str, Compute], asks_ieee: bool = False) -> None:
    """Register functions of one signature, ``"f32 = f32 f32"``, under their names without ``v_``."""
    result, _, sources = signature.partition(" = ")
    for name, compute in table.items():
        OPERATIONS[f"v_{name}"] = Operation(result, tuple(sources.split()), compute, asks_ieee)


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
    value = (
        saturated(wave, inst, values)
        if is_saturated
        else computed(wave, operation, values, inst.defn.mnemonic)
    )
    value = finish(wave, inst, operation.result, value)
    wave.write(inst, "vdst", operation.result, value)


def computed(wave: Wave, operation: Operation, values: list[Array], name: str = "") -> Array:
    """What the function of an operation gives, as MODE rounds it. name: of the instruction."""
    first, kind = [quiets(wave)] if operation.asks_ieee else [], operation.result

    def rounded(given: list[Array]) -> Array:
        return as_mode_says(wave, name, kind, given, operation.compute(*first, *given))

    value = rounded(values)
    if not name.startswith(PRODUCTS) or keeps_denormals(wave.mode, kind, False):
        return value
    return without_tiny(value, rounded(raised(*values)))


SCALE = {4: 2.0**64, 8: 2.0**200}


def raised(a: Array, b: Array, *sums: Array) -> list[Array]:
    """Operands whose product, or product and sum, is lifted off the denormals."""
    lift = a.dtype.type(SCALE[a.dtype.itemsize])
    return [a * lift, b, *(each * lift for each in sums)]


def without_tiny(value: Array, lifted: Array) -> Array:
    """Zero of its sign where a product is below the least normal number when rounded to a normal number's
    bits, though a denormal's fewer bits may round it up to that. So measured on gfx1100 and gfx1201
    (rocjitsu, valu_fp_mode_test.cpp).
    """
    dtype = value.dtype
    least = np.finfo(dtype).smallest_normal * dtype.type(SCALE[dtype.itemsize])
    return chosen(np.abs(lifted) < least, np.copysign(dtype.type(0), value), value)


def saturated(wave: Wave, inst: Inst, values: list[Array]) -> Array:
    """An integer result with clamp."""
    return clamped(wave, inst.defn.mnemonic)(*values)


def clamped(wave: Wave, name: str) -> Compute:
    """What the clamp bit makes of integer results: sums and products end at their type's last number."""
    if name in UNCHANGED:
        return OPERATIONS[name].compute
    if name in SATURATING:
        return SATURATING[name]
    total, product = SUM.fullmatch(name), PRODUCT.fullmatch(name)
    if total is not None:
        return saturated_sum(*total.groups())
    if product is None:
        wave.refuse(f"{name} with clamp")
    has_sum, letter, bits, factor_bits = product.groups()
    return saturated_product(has_sum == "mad", letter, int(bits), int(factor_bits or bits))


def saturated_sum(verb: str, letter: str, bits: str) -> Compute:
    word = np.dtype(f"{letter}{int(bits) // 8}")

    def compute(*values: Array) -> Array:
        a, b = (value.view(word).astype(np.int64) for value in values)
        exact = {"add": a + b, "sub": a - b, "subrev": b - a}[verb]
        found: Array = np.clip(exact, *limits(letter == "i", int(bits))).astype(word)
        return found

    return compute


def saturated_product(has_sum: bool, letter: str, bits: int, factor_bits: int) -> Compute:
    """Of factors of 16 or 24 bits, with a third operand added if there is one."""
    word, signed = np.dtype(f"{letter}{bits // 8}"), letter == "i"

    def compute(*values: Array) -> Array:
        a, b = (field(value, factor_bits, signed) for value in values[:2])
        total = a * b
        if has_sum:
            total = total + values[2].view(word).astype(np.int64)
        found: Array = np.clip(total, *limits(signed, bits)).astype(word)
        return found

    return compute


def field(value: Array, bits: int, signed: bool) -> Array:
    """The low bits of each lane as a number."""
    low: Array = value.astype(np.int64) & (1 << bits) - 1
    return low - (low >> bits - 1 << bits) if signed else low


def finish(wave: Wave, inst: Inst, kind: str, value: Array) -> Array:
    """Output multiplier, then clamp to [0, 1]; NaN goes to 0 if DX10_CLAMP is set, else it stays."""
    if kind[0] != "f":
        return value
    if not inst.defn.mnemonic.startswith(SELECTIONS):
        value = wave.flushed(kind, value, False)
    return modified(wave, inst, kind, value)


def modified(wave: Wave, inst: Inst, kind: str, value: Array) -> Array:
    """What omod and clamp alone make of a float."""
    omod = inst.get("omod", 0)
    if omod and applies_omod(wave, inst, kind):
        value = multiplied(wave, inst.defn.mnemonic, kind, value, {1: 2.0, 2: 4.0, 3: 0.5}[omod])
    if inst.get("clamp"):
        kept = np.isnan(value) & (not wave.clamps_nan)
        inside = np.where(value > 0, np.where(value < 1, value, value.dtype.type(1)), value.dtype.type(0))
        value = chosen(kept, value, inside)
    return value


def applies_omod(wave: Wave, inst: Inst, kind: str) -> bool:
    """GFX12: always. GFX11: without IEEE, where results are never denormal. Source: RDNA3 and RDNA4 ISA,
    "Output modifiers".
    """
    if not wave.generation.has_mode_bits:
        return True
    is_flushed = inst.defn.mnemonic in ALWAYS_FLUSHED or not keeps_denormals(wave.mode, kind, False)
    return not wave.mode & IEEE_BIT and is_flushed


def multiplied(wave: Wave, name: str, kind: str, value: Array, factor: float) -> Array:
    """Zeros and denormals give +0, what becomes a denormal a zero of its sign; what overflows is
    as MODE says, but of estimates. A NaN is made quiet where products do that.
    """
    dtype, size = value.dtype, np.abs(value)
    least = np.finfo(dtype).smallest_normal
    factors = [value, np.full_like(value, factor)]
    product = as_mode_says(
        wave, "" if is_estimate(name) else f"v_mul_{kind}", kind, factors, value * factors[1]
    )
    product = np.where(size < least / dtype.type(factor), np.copysign(dtype.type(0), value), product)
    product = np.where(size < least, dtype.type(0), product)
    return chosen(np.isnan(value), quiet(value) if quiets(wave) else value, product)
