"""Minimum, maximum and the middle of floats of both generations: three rules for NaNs.

The number where one operand is a NaN (GFX12's min_num, GFX11's min where MODE.IEEE is 0); the same, but a
signalling NaN before everything (GFX11's min where MODE.IEEE is 1); any NaN before numbers (GFX12's minimum).
-0 is below +0. What they give is an operand: denormals in it are not flushed. Source: RDNA3 ISA, V_MIN_F32,
V_MAX_F32 and V_MED3_F32; RDNA4 ISA, V_MIN_NUM_F32 and V_MINIMUM_F32.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.sim.amd.wave.meaning.float_bits import by_flag
from drivers.sim.amd.wave.meaning.nans import first_nan, is_nan, is_signalling, passed, quiet_bit
from drivers.sim.amd.wave.meaning.rules import TYPES, Build, add_rules, chain, intrinsic, through_float
from drivers.sim.llvm.text import V1, Text

NO_LANES = "zeroinitializer"


def ordered(name: str, kind: str) -> Build:
    """Of numbers; the number where one operand is a NaN. Halves go through f32, exact both ways."""
    if kind != "f16":
        return intrinsic(f"{name}imumnum", kind)
    return through_float(intrinsic(f"{name}imumnum", "f32"))


def number_extreme(name: str, kind: str) -> Build:
    """Of two NaNs the first."""
    vector, choose = TYPES[kind], ordered(name, kind)

    def build(t: Text, a: str, b: str) -> str:
        both = t.two("and", V1, is_nan(t, kind, a), is_nan(t, kind, b))
        return t.select(V1, both, vector, passed(t, kind, a), choose(t, a, b))

    return build


def extreme(name: str, kind: str) -> Build:
    """With MODE.IEEE a signalling NaN goes before everything, quieted, and the first before the second."""
    vector, numbers = TYPES[kind], number_extreme(name, kind)

    def build(t: Text, a: str, b: str) -> str:
        result = numbers(t, a, b)
        if t.quiets is False:
            return result
        for operand in (b,) if a == b else (b, a):
            signals = by_flag(t, t.quiets, V1, is_signalling(t, kind, operand), NO_LANES)
            result = t.select(V1, signals, vector, quiet_bit(t, kind, operand), result)
        return result

    return build


def keeping(name: str, kind: str) -> Build:
    """A NaN goes before numbers, and the first before the second: measured on gfx1201, where the document
    lets a signalling one go first.
    """
    choose = ordered(name, kind)
    return lambda t, a, b: first_nan(t, kind, choose(t, a, b), a, b)


def middle_of(least: Build, kind: str) -> Build:
    """Middle of three; with a NaN among them the `least` of the three."""
    vector, low, high = TYPES[kind], ordered("min", kind), ordered("max", kind)

    def build(t: Text, a: str, b: str, c: str) -> str:
        middle = high(t, low(t, a, b), low(t, high(t, a, b), c))
        unordered = t.two("or", V1, t.compare("fcmp uno", vector, a, b), is_nan(t, kind, c))
        return t.select(V1, unordered, vector, least(t, least(t, a, b), c), middle)

    return build


def nested(low: Build, high: Build, names: tuple[str, str], joined: str, kind: str) -> dict[str, Build]:
    """The forms of three operands. names: of the two; joined: how the names of both in turn end."""
    least, most = names
    return {
        f"v_{least}3{joined}_{kind}": chain(low, low), f"v_{most}3{joined}_{kind}": chain(high, high),
        f"v_{most}{least}{joined}_{kind}": chain(high, low),
        f"v_{least}{most}{joined}_{kind}": chain(low, high),
    }  # fmt: skip


def register(make: Callable[[str, str], Build], names: tuple[str, str], joined: str, kind: str) -> None:
    """Two and three operands of one rule for NaNs. No instruction has three of f64."""
    low, high = make("min", kind), make("max", kind)
    two, three = f"{kind} {kind} {kind}", f"{kind} {kind} {kind} {kind}"
    add_rules(two, {f"v_{names[0]}{joined}_{kind}": low, f"v_{names[1]}{joined}_{kind}": high})
    if kind != "f64":
        add_rules(three, nested(low, high, names, joined, kind))


for _kind in ("f16", "f32", "f64"):
    register(extreme, ("min", "max"), "", _kind)
    register(number_extreme, ("min", "max"), "_num", _kind)
    register(keeping, ("minimum", "maximum"), "", _kind)
for _kind in ("f16", "f32"):
    for _joined, _least in (("", extreme("min", _kind)), ("_num", number_extreme("min", _kind))):
        add_rules(f"{_kind} {_kind} {_kind} {_kind}", {f"v_med3{_joined}_{_kind}": middle_of(_least, _kind)})
