"""Double precision. Sources: PTX ISA; IEEE 754."""

from __future__ import annotations

from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.lanes import Lanes, Value
from drivers.sim.nv.sm.meaning.rules import DOWN, NEAREST, UP, compared, put_comparison, two_sum
from drivers.sim.nv.sm.meaning.single import signed_zero

RULES = Handlers[Lanes]()
NAN = 0xFFF8000000000000
MIN, MAX = 0, 15


def put(m: Lanes, i: PlacedInst, value: Value) -> None:
    m.put_pair(i, m.where(value != value, m.const(NAN, "u64"), m.cast(value, "u64")))


def next_down(m: Lanes, value: Value) -> Value:
    """The f64 below."""
    bits = m.cast(value, "u64")
    moved = m.where(bits >> 63 != 0, bits + 1, bits - 1)
    return m.cast(m.where(bits << 1 == 0, m.const(1 << 63 | 1, "u64"), moved), "f64")


def rounded(m: Lanes, a: Value, b: Value, c: Value, mode: int) -> Value:
    """a * b + c, rounded once; the error of the nearest result tells the side (Boldo and Muller's ErrFma,
    exact while nothing on the way overflows or is denormal)."""
    near = m.fma(a, b, c)
    if mode == NEAREST:
        return near
    product = a * b
    low = m.fma(a, b, -product)
    first, first_error = two_sum(c, low)
    second, second_error = two_sum(product, first)
    error = ((second - near) + second_error) + first_error
    lower = m.where(error < 0.0, next_down(m, near), near)
    upper = m.where(error > 0.0, -next_down(m, -near), near)
    if mode == DOWN:
        return signed_zero(m, lower, product, c)
    return upper if mode == UP else m.where(near > 0.0, lower, upper)


@RULES("DADD")
def dadd(m: Lanes, i: PlacedInst) -> None:
    a, c, mode = m.double(i, "a"), m.double(i, "c"), i.get("round")
    put(m, i, a + c if mode == NEAREST else rounded(m, a, m.const(1.0, "f64"), c, mode))


@RULES("DMUL")
def dmul(m: Lanes, i: PlacedInst) -> None:
    a, b, mode = m.double(i, "a"), m.double(i, "b"), i.get("round")
    nothing = m.const(0.0 if mode == DOWN else -0.0, "f64")  # it leaves the sign of a product of 0
    put(m, i, a * b if mode == NEAREST else rounded(m, a, b, nothing, mode))


@RULES("DFMA")
def dfma(m: Lanes, i: PlacedInst) -> None:
    a, b, c = (m.double(i, name) for name in "abc")
    put(m, i, rounded(m, a, b, c, i.get("round")))


@RULES("DSETP")
def dsetp(m: Lanes, i: PlacedInst) -> None:
    """MIN and MAX: P where a is the one to take, Q where b is a NaN, as ptxas's min.f64 reads them."""
    a, b, code = m.double(i, "a"), m.double(i, "b"), i.get("compare")
    if code in (MIN, MAX):
        better = a < b if code == MIN else a > b
        m.put_truth(i, "p", better | (b != b))
        m.put_truth(i, "q", (b != b))
        return
    put_comparison(m, i, compared(m, code, a, b))
