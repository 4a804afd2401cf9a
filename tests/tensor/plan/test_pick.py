"""What the picker chooses, and that everything it may choose is correct."""

from __future__ import annotations

from math import prod

import pytest

from tensor.codegen.rdna.generation import TARGETS
from tensor.codegen.sass import chip as sass
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Load, Param, Store, Value
from tensor.ir.text import parse_kernel
from tensor.passes.online import divide_last
from tensor.plan.cost import cost, excess, length, survey
from tensor.plan.pick import candidates, cheapest, elementwise, pick, price, ranked
from tensor.plan.schedule import Schedule, Steps
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.checks import check
from tests.tensor.codegen.rdna.samples import (
    F32,
    form,
    load,
    op,
    row_reduce,
)
from tests.tensor.plan.test_extent import PRODUCT

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
    assert length(found, work) <= 400 < max(length(c, work) for c in candidates(kernel, NAVI31))
    check(samples.long_steps(13, 7, 5))


def test_elementwise_kernels_use_vectors() -> None:
    kernel = samples.elementwise([lambda a: op(Op.NEG, a)], [F32], 4096)
    assert elementwise(kernel, NAVI31).tile == {kernel.axes[0]: 4}


@pytest.mark.parametrize("dtype", [F32, dtypes.float16, dtypes.int8], ids=lambda d: d.name)
def test_of_very_many_elements_a_lane_has_two_vectors(dtype: DType) -> None:
    count = (1 << 17) + 15
    kernel = samples.elementwise([lambda a, b: op(Op.ADD, a, b)], [dtype, dtype], count)
    assert elementwise(kernel, NAVI31).tile[Axis(0, count)] == 2 * min(8, 16 // dtype.itemsize)
    check(kernel)


@pytest.mark.parametrize(
    ("count", "width"),
    [(20001, 4), (9999, 1), ((1 << 17) - 1, 4), (1 << 17, 8), (1 << 28, 4), (1 << 28 | 1, 1)],
)
def test_of_many_elements_a_few_may_be_left_over_by_vectors(count: int, width: int) -> None:
    axis = Axis(0, count)
    kernel = samples.elementwise([lambda a, b: op(Op.ADD, a, b)], [F32, F32], count)
    assert elementwise(kernel, NAVI31).tile.get(axis, 1) == width


def test_vectors_leave_nothing_over_of_long_bodies_shifted_places_and_arrays_that_are_changed() -> None:
    """Lanes without a rest would read a first element that another wave writes."""

    def chain(a: Value) -> Value:
        for _ in range(9):
            a = op(Op.MUL, a, a)
        return a

    axis = Axis(0, 20001)
    at = form(0, (axis, 1))
    shifted = Store(1, at, load(0, form(1, (axis, 1))))
    guarded = Store(1, at, load(0, at, guards=(Bound(at, 1, 20001),)))
    gathered = Store(1, at, Value(Op.BUFFER, F32, (load(2, at, dtypes.int32),), Load(0, form(0), (), 20001)))
    params = (Param(0, F32, 20002, "r"), Param(1, F32, 20001, "w"))
    changed = Store(0, form(0, (axis, 1)), op(Op.NEG, load(0, form(0, (axis, 1)))))
    kernels = (
        samples.elementwise([chain], [F32], 20001),
        Kernel("shifted", (axis,), params, (shifted,)),
        Kernel("guarded", (axis,), params, (guarded,)),
        Kernel("gathered", (axis,), (*params, Param(2, dtypes.int32, 20001, "r")), (gathered,)),
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


@pytest.mark.parametrize(("signs", "width"), [(0, 4), (1, 2)])
def test_of_fewer_than_24_values_it_is_not_asked_how_long_they_take_to_compile(
    signs: int, width: int
) -> None:
    """Eleven quotients of ten instructions each and their signs, then one sign more."""

    def made(x: Value) -> Value:
        for _ in range(11):
            x = op(Op.RECIP, op(Op.NEG, x))
        return op(Op.NEG, x) if signs else x

    kernel = samples.elementwise([made], [F32], 4096)
    assert len(kernel.values) == 23 + signs
    assert elementwise(kernel, NAVI31).tile == {kernel.axes[0]: width}


@pytest.mark.parametrize(
    ("values", "elements", "block"), [(9, 16, 64), (10, 8, 64), (23, 8, 64), (24, 0, 256)]
)  # fmt: skip
def test_lanes_have_half_of_a_row_of_ten_values_and_run_over_all_elements_of_24(
    values: int, elements: int, block: int
) -> None:
    """Of 512 elements in 32 lanes, then 64."""
    row, column = Axis(0, 20000), Axis(1, 512)
    value = load(0, form(0, (column, 20000), (row, 1)))
    for _ in range(values - 1):
        value = op(Op.NEG, value)
    params = (Param(0, F32, 10240000, "r"), Param(1, F32, 10240000, "w"))
    stored = Store(1, form(0, (row, 512), (column, 1)), value)
    plan = elementwise(Kernel("turned", (row, column), params, (stored,)), NAVI31)
    assert (0 if plan.row is None else plan.row.parts, plan.block) == (elements, block)


@pytest.mark.parametrize(("dtype", "vector"), [(F32, 4), (dtypes.float16, 8), (dtypes.int8, 8)])
def test_vectors_are_of_what_is_stored_where_nothing_is_loaded(dtype: DType, vector: int) -> None:
    axis = Axis(0, 4096)
    stored = Store(0, form(0, (axis, 1)), samples.const(1, dtype))
    kernel = Kernel("fill", (axis,), (Param(0, dtype, 4096, "w"),), (stored,))
    assert elementwise(kernel, NAVI31).tile == {axis: vector}


def added(*sizes: int, dtype: DType = F32, signs: int = 0) -> Kernel:
    """An array and one number for each column, and some changes of its sign."""
    axes, count, terms = [Axis(number, size) for number, size in enumerate(sizes)], 1, []
    for axis in reversed(axes):
        terms.append((axis, count))
        count *= axis.size
    at = form(0, *terms)
    value = op(Op.ADD, load(0, at, dtype), load(1, form(0, (axes[-1], 1)), dtype))
    for _ in range(signs):
        value = op(Op.NEG, value)
    params = (Param(0, dtype, count, "r"), Param(1, dtype, sizes[-1], "r"), Param(2, dtype, count, "w"))
    return Kernel("added", tuple(axes), params, (Store(2, at, value),))


@pytest.mark.parametrize(
    ("sizes", "dtype", "vector", "block"),
    [
        ((2, 16385), F32, 4, 256),
        ((2, 16385), dtypes.float16, 8, 64),
        ((2, 32769), dtypes.int8, 8, 256),
        ((2, 2, 16385), dtypes.float16, 8, 256),
    ],
)
def test_of_long_odd_rows_lanes_have_vectors_over_all_elements_as_one(
    sizes: tuple[int, ...], dtype: DType, vector: int, block: int
) -> None:
    """256 lanes a group from 8,192 vectors on. An even row has pairs of its own."""
    plan = elementwise(added(*sizes, dtype=dtype, signs=6), NAVI31)
    assert plan.kernel is not None
    (axis,) = plan.lane_axes
    assert (axis.size, plan.tile, plan.block) == (prod(sizes), {axis: vector}, block)
    assert elementwise(added(*sizes, dtype=dtype, signs=7), NAVI31).kernel is None  # ten values
    assert elementwise(added(*sizes[:-1], sizes[-1] + 1, dtype=dtype), NAVI31).kernel is None


def test_rows_are_along_the_last_axis_of_more_than_one_element() -> None:
    assert elementwise(added(1, 4096), NAVI31).tile == {Axis(1, 4096): 4}
    for sizes in ((3, 5, 7), (3, 5, 7, 1)):
        row = elementwise(added(*sizes), NAVI31).row
        assert row is not None and row.along == Axis(2, 7)


@pytest.mark.parametrize(("size", "outer"), [(128, 1), (127, 0), (1000, 1)])
def test_what_lies_around_an_axis_that_ends_is_left_to_groups_where_eight_waves_fill_the_rest(
    size: int, outer: int
) -> None:
    """Rows of eight elements, two lanes each."""
    rows = samples.ENDED.replace("a1:400", f"a1:{size}").replace("9600", str(24 * size))
    plan = elementwise(parse_kernel(rows.replace("3200*", f"{8 * size}*")), NAVI31)
    assert (len(plan.outer_axes), plan.tile, plan.block) == (outer, {Axis(2, 8): 4}, 64)


def test_half_of_an_axis_that_ends_counts_where_groups_behind_it_leave() -> None:
    kernel = parse_kernel(PRODUCT)
    (row, column), (step,) = kernel.axes, kernel.reduce_axes
    work = survey(kernel)
    leaving = Schedule((column,), (row,), {}, {step: Steps(step, 4)}, 32)
    staying = Schedule((column, row), (), {}, {step: Steps(step, 4)}, 32)  # each group has rows of all parts
    priced = price(kernel, work, NAVI31)
    assert priced(leaving) == cost(leaving, kernel, work, NAVI31) / 2
    assert priced(staying) == cost(staying, kernel, work, NAVI31)
    whole = Kernel("whole", kernel.axes, kernel.params, kernel.stores)
    assert price(whole, work, NAVI31)(leaving) == cost(leaving, kernel, work, NAVI31)


@pytest.mark.parametrize(
    ("longer", "wanted"),
    [((0, 0, 0), 2), ((0, 9, 0), 3), ((0, 9, 2), 1), ((4, 9, 2), 3)],
    ids=["none", "the cheapest", "all but one", "all"],
)
def test_the_cheapest_is_the_first_that_is_short_enough_else_the_shortest(
    longer: tuple[int, ...], wanted: int
) -> None:
    plans = [Schedule((), (), block=block) for block in (1, 2, 3)]
    prices = (5.0, 1.0, 3.0)
    found = cheapest(plans, lambda plan: prices[plan.block - 1], lambda plan: longer[plan.block - 1])
    assert found.block == wanted


def test_the_next_best_follow_what_is_picked_in_order_of_their_length_and_price() -> None:
    kernel = samples.long_steps(16, 16, 16)
    work, found = survey(kernel), ranked(kernel, NAVI31, 9)
    priced = price(kernel, work, NAVI31)
    keys = [(excess(each, work), priced(each)) for each in found]
    assert len({str(each) for each in found}) == 9 and keys == sorted(keys)
    assert found[0] == pick(kernel, NAVI31)
    assert keys[0] == min((excess(c, work), priced(c)) for c in candidates(kernel, NAVI31))


@pytest.mark.parametrize(
    ("kernel", "count"),
    [
        pytest.param(samples.elementwise([lambda a: a], [F32], 4096), 1, id="no reduction"),
        pytest.param(samples.softmax(8, 100), 1, id="a row"),
        pytest.param(divide_last(samples.attention(1, 64, 64, 16, 16)), 1, id="one pass"),
        pytest.param(samples.matmul(512, 512, 512), 2, id="blocks"),
        pytest.param(row_reduce(SUM, 8, 1000), 3, id="a sum"),
    ],
)
def test_some_kernels_have_one_schedule_alone(kernel: Kernel, count: int) -> None:
    found = ranked(kernel, NAVI31, 3)
    assert len(found) == count and found[0] == pick(kernel, NAVI31)
