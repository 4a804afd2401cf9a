"""Rules over several operands: the constant bus and half selects.

Verdicts as of LLVM's assembler for gfx1100.
"""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import NULL, VCC_LO, Isa, Literal, Reg, s, v
from drivers.amd.isa.legality import retired


@pytest.mark.parametrize(
    ("name", "operands", "is_legal"),
    [
        ("v_fma_f32", (v(0), s(1), s(2), v(3)), True),
        ("v_fma_f32", (v(0), s(1), s(2), s(3)), False),
        ("v_fma_f32", (v(0), s(1), s(1), s(2)), True),
        ("v_fma_f32", (v(0), s(1), 1.5, v(2)), True),
        ("v_fma_f32", (v(0), s(1), 1.5, s(2)), False),
        ("v_fma_f32", (v(0), s(1), 1.0, s(2)), True),
        ("v_fma_f32", (v(0), NULL, s(1), s(2)), True),
        ("v_fma_f32", (v(0), s(1), s(2), Literal(0)), False),
        ("v_lshlrev_b64", (v(0, 2), s(1), v(2, 2)), True),
        ("v_lshlrev_b64", (v(0, 2), s(1), s(2, 2)), False),
        ("v_cndmask_b32_e64", (v(0), s(1), s(2), VCC_LO), False),
        ("v_cndmask_b32_e64", (v(0), s(1), v(2), VCC_LO), True),
        ("v_div_fmas_f32", (v(0), s(1), s(2), v(3)), False),
        ("v_div_fmas_f32", (v(0), s(1), v(2), v(3)), True),
        ("v_add_f32_e64", (v(0), s(1), s(2)), True),
    ],
)
def test_constant_bus(rdna3: Isa, name: str, operands: tuple[object, ...], is_legal: bool) -> None:
    inst = rdna3.inst(name, *operands)
    if is_legal:
        rdna3.encode(inst)
    else:
        with pytest.raises(EncodeError, match="the constant bus carries"):
            rdna3.encode(inst)


def test_upper_halves_become_select_bits(rdna3: Isa) -> None:
    high = rdna3.inst("v_add_f16_e64", Reg(256, 1, 1), Reg(257, 1, 1), v(2))
    selected = rdna3.inst("v_add_f16_e64", v(0), v(1), v(2), op_sel=(1, 0, 1))
    # llvm-mc 22: v_add_f16_e64 v0.h, v1.h, v2.l op_sel:[1,0,1]
    assert rdna3.encode(high).hex() == "004832d501050200"
    assert rdna3.encode(selected) == rdna3.encode(high)
    assert rdna3.decode(rdna3.encode(selected))["vdst"] is Reg(256, 1, 1)


def test_short_forms_keep_the_half_in_the_register_field(rdna3: Isa) -> None:
    assert rdna3.encode(rdna3.inst("v_ceil_f16_e32", v(5), Reg(383, 1, 1))).hex() == "ffb90a7e"


