"""Expressions in assembly text. Values are what clang 19 makes of them."""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa.expression import Symbols

VALUES = {
    "1+2*3": 7, "6&3+1": 3, "1<<2+1": 5, "2+3<<1": 8, "1|2^3": 0, "1^3&2": 2, "(1<<4)|3": 19,
    "-(1+2)*3": -9, "~5&0xff": 250, "-7/2": -3, "-7%4": -3, "7%4": 3, "10/3": 3,
    "3<5": -1, "5==5": -1, "1 <> 2": -1, "1 != 1": 0, "3>=3 && 1": 1, "1||0": 1, "!1": 0, "!0": 1,
    "0x10>>2": 4, "017": 15, "0b101": 5, "'a'": 97, "2-1": 1, "-1-1": -2, "+4": 4,
    "-16>>2": (1 << 62) - 4, "1<<64": 0, "1<<0x7fffffffffff": 0,
}  # fmt: skip
DEEP = "(" * 5000 + "1" + ")" * 5000
WRONG = (DEEP, "-" * 5000 + "1", "1/0", "1 2", "(1", "1+", "", "08", "a+1", "1<<-1", "v[1]")


@pytest.mark.parametrize("text", VALUES)
def test_operators_bind_as_in_llvm(text: str) -> None:
    assert Symbols().value(text) == VALUES[text]


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_expression_is_refused(text: str) -> None:
    with pytest.raises(EncodeError):
        Symbols().value(text)


def test_a_name_counts_up_and_may_come_later() -> None:
    symbols = Symbols()
    symbols.define("x", "later*2")
    symbols.define("later", "3")
    symbols.define("later", "later+1")
    assert (symbols.value("x+1"), symbols.value("later")) == (9, 4)
