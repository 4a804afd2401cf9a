"""What an instruction gives a value, and what it names without looking at it."""

from __future__ import annotations

import pytest

from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.code.definitions import (
    ALWAYS,
    GROUP_IDS,
    copies,
    defined_by,
    shifted_out,
    upper_addend,
)
from tests.drivers.sim.amd.wave.rule_kernels import first, names


@pytest.mark.parametrize(
    ("text", "moved"),
    [
        ("v_mov_b32 v1, v2", [("v1", "v2")]),
        ("s_mov_b64 s[2:3], s[4:5]", [("s[2:3]", "s[4:5]")]),
        ("s_movk_i32 s2, 0x12", [("s2", 0x12)]),
        ("v_mov_b32_dpp v1, v2 row_shr:1", []),
        ("v_not_b32 v1, v2", []),
        ("v_dual_mov_b32 v1, v2 :: v_dual_mov_b32 v4, v3", [("v1", "v2"), ("v4", "v3")]),
        ("v_dual_mov_b32 v1, v2 :: v_dual_add_f32 v4, v3, v5", [("v1", "v2")]),
        ("v_dual_add_f32 v1, v2, v5 :: v_dual_mov_b32 v4, v3", [("v4", "v3")]),
    ],
)
def test_what_a_move_copies(text: str, moved: list[tuple[str, object]]) -> None:
    found = copies(first(text).step.inst)
    assert [
        (str(target), str(source) if isinstance(source, Reg) else source) for target, source in found
    ] == moved


def test_an_indexed_move_may_write_any_register_from_its_destination_up() -> None:
    assert names(defined_by(first("v_movreld_b32 v250, v0"))) == [f"v{index}" for index in range(250, 256)]
    assert names(defined_by(first("v_swaprel_b32 v252, v250"))) == [f"v{index}" for index in range(250, 256)]
    assert names(defined_by(first("s_movreld_b32 s103, s0"))) == ["s103", "s104", "s105"]
    assert names(defined_by(first("v_movrels_b32 v1, v0"))) == ["v1"]
    assert names(defined_by(first("v_mov_b32 v1, v0"))) == ["v1"]


@pytest.mark.parametrize(
    ("text", "upper"),
    [
        ("v_mad_u64_u32 v[4:5], null, v0, v1, v[2:3]", ["v3"]),
        ("v_mad_i64_i32 v[4:5], null, v0, v1, v[2:3]", ["v3"]),
        ("v_mad_u64_u32 v[4:5], null, v3, v1, v[2:3]", []),
        ("v_mad_u64_u32 v[4:5], null, v0, v3, v[2:3]", []),
        ("v_mad_u64_u32 v[4:5], null, v2, v1, v[2:3]", ["v3"]),
        ("v_mad_u64_u32 v[4:5], null, v0, v1, 0", []),
        ("v_mad_u64_u32 v[4:5], null, s2, s2, s[2:3]", ["s3"]),
        ("v_fma_f64 v[4:5], v[0:1], v[0:1], v[2:3]", []),
    ],
)
def test_the_upper_half_of_an_addend_only_decides_the_upper_half_of_the_sum(
    text: str, upper: list[str]
) -> None:
    assert names(upper_addend(first(text))) == upper


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("s_lshl_b64 s[8:9], s[10:11], 32", ["s11"]),
        ("s_lshr_b64 s[8:9], s[10:11], 32", ["s10"]),
        ("s_ashr_i64 s[8:9], s[10:11], 32", ["s10"]),
        ("s_lshl_b64 s[8:9], s[10:11], s11", []),
        ("s_lshl_b64 s[8:9], s[10:11], s10", ["s11"]),
        ("s_lshl_b64 s[8:9], 1, s10", []),
        ("v_lshlrev_b64 v[4:5], v0, v[2:3]", ["v3"]),
        ("v_lshrrev_b64 v[4:5], v0, v[2:3]", ["v2"]),
        ("v_ashrrev_i64 v[4:5], v2, v[2:3]", []),
        ("s_lshl_b32 s8, s9, 3", []),
    ],
)
def test_what_a_wide_shift_moves_out(text: str, lost: list[str]) -> None:
    """By 32 at least, where LLVM leaves it undefined."""
    assert names(shifted_out(first(text))) == lost


def test_what_always_has_a_value() -> None:
    """RDNA4 ISA: the launch puts the group's ids into ttmp7 and ttmp9, and into ttmp8 where the wave is."""
    assert names(GROUP_IDS) == ["ttmp7", "ttmp8", "ttmp9"]
    apertures = {"src_shared_base", "src_shared_limit", "src_private_base", "src_private_limit"}
    assert {"exec_lo", "exec_hi", "null", *apertures} <= set(names(ALWAYS))
    assert not {"vcc_lo", "m0", "src_scc", "s105", "v0", "src_pops_exiting_wave_id"} & set(names(ALWAYS))
