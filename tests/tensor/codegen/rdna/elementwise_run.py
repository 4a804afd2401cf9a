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


def run_integer_division(dtype: DType) -> None:
    """Quotients and remainders by variables, and by constants of both signs, some with a multiplier of 33
    bits."""
    kinds = (Op.DIV, Op.MOD)
    divisors = [1, 2, 3, 7, 10, 64, 100, 127] + ([-1, -3, -64] if dtype.kind == "i" else [])
    general: list[Maker] = [lambda a, b, k=k: op(k, a, op(Op.OR, b, const(1, dtype))) for k in kinds]
    fixed = [with_const(k, n, dtype) for k in kinds for n in divisors]
    if dtype.bits == 32 and dtype.kind == "u":
        fixed += [with_const(k, n, dtype) for k in kinds for n in (641, 0x80000001, 0xFFFFFFFF)]
    if dtype.bits == 64:
        fixed = fixed[2:6]
    kernel = elementwise(general + fixed, [dtype, dtype], COUNT)
    inputs = [data(dtype, COUNT, seed) for seed in (3, 4)]
    if dtype.kind == "i":
        inputs[0] = np.where(inputs[0] == dtype.min, inputs[0] + 1, inputs[0])  # min / -1 overflows
    check_bits(kernel, [*inputs, *(np.zeros(COUNT, dtype.numpy) for _ in kernel.stores)])


def run_where(dtype: DType) -> None:
    """WHERE between variables and constants."""
    functions: list[Maker] = [
        lambda m, a, b: op(Op.WHERE, m, a, b),
        lambda m, a, b: op(Op.WHERE, m, a, const(0, dtype)),
        lambda m, a, b: op(Op.WHERE, m, const(1, dtype), b),
        lambda m, a, b: op(Op.WHERE, m, const(1, dtype), const(0, dtype)),
    ]
    run(functions, [BOOL, dtype, dtype])


def run_long_quotients() -> None:
    """Dividends that are multiples of small, large and odd divisors, the greatest too, or one less."""
    rng, count = np.random.default_rng(12), 800
    divisors = rng.integers(1, 1 << 63, count, dtype=np.uint64) >> rng.integers(0, 63, count, dtype=np.uint64)
    divisors = np.maximum(divisors, 1)
    most = np.uint64(2**64 - 1) // divisors
    times = np.where(np.arange(count) % 3, rng.integers(1, most, endpoint=True, dtype=np.uint64), most)
    dividends = divisors * times - (np.arange(count) % 2).astype(np.uint64)
    kernel = elementwise([binary(Op.DIV), binary(Op.MOD)], [dtypes.uint64] * 2, count)
    check_bits(kernel, [dividends, divisors, *np.zeros((2, count), np.uint64)])
