"""Runs many elementwise functions of the same inputs as one kernel."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tensor.ir.kernel import Value
from tests.tensor.codegen.rdna.checks import check_bits
from tests.tensor.codegen.rdna.samples import (
    const,
    data,
    elementwise,
    op,
)

COUNT = 192
INTS = [d for d in dtypes.all if d.is_int]
FLOATS = [d for d in dtypes.all if d.is_float]
BOOL = dtypes.bool
ARITHMETIC = (Op.ADD, Op.SUB, Op.MUL, Op.MAX, Op.MIN)
COMPARES = (Op.LT, Op.EQ, Op.NE)
Maker = Callable[..., Value]


def run(
    functions: list[Maker],
    types: list[DType],
    count: int = COUNT,
    tolerance: float = 0.0,
    special: bool = True,
) -> None:
    """Outputs in batches of one kernel each: fewer kernels, less time."""
    kernel = elementwise(functions, types, count)
    inputs = [data(d, count, seed, special) for seed, d in enumerate(types)]
    outputs = [np.zeros(count, p.dtype.numpy) for p in kernel.params[len(types) :]]
    check_bits(kernel, [*inputs, *outputs], tolerance)


def binary(kind: Op, dtype: DType | None = None) -> Maker:
    return lambda a, b: op(kind, a, b, dtype=dtype)


def with_const(kind: Op, number: float, dtype: DType, result: DType | None = None) -> Maker:
    return lambda a, *_: op(kind, a, const(number, dtype), dtype=result or dtype)


def const_with(kind: Op, number: float, dtype: DType, result: DType | None = None) -> Maker:
    return lambda a, *_: op(kind, const(number, dtype), a, dtype=result or dtype)


def run_float_arithmetic(dtype: DType) -> None:
    """Every elementwise float operation, with variables and with constants."""
    both = [binary(k) for k in (*ARITHMETIC, Op.DIV)] + [binary(k, BOOL) for k in COMPARES]
    fixed = [with_const(k, 3.5, dtype) for k in ARITHMETIC] + [const_with(k, 0.3, dtype) for k in ARITHMETIC]
    single: list[Maker] = [lambda a, b, k=k: op(k, a) for k in (Op.NEG, Op.TRUNC, Op.RECIP, Op.SQRT)]
    run(both + fixed + single, [dtype, dtype])


def run_integer_arithmetic(dtype: DType) -> None:
    """Every integer operation but division and shifts."""
    kinds = (*ARITHMETIC, Op.AND, Op.OR, Op.XOR)
    both = [binary(k) for k in kinds] + [binary(k, BOOL) for k in COMPARES]
    fixed = [with_const(k, 77, dtype) for k in kinds] + [const_with(k, 3, dtype) for k in (Op.SUB, Op.MAX)]
    compares = [with_const(k, 5, dtype, BOOL) for k in COMPARES] + [const_with(Op.LT, 5, dtype, BOOL)]
    single: list[Maker] = [lambda a, b, k=k: op(k, a) for k in (Op.NEG, Op.NOT)]
    run(both + fixed + compares + single, [dtype, dtype])


def run_shifts(dtype: DType) -> None:
    """Shifts below the width, by variables and by constants."""
    masked: list[Maker] = [
        lambda a, b, k=k: op(k, a, op(Op.AND, b, const(dtype.bits - 1, dtype))) for k in (Op.SHL, Op.SHR)
    ]
    fixed = [with_const(k, n, dtype) for k in (Op.SHL, Op.SHR) for n in (1, 5)]
    run(masked + fixed, [dtype, dtype])


def run_where(dtype: DType) -> None:
    """WHERE between variables and constants."""
    functions: list[Maker] = [
        lambda m, a, b: op(Op.WHERE, m, a, b),
        lambda m, a, b: op(Op.WHERE, m, a, const(0, dtype)),
        lambda m, a, b: op(Op.WHERE, m, const(1, dtype), b),
        lambda m, a, b: op(Op.WHERE, m, const(1, dtype), const(0, dtype)),
    ]
    run(functions, [BOOL, dtype, dtype])
