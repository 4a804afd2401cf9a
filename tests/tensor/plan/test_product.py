"""Which kernels are products for the matrix unit."""

from __future__ import annotations

import pytest

from tensor.dtype import dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store
from tensor.plan.product import find
from tests.tensor.codegen.rdna.samples import F32, form, load, op, single
from tests.tensor.codegen.rdna.samples import half_product as product
from tests.tensor.plan.test_apply import NAVI31

HALF = dtypes.float16


def test_a_wave_takes_several_blocks_of_a_large_product() -> None:
    matrix = find(product(512, 512, 16), NAVI31)
    assert matrix is not None and matrix.tiles == (2, 2)
    small = find(product(32, 32, 16), NAVI31)
    assert small is not None and small.tiles == (1, 1)


@pytest.mark.parametrize(
    "kernel",
    [
        pytest.param(product(17, 32, 32), id="rows that are no whole blocks"),
        pytest.param(product(32, 24, 32), id="columns that are none"),
        pytest.param(product(32, 32, 40), id="a depth that is none"),
        pytest.param(product(32, 32, 32, F32), id="float32"),
        pytest.param(product(32, 32, 32, guarded=True), id="padded sides"),
    ],
)
def test_other_kernels_are_none(kernel: Kernel) -> None:
    assert find(kernel, NAVI31) is None


def test_a_sum_of_squares_is_no_product_of_matrices() -> None:
    row, inner = Axis(0, 32), Axis(1, 32)
    x = single(load(0, form(0, (row, 32), (inner, 1)), HALF))
    total = op(Op.REDUCE_ADD, op(Op.MUL, x, x), arg=(inner,))
    params = (Param(0, HALF, 1024, "r"), Param(1, F32, 32, "w"))
    kernel = Kernel("squares", (row,), params, (Store(1, form(0, (row, 1)), total),))
    assert find(kernel, NAVI31) is None
