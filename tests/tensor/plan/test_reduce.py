"""Reductions as loops: which share one, in which order they nest, what is left over."""

from __future__ import annotations

import pytest

from tensor.dtype import dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store
from tensor.ir.loops import Accumulate, Declare, For, LoadTile, Total, walk
from tensor.plan.reduce import accumulator_type, segments
from tensor.plan.schedule import Schedule, Steps
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import F32, form, load, op
from tests.tensor.plan.test_apply import NAVI31, apply, check

SUM, MAX = Op.REDUCE_ADD, Op.REDUCE_MAX


def test_steps_that_do_not_divide_leave_a_ragged_rest() -> None:
    assert list(segments(Steps(Axis(0, 100), 2, 8, 2))) == [(0, 3, 2, False), (96, 1, 1, True)]
    assert list(segments(Steps(Axis(0, 96), 2, 8, 2))) == [(0, 3, 2, False)]
    assert list(segments(Steps(Axis(0, 5), 2, 8, 2))) == [(0, 1, 1, True)]


def test_reductions_that_do_not_need_each_other_share_a_loop() -> None:
    row, column = Axis(0, 8), Axis(1, 200)
    x = load(0, form(0, (row, 200), (column, 1)))
    total, squares = op(SUM, x, arg=(column,)), op(SUM, op(Op.MUL, x, x), arg=(column,))
    params = (Param(0, F32, 1600, "r"), Param(1, F32, 8, "w"), Param(2, F32, 8, "w"))
    stores = (Store(1, form(0, (row, 1)), total), Store(2, form(0, (row, 1)), squares))
    kernel = Kernel("two", (row,), params, stores)
    plan = Schedule((row,), (), {}, {column: Steps(column, 4)}, 32)
    loops = [s for s in apply(kernel, plan, NAVI31).body if isinstance(s, For)]
    assert len(loops) == 1 and sum(isinstance(s, Accumulate) for s in loops[0].body) == 2
    check(kernel, plan)


def test_a_reduction_that_needs_another_runs_behind_it() -> None:
    row, column = Axis(0, 4), Axis(1, 64)
    x = load(0, form(0, (row, 64), (column, 1)))
    top = op(MAX, x, arg=(column,))
    total = op(SUM, op(Op.SUB, x, top), arg=(column,))
    params = (Param(0, F32, 256, "r"), Param(1, F32, 4, "w"))
    kernel = Kernel("below", (row,), params, (Store(1, form(0, (row, 1)), total),))
    plan = Schedule((row,), (), {}, {column: Steps(column, 4)}, 32)
    body = apply(kernel, plan, NAVI31).body
    assert [s.op for s in body if isinstance(s, Total)] == [MAX, SUM]
    assert sum(isinstance(s, For) for s in body) == 2
    check(kernel, plan)


def test_a_reduction_that_does_not_vary_along_another_stands_outside_of_it() -> None:
    """sum over k of x[m, k] * (max over j of y[j]): the maximum is found once."""
    row, outer, inner = Axis(0, 24), Axis(1, 40), Axis(2, 30)
    top = op(MAX, load(1, form(0, (inner, 1))), arg=(inner,))
    total = op(SUM, op(Op.MUL, load(0, form(0, (row, 40), (outer, 1))), top), arg=(outer,))
    params = (Param(0, F32, 960, "r"), Param(1, F32, 30, "r"), Param(2, F32, 24, "w"))
    kernel = Kernel("nest", (row,), params, (Store(2, form(0, (row, 1)), total),))
    plan = Schedule((row,), (), {}, {outer: Steps(outer, 2), inner: Steps(inner, 3)}, 32)
    body = apply(kernel, plan, NAVI31).body
    assert [s.op for s in body if isinstance(s, Total)] == [MAX, SUM]
    assert not any(isinstance(inside, For) for s in body if isinstance(s, For) for inside in walk(s.body))
    check(kernel, plan)


