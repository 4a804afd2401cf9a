"""Elementwise operations on values of one dword: 32-bit and narrower integers, floats, bools.

Stands under selection, beside `wide.py` (64 bits) and `special.py` (division, roots, transcendentals). Narrow
integers live sign- or zero-extended in a register; float16 and bfloat16 live as float32 and are rounded when
stored or cast; bools are predicates.
"""

from __future__ import annotations

from typing import Any

from tensor.codegen.sass.build import Bits, Scope
from tensor.codegen.sass.machine import Minus
from tensor.dtype import DType
from tensor.ir.graph import Op

SIGN = 0x80000000
FLOATS = {Op.ADD: "FADD", Op.SUB: "FADD", Op.MUL: "FMUL"}
TABLES = {Op.AND: 0xC0, Op.OR: 0xFC, Op.XOR: 0x3C}  # of LOP3: a is 0xf0, b 0xcc, c 0xaa
NOT = 0x33  # of b
# Of PLOP3 with a third source that holds.
PREDICATES = {
    **{Op.AND: 0x80, Op.OR: 0xA8, Op.XOR: 0x28, Op.NE: 0x28, Op.EQ: 0x82, Op.LT: 0x08},
    **{Op.ADD: 0xA8, Op.MUL: 0x80, Op.MAX: 0xA8, Op.MIN: 0x80},
}
CHOOSE = 0xCA  # of PLOP3: b where a holds, else c
COMPARES = {Op.LT: "LT", Op.EQ: "EQ", Op.NE: "NE"}


def is_float(dtype: DType) -> bool:
    """Held as a float32?"""
    return dtype.is_float and dtype.bits <= 32


def is_number(value: Any) -> bool:
    return isinstance(value, (int, float))


def truth(value: Any) -> Any:
    """A bool operand as a predicate; constants become one that always holds or never."""
    return bool(value) if is_number(value) else value


def choose(scope: Scope, condition: Any, yes: Any, no: Any) -> Any:
    """A dword by a predicate. A number stands in the second place, 0 in either."""
    if is_number(yes) and is_number(no) and yes == no and str(yes) == str(no):
        return yes
    if is_number(yes) and (not is_number(no) or is_zero(no)) and not is_zero(yes):
        return scope.r("SEL", no, yes, Minus(condition))
    return scope.r("SEL", scope.vector(yes), no, condition)


def is_zero(value: Any) -> bool:
    """Is it the number whose bits are all 0?"""
    return is_number(value) and value == 0 and str(value) != "-0.0"


def number_of(scope: Scope, mask: Any, one: int | float = 1) -> Any:
    """A predicate as 0 or `one`."""
    if is_number(mask):
        return one if mask else type(one)(0)
    return choose(scope, mask, one, type(one)(0))


def logic(scope: Scope, table: int, a: Any, b: Any, c: Any = 0) -> Any:
    """Bits by a truth table."""
    return scope.r("LOP3.LUT", scope.vector(a), b, c, Bits(table), False)


def predicates(scope: Scope, table: int, a: Any, b: Any = True, c: Any = True) -> Any:
    """Predicates by a truth table."""
    made = scope.reg("p")
    scope.emit("PLOP3.LUT", (made, True), (a, b, c, Bits(table), Bits(0)))
    return made


def narrow(scope: Scope, value: Any, dtype: DType) -> Any:
    """Wrap a dword to an 8- or 16-bit integer, extended again."""
    if dtype.bits >= 32:
        return value
    if isinstance(value, int):
        low = value & ((1 << dtype.bits) - 1)
        return low - (1 << dtype.bits) if dtype.kind == "i" and low >> (dtype.bits - 1) else low
    return part(scope, value, dtype, 0)


