"""Which schedules the host's plan considers, and what host_cost.py says they cost: counted here by hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from tensor.dtype import dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Load, Param, Store, Value
from tensor.plan.host import (
    candidates,
    elementwise,
    in_memory_order,
    pack,
    pick,
    shared_steps,
    shared_tiles,
    tiles,
)
from tensor.plan.host_cost import AccessSurvey, HostSchedule, cost, is_torn
from tensor.plan.pick import Reduced
from tensor.plan.target import Target
from tests.tensor.codegen.rdna import samples

LANES = 16
GROUPS, WIDE = 16, (8, 12)
GATHER, UNIFORM, TORN, RUN, LINE = 12.0, 0.6, 10.0, 22.0, 4.5  # in loads of a vector
APART, REUSED, PANEL_BYTES = 256, 4, 1 << 20
HOST = Target("host", LANES, 4, 10, 16)


@pytest.mark.parametrize("columns", [15, 16, 17, 32, 33, 48, 49, 100])
@pytest.mark.parametrize("registers", [9, 10, 16])
def test_register_tiles_are_all_that_fit_and_no_more(columns: int, registers: int) -> None:
    """Vectors along the lanes, the last of them not empty; with 2 to 12 rows of another axis: a sum for
    each, the vectors and two more are in registers."""
    kernel = samples.matmul(5, 7, columns)
    row, column = kernel.axes
    found = [
        (c.tile.get(row, 1), c.tile.get(column, 1))
        for c in candidates(kernel, kernel.axes, replace(HOST, registers=registers))
        if c.along is column
    ]
    widths = [w for w in (1, 2, 3, 4) if w == 1 or (w - 1) * LANES < columns]
    wanted = [
        (h, w) for w in widths for h in range(1, 6) if h == 1 or h * w + w + 2 <= registers
    ]  # of five rows
    assert sorted(found) == sorted(wanted)
    tall = samples.matmul(50, 7, 16)
    heights = [t.get(tall.axes[0], 1) for t in tiles(tall.axes, tall.axes[1], 1, 99)]
    assert heights == list(range(1, 13))


@pytest.mark.parametrize("registers", [8, 14, 15, 16, 24])
def test_tiles_of_outputs_that_lanes_share_are_all_that_fit(registers: int) -> None:
    """Up to four of one axis or of two: of two, each sum and each side's elements are in registers."""
    axes = samples.matmul(3, 7, 4).axes
    found = [tuple(t.get(a, 1) for a in axes) for t in shared_tiles(axes, registers)]
    wanted = [
        (h, w) for h, w in product((1, 2, 3), (1, 2, 3, 4)) if 1 in (h, w) or h * w + h + w <= registers
    ]
    assert sorted(found) == wanted


@pytest.mark.parametrize(
    ("size", "outputs", "unroll"),
    [(15, 1, 1), (16, 1, 1), (32, 1, 2), (47, 3, 2), (1000, 3, 4), (1000, 4, 1)],
)
def test_lanes_that_share_a_sum_take_up_to_four_vectors_a_turn(size: int, outputs: int, unroll: int) -> None:
    kernel = samples.row_reduce(Op.REDUCE_ADD, 3, size)
    ((axis, steps),) = shared_steps(Reduced.of(kernel), outputs, LANES).items()
    assert (axis.size, steps.lanes, steps.unroll) == (size, LANES, unroll)


