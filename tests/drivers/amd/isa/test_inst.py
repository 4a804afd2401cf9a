"""What an instruction reads and writes. Expected registers from the RDNA3 ISA document's descriptions."""

from __future__ import annotations

from typing import Any

import pytest

from drivers.amd.isa import EXEC_LO, FLAT_SCRATCH, M0, MODE, NULL, SCC, VCC, VCC_LO, Inst, Isa, Reg, isa, s, v

Regs = set[Reg]


def sets(rdna3: Isa, text: str) -> tuple[Regs, Regs]:
    """Registers read and written by one line."""
    inst = rdna3.parse(text)[0]
    assert isinstance(inst, Inst)
    return set(inst.reads()), set(inst.writes())


@pytest.mark.parametrize(
    ("text", "reads", "writes"),
    [
        ("v_mov_b32_e32 v1, v2", {v(2), EXEC_LO}, {v(1)}),
        ("v_add_f32_e32 v1, v2, v3", {v(2), v(3), EXEC_LO, MODE}, {v(1)}),
        ("v_fmac_f32_e32 v1, v2, v3", {v(1), v(2), v(3), EXEC_LO, MODE}, {v(1)}),
        ("v_cndmask_b32_e32 v1, v2, v3, vcc_lo", {v(2), v(3), VCC_LO, EXEC_LO}, {v(1)}),
        ("v_cndmask_b32_e64 v1, v2, v3, s4", {v(2), v(3), s(4), EXEC_LO}, {v(1)}),
        ("v_cmp_lt_f32_e32 vcc_lo, v1, v2", {v(1), v(2), EXEC_LO, MODE}, {VCC_LO}),
        ("v_cmp_lt_f32_e64 s3, v1, v2", {v(1), v(2), EXEC_LO, MODE}, {s(3)}),
        ("v_cmpx_lt_u32_e32 v1, v2", {v(1), v(2), EXEC_LO}, {EXEC_LO}),
        ("v_add_co_ci_u32_e32 v1, vcc_lo, v2, v3, vcc_lo", {v(2), v(3), VCC_LO, EXEC_LO}, {v(1), VCC_LO}),
        ("v_add_co_ci_u32_e64 v1, s2, v2, v3, s4", {v(2), v(3), s(4), EXEC_LO}, {v(1), s(2)}),
        ("v_div_fmas_f32 v1, v2, v3, v4", {v(2), v(3), v(4), VCC_LO, EXEC_LO, MODE}, {v(1)}),
        ("v_readlane_b32 s1, v2, s3", {v(2), s(3)}, {s(1)}),
        ("v_writelane_b32 v1, s2, s3", {v(1), s(2), s(3)}, {v(1)}),
        ("v_swap_b32 v1, v2", {v(1), v(2), EXEC_LO}, {v(1), v(2)}),
        ("v_mad_u64_u32 v[0:1], s2, v2, v3, v[4:5]", {v(2), v(3), v(4, 2), EXEC_LO}, {v(0, 2), s(2)}),
        ("v_mad_u64_u32 v[0:1], null, v2, v3, v[4:5]", {v(2), v(3), v(4, 2), EXEC_LO}, {v(0, 2)}),
        ("s_add_u32 s1, s2, 5", {s(2)}, {s(1), SCC}),
        ("s_addc_u32 s1, s2, s3", {s(2), s(3), SCC}, {s(1), SCC}),
        ("s_cselect_b32 s1, s2, s3", {s(2), s(3), SCC}, {s(1)}),
        ("s_cmov_b32 s1, s2", {s(1), s(2), SCC}, {s(1)}),
        ("s_addk_i32 s1, 5", {s(1)}, {s(1), SCC}),
        ("s_bitset1_b32 s1, s2", {s(1), s(2)}, {s(1)}),
        ("s_and_saveexec_b32 s1, s2", {s(2), EXEC_LO}, {s(1), EXEC_LO, SCC}),
        ("s_and_b64 s[2:3], vcc, s[4:5]", {VCC, s(4, 2)}, {s(2, 2), SCC}),
        ("s_cbranch_vccz 4", {VCC_LO}, set()),
        ("s_cbranch_scc1 4", {SCC}, set()),
        ("s_waitcnt_vscnt null, 0x0", set(), set()),
        ("s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)", {M0, EXEC_LO}, set()),
        ("s_load_b64 s[2:3], s[0:1], 0x8", {s(0, 2)}, {s(2, 2)}),
        ("global_load_b128 v[4:7], v0, s[2:3] offset:16", {v(0), s(2, 2), EXEC_LO}, {v(4, 4)}),
        ("global_load_d16_hi_b16 v4, v0, s[2:3]", {v(4), v(0), s(2, 2), EXEC_LO}, {v(4)}),
        ("global_store_b64 v[0:1], v[2:3], off", {v(0, 2), v(2, 2), EXEC_LO}, set()),
        ("global_atomic_add_f32 v1, v[2:3], v4, off glc", {v(2, 2), v(4), EXEC_LO}, {v(1)}),
        ("scratch_store_b32 off, v1, off", {v(1), EXEC_LO, FLAT_SCRATCH}, set()),
        ("ds_load_b64 v[2:3], v1", {v(1), EXEC_LO}, {v(2, 2)}),
        ("ds_store_b32 v1, v2 offset:4", {v(1), v(2), EXEC_LO}, set()),
        ("buffer_load_b32 v1, v2, s[4:7], s3 offen", {v(2), s(4, 4), s(3), EXEC_LO}, {v(1)}),
        (
            "v_dual_fmac_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5",
            {v(0), v(1), v(2), v(4), v(5), EXEC_LO, MODE},
            {v(0), v(3)},
        ),
        ("v_pk_fma_f16 v1, v2, v3, v4", {v(2), v(3), v(4), EXEC_LO, MODE}, {v(1)}),
        (
            "v_wmma_f32_16x16x16_f16 v[16:23], v[0:7], v[8:15], v[16:23]",
            {v(0, 8), v(8, 8), v(16, 8), EXEC_LO},
            {v(16, 8)},
        ),
        ("exp mrt0 v1, v2, off, off", {v(1), v(2), EXEC_LO}, set()),
    ],
)
def test_reads_and_writes(rdna3: Isa, text: str, reads: Regs, writes: Regs) -> None:
    assert sets(rdna3, text) == (reads, writes)


