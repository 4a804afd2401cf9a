"""Single precision. Sources: PTX ISA (rounding, .ftz, .sat, min, max), CUDA Programming Guide (floating
point)."""

from __future__ import annotations

from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.lanes import Lanes, Value
from drivers.sim.nv.sm.meaning.rules import (
    DOWN,
    NEAREST,
    combined,
    compared,
    flushed,
    odd_sum,
    put_comparison,
    to_single,
    word_of,
)  # fmt: skip

RULES = Handlers[Lanes]()


def operand(m: Lanes, i: PlacedInst, name: str) -> Value:
    """f32 of a source; FTZ takes a denormal for zero."""
    value = m.single(i, name)
    return flushed(m, value) if i.get("ftz") else value


def put(m: Lanes, i: PlacedInst, value: Value) -> None:
    """A result: FTZ, SAT (NaN becomes 0), the one NaN."""
    if i.get("ftz"):
        value = flushed(m, value)
    if i.get("sat"):
        value = m.where(value > 0.0, value, m.const(0.0, "f32"))
        value = m.where(value > 1.0, m.const(1.0, "f32"), value)
    m.put(i, word_of(m, value))


def signed_zero(m: Lanes, total: Value, a: Value, b: Value) -> Value:
    """A sum of 0 is -0 when it is rounded down, except of two +0 (IEEE 754, 6.3)."""
    both = (m.cast(a, "u64") | m.cast(b, "u64")) >> 63 != 0
    return m.where((total == 0.0) & both, -m.unary("abs", total), total)


def rounded_sum(m: Lanes, a: Value, b: Value, mode: int) -> Value:
    """f32 of a + b of f64."""
    total = odd_sum(m, a, b)
    return to_single(m, signed_zero(m, total, a, b) if mode == DOWN else total, mode)


@RULES("FADD", "UFADD")
def fadd(m: Lanes, i: PlacedInst) -> None:
    a, b, mode = operand(m, i, "a"), operand(m, i, "b"), i.get("round")
    put(m, i, a + b if mode == NEAREST else rounded_sum(m, m.number(a, "f64"), m.number(b, "f64"), mode))


@RULES("FMUL", "UFMUL")
def fmul(m: Lanes, i: PlacedInst) -> None:
    a, b, mode = operand(m, i, "a"), operand(m, i, "b"), i.get("round")
    put(m, i, a * b if mode == NEAREST else to_single(m, m.number(a, "f64") * m.number(b, "f64"), mode))


@RULES("FFMA", "UFFMA")
def ffma(m: Lanes, i: PlacedInst) -> None:
    a, b, c = (operand(m, i, name) for name in "abc")
    mode = i.get("round")
    if mode == NEAREST:
        put(m, i, m.fma(a, b, c))
    else:
        put(m, i, rounded_sum(m, m.number(a, "f64") * m.number(b, "f64"), m.number(c, "f64"), mode))


def lesser(m: Lanes, a: Value, b: Value) -> Value:
    """Where a is below b; -0 is below +0."""
    return (a < b) | ((a == b) & (m.cast(a, "i32") < m.cast(b, "i32")))


@RULES("FMNMX", "UFMNMX")
def fmnmx(m: Lanes, i: PlacedInst) -> None:
    """The lesser where the predicate holds, the greater elsewhere; the number if the other is a NaN."""
    a, b = operand(m, i, "a"), operand(m, i, "b")
    takes_a = ~(lesser(m, a, b) ^ m.truth(i, "s"))
    takes_a = (takes_a | (b != b)) & (a == a)
    value = m.where(takes_a, a, b)
    if i.get("nan"):
        value = m.where((a != a) | (b != b), a + b, value)
    put(m, i, value)


@RULES("FSEL", "UFSEL")
def fsel(m: Lanes, i: PlacedInst) -> None:
    a, b = operand(m, i, "a"), operand(m, i, "b")
    m.put(i, m.cast(m.where(m.truth(i, "s"), a, b), "u32"))


@RULES("FSETP", "UFSETP")
def fsetp(m: Lanes, i: PlacedInst) -> None:
    put_comparison(m, i, compared(m, i.get("compare"), operand(m, i, "a"), operand(m, i, "b")))


@RULES("FSET.BF")
def fset(m: Lanes, i: PlacedInst) -> None:
    """1.0 where the comparison joined with the predicate operand holds, else 0.0 (PTX ISA, set.f32)."""
    outcome = compared(m, i.get("compare"), operand(m, i, "a"), operand(m, i, "b"))
    holds = combined(i.get("logic"), outcome, m.truth(i, "s"))
    m.put(i, m.where(holds, m.const(0x3F800000, "u32"), m.const(0, "u32")))


@RULES("FCHK")
def fchk(m: Lanes, i: PlacedInst) -> None:
    """Whether a / b needs the slow way: the quick one is right for normal numbers whose quotient, and what
    is left over on the way to it, are normal. The hardware's own limits are in no document; these are
    stricter."""
    exponents = [m.resize((m.cast(m.single(i, name), "u32") >> 23) & 0xFF, "u32") for name in "ab"]
    a, b = (m.cast(exponent, "i32") for exponent in exponents)
    easy = (b > 2) & (b < 252) & (a > 25) & (a < 252) & (a - b > -125) & (a - b < 125)
    m.put_truth(i, "p", ~easy)
