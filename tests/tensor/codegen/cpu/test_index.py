"""Index forms on the host: digits of groups and lanes, forms beyond 32 bits."""

from __future__ import annotations

import pytest

from tensor.codegen.cpu.build import I32, I64, Build
from tensor.codegen.cpu.index import Holds, Index
from tensor.dtype import dtypes
from tensor.ir.form import Axis, Bound, Digit, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store
from tests.tensor.codegen.cpu.rig import check
from tests.tensor.codegen.rdna.samples import form, load, op


def number(value: Form, axes: tuple[Axis, ...], dtype: dtypes) -> Kernel:
    """A kernel that stores a form."""
    at, count = form(), 1
    for axis in reversed(axes):
        at, count = at + form(0, (axis, count)), count * axis.size
    return Kernel(
        "n", axes, (Param(0, dtype, count, "w"),), (Store(0, at, op(Op.IOTA, dtype=dtype, arg=value)),)
    )


def test_digits_of_one_axis() -> None:
    axis = Axis(0, 700)
    value = Form(3, ((Digit(form(1, (axis, 3)), 7, 11), 5), (Digit(form(0, (axis, 1)), 13, 0), -2)))
    check(number(value, (axis,), dtypes.int32))


def test_digits_of_two_axes() -> None:
    a, b = Axis(0, 30), Axis(1, 40)
    check(number(Form(0, ((Digit(form(0, (a, 40), (b, 1)), 9, 8), 1), (a, 2))), (a, b), dtypes.int64))


def test_numbers_beyond_32_bits() -> None:
    axis = Axis(0, 100)
    check(number(form(5, (axis, 1 << 33)), (axis,), dtypes.int64))
    value = Form(0, ((Digit(form(0, (axis, 3)), 2, 0), 1 << 31),))
    check(number(value, (axis,), dtypes.int64))


def test_an_axis_of_digits_that_is_loaded_through() -> None:
    axis = Axis(0, 60)
    value = load(0, Form(0, ((Digit(form(0, (axis, 1)), 3, 4), 5), (Digit(form(0, (axis, 1)), 1, 3), 1))))
    params = (Param(0, dtypes.float32, 20, "r"), Param(1, dtypes.float32, 60, "w"))
    check(Kernel("d", (axis,), params, (Store(1, form(0, (axis, 1)), value),)))


EDGES = [  # least or greatest value of a form, and whether 32 bits hold it
    *[((1 << 31) - 1, True), (1 << 31, False), (-1 << 31, True), ((-1 << 31) - 1, False)],
]


@pytest.mark.parametrize(("edge", "fits"), EDGES)
def test_lanes_have_32_bits_each_as_long_as_every_value_fits(edge: int, fits: bool) -> None:
    lane = Axis(0, 8)
    index = Index(Build("f", 8), lane)
    value = form(edge - 7 if edge > 0 else edge, (lane, 1))
    assert index.vector(index.linear(value, {}), value).type.element == (I32 if fits else I64)


@pytest.mark.parametrize(("edge", "fits"), EDGES)
def test_a_digit_is_multiplied_in_32_bits_as_long_as_every_value_fits(edge: int, fits: bool) -> None:
    lane = Axis(0, 8)
    index = Index(Build("f", 8), lane)
    value = Form(0, ((Digit(form(0, (lane, 1)), 4, 0), edge),))
    assert index.linear(value, {}).rest.type.element == (I32 if fits else I64)


def test_digits_of_32_and_of_64_bits_are_added_with_their_signs() -> None:
    axis = Axis(0, 100)
    low, high = (Digit(form(0, (axis, 1)), divisor, 0) for divisor in (3, 2))
    check(number(Form(7, ((low, -5), (high, 1 << 33))), (axis,), dtypes.int64))
    check(number(Form(7, ((high, 1 << 33), (low, -5))), (axis,), dtypes.int64))


