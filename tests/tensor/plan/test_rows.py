"""Rows that stay in registers between a reduction and what uses it."""

from __future__ import annotations

import pytest

from tensor.dtype import dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store
from tensor.ir.loops import For, LoadTile, walk
from tensor.passes.online import divide_last
from tensor.plan.pick import pick
from tensor.plan.rows import RowAxes, find, find_reduced, held, needs, schedule, widest
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import F32, form, load, op
from tests.tensor.plan.test_apply import NAVI31, check

SUM = Op.REDUCE_ADD
MAX_ROW, SEVERAL = 16384, 16


def centred(rows: int, columns: int, dtype: dtypes = F32, turned: bool = False) -> Kernel:
    """x minus the sum of its row; turned: x lies the other way round in memory."""
    row, along, reduced = Axis(0, rows), Axis(1, columns), Axis(2, columns)

    def x(axis: Axis) -> object:
        terms = ((axis, rows), (row, 1)) if turned else ((row, columns), (axis, 1))
        return load(0, form(0, *terms), dtype)

    total = op(SUM, x(reduced), arg=(reduced,))
    params = (Param(0, dtype, rows * columns, "r"), Param(1, dtype, rows * columns, "w"))
    store = Store(1, form(0, (row, columns), (along, 1)), op(Op.SUB, x(along), total))
    return Kernel("centred", (row, along), params, (store,))


def test_a_row_is_what_is_reduced_and_what_results_run_along() -> None:
    kernel = samples.softmax(8, 100)
    assert needs(kernel) and find(kernel) == RowAxes(kernel.axes[1], (Axis(2, 100), Axis(3, 100)))


def test_other_kernels_have_none() -> None:
    product, total = samples.matmul(64, 64, 64), samples.row_reduce(SUM, 8, 64)
    assert find(product) is None and not needs(product)
    assert find(total) is None and not needs(total)
    assert find(centred(2, 1 << 15)) is None and needs(centred(2, 1 << 15))


@pytest.mark.parametrize("columns", [1, 2, 7, 63, 65, 100, 256, 1000, 4096, 5000])
def test_rows_of_any_length(columns: int) -> None:
    check(samples.softmax(3, columns) if columns > 1 else centred(3, 2))


def turned(rows: int, columns: int, dtype: dtypes = F32) -> Kernel:
    """A copy of what lies the other way round in memory."""
    row, along = Axis(0, rows), Axis(1, columns)
    value = load(0, form(0, (along, rows), (row, 1)), dtype)
    params = (Param(0, dtype, rows * columns, "r"), Param(1, dtype, rows * columns, "w"))
    return Kernel("turned", (row, along), params, (Store(1, form(0, (row, columns), (along, 1)), value),))


@pytest.mark.parametrize("columns", [2, 7, 31, 100, 301, 1001])
@pytest.mark.parametrize("dtype", [F32, dtypes.float16, dtypes.uint8, dtypes.int64])
def test_rows_without_reductions_lie_over_lanes_of_several_elements_each(columns: int, dtype: dtypes) -> None:
    """Of enough rows that lanes have as many as they may; of few rows, more lanes have less each."""
    for rows in (37, 20000):
        plan = pick(turned(rows, columns, dtype), NAVI31)
        assert plan.row is not None and plan.row.parts * plan.row.vector <= SEVERAL
        assert plan.row.parts * plan.row.vector * plan.share >= columns
        assert plan.share == 1 or rows < 1000 or 2 * plan.row.parts * plan.row.vector > SEVERAL // 2
    check(turned(37, columns, dtype))


def test_a_long_row_or_long_work_for_each_element_takes_lanes_over_all_elements() -> None:
    assert pick(turned(3, 16 * 1024), NAVI31).row is not None
    assert pick(turned(3, 16 * 1024 + 1), NAVI31).row is None


@pytest.mark.parametrize("columns", [64, 65, 100, 1000, 4099])
def test_a_row_that_is_reduced_twice_is_read_once(columns: int) -> None:
    kernel = samples.row_twice(3, columns)
    found = find_reduced(kernel)
    assert found is not None and {found.along, *found.reduced} == {Axis(1, columns), Axis(2, columns)}
    assert sum(isinstance(s, LoadTile) for s in walk(samples.program(kernel, "gfx1100").body)) == 1
    check(kernel)


def test_rows_that_are_short_too_long_or_across_memory_are_read_again() -> None:
    plain = (samples.row_reduce(SUM, 8, 64), samples.matmul(64, 64, 64))
    shapes = (samples.row_twice(9, 63), samples.row_twice(2, MAX_ROW + 1), samples.row_twice(64, 64, True))
    assert not [k for k in (*plain, *shapes) if find_reduced(k)]
    assert pick(samples.row_twice(9, 64), NAVI31).row is not None
    for kernel in shapes[::2]:
        assert pick(kernel, NAVI31).row is None
        check(kernel)


@pytest.mark.parametrize("rows", [1, 2, 31, 70])
def test_any_number_of_rows(rows: int) -> None:
    check(samples.softmax(rows, 10))


@pytest.mark.parametrize(
    "dtype", [dtypes.float16, dtypes.float64, dtypes.int32, dtypes.int8], ids=lambda d: d.name
)
def test_rows_of_other_types(dtype: dtypes) -> None:
    check(centred(5, 48, dtype))


def test_rows_that_lie_across_memory() -> None:
    check(centred(40, 24, turned=True))


