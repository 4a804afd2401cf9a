"""Index forms become few instructions, on the scalar unit where they are uniform."""

from __future__ import annotations

from tensor.codegen.rdna.build import root_scope
from tensor.codegen.rdna.generation import GFX11
from tensor.codegen.rdna.index import Index
from tensor.codegen.rdna.machine import RdnaInst
from tensor.ir.form import Axis, Digit, Form
from tests.tensor.codegen.rdna.samples import (
    form,
)


def index() -> tuple[Index, Axis, Axis]:
    root = root_scope(GFX11)
    lane, group = Axis(100, 32), Axis(101, 64)
    return Index(root, lane, group, root.reg("v"), root.reg("s")), lane, group


def ops(made: Index) -> list[str]:
    return [i.op for i in made.root.items if isinstance(i, RdnaInst)]


def test_uniform_forms_run_on_the_scalar_unit() -> None:
    made, _, group = index()
    made.value(form(5, (group, 12)))
    assert ops(made) == ["s_mul_i32", "s_add_i32"]


def test_equal_sums_are_computed_once() -> None:
    made, lane, group = index()
    first = made.value(form(0, (lane, 4), (group, 256)))
    assert made.value(form(0, (lane, 4), (group, 256))) is first
    assert ops(made) == ["s_lshl_b32", "v_lshlrev_b32", "v_add_nc_u32"]


def test_division_by_a_power_of_two_is_a_shift_and_by_others_a_multiply() -> None:
    made, lane, _ = index()
    made.value(Form(0, ((Digit(form(0, (lane, 1)), 4, 0), 1),)))
    made.value(Form(0, ((Digit(form(0, (lane, 1)), 3, 0), 1),)))
    assert ops(made) == ["v_lshrrev_b32", "v_mul_hi_u32"]


def test_a_digit_below_its_modulus_is_a_quotient_alone() -> None:
    """Of 32 lanes there are 8 fours and of 64 groups 16: one more of each would need the remainder."""
    for of_lane, name in ((True, "v_lshrrev_b32"), (False, "s_lshr_b32")):
        for mod, is_alone in ((8 if of_lane else 16, True), (4 if of_lane else 8, False)):
            made, lane, group = index()
            made.value(Form(0, ((Digit(form(0, (lane if of_lane else group, 1)), 4, mod), 1),)))
            assert (ops(made) == [name]) is is_alone
