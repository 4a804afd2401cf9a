"""Where graphs are cut, said as the kernels' outputs."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.dtype import dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op, node
from tensor.plan.rows import MAX_ROW
from tensor.schedule.cut import cut, free_below
from tensor.schedule.lower import Group
from tensor.schedule.storage import Storage

F32 = dtypes.float32
LONG = 2 * MAX_ROW


def buffer(*shape: int) -> Node:
    storage = Storage.from_numpy(np.zeros(shape, np.float32))
    return node(Op.BUFFER, F32, shape, (), storage)


def groups(*roots: Node) -> list[Group]:
    return cut(roots, lambda n: n.op is Op.BUFFER)


def row_sum(x: Node) -> Node:
    return build.reduce(Op.REDUCE_ADD, x, (1,))


def test_the_epilogue_of_a_reduction_goes_with_it() -> None:
    x = buffer(8, 4)
    total = row_sum(x)
    end = build.unary(Op.SQRT, build.binary(Op.MUL, total, total))
    (group,) = groups(end)
    assert group.outputs == group.stored == (end,)


def test_an_epilogue_may_fork_and_join() -> None:
    total = row_sum(buffer(8, 4))
    left, right = build.unary(Op.EXP2, total), build.unary(Op.SIN, total)
    end = build.binary(Op.ADD, left, right)
    (group,) = groups(end)
    assert group.stored == (end,)


def test_the_sum_of_a_long_row_is_stored_before_it_is_repeated() -> None:
    x = buffer(2, LONG)
    total = row_sum(x)
    spread = build.binary(Op.SUB, x, build.expand(total, (2, LONG)))
    first, second = groups(spread)
    assert (first.stored, second.stored) == ((total,), (spread,))


def test_what_a_short_row_is_reduced_to_is_used_along_it_in_one_kernel() -> None:
    x = buffer(8, 4)
    spread = build.binary(Op.SUB, x, build.expand(row_sum(x), (8, 4)))
    squares = row_sum(build.binary(Op.MUL, spread, spread))
    end = build.binary(Op.MUL, spread, build.expand(build.unary(Op.SQRT, squares), (8, 4)))
    (group,) = groups(end)
    assert group.outputs == group.stored == (end,)


def test_a_total_that_others_read_too_is_stored() -> None:
    x = buffer(8, 4)
    total = row_sum(x)
    spread = build.binary(Op.SUB, x, build.expand(total, (8, 4)))
    other = build.unary(Op.SIN, build.reshape(total, (2, 4)))
    assert {n for g in groups(spread, other) for n in g.stored} >= {total, spread}


def test_what_is_reduced_along_another_axis_is_not_of_the_same_row() -> None:
    x = buffer(8, 8)
    spread = build.binary(Op.SUB, x, build.expand(row_sum(x), (8, 8)))
    columns = build.reduce(Op.REDUCE_ADD, spread, (0,))
    assert len(groups(columns)) == 2


def test_a_total_repeated_along_another_axis_is_stored() -> None:
    x = buffer(4, 4)
    across = build.expand(build.permute(row_sum(x), (1, 0)), (4, 4))
    spread = build.binary(Op.SUB, x, across)
    assert len(groups(spread)) == 2


def test_a_reduction_of_a_reduction_is_cut_between() -> None:
    total = row_sum(buffer(8, 4))
    end = build.reduce(Op.REDUCE_MAX, total, (0,))
    assert [g.stored for g in groups(end)] == [(total,), (end,)]


def test_two_reductions_do_not_share_a_kernel_by_their_sum() -> None:
    a, b = row_sum(buffer(8, 4)), build.reduce(Op.REDUCE_ADD, buffer(8, 6), (1,))
    end = build.binary(Op.ADD, a, b)
    assert len(groups(end)) == 2


def test_a_dear_value_repeated_often_is_stored() -> None:
    dear = build.unary(Op.EXP2, build.unary(Op.SIN, buffer(256, 1, 64)))
    end = build.reduce(Op.REDUCE_ADD, build.expand(dear, (256, 64, 64)), (2,))
    assert [g.stored for g in groups(end)] == [(dear,), (end,)]


def test_a_dear_value_is_stored_before_it_is_widened() -> None:
    half = build.cast(build.unary(Op.EXP2, build.unary(Op.SIN, buffer(256, 1, 64))), dtypes.float16)
    wide = build.cast(half, F32)
    end = build.reduce(Op.REDUCE_ADD, build.expand(wide, (256, 64, 64)), (2,))
    assert [g.stored for g in groups(end)] == [(half,), (end,)]


def test_a_cheap_value_repeated_often_is_computed_again() -> None:
    cheap = build.unary(Op.NEG, buffer(256, 1, 64))
    end = build.reduce(Op.REDUCE_ADD, build.expand(cheap, (256, 64, 64)), (2,))
    assert [g.stored for g in groups(end)] == [(end,)]


def test_a_dear_value_repeated_a_few_times_in_all_is_computed_again() -> None:
    dear = build.unary(Op.EXP2, build.unary(Op.SIN, buffer(4, 1)))
    end = build.unary(Op.NEG, build.expand(dear, (4, 8)))
    assert [g.stored for g in groups(end)] == [(end,)]


def test_a_dear_value_with_several_far_readers_is_stored() -> None:
    dear = buffer(512, 512)
    for _ in range(6):
        dear = build.unary(Op.SIN, dear)
    rows, columns = build.reduce(Op.REDUCE_ADD, dear, (1,)), build.reduce(Op.REDUCE_ADD, dear, (0,))
    assert [g.stored for g in groups(rows, columns)] == [(dear,), (rows,), (columns,)]


def test_equal_shapes_that_read_the_same_share_a_kernel() -> None:
    x = buffer(8, 4)
    a, b = build.unary(Op.SIN, x), build.unary(Op.EXP2, x)
    (group,) = groups(a, b)
    assert group.stored == (a, b)


def test_equal_shapes_that_share_nothing_stay_apart() -> None:
    assert len(groups(build.unary(Op.SIN, buffer(8, 4)), build.unary(Op.SIN, buffer(8, 4)))) == 2


def test_an_output_that_is_read_elsewhere_in_its_group_is_not_joined() -> None:
    a = build.contiguous(build.unary(Op.SIN, buffer(8)))
    b = build.binary(Op.ADD, a, build.stride(a, (-1,)))
    assert [g.stored for g in groups(b)] == [(a,), (b,)]
    x = a.src[0].src[0]
    beside = build.binary(Op.ADD, x, build.stride(a, (-1,)))  # which reads what `a` reads in its place
    assert [g.stored for g in groups(beside)] == [(a,), (beside,)]


def test_a_join_that_would_make_a_circle_is_refused() -> None:
    x = buffer(2, LONG)
    a = build.contiguous(build.unary(Op.SIN, x))
    total = row_sum(a)
    b = build.binary(Op.ADD, build.binary(Op.ADD, a, x), build.expand(total, (2, LONG)))
    found = groups(b)
    assert len(found) == 3
    assert not any(a in g.outputs and b in g.outputs for g in found)


def test_gathered_data_is_stored_and_its_index_is_not() -> None:
    data = build.unary(Op.SIN, buffer(10))
    index = build.cast(build.unary(Op.NEG, buffer(6)), dtypes.int32)
    end = build.gather(data, index)
    assert [g.stored for g in groups(end)] == [(data,), (end,)]


def test_leaves_and_their_reshapes_need_nothing() -> None:
    x = buffer(8, 4)
    assert groups(x, build.reshape(x, (32,)), build.detach(x)) == []


def centred(x: Node, over: Node) -> Node:
    """x minus a value of each of its rows."""
    return build.binary(Op.SUB, x, build.expand(over, x.shape))


@pytest.mark.parametrize(("op", "is_loaded"), [(Op.SUB, True), (Op.DIV, True), (Op.SUB, False)])
def test_readers_make_a_row_less_its_greatest_again_where_it_is_cheap(op: Op, is_loaded: bool) -> None:
    x = buffer(8, 4) if is_loaded else build.unary(Op.SIN, buffer(8, 4))
    top = build.reduce(Op.REDUCE_MAX, x, (1,))
    row = build.binary(op, x, build.expand(top, x.shape))
    total, scaled = row_sum(build.unary(Op.EXP2, row)), build.binary(Op.MUL, row, buffer(8, 4))
    is_cheap = op is Op.SUB and is_loaded
    assert any(row in group.stored for group in groups(total, scaled)) is not is_cheap


def test_a_reduction_joins_the_one_it_reads_at_its_own_row() -> None:
    x = buffer(2, LONG)
    top = build.reduce(Op.REDUCE_MAX, x, (1,))
    total = row_sum(build.unary(Op.EXP2, centred(x, top)))
    (group,) = groups(total)
    assert group.outputs == (top, total) and group.stored == (total,)
    (group,) = groups(top, total)
    assert group.stored == (top, total)


def test_it_joins_behind_reshapes_that_drop_sizes_of_one() -> None:
    x = buffer(2, LONG)
    flat = build.reshape(build.reduce(Op.REDUCE_MAX, x, (1,)), (2,))
    back = build.reshape(flat, (2, 1))
    (group,) = groups(row_sum(centred(x, back)))
    assert len(group.outputs) == 2


def test_a_reduction_that_reads_other_rows_too_stays_alone() -> None:
    x = buffer(8, 8)
    top = build.reduce(Op.REDUCE_MAX, x, (1,))
    across = build.permute(build.expand(top, (8, 8)), (1, 0))
    total = row_sum(build.binary(Op.SUB, x, across))
    assert [g.stored for g in groups(total)] == [(top,), (total,)]


def test_a_reduction_of_another_shape_stays_alone() -> None:
    x, y = buffer(8, 4), buffer(8, 6)
    top = build.reduce(Op.REDUCE_MAX, x, (1,))
    total = row_sum(centred(y, top))
    assert [g.stored for g in groups(total)] == [(top,), (total,)]


def test_axes_that_run_freely_below_a_node() -> None:
    x = buffer(8, 1, 4)
    spread = build.expand(x, (8, 3, 4))
    assert free_below(build.reduce(Op.REDUCE_ADD, spread, (1,)), frozenset()) == {1}
    assert free_below(spread, frozenset({1})) == frozenset()
    assert free_below(spread, frozenset({0, 1})) == {0}
    assert free_below(build.reshape(x, (8, 4)), frozenset({1})) == {2}
    assert free_below(build.reshape(x, (32,)), frozenset()) is None
    assert free_below(build.unary(Op.NEG, x), frozenset({2})) == {2}
    assert free_below(build.permute(x, (2, 1, 0)), frozenset()) is None


def chain(x: Node, length: int) -> Node:
    for step in range(length):
        x = build.unary((Op.NEG, Op.TRUNC)[step % 2], x)
    return x


def total_of(count: int) -> Node:
    total = buffer(4)
    for _ in range(count - 1):
        total = build.binary(Op.ADD, total, buffer(4))
    return total


@pytest.mark.parametrize(("inputs", "kernels"), [(20, 1), (21, 2)])
def test_a_kernel_reads_at_most_twenty_memories(inputs: int, kernels: int) -> None:
    assert len(groups(total_of(inputs))) == kernels


@pytest.mark.parametrize(("inputs", "kernels"), [(20, 1), (21, 2)])
def test_outputs_share_a_kernel_while_it_reads_at_most_twenty_memories(inputs: int, kernels: int) -> None:
    shared = buffer(4)
    left = build.binary(Op.ADD, total_of(10), shared)
    right = build.binary(Op.MUL, total_of(inputs - 11), shared)
    assert len(groups(left, right)) == kernels


@pytest.mark.parametrize(("outputs", "kernels"), [(8, 1), (9, 2)])
def test_a_kernel_stores_at_most_eight_results(outputs: int, kernels: int) -> None:
    x = buffer(8, 4)
    made = [build.binary(Op.ADD, x, build.like(x, k + 1)) for k in range(outputs)]
    assert len(groups(*made)) == kernels


@pytest.mark.parametrize(("length", "kernels"), [(256, 1), (257, 2), (512, 2), (513, 3)])
def test_no_more_than_256_operations_stand_in_a_row(length: int, kernels: int) -> None:
    assert len(groups(chain(buffer(4), length))) == kernels


@pytest.mark.parametrize(("length", "kernels"), [(128, 1), (129, 2)])
def test_operations_in_a_row_are_counted_over_all_outputs_of_a_kernel(length: int, kernels: int) -> None:
    x = buffer(4)
    assert len(groups(chain(x, length), chain(build.binary(Op.ADD, x, x), 127))) == kernels


@pytest.mark.parametrize(("times", "stored"), [(3642, True), (3641, False)])
def test_a_repeated_value_is_stored_from_65536_saved_operations(times: int, stored: bool) -> None:
    """A sine of what is in memory costs 8 and 1; two of them are repeated, once each is not saved."""
    dear = build.unary(Op.SIN, buffer(2, 1))
    end = build.reduce(Op.REDUCE_ADD, build.expand(dear, (2, times)), (0,))
    assert (len(groups(end)) == 2) is stored


@pytest.mark.parametrize(("size", "stored"), [(7282, True), (7281, False)])
def test_a_value_that_is_needed_twice_for_each_element_can_be_worth_storing(size: int, stored: bool) -> None:
    dear = build.unary(Op.SIN, buffer(size, 1))
    end = build.reduce(Op.REDUCE_ADD, build.expand(dear, (size, 2)), (0,))
    assert (len(groups(end)) == 2) is stored


@pytest.mark.parametrize(("length", "stored"), [(7, True), (6, False)])
def test_a_repeated_value_is_dear_from_eight_operations_its_load_counted(length: int, stored: bool) -> None:
    dear = chain(buffer(512, 1), length)
    end = build.reduce(Op.REDUCE_ADD, build.expand(dear, (512, 512)), (1,))
    assert (len(groups(end)) == 2) is stored


@pytest.mark.parametrize(("length", "stored"), [(23, True), (22, False)])
def test_a_shared_value_is_dear_from_24_operations_for_each_reader_but_one(length: int, stored: bool) -> None:
    dear = chain(buffer(512, 512), length)
    rows, columns = build.reduce(Op.REDUCE_ADD, dear, (1,)), build.reduce(Op.REDUCE_ADD, dear, (0,))
    assert (len(groups(rows, columns)) == 3) is stored


@pytest.mark.parametrize(
    ("op", "stored"), [(Op.EXP2, True), (Op.LOG2, True), (Op.SQRT, True), (Op.RECIP, True), (Op.TRUNC, False)]
)
def test_what_the_chip_computes_slowly_is_dear_by_itself(op: Op, stored: bool) -> None:
    dear = build.unary(op, buffer(512, 1))
    end = build.reduce(Op.REDUCE_ADD, build.expand(dear, (512, 512)), (1,))
    assert (len(groups(end)) == 2) is stored


def test_no_memory_is_written_twice_by_one_kernel() -> None:
    x = buffer(8)
    y = buffer(8)
    for one, other in (
        (build.like(x, 1), build.like(x, 2)),
        (build.unary(Op.SIN, y), build.unary(Op.COS, y)),
    ):
        first, second = (node(Op.ASSIGN, F32, (8,), (x, value)) for value in (one, other))
        assert len(groups(first, second)) == 2


def test_what_is_overwritten_is_read_in_the_same_kernel_only_at_the_same_place() -> None:
    x, y = buffer(8), buffer(8)
    write = node(Op.ASSIGN, F32, (8,), (x, build.unary(Op.SIN, y)))
    beside, across = build.binary(Op.ADD, x, y), build.binary(Op.ADD, build.stride(x, (-1,)), y)
    assert len(groups(write, beside)) == 1
    assert len(groups(write, across)) == 2


def test_a_reduction_whose_users_part_for_good_is_stored_itself() -> None:
    """Each of two chains is widened in its own way: neither stands for the reduction."""
    total = row_sum(buffer(64, 64))
    left, right = build.unary(Op.EXP2, total), build.unary(Op.SIN, total)
    wide = build.expand(left, (64, 64))
    other = build.permute(build.expand(right, (64, 64)), (1, 0))
    end = build.binary(Op.SUB, wide, other)
    found = groups(end)
    assert found[0].stored == (total,) and len(found) == 2


def test_what_is_stored_is_the_value_and_not_a_view_of_it() -> None:
    dear = build.unary(Op.EXP2, build.unary(Op.SIN, buffer(64, 256)))
    view = build.reshape(build.permute(dear, (1, 0)), (256, 1, 64))
    end = build.reduce(Op.REDUCE_ADD, build.expand(view, (256, 64, 64)), (2,))
    assert [g.stored for g in groups(end)] == [(dear,), (end,)]


def test_an_assignment_waits_for_a_reader_that_its_kernel_leads_to() -> None:
    """The reader wants old values elsewhere than in their places, and what `double` makes: with both in one
    kernel it could run neither before nor after."""
    x = buffer(4)
    double = build.binary(Op.ADD, x, x)
    write = node(Op.ASSIGN, F32, (4,), (x, build.unary(Op.SIN, x)))
    reader = build.binary(Op.ADD, build.stride(x, (-1,)), double)
    assert [group.stored for group in groups(double, write, reader) if write in group.stored] == [(write,)]


def test_an_assignment_waits_for_a_reader_that_cannot_join_it() -> None:
    """A later sum of old values and of what `double` makes, or an earlier value that fills a kernel."""
    x = buffer(8, 4)
    double = build.binary(Op.ADD, x, x)
    write = node(Op.ASSIGN, F32, (8, 4), (x, build.unary(Op.SIN, x)))
    both = build.binary(Op.MUL, x, double)
    for roots in ((double, write, row_sum(both)), (double, chain(both, 255), write)):
        assert (double,) in [group.stored for group in groups(*roots)]


def test_an_assignment_goes_with_a_later_reader_of_the_old_values_in_their_places() -> None:
    x = buffer(4)
    double = build.binary(Op.ADD, x, x)
    write = node(Op.ASSIGN, F32, (4,), (x, build.binary(Op.SUB, x, double)))
    reader = build.binary(Op.MUL, x, double)
    assert [group.stored for group in groups(double, write, reader)] == [(double, write, reader)]


def test_what_many_values_are_repeated_to_is_stored_before_it_is_repeated() -> None:
    columns = [buffer(8, 1) for _ in range(21)]
    total = columns[0]
    for each in columns[1:20]:
        total = build.binary(Op.ADD, total, each)
    product = build.binary(Op.MUL, build.expand(total, (8, 64)), build.expand(columns[20], (8, 64)))
    stored = {n for group in groups(row_sum(product)) for n in group.stored}
    assert total in stored and max(n.size for n in stored) == 8


def test_a_product_with_what_a_short_row_is_reduced_to_is_not_stored_to_be_summed() -> None:
    x, y = buffer(8, 1, 4), buffer(1, 6, 4)
    product = build.binary(Op.MUL, build.expand(x, (8, 6, 4)), build.expand(y, (8, 6, 4)))
    total = build.reduce(Op.REDUCE_ADD, product, (2,))
    again = build.binary(Op.MUL, build.expand(total, (8, 6, 4)), build.expand(x, (8, 6, 4)))
    back = build.reduce(Op.REDUCE_ADD, build.reshape(again, (2, 4, 6, 4)), (1,))
    stored = {n for group in groups(back) for n in group.stored}
    assert stored == {total, back}