def test_memory_is_read_once_and_nothing_loops() -> None:
    for kernel in (samples.softmax(64, 4096), centred(64, 4096)):
        body = samples.program(kernel, "gfx1100").body
        assert sum(isinstance(s, LoadTile) for s in body) == 1
        assert not any(isinstance(s, For) for s in body)


def test_zeros_of_either_sign_stay_apart() -> None:
    """x * 0.0 and x * -0.0 along a row are two values."""
    row, along, reduced = Axis(0, 2), Axis(1, 8), Axis(2, 8)

    def x(axis: Axis, zero: float) -> object:
        return op(Op.MUL, load(0, form(0, (row, 8), (axis, 1))), samples.const(zero))

    total = op(SUM, x(reduced, -0.0), arg=(reduced,))
    params = (Param(0, F32, 16, "r"), Param(1, F32, 16, "w"))
    value = op(Op.DIV, samples.const(1.0), op(Op.MIN, x(along, 0.0), total))
    check(Kernel("zeros", (row, along), params, (Store(1, form(0, (row, 8), (along, 1)), value),)))


def test_a_row_that_is_kept_has_up_to_16384_elements() -> None:
    assert find(centred(2, MAX_ROW)) is not None and find(centred(2, MAX_ROW + 1)) is None


@pytest.mark.parametrize(
    ("share", "elements", "fewer"), [(2, 32, 16), (1, 16, 8), (1 / 32, 8, 4)], ids=["two waves", "one", "few"]
)
def test_a_lane_holds_more_from_exactly_so_many_waves_for_each_unit(
    share: float, elements: int, fewer: int
) -> None:
    lanes = int(share * NAVI31.lanes * NAVI31.units)
    assert held(lanes, NAVI31) == elements and held(lanes - 1, NAVI31) == fewer


@pytest.mark.parametrize(
    ("dtype", "columns", "vector"),
    [
        *[(dtypes.float64, 64, 2), (F32, 64, 4), (dtypes.float16, 64, 8), (dtypes.int8, 64, 8)],
        *[(F32, 66, 2), (F32, 65, 1), (dtypes.float16, 68, 4)],
    ],
)
def test_an_access_takes_up_to_16_bytes_that_divide_the_row(dtype: dtypes, columns: int, vector: int) -> None:
    for turned, wanted in ((False, vector), (True, 1)):
        kernel = centred(3, columns, dtype, turned)
        shape = find(kernel)
        assert shape is not None and widest(kernel, shape) == wanted


def test_a_row_has_at_most_1024_lanes_and_a_group_at_least_a_wave() -> None:
    found = {}
    for rows, columns in ((1, 2), (1, 16384), (64, 8)):
        kernel = centred(rows, columns)
        shape = find(kernel)
        assert shape is not None
        plan = schedule(kernel, shape, NAVI31)
        assert plan.row is not None and plan.share * plan.row.parts * plan.row.vector >= columns
        found[rows, columns] = (plan.share, plan.block)
        assert plan.lane_axes == (kernel.axes[:1] if rows > 1 else ())
    assert found == {(1, 2): (1, 32), (1, 16384): (1024, 1024), (64, 8): (2, 64)}


@pytest.mark.parametrize(("columns", "share"), [(16384, 512), (16385, 1024)])
def test_a_row_of_more_than_16384_elements_has_all_lanes_of_a_group(columns: int, share: int) -> None:
    """Up to there each lane holds 32 of a chip that rows fill."""
    kernel = centred(4096, columns)
    shape = find(kernel, longest=32768)
    assert shape is not None and schedule(kernel, shape, NAVI31).share == share


def test_lanes_hold_more_where_there_are_enough_of_them() -> None:
    assert held(1 << 20, NAVI31) == 32 and held(64, NAVI31) == 4
    kernel = samples.softmax(4096, 4096)
    shape = find(kernel)
    assert shape is not None
    plan = schedule(kernel, shape, NAVI31)
    assert plan.row is not None and (plan.share, plan.row.parts, plan.row.vector) == (128, 8, 4)
    assert "row a1:4096 in 8 x4 registers" in str(plan)


@pytest.mark.parametrize("size", [7, 64, 1000])
def test_the_gradient_of_softmax_keeps_its_row(size: int) -> None:
    """Its three reductions are those of attention, but what they give is one number a row."""
    line, along = Axis(0, 5), Axis(1, size)
    reduced = [Axis(2 + number, size) for number in range(3)]
    at = [form(0, (line, size), (axis, 1)) for axis in (along, *reduced)]
    x, toward = ([load(slot, place) for place in at] for slot in (0, 1))
    top = op(Op.REDUCE_MAX, x[1], arg=(reduced[0],))
    powers = [op(Op.EXP2, op(Op.SUB, each, top)) for each in (x[0], x[2], x[3])]
    whole = op(Op.RECIP, op(Op.REDUCE_ADD, powers[1], arg=(reduced[1],)))
    share = op(Op.MUL, op(Op.MUL, powers[2], toward[3]), whole)
    inner = op(Op.REDUCE_ADD, share, arg=(reduced[2],))
    made = op(Op.MUL, op(Op.MUL, powers[0], whole), op(Op.SUB, toward[0], inner))
    params = tuple(Param(slot, dtypes.float32, 5 * size, "rrw"[slot]) for slot in range(3))
    kernel = divide_last(Kernel("gradient", (line, along), params, (Store(2, at[0], made),)))
    assert pick(kernel, NAVI31).row is not None
    check(kernel, pick(kernel, NAVI31))