def part(scope: Scope, dword: Any, dtype: DType, index: int) -> Any:
    """Element `index` of a dword that holds several integers, extended. PRMT: a digit of its selector takes a
    byte, 4 a byte of RZ; with 8 added, the byte's sign."""
    size = dtype.bits // 8
    first, last = index * size, index * size + size - 1
    taken = [*range(first, last + 1), *[8 + last if dtype.kind == "i" else 4] * (4 - size)]
    selector = sum(digit << 4 * place for place, digit in enumerate(taken))
    return scope.r("PRMT", scope.vector(dword), Bits(selector), 0)


def unary(scope: Scope, op: Op, dtype: DType, value: Any) -> Any:
    """NEG, NOT, TRUNC of a one-dword value."""
    if op is Op.NOT:
        if dtype.kind == "b":
            return predicates(scope, 0x0A, truth(value))
        return narrow(scope, logic(scope, NOT, 0, value), dtype)
    if op is Op.TRUNC:
        return scope.r("FRND.TRUNC", scope.vector(value)) if is_float(dtype) else value
    if is_float(dtype):
        return -value if isinstance(value, float) else logic(scope, TABLES[Op.XOR], value, SIGN)
    if dtype.kind == "b":
        return value
    return narrow(scope, scope.r("IADD3", 0, Minus(scope.vector(value)), 0), dtype)


def binary(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """A two-source operation on one-dword values of `dtype` (not DIV, MOD)."""
    if dtype.kind == "b":
        return predicates(scope, PREDICATES[op], truth(a), truth(b))
    if op in COMPARES:
        return compare(scope, op, dtype, a, b)
    if op in (Op.MAX, Op.MIN):
        return extreme(scope, op, dtype, a, b)
    if is_float(dtype):
        return scope.r(FLOATS[op], a, negated(b) if op is Op.SUB else b)
    if op in (Op.SHL, Op.SHR):
        return shift(scope, op, dtype, a, b)
    if op in TABLES:
        return logic(scope, TABLES[op], *((b, a) if is_number(a) else (a, b)))
    return narrow(scope, whole(scope, op, a, b), dtype)


def negated(value: Any) -> Any:
    """The other sign of a float operand."""
    return -value if is_number(value) else Minus(value)


def whole(scope: Scope, op: Op, a: Any, b: Any) -> Any:
    """Sum, difference, product of whole numbers."""
    if op is Op.MUL:
        return scope.r("IMAD", a, b, 0)
    return scope.r("IADD3", a, negated(b) if op is Op.SUB else b, 0)


def shift(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """Shifts; an amount of the type's width or more is undefined."""
    amount, value = Bits(b) if is_number(b) else b, scope.vector(a)
    if op is Op.SHL:
        return narrow(scope, scope.r("SHF.L.U32", value, amount, 0), dtype)
    return scope.r(f"SHF.R.{'S' if dtype.kind == 'i' else 'U'}32.HI", 0, amount, value)


def compare(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """LT, EQ, NE of one-dword values: a predicate. NE is true for NaN."""
    first = scope.vector(a)
    if is_float(dtype):
        return scope.p(f"FSETP.{'NEU' if op is Op.NE else COMPARES[op]}.AND", first, b, True)
    return scope.p(f"ISETP.{COMPARES[op]}{'' if dtype.kind == 'i' else '.U32'}.AND", first, b, True)


def extreme(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """MAX or MIN; a float result is NaN if either source is."""
    first, second = (b, a) if is_number(a) else (a, b)
    least = op is Op.MIN
    if is_float(dtype):
        return scope.r("FMNMX.NAN", scope.vector(first), second, least)
    name = scope.target.whole_extremes[dtype.kind == "i"]
    return scope.r(name, scope.vector(first), second, least)


def where(scope: Scope, dtype: DType, condition: Any, yes: Any, no: Any) -> Any:
    """WHERE of one-dword values and of bools."""
    if is_number(condition):
        return yes if condition else no
    if dtype.kind == "b":
        return predicates(scope, CHOOSE, condition, truth(yes), truth(no))
    if is_number(yes) and yes == no and str(yes) == str(no):
        return yes
    return choose(scope, condition, yes, no)
