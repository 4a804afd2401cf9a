"""Trees of pseudocode, of lines written for these tests, and prose that is none."""

from __future__ import annotations

import pytest

from tests.pseudocode.parse import Assign, Binary, Call, For, Name, NotPseudocode, Number, Slice, View, parse


def test_products_come_before_sums_and_powers_before_products() -> None:
    (statement,) = parse("x = a + b * c ** 2")
    assert isinstance(statement, Assign)
    power = Binary("**", Name("c"), Number("2", "", False))
    assert statement.value == Binary("+", Name("a"), Binary("*", Name("b"), power))


def test_types_and_bits_follow_a_name() -> None:
    (statement,) = parse("D0[15 : 0].f16 = S0.f16;")
    assert statement.target == View(Slice(Name("D0"), Number("15", "", False), Number("0", "", False)), "f16")


def test_a_loop_ends_at_a_choice() -> None:
    (loop,) = parse("for i in 0 : WAVE64 ? 63 : 31 do\nnop()\nendfor")
    assert isinstance(loop, For) and loop.body == (Call("nop", ()),)


@pytest.mark.parametrize(
    ("word", "kind"),
    [("3U", "u32"), ("3ULL", "u64"), ("3LL", "i64"), ("1.0F", "f32"), ("1.0", "f64"), ("16'4", "i16"),
     ("1'1U", "u1"), ("16'0.5", "f16"), ("0xff", ""), ("16'0xff", "i16")],
)  # fmt: skip
def test_a_number_has_the_type_that_it_is_written_with(word: str, kind: str) -> None:
    (statement,) = parse(f"x = {word}")
    assert statement.value.type == kind


@pytest.mark.parametrize(
    "prose",
    [
        "D = A (16x16) * B (16x16) + C",
        "Wait for 0 clocks.",
        "if x then y = 1",
        "x = ",
        "x = (1",
        "{ a",
        "end",
    ],
)
def test_prose_is_refused(prose: str) -> None:
    with pytest.raises(NotPseudocode):
        parse(prose)
