"""The greatest or least of many numbers, in fewer instructions than one by one: two more by each instruction.

Stands under `reduce.py`. Of floats it is NaN if any of them is: GFX12 has an instruction of three sources
that gives NaN. GFX11's drops NaN, so a compare of every pair remembers that there was one, and one select at
the end brings it back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor.codegen.rdna.arith import NAN
from tensor.codegen.rdna.build import Scope
from tensor.dtype import DType
from tensor.ir.graph import Op


def applies(op: Op, dtype: DType) -> bool:
    """Are numbers compared that fill single registers?"""
    return op in (Op.REDUCE_MAX, Op.REDUCE_MIN) and dtype.bits == 32


def extreme(scope: Scope, op: Op, dtype: DType, operands: Sequence[Any]) -> Any:
    """MAX or MIN, as the reduction says."""
    if len(operands) == 1:
        return operands[0]
    names = scope.generation.extremes
    name = "max" if op is Op.REDUCE_MAX else "min"
    if not dtype.is_float:
        kind = f"{dtype.kind}32"
        return folded(scope, f"v_{name}3_{kind}", f"v_{name}_{kind}", operands)
    if names:
        return folded(scope, f"{names[name]}3_f32", f"{names[name]}_f32", operands)
    total = folded(scope, f"v_{name}3_f32", f"v_{name}_f32", operands)
    mask = None
    for first, second in zip(operands[::2], (*operands[1::2], operands[-1]), strict=False):
        unordered = scope.compare("v_cmp_u_f32", first, scope.vector(second))
        mask = unordered if mask is None else scope.masks("s_or_b32", mask, unordered)
    return scope.v("v_cndmask_b32", total, NAN, mask)


def folded(scope: Scope, three: str, two: str, operands: Sequence[Any]) -> Any:
    """All operands by instructions of three sources, the last one of two where they do not come out even."""
    total, rest = operands[0], operands[1:]
    for first, second in zip(rest[::2], rest[1::2], strict=False):
        total = scope.v(three, total, first, second)
    return scope.v(two, total, scope.vector(rest[-1])) if len(rest) % 2 else total