def test_a_lane_that_stays_invalid_keeps_its_destination(rdna3: Isa) -> None:
    keeps, _ = sets(rdna3, "v_mov_b32_dpp v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf")
    overwrites, _ = sets(rdna3, "v_mov_b32_dpp v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1")
    assert v(1) in keeps
    assert v(1) not in overwrites


def test_masks_are_pairs_in_wave64() -> None:
    wave64 = isa("gfx1100", 64)
    reads, writes = sets(wave64, "v_cmp_lt_u32_e32 vcc, v1, v2")
    assert writes == {VCC}
    assert Reg(126, 2) in reads


def test_zero_masks_stand_for_the_whole_register(rdna3: Isa) -> None:
    reads, _ = sets(rdna3, "s_cbranch_vccz 4")
    assert reads == {VCC_LO}


def test_operands_are_found_and_set_by_name(rdna3: Isa) -> None:
    inst = rdna3.inst("global_load_b32_saddr", v(1), v(2), s(4, 2), offset=8)
    assert (inst["vdst"], inst["saddr"], inst["offset"], inst.get("src0", "none")) == (
        v(1),
        s(4, 2),
        8,
        "none",
    )
    other = inst.copy()
    other["vdst"] = v(9)
    assert inst["vdst"] is v(1)
    assert inst != other


def test_an_unencoded_instruction_takes_any_operand_object(rdna3: Isa) -> None:
    class Virtual:
        code = 1000

    register: Any = Virtual()
    inst = rdna3.inst("v_add_f32_e32", register, 1.0, register)
    assert inst.writes() == (register,)
    assert NULL not in inst.reads()
