"""Simplified index forms mean what the plain ones mean, at every point."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tensor.ir.form import REACH, Atom, Axis, Bound, Digit, Form, join, of_axis
from tensor.plan.tile import alignment, coarse, contiguous_run, digit, fix, magic, near, substitute

AXES = (Axis(0, 6), Axis(1, 4), Axis(2, 5))


def evaluate(form: Form, at: dict[Axis, int]) -> int:
    total = form.const
    for atom, coefficient in form.terms:
        total += coefficient * evaluate_atom(atom, at)
    return total


def evaluate_atom(atom: Atom, at: dict[Axis, int]) -> int:
    if isinstance(atom, Axis):
        return at[atom]
    quotient = evaluate(atom.form, at) // atom.div
    return quotient % atom.mod if atom.mod else quotient


def points(axes: tuple[Axis, ...]) -> list[dict[Axis, int]]:
    return [dict(zip(axes, p, strict=True)) for p in product(*(range(a.size) for a in axes))]


@st.composite
def forms(draw: Any) -> Form:
    """Sums of axes and digits of sums, never negative."""
    numbers = st.sampled_from([1, 2, 3, 4, 6, 8, 12, 24])
    flat = Form(
        draw(st.integers(0, 5)), tuple((a, draw(numbers)) for a in draw(st.sets(st.sampled_from(AXES))))
    )
    if draw(st.booleans()):
        return flat
    div, mod = draw(st.sampled_from([1, 2, 3, 4, 8])), draw(st.sampled_from([0, 2, 4, 6]))
    low, high = Digit(flat, div, mod), Digit(flat, div * max(mod, 1), draw(st.sampled_from([0, 3])))
    scale = draw(numbers)
    if low == high:
        return Form(1, ((low, scale),))
    return Form(
        draw(st.integers(0, 3)), ((low, scale), (high, scale * draw(st.sampled_from([max(mod, 1), 5]))))
    )


@given(forms(), st.sampled_from([1, 2, 3, 4, 6, 8, 24]), st.sampled_from([0, 1, 2, 3, 8]))
@settings(max_examples=300, deadline=None)
def test_digit_keeps_the_value(form: Form, div: int, mod: int) -> None:
    made = digit(form, div, mod)
    for at in points(AXES):
        quotient = evaluate(form, at) // div
        assert evaluate(made, at) == (quotient % mod if mod else quotient)


@given(forms())
@settings(max_examples=300, deadline=None)
def test_join_keeps_the_value(form: Form) -> None:
    joined = join(form)
    for at in points(AXES):
        assert evaluate(joined, at) == evaluate(form, at)


@given(forms())
@settings(max_examples=200, deadline=None)
def test_substitution_keeps_the_value(form: Form) -> None:
    """Axis 0 as a digit pair of a lane id, axis 1 as two parts."""
    lane, low, high = Axis(10, 12), Axis(11, 2), Axis(12, 2)
    parts = {
        AXES[0]: digit(of_axis(lane), 2, 0),
        AXES[1]: of_axis(high) * 2 + of_axis(low),
    }
    made = substitute(form, parts)
    for at in points((lane, low, high, AXES[2])):
        old = {AXES[0]: at[lane] // 2, AXES[1]: 2 * at[high] + at[low], AXES[2]: at[AXES[2]]}
        assert evaluate(made, at) == evaluate(form, old)


@given(forms(), st.integers(0, 3))
@settings(max_examples=200, deadline=None)
def test_fixing_an_axis_keeps_the_value(form: Form, number: int) -> None:
    made = fix(form, {AXES[1]: number})
    assert AXES[1] not in made.axes
    for at in points((AXES[0], AXES[2])):
        assert evaluate(made, at) == evaluate(form, {**at, AXES[1]: number})


def test_a_flattened_pair_of_axes_becomes_the_lane_id_again() -> None:
    lane = of_axis(Axis(10, 60))
    assert join(digit(lane, 10, 0) * 10 + digit(lane, 1, 10)) == lane


def test_tiles_leave_digits_that_they_fill() -> None:
    lane, tile = Axis(10, 16), Axis(11, 4)
    whole = of_axis(lane) * 4 + of_axis(tile)
    assert digit(whole, 4, 0) == of_axis(lane)
    assert digit(whole, 1, 4) == of_axis(tile)


@given(st.integers(2, 2**31), st.integers(1, 2**31 - 1), st.data())
@settings(max_examples=500, deadline=None)
def test_magic_numbers_divide(divisor: int, highest: int, data: Any) -> None:
    multiplier, shift = magic(divisor, highest)
    assert multiplier < 1 << 32
    edges = [0, highest, highest // divisor * divisor, max(0, highest // divisor * divisor - 1)]
    for number in (*edges, data.draw(st.integers(0, highest))):
        assert (number * multiplier >> 32) >> shift == number // divisor


def test_a_number_one_beyond_those_that_a_multiplier_divides_takes_another() -> None:
    """By 3: 2**32 / 3 rounded up is 2/3 too much, which at 2**31 is one unit of the quotient."""
    multiplier = -(-(1 << 32) // 3)
    assert magic(3, (1 << 31) - 1) == (multiplier, 0)
    assert (1 << 31) * multiplier >> 32 != (1 << 31) // 3
    multiplier, shift = magic(3, 1 << 31)
    assert ((1 << 31) * multiplier >> 32) >> shift == (1 << 31) // 3


@pytest.mark.parametrize(
    ("form", "wanted"),
    [
        *[(Form(8, ((AXES[0], 4),)), 4), (Form(2, ((AXES[0], 16),)), 2), (Form(0, ((AXES[0], 48),)), 16)],
        *[(Form(0, ((AXES[0], 8), (AXES[1], 12))), 4), (Form(), 16), (Form(24), 8), (Form(1), 1)],
        *[(Form(0, ((AXES[0], 3),)), 1), (Form(0, ((AXES[0], 32),)), 16)],
    ],
)
def test_every_value_is_a_multiple_of_the_alignment_and_some_of_no_greater_one(
    form: Form, wanted: int
) -> None:
    assert alignment(form) == wanted
    values = [evaluate(form, at) for at in points(AXES)]
    assert all(value % wanted == 0 for value in values)
    assert wanted == 16 or any(value % (2 * wanted) for value in values)


def test_runs_are_read_off() -> None:
    axis = AXES[1]
    assert contiguous_run(Form(3, ((axis, 1), (AXES[0], 4))), axis)
    assert not contiguous_run(Form(0, ((axis, 2),)), axis)
    assert not contiguous_run(Form(0, ((axis, 1), (Digit(of_axis(axis), 2, 0), 4))), axis)


def linear(const: int, *terms: tuple[Axis, int]) -> Form:
    return sum((of_axis(axis) * factor for axis, factor in terms), Form(const))


def test_a_guard_forgets_what_cannot_change_it() -> None:
    lane, part, group = Axis(0, 32), Axis(1, 4), Axis(2, 5)
    whole = linear(0, (lane, 4), (part, 1), (group, 128))
    assert coarse(Bound(whole, 0, 256)) == Bound(linear(0, (group, 128)), 0, 256)
    assert coarse(Bound(whole, 0, 252)) == Bound(linear(0, (lane, 4), (group, 128)), 0, 252)
    assert coarse(Bound(whole, 0, 255)) == Bound(whole, 0, 255)
    shifted = linear(1, (lane, 4), (part, 1))
    assert coarse(Bound(shifted, 0, 64)) == Bound(shifted, 0, 64)  # the last part is a step further


@given(st.data())
def test_guards_that_forget_hold_where_they_held(data: st.DataObject) -> None:
    numbers = st.sampled_from([1, 2, 3, 4, 8, 12, 16, -1, -4, -8])
    axes = [Axis(number, data.draw(st.integers(2, 5))) for number in range(3)]
    terms = [(axis, data.draw(numbers)) for axis in axes]
    low = data.draw(st.integers(-9, 9))
    bound = Bound(linear(data.draw(st.integers(-9, 9)), *terms), low, low + data.draw(st.integers(0, 40)))
    made = coarse(bound)
    for point in product(*(range(axis.size) for axis in axes)):
        at = dict(zip(axes, point, strict=True))
        was, now = (fix(each.form, at).const for each in (bound, made))
        assert (bound.low <= was < bound.high) == (made.low <= now < made.high)


@pytest.mark.parametrize(
    ("low", "high", "wanted"),
    [
        *[(0, REACH - 1, (0, REACH - 1)), (0, REACH, (2, 12)), (5, REACH, (5, 12)), (2, REACH, (2, 12))],
        *[(-REACH, REACH + 7, (2, 12)), (11, 2 * REACH, (11, 12))],
    ],
)
def test_limits_beyond_32_bits_are_taken_to_the_ends_of_the_form(
    low: int, high: int, wanted: tuple[int, int]
) -> None:
    """2 + an axis of ten is 2..11; limits that 32 bits hold are left as they are."""
    form = linear(2, (Axis(0, 10), 1))
    assert near(Bound(form, low, high)) == Bound(form, *wanted)


def test_fixing_axes_leaves_digits_of_others_as_they_are() -> None:
    other = Digit(linear(0, (AXES[0], 3)), 2, 4)
    assert fix(Form(1, ((AXES[1], 5), (other, 7))), {AXES[1]: 2}) == Form(11, ((other, 7),))
    assert fix(Form(4, ((AXES[0], 5),)), {}) == Form(4, ((AXES[0], 5),))
    mixed = Digit(linear(1, (AXES[0], 4), (AXES[1], 2)), 4, 3)
    assert fix(Form(9, ((mixed, 2),)), {AXES[0]: 1, AXES[1]: 3}).const == 9 + 2 * (11 // 4 % 3)


@pytest.mark.parametrize(("divisor", "highest"), [(7, (1 << 32) - 1), (1, 1)])
def test_no_multiplier_of_32_bits_divides_all_numbers_by_some_divisors(divisor: int, highest: int) -> None:
    """Theorem 4.2 asks for 33 bits to divide every 32-bit number by 7; to divide by 1 takes 2**32, which has
    as many."""
    with pytest.raises(ValueError, match=rf"no 32-bit multiplier divides 0..{highest} by {divisor}$"):
        magic(divisor, highest)


@pytest.mark.parametrize("divisor", [(1 << 31) + 1, (1 << 32) - 1])
def test_numbers_of_32_bits_are_divided_by_those_of_32_bits(divisor: int) -> None:
    """A multiplier of 32 bits is then at least 2**31: shifted by 31 more, it is a little more than 1 / d."""
    multiplier, shift = magic(divisor, divisor)
    assert multiplier < 1 << 32
    assert [(n * multiplier >> 32) >> shift for n in (0, 1, divisor - 1, divisor)] == [0, 0, 0, 1]
