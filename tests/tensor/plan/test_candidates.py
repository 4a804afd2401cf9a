"""Which schedules of a card are considered, found again by trying all."""

from __future__ import annotations

from itertools import product

import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.plan.pick import Reduced, candidates, elementwise
from tensor.plan.schedule import Schedule
from tests.tensor.codegen.rdna import samples
from tests.tensor.plan.test_apply import NAVI31


def shares_nothing(plan: Schedule) -> bool:
    return plan.share == 1


@pytest.mark.parametrize(("rows", "columns"), [(16, 8), (20, 7), (7, 12), (40, 6)])
def test_tiles_are_all_that_divide_their_axes_and_are_no_larger_than_64(rows: int, columns: int) -> None:
    """1, 2 or 4 along the last axis of the lanes, up to 16 along another one, or all of that."""
    kernel = samples.matmul(rows, 5, columns)
    row, column = kernel.axes
    found = [c for c in candidates(kernel, NAVI31) if shares_nothing(c)]
    heights, widths = (1, 2, 4, 5, 8, 10, 16), (1, 2, 4)
    for lanes in ((row, column), (column,), (row,)):
        inner, other = (column, row) if lanes[-1] is column else (row, column)
        whole = {other.size} & set(range(3, 17))
        tiles = [
            (h, w)
            for h, w in product({*heights, *whole}, widths)
            if other.size % h == 0 and inner.size % w == 0 and h * w <= 64
        ]
        if len(lanes) == 1 and inner.size < 8:
            tiles = []  # too short for lanes of its own
        of_these = [c.tile for c in found if c.lane_axes == lanes]
        assert sorted((t.get(other, 1), t.get(inner, 1)) for t in of_these) == sorted(tiles)
        assert all(
            c.outer_axes == (() if len(lanes) == 2 else (other,)) for c in found if c.lane_axes == lanes
        )


def test_groups_are_of_one_wave_unless_many_full_ones_read_no_row_together() -> None:
    kernel = samples.matmul(16, 5, 256)
    row, column = kernel.axes
    found = {
        (len(c.lane_axes), c.tile.get(row, 1), c.tile.get(column, 1)): c.block
        for c in candidates(kernel, NAVI31)
        if shares_nothing(c) and c.lane_axes[-1] is column
    }
    assert found[2, 1, 1] == 64 and found[1, 1, 1] == 64  # 4096 lanes; 256
    assert found[1, 1, 2] == 64 and found[1, 1, 4] == 32  # 128; 64
    assert found[1, 2, 1] == 32  # rows of one wave
    odd = samples.matmul(3, 5, 50)
    assert {c.block for c in candidates(odd, NAVI31) if shares_nothing(c)} == {32}  # 150: no whole groups


@pytest.mark.parametrize(
    ("size", "shares"),
    [
        (3, []),
        (4, [4]),
        (7, [4]),
        (8, [4, 8]),
        (31, [4, 8, 16]),
        (255, [4, 8, 16, 32]),
        (256, [4, 8, 16, 32, 256]),
    ],
)
def test_no_more_lanes_share_an_output_than_it_sums_elements(size: int, shares: list[int]) -> None:
    kernel = samples.row_reduce(Op.REDUCE_ADD, 3, size)
    found = [c for c in candidates(kernel, NAVI31) if c.share > 1]
    assert [c.share for c in found] == shares
    assert [c.block for c in found] == [max(share, 32) for share in shares]


@pytest.mark.parametrize(
    ("size", "share", "vector", "unroll"),
    [(256, 32, 4, 2), (128, 32, 4, 1), (96, 32, 1, 3), (64, 32, 1, 2), (32, 32, 1, 1), (1024, 8, 4, 4)],
)
def test_lanes_that_share_take_whole_vectors_and_four_at_once_where_there_are_so_many(
    size: int, share: int, vector: int, unroll: int
) -> None:
    plan = Reduced.of(samples.row_reduce(Op.REDUCE_ADD, 3, size))
    ((_, steps),) = plan.steps(1, share).items()
    assert (steps.lanes, steps.vector, steps.unroll) == (share, vector, unroll)


@pytest.mark.parametrize(
    ("size", "outputs", "unroll"),
    [
        (5, 1, 5),
        (16, 1, 16),
        (17, 1, 4),
        (24, 1, 8),
        (20, 1, 4),
        (25, 1, 5),
        (27, 1, 3),
        (26, 1, 2),
        (24, 32, 4),
        *((24, 64, 2), (24, 128, 1), (24, 1000, 1), (17, 64, 2), (4, 32, 4), (5, 32, 4)),
    ],
)
def test_a_sum_is_unrolled_whole_or_by_what_divides_it_within_128_steps(
    size: int, outputs: int, unroll: int
) -> None:
    """At most 16 steps, 128 with all outputs of a lane; what nothing divides leaves a rest."""
    plan = Reduced.of(samples.row_reduce(Op.REDUCE_ADD, 3, size))
    ((_, steps),) = plan.steps(outputs, 1).items()
    assert (steps.lanes, steps.vector, steps.unroll) == (1, 1, unroll)


@pytest.mark.parametrize(
    ("count", "dtype", "vector", "block"),
    [
        (1 << 20, dtypes.float32, 8, 256),
        (4 * 256 * 32, dtypes.float32, 4, 256),
        (4 * 256 * 31, dtypes.float32, 4, 64),
        (1 << 20, dtypes.float16, 16, 256),
        (1 << 20, dtypes.int8, 16, 256),
        (1 << 20, dtypes.float64, 4, 256),
        (4 * 32, dtypes.float32, 4, 32),
        (4 * 31, dtypes.float32, 1, 64),  # too few vectors for a wave
        (33, dtypes.float32, 1, 64),
        (32, dtypes.float32, 1, 32),
        (6 * 1000, dtypes.float32, 4, 64),
        (6 * 1001, dtypes.float32, 2, 64),
    ],
)
def test_elementwise_lanes_take_16_bytes_where_whole_waves_do_and_of_many_elements_twice_that(
    count: int, dtype: DType, vector: int, block: int
) -> None:
    kernel = samples.elementwise([lambda a: a], [dtype], count)
    found = elementwise(kernel, NAVI31)
    assert (found.tile.get(kernel.axes[0], 1), found.block) == (vector, block)


def test_axes_of_one_element_are_nobody_s() -> None:
    kernel = samples.matmul(1, 5, 64)
    assert all(Axis(0, 1) not in (*c.lane_axes, *c.outer_axes) for c in candidates(kernel, NAVI31))
