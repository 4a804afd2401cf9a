"""Rules on neighbours: hazards that gfx11 leaves to code, clauses, freed registers, matrix products."""

from __future__ import annotations

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.check.hazards import check_hazards
from tests.drivers.sim.amd.wave.rule_kernels import (
    ENTRY,
    LOAD,
    Rules,
    assembled,
    examine,
    fault,
    judge,
    lines,
    subject,
)

STORE = "global_store_b32 v0, v0, s[0:1]"
BROKEN: Rules = {
    "E_HAZARD transcendental": (
        "E_HAZARD",
        "v_rcp_f32 v1, v0\nv_mul_f32 v2, v1, v1",
        "v_rcp_f32 v1, v0\ns_waitcnt_depctr 0xfff\nv_mul_f32 v2, v1, v1",
    ),
    "E_HAZARD transcendental, five apart": (
        "E_HAZARD",
        lines("v_rcp_f32 v1, v0", *["v_nop"] * 5, "v_mul_f32 v2, v1, v1"),
        lines("v_rcp_f32 v1, v0", *["v_nop"] * 6, "v_mul_f32 v2, v1, v1"),
    ),
    "E_HAZARD transcendental, another between": (
        "E_HAZARD",
        lines("v_rcp_f32 v1, v0", "v_rcp_f32 v3, v0", "v_mul_f32 v2, v1, v1"),
        lines("v_rcp_f32 v1, v0", "v_rcp_f32 v3, v0", "v_rcp_f32 v4, v0", "v_mul_f32 v2, v1, v1"),
    ),
    "E_HAZARD transcendental, scalar load between": (
        "E_HAZARD",
        "v_rcp_f32 v1, v0\ns_load_b32 s6, s[0:1], 0x0\nv_mul_f32 v2, v1, v1",
        "v_rcp_f32 v1, v0\nds_load_b32 v3, v0\nv_mul_f32 v2, v1, v1",
    ),
    "E_HAZARD halves": (
        "E_HAZARD",
        "v_log_f16 v1.l, v0.l\nv_log_f16 v1.h, v1.l",
        "v_mov_b32 v1, 0\nv_log_f16 v1.l, v0.l\nv_log_f16 v1.h, v1.h",
    ),
    "E_HAZARD permlane": (
        "E_HAZARD",
        "v_cmpx_eq_u32 v0, v0\nv_permlane16_b32 v1, v0, s0, s1",
        "v_cmpx_eq_u32 v0, v0\nv_nop\nv_permlane16_b32 v1, v0, s0, s1",
    ),
    "E_CLAUSE mixed": (
        "E_CLAUSE",
        f"s_clause 0x1\n{LOAD}\nglobal_store_b32 v0, v0, s[2:3]",
        f"s_clause 0x1\n{LOAD}\nglobal_load_b32 v2, v0, s[2:3]",
    ),
    "E_CLAUSE other": (
        "E_CLAUSE",
        f"s_clause 0x1\n{LOAD}\ns_nop 0",
        "s_clause 0x1\ns_load_b32 s6, s[0:1], 0x0\ns_load_b32 s7, s[0:1], 0x4",
    ),
    "E_CLAUSE empty": ("E_CLAUSE", f"s_clause 0x0\n{LOAD}", f"{LOAD}"),
    "E_DEALLOC no nop": (
        "E_DEALLOC",
        "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)",
        "s_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)",
    ),
    "E_DEALLOC scratch": (
        "E_DEALLOC",
        "scratch_store_b32 off, v0, off\ns_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)",
        f"{LOAD}\nglobal_store_b32 v0, v0, s[0:1]\ns_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)",
    ),
    "E_DEALLOC used after": (
        "E_DEALLOC",
        "s_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\nv_mov_b32 v1, 0",
        "s_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\ns_mov_b32 s6, 0",
    ),
}


