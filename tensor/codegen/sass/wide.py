"""Elementwise operations on 64-bit values: int64, uint64 and float64 in register pairs."""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu.constant import bits_of, signed
from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.sass.arith import choose
from tensor.codegen.sass.build import Bits, Scope
from tensor.codegen.sass.machine import Minus
from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op

TABLES = {Op.AND: 0xC0, Op.OR: 0xFC, Op.XOR: 0x3C}
COMPARE = {Op.LT: "LT", Op.EQ: "EQ", Op.NE: "NE"}
SIGN = 0x80000000
NAN_HIGH = 0x7FF80000


def is_number(value: Any) -> bool:
    return isinstance(value, (int, float))


def low(value: Any, dtype: DType) -> Any:
    """The low dword as an operand; of a value of 32 bits the whole."""
    if dtype.bits < 64:
        return value
    return signed(bits_of(value, dtype)) if is_number(value) else half(value, 0)


def high(value: Any, dtype: DType) -> Any:
    """The high dword as an operand."""
    return signed(bits_of(value, dtype) >> 32) if is_number(value) else half(value, 1)


def half(value: Any, index: int) -> Any:
    return Part(value.reg, value.index + index) if isinstance(value, Part) else value[index]


def pack(scope: Scope, low_dword: Any, high_dword: Any) -> VReg:
    """Two dwords as a pair."""
    pair = scope.reg("r", 2)
    scope.into(pair[0], "MOV", low_dword)
    scope.into(pair[1], "MOV", high_dword)
    return pair


def full(scope: Scope, value: Any, dtype: DType) -> Any:
    """A 64-bit operand in registers: a pair, or RZ for 0."""
    if not is_number(value):
        return value
    bits = bits_of(value, dtype)
    if not bits:
        return 0
    root = scope.root
    key = ("wide", bits)
    if key not in root.memo:
        root.memo[key] = pack(root, low(value, dtype), high(value, dtype))
    return root.memo[key]


def double(scope: Scope, value: Any) -> Any:
    """A source of an instruction of doubles: a number is written into it where its lower half is 0."""
    if is_number(value):
        bits = bits_of(value, dtypes.float64)
        if bits and not bits & 0xFFFFFFFF:
            return Bits(bits >> 32)
    return full(scope, value, dtypes.float64)


def registers(scope: Scope, value: Any) -> Any:
    """A double in registers."""
    return full(scope, value, dtypes.float64)


def add(scope: Scope, a: Any, b: Any, dtype: DType, minus: bool = False) -> VReg:
    """64-bit integer sum, or a - b."""
    pair, carry = scope.reg("r", 2), scope.reg("p")
    a_low, a_high = scope.vector(low(a, dtype)), scope.vector(high(a, dtype))
    b_low, b_high = scope.vector(low(b, dtype)), scope.vector(high(b, dtype))
    if minus:
        scope.emit("IADD3", (pair[0], carry), (a_low, Minus(b_low), 0))
        scope.emit("IADD3.X", (pair[1],), (a_high, Minus(b_high), 0, carry, False))
    else:
        scope.emit("IADD3", (pair[0], carry), (a_low, b_low, 0))
        scope.emit("IADD3.X", (pair[1],), (a_high, b_high, 0, carry, False))
    return pair


def add_number(scope: Scope, pair: Any, number: int) -> VReg:
    """A pair plus a constant."""
    return add(scope, pair, number, dtypes.int64)


def subtract(scope: Scope, a: Any, b: Any, dtype: DType) -> VReg:
    """64-bit integer difference."""
    return add(scope, a, b, dtype, minus=True)


def multiply(scope: Scope, a: Any, b: Any, dtype: DType) -> VReg:
    """Low 64 bits of a 64-bit integer product."""
    a_low, b_low = low(a, dtype), low(b, dtype)
    whole = scope.r("IMAD.WIDE.U32", scope.vector(a_low), b_low, 0, count=2)
    upper = scope.r("IMAD", scope.vector(a_low), high(b, dtype), whole[1])
    upper = scope.r("IMAD", scope.vector(high(a, dtype)), b_low, upper)
    return pack(scope, whole[0], upper)


def unary(scope: Scope, op: Op, dtype: DType, value: Any) -> Any:
    """NEG, NOT, TRUNC."""
    if op is Op.TRUNC:
        if dtype.kind != "f":
            return value
        return scope.r("FRND.F64.TRUNC", registers(scope, value), count=2)
    if op is Op.NOT:
        pair = scope.reg("r", 2)
        for number, part in enumerate((low, high)):
            scope.into(pair[number], "LOP3.LUT", 0, scope.vector(part(value, dtype)), 0, Bits(0x33), False)
        return pair
    if dtype.kind == "f":
        return flipped(scope, value)
    return subtract(scope, 0, value, dtype)


