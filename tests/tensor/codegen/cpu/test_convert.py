"""Casts on the host give numpy's values; floats saturate, halves round to nearest even, once."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tests.tensor.codegen.cpu.rig import checked, values
from tests.tensor.codegen.rdna.samples import data, op

COUNT = 70


@pytest.mark.parametrize("source", dtypes.all, ids=lambda d: d.name)
@pytest.mark.parametrize("target", dtypes.all, ids=lambda d: d.name)
def test_every_type_becomes_every_other(source: DType, target: DType) -> None:
    numbers = data(source, COUNT, 3, special=False)
    if source.is_float and target.is_int:
        numbers = np.arange(COUNT, dtype=np.float64).astype(np.float32)
        numbers = (numbers.view(np.uint32) >> 16).astype(np.uint16) if source.kind == "B" else numbers
        numbers = numbers.astype(source.numpy)
    if source.bits == 64 and source.is_int and target.is_float and target.bits == 16:
        numbers = numbers % 1000
    checked(lambda a: op(Op.CAST, a, dtype=target), [source], [numbers])


@pytest.mark.parametrize(
    "target", [dtypes.int32, dtypes.int64, dtypes.uint32, dtypes.uint64], ids=lambda d: d.name
)
def test_floats_saturate_and_nan_is_0(target: DType) -> None:
    given = np.array([1e30, -1e30, np.inf, -np.inf, np.nan, -0.7, 2.9], np.float32)
    got = values(lambda a: op(Op.CAST, a, dtype=target), [dtypes.float32], [given])
    low = int(target.min)
    assert got.tolist() == [target.max, low, target.max, low, 0, 0, 2]


def test_a_double_becomes_a_half_with_one_rounding() -> None:
    """1 + 2**-11 + 2**-40 is above the middle of two halves; a float32 between would lie on it."""
    given = np.array([1 + 2.0**-11 + 2.0**-40, 1 + 2.0**-11, 65519.99999999, 65520.0, -1e300, np.nan])
    checked(lambda a: op(Op.CAST, a, dtype=dtypes.float16), [dtypes.float64], [given])


def test_bits_stay_where_only_the_type_changes() -> None:
    for source, target in (
        (dtypes.float32, dtypes.int32), (dtypes.int32, dtypes.float32), (dtypes.float64, dtypes.uint64),
        (dtypes.float16, dtypes.uint16), (dtypes.uint16, dtypes.bfloat16), (dtypes.bfloat16, dtypes.int16),
        (dtypes.int16, dtypes.float16), (dtypes.bfloat16, dtypes.float16), (dtypes.float16, dtypes.bfloat16),
        (dtypes.int64, dtypes.float64),
    ):  # fmt: skip
        checked(lambda a, t=target: op(Op.BITCAST, a, dtype=t), [source], [data(source, COUNT, 1, False)])


@pytest.mark.parametrize("half", [dtypes.float16, dtypes.bfloat16], ids=lambda d: d.name)
def test_a_half_is_rounded_where_it_is_made_though_it_is_held_as_a_float(half: DType) -> None:
    given = np.array([1 + 2.0**-20, 2049, 1e-8, 70000, -3.14159], np.float32)
    checked(
        lambda a: op(Op.CAST, op(Op.CAST, a, dtype=half), dtype=dtypes.float32), [dtypes.float32], [given]
    )
