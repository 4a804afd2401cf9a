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
