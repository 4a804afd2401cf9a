"""Signs, halves, moved lanes, omod and clamp as the documents have them, on numbers written by hand."""

from __future__ import annotations

import pytest

from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst
from tests.pseudocode.modifiers import (
    FACTORS,
    clamped,
    is_written,
    mixed,
    modified,
    packed,
    result_kind,
    scaled,
    signed,
    source_lane,
)
from tests.pseudocode.numbers import Value
from tests.pseudocode.parse import parse
from tests.pseudocode.test_wave import run, wave


def inst(line: str) -> Inst:
    table = isa("gfx1100", 32)
    return table.decode_sized(table.assemble(line), 0)[0]


def test_the_absolute_value_is_taken_before_the_negation() -> None:
    assert [signed(0xBF800000, 32, bits) for bits in range(4)] == [
        0xBF800000, 0x3F800000, 0x3F800000, 0xBF800000,
    ]  # fmt: skip


def test_packed_sources_choose_a_half_and_a_sign_for_each_result() -> None:
    assert packed(0x22221111, 4, False) == 0x11112222
    assert packed(0x22221111, 8 | 2, True) == 0xA2221111
    assert packed(0x22221111, 8 | 2, False) == 0x22221111


def test_mixed_sources_have_the_sign_of_what_is_taken() -> None:
    assert mixed(0x3F800000, 1) == 0xBF800000
    assert mixed(0x3C004000, 8 | 1) == 0xC000
    assert mixed(0x3C004000, 8 | 4 | 1) == 0xBC000000


@pytest.mark.parametrize(
    ("control", "sources"),
    [
        ("quad_perm:[3,2,1,0]", [3, 2, 1, 0]),
        ("row_shl:1", [1, 2, 3, 4]),
        ("row_shr:1", [None, 0, 1, 2]),
        ("row_ror:1", [15, 0, 1, 2]),
        ("row_mirror", [15, 14, 13, 12]),
        ("row_half_mirror", [7, 6, 5, 4]),
        ("row_share:5", [5, 5, 5, 5]),
        ("row_xmask:2", [2, 3, 0, 1]),
        ("dpp8:[7,0,1,2,3,4,5,6]", [7, 0, 1, 2]),
    ],
)
def test_dpp_takes_these_lanes(control: str, sources: list[int | None]) -> None:
    moved = inst(f"v_mov_b32_dpp v1, v2 {control}")
    assert [source_lane(moved, lane) for lane in range(4)] == sources


def test_masks_of_rows_and_banks_leave_lanes_alone() -> None:
    moved = inst("v_mov_b32_dpp v1, v2 row_mirror row_mask:0x2 bank_mask:0x1")
    assert [lane for lane in range(32) if is_written(moved, lane)] == [16, 17, 18, 19]


def test_a_lane_without_a_source_is_left_alone_or_takes_0() -> None:
    text = "D0.u32 = S0.u32"
    kept = run("v_mov_b32_dpp v3, v2 row_shr:1", text, wave(0xFFFFFFFB))
    assert [lane[3].bits for lane in kept.vector[:5]] == [7, 0, 7, 7, 30]
    zero = run("v_mov_b32_dpp v3, v2 row_shr:1 bound_ctrl:1", text, wave(0xFFFFFFFB))
    assert [lane[3].bits for lane in zero.vector[:5]] == [0, 0, 7, 0, 30]


@pytest.mark.parametrize(
    ("bits", "omod", "result"),
    [
        (0x3FC00000, 1, 0x40400000), (0x3FC00000, 2, 0x40C00000), (0x3FC00000, 3, 0x3F400000),
        (0x80000000, 1, 0), (0x80800000, 3, 0x80000000), (0x00FFFFFF, 3, 0), (0x7F000000, 1, 0x7F800000),
    ],
)  # fmt: skip
def test_omod_multiplies_and_gives_no_denormals(bits: int, omod: int, result: int) -> None:
    assert scaled(Value(bits, "f32"), FACTORS[omod]).bits == result


@pytest.mark.parametrize(
    ("bits", "result"),
    [(0x40000000, 0x3F800000), (0x3F000000, 0x3F000000), (0xBF000000, 0), (0x7FC00000, 0), (0x80000000, 0)],
)
def test_clamp_holds_a_float_within_0_and_1(bits: int, result: int) -> None:
    assert clamped(Value(bits, "f32")).bits == result


def test_each_float_of_a_result_is_clamped() -> None:
    added = inst("v_pk_add_f16 v1, v2, v3 clamp")
    assert modified(added, 0x4000C000, "f16", (0, 16), False) == 0x3C000000


def test_only_a_result_that_is_one_float_has_a_kind() -> None:
    assert result_kind(parse("D0.f32 = S0.f32 + S1.f32"), "v_add_f32") == "f32"
    assert result_kind(parse("D0.u32 = S0.u32 + S1.u32"), "v_add_nc_u32") == ""
