"""Index code computes its form: the instructions run here on Python numbers, at the edges of their ranges.

Each instruction means what the RDNA3 ISA document, chapter 16, says of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.rdna import index as code
from tensor.codegen.rdna.build import Scope, root_scope
from tensor.codegen.rdna.generation import GFX11
from tensor.codegen.rdna.index import Index
from tensor.codegen.rdna.machine import RdnaInst
from tensor.ir.form import Axis, Digit, Form, evaluate

WORD = 0xFFFF_FFFF
LOW24 = 0xFF_FFFF
MEANING: dict[str, Callable[..., int]] = {
    "s_mov_b32": lambda a: a,
    "v_mov_b32": lambda a: a,
    "s_add_i32": lambda a, b: a + b,
    "s_sub_i32": lambda a, b: a - b,
    "s_mul_i32": lambda a, b: a * b,
    "s_mul_hi_u32": lambda a, b: a * b >> 32,
    "s_and_b32": lambda a, b: a & b,
    "s_lshl_b32": lambda a, b: a << (b & 31),
    "s_lshr_b32": lambda a, b: a >> (b & 31),
    "v_add_nc_u32": lambda a, b: a + b,
    "v_sub_nc_u32": lambda a, b: a - b,
    "v_and_b32": lambda a, b: a & b,
    "v_lshlrev_b32": lambda a, b: b << (a & 31),
    "v_lshrrev_b32": lambda a, b: b >> (a & 31),
    "v_lshl_add_u32": lambda a, b, c: (a << (b & 31)) + c,
    "v_mul_lo_u32": lambda a, b: a * b,
    "v_mul_hi_u32": lambda a, b: a * b >> 32,
    "v_mul_u32_u24": lambda a, b: (a & LOW24) * (b & LOW24),
    "v_mad_u32_u24": lambda a, b, c: (a & LOW24) * (b & LOW24) + c,
}


def run(scope: Scope, known: dict[VReg, int], result: Any) -> int:
    """The value of `result` after the scope's instructions."""
    held = dict(known)

    def value(operand: Any) -> int:
        reg = operand.reg if type(operand) is Part else operand
        return held[reg] if isinstance(reg, VReg) else int(operand) & WORD

    for inst in scope.items:
        assert isinstance(inst, RdnaInst)
        (target,) = inst.defs
        held[target.reg if type(target) is Part else target] = MEANING[inst.op](*map(value, inst.uses)) & WORD
    return value(result)


EDGES = (0, 1, 2, 5, 31, 2**16 - 1, 2**23, 2**24 - 1, 2**24, 2**24 + 1, 2**31 - 1)
FACTORS = (1, 2, 3, 4, 5, 12, 2**20, 2**24 - 1, 2**24, 2**24 + 1, 3 * 2**23, -1, -2, -7)


@pytest.mark.parametrize("factor", FACTORS)
@pytest.mark.parametrize("highest", EDGES)
def test_a_multiple_is_exact_up_to_the_highest_value(factor: int, highest: int) -> None:
    """24 bits of a product's sides count for the cheap multiply: one more must take another."""
    for addend in (None, 7):
        scope = root_scope(GFX11)
        value, base = scope.reg("v"), None if addend is None else scope.reg("v")
        known = {value: highest} | ({} if base is None else {base: 7})
        made = code.scale_add_vector(scope, value, factor, base, (0, highest))
        assert run(scope, known, made) == (highest * factor + (addend or 0)) & WORD


@pytest.mark.parametrize(
    ("factor", "low", "high", "is_cheap"),
    [
        *[(3, 0, 2**24 - 1, True), (3, 0, 2**24, False), (3, -1, 5, False), (3, 1, 5, True)],
        *[(2**24 - 1, 0, 5, True), (2**24 + 1, 0, 5, False), (-3, 0, 5, False)],
    ],
)
def test_the_cheap_multiply_is_taken_where_24_bits_hold_both_sides(
    factor: int, low: int, high: int, is_cheap: bool
) -> None:
    for addend, name in ((False, "v_mul_u32_u24"), (True, "v_mad_u32_u24")):
        scope = root_scope(GFX11)
        code.scale_add_vector(scope, scope.reg("v"), factor, scope.reg("v") if addend else None, (low, high))
        assert (scope.items[0].op == name) is is_cheap


