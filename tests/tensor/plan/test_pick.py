"""What the picker chooses, and that everything it may choose is correct."""

from __future__ import annotations

import pytest

from tensor.codegen.rdna.generation import TARGETS
from tensor.codegen.sass import chip as sass
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store, Value
from tensor.plan.cost import LONGEST, length, survey
from tensor.plan.pick import TWICE, candidates, elementwise, pick
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.checks import check
from tests.tensor.codegen.rdna.samples import (
    F32,
    form,
    load,
    op,
    row_reduce,
)

NAVI31, SM_89 = TARGETS["gfx1100"], sass.TARGETS["sm_89"]
SUM, PROD, MAX, MIN = Op.REDUCE_ADD, Op.REDUCE_MUL, Op.REDUCE_MAX, Op.REDUCE_MIN


def test_the_picker_gives_long_reductions_many_lanes() -> None:
    assert pick(row_reduce(SUM, 1, 100_000), NAVI31).share >= 32
    assert pick(samples.matmul(512, 512, 512), NAVI31).share == 1


@pytest.mark.parametrize(
    ("columns", "vector"), [(1024, 4), (1000, 4), (5000, 4), (1001, 4), (1002, 4), (17, 1)]
)
def test_lanes_that_share_a_row_read_four_neighbours_each(columns: int, vector: int) -> None:
    """Also of rows whose last turn is not whole, if it is one of several."""
    kernel = row_reduce(SUM, 208, columns)
    (steps,) = pick(kernel, NAVI31).steps.values()
    assert steps.lanes > 1 and steps.vector == vector
    check(row_reduce(SUM, 3, columns))


def test_of_16_bits_lanes_read_eight_neighbours_each() -> None:
    for columns, vector in ((4096, 8), (4097, 8), (1000, 8), (300, 4)):
        (steps,) = pick(row_reduce(SUM, 208, columns, dtypes.float16), NAVI31).steps.values()
        assert steps.lanes * steps.vector * 4 <= columns and steps.vector == vector
    check(row_reduce(SUM, 3, 4097, dtypes.float16))


def test_vectors_begin_at_multiples_of_their_size_where_a_chip_asks_for_that() -> None:
    """NVIDIA's cards: CUDA C++ Programming Guide, size and alignment requirement."""
    vectors = [next(iter(pick(row_reduce(SUM, 208, n), SM_89).steps.values())).vector for n in (1000, 1001)]
    assert vectors == [4, 1]


def test_lanes_share_a_row_of_blocks_that_have_a_scale_each() -> None:
    """A product with a vector of weights in blocks of 32 bytes: lanes read whole blocks side by side."""
    row, block, inner = Axis(0, 4096), Axis(1, 128), Axis(2, 32)
    weight = load(0, form(0, (row, 4096), (block, 32), (inner, 1)), dtypes.int8)
    scale = load(1, form(0, (row, 128), (block, 1)))
    vector = load(2, form(0, (block, 32), (inner, 1)))
    product = op(Op.MUL, op(Op.MUL, op(Op.CAST, weight, dtype=F32), scale), vector)
    total = op(SUM, product, arg=(block, inner))
    params = [
        Param(0, dtypes.int8, 4096 * 4096, "r"),
        Param(1, F32, 4096 * 128, "r"),
        Param(2, F32, 4096, "r"),
    ]
    kernel = Kernel(
        "weights", (row,), (*params, Param(3, F32, 4096, "w")), (Store(3, form(0, (row, 1)), total),)
    )
    assert pick(kernel, NAVI31).share >= 8


def test_lanes_split_one_axis_of_each_of_several_sums() -> None:
    kernel = samples.sum_over_part_sum(25, 5)
    shared = [schedule for schedule in candidates(kernel, NAVI31) if schedule.share > 1]
    assert shared
    for schedule in shared:
        check(kernel, schedule=schedule)


def test_long_steps_are_written_out_once() -> None:
    kernel = samples.long_steps(64, 64, 16)
    work, found = survey(kernel), pick(kernel, NAVI31)
    assert length(found, work) <= LONGEST < max(length(c, work) for c in candidates(kernel, NAVI31))
    check(samples.long_steps(13, 7, 5))


def test_elementwise_kernels_use_vectors() -> None:
    kernel = samples.elementwise([lambda a: op(Op.NEG, a)], [F32], 4096)
    assert elementwise(kernel, NAVI31).tile == {kernel.axes[0]: 4}


@pytest.mark.parametrize("dtype", [F32, dtypes.float16, dtypes.int8], ids=lambda d: d.name)
def test_of_very_many_elements_a_lane_has_two_vectors(dtype: DType) -> None:
    count = TWICE + 15
    kernel = samples.elementwise([lambda a, b: op(Op.ADD, a, b)], [dtype, dtype], count)
    assert elementwise(kernel, NAVI31).tile[Axis(0, count)] == 2 * min(8, 16 // dtype.itemsize)
    check(kernel)


@pytest.mark.parametrize(("count", "width"), [(1 << 14, 4), (20001, 4), (9999, 1), (1 << 28 | 1, 1)])
def test_of_many_elements_a_few_may_be_left_over_by_vectors(count: int, width: int) -> None:
    axis = Axis(0, count)
    kernel = samples.elementwise([lambda a, b: op(Op.ADD, a, b)], [F32, F32], count)
    assert elementwise(kernel, NAVI31).tile.get(axis, 1) == width


def test_vectors_leave_nothing_over_of_long_bodies_shifted_places_and_arrays_that_are_changed() -> None:
    """Lanes without a rest would read a first element that another wave writes."""

    def chain(a: Value) -> Value:
        for _ in range(10):
            a = op(Op.MUL, a, a)
        return a

    axis = Axis(0, 20001)
    shifted = Store(1, form(0, (axis, 1)), load(0, form(1, (axis, 1))))
    params = (Param(0, F32, 20002, "r"), Param(1, F32, 20001, "w"))
    changed = Store(0, form(0, (axis, 1)), op(Op.NEG, load(0, form(0, (axis, 1)))))
    kernels = (
        samples.elementwise([chain], [F32], 20001),
        Kernel("shifted", (axis,), params, (shifted,)),
        Kernel("changed", (axis,), (Param(0, F32, 20001, "rw"),), (changed,)),
    )
    for kernel in kernels:
        assert elementwise(kernel, NAVI31).tile[axis] == 1


def test_a_lane_may_have_all_of_a_short_axis() -> None:
    """A product with 7 columns: what a lane has loaded of a row is multiplied by all of them."""
    kernel = samples.matmul(4096, 64, 7)
    assert pick(kernel, NAVI31).tile[kernel.axes[1]] == 7


def test_every_candidate_schedule_of_a_product_is_correct() -> None:
    kernel = samples.matmul(40, 20, 64, bias=True)
    for number, schedule in enumerate(candidates(kernel, NAVI31)):
        if number % 7 == 0:
            check(kernel, schedule=schedule)


@pytest.mark.parametrize(("times", "width"), [(1, 4), (10, 4), (60, 2)])
def test_long_bodies_have_fewer_elements_a_lane(times: int, width: int) -> None:
    """Quotients of ten instructions each: those of four elements would take long to compile."""

    def made(x: Value) -> Value:
        for number in range(times):
            x = samples.op(Op.DIV, samples.const(1.5 + number), x)
        return x

    kernel = samples.elementwise([made], [F32], 4096)
    assert pick(kernel, NAVI31).tile == {kernel.axes[0]: width}
