"""Which products go through shared memory, and in which blocks."""

from __future__ import annotations

import pytest

from tensor.dtype import dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store
from tensor.plan.blocks import find
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import F32, form, load, op, single
from tests.tensor.codegen.rdna.samples import half_product as product
from tests.tensor.plan.test_apply import NAVI31

HALF = dtypes.float16


@pytest.mark.parametrize(
    ("kernel", "lines", "tile"),
    [
        (samples.matmul(1024, 64, 1024), (128, 128), (8, 8)),
        (samples.matmul(512, 64, 512), (64, 64), (4, 4)),
        (samples.matmul(64, 64, 64), (32, 32), (8, 4)),
        (samples.matmul(65536, 64, 48), (64, 64), (4, 4)),  # less than twice as wide as there is anything
        (samples.matmul(48, 64, 65536), (64, 64), (4, 4)),
        (samples.matmul(65536, 64, 64), (64, 64), (4, 4)),
        (samples.matmul(65536, 64, 65), (128, 128), (8, 8)),
        (samples.matmul(65536, 64, 33), (64, 64), (4, 4)),  # as many whole columns as smaller blocks have
        (samples.matmul(65536, 64, 129), (64, 64), (4, 4)),  # 192 columns with those behind the end, not 256
        (product(1024, 1024, 64), (128, 128), (4, 4)),
        (product(512, 512, 64), (64, 64), (2, 2)),
        (product(20, 20, 20), (16, 16), (1, 1)),
        (
            product(8, 64, 64),
            (16, 16),
            (1, 1),
        ),  # half of a fragment's rows, which is 4 times fewer than lanes take
        (product(5, 64, 64), (16, 16), (1, 1)),
        (product(4, 64, 64), (16, 16), (1, 1)),
        (product(8, 64, 63), (16, 16), (1, 1)),
    ],
)
def test_blocks_are_as_large_as_leaves_the_chip_busy(
    kernel: Kernel, lines: tuple[int, int], tile: tuple[int, int]
) -> None:
    stage = find(kernel, NAVI31)
    assert stage is not None and (stage.lines, stage.tile) == (lines, tile)


@pytest.mark.parametrize(
    "kernel",
    [
        pytest.param(samples.matmul(31, 64, 64), id="few rows"),
        pytest.param(samples.matmul(64, 16, 64), id="few steps"),
        pytest.param(product(3, 64, 64), id="few of a fragment's rows"),
        pytest.param(product(4, 64, 63), id="a quarter of its rows, for few steps"),
        pytest.param(product(8, 7, 64), id="few of a fragment's results"),
        pytest.param(samples.matmul(64, 64, 64, dtypes.float64), id="float64"),
        pytest.param(samples.row_reduce(Op.REDUCE_ADD, 64, 64), id="no product"),
    ],
)
def test_others_do_not(kernel: Kernel) -> None:
    assert find(kernel, NAVI31) is None


def test_a_sum_of_squares_is_no_product_of_matrices() -> None:
    row, inner = Axis(0, 32), Axis(1, 32)
    x = single(load(0, form(0, (row, 32), (inner, 1)), HALF))
    total = op(Op.REDUCE_ADD, op(Op.MUL, x, x), arg=(inner,))
    params = (Param(0, HALF, 1024, "r"), Param(1, F32, 32, "w"))
    kernel = Kernel("squares", (row,), params, (Store(1, form(0, (row, 1)), total),))
    assert find(kernel, NAVI31) is None


def powers(depth: int) -> Kernel:
    """The sum over k of exp2(a[m, k]) * b[k, n]: not 0 where a's loads are."""
    row, column, inner = Axis(0, 64), Axis(1, 64), Axis(2, depth)
    left = op(Op.EXP2, load(0, form(0, (row, depth), (inner, 1))))
    right = load(1, form(0, (inner, 64), (column, 1)))
    total = op(Op.REDUCE_ADD, op(Op.MUL, left, right), arg=(inner,))
    params = (Param(0, F32, 64 * depth, "r"), Param(1, F32, 64 * depth, "r"), Param(2, F32, 4096, "w"))
    return Kernel("powers", (row, column), params, (Store(2, form(0, (row, 64), (column, 1)), total),))


def test_sides_that_are_not_zero_behind_the_end_need_whole_stages() -> None:
    assert find(powers(64), NAVI31) is not None and find(powers(60), NAVI31) is None


def test_further_sums_are_loops_outside() -> None:
    kernel = samples.convolution(32, 32, 3)
    stage = find(Kernel(kernel.name, kernel.axes, kernel.params, kernel.stores), NAVI31)
    assert stage is None  # four output channels are too few
    row, column, tap = Axis(0, 64), Axis(1, 64), Axis(2, 2)
    inner = Axis(3, 48)
    left = load(0, form(0, (row, 96), (tap, 48), (inner, 1)))
    right = load(1, form(0, (inner, 128), (tap, 64), (column, 1)))
    total = op(Op.REDUCE_ADD, op(Op.MUL, left, right), arg=(tap, inner))
    params = (Param(0, F32, 64 * 96, "r"), Param(1, F32, 48 * 128, "r"), Param(2, F32, 4096, "w"))
    taps = Kernel("taps", (row, column), params, (Store(2, form(0, (row, 64), (column, 1)), total),))
    stage = find(taps, NAVI31)
    assert stage is not None and (stage.inner, stage.loops) == (inner, (tap,))