def flipped(scope: Scope, value: Any) -> Any:
    """A double with its sign turned over."""
    if is_number(value):
        return -float(value)
    pair = scope.reg("r", 2)
    scope.into(pair[0], "MOV", half(value, 0))
    scope.into(pair[1], "LOP3.LUT", half(value, 1), SIGN, 0, Bits(0x3C), False)
    return pair


def binary(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """A two-source operation (not DIV, MOD) on 64-bit values."""
    if op in COMPARE:
        return compare(scope, op, dtype, a, b)
    if op in (Op.MAX, Op.MIN):
        return extreme(scope, op, dtype, a, b)
    if dtype.kind == "f":
        return arithmetic(scope, op, a, b)
    if op in TABLES:
        pair = scope.reg("r", 2)
        for number, part in enumerate((low, high)):
            x, y = scope.vector(part(a, dtype)), part(b, dtype)
            scope.into(pair[number], "LOP3.LUT", x, y, 0, Bits(TABLES[op]), False)
        return pair
    if op in (Op.SHL, Op.SHR):
        return shift(scope, op, dtype, a, b)
    return {Op.ADD: add, Op.SUB: subtract, Op.MUL: multiply}[op](scope, a, b, dtype)


def arithmetic(scope: Scope, op: Op, a: Any, b: Any) -> VReg:
    """Sum, difference and product of doubles."""
    if op is Op.SUB and is_number(b):
        op, b = Op.ADD, -float(b)
    first, second = registers(scope, a), double(scope, b)
    if op is Op.MUL:
        return scope.r("DMUL", first, second, count=2)
    return scope.r("DADD", first, Minus(second) if op is Op.SUB else second, count=2)


def shift(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> VReg:
    """Shifts by less than 64: two instructions that take their bits from both halves; amounts above 31 are
    clamped by the hardware (SHF of 64 bits)."""
    amount = low(b, dtype)
    amount = Bits(amount) if isinstance(amount, int) else amount
    upper, lower = scope.vector(high(a, dtype)), scope.vector(low(a, dtype))
    pair = scope.reg("r", 2)
    kind = "S64" if dtype.kind == "i" else "U64"
    if op is Op.SHL:
        scope.into(pair[0], "SHF.L.U32", lower, amount, 0)
        scope.into(pair[1], "SHF.L.U64.HI", lower, amount, upper)
        return pair
    scope.into(pair[0], f"SHF.R.{kind}", lower, amount, upper)
    scope.into(pair[1], f"SHF.R.{'S' if dtype.kind == 'i' else 'U'}32.HI", 0, amount, upper)
    return pair


def compare(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> VReg:
    """LT, EQ, NE: a predicate. NE is true for NaN."""
    if dtype.kind == "f":
        name = "NEU" if op is Op.NE else COMPARE[op]
        return scope.p(f"DSETP.{name}.AND", registers(scope, a), double(scope, b), True)
    return compare_whole(scope, COMPARE[op], dtype, a, b)


def compare_whole(scope: Scope, name: str, dtype: DType, a: Any, b: Any) -> VReg:
    """A comparison of 64-bit integers: the lower halves first, the upper ones take that in."""
    first = scope.p(f"ISETP.{name}.U32.AND", scope.vector(low(a, dtype)), low(b, dtype), True)
    sign = "" if dtype.kind == "i" else ".U32"
    return scope.p(f"ISETP.{name}{sign}.AND.EX", scope.vector(high(a, dtype)), high(b, dtype), True, first)


def extreme(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """MAX or MIN; NaN if either is."""
    if dtype.kind != "f":
        first = compare_whole(scope, "GT" if op is Op.MAX else "LT", dtype, a, b)
        return select(scope, dtype, first, a, b)
    x, y = registers(scope, a), double(scope, b)
    first = scope.p(f"DSETP.{'GT' if op is Op.MAX else 'LT'}.AND", x, y, True)
    best = select(scope, dtype, first, a, b)
    unordered = scope.p("DSETP.NAN.AND", x, y, True)
    return pack(scope, half(best, 0), scope.r("SEL", half(best, 1), NAN_HIGH, Minus(unordered)))


def select(scope: Scope, dtype: DType, condition: Any, yes: Any, no: Any) -> Any:
    """Per lane `yes` or `no`."""
    if isinstance(condition, (bool, int)):
        return yes if condition else no
    pair = scope.reg("r", 2)
    for index, part in enumerate((low, high)):
        chosen = choose(scope, condition, part(yes, dtype), part(no, dtype))
        scope.into(pair[index], "MOV", chosen)
    return pair
