"""Pairs of f16 and bfloat16. Sources: PTX ISA (add.f16x2, fma.rn.f16x2, set), CUDA half intrinsics."""

from __future__ import annotations

from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.lanes import Lanes, Value
from drivers.sim.nv.sm.meaning.rules import (
    combined,
    compared,
    half_of,
    half_to_single,
    odd_single,
    odd_sum,
    single_to_bfloat,
    single_to_half,
)  # fmt: skip
from drivers.sim.nv.sm.meaning.single import lesser

RULES = Handlers[Lanes]()
BFLOAT = 1
ONE = {0: 0x3C00, BFLOAT: 0x3F80}
EXPONENT = {0: 0x7C00, BFLOAT: 0x7F80}
UPPER, BOTH_UPPER = 1, 3  # which half of an operand; 2: the lower one twice


def bits_of(m: Lanes, i: PlacedInst, name: str, half: int) -> Value:
    """The 16 bits of one half of an operand, signs and FTZ applied. half: 0 the lower."""
    chosen = i.get(f"{name}_half")
    is_turned = getattr(i.operands[name], "suffix", "") == ".H0_NH1"  # for products of complex numbers
    takes_upper = (half == UPPER) ^ is_turned if not chosen else chosen == BOTH_UPPER
    value = half_of(m, i, name, takes_upper)
    if is_turned and half != UPPER:
        value = value ^ 0x8000
    return flushed(m, i, value) if i.get("ftz") else value


def flushed(m: Lanes, i: PlacedInst, bits: Value) -> Value:
    """A denormal as a zero of its sign."""
    return m.where((bits & EXPONENT[i.get("fmt")]) == 0, bits & 0x8000, bits)


def of(m: Lanes, i: PlacedInst, name: str, half: int) -> Value:
    """f32 of one half of an operand."""
    bits = bits_of(m, i, name, half)
    return m.cast(bits << 16, "f32") if i.get("fmt") == BFLOAT else half_to_single(m, bits)


def narrowed(m: Lanes, i: PlacedInst, exact: Value) -> Value:
    """The 16 bits of an f64 that is exact or rounded to odd: SAT, format, FTZ."""
    if i.get("sat"):
        exact = m.where(exact > 0.0, exact, m.const(0.0, "f64"))
        exact = m.where(exact > 1.0, m.const(1.0, "f64"), exact)
    if i.get("relu"):
        exact = m.where(exact < 0.0, m.const(0.0, "f64"), exact)
    single = odd_single(m, exact)
    bits = single_to_bfloat(m, single) if i.get("fmt") == BFLOAT else single_to_half(m, single)
    return flushed(m, i, bits) if i.get("ftz") else bits


def fused(m: Lanes, i: PlacedInst, names: str, half: int) -> Value:
    """f64 of a * b + c, of a + b or of a * b, exact or rounded to odd."""
    values = [m.number(of(m, i, name, half), "f64") for name in names]
    if i.name == "HADD2":
        return odd_sum(m, values[0], values[1])
    product = values[0] * values[1]
    return odd_sum(m, product, values[2]) if len(values) == 3 else product


def put_halves(m: Lanes, i: PlacedInst, names: str) -> None:
    low, high = (narrowed(m, i, fused(m, i, names, half)) for half in (0, UPPER))
    m.put(i, low | high << 16)


@RULES("HADD2")
def hadd2(m: Lanes, i: PlacedInst) -> None:
    """With F32 the result is a single-precision number, of the lower halves."""
    if i.get("f32"):
        m.put(i, m.cast(m.number(fused(m, i, "ab", 0), "f32"), "u32"))
    else:
        put_halves(m, i, "ab")


@RULES("HMUL2")
def hmul2(m: Lanes, i: PlacedInst) -> None:
    put_halves(m, i, "ab")


@RULES("HFMA2", "HFMA2.MMA")
def hfma2(m: Lanes, i: PlacedInst) -> None:
    put_halves(m, i, "abc")


@RULES("HMNMX2")
def hmnmx2(m: Lanes, i: PlacedInst) -> None:
    """As FMNMX, half by half."""
    made = []
    for half in (0, UPPER):
        a, b = of(m, i, "a", half), of(m, i, "b", half)
        takes_a = (~(lesser(m, a, b) ^ m.truth(i, "s")) | (b != b)) & (a == a)
        bits = m.where(takes_a, bits_of(m, i, "a", half), bits_of(m, i, "b", half))
        is_nan = (a != a) | (b != b) if i.get("nan") else (a != a) & (b != b)
        made.append(m.where(is_nan, m.const(0x7FFF, "u32"), bits))
    m.put(i, made[0] | made[1] << 16)


def outcomes(m: Lanes, i: PlacedInst) -> list[Value]:
    """The comparison of both halves, joined with the predicate operand."""
    other, logic, code = m.truth(i, "s"), i.get("logic"), i.get("compare")
    pairs = [(of(m, i, "a", half), of(m, i, "b", half)) for half in (0, UPPER)]
    return [combined(logic, compared(m, code, a, b), other) for a, b in pairs]


@RULES("HSETP2")
def hsetp2(m: Lanes, i: PlacedInst) -> None:
    low, high = outcomes(m, i)
    m.put_truth(i, "p", low)
    m.put_truth(i, "q", high)


@RULES("HSET2")
def hset2(m: Lanes, i: PlacedInst) -> None:
    yes = ONE[i.get("fmt")] if i.get("bf") else 0xFFFF
    low, high = (m.where(found, m.const(yes, "u32"), m.const(0, "u32")) for found in outcomes(m, i))
    m.put(i, low | high << 16)
