"""Forms of registers hold against numpy for every wave and base; what has no form is left out."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.amd.isa import isa
from drivers.sim.amd.wave.abi import Abi
from drivers.sim.amd.wave.code.decode import link
from drivers.sim.amd.wave.code.exec_mask import full_exec
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import BasicBlock, Step
from drivers.sim.amd.wave.jit.lanes import ALL_BITS, Forms, LaneForm, after, find_forms, first_form, join

U32 = np.uint32
TABLES = isa("gfx1100")
LANE = np.arange(32, dtype=U32)


def abi(*block: int) -> Abi:
    return Abi(64, 0, (True, False, False), 2, 0, 0xF0, True, False, (*block, 1, 1)[:3])  # type: ignore[arg-type]


def step(text: str) -> Step:
    ((offset, size, inst),) = TABLES.disassemble(TABLES.assemble(text))
    return Step(offset, inst, size)


def forms_after(text: str, forms: Forms, kept: int = 0) -> Forms:
    for line in text.splitlines():
        forms = after(step(line).inst, forms, kept, 32)
    return forms


def agrees(form: LaneForm, values: Any) -> bool:
    """Whether the 32 values have the form, base and all."""
    base = values - np.array(form.lanes, U32)
    return bool((base == base[0]).all()) and not int(base[0]) & ~form.bits and int(base[0]) <= form.top


OPERATIONS = {
    "v_add_nc_u32 {d}, {a}, {b}": lambda a, b: a + b,
    "v_sub_nc_u32 {d}, {b}, {a}": lambda a, b: b - a,
    "v_and_b32 {d}, {a}, {b}": lambda a, b: a & b,
    "v_or_b32 {d}, {a}, {b}": lambda a, b: a | b,
    "v_xor_b32 {d}, {a}, {b}": lambda a, b: a ^ b,
    "v_mul_lo_u32 {d}, {a}, {b}": lambda a, b: a * b,
    "v_mul_u32_u24 {d}, {a}, {b}": lambda a, b: (a & 0xFFFFFF) * (b & 0xFFFFFF),
    "v_lshlrev_b32 {d}, {a}, {b}": lambda a, b: b << (a & 31),
    "v_lshrrev_b32 {d}, {a}, {b}": lambda a, b: b >> (a & 31),
    "v_lshl_or_b32 {d}, {b}, {a}, {b}": lambda a, b: b << (a & 31) | b,
    "v_lshl_add_u32 {d}, {b}, {a}, {b}": lambda a, b: (b << (a & 31)) + b,
    "v_add_lshl_u32 {d}, {b}, {b}, {a}": lambda a, b: (b + b) << (a & 31),
    "v_and_or_b32 {d}, {b}, {a}, {b}": lambda a, b: b & a | b,
    "v_add3_u32 {d}, {b}, {a}, {b}": lambda a, b: b + a + b,
    "v_bfe_u32 {d}, {b}, {a}, 3": lambda a, b: b >> (a & 31) & 7,
    "v_mad_u32_u24 {d}, {b}, {a}, {b}": lambda a, b: (a & 0xFFFFFF) * (b & 0xFFFFFF) + b,
    "v_mov_b32 {d}, {b}": lambda a, b: b,
}


@settings(max_examples=150, deadline=None)
@given(
    block=st.sampled_from([(32,), (256,), (16, 16), (8, 8, 4), (64, 2)]),
    chain=st.lists(
        st.tuples(st.sampled_from(list(OPERATIONS)), st.integers(-16, 64) | st.just(0xF0), st.integers(0, 3)),
        min_size=1,
        max_size=7,
    ),
    first_is_constant=st.booleans(),
)
def test_any_chain_of_instructions_has_the_form_that_is_claimed(
    block: tuple[int, ...], chain: list[tuple[str, int, int]], first_is_constant: bool
) -> None:
    kernel = abi(*block)
    start = first_form(kernel)
    assert start is not None
    ids = np.array(kernel.lane_ids, U32).reshape(-1, 32)
    for wave in ids:
        forms, values = {0: start}, {0: wave}
        for place, (text, number, other) in enumerate(chain):
            source = other % (place + 1)
            left = str(number) if first_is_constant else f"v{number % (place + 1)}"
            a = np.full(32, number & ALL_BITS, U32) if first_is_constant else values[number % (place + 1)]
            with np.errstate(over="ignore"):
                values[place + 1] = OPERATIONS[text](a, values[source]).astype(U32)
            forms = forms_after(text.format(d=f"v{place + 1}", a=left, b=f"v{source}"), forms)
        for register, form in forms.items():
            assert agrees(form, values[register]), (register, form, values[register])


def test_addresses_of_a_tile_keep_their_form() -> None:
    """Column of 16 and row above it, as matmul kernels address LDS."""
    start = first_form(abi(256))
    assert start is not None
    text = (
        "v_and_b32 v1, 15, v0\nv_lshlrev_b32 v1, 4, v1\nv_lshrrev_b32 v2, 4, v0\nv_lshl_or_b32 v3, v2, 8, v1"
    )
    found = forms_after(text, {0: start})
    assert found[3].lanes == tuple(int(lane % 16 * 16 + lane // 16 * 256) for lane in LANE)
    assert (found[3].bits, found[3].top) == (0xE00, 0xE00)


def test_a_block_of_two_dimensions_has_a_form_only_if_its_waves_are_alike() -> None:
    square = first_form(abi(16, 16))
    assert square is not None
    assert square.lanes[15:18] == (15, 1 << 10, 1 << 10 | 1)
    assert first_form(abi(24, 4)) is None
    assert first_form(abi(40)) is None


@pytest.mark.parametrize(
    "text",
    [
        "v_mul_lo_u32 v1, v0, v0",
        "v_mul_lo_u32 v1, s2, v0",
        "v_and_b32 v1, s2, v0",
        "v_mov_b32_dpp v1, v0 row_shr:1",
        "v_add_nc_u32_e64 v1, v0, v0 clamp",
        "v_cvt_f32_u32 v1, v0",
        "v_movreld_b32 v1, v0",
    ],
)
def test_what_differs_from_lane_to_lane_in_another_way_has_none(text: str) -> None:
    start = first_form(abi(64))
    assert start is not None
    assert 1 not in forms_after(text, {0: start})


def test_a_register_of_which_lanes_are_kept_loses_its_form() -> None:
    start = first_form(abi(64))
    assert start is not None
    assert 1 in forms_after("v_add_nc_u32 v1, 4, v0", {0: start})
    assert 1 not in forms_after("v_add_nc_u32 v1, 4, v0", {0: start}, kept=1 << 257)


def test_two_ways_meet_in_a_base_that_may_be_anything_with_the_same_zeros() -> None:
    near, far = LaneForm(tuple(range(32)), 0x40, 0x40), LaneForm(tuple(range(32)), 0x80, 0x80)
    assert join({1: near, 2: near}, {1: far}) == {1: LaneForm(tuple(range(32)), ALL_BITS & -64)}
    assert join({1: near}, {1: LaneForm((0,) * 32)}) == {}


def test_a_loop_that_adds_to_an_address_ends_with_no_upper_limit() -> None:
    text = "v_lshlrev_b32 v1, 2, v0\nv_add_nc_u32 v1, 64, v1\ns_cbranch_scc1 65534\ns_endpgm"
    found = [Step(o, i, n) for o, n, i in TABLES.disassemble(TABLES.assemble(text))]
    blocks = [BasicBlock(0, found[:1]), BasicBlock(1, found[1:3]), BasicBlock(2, found[3:])]
    link(blocks)
    program = KernelAnalysis("gfx1100", blocks, b"")
    forms = find_forms(program, first_form(abi(32)), full_exec(program, True))
    assert forms[1][0][1].lanes == tuple(range(0, 128, 4))
    assert forms[1][0][1].top > 1 << 30
    assert not forms[1][0][1].bits & 63


def test_the_lane_number_by_counting_bits_below() -> None:
    text = "v_mbcnt_lo_u32_b32 v1, -1, 0\nv_mbcnt_hi_u32_b32 v1, -1, v1"
    assert forms_after(text, {})[1] == LaneForm(tuple(range(32)), 0, 0)
    assert forms_after("v_mbcnt_lo_u32_b32 v1, s0, 0", {}) == {}
