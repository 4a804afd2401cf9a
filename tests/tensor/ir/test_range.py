"""How far forms reach where guards hold."""

from __future__ import annotations

from tensor.ir.form import Axis, Bound, Digit, Form
from tensor.ir.range import bounds_where

X = Axis(0, 10)


def test_without_guards_a_form_reaches_over_all_its_axes() -> None:
    assert bounds_where(Form(3, ((X, 2),)), ()) == (3, 21)


def test_a_guard_on_a_shifted_axis_narrows_what_counts_along_it() -> None:
    shifted = Form(-4, ((X, 1),))
    assert bounds_where(shifted * 7, (Bound(shifted, 0, 3),)) == (0, 14)


def test_a_guard_narrows_the_digits_of_what_it_guards() -> None:
    flat = Form(0, ((X, 1),))
    assert bounds_where(Form(0, ((Digit(flat, 2, 0), 1),)), (Bound(flat, 0, 4),)) == (0, 1)


def test_a_guard_is_reached_in_the_steps_of_its_form() -> None:
    """16, 20 and 24 are the multiples of 4 in 13 to 27, with up to three behind each."""
    part, block = Axis(1, 4), Axis(2, 100)
    steps = Form(0, ((block, 4),))
    assert bounds_where(Form(0, ((part, 1), (block, 4))), (Bound(steps, 13, 28),)) == (16, 27)
    assert bounds_where(Form(2, ((block, 8),)), (Bound(steps, 13, 28),)) == (34, 50)


def test_a_guard_that_never_holds_widens_nothing() -> None:
    """No multiple of 8 lies in 4 to 7."""
    steps = Form(-4, ((X, 8),))
    assert bounds_where(Form(-7, ((X, 16),)), (Bound(steps, 0, 4),)) == (1, 7)


def test_a_guard_narrows_a_quotient_that_lies_over_two_axes() -> None:
    """Quarters of 0 to 159, of which one axis counts 64 and the other the blocks of 64."""
    inner, block = Axis(1, 64), Axis(2, 3)
    whole, quarter = Form(0, ((inner, 1), (block, 64))), Digit(Form(0, ((inner, 1),)), 4, 0)
    assert bounds_where(Form(32, ((quarter, 1), (block, 16))), (Bound(whole, 0, 160),)) == (32, 71)
    assert bounds_where(Form(1, ((quarter, 2), (block, 32))), (Bound(whole, 0, 160),)) == (1, 95)