def test_a_reduction_in_one_that_stands_outside_waits_for_its_loop() -> None:
    """sum over k of x[m, k] * (max over j of (sum over i of y[j, i])): the sum over i is found for each j."""
    row, outer, middle, inner = Axis(0, 24), Axis(1, 40), Axis(2, 30), Axis(3, 5)
    part = op(SUM, load(1, form(0, (middle, 5), (inner, 1))), arg=(inner,))
    top = op(MAX, part, arg=(middle,))
    total = op(SUM, op(Op.MUL, load(0, form(0, (row, 40), (outer, 1))), top), arg=(outer,))
    params = (Param(0, F32, 960, "r"), Param(1, F32, 150, "r"), Param(2, F32, 24, "w"))
    kernel = Kernel("within", (row,), params, (Store(2, form(0, (row, 1)), total),))
    plan = Schedule((row,), (), {}, {axis: Steps(axis, 1) for axis in (outer, middle, inner)}, 32)
    body = apply(kernel, plan, NAVI31).body
    assert [s.op for s in walk(body) if isinstance(s, Declare)] == [MAX, SUM, SUM]
    check(kernel, plan)


def test_several_reduced_axes_nest_with_the_outermost_first() -> None:
    row, a, b = Axis(0, 6), Axis(1, 20), Axis(2, 15)
    x = load(0, form(0, (row, 300), (a, 15), (b, 1)))
    params = (Param(0, F32, 1800, "r"), Param(1, F32, 6, "w"))
    kernel = Kernel("multi", (row,), params, (Store(1, form(0, (row, 1)), op(SUM, x, arg=(a, b))),))
    plan = Schedule((row,), (), {}, {a: Steps(a, 1), b: Steps(b, 5)}, 32)
    outer = next(s for s in apply(kernel, plan, NAVI31).body if isinstance(s, For))
    assert outer.axis.size == 20 and isinstance(outer.body[0], For) and outer.body[0].axis.size == 3
    check(kernel, plan)


def test_few_float_sums_keep_several_partial_results() -> None:
    def chains(kind: Op) -> int:
        kernel = samples.row_reduce(kind, 1, 4096)
        column = kernel.reduce_axes[0]
        plan = Schedule(kernel.axes, (), {}, {column: Steps(column, 4, 32)}, 32, 32)
        body = apply(kernel, plan, NAVI31).body
        return next(s.chains for s in body if isinstance(s, Declare))

    assert (chains(SUM), chains(MAX)) == (4, 1)


@pytest.mark.parametrize(
    ("value", "collected"),
    [
        (dtypes.bool, dtypes.uint32),
        (dtypes.int8, dtypes.int32),
        (dtypes.uint16, dtypes.uint32),
        (dtypes.int64, dtypes.int64),
        (dtypes.bfloat16, dtypes.float32),
        (dtypes.float64, dtypes.float64),
    ],
    ids=lambda d: d.name,
)
def test_narrow_types_are_collected_in_32_bits(value: dtypes, collected: dtypes) -> None:
    assert accumulator_type(value) == collected


@pytest.mark.parametrize(
    ("steps", "parts"),
    [((1, 1, 1), []), ((3, 1, 1), [3]), ((1, 4, 1), []), ((1, 4, 2), [2]), ((3, 4, 2), [3, 2])],
)
def test_a_step_is_in_as_many_parts_as_it_has_turns_and_neighbours(
    steps: tuple[int, int, int], parts: list[int]
) -> None:
    kernel = samples.row_reduce(SUM, 8, 96)
    (column,) = kernel.reduce_axes
    plan = Schedule(kernel.axes, (), {}, {column: Steps(column, *steps)}, 32, steps[1])
    loads = [s for s in walk(apply(kernel, plan, NAVI31).body) if isinstance(s, LoadTile)]
    assert [part.size for part in loads[0].out.parts] == parts
