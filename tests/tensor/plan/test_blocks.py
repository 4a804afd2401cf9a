"""Which products go through shared memory, and in which blocks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tensor.codegen.sass.chip import TARGETS
from tensor.dtype import dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store
from tensor.plan.blocks import find, stages
from tensor.plan.target import GROUP
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


def taps() -> Kernel:
    """The sum over two taps, and over k, of a[m, tap, k] * b[k, tap, n]."""
    row, column, tap = Axis(0, 64), Axis(1, 64), Axis(2, 2)
    inner = Axis(3, 48)
    left = load(0, form(0, (row, 96), (tap, 48), (inner, 1)))
    right = load(1, form(0, (inner, 128), (tap, 64), (column, 1)))
    total = op(Op.REDUCE_ADD, op(Op.MUL, left, right), arg=(tap, inner))
    params = (Param(0, F32, 64 * 96, "r"), Param(1, F32, 48 * 128, "r"), Param(2, F32, 4096, "w"))
    return Kernel("taps", (row, column), params, (Store(2, form(0, (row, 64), (column, 1)), total),))


def test_further_sums_are_loops_outside() -> None:
    kernel = samples.convolution(32, 32, 3)
    stage = find(Kernel(kernel.name, kernel.axes, kernel.params, kernel.stores), NAVI31)
    assert stage is None  # four output channels are too few
    tap, inner = taps().reduce_axes
    stage = find(taps(), NAVI31)
    assert stage is not None and (stage.inner, stage.loops) == (inner, (tap,))


SM_90 = replace(TARGETS["sm_90"], units=4)  # few, so that blocks of any size are enough for it


def by_groups(rows: int, columns: int, depth: int, units: int = 4) -> list[tuple[int, int]]:
    """Blocks that groups of waves may multiply, as boxes and as copies of 16 bytes."""
    found = [s for s in stages(product(rows, columns, depth), replace(SM_90, units=units)) if s.by == GROUP]
    assert all((s.depth, s.stages, s.late) == (64, 3, True) for s in found)
    boxed = [s.lines for s in found if s.boxed]
    assert boxed == [s.lines for s in found if not s.boxed]
    return boxed


@pytest.mark.parametrize(
    ("sizes", "blocks"),
    [
        ((128, 128, 128), []),  # two stages of 64 steps: no pipeline
        ((128, 128, 136), [(128, 128), (64, 128), (64, 64)]),
        ((72, 72, 192), [(128, 128), (64, 128), (64, 64)]),
        ((64, 72, 192), [(64, 128), (64, 64)]),  # of 128 rows half would be padding
        ((128, 64, 192), [(64, 64)]),
        ((40, 40, 192), [(64, 64)]),
        ((32, 128, 192), []),
        ((128, 32, 192), []),
        ((128, 128, 193), []),  # rows that begin at no multiple of 16 bytes
    ],
)
def test_groups_of_waves_multiply_blocks_of_which_more_than_half_is_there(
    sizes: tuple[int, int, int], blocks: list[tuple[int, int]]
) -> None:
    assert by_groups(*sizes) == blocks


@pytest.mark.parametrize(("units", "largest"), [(8, (128, 128)), (9, (64, 64)), (16, (64, 64)), (17, None)])
def test_groups_of_waves_are_enough_where_each_unit_has_a_wave(
    units: int, largest: tuple[int, int] | None
) -> None:
    """A block of 128 x 128 has eight waves, so have the two of 64 x 128; the four of 64 x 64 have 16."""
    assert next(iter(by_groups(128, 128, 192, units)), None) == largest


@pytest.mark.parametrize(
    ("depth", "steps", "stages"), [(16, 16, 1), (31, 16, 1), (32, 32, 1), (64, 32, 1), (65, 32, 2)]
)
def test_a_stage_is_two_of_the_units_steps_and_there_are_two_where_a_third_follows(
    depth: int, steps: int, stages: int
) -> None:
    stage = find(product(64, 64, depth), NAVI31)
    assert stage is not None and (stage.depth, stage.stages) == (steps, stages)


@pytest.mark.parametrize(("depth", "stages"), [(32, 1), (33, 2)])
def test_lanes_multiply_by_16_steps_and_by_two_stages_where_a_third_follows(depth: int, stages: int) -> None:
    stage = find(samples.matmul(64, depth, 64), NAVI31)
    assert stage is not None and (stage.depth, stage.stages) == (16, stages)
