"""Index forms: every operation agrees with plain whole-number arithmetic at every point."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tensor.ir.form import (
    Axis,
    Bound,
    Digit,
    Form,
    atom_bounds,
    digit,
    divide,
    divmod_form,
    evaluate,
    join,
    modulo,
    of_axis,
    substitute,
)

AXES = (Axis(0, 3), Axis(1, 4), Axis(2, 6))


def points() -> Iterator[dict[Axis, int]]:
    for values in itertools.product(*(range(a.size) for a in AXES)):
        yield dict(zip(AXES, values, strict=True))


@st.composite
def forms(draw: st.DrawFn, depth: int = 2) -> Form:
    total = Form(draw(st.integers(-20, 20)))
    for axis in draw(st.sets(st.sampled_from(AXES))):
        total = total + of_axis(axis) * draw(st.integers(-12, 12))
    if depth and draw(st.booleans()):
        inner = draw(forms(depth - 1))
        inner = inner + max(0, -inner.bounds[0])
        total = total + digit(inner, draw(st.integers(1, 9)), draw(st.integers(0, 7))) * draw(
            st.integers(-5, 5)
        )
    return total


@settings(max_examples=200, deadline=None)
@given(forms(), st.integers(1, 24))
def test_quotient_and_remainder_are_those_of_the_value(form: Form, divisor: int) -> None:
    quotient, remainder = divmod_form(form, divisor)
    assert divide(form, divisor) == quotient
    assert modulo(form, divisor) == remainder
    for point in points():
        value = evaluate(form, point)
        assert evaluate(quotient, point) == value // divisor
        assert evaluate(remainder, point) == value % divisor


@settings(max_examples=100, deadline=None)
@given(forms(), forms(), st.integers(-5, 5))
def test_sums_and_multiples_are_those_of_the_values(a: Form, b: Form, factor: int) -> None:
    for point in points():
        assert evaluate(a + b, point) == evaluate(a, point) + evaluate(b, point)
        assert evaluate(a * factor, point) == evaluate(a, point) * factor
    assert a + b == b + a


@settings(max_examples=100, deadline=None)
@given(forms())
def test_bounds_hold_at_every_point(form: Form) -> None:
    low, high = form.bounds
    assert all(low <= evaluate(form, point) <= high for point in points())


def test_bounds_of_an_affine_form_are_reached() -> None:
    form = of_axis(AXES[0]) * 5 + of_axis(AXES[2]) * -2 + 1
    assert form.bounds == (1 - 10, 1 + 10)


@settings(max_examples=100, deadline=None)
@given(forms(), forms())
def test_substitution_is_evaluation_at_the_new_place(form: Form, other: Form) -> None:
    inner = modulo(other, AXES[2].size)
    changed = substitute(form, {AXES[2]: inner})
    for point in points():
        moved = point | {AXES[2]: evaluate(inner, point)}
        assert evaluate(changed, point) == evaluate(form, moved)


def test_a_row_major_position_is_taken_apart_without_digits() -> None:
    flat = of_axis(AXES[0]) * 24 + of_axis(AXES[1]) * 6 + of_axis(AXES[2])
    assert divide(flat, 24) == of_axis(AXES[0])
    assert modulo(divide(flat, 6), 4) == of_axis(AXES[1])
    assert modulo(flat, 6) == of_axis(AXES[2])


def test_a_window_over_rows_that_are_one_too_long_is_affine() -> None:
    # A window of 3 slides over 10 elements: rows of 11 read as rows of 10.
    place, offset = of_axis(Axis(0, 8)), of_axis(Axis(1, 3))
    assert divmod_form(place + offset * 11, 10) == (offset, place + offset)


def test_a_digit_of_a_digit_is_one_digit() -> None:
    a = of_axis(Axis(0, 1000))
    assert modulo(divide(modulo(divide(a, 2), 100), 5), 4) == Form(0, ((Digit(a, 10, 4), 1),))


def test_a_common_factor_leaves_the_digit() -> None:
    a = of_axis(AXES[2])
    assert divide(a * 4, 8) == divide(a, 2)
    assert modulo(a * 4 + 1, 8) == modulo(a, 2) * 4 + 1


@settings(max_examples=200, deadline=None)
@given(forms(), st.integers(1, 9), st.integers(1, 9), st.integers(-3, 3))
def test_joined_digits_have_the_same_value(form: Form, small: int, large: int, factor: int) -> None:
    upper, lower = divmod_form(form, small)
    parts = (modulo(upper, large) * small + lower) * factor + 5
    joined = join(parts)
    for point in points():
        assert evaluate(joined, point) == evaluate(parts, point)


def test_digits_that_count_on_are_joined() -> None:
    a, b = (of_axis(Axis(i, 6)) for i in range(2))
    odd = a * 7 + b * 3 + 2
    upper, lower = divmod_form(odd, 4)
    assert join(upper * 4 + lower) == odd
    assert join(modulo(upper, 5) * 4 + lower) == modulo(odd, 20)


def test_coefficients_and_axes_are_read_off() -> None:
    form = of_axis(AXES[0]) * 7 + divide(of_axis(AXES[2]), 4)
    assert form.coefficient(AXES[0]) == 7
    assert form.coefficient(AXES[2]) == 0
    assert form.axes == {AXES[0], AXES[2]}
    assert of_axis(Axis(5, 1)) == Form()


def test_bounds_of_atoms() -> None:
    assert atom_bounds(AXES[1]) == (0, 3)
    assert atom_bounds(Digit(of_axis(AXES[2]), 1, 4)) == (0, 3)
    assert atom_bounds(Digit(of_axis(AXES[2]), 4, 0)) == (0, 1)


def test_equal_bounds_are_equal() -> None:
    assert Bound(of_axis(AXES[0]), 0, 2) == Bound(of_axis(AXES[0]), 0, 2)


@pytest.mark.parametrize(
    ("low", "high", "always", "never"),
    [(2, 6, True, False), (0, 5, False, False), (6, 9, False, True), (0, 2, False, True)],
)
def test_a_guard_knows_where_it_holds(low: int, high: int, always: bool, never: bool) -> None:
    guard = Bound(of_axis(Axis(0, 4)) + 2, low, high)  # of numbers from 2 to 5
    assert (guard.always_holds, guard.never_holds) == (always, never)


def test_what_lies_below_a_common_factor_is_in_no_digit() -> None:
    group, lane = Axis(0, 50), Axis(1, 32)
    thread = of_axis(group) * 32 + of_axis(lane)
    upper, lower = divmod_form(thread, 128)
    assert upper == digit(of_axis(group), 4, 0)
    assert lower == digit(of_axis(group), 1, 4) * 32 + of_axis(lane)
