"""The checker as a whole: what no assembler makes is refused, and a fault says where, what and since when."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import read_abi
from drivers.sim.amd.wave.check.checker import check_part
from tests.drivers.sim.amd.wave.rule_kernels import (
    ENTRY,
    LOAD,
    Rules,
    assembled,
    examine,
    fault,
    judge,
    lines,
    loaded,
)
from tests.drivers.sim.amd.wave.test_request import LAUNCH as REQUEST

BROKEN: Rules = {
    "E_PC_RANGE": (
        "E_PC_RANGE",
        "s_cmp_eq_u32 s0, s1\ns_cbranch_scc1 1",
        "s_cmp_eq_u32 s0, s1\ns_cbranch_scc1 0",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_rule_gets_its_code_and_a_near_miss_passes(name: str) -> None:
    judge(BROKEN, name)


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


def test_a_fault_says_where_what_and_since_when() -> None:
    found = fault(lines("s_nop 0", LOAD, "v_mov_b32 v2, v1"))
    where = found.where
    assert (where["kernel"], where["reg"], where["counter"]) == ("k", "v1", "vmcnt")
    assert (where["pc"], where["issued_pc"]) == (ENTRY + 12, ENTRY + 4)
    assert where["inst"] == "v_mov_b32_e32 v2, v1"


def test_a_fault_of_a_part_says_the_same() -> None:
    """What callers set is not asked of it: v9."""
    abi = read_abi(7, 4 << 1, (32, 1, 1), {})
    launch = replace(REQUEST, entry_va=ENTRY, where={"kernel": "k"})
    part = check_part(loaded("v_mov_b32 v1, v9"), abi, launch)
    assert (part.entry_va, part.where) == (ENTRY, {"kernel": "k"})
    with pytest.raises(SimFault) as caught:
        check_part(loaded("s_nop 0\nv_mov_b32 v64, v9"), abi, launch)
    where = caught.value.where
    assert (caught.value.code, where["kernel"], where["pc"]) == ("E_REG_RANGE", "k", ENTRY + 4)
