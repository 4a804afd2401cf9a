"""The greatest and least of many numbers, with NaN and infinities anywhere, on both generations."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.codegen.rdna.build import root_scope
from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.emit import listing
from tensor.codegen.rdna.extremes import extreme
from tensor.codegen.rdna.generation import GENERATIONS
from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tensor.plan.schedule import Schedule, Steps
from tests.tensor.codegen.rdna.samples import row_reduce
from tests.tensor.codegen.rdna.wave_rig import run_kernel
from tests.tensor.codegen.rdna.wave_rig import target as chip

pytestmark = pytest.mark.usefixtures("each_chip")


@pytest.mark.parametrize("unroll", [1, 2, 3, 4, 5, 8])
@pytest.mark.parametrize("kind", [Op.REDUCE_MAX, Op.REDUCE_MIN], ids=lambda o: o.name)
def test_a_nan_anywhere_in_a_row_is_its_result(kind: Op, unroll: int) -> None:
    columns = 8 * unroll + 5
    values = np.random.default_rng(unroll).standard_normal((columns + 3, columns)).astype(np.float32)
    for row in range(columns):
        values[row, row] = np.nan
    values[columns, :], values[columns + 1, 0], values[columns + 1, 1] = -np.inf, np.inf, -np.inf
    kernel = row_reduce(kind, *values.shape)
    plan = Schedule(kernel.axes, (), {}, {kernel.reduce_axes[0]: Steps(kernel.reduce_axes[0], unroll)}, 32)
    arrays = [values.reshape(-1).copy(), np.zeros(len(values), np.float32)]
    run_kernel(kernel, arrays, plan)
    want = values.max(1) if kind is Op.REDUCE_MAX else values.min(1)
    assert np.array_equal(arrays[1], want, equal_nan=True)


def test_three_sources_are_compared_at_once() -> None:
    kernel = row_reduce(Op.REDUCE_MAX, 64, 64)
    plan = Schedule(kernel.axes, (), {}, {kernel.reduce_axes[0]: Steps(kernel.reduce_axes[0], 8)}, 32)
    text = listing(chip.arch, build(kernel, chip.arch, plan).text)
    assert ("v_max3_f32" if chip.arch == "gfx1100" else "v_maximum3_f32") in text


@pytest.mark.parametrize("dtype", [dtypes.int32, dtypes.uint32], ids=str)
@pytest.mark.parametrize("kind", [Op.REDUCE_MAX, Op.REDUCE_MIN], ids=lambda o: o.name)
def test_whole_numbers_are_compared_three_at_once_too(kind: Op, dtype: DType) -> None:
    kernel = row_reduce(kind, 9, 37, dtype)
    plan = Schedule(kernel.axes, (), {}, {kernel.reduce_axes[0]: Steps(kernel.reduce_axes[0], 4)}, 32)
    name = "max" if kind is Op.REDUCE_MAX else "min"
    assert f"v_{name}3_{dtype.kind}32" in listing(chip.arch, build(kernel, chip.arch, plan).text)
    kept = np.dtype(dtype.numpy)
    limits = np.iinfo(kept)
    values = np.random.default_rng(0).integers(limits.min, limits.max, (9, 37), kept, endpoint=True)
    arrays = [values.reshape(-1).copy(), np.zeros(9, kept)]
    run_kernel(kernel, arrays, plan)
    assert np.array_equal(arrays[1], values.max(1) if kind is Op.REDUCE_MAX else values.min(1))


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.int32], ids=str)
def test_the_greatest_of_one_number_is_that_number(dtype: DType) -> None:
    scope = root_scope(GENERATIONS[chip.arch])
    only = scope.reg("v")
    assert extreme(scope, Op.REDUCE_MAX, dtype, [only]) is only and not scope.items
