"""Which schedules of a card are considered, found again by trying all."""

from __future__ import annotations

from itertools import product

import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store
from tensor.ir.text import parse_kernel
from tensor.plan.pick import Reduced, candidates, elementwise
from tensor.plan.schedule import Schedule, Steps
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import F32, form, load, op, single
from tests.tensor.plan.test_apply import NAVI31
from tests.tensor.plan.test_extent import SUM


def shares_nothing(plan: Schedule) -> bool:
    return plan.share == 1


@pytest.mark.parametrize(("rows", "columns"), [(16, 8), (20, 7), (7, 12), (12, 7), (3, 8), (40, 6)])
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
    [
        (256, 32, 4, 2),
        (128, 32, 4, 1),
        (96, 32, 1, 3),
        (64, 32, 1, 2),
        (32, 32, 1, 1),
        (1024, 8, 4, 4),
        (64, 2, 4, 4),
    ],
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
        *((24, 43, 2), (24, 64, 2), (24, 128, 1), (24, 1000, 1), (17, 64, 2), (4, 32, 4), (5, 32, 4)),
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


def summed(*sizes: int, dtype: DType = F32, before: int = 0, behind: int = 0) -> Kernel:
    """The sum of a cube, of float32 whatever the cube is of, for each of three rows: so many operations of
    each element, and of the sum."""
    row, axes = Axis(0, 3), tuple(Axis(1 + number, size) for number, size in enumerate(sizes))
    step, terms = 1, []
    for axis in reversed((row, *axes)):
        terms.append((axis, step))
        step *= axis.size
    made = single(load(0, form(0, *terms), dtype))
    for _ in range(before):
        made = op(Op.NEG, made)
    made = op(Op.REDUCE_ADD, made, arg=axes)
    for _ in range(behind):
        made = op(Op.NEG, made)
    params = (Param(0, dtype, step, "r"), Param(1, F32, 3, "w"))
    return Kernel("summed", (row,), params, (Store(1, form(0, (row, 1)), made),))


def unrolls(steps: dict[Axis, Steps]) -> list[int]:
    return [steps[axis].unroll for axis in sorted(steps, key=lambda axis: axis.index)]


@pytest.mark.parametrize(
    ("sizes", "unrolled"),
    [
        ((24, 5), [3, 5]),  # 16 // 5 of the other one
        ((24, 16), [1, 16]),
        ((31, 37), [1, 4]),  # what nothing divides: a rest of the longest alone
        ((37, 31), [4, 1]),
        ((3, 3, 3), [1, 3, 3]),
    ],
)
def test_of_several_axes_the_inner_ones_are_unrolled_first(
    sizes: tuple[int, ...], unrolled: list[int]
) -> None:
    assert unrolls(Reduced.of(summed(*sizes)).steps(1, 1)) == unrolled


def test_lanes_split_the_longest_axis_of_a_sum_by_two_turns_at_once() -> None:
    """What lies beside it is unrolled by 16 steps or by 4; a single axis by four turns."""
    for sizes, split in (((4096, 12), 0), ((12, 4096), 1)):
        kernel = summed(*sizes)
        found = [c for c in candidates(kernel, NAVI31) if c.share > 1]
        assert [c.share for c in found] == [n for n in (4, 8, 16, 32, 256) for _ in range(2)]
        assert [unrolls(c.steps)[1 - split] for c in found] == [12, 4] * 5
        for plan in found:
            main, other = (plan.steps[kernel.reduce_axes[n]] for n in (split, 1 - split))
            assert (main.lanes, main.vector, main.unroll, other.lanes) == (plan.share, 4, 2, 1)
    alone = [c for c in candidates(summed(4096), NAVI31) if c.share > 1]
    assert [unrolls(c.steps) for c in alone] == [[4]] * 5


def test_lanes_take_two_turns_at_once_of_long_steps_and_of_what_ends_at_run_time() -> None:
    ended = parse_kernel(SUM.replace("a1:100", "a1:4096").replace("[300]", "[12288]").replace("3*a1", "a1"))
    for kernel in (summed(4096, before=40), ended):
        assert {unrolls(c.steps)[0] for c in candidates(kernel, NAVI31) if c.share > 1} == {2}


@pytest.mark.parametrize(("before", "behind", "is_long"), [(23, 0, False), (24, 0, True), (23, 9, False)])
def test_a_step_of_more_than_24_values_is_also_taken_alone(before: int, behind: int, is_long: bool) -> None:
    """What is loaded is one of them; what is made of the sum is none."""
    found = [c for c in candidates(summed(16, before=before, behind=behind), NAVI31) if shares_nothing(c)]
    assert {unrolls(c.steps)[0] for c in found} == ({16, 1} if is_long else {16})


@pytest.mark.parametrize(("dtype", "vector"), [(dtypes.float16, 8), (F32, 4), (dtypes.int8, 4)])
def test_lanes_read_eight_neighbours_of_what_is_summed_alone(dtype: DType, vector: int) -> None:
    """Sums are of float32 in any case."""
    assert {
        c.steps[Axis(1, 8192)].vector for c in candidates(summed(8192, dtype=dtype), NAVI31) if c.share > 1
    } == {vector}


@pytest.mark.parametrize(
    ("size", "vector", "natural", "may"),
    [
        *[(16, 4, False, True), (48, 4, True, True)],  # whole turns
        *[(47, 4, False, False), (49, 4, False, True), (20, 4, False, False)],  # three others
        *[(127, 8, False, False), (129, 8, False, True), (103, 8, False, False)],  # or four of eight
        *[(49, 4, True, False), (52, 4, True, True), (50, 4, True, False), (132, 8, True, False)],
    ],
)
def test_the_last_of_three_vectors_of_four_or_four_of_eight_may_pass_the_end(
    size: int, vector: int, natural: bool, may: bool
) -> None:
    """Of four lanes; rows begin at whole vectors where a chip asks for that."""
    plan = Reduced.of(samples.row_reduce(Op.REDUCE_ADD, 3, size), natural)
    assert plan.has_vectors(Axis(1, size), vector, 4) == may


def test_lanes_run_over_all_axes_or_one_of_eight_or_more_or_the_last_two() -> None:
    kernel = samples.half_product(9, 8, 5, F32, batch=7)
    many, row, column = kernel.axes
    found = {(c.lane_axes, c.outer_axes) for c in candidates(kernel, NAVI31)}
    assert found == {
        ((many, row, column), ()),
        ((row,), (many, column)),
        ((column,), (many, row)),
        ((row, column), (many,)),
    }
    two = samples.matmul(2, 5, 3)
    assert {c.lane_axes for c in candidates(two, NAVI31)} == {two.axes}


def test_no_schedule_is_considered_twice() -> None:
    for kernel in (summed(64), samples.matmul(16, 5, 24), samples.matmul(2, 5, 3)):
        found = [(c.lane_axes, c.tile, c.steps, c.share) for c in candidates(kernel, NAVI31)]
        assert not any(each in found[:number] for number, each in enumerate(found))
