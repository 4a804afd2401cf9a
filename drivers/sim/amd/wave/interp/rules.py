"""How the reference runs a rule of `meaning`: sources read as numpy arrays, MODE, output modifiers and the
masked write; and the table of what does not fit a rule.

Source: RDNA3 and RDNA4 ISA documents, "MODE register" and "Output modifiers".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.code.modes import (
    ALWAYS_FLUSHED,
    IEEE_BIT,
    OVERFLOW_BIT,
    PRODUCTS,
    SELECTIONS,
    is_estimate,
    keeps_denormals,
    rounding,
)
from drivers.sim.amd.wave.interp.state import Array, Wave
from drivers.sim.amd.wave.meaning.float_bits import tiny_as_zero
from drivers.sim.amd.wave.meaning.rules import FLOATS, RULES, SATURATING, TYPES, Build, Rule
from drivers.sim.llvm import ieee
from drivers.sim.llvm.numpy_text import recorded
from drivers.sim.llvm.text import Text

Handler = Callable[[Wave, Inst], None]
LARGEST_HALF = np.float16(65504)
ROUNDINGS = (None, ieee.UPWARD, ieee.DOWNWARD, ieee.TO_ZERO)  # by MODE's number
HANDLERS: dict[str, Handler] = {}
ESTIMATES: dict[str, Rule] = {}  # what the executors compute apart: see `transcendental`


def rule_of(name: str) -> Rule | None:
    """What an instruction computes from its sources alone, if that is all it does."""
    return ESTIMATES.get(name) or RULES.get(name)


def handler(*names: str) -> Callable[[Handler], Handler]:
    """Register an instruction that is more than a function of its sources."""

    def register(function: Handler) -> Handler:
        HANDLERS.update(dict.fromkeys(names, function))
        return function

    return register


def source_names(inst: Inst) -> list[str]:
    return [o.name for o in inst.defn.operands if o.name in ("src0", "src1", "src2", "imm")]


def apply(wave: Wave, inst: Inst, rule: Rule) -> None:
    """Read every source, compute, apply output modifiers, write."""
    names = iter(source_names(inst))
    values = [
        wave.old(inst, "vdst", rule.result) if kind == "dst" else wave.source(inst, next(names), kind)
        for kind in rule.sources
    ]
    value = computed(wave, rule, values, inst.defn.mnemonic, bool(inst.get("clamp")))
    wave.write(inst, "vdst", rule.result, finish(wave, inst, rule.result, value))


def computed(
    wave: Wave, rule: Rule, values: Sequence[Array], name: str = "", has_clamp: bool = False
) -> Array:
    """What a rule gives, as MODE rounds it. name: of the instruction; has_clamp: its clamp bit, which integer
    results answer by another rule.
    """
    build = rule.build
    if has_clamp and rule.result not in FLOATS:
        if name not in SATURATING:
            wave.refuse(f"{name} with clamp")
        build = SATURATING[name]
    way, flushes = None, False
    if rule.is_float and not is_estimate(name):
        way = ROUNDINGS[rounding(wave.mode, rule.kind)]
        flushes = name.startswith(PRODUCTS) and not keeps_denormals(wave.mode, rule.result, False)
    value = compute(rule, build, way, quiets(wave), flushes)(*values)
    return saturated(wave, value, values) if rule.result == "f16" else value


@cache
def compute(rule: Rule, build: Build, way: ieee.Way, is_quiet: bool, flushes: bool) -> Callable[..., Array]:
    """A rule, built by `build`, as a function of arrays. flushes: products below the normal numbers are 0."""

    def flushed(t: Text, *operands: str) -> str:
        return tiny_as_zero(t, rule.result, build(t, *operands), *operands)

    written = flushed if flushes else build
    return recorded(written, TYPES[rule.result], len(rule.sources), way, is_quiet)


def quiets(wave: Wave) -> bool:
    """Whether arithmetic makes a signalling NaN quiet: as IEEE says, on GFX12 always."""
    return not wave.generation.has_mode_bits or bool(wave.mode & IEEE_BIT)


def saturated(wave: Wave, value: Array, sources: Sequence[Array]) -> Array:
    """A half that overflowed as the largest one, where FP16_OVFL is set; what comes of an infinity stays."""
    if not wave.mode & OVERFLOW_BIT:
        return value
    beyond = np.isinf(value) & np.all([np.isfinite(source) for source in sources], axis=0)
    return np.where(beyond, np.copysign(LARGEST_HALF, value), value)


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
        value = np.where(kept, value, inside)
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
    size, least = np.abs(value), np.finfo(value.dtype).smallest_normal
    factors = [value, np.full_like(value, factor)]
    product = computed(wave, RULES[f"v_mul_{kind}"], factors, name if is_estimate(name) else "")
    product = np.where(
        size < least / value.dtype.type(factor), np.copysign(value.dtype.type(0), value), product
    )
    return np.where(size < least, value.dtype.type(0), product)