@pytest.mark.parametrize(
    ("sizes", "unrolls"),
    [
        ((9, 5, LANES), (1, 1, 1)),
        ((9, 4, LANES), (1, 4, 1)),
        ((9, 2, 2 * LANES), (1, 2, 2)),
        ((9, 2, 3 * LANES), (1, 1, 3)),
        ((9, 3, 2 * LANES), (1, 1, 2)),
    ],
)
def test_short_loops_inside_others_are_written_out(sizes: tuple[int, ...], unrolls: tuple[int, ...]) -> None:
    """Up to four turns of all of them together, from the innermost one."""
    row, axes = Axis(0, 8), [Axis(1 + i, size) for i, size in enumerate(sizes)]
    size = 8 * sizes[0] * sizes[1] * sizes[2]
    x = samples.load(0, samples.form(0, (row, size // 8), *((a, 1) for a in axes)))
    total = samples.op(Op.REDUCE_ADD, x, arg=tuple(axes))
    params = (Param(0, dtypes.float32, size, "r"), Param(1, dtypes.float32, 8, "w"))
    kernel = Kernel("n", (row,), params, (Store(1, samples.form(0, (row, 1)), total),))
    found = shared_steps(Reduced.of(kernel), 4, LANES, frozenset(axes[2:]))
    assert tuple(found[axis].unroll for axis in axes) == unrolls
    assert list(found) == axes


@pytest.mark.parametrize(("size", "are_there"), [(7, False), (8, True), (9, True)])
def test_lanes_share_a_sum_of_at_least_half_a_vector(size: int, are_there: bool) -> None:
    kernel = samples.row_reduce(Op.REDUCE_ADD, 30, size)
    shares = {c.share for c in candidates(kernel, kernel.axes, HOST)}
    assert (LANES in shares) is are_there


@pytest.mark.parametrize(("rows", "ragged"), [(32, 1.0), (33, 1.2)])
def test_a_product_costs_its_loads_and_additions(rows: int, ragged: float) -> None:
    """Of four rows and two vectors: each step loads 4 elements for all lanes and 2 vectors, and adds 8; then
    8 vectors are stored."""
    kernel = samples.matmul(rows, 48, 64)
    row, column = kernel.axes
    steps = Reduced.of(kernel).steps(8, 1)
    plan = HostSchedule((), kernel.axes, {row: 4, column: 2}, steps, LANES, along=column)
    loads = (4 * UNIFORM + 2 * 1.0) * 48 * ragged
    groups = -(-rows // 4) * (64 // (2 * LANES))
    assert plan.groups == groups
    assert cost(plan, AccessSurvey(kernel), HOST) == pytest.approx((loads + 8 * 48 + 8 + 4) * groups)
    assert cost(plan, AccessSurvey(kernel), replace(HOST, registers=12)) < float("inf")
    assert cost(plan, AccessSurvey(kernel), replace(HOST, registers=11)) == float("inf")


def test_along_rows_a_product_gathers_and_one_sum_hides_no_latency() -> None:
    kernel = samples.matmul(32, 48, 64)
    row, _ = kernel.axes
    plan = HostSchedule((), kernel.axes, {}, Reduced.of(kernel).steps(1, 1), LANES, along=row)
    # 8: the operations that hide a sum's latency. What is stored is spread as what is gathered.
    wanted = ((GATHER + UNIFORM) * 48 + 8 * 48 + GATHER + 4) * 2 * 64
    assert cost(plan, AccessSurvey(kernel), HOST) == pytest.approx(wanted)
    three = replace(plan, tile={kernel.axes[1]: 3})
    copied = 1 + GATHER * 3 / 64  # what lanes would gather is copied once for all columns, three of 64 a turn
    wanted = ((copied + 3 * UNIFORM) * 48 * 1.2 + 8 * 48 + 3 * GATHER + 4) * 2 * 22
    assert cost(three, AccessSurvey(kernel), HOST) == pytest.approx(wanted)


def tiled(kernel: Kernel, rows: int) -> HostSchedule:
    """Two vectors of columns and some rows at once."""
    row, column = kernel.axes
    steps = Reduced.of(kernel).steps(1, 1)
    return HostSchedule((), kernel.axes, {column: 2, row: rows}, steps, LANES, along=column)


def test_steps_that_lie_apart_cost_lines_and_a_copy_shares_them() -> None:
    apart, close = samples.matmul(8, 40, APART), samples.matmul(8, 40, APART - 1)
    roomy, groups = replace(HOST, registers=32), APART // (2 * LANES)
    near = (2 + 8 * UNIFORM) * 40 + 16 * 40 + 16 + 4
    assert cost(tiled(close, 8), AccessSurvey(close), roomy) == pytest.approx(near * groups)
    assert cost(tiled(apart, 8), AccessSurvey(apart), roomy) == pytest.approx(
        (near + (RUN + 2 * LINE) * 40) * groups
    )
    copied = (2 * (1 + 1 / 4) + 2 * UNIFORM + (RUN + 2 * LINE) / 4) * 40 + 4 * 40 + 4 + 4
    assert cost(tiled(apart, 2), AccessSurvey(apart), roomy) == pytest.approx(copied * groups * 4)


@pytest.mark.parametrize(
    ("columns", "there"), [(3 * 8 * LANES, ()), (4 * 8 * LANES, (8,)), (4 * 12 * LANES, WIDE)]
)
def test_long_runs_of_a_row_are_considered_where_four_groups_have_one(
    columns: int, there: tuple[int, ...]
) -> None:
    kernel = samples.matmul(1, 40, columns)
    (_, column) = kernel.axes
    found = [c.tile[column] for c in candidates(kernel, (column,), HOST) if c.tile.get(column, 1) > 4]
    assert tuple(found) == there


def test_a_row_by_a_matrix_reads_long_runs_of_it() -> None:
    kernel = samples.matmul(1, 768, 3072)
    found = pick(kernel, replace(HOST, registers=32))
    assert found.tile == {kernel.axes[1]: max(WIDE)}
    near = pick(samples.matmul(1, 768, APART - 1), replace(HOST, registers=32))
    assert max(near.tile.values()) <= 4


@pytest.mark.parametrize(
    ("rows", "size", "torn"), [(2, PANEL_BYTES // 8 + 1, True), (2, PANEL_BYTES // 8, False)]
)
def test_rows_of_a_large_array_come_one_by_one_if_nothing_reads_them_again(
    rows: int, size: int, torn: bool
) -> None:
    kernel = samples.row_reduce(Op.REDUCE_ADD, rows, size)
    (row,) = kernel.axes
    steps = shared_steps(Reduced.of(kernel), rows, LANES)
    survey = AccessSurvey(kernel)
    plan = HostSchedule((), kernel.axes, {row: rows}, steps, LANES, LANES)
    one = replace(plan, tile={}, steps=shared_steps(Reduced.of(kernel), 1, LANES))
    assert is_torn(survey.values[0], survey.loads[0], plan, survey) is torn
    assert not is_torn(survey.values[0], survey.loads[0], one, survey)
    turns = -(-size // LANES)
    wanted = 2 * (1 + TORN * torn) * turns + 8 * turns + 12 * 2 + 4
    assert cost(plan, survey, HOST) == pytest.approx(wanted)


def test_an_array_that_fits_no_cache_is_read_once_for_all_rows() -> None:
    wide = samples.matmul(8, 512, PANEL_BYTES // 2048 + 16)
    row, column = wide.axes
    plan = HostSchedule((), wide.axes, {}, Reduced.of(wide).steps(1, 1), LANES, along=column)
    assert in_memory_order(plan, AccessSurvey(wide)).outer_axes == (column, row)
    small = samples.matmul(8, 512, PANEL_BYTES // 2048)
    plan = replace(plan, outer_axes=small.axes)
    assert in_memory_order(plan, AccessSurvey(small)).outer_axes == small.axes


def test_a_shared_sum_costs_its_vectors_and_a_total() -> None:
    kernel = samples.row_reduce(Op.REDUCE_ADD, 6, 5000)
    (row,) = kernel.axes
    steps = shared_steps(Reduced.of(kernel), 2, LANES)
    plan = HostSchedule((), kernel.axes, {row: 2}, steps, LANES, LANES)
    turns = -(-5000 // LANES)
    wanted = (2 * turns + 8 * turns + 12 * 2 + 4) * 3
    assert cost(plan, AccessSurvey(kernel), HOST) == pytest.approx(wanted)
    down = samples.column_reduce(Op.REDUCE_ADD, 5000, 6)
    steps = shared_steps(Reduced.of(down), 1, LANES)
    plan = HostSchedule((), down.axes, {}, steps, LANES, LANES)
    wanted = (GATHER * turns + 8 * turns + 12 + 4) * 6
    assert cost(plan, AccessSurvey(down), HOST) == pytest.approx(wanted)


@pytest.mark.parametrize(
    ("rows", "inner", "columns", "why"),
    [
        (4 * REUSED, 40, APART, ""),
        (4 * REUSED - 3, 40, APART, ""),  # the last block of rows is short
        (4 * REUSED - 4, 40, APART, "too few rows use it"),
        (4 * REUSED, 40, APART - 1, "its lines lie close"),
        (4 * REUSED, PANEL_BYTES // (2 * LANES * 4), APART, ""),
        (4 * REUSED, PANEL_BYTES // (2 * LANES * 4) + 1, APART, "it would not stay in the cache"),
    ],
)
def test_a_side_is_copied_where_that_pays(rows: int, inner: int, columns: int, why: str) -> None:
    kernel = samples.matmul(rows, inner, columns)
    row, column = kernel.axes
    steps = Reduced.of(kernel).steps(8, 1)
    plan = HostSchedule((), kernel.axes, {row: 4, column: 2}, steps, LANES, along=column)
    found = pack(kernel, plan)
    assert (found.packed is None) is bool(why)
    assert pack(kernel, replace(plan, along=None)).packed is None
    assert pack(kernel, replace(plan, tile={column: 2})).packed is None


@pytest.mark.parametrize("vectors", [1, 2, 4])
@pytest.mark.parametrize("heights", [8, 20, 33])
def test_groups_that_copy_are_shared_out_to_all_cores_and_no_further(heights: int, vectors: int) -> None:
    """Each group copies anew, so that it takes all rows unless there are fewer than GROUPS groups then, and
    more than it must have only where all then have as many rows: 33 in three groups are 11 each."""
    kernel = samples.matmul(4 * heights, 40, 256)
    row, column = kernel.axes
    tile = {row: 4, column: vectors}
    steps = Reduced.of(kernel).steps(4 * vectors, 1)
    plan = pack(kernel, HostSchedule((), kernel.axes, tile, steps, LANES, along=column))
    across = 256 // (vectors * LANES)
    pieces = 3 if (heights, vectors) == (33, 2) else 1 if across >= GROUPS else GROUPS // across
    assert plan.loop is row and plan.turns == -(-heights // pieces)


def copied(rows: int, columns: int, by_columns: bool = False) -> Kernel:
    """A copy of a matrix by lines, or of one that lies by columns."""
    row, column = Axis(0, rows), Axis(1, columns)
    terms = ((row, 1), (column, rows)) if by_columns else ((row, columns), (column, 1))
    params = (Param(0, dtypes.float32, rows * columns, "r"), Param(1, dtypes.float32, rows * columns, "w"))
    store = Store(1, samples.form(0, *terms), samples.load(0, samples.form(0, *terms)))
    return Kernel("copy", (row, column), params, (store,))


@pytest.mark.parametrize(
    ("rows", "columns", "by_columns", "along"),
    [
        (100, 64, False, 1),
        (64, 100, True, 0),
        (100, 3, False, 1),  # 16 lanes for 3: 2 * 16 / 3 and not two gathers of 12
        (3, 100, True, 0),
        (1, 64, False, 1),
        (1, 17, False, None),  # two vectors for 17 elements; flattened lanes mask what is left over
        (1, 1, False, None),
    ],
)
def test_lanes_of_a_copy_run_along_lines_unless_flat_ones_waste_less(
    rows: int, columns: int, by_columns: bool, along: int | None
) -> None:
    kernel = copied(rows, columns, by_columns)
    axes = tuple(a for a in kernel.axes if a.size > 1)
    found = elementwise(kernel, axes, HOST)
    assert (None if found.along is None else found.along.index) == along
    left = rows * columns % (found.block * found.turns)  # of flattened lanes alone a last group is cut
    assert found.has_tail is (along is None and left > 0)
    if rows * columns == 1:
        assert found == HostSchedule((), (), {}, {}, 1) and found.groups == 1
    else:
        assert found.block == LANES and found.groups * found.turns * LANES >= rows * columns


def test_computed_places_move_as_their_sums_do() -> None:
    """A sum by the sum of its parts: 1 + 2 + 5 and 60 + 4. None where a table or a choice says."""
    row, column, step = Axis(0, 4), Axis(1, 8), Axis(2, 5)
    numbers = [
        Value(Op.IOTA, dtypes.int32, (), samples.form(7, *terms))
        for terms in (((column, 1), (step, 60)), ((column, 2), (step, 4)))
    ]
    flag, first = (samples.load(n, samples.form(0, (row, 1)), dtypes.int32) for n in range(2))
    place = samples.op(Op.ADD, samples.op(Op.ADD, *numbers), first)
    chosen = samples.op(Op.WHERE, flag, place, samples.const(-1, dtypes.int32))
    value = Value(Op.BUFFER, dtypes.float32, (chosen,), Load(2, samples.form(0, (column, 5)), limit=900))
    total = samples.op(Op.REDUCE_ADD, value, arg=(step,))
    params = (
        *(Param(0, dtypes.int32, 4, "r"), Param(1, dtypes.int32, 4, "r"), Param(2, dtypes.float32, 900, "r")),
        Param(3, dtypes.float32, 32, "w"),
    )
    out = Store(3, samples.form(0, (row, 8), (column, 1)), total)
    survey = AccessSurvey(Kernel("p", (row, column), params, (out,)))
    assert survey.loads[-1] == {row: None, column: 8, step: 64}


def test_flat_lanes_gather_as_soon_as_there_are_two_axes() -> None:
    flat, whole = AccessSurvey(copied(100, 64)), AccessSurvey(copied(1, 64))
    assert flat.flat(flat.axes[1], LANES) == 2 * GATHER
    assert whole.flat(whole.axes[1], LANES) == whole.price(whole.axes[1]) == 2
    assert flat.price(flat.axes[0]) == 2 * GATHER


@pytest.mark.parametrize(
    ("size", "turns", "groups", "is_cut"),
    [
        (96, 3, 2, False),
        (96, 4, 2, True),
        (97, 1, 7, True),
        (97, 6, 2, True),
        (16, 1, 1, False),
        (5, 1, 1, True),
    ],
)
def test_the_last_group_of_flattened_lanes_is_cut_where_turns_leave_something_over(
    size: int, turns: int, groups: int, is_cut: bool
) -> None:
    plan = HostSchedule((Axis(0, size),), (), {}, {}, LANES, turns=turns)
    assert (plan.groups, plan.has_tail) == (groups, is_cut)


def test_groups_that_copy_are_16_where_rows_can_be_shared_out_so() -> None:
    """Five across: four pieces of twelve blocks of rows, three blocks each."""
    kernel = samples.matmul(4 * 12, 40, 5 * 4 * LANES)
    row, column = kernel.axes
    plan = HostSchedule(
        (), kernel.axes, {row: 4, column: 4}, Reduced.of(kernel).steps(16, 1), LANES, along=column
    )
    assert pack(kernel, plan).turns == 3


def test_a_loop_that_is_alone_is_written_out_as_if_it_were_four_times_as_long() -> None:
    """Eight outputs by four are 32, for which 128 steps leave four."""
    alone = samples.matmul(8, 25, 64)
    row, column = alone.axes
    found = next(c for c in candidates(alone, alone.axes, HOST) if c.tile == {column: 2, row: 4})
    assert found.steps[alone.reduce_axes[0]].unroll == 4
