"""Rules on registers: given a value before they are read, and inside what the launch allocates."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.check.registers import check_defined
from tests.drivers.sim.amd.wave.rule_kernels import (
    Rules,
    assembled,
    examine,
    fault,
    judge,
    lines,
    subject,
)

CALL = "s_swappc_b64 s[30:31], s[0:1]"
BROKEN: Rules = {
    "E_UNINIT vector": ("E_UNINIT", "v_mov_b32 v1, v2", "v_mov_b32 v1, v0"),
    "E_UNINIT scalar": ("E_UNINIT", "s_not_b32 s6, s5", "s_not_b32 s6, s4"),
    "E_UNINIT copied": (
        "E_UNINIT",
        "s_mov_b32 s6, s5\ns_branch on\non:\ns_not_b32 s7, s6",
        "s_mov_b32 s6, s5\ns_branch on\non:\ns_not_b32 s7, s4",
    ),
    "E_UNINIT broadcast": (
        "E_UNINIT",
        "v_mov_b32 v1, s5\nglobal_store_b32 v0, v1, s[0:1]",
        "v_mov_b32 v1, s5\nglobal_store_b32 v0, v0, s[0:1]",
    ),
    "E_UNINIT broadcast and looked at": (
        "E_UNINIT",
        "v_mov_b32 v1, s5\nv_not_b32 v2, v1\ns_mov_b32 s5, 0",
        "v_mov_b32 v1, s4\nv_not_b32 v2, v1\ns_mov_b32 s5, 0",
    ),
    "E_UNINIT one of a group and looked at": (
        "E_UNINIT",
        "v_mov_b32 v1, s5\nv_mov_b32 v2, s4\nv_not_b32 v3, v1",
        "v_mov_b32 v1, s5\nv_mov_b32 v2, s4\nv_not_b32 v3, v2",
    ),
    "E_UNINIT moved beside something else": (
        "E_UNINIT",
        "v_mov_b32 v1, v5\nv_mov_b32 v7, v0",
        "v_mov_b32 v1, v5\nv_mov_b32 v0, v0",
    ),
    "E_UNINIT moved beside the register after the next": (
        "E_UNINIT",
        "v_mov_b32 v1, v5\nv_mov_b32 v3, v0",
        "v_mov_b32 v1, v5\nv_mov_b32 v2, v0",
    ),
    "E_UNINIT moved in front of what it was moved beside": (
        "E_UNINIT",
        "v_mov_b32 v4, v0\nv_mov_b32 v2, v5",
        "v_mov_b32 v3, v0\nv_mov_b32 v2, v5",
    ),
    "E_UNINIT moved two instructions before its neighbour": (
        "E_UNINIT",
        "v_mov_b32 v1, v5\ns_nop 0\nv_mov_b32 v2, v0",
        "s_nop 0\nv_mov_b32 v1, v5\nv_mov_b32 v2, v0",
    ),
    "E_UNINIT moved two instructions after its neighbour": (
        "E_UNINIT",
        "v_mov_b32 v2, v0\ns_nop 0\nv_mov_b32 v1, v5",
        "v_mov_b32 v2, v0\nv_mov_b32 v1, v5\ns_nop 0",
    ),
    "E_UNINIT moved beside itself": (
        "E_UNINIT",
        "v_mov_b32 v1, v5\nv_mov_b32 v1, v0",
        "v_mov_b32 v1, v5\nv_mov_b32 v0, v0",
    ),
    "E_UNINIT a copy of nothing beside a copy": (
        "E_UNINIT",
        "v_dual_mov_b32 v4, v2 :: v_dual_mov_b32 v5, v0\nv_mov_b32 v2, 0\ns_not_b32 s7, s6",
        "v_dual_mov_b32 v4, v2 :: v_dual_mov_b32 v5, v0\nv_mov_b32 v2, 0\ns_not_b32 s7, s0",
    ),
    "E_UNINIT before a call that a loop comes back from": (
        "E_UNINIT",
        "again:\nv_not_b32 v2, v1\ns_cbranch_scc1 over\nover:\ns_cbranch_scc0 again",
        "again:\nv_not_b32 v2, v1\ns_swappc_b64 s[30:31], s[0:1]\ns_cmp_eq_u32 s0, s1\ns_cbranch_scc0 again",
    ),
    "E_UNINIT spilled to a lane": (
        "E_UNINIT",
        "v_writelane_b32 v1, s5, 0",
        "v_writelane_b32 v1, s5, 0\nv_writelane_b32 v1, s4, 1",
    ),
    "E_UNINIT where a call comes back": (
        "E_UNINIT",
        "s_cbranch_execz on\nv_mov_b32 v2, 0\non:\nv_not_b32 v2, v1",
        "s_cbranch_execz on\ns_swappc_b64 s[30:31], s[0:1]\nv_mov_b32 v1, 0\non:\nv_not_b32 v2, v1",
    ),
    "E_UNINIT before the first of two calls comes back": (
        "E_UNINIT",
        f"s_cbranch_execz a\ns_nop 0\na:\nglobal_load_b32 v2, v1, s[0:1]\ns_cbranch_execz b\n{CALL}\nb:",
        f"s_cbranch_execz a\n{CALL}\na:\nglobal_load_b32 v2, v1, s[0:1]\ns_cbranch_execz b\n{CALL}\nb:",
    ),
    "E_UNINIT in every run": (
        "E_UNINIT",
        "s_cmp_eq_u32 s4, 0\ns_cbranch_scc1 on\ns_nop 0\non:\ns_not_b32 s7, s6\ns_mov_b32 s6, 0",
        "s_cmp_eq_u32 s4, 0\ns_cbranch_scc1 on\ns_mov_b32 s6, 0\ns_branch off\non:\ns_not_b32 s7, s6\noff:",
    ),
    "E_UNINIT written on no way": (
        "E_UNINIT",
        "s_cmp_eq_u32 s4, 0\ns_cbranch_scc1 on\ns_nop 0\ns_branch off\non:\ns_not_b32 s7, s6\noff:",
        "s_cmp_eq_u32 s4, 0\ns_cbranch_scc1 on\ns_nop 0\ns_branch off\non:\ns_not_b32 s7, s4\noff:",
    ),
    "E_UNINIT before a call": (
        "E_UNINIT",
        "v_not_b32 v2, v1\nglobal_store_b32 v0, v2, s[0:1]\ns_swappc_b64 s[30:31], s[0:1]",
        "v_not_b32 v2, v1\nglobal_store_b32 v0, v0, s[0:1]\ns_swappc_b64 s[30:31], s[0:1]",
    ),
    "E_UNINIT lower half shifted left": (
        "E_UNINIT",
        "s_mov_b32 s11, s4\ns_lshl_b64 s[8:9], s[10:11], 32",
        "s_mov_b32 s10, s4\ns_lshl_b64 s[8:9], s[10:11], 32",
    ),
    "E_UNINIT upper half shifted right": (
        "E_UNINIT",
        "s_mov_b32 s10, s4\ns_lshr_b64 s[8:9], s[10:11], 32",
        "s_mov_b32 s11, s4\ns_lshr_b64 s[8:9], s[10:11], 32",
    ),
    "E_UNINIT how far to shift": (
        "E_UNINIT",
        "v_mov_b32 v3, v0\nv_ashrrev_i64 v[4:5], v2, v[2:3]",
        "v_mov_b32 v3, v0\nv_ashrrev_i64 v[4:5], v0, v[2:3]",
    ),
    "E_UNINIT condition": (
        "E_UNINIT",
        "s_cselect_b32 s6, s0, s1",
        "s_cmp_eq_u32 s0, s1\ns_cselect_b32 s6, s0, s1",
    ),
    "E_UNINIT carry": (
        "E_UNINIT",
        "v_cndmask_b32 v1, v0, v0, vcc_lo",
        "v_cmp_eq_u32 vcc_lo, v0, v0\nv_cndmask_b32 v1, v0, v0, vcc_lo",
    ),
    "E_UNINIT in part": (
        "E_UNINIT",
        "v_mov_b32 v2, 0\nglobal_load_b32 v1, v[2:3], off",
        "v_mov_b32 v2, 0\nv_mov_b32 v3, 0\nglobal_load_b32 v1, v[2:3], off",
    ),
    "E_UNINIT accumulator": ("E_UNINIT", "v_fmac_f32 v1, v0, v0", "v_mov_b32 v1, 0\nv_fmac_f32 v1, v0, v0"),
    "E_UNINIT address of a half": (
        "E_UNINIT",
        "global_load_d16_b16 v1, v1, s[0:1]",
        "global_load_d16_b16 v1, v0, s[0:1]",
    ),
    "E_UNINIT half of a multiply-add": (
        "E_UNINIT",
        "v_fma_mixlo_f16 v1, v0, v1, v0",
        "v_fma_mixlo_f16 v1, v0, v0, v0",
    ),
    "E_UNINIT below an indexed move": (
        "E_UNINIT",
        "s_mov_b32 m0, 0\nv_movreld_b32 v8, v0\nv_mov_b32 v1, v7",
        "s_mov_b32 m0, 0\nv_movreld_b32 v8, v0\nv_mov_b32 v1, v9",
    ),
    "E_UNINIT below an indexed move of the scalar unit": (
        "E_UNINIT",
        "s_mov_b32 m0, 0\ns_movreld_b32 s10, s0\nv_add_nc_u32 v1, s9, v0",
        "s_mov_b32 m0, 0\ns_movreld_b64 s[10:11], s[0:1]\nv_add_nc_u32 v1, s12, v0",
    ),
    "E_UNINIT below an indexed swap": (
        "E_UNINIT",
        "s_mov_b32 m0, 0\nv_swaprel_b32 v20, v10\nv_mov_b32 v1, v9",
        "s_mov_b32 m0, 0\nv_swaprel_b32 v20, v10\nv_mov_b32 v1, v11",
    ),
    "E_UNINIT moved by an index": (
        "E_UNINIT",
        "s_mov_b32 m0, 0\ns_movreld_b32 s10, s20",
        "s_mov_b32 m0, 0\ns_movreld_b32 s10, s3",
    ),
    "E_UNINIT base of an indexed move": (
        "E_UNINIT",
        "v_mov_b32 v8, 0\nv_movrels_b32 v1, v7",
        "v_mov_b32 v8, 0\ns_mov_b32 m0, 1\nv_movrels_b32 v1, v7",
    ),
    "E_UNINIT stored": (
        "E_UNINIT",
        "v_mov_b32 v8, 0\nglobal_store_b128 v0, v[4:7], s[0:1]",
        "v_mov_b32 v6, 0\nglobal_store_b128 v0, v[4:7], s[0:1]",
    ),
    "E_UNINIT one of two that are stored": (
        "E_UNINIT",
        "v_mov_b32 v2, 0\nds_store_2addr_b64 v0, v[2:3], v[4:5]",
        "v_mov_b32 v2, 0\nv_mov_b32 v5, 0\nds_store_2addr_b64 v0, v[2:3], v[4:5]",
    ),
    "E_UNINIT exchanged in part": (
        "E_UNINIT",
        "v_mov_b32 v2, 0\nglobal_atomic_swap_b64 v0, v[2:3], s[0:1]",
        "v_mov_b32 v2, 0\nv_mov_b32 v3, 0\nglobal_atomic_swap_b64 v0, v[2:3], s[0:1]",
    ),
    "E_UNINIT address of a spill": (
        "E_UNINIT",
        "scratch_store_b32 v2, v0, off",
        "scratch_store_b32 v0, v2, off",
    ),
    "E_UNINIT moved and looked at": (
        "E_UNINIT",
        "v_mov_b32 v1, v2\nv_not_b32 v3, v1\nv_mov_b32 v2, 0",
        "v_mov_b32 v1, v2\nv_not_b32 v3, v0\nv_mov_b32 v2, 0",
    ),
    "E_UNINIT moved in half a dual instruction": (
        "E_UNINIT",
        "v_dual_mov_b32 v4, v2 :: v_dual_add_f32 v5, v3, v0\nv_mov_b32 v3, 0",
        "v_dual_mov_b32 v4, v2 :: v_dual_add_f32 v5, v0, v0\nv_mov_b32 v2, 0",
    ),
    "E_UNINIT moved by half a dual instruction and looked at": (
        "E_UNINIT",
        "v_dual_mov_b32 v4, v2 :: v_dual_mov_b32 v5, v0\nv_not_b32 v1, v4\nv_mov_b32 v2, 0",
        "v_dual_mov_b32 v4, v2 :: v_dual_mov_b32 v5, v0\nv_not_b32 v1, v5\nv_mov_b32 v2, 0",
    ),
    "E_REG_RANGE": ("E_REG_RANGE", "v_mov_b32 v64, 0", "v_mov_b32 v63, 0"),
    "E_REG_RANGE in part": (
        "E_REG_RANGE",
        "global_load_b64 v[63:64], v0, s[0:1]",
        "global_load_b64 v[62:63], v0, s[0:1]",
    ),
    "E_SGPR_RANGE first": ("E_SGPR_RANGE", "s_mov_b32 ttmp0, 0", "s_mov_b32 vcc_hi, 0"),
    "E_SGPR_RANGE last": ("E_SGPR_RANGE", "s_mov_b32 ttmp15, 0", "s_mov_b32 null, 0"),
    "E_SGPR_RANGE": ("E_SGPR_RANGE", "s_mov_b32 ttmp3, 0", "s_mov_b32 s105, 0"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_rule_gets_its_code_and_a_near_miss_passes(name: str) -> None:
    judge(BROKEN, name)


def test_a_register_that_one_path_defines_is_not_uninitialised() -> None:
    start = ["s_cmp_eq_u32 s0, s1", "s_cbranch_scc1 skip", "v_mov_b32 v1, 0", "skip:"]
    examine(assembled(lines(*start, "v_mov_b32 v2, v1")))
    assert fault(lines(*start, "v_mov_b32 v2, v3")).code == "E_UNINIT"


def test_more_registers_make_the_same_code_legal() -> None:
    code = assembled("v_mov_b32 v64, 0")
    examine(code, vgprs=72)
    with pytest.raises(SimFault):
        examine(code, vgprs=64)


def test_the_upper_half_of_a_wide_addend_may_be_undefined() -> None:
    """LLVM leaves it so where only the lower half of v_mad_u64_u32 is used."""
    examine(assembled("v_mad_u64_u32 v[1:2], null, s0, s1, v[0:1]"))
    examine(assembled("s_mov_b32 s6, s4\nv_mad_u64_u32 v[1:2], null, s0, v0, s[6:7]"))
    assert fault("v_mad_u64_u32 v[1:2], null, s0, v0, s[6:7]").code == "E_UNINIT"
    assert fault("v_mad_u64_u32 v[2:3], null, v1, s1, v[0:1]").code == "E_UNINIT"
    assert fault("v_mad_u64_u32 v[2:3], null, s0, s1, v[4:5]").code == "E_UNINIT"


def test_the_first_signal_of_a_barrier_only_writes_scc() -> None:
    check_defined(subject("s_barrier_signal_isfirst -1\ns_cselect_b32 s8, 1, 0", "gfx1201"))
    with pytest.raises(SimFault, match="E_UNINIT: src_scc"):
        check_defined(subject("s_cselect_b32 s8, 1, 0", "gfx1201"))


def test_what_one_half_of_a_pair_moves_and_the_other_computes_with_is_looked_at() -> None:
    """v9 gets its value too late."""
    pair = "v_dual_mov_b32 v1, v9 :: v_dual_add_f32 v2, v0, {}\nv_mov_b32 v9, 0"
    examine(assembled(pair.format("v0")))
    assert fault(pair.format("v9")).code == "E_UNINIT"


@pytest.mark.parametrize("text", ["s_not_b32 s6, s0", "s_cbranch_execz on\ns_not_b32 s6, s0\non:"])
def test_a_kernel_without_user_data_finds_nothing_in_s0(text: str) -> None:
    found = subject(text)
    check_defined(found)
    with pytest.raises(SimFault, match="E_UNINIT: s0 is read"):
        check_defined(replace(found, abi=replace(found.abi, user_sgprs=0, group_ids=(False,) * 3)))


@pytest.mark.parametrize(
    ("arch", "register", "code"),
    [
        ("gfx1201", "s4", "E_WGID"),
        ("gfx1201", "s6", "E_WGID"),
        ("gfx1201", "s7", "E_UNINIT"),
        ("gfx1201", "ttmp9", ""),
        ("gfx1100", "ttmp7", "E_WGID"),
        ("gfx1100", "ttmp9", "E_WGID"),
        ("gfx1100", "ttmp6", "E_UNINIT"),
        ("gfx1100", "s5", "E_UNINIT"),
        ("gfx1100", "s4", ""),
    ],
)
def test_ids_of_the_group_are_where_the_generation_has_them(arch: str, register: str, code: str) -> None:
    """Behind four registers of user data on GFX11, in ttmp9 and ttmp7 on GFX12. Only x is enabled."""
    found = subject(f"s_not_b32 s20, {register}", arch)
    if not code:
        return check_defined(found)
    with pytest.raises(SimFault, match=rf"{code}: {register} is read"):
        check_defined(found)
    other = replace(found, abi=replace(found.abi, group_ids=(False, False, False)))
    with pytest.raises(SimFault, match=rf"E_UNINIT: {register} is read"):
        check_defined(other)
