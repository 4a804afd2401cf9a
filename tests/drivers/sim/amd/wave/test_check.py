"""Every rule that code alone decides: a kernel that breaks it gets exactly its code, a near miss passes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from drivers.sim.amd.memory import AddressSpace, Regions
from drivers.sim.amd.wave.check import check
from drivers.sim.amd.wave.launch import Launch
from drivers.sim.amd.wave.program import load

ENTRY = 0x10_0000
USER_SGPRS = 4
LOAD = "global_load_b32 v1, v0, s[0:1]"


def examine(code: bytes, vgprs: int = 64) -> None:
    """Load and check machine code launched with four user SGPRs and group id x in s4."""
    image = np.frombuffer(code + bytes.fromhex("00009fbf") * 16, np.uint8).copy()
    regions = Regions()
    regions.add(ENTRY, image.ctypes.data, image.nbytes)
    rsrc2 = USER_SGPRS << 1 | 1 << 7
    launch = Launch(
        "gfx1100",
        ENTRY,
        vgprs // 8 - 1,
        rsrc2,
        0,
        (0,) * 4,
        (1, 1, 1),
        (32, 1, 1),
        True,
        0,
        0,
        {"kernel": "k"},
    )
    program = load("gfx1100", ENTRY, AddressSpace(regions), launch.where)
    check(program, launch)


def assembled(text: str) -> bytes:
    return isa("gfx1100").assemble(text + "\ns_endpgm")


def fault(text: str, **more: Any) -> SimFault:
    """The fault that a kernel gets."""
    with pytest.raises(SimFault) as caught:
        examine(assembled(text), **more)
    return caught.value


def lines(*parts: str) -> str:
    return "\n".join(parts)


# -- (rule, breaks it, near miss) ----------------------------------------------------------------

BROKEN = {
    "E_UNINIT vector": ("E_UNINIT", "v_mov_b32 v1, v2", "v_mov_b32 v1, v0"),
    "E_UNINIT scalar": ("E_UNINIT", "s_mov_b32 s6, s5", "s_mov_b32 s6, s4"),
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
    "E_WAIT_MISSING vector": (
        "E_WAIT_MISSING",
        f"{LOAD}\nv_mov_b32 v2, v1",
        f"{LOAD}\ns_waitcnt vmcnt(0)\nv_mov_b32 v2, v1",
    ),
    "E_WAIT_MISSING wrong counter": (
        "E_WAIT_MISSING",
        f"{LOAD}\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v2, v1",
        f"{LOAD}\ns_waitcnt_vmcnt null, 0x0\nv_mov_b32 v2, v1",
    ),
    "E_WAIT_MISSING youngest": (
        "E_WAIT_MISSING",
        f"{LOAD}\nglobal_load_b32 v2, v0, s[0:1]\ns_waitcnt vmcnt(1)\nv_mov_b32 v3, v2",
        f"{LOAD}\nglobal_load_b32 v2, v0, s[0:1]\ns_waitcnt vmcnt(1)\nv_mov_b32 v3, v1",
    ),
    "E_WAIT_MISSING stored": (
        "E_WAIT_MISSING",
        f"{LOAD}\nglobal_store_b32 v0, v1, s[2:3]",
        f"{LOAD}\ns_waitcnt vmcnt(0)\nglobal_store_b32 v0, v1, s[2:3]",
    ),
    "E_WAIT_MISSING lds": (
        "E_WAIT_MISSING",
        "ds_load_b32 v1, v0\nv_mov_b32 v2, v1",
        "ds_load_b32 v1, v0\nds_load_b32 v3, v0\ns_waitcnt lgkmcnt(1)\nv_mov_b32 v2, v1",
    ),
    "E_WAIT_MISSING scalar": (
        "E_WAIT_MISSING",
        "s_load_b64 s[6:7], s[0:1], 0x0\ns_mov_b32 s8, s7",
        "s_load_b64 s[6:7], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\ns_mov_b32 s8, s7",
    ),
    "E_WAIT_MISSING flat": (
        "E_WAIT_MISSING",
        "v_mov_b32 v1, 0\nflat_load_b32 v2, v[0:1]\ns_waitcnt vmcnt(0)\nv_mov_b32 v3, v2",
        "v_mov_b32 v1, 0\nflat_load_b32 v2, v[0:1]\ns_waitcnt vmcnt(0) lgkmcnt(0)\nv_mov_b32 v3, v2",
    ),
    "E_WAIT_ORDER scalar": (
        "E_WAIT_ORDER",
        "s_load_b32 s6, s[0:1], 0x0\ns_load_b32 s7, s[0:1], 0x4\ns_waitcnt lgkmcnt(1)\ns_mov_b32 s8, s6",
        "s_load_b32 s6, s[0:1], 0x0\ns_load_b32 s7, s[0:1], 0x4\ns_waitcnt lgkmcnt(0)\ns_mov_b32 s8, s6",
    ),
    "E_WAIT_WAW": (
        "E_WAIT_WAW",
        f"{LOAD}\nv_mov_b32 v1, 0",
        f"{LOAD}\n{LOAD}\ns_waitcnt vmcnt(0)\nv_mov_b32 v1, 0",
    ),
    "E_REG_RANGE": ("E_REG_RANGE", "v_mov_b32 v64, 0", "v_mov_b32 v63, 0"),
    "E_REG_RANGE in part": (
        "E_REG_RANGE",
        "global_load_b64 v[63:64], v0, s[0:1]",
        "global_load_b64 v[62:63], v0, s[0:1]",
    ),
    "E_SGPR_RANGE": ("E_SGPR_RANGE", "s_mov_b32 ttmp3, 0", "s_mov_b32 s105, 0"),
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
    "E_DEALLOC load": (
        "E_DEALLOC",
        f"{LOAD}\ns_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)",
        f"{LOAD}\ns_waitcnt vmcnt(0)\ns_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)",
    ),
    "E_DEALLOC scratch": (
        "E_DEALLOC",
        "scratch_store_b32 off, v0, off\ns_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)",
        "global_store_b32 v0, v0, s[0:1]\ns_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)",
    ),
    "E_DEALLOC used after": (
        "E_DEALLOC",
        "s_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\nv_mov_b32 v1, 0",
        "s_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\ns_mov_b32 s6, 0",
    ),
    "E_PC_RANGE": (
        "E_PC_RANGE",
        "s_cmp_eq_u32 s0, s1\ns_cbranch_scc1 1",
        "s_cmp_eq_u32 s0, s1\ns_cbranch_scc1 0",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_rule_gets_its_code_and_a_near_miss_passes(name: str) -> None:
    code, bad, good = BROKEN[name]
    assert fault(bad).code == code
    examine(assembled(good))


# -- over several blocks -------------------------------------------------------------------------


def test_a_wait_missing_on_one_path_is_found() -> None:
    text = lines(
        "s_cmp_eq_u32 s0, s1", LOAD, "s_cbranch_scc1 skip", "s_waitcnt vmcnt(0)", "skip:", "v_mov_b32 v2, v1"
    )
    assert fault(text).code == "E_WAIT_MISSING"
    examine(assembled(text.replace("s_waitcnt vmcnt(0)\nskip:", "skip:\ns_waitcnt vmcnt(0)")))


def test_a_load_at_the_end_of_a_loop_meets_its_use_at_the_start() -> None:
    body = [
        "v_mov_b32 v1, 0",
        "again:",
        "v_mov_b32 v2, v1",
        LOAD,
        "s_cmp_eq_u32 s0, s1",
        "s_cbranch_scc1 again",
    ]
    assert fault(lines(*body)).code == "E_WAIT_MISSING"
    body.insert(4, "s_waitcnt vmcnt(0)")
    examine(assembled(lines(*body)))


def test_loads_in_a_loop_are_counted_per_path() -> None:
    loads = ["v_mov_b32 v2, 0", "again:", LOAD, "v_mov_b32 v3, v2", "s_cmp_eq_u32 s0, s1"]
    loads += ["s_waitcnt vmcnt(0)", "s_cbranch_scc1 again", "v_mov_b32 v3, v1"]
    examine(assembled(lines(*loads)))


def test_a_register_that_one_path_defines_is_not_uninitialised() -> None:
    start = ["s_cmp_eq_u32 s0, s1", "s_cbranch_scc1 skip", "v_mov_b32 v1, 0", "skip:"]
    examine(assembled(lines(*start, "v_mov_b32 v2, v1")))
    assert fault(lines(*start, "v_mov_b32 v2, v3")).code == "E_UNINIT"


def test_a_transcendental_before_a_loop_reaches_into_it() -> None:
    text = lines(
        "s_cmp_eq_u32 s0, s1", "v_rcp_f32 v1, v0", "again:", "v_mul_f32 v2, v1, v1", "s_cbranch_scc1 again"
    )
    assert fault(text).code == "E_HAZARD"


# -- what no assembler makes ---------------------------------------------------------------------


def test_a_dual_instruction_in_one_bank_is_refused() -> None:
    """Both halves read v0. Source: RDNA3 ISA, "Dual issue VALU"."""
    start = assembled("v_mov_b32 v1, 0")[:-4]
    dual = assembled("v_dual_mov_b32 v0, v0 :: v_dual_mov_b32 v3, v1")
    good = bytearray(dual)
    examine(start + bytes(good))
    src0_y = int.from_bytes(good[4:8], "little")
    good[4:8] = (src0_y & ~0x1FF | 256).to_bytes(4, "little")  # src0Y = v0, the bank of src0X
    with pytest.raises(SimFault) as caught:
        examine(start + bytes(good))
    assert caught.value.code == "E_VOPD"


def test_three_scalar_operands_do_not_fit_the_constant_bus() -> None:
    code = bytearray(assembled("v_add3_u32 v1, s0, s1, s1"))
    examine(bytes(code))
    word = int.from_bytes(code[:8], "little")
    code[:8] = (word & ~(0x1FF << 50) | 2 << 50).to_bytes(8, "little")  # src2 = s2
    with pytest.raises(SimFault) as caught:
        examine(bytes(code))
    assert caught.value.code == "E_ENC_IMM"


def test_a_branch_into_an_instruction_is_found() -> None:
    """s_mov_b32 s6, literal: the literal itself encodes s_nop 1."""
    text = lines("s_cmp_eq_u32 s0, s1", "s_cbranch_scc1 1", "s_mov_b32 s6, 0xbf800001")
    with pytest.raises(SimFault) as caught:
        examine(assembled(text))
    assert caught.value.code == "E_PC_RANGE"


def test_unknown_bits_are_an_illegal_instruction() -> None:
    with pytest.raises(SimFault) as caught:
        examine(bytes.fromhex("ffffffff") + assembled(""))
    assert caught.value.code == "E_ILLEGAL"


def test_matrix_products_may_not_follow_each_other_through_their_inputs() -> None:
    start = [f"v_mov_b32 v{i}, 0" for i in range(48)]
    first = "v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]"
    bad = "v_wmma_f32_16x16x16_f16 v[32:39], v[0:7], v[16:23], v[32:39]"
    assert fault(lines(*start, first, bad)).code == "E_WMMA"
    examine(assembled(lines(*start, first, "v_nop", bad)))
    examine(assembled(lines(*start, first, "v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]")))


# -- the report ----------------------------------------------------------------------------------


def test_a_fault_says_where_what_and_since_when() -> None:
    found = fault(lines("s_nop 0", LOAD, "v_mov_b32 v2, v1"))
    where = found.where
    assert (where["kernel"], where["reg"], where["counter"]) == ("k", "v1", "vmcnt")
    assert (where["pc"], where["issued_pc"]) == (ENTRY + 12, ENTRY + 4)
    assert where["inst"] == "v_mov_b32_e32 v2, v1"


def test_more_registers_make_the_same_code_legal() -> None:
    code = assembled("v_mov_b32 v64, 0")
    examine(code, vgprs=72)
    with pytest.raises(SimFault):
        examine(code, vgprs=64)


def test_the_upper_half_of_a_wide_addend_may_be_undefined() -> None:
    """LLVM leaves it so where only the lower half of v_mad_u64_u32 is used."""
    examine(assembled("v_mad_u64_u32 v[1:2], null, s0, s1, v[0:1]"))
    assert fault("v_mad_u64_u32 v[2:3], null, v1, s1, v[0:1]").code == "E_UNINIT"
    assert fault("v_mad_u64_u32 v[2:3], null, s0, s1, v[4:5]").code == "E_UNINIT"


def test_a_load_into_the_other_half_of_a_register_may_follow_at_once() -> None:
    low, high = "global_load_d16_b16 v1, v0, s[0:1]", "global_load_d16_hi_b16 v1, v0, s[0:1] offset:2"
    low = lines("v_mov_b32_e32 v1, 0", low)
    examine(assembled(lines(low, high, "s_waitcnt vmcnt(0)", "v_mov_b32_e32 v2, v1")))
    assert fault(lines(low, high, "v_mov_b32_e32 v2, v1")).code == "E_WAIT_MISSING"
    assert fault(lines(low, "global_load_d16_hi_b16 v1, v1, s[0:1]")).code == "E_WAIT_MISSING"
