"""Forms and guards as text."""

from __future__ import annotations

import pytest

from tensor.ir.form import Axis, Bound, Digit, Form, of_axis
from tensor.ir.form_text import FormReader, format_bound, format_form


@pytest.mark.parametrize("text", ["64*a0 + (a1 // 4 % 8) - 1", "-a0 + 3*((2*a0 + a1) // 5)", "0", "-7"])
def test_forms_come_back_unchanged(text: str) -> None:
    reader = FormReader()
    reader.axis("a0:8"), reader.axis("a1:64")
    assert format_form(reader.form(text)) == text


def test_a_guard_names_both_ends() -> None:
    reader = FormReader()
    axis = reader.axis("a3:9")
    assert axis == Axis(3, 9)
    guard = Bound(of_axis(axis) + -1, 0, 7)
    assert format_bound(guard) == "0 <= a3 - 1 < 7" and reader.bound("0 <= a3 - 1 < 7") == guard


def test_a_digit_is_read_as_one() -> None:
    reader = FormReader()
    axis = reader.axis("a0:32")
    assert reader.form("(a0 // 4 % 2)") == Form(0, ((Digit(of_axis(axis), 4, 2), 1),))


def test_text_that_goes_on_is_refused() -> None:
    reader = FormReader()
    reader.axis("a0:8")
    with pytest.raises(ValueError, match="left over"):
        reader.form("a0 a0")
