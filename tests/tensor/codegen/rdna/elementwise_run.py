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
