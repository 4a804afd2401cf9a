"""Reductions and products of every strategy give numpy's result on simulated waves."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.codegen.gpu.reduce import Turn
from tensor.codegen.gpu.values import coordinates
from tensor.codegen.rdna.build import root_scope
from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.generation import GFX11, GFX12, Generation
from tensor.codegen.rdna.reduce import crosswise, fma_sources
from tensor.codegen.rdna.select import Selector
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store
from tensor.ir.loops import Accumulate, Compute, LoadTile, LoopProgram, Tile
from tensor.plan.schedule import Schedule, Steps
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.checks import check
from tests.tensor.codegen.rdna.samples import (
    F32,
    form,
    load,
    memory,
    op,
    row_reduce,
)
from tests.tensor.codegen.rdna.wave_rig import run_kernel

pytestmark = pytest.mark.usefixtures("each_chip")

SUM, PROD, MAX, MIN = Op.REDUCE_ADD, Op.REDUCE_MUL, Op.REDUCE_MAX, Op.REDUCE_MIN


@pytest.mark.parametrize("share", [1, 4, 16, 32, 64, 256])
@pytest.mark.parametrize("columns", [256, 1000, 2048 + 3])
def test_row_sums_with_any_number_of_lanes_per_row(share: int, columns: int) -> None:
    kernel = row_reduce(SUM, 5, columns)
    column = Axis(1, columns)
    steps = Steps(column, 2, share) if share > 1 else Steps(column, 4)
    check(kernel, schedule=Schedule((kernel.axes[0],), (), {}, {column: steps}, max(32, share), share))


@pytest.mark.parametrize("vector", [2, 4])
def test_row_sums_in_vectors(vector: int) -> None:
    kernel = row_reduce(SUM, 3, 1000)
    column = Axis(1, 1000)
    check(kernel, schedule=Schedule((kernel.axes[0],), (), {}, {column: Steps(column, 1, 8, vector)}, 32, 8))


@pytest.mark.parametrize("dtype", dtypes.all, ids=lambda d: d.name)
@pytest.mark.parametrize("kind", [SUM, PROD, MAX, MIN], ids=lambda o: o.name)
def test_every_reduction_in_every_type(kind: Op, dtype: DType) -> None:
    tolerance = {16: 2e-2, 32: 1e-3, 64: 1e-9}.get(dtype.bits, 0.0)
    columns = 12 if kind is PROD else 100
    kernel = row_reduce(kind, 3, columns, dtype)
    column = Axis(1, columns)
    steps = {column: Steps(column, 3, 4)}
    check(kernel, tolerance, Schedule((kernel.axes[0],), (), {}, steps, 32, 4))


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.int64, dtypes.float64], ids=lambda d: d.name)
def test_a_work_group_reduces_one_row_through_lds(dtype: DType) -> None:
    for kind in (SUM, MAX):
        kernel = row_reduce(kind, 2, 3000, dtype)
        column = Axis(1, 3000)
        check(kernel, schedule=Schedule(kernel.axes, (), {}, {column: Steps(column, 1, 128)}, 128, 128))


@pytest.mark.parametrize("dtype", [dtypes.int8, F32, dtypes.int64, dtypes.float64], ids=lambda d: d.name)
@pytest.mark.parametrize("kind", [MAX, MIN, PROD], ids=lambda o: o.name)
def test_lanes_that_are_past_a_row_leave_its_result_as_it_is(kind: Op, dtype: DType) -> None:
    """The greatest of numbers below 0, the least of those above, and a product of numbers: a 0 would show,
    and so would a row without its last number."""
    kernel, column = row_reduce(kind, 2, 70, dtype), Axis(1, 70)
    numbers = np.ones((2, 70)) if kind is PROD else np.tile(np.arange(70, 0, -1), (2, 1))
    numbers = -numbers if kind is MAX else numbers
    numbers[1, -1] *= 3
    arrays = [numbers.ravel().astype(dtype.numpy), np.zeros(2, dtype.numpy)]
    plan = Schedule(kernel.axes, (), {}, {column: Steps(column, 1, 32)}, 32, 32)
    run_kernel(kernel, arrays, plan)
    assert [*arrays[1]] == {MAX: [-1, -2], MIN: [1, 2], PROD: [1, 3]}[kind]


def test_a_sum_over_lanes_reads_the_other_lane_in_the_addition_and_so_do_the_parts_of_waves() -> None:
    """Eight waves: four exchanges inside rows of 16 lanes; each lane reads a part; three exchanges."""
    kernel = row_reduce(SUM, 2, 3000)
    column = Axis(1, 3000)
    plan = Schedule(kernel.axes, (), {}, {column: Steps(column, 1, 256)}, 256, 256)
    insts = build(kernel, "gfx1100", plan).code.insts
    assert [i.op for i in insts if "dpp_ctrl" in (i.mods or {})] == ["v_add_f32"] * 7
    assert [i.op for i in insts if i.op.startswith("ds_load")] == ["ds_load_b32"]
    check(kernel, schedule=plan)


@pytest.mark.parametrize(
    "shape", [(1, 1, 1), (7, 5, 3), (33, 17, 65), (128, 64, 10), (64, 128, 128), (40, 100, 48)]
)
def test_matrix_products(shape: tuple[int, int, int]) -> None:
    check(samples.matmul(*shape, bias=True))


@pytest.mark.parametrize(
    "dtype", [dtypes.float16, dtypes.bfloat16, dtypes.int32, dtypes.float64, dtypes.int8]
)
def test_matrix_products_of_other_types(dtype: DType) -> None:
    tolerance = {16: 3e-2, 64: 1e-9}.get(dtype.bits, 0.0)
    check(samples.matmul(32, 24, 64, dtype), tolerance)


@pytest.mark.parametrize("order", ["nt", "tn", "tt"])
def test_products_of_transposed_matrices(order: str) -> None:
    m, k, n = 48, 32, 64
    row, column, inner = Axis(0, m), Axis(1, n), Axis(2, k)
    a = form(0, (row, k), (inner, 1)) if order[0] == "n" else form(0, (inner, m), (row, 1))
    b = form(0, (inner, n), (column, 1)) if order[1] == "n" else form(0, (column, k), (inner, 1))
    total = op(SUM, op(Op.MUL, load(0, a), load(1, b)), arg=(inner,))
    params = (Param(0, F32, m * k, "r"), Param(1, F32, k * n, "r"), Param(2, F32, m * n, "w"))
    check(Kernel("mm", (row, column), params, (Store(2, form(0, (row, n), (column, 1)), total),)))


def test_column_sums() -> None:
    for rows, columns in ((128, 128), (100, 10), (1797, 64), (3, 1000)):
        check(samples.column_reduce(SUM, rows, columns))


def test_softmax_in_one_kernel() -> None:
    for rows, columns in ((16, 10), (128, 10), (4, 100)):
        check(samples.softmax(rows, columns))


@pytest.mark.parametrize("columns", [65, 1000, 9001])
def test_a_row_that_is_reduced_twice(columns: int) -> None:
    check(samples.row_twice(5, columns))


def test_reductions_over_the_same_axis_share_a_loop() -> None:
    row, column = Axis(0, 8), Axis(1, 200)
    x = load(0, form(0, (row, 200), (column, 1)))
    total = op(SUM, x, arg=(column,))
    squares = op(SUM, op(Op.MUL, x, x), arg=(column,))
    params = (Param(0, F32, 1600, "r"), Param(1, F32, 8, "w"), Param(2, F32, 8, "w"))
    stores = (Store(1, form(0, (row, 1)), total), Store(2, form(0, (row, 1)), squares))
    kernel = Kernel("two", (row,), params, stores)
    check(kernel)
    built = run_kernel(kernel, memory(kernel))
    assert len(built.code.loops) <= 1


def test_nested_reductions_with_different_axes() -> None:
    """sum over k of x[m, k] * (sum over j of y[k, j])."""
    row, outer, inner = Axis(0, 24), Axis(1, 40), Axis(2, 30)
    part = op(SUM, load(1, form(0, (outer, 30), (inner, 1))), arg=(inner,))
    total = op(SUM, op(Op.MUL, load(0, form(0, (row, 40), (outer, 1))), part), arg=(outer,))
    params = (Param(0, F32, 960, "r"), Param(1, F32, 1200, "r"), Param(2, F32, 24, "w"))
    kernel = Kernel("nest", (row,), params, (Store(2, form(0, (row, 1)), total),))
    plain = {outer: Steps(outer, 2), inner: Steps(inner, 3)}
    check(kernel, schedule=Schedule((row,), (), {}, plain, 32))
    check(kernel)


def test_several_reduced_axes() -> None:
    row, a, b, c = Axis(0, 6), Axis(1, 20), Axis(2, 3), Axis(3, 5)
    x = load(0, form(0, (row, 300), (a, 15), (b, 5), (c, 1)))
    kernel = Kernel(
        "multi",
        (row,),
        (Param(0, F32, 1800, "r"), Param(1, F32, 6, "w")),
        (Store(1, form(0, (row, 1)), op(SUM, x, arg=(a, b, c))),),
    )
    check(kernel)


@pytest.mark.parametrize("share", [1, 32, 256])
def test_a_reduction_may_need_another_over_the_same_axis(share: int) -> None:
    """The sum of 2**(x - max) of each row; only the sum is stored."""
    row, column = Axis(0, 6), Axis(1, 1000)
    x = load(0, form(0, (row, 1000), (column, 1)))
    top = op(MAX, x, arg=(column,))
    total = op(SUM, op(Op.EXP2, op(Op.SUB, x, top)), arg=(column,))
    params = (Param(0, F32, 6000, "r"), Param(1, F32, 6, "w"))
    kernel = Kernel("total", (row,), params, (Store(1, form(0, (row, 1)), total),))
    steps = {column: Steps(column, 2, share)}
    check(kernel, schedule=Schedule((row,), (), {}, steps, max(32, share), share))


def test_crosswise_pairs_are_all_pairs_and_neighbours_differ_in_both() -> None:
    found = list(crosswise("abcd", [1, 2]))
    assert sorted(found) == sorted((x, n) for x in "abcd" for n in (1, 2))
    assert all(a[0] != b[0] and a[1] != b[1] for a, b in zip(found[::2], found[1::2], strict=True))
    assert sorted(crosswise("abc", [1])) == [("a", 1), ("b", 1), ("c", 1)]


def test_a_scalar_factor_stands_first_as_the_short_encoding_has_it() -> None:
    """RDNA3 ISA, VOP2: the second source is a vector register."""
    scope = root_scope(GFX11)
    vector, scalar = scope.reg("v"), scope.reg("s")
    assert fma_sources(vector, scalar) == fma_sources(scalar, vector) == (scalar, vector)


ROWS, COLUMNS, BATCH, STEPS = Axis(0, 4), Axis(1, 2), Axis(2, 2), Axis(3, 6)
Axes = tuple[Axis, ...]


def turns(parts: Axes, left: Axes, right: Axes, chip: Generation) -> list[Turn]:
    """In what order products of two tiles are collected by a variable with these parts."""
    param = Param(0, F32, 64, "r")
    made = Selector(LoopProgram("none", (param,), (), Axis(101, 7), Axis(100, 32), ()), chip)
    factors = [Tile(number, F32, (*axes, STEPS)) for number, axes in enumerate((left, right))]
    for each in factors:
        made.values.define(each, LoadTile(each, param, Form(0)), made.root)
    source = Tile(2, F32, (*parts, STEPS))
    made.values.define(source, Compute(source, Op.MUL, tuple(factors)), made.root)
    return [*made.accumulators.order(Accumulate(Tile(3, F32, parts), SUM, source, (STEPS,)), made.root)]


ORDERS = [
    *[((ROWS, COLUMNS), (ROWS,), (COLUMNS,), True), ((ROWS, COLUMNS), (COLUMNS,), (ROWS,), True)],
    *[((ROWS, BATCH, COLUMNS), (ROWS, BATCH), (COLUMNS,), True), ((ROWS,), (ROWS,), (), True)],
    *[((ROWS, BATCH), (), (BATCH, ROWS), True), ((ROWS, COLUMNS), (ROWS, COLUMNS), (ROWS,), False)],
    *[((ROWS, COLUMNS, BATCH), (ROWS,), (COLUMNS,), False), ((), (), (), False)],
]


@pytest.mark.parametrize(("parts", "left", "right", "crossed"), ORDERS)
def test_neighbouring_products_share_no_factor_where_dual_instructions_must_not(
    parts: Axes, left: Axes, right: Axes, crossed: bool
) -> None:
    """GFX12's may; and every step meets every point once, whatever the order. Where a factor is not told from
    the other by its axes, the order is the plain one."""
    plain = [(n, step, at) for n, step in enumerate(coordinates((STEPS,))) for at in coordinates(parts)]
    assert turns(parts, left, right, GFX12) == plain
    found = turns(parts, left, right, GFX11)
    assert sorted(map(str, found)) == sorted(map(str, plain)) and (found != plain) is crossed
    for (_, *first), (_, *second) in zip(found[::2], found[1::2], strict=True) if crossed else ():
        here, there = ({**step, **at} for step, at in (first, second))
        assert any(here[p] != there[p] for p in (*left, STEPS))
        assert any(here[p] != there[p] for p in (*right, STEPS))
