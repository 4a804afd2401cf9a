"""How a vector instruction's meaning is written down: kinds of its result and sources, and what builds it.

Meaning is the public RDNA3 and RDNA4 ISA documents', "VOP1/VOP2/VOP3 opcodes"; where they are silent the
docstring of the builder says what was chosen.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from drivers.sim.llvm.text import F16, F32, F64, I32, V1, V16, V32, V64, Text, float_splat

Build = Callable[..., str]
# Kinds of operand that rules name, and the LLVM type that holds one.
TYPES = {
    "u32": V32, "f32": F32, "u16": V16, "f16": F16, "u64": V64, "f64": F64, "mask": V1, "s32": I32,
}  # fmt: skip
FLOATS = ("f16", "f32", "f64")


@dataclass(frozen=True, eq=False)
class Rule:
    """result and sources: kinds of TYPES, or "dst" for a source that is the old destination, of at most
    32 bits. build(text, *sources) gives the result.
    """

    result: str
    sources: tuple[str, ...]
    build: Build

    @cached_property
    def kind(self) -> str:
        """The float by whose field of MODE it rounds."""
        return next((kind for kind in (self.result, *self.sources) if kind in FLOATS), "f32")


RULES: dict[str, Rule] = {}
SATURATING: dict[str, Build] = {}  # what integer instructions do with the clamp bit, if anything


def rule(signature: str, *names: str) -> Callable[[Build], Build]:
    """Register a builder. `signature` is ``"result source source ..."``."""

    def register(build: Build) -> Build:
        add_rules(signature, dict.fromkeys(names, build))
        return build

    return register


def add_rules(signature: str, builds: dict[str, Build]) -> None:
    """Register several builders of one shape."""
    result, *sources = signature.split()
    for name, build in builds.items():
        RULES[name] = Rule(result, tuple(sources), build)


def instruction(verb: str, kind: str) -> Build:
    """One LLVM instruction on two operands of `kind`."""
    vector = TYPES[kind]
    return lambda t, a, b: t.two(verb, vector, a, b)


def reverse(build: Build) -> Build:
    """The same with the operands exchanged."""
    return lambda t, a, b: build(t, b, a)


def intrinsic(name: str, kind: str) -> Build:
    """One LLVM intrinsic whose operands and result are of `kind`."""
    vector = TYPES[kind]
    element = {V16: "i16", V32: "i32", V64: "i64", F16: "f16", F32: "f32", F64: "f64"}[vector]
    full = f"llvm.{name}.v32{element}"
    return lambda t, *values: t.call(vector, full, *((vector, value) for value in values))


def through_float(build: Build) -> Build:
    """A builder of f32 for halves: they are widened, and the result is rounded."""

    def narrowed(t: Text, *halves: str) -> str:
        return t.cast("fptrunc", F32, build(t, *(t.cast("fpext", F16, each, F32) for each in halves)), F16)

    return narrowed


def magnitude(t: Text, kind: str, value: str) -> str:
    """A float without its sign."""
    return intrinsic("fabs", kind)(t, value)


def chain(first: Build, second: Build) -> Build:
    """``second(first(a, b), c)``: the three-operand forms."""
    return lambda t, a, b, c: second(t, first(t, a, b), c)


def float_constant(kind: str, number: float) -> str:
    """`number` rounded to `kind`, in every lane.

    LLVM writes halves by 16 bits and floats by their binary64 pattern.
    """
    if kind == "f16":
        bits = int.from_bytes(struct.pack("<e", number), "little")
        return f"splat (half 0xH{bits:04X})"
    if kind == "f32":
        (number,) = struct.unpack("<f", struct.pack("<f", number))
    return float_splat(TYPES[kind], int.from_bytes(struct.pack("<d", number), "little"))
