"""Forms of registers row by row: where one is still known, and how narrow it is (lanes.py).

What a row says of base, bits and top is by hand; that no form claims too much is in test_lanes.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from drivers.amd.isa import isa
from drivers.amd.isa.operand import Literal, Reg, s, v
from drivers.sim.amd.wave.abi import Abi
from drivers.sim.amd.wave.jit import lanes as of
from drivers.sim.amd.wave.jit.lanes import ALL_BITS, FARTHEST, LaneForm

UNIFORM = LaneForm((0, 0))  # a scalar register's


def form(*lanes: int, bits: int = ALL_BITS, top: int | None = None) -> LaneForm:
    return LaneForm(lanes, bits, bits if top is None else top)


@pytest.mark.parametrize(
    ("first", "second", "sum_bits"),
    [(12, 3, 15), (12, 4, 28), (0, 5, 5), (1, 1, 3), (6, 6, 14), (1 << 31, 1 << 31, 1 << 31), (3, 1, 7)],
)
def test_a_sum_has_the_bits_of_both_and_those_that_carries_reach(
    first: int, second: int, sum_bits: int
) -> None:
    assert of.carried(first, second) == of.carried(second, first) == sum_bits


@pytest.mark.parametrize(
    ("lanes", "bits", "top", "expected"),
    [
        ((0, 2), 8, 8, form(0, 2, bits=8)), ((3, 5), 8, 8, form(0, 2, bits=11, top=11)),
        ((5, 3), 12, 12, form(2, 0, bits=15)), ((0, FARTHEST), 0, 0, form(0, FARTHEST, bits=0)),
        ((0, FARTHEST + 1), 0, 0, None), ((-FARTHEST, 0), 0, 0, form(0, FARTHEST, bits=ALL_BITS & -FARTHEST)),
        ((-1, 0), 8, 8, form(0, 1)), ((0, 1), 4, 100, form(0, 1, bits=4)),
        ((0, 1), 15, 9, form(0, 1, bits=15, top=9)),
        ((1, 1), 15, 9, form(0, 0, bits=31, top=10)), ((2, 2), ALL_BITS, ALL_BITS, form(0, 0)),
    ],
)  # fmt: skip
def test_the_least_lane_moves_into_the_base(
    lanes: tuple[int, ...], bits: int, top: int, expected: LaneForm | None
) -> None:
    assert of.make(lanes, bits, top) == expected


def test_what_a_form_says_of_itself() -> None:
    one = form(0, 5, 6, bits=8)
    assert (one.lane_bits, one.span, one.is_disjoint, one.is_exact) == (7, 6, True, True)
    assert not form(0, 5, bits=4).is_disjoint
    assert form(0, 5, bits=ALL_BITS, top=ALL_BITS - 5).is_exact
    assert not form(0, 5, bits=ALL_BITS, top=ALL_BITS - 4).is_exact


A, B = form(0, 4, bits=0x10), form(0, 1, bits=0x40)
ROWS: list[tuple[Any, tuple[Any, ...], Any]] = [
    (of.add, (7, ALL_BITS), 6), (of.add, (A, B), form(0, 5, bits=0x50)),
    (of.add, (A, 2), form(0, 4, bits=0x12)),
    (of.add, (A, None), None), (of.add, (None, 3), None), (of.add, (A, A), form(0, 8, bits=0x30, top=0x20)),
    (of.subtract, (7, 9), ALL_BITS - 1), (of.subtract, (A, 4), form(0, 4, bits=ALL_BITS & -4)),
    (of.subtract, (B, A), form(3, 0)), (of.subtract, (A, None), None),
    (of.subtract, (A, 0x20), form(0, 4, bits=ALL_BITS & -16)),
    (of.multiply, (3, 1 << 31), 1 << 31), (of.multiply, (A, 4), form(0, 16, bits=0x40)),
    (of.multiply, (4, A), form(0, 16, bits=0x40)), (of.multiply, (A, 3), form(0, 12, bits=0x30)),
    (of.multiply, (A, A), None), (of.multiply, (UNIFORM, A), None), (of.multiply, (A, UNIFORM), None),
    (of.multiply, (UNIFORM, UNIFORM), UNIFORM), (of.multiply, (None, 3), None),
    (of.multiply, (3, None), None),
    (of.multiply, (form(0, 0, bits=12), form(0, 0, bits=24)), LaneForm((0, 0), ALL_BITS & -32)),
    (of.multiply, (form(0, 0, bits=0), form(0, 0, bits=24)), LaneForm((0, 0), ALL_BITS & -8)),
    (of.shift_left, (3, 33), 6), (of.shift_left, (A, 2), form(0, 16, bits=0x40)),
    (of.shift_left, (A, 34), form(0, 16, bits=0x40)), (of.shift_left, (A, UNIFORM), None),
    (of.shift_left, (3, UNIFORM), UNIFORM), (of.shift_left, (UNIFORM, A), None),
    (of.shift_left, (3, None), None),
    (of.low_of_wide_shift, (A, 2), form(0, 16, bits=0x40)), (of.low_of_wide_shift, (A, 32), 0),
    (of.low_of_wide_shift, (A, 31 + 64), of.shift_left(A, 31, 2)), (of.low_of_wide_shift, (3, UNIFORM), None),
    (of.shift_right, (0x80, 34), 0x20), (of.shift_right, (A, 2), form(0, 1, bits=4)),
    (of.shift_right, (A, 34), form(0, 1, bits=4)), (of.shift_right, (form(0, 4, bits=4), 2), None),
    (of.shift_right, (3, UNIFORM), UNIFORM), (of.shift_right, (A, UNIFORM), None),
    (of.shift_right, (None, 3), None), (of.shift_right, (UNIFORM, A), None),
    (of.shift_right, (LaneForm((0, 4), ALL_BITS & -8), 2), form(0, 1, bits=0x3FFFFFFE)),
    (of.both_bits, (12, 10), 8), (of.both_bits, (A, 0x14), form(0, 4, bits=0x10)),
    (of.both_bits, (0x14, A), form(0, 4, bits=0x10)), (of.both_bits, (A, 3), form(0, 0, bits=0)),
    (of.both_bits, (form(0, 4, bits=4), 3), None), (of.both_bits, (None, 3), None),
    (of.both_bits, (3, None), None),
    (of.both_bits, (A, UNIFORM), None), (of.both_bits, (UNIFORM, A), None),
    (of.both_bits, (form(0, 0, bits=12, top=9), form(0, 0, bits=10)), form(0, 0, bits=8, top=9)),
    (of.both_bits, (form(0, 1, bits=30, top=18), 15), form(0, 1, bits=14)),
    (of.both_bits, (form(0, 1, bits=30, top=6), 15), form(0, 1, bits=14, top=6)),
    (of.either_bit, (12, 10), 14), (of.either_bit, (A, 2), form(0, 4, bits=0x12)),
    (of.either_bit, (2, A), form(0, 4, bits=0x12)), (of.either_bit, (A, 0x10), form(0, 4, bits=0x10)),
    (of.either_bit, (A, 4), form(0, 0, bits=0x14)), (of.either_bit, (A, B), form(0, 5, bits=0x50)),
    (of.either_bit, (A, A), None), (of.either_bit, (A, None), None),
    (of.either_bit, (form(0, 4, bits=4), B), None),
    (of.either_bit, (B, form(0, 4, bits=4)), None), (of.either_bit, (A, form(0, 0, bits=0x10)), None),
    (of.either_bit, (form(0, 0, bits=6), form(0, 0, bits=12)), LaneForm((0, 0), 14)),
    (of.other_bits, (12, 10), 6), (of.other_bits, (A, 6), form(4, 0, bits=0x12)),
    (of.other_bits, (6, A), form(4, 0, bits=0x12)), (of.other_bits, (A, 0x10), None),
    (of.other_bits, (form(0, 4, bits=4), 1), None), (of.other_bits, (A, UNIFORM), None),
    (of.other_bits, (None, 3), None), (of.other_bits, (A, 4), form(4, 0, bits=0x10)),
    (of.bit_field, (A, 2, 3), form(0, 1, bits=4)), (of.bit_field, (A, 2, 2), form(0, 1, bits=0)),
    (of.bit_field, (A, 2, 34), form(0, 1, bits=0)), (of.bit_field, (0xFF, 4, 3), 7),
    (of.bit_field, (A, UNIFORM, 3), None), (of.bit_field, (A, 2, UNIFORM), None),
]  # fmt: skip


@pytest.mark.parametrize(("operation", "operands", "expected"), ROWS)
def test_a_row_of_two_lanes(operation: Any, operands: tuple[Any, ...], expected: Any) -> None:
    assert operation(*operands, 2) == expected


@pytest.mark.parametrize(
    ("top", "span", "is_kept"), [((1 << 24) - 9, 8, True), ((1 << 24) - 8, 8, False), (ALL_BITS, 0, False)]
)
def test_numbers_of_24_bits_keep_their_form(top: int, span: int, is_kept: bool) -> None:
    value = LaneForm((0, span), ALL_BITS, top)
    assert (of.cut_24(value, 2) is value) == is_kept
    assert of.cut_24(0x1234_5678, 2) == 0x34_5678


def test_a_product_has_at_least_the_zeros_of_both_at_its_end() -> None:
    rows = ((3, 3, 15), (6, 6, 60), (5, 4, 20), (5, 0, 0), (0x8000_0000, 2, 0), (1 << 31, 3, 1 << 31))
    assert [of.product_bits(bits, factor) for bits, factor, _ in rows] == [found for _, _, found in rows]


def test_what_two_ways_agree_on() -> None:
    one, more, other = form(0, 4, bits=0x10), form(0, 4, bits=0x30), form(0, 8, bits=0x10)
    assert of.join({1: one, 2: one, 3: one}, {1: one, 3: other, 4: one}) == {1: one}
    assert of.join({1: one}, {1: more}) == {1: LaneForm((0, 4), ALL_BITS & -16)}
    assert of.join({1: form(0, 4, bits=0)}, {1: more}) == {1: LaneForm((0, 4), ALL_BITS & -16)}


def abi(*block: int, wave_size: int = 32) -> Abi:
    shape: Any = (*block, 1, 1)[:3]
    return Abi(64, 0, (True, False, False), 2, 0, 0xF0, True, False, shape, wave_size)


def test_the_lane_ids_of_waves_that_are_alike() -> None:
    assert of.first_form(abi(32)) == form(*range(32), bits=0)
    assert of.first_form(abi(96)) == form(*range(32), bits=0x60, top=64)
    assert of.first_form(abi(128, wave_size=64)) == form(*range(64), bits=64)
    assert of.first_form(abi(31)) == form(*range(31), 0, bits=0), (
        "a lane that does not exist has the number 0"
    )
    assert of.first_form(abi(33)) is None


RDNA3 = isa("gfx1100")
EIGHT = form(*range(0, 128, 4), bits=0x400)  # of 32 lanes
INSTRUCTIONS = [  # v1: EIGHT, v2: uniform with bit 12
    ("v_sub_nc_u32 v3, v1, v2", of.subtract(EIGHT, form(*[0] * 32, bits=0x1000), 32)),
    ("v_subrev_nc_u32 v3, v2, v1", of.subtract(EIGHT, form(*[0] * 32, bits=0x1000), 32)),
    ("v_lshlrev_b32 v3, 1, v1", form(*range(0, 256, 8), bits=0x800)),
    ("v_lshrrev_b32 v3, 2, v1", form(*range(32), bits=0x100)),
    ("v_lshl_add_u32 v3, v1, 1, v2", form(*range(0, 256, 8), bits=0x1800)),
    ("v_lshl_or_b32 v3, v1, 1, v2", form(*range(0, 256, 8), bits=0x1800)),
    ("v_add_lshl_u32 v3, v1, v2, 1", form(*range(0, 256, 8), bits=0x2800)),
    ("v_add3_u32 v3, v1, v2, 2", form(*range(0, 128, 4), bits=0x1402)),
    ("v_or3_b32 v3, v1, v2, 2", form(*range(0, 128, 4), bits=0x1402)),
    ("v_and_or_b32 v3, v1, 0x7f, v2", form(*range(0, 128, 4), bits=0x1000)),
    ("v_mad_u32_u24 v3, v1, 2, v2", form(*range(0, 256, 8), bits=0x1800)),
    ("v_mad_u64_u32 v[3:4], null, v1, 2, v[2:3]", form(*range(0, 256, 8), bits=0x1800)),
    ("v_mul_u32_u24 v3, v1, 2", form(*range(0, 256, 8), bits=0x800)),
    ("v_lshlrev_b64 v[3:4], 1, v[1:2]", form(*range(0, 256, 8), bits=0x800)),
    ("v_bfe_u32 v3, v1, 2, 5", form(*range(32), bits=0)),
    ("v_add_co_u32 v3, vcc_lo, v1, v2", form(*range(0, 128, 4), bits=0x1400)),
    ("v_mov_b32 v3, 7", form(*[0] * 32, bits=7)), ("v_mov_b32 v3, s4", LaneForm((0,) * 32)),
    ("v_mov_b32 v3, -1", form(*[0] * 32)), ("v_mov_b32 v3, 0x12345", form(*[0] * 32, bits=0x12345)),
    ("v_mov_b32 v3, 1.0", None), ("v_mov_b32 v3, v9", None), ("v_readfirstlane_b32 s3, v1", None),
    ("v_mov_b32_dpp v3, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf", None),
    ("v_add_nc_u16 v3, v1, v2", None),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), INSTRUCTIONS)
def test_an_instruction_gives_its_result_the_form(text: str, expected: LaneForm | None) -> None:
    inst, _ = RDNA3.decode_sized(RDNA3.assemble(text), 0)
    forms = {1: EIGHT, 2: form(*[0] * 32, bits=0x1000), 8: EIGHT}
    assert of.after(inst, forms, 0, 32).get(3) == expected


def test_both_halves_of_a_dual_instruction_have_their_own() -> None:
    text = "v_dual_mov_b32 v3, v1 :: v_dual_add_nc_u32 v4, 2, v1"
    inst, _ = RDNA3.decode_sized(RDNA3.assemble(text), 0)
    found = of.after(inst, {1: EIGHT}, 0, 32)
    assert found == {1: EIGHT, 3: EIGHT, 4: form(*range(0, 128, 4), bits=0x402)}


@pytest.mark.parametrize(
    ("operand", "expected"),
    [
        (v(1), EIGHT), (v(5), None), (Literal(0x1_0000_0005), 5), (-2, ALL_BITS - 1), (0.5, None),
        (Reg(v(1).code, 1, 1), None), (s(5), LaneForm((0,) * 32)),
    ],
)  # fmt: skip
def test_what_an_operand_holds(operand: object, expected: LaneForm | int | None) -> None:
    assert of.source_form(operand, {1: EIGHT}, 32) == expected


@pytest.mark.parametrize("count", [32, 64])
def test_lanes_below_count_in_both_halves(count: int) -> None:
    low, high = (
        RDNA3.decode_sized(RDNA3.assemble(f"v_mbcnt_{half}_u32_b32 v1, -1, {last}"), 0)[0]
        for half, last in (("lo", 0), ("hi", "v1"))
    )
    first = of.after(low, {}, 0, count)
    assert first[1] == form(*(min(lane, 32) for lane in range(count)), bits=0)
    assert of.after(high, first, 0, count)[1] == form(*range(count), bits=0)
