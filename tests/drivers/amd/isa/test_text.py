"""Assembly text in, LLVM's bytes out."""

from __future__ import annotations

import re

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import Inst, Isa, Label

Vector = tuple[Isa, str, bytes, str]


def test_golden_lines_assemble_to_llvm_bytes(vectors: list[Vector]) -> None:
    for machine, text, code, _ in vectors:
        assert machine.assemble(text) == code, text


def test_printed_text_assembles_back(vectors: list[Vector]) -> None:
    for machine, _, code, _ in vectors:
        for true16 in (True, False):
            text = machine.format(machine.decode(code), true16)
            again = machine.assemble(text)
            assert again == code or machine.format(machine.decode(again), true16) == text, text


def test_labels_comments_and_several_lines(rdna3: Isa) -> None:
    items = rdna3.parse(
        """
        start:                    // a comment
          s_nop 0                 ; another
        loop: s_cbranch_scc0 loop /* and one more */
          s_branch start
          s_endpgm
        """
    )
    names = [i.name for i in items if isinstance(i, Inst | Label)]
    assert names == ["start", "s_nop", "loop", "s_cbranch_scc0", "s_branch", "s_endpgm"]
    assert rdna3.assemble_insts(items).hex() == "000080bfffffa1bffdffa0bf0000b0bf"
    assert items[0] == Label("start")


def test_the_shortest_encoding_is_chosen_unless_the_suffix_says_otherwise(rdna3: Isa) -> None:
    assert len(rdna3.assemble("v_add_f32 v0, v1, v2")) == 4
    assert len(rdna3.assemble("v_add_f32_e64 v0, v1, v2")) == 8
    assert len(rdna3.assemble("v_add_f32 v0, v1, s2")) == 8
    assert len(rdna3.assemble("v_cmp_lt_f32 vcc_lo, v1, v2")) == 4
    assert len(rdna3.assemble("v_cmp_lt_f32 s0, v1, v2")) == 8


def test_older_spellings_are_understood(rdna3: Isa) -> None:
    assert rdna3.assemble("ds_read_b32 v1, v2") == rdna3.assemble("ds_load_b32 v1, v2")
    assert rdna3.assemble("global_load_dword v1, v2, s[0:1]") == rdna3.assemble(
        "global_load_b32 v1, v2, s[0:1]"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "v_ad_f32 v0, v1, v2",
            "line 1, column 1: gfx1100 wave32 has no instruction v_ad_f32; did you mean v_add_f32",
        ),
        ("\n  s_mov_b32 s0", r"line 2, column 3: s_mov_b32: 1 operands; s_mov_b32 has \(sdst, src0\)"),
        ("s_mov_b32 s106, 0", r"s106 is outside s0..s105"),
        ("v_mov_b32 v0, v256", r"v256 is outside v0..v255"),
        ("s_mov_b32 s0, foo", "src0: 'foo' is not a register, number or name"),
        ("global_load_b32 v0, v1, s[0:1] offset:0x10000", "offset: 0x10000 is not in -4096..4095"),
        ("s_waitcnt vmcnt(64)", r"vmcnt\(64\) is not in 0..63"),
        ("s_waitcnt xcnt(0)", r"'xcnt\(0\)' is not one of vmcnt, expcnt, lgkmcnt"),
        ("s_getreg_b32 s0, hwreg(HW_REG_MODES)", "HW_REG_MODES is no hardware register"),
        ("v_mov_b32_dpp v0, v1 row_shl:16", "row_shl:16 is not in 1..15"),
        ("v_mov_b32_dpp v0, v1 quad_perm:[0,1,2]", "is not 4 lane numbers"),
        ("v_mad_f32 v0, v1, v2, v3", "has no instruction v_mad_f32"),
        (".text", "directive .text: in code stand instructions, labels"),
        ("s_nop 08", "'08' is not a whole number"),
        ("s_branch nowhere", "s_branch: there is no label nowhere"),
        ("a: s_nop 0\na: s_nop 0", "label a is given twice"),
    ],
)
def test_errors_say_where_and_what(rdna3: Isa, text: str, message: str) -> None:
    with pytest.raises(EncodeError, match=message):
        rdna3.assemble(text)


