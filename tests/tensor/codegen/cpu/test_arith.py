"""Elementwise operations on the host give numpy's results, bit by bit."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.graph import Op
from tests.tensor.codegen.cpu.rig import checked, values
from tests.tensor.codegen.rdna.samples import const, data, op

COUNT = 83
FLOATS = [dtypes.float32, dtypes.float64]
INTS = [d for d in dtypes.all if d.is_int]


@pytest.mark.parametrize("dtype", FLOATS, ids=lambda d: d.name)
@pytest.mark.parametrize(
    "kind", [Op.ADD, Op.SUB, Op.MUL, Op.DIV, Op.MOD, Op.MAX, Op.MIN], ids=lambda o: o.name
)
def test_floats_of_two_sources_are_correctly_rounded(kind: Op, dtype: DType) -> None:
    inputs = [data(dtype, COUNT, 1), np.roll(data(dtype, COUNT, 2), 5)]
    checked(lambda a, b: op(kind, a, b), [dtype, dtype], inputs)


@pytest.mark.parametrize("dtype", FLOATS, ids=lambda d: d.name)
@pytest.mark.parametrize("kind", [Op.NEG, Op.RECIP, Op.SQRT, Op.TRUNC], ids=lambda o: o.name)
def test_floats_of_one_source_are_correctly_rounded(kind: Op, dtype: DType) -> None:
    checked(lambda a: op(kind, a), [dtype], [data(dtype, COUNT)])


@pytest.mark.parametrize("dtype", INTS, ids=lambda d: d.name)
@pytest.mark.parametrize("kind", [Op.ADD, Op.SUB, Op.MUL, Op.MAX, Op.MIN, Op.AND, Op.OR, Op.XOR],
                         ids=lambda o: o.name)  # fmt: skip
def test_whole_numbers_wrap(kind: Op, dtype: DType) -> None:
    checked(lambda a, b: op(kind, a, b), [dtype, dtype], [data(dtype, COUNT, 1), data(dtype, COUNT, 2)])


@pytest.mark.parametrize("dtype", INTS, ids=lambda d: d.name)
@pytest.mark.parametrize("kind", [Op.DIV, Op.MOD], ids=lambda o: o.name)
def test_whole_numbers_divide_toward_zero(kind: Op, dtype: DType) -> None:
    one, other = data(dtype, COUNT, 1), data(dtype, COUNT, 2)
    one, other = np.where(one == dtype.min, one + 1, one), np.where(other == 0, other + 3, other)
    checked(lambda a, b: op(kind, a, b), [dtype, dtype], [one, other])


@pytest.mark.parametrize("dtype", INTS, ids=lambda d: d.name)
def test_a_division_by_zero_or_of_the_least_by_minus_one_does_not_end_the_process(dtype: DType) -> None:
    one = np.full(20, int(dtype.min), dtype.numpy)
    other = np.where(np.arange(20) % 2, np.zeros(20), np.full(20, -1)).astype(dtype.numpy)
    for kind in (Op.DIV, Op.MOD):
        got = values(lambda a, b, k=kind: op(k, a, b), [dtype, dtype], [one, other])
        assert got.dtype == dtype.numpy and (kind is Op.MOD or (got[1::2] == 0).all())


@pytest.mark.parametrize("dtype", INTS, ids=lambda d: d.name)
@pytest.mark.parametrize("kind", [Op.SHL, Op.SHR], ids=lambda o: o.name)
def test_shifts_are_arithmetic_on_signed_numbers(kind: Op, dtype: DType) -> None:
    amount = (np.arange(COUNT) % dtype.bits).astype(dtype.numpy)
    checked(lambda a, b: op(kind, a, b), [dtype, dtype], [data(dtype, COUNT, 1), amount])


@pytest.mark.parametrize(
    "dtype", [dtypes.float32, dtypes.int8, dtypes.uint64, dtypes.bool], ids=lambda d: d.name
)
@pytest.mark.parametrize("kind", [Op.LT, Op.EQ, Op.NE], ids=lambda o: o.name)
def test_comparisons_know_signs_and_nan(kind: Op, dtype: DType) -> None:
    inputs = [data(dtype, COUNT, 1), np.roll(data(dtype, COUNT, 1), 1)]
    checked(lambda a, b: op(kind, a, b, dtype=dtypes.bool), [dtype, dtype], inputs)


def test_choices_and_logic_of_bools() -> None:
    bits = [data(dtypes.bool, COUNT, seed) for seed in (1, 2)]
    for kind in (Op.AND, Op.OR, Op.XOR, Op.MUL, Op.ADD, Op.MAX, Op.MIN):
        checked(lambda a, b, k=kind: op(k, a, b), [dtypes.bool] * 2, bits)
    checked(lambda a: op(Op.NOT, a), [dtypes.bool], bits[:1])
    numbers = data(dtypes.float32, COUNT)
    checked(lambda a, b: op(Op.WHERE, a, b, const(2.5)), [dtypes.bool, dtypes.float32], [bits[0], numbers])


def test_what_a_type_has_not_is_refused_by_name() -> None:
    with pytest.raises(IRError, match="no SIN of int32"):
        values(lambda a: op(Op.SIN, a), [dtypes.int32], [np.zeros(4, np.int32)])


def test_casts_keep_the_number_and_bitcasts_the_bits() -> None:
    """How each pair of types does: test_convert.py."""
    given = np.arange(COUNT, dtype=np.int32) - 40
    for kind in (Op.CAST, Op.BITCAST):
        checked(lambda a, k=kind: op(k, a, dtype=dtypes.float32), [dtypes.int32], [given])
