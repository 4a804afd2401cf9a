"""Rules on coordinates at the borders of what they may do; test_algebra.py has an example of each."""

from __future__ import annotations

import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound, Form, of_axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Load, Value
from tensor.passes.algebra import builder
from tensor.passes.coordinates import (
    comparison_by_range,
    coordinate_arithmetic,
    gather_at_coordinate,
    reduction_of_invariant,
)
from tensor.passes.values import Parts, Rule
from tests.tensor.passes.test_algebra import BOOL, F16, F32, I32, I64, INNER, A, B, c, iota, make, x


def applied(rule: Rule, value: Value) -> Value | None:
    return rule(Parts(value.op, value.dtype, value.src, value.arg), builder())


@pytest.mark.parametrize(
    ("first", "limit", "is_inside"),
    [(0, 6, True), (0, 5, False), (-1, 6, False), (1, 7, True), (1, 6, False), (-5, 6, False)],
)
def test_a_gather_at_a_coordinate_is_guarded_where_that_may_leave_the_data(
    first: int, limit: int, is_inside: bool
) -> None:
    """The coordinate goes from `first` to `first` + 5."""
    guard, at = Bound(B, 1, 3), A + first
    value = make(Op.BUFFER, F32, iota(at), arg=Load(1, Form(4), (guard,), limit))
    found = applied(gather_at_coordinate, value)
    assert found is not None and not found.src, "with guards, of which those that always hold are gone"
    guards = (guard,) if is_inside else (guard, Bound(at, 0, limit))
    assert found.arg == Load(1, Form(4) + at, guards, 0)


@pytest.mark.parametrize(
    ("op", "first", "known"),
    [
        *[(Op.LT, -6, True), (Op.LT, -5, None), (Op.LT, -1, None), (Op.LT, 0, False), (Op.LT, 1, False)],
        *[(Op.EQ, -6, False), (Op.EQ, -5, None), (Op.EQ, 0, None), (Op.EQ, 1, False), (Op.EQ, 2, False)],
        *[(Op.NE, -6, True), (Op.NE, -5, None), (Op.NE, 0, None), (Op.NE, 1, True), (Op.NE, 2, True)],
    ],
)
def test_a_comparison_with_0_is_known_where_a_coordinate_never_or_always_passes_it(
    op: Op, first: int, known: bool | None
) -> None:
    found = applied(comparison_by_range, make(op, BOOL, iota(A + first), c(I32, 0)))
    assert (None if found is None else found.arg) is known
    turned = applied(comparison_by_range, make(op, BOOL, iota(Form(first)), iota(A * -1)))
    assert (None if turned is None else turned.arg) is known


@pytest.mark.parametrize("op", [Op.EQ, Op.NE, Op.LT])
def test_coordinates_that_are_the_same_everywhere_are_equal(op: Op) -> None:
    found = applied(comparison_by_range, make(op, BOOL, iota(A + 3), iota(A + 3)))
    assert found is not None and found.arg is (op is Op.EQ)


@pytest.mark.parametrize(
    ("count", "dtype", "is_known"),
    [
        *[(1 << 24, F32, True), ((1 << 24) + 1, F32, False), ((1 << 24) + 1, I32, True)],
        *[(1 << 23, F16, True), ((1 << 24) + 2, dtypes.float64, False)],
    ],
)
def test_equal_numbers_are_multiplied_by_their_count_as_far_as_floats_count(
    count: int, dtype: DType, is_known: bool
) -> None:
    found = applied(reduction_of_invariant, make(Op.REDUCE_ADD, dtype, x(dtype, A), arg=(Axis(2, count),)))
    assert (found is not None) is is_known
    if found is not None and not dtype.is_float:
        assert found.src[1].arg == count


def test_what_a_sum_inside_runs_over_is_no_axis_that_it_depends_on() -> None:
    inside = make(Op.REDUCE_MAX, I32, x(I32), arg=(INNER,))
    found = applied(reduction_of_invariant, make(Op.REDUCE_ADD, I32, inside, arg=(INNER,)))
    assert found is not None and found.op is Op.MUL and found.src[1].arg == INNER.size


@pytest.mark.parametrize(("op", "dtype"), [(op, d) for op in (Op.ADD, Op.SUB) for d in (I32, I64)])
@pytest.mark.parametrize("sign", [1, -1])
def test_coordinates_are_added_as_far_as_32_bits_count(op: Op, dtype: DType, sign: int) -> None:
    """From 0 to 5, and so much more that the last, or the first, is just inside or just outside."""
    direction = sign if op is Op.ADD else -sign
    room = (1 << 31) - 6 if direction > 0 else 1 << 31
    for over in (0, 1):
        value = make(op, dtype, iota(A, I64 if dtype == I64 else I32), c(I64, sign * (room + over)))
        found = applied(coordinate_arithmetic, value)
        assert (found is not None) is (over == 0)
        if found is not None:
            assert found.arg == A + direction * room


@pytest.mark.parametrize(
    ("by", "first", "is_known"), [(1, 0, True), (2, 0, True), (0, 0, False), (2, -1, False)]
)
@pytest.mark.parametrize("op", [Op.DIV, Op.MOD])
def test_coordinates_from_0_on_are_divided_by_what_is_above_0(
    op: Op, by: int, first: int, is_known: bool
) -> None:
    found = applied(coordinate_arithmetic, make(op, I32, iota(A + first), c(I32, by)))
    assert (found is not None) is is_known


def test_a_factor_may_stand_on_either_side_of_a_coordinate() -> None:
    for pair in ((iota(A), c(I32, 3)), (c(I32, 3), iota(A))):
        found = applied(coordinate_arithmetic, make(Op.MUL, I32, *pair))
        assert found is not None and found.arg == of_axis(Axis(0, 6)) * 3