BROKEN |= {
    "E_HAZARD permlane, scalar work between": (
        "E_HAZARD",
        "v_cmpx_eq_u32 v0, v0\ns_nop 0\nv_permlanex16_b32 v1, v0, s0, s1",
        "v_cmpx_eq_u32 v0, v0\ns_nop 0\nv_readlane_b32 s6, v0, 0",
    ),
    "E_HAZARD permlane, of a wave that begins": (
        "E_HAZARD",
        "v_cmpx_eq_u32 v0, v0\nv_permlane16_b32 v1, v0, s0, s1",
        "v_permlane16_b32 v1, v0, s0, s1\nv_cmpx_eq_u32 v0, v0",
    ),
    "E_HAZARD transcendental, waited for in part": (
        "E_HAZARD",
        "v_rcp_f32 v1, v0\ns_waitcnt_depctr 0x1fff\nv_mul_f32 v2, v1, v1",
        "v_rcp_f32 v1, v0\ns_waitcnt_depctr 0xf00\nv_mul_f32 v2, v1, v1",
    ),
    "E_HAZARD transcendental, overwritten": (
        "E_HAZARD",
        "v_rcp_f32 v1, v0\nv_mov_b32 v2, 0\nv_mul_f32 v2, v1, v1",
        "v_rcp_f32 v1, v0\nv_mov_b32 v1, 0\nv_mul_f32 v2, v1, v1",
    ),
    "E_CLAUSE one too many": (
        "E_CLAUSE",
        lines("s_clause 0x2", *[LOAD.replace("v1", f"v{index}") for index in (1, 2)]),
        lines("s_clause 0x1", *[LOAD.replace("v1", f"v{index}") for index in (1, 2)], "s_nop 0"),
    ),
    "E_CLAUSE longest": (
        "E_CLAUSE",
        lines("s_clause 0x41", *[STORE] * 66),
        lines("s_clause 0x3f", *[STORE] * 64),
    ),
    "E_CLAUSE atomics": (
        "E_CLAUSE",
        "s_clause 0x1\nglobal_atomic_add_u32 v0, v0, s[0:1]\nglobal_store_b32 v0, v0, s[0:1]",
        "s_clause 0x1\nglobal_atomic_add_u32 v0, v0, s[0:1]\nglobal_atomic_add_u32 v1, v0, v0, s[0:1] glc",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_rule_gets_its_code_and_a_near_miss_passes(name: str) -> None:
    judge(BROKEN, name)


def test_registers_are_given_back_behind_an_s_nop_on_every_path() -> None:
    """Also on the one that is met last."""
    free = "join:\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\ns_endpgm"
    text = f"s_cmp_eq_u32 s0, s1\ns_cbranch_scc1 late\ns_nop 0\n{free}\nlate:\ns_nop 0\ns_branch join"
    assert fault(text).code == "E_DEALLOC"
    both = "s_cbranch_scc1 late\ns_branch join\nlate:\ns_mov_b32 s4, 0\njoin:\ns_nop 0\n"
    examine(assembled(f"s_cmp_eq_u32 s0, s1\n{both}s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)"))


def test_a_transcendental_before_a_loop_reaches_into_it() -> None:
    text = lines(
        "s_cmp_eq_u32 s0, s1", "v_rcp_f32 v1, v0", "again:", "v_mul_f32 v2, v1, v1", "s_cbranch_scc1 again"
    )
    assert fault(text).code == "E_HAZARD"


def test_matrix_products_may_not_follow_each_other_through_their_inputs() -> None:
    start = [f"v_mov_b32 v{i}, 0" for i in range(48)]
    first = "v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]"
    bad = "v_wmma_f32_16x16x16_f16 v[32:39], v[0:7], v[16:23], v[32:39]"
    assert fault(lines(*start, first, bad)).code == "E_WMMA"
    examine(assembled(lines(*start, first, "v_nop", bad)))
    examine(assembled(lines(*start, first, "v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]")))


def test_a_sparse_product_does_not_read_what_the_one_before_writes() -> None:
    first = "v_wmma_f32_16x16x16_f16 v[24:31], v[8:11], v[12:15], v[24:31]"
    sparse = "v_swmmac_f32_16x16x32_f16 v[32:39], v[{}], v[16:23], v{}"
    check_hazards(subject(f"{first}\n{sparse.format('8:11', 40)}", "gfx1201"))
    check_hazards(subject(f"{first}\nv_nop\n{sparse.format('24:27', 40)}", "gfx1201"))
    for inputs in (("24:27", 40), ("8:11", 24)):
        with pytest.raises(SimFault) as caught:
            check_hazards(subject(f"{first}\n{sparse.format(*inputs)}", "gfx1201"))
        assert caught.value.code == "E_WMMA"


@pytest.mark.parametrize(
    ("text", "register", "issued", "distance"),
    [
        ("s_nop 0\nv_rcp_f32 v1, v0\nv_mul_f32 v2, v1, v1", "v1", 4, 0),
        ("v_rcp_f32 v1, v0\nv_rcp_f32 v3, v0\nv_nop\nv_mul_f32 v2, v1, v1", "v1", 0, 2),
        ("v_mov_b32 v1, 0\nv_log_f16 v1.h, v0.l\nv_add_f16 v2.l, v1.h, v1.l", "v1", 4, 0),
    ],
)
def test_a_transcendental_s_fault_names_register_writer_and_distance(
    text: str, register: str, issued: int, distance: int
) -> None:
    found = fault(text)
    assert (found.where["hazard"], found.where["reg"]) == ("VALUTransUse", register)
    assert found.where["issued_pc"] == ENTRY + issued
    assert f"{register} is read {distance} vector instructions after" in found.detail


def test_clauses_say_how_many_they_cover_and_which_is_wrong() -> None:
    found = fault(f"s_clause 0x2\n{LOAD}\ns_nop 0")
    assert "the clause covers 3 instructions, but number 2 is s_nop" in found.detail
    found = fault(f"s_cmp_eq_u32 s0, s1\ns_cbranch_scc1 on\ns_clause 0x1\n{STORE}\non:\n{STORE}")
    assert "number 2 is the end of the block" in found.detail
