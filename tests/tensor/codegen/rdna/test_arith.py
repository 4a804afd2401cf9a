"""Operations on values of one dword give numpy's result on simulated waves."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.codegen.rdna.arith import extreme, narrow, number_of, where
from tensor.codegen.rdna.build import root_scope
from tensor.codegen.rdna.generation import GFX11
from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tests.tensor.codegen.rdna.elementwise_run import (
    BOOL,
    FLOATS,
    INTS,
    Maker,
    binary,
    run,
    run_float_arithmetic,
    run_integer_arithmetic,
    run_shifts,
    run_where,
    with_const,
)
from tests.tensor.codegen.rdna.samples import (
    const,
    elementwise,
    op,
    row_reduce,
)
from tests.tensor.codegen.rdna.wave_rig import run_kernel

pytestmark = pytest.mark.usefixtures("each_chip")


@pytest.mark.parametrize("dtype", [d for d in FLOATS if d.bits < 64], ids=lambda d: d.name)
def test_float_arithmetic_is_exact(dtype: DType) -> None:
    run_float_arithmetic(dtype)


@pytest.mark.parametrize("dtype", [d for d in INTS if d.bits < 64], ids=lambda d: d.name)
def test_integer_arithmetic_wraps_as_in_numpy(dtype: DType) -> None:
    run_integer_arithmetic(dtype)


@pytest.mark.parametrize("dtype", [d for d in INTS if d.bits < 64], ids=lambda d: d.name)
def test_integer_shifts(dtype: DType) -> None:
    run_shifts(dtype)


@pytest.mark.parametrize("dtype", [d for d in dtypes.all if d.bits < 64], ids=lambda d: d.name)
def test_where(dtype: DType) -> None:
    run_where(dtype)


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


@pytest.mark.parametrize("dtype", [dtypes.int8, dtypes.uint8, dtypes.int16, dtypes.uint16, dtypes.int32])
def test_a_constant_wraps_as_numpy_s_integers_do(dtype: DType) -> None:
    for value in (0, 1, 127, 128, 200, 255, 32768, 65535, -1, -129):
        wrapped = int(np.array(value, np.int64).astype(dtype.numpy))
        assert narrow(None, value, dtype) == wrapped  # type: ignore[arg-type]  # constants take no instruction


@pytest.mark.parametrize(("mask", "one"), [(True, 1), (False, 1), (True, 1.0), (False, 1.0)])
def test_a_known_truth_value_is_a_number_of_the_wanted_kind(mask: bool, one: float) -> None:
    scope = root_scope(GFX11)
    made = number_of(scope, mask, one)
    assert made == int(mask) and type(made) is type(one) and not scope.items


def test_a_choice_between_two_zeros_keeps_their_signs() -> None:
    zeros = [const(0.0), const(-0.0)]
    chosen: list[Maker] = [lambda m, z=pair: op(Op.WHERE, m, *z) for pair in (zeros, zeros[::-1])]
    lanes, made = np.arange(64) % 3 == 0, [np.ones(64, np.float32) for _ in chosen]
    run_kernel(elementwise(chosen, [BOOL], 64), [lanes, *made])
    assert (np.signbit(made[0]) == ~lanes).all() and (np.signbit(made[1]) == lanes).all()


def test_a_choice_between_equal_constants_takes_no_instruction() -> None:
    scope = root_scope(GFX11)
    mask = scope.reg("s", 1, mask=True)
    for number in (2, 2.0, -0.0):
        assert str(where(scope, dtypes.float32, mask, number, number)) == str(number) and not scope.items


@pytest.mark.parametrize("number", [0.3, float("nan")])
@pytest.mark.parametrize("kind", [Op.MAX, Op.MIN], ids=lambda o: o.name)
def test_an_extreme_with_a_constant_is_one_compare_and_one_select(kind: Op, number: float) -> None:
    """Of GFX11, and of numbers: with a NaN it is always that."""
    for turned in (False, True):
        scope = root_scope(GFX11)
        pair = [scope.reg("v"), number]
        extreme(scope, kind, dtypes.float32, *(pair[::-1] if turned else pair))
        assert len(scope.items) == (2 if number == number else 3)
    run([with_const(kind, number, dtypes.float32)], [dtypes.float32])
