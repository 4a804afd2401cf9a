"""Floats of 8 bits as nodes of their bits: conversion from and to float32 in whole-number operations.

e4m3fn has 4 exponent bits (bias 7), no infinity and one NaN a sign; e5m2 is the upper half of a float16.
Source: "OCP 8-bit Floating Point Specification (OFP8)", revision 1.0, 2023. Rounding is to nearest, ties to
even; what is too great, infinity too, becomes the greatest number 448 in e4m3fn and infinity in e5m2, as in
torch (since 2.13; NaN in e4m3fn before, as in ml_dtypes). They are for storage: an operation on them is
refused, and says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tensor.dtype import DType, Number, dtypes
from tensor.ir import build
from tensor.ir.build import binary, like, where
from tensor.ir.carriers import MEANINGS, Shape, carried
from tensor.ir.graph import Node, Op

FRACTION, BIAS, INFINITY = 23, 127, 0x7F80_0000  # of float32


class _Layout(NamedTuple):
    """fraction: bits of it. bias: of the exponent. most: bits of what is too great, above which is NaN."""

    fraction: int
    bias: int
    most: int


LAYOUTS: Final = {dtypes.float8_e4m3fn: _Layout(3, 7, 0x7E), dtypes.float8_e5m2: _Layout(2, 15, 0x7C)}
EXACT: Final = frozenset({dtypes.float16, dtypes.bfloat16, dtypes.float32})  # these have all their values
NAN: Final = 0x7F


def encode(x: Node, dtype: DType) -> Node:
    """The bits of float32 values, rounded to `dtype`; uint8."""
    of = LAYOUTS[dtype]
    word = build.bitcast(x, dtypes.uint32)
    sign = _and(_shift(Op.SHR, word, 24), 0x80)
    size = _and(word, 0x7FFF_FFFF)
    is_nan = binary(Op.LT, like(size, INFINITY), size)
    shift = FRACTION - of.fraction
    is_odd = _and(_shift(Op.SHR, size, shift), 1)
    rounded = _shift(Op.SHR, _add(_add(size, like(size, (1 << (shift - 1)) - 1)), is_odd), shift)
    rebiased = binary(Op.SUB, rounded, like(size, (BIAS - of.bias) << of.fraction))
    too_great = binary(Op.LT, like(size, of.most), rebiased)
    bits = where(is_nan, like(size, NAN), where(too_great, like(size, of.most), rebiased))
    least_normal = (BIAS + 1 - of.bias) << FRACTION
    small = where(binary(Op.LT, size, like(size, least_normal)), _small(size, of), bits)
    return build.cast(binary(Op.OR, sign, small), dtypes.uint8)


def _small(size: Node, of: _Layout) -> Node:
    """Bits of a value below the normal numbers: a sum with the power of two whose last place is the least
    number rounds it, and the sum's last bits are what is wanted."""
    power = like(size, (BIAS + 1 - of.bias - of.fraction + FRACTION) << FRACTION)
    total = binary(Op.ADD, *(build.bitcast(x, dtypes.float32) for x in (size, power)))
    return binary(Op.SUB, build.bitcast(total, dtypes.uint32), power)


def decode(bits: Node, dtype: DType) -> Node:
    """The float32 values of bits; exact."""
    of = LAYOUTS[dtype]
    word = build.cast(bits, dtypes.uint32)
    sign = _shift(Op.SHL, _and(word, 0x80), 24)
    size = _and(word, 0x7F)
    rebiased = _add(_shift(Op.SHL, size, FRACTION - of.fraction), like(size, (BIAS - of.bias) << FRACTION))
    least = build.cast(size, dtypes.float32)
    least = binary(Op.MUL, least, like(least, 2.0 ** (1 - of.bias - of.fraction)))
    is_small = binary(Op.LT, size, like(size, 1 << of.fraction))
    plain = where(is_small, build.bitcast(least, dtypes.uint32), rebiased)
    if dtype == dtypes.float8_e5m2:
        plain = where(binary(Op.EQ, size, like(size, of.most)), like(size, INFINITY), plain)
    is_nan = binary(Op.LT, like(size, of.most), size)
    word = where(is_nan, like(size, INFINITY | 1 << (FRACTION - 1)), plain)
    return build.bitcast(binary(Op.OR, sign, word), dtypes.float32)


def decoded(x: Node) -> tuple[Node, DType] | None:
    """The bits that `decode` made `x` of, and their type; None if it did not."""
    word, path = x, (Op.BITCAST, Op.OR, Op.SHL, Op.AND, Op.CAST)
    for op in path:
        if word.op is not op:
            return None
        word = word.src[0]
    found = (dtype for dtype in LAYOUTS if word.dtype == dtype.carrier and decode(word, dtype) is x)
    return next(((word, dtype) for dtype in found), None)


def _and(x: Node, mask: int) -> Node:
    return binary(Op.AND, x, like(x, mask))


def _shift(op: Op, x: Node, by: int) -> Node:
    return binary(op, x, like(x, by))


def _add(a: Node, b: Node) -> Node:
    return binary(Op.ADD, a, b)


class _EightBits:
    """See `carriers.Meaning`."""

    def const(self, value: Number, dtype: DType, shape: Shape) -> Node:
        return self.cast_to(build.const(value, dtypes.float32, shape), dtype)

    def cast_to(self, x: Node, dtype: DType) -> Node:
        """By way of float32, as torch does: a float64 is rounded twice."""
        return carried(encode(build.cast(x, dtypes.float32), dtype), dtype)

    def cast_from(self, x: Node, dtype: DType) -> Node:
        return build.cast(decode(x.src[0], x.dtype), dtype)

    def unary(self, op: Op, x: Node) -> Node:
        raise _refusal(op, x)

    def binary(self, op: Op, a: Node, b: Node) -> Node:
        raise _refusal(op, a)

    def reduce(self, op: Op, x: Node, axes: Sequence[int]) -> Node:
        raise _refusal(op, x)


def _refusal(op: Op, x: Node) -> TypeError:
    name = op.name.lower().replace("reduce_", "")
    return TypeError(f"{name}: {x.dtype.name} is for storage and has no arithmetic; cast it to float32 first")


MEANINGS["E"] = _EightBits()
