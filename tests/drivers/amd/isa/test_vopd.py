"""Dual-issue rules.

Verdicts as of LLVM's assembler (llvm/test/MC/AMDGPU/gfx11_asm_vopd_err.s) and the ISA document.
"""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import Isa, isa


@pytest.mark.parametrize(
    "text",
    [
        "v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v3, v2",
        "v_dual_fmac_f32 v7, v1, v2 :: v_dual_fmamk_f32 v6, v2, 0xaf123456, v6",
        "v_dual_add_f32 v0, s1, v1 :: v_dual_mul_f32 v3, s2, v2",
        "v_dual_add_f32 v0, 1.5, v1 :: v_dual_mul_f32 v3, 1.5, v2",
        "v_dual_add_f32 v0, s1, v1 :: v_dual_mul_f32 v3, 1.5, v2",
        "v_dual_fmaak_f32 v0, s1, v1, 1.5 :: v_dual_mul_f32 v3, s1, v2",
        "v_dual_cndmask_b32 v0, s1, v1 :: v_dual_mul_f32 v3, v0, v2",
        "v_dual_fmaak_f32 v0, v1, v2, 1.5 :: v_dual_fmaak_f32 v3, v2, v3, 1.5",
    ],
)
def test_legal_pairs(rdna3: Isa, text: str) -> None:
    code = rdna3.assemble(text)
    assert rdna3.assemble(rdna3.format(rdna3.decode(code))) == code


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v2, v3", "must be one even, one odd register"),
        ("v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v3, v5", "source 0: v1 and v5 are in one bank"),
        ("v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v3, v2, v6", "source 1: v2 and v6 are in one bank"),
        ("v_dual_fmamk_f32 v0, v1, 1.5, v2 :: v_dual_fmamk_f32 v3, v2, 1.5, v4", "source 2: v2 and v4"),
        ("v_dual_cndmask_b32 v0, s1, v1 :: v_dual_mul_f32 v3, s2, v2", "3 scalar values are read"),
        ("v_dual_fmaak_f32 v0, s1, v1, 1.5 :: v_dual_mul_f32 v3, s2, v2", "3 scalar values are read"),
        ("v_dual_fmaak_f32 v0, v1, v2, 1.5 :: v_dual_mul_f32 v3, 2.5, v3", "two different literal constants"),
        ("v_dual_add_f32 v0, 1.5, v1 :: v_dual_mul_f32 v3, 2.5, v2", "two different literal constants"),
    ],
)
def test_pairs_that_collide(rdna3: Isa, text: str, message: str) -> None:
    with pytest.raises(EncodeError, match=message):
        rdna3.assemble(text)


@pytest.mark.parametrize(
    "text",
    [
        "v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v1, v3",
        "v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v2",
        "v_dual_mov_b32 v0, v1 :: v_dual_fmac_f32 v3, v1, v2",
    ],
)
def test_gfx12_lets_both_halves_read_one_register(rdna3: Isa, text: str) -> None:
    """RDNA4 ISA 7.8; LLVM #196198, #198034."""
    rdna4 = isa("gfx1201")
    code = rdna4.assemble(text)
    assert rdna4.format(rdna4.decode(code)) == text
    with pytest.raises(EncodeError, match="are in one bank"):
        rdna3.assemble(text)


def test_gfx12_does_not_let_both_targets_come_from_one_parity() -> None:
    with pytest.raises(EncodeError, match="source 2: v2 and v4"):
        isa("gfx1201").assemble("v_dual_fmamk_f32 v0, v1, 1.5, v2 :: v_dual_fmamk_f32 v3, v2, 1.5, v4")
