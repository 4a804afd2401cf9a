"""Placing instructions and resolving branches.

Distances count dwords from the end of the branch (ISA, SOPP).
"""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import Isa, Label


def simm16(code: bytes, at: int) -> int:
    return int.from_bytes(code[at : at + 2], "little", signed=True)


def test_branches_go_forwards_and_backwards(rdna3: Isa) -> None:
    branch, nop = rdna3.inst("s_branch", Label("end")), rdna3.inst("s_nop", 0)
    back = rdna3.inst("s_cbranch_vccnz", Label("start"))
    code = rdna3.assemble_insts(
        [Label("start"), branch, nop, nop, back, Label("end"), rdna3.inst("s_endpgm")]
    )
    assert (simm16(code, 0), simm16(code, 12)) == (3, -4)
    assert branch["simm16"] == Label("end")


def test_a_branch_too_far_is_refused(rdna3: Isa) -> None:
    nops = [rdna3.inst("s_nop", 0)] * 0x8001
    with pytest.raises(EncodeError, match="label end is 32769 dwords away"):
        rdna3.assemble_insts([rdna3.inst("s_branch", Label("end")), *nops, Label("end")])


def test_missing_and_double_labels(rdna3: Isa) -> None:
    with pytest.raises(EncodeError, match="there is no label end"):
        rdna3.assemble_insts([rdna3.inst("s_branch", Label("end"))])
    with pytest.raises(EncodeError, match="label a is given twice"):
        rdna3.assemble_insts([Label("a"), Label("a")])


def test_literals_hold_distances_to_functions(rdna3: Isa) -> None:
    """As clang 19 links the same file: R_AMDGPU_REL32 is counted from the literal."""
    text = """
      s_getpc_b64 s[0:1]
      s_add_u32 s0, s0, leaf@rel32@lo+4
      s_addc_u32 s1, s1, leaf@rel32@hi+12
      s_swappc_b64 s[30:31], s[0:1]
      s_endpgm
    leaf:
      s_setpc_b64 s[30:31]"""
    linked = "004780be00ff00801800000001ff01820000000000499ebe0000b0bf1e4880be"
    assert rdna3.assemble(text).hex() == linked
    back = rdna3.assemble("leaf:\ns_add_u32 s0, s0, leaf@rel32@lo+4\ns_addc_u32 s1, s1, leaf@rel32@hi")
    assert back[4:8] == bytes(4) and back[12:] == b"\xff" * 4
    with pytest.raises(EncodeError, match="s_add_u32: there is no label nowhere"):
        rdna3.assemble("s_add_u32 s0, s0, nowhere@rel32@lo+4")
