"""Operands of one dword that need no instruction, and the tables of those that do.

What the instructions compute: test_elementwise.py. Source of tables and selectors: PTX ISA 9.7.9.7 (prmt) and
9.7.8.6 (lop3), which SASS takes as they are.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tensor.codegen.sass import arith
from tensor.codegen.sass.build import Bits, Scope, root_scope
from tensor.codegen.sass.chip import chip_of
from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op

A, B, C = 0xF0, 0xCC, 0xAA  # what a table has for each source alone


@pytest.fixture
def here() -> Scope:
    return root_scope(chip_of("sm_90"))


def last(scope: Scope) -> tuple[str, tuple[Any, ...]]:
    return scope.items[-1].op, scope.items[-1].uses


def test_tables_are_made_of_the_tables_of_their_sources() -> None:
    assert {Op.AND: A & B, Op.OR: A | B, Op.XOR: A ^ B} == arith.TABLES
    assert arith.CHOOSE == A & B | ~A & 0xFF & C and arith.NOT == ~B & 0xFF
    meant = {
        **{Op.AND: A & B, Op.MUL: A & B, Op.MIN: A & B, Op.OR: A | B, Op.ADD: A | B, Op.MAX: A | B},
        **{Op.XOR: A ^ B, Op.NE: A ^ B, Op.EQ: ~(A ^ B), Op.LT: ~A & B},
    }
    assert {op: table & C for op, table in meant.items()} == arith.PREDICATES  # the third source holds


@pytest.mark.parametrize(
    ("dtype", "index", "selector"),
    [
        *[(dtypes.int8, 0, 0x8880), (dtypes.int8, 1, 0x9991), (dtypes.int8, 3, 0xBBB3)],
        *[(dtypes.uint8, 0, 0x4440), (dtypes.uint8, 2, 0x4442), (dtypes.int16, 0, 0x9910)],
        *[(dtypes.int16, 1, 0xBB32), (dtypes.uint16, 1, 0x4432)],
    ],
)
def test_a_part_of_a_dword_is_taken_with_its_sign_or_zeros(
    here: Scope, dtype: DType, index: int, selector: int
) -> None:
    x = here.reg("r")
    arith.part(here, x, dtype, index)
    assert last(here) == ("PRMT", (x, Bits(selector), 0))


@pytest.mark.parametrize(
    ("number", "dtype", "wrapped"),
    [
        *[
            (128, dtypes.int8, -128),
            (127, dtypes.int8, 127),
            (-129, dtypes.int8, 127),
            (256, dtypes.uint8, 0),
        ],
        *[(-1, dtypes.uint8, 255), (1 << 15, dtypes.int16, -(1 << 15)), (1 << 31, dtypes.int32, 1 << 31)],
    ],
)
def test_a_number_wraps_without_an_instruction(here: Scope, number: int, dtype: DType, wrapped: int) -> None:
    assert arith.narrow(here, number, dtype) == wrapped and not here.items


@pytest.mark.parametrize("yes_no", [(2, 2), (0.5, 0.5), (0.0, 0.0)])
def test_a_choice_between_equal_numbers_is_none(here: Scope, yes_no: tuple[float, float]) -> None:
    condition = here.reg("p")
    assert arith.choose(here, condition, *yes_no) == yes_no[0]
    assert arith.where(here, dtypes.float32, condition, *yes_no) == yes_no[0]
    assert not here.items


def test_a_choice_between_zeros_of_both_signs_is_one(here: Scope) -> None:
    arith.choose(here, here.reg("p"), 0.0, -0.0)
    arith.where(here, dtypes.float32, here.reg("p"), -0.0, 0.0)
    assert [item.op for item in here.items if item.op == "SEL"] == ["SEL", "SEL"]


def test_a_number_stands_in_the_second_place_of_a_choice(here: Scope) -> None:
    """By the opposite of the condition, where it is the first that is chosen."""
    condition, x = here.reg("p"), here.reg("r")
    opposite = 1 << 3  # the condition is the fourth operand, behind the result
    for chosen, uses, turned in (((5, x), (x, 5), opposite), ((x, 5), (x, 5), 0), ((5, 0), (0, 5), opposite)):
        arith.choose(here, condition, *chosen)
        assert last(here) == ("SEL", (*uses, condition))
        assert (here.items[-1].mods or {}).get("neg", 0) == turned
    arith.choose(here, condition, 0, x)
    assert last(here) == ("SEL", (0, x, condition)) and here.items[-1].mods is None
    assert len(here.items) == 4, "a number was moved to a register"


@pytest.mark.parametrize(("mask", "one"), list(product([True, False], [1, 2.5, -1])))
def test_a_known_truth_is_a_number_of_the_same_kind(here: Scope, mask: bool, one: float) -> None:
    found = arith.number_of(here, mask, one)
    assert found == (one if mask else 0) and type(found) is type(one) and not here.items


def test_what_is_known_is_chosen_at_once(here: Scope) -> None:
    x, y = here.reg("r"), here.reg("r")
    assert arith.where(here, dtypes.int32, True, x, y) is x
    assert arith.where(here, dtypes.int32, False, x, y) is y
    assert arith.unary(here, Op.NEG, dtypes.float32, 1.5) == -1.5
    assert arith.unary(here, Op.TRUNC, dtypes.int32, x) is x
    assert arith.unary(here, Op.NEG, dtypes.bool, x) is x
    assert not here.items


def test_numbers_are_turned_round_to_where_an_instruction_takes_them(here: Scope) -> None:
    x = here.reg("r")
    for op, dtype in ((Op.AND, dtypes.int32), (Op.MAX, dtypes.float32), (Op.MIN, dtypes.uint32)):
        arith.binary(here, op, dtype, 5, x)
        assert last(here)[1][:2] == (x, 5)
    assert len(here.items) == 3
