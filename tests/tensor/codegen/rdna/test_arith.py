"""Operations on values of one dword give numpy's result on simulated waves."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tests.tensor.codegen.rdna.elementwise_run import (
    ARITHMETIC,
    BOOL,
    COMPARES,
    FLOATS,
    INTS,
    Maker,
    binary,
    const_with,
    run,
    with_const,
)
from tests.tensor.codegen.rdna.samples import (
    const,
    op,
    row_reduce,
)
from tests.tensor.codegen.rdna.wave_rig import run_kernel

pytestmark = pytest.mark.usefixtures("each_chip")


@pytest.mark.parametrize("dtype", [d for d in FLOATS if d.bits < 64], ids=lambda d: d.name)
def test_float_arithmetic_is_exact(dtype: DType) -> None:
    both = [binary(k) for k in (*ARITHMETIC, Op.DIV)] + [binary(k, BOOL) for k in COMPARES]
    fixed = [with_const(k, 3.5, dtype) for k in ARITHMETIC] + [const_with(k, 0.3, dtype) for k in ARITHMETIC]
    single: list[Maker] = [lambda a, b, k=k: op(k, a) for k in (Op.NEG, Op.TRUNC, Op.RECIP, Op.SQRT)]
    run(both + fixed + single, [dtype, dtype])


@pytest.mark.parametrize("dtype", [d for d in INTS if d.bits < 64], ids=lambda d: d.name)
def test_integer_arithmetic_wraps_as_in_numpy(dtype: DType) -> None:
    kinds = (*ARITHMETIC, Op.AND, Op.OR, Op.XOR)
    both = [binary(k) for k in kinds] + [binary(k, BOOL) for k in COMPARES]
    fixed = [with_const(k, 77, dtype) for k in kinds] + [const_with(k, 3, dtype) for k in (Op.SUB, Op.MAX)]
    compares = [with_const(k, 5, dtype, BOOL) for k in COMPARES] + [const_with(Op.LT, 5, dtype, BOOL)]
    single: list[Maker] = [lambda a, b, k=k: op(k, a) for k in (Op.NEG, Op.NOT)]
    run(both + fixed + compares + single, [dtype, dtype])


@pytest.mark.parametrize("dtype", [d for d in INTS if d.bits < 64], ids=lambda d: d.name)
def test_integer_shifts(dtype: DType) -> None:
    masked: list[Maker] = [
        lambda a, b, k=k: op(k, a, op(Op.AND, b, const(dtype.bits - 1, dtype))) for k in (Op.SHL, Op.SHR)
    ]
    fixed = [with_const(k, n, dtype) for k in (Op.SHL, Op.SHR) for n in (1, 5)]
    run(masked + fixed, [dtype, dtype])


@pytest.mark.parametrize("dtype", [d for d in dtypes.all if d.bits < 64], ids=lambda d: d.name)
def test_where(dtype: DType) -> None:
    functions: list[Maker] = [
        lambda m, a, b: op(Op.WHERE, m, a, b),
        lambda m, a, b: op(Op.WHERE, m, a, const(0, dtype)),
        lambda m, a, b: op(Op.WHERE, m, const(1, dtype), b),
        lambda m, a, b: op(Op.WHERE, m, const(1, dtype), const(0, dtype)),
    ]
    run(functions, [BOOL, dtype, dtype])


def test_bool_logic() -> None:
    kinds = (Op.AND, Op.OR, Op.XOR, Op.EQ, Op.NE, Op.LT, Op.MAX, Op.MIN, Op.MUL, Op.ADD)
    constants = [with_const(k, value, BOOL) for k in (Op.AND, Op.OR, Op.XOR) for value in (True, False)]
    single: list[Maker] = [lambda a, b: op(Op.NOT, a)]
    run([binary(k) for k in kinds] + constants + single, [BOOL, BOOL])


def test_nan_wins_in_max() -> None:
    kernel = row_reduce(Op.REDUCE_MAX, 4, 64)
    values = np.zeros(256, np.float32)
    values[70] = np.nan
    out = np.zeros(4, np.float32)
    run_kernel(kernel, [values, out])
    assert np.isnan(out).tolist() == [False, True, False, False]
