"""Schedules for the host: what is picked for kernels that people have, and that every candidate is right."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tensor.dtype import dtypes
from tensor.ir.form import Axis, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store
from tensor.plan.cost import length
from tensor.plan.host import HostBinding, candidates, pick, share_out, splits
from tensor.plan.host_cost import AccessSurvey, HostSchedule, excess
from tensor.plan.pick import Reduced
from tensor.plan.schedule import Steps
from tests.tensor.codegen.cpu.rig import check, target
from tests.tensor.codegen.rdna import samples


def test_every_candidate_schedule_of_a_product() -> None:
    kernel = samples.matmul(20, 18, 37, bias=True)
    found = list(candidates(kernel, kernel.axes, target()))
    assert len(found) > 40
    for schedule in found[::5]:
        check(kernel, schedule)


@pytest.mark.parametrize("turns", [1, 3])
def test_lanes_over_several_axes_reach_every_point(turns: int) -> None:
    row, column = Axis(0, 7), Axis(1, 23)
    value = samples.load(0, samples.form(0, (column, 7), (row, 1)))
    params = (Param(0, dtypes.float32, 161, "r"), Param(1, dtypes.float32, 161, "w"))
    kernel = Kernel("t", (row, column), params, (Store(1, samples.form(0, (row, 23), (column, 1)), value),))
    check(kernel, HostSchedule((row, column), (), {}, {}, target().lanes, turns=turns))


def test_lanes_of_a_product_run_along_its_columns_and_each_holds_several_rows() -> None:
    kernel = samples.matmul(256, 256, 256)
    schedule = pick(kernel, target())
    row, column = kernel.axes
    assert schedule.along is column and schedule.tile[row] >= 2 and schedule.tile[column] >= 2


@pytest.mark.parametrize(("m", "k", "n"), [(64, 40, 300), (131, 33, 301)])
def test_a_side_whose_lines_lie_apart_is_copied_before_its_rows_use_it(m: int, k: int, n: int) -> None:
    kernel = samples.matmul(m, k, n, bias=True)
    schedule = pick(kernel, target())
    assert schedule.packed is not None and schedule.packed.arg.slot == 1 and schedule.turns > 1
    assert str(schedule).endswith(f"{schedule.turns} turns a group, p1 packed")
    check(kernel, schedule)


def test_a_side_that_lanes_would_run_across_is_copied_so_that_they_run_along_it() -> None:
    """A product with a transposed right side."""
    row, column, inner = Axis(0, 64), Axis(1, 128), Axis(2, 40)
    left = samples.load(0, samples.form(0, (row, 40), (inner, 1)))
    right = samples.load(1, samples.form(0, (column, 40), (inner, 1)))
    total = samples.op(Op.REDUCE_ADD, samples.op(Op.MUL, left, right), arg=(inner,))
    params = tuple(
        Param(slot, dtypes.float32, count, how)
        for slot, count, how in ((0, 2560, "r"), (1, 5120, "r"), (2, 8192, "w"))
    )
    kernel = Kernel("bt", (row, column), params, (Store(2, samples.form(0, (row, 128), (column, 1)), total),))
    schedule = pick(kernel, target())
    assert schedule.along is column and schedule.packed is right
    check(kernel, schedule)


@pytest.mark.parametrize("sums", [1, 2])
def test_lanes_share_what_lies_inside_the_blocks_of_a_quantised_row(sums: int) -> None:
    """Rows of 40 blocks of 34 bytes: two of a scale, 32 weights. Lanes across rows would gather bytes."""
    row, block, inside = Axis(0, 24), Axis(1, 40), Axis(2, 32)
    size = 24 * 40 * 34
    found = []
    for slot in range(sums):
        weight = samples.load(slot, samples.form(2, (row, 1360), (block, 34), (inside, 1)), dtypes.uint8)
        scale = samples.load(slot, samples.form(0, (row, 1360), (block, 34)), dtypes.uint8)
        held, by = (samples.op(Op.CAST, each, dtype=dtypes.float32) for each in (weight, scale))
        x = samples.load(sums, samples.form(0, (block, 32), (inside, 1)))
        term = samples.op(Op.MUL, x, samples.op(Op.MUL, held, by))
        found.append(samples.op(Op.REDUCE_ADD, term, arg=(block, inside)))
    total = found[0] if sums == 1 else samples.op(Op.MUL, *found)
    params = [Param(slot, dtypes.uint8, size, "r") for slot in range(sums)]
    params += [Param(sums, dtypes.float32, 1280, "r"), Param(sums + 1, dtypes.float32, 24, "w")]
    kernel = Kernel("q", (row,), tuple(params), (Store(sums + 1, samples.form(0, (row, 1)), total),))
    schedule = pick(kernel, target())
    lanes = target().lanes
    assert (schedule.share, schedule.steps[inside].lanes, schedule.steps[block].lanes) == (lanes, lanes, 1)
    check(kernel, schedule)


def test_lanes_share_the_sum_of_a_row() -> None:
    assert pick(samples.row_reduce(Op.REDUCE_ADD, 4, 5000), target()).share == target().lanes
    assert pick(samples.column_reduce(Op.REDUCE_ADD, 500, 400), target()).share == 1


def test_lanes_split_one_axis_of_each_of_several_sums() -> None:
    check(kernel := samples.sum_over_part_sum(25, 5), pick(kernel, target()))


def test_a_softmax_keeps_its_row() -> None:
    row = pick(samples.softmax(100, 4096), target()).row
    assert row is not None and row.parts * target().lanes == 4096


@pytest.mark.parametrize(("columns", "is_kept"), [(1, False), (2, True), (3, True)])
def test_a_row_of_two_elements_is_kept_and_one_of_one_is_none(columns: int, is_kept: bool) -> None:
    schedule = pick(samples.softmax(5, columns), target())
    assert (schedule.row is not None) is is_kept
    check(samples.softmax(5, columns), schedule)


@pytest.mark.parametrize("lanes", [8, 16])
def test_the_only_sum_of_fewer_numbers_than_half_of_the_lanes_is_one_lane_s(lanes: int) -> None:
    few, host = lanes // 2 - 1, replace(target(), lanes=lanes)
    for count in (1, few):
        schedule = pick(samples.row_reduce(Op.REDUCE_ADD, 1, count), host)
        assert (schedule.groups, schedule.block, schedule.share) == (1, 1, 1)
    assert pick(samples.row_reduce(Op.REDUCE_ADD, 1, few + 1), host).share == lanes
    for count in (1, 3):
        check(kernel := samples.row_reduce(Op.REDUCE_ADD, 1, count), pick(kernel, target()))


def test_elementwise_groups_are_of_one_size() -> None:
    kernel = samples.elementwise([lambda a: a], [dtypes.float32], 1 << 20)
    schedule = pick(kernel, target())
    assert schedule.groups * schedule.turns * schedule.block == 1 << 20


@pytest.mark.parametrize(("vectors", "turns"), [(0, 1), (1, 1), (64, 64), (65, 33), (1 << 20, 64)])
def test_the_turns_of_a_group_share_the_vectors_out(vectors: int, turns: int) -> None:
    assert share_out(vectors) == turns


def test_a_schedule_says_where_lanes_run() -> None:
    kernel = samples.matmul(8, 8, 64)
    schedule = HostSchedule((), kernel.axes, {}, {}, 16, along=kernel.axes[1])
    assert str(schedule).startswith("lanes along a1; groups 32 of 16")


def test_long_steps_are_written_out_once_and_short_ones_several_times() -> None:
    kernel = samples.long_steps(64, 64, 16)
    survey = AccessSurvey(kernel)
    found = pick(kernel, target())
    assert excess(found, survey) == min(excess(c, survey) for c in candidates(kernel, kernel.axes, target()))
    assert [steps.unroll for steps in found.steps.values()] == [1] and not found.tile
    check(samples.long_steps(13, 7, 5), pick(samples.long_steps(13, 7, 5), target()))
    product = samples.matmul(64, 16, 64)
    assert excess(pick(product, target()), AccessSurvey(product)) == 0
    assert pick(product, target()).tile


def test_guards_and_totals_count_as_instructions() -> None:
    kernel = samples.matmul(64, 256, 96)
    survey, (row, column) = AccessSurvey(kernel), kernel.axes
    steps = {kernel.reduce_axes[0]: Steps(kernel.reduce_axes[0], 8)}
    whole = HostSchedule((), kernel.axes, {row: 16}, steps, 16, along=column)
    ragged = HostSchedule((), kernel.axes, {row: 15}, steps, 16, along=column)
    assert excess(whole, survey) == length(whole, survey.works) - 150 > 0
    assert excess(ragged, survey) == 1.5 * length(ragged, survey.works) - 150 > excess(whole, survey)
    shared = HostSchedule((), kernel.axes, {row: 16}, steps, 16, 16)
    assert excess(shared, survey) == excess(whole, survey) + 16 * 12


def test_axes_of_one_point_are_nowhere() -> None:
    kernel = samples.matmul(1, 4, 32)
    _, column = kernel.axes
    for schedule in (
        HostSchedule((column,), (), {}, {}, 8),
        HostSchedule((), (column,), {}, {}, 8, along=column),
    ):
        assert HostBinding(kernel, schedule).parts[Axis(0, 1)] == Form()


@pytest.mark.parametrize(
    ("sizes", "found"),
    [
        ((4, 3), []),
        ((8, 4), [{1}]),  # half a vector of the longest
        ((7, 3), []),
        ((40, 15), [{1}]),
        ((40, 16), [{1}, {2}]),  # a whole one of another
        ((16, 40), [{2}, {1}]),
    ],
)
def test_lanes_share_half_a_vector_of_the_longest_axis_or_a_whole_one_of_another(
    sizes: tuple[int, int], found: list[set[int]]
) -> None:
    row, outer, inner = Axis(0, 3), Axis(1, sizes[0]), Axis(2, sizes[1])
    x = samples.load(0, samples.form(0, (row, sizes[0] * sizes[1]), (outer, sizes[1]), (inner, 1)))
    total = samples.op(Op.REDUCE_ADD, x, arg=(outer, inner))
    params = (Param(0, dtypes.float32, 3 * sizes[0] * sizes[1], "r"), Param(1, dtypes.float32, 3, "w"))
    kernel = Kernel("s", (row,), params, (Store(1, samples.form(0, (row, 1)), total),))
    assert [{axis.index for axis in each} for each in splits(kernel, Reduced.of(kernel), 16)] == found