def test_a_fused_literal_is_shared_or_refused(rdna3: Isa) -> None:
    assert len(rdna3.encode(rdna3.inst("v_fmaak_f32", v(0), 1.5, v(1), 1.5))) == 8
    with pytest.raises(EncodeError, match="two different literal constants 0x3fc00000, 0x40200000"):
        rdna3.encode(rdna3.inst("v_fmaak_f32", v(0), 1.5, v(1), 2.5))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("s_barrier", "gfx1201 has no s_barrier; it has s_barrier_signal -1 and s_barrier_wait -1 instead"),
        ("buffer_gl0_inv", "has no buffer_gl0_inv; it has global_inv instead"),
        ("buffer_gl1_inv", "has no buffer_gl1_inv; it has global_inv scope:SCOPE_DEV instead"),
        ("s_waitcnt_vscnt null, 0", "has no s_waitcnt_vscnt; it has s_wait_storecnt instead"),
        ("ds_gws_init v0 gds", "has no instruction ds_gws_init"),
        ("v_pk_add_f32 v[0:1], v[2:3], v[4:5]", "has no instruction v_pk_add_f32"),
        ("global_atomic_add_f64 v[0:1], v[2:3], off", "has no instruction global_atomic_add_f64"),
        ("s_wait_xcnt 0", "has no instruction s_wait_xcnt"),
        ("buffer_load_b32 v0, off, s[0:3], s4 offset:8388608", "0x800000 is not in 0..0x7fffff"),
        ("global_load_b32 v0, v[2:3], off offset:8388608", "0x800000 is not in -8388608..8388607"),
        ("s_buffer_load_b32 s0, s[4:7], -4", "-4 is not in 0..8388607"),
        ("buffer_load_b32 v0, off, s[0:3], 16", "16 is not a register"),
        (
            "s_load_b96 s[2:4], s[0:1], 0x0",
            "s\\[2:4\\]: the first of 3 scalar registers must be a multiple of 4",
        ),
        ("s_barrier_signal 65", "0x41 is no barrier"),
        ("v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]", "has 8 registers, must have 4"),
        ("v_fma_f32 v0, s1, s2, s3", "3 scalar values are read"),
        ("v_dual_add_f32 v0, v1, v2 :: v_dual_mov_b32 v2, v5", "must be one even, one odd"),
        ("v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v5, v4", "v1 and v5 are in one bank"),
    ],
)
def test_what_rdna4_lacks_or_limits_is_refused(rdna4: Isa, text: str, message: str) -> None:
    with pytest.raises(EncodeError, match=message):
        rdna4.assemble(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("s_wait_loadcnt 0", "gfx1100 wave32 has no instruction s_wait_loadcnt"),
        ("s_barrier_signal -1", "has no instruction s_barrier_signal"),
        ("s_load_b96 s[4:6], s[0:1], 0x0", "has no instruction s_load_b96"),
        ("s_add_f32 s0, s1, s2", "has no instruction s_add_f32"),
        ("global_inv scope:SCOPE_SE", "has no instruction global_inv"),
        ("v_cvt_f32_fp8 v0, v1", "has no instruction v_cvt_f32_fp8"),
        ("v_add_f32_e64_dpp v0, v1, s2 row_shl:1", "src1: s2 is not a vector register"),
        ("v_mov_b32 v0, src_lds_direct", "src_lds_direct went with gfx10; no chip here has it"),
        ("s_mov_b32 s0, src_vccz", "src_vccz went with gfx10"),
        ("v_add_f32 v0, src_execz, v1", "src_execz went with gfx10"),
        ("v_mov_b32_dpp v0, v1 row_bcast:15", "no encoding of v_mov_b32 is v_mov_b32_dpp with row_bcast:15"),
        ("buffer_load_b32 v0, off, s[0:3], s4 offset:4096", "0x1000 is not in 0..0xfff"),
        ("global_load_b32 v0, v[2:3], off offset:4096", "0x1000 is not in -4096..4095"),
        ("flat_load_b32 v0, v[2:3] offset:-4", "-4 is not in 0..4095"),
        ("ds_load_b32 v0, v1 offset:65536", "0x10000 is not in 0..0xffff"),
        ("v_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[16:19], v[0:7]", "has 4 registers, must have 8"),
    ],
)
def test_what_rdna3_lacks_or_limits_is_refused(rdna3: Isa, text: str, message: str) -> None:
    with pytest.raises(EncodeError, match=message):
        rdna3.assemble(text)


def test_rdna4_lane_crossing_takes_a_scalar_source_1(rdna4: Isa) -> None:
    text = "v_add3_u32_e64_dpp v5, v1, s2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf"
    assert rdna4.assemble(text).hex() == "050055d6fa040c04011b00ff"


def test_rdna4_dual_moves_may_read_one_bank(rdna3: Isa, rdna4: Isa) -> None:
    text = "v_dual_mov_b32 v2, v5 :: v_dual_mov_b32 v3, v1"
    assert rdna4.assemble(text).hex() == "050110ca01010202"
    with pytest.raises(EncodeError, match="are in one bank"):
        rdna3.assemble(text)


def test_an_old_wait_is_text_for_rdna4_as_for_llvm_but_no_instruction(rdna3: Isa, rdna4: Isa) -> None:
    assert rdna4.assemble("s_waitcnt vmcnt(0)").hex() == "f70389bf"  # LLVM's vectors for gfx1201 have it
    with pytest.raises(EncodeError, match="gfx1201 has no s_waitcnt; it has s_wait_loadcnt, s_wait_storecnt"):
        rdna4.inst("s_waitcnt", 0)
    assert retired("gfx1100", "s_waitcnt") == "" and rdna3.inst("s_waitcnt", 0) is not None