# What clang 19 makes of a text, on both chips.
ACCEPTED = {
    "v_mov_b32 v[1], [v2]": "0203027e",
    "s_mov_b64 [s0,s1], [s2 , s3]": "020180be",
    "s_mov_b64 [vcc_lo,vcc_hi], [exec_lo,exec_hi]": "7e01eabe",
    "s_mov_b64 s[2*2:2*2+1], s[6:7]": "060184be",
    "s_mov_b32 s0, 1 << 4 | 3": "930080be",
    "s_mov_b32 s0, (1<<4)|3": "930080be",
    "s_mov_b32 s0, -(4)": "c40080be",
    "s_mov_b32 s0, ~0": "c10080be",
    "s_mov_b32 s0, 'a'": "ff0080be61000000",
    "s_mov_b32 s0, 0x1p3": "ff0080be00000041",
    "S_MOV_B32 s0, s1": "010080be",
    "v_add_f32 v0, - v1, | v2 |": "000203d501050220",
    "v_add_f32 v0, -|1.0|, v2": "f3040006",
    "v_add_f32 v0, neg(5), v2": "ff04000605000080",
    "v_add_f32 v0, |5|, v2": "85040006",
    "v_add_f32 v0, -|0x3fa00000|, v2": "ff0400060000a0bf",
    "v_add_f32_e64 v0, -|1.0|, v2": "000103d5f2040220",
    "v_mov_b32 v0, 0xffffffff": "c102007e",
    "s_add_u32 s0, s1, 0xfffffff1": "01cf0080",
    "s_mov_b64 s[0:1], 0xfffffffffffff000": "ff0180be00f0ffff",
    "v_add_f16 v0, 0xffff, v1": "c1020064",
    "v_add_nc_u16 v0, 0xffff, v1": "000003d7ff020200ffff0000",
    "v_pk_sub_i16 v5, v1, 0xffffffff": "054003cc01830118",
    "v_pk_sub_i16 v5, v1, 0xffff": "054003cc01ff0118ffff0000",
    "v_pk_sub_u16 v5, 1.5, v255": "05400bccfffe03180000c03f",
    "v_cmpx_lt_u16 v1, 1e3": "7e00b9d401ff010000007a44",
    "v_cndmask_b32 v0, v1, v2": "01050002",
    "v_floor_f32 v5, s2,": "02480a7e",
    "ds_load_2addr_b32 v[0:1], v2 offset0:1+1 offset1:(2*3)": "0206dcd802000000",
    "v_perm_b32 v0, v1, v2, 0x10203|0x4000000": "000044d60105fe0303020104",
    "s_getreg_b32 s0, {id: 5, offset: 0, size: 32}": "05f880b8",
    "s_setreg_b32 {offset: 4, size: 2+2, id: 1}, s2": "011902b9",
    "s_getreg_b32 s0, {}": "00f880b8",
    "s_getreg_b32 s0, hwreg(1+1, 0, 16+16)": "02f880b8",
    "s_sendmsg sendmsg(1+1)": "0200b6bf",
}
# Text that it refuses, and what is said.
REFUSED = {
    "s_getreg_b32 s0, {id: 1, id: 2}": "{id:1, id:2}: id, offset and size can stand here, each once",
    "s_getreg_b32 s0, {id: HW_REG_MODE}": "HW_REG_MODE has no value here",
    "s_getreg_b32 s0, hwreg(1, 0, 16+17)": "the number of bits 1..32",
    "v_mov_b32 v0, , v1": "'v0, , v1': nothing stands before a comma",
    "v_add_f32_e64 v0, v1, v2 row_shl:1": "no encoding of v_add_f32 is v_add_f32_e64 with row_shl:1",
    "v_cmpx_ne_i32 0.5, v1.l": "src1: v1.l: this operand takes a whole register, not a half",
    "v_cvt_u32_u16 v1.l, v2": "vdst: v1.l: this operand takes a whole register, not a half",
    "s_mov_b32 s0.l, s1": "s0.l: only vector registers have halves",
    "v_add_f32_e64 v0, ||v1||, v2": "||v1||: one pair of bars and one sign can stand here",
    "v_add_f32_e64 v0, -|-v1|, v2": "-|-v1|: one sign can stand here, before the bars",
    "v_add_f32_e64 v0, --4097, v2": "--4097: one sign can stand here, before the bars",
    "v_cmpx_o_f16_e64 0.5, -0x80000000": "src1: -0x80000000 does not fit f16; a literal",
    "s_lshl_b64 s[0:1], 1e3, s0": "src0: 1000.0 is no inline constant, and b64 takes no other float",
    "s_getreg_b32 s0, -1": "s_getreg_b32: simm16: -1 is not in 0..0xffff",
    "s_mov_b32 s0, 0o17": "src0: '0o17' is not a register, number or name that can stand here",
    "s_mov_b32 s0, 1/0": "'1/0': integer division or modulo by zero",
    "s_mov_b64 [s0,s2], s[2:3]": "[s0,s2] is no list of single registers that lie side by side",
    "v_add_f32 v0, src_execz, v1": "src0: src_execz went with gfx10; no chip here has it",
    "s_mov_b32 s0, src_pops_exiting_wave_id": "src_pops_exiting_wave_id went with gfx10",
}


@pytest.mark.parametrize("text", ACCEPTED)
def test_spellings_that_llvm_takes_become_its_bytes(rdna3: Isa, rdna4: Isa, text: str) -> None:
    assert rdna3.assemble(text).hex() == rdna4.assemble(text).hex() == ACCEPTED[text]


@pytest.mark.parametrize("text", REFUSED)
def test_what_llvm_refuses_is_refused_with_a_reason(rdna3: Isa, text: str) -> None:
    with pytest.raises(EncodeError, match=re.escape(REFUSED[text])):
        rdna3.assemble(text)


def test_names_that_set_gives_a_value_stand_for_it(rdna3: Isa) -> None:
    text = """
      .set base, 4
      count = base*2
      .equ base2, later+1
      .set later, 9
      s_mov_b64 s[base:base+1], s[count:count+1]
      .set count, count+2
      s_mov_b32 s[count], base2
      global_load_b32 v[base], v1, s[0:1] offset:count<<2"""
    plain = "s_mov_b64 s[4:5], s[8:9]\ns_mov_b32 s10, 10\nglobal_load_b32 v4, v1, s[0:1] offset:40"
    assert rdna3.assemble(text) == rdna3.assemble(plain)
    with pytest.raises(EncodeError, match="nothing has no value here"):
        rdna3.assemble("s_mov_b32 s0, nothing+1")
    with pytest.raises(EncodeError, match="a stands for itself"):
        rdna3.assemble(".set a, b+1\n.set b, a+1\ns_mov_b32 s0, a+0")
