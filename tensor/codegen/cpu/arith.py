"""Elementwise operations in LLVM IR, on scalars or on vectors of all lanes.

What docs/codegen.md promises of numbers holds here as on a card: MAX and MIN give NaN if either side is NaN,
whole numbers wrap, no division traps, a shift by the width or more gives some number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tensor.codegen.cpu import convert, special
from tensor.codegen.cpu.build import DOUBLE, I64, Build, held_type
from tensor.dtype import DType
from tensor.ir.errors import IRError
from tensor.ir.graph import Op


def compute(b: Build, op: Op, dtype: DType, sources: list[Any], types: list[DType]) -> Any:
    """One operation; sources are held values of `types`."""
    if op is Op.CAST:
        return convert.cast(b, sources[0], types[0], dtype)
    if op is Op.BITCAST:
        return convert.bitcast(b, sources[0], types[0], dtype)
    if op is Op.WHERE:
        return b.select(*sources)
    sources = b.alike(*sources)
    if op in COMPARE:
        return compare(b, COMPARE[op], types[0], *sources)
    rules = FLOATS if dtype.is_float else BOOLS if dtype.kind == "b" else INTEGERS
    if op not in rules:
        raise IRError(f"selection: no {op.name} of {dtype.name}")
    return rules[op](b, dtype, *sources)


def compare(b: Build, sign: str, dtype: DType, one: Any, other: Any) -> Any:
    if dtype.is_float:
        return (b.at.fcmp_unordered if sign == "!=" else b.at.fcmp_ordered)(sign, one, other)
    return (b.at.icmp_signed if dtype.kind == "i" else b.at.icmp_unsigned)(sign, one, other)


def plain(name: str) -> Rule:
    """An instruction of LLVM's."""

    def rule(b: Build, _: DType, *sources: Any) -> Any:
        return getattr(b.at, name)(*sources)

    return rule


def intrinsic(name: str) -> Rule:
    def rule(b: Build, _: DType, *sources: Any) -> Any:
        return b.call(name, sources[0].type, *sources)

    return rule


def extreme(sign: str) -> Rule:
    """MAX and MIN; of floats NaN if either is."""

    def rule(b: Build, dtype: DType, one: Any, other: Any) -> Any:
        chosen = b.select(compare(b, sign, dtype, one, other), one, other)
        if not dtype.is_float:
            return chosen
        return b.select(b.at.fcmp_unordered("uno", one, one), one, chosen)

    return rule


def negate(b: Build, _: DType, value: Any) -> Any:
    return b.at.sub(b.constant(value.type, 0), value)


def reciprocal(b: Build, _: DType, value: Any) -> Any:
    return b.at.fdiv(b.constant(value.type, 1.0), value)


def shift(name: str) -> Rule:
    """The amount is taken modulo the width."""

    def rule(b: Build, dtype: DType, value: Any, amount: Any) -> Any:
        inside = b.at.and_(amount, b.constant(amount.type, dtype.bits - 1))
        which = name if name == "shl" else "ashr" if dtype.kind == "i" else "lshr"
        return getattr(b.at, which)(value, inside)

    return rule


def divide(b: Build, dtype: DType, one: Any, other: Any) -> Any:
    """Toward zero, and 0 by zero. Up to 32 bits the quotient of doubles is exact once it is truncated."""
    by_zero, other = b.at.icmp_unsigned("==", other, b.constant(other.type, 0)), safe_divisor(b, other)
    return b.select(by_zero, b.constant(one.type, 0), quotient_of(b, dtype, one, other))


def quotient_of(b: Build, dtype: DType, one: Any, other: Any) -> Any:
    """By what is not 0."""
    if dtype.bits <= 32:
        at, typ = b.at, b.like(one, DOUBLE)
        up = at.sitofp if dtype.kind == "i" else at.uitofp
        quotient = at.fdiv(up(one, typ), up(other, typ))
        wide = b.at.fptosi(quotient, b.like(one, I64))
        return at.trunc(wide, one.type)
    if dtype.kind == "u":
        return b.at.udiv(one, other)
    is_minus = b.at.icmp_signed("==", other, b.constant(other.type, -1))
    quotient = b.at.sdiv(one, b.select(is_minus, b.constant(other.type, 1), other))
    return b.select(is_minus, negate(b, dtype, one), quotient)


def remainder(b: Build, dtype: DType, one: Any, other: Any) -> Any:
    """With the dividend's sign."""
    other = safe_divisor(b, other)
    return b.at.sub(one, b.at.mul(quotient_of(b, dtype, one, other), other))


def safe_divisor(b: Build, value: Any) -> Any:
    """1 instead of 0: a division by zero would end the process."""
    is_zero = b.at.icmp_unsigned("==", value, b.constant(value.type, 0))
    return b.select(is_zero, b.constant(value.type, 1), value)


def combine(b: Build, op: Op, dtype: DType, one: Any, other: Any) -> Any:
    """Two partial results of a reduction, of an accumulator's type."""
    return compute(b, COMBINE[op], dtype, [one, other], [dtype, dtype])


def identity(b: Build, op: Op, dtype: DType) -> Any:
    """What a reduction begins with, as a scalar."""
    typ = held_type(dtype)
    if op in (Op.REDUCE_ADD, Op.REDUCE_MUL):
        value: float = int(op is Op.REDUCE_MUL)
        return b.constant(typ, float(value) if dtype.is_float else value)
    return b.constant(typ, dtype.min if op is Op.REDUCE_MAX else dtype.max)


Rule = Callable[..., Any]
COMPARE = {Op.LT: "<", Op.EQ: "==", Op.NE: "!="}
COMBINE = {Op.REDUCE_ADD: Op.ADD, Op.REDUCE_MUL: Op.MUL, Op.REDUCE_MAX: Op.MAX, Op.REDUCE_MIN: Op.MIN}
FLOATS: dict[Op, Rule] = {
    Op.NEG: plain("fneg"),
    Op.RECIP: reciprocal,
    Op.SQRT: intrinsic("sqrt"),
    Op.TRUNC: intrinsic("trunc"),
    Op.EXP2: special.exp2,
    Op.LOG2: special.log2,
    Op.SIN: special.sine,
    Op.COS: special.cosine,
    Op.ADD: plain("fadd"),
    Op.SUB: plain("fsub"),
    Op.MUL: plain("fmul"),
    Op.DIV: plain("fdiv"),
    Op.MOD: plain("frem"),
    Op.MAX: extreme(">"),
    Op.MIN: extreme("<"),
}
INTEGERS: dict[Op, Rule] = {
    Op.NEG: negate,
    Op.NOT: plain("not_"),
    Op.ADD: plain("add"),
    Op.SUB: plain("sub"),
    Op.MUL: plain("mul"),
    Op.DIV: divide,
    Op.MOD: remainder,
    Op.MAX: extreme(">"),
    Op.MIN: extreme("<"),
    Op.AND: plain("and_"),
    Op.OR: plain("or_"),
    Op.XOR: plain("xor"),
    Op.SHL: shift("shl"),
    Op.SHR: shift("shr"),
}
BOOLS: dict[Op, Rule] = {
    Op.NOT: plain("not_"),
    Op.ADD: plain("or_"),
    Op.MUL: plain("and_"),
    Op.MAX: plain("or_"),
    Op.MIN: plain("and_"),
    Op.AND: plain("and_"),
    Op.OR: plain("or_"),
    Op.XOR: plain("xor"),
}
