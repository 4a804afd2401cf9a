"""Arithmetic on constants, as the device would do it: in the element type, IEEE, whole numbers wrapping.

Used by the algebraic rules only. Functions that the device approximates are folded with numpy's value.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tensor.dtype import DType
from tensor.ir.graph import Op

Number = bool | int | float
Typed = tuple[DType, Number]

_UNARY: dict[Op, Any] = {
    Op.NEG: np.negative,
    Op.SQRT: np.sqrt,
    Op.EXP2: np.exp2,
    Op.LOG2: np.log2,
    Op.SIN: np.sin,
    Op.COS: np.cos,
    Op.TRUNC: np.trunc,
    Op.NOT: np.invert,
}
_BINARY: dict[Op, Any] = {
    Op.ADD: np.add,
    Op.SUB: np.subtract,
    Op.MUL: np.multiply,
    Op.MAX: np.maximum,
    Op.MIN: np.minimum,
    Op.AND: np.bitwise_and,
    Op.OR: np.bitwise_or,
    Op.XOR: np.bitwise_xor,
    Op.LT: np.less,
    Op.EQ: np.equal,
    Op.NE: np.not_equal,
}


def fold(op: Op, dtype: DType, sources: tuple[Typed, ...]) -> Number | None:
    """The result as a Python number; None where folding is refused: bfloat16 arithmetic, division by zero of
    whole numbers, shifts past the width, floats outside a whole number's range."""
    if op is Op.WHERE:
        return sources[1][1] if sources[0][1] else sources[2][1]
    if any(source.kind == "B" for source, _ in sources) or dtype.kind == "B":
        return None
    with np.errstate(all="ignore"):
        operands = [np.asarray(number, dtype=source.numpy) for source, number in sources]
        result = _apply(op, dtype, operands)
    if result is None:
        return None
    number: Number = result.astype(dtype.numpy).item()
    return number


def _apply(op: Op, dtype: DType, operands: list[Any]) -> Any:
    first = operands[0]
    match op:
        case Op.CAST:
            return _cast(first, dtype)
        case Op.RECIP:
            return np.divide(first.dtype.type(1), first)
        case Op.DIV | Op.MOD:
            return _divide(op, dtype, first, operands[1])
        case Op.SHL | Op.SHR:
            if not 0 <= int(operands[1]) < dtype.bits:
                return None
            return np.left_shift(*operands) if op is Op.SHL else np.right_shift(*operands)
    if op in _UNARY:
        return np.asarray(_UNARY[op](first))
    return np.asarray(_BINARY[op](*operands)) if op in _BINARY else None


def _cast(value: Any, dtype: DType) -> Any:
    if value.dtype.kind == "f" and dtype.is_int:
        whole = float(np.trunc(value))
        if not dtype.min <= whole <= dtype.max:
            return None
    return value.astype(dtype.numpy)


def _divide(op: Op, dtype: DType, a: Any, b: Any) -> Any:
    if dtype.is_float:
        return np.divide(a, b) if op is Op.DIV else np.fmod(a, b)
    if int(b) == 0:
        return None
    quotient = abs(int(a)) // abs(int(b)) * (1 if (int(a) < 0) == (int(b) < 0) else -1)
    result = quotient if op is Op.DIV else int(a) - quotient * int(b)
    return np.asarray(result) if dtype.min <= result <= dtype.max else None
