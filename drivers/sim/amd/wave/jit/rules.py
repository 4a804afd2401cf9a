"""How compiled waves run a rule of `meaning`: its sources read, its value built, modified and written.

And the table of what does not fit a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from typing import TypeVar

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.code.modes import ALWAYS_FLUSHED, PRODUCTS
from drivers.sim.amd.wave.jit.modes import applies_omod, clamps_nan, rounded, saturated, without_tiny
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.float_bits import LAYOUT, by_flag
from drivers.sim.amd.wave.meaning.nans import kept
from drivers.sim.amd.wave.meaning.rules import FLOATS, SATURATING, TYPES, Build, Rule, float_constant
from drivers.sim.llvm.text import F16, F32, V1, V32, Text, splat

OMOD_FACTORS = {1: 2.0, 2: 4.0, 3: 0.5}


SPECIAL: dict[str, Callable[[Wave, Inst], None]] = {}


def special(*names: str) -> Callable[[Callable[[Wave, Inst], None]], Callable[[Wave, Inst], None]]:
    """Register an instruction that does not fit a rule."""

    def register(build: Callable[[Wave, Inst], None]) -> Callable[[Wave, Inst], None]:
        SPECIAL.update(dict.fromkeys(names, build))
        return build

    return register


Row = TypeVar("Row")


def special_rows(
    pattern: str, rows: Mapping[str, Row]
) -> Callable[[Callable[[Wave, Inst, Row], None]], Callable[[Wave, Inst, Row], None]]:
    """The same of one for each row, which is given to it. Its name stands for {} in the pattern."""

    def register(build: Callable[[Wave, Inst, Row], None]) -> Callable[[Wave, Inst, Row], None]:
        for name, row in rows.items():
            SPECIAL[pattern.format(name)] = _with_row(build, row)
        return build

    return register


def _with_row(build: Callable[[Wave, Inst, Row], None], row: Row) -> Callable[[Wave, Inst], None]:
    @wraps(build)
    def run(wave: Wave, inst: Inst) -> None:
        build(wave, inst, row)

    return run


SOURCE_NAMES = ("src0", "src1", "src2")


def apply_rule(wave: Wave, inst: Inst, found: Rule) -> None:
    """Read, build, apply output modifiers, write."""
    names = source_names(inst)
    values = []
    for kind in found.sources:
        if kind == "dst":
            values.append(old_destination(wave, inst, "vdst", found.result))
        else:
            values.append(wave.source(inst, next(names), kind))
    name, build = inst.defn.mnemonic, found.build
    if found.result not in FLOATS and inst.get("clamp"):
        build = SATURATING.get(name, build)
    value = computed(wave, found, values, name, build)
    if found.result in FLOATS:
        value = output_modifiers(wave, inst, found.result, value)
    wave.write(inst, "vdst", found.result, value)


def computed(
    wave: Wave, found: Rule, values: Sequence[str], name: str = "", build: Build | None = None
) -> str:
    """What a rule, or `build` in its place, makes of values as MODE has it. name: of the instruction, where
    MODE tells it from others.
    """
    with rounded(wave, found.kind, name):
        value = (build or found.build)(wave.t, *values)
        if name.startswith(PRODUCTS):
            value = without_tiny(wave, found.result, value, *values)
    if found.result == "f16":
        kinds = (found.result if kind == "dst" else kind for kind in found.sources)
        value = saturated(wave, value, zip(kinds, values, strict=True))
    return wave.as_result(found.result, value, name)


def source_names(inst: Inst) -> Iterator[str]:
    """Sources in the order of the text; fmaak and fmamk have their literal among them."""
    return iter([o.name for o in inst.defn.operands if o.name in (*SOURCE_NAMES, "imm")])


def old_destination(wave: Wave, inst: Inst, name: str, kind: str) -> str:
    """The accumulator of fmac: the destination before the write."""
    register = inst[name]
    lanes = wave.lanes32(register)
    if kind == "f16":
        high = bool(register.half or inst.get("src0_modifiers", 0) & 8)
        return wave.as_input(kind, wave.half(lanes, high, kind))
    return wave.as_input(kind, wave.t.bits(V32, lanes, TYPES[kind]))


def output_modifiers(wave: Wave, inst: Inst, kind: str, value: str) -> str:
    """omod (times 2, 4, a half), then clamp to [0, 1]; NaN goes to 0 if DX10_CLAMP is set, else it stays.
    Source: RDNA3 and RDNA4 ISA, "Output modifiers".
    """
    t, vector = wave.t, TYPES[kind]
    omod = inst.get("omod", 0)
    if omod:
        is_on = applies_omod(wave, kind, inst.defn.mnemonic.startswith(ALWAYS_FLUSHED))
        with rounded(wave, kind, inst.defn.mnemonic):
            multiplied = scaled(wave, kind, value, OMOD_FACTORS[omod])
        value = by_flag(t, is_on, vector, multiplied, value)
    if inst.get("clamp"):
        zero, one = float_constant(kind, 0.0), float_constant(kind, 1.0)
        above, nan = (t.compare(f"fcmp {verb}", vector, value, zero) for verb in ("ogt", "uno"))
        kept = by_flag(t, clamps_nan(wave), V1, above, t.two("or", V1, above, nan))
        value = t.select(V1, kept, vector, value, zero)
        below = t.compare("fcmp ult", vector, value, one)
        value = t.select(V1, below, vector, value, one)
    return value


def scaled(wave: Wave, kind: str, value: str, factor: float) -> str:
    """A result times omod's factor. Zeros and denormals give +0, what becomes a denormal a zero of its sign:
    as documented, but for that sign, which was measured on gfx1100 and gfx1201.
    """
    t, vector = wave.t, TYPES[kind]
    integer, exponents, sign = LAYOUT[kind]
    product = kept(t, kind, times(t, kind, value, factor), value)
    if kind == "f16":
        product = saturated(wave, product, [(kind, value)])
    bits = t.bits(vector, value, integer)
    field = t.two("and", integer, bits, splat(integer, exponents))
    if factor < 1:
        is_least = t.compare("icmp eq", integer, field, splat(integer, exponents & -exponents))
        zero = t.bits(integer, t.two("and", integer, bits, splat(integer, sign)), vector)
        product = t.select(V1, is_least, vector, zero, product)
    is_zero = t.compare("icmp eq", integer, field, splat(integer, 0))
    return t.select(V1, is_zero, vector, float_constant(kind, 0.0), product)


def times(t: Text, kind: str, value: str, factor: float) -> str:
    """A power of two times each lane; halves in f32, where that is exact."""
    if kind != "f16":
        return t.two("fmul", TYPES[kind], value, float_constant(kind, factor))
    wide = t.two("fmul", F32, t.cast("fpext", F16, value, F32), float_constant("f32", factor))
    return t.cast("fptrunc", F32, wide, F16)