@pytest.mark.parametrize("least", [-1, -5])
@pytest.mark.parametrize("factor", FACTORS)
def test_a_multiple_of_what_may_be_negative_is_exact(factor: int, least: int) -> None:
    scope = root_scope(GFX11)
    value = scope.reg("v")
    made = code.scale_add_vector(scope, value, factor, None, (least, 5))
    assert run(scope, {value: least & WORD}, made) == least * factor & WORD


@pytest.mark.parametrize("factor", FACTORS)
def test_a_scalar_multiple_is_exact(factor: int) -> None:
    scope = root_scope(GFX11)
    value = scope.reg("s")
    assert run(scope, {value: 12345}, code.scale_scalar(scope, value, factor)) == 12345 * factor & WORD


DIVISORS = (1, 2, 3, 5, 7, 8, 10, 641, 1000, 2**16, 2**16 + 1, 10**6 + 3, 2**30, 2**31 - 1)


@pytest.mark.parametrize("divisor", DIVISORS)
@pytest.mark.parametrize("highest", (1, 6, 7, 63, 999, 2**16, 2**24, 2**31 - 1))
def test_quotients_and_remainders_are_exact_up_to_the_highest_value(divisor: int, highest: int) -> None:
    near = {highest // divisor * divisor + k for k in (-1, 0, 1)} | {divisor - 1, divisor, 2 * divisor}
    numbers = {n for n in near | {0, 1, highest, highest - 1} if 0 <= n <= highest}
    for number in numbers:
        for kind, quotient, remainder in (
            ("v", code.divide_vector, code.remainder_vector),
            ("s", code.divide_scalar, code.remainder_scalar),
        ):
            for make, want in ((quotient, number // divisor), (remainder, number % divisor)):
                scope = root_scope(GFX11)
                value = scope.reg(kind)
                assert run(scope, {value: number}, make(scope, value, divisor, highest)) == want


def test_a_remainder_that_cannot_reach_its_modulus_costs_nothing() -> None:
    scope = root_scope(GFX11)
    value, scalar = scope.reg("v"), scope.reg("s")
    for make, operand in ((code.remainder_vector, value), (code.remainder_scalar, scalar)):
        assert make(scope, operand, 12, 11) is operand
        assert make(scope, operand, 0, 1 << 20) is operand
    assert not scope.items


@pytest.mark.parametrize("power", [2, 64, 2**30])
def test_powers_of_two_divide_by_one_instruction(power: int) -> None:
    for kind, quotient, remainder, names in (
        ("v", code.divide_vector, code.remainder_vector, ["v_lshrrev_b32", "v_and_b32"]),
        ("s", code.divide_scalar, code.remainder_scalar, ["s_lshr_b32", "s_and_b32"]),
    ):
        scope = root_scope(GFX11)
        for make in (quotient, remainder):
            make(scope, scope.reg(kind), power, 2**31 - 1)
        assert [inst.op for inst in scope.items] == names


def test_any_form_of_lane_and_group_is_computed_exactly() -> None:
    rng = np.random.default_rng(7)
    lane, group = Axis(100, 64), Axis(101, 4096)
    for _ in range(200):
        terms = [(axis, int(rng.integers(1, 50))) for axis in (lane, group) if rng.random() < 0.8]
        inner = Form(int(rng.integers(0, 9)), tuple(terms))
        digit = Digit(inner, int(rng.integers(1, 40)), int(rng.choice([0, 1, 2, 3, 7, 16, 1000])))
        factors = [int(k) for k in rng.choice([1, 2, 3, 8, 100, 65536, -1, -5], 3)]
        form = Form(
            int(rng.choice([0, 1, -3, 4096])),
            tuple(zip((lane, group, digit), factors, strict=True)) if terms else ((lane, factors[0]),),
        )
        for place in ((0, 0), (63, 4095), (31, 1), (1, 4094)):
            root = root_scope(GFX11)
            made = Index(root, lane, group, root.reg("v"), root.reg("s"))
            at = {lane: place[0], group: place[1]}
            known = {made.lane_id: at[lane], made.group_id: at[group]}
            assert run(root, known, made.value(form)) == evaluate(form, at) & WORD


def test_forms_that_differ_by_a_constant_are_one_addition_each() -> None:
    root, lane, group = root_scope(GFX11), Axis(100, 64), Axis(101, 4096)
    made = Index(root, lane, group, root.reg("v"), root.reg("s"))
    made.value(Form(0, ((lane, 4), (group, 128))))
    shared = len(root.items)
    for const in range(1, 9):
        made.value(Form(const, ((lane, 4), (group, 128))))
    assert [item.op for item in root.items[shared:]] == ["v_add_nc_u32"] * 8
