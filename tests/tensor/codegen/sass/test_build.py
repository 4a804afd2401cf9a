"""Instructions are made such that they can be encoded: numbers in places that take them, signs, guards.

The chips' facts are rows of chip.py; instructions those of machine.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from tensor.codegen.sass.build import Address, Bits, Scope, root_scope
from tensor.codegen.sass.chip import chip_of
from tensor.codegen.sass.machine import BankWord, Bars, Half, Minus
from tensor.ir.errors import IRError


def scope(arch: str = "sm_90") -> Scope:
    return root_scope(chip_of(arch))


def last(where: Scope) -> tuple[str, tuple[Any, ...], dict[str, Any]]:
    made = where.items[-1]
    return made.op, made.uses, made.mods or {}


def test_a_number_stands_where_an_instruction_takes_one() -> None:
    here = scope()
    x = here.reg("r")
    here.r("IADD3", x, 5, 0)
    assert last(here) == ("IADD3", (x, 5, 0), {})
    here.r("IADD3", 5, x, 0)
    assert last(here) == ("IADD3", (x, 5, 0), {})  # a sum may be turned round


def test_a_second_number_is_moved_to_a_register_once() -> None:
    here = scope()
    x = here.reg("r")
    for _ in range(2):
        here.r("FFMA", x, 2.0, 3.0)
    assert [i.op for i in here.items] == ["MOV", "FFMA", "FFMA"]


@pytest.mark.parametrize(("op", "first", "second"), [("FFMA", 2.0, 3.0), ("IMAD", 5, 7)])
def test_of_two_numbers_around_a_register_one_is_moved(op: str, first: Any, second: Any) -> None:
    """Numbers stand second or third, and never both: turning a product round does not help."""
    here = scope()
    x = here.reg("r")
    here.r(op, first, x, second)
    assert [i.op for i in here.items] == ["MOV", op]
    assert sum(use in (first, second) for use in last(here)[1] if type(use) in (int, float)) == 1


def test_zero_is_rz_and_minus_zero_is_not() -> None:
    here = scope()
    x = here.reg("r")
    here.r("FADD", x, 0.0)
    assert last(here)[1] == (x, 0.0) and len(here.items) == 1
    here.r("SEL", -0.0, x, True)
    assert [i.op for i in here.items[1:]] == ["MOV", "SEL"]


def test_signs_go_along_and_into_numbers() -> None:
    here = scope()
    x, y = here.reg("r"), here.reg("r")
    here.r("FADD", Minus(Bars(x)), Minus(y))
    assert last(here)[2] == {"neg": 0b110, "abs": 0b010}
    here.r("FADD", x, Minus(1.5))
    assert last(here)[1:] == ((x, -1.5), {})
    here.r("FADD", 1.5, Minus(y))
    assert last(here)[1:] == ((y, 1.5), {"neg": 0b010})


@pytest.mark.parametrize(("sign", "mod"), [(Minus, "neg"), (Bars, "abs")])
def test_signs_change_places_with_their_operands(sign: Any, mod: str) -> None:
    """A constant goes second; bit n is of operand n, the destination being operand 0."""
    here, word = scope(), BankWord(0x380)
    x = here.reg("r")
    here.r("FADD", sign(word), x)
    assert last(here) == ("FADD", (x, word), {mod: 0b100})
    here.r("FADD", word, sign(x))
    assert last(here) == ("FADD", (x, word), {mod: 0b010})


def test_predicates_that_never_hold_and_guards() -> None:
    here = scope()
    x, p = here.reg("r"), here.reg("p")
    here.into(x, "MOV", 1, guard=Minus(p))
    assert last(here) == ("MOV", (1, p), {"guard": -1}) and here.items[-1].tied
    here.r("SEL", x, 1, False)
    assert last(here) == ("SEL", (x, 1, True), {"neg": 0b1000})


def test_addresses_and_halves_are_named_by_their_place() -> None:
    here = scope()
    x, pair = here.reg("r"), here.reg("r", 2)
    here.do("STG.E", Address(pair, 16), x)
    assert last(here) == ("STG.E", (pair, x), {"memory": {0: 16}})
    here.r("HADD2.F32", Minus(0), Half(x, 1))
    assert last(here)[2] == {"half": (2, 1), "neg": 0b010}


def test_constants_are_loaded_first_on_the_newest_chip() -> None:
    old, new = scope(), scope("sm_120")
    for here in (old, new):
        here.r("IADD3", here.reg("r"), BankWord(0x380), 0)
    assert [i.op for i in old.items] == ["IADD3"]
    assert [i.op for i in new.items] == ["LDC", "IADD3"]


def test_what_cannot_be_encoded_is_refused() -> None:
    here = scope()
    with pytest.raises(IRError, match="sm_90 has no FROB of operands"):
        here.r("FROB", 1, 2)
    with pytest.raises(IRError, match="no code generator for sm_70"):
        chip_of("sm_70")


def test_a_loop_counts_in_a_register_and_leaves_by_a_predicate() -> None:
    here = scope()
    body = here.inner()
    body.do("BAR.SYNC.DEFER_BLOCKING", Bits(0))
    body.repeat(7)
    start, loop = here.items
    assert start.op == "MOV" and start.uses == (0,)
    assert [i.op for i in loop.body] == ["BAR.SYNC.DEFER_BLOCKING", "IADD3", "ISETP.NE.AND"]
    assert loop.body[-1].defs == (loop.condition,) and loop.body[-1].uses == (start.defs[0], 7, True)


@pytest.mark.parametrize(("until", "turns"), [(2, 2), (6, 6), (7, 7), (9, 7), (1, 1), (0, 1)])
def test_a_loop_that_may_end_at_a_known_turn_counts_to_it_but_from_the_first(until: int, turns: int) -> None:
    here = scope()
    here.inner().repeat_until(7, until)
    assert here.items[-1].body[-1].uses[1:] == (turns, True)


def test_a_loop_that_may_end_early_goes_on_below_both_limits() -> None:
    here = scope()
    until = here.reg("r")
    here.inner().repeat_until(7, until)
    start, loop = here.items
    add, within, below = loop.body
    (counter,) = start.defs
    assert (add.op, add.defs, add.uses) == ("IADD3", (counter,), (counter, 1, 0))
    assert (within.op, within.uses) == ("ISETP.NE.AND", (counter, 7, True))
    assert (below.op, below.uses) == ("ISETP.LT.U32.AND", (counter, until, *within.defs))
    assert below.defs == (loop.condition,)