def test_a_digit_of_a_number_beyond_32_bits_and_one_of_a_small_number_are_added_in_64() -> None:
    lane = Axis(0, 8)
    far, close = Digit(form(0, (lane, (1 << 33) + 1)), 1 << 30, 0), Digit(form(0, (lane, 1)), 3, 0)
    for terms in (((far, 1), (close, -2)), ((close, -2), (far, 1))):
        index = Index(Build("f", 8), lane)
        assert index.linear(Form(1, terms), {}).rest.type.element == I64
    for term, bits in ((far, I64), (close, I32)):
        index = Index(Build("f", 8), lane)
        assert (
            index.linear(Form(1, ((term, 2), (Digit(term.form, 2 * term.div, 0), 1))), {}).rest.type.element
            == bits
        )


def test_guards_of_what_all_lanes_share_hold_together_and_with_those_of_lanes() -> None:
    row, column = Axis(0, 9), Axis(1, 33)
    at = form(0, (row, 33), (column, 1))
    rows = (Bound(form(0, (row, 1)), 2, 8), Bound(form(1, (row, 2)), 0, 12))
    for guards in (rows[:1], rows[1:], rows, (*rows, Bound(form(0, (column, 1)), 5, 30))):
        params = (Param(0, dtypes.float32, 297, "r"), Param(1, dtypes.float32, 297, "w"))
        check(Kernel("guarded", (row, column), params, (Store(1, at, load(0, at, guards=guards)),)))


@pytest.mark.parametrize(("div", "mod"), [(1, 7), (4, 0), (4, 3), (5, 1)])
def test_a_digit_of_a_part_whose_number_is_known_is_a_number(div: int, mod: int) -> None:
    part, lane = Axis(0, 50), Axis(1, 8)
    index = Index(Build("f", 8), lane)
    value = Form(2, ((Digit(form(3, (part, 2)), div, mod), 10),))
    for number in (0, 1, 7, 37):
        digit = (2 * number + 3) // div % mod if mod else (2 * number + 3) // div
        made = index.linear(value, {part: number})
        assert (made.base, made.stride, made.rest) == (2 + 10 * digit, 0, None)


def test_a_guard_of_a_part_whose_number_is_known_is_a_constant() -> None:
    part, lane = Axis(0, 12), Axis(1, 8)
    index = Index(Build("f", 8), lane)
    guards = (Bound(form(1, (part, 1)), 3, 9),)
    holds = [index.holds(guards, {part: number}, Holds()) for number in range(12)]
    assert [each.all.constant for each in holds] == [int(3 <= number + 1 < 9) for number in range(12)]
    assert all(each.lanes is None for each in holds)


def test_a_guard_that_always_holds_is_no_guard() -> None:
    row, lane = Axis(0, 12), Axis(1, 8)
    b = Build("f", 8)
    index, at = Index(b, lane), {row: b.function.args[1]}
    everywhere = (Bound(form(1, (row, 1)), 1, 13), Bound(form(0, (lane, 2)), 0, 15))
    assert index.holds(everywhere, at, Holds()) == Holds() and not b.at.block.instructions
    somewhere = (*everywhere, Bound(form(0, (row, 1)), 0, 11), *everywhere, Bound(form(0, (lane, 1)), 0, 7))
    found = index.holds(somewhere, at, Holds())
    assert [each.opname for each in (found.all, found.lanes)] == ["icmp", "icmp"]


def test_nothing_is_computed_to_add_0_or_to_multiply_by_1() -> None:
    b = Build("f", 8)
    index, number = Index(b, Axis(1, 8)), b.function.args[1]
    assert index.plus(0, number) is number is index.plus(number, 0) and index.scaled(number, 1) is number
    assert (index.plus(3, 4), index.scaled(3, 4), index.scaled(3, 1)) == (7, 12, 3)
    made = [index.plus(1, number), index.plus(number, 1), index.scaled(number, 2), index.scaled(number, 0)]
    assert [each.opname for each in made] == ["add", "add", "mul", "mul"]
