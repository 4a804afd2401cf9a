"""From nodes to one kernel: the text of what comes out, before any pass."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.dtype import dtypes
from tensor.ir import build
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Form, of_axis
from tensor.ir.graph import Node, Op, node
from tensor.ir.text import format_kernel
from tensor.schedule.lower import Group, Lowered, Lowering, flat_base, identity, index_of, target_of
from tensor.schedule.storage import Storage
from tests.tensor import kernel_oracle

F32 = dtypes.float32


def buffer(*shape: int) -> Node:
    return node(Op.BUFFER, F32, shape, (), Storage.from_numpy(np.zeros(shape, np.float32)))


def is_buffer(n: Node) -> bool:
    return n.op is Op.BUFFER


def lower(*outputs: Node) -> Lowered:
    return Lowering(Group(outputs, outputs), is_buffer).run()


def body(*outputs: Node) -> list[str]:
    """The lines after the params."""
    lines = format_kernel(lower(*outputs).kernel).splitlines()
    return [line for line in lines if line.startswith(("axes", "reduced", "v", "store"))]


def test_a_matrix_product_becomes_loads_a_product_and_a_sum() -> None:
    a, b = buffer(8, 6), buffer(6, 4)
    left = build.expand(build.reshape(a, (8, 6, 1)), (8, 6, 4))
    right = build.expand(build.reshape(b, (1, 6, 4)), (8, 6, 4))
    end = build.reshape(build.reduce(Op.REDUCE_ADD, build.binary(Op.MUL, left, right), (1,)), (8, 4))
    assert body(end) == [
        "axes a0:8 a1:4",
        "reduced a2:6",
        "v0 = buffer float32 of 1 [6*a0 + a2]",
        "v1 = buffer float32 of 2 [a1 + 4*a2]",
        "v2 = mul float32 v0 v1",
        "v3 = reduce_add float32 v2 a2",
        "store 0 [4*a0 + a1] v3",
    ]
    assert lower(end).memory == (end, a, b)


def test_padding_zeros_around_memory_is_a_guard() -> None:
    end = build.pad(buffer(4), ((1, 2),))
    assert body(end)[2:] == ["v0 = buffer float32 of 1 [a0 - 1] if 0 <= a0 - 1 < 4", "store 0 [a0] v0"]


def test_padding_around_what_is_zero_at_zero_needs_no_choice() -> None:
    x = buffer(4)
    assert not any("where" in line for line in body(build.pad(build.binary(Op.MUL, x, x), ((1, 2),))))


def test_padding_around_other_values_chooses() -> None:
    lines = body(build.pad(build.unary(Op.EXP2, buffer(4)), ((1, 2),)))
    assert any("where float32" in line for line in lines)


@pytest.mark.parametrize(
    ("size", "around", "kind"),
    [
        *[((1 << 31) - 1, (5, 1), "int32"), ((1 << 31) - 1, (5, 2), "int64"), (1 << 31, (5, 0), "int64")],
        *[(9, (1 << 31, 0), "int32"), (9, ((1 << 31) + 1, 0), "int64")],
    ],
)
def test_places_in_padding_are_counted_in_32_bits_where_all_fit(
    size: int, around: tuple[int, int], kind: str
) -> None:
    lines = body(build.pad(build.unary(Op.EXP2, build.expand(buffer(1), (size,))), (around,)))
    assert [line.split()[3] for line in lines if " iota " in line] == [kind]
    assert any("where float32" in line for line in lines)


@pytest.mark.parametrize("other_first", [False, True])
def test_padding_around_a_choice_is_zero_whichever_branch_is_not(other_first: bool) -> None:
    """The guard of a load makes one branch 0 in the padding; there the condition would choose the other."""
    x = buffer(4)
    condition = build.binary(Op.NE if other_first else Op.EQ, x, build.like(x, 2.0))
    branches = [x, build.like(x, 7.0)][:: -1 if other_first else 1]
    kernel = lower(build.pad(build.where(condition, *branches), ((2, 3),))).kernel
    values = np.array([1, 2, 3, 2], np.float32)
    arrays = [np.full(9, 99, np.float32), values]
    kernel_oracle.run(kernel, arrays)
    np.testing.assert_array_equal(arrays[0], np.pad(np.where(values == 2, values, 7), (2, 3)))
    zero = build.where(condition, *[x, build.like(x, 0.0)][:: -1 if other_first else 1])
    assert sum("where" in line for line in body(build.pad(zero, ((2, 3),)))) == 1


def test_an_assignment_that_reads_where_it_writes_has_one_slot() -> None:
    x = buffer(4)
    lowered = lower(node(Op.ASSIGN, F32, (4,), (x, build.unary(Op.NEG, x))))
    assert lowered.memory == (x,)
    assert [p.access for p in lowered.kernel.params] == ["rw"]


def test_an_assignment_that_reads_elsewhere_has_two() -> None:
    x = buffer(4)
    lowered = lower(node(Op.ASSIGN, F32, (4,), (x, build.stride(x, (-1,)))))
    assert lowered.memory == (x, x)
    assert [p.access for p in lowered.kernel.params] == ["w", "r"]


def test_outputs_share_what_they_have_in_common() -> None:
    x = buffer(8, 4)
    total = build.reduce(Op.REDUCE_ADD, x, (1,))
    lines = body(build.unary(Op.SQRT, total), build.unary(Op.NEG, total))
    assert sum("reduce_add" in line for line in lines) == 1
    assert sum(line.startswith("store") for line in lines) == 2


def test_reductions_of_the_same_axes_share_their_loop() -> None:
    x = buffer(8, 4)
    both = [build.reduce(op, x, (1,)) for op in (Op.REDUCE_ADD, Op.REDUCE_MAX)]
    assert body(build.binary(Op.SUB, *both))[1] == "reduced a1:4"


def test_an_output_read_at_another_point_is_our_mistake() -> None:
    x = build.unary(Op.SIN, buffer(4))
    with pytest.raises(IRError, match="read at another point of the kernel that makes it"):
        lower(x, build.stride(x, (-1,)))


def test_values_that_have_no_memory_and_are_not_computed_are_our_mistake() -> None:
    x = build.unary(Op.SIN, buffer(4))
    with pytest.raises(IRError, match=r"BUFFER.* has no memory to load from"):
        Lowering(Group((x,), (x,)), lambda n: False).run()


def test_a_gather_loads_at_a_value() -> None:
    index = build.cast(buffer(3), dtypes.int32)
    lines = body(build.gather(buffer(2, 5), index))
    assert "v2 = buffer float32 v1 of 1 [0] limit 10" in lines


def test_axes_of_size_one_are_left_out() -> None:
    assert body(build.unary(Op.NEG, buffer(1, 6, 1)))[0] == "axes a0:6"
    assert index_of((1, 1), ()) == index_of((1, 1), [])


@pytest.mark.parametrize(
    ("op", "expected"),
    [(Op.REDUCE_ADD, 0), (Op.REDUCE_MUL, 1), (Op.REDUCE_MAX, -np.inf), (Op.REDUCE_MIN, np.inf)],
)
def test_the_identity_of_each_reduction(op: Op, expected: float) -> None:
    assert identity(op, buffer(1)) == expected


def test_the_base_of_a_reshape_is_what_it_reshapes() -> None:
    x = buffer(4, 2)
    view = build.reshape(build.detach(build.reshape(x, (8,))), (2, 4))
    assert flat_base(view, lambda n: False) is x
    assert flat_base(view, lambda n: n is view) is view
    assert target_of(x) is x


def test_nothing_padded_is_all_zeros() -> None:
    assert body(build.pad(buffer(0), ((2, 3),)))[2:] == ["v0 = const float32 0.0", "store 0 [a0] v0"]


@pytest.mark.parametrize(
    ("size", "times", "lean"),
    [(1 << 15, 4, True), (1 << 15, 5, False), (1, 1 << 16, True), (1, (1 << 16) + 1, False)],
)
def test_a_value_is_lean_up_to_four_times_what_it_is_made_of_or_65536_elements(
    size: int, times: int, lean: bool
) -> None:
    spread = build.expand(build.reshape(buffer(size), (size, 1)), (size, times))
    wide = build.unary(Op.SIN, build.reshape(spread, (size * times,)))
    assert Lowering(Group((wide,), (wide,)), is_buffer)._is_lean(wide) is lean


def long_index(*terms: int) -> tuple[Form, ...]:
    """Coordinates of so many terms each."""
    forms = []
    for count in terms:
        form = Form()
        for number in range(count):
            form += of_axis(Axis(number, 2)) * (number + 2)
        forms.append(form)
    return tuple(forms)


@pytest.mark.parametrize(
    ("terms", "is_stored"), [((64,), False), ((65,), True), ((32, 33), True), ((32, 32), False)]
)
def test_a_value_is_stored_from_65_terms_of_its_coordinates_on(
    terms: tuple[int, ...], is_stored: bool
) -> None:
    made, root = build.unary(Op.SIN, buffer(4)), build.unary(Op.COS, buffer(4))
    lowering = Lowering(Group((root,), (root,)), is_buffer)
    lowering._limit_digits(made, long_index(*terms))
    assert lowering.to_store == ({made} if is_stored else set())


def test_what_is_in_memory_or_a_number_is_not_stored_whatever_its_coordinates() -> None:
    root = build.unary(Op.COS, buffer(4))
    lowering = Lowering(Group((root,), (root,)), is_buffer)
    wide = build.unary(Op.SIN, build.expand(buffer(1), ((1 << 16) + 1,)))
    for each in (root, buffer(4), build.const(1.0, F32, (4,)), build.iota((4,), 0), wide):
        lowering._limit_digits(each, long_index(65))
    assert not lowering.to_store


def test_of_what_is_computed_at_more_than_8_points_the_last_is_stored_once_something_is_at_33() -> None:
    often, few, some = (build.unary(op, buffer(4)) for op in (Op.SIN, Op.COS, Op.EXP2))
    lean = build.unary(Op.SIN, build.expand(buffer(1), ((1 << 16) + 1,)))
    last = build.unary(Op.SQRT, buffer(4))
    lowering = Lowering(Group((last,), (last,)), is_buffer)
    for each, times in ((some, 9), (few, 8), (lean, 9), (last, 8), (often, 32)):
        for _ in range(times):
            lowering._limit_places(each)
    assert not lowering.to_store
    lowering._limit_places(often)
    assert lowering.to_store == {some}
    for _ in range(32):
        lowering._limit_places(often)
    assert lowering.to_store == {some}, "points are counted from 0 again"
    lowering._limit_places(often)
    assert lowering.to_store == {some, often}


def number() -> Node:
    return node(Op.BUFFER, dtypes.int32, (), (), Storage.from_numpy(np.array([2], np.int32)))


def test_what_is_stored_of_a_length_known_at_run_time_ends_there() -> None:
    length = number()
    x = build.extent(buffer(5, 4, 3), 1, length, "n from 1 to 4")
    both = lower(build.unary(Op.NEG, x), build.unary(Op.SQRT, x))
    (end,) = both.kernel.ends
    assert end.axis == both.kernel.axes[1] and both.memory[end.slot] is length
    assert not lower(build.unary(Op.NEG, x), build.unary(Op.NEG, buffer(5, 4, 3))).kernel.ends
    other = build.extent(buffer(5, 4, 3), 1, number(), "m from 1 to 4")
    assert not lower(build.unary(Op.NEG, x), build.unary(Op.NEG, other)).kernel.ends
    summed = lower(build.reduce(Op.REDUCE_ADD, x, (2,))).kernel
    assert [each.axis.size for each in summed.ends] == [4]
    assert not lower(build.reduce(Op.REDUCE_ADD, x, (1,))).kernel.ends


def test_what_a_length_chooses_between_and_something_else_has_no_end() -> None:
    x = build.extent(buffer(5, 4, 3), 1, number(), "n from 1 to 4")
    (extent,) = x.extents
    inside = build.inside(x, extent)
    assert not lower(build.where(inside, x, build.like(x, 0))).kernel.ends
    assert lower(build.where(inside, build.like(x, 0), x)).kernel.ends
